/** How people ask and correct themselves in German. */
import { inWords } from '../../grammar/de.js';
import type { FreeWords } from '../../hearing/freely/words.js';
import { phrasesAsked } from '../../messages/generated/de/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/de/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

/** Ordinals that are not the number with an ending. */
const BENT: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' };

export const FREELY: FreeWords = {
  asks: [
    'wer|was|wen|wem|wessen|welche|welcher|welches|welchen|wo|wohin|woher|wann|warum|wieso|weshalb|wie|wieviel|ist|sind|bin',
    'war|waren|wird|wurde|wurden|wäre|hat|habe|hast|haben|kann|kannst|können|könnte|könnten|darf|dürfte|soll|sollte|muss|steht|stehe',
    'stehen|gibt|geht|hängt|droht|gewinnt|verliert|greift|deckt|welch|würde|verteidigt|wollen|willst',
  ],
  particles: ['wem|wen|wessen|welcher|welchen|welches|welche|warum|weshalb'],
  contracted: {
    hab: 'habe',
    doppelschritt: 'zwei felder',
    zweischritt: 'zwei felder',
    gibts: 'gibt es',
    gehts: 'geht es',
    wars: 'war es',
    ists: 'ist es',
    wieviele: 'wie viele',
    wieviel: 'wie viel',
    wärs: 'wäre es',
    stehts: 'steht es',
    siehts: 'sieht es',
    nehm: 'nehme',
    geb: 'gebe',
    biet: 'biete',
    ne: 'eine',
    nen: 'einen',
    is: 'ist',
    isses: 'ist es',
    haste: 'hast du',
    kannste: 'kannst du',
    biste: 'bist du',
    brauch: 'brauche',
    möcht: 'möchte',
    würd: 'würde',
    hätt: 'hätte',
    steh: 'stehe',
    stehn: 'stehen',
    ziehn: 'ziehen',
    gehn: 'gehen',
    zurueck: 'zurück',
    zuruecknehmen: 'zurücknehmen',
    rueckgaengig: 'rückgängig',
    zuege: 'züge',
    laeufer: 'läufer',
    tuerme: 'türme',
    koenig: 'könig',
    fuer: 'für',
    moechte: 'möchte',
    koennte: 'könnte',
    koennen: 'können',
    waere: 'wäre',
  },
  beside: [
    'als nächstes|als nächster|bitte|danke|äh|ähm|hm|hmm|also|okay|ok|ach|na|mal|denn|doch mal|eigentlich|nun|so|na gut|also gut|gut dann|gut also|nun gut',
    'sag mir|sage mir|sagen sie mir|sag mal|jetzt|gerade|entschuldigung|ups|hoppla|oh|hey|überhaupt|vielleicht|kurz|bitteschön',
    'und schach dem könig|und das ist schach|und das ist matt|und das ist schachmatt|und damit schach|und damit matt',
    'ich wüsste gern|ich wüsste gerne|ich hätte gern gewusst|ich hätte gerne gewusst|verrat mir|gib mir|geben sie mir|nenn mir|nenne mir|verrate mir|weißt du',
  ],
  before: [
    'mein zug|ich würde gern|ich würde gerne|ich möchte gern|lass mich|mein zug ist|der zug ist|ich spiele|ich ziehe',
    'ich möchte|ich will|ich nehme|ich mache|ich würde|ich möchte den|ich möchte die|ich will den|ich will die|wir spielen',
    'spiel|zieh|besser|rück|rücke|schieb|schiebe|setz|opfere|opfer|entwickle|stoße|stoß|mach|mache|jetzt|mein|meine|meinen',
    'ich opfere|ich entwickle|ich stoße|spiel den|spiel die|zieh den|zieh die|rück den|schieb den|schieb die|setz den|setz die',
    'dann|also dann|dann ziehe ich|dann zieh ich|dann spiele ich|dann spiel ich|dann nehme ich|ziehe ich|zieh ich|spiele ich|spiel ich',
    'ich setze|ich schiebe|ich rücke|ich stelle|ich springe',
    'mein nächster zug ist|der nächste zug ist|mein zug wäre|mein zug lautet|ich spiel|ich zieh|ich nehm|ich mach|ich antworte mit',
    'gut|lieber|doch lieber|dann lieber|dann doch|na dann|ich antworte|ich eröffne mit|wir ziehen|wir machen|ich entscheide mich für|ich gehe mit|ich geh mit',
  ],
  behind: ['spielen|ziehen|machen', 'ist mein zug'],
  wishes: [
    'kannst du|könntest du|können sie|könnten sie|würdest du|ich möchte|ich will|ich würde gern|ich würde gerne',
    'ich möchte gern|ich hätte gern|lass uns',
    'lass mich|darf ich|dürfte ich|wollen wir',
    'ich würde|ich hätte gerne|ich möchte gerne|ich will gern|ich brauche|magst du|willst du bitte|wir wollen|ich wollte',
  ],
  amid: [
    'zieh|spiel|stell|stellt|setz|setzt|rucke|ruck|ruckt|ruecke|rueck|rueckt|schiebe|schieb|schiebt|springt|hupft|huepft',
    'wandert|lauft|laeuft|kommt|entwickle|entwickelt|entwickele|opfere|opfert|stosse|stosst|stoesst|vorstossen|vorrucken',
    'vorruecken|macht|mache|mach|zuruck|zurueck|ruber|rueber|hinuber|hinueber|hoch|runter|weg|raus|rein|linie|reihe|seite',
    'stehende|stehenden|wieder|dann|jetzt|neue|neuen|mir|dir|mein|meine|meinen|meinem|meiner|seinen|seine|gegnerischen',
    'gegnerische',
  ],
  steps: ['feld|felder|feldern|schritt|schritte|vor|vorwarts|vorwaerts|vorn|vorne'],
  corrects: [
    'nein halt|nein warte|nein doch|nein|nee|ich meine|ich meinte|entschuldigung|quatsch|besser|sondern|vielmehr|halt',
    'falsch|moment|ach nein|korrektur|doch lieber|lieber|pardon',
  ],
  mine: ['mein|meine|meinen|meinem|meiner|meines|ich|mir|mich|wir|unsere'],
  theirs: [
    'mein gegner|meinem gegner|meines gegners|meinen gegner|des gegners|der gegner|dem gegner|gegners|gegner|gegnerische',
    'gegnerischen|gegnerischer|gegnerin|der gegnerin|meine gegnerin|er|sie|ihm|ihr|sein|seine|seinen|seiner|seines|ihre',
    'ihren|ihrer|der computer|computer|des computers|vom gegner|dein|deine|deinen|deinem|deiner|deines|mein gegenspieler',
    'meines gegenspielers|meinem gegenspieler|meinen gegenspieler|gegenspieler|gegenspielers|kontrahent|kontrahenten|mein kontrahent',
    'mein gegenüber|meinem gegenüber|meines gegenübers|vom computer|dem computer|meiner gegnerin|die gegnerin',
  ],
  articles: ['der|die|das|den|dem|des|ein|eine|einen|einem|einer'],
  small: [
    'alle|allen|als nächstes|ist|sind|war|wird|bin|steht|stehe|stehen|stand|auf|an|am|von|vom|nach|in|im|zu|zur|es|hat|habe',
    'haben|gibt|noch|da|dort|hier|lies|vorlesen|vor|lese|sag|zeig|zeige|sage|bleibt|bleiben|übrig|und|uns|jetzt|liegt',
    'liege|liegen|wurde|wurden|worden|bereits',
  ],
  kinds: {
    knight: ['pferde|pferden|springern'],
    pawn: [],
    rook: ['türmen'],
    bishop: ['läufern'],
    queen: [],
    king: ['könige|monarch|monarchen'],
  },
  white: [],
  black: [],
  ranks: {},
  ordinals: Array.from({ length: 99 }, (_, index) => index + 1).flatMap((value) => {
    const stem = `${inWords(value)}${value < 20 ? 't' : 'st'}`;
    return ['e', 'en', 'er', 'es', 'em'].map((ending) => [`${BENT[value] ?? stem}${ending}`, value] as const);
  }),
  directions: {
    north: ['nördlich|nord|norden'],
    'north-east': ['nordöstlich|nordost|nordosten'],
    east: ['östlich|ost|osten'],
    'south-east': ['südöstlich|südost|südosten'],
    south: ['südlich|süd|süden'],
    'south-west': ['südwestlich|südwest|südwesten'],
    west: ['westlich|west|westen'],
    'north-west': ['nordwestlich|nordwest|nordwesten'],
  },
  weighty: [
    'rechts|links|warum|wieso|weshalb|würdest|würden|solltest|sollten|empfiehlst|rätst|lohnt|ratsam|eröffnung|stärkste|stärkster|nicht|kein|keine|nie|soll|sollte|legal|illegal|erlaubt|möglich|gut|schlecht|besser|beste|bester|besten|gewinnen|gewinne|rochieren|rochade|matt|patt|remis|wenn|falls|würde|opfern|umwandeln|wiederholung',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
