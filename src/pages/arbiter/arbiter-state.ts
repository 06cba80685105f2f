/** What the arbiter's page shows of a game, in the words of the moment. */
import { callOf, heading } from '../../../speech/phrase/call.js';
import { pieceSaid } from '../../../speech/phrase/cell.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { type RulingTelling, rulingText } from '../../../speech/phrase/ruling.js';
import { segmentsOf } from '../../../speech/phrase/segments.js';
import { penaltiesOf } from '../../laws/rules/penalties.js';
import { describeMove } from '../../laws/rules/scoresheet.js';
import { OFFENCES, type Offence, type PenaltyKind } from '../../laws/acts/arbiter.js';
import { CONDUCT_RULES } from '../../laws/editions/penalties.js';
import { COLORS, type Color, type PlacedPiece } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import type { JournalEntry } from '../../game/session/journal.js';
import { topicsIn, type Ruler, type RulingTopic } from '../../questions/ruling.js';
import { claimsMade, moveAt, rulingsGiven } from '../../questions/rulings-given.js';
import { at } from '../../../speech/grammar/marks.js';
import type { Clock } from '../../laws/clock/clock.js';

/** A move that was made, as it is named in a list. */
export interface NamedPly {
  /** 1 for the first. */
  readonly ply: number;
  readonly text: string;
}

/** A piece that could have stood wrong at the start, by its name. */
export interface NamedPiece {
  readonly piece: PlacedPiece;
  readonly text: string;
}

export interface ArbiterState {
  readonly ruler: Ruler;
  /** Whether what would be ruled is read back first. Not to players in strict play: it would tell them what they are to find themselves. */
  readonly readsBack: boolean;
  readonly topics: readonly RulingTopic[];
  /** Absent where the game is played without one. */
  readonly clock?: Clock;
  /** Whose clock ran while no window watched, where it is open whether that is charged. */
  readonly away?: Color;
  /** The first first. */
  readonly moves: readonly NamedPly[];
  /** Kings and rooks with which somebody may castle still. */
  readonly castling: readonly NamedPiece[];
  /** As the edition has them, in its order. */
  readonly penalties: readonly PenaltyKind[];
  readonly offences: readonly Offence[];
  /** The points that a game gives: of a win, a draw, a loss. */
  readonly points: readonly number[];
  /** Whether each player has a board of his own (App. D.1). */
  readonly twoBoards: boolean;
  /** What was claimed, and what was ruled, each as a sentence or more. */
  readonly claims: readonly string[];
  readonly given: readonly string[];
}

export const NOTHING_TO_RULE: ArbiterState = {
  ruler: 'arbiter',
  readsBack: true,
  topics: [],
  moves: [],
  castling: [],
  penalties: [],
  offences: [],
  points: [],
  twoBoards: false,
  claims: [],
  given: [],
};

export function arbiterState(
  game: Game,
  entries: readonly JournalEntry[],
  ruler: Ruler,
  telling: RulingTelling,
): ArbiterState {
  const { conditions, clock, unwatched } = game;
  const { scoring, edition, blind } = conditions;
  const lines = (given: typeof rulingsGiven): readonly string[] =>
    given(game, entries, telling.ear).flatMap((one) => rulingText(one, telling) || []);
  return {
    ruler,
    readsBack: readsBack(game, ruler),
    topics: topicsIn(game, ruler),
    ...(clock && { clock }),
    ...(unwatched?.spans[0] && { away: unwatched.spans[0].of }),
    moves: movesOf(game, telling.options),
    castling: castlingOf(game, telling.options),
    penalties: penaltiesOf(edition).map(({ kind }) => kind),
    offences: offencesOf(edition),
    points: [...new Set([scoring.win, scoring.draw, scoring.loss])],
    twoBoards: blind?.boards === 'two',
    claims: lines(claimsMade),
    given: lines(rulingsGiven),
  };
}

/** Art. 12.6: in strict play nothing hints at what players are to find themselves, so that they complain without knowing what comes of it. */
export function readsBack({ conditions }: Game, ruler: Ruler): boolean {
  return ruler === 'arbiter' || conditions.play === 'casual';
}

function offencesOf(edition: keyof typeof CONDUCT_RULES): readonly Offence[] {
  const { offences } = CONDUCT_RULES[edition];
  return OFFENCES.filter((offence) => offences[offence] !== undefined);
}

/** As they were made, whatever anybody has recorded of them. */
function movesOf(game: Game, options: PhraseOptions): readonly NamedPly[] {
  return game.plies.flatMap(({ move }, index): readonly NamedPly[] => {
    const ply = index + 1;
    const before = game.positions[index];
    const place = moveAt(game, ply);
    if (!before || !place) return [];
    const call = callOf(describeMove(before, move, ply, 'strict', game.positions[ply]), options);
    return [{ ply, text: said([...segmentsOf(heading(place, options.words.messages), options), call]) }];
  });
}

function castlingOf(game: Game, options: PhraseOptions): readonly NamedPiece[] {
  const position = positionOf(game);
  const squares = COLORS.flatMap((color) => {
    const rooks = (['short', 'long'] as const).flatMap((side) => position.castlingRook(color, side) ?? []);
    const king = position.kingOf(color);
    return rooks.length > 0 && king ? [king, ...rooks] : [];
  });
  return squares.map((square) => {
    const piece = position.placedAt(square);
    const { words } = options;
    return { piece, text: said(segmentsOf(`${pieceSaid(piece, true, words.messages)} ${at(square)}`, options)) };
  });
}

function said(segments: readonly { readonly text: string }[]): string {
  return segments.map(({ text }) => text).join(' ');
}
