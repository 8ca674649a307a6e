## Changing a position by hand

edit-unknown = edición desconocida `{ $name }`, { $hint }
edit-cannot = `{ $name }`: { $why }; se escribe `{ $usage }`
edit-asks = `{ $name }`: { $why } se escribe `{ $usage }`
edit-forbidden =
    eso es imposible (`edit checks off` lo permite):
    {"  "}{ $faults }
edit-no-colour = falta el color
edit-missing = falta { $what }
edit-one-word = se esperaba una sola palabra para { $what }, se encontró además `{ $found }`
the-square = la casilla
the-number = el número
the-turn = el número del turno
edit-colour-expected = se esperaba un color, se encontró `{ $found }`; { $hint }
edit-colours = hay { $colours }
card-unknown = carta desconocida `{ $name }`
card-unknown-near = carta desconocida `{ $name }`, { $hint }
edit-no-squares = faltan las casillas: nombra alguna, como `c4 d4` o `c4-d5`
edit-number = se esperaba un número entero, pequeño y no negativo, se encontró `{ $found }`
edit-not-dead = no están muertas: { $squares }
edit-one-square = un peón está en una sola casilla
edit-tower-there = ya hay una torre en { $squares }; `edit untower { $squares }` la quita (regla W2)
edit-towers-most = ya hay 64 torres en pie
edit-no-tower = no hay ninguna torre en { $squares }
edit-last-turn = se esperaba un turno de 1 a { $most }, se encontró `{ $found }`
edit-not-in-deck = el mazo de `{ $variant }` no tiene `{ $card }`; `edit checks off` crea una
edit-none-left = no queda ninguna `{ $card }` en el mazo ni en el descarte: { $places }; `edit checks off` crea una más
edit-in-hand = en la mano de { $player }
edit-laid = puesta delante de { $player }
edit-in-play = en juego
edit-named-already = ya nombrada
edit-no-cards = faltan las cartas: nombra las que van primero, como `edit deck tide keep`
fault-no-pawn = { $player } no tiene peón en el tablero
fault-pawn-on = el peón de { $player } está en { $square }, que es de { $owner } (regla M4)
fault-pawn-on-dead = el peón de { $player } está en { $square }, que está muerta (regla C5)
fault-pawn-on-nobodys = el peón de { $player } está en { $square }, que no es de nadie (regla M4)
fault-two-pawns = los peones de { $other } y de { $player } están los dos en { $square }

## The edits

edits-own = da casillas a un jugador
edits-blank = deja casillas en blanco
edits-kill = mata casillas
edits-revive = deja en blanco casillas muertas
edits-pawn = pone un peón en una casilla, que pasa a ser suya
edits-tower = planta una torre, o un torreón en una sola casilla
edits-untower = quita las torres que hay en casillas
edits-knockouts = fija las eliminaciones logradas
edits-reserve = fija las torres en reserva
edits-lost = fija las torres perdidas
edits-skips = fija los turnos por saltar
edits-extras = fija los turnos por jugar de más
edits-hand = dice qué hay en una mano
edits-laid = dice qué hay delante de un jugador
edits-deck = pone cartas encima del mazo, la primera arriba del todo
edits-discard = dice qué hay en el descarte, la última encima
edits-turn = da el turno a un jugador, antes de tirar
edits-board = dibuja el tablero, filas desde arriba separadas por `/`
edits-do = ejecuta una primitiva
edits-play = juega una carta ahora
edits-lua = evalúa lo que puede cambiar cosas

## Running a primitive or a card on the spot

about = `{ $name }`: { $what }
by-rule = (regla { $rule })
do-unknown = primitiva desconocida `{ $name }`, { $hint }
do-lists = `do` solo las muestra
do-lacks = falta la primitiva; `do` solo las muestra
do-no-argument = `{ $primitive }` no tiene argumento `{ $name }`; se escribe `{ $usage }`
do-no-argument-near = `{ $primitive }` no tiene argumento `{ $name }`, { $hint }
do-lacks-argument = a `{ $primitive }` le falta el argumento `{ $name }`: hace falta { $expected }; se escribe `{ $usage }`
do-no-such = `{ $primitive }`: no hay argumento para `{ $word }`
do-too-many = `{ $primitive }`: sobra una palabra, `{ $word }`; se escribe `{ $usage }`
do-must-be = para el argumento `{ $name }` hace falta { $expected }, se encontró `{ $found }`
do-must-be-near = para el argumento `{ $name }` hace falta { $expected }, se encontró `{ $found }`; { $hint }
do-squares = alguna casilla, como `c4`, `c4-d5` o `mine`
do-players = algún jugador, como `azul` u `opponents`
do-directions = alguna dirección, como `north` u `orthogonal`
do-no-tower = una torre (ahora no hay ninguna en pie)
do-tower = una torre, por sus casillas: { $towers }
do-number = un número entero
do-word = una palabra que usen las cartas
play-lacks = falta la carta
play-too-many = `play`: sobra una palabra, `{ $word }`
