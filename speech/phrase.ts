/**
 * From what happened to what is said: facts, refusals, answers and remarks become utterances. Pure. The sentences belong to
 * the languages in `words/`; here it is decided what is said together, in which order, how urgent it is and who hears it.
 */
import type { Fact } from '../src/laws/facts.js';
import type { ScoresheetEntry } from '../src/laws/game.js';
import type { Refusal } from '../src/laws/refusals.js';
import { EVERYONE, ROLES, type Audience } from '../src/laws/roles.js';
import type { Piece, Square } from '../src/laws/squares.js';
import type { HandNews } from '../src/questions/hand.js';
import type { Answer } from '../src/questions/question.js';
import type { Notice, Viewing } from './notice.js';
import { callOf, type CalledMove, type PhraseOptions } from './phrasing/call.js';
import { utterance, type Priority, type Segment, type Utterance } from './utterance.js';
import { fideSquare } from './words/fide.js';
import type { NamedMove, Said, Words } from './words/words.js';

export { callOf, sampleCall, type CalledMove, type PhraseOptions } from './phrasing/call.js';
export type { NamedMove } from './words/words.js';

/** The name of a cell of the board: "e4, white pawn", "e4, empty". */
export function cellName(words: Words, square: Square, piece: Piece | undefined): string {
  return words.cell(square, piece);
}

/**
 * What happened by one act, as one utterance, or `undefined` where nothing is to be heard. `facts` are those this role may
 * hear (`factsFor`). `taken` are the lines of the scoresheet that a restoring act has taken back, so that they can be named.
 */
export function phraseFacts(
  facts: readonly Fact[],
  options: PhraseOptions,
  taken: readonly ScoresheetEntry[] = [],
): Utterance | undefined {
  const segments = facts.reduce<readonly Segment[]>(
    (said, fact) => follow(said, phraseFact(fact, facts, options, taken)),
    [],
  );
  if (segments.length === 0) return undefined;
  const audience: Audience = ROLES.filter((role) => facts.every((fact) => fact.audience.includes(role)));
  const moved = facts.find((fact) => fact.type === 'moved');
  return {
    ...utterance(segments, 'move', 'game', audience),
    ...(moved && { mover: options.words.players[moved.by] }),
  };
}

/** Why something is not done. */
export function phraseRefusal(refusal: Refusal, { words }: PhraseOptions): Utterance {
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
      return segmentsOf(words.drawOffered(fact.by), words);
    case 'draw rejected':
      return segmentsOf(words.drawRejected(fact.by, fact.how), words);
    case 'restored': {
      const [first] = taken;
      if (!first) return segmentsOf(words.moves.restored(fact), words);
      const known = { first: stopped(callOf(first, options)), by: first.moved.by, count: taken.length };
      return segmentsOf(words.moves.restored(fact, known), words);
    }
    case 'ended':
      return segmentsOf(words.ending(fact.ending), words);
  }
}

function answerSegments(answer: Answer, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  switch (answer.about) {
    case 'square': {
      const { square, piece, shade, more } = answer;
      const said = more ? words.cellMore(square, piece, shade, fideSquare(square)) : words.cell(square, piece);
      return segmentsOf(said, words);
    }
    case 'last move':
      return answer.last ? lastMove(answer.last, options) : segmentsOf(words.moves.noneYet(), words);
    case 'last capture':
      return segmentsOf(words.moves.lastCapture(answer.captured), words);
    case 'position':
      return segmentsOf(words.position(answer.ranks), words);
    case 'piece lists':
      return segmentsOf(
        answer.lists.map((list) => words.pieceList(list)),
        words,
      );
    case 'moves of piece':
      return segmentsOf(words.movesOfPiece(answer), words);
    case 'withheld':
      return segmentsOf(words.withheld(), words);
  }
}

function lastMove(last: CalledMove, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  const call = segmentsOf(words.moves.last(last.moved.by, callOf(last, options)), words);
  return last.ending ? follow(call, segmentsOf(words.ending(last.ending), words)) : call;
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

/** One saying after another: a call ends with a full stop where something follows it. */
function follow(said: readonly Segment[], more: readonly Segment[]): readonly Segment[] {
  const last = said.at(-1);
  return last && more.length > 0 ? [...said.slice(0, -1), stopped(last), ...more] : [...said, ...more];
}

function stopped(segment: Segment): Segment {
  return /[.?!]$/.test(segment.text) ? segment : { ...segment, text: `${segment.text}.` };
}

function segmentsOf(said: Said, words: Words): readonly Segment[] {
  const parts = typeof said === 'string' ? [said] : said;
  return parts.map((part) => (typeof part === 'string' ? { text: part, lang: words.lang } : part));
}

function page(segments: readonly Segment[], priority: Priority): Utterance {
  return utterance(segments, priority, 'page', EVERYONE);
}
