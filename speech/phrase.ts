/**
 * From what happened to what is said: facts, refusals, answers and remarks become utterances. Pure. The sentences belong to
 * the languages in `words/`; here it is decided what is said together, in which order, how urgent it is and who hears it.
 */
import type { Fact } from '../src/laws/facts.js';
import type { ScoresheetEntry } from '../src/laws/game.js';
import type { Refusal } from '../src/laws/refusals.js';
import { EVERYONE, ROLES, type Audience, type Role } from '../src/laws/roles.js';
import type { Piece, Square } from '../src/laws/squares.js';
import type { HandNews } from '../src/questions/hand.js';
import type { Answer } from '../src/questions/question.js';
import type { CommandRefusal } from './hearing/command.js';
import type { Notice, Viewing } from './notice.js';
import { boundWords, endedByClaim, happeningWords, inOrder, intendedIn, isClaim } from './phrasing/happenings.js';
import { answerSegments } from './phrasing/answers.js';
import { callOf, type PhraseOptions } from './phrasing/call.js';
import { follow, perhaps, segmentsOf, stopped } from './phrasing/segments.js';
import { utterance, type Priority, type Segment, type Utterance } from './utterance.js';
import type { Weighed } from './words/happenings.js';
import type { NamedMove, Words } from './words/words.js';

export { callOf, sampleCall, type CalledMove, type PhraseOptions } from './phrasing/call.js';
export type { NamedMove } from './words/words.js';

/** The name of a cell of the board: "e4, white pawn", "e4, empty". */
export function cellName(words: Words, square: Square, piece: Piece | undefined): string {
  return words.cell(square, piece);
}

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
  const segments = inOrder(facts).reduce<readonly Segment[]>(
    (said, fact) => follow(said, phraseFact(fact, facts, options, taken, ear)),
    [],
  );
  if (segments.length === 0) return undefined;
  const audience: Audience = ROLES.filter((role) => facts.every((fact) => fact.audience.includes(role)));
  const moved = facts.find((fact) => fact.type === 'moved');
  // A fallen flag and what was found wrong must be heard at once.
  const urgent = facts.some((fact) => fact.type === 'flag fell' || fact.type === 'fault found');
  return {
    ...utterance(segments, urgent ? 'alarm' : 'move', 'game', audience),
    ...(moved && { mover: options.words.players[moved.by] }),
  };
}

/** Why something is not done. */
export function phraseRefusal(refusal: Refusal | CommandRefusal, { words }: PhraseOptions): Utterance {
  const priority = refusal.reason === 'not kept' ? 'alarm' : 'answer';
  return page(segmentsOf(words.refusal(refusal), words), priority);
}

/**
 * What is asked when a typed text is not surely one move (`hear`, type 'ask'). `refusal` says why it is asked, `moves` are those
 * that may be meant: several moves are a question by themselves, any other reason is told before the question.
 */
export function phraseDoubt(refusal: Refusal, moves: readonly NamedMove[], options: PhraseOptions): Utterance {
  const { words } = options;
  const reason = segmentsOf(words.refusal(refusal), words);
  const question = refusal.reason === 'several moves' ? [] : segmentsOf(words.doYouMean(moves), words);
  return page([...reason, ...question], 'answer');
}

/** A starting position of Chess960 with its number, read out rank by rank. */
export function phraseChess960(
  number: number,
  layout: Parameters<Words['chess960']>[1],
  { words }: PhraseOptions,
): Utterance {
  return page(segmentsOf(words.chess960(number, layout), words), 'answer');
}

/** The question whether an act shall be done that ends something or may cost something. */
export function phraseWeighed(weighed: Weighed, { words }: PhraseOptions): Utterance {
  return page(segmentsOf(words.happenings.surely(weighed), words), 'answer');
}

/** The answer to a question. */
export function phraseAnswer(answer: Answer, options: PhraseOptions): Utterance {
  return page(answerSegments(answer, options), 'answer');
}

/** What happened to the hand on the board. */
export function phraseHand(news: HandNews, { words }: PhraseOptions): Utterance {
  return page(segmentsOf(words.hand(news), words), 'answer');
}

/** A remark of the program. */
export function phraseNotice(notice: Notice, options: PhraseOptions): Utterance {
  const { words } = options;
  return notice.about === 'viewing'
    ? page(viewingSegments(notice.viewing, options), 'answer')
    : page(segmentsOf(words.notice(notice), words), PRIORITIES[notice.about]);
}

/** Failures must be heard, answers to a key at once; the rest can wait. */
const PRIORITIES: Readonly<Record<Notice['about'], Priority>> = {
  'game begun': 'remark',
  'position opened': 'remark',
  'position refused': 'alarm',
  'game brought back': 'remark',
  joined: 'remark',
  'holder here': 'remark',
  'other window holds': 'remark',
  'other window silent': 'alarm',
  'judged otherwise': 'alarm',
  'journal damaged': 'alarm',
  'no game': 'answer',
  'computer thinking': 'remark',
  'computer stopped': 'remark',
  'computer failed': 'alarm',
  'offline ready': 'remark',
  'offline failed': 'alarm',
  'update waiting': 'remark',
  'no voices': 'alarm',
  'voice not allowed': 'alarm',
  'voice fell silent': 'alarm',
  sound: 'answer',
  'full screen': 'answer',
  'board turned': 'answer',
  viewing: 'answer',
  'looking back': 'answer',
  'nothing to repeat': 'answer',
  storage: 'alarm',
  copied: 'answer',
  'not copied': 'answer',
};

/** What was captured, check and mate are part of the call, so their own facts add nothing. */
function phraseFact(
  fact: Fact,
  facts: readonly Fact[],
  options: PhraseOptions,
  taken: readonly ScoresheetEntry[],
  ear: Role,
): readonly Segment[] {
  const { words } = options;
  switch (fact.type) {
    case 'moved':
      return [
        callOf(
          {
            moved: fact,
            captured: facts.find((other) => other.type === 'captured'),
            checked: facts.find((other) => other.type === 'checked'),
            ending: facts.find((other) => other.type === 'ended')?.ending,
          },
          options,
        ),
      ];
    case 'captured':
    case 'checked':
      return [];
    case 'draw offered':
      return segmentsOf(facts.some(isClaim) ? words.happenings.claimIsOffer() : words.drawOffered(fact.by), words);
    case 'draw rejected':
      return segmentsOf(words.drawRejected(fact.by, fact.how), words);
    case 'restored': {
      const [first] = taken;
      if (!first) return segmentsOf(words.moves.restored(fact), words);
      const known = { first: stopped(callOf(first, options)), by: first.moved.by, count: taken.length };
      return segmentsOf(words.moves.restored(fact, known), words);
    }
    case 'claim rejected':
      return segmentsOf(words.happenings.claimRejected(fact, intendedIn(facts) !== undefined), words);
    case 'bound':
      return perhaps(boundWords(fact, facts, words), words);
    case 'ended':
      return segmentsOf(endedByClaim(facts) ? words.happenings.claimRight() : words.ending(fact.ending), words);
    default:
      return perhaps(happeningWords(fact, facts, words, ear), words);
  }
}

function viewingSegments(viewing: Viewing, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  switch (viewing.at) {
    case 'start':
      return segmentsOf(words.moves.viewingStart(), words);
    case 'present':
      return segmentsOf(words.moves.viewingPresent(), words);
    case 'move': {
      const { number, entry, way } = viewing;
      const call = callOf(entry, options);
      return segmentsOf(words.moves.viewing({ number, by: entry.moved.by, way, call }), words);
    }
  }
}

function page(segments: readonly Segment[], priority: Priority): Utterance {
  return utterance(segments, priority, 'page', EVERYONE);
}
