/** What becomes of a game of a backup file beside those that are here. Pure: nothing is ever overwritten. */
import { sameData } from '../game/session/fold.js';
import type { BackupGame } from './backup-file.js';

export type Merged =
  | { readonly type: 'add'; readonly game: BackupGame }
  /** It is here with these acts, or with these and more. */
  | { readonly type: 'here' }
  /** Another game is here under its name: that one stays as it is, and this one is added beside it under this other name. */
  | { readonly type: 'beside'; readonly game: BackupGame };

/** @param here what is kept under an id; `undefined` where nothing is */
export function merged(game: BackupGame, here: (id: string) => BackupGame | undefined): Merged {
  const known = here(game.setup.id);
  if (!known) return { type: 'add', game };
  if (holds(known, game)) return { type: 'here' };
  // Named by what is in it, so that the same file read twice adds it once.
  const id = `${game.setup.id}~${hashOf(JSON.stringify(game))}`;
  if (here(id)) return { type: 'here' };
  return { type: 'beside', game: { ...game, setup: { ...game.setup, id } } };
}

function holds(known: BackupGame, game: BackupGame): boolean {
  return sameData(known.setup, game.setup) && sameData(known.entries.slice(0, game.entries.length), game.entries);
}

/** FNV-1a, 32 bits, in hexadecimal: to tell texts apart, and no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
