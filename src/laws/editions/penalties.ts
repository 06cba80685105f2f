/**
 * The points (Art. 10; 11 until 2009), the conduct of the players (11; 12) and the arbiter's penalties (12; 13) as the
 * editions have them.
 */
import type { Offence, PenaltyKind } from '../acts/arbiter.js';
import type { EditionName } from './edition.js';

export interface ConductRules {
  /** Win, loss and draw; and, where there is one, the limit of all that is given in a game. */
  readonly points: string;
  readonly total?: string;
  /** In the order of the article. */
  readonly penalties: readonly { readonly kind: PenaltyKind; readonly article: string }[];
  /** Where it is forbidden; absent where the edition does not speak of it. */
  readonly offences: Readonly<Partial<Record<Offence, string>>>;
  /** What a device costs: what the opponent scores is decided by the arbiter, or he wins (if he can mate at all). */
  readonly device: { readonly article: string; readonly opponent: 'arbiter decides' | 'wins if he can' | 'wins' };
  readonly bothRefuse: string;
}

const EARLY_PENALTIES: readonly PenaltyKind[] = [
  'warning',
  'time to the opponent',
  'time taken',
  'game lost',
  'points taken',
  'points to the opponent',
  'expulsion',
];

const PENALTIES: readonly PenaltyKind[] = [
  'warning',
  'time to the opponent',
  'time taken',
  'points to the opponent',
  'points taken',
  'game lost',
  'fine',
  'expulsion',
];

function lettered(prefix: string, kinds: readonly PenaltyKind[]): ConductRules['penalties'] {
  return kinds.map((kind, index) => ({ kind, article: `${prefix}${'abcdefgh'.charAt(index)}` }));
}

const FIDE_2009: ConductRules = {
  points: '11.1',
  penalties: lettered('13.4', EARLY_PENALTIES),
  offences: {
    disrepute: '12.1',
    'leaving without permission': '12.2',
    'notes or advice': '12.3a',
    device: '12.3b',
    smoking: '12.3c',
    'distracting the opponent': '12.6',
    'persistent refusal': '12.8',
    'clock handling': '6.7c',
    'stopping the clock without reason': '6.12d',
    'displacing pieces': '7.3',
  },
  device: { article: '12.3b', opponent: 'wins if he can' },
  bothRefuse: '12.9',
};

const { smoking: _, ...beforeSmoking } = FIDE_2009.offences;

const FIDE_2023: ConductRules = {
  points: '10.1',
  total: '10.2',
  penalties: [...PENALTIES.slice(0, -1), 'rounds' as const, 'expulsion' as const].map((kind, index) => ({
    kind,
    article: `12.9.${index + 1}`,
  })),
  offences: {
    disrepute: '11.1',
    'leaving without permission': '11.2.3',
    'notes or advice': '11.3.1',
    device: '11.3.2',
    'refusing inspection': '11.3.3',
    smoking: '11.3.4',
    'distracting the opponent': '11.5',
    'persistent refusal': '11.7',
    'clock handling': '6.2.4',
    'stopping the clock without reason': '6.11.4',
    'displacing pieces': '7.4.3',
  },
  device: { article: '11.3.2.2', opponent: 'wins' },
  bothRefuse: '11.8',
};

export const CONDUCT_RULES: Readonly<Record<EditionName, ConductRules>> = {
  'FIDE 2005': {
    ...FIDE_2009,
    offences: {
      ...beforeSmoking,
      'leaving without permission': '12.5',
      'notes or advice': '12.2a',
      device: '12.2b',
      'clock handling': '6.8c',
      'stopping the clock without reason': '6.13d',
    },
    device: { article: '12.2b', opponent: 'arbiter decides' },
  },
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': {
    ...FIDE_2023,
    penalties: lettered('12.9', PENALTIES),
    offences: {
      disrepute: '11.1',
      'leaving without permission': '11.2',
      'notes or advice': '11.3a',
      device: '11.3b',
      'refusing inspection': '11.3b',
      smoking: '11.3c',
      'distracting the opponent': '11.5',
      'persistent refusal': '11.7',
      'clock handling': '6.2c',
      'stopping the clock without reason': '6.12d',
      'displacing pieces': '7.4',
    },
    device: { article: '11.3b', opponent: 'wins' },
  },
  'FIDE 2018': FIDE_2023,
  'FIDE 2023': FIDE_2023,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2023,
};
