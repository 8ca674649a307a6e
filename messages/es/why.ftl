## How a square stands

sq-owner = { $square } es de { $player }
sq-blank = { $square } está en blanco
sq-start = salida de { $player }
sq-tower = bajo la torre { $squares } de { $player }
sq-keep = bajo el torreón { $squares } de { $player }
sq-pawn = bajo el peón de { $player }
none = ninguna
in-all = { $names } … ({ $count } en total)
squares = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
steps = { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }

## What would have to be otherwise

ch-alive = { $square } estuviera viva
ch-no-tower = no hubiera torre en { $square }
ch-blank = { $square } estuviera en blanco
ch-dead = { $square } estuviera muerta
ch-owner = { $count ->
        [one] { $squares } fuera de { $player }
       *[other] { $squares } fueran todas de { $player }
    }
ch-at-start = el peón de { $player } estuviera en su salida
ch-pawn-at = el peón de { $player } estuviera en { $square }
ch-reserve = { $player } tuviera una torre en la reserva
ch-card = `{ $card }` no afectara al movimiento
ch-knob = `{ $knob }` fuera { $value }
ch-both = { $first } y { $second }

## The decision that is due

due-choices = { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }
due-shuffle = hay que barajar el mazo
due-deck-empty = el mazo está vacío
due-roll = { $player } debe tirar
due-draw-faces = { $faces } hacen robar una carta
due-hand = { $player } puede jugar cartas de la mano antes de tirar
due-bears = `{ $card }` afecta al movimiento
due-step = { $player } debe dar un paso: hay que usar todos mientras haya uno posible
due-left = quedan { $left }
due-aim = { $player } debe elegir `{ $about }` de `{ $card }`
due-chosen = se eligen { $count }
due-up-to = se eligen hasta { $count }
due-give-up = se puede renunciar

## The end

end-over-by = la partida ha terminado: { $what }
end-at-limit = { $player } gana en el límite de turnos
end-turn = turno { $turn }
end-several = varios han alcanzado una meta: gana quien actúa, luego el orden de sitios
end-no-limit = no hay límite de turnos
end-turns-over = han pasado { $limit } turnos
end-goal = { $player } ha alcanzado una meta
end-owns = { $player } tiene { $squares } casillas
end-scored = { $player } ha hecho { $knocked } eliminaciones
end-of = { $found } de { $wanted }

## Rings

ring-not-theirs = { $square } está en un grupo que no es de { $player }
ring-no-edge = el grupo de { $square } no tiene casillas en el borde del tablero
ring-found = { $count }: { $squares }
ring-on-edge = { $count }, { $edge } en el borde
ring-gap = la brecha: { $gap }; cerrada, encerraría { $inside }
ring-wide = el cerco está muy abierto: unas pocas casillas más no lo cerrarían
ring-falls = el grupo de { $square } cae en manos de { $player }
ring-holds = hay algo que ganar en él
ring-spared = nunca se toman: { $squares }
ring-touches = toca una casilla recién tomada
ring-gained = tomadas: { $squares }
ring-enemy-too = las casillas rivales que contiene caen también
ring-all-blank = todo él está en blanco o muerto
ring-enemy = casillas rivales: { $squares }
rings-nearly = dónde los cercos de { $player } están casi cerrados
rings-none = ninguna brecha de { $widest } casillas como mucho
rings-gap = la brecha { $gap } abre el cerco alrededor de { $inside }

## The steps of a move

st-moves = la cara { $face } mueve el peón de { $player }
st-draws = hace robar una carta
st-gives = la cara { $face } da { $steps }
st-no-card = no hay cartas delante de { $player }
st-times = × { $times }, así que { $steps }
st-moves-on = { $player } avanza con un { $face }
st-most = como mucho { $most }, así que { $steps }
st-add = { $add }, así que { $steps }
st-stays = el número de pasos no cambia
st-total = un { $face } son { $steps } para { $player }
st-said = `{ $card }`: { $what }
st-no-move = no hay movimiento después
st-faces = qué daría ahora una tirada de { $player }
