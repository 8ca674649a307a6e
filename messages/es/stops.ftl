## Where running stops

break-card-how = una carta es `drawn`, `played` o `fizzled`, se encontró `{ $found }`
break-which = ¿{ $which }? como en `{ $word } NAME`; véase `help break`
which-card = qué carta
which-primitive = qué primitiva
which-event = qué suceso
which-square = qué casilla
which-player = qué jugador
which-rule = qué regla
which-line = qué línea
break-no-place = `{ $text }` no es un lugar donde parar; se esperaba uno de estos: { $kinds }
break-no-place-near = `{ $text }` no es un lugar donde parar, { $hint }
break-unknown-primitive = primitiva desconocida `{ $name }`
break-unknown-event = suceso desconocido `{ $name }`
break-unknown-colour = color desconocido `{ $name }`
what-near = { $what }, { $hint }
what-known = { $what }; hay { $known }
break-no-rule = ninguna primitiva trata de una regla `{ $name }`; las hay para: { $known }
break-file-line = se esperaba un archivo y una línea, como `scripts/name.lua:5`, se encontró `{ $found }`
break-no-file = ninguna carta tiene un archivo `{ $name }`
break-no-file-near = ninguna carta tiene un archivo `{ $name }`, { $hint }
break-gone = el punto de parada { $number } desaparece: { $why }
plays-not-here = { $player } no juega en esta partida
never-in-deck = esto no puede parar nunca: el mazo de `{ $variant }` no tiene `{ $card }`
never-on-line = esto no puede parar nunca: no se ejecuta nada en la línea { $line } de { $file }
never-on-line-near = esto no puede parar nunca: no se ejecuta nada en la línea { $line } de { $file }; la más cercana en que sí es la { $near }
watch-what = ¿qué vigilar? una casilla, `score rojo`, `hand rojo`, `laid rojo`, o una expresión
watch-whose = ¿`{ $what }` de quién? un color, como en `{ $what } { $player }`
watch-score = { $zones ->
        [one] { $zones } zona
       *[other] { $zones } zonas
    }, { $knockouts ->
        [one] { $knockouts } eliminación
       *[other] { $knockouts } eliminaciones
    }
no-value = no tiene valor
nothing-to-finish = aquí no hay nada en curso que se pueda terminar; `step` entra en ello

## What is seen on a square, and how two positions differ

seen-blank = en blanco
seen-dead = muerta
seen-pawn = peón de { $player }
seen-tower = torre de { $player }
differs-turn = turno
differs-active = le toca a
differs-zones = zonas de { $player }
differs-knockouts = eliminaciones de { $player }
differs-reserve = reserva de { $player }
differs-hand = mano de { $player }
differs-laid = delante de { $player }
differs-towers = torres
differs-tower = { $player } { $squares }
differs-deck = mazo
differs-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
differs-order = un orden
differs-another = otro
