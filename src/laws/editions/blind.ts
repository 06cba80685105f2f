/**
 * The rules for visually disabled players as the editions number them: App. F in 2005, E in 2009, D since. What they ask is much
 * the same throughout; the few points in which they differ stand here too.
 */
import type { AssistantDuty } from '../acts/blind.js';
import { ruled, type EditionName, type Ruled } from './edition.js';

export interface BlindRules {
  /** Two boards, and how the special one is built. */
  readonly boards: string;
  /** Announced clearly, repeated, executed; a promotion names its piece. */
  readonly announcing: string;
  readonly touched: string;
  readonly captureOff: string;
  readonly placed: string;
  readonly announced: string;
  /** "Only then …" */
  readonly clockStarted: string;
  /** For the sighted player the usual rules of touching and making. */
  readonly sighted: string;
  /** How the special clock speaks: it should, it may, or nothing is said of it. */
  readonly specialClock: Ruled<'should speak' | 'may speak' | 'felt only'>;
  readonly keepingScore: Ruled<'recording device' | 'tape recorder'>;
  readonly slip: string;
  readonly scoresAgree: string;
  readonly scoresDiffer: string;
  /** Each duty of a visually disabled player's assistant; `move` where an article of its own gives it. */
  readonly duties: Readonly<Record<Exclude<AssistantDuty, 'move'>, string>>;
  /** Help for any player who cannot do it himself (Art. 4, 6, 8); `null` where the edition has no such article. */
  readonly helpers: Readonly<Record<'move' | 'clock' | 'score', string | null>>;
  /** A sighted player has an assistant only where the other has none (for the first two duties), or wherever the other has one. */
  readonly sightedAssistant: Ruled<'instead' | 'also'>;
  /** Whether an assistant must be used where the opponent is hearing-impaired. */
  readonly assistantForHearing: Ruled<boolean>;
}

interface Numbers {
  readonly helpers: BlindRules['helpers'];
  /** The paragraph before the list of what governs play. */
  readonly boards: string;
  /** The `number`th rule of play, and in it the `index`th point. */
  readonly rule: (number: number, index?: number) => string;
  /** Where the rule of the sighted player has no number of its own, the later ones stand one lower. */
  readonly sightedNumbered: boolean;
}

function numbered({
  boards,
  rule,
  helpers,
  sightedNumbered,
}: Numbers): Omit<BlindRules, 'specialClock' | 'keepingScore'> {
  const later = (number: number, index?: number) => rule(sightedNumbered ? number : number - 1, index);
  return {
    boards,
    announcing: rule(1),
    touched: rule(2),
    captureOff: rule(3, 1),
    placed: rule(3, 2),
    announced: rule(3, 3),
    clockStarted: rule(3),
    sighted: sightedNumbered ? rule(4) : rule(3),
    slip: later(7),
    scoresAgree: later(8),
    scoresDiffer: later(9),
    duties: {
      execute: later(10, 1),
      announce: later(10, 2),
      score: later(10, 3),
      clock: later(10, 3),
      tell: later(10, 4),
      claim: later(10, 5),
      adjourn: later(10, 6),
    },
    helpers,
    sightedAssistant: ruled('instead', later(11)),
    assistantForHearing: ruled(false, later(11)),
  };
}

const letter = (index: number | undefined) => (index === undefined ? '' : 'abcdef'.charAt(index - 1));

/** All rules of App. F of 2005 stand in one list, whose first is the one on the boards. */
const FIDE_2005: BlindRules = {
  ...numbered({
    boards: 'F1',
    rule: (number, index) => `F${number + 1}${letter(index)}`,
    sightedNumbered: false,
    helpers: { move: null, clock: '6.8d', score: '8.1' },
  }),
  specialClock: ruled('felt only', 'F5'),
  keepingScore: ruled('tape recorder', 'F6'),
};

const FIDE_2009: BlindRules = {
  ...numbered({
    boards: 'E1',
    rule: (number, index) => `E2.${number}${letter(index)}`,
    sightedNumbered: false,
    helpers: { move: null, clock: '6.7d', score: '8.1' },
  }),
  specialClock: ruled('felt only', 'E2.4'),
  keepingScore: ruled('tape recorder', 'E2.5'),
};

const FIDE_2014: BlindRules = {
  ...numbered({
    boards: 'D.1',
    rule: (number, index) => `D.2.${number}${letter(index)}`,
    sightedNumbered: true,
    helpers: { move: '4.9', clock: '6.2e', score: '8.1e' },
  }),
  specialClock: ruled('may speak', 'D.2.5c'),
  keepingScore: ruled('recording device', 'D.2.6'),
};

const FIDE_2018: BlindRules = {
  boards: 'D.1',
  announcing: 'D.2.1',
  touched: 'D.2.2',
  captureOff: 'D.2.3.1',
  placed: 'D.2.3.2',
  announced: 'D.2.3.3',
  clockStarted: 'D.2.4',
  sighted: 'D.2.5',
  specialClock: ruled('should speak', 'D.2.6.1'),
  keepingScore: ruled('recording device', 'D.2.7'),
  slip: 'D.2.8',
  scoresAgree: 'D.2.9',
  scoresDiffer: 'D.2.9',
  duties: {
    execute: 'D.2.10.1',
    announce: 'D.2.10.2',
    score: 'D.2.10.3',
    clock: 'D.2.10.3',
    tell: 'D.2.10.4',
    claim: 'D.2.10.5',
    adjourn: 'D.2.10.6',
  },
  helpers: { move: '4.9', clock: '6.2.6', score: '8.1.6' },
  sightedAssistant: ruled('instead', 'D.2.11'),
  assistantForHearing: ruled(true, 'D.2.11'),
};

export const BLIND_RULES: Readonly<Record<EditionName, BlindRules>> = {
  'FIDE 2005': FIDE_2005,
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': FIDE_2014,
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where one player has an assistant the other may have one; for the rest it is read as the present FIDE Laws.
  'US Chess': { ...FIDE_2018, sightedAssistant: ruled('also', 'US 35F'), assistantForHearing: ruled(false, 'US 35F') },
};
