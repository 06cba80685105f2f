/** What there is for clocks beside the Laws: a clock that stands alone, its form, and the dials of any clock. Loaded right after the board. */
import type { ReactiveControllerHost } from 'lit';
import type { SessionPort } from '../game/session/session-port.js';
import type { ClockMode } from './clock-mode-controller.js';
import type { Doers } from './doers.js';
import { loadGamePart } from './game-part.js';

let opened: ClockMode | undefined;

/** `undefined` until it is loaded. */
export const clockMode = (): ClockMode | undefined => opened;

/** Loads and opens it once, with the Laws. Rejects when it cannot be had, and may then be called again. */
export async function openClockMode(
  host: ReactiveControllerHost & HTMLElement,
  doers: Doers,
  session: SessionPort,
): Promise<ClockMode> {
  const [part] = await Promise.all([import('./clock-mode-part.js'), loadGamePart()]);
  return (opened ??= new part.ClockMode(host, doers, session));
}
