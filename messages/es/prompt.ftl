## The prompt itself

greeting =
    Polygonarc. Gana quien tenga { $squares } casillas o { $knockouts ->
        [one] { $knockouts } eliminación
       *[other] { $knockouts } eliminaciones
    }; Intro tira el dado.
    Elige con un texto corto (`b4`, `west`) o un número, Tab completa; `undo` deshace, `seat blue greedy` añade un bot.
    `help` muestra los comandos, `variant` carga otro juego, Ctrl-D sale.
error = error:
unknown-command = comando desconocido `{ $word }`; { $hint }
help-lists = `help` muestra los comandos
did-you-mean = ¿querías decir `{ $near }`?
takes-nothing = `{ $name }` no admite argumentos, se encontró `{ $found }`
expected-on-off = `{ $name }`: se esperaba `on` u `off`, se encontró `{ $found }`
on-off-missing = a `{ $name }` le falta `on` u `off`
open-quote = hay comillas sin cerrar en `{ $text }`
unknown-option = opción desconocida `--{ $name }`; { $hint }
expected-options = se esperaba { $known }
expected-none = no hay ninguna
option-lacks-value = falta el valor de `--{ $name }`
not-a-number = `{ $what }`: se esperaba un número entero, se encontró `{ $text }`
number-missing = a `{ $what }` le falta un número
one-number = se esperaba un solo número, se encontró `{ $text }`
stopped = detenido
help-top = Escribe un comando, o elige: con un texto corto (`c4`, `west`, `give up`) o un número.
help-also = también: { $names }
help-example = ejemplo: { $line }

## Games

no-game = todavía no hay partida; `new` empieza una
game-over = la partida ha terminado; `undo` deshace, `new` empieza otra
shuffle-due = hay que barajar el mazo: `redo`, `step` o `auto` sigue
new-unexpected = `new`: sobra `{ $word }`; una variante se carga con `variant { $word }`
not-playing = { $player } no juega en una partida para { $players }
unknown-colour = color desconocido `{ $name }`; { $hint }
expected-colours = se esperaba rojo, azul, verde o amarillo
game-begins = { $variant }, { $seats }; semilla { $seed }
seat = { $player } { $who }
seat-human = humano
seat-taken = { $who } juega por { $player }
seat-person = una persona
seat-expected = se esperaba un color y luego `human` o un bot
seat-unknown = nadie llamado `{ $name }` puede sentarse; { $hint }
expected-one-of = se esperaba uno de: { $known }
seats-expected = { $players ->
        [one] se esperaba { $players } sitio, uno por jugador, o uno para todos, se encontraron { $count }
       *[other] se esperaban { $players } sitios, uno por jugador, o uno para todos, se encontraron { $count }
    }
clock-off = el reloj está parado
clock-gives = el reloj da { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    } por turno
clock-most = `clock`: se esperaban como mucho { $most } segundos, se encontró `{ $found }`
time-is-up = se acabó el tiempo: se juega lo más sencillo por { $player }

## Questions

ask = turno { $turn }, { $player }: { $what }
ask-bot = turno { $turn }, le toca a { $player } ({ $bot }); `auto` sigue jugando
ask-enter = Intro o `roll` tira el dado
ask-roll = tira el dado con `roll`
ask-hand = tira el dado o juega una carta de la mano
ask-step = { $left ->
        [one] queda { $left } paso
       *[other] quedan { $left } pasos
    }
ask-aim = { $card }, hay que elegir: { $about }
about-aim = el blanco
about-target = el blanco
about-targets = los blancos
about-place = el lugar
about-neighbour = la casilla vecina
about-way = la dirección
about-victim = la víctima
about-receiver = quién la recibe
about-square = la casilla
about-tower = la torre
about-card = la carta
more-choices = … { $hidden } más (`choices`)

## Deciding

no-face = `{ $face }` no es una cara del dado: tiene las caras 1 a { $faces } (regla T1)
rolled-must-step = { $player } ya ha tirado y debe elegir un paso; `choices` los muestra
rolled-must-aim = { $player } ya ha tirado y debe elegir un blanco; `choices` los muestra
aim-before-roll = { $player } debe elegir un objetivo antes de tirar el dado; `choices` los muestra
bot-plays = un bot juega por { $player }; `auto` sigue jugando
over-no-choice = la partida ha terminado: no se puede elegir `{ $text }`; `undo` deshace, `new` empieza otra
die-decides = decide el dado: `roll`, o `roll { $text }` para forzar la cara
before-the-roll = no se puede elegir `{ $text }` antes de tirar (regla T1); { $player } debe tirar: `roll`
choose-lacks = `choose`: ¿qué? `choices` muestra las opciones
choices-over = la partida ha terminado: no hay nada que elegir
choices-die = `roll`, o `roll FACE` para forzar una cara
no-stop-step = el movimiento no puede acabar aquí: hay un paso posible y es obligatorio (regla M2)
no-stop = ahora no hay nada que parar
no-give-up = ahora no se puede renunciar a nada (regla P4)
unknown-card = carta desconocida `{ $name }`; { $hint }
deck-names-top = `deck 3` nombra las de arriba
list-cards = `polygonarc list cards` las enumera
not-on-top = `{ $card }` no está arriba del mazo: es su carta { $place }, así lo decidió la mezcla; `force card { $card }` la pone ahí
not-in-deck = `{ $card }` no está en el mazo; `deck`, `hands` y `laid` dicen dónde están las cartas
no-drawing-face = ninguna cara de este dado hace robar (regla T1)

## Back and forth

no-undo = no hay nada que deshacer
no-redo = no hay nada que rehacer
nothing-happened = todavía no ha pasado nada
back-at = de vuelta en la decisión { $decision }
again-at = otra vez en la decisión { $decision }
now-at = ahora en la decisión { $decision }
to-do-again = { $at }, { $waiting } por rehacer

## Cards and variants

show-lacks = `show`: ¿qué? `show card ID` o `show variant`
show-card-lacks = `show card`: falta el identificador de la carta
show-expected = se esperaba `show card ID` o `show variant`, se encontró `{ $found }`
show-not-in-deck = no está en este mazo
show-copies = { $copies ->
        [one] { $copies } ejemplar
       *[other] { $copies } ejemplares
    }
show-in-hand = se guarda en la mano
show-laid = queda delante de un jugador
kind-bonus = bonus
kind-penalty = penalización
show-deck = mazo: { $cards }
usual-value = valor habitual
lang-unknown = idioma desconocido `{ $language }`; hay { $known }
lang-now = cartas en `{ $language }`, lo demás en `{ $speech }`; hay { $known }
profile-on = midiendo
profile-off = ya no se mide; `profile show` muestra lo hallado
profile-reset = mediciones olvidadas
profile-nothing = no se ha medido nada; `profile on` empieza
profile-expected = se esperaba `profile { $args }`, se encontró `profile { $found }`
