/** What there is for games at a table: its form, the steps of a move, the scores, and the pages of assistant and arbiter. Loaded right after the board. */
import type { ReactiveControllerHost } from 'lit';
import type { SessionPort } from '../game/session/session-port.js';
import type { Doers } from './doers.js';
import { loadGamePart } from './game-part.js';
import type { TableMode } from '../pages/table/table-page.js';

let opened: TableMode | undefined;

/** `undefined` until it is loaded. */
export const tableMode = (): TableMode | undefined => opened;

/** Loads and opens it once, with the Laws. Rejects when it cannot be had, and may then be called again. */
export async function openTableMode(
  host: ReactiveControllerHost & HTMLElement,
  doers: Doers,
  session: SessionPort,
): Promise<TableMode> {
  const [{ TableMode }] = await Promise.all([import('../pages/table/table-page.js'), loadGamePart()]);
  return (opened ??= new TableMode(host, doers, session));
}
