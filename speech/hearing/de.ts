/**
 * German words for moves: those of the FIDE call, of ordinary speech and the names of the letters.
 */
import { FIDE } from './fide.js';
import type { HearingVocabulary } from './vocabulary.js';

export const GERMAN: HearingVocabulary = {
  kinds: {
    king: { any: ['konig', 'konigs', 'koenig', 'koenigs'] },
    queen: { any: ['dame', 'damen', 'konigin', 'koenigin'] },
    rook: { any: ['turm', 'turme', 'tuerme', 'turms'] },
    bishop: { any: ['laufer', 'laeufer', 'laufers', 'laeufers'] },
    knight: { any: ['springer', 'springers', 'pferd', 'pferdchen', 'ross', 'rossel', 'roessel', 'gaul'] },
    pawn: { any: ['bauer', 'bauern'] },
  },
  files: {
    ...FIDE.files,
    b: [...FIDE.files.b, 'be'],
    c: [...FIDE.files.c, 'ce', 'ze'],
    d: [...FIDE.files.d, 'de'],
    e: [...FIDE.files.e, 'eh'],
    f: [...FIDE.files.f, 'ef', 'eff'],
    g: [...FIDE.files.g, 'ge'],
    h: [...FIDE.files.h, 'ha'],
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
