/**
 * Quickplay finishes as the editions number them: Art. 10 and App. D until 2009, App. G in 2014, Guidelines III since. The
 * times stand in the editions themselves.
 */
import type { EditionName } from './edition.js';

interface QuickplayRules {
  /** What a quickplay finish is: the last period, without increment. */
  readonly definition: string;
  /** It applies only where announced. */
  readonly announced: string;
  /** To which games it applies, and for blitz where that is said apart. */
  readonly scope: string;
  readonly blitz: string;
  /** Whether it is used in a blitz game that is supervised and so played under the Competition Rules. */
  readonly supervisedBlitz: boolean;
  /** Asking for extra seconds with each move; where that cannot be asked, the rule that gives a claim only. */
  readonly request: string;
  readonly claim: string;
  readonly drawn: string;
  readonly postponed: string;
  readonly rejected: string;
  /** A claim is an offer too, by this article. */
  readonly claimIsOffer?: string;
  /** Without an arbiter: the claim ends the game and is sent for a ruling. */
  readonly withoutArbiter: string;
}

const FIDE_2009: QuickplayRules = {
  definition: '10.1',
  announced: '10.1',
  scope: '10.1',
  blitz: 'B3b',
  supervisedBlitz: true,
  request: '10.2',
  claim: '10.2',
  drawn: '10.2a',
  postponed: '10.2b',
  rejected: '10.2c',
  claimIsOffer: '9.1b3',
  withoutArbiter: 'D',
};

const FIDE_2018: QuickplayRules = {
  definition: 'III.1',
  announced: 'III.2.1',
  scope: 'III.2.2',
  blitz: 'III.2.2',
  supervisedBlitz: false,
  request: 'III.4',
  claim: 'III.5',
  drawn: 'III.5.1',
  postponed: 'III.5.2',
  rejected: 'III.5.3',
  withoutArbiter: 'III.6',
};

export const QUICKPLAY_RULES: Readonly<Record<EditionName, QuickplayRules>> = {
  'FIDE 2005': { ...FIDE_2009, blitz: 'C2', supervisedBlitz: false, claimIsOffer: '9.1c' },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': {
    definition: 'G1',
    announced: 'G2',
    scope: 'G3',
    blitz: 'G3',
    supervisedBlitz: false,
    request: 'G4',
    claim: 'G5',
    drawn: 'G5a',
    postponed: 'G5b',
    rejected: 'G5c',
    withoutArbiter: 'G6',
  },
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};
