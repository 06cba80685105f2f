/** The table of commands with the keys that the user has chosen: followed as the settings change. */
import { COMMANDS, type CommandId, type CommandTable } from '../commands/commands.js';
import { keymapOf, type Keymap } from '../commands/keymap.js';
import type { LateParts } from './pages.js';

export interface ChosenKeysParts {
  readonly loads: Pick<LateParts, 'optionalPart'>;
  /** The table is another now. */
  readonly changed: (table: CommandTable) => void;
  /** What was kept cannot be read, and the keys are as at first. */
  readonly unreadable: () => void;
}

export class ChosenKeys {
  readonly #parts: ChosenKeysParts;
  #stored: unknown;
  #table: CommandTable = COMMANDS;
  #boardKeymap = boardKeymapOf(COMMANDS);
  #typing = false;

  constructor(parts: ChosenKeysParts) {
    this.#parts = parts;
  }

  get table(): CommandTable {
    return this.#table;
  }

  /** What the board has in use: its own keys, and those that hold anywhere. */
  get boardKeymap(): Keymap {
    return this.#boardKeymap;
  }

  /** Whether letters and digits on the board write a move. */
  get typing(): boolean {
    return this.#typing;
  }

  /** Whether these commands have the keys that they have by default: what is told of them by name is true then. */
  areFirst(...ids: readonly CommandId[]): boolean {
    return ids.every((id) => this.#table[id] === COMMANDS[id]);
  }

  /** Takes over what is kept. Where what reads it cannot be loaded now, the keys stay as they are until the next change. */
  async follow(stored: unknown): Promise<void> {
    if (stored === this.#stored) return;
    this.#stored = stored;
    if (stored === undefined) {
      this.#use(COMMANDS, false);
      return;
    }
    const part = await this.#parts.loads.optionalPart('chosen keys');
    // Meanwhile others may have been chosen.
    if (!part || stored !== this.#stored) return;
    const choice = part.readKeyChoice(stored);
    if (choice) {
      this.#use(part.tableWith(choice), choice.layout === 'typing');
      return;
    }
    this.#use(COMMANDS, false);
    this.#parts.unreadable();
  }

  #use(table: CommandTable, typing: boolean): void {
    this.#table = table;
    this.#boardKeymap = boardKeymapOf(table);
    this.#typing = typing;
    this.#parts.changed(table);
  }
}

function boardKeymapOf(table: CommandTable): Keymap {
  return [...keymapOf('board', table), ...keymapOf('everywhere', table)];
}
