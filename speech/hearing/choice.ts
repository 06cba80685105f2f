/**
 * Choosing among the ways a text can be read. The same letter is a knight in one alphabet and a king in another, so the
 * readings are tried in the order of how likely they are, and the first that gives a legal move is taken:
 *
 * 1. what needs no alphabet: squares, files written small, words;
 * 2. the alphabet of the page's language, if the letters are of its script, and together with it the alphabets that
 *    most of the moves typed in this game fit, look-alikes included: where both are legal and differ, the user is asked;
 * 3. the same with upper and lower case disregarded, also for files ("Bxc3" may be the pawn where no bishop can), and words as
 *    another language has them; then parts of a move ("takes"), where a whole one was said in vain too ("e five");
 * 4. other alphabets that have these very letters;
 * 5. letters that only look like an alphabet's own;
 * 6. 4 and 5 with case disregarded.
 *
 * A letter that means something on this page or in this game is not quietly given another meaning by 4 and 6: there the
 * user is asked. "Re2" on an English page is never a king's move only because the rook cannot go there and R is the king in
 * French. A look-alike (5, 6) is taken, unless the letter's own meaning is what moves of this game were typed in, or could
 * well have been meant and only fails (a king that may not go there now): then the user is asked as well.
 */
import type { Position } from '../../src/laws/board/board.js';
import type { Game } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import type { Reading } from '../../src/notation/algebraic.js';
import { movesDescribed, sameDescription, type MoveDescription } from '../../src/notation/description.js';
import { whyNone } from '../../src/notation/explain.js';

/** A reading with the legal moves it gives. */
export interface Found {
  readonly description: MoveDescription;
  readonly moves: readonly Move[];
}

export interface Choice {
  /** The legal moves that were found, grouped by what was read; empty where none is legal. */
  readonly found: readonly Found[];
  /** Whether the letters mean something else here, which is not legal, so that the user must be asked. */
  readonly doubtful: boolean;
  /** What the letters mean on this page and in this game, the likeliest first. Asked why nothing is legal, one tells of these. */
  readonly home: readonly Reading[];
  /** What they can mean elsewhere. */
  readonly abroad: readonly Reading[];
}

/** The alphabets that most of the game's typed moves fit. */
export function usualAlphabets(counts: Game['alphabets']): readonly string[] {
  const most = Math.max(0, ...Object.values(counts));
  return Object.keys(counts).filter((name) => most > 0 && counts[name] === most);
}

/** Chooses among the readings of one text. `language` is the page's, and also the name of its alphabet. */
export function choose(
  readings: readonly Reading[],
  position: Position,
  language: string,
  counts: Game['alphabets'],
): Choice {
  const usual = usualAlphabets(counts);
  const isPlain = (reading: Reading): boolean => reading.alphabet === undefined;
  const ofPage = (reading: Reading): boolean => reading.alphabet === language && reading.own;
  const ofGame = (reading: Reading): boolean => reading.alphabet !== undefined && usual.includes(reading.alphabet);
  const isHome = (reading: Reading): boolean => ofPage(reading) || ofGame(reading);
  const foreign = (reading: Reading): boolean => !isPlain(reading) && !isHome(reading);
  const pick = (exact: boolean, of: (reading: Reading) => boolean): readonly Reading[] =>
    readings.filter((reading) => reading.exact === exact && of(reading));

  const plain = pick(true, isPlain);
  const plainLoose = pick(false, isPlain);
  const here = pick(true, isHome);
  const hereLoose = pick(false, isHome);
  const strange = pick(true, (reading) => foreign(reading) && reading.own);
  const alike = pick(true, (reading) => foreign(reading) && !reading.own);
  const strangeLoose = pick(false, (reading) => foreign(reading) && reading.own);
  const alikeLoose = pick(false, (reading) => foreign(reading) && !reading.own);

  const home = [...plain, ...here.filter(ofGame), ...here, ...hereLoose.filter(ofGame), ...hereLoose];
  const abroad = [...plainLoose, ...strange, ...alike, ...strangeLoose, ...alikeLoose];
  const search = (tiers: readonly (readonly Reading[])[]): readonly Found[] =>
    tiers.map((tier) => legalOnes(position, tier)).find((found) => found.length > 0) ?? [];

  const certain = search(plain.some((reading) => reading.capitals) ? [[...plain, ...here]] : [plain, here]);
  if (certain.length > 0) return { found: certain, doubtful: false, home, abroad };
  const slips = legalOnes(position, [...hereLoose, ...plainLoose.filter(({ part }) => !part)]);
  const parts = slips.length > 0 ? [] : legalOnes(position, plainLoose);
  // "e five", where a pawn could have been meant and only may not go there now, is not quietly the knight's.
  const known = home.length > 0;
  const likely = home.some((reading) => ofGame(reading) || isLikely(position, reading.description));
  if (parts.length > 0) return { found: parts, doubtful: plain.length > 0 && likely, home, abroad };
  if (slips.length > 0) {
    // A capital that is a piece elsewhere was perhaps no slip: "Dxe5" may be a queen's move as well as the d-pawn's.
    const elsewhere = hereLoose.length === 0 && here.length === 0 ? legalOnes(position, strange) : [];
    return { found: withoutDoubles([...slips, ...elsewhere]), doubtful: false, home, abroad };
  }
  for (const { tier, doubtful } of [
    { tier: strange, doubtful: known },
    { tier: alike, doubtful: likely },
    { tier: strangeLoose, doubtful: known },
    { tier: alikeLoose, doubtful: likely },
  ]) {
    const found = legalOnes(position, tier);
    if (found.length > 0) return { found, doubtful, home, abroad };
  }
  return { found: [], doubtful: false, home, abroad };
}

/** Whether a player can have meant it, though it is not possible: a piece is there that moves so. */
function isLikely(position: Position, description: MoveDescription): boolean {
  switch (whyNone(position, description, [position])?.reason) {
    case undefined:
    case 'does not move so':
    case 'no such piece':
    case 'no piece reaches':
    case 'empty square':
      return false;
    default:
      return true;
  }
}

/** The alphabets in which the letters give just this move; none where it can be read without any ("bxc3"). */
export function alphabetsOf(readings: readonly Reading[], position: Position, move: Move): readonly string[] {
  const giving = readings.filter(({ description }) => {
    const moves = movesDescribed(position, description);
    return moves.length === 1 && moves.every((other) => sameMove(other, move));
  });
  const names = giving.flatMap(({ alphabet }) => (alphabet === undefined ? [] : [alphabet]));
  return names.length < giving.length ? [] : [...new Set(names)];
}

function legalOnes(position: Position, readings: readonly Reading[]): readonly Found[] {
  const found = readings
    .map(({ description }) => ({ description, moves: movesDescribed(position, description) }))
    .filter(({ moves }) => moves.length > 0);
  return withoutDoubles(found);
}

function withoutDoubles(found: readonly Found[]): readonly Found[] {
  return found.filter(
    (one, index) => found.findIndex((other) => sameDescription(other.description, one.description)) === index,
  );
}
