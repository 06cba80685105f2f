/**
 * Adjourned games (Guidelines I; App. A in 2005): sealing a move, the envelope, the resumption and what can go wrong with it.
 * Times are milliseconds.
 */
import type { Position } from './board.js';
import { ADJOURNMENT_RULES, type EnvelopeField } from './editions/adjournment-rules.js';
import { EDITIONS, type EditionName } from './editions.js';
import { endingOf } from './ending.js';
import { wonBy, type Ending } from './result.js';
import { COLORS, opposite, sameMove, type ByColor, type Color, type Move } from './squares.js';
import { canMate } from './unwinnable.js';

export type { EnvelopeField } from './editions/adjournment-rules.js';

/** A move as it was written down: every move that the writing may mean by its notation, legal or not. */
export interface WrittenMove {
  readonly readings: readonly Move[];
}

/**
 * A move as it was written down and then locked away, so that nobody who has the journal can read it. All but `lock` in base64. What is
 * locked, and how, is no matter of the Laws.
 */
export interface SealedWriting {
  readonly cipher: string;
  readonly salt: string;
  readonly iv: string;
  /** What it is opened with: a passphrase that its writer knows, or a file that is kept like the envelope itself. */
  readonly lock: 'passphrase' | 'envelope file';
}

export function isLockedAway(written: WrittenMove | SealedWriting): written is SealedWriting {
  return 'cipher' in written;
}

/** Where a player who was told to seal stands. Nothing done yet: `{}`. */
export interface Sealing {
  readonly written?: WrittenMove | SealedWriting;
  /** Made on the board after he was told to seal: then this is the move he must write. */
  readonly madeOnBoard?: Move;
  readonly closed?: boolean;
  readonly clockStopped?: boolean;
}

export type SealingAct =
  | { readonly type: 'write'; readonly move: WrittenMove | SealedWriting }
  | { readonly type: 'make on the board'; readonly move: Move }
  /** Both scoresheets are in the envelope, and it is sealed. */
  | { readonly type: 'close the envelope' }
  /** Without starting the opponent's clock. */
  | { readonly type: 'stop the clock' };

export type SealingResult =
  | { readonly done: true; readonly sealing: Sealing }
  | {
      readonly done: false;
      readonly why: 'sealed already' | 'nothing written' | 'not the move made' | 'envelope open';
      readonly article: string;
    };

/**
 * Guidelines I.1.1: write, close the envelope, and only then stop the clock. Until it is stopped the sealed move can be
 * changed, for which the envelope is opened again.
 */
export function seal(sealing: Sealing, act: SealingAct, edition: EditionName): SealingResult {
  const article = ADJOURNMENT_RULES[edition].sealing;
  if (sealing.clockStopped) return { done: false, why: 'sealed already', article };
  switch (act.type) {
    case 'write':
      if (!means(act.move, sealing.madeOnBoard)) return { done: false, why: 'not the move made', article };
      return { done: true, sealing: { ...sealing, written: act.move, closed: false } };
    case 'make on the board':
      return { done: true, sealing: { ...sealing, madeOnBoard: act.move, closed: false } };
    case 'close the envelope':
      if (!sealing.written) return { done: false, why: 'nothing written', article };
      if (!means(sealing.written, sealing.madeOnBoard)) return { done: false, why: 'not the move made', article };
      return { done: true, sealing: { ...sealing, closed: true } };
    case 'stop the clock':
      if (!sealing.closed) return { done: false, why: 'envelope open', article };
      return { done: true, sealing: { ...sealing, clockStopped: true } };
  }
}

/** What is locked away can be compared with what was made on the board only when it is opened (`ruleOnOpened`). */
function means(written: WrittenMove | SealedWriting, made: Move | undefined): boolean {
  return made === undefined || isLockedAway(written) || written.readings.some((reading) => sameMove(reading, made));
}

/** Guidelines I.1.2: what is left to a player who adjourns so long before the end of the session. */
export function leftToSealer(left: number, untilEndOfSession: number): number {
  return Math.max(0, left - untilEndOfSession);
}

/** What stands on the envelope (Guidelines I.2). The resumption is named in words: date, time and venue. */
export interface Envelope {
  readonly players: ByColor<string>;
  /** Immediately before the sealed move, as FEN. */
  readonly position: string;
  /** The time used by each player. */
  readonly times: ByColor<number>;
  readonly sealedBy: Color;
  readonly moveNumber: number;
  /** Whose offer of a draw is current; absent where none is. */
  readonly offer?: Color;
  readonly resumption: { readonly date: string; readonly time: string; readonly venue: string };
}

/** What the game itself says of the envelope; names and the resumption are the arbiter's to give. */
export function envelopeOf(
  position: Position,
  times: ByColor<number>,
  offer: Color | undefined,
  given: Pick<Envelope, 'players' | 'resumption'>,
): Envelope {
  const own = { position: position.fen(), times, sealedBy: position.turn, moveNumber: position.moveNumber };
  return { ...given, ...own, ...(offer && { offer }) };
}

/** Guidelines I.3: what the arbiter, who checks the envelope, finds wrong or missing on it, and where it is asked for. */
export function faultsOf(
  written: Envelope,
  actual: Envelope,
  edition: EditionName,
): readonly { readonly field: EnvelopeField; readonly article: string }[] {
  const { envelope } = ADJOURNMENT_RULES[edition];
  const wrong: Readonly<Record<EnvelopeField, boolean>> = {
    players: COLORS.some((color) => !written.players[color].trim() || written.players[color] !== actual.players[color]),
    position: written.position !== actual.position,
    times: written.times.white !== actual.times.white || written.times.black !== actual.times.black,
    'sealed by': written.sealedBy !== actual.sealedBy,
    'move number': written.moveNumber !== actual.moveNumber,
    offer: written.offer !== actual.offer,
    resumption: [written.resumption.date, written.resumption.time, written.resumption.venue].some(
      (text) => !text.trim(),
    ),
  };
  return FIELDS.filter((field) => wrong[field]).map((field) => ({ field, article: envelope[field] }));
}

const FIELDS = ['players', 'position', 'times', 'sealed by', 'move number', 'offer', 'resumption'] as const;

/** An offer of a draw in an adjourned game: carried over on the envelope, or made after sealing (Guidelines I.2.6, I.4). */
export function carriedOffer(by: Color, made: 'before adjourning' | 'after sealing', edition: EditionName) {
  const rules = ADJOURNMENT_RULES[edition];
  const early = made === 'before adjourning';
  return {
    /** It stands until he accepts or rejects it as in Art. 9.1; the pause rejects nothing. */
    answeredBy: opposite(by),
    onTheEnvelope: early,
    article: early ? rules.envelope.offer : rules.offerAfterSealing,
  } as const;
}

/** Guidelines I.6: a draw agreed or a resignation before the resumption ends the game; the envelope stays closed. */
export function concludedBefore(edition: EditionName): { readonly envelope: 'stays closed'; readonly article: string } {
  return { envelope: 'stays closed', article: ADJOURNMENT_RULES[edition].concludedBefore };
}

/** An end that a sealed move brought: by the position it makes, or by the way it was written (Guidelines I.8). */
export type SealedEnding = Omit<Ending, 'reason'> & { readonly reason: Ending['reason'] | 'sealed move' };

export type SealedRuling =
  | { readonly ruling: 'stands'; readonly move: Move; readonly ending?: SealedEnding }
  | {
      readonly ruling: 'lost';
      readonly why: 'ambiguous' | 'unreadable' | 'illegal';
      readonly ending: SealedEnding;
    };

/**
 * Guidelines I.8: the envelope is open. A move that may mean two legal moves, or nothing, or only an illegal one loses, except
 * in the cases of Art. 5, 6.9 and 9.6: so the game is drawn when the opponent could not mate. `positions` are those of the
 * game in order, the last one immediately before the sealed move.
 */
export function ruleOnSealedMove(
  positions: readonly Position[],
  written: WrittenMove,
  edition: EditionName,
): SealedRuling | undefined {
  const position = positions.at(-1);
  if (!position) return undefined;
  const legal = written.readings.filter((reading) => position.isLegal(reading));
  const [move, another] = legal;
  if (move && !another) {
    const ending = endingOf([...positions, position.play(move)], EDITIONS[edition]);
    return { ruling: 'stands', move, ...(ending && { ending }) };
  }
  const why = another ? 'ambiguous' : written.readings.length === 0 ? 'unreadable' : 'illegal';
  const article = ADJOURNMENT_RULES[edition].lost[why];
  const winner = opposite(position.turn);
  const ending: SealedEnding = canMate(position, winner)
    ? { result: wonBy(winner), reason: 'sealed move', article, winner }
    : { result: '1/2-1/2', reason: 'sealed move', article };
  return { ruling: 'lost', why, ending };
}

/**
 * What was locked away is opened. Guidelines I.1.1: a player who made his move on the board after he was told to seal must write that very
 * move. Guidelines I.8 is the whole list of what loses, and a legal move that is another than he made is not on it: neither may the one
 * stand, which he was not free to seal, nor the other, which nobody wrote. So the opening is refused, as the writing would have been, and
 * it is for the arbiter: to rule, or to go on as if there were no envelope, the sealer making on the board the move he made there
 * (I.12.1). What I.8 has lose loses whatever was made.
 */
export function ruleOnOpened(
  positions: readonly Position[],
  opened: WrittenMove,
  made: Move | undefined,
  edition: EditionName,
): SealedRuling | 'not the move made' | undefined {
  const ruling = ruleOnSealedMove(positions, opened, edition);
  if (ruling?.ruling === 'stands' && made !== undefined && !sameMove(ruling.move, made)) return 'not the move made';
  return ruling;
}
