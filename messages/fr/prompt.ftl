## The prompt itself

greeting =
    Polygonarc. Pour gagner : { $squares } cases à toi ou { $knockouts ->
        [one] { $knockouts } élimination
       *[other] { $knockouts } éliminations
    } ; Entrée lance le dé.
    Choisis par un texte court (`b4`, `west`) ou un numéro, Tab complète ; `undo` revient en arrière, `seat blue greedy` ajoute un robot.
    `help` donne la liste des commandes, `variant` charge un autre jeu, Ctrl-D quitte.
error = erreur :
unknown-command = commande inconnue `{ $word }` ; { $hint }
help-lists = `help` donne la liste des commandes
did-you-mean = voulais-tu dire `{ $near }` ?
takes-nothing = `{ $name }` ne prend pas d'argument, trouvé `{ $found }`
expected-on-off = `{ $name }` : `on` ou `off` attendu, trouvé `{ $found }`
on-off-missing = il manque `on` ou `off` à `{ $name }`
open-quote = un guillemet n'est jamais fermé dans `{ $text }`
unknown-option = option inconnue `--{ $name }` ; { $hint }
expected-options = attendu : { $known }
expected-none = il n'y en a aucune
option-lacks-value = il manque la valeur de `--{ $name }`
not-a-number = `{ $what }` : nombre entier attendu, trouvé `{ $text }`
number-missing = il manque un nombre à `{ $what }`
one-number = un seul nombre attendu, trouvé `{ $text }`
stopped = arrêté
help-top = Tape une commande, ou choisis : par un texte court (`c4`, `west`, `give up`) ou un numéro.
help-also = aussi : { $names }
help-example = exemple : { $line }

## Games

no-game = il n'y a pas encore de partie ; `new` en commence une
game-over = la partie est finie ; `undo` revient en arrière, `new` en commence une autre
shuffle-due = la pioche doit être mélangée : `redo`, `step` ou `auto` continue
new-unexpected = `new` : `{ $word }` est de trop ; une variante se charge par `variant { $word }`
not-playing = { $player } ne joue pas dans une partie à { $players }
unknown-colour = couleur inconnue `{ $name }` ; { $hint }
expected-colours = rouge, bleu, vert ou jaune attendu
game-begins = { $variant }, { $seats } ; graine { $seed }
seat = { $player } { $who }
seat-human = humain
seat-taken = { $who } joue pour { $player }
seat-person = une personne
seat-expected = il faut une couleur, puis `human` ou un robot
seat-unknown = personne du nom de `{ $name }` ne peut prendre place ; { $hint }
expected-one-of = l'un de ceux-ci attendu : { $known }
seats-expected = { $players ->
        [one] il faut { $players } place, une par joueur, ou une pour tous, trouvé { $count }
       *[other] il faut { $players } places, une par joueur, ou une pour tous, trouvé { $count }
    }
clock-off = la pendule est arrêtée
clock-gives = la pendule donne { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par tour
clock-most = `clock` : au plus { $most } secondes attendues, trouvé `{ $found }`
time-is-up = le temps est écoulé : le plus simple est joué pour { $player }

## Questions

ask = tour { $turn }, { $player } : { $what }
ask-bot = tour { $turn }, à { $player } ({ $bot }) de jouer ; `auto` continue
ask-enter = Entrée ou `roll` lance le dé
ask-roll = lance le dé avec `roll`
ask-hand = lance le dé, ou joue une carte de ta main
ask-step = encore { $left } pas
ask-aim = { $card }, à choisir : { $about }
about-aim = la cible
about-target = la cible
about-targets = les cibles
about-place = l'emplacement
about-neighbour = la case voisine
about-way = la direction
about-victim = la victime
about-receiver = qui la reçoit
about-square = la case
about-tower = la tour
about-card = la carte
more-choices = … encore { $hidden } (`choices`)

## Deciding

no-face = `{ $face }` n'est pas une face du dé : il a les faces 1 à { $faces } (règle T1)
rolled-must-step = { $player } a déjà lancé le dé et doit choisir un pas ; `choices` les montre
rolled-must-aim = { $player } a déjà lancé le dé et doit choisir une cible ; `choices` les montre
aim-before-roll = { $player } doit choisir une cible avant de lancer le dé ; `choices` les montre
bot-plays = un robot joue pour { $player } ; `auto` continue
over-no-choice = la partie est finie : impossible de choisir `{ $text }` ; `undo` revient en arrière, `new` en commence une autre
die-decides = c'est au dé de décider : `roll`, ou `roll { $text }` pour forcer la face
before-the-roll = impossible de choisir `{ $text }` avant de lancer le dé (règle T1) ; à { $player } de lancer : `roll`
choose-lacks = `choose` : que choisir ? `choices` montre les choix
choices-over = la partie est finie : il n'y a rien à choisir
choices-die = `roll`, ou `roll FACE` pour forcer une face
no-stop-step = le déplacement ne peut pas s'arrêter là : un pas est possible, il faut le faire (règle M2)
no-stop = il n'y a rien à arrêter maintenant
no-give-up = on ne peut renoncer à rien maintenant (règle P4)
unknown-card = carte inconnue `{ $name }` ; { $hint }
deck-names-top = `deck 3` nomme celles du dessus
list-cards = `polygonarc list cards` en donne la liste
not-on-top = `{ $card }` n'est pas sur le dessus de la pioche : c'est sa carte { $place }, ainsi en a décidé le mélange ; `force card { $card }` l'y met
not-in-deck = `{ $card }` n'est pas dans la pioche ; `deck`, `hands` et `laid` disent où sont les cartes
no-drawing-face = aucune face de ce dé ne fait piocher (règle T1)

## Back and forth

no-undo = il n'y a rien à annuler
no-redo = il n'y a rien à refaire
nothing-happened = il ne s'est encore rien passé
back-at = retour à la décision { $decision }
again-at = de nouveau à la décision { $decision }
now-at = maintenant à la décision { $decision }
to-do-again = { $at }, { $waiting } à refaire

## Cards and variants

show-lacks = `show` : que montrer ? `show card ID` ou `show variant`
show-card-lacks = `show card` : il manque l'identifiant de la carte
show-expected = attendu `show card ID` ou `show variant`, trouvé `{ $found }`
show-not-in-deck = absente de cette pioche
show-copies = { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
show-in-hand = gardée en main
show-laid = posée devant un joueur
kind-bonus = bonus
kind-penalty = malus
show-deck = pioche : { $cards }
usual-value = valeur habituelle
lang-unknown = langue inconnue `{ $language }` ; il y a { $known }
lang-now = cartes en `{ $language }`, le reste en `{ $speech }` ; il y a { $known }
profile-on = mesure en cours
profile-off = mesure arrêtée ; `profile show` montre ce qui a été trouvé
profile-reset = les mesures sont oubliées
profile-nothing = rien n'a été mesuré ; `profile on` commence
profile-expected = attendu `profile { $args }`, trouvé `profile { $found }`
