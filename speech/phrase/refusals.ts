/**
 * Why something is not done: the message of each refusal, and what it is about. Most are given just what their refusal has.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import type { Duty } from '../../src/laws/acts/move.js';
import type { Refusal } from '../../src/laws/refusals.js';
import type { Ending } from '../../src/laws/result.js';
import { opposite } from '../../src/laws/squares.js';
import type { CommandRefusal } from '../hearing/commands/commands.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import { RESULT_NAMES } from './endings.js';
import { FIDE_LANG } from './fide.js';
import { saidMove, type NamedMove, type SaidMove } from './named-move.js';
import type { PhraseOptions } from './options.js';
import { dashed, sayOwn, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

export type AnyRefusal = Refusal | CommandRefusal;

/** Why something is not done. */
export function phraseRefusal(refusal: AnyRefusal, options: PhraseOptions): Utterance {
  const priority = refusal.reason === 'not kept' ? 'alarm' : 'answer';
  return { ...page(segmentsOf(refusalSaid(refusal, options.words.messages), options), priority), kind: 'refusal' };
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
  options: PhraseOptions,
  entries: readonly ScoresheetEntry[] = [],
): Utterance {
  const { messages } = options.words;
  const isQuestion = refusal.reason === 'several moves' || refusal.reason === 'promotion missing';
  const reason = segmentsOf(refusalSaid(refusal, messages), options);
  if (entries.length > 1 && !areAlike(moves)) {
    const numbered = numberedCalls(entries, options);
    return page(isQuestion ? numbered : [...reason, ...numbered], 'answer');
  }
  return page(isQuestion ? reason : [...reason, ...segmentsOf(doYouMean(moves, messages), options)], 'answer');
}

/** Whether one word tells them apart: from where the piece comes, or what the pawn becomes. */
function areAlike([first, ...others]: readonly NamedMove[]): boolean {
  return others.every(({ piece, to, castling }) => piece === first?.piece && to === first.to && !castling);
}

/** "Which move? 1: knight c3 to b1; 2: knight c3 takes d5." */
function numberedCalls(entries: readonly ScoresheetEntry[], options: PhraseOptions): readonly Segment[] {
  const calls = entries.flatMap((entry, index): Said => {
    const call = callOf(entry, options);
    const sign = index === entries.length - 1 ? '.' : ';';
    return [
      `${index === 0 ? `${options.words.messages.say('which-move')} ` : ''}${index + 1}:`,
      { ...call, text: `${call.text}${sign}` },
    ];
  });
  return segmentsOf(calls, options);
}

/** Whether one of these moves is meant, asked where the likeliest reading of a text is impossible. */
export function doYouMean(moves: readonly NamedMove[], { say }: Messages<'refusals'>): string {
  return say('do-you-mean', { moves: choices(moves) });
}

/** A move as FIDE has it called, for whoever could not be understood. */
const EXAMPLE = { text: 'Springer Felix drei.', lang: FIDE_LANG };

function refusalSaid(refusal: AnyRefusal, messages: Refused): Said {
  const { say, said } = messages;
  switch (refusal.reason) {
    case 'not your piece':
      return say('refusal-not-your-piece', { piece: refusal.piece, turn: opposite(refusal.piece.color) });
    case 'castling':
      // Art. 3.8.2.
      return sayOwn(messages, 'refusal-castling', 'why', { side: refusal.side, ...refusal.obstacle });
    case 'no piece reaches': {
      const { kind, to, capture } = refusal;
      return say('refusal-no-piece-reaches', { kind, to, capture: yesOrNo(capture) });
    }
    case 'no such piece':
      return noSuchPiece(refusal, messages);
    case 'nothing to take':
      return refusal.kind === undefined
        ? say('refusal-nothing-to-take')
        : say('refusal-nothing-to-take-with', { kind: refusal.kind });
    case 'several moves':
      return several(refusal.moves, messages);
    case 'unreadable': {
      const text = shortened(refusal.text);
      return 'nearest' in refusal
        ? say('refusal-unreadable-near', { text, nearest: refusal.nearest })
        : said('refusal-unreadable', { text, call: EXAMPLE });
    }
    case 'unknown question':
      return say('refusal-unknown-question', { text: shortened(refusal.text) });
    case 'not kept':
      return say(`refusal-not-kept-${dashed(refusal.cause)}`);
    case 'game over':
      return say('refusal-game-over', ended(refusal.ending));
    case 'not for this role':
      return say('refusal-not-for-this-role', { doneBy: refusal.doneBy ?? 'none' });
    case 'unreadable act':
      return say(`refusal-unreadable-act-${dashed(refusal.why)}`);
    case 'bound':
      return bound(refusal.duty, messages);
    case 'no quickplay':
      return say(`refusal-no-quickplay-${dashed(refusal.why)}`);
    case 'penalty not given':
      return say(`refusal-penalty-not-given-${dashed(refusal.why)}`);
    case 'sealing':
      return say(`refusal-sealing-${dashed(refusal.why)}`);
    case 'no piece to touch':
      return say('refusal-empty-square', { square: refusal.square });
    case 'not the move announced':
      return say('refusal-not-the-move-announced', { called: saidMove(refusal.called) });
    default:
      return sayOwn(messages, 'refusal', 'reason', refusal);
  }
}

type Refused = Messages<'refusals'>;
type Of<Reason extends AnyRefusal['reason']> = Extract<AnyRefusal, { readonly reason: Reason }>;

/** Art. 4.3 to 4.5. */
function bound(duty: Duty, messages: Refused): string {
  return duty.type === 'capture' && duty.by
    ? messages.say('refusal-bound-capture-with', { piece: duty.piece, with: duty.by })
    : sayOwn(messages, 'refusal-bound', 'type', duty);
}

function noSuchPiece({ color, kind, file, rank }: Of<'no such piece'>, { say }: Refused): string {
  if (file && rank) return say('refusal-no-such-piece-on-square', { color, kind, square: `${file}${rank}` });
  if (file) return say('refusal-no-such-piece-on-file', { color, kind, file });
  return rank
    ? say('refusal-no-such-piece-on-rank', { color, kind, rank })
    : say('refusal-no-such-piece', { color, kind });
}

/** One question that tells the moves apart: by the squares they come from, by the promotion piece, or in full. */
function several(moves: readonly NamedMove[], { say }: Refused): string {
  const [first, second] = moves;
  if (!first || !second) return say('do-you-mean', { moves: choices(moves) });
  const { piece: kind, to } = first;
  const alike = moves.every((move) => move.piece === kind && move.to === to && !move.castling);
  if (!alike) return say('refusal-several-moves', { moves: choices(moves) });
  const froms = [...new Set(moves.map(({ from }) => from))];
  return froms.length === 1
    ? say('refusal-several-promotions', { kinds: moves.flatMap(({ promotion }) => promotion ?? []) })
    : say('refusal-several-from', { count: froms.length, kind, to, froms });
}

/** Each once: castling is named by its side alone. */
function choices(moves: readonly NamedMove[]): readonly SaidMove[] {
  const byName = new Map(
    moves.map((move) => {
      const { piece, from, to, castling, promotion } = move;
      return [castling ?? [piece, from, to, promotion].join(' '), saidMove(move)];
    }),
  );
  return [...byName.values()];
}

function ended({ result, reason }: Ending): MessageGroups['refusals']['refusal-game-over'] {
  return { result: RESULT_NAMES[result], reason: dashed(reason) };
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

export function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
