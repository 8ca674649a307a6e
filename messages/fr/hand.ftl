## Changing a position by hand

edit-unknown = modification inconnue `{ $name }`, { $hint }
edit-cannot = `{ $name }` : { $why } ; cela s'écrit `{ $usage }`
edit-asks = `{ $name }` : { $why } cela s'écrit `{ $usage }`
edit-forbidden =
    c'est impossible (`edit checks off` le permet) :
    {"  "}{ $faults }
edit-no-colour = il manque la couleur
edit-missing = il manque { $what }
edit-one-word = un seul mot attendu pour { $what }, trouvé aussi `{ $found }`
the-square = la case
the-number = le nombre
the-turn = le numéro du tour
edit-colour-expected = couleur attendue, trouvé `{ $found }` ; { $hint }
edit-colours = il y a { $colours }
card-unknown = carte inconnue `{ $name }`
card-unknown-near = carte inconnue `{ $name }`, { $hint }
edit-no-squares = il manque les cases : nommes-en, comme `c4 d4` ou `c4-d5`
edit-number = nombre entier attendu, petit et non négatif, trouvé `{ $found }`
edit-not-dead = pas mortes : { $squares }
edit-one-square = un pion se tient sur une seule case
edit-tower-there = une tour se dresse déjà en { $squares } ; `edit untower { $squares }` l'enlève (règle W2)
edit-towers-most = il y a déjà 64 tours debout
edit-no-tower = aucune tour ne se dresse en { $squares }
edit-last-turn = tour de 1 à { $most } attendu, trouvé `{ $found }`
edit-not-in-deck = la pioche de `{ $variant }` n'a pas de `{ $card }` ; `edit checks off` en crée une
edit-none-left = il ne reste plus de `{ $card }` ni dans la pioche ni à la défausse : { $places } ; `edit checks off` en crée une de plus
edit-in-hand = dans la main de { $player }
edit-laid = posée devant { $player }
edit-in-play = en jeu
edit-named-already = déjà nommée
edit-no-cards = il manque les cartes : nomme celles qui viennent d'abord, comme `edit deck tide keep`
fault-no-pawn = { $player } n'a pas de pion sur le plateau
fault-pawn-on = le pion de { $player } est en { $square }, une case de { $owner } (règle M4)
fault-pawn-on-dead = le pion de { $player } est en { $square }, une case morte (règle C5)
fault-pawn-on-nobodys = le pion de { $player } est en { $square }, une case qui n'est à personne (règle M4)
fault-two-pawns = les pions de { $other } et de { $player } sont tous deux en { $square }

## The edits

edits-own = donne des cases à un joueur
edits-blank = rend des cases vierges
edits-kill = rend des cases mortes
edits-revive = rend vierges des cases mortes
edits-pawn = place un pion sur une case, qui devient à lui
edits-tower = pose une tour, ou un donjon sur une seule case
edits-untower = enlève les tours posées sur des cases
edits-knockouts = fixe les éliminations marquées
edits-reserve = fixe les tours en réserve
edits-lost = fixe les tours perdues
edits-skips = fixe les tours à passer
edits-extras = fixe les tours à jouer en plus
edits-hand = dit ce qu'une main contient
edits-laid = dit ce qui est posé devant un joueur
edits-deck = met des cartes sur le dessus de la pioche, la première tout en haut
edits-discard = dit ce que contient la défausse, la dernière au-dessus
edits-turn = donne le tour à un joueur, avant le lancer
edits-board = dessine le plateau, rangées depuis le haut séparées par `/`
edits-do = exécute une primitive
edits-play = joue une carte maintenant
edits-lua = évalue ce qui peut changer les choses

## Running a primitive or a card on the spot

about = `{ $name }` : { $what }
by-rule = (règle { $rule })
do-unknown = primitive inconnue `{ $name }`, { $hint }
do-lists = `do` seul en donne la liste
do-lacks = il manque la primitive ; `do` seul en donne la liste
do-no-argument = `{ $primitive }` n'a pas d'argument `{ $name }` ; cela s'écrit `{ $usage }`
do-no-argument-near = `{ $primitive }` n'a pas d'argument `{ $name }`, { $hint }
do-lacks-argument = il manque à `{ $primitive }` l'argument `{ $name }` : il faut { $expected } ; cela s'écrit `{ $usage }`
do-no-such = `{ $primitive }` : aucun argument pour `{ $word }`
do-too-many = `{ $primitive }` : un mot de trop, `{ $word }` ; cela s'écrit `{ $usage }`
do-must-be = pour l'argument `{ $name }` il faut { $expected }, trouvé `{ $found }`
do-must-be-near = pour l'argument `{ $name }` il faut { $expected }, trouvé `{ $found }` ; { $hint }
do-squares = des cases, comme `c4`, `c4-d5` ou `mine`
do-players = des joueurs, comme `bleu` ou `opponents`
do-directions = des directions, comme `north` ou `orthogonal`
do-no-tower = une tour (aucune n'est debout)
do-tower = une tour, par ses cases : { $towers }
do-number = un nombre entier
do-word = un mot que les cartes emploient
play-lacks = il manque la carte
play-too-many = `play` : un mot de trop, `{ $word }`
