### French. What each message is about stands in en.ftl. The terms are those of docs/terms/fr.md.

## shared

incomplete = Il manque quelque chose dans cette phrase : { $formed }
key-with-shift = Maj+{ $key }
key-with-control = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
event-rule-touch-binds = Pièce touchée, pièce jouée
event-rule-supervision = { $tempo ->
        [rapid] Partie rapide
       *[blitz] Blitz
    }, selon { $supervision ->
        [adequate] les règles de compétition
       *[inadequate] les règles propres à cette cadence
    }
event-rule-no-draws = Pas de nulle par accord
event-rule-draws-after = Pas de nulle par accord avant que chaque joueur ait joué { $moves ->
        [1] un coup
       *[other] { $moves } coups
    }
event-rule-points = Points : { $win } pour un gain, { $draw } pour une nulle, { $loss } pour une perte
part-the-piece = { PIECE($it, article: "the") } en { SQUARE($it) }
part-the-piece-from = { PIECE($it, article: "the") } de { SQUARE($it) }
part-by-piece = par { part-the-piece }
part-the-colored-piece = { PIECE($it, article: "the") } { COLORED($it) } en { SQUARE($it) }
part-castling = { $side ->
        [short] petit roque
       *[long] grand roque
    }
part-move = { $castling ->
        [short] petit roque
        [long] grand roque
       *[none] { PIECE($piece) } { SQUARE($from) } en { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-to-move = jouer { EACH($piece, "part-the-piece-from") }
part-to-capture = prendre { EACH($piece, "part-the-piece") }
part-text = { $it }
part-e = { GENDER($piece) ->
        [feminine] e
       *[masculine] { "" }
    }

## refusals

refusal-empty-square = Il n’y a pas de pièce en { SQUARE($square) }.
refusal-not-your-piece = { CAP(EACH($piece, "part-the-piece")) } est { PLAYER($piece, form: "to") }, et c’est { PLAYER($turn, form: "to") } de jouer.
refusal-same-square = La pièce doit quitter { SQUARE($square) }.
refusal-own-piece-there = Votre { PIECE($there) } occupe { SQUARE($there) }.
refusal-does-not-move-so = { CAP(PIECE($piece, article: "the")) } ne peut pas aller de { SQUARE($piece) } en { SQUARE($to) } : { KIND($piece) ->
        [king] il n’avance que d’une case
        [queen] elle se déplace sur la rangée, la colonne ou la diagonale
        [rook] elle se déplace sur la rangée ou la colonne
        [bishop] il se déplace en diagonale
        [knight] il avance de deux cases tout droit et d’une de côté
       *[pawn] il avance tout droit, et prend d’une case en diagonale vers l’avant
    }.
refusal-way-blocked = Le chemin est barré par { EACH($by, "part-the-colored-piece") }.
refusal-pawn-does-not-capture-straight = Un pion ne prend pas tout droit, et { EACH($there, "part-the-colored-piece") } lui barre le chemin.
refusal-pawn-has-nothing-to-capture = { CAP(EACH($piece, "part-the-piece")) } n’a rien à prendre en { SQUARE($to) }.
refusal-en-passant-too-late = Trop tard pour prendre { EACH($pawn, "part-the-piece") } en passant : cela n’est possible que juste après son avance de deux cases.
refusal-leaves-king-in-check = Ce coup laisse votre roi en échec{ part-attacked-by }.
refusal-king-in-check = Votre roi est en échec{ part-attacked-by }, et ce coup n’y change rien.
refusal-king-is-not-captured = On ne prend jamais un roi.
refusal-castling-king-has-moved = Le roi a déjà bougé : il ne peut plus roquer.
refusal-castling-rook-has-moved = La tour de { SQUARE($rook) } a bougé ou a été prise : le { part-castling } n’est plus possible.
refusal-castling-right-is-lost = Le droit au { part-castling } est perdu.
refusal-castling-in-check = On ne peut pas roquer quand le roi est en échec{ part-attacked-by }.
refusal-castling-through-check = Le roi ne peut pas passer par une case attaquée : { SQUARE($square) } est attaquée { EACH($by, "part-by-piece", join: "and") }.
refusal-castling-into-check = Le roi ne peut pas se mettre en échec : { SQUARE($square) } est attaquée { EACH($by, "part-by-piece", join: "and") }.
refusal-castling-way-blocked = Le { part-castling } est impossible : le chemin est barré par { EACH($by, "part-the-colored-piece") }.
refusal-promotion-missing = Quelle pièce ? Dame, tour, fou ou cavalier.
refusal-nothing-to-promote = Seul un pion qui atteint la dernière rangée est promu.
refusal-too-long = C’est trop long pour un coup : { $length } caractères, pour { $limit } au plus.
refusal-no-piece-reaches = { CAP(PIECE($kind, article: "no")) } ne peut { $capture ->
        [yes] prendre en { SQUARE($to) }
       *[no] aller en { SQUARE($to) }
    }.
refusal-no-such-piece = { CAP(PLAYER($color)) } n’ont pas de { PIECE($kind) }.
refusal-no-such-piece-on-square = { CAP(PLAYER($color)) } n’ont pas de { PIECE($kind) } en { SQUARE($square) }.
refusal-no-such-piece-on-file = { CAP(PLAYER($color)) } n’ont pas de { PIECE($kind) } sur la colonne { FILE($file) }.
refusal-no-such-piece-on-rank = { CAP(PLAYER($color)) } n’ont pas de { PIECE($kind) } sur la rangée { RANK($rank) }.
refusal-nothing-to-take = Rien ne peut être pris ainsi.
refusal-nothing-to-take-with = { CAP(PIECE($kind, article: "no")) } ne peut rien prendre ainsi.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Quelle pièce ? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { CAP(COUNTED($count, $kind)) } peuvent aller en { SQUARE($to) } : { EACH($froms, "part-from", join: "or") }.
which-move = Quel coup ?
do-you-mean = Vouliez-vous dire { EACH($moves, "part-move", join: "or") } ?
refusal-claim-of-what = Que réclamez-vous ? Tapez réclamer trois, pour trois fois la même position, ou réclamer cinquante, pour cinquante coups.
refusal-no-such-move-here = Aucun coup { $number } n’a été joué dans cette partie.
refusal-no-such-move = L’adversaire n’a pas joué de coup { $number } dans cette partie.
refusal-unreadable = « { $text } » n’est pas un coup que je sache lire. Par exemple : Cf3, e2 e4, ou { SEGMENT($call) }
refusal-unreadable-near = Je ne connais ni coup ni commande « { $text } ». Vouliez-vous dire { EACH($nearest, "part-text", join: "or") } ?
refusal-unknown-question = « { $text } » est une question à laquelle je ne sais pas répondre. Aucun coup n’a été joué. Dites « aide » pour savoir ce qu’on peut demander.
refusal-not-loaded = Une partie du programme n’a pas pu être chargée. Connectez-vous au réseau et réessayez.
refusal-not-kept-disk-full = Non fait : le disque est plein. « Parties sur cet appareil » montre ce qui peut être supprimé.
refusal-not-kept-storage-closed = Non fait : le navigateur a fermé son espace de stockage. Votre partie est encore sur cette page : enregistrez-la en PGN avant de recharger.
refusal-not-kept-taken-over = Non fait : une autre fenêtre a repris la partie.
refusal-not-kept-holder-gone = Peut-être pas fait : cette fenêtre a été fermée avant la réponse de celle qui tient la partie.
refusal-not-kept-other-version = Non fait : l’autre fenêtre utilise une autre version d’Anna–Hector. Rechargez les deux.
refusal-not-kept-unknown = Non fait : l’enregistrement a échoué. Réessayez.
refusal-game-over = La partie est finie : { $result ->
        [white] les Blancs ont gagné
        [black] les Noirs ont gagné
        [drawn] elle est nulle
       *[lost] elle est perdue pour les deux joueurs
    } { $reason ->
        [checkmate] par échec et mat
        [stalemate] par pat
        [dead-position] car aucun camp ne peut mater
        [fivefold-repetition] par quintuple répétition
        [seventy-five-moves] par la règle des soixante-quinze coups
        [threefold-repetition] par triple répétition
        [fifty-moves] par la règle des cinquante coups
        [resignation] par abandon{ part-could-not-mate }
        [agreement] par accord mutuel
        [time] au temps{ part-could-not-mate }
        [both-flags] car les deux drapeaux sont tombés
        [default] par forfait
        [illegal-moves] pour coups illégaux{ part-could-not-mate }
        [sealed-move] à cause du coup sous enveloppe
        [quickplay-finish] par les règles du KO
       *[ruling] par décision de l’arbitre
    }.
refusal-not-your-turn = C’est { PLAYER($turn, form: "to") } de jouer.
refusal-no-move-made-yet = Pas avant le premier coup.
refusal-no-game = Il n’y a pas de telle partie ici. Commencez-en une avec Nouvelle partie.
refusal-not-for-this-role = Votre rôle dans cette partie ne le permet pas.{ $doneBy ->
        [arbiter] { " " }C’est à l’arbitre de le faire.
        [players] { " " }C’est aux joueurs de le faire.
        [assistants] { " " }C’est à un assistant de le faire.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Un message adressé à cette partie n’a pas été compris. Rien n’a été fait.
refusal-unreadable-act-not-a-square = Un message adressé à cette partie nomme une case qui n’existe pas. Rien n’a été fait.
refusal-unreadable-act-not-a-time = Un message adressé à cette partie nomme un temps illisible. Rien n’a été fait.
refusal-unreadable-act-earlier-than-the-act-before = Un message adressé à cette partie est antérieur à l’action précédente. Rien n’a été fait.
refusal-unreadable-act-unknown-edition = Un message adressé à cette partie nomme une édition des règles inconnue ici. Rien n’a été fait.
refusal-unreadable-act-not-a-result = Un message adressé à cette partie nomme un résultat impossible. Rien n’a été fait.
refusal-no-offer = Il n’y a pas de proposition de nulle à laquelle répondre.
refusal-offer-stands = La proposition de nulle { PLAYER($by, form: "of") } tient toujours.
refusal-offer-only-on-your-move = On ne propose nulle qu’à son propre tour.
refusal-no-such-ply = La partie n’a pas de position aussi ancienne.
refusal-strict-play = Le jeu strict ne le permet pas.
refusal-bound-free = Vous devez jouer un coup.
refusal-bound-move = Vous devez { part-to-move }.
refusal-bound-capture = Vous devez { part-to-capture }.
refusal-bound-capture-with = Vous devez { part-to-capture } avec { EACH($with, "part-the-piece-from") }.
refusal-bound-castle = Vous devez faire le { part-castling }.
refusal-adjusting-not-now = On n’ajuste les pièces que lorsque sa propre pendule tourne.
refusal-board-elsewhere = La partie se joue sur un autre échiquier ; il n’y a ici que sa pendule.
refusal-engine-locked = Une partie à la table est en cours en jeu strict ; le moteur est bloqué. Cette partie doit d’abord finir.
refusal-no-clock = Cette partie se joue sans pendule.
refusal-not-moved-yet = Vous n’avez pas encore joué.
refusal-clocks-not-started = La partie commence quand la pendule des Blancs est mise en marche.
refusal-clocks-already-started = Les pendules sont déjà en marche.
refusal-clocks-stopped = Les pendules sont arrêtées. On ne joue pas avant qu’elles tournent à nouveau.
refusal-clocks-not-stopped = Les pendules ne sont pas arrêtées.
refusal-not-your-clock = Ce n’est pas votre pendule qui tourne.
refusal-not-a-time = Aucune pendule ne peut être réglée ainsi.
refusal-nothing-to-charge = Il n’y a pas de temps à décider.
refusal-charge-open = L’appareil a été absent pendant { DURATION($length) }. Décidez d’abord si ce temps est décompté.
refusal-flag-is-down = Le drapeau { PLAYER($of, form: "of") } est tombé. Réglez cette pendule avant qu’elle tourne à nouveau.
refusal-flag-has-not-fallen = Il reste { DURATION($left) } { PLAYER($of, form: "to") } : le drapeau n’est pas tombé.
refusal-own-flag-has-fallen = Votre drapeau est tombé aussi : vous ne pouvez pas réclamer.
refusal-arrived-already = { CAP(PLAYER($who)) } sont déjà devant l’échiquier.
refusal-not-late = Il reste { DURATION($left) } pour arriver devant l’échiquier.
refusal-no-default-time = Le délai de forfait n’a pas été annoncé.
refusal-no-claim-pending = Aucune réclamation n’attend de décision.
refusal-claim-pending = L’arbitre n’a pas encore statué sur la réclamation précédente.
refusal-claim-right-lost = Vous avez touché une pièce : le droit de réclamer à ce coup est perdu. Réclamez avant de toucher une pièce.
refusal-agreement-not-allowed = Le règlement de cette partie ne permet pas l’accord de nulle maintenant.
refusal-offer-on-conditions = Une nulle se propose sans conditions.
refusal-no-quickplay-not-announced = Les règles du KO ne s’appliquent pas à cette partie.
refusal-no-quickplay-blitz = En blitz, cette réclamation n’existe pas.
refusal-no-quickplay-increment = Cette réclamation n’existe pas quand du temps est ajouté à chaque coup.
refusal-no-quickplay-not-the-last-period = Cela ne se réclame que dans la dernière période.
refusal-no-quickplay-not-on-move = Cela ne se réclame qu’à son propre tour.
refusal-no-quickplay-flag-has-fallen = Votre drapeau est tombé : il est trop tard pour le réclamer.
refusal-no-quickplay-too-much-time = Cela ne se réclame que dans vos deux dernières minutes.
refusal-no-quickplay-no-such-request = Cela ne peut pas être demandé ici.
refusal-no-fault = Rien de tel ne s’est produit.
refusal-complaint-lost = Vous avez touché une pièce depuis : vous ne pouvez plus réclamer.
refusal-too-late-to-complain = Il est trop tard pour s’en plaindre.
refusal-only-on-claim = L’arbitre n’intervient là-dessus que si l’adversaire le réclame.
refusal-not-written = Notez d’abord les coups joués.
refusal-written-in-advance = On ne note un coup d’avance que pour réclamer la nulle ou pour le mettre sous enveloppe.
refusal-not-the-move-made = Ce n’est pas le coup qui a été joué.
refusal-written-already = C’est déjà noté.
refusal-game-not-over = La partie n’est pas encore finie.
refusal-signed-already = Vous avez déjà signé.
refusal-penalty-not-given-not-in-this-edition = Cette édition des règles ne connaît pas cette pénalité.
refusal-penalty-not-given-not-a-measure = Une pénalité ne peut pas avoir cette mesure.
refusal-penalty-not-given-fine-not-announced = Une amende doit avoir été annoncée à l’avance.
refusal-penalty-not-given-not-a-usual-score = Un joueur ne peut recevoir que les points d’un gain, d’une nulle ou d’une perte.
refusal-penalty-not-given-more-than-the-game-gives = C’est au total plus que ce que donne une partie.
refusal-not-adjourned = La partie n’est pas ajournée.
refusal-adjourned = La partie est ajournée. On ne joue pas avant la reprise.
refusal-sealing-sealed-already = Le coup est déjà sous enveloppe.
refusal-sealing-nothing-written = Notez d’abord le coup.
refusal-sealing-not-the-move-made = Le coup joué sur l’échiquier doit être celui qui est noté.
refusal-sealing-envelope-open = Fermez d’abord l’enveloppe, puis arrêtez la pendule.
refusal-envelope-not-opened = Pour reprendre la partie, il faut ouvrir l’enveloppe, avec sa phrase secrète ou son fichier, ou dire qu’elle est introuvable.
refusal-envelope-stays-closed = L’enveloppe reste fermée tant que le joueur qui doit répondre n’est pas là.
refusal-rules-not-used = Les règles pour joueurs handicapés visuels ne s’appliquent pas à cette partie.
refusal-move-not-made = { $missing ->
        [capture] Retirez d’abord la pièce prise de l’échiquier.
        [placing] Jouez d’abord le coup sur l’échiquier.
       *[announcing] Annoncez d’abord le coup.
    } Appuyez ensuite sur la pendule.
refusal-nothing-to-put-back = Il n’y a rien à remettre en place.
refusal-nothing-to-take-off = Aucune pièce adverse n’est en { SQUARE($square) }.
refusal-announced-already = Ce coup a déjà été annoncé.
refusal-too-late-to-correct = Trop tard : une annonce ne se corrige qu’avant la mise en marche de la pendule adverse.
refusal-nothing-due = Il n’y a rien à annoncer, à répéter ni à exécuter sur votre échiquier maintenant.
refusal-nothing-announced = Votre adversaire n’a pas annoncé de coup.
refusal-repeated-already = Le coup a déjà été répété.
refusal-not-the-move-announced = Ce n’est pas le coup annoncé, qui est : { EACH($called, "part-move") }.
refusal-boards-differ = Dans la partie, aucune de vos pièces ne se trouve là : les échiquiers diffèrent. Demandez qu’on les compare.
refusal-one-board = Dans cette partie, les deux joueurs utilisent un seul échiquier.
refusal-nothing-to-mend = Il n’y a rien à rectifier sur cet échiquier.
refusal-not-asked = Un assistant ne le dit que si le joueur le demande.
refusal-not-a-duty = Dans cette partie, l’assistant n’est pas chargé { $duty ->
        [execute] d’exécuter les coups sur l’autre échiquier
        [announce] d’annoncer ni de répéter les coups
        [score] de noter la partie
        [clock] d’appuyer sur la pendule
        [tell] de donner les coups et le temps
        [claim] de réclamer ni d’appeler l’arbitre
        [adjourn] de mettre le coup sous enveloppe
       *[move] de déplacer les pièces du joueur
    }.
refusal-assistant-needed = Contre un adversaire malentendant, il faut un assistant.
part-attacked-by = { COUNT($by) ->
        [0] { "" }
       *[other] , attaqué { EACH($by, "part-by-piece", join: "and") }
    }
part-from = depuis { SQUARE($it) }
part-kind = { PIECE($it) }
part-could-not-mate = { $result ->
        [drawn] , car l’adversaire ne pouvait pas mater
       *[other] { "" }
    }

## control-refusals

control-refusal-nothing-said = Donnez une cadence, par exemple « 90 minutes pour 40 coups, puis 30 minutes, avec 30 secondes par coup ».
control-refusal-too-long = C’est trop long pour une cadence.
control-refusal-unknown-word = « { $word } » n’a pas été compris. Dites des minutes, des coups et des secondes par coup.
control-refusal-no-time = Aucun temps n’a été donné. Dites combien de minutes.
control-refusal-slash = Dans « { $text } », chacun des deux nombres peut être celui des coups. Dites lesquels sont les coups et lesquelles les minutes.
control-refusal-two-times = { ALLOTTED($first) } et { ALLOTTED($second) } pour les mêmes coups : dites « puis » entre deux périodes.
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } et { EACH($second, "part-moves") } pour le même temps : dites « puis » entre deux périodes.
control-refusal-two-extras = Deux temps différents par coup : dites-en un seul, ou un pour chaque période.
control-refusal-moves-missing = { ALLOTTED($time) }, pour combien de coups ? Seule la dernière période peut valoir pour tous les coups restants.
control-refusal-from-which-move = { ALLOTTED($time) } par coup : ajoutez « dès le coup 1 » ou « dès le coup { $move } ».
control-refusal-no-period-begins = Aucune période ne commence au coup { $move }.
control-refusal-one-side-only = Il manque le temps { PLAYER($missing, form: "of") }.
control-refusal-side-twice = { CAP(PLAYER($side)) } ont été nommés deux fois.
control-refusal-too-much = On ne règle pas ici plus de { $most } { $what ->
        [minutes] minutes par période
        [seconds] secondes par coup
        [moves] coups dans une période
       *[periods] périodes
    }.
part-moves = { $it ->
        [1] un coup
       *[other] { $it } coups
    }

## hand

hand-edge = Bord
hand-lifted = { LABEL($piece) } { SQUARE($piece) }, en main.
hand-put-back = { LABEL($piece) } { SQUARE($piece) }, remis{ part-e } en place.
hand-nothing-to-lift = Rien à prendre en main en { SQUARE($square) }.
hand-nothing-lifted = Rien en main.
hand-not-yours = { CAP(EACH($piece, "part-the-piece")) } est { PLAYER($piece, form: "to") }.
hand-touched = { LABEL($piece) } { SQUARE($piece) }, touché{ part-e }. La pièce est { PLAYER($piece, form: "to") }.
hand-no-such-piece-on-the-board = Pas de telle pièce sur l’échiquier.
hand-no-command = Pas de commande sur { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    }. F1 donne la liste des touches.
hand-no-command-here = Pas de commande sur cette touche. F1 donne la liste des touches.
hand-promotion-cancelled = Promotion annulée. { CAP(LABEL($piece)) } { SQUARE($piece) } remis en place.

## notices

notice-game-begun-computer = Nouvelle partie. Vous avez { PLAYER($you) }{ $byLot ->
        [yes] , tirés au sort,
       *[no] { "" }
    }{ part-against-computer }.
notice-game-begun-player-beside-you = Nouvelle partie contre la personne à côté de vous. { turn }
notice-game-begun-at-the-table = Nouvelle partie à la table. { turn }
notice-position-opened-computer = Position ouverte{ part-against-computer }.
notice-position-opened-player-beside-you = Position ouverte contre la personne à côté de vous.
notice-position-opened-at-the-table = Position ouverte à la table.
turn = Trait { PLAYER($turn, form: "to") }.
notice-position-refused = La position de l’adresse ne peut pas être ouverte : { $problem ->
        [unreadable] ce n’est pas une position au format FEN
        [board] ses rangées ne sont pas huit de huit cases chacune
        [turn] elle ne dit pas qui a le trait
        [castling] ses droits de roque sont illisibles
        [en-passant] sa case de prise en passant est illisible
        [castling-impossible] ses droits de roque ne vont pas avec les cases du roi et des tours
        [en-passant-impossible] aucun pion ne vient de franchir sa case de prise en passant
        [counters] ses compteurs de coups sont illisibles
        [no-pieces] l’échiquier est vide
        [kings] chaque camp doit avoir un roi
        [pawn-on-last-rank] un pion se trouve sur la première ou la dernière rangée
       *[opponent-in-check] le roi du camp qui n’a pas le trait est en échec
    }.
notice-game-brought-back = Votre partie est de retour : { $moves ->
        [0] aucun coup joué
        [one] un coup joué
       *[other] { $moves } coups joués
    }.
notice-joined = Cette partie est aussi ouverte dans une autre fenêtre.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Les coups joués ici lui parviennent.
    }
notice-holder-here = L’autre fenêtre a été fermée. La partie continue ici.
notice-other-window-holds = Une autre fenêtre tient maintenant la partie. Les coups joués ici lui parviennent.
notice-taken-here = La partie continue maintenant ici.
notice-other-window-silent = La fenêtre où se joue cette partie ne répond pas. Vérifiez-la, ou fermez-la : la partie continuera ici.
notice-judged-otherwise = Cette version d’Anna–Hector juge autrement un coup de cette partie. Le résultat enregistré est maintenu.
notice-journal-damaged = Une partie de ce qui est enregistré est illisible. Le jeu continue depuis la dernière action lisible. Rien n’a été supprimé.
notice-journal-damaged-wholly = La partie enregistrée est illisible. Rien n’en a été supprimé.
notice-game-not-loaded = Votre partie ne peut pas encore être affichée : un élément du programme n’a pas pu être chargé. Connectez-vous au réseau et rechargez la page. Rien n’est perdu.
notice-no-game = Il n’y a pas de partie ici. Commencez-en une avec Nouvelle partie.
notice-computer-thinking = L’ordinateur réfléchit encore.
notice-deciding = Recherche en cours : { PLAYER($side) } peuvent-ils encore gagner ?
notice-computer-stopped = L’ordinateur a été arrêté.
notice-computer-failed = L’adversaire ordinateur { $trouble ->
        [not-loaded] n’a pas pu démarrer : ses fichiers n’ont pas pu être chargés
        [no-answer] ne répond pas
        [out-of-memory] n’a pas assez de mémoire
       *[crashed] a planté
    }. La partie est gardée. Vous pouvez réessayer ou continuer plus tard.
notice-unknown-page = Cette page n’existe pas. Voici la page d’accueil.
notice-offline-failed = Pas prêt à fonctionner hors ligne : tout n’a pas pu être gardé. Rechargez la page pour réessayer.
notice-update-waiting = Une nouvelle version d’Anna–Hector est prête. Elle peut être installée quand aucune partie n’est en cours.
notice-no-voices = Ce navigateur n’a pas de voix. Les messages vont à votre lecteur d’écran et à la liste des messages.
notice-no-voice-of = Ce navigateur n’a pas de voix { $language ->
        [be] biélorusse
        [de] allemande
        [en] anglaise
        [fr] française
        [mk] macédonienne
        [uk] ukrainienne
       *[other] pour la langue { $name }
    }. Une autre voix parle à sa place.
notice-voice-not-allowed = Le navigateur ne laisse pas encore la page parler. Appuyez sur une touche ou un bouton de la page.
notice-voice-fell-silent = La voix s’est tue. Les messages vont à votre lecteur d’écran et à la liste des messages.
notice-board-size = Échiquier à { $percent } pour cent.
notice-sound = { $on ->
        [yes] Son activé.
       *[no] Son coupé.
    }
notice-full-screen-on = Plein écran.
notice-full-screen-off = Plein écran quitté.
notice-full-screen-refused = Le navigateur ne permet pas le plein écran.
notice-keys-as-at-first = Toutes les touches sont réinitialisées.
notice-keys-unreadable = Vos touches n’ont pas pu être lues. Toutes les touches sont réinitialisées.
notice-board-turned = Échiquier retourné : { PLAYER($bottom) } en bas.
notice-nothing-to-repeat = Rien n’a encore été dit.
notice-storage-newer-version = Une version plus récente d’Anna–Hector a enregistré ici des parties que cette ancienne version ne peut pas ouvrir. Rien n’est perdu : rechargez la page pour obtenir la nouvelle version. { part-not-saved }
notice-storage-blocked = Une autre fenêtre, avec une ancienne version d’Anna–Hector, retient les parties enregistrées. Fermez cette fenêtre, puis rechargez cette page. { part-not-saved }
notice-storage-disk-full = Le disque est plein : rien ne peut être enregistré. Libérez de l’espace, puis rechargez la page. { part-not-saved }
notice-storage-no-storage = Ce navigateur ne laisse pas Anna–Hector enregistrer quoi que ce soit. Une fenêtre privée peut en être la cause. { part-not-saved }
notice-storage-unknown = Les parties enregistrées n’ont pas pu être ouvertes. Rechargez la page pour réessayer. { part-not-saved }
notice-storage-closed-for-newer-version = Une version plus récente d’Anna–Hector est ouverte dans une autre fenêtre : cette fenêtre ne peut plus enregistrer. Votre partie est enregistrée jusqu’ici : rechargez cette page pour continuer.
notice-storage-saved-again = Le navigateur a supprimé ce qu’Anna–Hector avait enregistré ici. La partie de cette page a été enregistrée à nouveau.
notice-storage-not-saved-again = Le navigateur a supprimé ce qu’Anna–Hector avait enregistré ici, et votre partie n’a pas pu être enregistrée à nouveau. Elle est encore sur cette page : enregistrez-la en PGN avant de fermer la page.
notice-storage-emptied = Le navigateur a supprimé ce qu’Anna–Hector avait enregistré ici.
notice-lasting-safe = Vos parties sont en sécurité : le navigateur ne les supprimera pas de lui-même.
notice-lasting-not-safe = Le navigateur n’a pas accepté. Il peut supprimer vos parties quand l’espace manque. Un fichier de sauvegarde les conserve.
notice-lasting-no-answer = Le navigateur n’a pas répondu.
notice-line-cleared = Effacé.
notice-copied = { $what ->
        [position] Position copiée.
       *[game] Partie copiée.
    }
notice-not-copied = Non copié : le navigateur ne le permet pas.
notice-language-not-loaded = Cette langue n’a pas pu être chargée. Connectez-vous au réseau et réessayez.
how-to-move = Jouez avec les flèches et Entrée, ou tapez un coup sous « Votre coup » ; F1 donne la liste des touches, « Répéter » redit ce message.
how-to-move-with-letters = Jouez avec les flèches et Entrée, ou appuyez sur I et tapez un coup ; F1 donne la liste des touches, Z redit ce message.
part-against-computer = { " " }contre l’ordinateur, niveau { $level }
part-not-saved = Vous pouvez jouer, mais vos coups seront perdus à la fermeture de la page.

## kept-games

notice-games-deleted = Partie supprimée. Annuler la fait revenir tant que cette page est ouverte.
notice-games-restored = La partie supprimée est revenue.
notice-games-on-the-board = Cette partie est sur l’échiquier : elle n’est pas supprimée.
notice-games-unreadable = Cette partie est illisible. Rien n’en a été supprimé.
notice-games-not-reached = Non fait : la partie enregistrée n’a pas pu être atteinte. Réessayez.
notice-games-saved = { $games ->
        [0] Il n’y a pas de partie à enregistrer.
       *[other] Toutes les parties sont enregistrées dans un fichier. Parties : { $games }.
    }{ part-unreadable }
notice-backup-saved = Sauvegarde enregistrée. Parties : { $games }. Enregistrements : { $recordings }.{ part-unreadable }
notice-backup-read = Sauvegarde lue. Parties ajoutées : { $added }. Déjà ici : { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Problèmes, détaillés sur la page : { $problems }.
    }
notice-backup-refused-no-backup = Ce fichier n’est pas une sauvegarde d’Anna–Hector. Rien n’a été changé.
notice-backup-refused-newer = Cette sauvegarde vient d’une version plus récente d’Anna–Hector. Rien n’a été changé.
notice-backup-refused-too-large = Ce fichier est trop gros pour une sauvegarde. Rien n’a été changé.
notice-settings-exported = Réglages enregistrés dans un fichier.
notice-settings-imported = Réglages repris du fichier.
notice-settings-unreadable = Ce fichier ne contient pas de réglages d’Anna–Hector. Rien n’a été changé.
notice-settings-reset = Tous les réglages sont ceux d’origine.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Parties illisibles : { $unreadable }.
    }

## answers

answer-piece-count = { $count } pièces.
answer-square-count = { $count } cases.
answer-capture-count = { $count } prises.
answer-rank = Rangée { RANK($rank) } : { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = Rangée { RANK($rank) } : rien que des { LABEL($piece, number: "plural") } { COLORED($piece, number: "plural") }.
answer-empty-ranks = { COUNT($ranks) ->
        [1] Rangée { RANK($first) } : vide
        [2] Rangées { RANK($first) } et { RANK($last) } : vides
       *[other] Rangées { RANK($first) } à { RANK($last) } : vides
    }.
answer-chess960 = Position { $number } de Chess960.
answer-piece-list = { PLAYER($color, form: "label") } : { COUNT($kinds) ->
        [0] aucune pièce
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-movable = { CAP(PLAYER($color)) } { COUNT($kinds) ->
        [0] ne peuvent jouer aucune pièce
       *[other] peuvent jouer : { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, vide
answer-moves-hindered = { CAP(PLAYER($owner)) } n’ont pas de coup tant que { PLAYER($inCheck) } sont en échec.
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } : { $capturesOnly ->
        [yes] aucune prise
       *[no] aucun coup
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) } : { EACH($moves, "part-target") }.
answer-withheld = En jeu strict, le programme ne donne aucune aide.
answer-pieces = { COUNT($squares) ->
        [0] { CAP(PLAYER($piece)) } n’ont pas de { PIECE($piece) }
        [1] { LABEL($piece) } { COLORED($piece) } { SQUARES($squares) }
       *[other] { LABEL($piece, number: "plural") } { COLORED($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Colonne { FILE($file) } : { COUNT($pieces) ->
        [0] vide
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { CAP(PLAYER($color)) } ne peuvent rien prendre
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color, form: "label") } : { COUNT($kinds) ->
        [0] le roi seul
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Égalité de matériel.
answer-material-ahead = { CAP(PLAYER($color)) } ont { SMALL($points) } { $points ->
        [one] point
       *[other] points
    } d’avance.
answer-move-number = Coup { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , trait { PLAYER($turn, form: "to") }
    }.
answer-opponent-computer = Vous avez { PLAYER($you) } contre l’ordinateur, niveau { $level }.
answer-opponent-player-beside-you = Votre adversaire est la personne à côté de vous.
answer-opponent-at-the-table = La partie se joue à la table.
player-named = { PLAYER($color, form: "label") } : { $name }.
answer-commands = Commandes : { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Aucune commande pour « { $searched } »
       *[other] Commandes pour « { $searched } » : { EACH($phrases, "part-text") }
    }.
part-run = { $sameColor ->
        [yes] { part-run-label }
       *[no] { part-run-label } { COUNT($squares) ->
            [1] { COLORED($piece) }
           *[other] { COLORED($piece, number: "plural") }
        }
    } { SQUARES($squares) }
part-run-label = { COUNT($squares) ->
        [1] { LABEL($piece) }
       *[other] { LABEL($piece, number: "plural") }
    }
part-kind-on-squares = { COUNT($squares) ->
        [1] { LABEL($kind) }
       *[other] { LABEL($kind, number: "plural") }
    } { SQUARES($squares) }
part-target = { $castling ->
        [short] petit roque
        [long] grand roque
       *[none] { $capture ->
            [yes] prend { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }avec promotion
           *[no] { "" }
        }
    }
part-named-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } prend { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## whole-board

whole-diagonal = Diagonale { SQUARE($from) } { SQUARE($to) } : { COUNT($pieces) ->
        [0] vide
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } et { SQUARE($to) } ne sont pas sur une même diagonale.
whole-pawn-count = { $count } pions.
whole-no-pawns = Il n’y a pas de pions.
whole-pawn-file = Colonne { FILE($file) } : { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Sans pions : { COUNT($files) ->
        [1] colonne
       *[other] colonnes
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Rien : { COUNT($files) ->
        [1] colonne
       *[other] colonnes
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color, form: "label") } : { COUNT($squares) ->
        [0] aucun pion doublé
       *[other] pions doublés { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color, form: "label") } : { COUNT($squares) ->
        [0] aucun pion isolé
        [1] pion isolé { SQUARES($squares) }
       *[other] pions isolés { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color, form: "label") } : { COUNT($squares) ->
        [0] aucun pion passé
        [1] pion passé { SQUARES($squares) }
       *[other] pions passés { SQUARES($squares) }
    }.
whole-nothing-changed = Rien n’a changé depuis votre dernier coup.
whole-nothing-changed-at-all = Rien n’a changé depuis le début.
whole-changed = Depuis votre dernier coup : { part-whole-changes }.
whole-changed-from-start = Depuis le début : { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) } : { SQUARES($squares) }{ $wasPawn ->
        [yes]  ; pion auparavant
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } n’a pas bougé.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] n’attaque rien
       *[other] attaque : { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Ne défend plus : { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { CAP(PLAYER($color)) } sont en échec, attaqués { EACH($by, "part-by-piece", join: "and") }.
whole-no-check = Personne n’est en échec.
whole-move-not-made = Le coup { $number } n’a pas encore été joué.
part-whole-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color, form: "label") } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other]  ; pris : { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { LABEL($piece) } { COLORED($piece) } de { SQUARE($piece) } en { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , maintenant { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way } : { COUNT($squares) ->
        [0] bord de l’échiquier
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Sauts de cavalier depuis { SQUARE($square) } : { COUNT($pieces) ->
        [0] aucune pièce
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; vides : { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { LABEL($piece) } { COLORED($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { LABEL($piece) } { COLORED($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, vide. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Pas d’attaquant.
           *[other] { part-from-black }
        }
       *[other] { PLAYER("white", form: "label") }, { $whiteCount } : { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { PLAYER("black", form: "label") }, { $blackCount } : { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Pas d’attaquant.
        [1] 1 attaquant : { EACH($attackers, "part-from-taker") }.
       *[other] { $attackerCount } attaquants : { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Pas de défenseur.
        [1] 1 défenseur : { EACH($defenders, "part-from-taker") }.
       *[other] { $defenderCount } défenseurs : { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Nord
        [north-east] Nord-est
        [east] Est
        [south-east] Sud-est
        [south] Sud
        [south-west] Sud-ouest
        [west] Ouest
       *[north-west] Nord-ouest
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] vide
       *[other] { EACH($there, "part-from-kind") }
    }
part-from-kind = { LABEL($it) } { COLORED($it) }
part-from-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-from-taker = { LABEL($by) } { SQUARE($by) }{ COUNT($behind) ->
        [0] { "" }
       *[other] { " " }{ EACH($behind, "part-from-front") }
    }{ COUNT($pinnedBy) ->
        [0] { "" }
       *[other] { " " }{ GENDER($by) ->
            [feminine] clouée
           *[masculine] cloué
        } par { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = derrière { PIECE($it, article: "the") } { SQUARE($it) }
part-from-pinner = { PIECE($it, article: "the") } { SQUARE($it) }

## moves

call = { part-mover }{ part-origin }{ $capture ->
        [yes] prend{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken, article: "the") } en{ " " }
        }
       *[no] { $joined ->
            [yes] en{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
call-castling = { part-castling }{ part-sign }
call-uci = { $squares }{ part-sign }
heading-mover = { PLAYER($by, form: "label") } :
heading-number = Coup { $number } :
heading-both = Coup { $number }, { PLAYER($by, form: "label") } :
last-move = { PLAYER($by, form: "label") } : { SEGMENT($call) }
no-move-yet = Aucun coup n’a encore été joué.
last-capture = Pris{ part-e } : { LABEL($piece) } { COLORED($piece) } en { SQUARE($square) }{ $enPassant ->
        [yes] , en passant
       *[no] { "" }
    }.
no-capture = Rien n’a été pris.
viewing-move = { $way ->
        [back] Retour
       *[forward] Avance
    } au coup { $number }, { PLAYER($by, form: "label") } : { SEGMENT($call) }
viewing-start = Début de la partie
viewing-present = Position actuelle
fact-restored-move = { part-taken-back }{ $count ->
        [1] { "" }
        [2] , avec le coup suivant
       *[other] , avec les coups suivants
    } : { SEGMENT($first) } Trait { PLAYER($by, form: "to") }.
fact-restored-start = { part-taken-back } jusqu’au début de la partie.
fact-restored-position = { part-taken-back } jusqu’à une position antérieure.
part-mover = { KIND($piece) ->
        [none] { "" }
       *[other] { PIECE($piece) }{ " " }
    }
part-origin = { $origin ->
        [yes] { SQUARE($from) }{ " " }
       *[no] { "" }
    }
part-promotes = { KIND($promotion) ->
        [none] { "" }
       *[other] , promotion en { PIECE($promotion) }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }en passant
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , échec
        [mate] , échec et mat
       *[none] { "" }
    }
part-taken-back = { $cause ->
        [takeback] Reprise de coup
       *[ruling] Reprise de coup par décision
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Échec et mat. { part-outcome }
    }
ending-stalemate = Pat. { part-outcome }
ending-dead-position = Aucun camp ne peut plus mater. { part-outcome }
ending-fivefold-repetition = Même position pour la cinquième fois. { part-outcome }
ending-seventy-five-moves = Soixante-quinze coups de chaque camp sans prise ni coup de pion. { part-outcome }
ending-threefold-repetition = Même position pour la troisième fois. { part-outcome }
ending-fifty-moves = Cinquante coups de chaque camp sans prise ni coup de pion. { part-outcome }
ending-resignation = { $result ->
        [drawn] Abandon, mais l’adversaire ne peut pas mater.
       *[other] { part-loser } abandonnent.
    } { part-outcome }
ending-agreement = Nulle par accord mutuel.
ending-article = Article { $article }.
ending-time = { $result ->
        [drawn] Temps écoulé, mais l’adversaire ne peut pas mater. { part-outcome }
        [white] Les Blancs gagnent au temps.
       *[other] Les Noirs gagnent au temps.
    }
ending-both-flags = Les deux drapeaux sont tombés. { part-outcome }
ending-default = { $result ->
        [lost] Aucun joueur n’est arrivé à temps.
       *[other] { part-loser } ne sont pas arrivés à temps.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Trop de coups illégaux, mais l’adversaire ne peut pas mater.
       *[other] Trop de coups illégaux { $result ->
            [white] des Noirs
           *[other] des Blancs
        }.
    } { part-outcome }
ending-sealed-move = Le coup sous enveloppe ne peut pas être joué. { part-outcome }
ending-quickplay-finish = La partie ne peut pas être gagnée par des moyens normaux. { part-outcome }
ending-ruling = L’arbitre a tranché. { part-outcome }
ending-drawn-time = Le drapeau { PLAYER($loser, form: "of") } est tombé. { part-cannot-mate }
ending-drawn-resignation = { CAP(PLAYER($loser)) } abandonnent. { part-cannot-mate }
ending-drawn-illegal-moves = Trop de coups illégaux { PLAYER($loser, form: "of") }. { part-cannot-mate }
ending-drawn-sealed-move = Le coup sous enveloppe ne peut pas être joué. { part-cannot-mate }
ending-mate-undecided = { can-win-undecided } Un arbitre peut en décider autrement.
can-win-can = Oui, { PLAYER($side) } peuvent encore mater. La suite la plus courte trouvée :
can-win-mated = { CAP(PLAYER($side)) } ont maté.
can-win-cannot = Non, { PLAYER($side) } ne peuvent mater par aucune suite de coups légaux.
can-win-undecided = Impossible d’établir si { PLAYER($side) } peuvent encore mater.
part-cannot-mate = Nulle : { PLAYER($opponent) } ne peuvent mater par aucune suite de coups légaux.
part-outcome = { $result ->
        [white] Les Blancs gagnent.
        [black] Les Noirs gagnent.
        [drawn] La partie est nulle.
       *[lost] La partie est perdue pour les deux joueurs.
    }
part-loser = { $result ->
        [white] Les Noirs
       *[other] Les Blancs
    }

## board

cell-piece = { LABEL($piece) } { COLORED($piece) }
cell-kind = { LABEL($kind) }
cell-empty = vide
cell-light = case blanche
cell-dark = case noire

## happenings

fact-checked = { $called ->
        [yes] Par
       *[no] Échec par
    } { EACH($by, "part-the-piece", join: "and") }.
fact-draw-offered = { CAP(PLAYER($by)) } proposent nulle.
fact-draw-rejected = { CAP(PLAYER($by)) } refusent la nulle.
fact-draw-rejected-by-move = La nulle est refusée.
fact-adjusting = { PLAYER($by, form: "label") } : j’adoube.
fact-touched = { CAP(PLAYER($by)) } { $how ->
        [adjusting] ajustent { EACH($piece, "part-the-piece") }
        [by-accident] touchent par accident { EACH($piece, "part-the-piece") }
       *[to-move] touchent { EACH($piece, "part-the-piece") }
    }.
fact-bound-move = { CAP(PLAYER($by)) } doivent { part-to-move }.
fact-bound-capture = { CAP(PLAYER($by)) } doivent { part-to-capture }.
fact-bound-capture-with = { CAP(PLAYER($by)) } doivent { part-to-capture } avec { EACH($with, "part-the-piece-from") }.
fact-bound-castle = { CAP(PLAYER($by)) } doivent faire le { part-castling }.
fact-bound-play = { CAP(PLAYER($by)) } doivent jouer : { EACH($move, "part-move") }.
fact-pressed = { CAP(PLAYER($by)) } appuient sur la pendule.
fact-period-reached = { CAP(PLAYER($by)) } ont passé le contrôle de temps. { DURATION($added, at: "start") } { AMOUNT($added) ->
        [one] ajoutée
       *[other] ajoutées
    }.
fact-time-overstepped = { CAP(PLAYER($by)) } ont dépassé le temps { DURATION($late, form: "of") }.
fact-clock-started = La pendule { PLAYER($of, form: "of") } tourne{ $again ->
        [yes] { " " }à nouveau
       *[no] { "" }
    }.
fact-clocks-stopped = { CAP(PLAYER($by)) } arrêtent les pendules.
fact-clocks-stopped-by-assistant = L’assistant { PLAYER($of, form: "of") } arrête les pendules.
fact-clocks-stopped-by-arbiter = L’arbitre arrête les pendules.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = { DURATION($time, at: "start") } de plus pour { PLAYER($to) }.
fact-time-taken = { DURATION($time, at: "start") } de moins pour { PLAYER($to) }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }La partie continue.
       *[no] { "" }
    }
fact-both-flags-fell = Les deux drapeaux sont tombés, d’abord celui { PLAYER($first, form: "of") }.
fact-unwatched-clock-set-back = L’heure de l’appareil a été reculée. On ne sait pas combien de temps la page a été absente ; ce temps n’est pas décompté { PLAYER($of, form: "to") }.
fact-unwatched-not-charged = { part-away } Ce temps n’est pas décompté { PLAYER($of, form: "to") }.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Les deux pendules sont arrêtées.
       *[no] { "" }
    } Décompter ce temps { PLAYER($of, form: "to") }, ou ne pas le décompter ?
fact-charge-proposed = { CAP(PLAYER($by)) } demandent que ce temps { $charged ->
        [yes] soit décompté
       *[no] ne soit pas décompté
    }. { CAP(PLAYER($opponent)) } doivent être d’accord.
fact-time-charged = { DURATION($length, at: "start") } { $charged ->
        [yes] de décompte pour { PLAYER($of) }
       *[no] sans décompte pour { PLAYER($of) }
    }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { CAP(PLAYER($who)) } sont devant l’échiquier.
fact-arrived-late = { CAP(PLAYER($who)) } sont devant l’échiquier, avec { DURATION($late) } de retard.
fact-quickplay-claimed = { CAP(PLAYER($by)) } { $asks ->
        [draw] réclament la nulle selon les règles du KO
       *[increment] demandent quelques secondes par coup
    }. Un arbitre décide.
fact-quickplay-decided-postponed = La décision sur la réclamation { PLAYER($by, form: "of") } est différée. La partie continue.
fact-quickplay-decided-rejected = La réclamation { PLAYER($by, form: "of") } est rejetée.
fact-quickplay-decided-increment = Désormais, chaque coup ajoute { DURATION($increment) }.
fact-quickplay-decided-some-increment = Désormais, chaque coup ajoute quelques secondes.
fact-quickplay-decided-no-increment = Les coups n’ajoutent pas de secondes. La partie continue.
fact-written = { $what ->
        [move] Coup noté.
        [note] Note audio gardée.
       *[offer] Proposition de nulle notée.
    }
fact-signed = { CAP(PLAYER($by)) } signent : { $result ->
        [white] les Blancs ont gagné
        [black] les Noirs ont gagné
        [drawn] partie nulle
       *[lost] partie perdue pour les deux
    }.{ $agreed ->
        [yes] { " " }Les deux joueurs ont signé.
       *[no] { "" }
    }
fact-scored = Les Blancs marquent { EACH($white, "part-points") }, et les Noirs { EACH($black, "part-points") }.
fact-adjourned = La partie est ajournée. { CAP(PLAYER($sealer)) } mettent un coup sous enveloppe.
fact-sealed-written = { CAP(PLAYER($sealer)) } ont noté le coup à mettre sous enveloppe.
fact-sealed-envelope-closed = L’enveloppe est fermée.
fact-sealed-clock-stopped = Le coup est sous enveloppe et les pendules sont arrêtées.
fact-resumed = La partie reprend. { $envelope ->
        [opened] L’enveloppe est ouverte.
       *[stays-closed] L’enveloppe reste fermée.
    } La pendule { PLAYER($clock, form: "of") } tourne.
part-clock-set = Pendule { PLAYER($of, form: "of") } réglée :
part-moves-made = { $moves ->
        [one] { $moves } coup joué
       *[other] { $moves } coups joués
    }
part-flag-fell = Le drapeau { PLAYER($of, form: "of") } est tombé.
part-away = L’appareil a été absent pendant { DURATION($length) }.
part-points = { $half ->
        [yes] { $whole ->
            [0] un demi-point
            [1] un point et demi
           *[other] { $whole } points et demi
        }
       *[no] { $whole ->
            [0] zéro point
            [1] un point
           *[other] { $whole } points
        }
    }

## claims

fact-draw-claimed-threefold = { CAP(PLAYER($by)) } réclament la nulle : la position est apparue trois fois.
fact-draw-claimed-threefold-intended = { CAP(PLAYER($by)) } réclament la nulle : après { EACH($intended, "part-move") }, la position apparaît pour la troisième fois.
fact-draw-claimed-fifty-moves = { CAP(PLAYER($by)) } réclament la nulle : { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { CAP(PLAYER($by)) } réclament la nulle : avec { EACH($intended, "part-move") }, { part-fifty }.
claim-right = C’est exact. La partie est nulle.
fact-claim-rejected-not-written-first = Inexact : le coup n’a pas été noté d’abord.
fact-claim-rejected-move-is-illegal = Inexact : le coup est illégal.
fact-claim-rejected-threefold = Inexact : la position { $intended ->
        [yes] apparaîtrait pour la { ORDINAL($found, gender: "feminine") } fois
       *[no] n’est apparue { $found ->
            [1] qu’une fois
           *[other] que { SMALL($found) } fois
        }
    }.
fact-claim-rejected-fifty-moves = Inexact : { $intended ->
        [yes] il n’y en aurait
       *[no] il n’y en a
    } que { SMALL($found) }.
claim-is-offer = La réclamation vaut proposition de nulle.
part-fifty = cinquante coups de chaque camp sans prise ni coup de pion

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Un coup illégal a été joué.
       *[other] { CAP(PLAYER($of)) } ont joué un coup illégal.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] On a appuyé sur la pendule sans jouer.
       *[other] { CAP(PLAYER($of)) } ont appuyé sur la pendule sans jouer.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Un pion a été laissé sur la dernière rangée.
       *[other] { CAP(PLAYER($of)) } ont laissé un pion sur la dernière rangée.
    }
fault-two-hands = { COLOR($of) ->
        [none] Le coup a été joué à deux mains.
       *[other] { CAP(PLAYER($of)) } ont joué à deux mains.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Le coup n’est pas celui qu’exige la pièce touchée.
       *[other] { CAP(PLAYER($of)) } n’ont pas joué ce qu’exige la pièce touchée.
    }
fault-displaced = { COLOR($of) ->
        [none] Des pièces ont été déplacées.
       *[other] { CAP(PLAYER($of)) } ont déplacé des pièces.
    }
fault-set-up = { COLOR($of) ->
        [none] La partie a mal commencé.
       *[other] { CAP(PLAYER($of)) } ont mal commencé la partie.
    }
fault-ruling-corrected = Un autre coup est joué à sa place.
fault-ruling-counted = Cela compte comme coup illégal.
fault-ruling-illegal-move-counted = C’est le { ORDINAL($count) }.
fault-ruling-counted-as = Cela compte comme { ORDINAL($count) } coup illégal.
fault-ruling-queen = Le pion devient une dame.
fault-ruling-not-counted = Cela ne compte pas comme coup illégal.
fault-ruling-stands = Le coup est maintenu.
fault-ruling-put-right = { COLOR($of) ->
        [none] Elles sont remises en place.
       *[other] { CAP(PLAYER($of)) } les remettent en place.
    }
fault-ruling-new-game = Une nouvelle partie est jouée.
fault-ruling-goes-on = La partie continue.
fault-ruling-arbiter-decides = L’arbitre décide.
penalty-warning = Avertissement { PLAYER($against, form: "to") }.
penalty-given = Pénalité contre { PLAYER($against) }.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent)) } reçoivent les points du gain.
penalty-game-lost = Pénalité contre { PLAYER($against) } : la partie est perdue.
penalty-fine = Amende contre { PLAYER($against) }.
penalty-rounds = Exclusion { PLAYER($against, form: "of") } pour { $rounds ->
        [1] une ronde
       *[other] { SMALL($rounds) } rondes
    }.
penalty-expulsion = Expulsion { PLAYER($against, form: "of") } de la compétition.

## replies

reply-how-to-answer = Oui, non, ou redites-le.
reply-looking-at-start = Vous êtes au début de la partie.
reply-looking-at-move = Vous êtes au coup { $number }.
reply-play-now = Jouer { SEGMENT($call) } dans la position actuelle ?
reply-move-not-made = Le coup n’est pas joué.
reply-not-done = Non fait.
reply-nothing-asked = Aucune question n’est posée.
reply-held-back = Non fait : { EACH($lines, "part-text") }.
reply-no-piece-meant = Quelle pièce ? Par exemple : coups de { SQUARE("g1") }.
reply-commands-listed = Voici les commandes à taper : « { $example } » en trouve une, Échap ramène en arrière.
reply-game-saved = Partie enregistrée sous { $name }.

## piece-list

piece-list-nothing-named = Nommez des pièces avec leurs cases. { part-piece-list-example }
piece-list-unknown-word = « { $word } » n’a pas été compris. { part-piece-list-example }
piece-list-colour-missing = Donnez la couleur { PIECE($kind, article: "of") } en { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Donnez la case { PIECE($kind, article: "of") }. { part-piece-list-example }
piece-list-piece-missing = Dites ce qui se trouve en { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = { SQUARE($square) } a été nommée deux fois.
part-piece-list-example = Par exemple : roi blanc { SQUARE("e1") }, pion noir { SQUARE("d5") }, { SQUARE("e4") } vide.

## touch

touch-on = Exploration du doigt. Glissez sur l’échiquier pour entendre les cases. Pour prendre ou poser, touchez avec un deuxième doigt, ou deux fois la case entendue.
touch-off = L’exploration du doigt est coupée.

## set-up

set-up-cleared = L’échiquier est vide.
set-up-started = Position initiale.
set-up-as-in-game = La position de votre partie.
set-up-no-game = Aucune partie n’est sur l’échiquier.
set-up-fen-taken = Le FEN a été lu.
set-up-from-any-file = Chess960 : le roi et les tours peuvent roquer depuis toute colonne.
set-up-from-usual-files = Roque comme aux échecs ordinaires.
set-up-rights = { COUNT($rights) ->
        [0] Pas de roque.
       *[other] Roque : { EACH($rights, "part-castling-right") }.
    }
set-up-passant = En passant en { SQUARE($square) }.
set-up-no-passant = Pas de prise en passant.
set-up-check = Échec : { PLAYER($color, form: "label") }.
set-up-undone = Annulé.
set-up-nothing-to-undo = Rien n’a été changé ici.
set-up-possible = Cette position peut être jouée.
set-up-impossible = Cette position ne peut pas encore être jouée.
set-up-none-removed = Il n’y a rien à enlever.
set-up-nothing-to-move = { SQUARE($square) } est vide : rien à déplacer.
set-up-which-squares = Nommez les cases. Par exemple : enlever e4, ou : déplacer e2 e4.
set-up-which-passant = Nommez la case que le pion a traversée. Par exemple : en passant e3.
set-up-which-chess960 = Les positions de Chess960 portent les numéros 0 à 959.
set-up-fen-unreadable = Ce FEN est illisible : { $problem ->
        [board] ses rangées ne sont pas huit de huit cases chacune
        [turn] il ne dit pas qui a le trait
        [castling] ses droits de roque sont illisibles
        [en-passant] sa case de prise en passant est illisible
        [counters] ses compteurs de coups sont illisibles
       *[unreadable] ce n’est pas une position au format FEN
    }.
set-up-no-king = Il manque le { PIECE($king) } { COLORED($king) } : placez-le sur une case.
set-up-several-kings = { PLAYER($color, form: "label") } : { $number } rois, { SQUARES($squares) }. N’en laissez qu’un.
set-up-too-many-pieces = { PLAYER($color, form: "label") } : { $number } pièces, et un camp en a 16 au plus.
set-up-too-many-pawns = { PLAYER($color, form: "label") } : { $number } pions, et un camp en a 8 au plus.
set-up-pawn-on-end-rank = Aucun pion ne peut se trouver sur la rangée 1 ou 8 : { EACH($pawns, "part-set-up-piece") }. Enlevez-le, ou mettez-y une autre pièce.
set-up-kings-side-by-side = Les rois se touchent, { SQUARE($white) } et { SQUARE($black) } : il faut une case entre eux.
set-up-opponent-in-check = { PLAYER($color, form: "label") } : en échec sans avoir le trait, par { EACH($by, "part-set-up-piece") }. Donnez-leur le trait, ou ôtez l’échec.
set-up-impossible-check = Aucun coup n’a pu donner tous ces échecs à la fois : { EACH($by, "part-set-up-piece") }. Changez l’un d’eux.
set-up-castling-without-piece = { PLAYER($color, form: "label") } : le { $side ->
        [short] petit
       *[long] grand
    } roque est impossible, car il manque en { SQUARE($missing) } : { PIECE($missing) } { COLORED($missing) }. Mettez la pièce là, ou ôtez le droit.
set-up-en-passant-rank = Trait { PLAYER($turn, form: "to") } : la case de prise en passant est sur la rangée { RANK($rank) }, et { SQUARE($square) } n’y est pas.
set-up-en-passant-without-pawn = Pas de prise en passant en { SQUARE($square) } : il faudrait en { SQUARE($missing) } un { PIECE($missing) } { COLORED($missing) }.
set-up-en-passant-not-empty = Pas de prise en passant en { SQUARE($square) } : le pion vient de passer par { SQUARE($occupied) }, qui doit être vide.
part-castling-right = { PLAYER($color, form: "label") } { $side ->
        [short] petit
       *[long] grand
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Les pendules n’ont pas été mises en marche.
clock-stopped = Les pendules sont arrêtées.
clock-game-over = La partie est finie.
clock-flag-fallen = { PLAYER($color, form: "label") } : plus de temps, le drapeau est tombé.
clock-shown = { PLAYER($color, form: "label") } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , encore { $toGo } { $toGo ->
            [one] coup
           *[other] coups
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color, form: "label") } { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color, form: "label") } : { $moves ->
        [0] aucun coup joué
        [one] { WORDS($moves) } coup joué
       *[other] { WORDS($moves) } coups joués
    }.
clock-moves-to-control = { PLAYER($color, form: "label") } : { part-moves-in-words } jusqu’au contrôle.
clock-no-control-ahead = { PLAYER($color, form: "label") } : plus de contrôle à passer.
clock-time-used = { PLAYER($color, form: "label") } : { part-moves-in-words }, temps utilisé { SPAN($used) }.
clock-period = { part-period }, encore { part-moves-in-words }, puis { SPAN($next) } de plus.
clock-last-period = { part-period }, pour tous les coups restants.
clock-no-delay = Pas de délai.
clock-delay-over = Le délai est écoulé.
clock-delay-left = Délai restant : { SPAN($left) }.
clock-runs = La pendule { PLAYER($side, form: "of") } tourne{ part-at-move }.
clock-goes-on = Les pendules sont arrêtées. La pendule { PLAYER($side, form: "of") } reprendra{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds) }.
clock-warning-time = Encore { SPAN($left) }.
clock-warning-time-of = { PLAYER($of, form: "label") } { SPAN($left) }.
clock-warning-moves = Encore { part-moves-in-words } jusqu’au contrôle.
clock-warning-moves-of = { PLAYER($of, form: "label") } : encore { part-moves-in-words } jusqu’au contrôle.
part-running = { $running ->
        [yes] , en marche
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , drapeau tombé en période { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] zéro coup
        [one] { WORDS($moves) } coup
       *[other] { WORDS($moves) } coups
    }
part-period = { PLAYER($color, form: "label") } : période { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }sur { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , coup { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = La pendule est réglée : { $control }.
clock-table-to-start = La pendule des Blancs tournera dès que les Noirs appuieront.
clock-table-back = La pendule est de retour.
clock-table-not-heard-surely = Je ne suis pas sûr d’avoir entendu « { $text } ». Vouliez-vous dire { EACH($nearest, "part-text", join: "or") } ?
clock-table-no-command = « { $text } » n’est pas une commande de la pendule. { COUNT($nearest) ->
        [0] « Aide » en donne la liste.
       *[other] Vouliez-vous dire { EACH($nearest, "part-text", join: "or") } ?
    }

## dial

dial-minute = { $minute ->
        [0] haut
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = grande aiguille, en haut
dial-minute-hand = grande aiguille, { DURATION($way) }
dial-minute-hand-before-hour = grande aiguille, { DURATION($way) } avant l’heure
dial-hour-hand = petite aiguille, sur { $hour }
dial-hour-hand-between = petite aiguille, entre { $hour } et { $next }
dial-middle = centre du cadran
dial-off-the-dial = hors du cadran
dial-flag-at-rest = drapeau au repos
dial-flag-rising = drapeau levé, { DURATION($left) }
dial-flag-fallen = drapeau tombé
dial-holds-dots = { $dots ->
        [1] un point
        [2] deux points
       *[other] trois points
    }
dial-holds-minute-hand = grande aiguille
dial-holds-hour-hand = petite aiguille

## time

time-no-clock = Sans pendule
time-control = { $told }
time-control-of-each = { PLAYER("white", form: "label") } { $white }{ part-apart } { PLAYER("black", form: "label") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { ALLOTTED($time) } pour { part-count-of-moves }
time-for-every-moves = { ALLOTTED($time) } tous les { part-count-of-moves }
time-then = puis { $period }
time-each-move = { part-each-move }
time-period-with = { $period } avec { part-each-move }
time-from-first-move = { part-each-move } dès le premier coup
part-apart = { $apart ->
        [comma] ,
       *[semicolon] { " ;" }
    }
part-count-of-moves = { $moves ->
        [1] un coup
       *[other] { $moves } coups
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } par coup
        [after] { ALLOTTED($time) } après chaque coup
        [bronstein] jusqu’à { ALLOTTED($time) } { AMOUNT($time) ->
            [one] rendue
           *[other] rendues
        } après chaque coup
       *[delay] un délai { ALLOTTED($time, form: "of") } par coup
    }

## table

fact-announced = { part-caller } { part-calls }{ part-for } : { SEGMENT($call) }
fact-announced-corrected = { part-caller } { $caller ->
        [player] corrigent
       *[other] corrige
    } l’annonce{ part-for } : { SEGMENT($call) } Et non : { SEGMENT($instead) }
fact-repeated = { part-caller } { part-repeats } le coup{ part-for }.
fact-repeated-otherwise = { part-caller } { part-repeats } un autre coup{ part-for }. Annoncé : { SEGMENT($called) } Répété : { SEGMENT($repeated) }
fact-on-board = Sur l’échiquier { PLAYER($by, form: "of") } : { SEGMENT($call) }
fact-move-made = { CAP(PLAYER($by)) } ont exécuté le coup.
fact-taken-off = { CAP(PLAYER($by)) } retirent { EACH($piece, "part-the-piece") }.
fact-placed = { CAP(PLAYER($by)) } placent { EACH($piece, "part-the-piece") }.
fact-pieces-put-back = { CAP(PLAYER($by)) } remettent tout en place.
fact-left-undone = { $what ->
        [announcing] { CAP(PLAYER($by)) } n’ont pas annoncé le coup.
        [repeating] { CAP(PLAYER($by)) } n’ont pas répété le coup.
       *[executing] Le coup adverse n’a pas été exécuté sur l’échiquier { PLAYER($by, form: "of") }.
    }
boards-agree = Les échiquiers concordent.
boards-differ = Les échiquiers diffèrent.
boards-differ-on = { SQUARE($square) } : sur l’échiquier des Blancs { EACH($white, "part-standing") }, sur celui des Noirs { EACH($black, "part-standing") }.
scores-agree = Les feuilles de partie concordent.
scores-differ-too = Les feuilles de partie diffèrent aussi.
board-to-mend = { CAP(PLAYER($of)) } doivent rectifier leur échiquier.
fact-board-mended = L’échiquier { PLAYER($of, form: "of") } est rectifié.
fact-asked = { CAP(PLAYER($by)) } demandent { $about ->
        [moves] le nombre de coups
       *[time] le temps utilisé
    }.
fact-told-moves = Coups joués : Blancs { $white }, Noirs { $black }.
fact-told-time = Temps utilisé : Blancs { DURATION($white) }, Noirs { DURATION($black) }.
sheets-part = Coup { $number } { PLAYER($by, form: "of") }. Feuille des Blancs : { SEGMENT($white) } Feuille des Noirs : { SEGMENT($black) }
window-is-for = Cette fenêtre est pour { $whom ->
        [both-players] les deux joueurs
        [white] les Blancs
        [black] les Noirs
        [assistant-of-white] l’assistant des Blancs
        [assistant-of-black] l’assistant des Noirs
        [arbiter] l’arbitre
       *[onlooker] les spectateurs
    }.
part-caller = { $caller ->
        [player] { CAP(PLAYER($by)) }
        [own-assistant] L’assistant { PLAYER($by, form: "of") }
       *[other-assistant] L’assistant { PLAYER($opponent, form: "of") }
    }
part-calls = { $caller ->
        [player] annoncent
       *[other] annonce
    }
part-repeats = { $caller ->
        [player] répètent
       *[other] répète
    }
part-for = { $caller ->
        [player] { "" }
       *[other] { " " }pour { PLAYER($by) }
    }
part-standing = { KIND($it) ->
        [none] rien
       *[other] { LABEL($it) } { COLORED($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Jeu strict
       *[casual] Jeu amical
    }. Règles : { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (article { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Aucun joueur n’est handicapé visuel, et les règles pour joueurs handicapés visuels ne s’appliquent pas.
table-condition-disabled = { COLOR($of) ->
        [none] Les deux joueurs sont handicapés visuels
       *[other] { CAP(PLAYER($of)) } : joueur handicapé visuel
    }.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Les deux joueurs sont malentendants
       *[other] { CAP(PLAYER($of)) } : joueur malentendant
    }.
table-condition-two-boards = Chaque joueur a son propre échiquier { part-condition-article }.
table-condition-one-board = Les deux joueurs utilisent un seul échiquier.
table-condition-players-call = Chaque joueur annonce ses coups et répète ceux de l’adversaire { part-condition-article }.
table-condition-assistant-calls = L’assistant { PLAYER($of, form: "of") } annonce les coups des deux joueurs { part-condition-article }.
table-condition-assistants-call = Les deux assistants annoncent les coups des deux joueurs { part-condition-article }.
table-condition-calls-fide = Les coups sont annoncés à la manière de la FIDE, avec les nombres allemands{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Par exemple : { SEGMENT($sample) }
table-condition-calls = Les coups sont annoncés { $style ->
        [fide-names] avec les prénoms de la FIDE et les nombres français
        [nato] avec l’alphabet de l’OTAN
        [algebraic] en notation algébrique abrégée
        [uci] en notation UCI
       *[plain] en mots de tous les jours
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Par exemple : { SEGMENT($sample) }
part-condition-instead = , et non avec les nombres allemands : { $by ->
        [arbiter] ainsi en a décidé l’arbitre
       *[players] ainsi en est-il convenu
    } { part-condition-article }
table-condition-no-assistants = Aucun joueur n’a d’assistant.
table-condition-duties = L’assistant { PLAYER($of, form: "of") } est chargé de : { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] exécuter les coups sur l’échiquier adverse
        [announce] annoncer les coups des deux joueurs
        [score] noter la partie
        [clock] appuyer sur la pendule
        [tell] donner le nombre de coups et le temps utilisé, seulement sur demande
        [claim] réclamer au temps et signaler à l’arbitre les pièces touchées
        [adjourn] remplir les formalités d’un ajournement
       *[move] déplacer les pièces du joueur
    } { part-condition-article }
table-condition-program-scores = Le programme note la partie.
table-condition-players-score = Chaque joueur note la partie.
table-condition-players-score-by = { table-condition-players-score } { $device ->
        [recording-device] Un appareil enregistreur
       *[tape-recorder] Un magnétophone
    } peut être utilisé { part-condition-article }.
table-condition-special-clock = Une pendule spéciale est utilisée, { $kind ->
        [felt] lisible au toucher
       *[speaking] parlante ou lisible au toucher
    } { part-condition-article }.
table-condition-quickplay = Les règles du KO s’appliquent.
table-condition-illegal-moves = { $moves ->
        [stand] Un coup illégal reste en place tant qu’il n’est pas constaté.
       *[refused] Le programme refuse un coup illégal et dit pourquoi.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Le délai de forfait est fixé par le règlement de l’épreuve { part-condition-article }.
table-condition-late-at-all = Un joueur absent quand les pendules sont mises en marche perd la partie { part-condition-article }.
table-condition-late = Un joueur qui arrive avec plus { ALLOTTED($time, form: "of") } de retard perd la partie { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Un arbitre est présent.
       *[no] Il n’y a pas d’arbitre.
    }
table-condition-program-approved = L’arbitre a autorisé l’usage de ce programme.
table-condition-hints-locked = Le moteur et les aides sont bloqués.

## conditions

condition-strict = Jeu strict.
condition-warnings-allowed = Les avertissements de temps sont autorisés.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Règles : { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
condition-press-to-begin = Pour commencer, appuyez sur la pendule, avec H.
condition-arbiter-begins = L’arbitre met la pendule en marche.

## envelope

envelope-players = Blancs : { $white }. Noirs : { $black }.
envelope-position = Voici la position avant le coup sous enveloppe.
envelope-times = Temps utilisé : Blancs { DURATION($white) }, Noirs { DURATION($black) }.
envelope-sealed = { CAP(PLAYER($by)) } mettent sous enveloppe le coup { $number }.
envelope-offer = La proposition de nulle { PLAYER($by, form: "of") } tient toujours.
envelope-no-offer = Aucune proposition de nulle n’est en suspens.
envelope-resumption = La partie doit reprendre. Date : { $date }. Heure : { $time }. Lieu : { $venue }.
envelope-fault-players = Les noms des deux joueurs doivent figurer sur l’enveloppe.
envelope-fault-position = La position inscrite sur l’enveloppe n’est pas celle de l’échiquier.
envelope-fault-times = Les temps inscrits sur l’enveloppe ne sont pas ceux de la pendule.
envelope-fault-sealed-by = L’enveloppe ne nomme pas le bon joueur comme auteur du coup.
envelope-fault-move-number = Le numéro du coup sous enveloppe est faux.
envelope-fault-offer = L’enveloppe se trompe sur une proposition de nulle.
envelope-fault-resumption = La date, l’heure et le lieu de la reprise doivent figurer sur l’enveloppe.
envelope-to-adjourn = Ajourner la partie ? { CAP(PLAYER($sealer)) } ont le trait et doivent mettre leur coup sous enveloppe.
envelope-turn-away = { CAP(PLAYER($other)) }, merci de vous détourner et de ne pas écouter : { PLAYER($sealer) } notent le coup.
envelope-locked-away = Le coup est noté et sous clé. Il n’en reste rien sur cette page.
envelope-doubt-several-moves = Cela peut désigner deux coups.
envelope-doubt-no-move = Aucun coup ne s’y lit.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Les deux joueurs sont là.
           *[no] Les Blancs sont là, pas les Noirs.
        }
       *[no] { $black ->
            [yes] Les Noirs sont là, pas les Blancs.
           *[no] Aucun joueur n’est là.
        }
    }
envelope-position-unknown = La position n’est pas connue : une nouvelle partie est jouée.
envelope-late = Le retard est { DURATION($late, form: "of") }.
envelope-opened = L’enveloppe est ouverte, et le coup { PLAYER($sealer, form: "of") } est exécuté.
envelope-stays-closed = L’enveloppe reste fermée.
envelope-lost = L’enveloppe ne peut pas être ouverte : { PLAYER($sealer) } jouent leur coup sur l’échiquier.
envelope-times-unknown = Les temps ne sont pas connus : l’arbitre règle les pendules.
envelope-clock-started = La pendule { PLAYER($side, form: "of") } est mise en marche.
envelope-found = L’enveloppe contient : « { $text } ».
envelope-trouble-not-secure = Le coup ne peut pas être mis sous clé ici : la page doit venir par une connexion sécurisée, en https.
envelope-trouble-too-long = C’est trop long pour un coup. Écrivez le coup seul.
envelope-trouble-wrong-passphrase = L’enveloppe ne s’ouvre pas avec cette phrase secrète. Vérifiez-la et réessayez.
envelope-trouble-not-this-envelope = Ce fichier n’ouvre pas l’enveloppe. Choisissez celui qui a été enregistré à la mise sous enveloppe.
envelope-trouble-unreadable = Le contenu de l’enveloppe est endommagé et illisible. Elle compte comme perdue, et l’arbitre décide.

## score

score-of = Feuille de partie { PLAYER($of, form: "of") }.
score-of-game = Feuille de partie.
score-empty = Aucun coup n’a encore été joué.
score-move-by-black = Coup { $number } des Noirs :
score-note = Note audio.
score-not-written = Non noté.
score-offered = Nulle proposée.
score-end = Fin de la feuille de partie.
score-not-compared = Notes audio non comparées : { $moves }.

## score-writing

score-send-again = Si oui, notez-le encore une fois.
score-nothing-to-write = Tapez le coup comme vous l’avez entendu.
score-recording = Enregistrement.
score-trouble-cannot-record = Ce navigateur ne peut pas enregistrer. Notez plutôt le coup.
score-trouble-not-allowed = Le microphone n’est pas autorisé. Autorisez-le dans le navigateur, ou notez le coup.
score-trouble-no-microphone = Aucun microphone trouvé. Branchez-en un, ou notez le coup.
score-trouble-nothing-recorded = Rien n’a été enregistré, et rien n’est noté. Réessayez.
score-trouble-disk-full = La note audio n’a pas été gardée : le disque est plein. Notez plutôt le coup.
score-trouble-not-kept = La note audio n’a pas été gardée. Notez plutôt le coup.
score-trouble-not-on-this-device = Cette note audio n’est pas sur cet appareil.
score-trouble-not-played = La note audio ne peut pas être lue.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Règle
           *[other] Règles
        }
       *[articles] { COUNT($articles) ->
            [1] Article
           *[other] Articles
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Motif :
ruling-shall-be-done = Voulez-vous le faire ?
ruling-no-effect = Cela ne changerait rien.
ruling-overtaken = La partie a continué entre-temps. La décision serait maintenant celle-ci.
ruling-given-after = Après le coup { $number } { PLAYER($by, form: "of") } :
ruling-given-before-first-move = Avant le premier coup :

## report

report-title = Rapport de la partie
report-heading-game = Partie
report-heading-acts = Ce qui a été fait
report-heading-rulings = Décisions
report-heading-scores = Feuilles de partie
report-heading-result = Résultat
report-begun = Début : { $when }.
report-doer = { part-subject } :
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] palpent
       *[no] palpe
    } une pièce sans la retirer.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] jouent
       *[no] joue
    } un coup sur l’échiquier.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] exécutent
       *[no] exécute
    } le coup annoncé.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] mettent
       *[no] met
    } la pendule en marche.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] remettent
       *[no] remet
    } les pendules en marche.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] acceptent
       *[no] accepte
    } la nulle.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] signalent
       *[no] signale
    } une irrégularité.
report-deed-compare = { part-subject } { part-has } comparer les échiquiers.
report-deed-compare-entered = { part-subject } { part-has } comparer les échiquiers tels qu’ils ont été saisis.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] reviennent
       *[no] revient
    } en arrière dans la partie.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] décident
       *[no] décide
    } :
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] répondent
       *[no] répond
    } :
report-deed-nothing = { part-subject } { part-has } une action sans effet.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] annoncent
       *[no] annonce
    } la chute du drapeau { PLAYER($of, form: "of") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] rectifient
       *[no] rectifie
    } l’échiquier { PLAYER($of, form: "of") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] notent
       *[no] note
    } le coup { $number } { PLAYER($of, form: "of") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] enregistrent
       *[no] enregistre
    } le coup { $number } { PLAYER($of, form: "of") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] notent
       *[no] note
    } la proposition de nulle au coup { $number } { PLAYER($of, form: "of") }.
report-made = Par là, le coup { $number } { PLAYER($of, form: "of") } est exécuté.
report-articles = { COUNT($articles) ->
        [1] Article
       *[other] Articles
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Motif : { $reason }.
report-nothing-done = Rien n’a encore été fait.
report-nothing-ruled = Aucune décision n’a été prise.
report-goes-on = La partie continue.
report-column-move = Coup
report-column-white = Feuille des Blancs
report-column-black = Feuille des Noirs
report-column-both = Feuille de partie
report-row = { $number }, { PLAYER($by) }
report-not-written = non noté
report-different = différent
report-copied = Le rapport est copié.
report-not-copied = Le rapport n’a pas pu être copié. Enregistrez-le plutôt comme texte.
report-saved = Le rapport est enregistré : { $name }.
part-subject = { $by ->
        [white] Les Blancs
        [black] Les Noirs
        [assistant-of-white] L’assistant des Blancs
        [assistant-of-black] L’assistant des Noirs
       *[arbiter] L’arbitre
    }
part-has = { $byPlayer ->
        [yes] font
       *[no] fait
    }

## keys

key-group-moving-about = Se déplacer sur l’échiquier
key-group-moving-pieces = Déplacer les pièces
key-group-clock-and-acts = Pendule, propositions et réclamations
key-group-asking = Demander
key-group-going-through-the-game = Parcourir la partie
key-group-page-and-speech = Page et parole
key-group-at-a-table = À la table
key-does-step = À la case suivante dans cette direction
key-does-rank-start = Au bout gauche de la rangée
key-does-rank-end = Au bout droit de la rangée
key-does-file-end = En haut de la colonne
key-does-file-start = En bas de la colonne
key-does-board-start = Au premier coin de l’échiquier, a1 pour les Blancs
key-does-board-end = Au dernier coin de l’échiquier, h8 pour les Blancs
key-does-to-rank = À cette rangée, sur la même colonne
key-does-to-file = À cette colonne, de a à h, sur la même rangée
key-does-next-king = Au roi suivant
key-does-previous-king = Au roi précédent
key-does-next-queen = À la dame suivante
key-does-previous-queen = À la dame précédente
key-does-next-rook = À la tour suivante
key-does-previous-rook = À la tour précédente
key-does-next-bishop = Au fou suivant
key-does-previous-bishop = Au fou précédent
key-does-next-knight = Au cavalier suivant
key-does-previous-knight = Au cavalier précédent
key-does-next-pawn = Au pion suivant
key-does-previous-pawn = Au pion précédent
key-does-lift-or-place = Prendre la pièce en main, ou la poser ici
key-does-put-back = Remettre en place la pièce prise en main
key-does-move-entry = Au champ Votre coup
key-does-board = Revenir à la partie, depuis n’importe quelle page
key-does-next-region = À la partie suivante de la page
key-does-previous-region = À la partie précédente de la page
key-does-this-square = Ce qui se trouve ici ; deux fois de suite, plus de détails
key-does-go-to-last-move = À la case d’arrivée du dernier coup
key-does-moves-of-this-piece = Où cette pièce peut aller
key-does-captures-of-this-piece = Ce que cette pièce peut prendre
key-does-diagonal-ray = La diagonale suivante à partir d’ici
key-does-diagonal-ray-back = La diagonale précédente à partir d’ici
key-does-straight-ray = La ligne droite suivante à partir d’ici
key-does-straight-ray-back = La ligne droite précédente à partir d’ici
key-does-repeat-before = Le message d’avant
key-does-act-menu = Le menu des actions : proposer, réclamer, adouber, drapeau, arrêter, abandonner
key-does-say-move = À la table : annoncer votre coup, ou répéter celui de l’adversaire
key-does-make-called-move = À la table : exécuter le coup de l’adversaire sur votre échiquier
key-does-talk = Parler, si la saisie vocale est choisie : maintenir, ou appuyer avant et après
key-does-mute = Couper ou remettre tous les sons
key-does-keys = Ce que vous pouvez faire ici
key-name-arrow-left = Flèche gauche
key-name-arrow-right = Flèche droite
key-name-arrow-up = Flèche haut
key-name-arrow-down = Flèche bas
key-name-home = Début
key-name-end = Fin
key-name-page-up = Page précédente
key-name-page-down = Page suivante
key-name-enter = Entrée
key-name-space = Espace
key-name-escape = Échap
key-name-backspace = Retour arrière
key-name-full-stop = Point
key-name-delete = Suppr
key-name-plus = Plus
key-name-minus = Moins
key-through = { $first } à { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = J’ai entendu : { SEGMENT($words) }
voice-words = « { $text } ».
voice-trouble-no-microphone = Aucun microphone trouvé. Branchez-en un, puis réessayez.
voice-trouble-not-allowed = Le navigateur ne laisse pas la page utiliser le microphone. Autorisez-le dans les réglages du navigateur pour cette page, puis réessayez.
voice-trouble-no-speech = Rien n’a été entendu. Réessayez, plus près du microphone.
voice-trouble-language-not-supported = Cette reconnaissance ne connaît pas la langue. Choisissez-en une autre sous Saisie vocale, dans les réglages.
voice-trouble-language-not-installed = La reconnaissance doit d’abord télécharger la langue. Appuyez sur « Télécharger » sous Saisie vocale, dans les réglages.
voice-trouble-network = La reconnaissance n’a pas pu joindre ses serveurs. Connectez-vous au réseau, ou choisissez-en une autre sous Saisie vocale, dans les réglages.
voice-trouble-model-unreadable = Le modèle vocal est illisible. Choisissez un autre fichier sous Saisie vocale, dans les réglages.
voice-trouble-failed = La reconnaissance s’est arrêtée. Réessayez, ou choisissez-en une autre sous Saisie vocale, dans les réglages.
voice-none-chosen = La saisie vocale est désactivée. Choisissez une reconnaissance sous Saisie vocale, dans les réglages.
voice-chosen-none = Saisie vocale désactivée.
voice-chosen-on-device = Saisie vocale sur cet appareil.
voice-chosen-cloud = Saisie vocale par les serveurs de l’éditeur du navigateur.
voice-chosen-vosk = Saisie vocale par Vosk.
voice-way-push-to-talk = Maintenez { part-voice-keys } pendant que vous parlez.
voice-way-toggle = Appuyez sur { part-voice-keys } avant de parler, et à nouveau après.
voice-way-always = Appuyez sur { part-voice-keys } pour lancer l’écoute, et à nouveau pour l’arrêter.
part-voice-keys = { COUNT($keys) ->
        [0] le bouton
       *[other] { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Langue d’écoute : français.
voice-listens-for-german-call = Écoute de l’annonce allemande.
voice-listening = À l’écoute.
voice-not-listening = Écoute arrêtée.
voice-supply-language-fetched = Langue téléchargée.
voice-supply-language-not-fetched = La langue n’a pas pu être téléchargée. Connectez-vous au réseau et réessayez.
voice-supply-model-loading = Lecture du modèle en cours.
voice-supply-model-ready = Le modèle est prêt.
voice-supply-model-not-kept = Le modèle ne peut pas être gardé sur cet appareil : il y a trop peu de place. Il sert jusqu’à la fermeture de la page.
voice-supply-model-forgotten = Le modèle a été supprimé de cet appareil.
voice-supply-no-model = Choisissez d’abord un fichier de modèle pour Vosk.
voice-confirm-on = Chaque coup est confirmé avant d’être joué.
voice-confirm-off = Les coups sont joués sans confirmation.
voice-silence-on = Huit secondes de silence valent oui, sauf en jeu strict et quand on appuie soi-même sur la pendule.
voice-silence-off = Le silence ne vaut rien. Chaque coup relu attend un oui.

## commands

command-does-offer-draw = Proposer nulle
command-does-accept-draw = Accepter la nulle proposée
command-does-refuse-draw = Refuser la nulle proposée
command-does-resign = Abandonner la partie
command-does-claim-quickplay-draw = Réclamer la nulle selon les règles du KO
command-does-claim-increment = Demander des secondes par coup selon les règles du KO
command-does-claim-threefold = Réclamer la nulle : trois fois la même position
command-does-claim-threefold-with = De même, avec le coup que vous allez jouer
command-does-claim-fifty-moves = Réclamer la nulle : cinquante coups
command-does-claim-fifty-moves-with = De même, avec le coup que vous allez jouer
command-does-claim = Quelles nulles peuvent être réclamées
command-does-claim-flag = Le drapeau de l’adversaire est tombé
command-does-claim-flag-of = Le drapeau de ce joueur est tombé
command-does-adjust = Dire j’adoube
command-does-press-clock = Appuyer sur la pendule
command-does-stop-clocks = Arrêter les pendules
command-does-restart-clocks = Remettre les pendules en marche
command-does-charge-time = Décompter le temps d’absence de l’appareil
command-does-do-not-charge-time = Ne pas décompter ce temps
command-does-illegal-move = Le dernier coup était illégal
command-does-illegal-move-of-number = Le coup de ce numéro était illégal
command-does-pressed-without-a-move = L’adversaire a appuyé sur la pendule sans jouer
command-does-pawn-left-unpromoted = L’adversaire a laissé un pion sur la dernière rangée
command-does-touched-piece = L’adversaire a touché une autre pièce
command-does-take-back = Reprendre le dernier coup
command-does-both-clocks = Le temps des deux camps
command-does-my-clock = Votre temps
command-does-opponents-clock = Le temps de l’adversaire
command-does-time-control = La cadence de cette partie
command-does-time-used = Le temps utilisé par les deux camps
command-does-moves-to-control = Le nombre de coups jusqu’au contrôle
command-does-period = La période en cours
command-does-delay-left = Ce qui reste du délai
command-does-last-move = Le dernier coup
command-does-last-moves = Les derniers coups, autant que vous en nommez
command-does-move-of-number = Le coup de ce numéro
command-does-last-capture = Ce que le dernier coup a pris
command-does-move-number = À quel coup on en est
command-does-position = Toute la position, rangée par rangée
command-does-piece-lists = Les pièces des deux camps
command-does-where = Où se trouvent ces pièces
command-does-rank = Ce qui se trouve sur cette rangée
command-does-file = Ce qui se trouve sur cette colonne
command-does-square = Ce qui se trouve sur cette case
command-does-attackers = Ce qui attaque cette case
command-does-defenders = Ce qui défend la pièce de cette case
command-does-moves-of-piece = Où la pièce de cette case peut aller
command-does-moves-of-it = Où peut aller la pièce en main, ou celle qui vient d’être refusée
command-does-captures-of-piece = Ce que la pièce de cette case peut prendre
command-does-captures = Ce que vous pouvez prendre
command-does-what-can-move = Quelles pièces peuvent jouer
command-does-material = Le matériel des deux camps
command-does-diagonal = Ce qui se trouve sur la diagonale de ces deux cases
command-does-diagonals-of-square = Ce qui se trouve sur les diagonales de cette case
command-does-rays = Ce qui se trouve sur les lignes partant de cette case
command-does-knights-view = Ce qui se trouve à un saut de cavalier
command-does-long-diagonals = Ce qui se trouve sur les grandes diagonales
command-does-pawns-by-file = Les pions des deux camps, colonne par colonne
command-does-doubled-pawns = Quels pions sont doublés
command-does-isolated-pawns = Quels pions sont isolés
command-does-passed-pawns = Quels pions sont passés
command-does-position-by-file = Toute la position, colonne par colonne
command-does-changes = Ce qui a changé depuis votre dernier coup
command-does-path-of-piece = Où a été la pièce de cette case
command-does-last-move-effect = Ce que le dernier coup attaque et ce qu’il laisse
command-does-check = Qui est en échec, et par quelle pièce
command-does-position-text = Afficher ou masquer la position en texte à côté des coups
command-does-copy-position = Copier la position au format FEN
command-does-read-score = Lire la feuille de partie, du premier coup au dernier
command-does-copy-score = Copier la partie au format PGN
command-does-can-win = Si les Blancs ou les Noirs peuvent encore gagner
command-does-opponent = Qui est votre adversaire
command-does-repeat = Redire le dernier message
command-does-turn-board = Retourner l’échiquier
command-does-explore-by-touch = Explorer l’échiquier du doigt, ou arrêter
command-does-blindfold = Jeu à l’aveugle activé ou non
command-does-hide-pieces = Cacher toutes les pièces
command-does-show-own-pieces = Montrer seulement ses propres pièces
command-does-show-last-move = Montrer seulement la dernière pièce jouée
command-does-silent-board = L’échiquier se tait, ou répond de nouveau
command-does-board-larger = Agrandir l’échiquier
command-does-board-smaller = Réduire l’échiquier
command-does-board = Aller à l’échiquier
command-does-go-to-square = Aller à cette case de l’échiquier
command-does-go-to-move = Voir la position après ce coup
command-does-back = Un coup en arrière dans la partie
command-does-forward = Un coup en avant dans la partie
command-does-game-start = Revoir le début de la partie
command-does-present = Revenir à la position actuelle
command-does-save-game = Enregistrer la partie dans un fichier
command-does-games = La liste des parties sur cet appareil
command-does-settings = Ouvrir les réglages
command-does-settings-for = Ouvrir les réglages qui concernent un mot
command-does-set-up = Composer une position et jouer à partir d’elle
command-does-new-game = Le formulaire d’une nouvelle partie
command-does-clock-alone = Une pendule seule, pour un vrai échiquier
command-does-feel-clock = Palper la pendule sur un cadran
command-does-call-fide = Annoncer les coups à la manière de la FIDE, en allemand
command-does-call-fide-names = Annoncer les coups avec les prénoms de la FIDE, en français
command-does-call-plain = Annoncer les coups en mots de tous les jours
command-does-call-nato = Annoncer les coups avec l’alphabet de l’OTAN
command-does-call-algebraic = Annoncer les coups en notation algébrique
command-does-call-uci = Annoncer les coups comme UCI les écrit
command-does-faster = La voix d’Anna–Hector plus vite
command-does-slower = La voix d’Anna–Hector plus lentement
command-does-reset-keys = Réinitialiser toutes les touches
command-does-sound-on = Activer tous les sons
command-does-sound-off = Couper tous les sons
command-does-help = La liste des commandes à taper
command-does-help-for = Chercher ce mot dans l’aide
table-command-does-call-move = Annoncer votre coup
table-command-does-call-placed-move = Annoncer le coup placé sur votre échiquier
table-command-does-correct-call = Annoncer un autre coup pour corriger un lapsus
table-command-does-repeat-call = Répéter le coup annoncé par l’adversaire
table-command-does-repeat-move = Répéter ce coup, comme vous l’avez entendu
table-command-does-execute-call = Exécuter le coup annoncé sur votre échiquier
table-command-does-execute-move = Exécuter ce coup sur votre échiquier
table-command-does-place-move = Jouer ce coup sur votre échiquier, avant de l’annoncer
table-command-does-take-off = Retirer la pièce de cette case de votre échiquier
table-command-does-put-piece-back = Remettre en place les pièces de votre échiquier
table-command-does-write-move = Noter ce coup sur votre feuille de partie
table-command-does-write-next-move = Noter le dernier coup sur votre feuille de partie
table-command-does-ask-moves = Demander à votre assistant le nombre de coups
table-command-does-ask-time = Demander à votre assistant le temps
table-command-does-tell-moves = Comme assistant : donner le nombre de coups
table-command-does-tell-time = Comme assistant : donner le temps
table-command-does-compare-boards = Comparer les deux échiquiers
table-command-does-mend-board = Rectifier votre échiquier
table-command-does-compare-scores = Comparer les feuilles de partie
table-command-does-read-conditions = Redire les conditions de la partie
table-command-does-adjourn = Ajourner la partie

## phrases

phrases-offer-draw =
    proposer nulle
    nulle
    propose nulle
    je propose nulle
    je propose la nulle
    proposer la nulle
    on fait nulle
    tu veux nulle
    voulez-vous (la) nulle
    nul
phrases-accept-draw =
    accepter
    accepter (la) nulle
    j’accepte
    j’accepte (la) nulle
    accepté
    ok|okay|bon|d’accord (va) (pour) (la) nulle
phrases-refuse-draw =
    refuser
    refuser (la) nulle
    je refuse
    je refuse (la) nulle
    refusé
phrases-resign =
    abandonner
    j’abandonne
    abandon
    abandonne
phrases-claim-quickplay-draw =
    réclamer nulle
    réclamer la nulle
    réclame (la) nulle
    je réclame (la) nulle
phrases-claim-increment =
    réclamer des secondes
    demander des secondes
    réclamer|demander (l’incrément|les) secondes|l’incrément
phrases-claim-threefold =
    réclamer trois
    réclamer|réclame trois|triple|3 (fois|répétition|répétitions)
    réclamer|réclame (la) (triple) répétition
    je réclame (la) triple répétition
phrases-claim-threefold-with =
    réclamer trois avec { $rest }
    réclamer|réclame trois|triple|3 (fois|répétition|répétitions) avec|par|après { $rest }
    réclamer|réclame (la) (triple) répétition avec|par|après { $rest }
phrases-claim-fifty-moves =
    réclamer cinquante
    réclamer|réclame (les) cinquante|50 (coups)
    je réclame (les) cinquante|50 (coups)
phrases-claim-fifty-moves-with =
    réclamer cinquante avec { $rest }
    réclamer|réclame (les) cinquante|50 (coups) avec|par|après { $rest }
phrases-claim =
    réclamer
    réclame
    réclamer { $rest }
    réclamation
phrases-claim-flag =
    drapeau
    drapeau tombé
    (le) drapeau est tombé
    réclamer (le) drapeau
    chute (du) drapeau
phrases-claim-flag-of =
    drapeau { $color }
    drapeau des|de { $color }
    (le) drapeau (des) { $color } (est) tombé
    réclamer (le) drapeau (des) { $color }
phrases-adjust =
    j’adoube
    adouber
    j’ adoube
    ajuster
    ajuster les pièces
phrases-press-clock =
    appuyer
    appuyer sur la pendule
    appuie
    appuie|appuyez (sur) (la) pendule
    pendule appuyée
phrases-stop-clocks =
    arrêter les pendules
    arrêter
    arrête|arrêtez|arrêter (la|les) pendule|pendules
    pause
    stop
phrases-restart-clocks =
    relancer les pendules
    relancer
    remettre (la|les) pendule|pendules (en) (marche)
    relance|relancer|redémarrer (la|les) pendule|pendules
phrases-charge-time =
    décompter le temps
    décompter
    décompte (le) (temps)
phrases-do-not-charge-time =
    ne pas décompter le temps
    ne pas décompter
    ne décompte pas (le) (temps)
    pas de décompte
phrases-illegal-move =
    coup illégal
    illégal
    (le) dernier coup était|est illégal
phrases-illegal-move-of-number =
    coup illégal { $number }
    illégal { $number }
    (le) coup { $number } était|est illégal
phrases-pressed-without-a-move =
    appuyé sans jouer
    pendule sans coup
    appuyé sans coup
phrases-pawn-left-unpromoted =
    pion non promu
    non promu
    pion pas promu
phrases-touched-piece =
    pièce touchée
    (une) autre pièce (a) (été) touchée
    pièce touchée pièce jouée
phrases-take-back =
    reprendre
    reprendre (le|mon) coup
    annuler (le|mon) coup
    puis-je reprendre (le|mon) coup
    reprise
phrases-both-clocks =
    pendules
    pendule
    temps
    les|deux pendules
    combien de temps
    horloge
    temps restant
phrases-my-clock =
    mon temps
    ma pendule
    mon horloge
phrases-opponents-clock =
    temps de l’adversaire
    pendule de l’adversaire
    temps|pendule adverse
    temps|pendule adversaire
phrases-time-control =
    cadence
    (la) cadence de (la) partie
    quelle est la cadence
phrases-time-used =
    temps utilisé
    combien de temps utilisé
    temps consommé
phrases-moves-to-control =
    coups jusqu’au contrôle
    (combien) (de) coups avant|jusqu’au (le) contrôle
    coups avant (le) contrôle
phrases-period =
    période
    quelle période
    (dans) quelle période
phrases-delay-left =
    délai
    délai restant
    combien de délai
phrases-last-move =
    dernier coup
    dernier
    le dernier coup
phrases-last-moves =
    derniers { $count }
    (les) { $count } derniers (coups)
    (les) derniers { $count } coups
phrases-move-of-number =
    coup { $number }
    quel était le coup { $number }
phrases-last-capture =
    dernière prise
    dernière capture
    qu’est-ce qui a été pris
phrases-move-number =
    numéro du coup
    quel coup
    numéro de coup
    à qui de jouer
    c’est à moi|lui|elle|nous
phrases-position =
    position
    lire (la) position
    toute la position
    lire (l’échiquier)
    quelle est la position
phrases-piece-lists =
    pièces
    toutes les pièces
    liste des pièces
phrases-where =
    où { $pieces }
    où est|sont (le|la|les) { $pieces }
    où se trouve|trouvent (le|la|les) { $pieces }
phrases-rank =
    rangée { $rank }
    traverse|ligne { $rank }
    { $rank } rangée
phrases-file =
    colonne { $file }
    verticale { $file }
phrases-square =
    case { $square }
    qu’y a-t-il en|sur { $square }
    qu’est-ce qu’il y a en|sur { $square }
phrases-attackers =
    attaquants de { $square }
    attaquants { $square }
    qui attaque { $square }
phrases-defenders =
    défenseurs { $square }
    défenseurs de { $square }
    qui défend { $square }
phrases-rays =
    lignes { $square }
    lignes depuis { $square }
    rayons (depuis) { $square }
phrases-knights-view =
    sauts de cavalier { $square }
    sauts de cavalier depuis { $square }
phrases-moves-of-piece =
    coups de { $square }
    coups { $square }
    où peut aller { $square }
phrases-moves-of-it =
    que peut-elle faire
    que peut (faire) cette|la pièce (faire)
    où peut-elle aller
    où peut aller cette|la pièce
    coups
phrases-captures-of-piece =
    prises de { $square }
    prises { $square }
phrases-what-can-move =
    que peut-on jouer
    quelles pièces peuvent jouer
    quelles pièces peuvent bouger
phrases-captures =
    prises
    captures
    que puis-je prendre
    prises possibles
phrases-material =
    matériel
    compte (du) matériel
    bilan matériel
phrases-diagonal =
    diagonale { $square } { $to }
    diagonale (de) { $square } à { $to }
phrases-diagonals-of-square =
    diagonales { $square }
    diagonale|diagonales (de|par) { $square }
phrases-long-diagonals =
    grandes diagonales
    (la|les) grande|grandes diagonale|diagonales
phrases-pawns-by-file =
    pions par colonne
    pions par colonnes
    structure de pions
phrases-doubled-pawns = pions doublés
phrases-isolated-pawns = pions isolés
phrases-passed-pawns = pions passés
phrases-position-by-file =
    position par colonne
    position par colonnes
phrases-changes =
    qu’est-ce qui a changé
    changements
phrases-path-of-piece =
    trajet { $square }
    trajet|parcours de { $square }
    où était { $square }
phrases-last-move-effect =
    effet du dernier coup
    que attaque le dernier coup
phrases-check =
    qui est en échec
    échec
    en échec
    qui donne échec
phrases-position-text =
    position en texte
    afficher la position en texte
phrases-copy-position =
    copier la position
    copier position
    copier fen
phrases-read-score =
    lire la partie
    feuille de partie
    coups joués
    lire|lis|lisez (la) partie|feuille (de) (partie)
    tous les coups
phrases-copy-score =
    copier la partie
    copier pgn
    copier|copie|copiez (la) partie|feuille (de) (partie) (en) (pgn)
phrases-can-win =
    les { $color } peuvent-ils gagner
    les { $color } peuvent-ils encore gagner|mater
    les { $color } peuvent-ils mater
    (est-ce) (que) les { $color } peuvent (encore) gagner|mater
phrases-opponent =
    adversaire
    qui est mon adversaire
    l’adversaire
phrases-repeat =
    répéter
    répète
    répétez
    encore une fois
    redire
    redis
    redites
phrases-explore-by-touch =
    explorer l’échiquier
    explorer du doigt
    exploration du doigt
phrases-turn-board =
    retourner l’échiquier
    retourner
    retourne|tourner|tourne l’échiquier
    retourner l’ échiquier
phrases-blindfold =
    à l’aveugle
    jouer à l’aveugle
phrases-hide-pieces =
    cacher les pièces
    cacher toutes les pièces
phrases-show-own-pieces =
    montrer mes pièces
    montrer seulement mes pièces
phrases-show-last-move =
    montrer seulement le dernier coup
    montrer seulement dernier coup
phrases-silent-board =
    échiquier muet
    échiquier silencieux
phrases-board-larger =
    agrandir l’échiquier
    échiquier plus grand
phrases-board-smaller =
    réduire l’échiquier
    échiquier plus petit
phrases-board =
    échiquier
    aller à l’échiquier
    à l’échiquier
    va|aller|allez|retourne|reviens|retour à|sur|vers (le) l’échiquier|plateau
phrases-go-to-square =
    échiquier { $square }
    aller à|en (la) (case) { $square }
    va en { $square }
    va|allez|aller sur|à|en (la) case { $square }
phrases-go-to-move =
    aller au coup { $number }
    va au coup { $number }
    au coup { $number }
phrases-game-start =
    début de la partie
    aller au début
    depuis le début
    revoir la partie
    début de partie
phrases-back =
    reculer
    coup précédent
    recule
    en arrière
phrases-forward =
    avancer
    coup suivant
    avance
    en avant
phrases-present =
    position actuelle
    revenir à (la) position (actuelle)
    aller à la fin
phrases-save-game =
    enregistrer
    enregistrer|sauvegarder (la) (partie) (en) (pgn)
    sauvegarder
    enregistrer la partie
phrases-games =
    parties
    mes parties
    parties enregistrées
    parties sur cet appareil
    ouvrir|ouvre|ouvrez|charger (une) partie
phrases-settings =
    réglages
    paramètres
    options
    (ouvrir|ouvre|ouvrez|afficher) (les) réglages|paramètres
phrases-settings-for =
    réglages { $rest }
    réglages de|pour { $rest }
    (ouvrir|ouvre|ouvrez|afficher) (les|le) réglages|réglage (de|des|du) { $rest }
    (ouvrir|ouvre|ouvrez|afficher) (les|le) paramètres|options de|des|du { $rest }
phrases-set-up =
    composer une position
    composer|placer|modifier|changer (une|la) position
phrases-new-game =
    nouvelle partie
    (une) nouvelle partie
    commencer (une) (nouvelle) partie
phrases-clock-alone =
    pendule seule
    régler une pendule
    seulement la pendule
phrases-feel-clock =
    palper la pendule
    cadran
    toucher la pendule
phrases-call-fide =
    annonce fide
    annonce allemande
phrases-call-fide-names =
    annonce prénoms
    prénoms fide
    annonce fide prénoms
phrases-call-plain =
    annonce simple
    annonce en mots
    mots simples
phrases-call-nato =
    annonce otan
    alphabet otan
    annonce nato
phrases-call-algebraic =
    annonce algébrique
    notation algébrique
phrases-call-uci =
    annonce uci
    notation uci
phrases-faster =
    plus vite
    parler plus vite
    parle|parlez plus vite
phrases-slower =
    plus lentement
    parler plus lentement
    parle|parlez plus lentement
    moins vite
phrases-reset-keys =
    réinitialiser les touches
    réinitialiser (toutes) (les) touches
    touches d’origine
phrases-sound-on =
    activer le son
    son activé
    remettre le son
phrases-sound-off =
    couper le son
    son coupé
    muet
phrases-help =
    aide
    commandes
    que puis-je dire
    à l’aide
phrases-help-for =
    aide { $rest }
    aide pour|sur { $rest }

## phrases-asked

phrases-asked-move-number =
    a qui (de) jouer
    a qui (trait|tour)
    qui jouer
    qui joue|trait
    qui trait|tour
    qui doit jouer
    { $mine } (de) jouer
    { $mine } tour|trait
    { $color } (de) jouer
    { $color } trait|tour
    quel coup
    quel coup on
    quel numero (coup)
    numero coup
    on quel coup
    combien coups joues
    { $mine }|{ $theirs }|{ $color } perdu
    partie (elle) finie|terminee
    (quel) resultat
    a quel coup { $mine }|sommes ({ $mine })
    quel coup sommes ({ $mine })
    partie terminee|finie|fini
    quel coup nous sommes
    a quel coup
    tour qui
    tour (de) qui
    qui tour
    partie perdue|gagnee
    { $mine } gagne|perdu
    numero du coup
    c a qui
    trait { $color }|{ $mine }|{ $theirs }
    quel trait
phrases-asked-attackers =
    qui|quelles|quelle (piece|pieces) attaque|attaquent|menace|menacent ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    qui|quelles (piece|pieces) peut|peuvent prendre { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } (il|elle) (bien) attaque|attaquee|defendu|defendue|protege|protegee|menace|menacee|prise
    combien (fois) (pieces) attaquent|defendent|protegent|menacent|attaque|defendu ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    attaquants|defenseurs|attaquant|defenseur { $square }
    { $square } (il|elle) danger|surete|securite
    { $theirs } peut|peuvent prendre ({ $mine }) ({ $pieces }) { $square }
    (par) quoi|qui { $square } (il|elle) attaque|attaquee|defendu|menace
    quelque chose attaque|menace ({ $mine }) ({ $pieces }) { $square }
    ({ $mine }) ({ $pieces }) { $square } danger
    case { $square } (elle) attaquee|attaque|defendue|menacee|protegee
    ({ $pieces }) { $square } (il|elle) sous attaque
    quoi|qui|quelles (pieces) vise|visent { $square }
    combien attaquants|defenseurs { $square }
    combien dattaquants|attaquants|defenseurs { $square }
phrases-asked-defenders = qui|quelles|quelle (piece|pieces) defend|defendent|protege|protegent|couvre ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
phrases-asked-rays =
    quoi|quelles|on|il (pieces) lignes|rayons { $square }
    au|a { $direction } { $square }
    que y a t il au|a { $direction } { $square }
    (quoi|quelle|quelles|il|on) (piece|pieces) { $direction } { $square }
phrases-asked-square =
    il { $square }
    il quoi|quelque (chose) { $square }
    quoi|qui|quelle|quel { $square }
    quelle (piece) { $square }
    quelque (chose) { $square }
    piece { $square }
    case { $square }
    { $square } (il|elle) libre|vide|occupe|occupee
    on { $square }
    quoi on { $square }
    case { $square } (elle) libre|vide|occupee
    il piece|figure { $square }
    quelle piece occupe { $square }
    quoi occupe { $square }
    { $square } case noire|blanche|claire|foncee|sombre
    (une) case noire|blanche|claire|foncee { $square }
phrases-asked-moves-of-piece =
    ou peut|peuvent aller ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    ou ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } peut (il|elle) (aller)
    ou peut ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } aller
    (quels) coups (possibles|legaux) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    que peut faire ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    ou peut jouer|bouger ({ $mine }) ({ $pieces }) { $square }
    peut bouger ({ $mine }) ({ $pieces }) { $square }
    que peut ({ $mine }) ({ $pieces }) { $square }
    coups possibles|legaux ({ $mine }) ({ $pieces }) { $square }
phrases-asked-captures-of-piece =
    peut prendre ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    (quelles) prises (possibles) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    que est ce que ({ $mine }|{ $theirs }) ({ $pieces }) { $square } attaque|menace|vise
phrases-asked-captures =
    puis { $mine } prendre
    { $mine } peux prendre (quelque) (chose)
    peux { $mine } prendre
    (quelles) prises (possibles) ({ $mine })
    peut on prendre
    puis { $mine } prendre (quelque) (chose)
    quelque chose (a) prendre
    quoi prendre
    captures possibles
    quoi puis { $mine } prendre
    prises
phrases-asked-where =
    ou { $pieces } (pieces)
    { $pieces } ou
    elle|il ou { $pieces }
    quels|quelles|quel|quelle { $pieces } { $mine }
    montre|montrez|montrer|affiche { $pieces }
    { $pieces } pieces
    pieces { $pieces }
    { $pieces }
    quelles pieces (il) { $pieces } reste|restent (il)
    il { $pieces } reste|restent quoi|quelles (comme) pieces
    tous|toutes { $pieces }
    position { $mine }|{ $theirs } pieces
    quels|quelles { $pieces } (il) reste|restent { $color }|{ $theirs }|{ $mine }
phrases-asked-rank =
    (il|quoi|quelles) (pieces) rangee|ligne|traverse { $rank }
    (il|quoi|quelles) (pieces) { $rank } rangee|ligne|traverse
phrases-asked-file = (il|quoi|quelles) (pieces) colonne|verticale { $file }
phrases-asked-both-clocks =
    combien temps
    combien temps (il) reste (il)
    il reste combien (temps)
    quel|quels temps
    dit|montre|indique pendule|pendules
    temps|pendule|pendules|horloge|horloges
    deux pendules|temps
    temps restant
    combien temps (il) (reste) (il) { $color }
    temps|pendule { $color }
    (quel) temps|pendules|pendule|horloges
    combien temps reste
    combien temps chacun|chaque
phrases-asked-my-clock =
    combien temps (il) { $mine } reste (il)
    il { $mine } reste combien (temps)
    combien temps { $mine }
    { $mine } combien temps
    (quel) { $mine } temps|pendule|horloge
    combien minutes|secondes (il) { $mine } reste|restent (il)
    il { $mine } reste combien minutes
    combien minutes { $mine }
    temps reste { $mine }
    { $mine } temps restant
    temps { $mine }
    quel temps (il) { $mine } reste (il) ({ $mine }) (pendule)
    { $mine } combien temps reste
    { $mine } reste (assez) temps
    reste combien { $mine }
    combien { $mine } reste
phrases-asked-opponents-clock =
    combien temps (il) { $theirs } reste (il)
    combien temps reste (il) { $theirs }
    il { $theirs } reste combien (temps)
    combien temps il|elle|{ $theirs }
    (quel) { $theirs } temps|pendule|horloge
    (quel) temps|pendule|horloge { $theirs }
    combien minutes|secondes (il) { $theirs } reste|restent (il)
    combien minutes { $theirs }
    temps restant { $theirs }
    combien temps { $theirs } (reste)
    { $theirs } reste (assez) temps
    tu (as) combien temps
    combien temps (as) tu
phrases-asked-time-used =
    combien temps { $mine } utilise|consomme
    combien temps utilise|consomme
    temps utilise|consomme
    combien temps (il|elle|{ $theirs }|{ $color }) utilise|consomme|pris|depense ({ $theirs }|{ $color })
phrases-asked-time-control =
    (quelle|quoi) cadence (on|{ $mine }) (joue) (on)
    quelle cadence joue on
    cadence
phrases-asked-moves-to-control =
    combien coups jusquau|avant (le) controle
    combien coups (il) reste (il) jusquau|avant controle
    coups jusquau|avant controle
phrases-asked-last-move =
    (quel|quoi|redis|repete) ({ $mine }|{ $theirs }) dernier coup ({ $theirs }|{ $color })
    quel coup il|elle|{ $theirs }|{ $color }|on joue
    il|elle|{ $theirs }|{ $color } joue (quoi)
    joue|jouer { $theirs }|{ $color }
    quel coup joue (il|{ $theirs }|{ $color })
    qui|il (s|sest) passe
    sest (il) passe
    que s passe (il)
    quel coup vient (detre) joue
    que ont (ils|elles) joue|fait ({ $theirs }|{ $color })
    quel coup { $theirs }|{ $color } joue|fait
    quoi { $theirs } joue|fait
    fait|joue|bouge|deplace { $theirs }|{ $color }
    jouer|faire { $theirs }|{ $color }
    quelle piece { $theirs }|{ $color } joue|bouge|deplace
    coup precedent
    precedent coup
    rappelle { $mine } dernier coup
    quel coup jouer|faire { $theirs }|{ $color }
phrases-asked-last-moves =
    { $count } derniers (coups)
    derniers { $count } (coups)
phrases-asked-move-of-number =
    quel|qui|que (était|fut|est) { $number } coup
    quel|qui|que (était|fut|est) coup { $number }
    quel|quoi|que|qui|qu ({ $color }|{ $mine }|{ $theirs }) joué|joue|fait ({ $color }|{ $mine }|{ $theirs }) coup { $number }
    quel|quoi|que|qui|qu ({ $color }|{ $mine }|{ $theirs }) joué|joue|fait ({ $color }|{ $mine }|{ $theirs }) { $number } coup
    { $mine }|{ $theirs } { $number } coup
    { $mine }|{ $theirs } coup { $number }
    { $number } coup
    que (s) est|sest (il) passe (au) coup { $number }
    { $number } coup { $color }|{ $theirs }|{ $mine }
    coup { $number } { $color }|{ $theirs }|{ $mine }
phrases-asked-last-capture =
    (quelle) derniere prise|capture
    qui pris
    il|elle|{ $theirs }|{ $color } pris (quoi)
    pris { $theirs }|{ $color }
phrases-asked-diagonal = (quoi|quelles|il) (pieces) diagonale { $square } { $to }
phrases-asked-diagonals-of-square = (quoi|quelles|il|on) (pieces) diagonale|diagonales { $square }
phrases-asked-long-diagonals =
    (quoi|quelles|il) (pieces) grande|grandes diagonale|diagonales
    (quoi|quelles|il) (pieces) grande diagonale { $color }
phrases-asked-pawns-by-file =
    pions colonne|colonnes
    (quelle) structure pions
phrases-asked-doubled-pawns =
    (quels) ({ $mine }|{ $theirs }) pions ({ $color }) doubles
    quels pions { $color } doubles
phrases-asked-isolated-pawns = (quels) ({ $mine }|{ $theirs }) pions ({ $color }) isoles
phrases-asked-passed-pawns = (quels) ({ $mine }|{ $theirs }) pions ({ $color }) passes
phrases-asked-position-by-file = (toute) position colonne|colonnes
phrases-asked-changes =
    quest-ce qui change (depuis) ({ $mine }) (dernier) (coup)
    qui change (depuis) ({ $mine }) (dernier) (coup)
    (quoi) neuf|nouveau
phrases-asked-position =
    position rangee|rangees
    (quelle|decris|decrivez|decrire) position (actuelle)
    decris|decrivez|decrire lechiquier|echiquier
    lechiquier
    { $mine } position
    position|echiquier complete|complet|entiere|entier
    comment position|echiquier
    quoi ressemble position|echiquier
    ressemble position|echiquier
    decris|decrivez|decrire (toute) echiquier|position|plateau
    position actuelle
    comment plateau
    decris|lis|montre|dis { $mine } (toute) echiquier|position|plateau
    ou tout trouve
    ou trouve|trouvent tout|toutes (pieces)
    que (est) (ce) (que) (il) reste lechiquier|echiquier|plateau
    annonce|annoncez|enonce position|echiquier|lechiquier
phrases-asked-piece-lists =
    position piece|pieces
    (quelles|liste) pieces
    liste pieces
phrases-asked-what-can-move =
    quels coups (sont) possibles|legaux|permis
    coups possibles|legaux
phrases-asked-check =
    (qui|quel) (suis) ({ $mine }|{ $theirs }|{ $color }) (suis|sommes|etes) (roi) (il|ils|elle|elles) echec
    qui|quelle|quelles (piece|pieces) (donne|donnent|met|mettent) ({ $mine }|{ $theirs }|{ $color }) (roi) echec
    { $mine } toujours echec
    { $mine }|{ $theirs }|{ $color } roi echec|attaque|danger
    roi echec
    echec { $mine }|{ $theirs }|{ $color }
phrases-asked-material =
    (quel|compte|bilan) materiel
    qui (a) plus materiel
    qui avantage|lavantage (materiel)
    combien { $pieces } ({ $mine }|{ $theirs }|{ $color }) (reste|reste) (il)
    combien { $pieces } (il) ({ $mine }|{ $theirs }|{ $color }) reste (il)
    combien pieces (il) ({ $mine }|{ $theirs }|{ $color }) (reste) (il)
    combien pieces { $mine }
    { $mine }|{ $theirs }|{ $color } { $pieces } plus|moins
    qui avantage materiel
    combien { $pieces } ({ $mine }|{ $theirs }|{ $color }) (reste|restent)
    qui plus pieces|materiel|pions
    egalite materiel|materielle
    { $mine } avance|retard (materiel)
    comment materiel
    compte|compter materiel|pieces
    ({ $mine }|{ $theirs }|{ $color }|qui) paire fous
phrases-asked-opponent =
    qui { $theirs }
    contre qui { $mine } joue
    contre qui on joue
    contre qui joue { $mine }
    contre qui joue on
    contre qui { $mine }
    quelle couleur { $mine } (joue)
    de quelle couleur { $mine } (joue)
    quel niveau ({ $theirs })
    qui joue { $color }
    contre qui
    ({ $mine }) (suis|joue) blanc|blancs|blanches ou (avec) (les) noir|noirs
    ({ $mine }) (suis|joue) noir|noirs ou (avec) (les) blanc|blancs
phrases-asked-repeat =
    encore une fois
    encore
    repete|repetez|repeter|redis|redites
    tu peux repeter
    vous pouvez repeter
    pouvez vous repeter
    peux tu repeter
    que est ce que tu as dit
    que est ce que vous avez dit
    que avez vous dit
    que as tu dit
    pardon
    comment
    quoi
    { $mine } nai pas compris|entendu
    pas compris|entendu
    redis|redites (moi) (ca|cela)
    peux|pouvez (tu|vous) repeter|redire (ca|cela)
    { $mine } pas entendu|compris
    repete
    ne tai pas entendu|compris
    ({ $mine }) tai pas entendu|compris
    cetait quoi deja
phrases-asked-board-larger = agrandis|agrandissez lechiquier|echiquier
phrases-asked-board-smaller = reduis|reduisez lechiquier|echiquier
phrases-asked-turn-board = retourne|retourner|retournez|tourne|tourner|tournez lechiquier|echiquier
phrases-asked-back =
    recule|reculer (dun|d) (un|1) (coup)
    (un|1) coup (en) arriere
    coup precedent
    reviens (dun) coup (en) (arriere)
phrases-asked-forward =
    avance|avancer (dun|d) (un|1) (coup)
    (un|1) coup (en) avant
    coup suivant
phrases-asked-go-to-move = va|aller|allez au coup { $number }
phrases-asked-present =
    (reviens|revenir) (a) position actuelle
    reviens (a) partie
phrases-asked-save-game =
    enregistre|enregistrer|enregistrez|sauvegarde|sauvegarder|sauvegardez ({ $mine }) partie
    enregistrer|enregistre (partie) en pgn
phrases-asked-read-score =
    lire|lis|lisez (toute) partie|feuille (de) (partie)
    tous coups (joues)
    coups joues
phrases-asked-copy-score = copier|copie|copiez partie|feuille (de) (partie) (en) (pgn)
phrases-asked-games = ({ $mine }) parties (enregistrees)
phrases-asked-settings =
    ou (sont|trouver) reglages|parametres
    comment changer|ouvrir|choisir reglages|voix|langue|touches|couleurs
    (ouvre|ouvrir|ouvrez|montre) reglages|parametres|options
    ou reglages|parametres|options
    changer|change voix|langue|couleurs|touches
phrases-asked-new-game =
    ({ $mine }) (commencer|commence|commencez|lancer) nouvelle|autre partie
    { $mine } voudrais|veux nouvelle partie
    recommencer|recommence|rejouer|rejouons partie
    recommencer|rejouer
    ({ $mine }) (veux|voudrais) (jouer|faire) (une) autre partie
    encore partie
    (on|nous) rejoue|rejouons
    nouveau jeu
    refaire|refais partie
    encore une partie
    revanche
phrases-asked-offer-draw =
    ({ $mine }) propose|proposer nulle
    { $mine } voudrais proposer nulle
    on fait nulle
    voulez vous nulle
    veux tu nulle
    tu veux nulle
    vous voulez nulle
    nulle
    ({ $mine }) (vous|te) propose|proposer|offre|offrir nulle
    veux|voulez (tu|vous) (faire) nulle
    faisons nulle
    ({ $mine }) { $theirs } propose|offre nulle
phrases-asked-accept-draw =
    (jaccepte|accepter|accepte) nulle acceptee
    jaccepte (nulle|proposition)
    accepter nulle|proposition
phrases-asked-refuse-draw =
    ({ $mine }) refuse|refuser (nulle|proposition)
    pas (de) nulle
    pas nulle
phrases-asked-resign =
    jabandonne (partie)
    abandonner (partie)
    { $mine } voudrais abandonner
    ({ $mine }) rends
    capitule|jarrete|mincline
phrases-asked-take-back =
    reprendre|reprends|reprenez|annuler|annule ({ $mine }) (dernier) coup
    puis { $mine } reprendre ({ $mine }) (coup)
    est ce que { $mine } peux reprendre ({ $mine }) (coup)
    { $mine } peux reprendre ({ $mine }) (coup)
    annuler|annule|reprendre coup
    ({ $mine }) veux|voudrais reprendre ({ $mine }) (dernier) coup
    defaire|defais ({ $mine }) (dernier) coup
    reviens|revenir arriere
    retour arriere
phrases-asked-claim-threefold = ({ $mine }) reclame|reclamer (triple) repetition
phrases-asked-claim-fifty-moves = ({ $mine }) reclame|reclamer cinquante|50 (coups)
phrases-asked-claim-flag =
    ({ $theirs }) drapeau (est) tombe
    { $theirs } temps est ecoule
    drapeau
phrases-asked-press-clock = appuie|appuyer|appuyez (sur) ({ $mine }) pendule
phrases-asked-stop-clocks = arrete|arreter|arretez pendule|pendules
phrases-asked-restart-clocks =
    relance|relancer|relancez pendule|pendules
    remets|remettre pendule|pendules en marche
phrases-asked-faster =
    (un) (peu) (parle|parlez|parler) plus vite
    trop lent|lentement
phrases-asked-slower =
    (un) (peu) (parle|parlez|parler) plus lentement
    (parle|parlez) moins vite
    pas si vite
    trop vite
    ralentis|ralentir|doucement
phrases-asked-sound-on =
    active|activer|activez|remets|remettre|rallume son|sons|{ $theirs }
    active|activer|activez|remets|remettre|rallume voix
phrases-asked-sound-off =
    coupe|couper|coupez|arrete son|sons|{ $theirs }
    silence
    tais toi
    sans son|{ $theirs }
    muet
    tais-toi|taisez-vous|chut|silence
    coupe|couper|coupez|arrete|arreter|desactive voix
phrases-asked-call-nato =
    alphabet otan
    otan
phrases-asked-help =
    aide { $mine }
    aidez { $mine }
    aide
    laide
    que puis { $mine } dire|demander|taper
    puis { $mine } dire|demander|taper
    (quelles) commandes
    que peut on dire|demander|taper
    comment ca marche
    comment utiliser
    raccourcis|raccourci (clavier)
    quelles|quels touches|raccourcis (clavier)
    (liste) touches (clavier)
phrases-asked-game-start =
    debut|depart partie
    va|aller|retour|reviens|revenir|retourne (au) debut partie
phrases-asked-unanswered =
    indice
    meilleur coup
    quel meilleur coup
    evaluation
    menace
    menaces
    conseil
    (quelle) menace
    que fait { $square }
    conseille
    suggestion
    quelle ouverture
    ouverture
    analyse
    analyser
    astuce
    meilleure suite
    bon coup
    qui menace
    (quel|quels) bon|bons|mauvais coup|coups
    (quel|quelle) bonne suite|idee|variante
    { $square } bon|bonne|mauvais (coup|idee)
    (est) (ce) (que) ({ $mine }|{ $theirs }) { $pieces } peut (il|elle) aller|jouer|bouger|venir|sauter (en|sur|a) { $square }
    (est) (ce) (que) { $mine }|on peux|peut|puis jouer|aller|avancer|mettre ({ $mine }) ({ $pieces }) (en|sur|a) { $square }
    (est) (ce) (que) { $mine }|on peux|peut|puis prendre|manger|capturer (en|sur) { $square } avec ({ $mine }) { $pieces }
    puis|peut { $mine }|on jouer|avancer|mettre ({ $mine }) ({ $pieces }) (en|sur|a) { $square }
    puis|peut { $mine }|on prendre|manger|capturer (en|sur) { $square } avec ({ $mine }) { $pieces }
    que puis|peut { $mine }|on prendre|manger|capturer avec ({ $mine }) { $pieces } (en|sur|de) { $square }
    que attaque|menace|vise ({ $mine }|{ $theirs }) { $pieces } { $square }
    que (est) (ce) (que) { $mine }|on dois|doit|devrais|devrait jouer|faire
    que dois|doit|devrais|devrait { $mine }|on jouer|faire
    (est) (ce) (que) { $mine }|on peux|peut|puis prendre|manger|capturer (en|sur) ({ $pieces }) { $square }
    puis|peut { $mine }|on prendre|manger|capturer (en|sur) ({ $pieces }) { $square }
    quel|quelle|quels|quelles { $pieces } peut|peuvent aller|jouer|prendre (en|sur) { $square }
    { $mine }|tu|vous|on peux|peut|puis|pouvez (prendre|manger|capturer|faire) en passant
    (est) (ce) (que) { $mine }|on|tu peux|peut|puis (prendre|manger) en passant
    ou peut|peuvent|pourrait|pourraient aller|bouger|jouer ({ $mine }|{ $theirs }) { $pieces }
    ou ({ $mine }|{ $theirs }) { $pieces } peut|peuvent (il|elle|ils|elles) aller|bouger|jouer
    il|elle|on|{ $theirs }|{ $color } accepte|acceptent|prend|prennent|refuse|propose|veut nulle
    ne propose|proposez|offre pas nulle
    il|elle ma propose|offert nulle
    { $theirs } ma propose|offert nulle
    analyse|analysez|analyser|evalue|evaluez|evaluer (la) position|partie|coup
    (quelles) regles (on|{ $mine }) (joue)

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    (cest|est) (a) qui (le|de) jouer|joue|tour|trait|dabord
    (cest|est|suis) (a) moi|{ $mine }|toi|lui|elle|{ $theirs }|{ $color } jouer|tour|trait
    (cest) (mon|son|ton) tour|trait
    quel|combien numero coup|coups (on|joue)
    on quel|combien coup|coups (joue|joues)
    combien coups (on|{ $mine }) joue|joues|jouee|fait|faits
    combieme coup
    quel tour
    qui (doit|va|a) jouer|bouger|trait|main
    (numero) coup actuel|courant|en cours
    partie (est) (elle) finie|terminee|finit
    dois { $mine } jouer|attendre
    attend|attends|attendons qui|{ $theirs }
    on en est (au) combien
    (on) en est a combien (de) coups
    combientieme|quantieme coup
    (on) en est ou (au) coup
phrases-loose-attackers =
    peut|peuvent on|il|ils|elle prendre ({ $mine }) ({ $pieces }) { $square }
    qui|quoi|quelles|quelle|quelque (piece|pieces|chose) ({ $color }) attaque|attaquent|menace|menacent|vise|visent|controle|controlent ({ $mine }|{ $theirs }) ({ $pieces }) (case) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }|piece) (case) { $square } (est|elle|il) (en) (bien) attaque|attaquee|menace|menacee|vise|visee|danger|prise|securite|surete|sur|sure|defendu|defendue|protege|protegee
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } danger|prise|suretee|menace|risque
    est ce que ({ $mine }|{ $theirs }) ({ $pieces }) (case) { $square } attaque|attaquee|menacee|menace|danger|defendu|defendue|protege|protegee|prise
    (par) qui|quoi (est) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } (est) (il|elle) attaque|attaquee|menace|menacee
    combien (de) (fois) (pieces|attaquants) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } attaque|attaquee|menacee|attaquants|attaquent
    { $theirs } attaque|menace|peut (prendre) ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    (qui|quelle|quelles|on|il) (piece|pieces) peut|peuvent capturer|prendre|manger ({ $mine }) ({ $pieces }) (case) { $square }
    attaque|attaques|menaces|menace|attaquants (sur|contre) ({ $mine }|{ $theirs }) ({ $pieces }) (case) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } pendu|pend|trainer|traine|laisse|lache
    peut on|il|elle prendre|capturer|manger ({ $mine }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) (case) { $square } (est) (elle|il) controle|controlee|couvert|couverte (par) (qui|quoi)
phrases-loose-defenders =
    qui|quoi|quelles|quelle|quelque|que (piece|pieces|chose) ({ $color }) defend|defendent|protege|protegent|couvre|couvrent|soutient|garde ({ $mine }|{ $theirs }) ({ $pieces }|piece|case) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (est) (il|elle) defendu|defendue|protege|protegee|couvert|couverte|soutenu|garde (par) quoi|qui|quelle|quelles|combien (piece|pieces)
    (par) quoi|qui|quelle|quelles (piece|pieces) (est) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (est) (il|elle) defendu|defendue|protege|protegee|couvert|soutenu
    combien (de) (fois) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } defendu|defendue|protege|protegee
    defense|defenseur|defenseurs|protecteurs|protection|soutien (de|du) ({ $mine }|{ $theirs }) ({ $pieces }|case) { $square }
    quelque chose|piece defend|protege|couvre ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
phrases-loose-rays =
    (quoi|il|quelles|que|qui|on) (pieces) (y|a) lignes|rayons|directions (qui) (partent|depuis|autour|partir) { $square }
    lignes|rayons|directions (qui) (partent|depuis|autour|partir) (de) { $square }
    (que|quoi) (on|{ $mine }) voit|vois (depuis|de|autour) { $square }
    toutes directions (depuis|autour) { $square }
    (quoi|qui|il|que) autour (de) { $square }
    vue depuis|autour|partir { $square }
    lignes ouvertes depuis { $square }
phrases-loose-square =
    (il|y|on) (a) quoi|qui|quelle|quel|quelque (piece|chose) (case) { $square }
    quelle|quel piece|pion|{ $pieces } (trouve|est|y) (case) { $square }
    (est) (elle|ce) (case) { $square } (elle|est) libre|vide|occupee|occupe|inoccupee|disponible
    qui|quelle|quoi (piece) occupe|occuper (case) { $square }
    contenu (case) { $square }
    quelque|chose|piece|quelquun (chose) case { $square }
    quelle couleur (case) { $square }
    { $square } quoi|qui|contient
    (il) a quoi|quelque|une (chose|piece) { $square }
phrases-loose-moves-of-piece =
    ou peut|pourrait|peuvent|va ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (aller|bouger|jouer|deplacer|se) (aller)
    ou peut|pourrait (aller|bouger|jouer|deplacer|se) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }|piece) (de|en|sur) { $square } peut|pourrait (il|elle) aller|bouger|jouer|deplacer ou
    ({ $mine }|{ $theirs }) ({ $pieces }|piece) (de|en|sur) { $square } peut|pourrait (il|elle) bouger
    ou (est) (ce) (que) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } peut|pourrait (aller|bouger|jouer)
    (quels|quelles) coups|cases|deplacements|options|possibilites (possibles|legaux|a|peut|pour) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    (quelles) cases accessibles|disponibles|possibles|atteignables ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    que|quoi (peut) faire ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (peut|jouer)
    quoi (peut) jouer ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (peut|faire)
    deplacements|mouvements|options|possibilites (possibles) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    ou|quels ({ $mine }) peux|puis|peut (aller|jouer|deplacer|bouger) (avec) ({ $pieces }|piece) { $square }
    comment (peut) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (peut) bouger|jouer|deplacer
    est ce que ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } peut bouger
    (que|quoi) ({ $mine }) peux|puis|peut (aller|jouer|deplacer|bouger|faire) avec ({ $pieces }|piece) { $square }
phrases-loose-captures-of-piece =
    (que|quoi|qui|quelles) (pieces|piece) peut|pourrait (prendre|capturer|manger) ({ $mine }|{ $theirs }) { $pieces }|piece { $square } (prendre|capturer|manger)
    que peut|pourrait prendre|capturer|manger ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    (que|quoi|qui|quelles) (pieces) (est) (ce) (que) ({ $mine }|{ $theirs }) { $pieces }|piece { $square } peut|pourrait prendre|capturer|manger
    ({ $mine }|{ $theirs }) { $pieces }|piece { $square } peut|pourrait prendre|capturer|manger (quoi|qui|quelque) (chose)
    (quelles) prises|captures (possibles|a|peut) ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (faire)
    (que|quoi) prend|mange|capture ({ $mine }|{ $theirs }) { $pieces } { $square }
    que peut|pourrait prendre|capturer|manger ({ $mine }|{ $theirs }) { $pieces } (en|sur|de) { $square }
    qui|que peut|pourrait prendre|capturer ({ $mine }|{ $theirs }) { $pieces } { $square }
    que|quoi que|quoi { $mine }|on|il|elle peux|peut|pourrais|pourrait prendre|capturer|manger avec ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    quoi|quelles (pieces) { $mine }|on|il|elle peux|peut|pourrais|pourrait prendre|capturer|manger avec ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
phrases-loose-captures =
    (que|quoi|qui|quelles) (pieces) (est) (ce) (que) { $mine }|on peux|puis|peut|pourrais prendre|capturer|manger
    peux|puis|pourrais { $mine } prendre|capturer|manger (quelque|quoi|pieces) (chose)
    (il|y|a) quelque|quoi (chose) (a) prendre|capturer|manger|prise
    (quelles) prises|captures possibles|disponibles|{ $mine }|jai|existe
    quelles|quels pieces|pions prise|prenables|prendre|capturer
    piece|pieces prise|prendre|capturer|pendante|pendantes|pend
    { $mine } peux|puis prendre|capturer|manger quoi|quelque|qui|quelles (chose|pieces)
    est ce que { $mine } peux|puis prendre|capturer|manger (quelque) (chose)
    (quelles) pieces en prise
phrases-loose-where =
    position|place|emplacement|case|cases { $pieces }
    (sur) quelle|quelles|quel case|cases { $pieces }
    ou (elle|il|elles|ils|sont|est) ({ $mine }|{ $theirs }) { $pieces } (elle|il|elles|ils|caches|cachees|passe|passes)
    (elle|il|elles|ils) ou { $pieces }
    ou cache|cachent|situe|situent|place|places|placees|passe|passes { $pieces }
    localise|trouve|cherche|trouver|localiser|indique|enumere { $pieces }
    quelles cases (occupent|occupe) { $pieces }
    { $pieces } ou|quelle|quelles (cases|case)
    ou (en) (sont|est) { $pieces }
phrases-loose-rank =
    (quoi|il|quelles|que|qui|lis|decris) (pieces|piece|tout) rangee|ligne|traverse { $rank }
    (quoi|il|quelles|que|qui|lis|decris) (pieces|piece|tout) { $rank } rangee|ligne|traverse
    { $rank } rangee|ligne|traverse (libre|vide|pieces|quoi|contient)
    rangee|ligne|traverse { $rank } libre|vide|pieces|quoi|contient
    decris|decrire|enonce rangee|ligne { $rank }
phrases-loose-file =
    (quoi|il|quelles|que|qui|lis|decris) (pieces|piece|pions|tout) colonne|verticale|file { $file }
    colonne|verticale { $file } ouverte|libre|vide|pieces|quoi|contient|semi-ouverte
    (elle) colonne { $file } (elle) ouverte|libre|vide
    decris|decrire|enonce colonne|verticale { $file }
    { $file } colonne
phrases-loose-both-clocks =
    combien temps (il) ({ $mine }) reste|restent (il|{ $mine }) chacun|chaque|tous|deux|joueurs|cotes
    on (en) ou temps|pendule|pendules (tous|deux)
    ou temps|pendule|pendules|horloge (en|on|deux)
    (quel) temps (des|de|pour) deux (joueurs|camps|cotes)
    qui plus|moins (de) temps
    etat|situation pendule|pendules|temps|horloges
    comment pendules|horloges|temps
    temps chacun|chaque|deux
    combien temps deux|chacun|chaque
    combien temps nous reste
phrases-loose-my-clock =
    combien (de) temps|minutes|secondes { $mine } (encore|reste|ai) (encore)
    { $mine } combien (de) temps|minutes|secondes (reste|encore)
    { $mine } temps|pendule|horloge|chrono (reste|restant)
    (quel) temps|pendule { $mine } (reste|restant)
    { $mine } (suis) zeitnot|court|presse|manque (temps)
    { $mine } bientot|encore|assez|suffisamment|plus temps
    reste (il) { $mine } combien|beaucoup|assez (temps)
    { $mine } en ou temps|pendule
    combien (temps) pour { $mine }
    { $mine } drapeau tombe|bientot
phrases-loose-opponents-clock =
    combien (de) temps|minutes|secondes (il|elle|lui|{ $theirs }) (encore|reste|a) (encore|il)
    (il|elle|{ $theirs }) combien (de) temps|minutes|secondes (reste|encore)
    il|elle reste|encore combien temps
    il { $theirs } reste combien temps
    il { $theirs } reste combien
    { $theirs } temps|pendule|horloge|chrono (reste|restant)
    (quel) temps|pendule|horloge|chrono (de) { $theirs }
    { $theirs } zeitnot|presse|court|manque (temps)
    { $theirs } bientot|encore|assez|suffisamment temps
    { $theirs } en ou temps|pendule
    il|elle en ou temps|pendule
    combien temps il|elle (reste|encore)
    combien il { $theirs } reste (temps)
phrases-loose-time-used =
    combien (de) temps (on|{ $mine }|{ $theirs }|{ $color }|chacun) (deja) utilise|consomme|depense|pris|use|reflechi|passe|passee (chacun|deja)
    temps utilise|consomme|depense|ecoule|passe (on|{ $mine }|{ $theirs }|chacun)
    combien minutes utilisees|consommees|depensees|utilise|consomme|passees
    depuis combien temps (on|{ $mine }) joue|jouons|partie
    consommation (de) temps
    combien dure deja|partie depuis
phrases-loose-time-control =
    (quelle|quel|quoi|a|on|{ $mine }) cadence|format|rythme (quelle) (on|{ $mine }|partie) (joue|jouons)
    quel|quelle|combien increment|lincrement|bonus|ajout|supplement (coup|par)
    combien secondes coup|par|ajoutees
    combien (temps|minutes) par|chaque joueur|partie
    combien (de) temps dure partie
    (quel|quelle) controle temps
    quel controle|format|reglage temps
    cest|est|on|joue blitz|rapide|bullet|lente|classique (partie)
    combien dure partie
    combien (de) temps par|chaque coup|coups
phrases-loose-moves-to-control =
    combien (de) coups (il) (reste|reste-t-il|encore|faut) (il) (jusquau|avant|prochain|au) controle
    coups jusquau|avant|prochain (prochain) controle
    quand controle (temps)
    (quel|quand|a) coup controle (temps)
    combien coups dois|doit|faut|reste|restent ({ $mine }|on) (jouer|faire) (controle|avant)
    controle temps combien|quand|loin coups
phrases-loose-last-move =
    (que|quoi|quel) (est) (ce) (que) (il|elle|{ $theirs }|{ $color }|on|tu) vient|viens|viennent|venez (de) jouer|faire|bouger|deplacer
    (il|elle|{ $theirs }|{ $color }|tu) vient|viens|viennent jouer|faire (quoi)
    quoi|quel (etait) { $theirs } (dernier) coup
    cetait quoi (le|{ $theirs }) (dernier) coup
    (quel|quoi) (etait|est) (dernier|precedent) coup (quoi) ({ $theirs }|{ $color }|joue)
    (il|elle|{ $theirs }|{ $color }|tu) (a|as) joue|repondu|bouge|fait|deplace quoi|comment
    que tu|vous as|avez joue|fait
    redis|repete|rappelle|redonne|relis ({ $mine }|{ $theirs }) dernier coup
    comment (a) (il|elle|{ $theirs }|{ $color }) repondu|reagi|joue
    (quelle) reponse ({ $theirs }|{ $color })
    (que|quoi) joue|repondu|bouge (il|elle|{ $theirs }|{ $color }|tu) (dernier)
    { $mine } (nai|ai) pas|rate (vu|entendu) (dernier) coup
    quelle piece (a) (il|elle|{ $theirs }|{ $color }) joue|bouge|deplace|jouee|bougee
    quoi dernier (coup)
    ({ $theirs }) dernier|precedent coup (joue)
phrases-loose-last-moves =
    (redonne|redis|relis|repete|rappelle) ({ $mine }) { $count } derniers (coups)
    (redonne|redis|relis|repete|rappelle) ({ $mine }) derniers { $count } coups
    { $count } derniers|precedents|recents coups
    { $count } coups precedents|derniers
phrases-loose-last-capture =
    quelle|quel|quoi|qui (piece|pion|{ $pieces }) (a) (ete|vient) pris|prise|capture|capturee|mangee|mange|enlevee|disparu|perdu
    (il|elle|{ $theirs }|{ $color }|tu|on) (a|as|vient) pris|prise|mange|capture|prendre|manger (quoi|quelle|piece)
    (quelle) derniere|dernier piece|prise|capture (prise|capturee|mangee)
    (quoi|que|quelle) pris|mange|capture (il|elle|{ $theirs }|{ $color }|tu) (piece)
    quelle|quoi (piece) { $mine } perdu|perdue
    quelque chose|piece ete|vient pris|prise|capturee|capture
    quoi pris|prendre (vient|il)
    un pion|{ $pieces } pris|mange|capture (il|elle|{ $theirs }|{ $color })
phrases-loose-diagonal =
    (quoi|il|quelles|que|qui|lis|on) (pieces|piece) (y|a) diagonale|diagonales (entre|de|du) { $square } { $to }
    diagonale (entre|de|du|qui) (va) { $square } { $to } (libre|ouverte|vide|bloquee|elle)
    diagonale (entre) { $square } et { $to }
    (est) (elle) diagonale { $square } { $to } (elle) libre|vide|ouverte
phrases-loose-diagonals-of-square =
    (quoi|il|quelles|que|qui|lis|on|decris) (pieces|piece) (y|a) (deux) diagonale|diagonales (qui) (passent|passe|partent|traversent|par|depuis|autour) { $square }
    diagonale|diagonales (qui) (passent|passe|passant|partent|traversent|par|depuis) { $square }
    (quoi|qui) (en) diagonale (par|depuis|de) { $square }
    deux diagonales { $square }
    diagonale|diagonales ({ $mine }|{ $theirs }) { $pieces } { $square }
phrases-loose-long-diagonals =
    (quoi|il|quelles|que|qui|lis|on|decris) (pieces|piece) (y|a) (deux) grande|grandes|longue|longues|principales diagonale|diagonales
    diagonale|diagonales longue|longues|principale|principales
    grande diagonale { $color }|claire|foncee|sombre|cases
    grandes|deux|longues diagonales (libre|libres|ouvertes|occupees|deux)
phrases-loose-pawns-by-file =
    (comment|quelle|decris|quoi|lis) (est) structure|formation|squelette|chaine|ossature pions ({ $mine }|{ $theirs }|{ $color })
    (comment|ou) pions (places|disposes|repartis|repartition)
    pions (par|colonne|chaque) colonne|colonnes
    structure|formation|squelette|disposition pions
    repartition pions
    ou pions (par) colonne|colonnes (colonne)
phrases-loose-doubled-pawns =
    (qui|quels|quel|y|ou|il|est) (a|ai|ce) ({ $mine }|{ $theirs }|{ $color }) pion|pions ({ $color }) double|doubles
    pion|pions double|doubles|triples|superposes ({ $mine }|{ $theirs }|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) pions|pion doubles|double
    combien pions doubles
    il|elle|{ $mine }|{ $theirs }|{ $color }|ai|ont un pion double (ils|elles|il)
    un pion double ({ $mine }|{ $theirs }|{ $color }) (il|elle|ils)
phrases-loose-isolated-pawns =
    (qui|quels|quel|y|ou|il|est) (a|ai|ce) ({ $mine }|{ $theirs }|{ $color }) pion|pions ({ $color }) isole|isoles
    pion|pions isole|isoles|seuls|orphelins ({ $mine }|{ $theirs }|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) pions|pion isoles|isole
    combien pions isoles
    il|elle|{ $mine }|{ $theirs }|{ $color }|ai|ont un pion isole (ils|elles|il)
    un pion isole ({ $mine }|{ $theirs }|{ $color }) (il|elle|ils)
phrases-loose-passed-pawns =
    (qui|quels|quel|y|ou|il|elle|est) (a|ai|ce) ({ $mine }|{ $theirs }|{ $color }) pion|pions ({ $color }) passe|passes
    pion|pions passe|passes|libres|libre ({ $mine }|{ $theirs }|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) pions|pion passes|passe
    il|elle pion passe
    combien pions passes
    il|elle|{ $mine }|{ $theirs }|{ $color }|ai|ont un pion passe|libre (ils|elles|il)
    un pion passe ({ $mine }|{ $theirs }|{ $color }) (il|elle|ils)
phrases-loose-position-by-file =
    (lis|lire|decris|donne|toute) (position|echiquier|lechiquier|plateau) colonne|colonnes colonne|colonnes
    position|echiquier|lechiquier|plateau (par) colonne|colonnes|verticale|verticales
    colonne par colonne (position|echiquier)
phrases-loose-changes =
    (que|qui|quoi) (est) (ce) (qui) (a) change|changes|modifie|passe|nouveau|bouge (depuis) ({ $mine }|mon) (dernier) (coup|tour)
    quoi (de) neuf|nouveau|change|different (depuis) ({ $mine }) (dernier) (coup)
    changements|differences|modifications|nouveautes (depuis) ({ $mine }) (dernier) (coup)
    (quelque) chose|rien change|nouveau|bouge (depuis) ({ $mine }) (dernier) (coup)
    depuis { $mine } (dernier) coup (que|qui|quoi) (change|passe|nouveau)
    qui (est|a) different|nouveau|change
phrases-loose-position =
    (decris|decrivez|decrire|lis|lire|donne|enonce|annonce|resume) ({ $mine }) (toute|tout) position|echiquier|lechiquier|plateau complete|actuelle|entiere|entier
    decris|decrivez|decrire|enonce|annonce|resume { $mine } position|echiquier|lechiquier|plateau|tout
    (a) quoi|comment ressemble|est|presente|allure position|echiquier|lechiquier|plateau
    comment position|lechiquier|plateau|echiquier|pieces
    vue|apercu ensemble|densemble|general|position
    description (de) position|echiquier|lechiquier|plateau
    quoi|tout sur lechiquier|echiquier|plateau
    etat (de) lechiquier|echiquier|plateau|position|jeu
    (toute|tout) lechiquier|echiquier|plateau|position entier|complet|entiere|complete
    ou toutes pieces
phrases-loose-piece-lists =
    (quelles|liste|enumere|donne|lis|toutes) ({ $mine }) pieces (il) (reste|restent|jeu|echiquier|lechiquier|plateau|deux|cotes|camps)
    (quelles) pieces (il) reste|restent (deux|chaque) (cotes|camps)
    pieces deux|chaque|chacun|tous (cotes|camps|joueurs|camp|joueur)
    liste|enumere|enumerer|enumeration|inventaire pieces (restantes)
    quelles pieces encore|restent|restantes|jeu|lechiquier
    quelles pieces sur echiquier|lechiquier|plateau
    pieces restantes
phrases-loose-what-can-move =
    (quels|que|quoi) (est) (ce) (que) { $mine }|on peux|puis|peut jouer|bouger (comme) (coups|coup)
    (quelles|lesquelles) ({ $mine }) pieces (peux|puis|peuvent|peut|pouvant) ({ $mine }|on) jouer|bouger|deplacer|mobiles
    (que|quoi) puis|peux|peut { $mine }|on jouer|bouger|deplacer
    (quels|tous|liste) ({ $mine }) coups possibles|legaux|permis|jouables|disponibles|autorises ({ $mine })
    quels coups { $mine }|on (ai|a|peux|peut|puis) (jouer|faire)
    (quelles) pieces mobiles|bougent
    avec quoi|quelle|quelles (piece|pieces) { $mine }|on peux|puis|peut jouer|bouger
    quelles options|possibilites ({ $mine })
phrases-loose-check =
    qui|quoi|quelle|quel (est) (ce) (qui) (piece) ({ $mine }|{ $theirs }|{ $color }) (met|mets|donne|fait) ({ $mine }|{ $theirs }|{ $color }|roi) (en) echec
    ({ $mine }|{ $theirs }|{ $color }) (suis|est|sont|il|roi) (en) echec (moi|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) roi (est) (il|en) echec|attaque|danger|menace
    est ce que { $mine }|{ $theirs }|{ $color } (suis|est|sont) (en) echec
    (par) quoi|qui (suis|est) ({ $mine }|{ $theirs }|{ $color }|roi) (en) echec
    (il|elle) (y|a) (un) echec|echecs
    dou vient echec|lechec
    il echec
    quelquun echec
    il|y un echec
phrases-loose-material =
    qui (a) (du|le|de) materiel|plus|moins|pieces (plus|materiel|davantage|avance|avantage)
    (on) (en) ou materiel
    on ou materiel (en|au)
    (combien) (de) ({ $pieces }) ({ $mine }|{ $theirs }|{ $color }) (plus|moins) materiel
    combien (de) ({ $pieces }|pieces|points|materiel) ({ $mine }|{ $theirs }|{ $color }) (ai|a|reste|restent|encore)
    (bilan|compte|etat|rapport|difference|avantage|equilibre|balance|decompte) (du|de) materiel|materielle|materiels|pieces
    ({ $mine }|{ $theirs }|{ $color }) (a|ai|suis|un|il) avantage|avance|retard|desavantage|egalite materiel|materielle
    { $mine } ({ $pieces }|piece|pieces|pion|pions|qualite) plus|moins|retard|avance
    (materiel) est (il) egal|equilibre|materiel
    materiel egal|equilibre|egalite
    combien { $mine }|{ $theirs }|{ $color } { $pieces }|pieces
    qui mene|devant (materiel)
    pieces|points plus|moins qui|{ $mine }|{ $theirs }|{ $color }
    { $mine }|{ $theirs }|{ $color }|il|elle un { $pieces } plus|moins|retard|avance
    (quelles) pieces prises|capturees|mangees|perdues ({ $mine }|{ $theirs }|{ $color })
phrases-loose-opponent =
    (cest|est) qui { $theirs }
    contre|avec|face qui (est) (ce) (que) ({ $mine }|on) (joue|jouons)
    ({ $mine }|on) joue|jouons|affronte|jaffronte (contre) qui|quoi (fait)
    comment appelle|sappelle|nomme { $theirs }
    (quel) nom|elo|classement|niveau|force (de|a) { $theirs }
    { $theirs } fort|humain|qui|nom|sappelle
    (avec|de) quelle|quelles|quoi couleur|pieces|camp ({ $mine }|est) (joue)
    ({ $mine }) joue { $color }|contre|avec (couleur|{ $color }|{ $theirs })
    (quel|quelle) est ma couleur|camp|{ $mine }
    ({ $mine }) couleur (quelle)
    qui est tu|vous
phrases-loose-repeat =
    ({ $mine }) (nai|ai|nas) pas|rien|mal (bien) compris|entendu|saisi|suivi|capte
    (tu|vous) (peux|pouvez|pourrais|pourriez) redire|repeter (ca|cela|dernier|derniere) (message|annonce|phrase)
    (tu|vous|peux|pouvez) (peux|pouvez) repeter|redire (sil)
    repete|repetez|redis|redites|relis|reecouter ({ $mine }) (dernier|derniere|ce|ca|cela|message|annonce|phrase) (message|annonce|phrase)
    derniere|dernier annonce|message|phrase
    quoi|que tu|vous as|avez|disais|disiez|dis|dites (dit)
    tu as|dis|disais dit|quoi
    comment ca
    peux|pouvez|pourrais|pourriez tu|vous repeter|redire (ca|cela|dernier|derniere|plait) (message|annonce|phrase)
    redire|repeter (ca|cela|dernier|derniere|tu) (message|annonce|phrase)
    (une) (autre) fois encore|deuxieme
phrases-loose-board-larger =
    agrandis|agrandir|agrandissez|grossir|grossis|zoome|zoomer (un) lechiquier|echiquier|plateau|cases
    lechiquier|echiquier|plateau|cases (trop|est|si) petit|petites
    lechiquier|echiquier|plateau|cases plus grand|grandes|gros|grosses
    (mets|rends|fais|veux|voudrais) (un) plus grand lechiquier|echiquier|plateau
phrases-loose-board-smaller =
    reduis|reduire|reduisez|rapetisse|rapetisser|retrecis|retrecir|diminue|diminuer|dezoome (un) lechiquier|echiquier|plateau|cases
    lechiquier|echiquier|plateau|cases (trop|est|si) grand|grandes|gros
    lechiquier|echiquier|plateau|cases plus petit|petites
    plus petit lechiquier|echiquier|plateau
phrases-loose-turn-board =
    retourne|retourner|retournez|tourne|tourner|tournez|pivote|pivoter|inverse|inverser|renverse|renverser|rotation lechiquier|echiquier|plateau|vue|camps
    (vue|echiquier|plateau|lechiquier) (de|du) (cote) cote|perspective|point { $color }|{ $theirs }|noir|adverse
    (passe|change|changer) (de) cote|perspective (echiquier|lechiquier|plateau)
    autre cote|sens lechiquier|echiquier|plateau
    lechiquier|echiquier|plateau envers|inverse|autre (cote|sens)
    vue { $color }|{ $theirs }
phrases-loose-back =
    (reviens|revenir|recule|reculer|retour|va|aller|remonte) (dun|d|de|1) (un|1) (coup|cran|pas) (en) arriere|precedent
    (reviens|revenir|recule|reculer) (dun|d|de) (un|1) coup|cran|pas (en|arriere) (arriere)
    (un|1) coup|cran|pas (en) arriere|avant (precedent)
    (montre|voir|va|aller|au) coup|position precedent|precedente|davant
    position precedente
phrases-loose-forward =
    (avance|avancer|avancez|continue|va|aller|passe) (dun|d|de|1) (un|1) (coup|cran|pas) (en) avant|suivant
    avance|avancer|avancez (dun|d|de) (un|1) coup|cran|pas (en|avant) (avant)
    (un|1) coup|cran|pas (en) avant|loin
    (montre|voir|va|aller|au) coup|position suivant|suivante|dapres
    position suivante
phrases-loose-go-to-move =
    (montre|montrer|affiche|afficher|va|aller|voir|revoir|reviens|revenir|saute|retour) (position) (apres|au|a) coup (numero) { $number }
    position (apres|au) (le) coup|{ $number } { $number }|coup
    position (apres|au) coup (numero) { $number }
    va|aller|reviens|revenir|retour|saute|voir|revoir|montre|affiche coup (numero) { $number }
    va|aller|reviens|revenir|voir|montre { $number } coup
phrases-loose-present =
    (reviens|revenir|retour|retourne|va|aller) (a|au|en) position|partie|moment|coup actuelle|actuel|courante|present|cours|finale
    reviens|revenir|retour|retourne (a|au) present|maintenant|partie|fin|actuelle|direct
    position courante|presente|finale|cours|actuelle
    (va|aller|reviens|revenir) (a) fin (partie)
    ou on|nous en est|etait|sommes
phrases-loose-save-game =
    ({ $mine }) enregistre|enregistrer|enregistrez|sauvegarde|sauvegarder|sauvegardez|sauve|sauver|exporte|exporter|telecharge|telecharger|garde|garder|conserve ({ $mine }|cette) partie|pgn|jeu|fichier (dans|en|au|sous) (fichier|pgn|format)
    sauvegarde|enregistrement (de) partie
    (en|fichier) pgn enregistre|enregistrer|sauvegarde|exporte|telecharge|exporter
    enregistre|enregistrer|sauvegarde|sauvegarder|exporte|exporter|telecharge partie|pgn un fichier|pgn (dans)
phrases-loose-read-score =
    (lis|lire|relis|redis|recite|enumere|donne|quels|tous) ({ $mine }) coups (ont) (ete) joues|precedents|depuis (depuis|debut|jusquici|jusqua) (debut)
    (lis|lire|relis|recite|raconte) ({ $mine }) (toute) partie (depuis|debut|entiere|complete) (debut)
    quels coups (ont) (ete|on|{ $mine }) joues|joue|faits (depuis|jusquici|jusque|debut) (debut)
    coups depuis debut
    (toute) partie jusquici|jusque
    feuille (de) partie|match|marque
    (que|qui|quoi) (sest) passe|joue jusquici|jusque|debut
    deroulement|historique (de) partie|coups
    liste (des) coups (joues)
    notation (de) partie
    comment sest|est deroulee|passee partie
phrases-loose-copy-score =
    copier|copie|copiez|exporte|exporter|donne ({ $mine }) partie|pgn|feuille|coups|notation (au|en) (format) (pgn|presse)
    partie|pgn|coups|notation copier|copie|copiez|presse-papiers|presse (papiers|pgn)
    partie (en|au) (format) pgn
    donne ({ $mine }) pgn
phrases-loose-games =
    (montre|montrer|affiche|afficher|liste|voir|ouvre|ouvrir|donne) ({ $mine }) parties (enregistrees|sauvegardees|anciennes|precedentes|jouees|passees)
    ({ $mine }) parties enregistrees|sauvegardees|precedentes|jouees|passees|anciennes|finies
    ({ $mine }) anciennes|precedentes|dernieres parties
    liste (des) ({ $mine }) parties
    quelles parties ({ $mine }|sont|ai) (enregistrees|jouees|sauvegardees|joue|appareil)
    ou (sont|trouver|trouve) ({ $mine }) parties
    charge|charger|ouvre|ouvrir|reprends|reprendre partie (enregistree|sauvegardee)
phrases-loose-settings =
    ({ $mine }) (ouvre|ouvrir|changer|change|modifier|modifie|regler|montre|voir|acceder|va|aller) (dans|aux|les|quelque|chose) reglages|parametres|options|preferences|configuration
    ou|comment (sont|trouve|trouver|change|changer|acceder|ouvrir|modifier) ({ $mine }|on) ({ $mine }) reglages|parametres|options|preferences|configuration
    comment|ou ({ $mine }|on) (peux|puis|peut) change|changer|regler|modifier|choisir|regle ({ $mine }) voix|langue|touches|couleurs|vitesse|volume|son
    changer|change|regler|regle|modifier|modifie|choisir|configurer ({ $mine }|de) voix|langue|couleurs|touches|vitesse|volume|theme|clavier
    reglages|parametres|options (de) voix|son|clavier|langue|couleurs
phrases-loose-new-game =
    (on|{ $mine }) (en) refait|refaire|refais|rejoue|rejouer|rejouons|recommence|recommencer|relance|relancer|redemarre (une|autre) (partie)
    (commencer|commence|lancer|lance|demarrer|demarre|jouer|faire|fais|debuter|creer|veux|voudrais) nouvelle|autre|nouveau partie|jeu|match
    (une) autre|nouvelle|prochaine partie
    (on) (en) refait|rejoue|recommence|remet (une|partie)
    (encore) une|autre (partie) encore
    recommencer|recommence zero|debut
    (on) en fait|refait|rejoue autre|une
    (encore|nouvelle) un|une|autre match|partie|revanche
phrases-loose-offer-draw =
    (ca|cela) (te|vous|t) dit|irait|tente|convient nulle
    que|quoi diriez|dirais|dis|dites|penses|pensez (vous|tu) nulle
    match nul
    offrir|offre|suggerer|suggere|demande|demander|proposer nulle
    ({ $mine }) (te|vous) (propose|offre|suggere) match nul
    voulez|veux (vous|tu) match nul
    partie nulle
    partageons|partager point
    faire|fasse|fait|mettons nulle
    et si on faisait nulle
    { $mine } accorde|accorder|accordons nulle
    accepterais|accepteriez|accepte|acceptes|acceptez|veux|voulez tu|vous nulle
    proposition nulle
    partage|partageons|partager point
    (on) partage|partageons point
    met|mettons|mettre daccord (sur) nulle
    nulle accord|laccord (mutuel)
    nulle commun accord
    petite nulle
phrases-loose-accept-draw =
    ({ $mine }) accepte|jaccepte|accepter ({ $theirs }|ta|votre) (proposition|offre) (nulle)
    daccord|accord|va|ok|oui|marche pour nulle
    daccord|accord pour|avec nulle|proposition
    ({ $mine }) suis daccord|partant (pour) (nulle)
    va pour nulle
    nulle me|moi va|convient
    nulle acceptee|daccord|accordee
    { $mine } prends|prend nulle
    ({ $mine }) accepte|jaccepte proposition|offre
    oui nulle
    pour nulle
    { $mine } convient|va nulle
    ({ $mine }|on) prends|prend nulle
phrases-loose-refuse-draw =
    ({ $mine }) refuse|refuser|decline|decliner|rejette|rejeter ({ $theirs }|ta|votre) (proposition|offre|nulle) (nulle)
    (on) continue|continuons|continuer jouer|partie
    ({ $mine }) prefere|prefererais|veux continuer|jouer (jouer|partie)
    (on) continue
    ({ $mine }) naccepte|accepte|veux (ne) pas nulle|proposition|offre
    non nulle|jouer|joue|continue
    ({ $mine }) nen veux pas nulle
    pas question|daccord (nulle)
    nulle refusee|declinee
    ({ $mine }) (ne) suis pas daccord
    pas (de|encore) nulle
phrases-loose-resign =
    { $mine } rends|rend|incline|mincline|capitule
    jarrete la tu gagne
    tu gagne|gagnes
    vous gagne|gagnez
    jabandonne|abandonne|abandonner|arrete|jette|declare partie|forfait|leponge|eponge|combat
    cest perdu jabandonne
    { $mine } ai perdu jabandonne
    ({ $mine }) couche|coucher roi
    jette leponge|eponge
    { $mine } declare forfait|vaincu|battu
    { $mine } abandonne|abandonner (partie)
    partie perdue jabandonne|abandonne
    rends les armes
    { $mine } capitule
    ({ $mine }) veux|vais|voudrais|dois abandonner (partie)
    bien joue jabandonne|abandon
    jen ai marre jabandonne
    ok|bon|marre|assez jabandonne
    { $mine } laisse tomber partie
    fini jabandonne
phrases-loose-take-back =
    ({ $mine }) (peux|puis|pourrais|voudrais|veux|aimerais|jaimerais) reprendre|annuler|defaire|retirer|rejouer|refaire|rattraper ({ $mine }) (dernier|ce) coup
    peux|puis|pourrais { $mine } reprendre|annuler|defaire|retirer|rejouer|refaire|revenir ({ $mine }) (dernier|ce) (coup)
    { $mine } peux|puis|pourrais reprendre|annuler|defaire|retirer|revenir (sur) ({ $mine }) (dernier|ce) (coup)
    annule|annulez|reprends|reprenez|defais|retire|efface|effacer ({ $mine }) (dernier|ce) coup
    ({ $mine }) (suis) trompe|trompee|erreur|misclic|misclick
    ({ $mine }) fait|faire erreur
    revenir|reviens|retour arriere|coup ({ $mine }) (coup|dernier)
    annule|annuler (ca|cela|tout)
    ({ $mine }) me suis trompe|trompee
    (oups) cetait erreur
    est ce que { $mine } peux|puis reprendre|annuler|defaire|revenir ({ $mine }) (dernier) (coup)
    laisse|laissez { $mine } reprendre|rejouer (coup)
    (oups) retire|reprends|annule ce|cela coup
    (ce|cest|cetait) (nest|netait) pas ce que { $mine } voulais (jouer|faire)
    pas (ce) (que) { $mine } voulais (jouer|faire)
    erreur clic|souris
phrases-loose-claim-threefold =
    triple|trois|3|troisieme|repetition repetition|position|fois|meme (position|repetition) (nulle|reclame|reclamer|demande)
    meme position trois|3|troisieme|triple (fois) (nulle)
    position (est) repetee|repete|sest|identique (repetee) trois|3|troisieme (fois) (nulle)
    ({ $mine }) reclame|demande|reclamer nulle repetition|triple|trois|troisieme|repetee (repetition|fois|position)
    nulle (par|pour) repetition|triple|trois (repetition|fois|coups)
    repetition (de) coups|position (nulle)
    repetition trois|triple|3 fois|coups|position
    troisieme|trois fois position (nulle)
phrases-loose-claim-fifty-moves =
    cinquante|50 coups (sans) (prise|prises|capture|pion|pions) (nulle|reclame)
    ({ $mine }) reclame|demande|reclamer|demander|revendique nulle cinquante|50 (coups) (regle)
    regle cinquante|50 coups (nulle)
    nulle (par|pour|regle) cinquante|50 (coups)
    cinquante|50 coups nulle|reclame|reclamer|demande (regle)
    (plus|cela|fait) cinquante|50 coups sans|aucune|aucun (prise|prises|capture|pion|coup)
phrases-loose-claim-flag =
    ({ $theirs }) drapeau|drapeaux (est|a) tombe|chute|tombee
    { $theirs } depasse|perdu|epuise temps|limite
    { $theirs } (na|plus|a) plus temps
    il|elle (est) tombe temps|pendule
    il|elle (a) depasse|perdu|epuise temps
    il|elle (na|a) plus temps
    temps ecoule|depasse|epuise
    { $theirs } temps (est) ecoule|fini|epuise|depasse|termine
    { $mine } gagne temps
    chute drapeau
    reclame|reclamer|demande temps|drapeau|gain
    { $theirs } tombe|tombee (temps)
    tombe au|a temps|pendule
phrases-loose-press-clock =
    ({ $mine }) appuie|appuyer|appuyez|presse|presser|tape|taper|frappe pendule|horloge|bouton
    ({ $mine }) (ai) appuye|presse|tape pendule|horloge|bouton
    jappuie|jai appuye|pendule (sur) (pendule)
    jappuie (sur) pendule|horloge
    declenche|declencher|bascule|basculer pendule|horloge
    appuie|appuyez|appuyer|tape (sur) lhorloge
phrases-loose-stop-clocks =
    (on) (peut|peux) arrete|arreter|arretez|stoppe|stopper|stop|suspends|suspendre|interromps|bloque|gele pendule|pendules|horloge|horloges|temps|chrono
    (fais|faire|faisons|mets|mettre|besoin) pause (partie|pendule|pendules)
    met|mets|mettre|mettez pendule|pendules|partie|jeu pause
    pause demande|besoin|veux
    on peut arreter pendule|pendules|horloge
    on|nous fait|fais|prend|prends|faisons pause
    besoin dune|pause pause
    jai besoin pause
phrases-loose-restart-clocks =
    relance|relancer|relancez|redemarre|redemarrer|demarre|demarrer|reprends|reprendre|remets|remettre|repartir|lance|lancer pendule|pendules|horloge|horloges|chrono (marche|route)
    pendule|pendules|horloge repart|repartent|repartir|marche|continue|continuent (marche)
    fais|faire repartir|redemarrer|tourner pendule|pendules|horloge
    fin (de) pause
    pause terminee|finie
    reprenons|reprendre|reprends partie|jeu
phrases-loose-faster =
    (parle|parlez|parler|lis|va|voix|un|peu|beaucoup) (un) (peu|beaucoup) plus vite|rapidement|rapide
    (tu|vous|voix) (parles|parle|parlez|lis|es|vas|est) trop lentement|lent|lente
    accelere|accelerer|accelerez|augmente|augmenter (la|le|un|peu) (voix|vitesse|debit|lecture|parole)
    moins lentement
    (plus) vite plus|parle
phrases-loose-slower =
    (parle|parlez|parler|lis|va|voix|un|peu|beaucoup) (un) (peu|beaucoup) plus|moins lentement|doucement|lent|vite|lente
    (tu|vous|voix) (parles|parle|parlez|lis|es|vas|est) trop vite|rapide|rapidement
    ralentis|ralentir|ralentissez|diminue|diminuer|reduis (la|le|un|peu) (voix|vitesse|debit|lecture|parole)
    pas si|trop vite
    moins vite|rapide|rapidement
phrases-loose-sound-on =
    (re) active|activer|activez|remets|remettre|remettez|mets|mettre|rallume|allume|allumer|retablis|reactive|reactiver son|sons|{ $theirs }|audio
    (mets|remets|avec|active) (le) son|sons|{ $theirs } marche|nouveau|route|on
    parle nouveau
    nouveau son|sons|{ $theirs }|parler|parle
    audio active|marche
phrases-loose-sound-off =
    coupe|couper|coupez|arrete|arreter|arretez|enleve|enlever|desactive|desactiver|eteins|eteindre|stoppe|baisse|supprime son|sons|{ $theirs }|audio|voix
    tais|taisez (toi|vous|tais-toi)
    (fais|faites|fait|reste) silence|tais
    arrete|arreter|cesse (de) parler
    (mets|met|mode|en) muet|silencieux|sourdine
    plus son|bruit|{ $theirs }
    pas (de) son|bruit|{ $theirs }
    ferme|fermez (ta|la) gueule|bouche
phrases-loose-help =
    (que|quoi) (est) (ce) (que) { $mine }|on peux|peut|puis (te|vous) dire|demander|taper|faire|ecrire (ici|quoi)
    (que|quoi) puis|peux|peut { $mine }|on (te|vous) dire|demander|taper|faire|ecrire
    que peux|puis|pouvez tu|vous|{ $mine } faire|comprendre|comprends
    (quelles|liste|donne|montre|toutes) ({ $mine }) (sont) commandes (vocales|possibles|disponibles|il|existe|existent|connais)
    comment (ca|cela|on|{ $mine }) marche|fonctionne|utilise|utiliser|sert|joue (lappli|programme)
    ({ $mine }) besoin (de) daide|aide
    aide|aidez|aider ({ $mine }|moi)
    mode emploi|demploi
    quels mots|ordres (tu|vous|{ $mine }) (comprends|connais|dire|peux)
    tu comprends|connais|peux quoi|comprendre|faire
phrases-loose-claim-quickplay-draw =
    ({ $mine }) reclame|demande|revendique nulle
    reclamer|demander|revendiquer nulle
    nessaie|essaie|cherche pas gagner (nulle|reclame)
    fin rapide|cadence nulle (reclame|reclamer|demande)
    moyens normaux (gagner|nulle)
phrases-loose-claim-increment =
    ({ $mine }) demande|demander|reclame|reclamer|voudrais|veux|donne increment|secondes|lincrement|supplement|bonus (supplementaires|coup)
    secondes supplementaires|plus|additionnelles|coup
    temps supplementaire|additionnel
    increment|lincrement fin (partie)
    ajout|ajouter|ajoute secondes|increment|temps
    plus secondes
    ({ $mine }) besoin secondes|increment|lincrement
    ({ $mine }) demande|reclame|voudrais|veux un increment|supplement|bonus (fin|partie|coup)
    un increment|supplement|bonus fin|coup|partie|secondes
phrases-loose-claim =
    quelles|quelle|lesquelles|quoi|que nulle|nulles|nullites (puis|peux|peut|pourrais) (je|{ $mine }|on) reclamer|revendiquer|demander
    quelles|quelle nulle|nulles { $mine }|on peux|puis|peut reclamer|revendiquer|demander
    peux|puis|peut { $mine }|on reclamer|revendiquer|demander (une) (nulle|quelque) (chose)
    (est) (ce) (que) { $mine }|on peux|peut|puis reclamer|revendiquer|demander nulle
    est ce que { $mine }|on peux|peut|puis reclamer|revendiquer|demander (nulle)
    que|quoi peux|puis|peut { $mine }|on reclamer|revendiquer
    y a t il (une) nulle a reclamer
    { $mine }|on peux|peut|puis reclamer|revendiquer (nulle)
phrases-loose-claim-flag-of =
    drapeau ({ $theirs }) { $color } (est|a) tombe|chute
    { $color } (ont|a) depasse|perdu|epuise temps
    { $color } (nont|na|ont|plus) plus temps
    temps { $color } (est) ecoule|fini|epuise|depasse|termine
    { $color } tombes|tombe (temps)
    { $color } plus temps
    { $color } tombes|tombe|perdent|perdu temps
phrases-loose-adjust =
    { $mine } rajuste|ajuste|replace|remets|recentre|arrange|redresse|centre (juste) piece|pieces|{ $pieces }
    ({ $mine }) jadoube|jajuste|adoube|adouber
    rajuster|ajuster|replacer|recentrer|redresser|arranger piece|pieces|{ $pieces }
    { $mine } (ne) fais que ajuster|rajuster|replacer
    jajuste|jarrange piece|pieces|{ $pieces }
    remets|remettre|replace|recentre piece|pieces|{ $pieces } place|correctement
phrases-loose-charge-time =
    compte|compter|comptez|decompte|decompter|deduis|deduire|impute|imputer|retire|retirer|facture temps|absence|deconnexion
    temps compte|decompte|deduit|impute|deduire|decompter|compter
    (ce|le) temps (doit) (etre) compte|decompte|deduit|impute
    absence|labsence|deconnexion compte|decomptee|deduite
phrases-loose-do-not-charge-time =
    (ne) pas compter|compte|comptez|decompte|decompter|decomptez|deduis|deduire|impute|imputer|retire|retirer temps|absence (la)
    (ne) compte|comptez|decompte|decomptez|deduis|deduisez|retire|retirez pas temps|absence (la)
    temps (nest|est|ne) pas compte|decompte|deduit
    ignore|ignorer|offre|offrir|rends temps|absence
    sans compter|decompter|deduire temps|absence
phrases-loose-illegal-move =
    (dernier|{ $theirs }) coup (est|etait) illegal|irregulier|interdit|impossible|invalide|incorrect
    coup (netait|nest|etait|est|ce) pas legal|permis|possible|valide|autorise|regulier|correct
    (il|elle|{ $theirs }) (a) (joue|fait) coup illegal|irregulier|interdit
    pas (le) droit
    illegal|irregulier|interdit joue
    joue illegal|irregulier
    impossible coup
    un coup illegal|irregulier|interdit|impossible|invalide (il|elle|{ $theirs }) (joue|fait)
phrases-loose-illegal-move-of-number =
    coup (numero) { $number } (est|etait) illegal|irregulier|interdit|impossible|invalide|incorrect
    coup (numero) { $number } (netait|nest|etait|est) pas legal|permis|possible|valide|autorise|regulier
    { $number } coup (est|etait) illegal|irregulier|interdit
phrases-loose-pressed-without-a-move =
    (il|elle|{ $theirs }) (a) appuye|appuie|presse|tape (pendule) sans (avoir) joue|jouer|coup|bouge|bouger (coup|{ $theirs })
    (il|elle|{ $theirs }) (na|a|n) pas|rien joue|bouge (mais|et) appuye|appuie|pendule (pendule)
    pendule appuyee|appuye|pressee|actionnee sans (avoir) (coup|joue|jouer)
    appuye|appuie pendule avant|sans (davoir|de|d) joue|jouer|coup
    (il|elle) appuye|appuie|presse|tape sans (avoir) joue|jouer|bouge|bouger|fait|faire (pendule) (coup) ({ $theirs }) (un)
phrases-loose-pawn-left-unpromoted =
    pion (na|nest|a|ete|est|il|elle) pas|jamais|non promu|promotion|transforme|promouvoir|remplace
    promotion (oubliee|manquante|pas|manque|faite)
    (il|elle|{ $theirs }) (na|n) pas|oublie promu|promouvoir|transforme|promotion ({ $theirs }) (pion)
    oublie (de) promouvoir|promotion (pion)
    pion sans promotion|etre
    pion (laisse|reste|sur) derniere|huitieme|rangee (rangee) (sans|laisse|reste|promotion)
phrases-loose-touched-piece =
    (il|elle|{ $theirs }) (a) touche|touchee|pris|saisi|effleure autre|mauvaise|{ $pieces } (piece|{ $pieces })
    autre piece touchee|touche|saisie
    touche (autre) piece|{ $pieces }
    piece|{ $pieces } touchee|touche (jouee|joue|autre)
phrases-loose-period =
    (dans|on|{ $mine }) quelle|quel|laquelle periode|phase|controle ({ $mine }|on|sommes) (joue|temps)
    (premiere|deuxieme|derniere|prochaine|seconde|troisieme) periode (temps)
    numero periode
    periode (actuelle|en|cours) cours|actuelle
    on quelle periode
phrases-loose-delay-left =
    (il) (reste) combien (reste|il|temps) (sur|du|de) delai|retard|delay
    combien (il) (reste) delai|retard|delay
    delai|delay restant|reste|ecoule|encore|fini|termine
    (reste) delai (il|combien)
    quel|encore delai
phrases-loose-knights-view =
    (quoi|il|quelles|que|qui|on) (pieces|piece) (y|a) (un) saut|sauts|distance|portee|coup (de) cavalier { $square }
    (quoi|quelles|que|qui) (pieces) (sont) atteint|atteindre|atteignables|voit|voir cavalier (en|depuis) { $square }
    saut|sauts|distance|portee|vue (de) cavalier { $square }
    cavalier (depuis|en) { $square } voit|verrait|atteindrait
    un saut|coup|pas|bond cavalier { $square } (il|quoi|quelles) (pieces)
phrases-loose-moves-of-it =
    (ou) (il|elle|{ $theirs }) (peut|peux|pourrait) (aller|bouger|jouer) ou (piece)
    ou (peut|pourrait) (il|elle|piece|cette) aller|bouger|jouer (il|elle|piece)
    ou peut (il|elle) (aller|bouger|jouer) (cette) (piece)
    (alors) il|elle|piece peut|pourrait aller|bouger ou (cette) (piece)
    quels|quelles coups|cases (a|possibles|pour) cette|piece|elle|il (piece)
    (que|quoi) peut|pourrait faire|jouer elle|il|piece|cette (piece)
    cette piece peut|aller|va ou
phrases-loose-path-of-piece =
    ou|dou (est|vient|venue|venu|passee|passe|etait|par) (vient|venue|venu|passee|passe|arrive|etait) ({ $mine }|{ $theirs }) ({ $pieces }|piece) (qui) (est) (en|sur) { $square } (avant)
    dou vient|arrive|sort|venait ({ $mine }|{ $theirs }) ({ $pieces }|piece) (qui) { $square }
    (par) ou (est) passee|passe|allee|alle|ete|etait|venu|venue ({ $mine }|{ $theirs }) ({ $pieces }|piece) (qui) { $square }
    (quel) chemin|trajet|parcours|itineraire|historique|route (a|pris|suivi|fait) ({ $mine }|{ $theirs }) ({ $pieces }|piece) (qui) { $square }
    (quelles) cases|chemin ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } occupees|visitees|parcouru|suivi|pris|traversees
    ou ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } etait|avant|passe|passee|venu|venue (avant)
    (quels) coups ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } faits|joues|deja
phrases-loose-last-move-effect =
    (que|quoi|quelle|quelles) (est) (ce) (que) (ce|dernier|{ $theirs }|{ $color }) coup (attaque|menace|fait|change|vise|abandonne|laisse) (quoi)
    (que|quoi) attaque|menace|vise|fait|change ({ $theirs }|{ $color }|ce|le) (dernier) coup
    (que|quoi) dernier coup attaque|menace|vise|fait|change|abandonne|laisse (quoi)
    effet|effets|consequence|consequences|but|impact (du|de) (dernier|ce|{ $theirs }) coup
    coup attaque|menace quoi|que
phrases-loose-position-text =
    position|echiquier texte|ecrit|textuelle|textuel (affiche|afficher|montre|cache|cacher|montrer)
    affiche|afficher|montre|montrer|cache|cacher|masque|masquer|ecris position|echiquier texte|ecrit|textuelle|textuel
    texte (de) position|lechiquier|echiquier (affiche|afficher|cache|masque)
    version|forme|vue texte|textuelle (position)
phrases-loose-copy-position =
    copier|copie|copiez|exporte|exporter|donne ({ $mine }) (la) position|fen (fen|presse-papiers|pressepapiers)
    position|fen copier|copie|copiez|presse|presse-papiers (fen|papiers)
    (position) (en|au) (format) fen
    donne ({ $mine }) fen
phrases-loose-can-win =
    { $color } peuvent|peut|ont|a|pourraient (ils|elle) (encore) gagner|mater|chances|chance|lemporter|emporter (gagner|partie)
    peuvent|peut (ils|elle) { $color } (encore|ils) gagner|mater|lemporter|emporter
    est ce que { $color } peuvent|peut|pourraient (encore|theoriquement) gagner|mater|lemporter
    { $color } (ont|a) (ils) assez|suffisamment materiel|pieces (pour) (gagner|mater)
    materiel (suffisant|suffit) { $color } (gagner|mater)
    victoire|gain|mat (encore) possible { $color }
phrases-loose-explore-by-touch =
    explorer|explore|exploration|parcourir|parcours|decouvrir|tater|toucher|palper|sentir (de) lechiquier|echiquier|plateau|cases (au|du|avec) (doigt|doigts|toucher|main)
    (explorer|exploration|explore|parcourir) (au|du|avec|par|le) doigt|doigts|toucher|tactile|main
    mode|exploration tactile|toucher|exploration
    arreter|arrete|quitter|activer|active exploration|lexploration
phrases-loose-blindfold =
    ({ $mine }|mode|jouer|joue|partie) aveugle|laveugle (partie|jouer)
    (jouer|joue|jouons) sans voir (lechiquier|echiquier|plateau|pieces)
    mode|partie|activer|active|desactive|arrete|arreter aveugle|laveugle
    bander yeux
    yeux bandes|fermes
    sans voir
phrases-loose-hide-pieces =
    cache|cacher|cachez|masque|masquer|masquez|dissimule|enleve|enlever|retire (toutes|tous) pieces
    pieces invisibles|cachees|masquees
    (ne) (pas) (plus) montrer|montre|afficher|affiche|voir pas|plus pieces
    (rends|rendre|fais) (disparaitre|invisible) pieces invisibles|disparaitre
    echiquier|lechiquier vide
    cache|cacher|masque|masquer lechiquier|echiquier|plateau
phrases-loose-show-own-pieces =
    (ne) (montre|montrer|montrez|affiche|afficher|voir|laisse) (que) uniquement|seulement|juste|que|seules { $mine } pieces (propres)
    (ne) montrer|montre|afficher|affiche|voir que { $mine } (propres) pieces
    { $mine } pieces seulement|uniquement|seules
    cache|cacher|masque|masquer pieces { $theirs }|adverses
    seulement|uniquement|juste|rien { $mine } (propres) pieces
phrases-loose-show-last-move =
    (ne) (montre|montrer|montrez|affiche|afficher|voir) (que) (seulement|uniquement|juste|que) derniere piece jouee|bougee|deplacee
    (montre|montrer|affiche|afficher) seulement|uniquement|juste|que dernier|derniere coup|piece (joue|jouee|bougee)
    seulement|uniquement|juste dernier|derniere coup|piece (jouee|bougee|deplacee)
    piece jouee|bougee|deplacee seulement|uniquement|derniere
phrases-loose-silent-board =
    (rends|rendre|mets|mettre) echiquier|lechiquier|plateau muet|silencieux|silence|taise|tait
    echiquier|lechiquier|plateau (ne|doit|se) (parle|reponde|dise|repond|parler) (plus|pas|rien|taire)
    echiquier|lechiquier|plateau (parle|reponde|repond|parler) nouveau
    desactive|desactiver|coupe|couper|active|activer annonces|voix|annonce (de) (cases|lechiquier|echiquier|plateau)
    (fais|faire) taire|parler lechiquier|echiquier|plateau
phrases-loose-board =
    va|aller|allez|retourne|retourner|reviens|revenir|passe|passer|saute|emmene|amene ({ $mine }) (a|sur|au|vers) lechiquier|echiquier|plateau
    focus|curseur (sur|au) lechiquier|echiquier|plateau
    (va|aller|retour|passe|amene|place) (a|sur|vers|au) lechiquier|plateau|echiquier
phrases-loose-go-to-square =
    va|aller|allez|saute|sauter|passe|place|deplace|curseur|navigue|mets ({ $mine }|toi) (a|sur|en|vers) case { $square }
    curseur|focus|navigue|naviguer (case) { $square }
phrases-loose-game-start =
    (reviens|revenir|retour|retourne|retourner|va|aller|remonte|remonter|montre|voir) (au|a) debut|depart|commencement (partie)
    position|situation initiale|depart|debut (partie)
    debut|commencement (de) partie
    depuis debut|commencement partie
    (reviens|revenir|va|aller|retour) (au) premier coup
    tout debut
phrases-loose-set-up =
    mettre|mets|placer|place|composer|compose|creer|cree|installer|installe|entrer|saisir|monter|editer|edite|disposer|regler|preparer (en|une|place|{ $mine }) (place) position|pieces (place|particuliere|personnelle|donnee)
    editeur (de) position
    jouer|partir|commencer (a|depuis|dune|partir) position (particuliere|donnee|precise|choisie)
    position (personnalisee|particuliere|donnee|precise|choisie)
    ({ $mine }) position personnalisee|particuliere|precise
    charger|entrer|coller|saisir fen
phrases-loose-clock-alone =
    (juste|seulement|uniquement|que) pendule|horloge (seule|stp)
    (juste|seulement|uniquement) pendule|horloge
    pendule|horloge seule|seulement|uniquement|sans|vrai|reel (partie|echiquier|lechiquier)
    ({ $mine }) (besoin|veux|voudrais|utiliser|afficher) (dune|la|une|juste|seulement) pendule|horloge (pour|echiquier|seule) (vrai|reel|echiquier)
    pendule (pour) (vrai|echiquier|lechiquier) reel|vrai|echiquier
phrases-loose-feel-clock =
    sentir|palper|toucher|tater|sens|palpe|touche|tate|explorer (du|au) (doigt) (le|la) pendule|horloge|cadran|temps|aiguilles
    pendule|horloge|temps doigt|tactile|toucher|cadran
    cadran (pendule|horloge|montre|affiche)
    affiche|montre|ouvre cadran
phrases-loose-reset-keys =
    reinitialise|reinitialiser|reinitialisez|remets|remettre|remettez|restaure|restaurer|retablis|retablir|restaurez (toutes) touches|raccourcis|clavier (par) (defaut|origine|dorigine|zero|initiales)
    touches|raccourcis|clavier (par) defaut|origine|dorigine|initiales|zero
    annule|annuler (toutes) modifications touches|raccourcis

## phrases-table

phrases-table-call-move =
    annoncer { $rest }
    annonce { $rest }
    j’annonce (le) (coup) { $rest }
    annoncer|annonce (le) (coup) { $rest }
    mon coup est { $rest }
    je joue et annonce { $rest }
phrases-table-call-placed-move =
    annoncer le coup
    annoncer
    annonce
    l’annoncer
    annoncer|annonce (le|mon) coup
    je l’annonce
    j’annonce (le|mon) coup
phrases-table-correct-call =
    corriger { $rest }
    correction { $rest }
    corrige { $rest }
    je corrige (en) { $rest }
    corriger en { $rest }
    (non) je voulais dire { $rest }
    lapsus { $rest }
    je me suis trompé { $rest }
phrases-table-repeat-call =
    répéter le coup
    répéter|répète (le|son) coup
    je répète
    je répète (le|son) coup
    je le répète
    répéter|répète l’annonce
    le répéter
phrases-table-repeat-move =
    répéter { $rest }
    je répète { $rest }
    répète { $rest }
    (je) répète|répéter (le) coup { $rest }
    répétition { $rest }
    j’ai entendu { $rest }
    entendu { $rest }
phrases-table-execute-call =
    exécuter sur mon échiquier
    exécuter
    exécute
    exécuter|exécute (le) coup
    exécuter|exécute (le) coup sur mon échiquier
    je l’exécute
    j’exécute (le) coup (sur) (mon) (échiquier)
    l’exécuter (sur) (mon) (échiquier)
phrases-table-execute-move =
    exécuter { $rest }
    j’exécute { $rest }
    exécute { $rest }
    exécuter|exécute (le) coup { $rest }
    sur mon échiquier { $rest }
    jouer|exécuter|exécute|joue { $rest } sur mon échiquier
    { $rest } sur mon échiquier
phrases-table-place-move =
    placer { $rest }
    place { $rest }
    je place|pose|mets { $rest }
    poser { $rest }
    pose { $rest }
    mettre { $rest }
    jouer (le|mon) (coup) { $rest }
phrases-table-take-off =
    retirer { $square }
    retire { $square }
    enlever|enlève|ôter { $square }
    je retire|enlève { $square }
    retirer|retire|enlever|enlève (la|le) pièce|pion en|de|sur { $square }
    je retire|enlève (la|le) pièce|pion en|de|sur { $square }
phrases-table-put-piece-back =
    remettre en place
    remettre
    remets en place
    remettre|remets (la|les) pièce|pièces (en) (place)
    je remets (tout) (en) (place)
    tout remettre (en) (place)
    replacer (la|les) (pièce|pièces)
phrases-table-write-move =
    noter { $rest }
    note { $rest }
    je note { $rest }
    noter|note (le) coup { $rest }
    écrire|inscrire { $rest }
    j’écris|j’inscris { $rest }
phrases-table-write-next-move =
    noter le coup
    noter
    note
    le noter
    noter|note (le|mon|son) coup
    je le note
    je note (le|mon|son) coup
    l’écrire
    écrire (le) coup
phrases-table-ask-moves =
    demander les coups
    demander (le) nombre de coups
    demande (les) coups
    demande (le) nombre de coups
    je demande (les|le) (nombre) (de) coups
    demander (les) coups à mon|l’ assistant
    assistant combien de coups
    dis-moi|dites-moi (les|le) (nombre) (de) coups
phrases-table-ask-time =
    demander le temps
    demander (le) temps (utilisé)
    demande (le) temps (utilisé)
    je demande (le) temps (utilisé)
    demander (le) temps à mon assistant
    assistant combien de temps
    dis-moi|dites-moi (le) temps (utilisé)
phrases-table-tell-moves =
    donner les coups
    donner (le) nombre de coups
    je donne (les|le) (nombre) (de) coups
    dire (les) coups
    dire (le) nombre de coups
    lui donner|dire (les|le) (nombre) (de) coups
phrases-table-tell-time =
    donner le temps
    donner (le) temps (utilisé)
    je donne (le) temps (utilisé)
    dire (le) temps (utilisé)
    lui donner|dire (le) temps (utilisé)
phrases-table-compare-boards =
    comparer les échiquiers
    comparer|compare|comparez (les|nos|deux) échiquiers
    comparer les deux échiquiers
    je compare (les) échiquiers
    vérifier les échiquiers
    les échiquiers concordent-ils
    est-ce que les échiquiers concordent
phrases-table-mend-board =
    rectifier mon échiquier
    rectifier|corriger|rectifie|corrige mon|l’ échiquier
    rectifier|corriger l’échiquier
    je rectifie|corrige mon échiquier
    remettre mon échiquier en ordre
phrases-table-compare-scores =
    comparer les feuilles
    comparer|compare|comparez (les|nos|deux) feuilles (de) (partie)
    je compare (les) feuilles (de) (partie)
    vérifier les feuilles (de) (partie)
    comparer les notations
    les feuilles (de) (partie) concordent-elles
phrases-table-read-conditions =
    conditions
    lire (les) conditions
    lis|lisez (les) conditions
    conditions de jeu
    lire (les) conditions de jeu
    quelles sont les conditions
    qu’est-ce qui a été convenu
phrases-table-adjourn =
    ajourner
    ajourner (la) partie
    j’ajourne (la) (partie)
    ajournement
    interrompre la partie
    suspendre la partie

## phrases-clock

phrases-clock-clock-press =
    appuyer
    pendule
    appuie
    appuyer|appuie|appuyez sur (la|ma) pendule
    appuyé
    coup joué|fait|terminé
    j’ai joué
    joué
    fini
    j’appuie
    j’ai appuyé
    j’appuie|appuyer|appuie|appuyez sur (la|ma) pendule (s’il) (vous|te) (plaît)
    j’ai appuyé sur (la|ma) pendule
    j’ai joué|fait mon coup
    mon coup est joué|fait|terminé
    le coup est joué|fait
    c’est joué|fait
    j’ai fini|terminé
    appuyer|appuie|appuyez s’il vous|te plaît
phrases-clock-clock-press-of =
    les { $color } appuient
    (les) { $color } appuient
    (les) { $color } ont appuyé|joué
    { $color } appuyé|joué
    { $color } appuyer
    appuyer (pour) (les) { $color }
    (les) { $color } appuient sur (la|leur) pendule
    (les) { $color } ont appuyé sur (la|leur) pendule
    (les) { $color } ont fait|joué|terminé leur|un coup
    appuyer|appuie|appuyez sur (la) pendule (des|pour) (les) { $color }
    appuie|appuyez (pour) (les) { $color }
phrases-clock-clock-stop =
    arrêter
    stop
    pause
    arrêter|arrête|arrêtez (la|les) pendule|pendules
    arrête
    arrêtez
    stop|pause|arrêter|arrête|arrêtez s’il vous|te plaît
    arrêter|arrête|arrêtez|stopper|stoppe|stoppez (la|les|deux) pendule|pendules (s’il) (vous|te) (plaît)
    arrêter|arrête|arrêtez les deux pendules
    stop (la|les) pendule|pendules
    stopper
    stoppe
    stoppez
    on arrête (la) (pendule)
    halte
    arrêt
    mettre (la) (pendule) en pause
    mets|mettez (la) (pendule) en pause
    pause (de) (la) pendule
phrases-clock-clock-restart =
    relancer
    continuer
    reprendre
    démarrer
    relancer|relance|démarrer (la|les) pendule|pendules
    remettre|mettre (la|les) pendule|pendules en marche
    on reprend
    allez
    c’est parti
    on y va
    on continue
    on commence
    continue
    continuez
    commencer
    commencez
    commence
    démarrez
    démarre
    redémarrer
    redémarre
    redémarrez
    lancer
    relance
    relancez
    reprenez
    continuer|reprendre|démarrer|relancer s’il vous|te plaît
    relancer|relance|relancez|démarrer|démarre|démarrez|lancer|lance|lancez (la|les) pendule|pendules (s’il) (vous|te) (plaît)
    remets|remettez|mets|mettez (la|les) pendule|pendules en marche
    démarrer|commencer|reprendre|continuer (la) partie
phrases-clock-clock-charge-time =
    décompter le temps
    décompter
    décompte (le) (temps)
    décomptez (le|ce) (temps)
    décompter (le|ce) temps s’il vous|te plaît
phrases-clock-clock-do-not-charge-time =
    ne pas décompter le temps
    ne pas décompter
    ne décompte pas (le) (temps)
    pas de décompte
    ne pas décompter ce temps
    ne décomptez pas (le|ce) (temps)
phrases-clock-clock-times =
    temps
    les temps
    les deux temps|pendules
    deux temps
    combien de temps
    temps restant
    combien de temps reste-t-il
    combien de temps (il) reste
    (il) reste combien de temps
    combien de temps est-ce qu’il reste
    temps restants
    le temps restant
    quel temps (reste-t-il)
    quels (sont) (les) temps
    quel temps (à|aux) (la) pendule|pendules
    temps|pendules s’il vous|te plaît
    les temps s’il vous|te plaît
    pendules
    les pendules
    temps de chacun
    le temps de chacun
    temps des deux (joueurs|camps)
    combien de temps chacun
    combien de temps à|ont chacun|chaque (joueur)
    combien de temps avons-nous
    que disent|indiquent|marquent les pendules
    que dit|indique|marque la pendule
phrases-clock-clock-time-running =
    mon temps
    ma pendule
    combien de temps ai-je
    combien de temps me reste-t-il
    combien de temps (il) me reste (encore)
    il me reste combien de temps
    combien de temps me reste-t-il encore
    combien de temps est-ce qu’il me reste
    combien de temps j’ai (encore)
    j’ai (encore) combien de temps
    combien de temps ai-je encore
    combien de temps est-ce que j’ai
    combien me reste-t-il
    combien il me reste
    combien de minutes|secondes me reste-t-il
    combien de minutes|secondes il me reste
    combien de minutes|secondes ai-je
    combien de minutes|secondes j’ai
    mon temps restant
    quel est mon temps (restant)
    mon temps s’il vous|te plaît
    que dit|indique|marque ma pendule
phrases-clock-clock-time-other =
    temps de l’adversaire
    temps|pendule de l’adversaire
    temps|pendule adverse
    l’autre temps|pendule
    combien de temps a-t-il|a-t-elle|a (mon|l’adversaire) (adversaire)
    combien de temps il|elle a
    combien de temps (il) (lui) reste|reste-t-il à|lui (mon|l’adversaire) (adversaire)
    combien de temps lui reste-t-il
    combien de temps il lui reste
    il lui reste combien de temps
    combien de temps reste-t-il à|lui (mon|l’adversaire) (adversaire)
    (le|la) temps|pendule|horloge de l’adversaire
    (le|la) temps|pendule de mon adversaire
    temps restant de|pour (mon|l’adversaire) (adversaire)
    son temps (restant)
    sa pendule
    ton|votre temps
    ta|votre pendule
phrases-clock-clock-time-of =
    temps { $color }
    (le) temps|pendule (des) { $color }
    { $color } temps|pendule
    combien de temps ont les { $color }
    (le) temps restant (aux|des|pour) (les) { $color }
    (il) reste combien de temps aux { $color }
    combien de temps (il) reste|reste-t-il (aux|pour) (les) { $color }
    combien de temps est-ce qu’il reste aux { $color }
    combien de temps (les) { $color } ont
    combien de temps ont|avaient (les) { $color }
    (les) { $color } ont combien de temps
    combien de temps pour (les) { $color }
    combien de minutes|secondes ont|reste-t-il (les|aux) { $color }
    quel est le temps (restant) des { $color }
    (la) pendule des { $color }
    (le) temps (pour) (les) { $color }
phrases-clock-clock-moves =
    numéro du coup
    coups
    coups joués
    nombre de coups
    quel coup
    combien de coups
    à quel coup sommes-nous
    à quel coup (on) (en) (est) (on)
    on (en) est à quel coup
    nous sommes à quel coup
    quel est le numéro du coup
    quel numéro (de) (coup)
    c’est quel coup
    quel est le coup
    quel coup on est
    on est quel coup
    quel coup (est) (est-ce)
    combien de coups (ont) (été) joués
    combien de coups avons-nous joué|joués|faits
    combien de coups on|j’ai (a) joué|joués|fait|faits
    combien de coups ai-je joué|joués|faits
    nombre de coups joués
    le nombre de coups
phrases-clock-clock-moves-of =
    coups { $color }
    coups (joués) (des) { $color }
    { $color } coups
    numéro du coup (des) { $color }
    combien de coups ont joué les { $color }
    combien de coups ont (joué|fait) (les) { $color } (joué|fait|joués|faits)
    combien de coups (les) { $color } ont joué|joués|fait|faits
    nombre de coups (des) { $color }
    (les) coups joués par les { $color }
phrases-clock-clock-moves-to-control =
    coups jusqu’au contrôle
    contrôle
    (combien) (de) coups jusqu’au|avant (le) contrôle
    jusqu’au contrôle
    combien de coups (reste-t-il|encore) avant|jusqu’au (le) (prochain) contrôle (de) (temps)
    combien de coups il reste avant|jusqu’au (le) contrôle (de) (temps)
    coups avant le contrôle de temps
    combien de coups reste-t-il
    (c’est) quand (est) le contrôle (de) (temps)
phrases-clock-clock-moves-to-control-of =
    { $color } coups jusqu’au contrôle
    { $color } (coups) jusqu’au contrôle
    coups (des) { $color } jusqu’au|avant (le) contrôle
    contrôle (des) { $color }
    combien de coups (reste-t-il) aux|pour|des (les) { $color } avant|jusqu’au (le) contrôle (de) (temps)
    combien de coups ont les { $color } avant|jusqu’au (le) contrôle (de) (temps)
phrases-clock-clock-time-used =
    temps utilisé
    utilisé
    temps consommé
    combien de temps utilisé
    combien de temps (a) (été) utilisé|consommé
    combien de temps j’ai utilisé|consommé|pris
    combien de temps ai-je utilisé|consommé|pris
    temps dépensé
phrases-clock-clock-time-used-of =
    temps utilisé { $color }
    temps utilisé|consommé (par|des) (les) { $color }
    { $color } temps utilisé
    { $color } utilisé
    combien de temps ont utilisé|consommé|pris les { $color }
    combien de temps (les) { $color } ont utilisé|consommé|pris
    (le) temps utilisé|consommé|dépensé (par|des) (les) { $color }
phrases-clock-clock-period =
    période
    quelle période
    périodes
    dans quelle période sommes-nous
    dans quelle période (on) est (on)
    on est dans quelle période
    c’est quelle période
    période actuelle
phrases-clock-clock-period-of =
    période { $color }
    période (des) { $color }
    { $color } période
    dans quelle période sont les { $color }
    quelle période (pour|des) (les) { $color }
phrases-clock-clock-delay =
    délai
    délai restant
    combien de délai
    combien de délai reste-t-il
    combien de délai (il) reste
    le délai (restant)
phrases-clock-clock-whose =
    quelle pendule
    quelle pendule tourne
    la pendule de qui
    à qui de jouer
    qui a le trait
    à qui le trait
    quelle pendule marche|est|court (en) (marche)
    la pendule de qui tourne|marche
    quelle horloge tourne
    c’est à qui (de) (jouer)
    c’est à qui le tour
    à qui (est) (le) tour
    à qui est le trait
    c’est le tour de qui
    c’est au tour de qui
    qui doit jouer
    qui joue (maintenant)
    qui est au trait
    qui tourne
    est-ce que la|ma pendule tourne
    la pendule tourne-t-elle
    le temps de qui tourne
phrases-clock-clock-claim-flag =
    drapeau
    réclamer (le) drapeau
    (le) drapeau (est) tombé
    chute (du) drapeau
    le drapeau
    drapeau est tombé
    chute de (la) drapeau
    (je) réclame (le) drapeau
    je réclame le temps
    (le) temps est écoulé|dépassé
    temps dépassé
    tombé
    plus de temps
    dépassement de temps
    le drapeau s’il vous plaît
phrases-clock-clock-claim-flag-of =
    drapeau { $color }
    (le) drapeau (des) { $color } (est) (tombé)
    { $color } drapeau
    réclamer (le) drapeau (des) { $color }
    (le) drapeau (des) { $color } est tombé
    (les) { $color } sont tombés
    (les) { $color } sont tombés au temps
    (les) { $color } ont perdu au temps
    (les) { $color } n’ont plus de temps
    (le) temps des { $color } est écoulé|dépassé
    réclame le drapeau des { $color }
    je réclame le drapeau des { $color }
phrases-clock-clock-illegal-move =
    coup illégal
    illégal
    un coup illégal
    coup impossible|irrégulier
    coup illégal s’il vous plaît
    (je) réclame (un) coup illégal
phrases-clock-clock-illegal-move-of =
    coup illégal { $color }
    coup illégal (des) { $color }
    illégal { $color }
    { $color } coup illégal
    (les) { $color } ont joué|fait un coup illégal|impossible|irrégulier
    coup impossible|irrégulier (des) { $color }
    un coup illégal des { $color }
phrases-clock-clock-time-control =
    cadence
    réglage
    quelle cadence
    quelle est la cadence
    à quelle cadence (joue-t-on)
    à quelle cadence on|nous joue|jouons
    quelle cadence (joue-t-on)
    la cadence
    c’est quelle cadence
    comment est réglée la pendule
    la pendule est réglée comment
    quel est le réglage
    réglages
    les réglages
    l’incrément
    incrément
    quel (est) l’incrément|incrément
    contrôle de temps
phrases-clock-clock-feel =
    palper la pendule
    cadran
    cadrans
    toucher la pendule
phrases-clock-repeat =
    répéter
    répète
    répétez
    encore une fois
    redire
    redis
    pardon
    comment
    répète|répétez|répéter s’il vous|te plaît
    encore une fois s’il vous|te plaît
    tu peux répéter
    pouvez-vous répéter
    vous pouvez répéter
    peux-tu répéter
    qu’as-tu dit
    redites
phrases-clock-sound-on =
    activer le son
    son activé
    remettre le son
phrases-clock-sound-off =
    couper le son
    son coupé
    muet
phrases-clock-reset-keys =
    réinitialiser les touches
    réinitialiser (toutes) (les) touches
    touches d’origine
phrases-clock-help =
    aide
    commandes
    que puis-je dire
    aide-moi
    aidez-moi
    à l’aide
    aide s’il vous|te plaît
    qu’est-ce que je peux dire|taper
    que puis-je taper|faire
    les commandes
    liste des commandes
phrases-clock-help-for =
    aide { $rest }
    aide pour|sur { $rest }

## phrases-set-up

phrases-set-up-remove =
    enlever { $rest }
    enlève|enlevez|retire|retirez|retirer|supprime|supprimer|ôter|ôte { $rest }
    vider|videz { $rest }
phrases-set-up-move =
    déplacer { $rest }
    déplace|déplacez|bouge|bouger|passe|mets { $rest }
phrases-set-up-clear =
    vider l'échiquier
    vider|vide|videz (tout) (l'échiquier)
    échiquier vide
    enlever|enlève|retire|retirer tout
    tout enlever|retirer|vider
    efface|effacer|nettoie (tout) (l'échiquier)
    enlève|enlever|enlevez|retire|retirer toutes les pièces
phrases-set-up-starting-position =
    position initiale
    (la) position initiale
    (la) position de départ
    nouvel échiquier
    mets|place|remets (la|en) position initiale
phrases-set-up-chess960 =
    chess960 { $number }
    chess960|échecs960 (position) (numéro) { $number }
    échecs 960 (position) (numéro) { $number }
phrases-set-up-chess960-on =
    chess960
    chess960|échecs960
    échecs 960
    échecs aléatoires
phrases-set-up-chess960-off =
    échecs ordinaires
    pas (de) chess960|échecs960
    échecs ordinaires|classiques|normaux
phrases-set-up-as-in-game =
    comme dans la partie
    comme dans (la|ma) partie
    (la) position de (la|ma) partie
phrases-set-up-to-move =
    trait aux { $color }
    (le) trait (est) aux { $color }
    aux { $color } de jouer
    aux { $color }
    les { $color } jouent
    (les) { $color } (jouent|ont) (le) (trait)
    c'est aux { $color } (de) (jouer)
    c'est au tour des { $color } (de) (jouer)
    c'est le tour des { $color }
    au tour des { $color } (de) (jouer)
    aux { $color } à jouer
    (les) { $color } commencent
    maintenant les { $color } jouent
phrases-set-up-undo =
    annuler
    annule|annuler|annulez (ça|cela)
    retour
    en arrière
phrases-set-up-read =
    lire la position
    lis|lire|lisez (la) (position)
    position
    qu'y a-t-il sur l'échiquier
phrases-set-up-possible =
    est-ce possible
    est-ce possible|légal|permis
    vérifier|vérifie (la) (position)
    que manque-t-il
    qu'est-ce qui manque
phrases-set-up-fen =
    fen { $rest }
    position fen { $rest }
phrases-set-up-play =
    jouer
    jouer|joue|jouons (d'ici)
    commencer|commence (la) (partie)
    jouer à partir (de) (cette) (position)
phrases-set-up-play-as =
    jouer avec les { $color }
    jouer|joue (avec) (les) { $color }
    je joue|prends (avec) (les) { $color }
phrases-set-up-play-computer =
    jouer contre l'ordinateur
    (jouer) contre (l'ordinateur)
phrases-set-up-play-beside =
    jouer à deux
    (jouer) à deux
    (jouer) avec (le) (joueur|quelqu’un) (à) côté

## elements

chess-board = Échiquier
clocks = Pendules
press-clock = Appuyer sur la pendule
clock-flag = Le drapeau est tombé.
white = Blancs
black = Noirs
clock-press-white = Appuyer sur la pendule des Blancs
clock-press-black = Appuyer sur la pendule des Noirs
clock-running = En marche
clock-waiting = Pas encore en marche
clock-state-stopped = Arrêtée
clock-not-running = En attente
clock-one-move = 1 coup jusqu’au contrôle
clock-moves = { $moves } coups jusqu’au contrôle
clock-counter = Coups joués : { $moves }
clock-delay = Délai : { $time }
clock-period-shown = Période { $period }
clock-period-of = Période { $period } sur { $count }
clock-earlier-flag = Le drapeau est tombé en période { $period }.
what-was-said = Ce qui a été dit
all-messages = Tous les messages
your-move = Votre coup
make-move = Jouer
promotion-choice = Promotion en
score-column-move = Coup
score-read = Lire la partie
score-copy = Copier
score-save = Enregistrer en PGN
score-caption = Coups de la partie
score-caption-white = Feuille des Blancs
score-caption-black = Feuille des Noirs
score-line-not-written = non noté
score-audio-note = note audio
score-play = Écouter
score-draw-offered = nulle proposée

## elements-late

dial-white = Cadran des Blancs
dial-black = Cadran des Noirs
laws = Règles
time = Cadence
time-in-words = Autre, en toutes lettres …
time-words = Cadence en toutes lettres
time-words-hint = Par exemple « 90 minutes pour 40 coups, puis 30, avec 30 secondes par coup », « 5+3 », « blitz », ou « Blancs 5 minutes, Noirs 3 ».
time-understood = Compris :
tempo-standard = Lente
tempo-rapid = Rapide
tempo-blitz = Blitz

## page-shell

leave-for-position = Ce lien ouvre une autre position. Quitter votre partie pour elle ? Votre partie reste sur cet appareil.
leave-no = Non, revenir à ma partie
leave-yes = Oui, ouvrir la position
update-ready = Une nouvelle version d’Anna–Hector est prête.
update-now = L’installer maintenant
take-over = La fenêtre où se joue cette partie ne répond pas. Continuer la partie ici ? L’autre fenêtre n’enregistrera alors plus rien.
take-over-no = Non, attendre cette fenêtre
take-over-yes = Oui, continuer ici
page-game = Partie
page-table = Partie à la table
page-help = Aide
page-about = À propos d’Anna–Hector
page-guide = Apprendre à l’oreille
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – trait { PLAYER($turn, form: "to") }
title-over = { $page } – terminée

## page-focus

focus-list = { $label }, { $chosen }, liste
focus-button = { $label }, bouton
focus-slider = { $label }, curseur, { $value }
focus-chosen = { $label }, sélectionné
focus-not-chosen = { $label }, non sélectionné
focus-on = { $label }, coché
focus-off = { $label }, non coché
focus-field = { $label }, champ
focus-field-value = { $label }, champ, { $value }

## page-shared

load-missing = Un élément d’Anna–Hector n’a pas pu être chargé.
load-again = Réessayer
stop-clocks = Arrêter les pendules
start-clocks-again = Remettre les pendules en marche
start-clocks = Mettre les pendules en marche
clock-alone = Régler une pendule …
new-game = Nouvelle partie
clock-alone-heading = Pendule
feel-the-clock = Palper la pendule
saved-games = Parties sur cet appareil
set-up-position = Composer une position
keys = Touches
keep-safe-what = Demande au navigateur de ne pas supprimer vos parties quand l’espace manque.
keep-safe = Protéger mes parties
back-to-game = Revenir à la partie
sound = Son
letter-keys = Lettres et chiffres seuls servent de touches sur l’échiquier
settings = Réglages
promote-queen = Dame
promote-rook = Tour
promote-bishop = Fou
promote-knight = Cavalier
charge-white = Décompter l’absence aux Blancs
do-not-charge-white = Ne pas décompter l’absence aux Blancs
charge-black = Décompter l’absence aux Noirs
do-not-charge-black = Ne pas décompter l’absence aux Noirs
minutes = Minutes
language = Langue
language-browser = Comme le navigateur
who-speaks = Qui parle ?
how-called = Comment les coups sont-ils annoncés ?
who-screen-reader = Mon lecteur d’écran
who-app = Anna–Hector
who-both = Les deux, chacun sa part
white-to-move = Coup { $number }. Trait aux Blancs.
black-to-move = Coup { $number }. Trait aux Noirs.
style-fide = À la manière de la FIDE
style-fide-names = Prénoms de la FIDE, en français
style-plain = Mots de tous les jours
style-nato = Alphabet de l’OTAN
style-algebraic = Algébrique abrégée
style-uci = UCI
score-heading = Feuille de partie
score-compare = Comparer les feuilles de partie

## page-start

more-choices = Plus d’options
opponent = Adversaire
computer = Ordinateur
player-beside-you = Personne à côté de vous
level = Niveau
your-colour = Votre couleur
by-lot = Au hasard
start = Commencer
level-lowest = 1, pour débuter
level-highest = 8, pleine force
level-number = { $level }
speech = Parole
new-game-heading = Nouvelle partie
table-link-heading = À la table
table-link-about = Une partie selon les règles pour joueurs handicapés visuels, avec assistants, arbitre et deux échiquiers.
table-link = Préparer une partie à la table …
clock-alone-about = Une pendule seule, pour une partie sur de vrais échiquiers.
start-about = Des échecs à jouer à l’oreille, au toucher et au clavier, même hors ligne.
start-learn = Apprendre à l’oreille en cinq minutes
continue-game = Continuer
first-call = Les coups sont annoncés en allemand, à la manière de la FIDE : « Springer Gustav eins Felix drei ». Vous pouvez choisir à la place des mots de tous les jours.

## page-conditions

time-none = Sans pendule
time-90 = 90 minutes pour 40 coups, puis 30 minutes, avec 30 secondes par coup
time-60 = 60 minutes
time-25-10 = 25 minutes, avec 10 secondes par coup
time-15-10 = 15 minutes, avec 10 secondes par coup
time-10 = 10 minutes
time-5-3 = 5 minutes, avec 3 secondes par coup
time-3-2 = 3 minutes, avec 2 secondes par coup
time-own = Autre …
play-casual = Amical
play-strict = Strict, comme en tournoi
play-casual-means = Les coups impossibles sont refusés avec leur raison, l’échec est annoncé, et les coups peuvent être repris.
play-strict-means = Le programme ne donne aucune aide, une pièce touchée doit être jouée, et vous appuyez vous-même sur la pendule, avec H.
start-usual = Habituelle
start-by-lot = Chess960 au hasard
start-by-number = Chess960 par numéro …
summary-number = Chess960 numéro { $number }
summary-touch = pièce touchée, pièce jouée
summary-press = pendule à la main
summary-warnings = avertissements de temps autorisés
summary-rapid = partie rapide selon les règles propres à cette cadence
summary-blitz = blitz selon les règles propres à cette cadence
summary-draw-moves = pas de nulle par accord avant le coup { $number }
summary-no-draws = pas de nulle par accord
supervision-rapid = La partie rapide se joue selon
supervision-blitz = Le blitz se joue selon
supervision-adequate = les règles de compétition, avec assez d’arbitres ({ $article })
supervision-inadequate = les règles propres à cette cadence ({ $article })
agreed-draws-allowed = permises
agreed-draws-moves = après un certain nombre de coups …
agreed-draws-never = interdites
draw-moves = Coups de chaque joueur avant qu’une nulle puisse être convenue
white-minutes = Minutes des Blancs
white-seconds = Secondes par coup des Blancs
seconds-a-move = Secondes par coup
uneven = Temps différent pour les Noirs
black-minutes = Minutes des Noirs
black-seconds = Secondes par coup des Noirs
play = Jeu
warnings-allowed = Le règlement de l’épreuve autorise les avertissements de temps
start-position = Position de départ
lot-drawn = La position est tirée au sort au début de la partie.
touch-binds = Pièce touchée, pièce jouée
press-by-hand = Vous appuyez vous-même sur la pendule, avec H
agreed-draws = Nulles par accord
chess960-number = Numéro, de 0 à 959
error-minutes = Un nombre entier de minutes, de 0 à { $most }.
error-no-time = Les minutes et les secondes ne peuvent pas être toutes à 0.
error-seconds = Un nombre entier de secondes, de 0 à { $most }.
error-draw-moves = Un nombre entier de coups, de 1 à { $most }.
error-number = Un nombre entier de 0 à { $most }.

## page-game

act-menu = Actions
resign-question = Abandonner cette partie ?
resign-yes = Oui, abandonner
accept-question = Accepter la nulle ? La partie sera alors finie.
accept-yes = Oui, accepter
play-on = Non, continuer à jouer
illegal-move = Le dernier coup était illégal
touched-piece = Une autre pièce a été touchée
pressed-without-move = On a appuyé sur la pendule sans jouer
pawn-unpromoted = Un pion n’a pas été promu
offer-draw = Proposer nulle
accept-draw = Accepter la nulle
refuse-draw = Refuser la nulle
claim-draw-menu = Réclamer la nulle …
adjust-pieces = Ajuster les pièces
claim-flag = Réclamer le gain au temps
press-clock-menu = Appuyer sur la pendule
resign-menu = Abandonner …
resign = Abandonner
take-back = Reprendre le coup
move-now = Ordinateur, jouez maintenant
try-computer-again = Relancer l’ordinateur
play-again = Rejouer
blindfold = À l’aveugle
full-screen = Plein écran
save-game = Enregistrer la partie en PGN
ask-last-move = Dernier coup
ask-last-capture = Dernière prise
ask-piece-lists = Liste des pièces
ask-position = Toute la position
ask-clocks = Les deux pendules
ask-my-clock = Ma pendule
ask-other-clock = Pendule de l’adversaire
say-again = Répéter
look-through = Revoir la partie
back-in-game = Reculer dans la partie
forward-in-game = Avancer dans la partie
menu-of-acts = Menu des actions
turn-board = Retourner l’échiquier
board-larger = Agrandir l’échiquier
board-smaller = Réduire l’échiquier
mute = Couper tous les sons
explore-by-touch = Explorer du doigt
board = Échiquier
move-entry = Saisie du coup
bar-ask = Questions
bar-actions = Actions
bar-view = Affichage
shown-last-move = Dernier coup : { $move }.
shown-at-move = Vous êtes au coup { $number }.
shown-at-start = Vous êtes au début de la partie.
result = Résultat
shown-present = Revenir à la position actuelle
face-moves = Coups
face-said = Ce qui a été dit
face-position = Position
face-position-text = Position en texte
seat-you = Vous
seat-computer = Ordinateur, niveau { $level }
move-which = Quel coup ?
no-such-move = Aucun de ceux-là
make-this-move = Jouer ce coup ?
no-move = Non
yes-move = Oui

## page-claim

claim-title = Réclamer la nulle
claim-ground = Motif
claim-go-on = Réclamer …
cancel = Annuler
claim-where = La position
claim-on-board = est sur l’échiquier
claim-by-move = apparaît avec mon prochain coup
claim-move = Le coup que vous allez jouer
claim-yes = Oui, réclamer
claim-move-missing = Tapez le coup que vous allez jouer.
claim-threefold = Trois fois la même position
claim-fifty = Cinquante coups
claim-cannot-win = Mon adversaire ne peut pas gagner par des moyens normaux
claim-no-effort = Mon adversaire ne cherche pas à gagner par des moyens normaux
claim-ask-threefold = Réclamer la nulle : la même position est sur l’échiquier pour la troisième fois ?
claim-ask-threefold-move = Réclamer la nulle : avec { $move }, la même position apparaît pour la troisième fois ?
claim-ask-fifty = Réclamer la nulle : cinquante coups ont été joués sans prise ni coup de pion ?
claim-ask-fifty-move = Réclamer la nulle : avec { $move }, cinquante coups ont été joués sans prise ni coup de pion ?
claim-ask-cannot-win = Réclamer la nulle : votre adversaire ne peut pas gagner par des moyens normaux ?
claim-ask-no-effort = Réclamer la nulle : votre adversaire ne cherche pas à gagner par des moyens normaux ?
claim-offer = Une réclamation inexacte vaut aussi proposition de nulle.
claim-ends-game = Sans arbitre, cette réclamation termine la partie ici ; quelqu’un d’autre doit décider du résultat.
claim-bound = Si la réclamation est inexacte, le coup annoncé doit être joué.
claim-no-clock = Sans pendule, une réclamation inexacte ne coûte pas de temps.
claim-gives-one = Une réclamation inexacte donne une minute à votre adversaire.
claim-gives-two = Une réclamation inexacte donne deux minutes à votre adversaire.
claim-gives-three = Une réclamation inexacte donne trois minutes à votre adversaire.
claim-gives = Une réclamation inexacte donne { $minutes } minutes à votre adversaire.
claim-takes = Elle vous retire la moitié de votre temps, au plus { $most } minutes ; s’il ne vous reste pas plus de { $above } minutes, elle vous en laisse { $left }.

## page-help

commands-title = Commandes à taper
help-search = Chercher dans l’aide
help-found-for = Résultats pour « { $text } »
help-found = Résultats : { $count }
help-none = Aucun résultat pour « { $text } ». Cherchez une touche ou ce que vous voulez faire, par exemple « pendule » ou « nulle ».
help-here-board = Ce que vous pouvez faire sur l’échiquier
help-here-entry = Ce que vous pouvez taper dans « { $field } »
help-here-board-entry = Ce que vous pouvez faire sur l’échiquier que vous saisissez
help-here-dial = Ce que vous pouvez faire sur le cadran
help-here-clock = Ce que vous pouvez faire à la pendule
help-here-assistant = Ce que vous pouvez faire sur la page de l’assistant
help-here-arbiter = Ce que vous pouvez faire sur la page de l’arbitre
help-here-game = Ce que vous pouvez faire dans la partie
help-here-page = Ce que vous pouvez faire sur la page « { $page } »
help-here-anywhere = Ce que vous pouvez faire sur chaque page
help-escape = Échap vous ramène là où vous étiez.
help-not-now = Impossible pour l’instant
help-topics = Sujets
help-words = À taper ou à dire :
help-changed = modifiée
help-no-key = aucune touche
help-button = par son bouton
help-letters-off = Les lettres et les chiffres seuls sont désactivés comme touches.
help-set-keys = Choisir les touches
help-in-game = Dans une partie
help-topic-board = Se déplacer sur l’échiquier
help-topic-touch = Jouer du doigt
help-topic-moves = Taper et dire les coups
help-topic-asking = Interroger sur la partie
help-topic-game = Nulle, abandon, réclamations, reprise de coup
help-topic-clock = La pendule
help-topic-dial = Le cadran : palper la pendule
help-topic-table = Partie à la table : joueur, assistant, arbitre
help-topic-voice = Parler au programme
help-topic-speech = Ce qui est lu, et comment le réentendre
help-topic-pages = Pages, et touches valables partout
help-moves-how = Tapez un coup dans « { $field } » et appuyez sur Entrée, ou dites-le. Quelle que soit la façon choisie pour annoncer les coups, toutes celles-ci sont comprises :
help-moves-written = À l’écrit, un coup peut être abrégé : « e4 », « Cf3 », « O-O », « e8=D » ; ou réduit à ses cases : « g1f3 ».
help-touch-sight = Touchez une pièce, puis la case où elle va, ou faites-la glisser jusque-là. Un doigt qui part d’une autre case fait défiler la page, et deux doigts l’agrandissent. Une pièce lâchée à côté de l’échiquier revient.
help-touch-reader = Avec TalkBack ou VoiceOver, chaque case est là où elle est dessinée : glissez jusqu’à elle et touchez deux fois, pour prendre et pour poser. L’exploration du doigt y reste coupée, car le lecteur d’écran reçoit lui-même les touchers.
help-touch-exploring = Sans lecteur d’écran, activez « { $button } ». Un doigt qui glisse sur l’échiquier entend les cases par la voix du programme, avec un tic à chaque bord, et ne déplace rien. Pour prendre ou poser, restez sur une case et touchez avec un deuxième doigt, ou levez le doigt et touchez deux fois la case entendue. Les boutons des coins disent le dernier coup, les pendules et ce qui peut jouer, et remettent une pièce.
help-dial-how = Le cadran se palpe minute par minute, avec les touches ou du doigt. Aucune de ses touches n’actionne la pendule.
help-table-roles = Le joueur annonce son coup, répète celui de l’adversaire et le joue sur son propre échiquier. L’assistant annonce, joue et actionne la pendule pour un joueur. L’arbitre s’occupe des pendules et décide.
help-voice-how = Ce qui écoute se choisit dans les réglages, sous « Saisie vocale ». Parlez ensuite en maintenant la touche, ou appuyez avant et après : un coup, une commande ou une réponse.
help-voice-unsure = Ce qui n’a pas été compris avec certitude est demandé avant que rien ne soit fait.
help-speech-who = Votre lecteur d’écran, la voix d’Anna–Hector ou les deux parlent : cela se choisit dans les réglages, sous « Parole ».
help-speech-said = Tout ce qui a été dit se trouve sous « { $log } », le plus récent d’abord. Dans « { $field } », Flèche haut rappelle ce que vous avez tapé.
help-pages-how = Chaque page a sa propre adresse et peut être mise en favori. Quitter une page ne change rien : ce que vous avez tapé ou choisi est toujours là à votre retour.

## page-clock

dials-choices = Les cadrans
dial-mode = Un cadran montre
dial-hour = Le temps finit à
dial-shown = Quel cadran
dial-analogue = une pendule de douze heures
dial-time-left = le temps restant
dial-o-clock = { $hour ->
        [1] une heure
       *[other] { $hour } heures
    }
clock-line = Dire ou taper à la pendule
clock-line-enter = Envoyer à la pendule
clock-line-about = Par exemple : appuyer, arrêter, temps, numéro du coup. « Aide » donne la liste.
clock-form = Régler une pendule
clock-left = À gauche se trouvent
clock-whose = Qui entend réponses et avertissements
clock-language = La pendule répond
warnings = Avertissements
clock-read-back = Relire …
clock-set = Régler la pendule
clock-start = Mettre en marche la pendule des Blancs
claim-white-flag = Réclamer : drapeau des Blancs
claim-black-flag = Réclamer : drapeau des Noirs
clock-restart-white = Reprendre avec la pendule des Blancs
clock-restart-black = Reprendre avec la pendule des Noirs
clock-illegal-white = Coup illégal des Blancs
clock-illegal-black = Coup illégal des Noirs
clock-key-presses = { $key } : appuyer
clock-key-asks = { $key } : temps, coups, coups jusqu’au contrôle, temps utilisé
clock-key-both = les deux temps
clock-key-mine = le temps qui tourne, l’autre
clock-key-counts = coups, coups jusqu’au contrôle, période, temps utilisé
clock-key-whose = quelle pendule tourne, délai restant
clock-key-line = taper à la pendule, lui parler
clock-key-repeat = redire le dernier message, celui d’avant
clock-key-page = régler ou décider, son, aide
whose-both = les deux joueurs
clock-arbiter = Régler la pendule ou noter une décision (pendules arrêtées)
clock-stop-first = Arrêtez d’abord les pendules.
clock-ask = Interroger la pendule
clock-keys = Touches de la pendule
clock-keys-about = Ces touches agissent partout, sauf dans les champs de texte et sur les boutons. Les lettres seules peuvent être désactivées dans les réglages. L’écran reste allumé tant que la pendule tourne, si le navigateur le permet.
dial-help-title = Comment palper le cadran
dial-help-rim = Glissez un doigt le long du bord : un point toutes les cinq minutes, deux toutes les quinze, trois en haut. Le drapeau est à côté du haut.
dial-help-hands = À l’intérieur du bord se trouve la grande aiguille et, plus près du centre, la petite.
dial-help-finger = Posez le doigt sans bouger, ou levez-le, pour entendre ce qui est dessous. Touchez avec un second doigt pour entendre tout le temps.
dial-help-reader = Avec un lecteur d’écran, l’exploration au toucher trouve chaque point et chaque aiguille par son nom.
dial-help-keys = Au clavier : les flèches vont de minute en minute, Page précédente et Page suivante de cinq en cinq, Début va en haut, Fin à la dernière minute. M trouve la grande aiguille, H la petite, F le drapeau ; T dit tout le temps. Échap vous ramène là où vous étiez.
dial-help-safe = Rien de ce qu’on fait sur le cadran n’appuie sur la pendule.
feel-no-motor = Ce navigateur ne peut pas vibrer. Le son dit ce qu’il y a sur le cadran.
feel-question = Sentez-vous ceci ?
feel-about = On ne sent pas tous les appareils qui vibrent. Le son dit la même chose.
feel-try = Vibrer
feel-yes = Je le sens
feel-no = Je ne sens rien
feel-felt-and-heard = Le cadran se sent et s’entend.
feel-heard-alone = Vous entendrez le cadran, mais ne le sentirez pas.

## page-table

adjournment = Ajournement
adjournment-reply = Mettre la réponse sous une nouvelle enveloppe
adjournment-write = Ajournement : noter le coup
adjournment-envelope = Ajournement : l’enveloppe
adjournment-stop = Ajournement : arrêter la pendule
adjournment-waiting = Ajournement : mise sous enveloppe d’un coup
adjournment-sealed = Ajournement : le coup est sous enveloppe
adjournment-white-written = Les Blancs ont noté le coup et ferment l’enveloppe.
adjournment-black-written = Les Noirs ont noté le coup et ferment l’enveloppe.
adjournment-white-writes = Les Blancs notent le coup à mettre sous enveloppe.
adjournment-black-writes = Les Noirs notent le coup à mettre sous enveloppe.
adjourn-ask = Ajourner la partie …
adjourn-no = Non, continuer à jouer
adjourn-yes = Oui, ajourner
envelope-lines = Sur l’enveloppe
envelope-read = Lire l’enveloppe
seal-stop = Arrêter la pendule
seal-hand-over = Remettre l’enveloppe
seal-open-again = La rouvrir et noter un autre coup …
envelope-white = Nom des Blancs
envelope-black = Nom des Noirs
envelope-resumption-label = La partie doit reprendre
envelope-date = Date
envelope-time = Heure
envelope-venue = Lieu
envelope-close = Fermer l’enveloppe
envelope-anew = Noter un autre coup …
resume-here = Présents
resume-white-here = Les Blancs sont là
resume-black-here = Les Noirs sont là
resume-late = Minutes de retard (du joueur en retard)
resume-found = Ce qui peut être rétabli
resume-envelope = L’enveloppe, et ce qui l’ouvre
resume-times = Les temps
resume-position = La position
resume-go-on = Reprendre …
resume-passphrase = La phrase secrète de l’enveloppe
resume-file = Le fichier de l’enveloppe
resume-yes = Oui, reprendre
resume-late-wrong = Tapez des minutes entières, 0 si personne n’est en retard.
resume-passphrase-missing = Tapez la phrase secrète, ou dites que l’enveloppe est introuvable.
resume-file-missing = Choisissez le fichier de l’enveloppe, ou dites que l’enveloppe est introuvable.
seal-write-open = Noter le coup …
seal-move = Le coup, tel qu’il doit figurer sur la feuille de partie
seal-kept = Personne ne le voit ni ne l’entend avant l’ouverture de l’enveloppe.
seal-show = Afficher ce que j’écris
seal-lock = L’enveloppe est fermée avec
seal-lock-passphrase = une phrase secrète
seal-lock-file = un fichier, le fichier de l’enveloppe
seal-passphrase = Phrase secrète
seal-passphrase-again = La même phrase secrète, encore une fois
seal-write = Le noter et le mettre sous clé
seal-whose-passphrase = Donnez-la à l’arbitre, pas à votre adversaire. Quiconque la possède peut ouvrir l’enveloppe ; oubliée, elle est perdue.
seal-whose-file = Le fichier est maintenant enregistré sur cet appareil. Donnez-le à l’arbitre, pas à votre adversaire ; il n’est gardé nulle part ailleurs.
seal-move-missing = Notez d’abord le coup.
seal-passphrase-short = Une phrase secrète a au moins huit caractères.
seal-passphrase-differs = Ce n’est pas la même phrase secrète. Tapez-la encore une fois.
boards-heading = Échiquiers
boards-compare = Comparer les échiquiers
boards-check = Vérifier un vrai échiquier
boards-next-rank = Rangée suivante
boards-rank-before = Rangée précédente
boards-compare-entered = Comparer avec ce qui a été saisi
boards-nothing-entered = Rien n’a encore été saisi.
boards-mend-own-white = Rectifier mon échiquier (Blancs)
boards-mend-own-black = Rectifier mon échiquier (Noirs)
boards-read-white = Lire l’échiquier des Blancs
boards-read-black = Lire l’échiquier des Noirs
boards-enter-white = Saisir le vrai échiquier des Blancs
boards-enter-black = Saisir le vrai échiquier des Noirs
report-heading = Rapport
report-show = Afficher le rapport
report-copy = Copier le rapport
report-save = Enregistrer le rapport comme texte
report-print = Imprimer le rapport
report-read = Lire à voix haute : { $heading }
score-correct-white = Corriger le coup { $number }, Blancs
score-correct-black = Corriger le coup { $number }, Noirs
score-write-white = Noter le coup { $number }, Blancs
score-write-black = Noter le coup { $number }, Noirs
score-offer-white = Noter (=) au coup { $number }, Blancs
score-offer-black = Noter (=) au coup { $number }, Noirs
score-form-white = Écriture sur la feuille des Blancs
score-form-black = Écriture sur la feuille des Noirs
score-all-written = Il n’y a rien à noter
score-write = Noter
score-as-called = Noter comme annoncé
score-as-made = Noter comme joué
score-record = Enregistrer une note audio
table-steps = À faire
assistant-without-duty = Choisissez ce que fait l’assistant, ou qu’il n’y en a pas.
assistant-lacking = Un joueur handicapé visuel rencontre un joueur malentendant : il faut alors un assistant ({ $article }).
late-error = Un nombre entier de minutes de 0 à { $most }, ou rien.
approval-missing = En jeu strict, l’arbitre doit avoir autorisé ce programme avant le début de la partie. Demandez-le-lui, puis cochez ceci.
table-conditions = Conditions de jeu
engine-locked = Le moteur et les aides sont bloqués dans cette partie.
table-conditions-read = Lire les conditions
table-conditions-all = Les conditions
table-play = Jeu et règles
table-clock = Pendule
table-timed = Avec une pendule
special-clock = Une pendule parlante ou lisible au toucher est utilisée
quickplay-used = Les règles du KO s’appliquent
table-calls = Échiquiers et annonces
table-boards = Échiquiers
table-call-style = Comment les coups sont annoncés à cette table
table-score = Notation et coups illégaux
table-recording = La partie est notée par
table-illegal = Un coup illégal
table-result = Nulles et points
table-points = Points pour un gain, une nulle et une perte
table-arbiter = Arbitre
table-late = Délai de forfait
arbiter-present = Un arbitre est présent
arbiter-approved = L’arbitre a autorisé l’usage de ce programme
table-form = Une partie à la table
table-read = Lire les conditions …
table-begin = Commencer la partie
boards-two = deux, un pour chaque joueur
boards-one = un pour les deux joueurs
recording-players = chaque joueur
recording-program = le programme
illegal-stand = reste en place tant qu’il n’est pas constaté
illegal-refused = est refusé avec sa raison
role-assistant-of-white = L’assistant des Blancs
role-assistant-of-black = L’assistant des Noirs
has-assistant-white = Les Blancs ont un assistant
has-assistant-black = Les Noirs ont un assistant
table-player-white = La personne qui a les Blancs
table-player-black = La personne qui a les Noirs
table-disabled-white = Les Blancs : joueur handicapé visuel
table-disabled-black = Les Noirs : joueur handicapé visuel
table-hearing-white = Les Blancs : joueur malentendant
table-hearing-black = Les Noirs : joueur malentendant
duty-execute = Exécute les coups sur l’échiquier adverse ({ $article })
duty-announce = Annonce les coups des deux joueurs ({ $article })
duty-score = Note la partie ({ $article })
duty-clock = Appuie sur la pendule ({ $article })
duty-tell = Donne le nombre de coups et le temps utilisé, seulement sur demande ({ $article })
duty-claim = Réclame au temps, et signale à l’arbitre les pièces touchées ({ $article })
duty-adjourn = Remplit les formalités d’un ajournement ({ $article })
duty-move = Déplace les pièces du joueur, si celui-ci ne le peut pas ({ $article })
late-event = Vide : ces règles laissent le choix à l’épreuve ({ $article }), et personne ne perd pour un retard.
late-laws = En minutes. Vide : comme dans ces règles, { $minutes } ({ $article }).
table-steps-none = Il n’y a rien à annoncer, à répéter ni à exécuter maintenant.
role-white = Les Blancs
role-black = Les Noirs
window-role-label = Cette fenêtre est pour
windows-for-others = Fenêtres pour les autres
windows-for-others-about = Chacune s’ouvre à côté de celle-ci, sur cet appareil, et ne dit que ce que son utilisateur peut entendre.
role-both-players = Les deux joueurs
role-arbiter = L’arbitre
role-onlooker = Les spectateurs
at-the-table = À la table
whites-board-shown = Voici l’échiquier des Blancs.
blacks-board-shown = Voici l’échiquier des Noirs.
show-blacks-board = Afficher l’échiquier des Noirs
show-whites-board = Afficher l’échiquier des Blancs

## page-arbiter

arbiter-heading = Arbitre
no-arbiter-heading = Sans arbitre
ruling-read-back = Relire
ruling-do-this = Exécuter
ruling-topic = Sur quoi statuez-vous ?
ruling-players-topic = De quoi s’agit-il ?
arbiter-boards = Échiquiers à côté du programme …
arbiter-adjournment = Ajournement …
arbiter-report = Rapport …
arbiter-can-win-white = Les Blancs peuvent-ils encore gagner ?
arbiter-can-win-black = Les Noirs peuvent-ils encore gagner ?
ruling-claims = Réclamations
rulings-so-far = Décisions prises
no-ruling-yet = Aucune décision n’a encore été prise.
arbiter-keys = Touches de cette page
arbiter-keys-where = Ces touches agissent quand le focus est sur cette page, hors des champs de texte.
arbiter-mend-white = L’échiquier des Blancs est rectifié …
arbiter-mend-black = L’échiquier des Noirs est rectifié …
ruling-reason-label = Motif (facultatif)
ruling-question = Votre décision
ruling-change = Modifier
ruling-rule-so = Enregistrer cette décision
ruling-time = Combien de temps
ruling-time-hint = Par exemple « 2 » pour deux minutes, « 30 secondes », ou « 1 minute 30 secondes ».
ruling-time-wrong = Tapez un temps, comme « 2 minutes » ou « 30 secondes ».
ruling-displaced-by = Qui les a déplacées
ruling-whose-flag = Quel drapeau
ruling-who-came = Qui est arrivé
ruling-against = Contre
ruling-back-to = Revenir à la position après
ruling-whose-clock = Quelle pendule
ruling-time-added = Du temps est ajouté
ruling-time-taken = Du temps est retiré
ruling-way = Ce qui se passe
ruling-nothing-set = Changez un temps ou le nombre de coups.
ruling-stop-first = Arrêtez d’abord les pendules. Leurs temps et leurs compteurs peuvent alors être réglés.
ruling-no-move = Aucun coup n’a encore été joué.
ruling-start = le début de la partie
ruling-none-sure = aucune position n’est sûre
ruling-found-at-once = aussitôt
ruling-found-later = plus tard
ruling-found = Constaté
ruling-last-sure = La dernière position sûre est celle d’après
ruling-what-is-wrong = Ce qui ne va pas
ruling-misplaced = Lesquelles étaient mal placées
ruling-decision = Décision
ruling-seconds-added = des secondes sont ajoutées à chaque coup
ruling-no-seconds = aucune seconde n’est ajoutée
ruling-both = les deux
ruling-who-is-absent = Qui n’est pas arrivé
ruling-result = Résultat
ruling-other-offence = une autre
ruling-offence = Infraction
ruling-penalty = Pénalité
ruling-points-taken = Points retirés
ruling-opponent-scores = L’adversaire marque
ruling-rounds = Nombre de rondes
ruling-rounds-wrong = Tapez un nombre de rondes, comme 1.
ruling-fine-announced = L’amende a été annoncée avant l’épreuve
ruling-on-time = Temps ajouté ou retiré
ruling-on-displays = Nouveau réglage des temps et des compteurs
ruling-on-illegal-move = Un coup illégal
ruling-on-press = La pendule actionnée sans coup joué
ruling-on-pawn = Un pion laissé sur la dernière rangée
ruling-on-two-hands = Un coup joué à deux mains
ruling-on-touched-piece = Une pièce touchée
ruling-on-displaced = Des pièces déplacées
ruling-on-set-up = Une partie mal commencée
ruling-on-quickplay-draw = La nulle réclamée selon les règles du KO
ruling-on-quickplay-increment = Les secondes demandées par coup
ruling-on-flag = Un drapeau tombé, ou les deux
ruling-on-arrival = L’arrivée d’un joueur
ruling-on-default = Un joueur qui n’arrive pas
ruling-on-penalty = Un avertissement ou une pénalité
ruling-on-result = Le résultat
ruling-on-restoring = Le retour à une position antérieure
penalty-choice-warning = un avertissement
penalty-time-to-opponent = du temps pour l’adversaire
penalty-time-taken = du temps retiré
penalty-points-to-opponent = des points pour l’adversaire
penalty-points-taken = des points retirés
penalty-choice-game-lost = la perte de la partie
penalty-choice-fine = une amende
penalty-choice-rounds = l’exclusion de rondes
penalty-choice-expulsion = l’expulsion de la compétition
offence-disrepute = jeter le discrédit sur le jeu
offence-leaving = quitter la salle sans permission
offence-notes = notes ou conseils
offence-device = un appareil électronique
offence-inspection = refus de se soumettre à une inspection
offence-smoking = fumer
offence-distracting = distraire l’adversaire
offence-refusal = refus persistant de se conformer aux règles
offence-clock-handling = mauvais maniement de la pendule
offence-stopping = arrêt des pendules sans motif
offence-displacing = déplacer des pièces
ruling-white-wins = les Blancs gagnent
ruling-black-wins = les Noirs gagnent
ruling-drawn = nulle
ruling-both-lose = perte pour les deux
ruling-claim-drawn = La partie est nulle
ruling-claim-rejected = La réclamation est rejetée
ruling-claim-postponed = La décision est différée
ruling-claim-postponed-time = La décision est différée, et l’adversaire reçoit du temps
ruling-pieces-wrong = des pièces étaient mal placées au départ
ruling-board-wrong = l’échiquier est mal orienté
ruling-colours-wrong = les couleurs sont inversées

## page-assistant

assisting-move = Coup
assisting-use = Que faire du coup
assisting-whose = Coup de qui
assisting-duties-heading = Vos tâches
assisting-one-board = Les deux joueurs utilisent un seul échiquier.
assisting-score = Aller à la feuille de partie
assisting-adjournment = Ajournement …
assisting-white = Assistant des Blancs
assisting-black = Assistant des Noirs
assisting-no-duties-white = Vous assistez les Blancs. Aucune tâche ne vous a été confiée.
assisting-no-duties-black = Vous assistez les Noirs. Aucune tâche ne vous a été confiée.
assisting-duties-white = Vous assistez les Blancs. Vos tâches : { $list }.
assisting-duties-black = Vous assistez les Noirs. Vos tâches : { $list }.
assisting-duty-execute = exécuter le coup de chaque joueur sur l’échiquier adverse ({ $article })
assisting-duty-announce = annoncer les coups des deux joueurs ({ $article })
assisting-duty-score = noter la partie ({ $article })
assisting-duty-clock = appuyer sur la pendule ({ $article })
assisting-duty-tell = donner les coups et le temps, seulement sur demande ({ $article })
assisting-duty-claim = réclamer au temps et signaler à l’arbitre une pièce touchée ({ $article })
assisting-duty-adjourn = remplir les formalités d’un ajournement ({ $article })
assisting-duty-move = déplacer les pièces ({ $article })
assisting-adjusted-white = L’arbitre corrige la pendule des Blancs du temps que prend votre aide ({ $list }).
assisting-not-adjusted-white = La pendule des Blancs n’est pas corrigée du temps que prend votre aide ({ $list }).
assisting-adjusted-black = L’arbitre corrige la pendule des Noirs du temps que prend votre aide ({ $list }).
assisting-not-adjusted-black = La pendule des Noirs n’est pas corrigée du temps que prend votre aide ({ $list }).
assisting-asked-moves-white = Les Blancs demandent le nombre de coups joués.
assisting-asked-time-white = Les Blancs demandent le temps utilisé par les deux joueurs.
assisting-asked-moves-black = Les Noirs demandent le nombre de coups joués.
assisting-asked-time-black = Les Noirs demandent le temps utilisé par les deux joueurs.
assisting-call-white = Annoncer le coup des Blancs :
assisting-call-black = Annoncer le coup des Noirs :
assisting-repeat = Répéter l’annonce :
assisting-execute-black = Exécuter sur l’échiquier des Noirs :
assisting-execute-white = Exécuter sur l’échiquier des Blancs :
assisting-tell-moves = Donner le nombre de coups
assisting-tell-time = Donner le temps utilisé
assisting-press = Appuyer sur la pendule
assisting-flag-white = Réclamer : le drapeau des Blancs est tombé
assisting-flag-black = Réclamer : le drapeau des Noirs est tombé
assisting-touched = Signaler à l’arbitre : pièce touchée
assisting-stop = Arrêter les pendules pour l’arbitre
assisting-nothing = Rien à faire maintenant.
assisting-section-announce = Annonces
assisting-section-clock = Pendule
assisting-section-execute = L’échiquier adverse
assisting-section-tell = Demandes du joueur
assisting-section-claim = Réclamations
assisting-use-call = L’annoncer
assisting-use-execute = L’exécuter sur l’échiquier adverse
assisting-use-place-white = Le placer sur l’échiquier des Blancs
assisting-use-place-black = Le placer sur l’échiquier des Noirs
assisting-submit-call = Annoncer
assisting-submit-execute = Exécuter
assisting-submit-place = Placer
assisting-whose-white = Coup des Blancs
assisting-whose-black = Coup des Noirs
assisting-last-white = Dernière annonce, coup des Blancs :
assisting-last-black = Dernière annonce, coup des Noirs :

## page-settings

clocks-answer = Les pendules répondent
clocks-answer-means = Les avertissements sont dits de la même façon.
clock-warnings-about = Qui joue sur cet appareil est averti de son propre temps. Le jeu strict n’avertit de rien, sauf si le règlement de l’épreuve le permet : cela se choisit avec une nouvelle partie.
language-shown = Langue : { $name }.
how-squares = Comment les cases sont-elles nommées ?
how-long = Que dit-on d’un coup ?
said-again = Que redire quand une touche l’a interrompu ?
reader-pace = À quelle vitesse parle mon lecteur d’écran ?
german-call = L’annonce allemande par un lecteur d’écran
hear-german = Écouter l’annonce allemande
detail-own-moves = Mes coups
detail-opponents-moves = Coups de l’adversaire
detail-squares = Cases
detail-captures = Échecs et prises
detail-clock = Pendule
brief = Bref
normal = Normal
full = Détaillé
detail-mover = Dire qui a joué
detail-number = Dire le numéro du coup
detail-color = Dire la couleur d’une pièce
detail-echo = Dire mes propres coups
length-usual = Comme d’habitude dans ce style
length-both = Les deux cases
length-short = Seulement la case d’arrivée, si elle suffit
german-written = Comme elle s’écrit
german-respelt = Réécrite pour la voix française
again-game = Coups, fins, propositions, drapeaux et décisions
again-clock = De même, et les avertissements de la pendule
again-nothing = Rien
pace-slow = Lentement
pace-usual = À vitesse normale
pace-fast = Vite
hearing-about = Les coups et les commandes peuvent se dire comme ils se tapent. Rien n’écoute tant qu’aucune reconnaissance n’est choisie.
what-listens = Reconnaissance vocale
confirm-moves = Demander confirmation de chaque coup tapé ou dit
silence-is-yes = Prendre huit secondes de silence pour un oui quand un coup dit est relu (sauf en jeu strict, et quand on appuie soi-même sur la pendule)
recogniser-get = Télécharger
cloud-warning = Pendant l’écoute, tout ce que le microphone entend est envoyé par le réseau à l’éditeur de ce navigateur (Google, Apple ou Microsoft, par exemple), qui en fait des mots. Anna–Hector ne reçoit que les mots, et ne peut pas dire ce qui en est gardé là-bas.
cloud-allow = J’ai lu ceci, et je l’autorise
talking-way = Quand écouter ?
listen-for = Langue que vous parlerez
voice-try = Essayer : dites quelque chose
recogniser-none = Désactivée
recogniser-on-device = Celle du navigateur, sur cet appareil : rien de ce qui est dit n’en sort
recogniser-cloud = Celle du navigateur, en ligne (le son va chez Google, Apple ou Microsoft)
recogniser-vosk = Vosk, sur cet appareil, avec votre propre fichier de modèle
recogniser-available = Utilisable maintenant.
recogniser-downloadable = La langue doit d’abord être téléchargée.
recogniser-downloading = Téléchargement de la langue en cours.
recogniser-unavailable = Pas sur cet appareil, ou pas pour cette langue.
recogniser-no-answer = Le navigateur ne dit pas si elle est utilisable. Essayez-la.
way-hold = Maintenir { $keys } ou le bouton en parlant
way-hold-button = Maintenir le bouton en parlant
way-toggle = Appuyer sur { $keys } ou le bouton avant de parler, et à nouveau après
way-toggle-button = Appuyer sur le bouton avant de parler, et à nouveau après
way-always = Écouter toujours, d’un appui au suivant
listen-for-page = La langue de la page : { $language }
listen-for-german = L’allemand de l’annonce FIDE
model-none = Aucun fichier de modèle n’a été choisi.
model-loading = { $name }, { $size } : lecture en cours.
model-ready = { $name }, { $size } : prêt.
model-unreadable = { $name }, { $size } : illisible. Choisissez un autre fichier.
model-about = Vosk a besoin d’un petit modèle de votre langue, sous forme de fichier zip ou tar.gz. Il n’est lu et gardé que sur cet appareil. Vous pouvez aussi le déposer ici.
model-file = Fichier de modèle
model-get = Comment obtenir un modèle
model-which = Pour la langue { $language } : { $file }, environ { $size }.
model-from = Le télécharger sur alphacephei.com/vosk/models
model-how = Laissez le fichier compressé tel quel, et choisissez-le ci-dessous. Avec le modèle d’une autre langue, rien n’est compris.
model-unknown = Il n’y a pas encore de modèle Vosk pour la langue { $language }. Choisissez la reconnaissance du navigateur, ou l’écoute de l’annonce allemande avec le modèle allemand.
model-forget = Supprimer ce modèle de l’appareil
key-layout = Disposition des touches
key-group = Groupe de commandes
key-command = Commande
key-new = Nouvelle touche
key-hint = Appuyez ici sur la touche. Tab et Échap quittent ce champ.
key-from-list = Ou choisir une touche
key-take = Utiliser cette touche
key-off = Pas de touche
key-at-first = Réinitialiser cette commande
keys-at-first = Réinitialiser toutes les touches
key-standing-none = { $name } : pas de touche
key-layout-own = Touches d’Anna–Hector
key-layout-lichess = Comme dans le mode aveugle de Lichess
key-layout-typing = Lettres et chiffres écrivent un coup sur l’échiquier
key-kept = { $key } est réservée au navigateur ou au lecteur d’écran. Choisissez une lettre, un chiffre, un signe ou l’une de celles-ci : { $some }.
key-fixed = Entrée, Échap, F1 et les flèches ne changent pas. Choisissez une autre touche.
key-function = Cette commande agit partout dans la page. Choisissez l’une de celles-ci : { $some }.
key-types = Dans cette disposition, lettres et chiffres écrivent un coup. Choisissez un signe ou l’une de celles-ci : { $some }.
key-taken = { $key } est prise : { $command }. Choisissez une autre touche, ou donnez-en d’abord une autre à cette commande.
key-cannot-be-off = { $key } ne peut pas être désactivée.
own-voice = Voix d’Anna–Hector
voice-input-settings = Réglages de la saisie vocale
settings-export = Enregistrer les réglages dans un fichier
settings-import = Importer les réglages d’un fichier
settings-reset = Réinitialiser tous les réglages …
settings-reset-question = Ramener tous les réglages à leurs valeurs d’origine ?
settings-reset-no = Non, les garder
settings-reset-yes = Oui, réinitialiser
sounds-muted = Le son est coupé : vous n’entendrez aucun de ceux-ci.
sounds-vibration = Vibrer avec les sons, si l’appareil le peut
volume-off = coupé
volume-percent = { $percent } pour cent
volume-level = { $percent } %
sound-lift = Pièce prise en main
sound-place = Pièce remise en place, ou appui sur la pendule
sound-own-move = Mon coup
sound-opponents-move = Coup de l’adversaire
sound-capture = Prise
sound-check = Échec
sound-castling = Roque
sound-promotion = Promotion
sound-mate = Partie gagnée ou perdue
sound-draw = Partie nulle
sound-refused = Impossible
sound-edge = Bord de l’échiquier
sound-dark-square = Case noire sous le curseur
sound-next-square = Bord d’une case sous le doigt
sound-low-time = Peu de temps restant
sound-listening = Début de l’écoute
sound-not-listening = Fin de l’écoute
voices-unknown = Recherche des voix de cet appareil…
voices-none = Cet appareil n’a pas de voix pour Anna–Hector, ou le navigateur ne la montre pas. Ce qui serait dit va à votre lecteur d’écran, et figure sous « Ce qui a été dit ».
voice-muted = Le son est coupé : la voix ne s’entend pas.
voice-in-background = Annoncer les coups par la voix d’Anna–Hector quand cette fenêtre est en arrière-plan
voice-in-background-hint = Pour les parties à la table avec plusieurs fenêtres : un lecteur d’écran ne parle que pour la fenêtre active, et les autres annoncent alors elles-mêmes les coups.
voice-of-language = Voix : { $name }
voice-not-spoken = Aucune voix de cet appareil ne parle cette langue. Une voix d’une autre langue la lit.
voice-best = La meilleure de cet appareil
voice-gone = { $name }, absente pour le moment : la meilleure de cet appareil parle
voice-search = Partie du nom de la voix : { $name }
voices-shown = Voix affichées : { $shown } sur { $all }
hear-voice = Écouter : { $name }
voice-rate = Débit
voice-pitch = Hauteur
voice-volume = Volume
settings-wording = Formulations
wording-unread = Ces textes n’ont pas encore été lus par une personne de langue maternelle française.
wording-report = Signaler une formulation incorrecte
wording-about = Le rapport est copié comme texte. Envoyez-le à qui vous a fourni cette copie d’Anna–Hector. Rien n’est envoyé d’ici.
wording-heard = Ce que vous avez entendu
wording-other = Une autre phrase, à taper ci-dessous …
wording-typed = Phrase, telle que vous l’avez entendue ou lue
wording-message = Quel message est-ce ?
wording-none = Aucun de ceux-ci
wording-none-found = Aucun message ne correspond à cette phrase. Le rapport le dira.
wording-note = Qu’est-ce qui est faux, et que faudrait-il dire ?
wording-copy = Copier le rapport
wording-copied = Copié. Envoyez le rapport à qui vous a fourni cette copie d’Anna–Hector.
wording-not-copied = Non copié : le navigateur ne le permet pas. Le rapport se trouve ci-dessous ; copiez-le de là.
wording-copy-text = Rapport
wording-no-sentence = Tapez d’abord la phrase.
wording-too-long = Trop long : { $most } caractères au plus.
wording-no-note = Écrivez ce qui est faux.
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-high-contrast = Contraste élevé
theme-yellow-on-black = Jaune sur noir
look-pieces = Pièces
look-pieces-usual = Habituelles
look-pieces-bold = Épaisses et simples
look-pieces-pegged = Sur chevilles, comme sur les échiquiers tactiles ; celles des Noirs portent une pointe
look-squares = Couleurs des cases
look-squares-theme = Celles du thème
look-squares-blue = Gris-bleu
look-squares-brown = Brun
look-squares-green = Vert
look-squares-grey = Blanc et gris
look-squares-own = Les vôtres
look-own-light = Cases claires
look-own-dark = Cases foncées
look-contrast = Cases claires et foncées : { $squares } pour 1 ; pièces sur ces cases : au moins { $pieces } pour 1.
look-too-dark = Sur { $color }, les pièces auraient un contraste de { $contrast } pour 1 ; il faut au moins 3 pour 1. La couleur la plus proche qui convient est { $nearest }.
look-take = Prendre { $color }
look-coordinates = Taille des lettres et des chiffres au bord de l’échiquier
look-piece-size = Taille des pièces
look-size-usual = Habituelle
look-size-large = Grande
look-size-very-large = Très grande
look-cursor = Cadre autour de la case du curseur
look-cursor-usual = Habituel
look-cursor-thick = Épais
look-cross = Croix jaune le long de la rangée et de la colonne du curseur
look-square-here = Case du curseur en gros caractères à côté de l’échiquier
look-position-text = Position en texte à côté des coups
settings-speech = Parole
settings-calling = Annonce des coups
settings-sounds = Sons
settings-voice-input = Saisie vocale
settings-clock = Avertissements de la pendule
settings-keys = Touches
settings-look = Apparence
settings-data = Données
settings-none-for = Aucun réglage ne concerne « { $word } ». Voici la liste de tous les réglages.
settings-words-speech = langue voix vitesse débit hauteur volume lecteur écran répétition
settings-words-calling = coups annonce style alphabet lettres cases prénoms
settings-words-sounds = son bruit signaux silence
settings-words-voice-input = micro microphone reconnaissance dictée écoute modèle Vosk confirmer
settings-words-clock = pendule horloge temps avertissement cadran minutes
settings-words-keys = clavier touche raccourcis lettres disposition Lichess WinBoard
settings-words-look = aspect thème sombre clair contraste couleurs échiquier pièces taille coordonnées aveugle position
settings-words-data = fichier copie sauvegarde enregistrer restaurer réinitialiser parties
settings-words-wording = phrases mots traduction texte signaler
look-blindfold = À l’aveugle
blindfold-hide = Cacher les pièces
blindfold-shows = Encore visible
blindfold-shows-nothing = Rien
blindfold-shows-own = Mes pièces
blindfold-shows-last = La dernière pièce jouée
blindfold-board-answers = L’échiquier répond aux questions sur les pièces cachées
blindfold-counts = À la fin, dire combien de questions j’ai posées

## page-set-up

set-up-about = Composez n’importe quelle position, et jouez à partir d’elle. La partie sur l’échiquier n’en change pas.
set-up-line = Dire ou taper ce qui se trouve où
set-up-enter = Entrer
set-up-line-about = Par exemple : roi blanc e1, pions noirs d5 e6. Enlever e4. Trait aux noirs.
set-up-words = Ce qui peut être dit ici
set-up-board = Cases
set-up-turn = Trait
set-up-castling = Roque
set-up-white-short = Blancs, petit
set-up-white-long = Blancs, grand
set-up-black-short = Noirs, petit
set-up-black-long = Noirs, grand
set-up-chess960 = Chess960 : depuis toute colonne
set-up-en-passant = En passant
set-up-en-passant-none = Aucune
set-up-fen = FEN
set-up-fen-take = Lire ce FEN
set-up-start = Position initiale
set-up-clear = Échiquier vide
set-up-game = Comme dans la partie
set-up-undo = Annuler
set-up-missing = Ce qui n’est pas encore possible
set-up-play-heading = Jouer à partir d’ici
set-up-play = Jouer

## page-about

about-what = Un programme d’échecs qui se joue à l’oreille, au toucher et au clavier, selon les règles du jeu d’échecs.
about-offline = Prêt à fonctionner hors ligne.
about-online = Pas encore prêt à fonctionner hors ligne.
about-privacy = Ni compte ni pistage : vos parties et vos réglages restent sur cet appareil.
about-licence = Logiciel libre sous la licence GNU General Public License, version 3 ou ultérieure.

## page-blindfold

blindfold-off = Toutes les pièces sont visibles.
blindfold-all = À l’aveugle : toutes les pièces sont cachées.
blindfold-own = À l’aveugle : seules vos pièces sont visibles.
blindfold-last = À l’aveugle : seule la dernière pièce jouée est visible.
blindfold-answers = L’échiquier répond.
blindfold-is-silent = L’échiquier se tait.
blindfold-silent = L’échiquier se tait. Ne demandez que les coups et les pendules.
blindfold-asked = { $count ->
        [0] Vous n’avez posé aucune question.
        [one] Vous avez posé { $count } question.
       *[other] Vous avez posé { $count } questions.
    }

## page-guide

guide-welcome = Votre première partie, en sept étapes. Aucune pendule ne tourne : prenez votre temps. { $way ->
        [keys] Sur l’échiquier, { $again } répète une étape.
        [voice] Dites « { $again } » pour réentendre une étape.
       *[other] Le bouton « { $again } » répète une étape.
    } Vous pouvez partir et continuer plus tard.
guide-resumed = Bon retour. La partie reprend là où vous l’avez laissée.
guide-step = Étape { $number } sur { $of }.
guide-good = Bien.
guide-board = L’échiquier. Vous avez les Blancs, j’ai les Noirs. { $way ->
        [touch] Trouvez la case e4 et touchez-la. Avec un lecteur d’écran, touchez-la deux fois.
        [voice] Dites « { $say } ».
       *[other] Vous êtes en e1, sur votre roi. Les flèches vont de case en case. Montez jusqu’à e4.
    }
guide-question = Une question. Vous pouvez demander à tout moment. { $way ->
        [keys] Appuyez sur { $ask } pour entendre la case où vous êtes.
        [touch] Sous « { $bar } », choisissez « { $ask } ».
        [voice] Dites « { $ask } ».
       *[other] Appuyez sur F6 pour le champ, écrivez « { $ask } » et appuyez sur Entrée.
    }
guide-move = Un coup. { $way ->
        [touch] Touchez votre pion en e2, puis e4. Ou écrivez e4 dans le champ « { $field } ».
        [voice] Dites « e4 ».
       *[other] Appuyez sur { $entry } pour le champ « { $field } », écrivez e4 et appuyez sur Entrée.
    }
guide-call = Vous avez entendu les annonces : votre coup, et ma réponse f5. { $german ->
        [yes] Les coups sont annoncés en allemand, comme le font les joueurs aveugles de tous les pays : Bauer est un pion, Eva est e, Felix est f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Appuyez sur { $board } pour l’échiquier, puis sur { $ask } pour réentendre mon coup.
        [touch] Sous « { $bar } », choisissez « { $ask } ».
        [voice] Dites « { $ask } ».
       *[other] Écrivez « { $ask } ».
    }
guide-capture = Une prise. Vous pouvez prendre mon pion en f5. { $way ->
        [touch] Touchez votre pion en e4, puis f5.
        [voice] Dites « e4 f5 ».
       *[other] Appuyez sur { $board } pour l’échiquier, allez à votre pion en e4 et appuyez sur Entrée. Allez ensuite en f5 et appuyez sur Entrée.
    }
guide-mate = Mat en un coup. J’ai joué g5, et mon roi en e8 est à découvert. Votre dame en d1 peut me mater : trouvez la case.{ $way ->
        [keys] { " " }{ $ask } sur la dame dit où elle peut aller.
       *[other] { "" }
    }
guide-help = Mat : vous avez gagné. La dernière étape : l’aide. { $way ->
        [touch] Le lien « { $help } » est en haut de chaque page. Ouvrez-le, puis revenez.
        [voice] Dites « { $help } », puis revenez.
       *[other] { $help } dit ce que vous pouvez faire là où vous êtes. Appuyez maintenant ; Échap vous ramène.
    }
guide-end = Il ne vous faut rien de plus : l’échiquier, les questions, les coups, les annonces et l’aide. Le bouton « { $new } » commence une partie à vous.
guide-not-now = Pas maintenant.
guide-no-mate = Ce n’est pas mat. Regardez la diagonale de e8 à h5 : elle est ouverte.
guide-mate-told = Votre dame mate en h5.
guide-restart = Recommencer

## page-library

backup-not-saved = { $title } : non ajoutée, faute de pouvoir l’enregistrer.
backup-beside = { $title } : une autre version de cette partie était ici. Elle est gardée, et celle du fichier a été ajoutée à côté.
backup-note-not-saved = Un enregistrement : non ajouté, faute de pouvoir l’enregistrer.
backup-summary = Parties ajoutées : { $added }. Déjà ici : { $here }.
backup-settings-kept = Réglages : les vôtres ont été gardés.
backup-settings-taken = Réglages : repris du fichier.
backup-note-doubled = Un enregistrement : deux fois dans le fichier, ajouté une fois.
backup-note-broken = Un enregistrement : endommagé, non ajouté.
backup-broken = Une partie ({ $day }) : endommagée, non ajoutée.
backup-newer = Une partie ({ $day }) : d’une version plus récente d’Anna–Hector, non ajoutée.
backup-doubled = Une partie ({ $day }) : deux fois dans le fichier, ajoutée une fois.
unreadable-game = Une partie illisible
game-not-over = Pas finie.
game-moves = Coups : { $moves }
game-on-board = Sur l’échiquier.
game-as-black = Les Noirs contre l’ordinateur, niveau { $level }
game-as-white = Les Blancs contre l’ordinateur, niveau { $level }
game-of-two = Deux joueurs ici
game-of-clock = Une pendule seule
free-question = Supprimer définitivement ? { $title }, { $size }
free-no = Non, garder
free-yes = Oui, supprimer
room-model = Le modèle vocal
room-recording = Enregistrement : { $of }
backup = Sauvegarde
save-backup = Tout enregistrer dans un fichier de sauvegarde
read-backup = Lire un fichier de sauvegarde
storage = Stockage
storage-unknown = Le navigateur ne dit pas combien d’espace est utilisé.
storage-used = Utilisé : { $used }. Libre : { $left }.
backup-report = Résultat de la sauvegarde
take-backup-settings = Reprendre aussi les réglages du fichier
show-room = Afficher ce qui peut être supprimé
room = Ce qui peut être supprimé
no-room = Rien : il n’y a que des parties qui ne sont pas finies.
delete-game = Supprimer
save-all-games = Enregistrer toutes les parties dans un PGN
saved-games-failed = Les parties enregistrées n’ont pas pu être lues.
more-games = Afficher plus de parties
no-saved-games = Aucune partie n’est encore enregistrée ici.
saved-games-count = Parties : { $count }
game-deleted = Supprimée.
undo-delete = Annuler
save-as-pgn = Enregistrer en PGN
open-game = Ouvrir
go-on-game = Continuer

## page-voice

voice-heard-label = Entendu :
voice-hold = Maintenir pour parler
voice-talk = Parler
voice-listen = Écouter
voice-off = Écoute arrêtée
voice-starting = Ouverture du microphone
voice-is-listening = À l’écoute
voice-working = Reconnaissance…
voice-waiting = En attente pendant qu’Anna–Hector parle

## page-shared-late

face-position-shown = La position est en texte à côté des coups.
face-position-away = La position en texte est masquée.
face-position-hidden = Masquée tant que vous jouez à l’aveugle.
assisting-next = Ensuite :
assisting-entry = Saisir un coup
assisting-section-score = Feuille de partie
assisting-section-adjourn = Ajournement
mend-white = Rectifier l’échiquier des Blancs
mend-black = Rectifier l’échiquier des Noirs
change-something = Changer quelque chose
which-move-label = Quel coup
clock-back = Retour
clock-name-white = Nom des Blancs, si vous voulez
clock-name-black = Nom des Noirs, si vous voulez
ask-whose-clock = Quelle pendule tourne ?
clock-moves-made = Coups joués
ask-moves-to-go = Coups jusqu’au contrôle
ask-time-used = Temps utilisé
ask-period = Période
ask-delay = Délai restant
clock-key-running = le camp au trait appuie
clock-key-pause = arrêter les deux pendules, les remettre en marche
clock-key-feel = palper la pendule
clock-key-control = le réglage de la pendule
close = Fermer
hear-sound = Écouter : { $sound }
hear-it = Écouter
arbiter-key-clocks = arrêter les pendules, ou les mettre en marche
arbiter-two-minutes-white = Deux minutes aux Blancs …
arbiter-two-minutes-black = Deux minutes aux Noirs …
arbiter-illegal-move = Coup illégal …
arbiter-compare = Comparer les échiquiers …
assisting-idle-call = Annoncer un coup.
assisting-idle-repeat = Répéter une annonce.
assisting-idle-execute = Exécuter un coup sur l’autre échiquier.
assisting-idle-mend = Rectifier un échiquier.
assisting-idle-tell = Donner ce qui est demandé.
assisting-idle-press = Appuyer sur la pendule.
assisting-idle-flag = Réclamer la chute d’un drapeau.
assisting-idle-touched = Signaler à l’arbitre une pièce touchée.
assisting-idle-stop = Arrêter les pendules pour l’arbitre.
clock-set-displays = Régler temps et coups
clock-hours = Heures
clock-seconds = Secondes
clock-hours-wrong = Tapez des heures de 0 à 99.
clock-minutes-wrong = Tapez des minutes de 0 à 59.
clock-seconds-wrong = Tapez des secondes de 0 à 59.
clock-moves-wrong = Tapez des coups de 0 à 999.
clock-key-space = Espace
key-page-up = Page précédente
key-page-down = Page suivante
key-delete = Suppr
clock-language-page = dans la langue de la page
clock-language-german = avec les nombres allemands, comme dans l’annonce FIDE
step-call = Annoncer :
step-repeat = Répéter :
step-execute = Exécuter sur mon échiquier :
step-put-back = Remettre les pièces en place
step-mend = Rectifier mon échiquier
step-ask-moves = Demander à mon assistant le nombre de coups
step-ask-time = Demander à mon assistant le temps utilisé
warn-white = Avertissements pour les Blancs
warn-black = Avertissements pour les Noirs
warn-on = Avertir du temps et des coups
warn-also = Avertir aussi à
warn-unit = de quoi
warn-minutes = minutes restantes
warn-seconds = secondes restantes
warn-moves = coups jusqu’au contrôle
warn-add = Ajouter
warn-error = Tapez un nombre entier de 1 à { $most }.
warn-at-low = Peu de temps (selon la cadence)
warn-at-seconds = { $seconds } secondes restantes
warn-at-minute = Une minute restante
warn-at-minutes = { $minutes } minutes restantes
warn-at-last = Chacune des { $count } dernières secondes
warn-at-moves = { $moves } coups jusqu’au contrôle
warn-word = en mots
warn-sound = par un son
warn-pulse = par une impulsion
key-to-rank = À la rangée { $place }
key-to-file = À la colonne { $place }
keys-of-assistant = Page de l’assistant
keys-of-arbiter = Page de l’arbitre
keys-of-clock = Pendule seule
keys-of-dial = Cadran d’une pendule
keys-of-board-entry = Saisie d’un échiquier
key-of-left = Joueur de gauche : { $what }
key-of-right = Joueur de droite : { $what }
key-of-both = Les deux : { $what }
key-press = Appuyer
key-time-running = Le temps qui tourne
key-time-other = L’autre temps
key-clock-entry = Taper à la pendule
key-clock-arbiter = Régler ou décider
key-dial-minute-on = Une minute plus loin
key-dial-minute-back = Une minute en arrière
key-dial-on = Cinq minutes plus loin
key-dial-back = Cinq minutes en arrière
key-dial-start = À la première minute
key-dial-end = À la dernière minute
key-dial-minute-hand = À la grande aiguille
key-dial-hour-hand = À la petite aiguille
key-dial-flag = Au drapeau
key-dial-time = Tout le temps
key-entry-king = Poser un roi
key-entry-queen = Poser une dame
key-entry-rook = Poser une tour
key-entry-bishop = Poser un fou
key-entry-knight = Poser un cavalier
key-entry-pawn = Poser un pion
key-entry-turn = Changer la couleur de la pièce
key-entry-empty = Vider la case
command-claim-draw = Le formulaire pour réclamer la nulle
command-move-now = Faire jouer l’ordinateur maintenant
command-try-computer-again = Relancer l’ordinateur
command-play-again = Rejouer avec les mêmes choix
command-full-screen = Plein écran, ou retour
entry-line = Ce qui se trouve sur cet échiquier
entry-enter = Saisir
entry-example = Des pièces avec leurs cases, par exemple : roi blanc e1, pion noir d5, e4 vide. Ou par lettres : blancs Re1, Dd1.
entry-keys = Sur les cases : les flèches déplacent ; { $put } posent une pièce, et une fois de plus en changent la couleur ; { $empty } vide la case.
entry-grid-white = Échiquier des Blancs, à saisir
entry-grid-black = Échiquier des Noirs, à saisir
entry-as-program = Comme dans le programme
entry-empty-all = Vider toutes les cases
position-diagram = Diagramme en braille
position-dots = Braille
position-dots-six = 6 points, deux cellules par case
position-dots-eight = 8 points, une cellule par case : point 7 pièce blanche, point 8 case noire
position-copy = Copier le FEN

## page-touch

touch-corners = Coins de l’échiquier
ask-what-can-move = Ce qui peut jouer
put-back = Remettre
