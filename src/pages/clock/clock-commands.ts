/** What the page of a clock that stands alone does of the table of commands, however it was given: by key, button, pedal, typed or said. */
import {
  allClockCommands,
  clockCommandsFor,
  clockPhrasesOf,
} from '../../../speech/hearing/clock-commands/clock-phrases.js';
import type { Read } from '../../commands/command.js';
import { COMMANDS, rowsOf, type CommandId } from '../../commands/commands.js';
import { COMMAND_PHRASES } from '../../commands/phrases.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import type { Refusal } from '../../laws/refusals.js';
import type { ClockDetailQuestion } from '../../questions/clock.js';
import type { ClockChoice } from '../../storage/settings/clock-choice.js';
import type { PageCommands, Services } from '../shared/services.js';

export interface ClockCommandsParts {
  readonly services: Services;
  /** The game whose clock stands here. */
  readonly held: () => HeldGame | undefined;
  readonly choice: () => ClockChoice;
  /** The time by the clock that stamps the acts. */
  readonly now: () => number;
  readonly ask: (question: ClockDetailQuestion) => void;
  readonly feel: () => Promise<void>;
  readonly openForm: () => Promise<void>;
  readonly focusEntry: () => void;
  /** Shows what an arbiter does there, or the list of keys. */
  readonly unfold: (which: 'arbiter' | 'keys') => void;
}

/** Whether it was done; why not, where an act was refused. */
export interface ClockResult {
  readonly type: ActResult['type'];
  readonly refusal?: Refusal;
}

type Bound = (read: Read) => Promise<void> | void;

export class ClockCommands {
  readonly #parts: ClockCommandsParts;
  /** What is neither an act nor a question, and is done here otherwise than in a game, or only here. */
  readonly #bound: Readonly<Partial<Record<CommandId, Bound>>>;

  constructor(parts: ClockCommandsParts) {
    this.#parts = parts;
    const { feel, openForm, focusEntry, unfold } = parts;
    this.#bound = {
      'clock-alone': openForm,
      'feel-clock': feel,
      'clock-feel': feel,
      'clock-entry': focusEntry,
      'clock-arbiter': () => unfold('arbiter'),
      keys: () => unfold('keys'),
      help: () => this.#listCommands(),
      'help-for': ({ rest }) => this.#listCommands(rest),
    };
  }

  /** The rows of this page, for whoever runs a row without knowing what does it. */
  get bindings(): PageCommands {
    const own = rowsOf(COMMANDS).filter(
      ([id, row]) => row.page === 'clock' && (row.does !== 'bound' || this.#bound[id]),
    );
    return Object.fromEntries(own.map(([id]) => [id, (_: Services, read: Read) => this.#do(id, read)]));
  }

  async #do(id: CommandId, read: Read): Promise<void> {
    await this.run(id, read);
  }

  /** Does what the row means at this clock; what is the same everywhere is done by the page around it. */
  async run(id: CommandId, read: Read = {}): Promise<ClockResult> {
    const { services, ask } = this.#parts;
    const { does } = COMMANDS[id];
    if (does !== 'bound' && ('clockAct' in does || 'clockAsk' in does)) {
      const view = this.#view();
      if (!view) {
        services.game.refuse({ reason: 'no game' });
        return { type: 'refused' };
      }
      if ('clockAct' in does) return services.game.act(does.clockAct(view, read));
      ask(does.clockAsk(view, read));
      return { type: 'done' };
    }
    const bound = this.#bound[id];
    if (bound) await bound(read);
    else await services.run(id, { read });
    return { type: 'done' };
  }

  #view() {
    const { held, choice, now } = this.#parts;
    const stands = held();
    const clock = stands?.game.clock;
    const { left, whose } = choice();
    return stands && clock && { game: stands.game, clock, left, whose, at: now() };
  }

  #listCommands(searched?: string): void {
    const { speech, words } = this.#parts.services;
    const tables = clockPhrasesOf(COMMAND_PHRASES);
    speech.speaker.answer(
      searched === undefined
        ? { about: 'commands', phrases: allClockCommands(words.language, tables) }
        : { about: 'commands', phrases: clockCommandsFor(searched, words.language, tables), searched },
    );
  }
}
