/**
 * Art. 8 as the editions number it. Under how many minutes, and without how much increment, stands in the editions themselves.
 */
import type { EditionName } from './edition.js';

export interface ScoresheetRules {
  /** Nothing is written before it is made, but for a claim or to seal. */
  readonly ahead: string;
  /** One's previous move is written before the next is made. */
  readonly beforeMoving: string;
  readonly offers: string;
  /** Rapid and blitz: nobody need record. */
  readonly rapid: string;
  readonly bothStopped: string;
  readonly oneStopped: string;
  /** Nobody's sheet is complete: the game is reconstructed on a second board; absent where the edition has no such rule. */
  readonly reconstruction?: string;
  readonly notReconstructed: string;
  readonly signing: string;
}

const FIDE_2009: ScoresheetRules = {
  ahead: '8.1',
  beforeMoving: '8.1',
  offers: '8.1',
  rapid: 'A2',
  bothStopped: '8.5a',
  oneStopped: '8.5b',
  reconstruction: '8.5c',
  notReconstructed: '8.6',
  signing: '8.7',
};

const { reconstruction: _, ...withoutReconstruction } = FIDE_2009;

const FIDE_2018: ScoresheetRules = {
  ahead: '8.1.2',
  beforeMoving: '8.1.3',
  offers: '8.1.5',
  rapid: 'A.2',
  bothStopped: '8.5.1',
  oneStopped: '8.5.2',
  reconstruction: '8.5.3',
  notReconstructed: '8.6',
  signing: '8.7',
};

export const SCORESHEET_RULES: Readonly<Record<EditionName, ScoresheetRules>> = {
  'FIDE 2005': { ...withoutReconstruction, rapid: 'B3', bothStopped: '8.5', oneStopped: '8.4' },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': { ...FIDE_2009, ahead: '8.1a', beforeMoving: '8.1c', offers: '8.1d' },
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};
