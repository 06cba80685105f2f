/**
 * A game in Portable Game Notation: the export format of the standard of 1994, with the seven tags of its roster, and of the others
 * those that are known. What is written is the scoresheet: the moves, (=) where a draw was offered, and the time that was left on the clock.
 *
 * A move that Art. 3 does not allow and that stands has no sign in the standard; it is written with both squares, as on the scoresheet,
 * and readers that follow the moves go no further.
 */
import { ChildNode, Node, makePgn, type PgnNodeData } from 'chessops/pgn';
import { START_FEN } from '../laws/board/board.js';
import type { TimeControl } from '../laws/clock/time-control.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import type { EndReason, Ending } from '../laws/result.js';
import type { ByColor } from '../laws/squares.js';
import { timeTags } from './pgn-time-control.js';

export type PgnPlayer =
  /** `name` as it was given; empty is nothing. */
  { readonly type: 'human'; readonly name?: string } | { readonly type: 'program'; readonly level: number };

/** A game as it is written. */
export interface PgnGame {
  readonly sheet: readonly ScoresheetEntry[];
  /** The first position, in Forsyth–Edwards notation. */
  readonly start: string;
  /** Whether it is a position of Chess960, where castling goes by other squares. */
  readonly chess960?: boolean;
  /** The plies after which a draw was offered; 1 is the first. */
  readonly offers: readonly number[];
  /** Milliseconds left on the mover's clock after each ply, where they are known. */
  readonly times?: readonly (number | undefined)[];
  /** How many plies were made, where not all of them stand on the sheet. */
  readonly made?: number;
  readonly players: ByColor<PgnPlayer>;
  /** The day on which the game was begun; January is month 1. */
  readonly begun: { readonly year: number; readonly month: number; readonly day: number };
  /** Absent where the game is played without a clock. */
  readonly time?: ByColor<TimeControl>;
  readonly ending?: Ending;
}

/** Longest line of the export format (standard, 4.3). */
const LINE = 79;

const UNKNOWN = '?';

/** The whole file, with a line break at its end. */
export function writePgn(game: PgnGame): string {
  const text = makePgn({ headers: tagsOf(game), moves: movesOf(game), comments: openingRemarks(game) });
  // Tags stand in lines of their own, and an empty line before the moves.
  const moves = text.lastIndexOf('\n', text.length - 2) + 1;
  return `${text.slice(0, moves)}${wrapped(text.slice(moves).trimEnd())}\n`;
}

/** The seven of the roster in their order, then the others by their names (standard, 8.1, 9). */
function tagsOf({ start, chess960, players, begun, time, ending }: PgnGame): Map<string, string> {
  const { year, month, day } = begun;
  const others: Readonly<Record<string, string>> = {
    BlackType: players.black.type,
    ...((start !== START_FEN || chess960) && { FEN: start, SetUp: '1' }),
    Termination: ending ? TERMINATIONS[ending.reason] : 'unterminated',
    ...timeTags(time),
    ...(chess960 && { Variant: 'Chess960' }),
    WhiteType: players.white.type,
  };
  return new Map([
    ['Event', UNKNOWN],
    ['Site', UNKNOWN],
    ['Date', `${padded(year, 4)}.${padded(month, 2)}.${padded(day, 2)}`],
    ['Round', '-'],
    ['White', nameOf(players.white)],
    ['Black', nameOf(players.black)],
    ['Result', resultOf(ending)],
    ...Object.entries(others).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

function nameOf(player: PgnPlayer): string {
  if (player.type === 'program') return `Computer, level ${player.level}`;
  const name = (player.name ?? '').replace(/\s+/gu, ' ').trim();
  return name === '' ? UNKNOWN : name;
}

/** The standard has no sign for a game that both have lost. */
function resultOf(ending: Ending | undefined): string {
  return !ending || ending.result === '0-0' ? '*' : ending.result;
}

function openingRemarks({ ending }: PgnGame): string[] {
  return ending?.result === '0-0' ? ['0-0: both players lose'] : [];
}

function movesOf(game: PgnGame): Node<PgnNodeData> {
  const { sheet, made = sheet.length, ending } = game;
  const root = new Node<PgnNodeData>();
  let last = root;
  sheet.forEach(({ moved, checked }, index) => {
    const isMate = ending?.reason === 'checkmate' && index === made - 1;
    // In strict play a check is told to nobody, and need not be written.
    const sign = isMate ? '#' : checked && checked.audience.length > 0 ? '+' : '';
    const comment = commentOn(game, index);
    const next = new ChildNode<PgnNodeData>({
      san: `${moved.san}${sign}`,
      ...(comment !== '' && { comments: [comment] }),
    });
    last.children.push(next);
    last = next;
  });
  return root;
}

/**
 * One comment a move, the clock first, as programs look for it there ("Portable Game Notation Specification and Implementation Guide: Supplement", 2001):
 * "[%clk 1:29:57] (=)".
 */
function commentOn({ sheet, offers, times }: PgnGame, index: number): string {
  const time = times?.[index];
  return [
    ...(time === undefined ? [] : [`[%clk ${clockTime(time)}]`]),
    ...(sheet[index]?.note === undefined ? [] : ['audio note']),
    ...(offers.includes(index + 1) ? ['(=)'] : []),
  ].join(' ');
}

/** Hours, minutes and whole seconds; no more than there were. */
function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${padded(minutes, 2)}:${padded(seconds % 60, 2)}`;
}

/** The values of the tag (standard, 9.8.1). A player who did not come has broken a rule of the event. */
const TERMINATIONS: Readonly<Record<EndReason, string>> = {
  checkmate: 'normal',
  stalemate: 'normal',
  'dead position': 'normal',
  'fivefold repetition': 'normal',
  'seventy-five moves': 'normal',
  'threefold repetition': 'normal',
  'fifty moves': 'normal',
  resignation: 'normal',
  agreement: 'normal',
  time: 'time forfeit',
  'both flags': 'time forfeit',
  default: 'rules infraction',
  'illegal moves': 'rules infraction',
  'sealed move': 'rules infraction',
  'quickplay finish': 'adjudication',
  ruling: 'adjudication',
};

/** Lines no longer than the format has, broken between words; the time of a clock stays one with what begins its comment. */
function wrapped(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/(?<!\{|\[%clk) /u)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
