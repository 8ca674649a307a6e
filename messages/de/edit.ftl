## Changing the position

edit-draw = zeichne das Brett, Reihe für Reihe von oben; eine leere Zeile oder `end` beendet es
edit-list-end = Prüfungen: { $checks }; `edit paste` nimmt ein gezeichnetes Brett, `edit done` sucht nach Fehlern
edit-checked = Änderungen werden geprüft
edit-unchecked = Änderungen werden nicht geprüft: alles geht bis `edit checks on`
edited = geändert: { $text }
edit-possible = die Stellung ist möglich
edit-impossible = { $count ->
        [one] eines ist unmöglich:
       *[other] diese Dinge sind unmöglich:
    }
edit-nothing-pasted = nichts wurde eingefügt; das Brett bleibt, wie es war
edit-board-as-was = das Brett bleibt, wie es war: { $why }
nothing-changed = nichts hat sich geändert
force-lacks = `force { $what }`: was soll erzwungen werden? `help force` erklärt es
force-what = `force` fehlt, was erzwungen werden soll: `die`, `card`, `deck` oder `choice`
force-one-card = `force card` nimmt eine Karte, gefunden `{ $found }`; `force deck` nimmt mehrere
force-unknown = `force` kann `{ $what }` nicht erzwingen, { $hint }
force-expected = erwartet wird `die`, `card`, `deck` oder `choice`
play-expected = erwartet wird `play card CARD`, gefunden `{ $found }`
eval-lacks = `{ $name }` fehlt der Ausdruck, etwa `{ $example }`

## Changing variants

quote-open = ein Anführungszeichen ist nicht geschlossen
variant-explain-how = schreib `variant explain KEY`, etwa `towers.reserve`
variant-save-how = schreib `variant save` oder `variant save ID`
variant-cannot = `variant` kann `{ $word }` nicht ({ $hint })
variant-cannot-by = `variant` kann `{ $word }` nicht; eine Variante wird geändert mit { $known }
variant-not-saved = { $id }, nicht gespeichert
variant-nothing-unsaved = es gibt nichts Ungespeichertes
variant-forgotten = die Änderungen von `{ $id }` sind vergessen; `{ $parent }` ist geladen
variant-unsaved = `{ $id }` ist nicht gespeichert: `variant save` speichert, `variant unset KEY` nimmt eine Änderung zurück; `variant drop` verwirft alles
variant-loaded = { $id }: { $name }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }; `new` beginnt ein Spiel
variant-kept-all-the-same = trotzdem behalten; das Spiel geht ohne es weiter
variant-in-effect = gilt ab jetzt; was vorher gespielt wurde, lässt sich nicht mehr zurücknehmen
variant-in-effect-whole = gilt ab jetzt; was bisher gespielt wurde, bleibt gleich
variant-in-effect-later = gilt ab dem nächsten Spiel: { $why }
variant-this-is-over = dieses ist aus
variant-towers-given = die Türme sind schon verteilt
variant-this-cannot = dieses kann damit nicht weitergehen
variant-nothing-changed = nichts ist geändert: `variant set`, `deck`, `param`, `name`, `text`, `unset`, `extend`
variant-there-already = es gibt schon eine Variante `{ $name }`
variant-no-id = `{ $name }` kann kein Name sein: erwartet Kleinbuchstaben, Ziffern, `_` und `-`
variant-saved = `{ $id }` gespeichert in { $file }
variant-nothing-is-changed = nichts ist geändert

## Content read anew

watch-no-files = es gibt keine Dateien zu beobachten: starte mit `--content DIR`, um an eigenen zu arbeiten
watch-files-on = die Dateien deines Inhalts werden beobachtet
watch-files-off = Dateien werden nicht beobachtet
file-saved = eine Datei wurde gespeichert
reload-failed = das Neuladen schlug fehl, das vorher Geladene gilt weiter
reload-cannot-begin = das Spiel kann mit dem neuen Inhalt nicht beginnen, das vorher Geladene gilt weiter
reloaded = { $id } neu geladen
reloaded-same = { $id } neu geladen: nichts, was das Spiel betrifft, hat sich geändert
reload-as-before = { $total ->
        [one] { $total } Entscheidung fällt aus wie vorher
       *[other] alle { $total } Entscheidungen fallen aus wie vorher
    }
reload-differs = erster Unterschied bei Entscheidung { $decision }, Zug { $turn }, { $line }:
reload-asked-now = was jetzt gefragt wird
reload-kept = { $total ->
        [one] { $fits } von { $total } Entscheidung bleibt
       *[other] { $fits } von { $total } Entscheidungen bleiben
    }; was nicht mehr passt, wird beim nächsten Neuladen wieder versucht
impact-nothing = weder Szenarien noch Aufzeichnungen gefunden: nenne eine Datei oder einen Ordner davon

## Files

save-lacks = `{ $name }` fehlt der Name der Datei
save-other = `{ $file }` gibt es schon, und es ist nicht die Datei dieses Spiels: nimm einen anderen Namen
load-script = `{ $file }` ist ein Skript aus Befehlen: `polygonarc run { $file }` führt es aus; `load` nimmt Aufzeichnungen und Stellungen
saved-position = die Stellung ist gespeichert in { $file }
saved-decisions = { $decisions ->
        [one] { $decisions } Entscheidung gespeichert
       *[other] { $decisions } Entscheidungen gespeichert
    } in { $file }
loaded-record = { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } von { $variant } aus { $file } geladen
loaded-position = Stellung von { $variant } aus { $file } geladen
keep-lacks-name = `keep { $what }` fehlt der Name
keep-lacks = `keep`: was? `test`, `position` oder `session`
keep-word = `keep { $found }`: { $hint }
keep-expected = erwartet wird `{ $usage }`
keep-there-already = `{ $file }` gibt es schon: wähle einen anderen Namen oder lösche sie zuerst
kept-position = die Stellung ist aufgehoben in { $file }
kept-lines = { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    } aufgehoben in { $file }
kept-test = ein Test ist aufgehoben in { $file }: { $choices ->
        [one] { $choices } Wahl
       *[other] { $choices } Wahlen
    }, { $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    }
keep-impossible = ein Test kann nicht mit einer unmöglichen Stellung beginnen:
keep-fails = so geschrieben würde der Test nicht bestehen, darum wird er nicht aufgehoben:
keep-none-asked = `keep test`: erwartet wird mindestens eine Entscheidung, gefunden `0`
keep-too-many = `keep test`: { $asked } Entscheidungen verlangt, aber nur { $taken ->
        [one] { $taken } wurde getroffen
       *[other] { $taken } wurden getroffen
    }
keep-nothing = es gibt nichts aufzuheben: seit der letzten Änderung fiel keine Entscheidung
keep-nothing-played = noch wurde nichts gespielt: sag, wie viele Entscheidungen aufzuheben sind
restore-expected = `restore`: erwartet wird nichts oder `drop`, gefunden `{ $found }`
restore-none = keine Sitzung wurde abgebrochen
restore-fits-nothing = nichts davon passt zum Inhalt hier, darum bleibt sie bewahrt; beginne dort, wo ihr Inhalt ist, oder `restore drop` vergisst sie
restore-dropped = verworfen
restore-offer = eine Sitzung von { $variant } wurde nach { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    } abgebrochen: `restore` setzt sie fort, `restore drop` vergisst sie
restore-in-record = in der aufgehobenen Aufzeichnung: { $error }
restore-empty = die aufgehobene Aufzeichnung ist leer
restored = { $decisions ->
        [one] { $decisions } Entscheidung ist zurück
       *[other] { $decisions } Entscheidungen sind zurück
    }
restored-some = { $whole ->
        [one] { $decisions } von { $whole } Entscheidung ist zurück
       *[other] { $decisions } von { $whole } Entscheidungen sind zurück
    }, die anderen passen nicht mehr
