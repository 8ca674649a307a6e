## What `help` says: each command in one sentence, and more of it; in capitals and code: what is typed

help-variant = charger une variante, montrer celles qu'il y a, ou changer celle qui est chargée
    .more =
        Les changements : set CLÉ VALEUR, deck CARTE N, param CARTE NOM VALEUR, name et text CARTE LANGUE …, unset CLÉ, extend ID.
        Charger quitte la partie en cours ; `new` en commence une de la variante chargée. Un changement prend effet dans la
        partie en cours quand c'est possible, sinon à la prochaine. `variant save` écrit le fichier dans le dossier de contenu,
        en gardant commentaires et mise en page ; les changements d'une variante intégrée prennent un nom à eux.
        `variant explain` dit d'où vient une valeur.
help-new = commencer une partie de la variante chargée
    .more =
        Les places se remplissent dans l'ordre rouge, bleu, vert, jaune ; un seul nom vaut pour toutes. Ce qui n'est pas dit reste
        comme à la partie d'avant ; la graine est nouvelle.
help-roll = lancer le dé ; avec FACE, c'est cette face qui sort
    .more = La graine répond, sauf si une face est forcée. Dans les deux cas, c'est une ligne de la partie notée comme une autre.
help-draw = lancer une face qui fait piocher ; avec CARD, seulement si cette carte est sur le dessus
    .more = `deck 3` nomme les cartes du dessus. La place d'une carte est décidée quand on mélange la pioche.
help-choose = choisir ; nécessaire seulement quand un choix s'appelle comme une commande
    .more = Un choix s'écrit par son texte court ou par son numéro dans la liste.
help-choices = montrer tout ce qui peut être choisi maintenant
    .more = Les numéros valent autant que les textes.
help-stop = finir un déplacement plus tôt, ou arrêter de choisir avec ce qu'on a, là où les règles le permettent
    .more = Un déplacement ne peut finir plus tôt que s'il ne reste que les cases en plus d'une carte (M8).
help-giveup = renoncer à la cible d'un bonus ; la carte est perdue, une carte de la main y retourne
    .more = On ne peut pas renoncer à un malus (P4). `give up` fait la même chose.
help-auto = laisser jouer N tours, les places des personnes par un robot glouton
    .more = Sans N : un tour, ou toute la partie si toutes les places sont à des robots. Ctrl-C l'arrête.
help-seat = donner une place à une personne ou à un robot
    .more =
        Les robots : random (au hasard), simplest (les choix de la pendule), greedy (le plus de zones), hunter (les éliminations
        d'abord), et les scripts de `scripts/bots`. La couleur se dit en anglais ou dans ta langue.
help-clock = régler le temps qu'une personne a pour un tour
    .more =
        Quand il est écoulé sans que personne tape, le plus simple est joué : lancer, piocher, renoncer aux cibles, le premier pas
        possible. `on` prend le temps de la variante. Elle ne tourne qu'à un terminal.
help-force = forcer le dé, la prochaine carte, le dessus de la pioche, ou un choix de n'importe qui
    .more = Tout cela reste dans la partie notée et s'annule comme un choix. `force choice` choisit aussi pour un robot.
help-edit = changer la position à la main ; seul, montrer ce qui peut être changé
    .more =
        Un changement qui rend la position impossible est refusé, sauf après `edit checks off`. `edit paste` prend un plateau
        dessiné, ligne par ligne, jusqu'à une ligne vide ou `end`. `edit done` montre ce qui est impossible et continue à jouer.
        Les changements s'annulent comme des choix, et restent dans la partie notée.
help-do = exécuter une primitive tout de suite ; seul, les montrer
    .more =
        D'abord pour qui (qui doit décider, si rien n'est dit), puis les arguments dans l'ordre : cases, couleurs, tours,
        directions, nombres, ou une requête comme `mine` ; un argument peut être nommé, comme `towards=north`. Ce qui est gagné
        peut fermer des anneaux et faire gagner, comme avec une carte. `do PRIMITIVE ?` en explique une.
help-play = jouer une carte tout de suite, comme si elle venait d'être piochée
    .more = La carte est prise dans la pioche, sinon dans la défausse ; ses choix sont demandés comme d'habitude.
help-eval = évaluer du Lua sur la partie, ou là où un script en est ; rien ne peut changer par là
    .more =
        Tout ce que les scripts peuvent appeler est là (docs/scripting.md) ; `me` est qui doit décider. Là où le débogueur
        s'est arrêté dans un script, ses variables sont là aussi.
help-eval-changing = exécuter du Lua qui peut changer la partie ; une ligne de la partie notée
    .more = Les primitives peuvent être appelées ; `undo` annule le tout. On ne peut pas demander de choix.
help-undo = annuler les N derniers choix d'une personne, ou revenir au début du tour
    .more =
        Ce que des robots ont fait depuis est annulé aussi. Un lancer est un choix à lui seul. Rien n'est perdu tant qu'aucun
        autre choix n'est fait : voir redo.
help-redo = refaire ce qui a été annulé
    .more = Possible tant qu'aucun autre choix n'est fait.
help-step = avancer jusqu'au prochain événement, primitive, ligne de script, décision ou tour
    .more =
        Sans finesse dite : celle de la dernière fois, au début les événements. Là où une personne doit choisir, le choix vient
        avec, et le pas entre dedans ; `roll` et `roll 4` sont aussi des choix.
help-next = comme step, mais par-dessus tout ce qui est appelé d'ici
    .more = À une ligne de script : par-dessus les fonctions et primitives qu'elle appelle.
help-finish = continuer jusqu'à la fin de la primitive, fonction ou effet en cours
    .more = S'arrête là où l'on revient.
help-continue = continuer jusqu'au prochain point d'arrêt, ou jusqu'à ce qu'une personne doive choisir
    .more = Suit ce qui a déjà été joué, puis laisse jouer les robots. Ctrl-C l'arrête.
help-until = continuer jusqu'au début du tour N, un point d'arrêt, ou le choix d'une personne
help-back = revenir à l'événement, primitive, ligne de script, décision ou tour d'avant
    .more =
        Ce qui vient après reste : step, redo et continue y retournent ; un autre choix commence une branche. Comme direction
        d'un pas, on tape `south` ou `choose back`.
help-reverse = revenir au point d'arrêt le plus proche, ou là où ce qui est surveillé a changé en dernier
help-rewind = reculer de N décisions, ou de N d'une autre finesse
help-goto = aller là où la décision N est à prendre, en arrière ou en avant
    .more = Les numéros sont ceux que montrent undo, step et branches.
help-branches = montrer tout ce qui a été joué comme un arbre
    .more = Revenir en arrière et choisir autrement commence une branche. > est le chemin où l'on est.
help-switch = aller au bout d'une branche
    .more = `branches` donne leurs numéros.
help-compare = montrer où deux branches se séparent et en quoi diffèrent les positions à leur bout
    .more = Sans B : la branche et là où l'on est.
help-break = s'arrêter à une carte, primitive, événement, case, joueur, règle ou ligne de script
    .more =
        card tide [drawn|played|fizzled], primitive capture, event knockout, square c4, player red, rule K1,
        line scripts/NAME.lua:5 (ou une étape d'une carte : line cards/NAME.toml:20). La condition est en Lua ; les champs
        de l'événement s'y appellent par leur nom, ses cases `area`.
help-watch = s'arrêter quand le propriétaire d'une case, un score, une main, des cartes posées ou une expression change
    .more =
        c4, score red, hand red, laid red, ou une expression en Lua. Cela arrête en avant et dans `reverse`.
        `watch files on` recharge tout seul quand un fichier de ton contenu est enregistré.
help-breaks = montrer points d'arrêt et surveillances, et combien de fois chacun a arrêté
help-delete = enlever un point d'arrêt ou une surveillance
help-disable = désactiver un point d'arrêt ou une surveillance, jusqu'à sa réactivation
help-enable = réactiver un point d'arrêt ou une surveillance
help-last = dire qui a changé en dernier une case, un score, une main, des cartes posées ou une expression ; avec go, y aller
    .more = Tour, décision, carte, primitive et la ligne de l'étape ou du script.
help-locals = montrer les variables locales là où se trouve un script, ou dans l'appel N de `stack`
    .more = `step line` et `break line` mènent dans les scripts. Les plus intérieures d'abord, puis celles des fonctions autour.
help-stack = montrer les appels de scripts en cours
    .more = Le plus intérieur d'abord.
help-board = montrer le plateau
    .more =
        Une petite lettre est une case de rouge (r), bleu (b), vert (g) ou jaune (y), une capitale le pion dessus ;
        + est une tour, ^ un donjon, * un départ, . vierge, # morte. Un > marque ce qui a changé ; au milieu
        d'une décision, depuis qu'elle a commencé.
help-scores = montrer zones, éliminations, tours en réserve et mains
    .more = Après la barre, ce qui fait gagner. > marque à qui est le tour.
help-hands = montrer les cartes que chacun a en main
    .more = Les cartes de la main se jouent avant de lancer le dé (T2).
help-laid = montrer les cartes posées devant chacun, en vigueur jusqu'à ce qu'elles aient fait leur effet
    .more = La première posée vient en premier (P5).
help-deck = compter la pioche et la défausse ; avec N, regarder les N cartes du dessus
    .more = Qui conçoit un jeu peut regarder : `deck 3` nomme les trois prochaines cartes, celle du dessus d'abord.
help-log = raconter ce qui s'est passé aux N derniers tours
    .more = Dix tours si rien n'est dit. Il suit undo et redo.
help-why = dire les conditions derrière un choix, une carte, les pas d'un déplacement, un anneau, ou la fin
    .more =
        Chaque ligne est une condition avec sa règle, la valeur trouvée, et le réglage ou paramètre qui la fixe. Seul, il dit
        pourquoi la décision à prendre est à prendre. `why ring c4` montre sur le plateau la brèche de l'anneau autour de c4.
        `not` ne change rien mais se lit mieux.
help-show = montrer une carte ou la variante, avec le fichier et la ligne de chaque valeur
    .more = L'identifiant d'une carte ou son nom, les deux vont.
help-reload = relire cartes, scripts et variantes et rejouer la ligne de jeu avec
    .more =
        Si la lecture échoue, le rapport est montré et la partie continue comme avant. Sinon il est dit à quelle décision la partie
        diffère d'abord, et ce qui va encore est gardé. Une carte qui attend un choix le redemande.
        Les scénarios et parties notées de tes `tests` sont rejoués aussi ; ceux qui tournent autrement sont nommés.
help-impact = montrer les scénarios et parties notées qui tournent autrement qu'au début de la session
    .more =
        Chacun avec le premier événement qui diffère. Sans fichier : ce qui est dans `tests`, ici et dans ton dossier de contenu.
        Après chaque rechargement, la même chose est dite de ce qu'il a changé.
help-profile = mesurer appels, instructions et temps par carte et par primitive, et quelles lignes de script tournent
    .more =
        Mesuré de `profile on` à `profile off`, par toutes les parties de la session. Les lignes comptent à partir du premier
        `profile on` après un chargement ; `profile lines FILE` montre un script avec le nombre de passages par ligne.
help-keep = garder le dernier effet ou les N dernières décisions comme test, ou la position, ou les lignes tapées
    .more =
        Un test est un fichier que prend `polygonarc test`, écrit seulement s'il réussit. Une session est un script pour
        `polygonarc run`. Aucun fichier déjà là n'est écrasé.
help-save = enregistrer la partie, ou seulement sa position
    .more = Une partie enregistrée rejoue chaque décision ; une position dit seulement où sont les choses.
help-load = charger une partie ou une position et continuer de là
    .more = Les décisions d'une partie s'annulent une à une. Toutes les places vont à des personnes ; voir seat.
help-restore = reprendre la session interrompue, ou l'abandonner
    .more =
        Quand on joue à un terminal, la partie est gardée sur disque, branches et changements compris. Une session qui finit sans
        `quit` ni Ctrl-D est proposée au démarrage suivant.
help-lang = choisir la langue des mots, des noms et des textes de cartes
    .more = Toute langue va avec toute variante. Ce que l'on tape ne change pas ; une couleur s'écrit aussi dans la langue.
help-boards = montrer le plateau de lui-même après tout ce qui le change, ou seulement sur demande
    .more = Oui pour une personne à un terminal, non dans les scripts et les tubes.
help-help = montrer les commandes, ou en expliquer une
    .more = Tout ce qui n'est pas une commande est un choix : son texte court, ou son numéro dans la liste.
help-quit = quitter
    .more = Ctrl-D fait la même chose.
