/**
 * French words for moves: those of the French Laws, of everyday speech and the names of the letters. Accents make no difference, so "dé" and
 * "de", "cé" and "ce", "à" and "a" are one word each: a letter before a number, a small word elsewhere.
 */
import { phrases } from '../../messages/generated/fr/phrases.js';
import type { HeardLanguage } from '../../hearing/languages.js';
import type { AnswerWords, HearingVocabulary } from '../../hearing/vocabulary.js';

/** The names by which letters are spelt on the telephone in France, Anatole to Henri, with the usual others. */
export const FRENCH_SPELLING = {
  a: ['anatole'],
  b: ['berthe', 'bernard'],
  c: ['célestin', 'camille'],
  d: ['désiré', 'denise'],
  e: ['eugène', 'émile', 'édouard'],
  f: ['françois'],
  g: ['gaston', 'georges'],
  h: ['henri', 'henriette'],
} as const;

const MOVES: HearingVocabulary = {
  kinds: {
    king: { any: ['roi', 'rois'] },
    queen: { any: ['dame', 'dames', 'reine', 'reines'] },
    rook: { any: ['tour', 'tours'] },
    bishop: { any: ['fou', 'fous'] },
    knight: { any: ['cavalier', 'cavaliers', 'cheval', 'chevaux'] },
    pawn: { any: ['pion', 'pions'] },
  },
  files: {
    a: [...FRENCH_SPELLING.a],
    b: ['bé', 'bée', ...FRENCH_SPELLING.b],
    c: ['cé', 'césar', 'cée', ...FRENCH_SPELLING.c],
    d: ['dé', 'dée', ...FRENCH_SPELLING.d],
    e: ['eu', 'ève', 'écho', ...FRENCH_SPELLING.e],
    f: ['effe', 'ef', 'félix', ...FRENCH_SPELLING.f],
    g: ['gé', 'gustave', ...FRENCH_SPELLING.g],
    h: ['hache', 'ache', 'hôtel', ...FRENCH_SPELLING.h],
  },
  ranks: {
    1: ['un', 'une', 'premier', 'première'],
    2: ['deux', 'deuxième', 'second', 'seconde'],
    3: ['trois', 'troisième'],
    4: ['quatre', 'quatrième'],
    5: ['cinq', 'cinquième'],
    6: ['six', 'sixième'],
    7: ['sept', 'septième'],
    8: ['huit', 'huitième'],
  },
  castling: ['roque', 'roquer', 'roques'],
  sides: { short: ['petit', 'petite', 'court', 'courte'], long: ['grand', 'grande', 'longue'] },
  captures: [
    ...['prend', 'prends', 'prendre', 'prenez', 'prenant', 'prise', 'capture', 'capturer', 'captures'],
    ...['mange', 'manger', 'mangent', 'bouffe', 'croque'],
  ],
  ways: ['sur', 'vers', 'au', 'jusque', 'dans'],
  origins: ['de', 'du', 'depuis'],
  means: ['avec', 'par'],
  becoming: ['promotion', 'promu', 'promue', 'promeut', 'promouvoir', 'devient', 'devenir', 'transforme'],
  passing: ['passant'],
  remarks: [
    ...[
      'échec',
      'échecs',
      'mat',
      'et',
      'le',
      'la',
      'les',
      'l',
      'mon',
      'ma',
      'mes',
      'je',
      'joue',
      'jouer',
      'jouez',
      'va',
    ],
    ...['vais', 'vas', 'aller', 'coup', 'sil', 's', 'il', 'vous', 'te', 'plaît', 'svp', 'se', 'pièce'],
    ...['fait', 'faire', 'fais'],
  ],
};

const ANSWERS: AnswerWords = {
  yes: [
    'oui',
    'ouais',
    'ouaip',
    'exact',
    'exactement',
    'correct',
    'juste',
    'd’accord',
    'bien sûr',
    'c’est ça',
    'c’est exact',
    'c’est bon',
    'c’est juste',
    'tout à fait',
    'oui s’il vous plaît',
    'oui s’il te plaît',
    'oui merci',
  ],
  no: [
    'non',
    'annuler',
    'annule',
    'annulez',
    'laisse tomber',
    'laissez tomber',
    'oublie',
    'oubliez',
    'oublie ça',
    'oups',
    'tant pis',
    'peu importe',
    'faux',
    'c’est faux',
    'incorrect',
    'pas ça',
    'pas du tout',
    'surtout pas',
    'non merci',
  ],
  yesLetters: ['o'],
  noLetters: ['n'],
  beside: ['numéro', 'le', 'la', 'coup', 'choix', 's', 'sil', 'vous', 'te', 'plaît'],
  after: [],
  nine: ['neuf', 'neuvième'],
  lines: ['rangée', 'colonne', 'ligne', 'traverse'],
};

const COMMANDS: HeardLanguage['commands'] = {
  phrases,
  kinds: {
    king: ['rois', 'roi'],
    queen: ['dames', 'dame', 'reine', 'reines'],
    rook: ['tours', 'tour'],
    bishop: ['fous', 'fou'],
    knight: ['cavaliers', 'cavalier', 'chevaux'],
    pawn: ['pions', 'pion'],
  },
  colors: {
    white: ['blancs', 'blanc', 'blanche', 'blanches'],
    black: ['noirs', 'noir', 'noire', 'noires'],
  },
};

export const HEARD: HeardLanguage = {
  name: 'fr',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  asked:
    /^(?:(?:mes|les|nos|ses|tous) )*(?:rois|dames|reines|tours|fous|cavaliers|pions)(?: (?:sil|s il) (?:vous|te) plait)?$/u,
  elsewhere: ['je'],
};
