## Changing a variant's file

variant-write = écris `{ $usage }`
variant-is-already = { $what } : déjà { $value }
variant-was = { $what } : { $was } → { $now }
variant-is = { $what } = { $value }
variant-knob = réglage inconnu `{ $name }`, { $hint }
variant-knob-takes = le réglage `{ $name }` : attendu { $expected }, trouvé `{ $found }`
variant-takes = `{ $name }` de `{ $card }` : attendu { $expected }, trouvé `{ $found }`
variant-card-key = une carte n'a pas de `{ $key }` à régler : attendu `kind`, `to_hand`, `always`, `lays`, `script` ou `params.NAME`
variant-copies = exemplaires de `{ $card }`
variant-copies-takes = exemplaires de `{ $card }` : attendu un nombre entier de 0 à 200, trouvé `{ $found }`
variant-no-param = la carte `{ $card }` n'a pas de paramètre `{ $name }`, { $hint }
variant-no-params = elle n'en a aucun
variant-params = elle a { $known }
variant-param = `{ $name }` de `{ $card }`
variant-language = `{ $language }` n'est pas un code de langue : attendu deux ou trois lettres minuscules, comme `en`
variant-name = le nom de la variante en { $language }
variant-text = le texte de la variante en { $language }
variant-card-name = le nom de `{ $card }` en { $language }
variant-card-text = le texte de `{ $card }` en { $language }
variant-not-extended = ce fichier n'étend pas `{ $parent }`
variant-extends-no-longer = n'étend plus `{ $parent }`
variant-unset = `{ $key }` n'est plus réglé ici
variant-not-set = ce fichier ne règle pas `{ $key }` ; `explain { $key }` dit lequel le fait
variant-extends-already = ce fichier étend déjà `{ $id }`
variant-extends-itself = `{ $id }` ne peut pas s'étendre soi-même
variant-unknown = variante inconnue `{ $id }`, { $hint }
variant-extends = étend aussi { $ids }
list-knobs = `list knobs` les montre tous
list-variants = `list variants` les montre toutes
list-all-cards = `list cards` les montre toutes
expected-kind = `bonus` ou `penalty`
expected-script = le chemin d'un script
type-flag = `true` ou `false`
type-number = un nombre entier
type-word = un mot
type-list = une liste de mots
either = { $one } ou { $other }
knob-number = un nombre entier de { $least } à { $most }
knob-pair = deux nombres entiers de { $least } à { $most }
knob-die = une liste de 2 à 20 faces, chacune `"draw"` ou un nombre de pas de { $least } à { $most }
knob-starts = une liste de noms de cases, une par joueur
file-no-value = `{ $key }` : trouvé { $found } dans le fichier, attendu une valeur : corrige d'abord cela à la main
file-no-table = `{ $key }` : trouvé { $found } dans le fichier, attendu une table : corrige d'abord cela à la main
file-no-list = `extends` : trouvé { $found } dans le fichier, attendu une liste d'identifiants : corrige d'abord cela à la main

## Where a value comes from

explain-set-by = {"  "}réglé par { $place }
explain-over = {"  "}au lieu de { $value }, par { $place }
explain-over-usual = {"  "}au lieu de { $value }, la valeur habituelle
explain-usual = {"  "}la valeur habituelle ; aucun fichier ne la règle
explain-rule = {"  "}règle { $rule } : { $doc }
explain-unknown = rien ne s'appelle `{ $key }`
explain-unknown-near = rien ne s'appelle `{ $key }`, { $hint }
explain-no-copies =
    deck.{ $card } = 0
    {"  "}aucun fichier ne l'y met

## What a change bears on

impact-no-event = (pas d'événement)
impact-event = {"  "}événement { $event } : avant { $was }, maintenant { $now }
impact-fails = {"  "}échoue maintenant : { $why }
impact-more = … encore { $more }
impact-unreadable =
    { $file } : illisible
    {"  "}{ $why }
impact-all = parties et scénarios gardés : { $all }, rejoués : { $played }
impact-unknown = { $all } (impossible pour { $unknown } avec le contenu d'avant)
impact-none = { $all } : rien ne joue sur ce qui a changé
impact-as-before = { $all } : tout se passe comme avant
impact-changed = { $all } : { $changed ->
        [one] { $changed } se passe autrement qu'avant
       *[other] { $changed } se passent autrement qu'avant
    }, échecs : { $fail }
