/**
 * The scoresheet (Art. 8): what must be written before what, who need not write, and how it is made good.
 *
 * Plies are counted from 1. A player's own previous ply is two before the one he is about to make.
 */
import { SCORESHEET_ARTICLES } from './editions/scoresheet-articles.js';
import { EDITIONS, type EditionName, type Tempo } from './editions.js';
import type { Result } from './result.js';
import { COLORS, type ByColor, type Color } from './squares.js';
import type { Permission } from './touch.js';

/** What decides whether a player must record in this period (Art. 8.4, A.2). */
export interface RecordingClock {
  readonly tempo: Tempo;
  /** The least that has been left on the player's clock in this period, in milliseconds; absent when there is no clock. */
  readonly leastLeft?: number;
  /** What is added with each move, in milliseconds. */
  readonly increment: number;
}

/** Whether a player may stop recording for the rest of this period. */
export function mayStopRecording(clock: RecordingClock, edition: EditionName): Permission {
  const { recordingBelow, recordingIncrement } = EDITIONS[edition];
  if (clock.tempo !== 'standard') return { may: true, article: SCORESHEET_ARTICLES[edition].rapid };
  const short = clock.leastLeft !== undefined && clock.leastLeft < recordingBelow.value;
  return { may: short && clock.increment < recordingIncrement.value, article: recordingBelow.article };
}

/** A player's sheet against the game. */
export interface SheetState {
  /** How many plies have been made on the board. */
  readonly made: number;
  /** How many of them, from the first on, stand on the player's sheet. */
  readonly recorded: number;
  /** Whether he may stop recording now, see `mayStopRecording`. */
  readonly exempt: boolean;
  /** Whether a flag has fallen since he stopped: then he must write everything before he moves. */
  readonly flagHasFallen: boolean;
}

/**
 * Whether a player may make his next move with his sheet as it is. The opponent's last move may be answered before it is
 * written; his own previous move must stand there (Art. 8.1.3), and after a flag fall everything (Art. 8.5.2).
 */
export function mayMakeMove(
  sheet: SheetState,
  edition: EditionName,
): Permission & { /** The first ply to be written before. */ readonly missing?: number } {
  const articles = SCORESHEET_ARTICLES[edition];
  const stopped = sheet.flagHasFallen && sheet.recorded < sheet.made;
  if (stopped) return { may: false, article: articles.oneStopped, missing: sheet.recorded + 1 };
  const previous = sheet.made - 1;
  const article = articles.beforeMoving;
  if (sheet.exempt || sheet.recorded >= previous) return { may: true, article };
  return { may: false, article, missing: sheet.recorded + 1 };
}

/** Whether a ply may be written now: what is made always, the next one only to claim a draw with it or to seal it. */
export function mayWrite(
  ply: number,
  made: number,
  purpose: 'recording' | 'claiming' | 'sealing',
  edition: EditionName,
): Permission {
  const { ahead } = SCORESHEET_ARTICLES[edition];
  return { may: ply <= made || (ply === made + 1 && purpose !== 'recording'), article: ahead };
}

/** Which (=) are still to be written: both players mark every offer (Art. 8.1.5). Plies after which a draw was offered. */
export function missingOffers(
  offers: readonly number[],
  marks: ByColor<readonly number[]>,
  edition: EditionName,
): { readonly missing: ByColor<readonly number[]>; readonly article: string } {
  const missing = (color: Color): readonly number[] => offers.filter((ply) => !marks[color].includes(ply));
  return {
    missing: { white: missing('white'), black: missing('black') },
    article: SCORESHEET_ARTICLES[edition].offers,
  };
}

export type AfterFlag =
  | { readonly type: 'nothing' }
  /** He writes before he moves; he may use the opponent's sheet while he is on move, and gives it back before he moves. */
  | {
      readonly type: 'one updates';
      readonly by: Color;
      readonly mayBorrow: boolean;
      readonly article: string;
    }
  /** The arbiter stops the clocks; both write, from his record or the opponent's sheet. */
  | { readonly type: 'both update'; readonly article: string }
  /** No complete record: reconstructed on a second board, the position, times and number of moves noted before. */
  | { readonly type: 'reconstruct'; readonly article: string };

/** What has to be written as soon as a flag has fallen (Art. 8.5). */
export function afterFlag(
  flag: {
    readonly stopped: ByColor<boolean>;
    readonly turn: Color;
    /** Whether a complete record exists, the arbiter's or a player's. */
    readonly completeRecord: boolean;
  },
  edition: EditionName,
): AfterFlag {
  const articles = SCORESHEET_ARTICLES[edition];
  const behind = COLORS.filter((color) => flag.stopped[color]);
  const [first, second] = behind;
  if (!first) return { type: 'nothing' };
  if (!flag.completeRecord && articles.reconstruction) return { type: 'reconstruct', article: articles.reconstruction };
  if (second) return { type: 'both update', article: articles.bothStopped };
  return { type: 'one updates', by: first, mayBorrow: flag.turn === first, article: articles.oneStopped };
}

/**
 * The game cannot be reconstructed to show that a player has overstepped: which move of the next period the next one is, the
 * first unless more can be shown to have been made (Art. 8.6). `shown` counts moves of that period.
 */
export function nextMoveOfPeriod(
  shown: number,
  edition: EditionName,
): { readonly move: number; readonly article: string } {
  return { move: shown + 1, article: SCORESHEET_ARTICLES[edition].notReconstructed };
}

export type SignedResult =
  | { readonly type: 'unsigned'; readonly by: readonly Color[]; readonly article: string }
  /** It stands even if it is wrong, unless the arbiter decides otherwise. */
  | { readonly type: 'signed'; readonly result: Result; readonly article: string }
  | { readonly type: 'differ'; readonly article: string };

/** Both players sign both sheets, on which the result is written (Art. 8.7). */
export function signedResult(signed: Readonly<Partial<Record<Color, Result>>>, edition: EditionName): SignedResult {
  const { signing: article } = SCORESHEET_ARTICLES[edition];
  const { white, black } = signed;
  if (!white || !black) return { type: 'unsigned', by: COLORS.filter((color) => !signed[color]), article };
  return white === black ? { type: 'signed', result: white, article } : { type: 'differ', article };
}
