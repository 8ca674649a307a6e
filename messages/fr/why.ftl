## How a square stands

sq-owner = { $square } est à { $player }
sq-blank = { $square } est vierge
sq-start = départ de { $player }
sq-tower = sous la tour { $squares } de { $player }
sq-keep = sous le donjon { $squares } de { $player }
sq-pawn = sous le pion de { $player }
none = aucune
in-all = { $names } … ({ $count } en tout)
squares = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
steps = { $count } pas

## What would have to be otherwise

ch-alive = { $square } était vivante
ch-no-tower = aucune tour n'était sur { $square }
ch-blank = { $square } était vierge
ch-dead = { $square } était morte
ch-owner = { $count ->
        [one] { $squares } était à { $player }
       *[other] { $squares } étaient toutes à { $player }
    }
ch-at-start = le pion de { $player } était sur son départ
ch-pawn-at = le pion de { $player } était en { $square }
ch-reserve = { $player } avait une tour en réserve
ch-card = `{ $card }` ne pesait pas sur le déplacement
ch-knob = `{ $knob }` valait { $value }
ch-both = { $first } et { $second }

## The decision that is due

due-choices = { $count } choix
due-shuffle = la pioche doit être mélangée
due-deck-empty = la pioche est vide
due-roll = à { $player } de lancer le dé
due-draw-faces = { $faces } font piocher une carte
due-hand = { $player } peut jouer des cartes de sa main avant de lancer le dé
due-bears = `{ $card }` pèse sur le déplacement
due-step = { $player } doit faire un pas : tous les pas sont à faire tant qu'il y en a un de possible
due-left = encore { $left }
due-aim = { $player } doit choisir `{ $about }` de `{ $card }`
due-chosen = { $count } sont à choisir
due-up-to = jusqu'à { $count } sont à choisir
due-give-up = on peut y renoncer

## The end

end-over-by = la partie est finie : { $what }
end-at-limit = à la limite de tours, { $player } gagne
end-turn = tour { $turn }
end-several = plusieurs ont atteint un but : gagne qui agit, puis l'ordre des places
end-no-limit = il n'y a pas de limite de tours
end-turns-over = { $limit } tours sont passés
end-goal = { $player } a atteint un but
end-owns = { $player } a { $squares } cases
end-scored = { $player } a fait { $knocked } éliminations
end-of = { $found } sur { $wanted }

## Rings

ring-not-theirs = { $square } est dans un groupe qui n'est pas à { $player }
ring-no-edge = le groupe de { $square } n'a pas de case au bord du plateau
ring-found = { $count } : { $squares }
ring-on-edge = { $count }, dont { $edge } au bord
ring-gap = la brèche : { $gap } ; fermée, elle enfermerait { $inside }
ring-wide = l'anneau est grand ouvert : quelques cases de plus ne le fermeraient pas
ring-falls = le groupe de { $square } tombe aux mains de { $player }
ring-holds = il y a quelque chose à y gagner
ring-spared = jamais prises : { $squares }
ring-touches = il touche une case qui vient d'être prise
ring-gained = prises : { $squares }
ring-enemy-too = les cases adverses qu'il contient tombent aussi
ring-all-blank = il est tout entier vierge ou mort
ring-enemy = cases adverses : { $squares }
rings-nearly = où les anneaux de { $player } sont presque fermés
rings-none = aucune brèche de { $widest } cases au plus
rings-gap = la brèche { $gap } ouvre l'anneau autour de { $inside }

## The steps of a move

st-moves = la face { $face } fait avancer le pion de { $player }
st-draws = elle fait piocher une carte
st-gives = la face { $face } donne { $steps }
st-no-card = aucune carte n'est posée devant { $player }
st-times = × { $times }, donc { $steps }
st-moves-on = { $player } avance sur un { $face }
st-most = au plus { $most }, donc { $steps }
st-add = { $add }, donc { $steps }
st-stays = le nombre de pas ne change pas
st-total = un { $face } vaut { $steps } pour { $player }
st-said = `{ $card }` : { $what }
st-no-move = aucun déplacement ne suit
st-faces = ce que donnerait maintenant un lancer de { $player }
