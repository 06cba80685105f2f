/**
 * Commands of other programs that blind players know, where the tables do not have them. Tornelo's short ones stand behind a stroke
 * (https://dis.fide.com, "New features of Tornelo for blind and visually impaired players"); what Lichess has, and there is not here, is
 * answered with what stands for it.
 */
import type { CommandName } from '../commands/commands.js';

export const PEERS_COMMANDS: ReadonlyMap<string, CommandName> = new Map([
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
export const PEERS_TOLD: ReadonlyMap<string, CommandName> = new Map([
  ['abort', 'new-game'],
  ['rematch', 'new-game'],
  ['prev line', 'back'],
  ['next line', 'forward'],
  ['pocket white', 'piece-lists'],
  ['pocket black', 'piece-lists'],
]);
