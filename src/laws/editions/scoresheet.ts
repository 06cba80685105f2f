/**
 * Art. 8 as the editions number it. Under how many minutes, and without how much increment, stands in the editions themselves.
 */
import type { EditionName } from './edition.js';

interface ScoresheetRules {
  /** Nothing is written before it is made, but for a claim or to seal. */
  readonly ahead: string;
  /** One's previous move is written before the next is made. */
  readonly beforeMoving: string;
  readonly offers: string;
  /** Rapid and blitz: nobody need record. */
  readonly rapid: string;
  /** What was not recorded is made good after the flag has fallen, before moving. */
  readonly oneStopped: string;
  readonly signing: string;
}

const FIDE_2009: ScoresheetRules = {
  ahead: '8.1',
  beforeMoving: '8.1',
  offers: '8.1',
  rapid: 'A2',
  oneStopped: '8.5b',
  signing: '8.7',
};

const FIDE_2018: ScoresheetRules = {
  ahead: '8.1.2',
  beforeMoving: '8.1.3',
  offers: '8.1.5',
  rapid: 'A.2',
  oneStopped: '8.5.2',
  signing: '8.7',
};

export const SCORESHEET_RULES: Readonly<Record<EditionName, ScoresheetRules>> = {
  'FIDE 2005': { ...FIDE_2009, rapid: 'B3', oneStopped: '8.4' },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': { ...FIDE_2009, ahead: '8.1a', beforeMoving: '8.1c', offers: '8.1d' },
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};
