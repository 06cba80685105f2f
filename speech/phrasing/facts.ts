/**
 * What happened by an act in words: facts become utterances. It is decided here what is said together, in which order, how urgent
 * it is and who hears it. Loaded with the Laws, for nothing else brings facts.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import type { Fact } from '../../src/laws/facts.js';
import { ROLES, type Audience, type Role } from '../../src/laws/roles.js';
import { utterance, type Segment, type Utterance } from '../utterance.js';
import { isTableHappening } from '../phrase/table.js';
import { callOf, headingOf, saysSign, type WholeOptions } from './call.js';
import { boundWords, endedByClaim, happeningWords, inOrder, intendedIn, isClaim } from './happenings.js';
import { follow, perhaps, segmentsOf, stopped } from './segments.js';
import { announcedWords, executedWords, madeWords, repeatedWords } from './table.js';

/**
 * What happened by one act, as one utterance, or `undefined` where nothing is to be heard. `facts` are those this role may
 * hear (`factsFor`). `taken` are the lines of the scoresheet that a restoring act has taken back, so that they can be named.
 * `ear` is the role that listens: what its own hand did it need not be told.
 */
export function phraseFacts(
  facts: readonly Fact[],
  options: WholeOptions,
  taken: readonly ScoresheetEntry[] = [],
  ear: Role = 'onlooker',
): Utterance | undefined {
  const told = inOrder(facts).filter((fact) => phraseFact(fact, facts, options, taken, ear).length > 0);
  const saidWith = (detail: WholeOptions['detail']): readonly Segment[] =>
    told.reduce<readonly Segment[]>(
      (said, fact) => follow(said, phraseFact(fact, facts, { ...options, detail }, taken, ear)),
      [],
    );
  if (told.length === 0) return undefined;
  const audience: Audience = ROLES.filter((role) => facts.every((fact) => fact.audience.includes(role)));
  const isCalled = facts.some((fact) => fact.type === 'announced');
  const moved = isCalled ? undefined : facts.find((fact) => fact.type === 'moved');
  // A fallen flag, what was found wrong and time that nobody watched must be heard at once.
  const urgent = facts.some(({ type }) => type === 'flag fell' || type === 'fault found' || type === 'unwatched');
  return {
    ...utterance(saidWith(options.detail), urgent ? 'alarm' : 'move', 'game', audience),
    // Where the mover is said, it is not written a second time.
    ...(moved &&
      !options.detail.mover && {
        mover: options.words.players[moved.by],
        again: saidWith({ ...options.detail, mover: true }),
      }),
    ...(told.every(({ type }) => type === 'pressed' || type === 'clock started') && { isTrifle: true }),
  };
}

/** What was captured, check and mate are part of the call; their own facts add which pieces give check, where that is wanted. */
function phraseFact(
  fact: Fact,
  facts: readonly Fact[],
  options: WholeOptions,
  taken: readonly ScoresheetEntry[],
  ear: Role,
): readonly Segment[] {
  const { words } = options;
  switch (fact.type) {
    case 'moved':
      return (
        madeWords(fact, facts, options) ?? [
          ...headingOf(fact, options),
          callOf(
            {
              moved: fact,
              captured: facts.find((other) => other.type === 'captured'),
              checked: facts.find((other) => other.type === 'checked'),
              ending: facts.find((other) => other.type === 'ended')?.ending,
            },
            options,
          ),
        ]
      );
    case 'captured':
      return [];
    case 'checked':
      // After mate it is told how the game ended.
      if (options.detail.captures !== 'full' || fact.by.length === 0 || facts.some(({ type }) => type === 'ended'))
        return [];
      return segmentsOf(words.happenings.checkFrom(fact.by, hasCalledCheck(facts)), options);
    case 'draw offered':
      return segmentsOf(
        facts.some(isClaim) ? words.happenings.claimIsOffer() : words.happenings.drawOffered(fact.by),
        options,
      );
    case 'draw rejected':
      return segmentsOf(words.happenings.drawRejected(fact.by, fact.how), options);
    case 'restored': {
      const [first] = taken;
      if (!first) return segmentsOf(words.moves.restored(fact), options);
      const known = { first: stopped(callOf(first, options)), by: first.moved.by, count: taken.length };
      return segmentsOf(words.moves.restored(fact, known), options);
    }
    case 'claim rejected':
      return segmentsOf(words.happenings.claimRejected(fact, intendedIn(facts) !== undefined), options);
    case 'bound':
      return perhaps(boundWords(fact, facts, words), options);
    case 'mate undecided':
      return segmentsOf(words.mateUndecided(fact.side), options);
    case 'ended':
      return endedByClaim(facts)
        ? segmentsOf(words.happenings.claimRight(), options)
        : segmentsOf(words.ending(fact.ending, hasCalledMate(facts, options)), options);
    case 'announced':
      return announcedWords(fact, options);
    case 'repeated':
      return repeatedWords(fact, options);
    case 'executed':
      return executedWords(fact, options);
    default:
      if (isTableHappening(fact)) return perhaps(words.table.happening(fact), options);
      return perhaps(happeningWords(fact, facts, words, ear), options);
  }
}

/** Whether the check is in the call: a pawn made a queen by a ruling (Art. 7.5.2) is not called. */
function hasCalledCheck(facts: readonly Fact[]): boolean {
  return facts.some(({ type }) => type === 'moved');
}

/** Whether the mate is in the call, in a word: what was announced before is not called again. */
function hasCalledMate(facts: readonly Fact[], options: WholeOptions): boolean {
  return saysSign(options) && facts.some((fact) => fact.type === 'moved' && !madeWords(fact, facts, options));
}
