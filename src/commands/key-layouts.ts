/** Ready-made layouts: which of the table's keys hold on the board. Elsewhere all of them have the same keys. */
import { isCharacterKey, isSign } from '../../components/dom/keys.js';
import type { Command, CommandKey } from './command.js';
import { COMMANDS, rowsOf, scopesOf, type CommandId, type CommandTable } from './commands.js';

/** Ours; Lichess's blind mode; one in which letters and digits write a move, as in WinBoard for JAWS. */
export const KEY_LAYOUTS = ['own', 'lichess', 'typing'] as const;
export type KeyLayout = (typeof KEY_LAYOUTS)[number];

/**
 * What has a letter or digit on the board of Lichess's blind mode (`ui/round/src/view/nvuiView.ts`): the same one as here. Then what has no
 * counterpart there and is needed in a game: pressing the clock, hearing something again, and calls at a table keep our keys.
 */
const AS_IN_LICHESS: readonly (CommandId | RegExp)[] = [
  /^(?:next|previous)-(?:king|queen|rook|bishop|knight|pawn)$/,
  /^to-(?:rank|file)-/,
  'this-square',
  'last-move',
  'last-capture',
  'both-clocks',
  'moves-of-this-piece',
  'captures-of-this-piece',
  'diagonal-ray',
  'diagonal-ray-back',
  'straight-ray',
  'straight-ray-back',
  'turn-board',
  'back',
  'forward',
  'move-entry',
  'press-clock',
  'repeat',
  'repeat-before',
  'say-move',
  'make-called-move',
];

export function layoutTable(layout: KeyLayout): CommandTable {
  switch (layout) {
    case 'own':
      return COMMANDS;
    case 'lichess':
      return withoutTyped(
        (id) => !AS_IN_LICHESS.some((kept) => (kept instanceof RegExp ? kept.test(id) : kept === id)),
      );
    case 'typing':
      return withoutTyped(() => true);
  }
}

/** Whether a key types a letter or a digit. */
export function typesText(key: CommandKey): boolean {
  return isCharacterKey(key) && !isSign(key.key) && !key.alt;
}

/** The table without the letters and digits that some commands have on the board. */
function withoutTyped(isLeftOut: (id: CommandId) => boolean): CommandTable {
  return Object.fromEntries(
    rowsOf(COMMANDS).map(([id, row]) => [id, row.keys && isLeftOut(id) ? withoutTypedOnBoard(row, row.keys) : row]),
  );
}

function withoutTypedOnBoard(row: Command, keys: readonly CommandKey[]): Command {
  const kept = keys.flatMap((key): readonly CommandKey[] => {
    if (!typesText(key)) return [key];
    const scopes = scopesOf(row, key);
    if (!scopes.includes('board')) return [key];
    return scopes.filter((scope) => scope !== 'board').map((scope) => ({ ...key, scope }));
  });
  return { ...row, keys: kept };
}
