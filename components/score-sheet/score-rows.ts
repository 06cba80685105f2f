/** The lines of a score as a table has them: a row for each move, White's ply and Black's. */
import { COLORS } from '../../src/laws/squares.js';
import type { ScoreLine } from '../../src/questions/scoresheet.js';

/** A line as the sheet has it: of a score, or a move as it was written for the page. */
export type SheetLine =
  | ScoreLine
  | (Omit<ScoreLine, 'stands'> & { readonly stands: { readonly as: 'text'; readonly text: string } });

/** Moves as they were written, White's first. */
export function linesOf(moves: readonly string[]): readonly SheetLine[] {
  return moves.map((text, index) => ({
    ply: index + 1,
    number: Math.floor(index / 2) + 1,
    by: COLORS[index % 2] ?? 'white',
    stands: { as: 'text', text },
    offered: false,
  }));
}

export interface ScoreRow {
  readonly number: number;
  readonly white?: SheetLine;
  readonly black?: SheetLine;
}

/** Where a game begins with Black's move, or an illegal one was made out of turn, a cell stays empty. */
export function rowsOf(lines: readonly SheetLine[]): readonly ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.by === 'black' && last && !last.black && last.number === line.number) {
      rows[rows.length - 1] = { ...last, black: line };
    } else {
      rows.push({ number: line.number, [line.by]: line });
    }
  }
  return rows;
}

/** Where an arrow key leads from a ply, among those that stand on the sheet; `undefined` where it leads nowhere. */
export function plyFrom(lines: readonly SheetLine[], ply: number, key: string): number | undefined {
  const plies = lines.flatMap((line) => (line.stands.as === 'nothing' ? [] : [line.ply]));
  const index = plies.indexOf(ply);
  const by = lines[ply - 1]?.by;
  const ofSame = (towards: readonly number[]): number | undefined =>
    towards.find((other) => lines[other - 1]?.by === by);
  switch (key) {
    case 'ArrowLeft':
      return plies[index - 1];
    case 'ArrowRight':
      return plies[index + 1];
    case 'ArrowUp':
      return ofSame(plies.slice(0, Math.max(0, index)).reverse());
    case 'ArrowDown':
      return ofSame(plies.slice(index + 1));
    case 'Home':
      return plies[0];
    case 'End':
      return plies.at(-1);
    default:
      return undefined;
  }
}

/** As a clock shows it: "1:29:57", "4:05". Milliseconds. */
export function clockFigures(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
