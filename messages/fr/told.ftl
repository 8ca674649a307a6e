## Players

player-red = rouge
player-blue = bleu
player-green = vert
player-yellow = jaune

## What happened; before most of these stands who did it

told-turn = tour { $turn } : { $player }
told-both = { $first } ; { $next }
told-by = { $head } : { $what }
told-skips = passe son tour
told-rolls = lance le dé : { $face }
told-shuffled = la pioche est mélangée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
told-draws = pioche { $card }
told-slides = { $card } ne peut rien faire et glisse sous la pioche
told-keeps = garde { $card } en main
told-plays = joue { $card } de sa main
told-laid = { $card } se pose devant { $player }
told-used-up = { $card } de { $player } a fait son effet
told-nothing = { $card } ne fait rien
told-gives-up = renonce à { $card }
told-cancels = { $by } de { $player } annule { $card }
told-diverts = prend { $card } à { $from }
told-top-discarded = { $cards ->
        [one] la carte du dessus va à la défausse
       *[other] les { $cards } cartes du dessus vont à la défausse
    }
told-top-chosen = la carte { $place } à partir du dessus passe en premier
told-takes = prend { $squares }
told-encircles = encercle { $squares }
told-blank = { $count ->
        [one] { $squares } devient vierge
       *[other] { $squares } deviennent vierges
    }
told-dead = { $count ->
        [one] { $squares } est morte à présent
       *[other] { $squares } sont mortes à présent
    }
told-alive = { $count ->
        [one] { $squares } revient en vie
       *[other] { $squares } reviennent en vie
    }
told-moves = avance de { $steps } pas
told-home = retourne au départ
told-jumps = saute en { $square }
told-goes = va en { $squares }
told-stuck = ne peut pas avancer
told-swaps = échange sa place avec { $other }
told-knocks-out = élimine { $player }
told-knocks-out-for = élimine { $player }, ce qui compte { $points }
told-plants-tower = pose une tour en { $squares }
told-plants-keep = pose un donjon en { $squares }
told-tower-moves = la tour de { $player } passe de { $from } à { $to }
told-keep-moves = le donjon de { $player } passe de { $from } à { $to }
told-tower-destroyed = la tour de { $player } en { $squares } est détruite
told-keep-destroyed = le donjon de { $player } en { $squares } est détruit
told-gives-tower = donne à { $to } la tour en { $squares }
told-gives-keep = donne à { $to } le donjon en { $squares }
told-reserve-lost = perd { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } de sa réserve
told-reserve-gained = gagne { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } en réserve
told-regained = récupère une tour détruite
told-will-skip = { $turns ->
        [one] passera un tour
       *[other] passera { $turns } tours
    }
told-will-go-again = { $turns ->
        [one] jouera un tour de plus
       *[other] jouera { $turns } tours de plus
    }
told-goes-again = joue un tour de plus
told-wins-zones = { $player } gagne aux zones
told-wins-knockouts = { $player } gagne aux éliminations
told-limit-wins = la limite de tours est atteinte : { $player } gagne
told-limit-draw = la limite de tours est atteinte : match nul

## How things stand

label-zones = zones
label-knockouts = éliminations
label-reserve = réserve
label-hand = main
turns-to-skip = { $count ->
        [one] un tour à passer
       *[other] { $count } tours à passer
    }
turns-besides = { $count ->
        [one] un tour de plus à jouer
       *[other] { $count } tours de plus à jouer
    }
piles = { $deck } dans la pioche, { $discard } à la défausse
pile-last = (la dernière : { $card })
pile-in-play = en jeu : { $cards }

## What was measured

profile-card = carte
profile-primitive = primitive
profile-calls = appels
profile-instructions = instructions
profile-time = temps
profile-runs = effet joué
profile-probes = test : peut-elle faire quelque chose
profile-hooks = hooks
coverage-none = aucun script n'a tourné pendant la mesure
coverage-unknown = aucun script `{ $file }` n'a tourné ; il y a { $known }
coverage-missed = pas exécutées : { $lines }
coverage-row = { $ran } sur { $all } lignes { $percent } %

## Why

why-yes = oui
why-no = non
why-if = ce serait possible si :
