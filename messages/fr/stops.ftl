## Where running stops

break-card-how = une carte est `drawn`, `played` ou `fizzled`, trouvé `{ $found }`
break-which = { $which } ? comme dans `{ $word } NAME` ; voir `help break`
which-card = quelle carte
which-primitive = quelle primitive
which-event = quel événement
which-square = quelle case
which-player = quel joueur
which-rule = quelle règle
which-line = quelle ligne
break-no-place = `{ $text }` n'est pas un endroit où s'arrêter ; l'un de ceux-ci attendu : { $kinds }
break-no-place-near = `{ $text }` n'est pas un endroit où s'arrêter, { $hint }
break-unknown-primitive = primitive inconnue `{ $name }`
break-unknown-event = événement inconnu `{ $name }`
break-unknown-colour = couleur inconnue `{ $name }`
what-near = { $what }, { $hint }
what-known = { $what } ; il y a { $known }
break-no-rule = aucune primitive ne porte sur une règle `{ $name }` ; il y en a pour : { $known }
break-file-line = fichier et ligne attendus, comme `scripts/name.lua:5`, trouvé `{ $found }`
break-no-file = aucune carte n'a de fichier `{ $name }`
break-no-file-near = aucune carte n'a de fichier `{ $name }`, { $hint }
break-gone = le point d'arrêt { $number } disparaît : { $why }
plays-not-here = { $player } ne joue pas dans cette partie
never-in-deck = cela ne peut jamais s'arrêter : la pioche de `{ $variant }` n'a pas de `{ $card }`
never-on-line = cela ne peut jamais s'arrêter : rien ne s'exécute à la ligne { $line } de { $file }
never-on-line-near = cela ne peut jamais s'arrêter : rien ne s'exécute à la ligne { $line } de { $file } ; la plus proche où quelque chose s'exécute est { $near }
watch-what = que surveiller ? une case, `score rouge`, `hand rouge`, `laid rouge`, ou une expression
watch-whose = `{ $what }` de qui ? une couleur, comme dans `{ $what } { $player }`
watch-score = { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }, { $knockouts ->
        [one] { $knockouts } élimination
       *[other] { $knockouts } éliminations
    }
no-value = pas de valeur
nothing-to-finish = rien n'est en cours ici qui puisse se terminer ; `step` y entre

## What is seen on a square, and how two positions differ

seen-blank = vierge
seen-dead = morte
seen-pawn = pion de { $player }
seen-tower = tour de { $player }
differs-turn = tour
differs-active = à jouer
differs-zones = zones de { $player }
differs-knockouts = éliminations de { $player }
differs-reserve = réserve de { $player }
differs-hand = main de { $player }
differs-laid = devant { $player }
differs-towers = tours debout
differs-tower = { $player } { $squares }
differs-deck = pioche
differs-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
differs-order = un ordre
differs-another = un autre
