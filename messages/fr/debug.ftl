## Walking

already-turn = c'est déjà le tour { $turn } ; `back turn` et `goto` reviennent en arrière
nothing-to-stop-at = il n'y a rien où s'arrêter : pose un point d'arrêt avec `break`, ou surveille quelque chose avec `watch`
rewind-least = `rewind` recule d'au moins 1
no-decision = il n'y a pas de décision { $number } sur ce chemin : il va de 1 à { $most }
unknown-grain = pas inconnu `{ $word }`, { $hint }
expected-grains = event, primitive, line, decision ou turn attendu
nobody-chooses = personne n'a à choisir ici
left-the-middle = (sorti du milieu de la décision { $decision } : on continue depuis sa fin)
left-the-fault = (sorti du choix qui échoue : on continue depuis avant lui)
stop-at = { $why }à la décision { $decision }, tour { $turn }
stop-in = { $why }dans la décision { $decision } ({ $line }), tour { $turn }
stop-break = point d'arrêt { $number }, { $what } :
stop-watch = surveillance { $number }, { $what } : { $was } -> { $now }
stop-failed = point d'arrêt { $number }, { $what }, impossible à évaluer : { $why }
stop-over = la partie est finie ;
stop-beginning = la ligne commence ici ;
stop-interrupted = interrompu
moment-edited = la position est modifiée
moment-answers = { $card } de { $player } réagit ({ $hook })
moment-played = { $card } se joue pour { $player }
moment-over = l'effet est terminé
moment-fault = la carte échoue
moment-done = fait
moment-about-to = sur le point de faire : { $what }
moment-about-to-run = sur le point de tourner
moment-book-keeping = (comptabilité interne)
moment-undone = ce que l'effet a fait est annulé jusqu'à ce qu'il ait sa réponse
moment-undone-again = annulé jusqu'à ce que l'effet ait sa réponse
nobody = personne
no-squares = aucune case
a-word = un mot
no-variables = aucune variable n'est encore visible
no-script = aucun script ne s'exécute ici ; `step line` et `break line FILE:LINE` y mènent
no-call = il n'y a pas d'appel { $call } ici : `stack` en montre de 1 à { $calls }
step-into-fault = `step line` entre dans ce choix, jusqu'à l'endroit où elle échoue

## Branches

which-branch = quelle branche ? `branches` donne leurs numéros
no-branch = il n'y a pas de branche { $number } : elles vont de 1 à { $most }
branch-here = ici
branch = branche { $number }
branch-ends = finit là
branches-part = elles se séparent à la décision { $decision } : { $a } { $at_a }, { $b } { $at_b }
same-positions = les positions sont les mêmes
from-the-beginning = depuis le début
branch-row = { $what }, jusqu'au tour { $turn }
branch-due = (ici : la décision { $decision } est à prendre)

## Breakpoints and watches

break-where = où ? par exemple `break card tide`, `break event knockout`, `break c4` ; voir `help break`
break-if-what = il manque la condition après `if`, comme dans `break event knockout if by == "red"`
breakpoint-set = point d'arrêt { $number } : { $what }
note = note : { $text }
watch-set = surveillance { $number } : { $what }, à présent { $now }
breaks-row = { $what }, { $hits ->
        [one] { $hits } arrêt
       *[other] { $hits } arrêts
    }
breaks-disabled = désactivé
breaks-none = il n'y en a pas ; voir `break` et `watch`
breaks-gone = { $count ->
        [one] { $count } retiré
       *[other] { $count } retirés
    }
breaks-which = lequel ? un numéro que montre `breaks`, ou `all`
no-breakpoint = il n'y a pas de point d'arrêt ni de surveillance { $number } ; `breaks` les montre
never-changed = { $what } n'a jamais changé sur ce chemin
last-changed = { $what } : { $was } -> { $now }, tour { $turn }, décision { $decision } ({ $line })

## Why

why-drawn-slid = tour { $turn } : { $player } a pioché `{ $card }`, et elle a glissé sous la pioche
why-drawn-nothing = tour { $turn } : { $player } a pioché `{ $card }`, et elle n'a rien fait
why-now = à présent : { $what }
why-last-roll = le dernier lancer, et le prochain
why-param = `{ $name }` de `{ $card }` valait { $value }
why-left-out = une partie est laissée de côté par { $what }
why-no-subject = `{ $text }` n'est rien sur quoi interroger, { $hint }
why-expected = il faut une case, un choix, une carte, `move`, `ring` ou `end`
why-ring-word = `ring` : `{ $word }` n'est ni une case ni la couleur de quelqu'un, { $hint }
why-nearest-square = la case la plus proche est `{ $near }`
why-ring-expected = il faut une case ou une couleur
