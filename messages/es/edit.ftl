## Changing the position

edit-draw = dibuja el tablero, fila a fila desde arriba; una línea vacía o `end` termina
edit-list-end = comprobaciones: { $checks }; `edit paste` toma un tablero dibujado, `edit done` busca faltas
edit-checked = las ediciones se comprueban
edit-unchecked = las ediciones no se comprueban: vale todo hasta `edit checks on`
edited = editado: { $text }
edit-possible = la posición es posible
edit-impossible = { $count ->
        [one] hay algo imposible:
       *[other] hay cosas imposibles:
    }
edit-nothing-pasted = no se pegó nada; el tablero queda como estaba
edit-board-as-was = el tablero queda como estaba: { $why }
nothing-changed = nada ha cambiado
force-lacks = `force { $what }`: ¿qué hay que forzar? `help force` lo explica
force-what = a `force` le falta qué forzar: `die`, `card`, `deck` o `choice`
force-one-card = `force card` toma una sola carta, se encontró `{ $found }`; `force deck` toma varias
force-unknown = `force` no puede forzar `{ $what }`, { $hint }
force-expected = se esperaba `die`, `card`, `deck` o `choice`
play-expected = se esperaba `play card CARD`, se encontró `{ $found }`
eval-lacks = `{ $name }`: falta la expresión, por ejemplo `{ $example }`

## Changing variants

quote-open = hay comillas sin cerrar
variant-explain-how = escribe `variant explain KEY`, por ejemplo `towers.reserve`
variant-save-how = escribe `variant save`, o `variant save ID`
variant-cannot = `variant` no sabe `{ $word }` ({ $hint })
variant-cannot-by = `variant` no sabe `{ $word }`; una variante se cambia con { $known }
variant-not-saved = { $id }, sin guardar
variant-nothing-unsaved = no hay nada sin guardar
variant-forgotten = los cambios de `{ $id }` se olvidan; se carga `{ $parent }`
variant-unsaved = `{ $id }` no está guardado: `variant save` lo guarda, `variant unset KEY` retira un cambio; `variant drop` lo abandona
variant-loaded = { $id }: { $name }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }; `new` empieza una partida
variant-kept-all-the-same = se guarda de todos modos; la partida sigue sin ello
variant-in-effect = en vigor desde ahora; lo jugado antes ya no se puede deshacer
variant-in-effect-whole = en vigor desde ahora; lo jugado antes sale igual
variant-in-effect-later = en vigor desde la próxima partida: { $why }
variant-this-is-over = esta ha terminado
variant-towers-given = las torres ya están repartidas
variant-this-cannot = esta no puede seguir con ello
variant-nothing-changed = nada ha cambiado: `variant set`, `deck`, `param`, `name`, `text`, `unset`, `extend`
variant-there-already = ya hay una variante `{ $name }`
variant-no-id = `{ $name }` no puede ser un identificador: se esperaban minúsculas, cifras, `_` y `-`
variant-saved = `{ $id }` guardado en { $file }
variant-nothing-is-changed = nada ha cambiado

## Content read anew

watch-no-files = no hay archivos que vigilar: empieza con `--content DIR` para trabajar con los tuyos
watch-files-on = se vigilan los archivos de tu contenido
watch-files-off = no se vigilan los archivos
file-saved = se guardó un archivo
reload-failed = la recarga falló, sigue lo que estaba cargado
reload-cannot-begin = la partida no puede empezar con el contenido nuevo, sigue lo que estaba cargado
reloaded = { $id } recargado
reloaded-same = { $id } recargado: nada que afecte al juego ha cambiado
reload-as-before = { $total ->
        [one] { $total } decisión sale como antes
       *[other] las { $total } decisiones salen como antes
    }
reload-differs = primera diferencia en la decisión { $decision }, turno { $turn }, { $line }:
reload-asked-now = lo que se pregunta ahora
reload-kept = { $total ->
        [one] se conserva { $fits } de { $total } decisión
       *[other] se conservan { $fits } de { $total } decisiones
    }; lo que ya no encaja se reintenta en la próxima recarga
impact-nothing = no se hallaron escenarios ni partidas registradas: nombra un archivo o carpeta que los tenga

## Files

save-lacks = `{ $name }`: falta el nombre del archivo
save-other = `{ $file }` ya existe y no es el archivo de esta partida: elige otro nombre
load-script = `{ $file }` es un script de comandos: `polygonarc run { $file }` lo ejecuta; `load` toma registros y posiciones
saved-position = posición guardada en { $file }
saved-decisions = { $decisions ->
        [one] { $decisions } decisión guardada
       *[other] { $decisions } decisiones guardadas
    } en { $file }
loaded-record = { $decisions ->
        [one] { $decisions } decisión cargada
       *[other] { $decisions } decisiones cargadas
    } de { $variant } desde { $file }
loaded-position = posición de { $variant } cargada desde { $file }
keep-lacks-name = `keep { $what }`: falta el nombre
keep-lacks = `keep`: ¿qué? `test`, `position` o `session`
keep-word = `keep { $found }`: { $hint }
keep-expected = se esperaba `{ $usage }`
keep-there-already = `{ $file }` ya existe: elige otro nombre, o bórralo antes
kept-position = posición conservada en { $file }
kept-lines = { $count ->
        [one] { $count } línea conservada
       *[other] { $count } líneas conservadas
    } en { $file }
kept-test = prueba conservada en { $file }: { $choices ->
        [one] { $choices } elección
       *[other] { $choices } elecciones
    }, { $events ->
        [one] { $events } suceso
       *[other] { $events } sucesos
    }
keep-impossible = una prueba no puede partir de una posición imposible:
keep-fails = tal cual, la prueba fallaría, así que no se conserva:
keep-none-asked = `keep test`: se esperaba al menos una decisión, se encontró `0`
keep-too-many = `keep test`: se piden { $asked } decisiones, pero solo { $taken ->
        [one] se tomó { $taken }
       *[other] se tomaron { $taken }
    }
keep-nothing = no hay nada que conservar: no se ha tomado ninguna decisión desde la última edición
keep-nothing-played = todavía no se ha jugado nada: di cuántas decisiones conservar
restore-expected = `restore`: se esperaba nada o `drop`, se encontró `{ $found }`
restore-none = ninguna sesión quedó interrumpida
restore-fits-nothing = nada de ella encaja con el contenido de aquí, así que se guarda; empieza donde está su contenido, o `restore drop` la olvida
restore-dropped = descartada
restore-offer = una sesión de { $variant } quedó interrumpida tras { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    }: `restore` la retoma, `restore drop` la olvida
restore-in-record = en la partida conservada: { $error }
restore-empty = la partida conservada está vacía
restored = { $decisions ->
        [one] { $decisions } decisión recuperada
       *[other] { $decisions } decisiones recuperadas
    }
restored-some = { $whole ->
        [one] { $decisions } de { $whole } decisión recuperada
       *[other] { $decisions } de { $whole } decisiones recuperadas
    }, las demás ya no encajan
