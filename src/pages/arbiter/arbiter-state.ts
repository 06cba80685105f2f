/** What the arbiter's page shows of a game, in the words of the moment. */
import type { ArbiterState, NamedPiece, NamedPly } from './arbiter-page/arbiter-state.js';
import { callOf, type WholeOptions } from '../../../speech/phrasing/call.js';
import { rulingText, type RulingTelling } from '../../../speech/phrasing/ruling.js';
import { segmentsOf } from '../../../speech/phrasing/segments.js';
import { penaltiesOf } from '../../laws/rules/penalties.js';
import { describeMove } from '../../laws/rules/scoresheet.js';
import type { Offence } from '../../laws/acts/arbiter.js';
import { CONDUCT_RULES } from '../../laws/editions/penalties.js';
import { COLORS } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import type { JournalEntry } from '../../game/session/session-port.js';
import { topicsIn, type Ruler } from '../../questions/ruling-actor.js';
import { claimsMade, moveAt, rulingsGiven } from '../../questions/ruling-effect.js';
import { at } from '../../../speech/words/marks.js';

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
  return ALL_OFFENCES.filter((offence) => offences[offence] !== undefined);
}

/** In the order of the articles. */
const ALL_OFFENCES: readonly Offence[] = [
  'disrepute',
  'leaving without permission',
  'notes or advice',
  'device',
  'refusing inspection',
  'smoking',
  'distracting the opponent',
  'persistent refusal',
  'clock handling',
  'stopping the clock without reason',
  'displacing pieces',
];

/** As they were made, whatever anybody has recorded of them. */
function movesOf(game: Game, options: WholeOptions): readonly NamedPly[] {
  return game.plies.flatMap(({ move }, index): readonly NamedPly[] => {
    const ply = index + 1;
    const before = game.positions[index];
    const place = moveAt(game, ply);
    if (!before || !place) return [];
    const call = callOf(describeMove(before, move, ply, 'strict', game.positions[ply]), options);
    return [{ ply, text: said([...segmentsOf(options.words.moves.heading(place), options), call]) }];
  });
}

function castlingOf(game: Game, options: WholeOptions): readonly NamedPiece[] {
  const position = positionOf(game);
  const squares = COLORS.flatMap((color) => {
    const rooks = (['short', 'long'] as const).flatMap((side) => position.castlingRook(color, side) ?? []);
    const king = position.kingOf(color);
    return rooks.length > 0 && king ? [king, ...rooks] : [];
  });
  return squares.map((square) => {
    const piece = position.placedAt(square);
    const { words } = options;
    return { piece, text: said(segmentsOf(`${words.piece(piece, true)} ${at(square)}`, options)) };
  });
}

function said(segments: readonly { readonly text: string }[]): string {
  return segments.map(({ text }) => text).join(' ');
}
