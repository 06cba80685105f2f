/** What every part of the page at a table is given: the game that is played there, whose window this is, and how it acts and tells. */
import type { ReactiveControllerHost } from 'lit';
import type { WholeOptions } from '../../../speech/phrasing/call.js';
import type { ActDraft } from '../../laws/acts.js';
import type { HeldGame, ActResult, SessionPort } from '../../game/session/session-port.js';
import type { WindowRole } from '../../game/window-role.js';
import type { Services } from './services.js';

export interface Table {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly services: Services;
  readonly session: SessionPort;
  /** Whose window this is. */
  readonly role: () => WindowRole;
  /** The game at the table that stands here. */
  readonly held: () => HeldGame | undefined;
  /** How things are said at this table. */
  readonly options: () => WholeOptions;
  /** Milliseconds, as acts are stamped. */
  readonly now: () => number;
  /** Sends an act, by whom it says; a refusal is told and shown. */
  readonly act: (draft: ActDraft) => Promise<ActResult>;
}
