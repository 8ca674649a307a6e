## Walking

already-turn = ya es el turno { $turn }; `back turn` y `goto` vuelven atrás
nothing-to-stop-at = no hay dónde parar: pon un punto de parada con `break`, o vigila algo con `watch`
rewind-least = `rewind` retrocede al menos 1
no-decision = no hay decisión { $number } en este camino: va de 1 a { $most }
unknown-grain = paso desconocido `{ $word }`, { $hint }
expected-grains = se esperaba event, primitive, line, decision o turn
nobody-chooses = aquí nadie tiene que elegir
left-the-middle = (se sale del medio de la decisión { $decision }: se sigue desde su final)
left-the-fault = (se sale de la elección que falla: se sigue desde antes de ella)
stop-at = { $why }en la decisión { $decision }, turno { $turn }
stop-in = { $why }dentro de la decisión { $decision } ({ $line }), turno { $turn }
stop-break = punto de parada { $number }, { $what }:
stop-watch = vigilancia { $number }, { $what }: { $was } -> { $now }
stop-failed = punto de parada { $number }, { $what }, no se puede evaluar: { $why }
stop-over = la partida ha terminado;
stop-beginning = la línea empieza aquí;
stop-interrupted = interrumpido
moment-edited = se edita la posición
moment-answers = { $card } de { $player } responde ({ $hook })
moment-played = se juega { $card } para { $player }
moment-over = el efecto ha terminado
moment-fault = la carta falla
moment-done = hecho
moment-about-to = a punto de hacer: { $what }
moment-about-to-run = a punto de ejecutarse
moment-book-keeping = (contabilidad interna)
moment-undone = lo que el efecto hizo se deshace hasta que tenga su respuesta
moment-undone-again = se deshace hasta que el efecto tenga su respuesta
nobody = nadie
no-squares = ninguna casilla
a-word = una palabra
no-variables = todavía no hay variables a la vista
no-script = aquí no se ejecuta ningún script; `step line` y `break line FILE:LINE` llevan a uno
no-call = no hay ninguna llamada { $call } aquí: `stack` tiene de 1 a { $calls }
step-into-fault = `step line` entra en esa elección, hasta donde falla

## Branches

which-branch = ¿qué rama? `branches` las numera
no-branch = no hay rama { $number }: van de la 1 a la { $most }
branch-here = aquí
branch = rama { $number }
branch-ends = termina ahí
branches-part = se separan en la decisión { $decision }: { $a } { $at_a }, { $b } { $at_b }
same-positions = las posiciones son iguales
from-the-beginning = desde el principio
branch-row = { $what }, hasta el turno { $turn }
branch-due = (aquí: toca la decisión { $decision })

## Breakpoints and watches

break-where = ¿dónde? por ejemplo `break card tide`, `break event knockout`, `break c4`; véase `help break`
break-if-what = a `if` le falta la condición, como en `break event knockout if by == "red"`
breakpoint-set = punto de parada { $number }: { $what }
note = nota: { $text }
watch-set = vigilancia { $number }: { $what }, ahora { $now }
breaks-row = { $what }, { $hits ->
        [one] { $hits } parada
       *[other] { $hits } paradas
    }
breaks-disabled = desactivado
breaks-none = no hay ninguno; véanse `break` y `watch`
breaks-gone = { $count ->
        [one] { $count } retirado
       *[other] { $count } retirados
    }
breaks-which = ¿cuál? un número que muestra `breaks`, o `all`
no-breakpoint = no hay punto de parada ni vigilancia { $number }; `breaks` los muestra
never-changed = { $what } no ha cambiado nunca en este camino
last-changed = { $what }: { $was } -> { $now }, turno { $turn }, decisión { $decision } ({ $line })

## Why

why-drawn-slid = turno { $turn }: { $player } robó `{ $card }`, y pasó al fondo del mazo
why-drawn-nothing = turno { $turn }: { $player } robó `{ $card }`, y no hizo nada
why-now = ahora: { $what }
why-last-roll = la última tirada, y la próxima
why-param = `{ $name }` de `{ $card }` fuera { $value }
why-left-out = una parte se deja fuera por { $what }
why-no-subject = `{ $text }` no es nada por lo que preguntar, { $hint }
why-expected = se esperaba una casilla, una opción, una carta, `move`, `ring` o `end`
why-ring-word = `ring`: `{ $word }` no es casilla ni color de nadie, { $hint }
why-nearest-square = la casilla más cercana es `{ $near }`
why-ring-expected = se esperaba una casilla o un color
