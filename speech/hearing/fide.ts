/**
 * The international call (App. D.2.1), in every spelling that is printed somewhere: with umlauts, with ae oe ue (as the Laws print
 * them), with neither, and the misprints of the handbook's E.02 ("funf", "seiben"). The German words that go with it stand in `speech/lexicon/de/heard.ts`.
 */
import type { HearingVocabulary } from './vocabulary.js';

export const FIDE: HearingVocabulary = {
  kinds: {
    king: { any: ['konig', 'koenig'] },
    queen: { any: ['dame'] },
    rook: { any: ['turm'] },
    bishop: { any: ['laufer', 'laeufer'] },
    knight: { any: ['springer'] },
    pawn: { any: ['bauer'] },
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
    2: ['zwei'],
    3: ['drei'],
    4: ['vier'],
    5: ['funf', 'fuenf'],
    6: ['sechs'],
    7: ['sieben', 'seiben'],
    8: ['acht'],
  },
  castling: ['rochade'],
  sides: { short: ['kurze'], long: ['lange'] },
  captures: ['schlagt', 'schlaegt'],
  ways: ['nach'],
  origins: [],
  means: [],
  becoming: [],
  passing: ['passant'],
  remarks: ['en', 'schach', 'matt'],
};
