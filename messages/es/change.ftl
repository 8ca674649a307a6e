## Changing a variant's file

variant-write = escribe `{ $usage }`
variant-is-already = { $what }: ya es { $value }
variant-was = { $what }: { $was } → { $now }
variant-is = { $what } = { $value }
variant-knob = ajuste desconocido `{ $name }`, { $hint }
variant-knob-takes = el ajuste `{ $name }`: se esperaba { $expected }, se encontró `{ $found }`
variant-takes = `{ $name }` de `{ $card }`: se esperaba { $expected }, se encontró `{ $found }`
variant-card-key = una carta no tiene `{ $key }` que ajustar: se esperaba `kind`, `to_hand`, `always`, `lays`, `script` o `params.NAME`
variant-copies = copias de `{ $card }`
variant-copies-takes = copias de `{ $card }`: se esperaba un número entero de 0 a 200, se encontró `{ $found }`
variant-no-param = la carta `{ $card }` no tiene parámetro `{ $name }`, { $hint }
variant-no-params = no tiene ninguno
variant-params = tiene { $known }
variant-param = `{ $name }` de `{ $card }`
variant-language = `{ $language }` no es un código de idioma: se esperaban dos o tres letras minúsculas, como `en`
variant-name = el nombre de la variante en { $language }
variant-text = el texto de la variante en { $language }
variant-card-name = el nombre de `{ $card }` en { $language }
variant-card-text = el texto de `{ $card }` en { $language }
variant-not-extended = este archivo no extiende `{ $parent }`
variant-extends-no-longer = ya no extiende `{ $parent }`
variant-unset = `{ $key }` ya no se ajusta aquí
variant-not-set = este archivo no ajusta `{ $key }`; `explain { $key }` dice cuál lo hace
variant-extends-already = ya extiende `{ $id }`
variant-extends-itself = `{ $id }` no puede extenderse a sí misma
variant-unknown = variante desconocida `{ $id }`, { $hint }
variant-extends = extiende también { $ids }
list-knobs = `list knobs` los muestra todos
list-variants = `list variants` las muestra todas
list-all-cards = `list cards` las muestra todas
expected-kind = `bonus` o `penalty`
expected-script = la ruta de un script
type-flag = `true` o `false`
type-number = un número entero
type-word = una palabra
type-list = una lista de palabras
either = { $one } o { $other }
knob-number = un número entero de { $least } a { $most }
knob-pair = dos números enteros de { $least } a { $most }
knob-die = una lista de 2 a 20 caras, cada una `"draw"` o un número de pasos de { $least } a { $most }
knob-starts = una lista de nombres de casillas, una por jugador
file-no-value = `{ $key }`: se encontró { $found } en el archivo, se esperaba un valor: corrígelo antes a mano
file-no-table = `{ $key }`: se encontró { $found } en el archivo, se esperaba una tabla: corrígelo antes a mano
file-no-list = `extends`: se encontró { $found } en el archivo, se esperaba una lista de identificadores: corrígelo antes a mano

## Where a value comes from

explain-set-by = {"  "}lo fija { $place }
explain-over = {"  "}en lugar de { $value }, de { $place }
explain-over-usual = {"  "}en lugar de { $value }, el valor habitual
explain-usual = {"  "}el valor habitual; ningún archivo lo fija
explain-rule = {"  "}regla { $rule }: { $doc }
explain-unknown = nada se llama `{ $key }`
explain-unknown-near = nada se llama `{ $key }`, { $hint }
explain-no-copies =
    deck.{ $card } = 0
    {"  "}ningún archivo la pone

## What a change bears on

impact-no-event = (ningún suceso)
impact-event = {"  "}suceso { $event }: antes { $was }, ahora { $now }
impact-fails = {"  "}ahora falla: { $why }
impact-more = … { $more } más
impact-unreadable =
    { $file }: no se puede leer
    {"  "}{ $why }
impact-all = partidas y escenarios guardados: { $all }, jugados: { $played }
impact-unknown = { $all } (con el contenido de antes no es posible: { $unknown })
impact-none = { $all }: ninguno juega con lo que cambió
impact-as-before = { $all }: todo va como antes
impact-changed = { $all }: { $changed ->
        [one] { $changed } va de otro modo que antes
       *[other] { $changed } van de otro modo que antes
    }, fallos: { $fail }
