## What `help` says: each command in one sentence, and more of it; in capitals and code: what is typed

help-variant = eine Variante laden, die vorhandenen zeigen oder die geladene ändern
    .more =
        Die Änderungen: set SCHLÜSSEL WERT, deck KARTE N, param KARTE NAME WERT, name und text KARTE SPRACHE …, unset SCHLÜSSEL,
        extend ID. Laden verlässt das laufende Spiel; `new` beginnt eines der geladenen Variante. Eine Änderung gilt, wo es geht,
        im laufenden Spiel, sonst im nächsten. `variant save` schreibt die Datei in den Inhaltsordner und behält Kommentare und
        Gestalt; Änderungen einer eingebauten Variante bekommen einen eigenen Namen. `variant explain` sagt, woher ein Wert kommt.
help-new = ein Spiel der geladenen Variante beginnen
    .more =
        Die Plätze füllen sich in der Reihenfolge Rot, Blau, Grün, Gelb; ein einziger Name gilt für alle. Was nicht gesagt wird,
        bleibt wie im Spiel davor; der Startwert ist ein neuer.
help-roll = würfeln; mit FACE fällt diese Seite
    .more = Der Startwert antwortet, wenn keine Seite erzwungen wird. Beides ist eine Zeile der Aufzeichnung wie jede andere.
help-draw = eine Seite würfeln, die ziehen lässt; mit CARD nur, wenn diese Karte oben liegt
    .more = `deck 3` nennt die obersten Karten. Wo eine Karte liegt, entscheidet sich beim Mischen.
help-choose = wählen; nötig nur, wo eine Wahl wie ein Befehl heißt
    .more = Eine Wahl wird mit ihrem kurzen Text oder ihrer Nummer in der Liste getippt.
help-choices = alles zeigen, was jetzt gewählt werden kann
    .more = Nummern sind so gut wie Texte.
help-stop = eine Bewegung früher beenden, oder mit dem Gewählten aufhören, wo die Regeln es erlauben
    .more = Eine Bewegung darf nur früher enden, wo nichts als die zusätzlichen Felder einer Karte übrig ist (M8).
help-giveup = auf das Ziel eines Bonus verzichten; die Karte ist verloren, eine der Hand kommt zu ihr zurück
    .more = Auf einen Malus kann man nicht verzichten (P4). `give up` tut dasselbe.
help-auto = N Züge spielen lassen, für Menschen spielt ein gieriger Bot
    .more = Ohne N: ein Zug, oder das ganze Spiel, wenn auf allen Plätzen Bots sitzen. Strg-C hält es an.
help-seat = einen Platz einem Menschen oder einem Bot geben
    .more =
        Die Bots: random (zufällig), simplest (was die Uhr wählt), greedy (die meisten Zonen), hunter (K.o. zuerst) und
        die Skripte in `scripts/bots`. Die Farbe wird englisch oder in deiner Sprache genannt.
help-clock = die Zeit festlegen, die ein Mensch für einen Zug hat
    .more =
        Läuft sie ab, während niemand tippt, wird das Einfachste gespielt: würfeln, ziehen, auf Ziele verzichten, der erste
        mögliche Schritt. `on` nimmt die Zeit der Variante. Sie läuft nur an einem Terminal.
help-force = den Würfel, die nächste Karte, die obersten des Stapels oder irgendjemandes Wahl erzwingen
    .more = All das steht in der Aufzeichnung und wird zurückgenommen wie jede Wahl. `force choice` wählt auch für einen Bot.
help-edit = die Stellung von Hand ändern; allein: zeigen, was sich ändern lässt
    .more =
        Eine Änderung, die die Stellung unmöglich macht, wird abgelehnt, außer nach `edit checks off`. `edit paste` nimmt ein
        gezeichnetes Brett, Zeile für Zeile, bis zu einer leeren Zeile oder `end`. `edit done` zeigt, was unmöglich ist, und
        spielt weiter. Änderungen werden zurückgenommen wie eine Wahl und stehen in der Aufzeichnung.
help-do = eine Primitive jetzt ausführen; allein: sie zeigen
    .more =
        Zuerst für wen (wer entscheiden muss, wenn nichts gesagt ist), dann die Argumente der Reihe nach: Felder, Farben, Türme,
        Richtungen, Zahlen oder eine Abfrage wie `mine`; ein Argument darf benannt sein, wie `towards=north`. Was gewonnen wird,
        kann Ringe schließen und siegen lassen, wie bei einer Karte. `do PRIMITIVE ?` erklärt eine.
help-play = eine Karte jetzt spielen, als wäre sie gerade gezogen
    .more = Die Karte kommt aus dem Stapel, sonst aus der Ablage; ihre Wahlen werden wie üblich gefragt.
help-eval = Lua am Spiel auswerten, oder dort, wo ein Skript steht; ändern lässt sich damit nichts
    .more =
        Alles, was Skripte aufrufen können, ist da (docs/scripting.md); `me` ist, wer entscheiden muss. Wo der Debugger
        in einem Skript steht, sind auch dessen Variablen da.
help-eval-changing = Lua ausführen, das das Spiel ändern darf; eine Zeile der Aufzeichnung
    .more = Primitiven dürfen aufgerufen werden; `undo` nimmt alles zusammen zurück. Nach Wahlen kann nicht gefragt werden.
help-undo = die letzten N Wahlen eines Menschen zurücknehmen, oder an den Anfang des Zuges gehen
    .more =
        Was Bots seither taten, wird mit zurückgenommen. Ein Wurf ist eine Wahl für sich. Nichts ist verloren, bis anders
        gewählt wird: siehe redo.
help-redo = Zurückgenommenes wiederholen
    .more = Möglich, bis anders gewählt wird.
help-step = weitergehen bis zum nächsten Ereignis, zur nächsten Primitive, Skriptzeile, Entscheidung oder zum nächsten Zug
    .more =
        Ohne Angabe: so fein wie beim letzten Mal, zuerst Ereignisse. Wo ein Mensch wählen muss, wird die Wahl mitgegeben, und
        der Schritt geht in sie hinein; auch `roll` und `roll 4` sind Wahlen.
help-next = wie step, aber über alles hinweg, was von hier aufgerufen wird
    .more = In einer Skriptzeile: über die Funktionen und Primitiven hinweg, die sie aufruft.
help-finish = weitergehen, bis die Primitive, Funktion oder Wirkung ringsum vorbei ist
    .more = Hält dort an, wohin sie zurückkehrt.
help-continue = weitergehen bis zum nächsten Haltepunkt, oder bis ein Mensch wählen muss
    .more = Folgt dem, was schon gespielt ist, und lässt dann Bots spielen. Strg-C hält es an.
help-until = weitergehen, bis Zug N beginnt, ein Haltepunkt anhält oder ein Mensch wählen muss
help-back = zurückgehen zum Ereignis, zur Primitive, Skriptzeile, Entscheidung oder zum Zug davor
    .more =
        Was voraus liegt, bleibt: step, redo und continue gehen wieder hin; eine andere Wahl beginnt einen Zweig. Als Richtung
        eines Schritts tippt man `south` oder `choose back`.
help-reverse = zurück zum nächsten Haltepunkt, oder dorthin, wo Beobachtetes sich zuletzt geändert hat
help-rewind = N Entscheidungen zurückgehen, oder N in anderer Schrittweite
help-goto = dorthin gehen, wo Entscheidung N ansteht, zurück oder vor
    .more = Die Nummern sind die, die undo, step und branches zeigen.
help-branches = alles Gespielte als Baum zeigen
    .more = Zurückgehen und anders wählen beginnt einen Zweig. > ist der Weg, auf dem man ist.
help-switch = ans Ende eines Zweigs gehen
    .more = `branches` nummeriert sie.
help-compare = zeigen, wo zwei Zweige sich trennen und worin die Stellungen an ihren Enden sich unterscheiden
    .more = Ohne B: der Zweig und wo man steht.
help-break = anhalten bei Karte, Primitive, Ereignis, Feld, Spieler, Regel oder Skriptzeile
    .more =
        card tide [drawn|played|fizzled], primitive capture, event knockout, square c4, player red, rule K1,
        line scripts/NAME.lua:5 (oder ein Schritt einer Karte: line cards/NAME.toml:20). Die Bedingung ist Lua; die Felder
        des Ereignisses sind mit Namen da, seine Spielfelder als `area`.
help-watch = anhalten, wenn der Besitzer eines Feldes, ein Stand, eine Hand, ausgelegte Karten oder ein Ausdruck sich ändert
    .more =
        c4, score red, hand red, laid red oder ein Ausdruck in Lua. Es hält vorwärts und in `reverse` an.
        `watch files on` lädt von selbst neu, wenn eine Datei deines Inhalts gespeichert wird.
help-breaks = Haltepunkte und Beobachtungen zeigen, und wie oft jede angehalten hat
help-delete = einen Haltepunkt oder eine Beobachtung entfernen
help-disable = einen Haltepunkt oder eine Beobachtung abschalten, bis sie wieder eingeschaltet wird
help-enable = einen abgeschalteten Haltepunkt oder eine Beobachtung wieder einschalten
help-last = sagen, wer zuletzt ein Feld, einen Stand, eine Hand, ausgelegte Karten oder einen Ausdruck geändert hat; mit go hingehen
    .more = Zug, Entscheidung, Karte, Primitive und die Zeile des Schritts oder Skripts.
help-locals = die lokalen Variablen zeigen, wo ein Skript steht, oder im Aufruf N von `stack`
    .more = `step line` und `break line` führen in Skripte. Die innersten zuerst, dann die der Funktionen ringsum.
help-stack = die laufenden Aufrufe von Skripten zeigen
    .more = Der innerste zuerst.
help-board = das Brett zeigen
    .more =
        Ein kleiner Buchstabe ist ein Feld von Rot (r), Blau (b), Grün (g) oder Gelb (y), ein großer die Figur darauf;
        + ist ein Turm, ^ ein Wehrturm, * ein Start, . leer, # tot. Ein > zeigt, was sich geändert hat; mitten
        in einer Entscheidung, seit sie begann.
help-scores = Zonen, K.o., Türme in Reserve und Hände zeigen
    .more = Hinter dem Strich steht, was gewinnt. > zeigt, wer am Zug ist.
help-hands = die Karten zeigen, die alle auf der Hand haben
    .more = Handkarten werden vor dem Wurf gespielt (T2).
help-laid = die Karten zeigen, die vor allen liegen und gelten, bis sie verbraucht sind
    .more = Die zuerst gelegte kommt zuerst (P5).
help-deck = Stapel und Ablage zählen; mit N die obersten N Karten ansehen
    .more = Wer entwirft, darf nachsehen: `deck 3` nennt die drei nächsten Karten, die oberste zuerst.
help-log = erzählen, was in den letzten N Zügen geschah
    .more = Zehn Züge, wenn nichts anderes gesagt ist. Es folgt undo und redo.
help-why = die Bedingungen hinter einer Wahl, einer Karte, den Schritten einer Bewegung, einem Ring oder dem Ende sagen
    .more =
        Jede Zeile ist eine Bedingung mit ihrer Regel, dem gefundenen Wert und der Stellschraube, die sie setzt. Allein sagt es,
        warum die anstehende Entscheidung ansteht. `why ring c4` zeigt auf dem Brett die Lücke des Rings um c4.
        `not` ändert nichts, liest sich aber besser.
help-show = eine Karte oder die Variante zeigen, mit Datei und Zeile jedes Werts
    .more = Der Kurzname einer Karte oder ihr Name, beides geht.
help-reload = Karten, Skripte und Varianten neu lesen und die Spiellinie damit nachspielen
    .more =
        Lassen sie sich nicht lesen, wird der Bericht gezeigt, und das Spiel geht weiter wie zuvor. Sonst wird gesagt, bei welcher
        Entscheidung es zuerst abweicht, und was noch passt, bleibt. Eine Karte, die auf eine Wahl wartet, fragt erneut.
        Auch die Szenarien und Aufzeichnungen deiner `tests` werden gespielt; genannt wird, was nun anders verläuft.
help-impact = die Szenarien und Aufzeichnungen zeigen, die anders verlaufen als zu Beginn der Sitzung
    .more =
        Jedes mit dem ersten Ereignis, das abweicht. Ohne Datei: was in `tests` liegt, hier und in deinem Inhaltsordner.
        Nach jedem Neuladen wird dasselbe davon gesagt, was es geändert hat.
help-profile = Aufrufe, Anweisungen und Zeit je Karte und Primitive messen, und welche Skriptzeilen laufen
    .more =
        Gemessen wird von `profile on` bis `profile off`, in allen Spielen der Sitzung. Zeilen zählen ab dem ersten
        `profile on` nach dem Laden; `profile lines FILE` zeigt ein Skript und wie oft jede Zeile lief.
help-keep = die letzte Wirkung oder die letzten N Entscheidungen als Test aufheben, oder die Stellung, oder die getippten Zeilen
    .more =
        Ein Test ist eine Datei für `polygonarc test`, geschrieben nur, wenn er besteht. Eine Sitzung ist ein Skript für
        `polygonarc run`. Keine vorhandene Datei wird überschrieben.
help-save = das Spiel als Aufzeichnung speichern, oder wie es steht als Stellung
    .more = Eine Aufzeichnung spielt jede Entscheidung nach; eine Stellung sagt nur, wo was ist.
help-load = eine Aufzeichnung oder Stellung laden und von dort weiterspielen
    .more = Die Entscheidungen einer Aufzeichnung lassen sich einzeln zurücknehmen. Auf allen Plätzen sitzen dann Menschen; siehe seat.
help-restore = die abgebrochene Sitzung fortsetzen oder verwerfen
    .more =
        Solange am Terminal gespielt wird, liegt die Aufzeichnung auf der Platte, mit Zweigen und Änderungen. Eine Sitzung, die
        ohne `quit` oder Strg-D endet, wird beim nächsten Start angeboten.
help-lang = die Sprache der Worte, der Kartennamen und Kartentexte wählen
    .more = Jede Sprache passt zu jeder Variante. Was man tippt, bleibt gleich; eine Farbe schreibt man auch in der Sprache.
help-boards = das Brett von selbst nach jeder Änderung zeigen, oder nur auf Wunsch
    .more = An für einen Menschen am Terminal, aus in Skripten und Pipes.
help-help = die Befehle zeigen oder einen erklären
    .more = Was kein Befehl ist, ist eine Wahl: ihr kurzer Text oder ihre Nummer in der Liste.
help-quit = beenden
    .more = Strg-D tut dasselbe.
