## Whether a card can do anything

cd-to-hand = `{ $card }` puede ir a la mano de { $player }
cd-from-hand = `{ $card }` se puede jugar ahora de la mano de { $player }
cd-can = `{ $card }` puede hacer algo por { $player }
cd-slides = pasa al fondo del mazo
cd-discarded = va al descarte sin efecto
cd-parameter = parámetro
cd-does-nothing = no hacer nada es lo que hace
cd-holds = { $player } la tiene en la mano
cd-lies = está delante de { $player }
cd-lies-second = está delante de { $player }: una segunda ahí no tiene efecto
cd-not-made = la elección `{ $choice }` no se hace
cd-depends = la elección `{ $choice }` depende de una anterior
cd-no-candidate = ninguna posibilidad
cd-has-candidate = la elección `{ $choice }` tiene una posibilidad
cd-has-candidate-in = la elección `{ $choice }` en { $file } tiene una posibilidad
cd-at-most = { $a } es como mucho { $b }
cd-some-for-one = para una de ellas hay algo de `{ $what }`
cd-is-candidate = { $what } es posible para `{ $choice }`
cd-step-left-out = el paso `{ $step }` se omite
cd-step-changes = el paso `{ $step }` cambia algo
cd-play-changes = `play` en { $file } cambia algo

## Whether something can be chosen

cc-can = `{ $text }` se puede elegir ahora
cc-must-roll = { $player } debe tirar primero
cc-unlike = `{ $text }` es { $among }, como pide `{ $choice }`
among-square = una casilla
among-player = un jugador
among-tower = una torre
among-direction = una dirección
among-ground = un lugar para una torre
among-top-card = una de las cartas de arriba
among-number = un número
cc-not-already = `{ $text }` no está elegido ya
cc-none-left = no queda ningún paso corriente, así que el movimiento puede acabar aquí
cc-legal-steps = pasos posibles: { $steps }
cc-bonus = la carta es un bonus
cc-is-kind = `{ $card }`: { $kind }
cc-not-forced = la elección no es forzosa
cc-fewer = algo está elegido y basta con menos
cc-none-enough = no hay nada elegido que pueda bastar
cc-aim-due = toca elegir el blanco de una carta
cc-move-under-way = hay un movimiento en curso
cc-roll-due = toca tirar
cc-next-to = { $square } está junto al peón de { $player }, en una de las { $directions } direcciones
cc-pawn-on = el peón está en { $square }
cc-lets = `{ $card }` deja entrar en { $square }
cc-opens = o: `{ $card }` abre { $square } si se quiere
cc-can-end = desde { $square } el movimiento aún puede acabar donde debe, con todos los pasos dados
cc-left = quedan { $left }, puede acabar en: { $squares }
cc-number = un número de { $least } a { $most }
gr-tower = hay una torre que mover
gr-top = una carta está entre las { $count } de arriba
gr-deck = { $count ->
        [one] { $count } carta en el mazo
       *[other] { $count } cartas en el mazo
    }
gr-somewhere-square = en algún lugar una casilla sirve
gr-somewhere-block = en algún lugar un bloque de { $side } × { $side } sirve entero
gr-somewhere-fallback = en algún lugar un bloque de { $side } × { $side }, o dos vecinas, sirve entero
gr-such = casillas que sirven: { $squares }
gr-will-do = { $square } sirve
gr-one = es una sola casilla
gr-block = es un bloque de { $side } × { $side }
gr-is-ground = { $squares } le sirve

## Whether something is among what an expression gives

ex-among-all = { $what } está en todos estos
ex-among-any = { $what } está en alguno de estos
ex-among = { $what } está entre `{ $of }`
ex-among-query = { $what } está entre `{ $of }` ({ $doc })
ex-not-among = { $what } no está entre `{ $of }`
ex-is = { $what } es { $of }
ex-at-least = { $what } es al menos { $least }
ex-both = { $found } y { $wanted }
ex-reserve-least = las torres en reserva de { $player } son al menos { $count }
ex-standing-most = las torres y torreones en pie de { $player } son como mucho { $count }
ex-or = o: { $what }
ex-part = { $what } { $name }
ex-part-not = { $what } no { $name }
ex-left-out = se dejan fuera, porque: { $name }
part-on-board = está en el tablero
part-yours = es tuya
part-blank = está en blanco
part-blank-ground = está en blanco, donde basta una casilla en blanco
part-other-tower = está bajo otra torre
part-enemy-pawn = está bajo un peón rival
part-pawn = está bajo un peón
part-start = es una salida
part-tower = está bajo una torre
part-line = está en una línea así
part-behind = está en un obstáculo o detrás
part-your-pawn = está bajo tu peón
part-your-start = está sobre tu salida
ex-value = `{ $what }` es { $value }
ex-some = hay algo de `{ $what }`
ex-none-of = no hay nada de `{ $what }`
ex-without = sin `{ $what }`: { $value }
ex-every-square = todas las casillas
ex-no-pawn = sin peón
ex-has = { $player }: { $pawn }; { $reserve } en reserva, { $standing } en pie, { $lost } perdidas
part-owned = es de alguien
part-dead = está muerta
part-enemy-start = es una salida rival
part-enemy-tower = está bajo una torre rival
part-theirs = ya es suya
part-enterable = es accesible
