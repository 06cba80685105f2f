/** The moves of a game as they are understood from its calls, and written as UCI writes moves. */
import { understand } from './fide-words.js';

const PROMOTION_LETTERS: Readonly<Record<string, string>> = { Dame: 'q', Turm: 'r', Läufer: 'b', Springer: 'n' };

export const isCall = (line: string): boolean => understand(line) !== undefined;

/** Listens to one game from its start on. */
export class Listener {
  readonly calls: string[] = [];
  /** "e2e4", "e1g1", "e7e8q". */
  readonly moves: string[] = [];

  note(call: string): void {
    const move = understand(call);
    if (!move) throw new Error(`not a call: ${call}`);
    const { castling, from, to, promotion = '' } = move;
    // Whose king castles is known from how many moves were called before.
    const rank = this.calls.length % 2 === 0 ? '1' : '8';
    this.calls.push(call);
    this.moves.push(
      castling
        ? `e${rank}${castling === 'short' ? 'g' : 'c'}${rank}`
        : from + to + (PROMOTION_LETTERS[promotion] ?? ''),
    );
  }

  isMated(): boolean {
    return this.calls.at(-1)?.includes(', matt') ?? false;
  }
}
