/**
 * What happened by an act in words: facts become utterances. It is decided here what is said together, in which order, how urgent
 * it is and who hears it. What somebody feels in his own hand, and what is told by another fact of the same act, is not said as well.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import type { Fact, Restored } from '../../src/laws/facts.js';
import { ROLES, sideOf, type Audience, type Role } from '../../src/laws/roles.js';
import { utterance, type Said, type Segment, type Utterance } from '../utterance.js';
import { callOf, headingOf, saysSign } from './call.js';
import { claimRejected, boundSaid, happeningSaid, type Happening } from './happenings.js';
import { endingArticle, endingSaid } from './endings.js';
import type { NamedMove } from './named-move.js';
import type { PhraseOptions } from './options.js';
import { follow, perhaps, segmentsOf, stopped } from './segments.js';
import { announcedWords, executedWords, isTableHappening, madeWords, repeatedWords, tableHappening } from './table.js';
import { yesOrNo } from './own-message.js';

/**
 * What happened by one act, as one utterance, or `undefined` where nothing is to be heard. `facts` are those this role may
 * hear (`factsFor`). `taken` are the lines of the scoresheet that a restoring act has taken back, so that they can be named.
 * `ear` is the role that listens: what its own hand did it need not be told.
 */
export function phraseFacts(
  facts: readonly Fact[],
  options: PhraseOptions,
  taken: readonly ScoresheetEntry[] = [],
  ear: Role = 'onlooker',
): Utterance | undefined {
  const told = inOrder(facts).filter((fact) => phraseFact(fact, facts, options, taken, ear).length > 0);
  const saidWith = (detail: PhraseOptions['detail']): readonly Segment[] =>
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
  options: PhraseOptions,
  taken: readonly ScoresheetEntry[],
  ear: Role,
): readonly Segment[] {
  const { messages } = options.words;
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
      return segmentsOf(messages.say('fact-checked', { by: fact.by, called: yesOrNo(hasCalledCheck(facts)) }), options);
    case 'draw offered':
      // A claim that was wrong stands as an offer of a draw (Art. 9.1.2.3).
      return segmentsOf(
        facts.some(isClaim) ? messages.say('claim-is-offer') : messages.say('fact-draw-offered', { by: fact.by }),
        options,
      );
    case 'draw rejected':
      return segmentsOf(
        fact.how === 'in words'
          ? messages.say('fact-draw-rejected', { by: fact.by })
          : messages.say('fact-draw-rejected-by-move'),
        options,
      );
    case 'restored':
      return segmentsOf(restored(fact, taken, options), options);
    case 'claim rejected':
      return segmentsOf(claimRejected(fact, intendedIn(facts) !== undefined, messages), options);
    case 'bound':
      return perhaps(boundSaid(fact, moveLeft(facts), messages), options);
    case 'mate undecided':
      return segmentsOf(messages.say('ending-mate-undecided', { side: fact.side }), options);
    case 'ended':
      if (endedByClaim(facts)) return segmentsOf(messages.say('claim-right'), options);
      return [
        ...segmentsOf(endingSaid(fact.ending, messages, hasCalledMate(facts, options)), options),
        ...(options.articlesFollow ? [] : perhaps(endingArticle(fact.ending, messages), options)),
      ];
    case 'announced':
      return announcedWords(fact, options);
    case 'repeated':
      return repeatedWords(fact, options);
    case 'executed':
      return executedWords(fact, options);
    default:
      if (isTableHappening(fact)) return perhaps(tableHappening(fact, messages), options);
      return perhaps(heard(fact, facts, options, ear), options);
  }
}

/** Whether the check is in the call: a pawn made a queen by a ruling (Art. 7.5.2) is not called. */
function hasCalledCheck(facts: readonly Fact[]): boolean {
  return facts.some(({ type }) => type === 'moved');
}

/** Whether the mate is in the call, in a word: what was announced before is not called again. */
function hasCalledMate(facts: readonly Fact[], options: PhraseOptions): boolean {
  return saysSign(options) && facts.some((fact) => fact.type === 'moved' && !madeWords(fact, facts, options));
}

/**
 * The game goes on from an earlier position. Where it is known which moves were taken back, the first of them is called and it is said how many
 * they are.
 */
function restored({ ply, cause }: Restored, taken: readonly ScoresheetEntry[], options: PhraseOptions): Said {
  const { say, said } = options.words.messages;
  const [first] = taken;
  if (!first) return say(ply === 0 ? 'fact-restored-start' : 'fact-restored-position', { cause });
  const call = stopped(callOf(first, options));
  return said('fact-restored-move', { cause, first: call, by: first.moved.by, count: taken.length });
}

/** The facts in the order they are said: clocks that a claim has stopped come last, for the claim is ruled on first. */
function inOrder(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some(isClaim)) return facts;
  const stopped = (fact: Fact): boolean => fact.type === 'clocks stopped';
  return [...facts.filter((fact) => !stopped(fact)), ...facts.filter(stopped)];
}

/** One happening in words; `undefined` where nothing is said. `ear` is who listens. */
function heard(fact: Happening, facts: readonly Fact[], options: PhraseOptions, ear: Role): string | undefined {
  const { messages } = options.words;
  const own = (by: string): boolean => sideOf(ear) === by;
  switch (fact.type) {
    case 'pressed':
      // One's own is told by a sound, which whoever has switched it off does not hear.
      return own(fact.by) && options.tellsOwnPress !== true ? undefined : happeningSaid(fact, messages);
    case 'touched':
      return own(fact.by) && fact.how === 'to move' ? undefined : happeningSaid(fact, messages);
    case 'written':
      // An arbiter sees the sheets; to be told at each move of both would drown the game.
      return ear === 'arbiter' ? undefined : happeningSaid(fact, messages);
    case 'flag fell':
      return endedBy(facts, 'both flags') || endsDrawn(facts) ? undefined : happeningSaid(fact, messages);
    case 'clocks stopped':
      if (has(facts, 'ended') || has(facts, 'clock started')) return undefined;
      return facts.some(isClaim) ? messages.say('clock-stopped') : happeningSaid(fact, messages);
    case 'time charged': {
      // A flag that is called at once is told by its own fact.
      if (has(facts, 'flag fell')) return happeningSaid({ ...fact, flag: false }, messages);
      const charged = happeningSaid(fact, messages);
      return fact.stopped ? `${charged} ${messages.say('clock-stopped')}` : charged;
    }
    case 'clock started':
      return has(facts, 'clocks stopped') || has(facts, 'resumed') ? undefined : happeningSaid(fact, messages);
    default:
      return happeningSaid(fact, messages);
  }
}

/** The one move that must be played after a wrong claim: the written one, where it can be played. */
function moveLeft(facts: readonly Fact[]): NamedMove | undefined {
  const rejected = facts.some((fact) => fact.type === 'claim rejected' && fact.why === 'not so often');
  return rejected ? intendedIn(facts) : undefined;
}

/** The move of a claim among these facts. */
function intendedIn(facts: readonly Fact[]): NamedMove | undefined {
  return facts.find((fact) => fact.type === 'draw claimed')?.intended;
}

/** Whether the game was drawn by a claim that is told before. */
function endedByClaim(facts: readonly Fact[]): boolean {
  return has(facts, 'draw claimed') && (endedBy(facts, 'threefold repetition') || endedBy(facts, 'fifty moves'));
}

/** Whether a draw was claimed or asked for: an offer among the same facts is that claim. */
function isClaim(fact: Fact): boolean {
  return fact.type === 'draw claimed' || fact.type === 'quickplay claimed';
}

/** Whether the end names the player whose flag it was: the game is drawn, for the opponent cannot mate. */
function endsDrawn(facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.type === 'ended' && fact.ending.cannotMate !== undefined);
}

function endedBy(facts: readonly Fact[], reason: string): boolean {
  return facts.some((fact) => fact.type === 'ended' && fact.ending.reason === reason);
}

function has(facts: readonly Fact[], type: Fact['type']): boolean {
  return facts.some((fact) => fact.type === type);
}
