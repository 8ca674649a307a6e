## Changing the position

edit-draw = dessine le plateau, rangée par rangée depuis le haut ; une ligne vide ou `end` termine
edit-list-end = contrôles : { $checks } ; `edit paste` prend un plateau dessiné, `edit done` cherche les fautes
edit-checked = les modifications sont contrôlées
edit-unchecked = les modifications ne sont pas contrôlées : tout passe jusqu'à `edit checks on`
edited = modifié : { $text }
edit-possible = la position est possible
edit-impossible = { $count ->
        [one] une chose est impossible :
       *[other] ces choses sont impossibles :
    }
edit-nothing-pasted = rien n'a été collé ; le plateau reste comme il était
edit-board-as-was = le plateau reste comme il était : { $why }
nothing-changed = rien n'a changé
force-lacks = `force { $what }` : que forcer ? `help force` l'explique
force-what = il manque à `force` ce qu'il faut forcer : `die`, `card`, `deck` ou `choice`
force-one-card = `force card` prend une seule carte, trouvé `{ $found }` ; `force deck` en prend plusieurs
force-unknown = `force` ne peut pas forcer `{ $what }`, { $hint }
force-expected = attendu `die`, `card`, `deck` ou `choice`
play-expected = attendu `play card CARD`, trouvé `{ $found }`
eval-lacks = `{ $name }` : il manque l'expression, par exemple `{ $example }`

## Changing variants

quote-open = un guillemet n'est pas fermé
variant-explain-how = écris `variant explain KEY`, par exemple `towers.reserve`
variant-save-how = écris `variant save`, ou `variant save ID`
variant-cannot = `variant` ne sait pas `{ $word }` ({ $hint })
variant-cannot-by = `variant` ne sait pas `{ $word }` ; une variante se change par { $known }
variant-not-saved = { $id }, pas enregistré
variant-nothing-unsaved = il n'y a rien à enregistrer
variant-forgotten = les changements de `{ $id }` sont oubliés ; `{ $parent }` est chargé
variant-unsaved = `{ $id }` n'est pas enregistré : `variant save` l'enregistre, `variant unset KEY` reprend un changement ; `variant drop` abandonne tout
variant-loaded = { $id } : { $name }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; `new` commence une partie
variant-kept-all-the-same = gardé quand même ; la partie continue sans
variant-in-effect = en vigueur dès maintenant ; ce qui a été joué avant ne peut plus être annulé
variant-in-effect-whole = en vigueur dès maintenant ; ce qui a été joué avant reste pareil
variant-in-effect-later = en vigueur dès la prochaine partie : { $why }
variant-this-is-over = celle-ci est finie
variant-towers-given = les tours sont déjà distribuées
variant-this-cannot = celle-ci ne peut pas continuer avec
variant-nothing-changed = rien n'est changé : `variant set`, `deck`, `param`, `name`, `text`, `unset`, `extend`
variant-there-already = il y a déjà une variante `{ $name }`
variant-no-id = `{ $name }` ne peut pas être un identifiant : attendu minuscules, chiffres, `_` et `-`
variant-saved = `{ $id }` enregistré dans { $file }
variant-nothing-is-changed = rien n'est changé

## Content read anew

watch-no-files = il n'y a pas de fichiers à surveiller : démarre avec `--content DIR` pour travailler sur les tiens
watch-files-on = les fichiers de ton contenu sont surveillés
watch-files-off = les fichiers ne sont pas surveillés
file-saved = un fichier a été enregistré
reload-failed = le rechargement a échoué, ce qui était chargé reste en vigueur
reload-cannot-begin = la partie ne peut pas commencer avec le nouveau contenu, ce qui était chargé reste en vigueur
reloaded = { $id } rechargé
reloaded-same = { $id } rechargé : rien de ce qui touche au jeu n'a changé
reload-as-before = { $total ->
        [one] { $total } décision rejouée, comme avant
       *[other] { $total } décisions rejouées, toutes comme avant
    }
reload-differs = première différence à la décision { $decision }, tour { $turn }, { $line } :
reload-asked-now = ce qui est demandé à présent
reload-kept = { $total ->
        [one] { $fits } décision sur { $total } est gardée
       *[other] { $fits } décisions sur { $total } sont gardées
    } ; ce qui ne va plus sera réessayé au prochain rechargement
impact-nothing = ni scénarios ni parties notées trouvés : nomme un fichier ou un dossier qui en contient

## Files

save-lacks = `{ $name }` : il manque le nom du fichier
save-other = `{ $file }` existe déjà et n'est pas le fichier de cette partie : choisis un autre nom
load-script = `{ $file }` est un script de commandes : `polygonarc run { $file }` l'exécute ; `load` prend les parties notées et les positions
saved-position = position enregistrée dans { $file }
saved-decisions = { $decisions ->
        [one] { $decisions } décision enregistrée
       *[other] { $decisions } décisions enregistrées
    } dans { $file }
loaded-record = { $decisions ->
        [one] { $decisions } décision chargée
       *[other] { $decisions } décisions chargées
    } de { $variant } depuis { $file }
loaded-position = position de { $variant } chargée depuis { $file }
keep-lacks-name = `keep { $what }` : il manque le nom
keep-lacks = `keep` : que garder ? `test`, `position` ou `session`
keep-word = `keep { $found }` : { $hint }
keep-expected = attendu `{ $usage }`
keep-there-already = `{ $file }` existe déjà : choisis un autre nom, ou efface-le d'abord
kept-position = position gardée dans { $file }
kept-lines = { $count ->
        [one] { $count } ligne gardée
       *[other] { $count } lignes gardées
    } dans { $file }
kept-test = test gardé dans { $file } : { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
keep-impossible = un test ne peut pas partir d'une position impossible :
keep-fails = tel quel, le test échouerait, il n'est donc pas gardé :
keep-none-asked = `keep test` : au moins une décision attendue, trouvé `0`
keep-too-many = `keep test` : { $asked } décisions demandées, mais { $taken ->
        [one] { $taken } seule a été prise
       *[other] { $taken } seulement ont été prises
    }
keep-nothing = il n'y a rien à garder : aucune décision prise depuis la dernière modification
keep-nothing-played = rien n'a encore été joué : dis combien de décisions garder
restore-expected = `restore` : rien ou `drop` attendu, trouvé `{ $found }`
restore-none = aucune session n'a été interrompue
restore-fits-nothing = rien n'en va avec le contenu d'ici : elle est gardée ; commence là où se trouve son contenu, ou `restore drop` l'oublie
restore-dropped = abandonné
restore-offer = une session de { $variant } a été interrompue après { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } : `restore` la reprend, `restore drop` l'oublie
restore-in-record = dans la partie gardée : { $error }
restore-empty = la partie gardée est vide
restored = { $decisions ->
        [one] { $decisions } décision retrouvée
       *[other] { $decisions } décisions retrouvées
    }
restored-some = { $whole ->
        [one] { $decisions } décision sur { $whole } retrouvée
       *[other] { $decisions } décisions sur { $whole } retrouvées
    }, les autres ne vont plus
