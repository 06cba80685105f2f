/**
 * The international call (App. D.2.1) and the German words that go with it, in every spelling that is printed somewhere: with
 * umlauts, with ae oe ue (as the Laws print them), with neither, and the misprints of the handbook's E.02 ("funf", "seiben").
 */
import type { HearingVocabulary } from './vocabulary.js';

export const FIDE: HearingVocabulary = {
  kinds: {
    king: ['konig', 'koenig'],
    queen: ['dame'],
    rook: ['turm'],
    bishop: ['laufer', 'laeufer'],
    knight: ['springer'],
    pawn: ['bauer'],
  },
  files: {
    a: ['anna'],
    b: ['bella'],
    c: ['cesar', 'casar', 'caesar'],
    d: ['david'],
    e: ['eva'],
    f: ['felix'],
    g: ['gustav'],
    h: ['hector', 'hektor'],
  },
  ranks: {
    1: ['eins'],
    2: ['zwei', 'zwo'],
    3: ['drei'],
    4: ['vier'],
    5: ['funf', 'fuenf'],
    6: ['sechs'],
    7: ['sieben', 'seiben'],
    8: ['acht'],
  },
  castling: ['rochade', 'rochiert', 'rochiere'],
  sides: { short: ['kurz', 'kurze', 'klein', 'kleine'], long: ['lang', 'lange', 'gross', 'grosse'] },
  captures: ['schlagt', 'schlaegt', 'schlage', 'nimmt'],
  ways: ['nach', 'auf'],
  remarks: ['schach', 'matt', 'schachmatt', 'von', 'wird', 'zur', 'zum', 'die', 'der'],
};
