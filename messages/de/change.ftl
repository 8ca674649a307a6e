## Changing a variant's file

variant-write = schreibe `{ $usage }`
variant-is-already = { $what }: schon { $value }
variant-was = { $what }: { $was } → { $now }
variant-is = { $what } = { $value }
variant-knob = unbekannte Stellschraube `{ $name }`, { $hint }
variant-knob-takes = die Stellschraube `{ $name }`: erwartet wird { $expected }, gefunden `{ $found }`
variant-takes = `{ $name }` von `{ $card }`: erwartet wird { $expected }, gefunden `{ $found }`
variant-card-key = eine Karte hat kein `{ $key }` zu setzen: erwartet wird `kind`, `to_hand`, `always`, `lays`, `script` oder `params.NAME`
variant-copies = Exemplare von `{ $card }`
variant-copies-takes = Exemplare von `{ $card }`: erwartet wird eine ganze Zahl von 0 bis 200, gefunden `{ $found }`
variant-no-param = die Karte `{ $card }` hat keinen Parameter `{ $name }`, { $hint }
variant-no-params = sie hat keine
variant-params = sie hat { $known }
variant-param = `{ $name }` von `{ $card }`
variant-language = `{ $language }` ist kein Sprachcode: erwartet werden zwei oder drei Kleinbuchstaben, etwa `en`
variant-name = der Name der Variante in { $language }
variant-text = der Text der Variante in { $language }
variant-card-name = der Name von `{ $card }` in { $language }
variant-card-text = der Text von `{ $card }` in { $language }
variant-not-extended = diese Datei erweitert `{ $parent }` nicht
variant-extends-no-longer = erweitert `{ $parent }` nicht mehr
variant-unset = `{ $key }` ist hier nicht mehr gesetzt
variant-not-set = diese Datei setzt `{ $key }` nicht; `explain { $key }` sagt, welche es tut
variant-extends-already = erweitert `{ $id }` schon
variant-extends-itself = `{ $id }` kann sich nicht selbst erweitern
variant-unknown = unbekannte Variante `{ $id }`, { $hint }
variant-extends = erweitert auch { $ids }
list-knobs = `list knobs` zeigt alle
list-variants = `list variants` zeigt alle
list-all-cards = `list cards` zeigt alle
expected-kind = `bonus` oder `penalty`
expected-script = der Pfad eines Skripts
type-flag = `true` oder `false`
type-number = eine ganze Zahl
type-word = ein Wort
type-list = eine Liste von Wörtern
either = { $one } oder { $other }
knob-number = eine ganze Zahl von { $least } bis { $most }
knob-pair = ein Paar ganzer Zahlen von { $least } bis { $most }
knob-die = eine Liste von 2 bis 20 Seiten, jede `"draw"` oder eine Schrittzahl von { $least } bis { $most }
knob-starts = eine Liste von Feldnamen, einer je Spieler
file-no-value = `{ $key }`: in der Datei steht { $found }, erwartet wird ein Wert: das erst von Hand berichtigen
file-no-table = `{ $key }`: in der Datei steht { $found }, erwartet wird eine Tabelle: das erst von Hand berichtigen
file-no-list = `extends`: in der Datei steht { $found }, erwartet wird eine Liste von Ids: das erst von Hand berichtigen

## Where a value comes from

explain-set-by = {"  "}gesetzt durch { $place }
explain-over = {"  "}statt { $value }, durch { $place }
explain-over-usual = {"  "}statt { $value }, dem üblichen Wert
explain-usual = {"  "}der übliche Wert; keine Datei setzt ihn
explain-rule = {"  "}Regel { $rule }: { $doc }
explain-unknown = nichts heißt `{ $key }`
explain-unknown-near = nichts heißt `{ $key }`, { $hint }
explain-no-copies =
    deck.{ $card } = 0
    {"  "}keine Datei legt sie hinein

## What a change bears on

impact-no-event = (kein Ereignis)
impact-event = {"  "}Ereignis { $event }: war { $was }, jetzt { $now }
impact-fails = {"  "}scheitert jetzt: { $why }
impact-more = … { $more } weitere
impact-unreadable =
    { $file }: nicht lesbar
    {"  "}{ $why }
impact-all = aufgehobene Spiele und Szenarien: { $all }, nachgespielt: { $played }
impact-unknown = { $all } (mit dem Inhalt von vorher nicht möglich: { $unknown })
impact-none = { $all }: nichts davon hängt an dem, was sich geändert hat
impact-as-before = { $all }: alles geht wie vorher
impact-changed = { $all }: { $changed ->
        [one] { $changed } geht anders als vorher
       *[other] { $changed } gehen anders als vorher
    }, gescheitert: { $fail }
