/**
 * Commands of other programs that blind players know, where the tables do not have them. Tornelo's short ones stand behind a stroke
 * (https://dis.fide.com, "New features of Tornelo for blind and visually impaired players"); what Lichess has, and there is not here, is
 * answered with what stands for it.
 */
import type { CommandName } from '../commands/commands.js';
import type { HeardLine, LineContext } from '../line.js';
import { commanded, offered } from './understood.js';

const PEERS_COMMANDS: ReadonlyMap<string, CommandName> = new Map([
  ['/r', 'resign'],
  ['/d', 'offer-draw'],
  ['/u', 'take-back'],
  ['/m', 'my-clock'],
  ['my', 'my-clock'],
  ['/my', 'my-clock'],
  ['/t', 'move-number'],
  ['turn', 'move-number'],
  ['/turn', 'move-number'],
]);

/** What stands for it here. */
const PEERS_TOLD: ReadonlyMap<string, CommandName> = new Map([
  ['abort', 'new-game'],
  ['rematch', 'new-game'],
  ['prev line', 'back'],
  ['next line', 'forward'],
  ['pocket white', 'piece-lists'],
  ['pocket black', 'piece-lists'],
  ['look north', 'rays'],
  ['look northeast', 'rays'],
  ['view knight', 'knights-view'],
]);

/** What is known from other programs, or is told what stands for it. */
export function ofPeers(plain: string, context: LineContext): HeardLine | undefined {
  const line = plain.toLowerCase();
  const id = PEERS_COMMANDS.get(line);
  if (id) return commanded({ id, read: {} }, context);
  const told = PEERS_TOLD.get(line.replace(/^\//u, ''));
  return told && offered({ id: told, read: {} }, plain, context);
}
