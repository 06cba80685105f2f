/**
 * From what happened to what is said: refusals and remarks become utterances, facts in `phrasing/facts.ts` and answers in
 * `phrasing/answers.ts`. Pure.
 * The sentences belong to the languages in `words/`; here it is decided what is said together, how urgent it is and who hears it.
 */
import type { ScoresheetEntry } from '../src/laws/acts/scoresheet.js';
import type { HandNews } from '../src/questions/hand.js';
import type { Notice, Viewing } from './notice.js';
import type { NamedMove } from './phrase/named-move.js';
import type { AnyRefusal } from './phrase/refusals.js';
import { callOf, type PhraseOptions, type WholeOptions } from './phrasing/call.js';
import { page, segmentsOf } from './phrasing/segments.js';
import type { Priority, Said, Segment, Utterance } from './utterance.js';
import type { WholeWords, Words } from './phrase/words.js';

export { cellBraille, cellName, squareSample } from './phrasing/cell.js';
export { callOf, sampleCall, type CalledMove, type PhraseOptions, type WholeOptions } from './phrasing/call.js';
export type { NamedMove };

/** Why something is not done. */
export function phraseRefusal(refusal: AnyRefusal, options: WholeOptions): Utterance {
  const priority = refusal.reason === 'not kept' ? 'alarm' : 'answer';
  return { ...page(segmentsOf(options.words.refusal(refusal), options), priority), kind: 'refusal' };
}

/**
 * What is asked when a typed text is not surely one move (`hear`, type 'ask'). `refusal` says why it is asked, `moves` are those
 * that may be meant: several moves, and a promotion of which the piece was not said, are questions by themselves, any other reason is
 * told before the question. `entries` are the same moves, where they can be chosen by their number: several are then told with it, as
 * they would be called, as on their buttons. Pieces of a kind that can go to one square are told apart by where they stand.
 */
export function phraseDoubt(
  refusal: AnyRefusal,
  moves: readonly NamedMove[],
  options: WholeOptions,
  entries: readonly ScoresheetEntry[] = [],
): Utterance {
  const { words } = options;
  const isQuestion = refusal.reason === 'several moves' || refusal.reason === 'promotion missing';
  const reason = segmentsOf(words.refusal(refusal), options);
  if (entries.length > 1 && !areAlike(moves)) {
    const numbered = numberedCalls(entries, options);
    return page(isQuestion ? numbered : [...reason, ...numbered], 'answer');
  }
  return page(isQuestion ? reason : [...reason, ...segmentsOf(words.doYouMean(moves), options)], 'answer');
}

/** Whether one word tells them apart: from where the piece comes, or what the pawn becomes. */
function areAlike([first, ...others]: readonly NamedMove[]): boolean {
  return others.every(({ piece, to, castling }) => piece === first?.piece && to === first.to && !castling);
}

/** "Which move? 1: knight c3 to b1; 2: knight c3 takes d5." */
function numberedCalls(entries: readonly ScoresheetEntry[], options: WholeOptions): readonly Segment[] {
  const calls = entries.flatMap((entry, index): Said => {
    const call = callOf(entry, options);
    const sign = index === entries.length - 1 ? '.' : ';';
    return [
      `${index === 0 ? `${options.words.whichMove()} ` : ''}${index + 1}:`,
      { ...call, text: `${call.text}${sign}` },
    ];
  });
  return segmentsOf(calls, options);
}

/** What happened to the hand on the board. */
export function phraseHand(news: HandNews, options: PhraseOptions): Utterance {
  return page(segmentsOf(options.words.hand(news), options), 'answer');
}

/** A remark of the program. The conditions of a game that begins are told where the words for them are there. */
export function phraseNotice(
  notice: Notice,
  options: PhraseOptions & { readonly words: Words & Partial<Pick<WholeWords, 'conditions'>> },
): Utterance {
  const { words } = options;
  if (notice.about === 'viewing') return page(viewingSegments(notice.viewing, options), 'answer');
  const unusual = (notice.about === 'game begun' && notice.unusual && words.conditions?.(notice.unusual)) || [];
  const howToMove = notice.about === 'game begun' && notice.howToMove;
  const introduction = howToMove ? words.howToMove(howToMove === 'by letters too') : [];
  return page(
    [
      ...segmentsOf(words.notice(notice), options),
      ...segmentsOf(unusual, options),
      ...segmentsOf(introduction, options),
    ],
    PRIORITIES[notice.about],
  );
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
  'taken here': 'alarm',
  'judged otherwise': 'alarm',
  'journal damaged': 'alarm',
  'game not loaded': 'alarm',
  'no game': 'answer',
  'computer thinking': 'remark',
  deciding: 'remark',
  'computer stopped': 'remark',
  'computer failed': 'alarm',
  'offline failed': 'alarm',
  'update waiting': 'remark',
  'no voices': 'alarm',
  'voice not allowed': 'alarm',
  'voice fell silent': 'alarm',
  sound: 'answer',
  'full screen': 'answer',
  keys: 'answer',
  'board turned': 'answer',
  viewing: 'answer',
  'nothing to repeat': 'answer',
  storage: 'alarm',
  games: 'answer',
  'games saved': 'answer',
  'backup saved': 'answer',
  'backup read': 'answer',
  'backup refused': 'answer',
  lasting: 'answer',
  copied: 'answer',
  'not copied': 'answer',
  'line cleared': 'answer',
  'language not loaded': 'alarm',
  settings: 'answer',
};

function viewingSegments(viewing: Viewing, options: PhraseOptions): readonly Segment[] {
  const { words } = options;
  switch (viewing.at) {
    case 'start':
      return segmentsOf(words.moves.viewingStart(), options);
    case 'present':
      return segmentsOf(words.moves.viewingPresent(), options);
    case 'move': {
      const { number, entry, way } = viewing;
      const call = callOf(entry, options);
      return segmentsOf(words.moves.viewing({ number, by: entry.moved.by, way, call }), options);
    }
  }
}
