/**
 * Adjourned games as the editions number them: App. A in 2005, guidelines without a letter in 2009, Guidelines I since. How
 * late one may come to a resumption stands in the editions themselves.
 */
import type { EnvelopeField } from '../acts/adjournment.js';
import type { EditionName } from './edition.js';

interface AdjournmentRules {
  readonly sealing: string;
  /** The article of each thing that stands on the envelope. */
  readonly envelope: Readonly<Record<EnvelopeField, string>>;
  readonly setUp: string;
  readonly lost: { readonly ambiguous: string; readonly unreadable: string; readonly illegal: string };
  readonly replierPresent: string;
  readonly replierAbsent: string;
  readonly sealerAbsent: string;
  readonly late: string;
  /** Whose coming too late does not undo the end that the sealed move made: the sealer's alone, or either player's. */
  readonly endStandsFor: 'sealer' | 'either';
  readonly bothAbsent: string;
  readonly envelopeMissing: string;
  readonly positionLost: string;
}

/** The numbers are the same throughout; the letters became numbers, and the list lost and won its own letter. */
function numbered(prefix: string, part: (index: number) => string): Omit<AdjournmentRules, 'endStandsFor'> {
  const article = (number: number, index?: number) => `${prefix}${number}${index === undefined ? '' : part(index)}`;
  return {
    sealing: article(1, 1),
    envelope: {
      players: article(2, 1),
      position: article(2, 2),
      times: article(2, 3),
      'sealed by': article(2, 4),
      'move number': article(2, 5),
      offer: article(2, 6),
      resumption: article(2, 7),
    },
    setUp: article(5),
    lost: { ambiguous: article(8, 1), unreadable: article(8, 2), illegal: article(8, 3) },
    replierPresent: article(9, 1),
    replierAbsent: article(9, 2),
    sealerAbsent: article(9, 3),
    late: article(10),
    bothAbsent: article(11),
    envelopeMissing: article(12, 1),
    positionLost: article(12, 2),
  };
}

const letter = (index: number) => 'abcdefg'.charAt(index - 1);

/** Without a rule of their own for both being absent, the clock of whoever must reply runs as when he alone is. */
function untilBothAbsent(prefix: string): AdjournmentRules {
  const rules = numbered(prefix, letter);
  return {
    ...rules,
    endStandsFor: 'sealer',
    bothAbsent: rules.replierAbsent,
    envelopeMissing: `${prefix}11a`,
    positionLost: `${prefix}11b`,
  };
}

const FIDE_2018: AdjournmentRules = { ...numbered('I.', (index) => `.${index}`), endStandsFor: 'either' };

export const ADJOURNMENT_RULES: Readonly<Record<EditionName, AdjournmentRules>> = {
  'FIDE 2005': untilBothAbsent('A'),
  'FIDE 2009': untilBothAbsent('Guidelines '),
  'FIDE 2014': { ...numbered('I.', letter), endStandsFor: 'either' },
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2018,
  // Where US Chess is not known to differ it is read as the present FIDE Laws.
  'US Chess': FIDE_2018,
};
