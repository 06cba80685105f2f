/**
 * Art. 9 as the editions number it. The numbers in which they differ otherwise (how often, how many minutes) stand in the
 * editions themselves.
 */
import type { EditionName } from './edition.js';

interface DrawRules {
  /** An event may limit agreed draws; absent where the Laws do not speak of it. */
  readonly limit?: string;
  /** When to offer, that it cannot be withdrawn or made on conditions, and what ends it. */
  readonly offer: string;
  /** Both record the offer. */
  readonly recorded: string;
  /** A claim is an offer. */
  readonly claimIsOffer: string;
  /** Offering too often, or at the wrong time, distracts the opponent. */
  readonly distracting: string;
  readonly threefold: { readonly intended: string; readonly onTheBoard: string };
  readonly fifty: { readonly intended: string; readonly onTheBoard: string };
  readonly wrong: string;
}

const FIDE_2009: DrawRules = {
  limit: '9.1a',
  offer: '9.1b1',
  recorded: '9.1b2',
  claimIsOffer: '9.1b3',
  distracting: '12.6',
  threefold: { intended: '9.2a', onTheBoard: '9.2b' },
  fifty: { intended: '9.3a', onTheBoard: '9.3b' },
  wrong: '9.5b',
};

const FIDE_2018: DrawRules = {
  limit: '9.1.1',
  offer: '9.1.2.1',
  recorded: '9.1.2.2',
  claimIsOffer: '9.1.2.3',
  distracting: '11.5',
  threefold: { intended: '9.2.1', onTheBoard: '9.2.2' },
  fifty: { intended: '9.3.1', onTheBoard: '9.3.2' },
  wrong: '9.5.3',
};

const { limit: _, ...withoutLimit } = FIDE_2009;

export const DRAW_RULES: Readonly<Record<EditionName, DrawRules>> = {
  'FIDE 2005': { ...withoutLimit, offer: '9.1a', recorded: '9.1b', claimIsOffer: '9.1c' },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': { ...FIDE_2009, distracting: '11.5' },
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};

export function isDrawLimited(edition: EditionName): boolean {
  return edition !== 'FIDE 2005';
}
