/**
 * Recording as acts (Art. 8), where each player keeps a sheet of his own. What must stand on it before a move is made is asked
 * in making.ts. Where the program records there is nothing to write: it writes every move and every offer for both.
 */
import type { Sign, Write } from './acts.js';
import { describeMove } from './describe.js';
import { BLIND_RULES } from './editions/blind-rules.js';
import { SCORESHEET_ARTICLES } from './editions/scoresheet-articles.js';
import type { Fact } from './facts.js';
import { wonBy, type Ending, type Result } from './result.js';
import { done, ended, refuse } from './judging.js';
import { completeMove } from './complete-move.js';
import { EVERYONE, sideOf, type Audience } from './roles.js';
import { mayWrite, signedResult } from './scoresheet.js';
import { COLORS, opposite, sameMove, type Color, type Move } from './squares.js';
import { plyOf, positionOf, type Game, type Judgement, type OwnSheet } from './state.js';

/** Art. 8.1: a move, or (=) for an offer. Only its writer, his assistant and an arbiter hear of it. */
export function judgeWrite(game: Game, act: Write): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const articles = SCORESHEET_ARTICLES[game.conditions.edition];
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
  // A recording device is for a visually disabled player alone (App. D.2.7), see blind/writing.ts.
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
  const article = SCORESHEET_ARTICLES[edition].signing;
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
  const audience: Audience = [by, `assistant of ${by}`, 'arbiter'];
  return { type: 'written', by, what, ply, audience };
}
