/**
 * German words for moves: those of the FIDE call, of ordinary speech and the names of the letters.
 */
import { FIDE } from '../../hearing/fide.js';
import { phrases } from '../../messages/generated/de/phrases.js';
import type { HeardLanguage } from '../../hearing/languages.js';
import type { AnswerWords, HearingVocabulary } from '../../hearing/vocabulary.js';

/**
 * The names by which letters are spelt on the telephone, beside those of FIDE's call: of DIN 5009 as it was until 2022 and is spoken, of the
 * cities of DIN 5009:2022-06 (Aachen to Hamburg), of Austria (ÖNORM A 1081) and Switzerland, and of older tables.
 */
export const GERMAN_SPELLING = {
  a: ['anton', 'albert', 'aachen'],
  b: ['berta', 'bertha', 'bernhard', 'berlin'],
  c: ['christian', 'christine', 'chemnitz'],
  d: ['dora', 'daniel', 'dusseldorf', 'duesseldorf'],
  e: ['emil', 'essen'],
  f: ['friedrich', 'fritz', 'frankfurt'],
  g: ['goslar'],
  h: ['heinrich', 'hamburg'],
} as const;

const MOVES: HearingVocabulary = {
  kinds: {
    king: { any: ['konig', 'konigs', 'koenig', 'koenigs'] },
    queen: { any: ['dame', 'damen', 'konigin', 'koenigin'] },
    rook: { any: ['turm', 'turme', 'tuerme', 'turms', 'turmchen', 'tuermchen'] },
    bishop: { any: ['laufer', 'laeufer', 'laufers', 'laeufers'] },
    knight: {
      any: ['springer', 'springers', 'pferd', 'pferde', 'pferdchen', 'ross', 'rossel', 'roessel', 'gaul', 'hengst'],
    },
    pawn: { any: ['bauer', 'bauern', 'bauers', 'bauerlein', 'baeuerlein', 'bauerchen', 'baeuerchen'] },
  },
  files: {
    a: [...FIDE.files.a, ...GERMAN_SPELLING.a],
    b: [...FIDE.files.b, 'be', ...GERMAN_SPELLING.b],
    c: [...FIDE.files.c, 'ce', 'ze', ...GERMAN_SPELLING.c],
    d: [...FIDE.files.d, 'de', ...GERMAN_SPELLING.d],
    e: [...FIDE.files.e, 'eh', ...GERMAN_SPELLING.e],
    f: [...FIDE.files.f, 'ef', 'eff', ...GERMAN_SPELLING.f],
    g: [...FIDE.files.g, 'ge', ...GERMAN_SPELLING.g],
    h: [...FIDE.files.h, 'ha', ...GERMAN_SPELLING.h],
  },
  ranks: {
    1: ['eins', 'erste', 'ersten'],
    2: ['zwei', 'zwo', 'zweite', 'zweiten'],
    3: ['drei', 'dritte', 'dritten'],
    4: ['vier', 'vierte', 'vierten'],
    5: [...FIDE.ranks['5'], 'funfte', 'funften', 'fuenfte', 'fuenften'],
    6: ['sechs', 'sechste', 'sechsten'],
    7: [...FIDE.ranks['7'], 'siebte', 'siebten', 'siebente', 'siebenten'],
    8: ['acht', 'achte', 'achten'],
  },
  castling: ['rochade', 'rochiert', 'rochiere', 'rochieren', 'rochier'],
  sides: {
    short: [
      'kurz',
      'kurze',
      'kurzen',
      'klein',
      'kleine',
      'kleinen',
      'konigsflugel',
      'koenigsfluegel',
      'konigsseitige',
      'koenigsseitige',
    ],
    long: ['lang', 'lange', 'langen', 'gross', 'grosse', 'grossen', 'damenflugel', 'damenfluegel', 'damenseitige'],
  },
  captures: [
    ...['schlagt', 'schlaegt', 'schlage', 'schlag', 'nimmt', 'nimm', 'nehme', 'nehm', 'frisst', 'fresse', 'fress'],
    ...['haut', 'haue', 'hau', 'schnappt', 'schnappe', 'schnapp', 'kassiert', 'kassiere', 'verspeist', 'verspeise'],
    ...['erobert', 'erobere', 'tausche', 'tauscht'],
  ],
  capturesBehind: [
    ...['schlagen', 'nehmen', 'fressen', 'rausnehmen', 'wegnehmen', 'rausschlagen', 'wegschlagen', 'weghauen', 'hauen'],
    ...['zuruckschlagen', 'zurueckschlagen', 'wiedernehmen', 'kassieren', 'erobern'],
  ],
  ways: ['nach', 'auf', 'zu', 'zur', 'zum', 'in', 'am', 'bis', 'aufs', 'ins'],
  origins: ['von', 'vom', 'aus'],
  means: ['mit'],
  becoming: [
    ...['wird', 'werden', 'umwandlung', 'verwandlung', 'wandelt', 'verwandelt', 'umgewandelt', 'verwandle'],
    ...['wandle', 'umwandeln', 'verwandeln', 'unterverwandlung'],
  ],
  passing: ['passant', 'vorbeigehen', 'voruebergehen', 'vorubergehen', 'ep'],
  remarks: [
    ...['schach', 'matt', 'schachmatt', 'en', 'im', 'die', 'der', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einem'],
    ...['einer', 'um', 'sich', 'geht', 'zieht', 'ziehe', 'spielt', 'spiele', 'ich', 'und', 'bitte'],
    ...['andere', 'anderen', 'anderer', 'plus'],
  ],
};

const ANSWERS: AnswerWords = {
  yes: [
    'ja',
    'jawohl',
    'jo',
    'richtig',
    'korrekt',
    'stimmt',
    'genau',
    'das stimmt',
    'ja bitte',
    'in ordnung',
    'klar',
    'ja klar',
    'na klar',
    'jep',
    'das ist richtig',
    'passt',
    'passt so',
    'natürlich',
    'selbstverständlich',
    'auf jeden fall',
    'bestätigt',
  ],
  no: [
    'nein',
    'abbrechen',
    'egal',
    'hoppla',
    'vergiss es',
    'ach nein',
    'doch nicht',
    'lieber nicht',
    'nee',
    'nö',
    'falsch',
    'nicht richtig',
    'stimmt nicht',
    'das stimmt nicht',
    'nein danke',
    'auf keinen fall',
    'auf gar keinen fall',
    'schon gut',
    'noch nicht',
    'nein warte',
    'ignorier das',
    'lass gut sein',
    'eher nicht',
    'bloß nicht',
    'nicht wirklich',
    'lass mal',
    'lass es',
  ],
  yesLetters: ['j'],
  noLetters: [],
  beside: ['nummer', 'die', 'der', 'das', 'den', 'zug', 'bitte'],
  after: [],
  nine: ['neun', 'neunte', 'neunten', 'neunter', 'neuntes'],
  lines: ['reihe', 'linie'],
};

const COMMANDS: HeardLanguage['commands'] = {
  phrases,
  kinds: {
    king: ['Könige', 'könig', 'koenig', 'koenige'],
    queen: ['Damen', 'dame'],
    rook: ['Türme', 'turm', 'tuerme'],
    bishop: ['Läufer', 'laeufer'],
    knight: ['Springer', 'pferd', 'pferde'],
    pawn: ['Bauern', 'bauer'],
  },
  colors: {
    white: ['weiß', 'weiße', 'weißen', 'weißer', 'weißes', 'weiss'],
    black: ['schwarz', 'schwarze', 'schwarzen', 'schwarzer', 'schwarzes'],
  },
};

/** What is no move, though all its words could be of one; compared as a line stands folded. */
const NO_MOVE = [
  '^geht\\b',
  '^(?:(?:meine|die|alle) )*(?:konige|turme|bauern|pferde)(?: bitte)?$',
  // What another one does, or might do.
  '^(?:und )?(?:er|sie|man)\\b.*(?:[1-8]|eins|zwei|zwo|drei|vier|funf|fuenf|sechs|sieben|acht)',
  '\\b(?:spielt|zieht|nimmt|schlagt|schlaegt|frisst|geht) (?:er|sie|man)\\b',
  // "Nimmt die" and "schlägt das" may as well tell what is taken.
  '^(?:spielt|zieht|nimmt|schlagt|schlaegt|frisst) (?:der|mein)\\b',
  '^(?:spielt|zieht) (?:die|das)\\b',
];

export const HEARD: HeardLanguage = {
  name: 'de',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  asked: new RegExp(NO_MOVE.join('|'), 'u'),
  elsewhere: [],
};
