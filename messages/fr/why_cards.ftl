## Whether a card can do anything

cd-to-hand = `{ $card }` peut aller dans la main de { $player }
cd-from-hand = `{ $card }` peut se jouer maintenant de la main de { $player }
cd-can = `{ $card }` peut faire quelque chose pour { $player }
cd-slides = elle glisse sous la pioche
cd-discarded = elle va à la défausse sans effet
cd-parameter = paramètre
cd-does-nothing = ne rien faire, c'est ce qu'elle fait
cd-holds = { $player } l'a en main
cd-lies = elle est posée devant { $player }
cd-lies-second = elle est posée devant { $player } : une deuxième n'y a pas d'effet
cd-not-made = le choix `{ $choice }` n'est pas fait
cd-depends = le choix `{ $choice }` dépend d'un choix précédent
cd-no-candidate = aucune possibilité
cd-has-candidate = le choix `{ $choice }` a une possibilité
cd-has-candidate-in = le choix `{ $choice }` dans { $file } a une possibilité
cd-at-most = { $a } est au plus { $b }
cd-some-for-one = pour l'une d'elles il y a quelque chose de `{ $what }`
cd-is-candidate = { $what } est possible pour `{ $choice }`
cd-step-left-out = l'étape `{ $step }` est omise
cd-step-changes = l'étape `{ $step }` change quelque chose
cd-play-changes = `play` dans { $file } change quelque chose

## Whether something can be chosen

cc-can = `{ $text }` peut être choisi maintenant
cc-must-roll = { $player } doit d'abord lancer le dé
cc-unlike = `{ $text }` est { $among }, comme le demande `{ $choice }`
among-square = une case
among-player = un joueur
among-tower = une tour
among-direction = une direction
among-ground = un emplacement de tour
among-top-card = l'une des cartes du dessus
among-number = un nombre
cc-not-already = `{ $text }` n'est pas déjà choisi
cc-none-left = il ne reste pas de pas ordinaire, le déplacement peut donc finir ici
cc-legal-steps = pas possibles : { $steps }
cc-bonus = la carte est un bonus
cc-is-kind = `{ $card }` : { $kind }
cc-not-forced = le choix n'est pas forcé
cc-fewer = quelque chose est choisi et moins suffit
cc-none-enough = rien n'est choisi qui puisse suffire
cc-aim-due = une cible de carte est à choisir
cc-move-under-way = un déplacement est en cours
cc-roll-due = le lancer est à faire
cc-next-to = { $square } est à côté du pion de { $player }, dans l'une des { $directions } directions
cc-pawn-on = le pion est en { $square }
cc-lets = `{ $card }` laisse entrer en { $square }
cc-opens = ou : `{ $card }` ouvre { $square } au choix
cc-can-end = depuis { $square }, le déplacement peut encore finir où il doit, tous les pas faits
cc-left = encore { $left }, il peut finir en : { $squares }
cc-number = un nombre de { $least } à { $most }
gr-tower = il y a une tour à déplacer
gr-top = une carte est parmi les { $count } du dessus
gr-deck = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
gr-somewhere-square = quelque part une case convient
gr-somewhere-block = quelque part un carré de { $side } × { $side } convient en entier
gr-somewhere-fallback = quelque part un carré de { $side } × { $side }, ou deux voisines, convient en entier
gr-such = cases qui conviennent : { $squares }
gr-will-do = { $square } convient
gr-one = c'est une seule case
gr-block = c'est un carré de { $side } × { $side }
gr-is-ground = { $squares } lui convient

## Whether something is among what an expression gives

ex-among-all = { $what } est dans chacun de ceux-ci
ex-among-any = { $what } est dans l'un de ceux-ci
ex-among = { $what } est parmi `{ $of }`
ex-among-query = { $what } est parmi `{ $of }` ({ $doc })
ex-not-among = { $what } n'est pas parmi `{ $of }`
ex-is = { $what } est { $of }
ex-at-least = { $what } est au moins { $least }
ex-both = { $found } et { $wanted }
ex-reserve-least = les tours en réserve de { $player } sont au moins { $count }
ex-standing-most = les tours et donjons debout de { $player } sont au plus { $count }
ex-or = ou : { $what }
ex-part = { $what } est { $name }
ex-part-not = { $what } n'est pas { $name }
ex-left-out = laissées de côté, car : { $name }
part-on-board = sur le plateau
part-yours = à toi
part-blank = vierge
part-blank-ground = vierge, là où une case vierge convient
part-other-tower = sous une autre tour
part-enemy-pawn = sous un pion adverse
part-pawn = sous un pion
part-start = un départ
part-tower = sous une tour
part-line = dans une telle ligne
part-behind = à un obstacle ou derrière
part-your-pawn = sous ton pion
part-your-start = sur ton départ
ex-value = `{ $what }` vaut { $value }
ex-some = il y a quelque chose de `{ $what }`
ex-none-of = il n'y a rien de `{ $what }`
ex-without = sans `{ $what }` : { $value }
ex-every-square = toutes les cases
ex-no-pawn = pas de pion
ex-has = { $player } : { $pawn } ; { $reserve } en réserve, { $standing } debout, { $lost } perdues
part-owned = à quelqu'un
part-dead = morte
part-enemy-start = un départ adverse
part-enemy-tower = sous une tour adverse
part-theirs = déjà à ce joueur
part-enterable = accessible
