## Players

player-red = rojo
player-blue = azul
player-green = verde
player-yellow = amarillo

## What happened; before most of these stands who did it

told-turn = turno { $turn }: { $player }
told-both = { $first }; { $next }
told-by = { $head }: { $what }
told-skips = pierde el turno
told-rolls = saca un { $face }
told-shuffled = se baraja el mazo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
told-draws = roba { $card }
told-slides = { $card } no puede hacer nada y pasa al fondo del mazo
told-keeps = guarda { $card } en la mano
told-plays = juega { $card } de la mano
told-laid = { $card } queda delante de { $player }
told-used-up = { $card } de { $player } ya ha hecho su efecto
told-nothing = { $card } no hace nada
told-gives-up = renuncia a { $card }
told-cancels = { $by } de { $player } anula { $card }
told-diverts = le quita { $card } a { $from }
told-top-discarded = { $cards ->
        [one] la carta de arriba va al descarte
       *[other] las { $cards } cartas de arriba van al descarte
    }
told-top-chosen = la carta { $place } desde arriba pasa a ser la primera
told-takes = toma { $squares }
told-encircles = cerca { $squares }
told-blank = { $count ->
        [one] { $squares } queda en blanco
       *[other] { $squares } quedan en blanco
    }
told-dead = { $count ->
        [one] { $squares } queda muerta
       *[other] { $squares } quedan muertas
    }
told-alive = { $count ->
        [one] { $squares } vuelve a la vida
       *[other] { $squares } vuelven a la vida
    }
told-moves = avanza { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
told-home = vuelve a la salida
told-jumps = salta a { $square }
told-goes = va a { $squares }
told-stuck = no puede avanzar
told-swaps = cambia de sitio con { $other }
told-knocks-out = elimina a { $player }
told-knocks-out-for = elimina a { $player }, que cuenta { $points }
told-plants-tower = planta una torre en { $squares }
told-plants-keep = planta un torreón en { $squares }
told-tower-moves = la torre de { $player } pasa de { $from } a { $to }
told-keep-moves = el torreón de { $player } pasa de { $from } a { $to }
told-tower-destroyed = la torre de { $player } en { $squares } queda destruida
told-keep-destroyed = el torreón de { $player } en { $squares } queda destruido
told-gives-tower = da a { $to } la torre en { $squares }
told-gives-keep = da a { $to } el torreón en { $squares }
told-reserve-lost = pierde { $count ->
        [one] { $count } torre
       *[other] { $count } torres
    } de la reserva
told-reserve-gained = gana { $count ->
        [one] { $count } torre
       *[other] { $count } torres
    } en reserva
told-regained = recupera una torre destruida
told-will-skip = { $turns ->
        [one] perderá un turno
       *[other] perderá { $turns } turnos
    }
told-will-go-again = { $turns ->
        [one] jugará otro turno
       *[other] jugará { $turns } turnos más
    }
told-goes-again = juega otro turno
told-wins-zones = { $player } gana por zonas
told-wins-knockouts = { $player } gana por eliminaciones
told-limit-wins = se ha llegado al límite de turnos: gana { $player }
told-limit-draw = se ha llegado al límite de turnos: empate

## How things stand

label-zones = zonas
label-knockouts = eliminaciones
label-reserve = reserva
label-hand = mano
turns-to-skip = { $count ->
        [one] pierde un turno
       *[other] pierde { $count } turnos
    }
turns-besides = { $count ->
        [one] juega un turno más
       *[other] juega { $count } turnos más
    }
piles = { $deck } en el mazo, { $discard } en el descarte
pile-last = (la última: { $card })
pile-in-play = en juego: { $cards }

## What was measured

profile-card = carta
profile-primitive = primitiva
profile-calls = llamadas
profile-instructions = instrucciones
profile-time = tiempo
profile-runs = efecto jugado
profile-probes = prueba: ¿puede hacer algo?
profile-hooks = hooks
coverage-none = ningún script se ha ejecutado durante la medición
coverage-unknown = no se ha ejecutado ningún script `{ $file }`; están { $known }
coverage-missed = sin ejecutar: { $lines }
coverage-row = { $ran } de { $all } líneas { $percent } %

## Why

why-yes = sí
why-no = no
why-if = sería posible si:
