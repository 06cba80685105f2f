/**
 * Recording (Art. 8), where each player keeps a sheet of his own: what must be written before what, who need not write, how it is made good,
 * and signing. Where the program records there is nothing to write: it writes every move and every offer for both.
 *
 * Plies are counted from 1. A player's own previous ply is two before the one he is about to make.
 */
import type { OwnSheet, Sign, Write } from '../acts/scoresheet.js';
import { completeMove } from '../board/board.js';
import { EDITIONS } from '../editions.js';
import { BLIND_RULES } from '../editions/blind.js';
import type { Allowed, EditionName, Tempo } from '../editions/edition.js';
import { SCORESHEET_RULES } from '../editions/scoresheet.js';
import type { Fact } from '../facts.js';
import { plyOf, positionOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { wonBy, type Ending, type Result } from '../result.js';
import { EVERYONE, ownAudience, sideOf } from '../roles.js';
import { COLORS, opposite, sameMove, type Color, type Move } from '../squares.js';
import { describeMove } from './scoresheet.js';

/** Art. 8.1: a move, or (=) for an offer. Only its writer, his assistant and an arbiter hear of it. */
export function judgeWrite(game: Game, act: Write): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const articles = SCORESHEET_RULES[game.conditions.edition];
  if (game.conditions.recording === 'program') return refuse({ reason: 'written already' });
  const { entry } = act;
  const own = game.own[by];
  const last = plyOf(game);
  if (!Number.isSafeInteger(entry.ply) || entry.ply < 0) return refuse({ reason: 'no such ply', ply: entry.ply, last });
  if (entry.what === 'offer') {
    const article = articles.offers;
    if (!game.offers.some(({ ply }) => ply === entry.ply)) return refuse({ reason: 'no offer', article });
    if (own.offers.includes(entry.ply)) return refuse({ reason: 'written already', article });
    const marked = { ...own, offers: [...own.offers, entry.ply] };
    return done(withSheet(game, by, marked), [written(by, 'offer', entry.ply)]);
  }
  // A recording device is for a visually disabled player alone (App. D.2.7), see blind/recording.ts.
  if (entry.what === 'note') {
    return refuse({ reason: 'rules not used', article: BLIND_RULES[game.conditions.edition].keepingScore.article });
  }
  if (entry.ply < 1 || entry.ply > last + 1) return refuse({ reason: 'no such ply', ply: entry.ply, last });
  if (entry.ply > last) return writeAhead(game, by, completeMove(positionOf(game), entry.move));
  if (entry.ply <= own.recorded) return refuse({ reason: 'written already' });
  if (entry.ply > own.recorded + 1) return refuse({ reason: 'not written', ply: own.recorded + 1 });
  return writeMade(game, by, entry.ply, entry.move);
}

/** Art. 8.1.2, 9.2.1: only to claim a draw with it, so by the player having the move, and it cannot be changed. */
function writeAhead(game: Game, by: Color, move: Move): Judgement {
  const own = game.own[by];
  const ply = plyOf(game) + 1;
  const purpose = positionOf(game).turn === by && !game.ending ? 'claiming' : 'recording';
  const { may, article } = mayWrite(ply, plyOf(game), purpose, game.conditions.edition);
  if (!may) return refuse({ reason: 'written in advance', article });
  if (own.ahead) return refuse({ reason: 'written already', article });
  if (own.recorded < plyOf(game)) return refuse({ reason: 'not written', ply: own.recorded + 1, article });
  return done(withSheet(game, by, { ...own, ahead: move }), [written(by, 'move', ply)]);
}

function writeMade(game: Game, by: Color, ply: number, given: Move): Judgement {
  const made = game.plies[ply - 1];
  const before = game.positions[ply - 1];
  if (!made || !before) return refuse({ reason: 'no such ply', ply, last: plyOf(game) });
  if (!sameMove(completeMove(before, given), made.move)) return refuse({ reason: 'not the move made' });
  const { due, ...own } = game.own[by];
  const sheet: OwnSheet = { ...own, recorded: ply, due: due && ply < plyOf(game) };
  const next = withSheet(game, by, sheet);
  const line = describeMove(before, made.move, ply, game.conditions.play);
  const lines = { ...next.sheets, [by]: [...next.sheets[by], line] };
  return done({ ...next, sheets: lines }, [written(by, 'move', ply)]);
}

/** Art. 8.7: each signs the result; when both have signed the same, it stands even if it is wrong. */
export function judgeSign(game: Game, act: Sign): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const { edition } = game.conditions;
  const article = SCORESHEET_RULES[edition].signing;
  if (!game.ending) return refuse({ reason: 'game not over', article });
  if (game.own[by].signed) return refuse({ reason: 'signed already', article });
  const next = withSheet(game, by, { ...game.own[by], signed: act.result });
  const other = game.own[opposite(by)].signed;
  const both = signedResult({ [by]: act.result, ...(other && { [opposite(by)]: other }) }, edition);
  const agreed = both.type === 'signed';
  const signed: Fact = { type: 'signed', by, result: act.result, agreed, audience: EVERYONE };
  if (!agreed || both.result === game.ending.result) return done(next, [signed]);
  return ended(next, changed(game.ending, both.result, both.article), act.at, [signed]);
}

function changed({ reason }: Ending, result: Result, article: string): Ending {
  const winner = COLORS.find((color) => result === wonBy(color));
  return { result, reason, article, ...(winner && { winner }) };
}

function withSheet(game: Game, color: Color, sheet: OwnSheet): Game {
  return { ...game, own: { ...game.own, [color]: sheet } };
}

function written(by: Color, what: 'move' | 'offer', ply: number): Fact {
  return { type: 'written', by, what, ply, audience: ownAudience(by) };
}

/** What decides whether a player must record in this period (Art. 8.4, A.2). */
interface RecordingClock {
  readonly tempo: Tempo;
  /** The least that has been left on the player's clock in this period, in milliseconds; absent when there is no clock. */
  readonly leastLeft?: number;
  /** What is added with each move, in milliseconds. */
  readonly increment: number;
}

/** Whether a player may stop recording for the rest of this period. */
export function mayStopRecording(clock: RecordingClock, edition: EditionName): Allowed {
  const { recordingBelow, recordingIncrement } = EDITIONS[edition];
  if (clock.tempo !== 'standard') return { may: true, article: SCORESHEET_RULES[edition].rapid };
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
): Allowed & { /** The first ply to be written before. */ readonly missing?: number } {
  const articles = SCORESHEET_RULES[edition];
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
): Allowed {
  const { ahead } = SCORESHEET_RULES[edition];
  return { may: ply <= made || (ply === made + 1 && purpose !== 'recording'), article: ahead };
}

type SignedResult =
  | { readonly type: 'unsigned'; readonly by: readonly Color[]; readonly article: string }
  /** It stands even if it is wrong, unless the arbiter decides otherwise. */
  | { readonly type: 'signed'; readonly result: Result; readonly article: string }
  | { readonly type: 'differ'; readonly article: string };

/** Both players sign both sheets, on which the result is written (Art. 8.7). */
export function signedResult(signed: Readonly<Partial<Record<Color, Result>>>, edition: EditionName): SignedResult {
  const { signing: article } = SCORESHEET_RULES[edition];
  const { white, black } = signed;
  if (!white || !black) return { type: 'unsigned', by: COLORS.filter((color) => !signed[color]), article };
  return white === black ? { type: 'signed', result: white, article } : { type: 'differ', article };
}
