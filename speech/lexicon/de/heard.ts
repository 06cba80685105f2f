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
    rook: { any: ['turm', 'turme', 'tuerme', 'turms'] },
    bishop: { any: ['laufer', 'laeufer', 'laufers', 'laeufers'] },
    knight: { any: ['springer', 'springers', 'pferd', 'pferdchen', 'ross', 'rossel', 'roessel', 'gaul'] },
    pawn: { any: ['bauer', 'bauern'] },
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
  castling: ['rochade', 'rochiert', 'rochiere', 'rochieren'],
  sides: {
    short: ['kurz', 'kurze', 'kurzen', 'klein', 'kleine', 'kleinen', 'konigsflugel', 'koenigsfluegel'],
    long: ['lang', 'lange', 'langen', 'gross', 'grosse', 'grossen', 'damenflugel', 'damenfluegel'],
  },
  captures: ['schlagt', 'schlaegt', 'schlage', 'schlag', 'schlagen', 'nimmt', 'nimm', 'nehme', 'frisst'],
  ways: ['nach', 'auf', 'zu', 'zur', 'zum', 'in', 'am'],
  origins: ['von', 'vom', 'aus'],
  means: ['mit'],
  becoming: ['wird', 'werden', 'umwandlung', 'verwandlung', 'wandelt', 'verwandelt', 'umgewandelt'],
  passing: ['passant', 'vorbeigehen', 'voruebergehen', 'vorubergehen'],
  remarks: [
    ...['schach', 'matt', 'schachmatt', 'en', 'im', 'die', 'der', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einem'],
    ...['einer', 'um', 'sich', 'geht', 'zieht', 'ziehe', 'spielt', 'spiele', 'ich', 'und', 'bitte'],
  ],
};

const ANSWERS: AnswerWords = {
  yes: ['ja', 'jawohl', 'jo', 'richtig', 'korrekt', 'stimmt', 'genau', 'das stimmt', 'ja bitte', 'in ordnung'],
  no: [
    'nein',
    'abbrechen',
    'egal',
    'hoppla',
    'vergiss es',
    'ach nein',
    'doch nicht',
    'nee',
    'nö',
    'falsch',
    'nicht richtig',
    'stimmt nicht',
    'das stimmt nicht',
    'nein danke',
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

export const HEARD: HeardLanguage = {
  name: 'de',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  asked: /^geht\b|^(?:(?:meine|die|alle) )*(?:konige|turme|bauern)(?: bitte)?$/u,
  elsewhere: [],
};
