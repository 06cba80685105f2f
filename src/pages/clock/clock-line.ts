/**
 * What is typed or said to a clock that stands alone: understood without a board, and done or answered as by its keys. Loaded with the
 * clocks, right after the board.
 */
import {
  askedOfClock,
  hearSpokenClock,
  hearTypedClock,
  type HeardByClock,
} from '../../../speech/hearing/clock-commands/hear-clock.js';
import type { ReadClockCommand } from '../../../speech/hearing/clock-commands/clock-phrases.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { phraseRefusal } from '../../../speech/phrase/refusals.js';
import { phraseReply } from '../../../speech/phrase/replies.js';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import { COMMAND_PHRASES } from '../../commands/phrases.js';
import {
  LineQueue,
  type EnteredLine,
  type Following,
  type LineEnd,
  type LineOutcome,
} from '../../../speech/line-queue.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { tellNotUnderstood, type ClockTelling } from './clock-words.js';
import type { ClockCommands } from './clock-commands.js';
import type { Services } from '../shared/services.js';

export interface ClockLineParts {
  readonly services: Services;
  readonly held: () => HeldGame | undefined;
  readonly telling: () => ClockTelling;
  readonly commands: ClockCommands;
  /** The refusal is another now. */
  readonly changed: () => void;
}

export class ClockLine {
  readonly #parts: ClockLineParts;
  readonly #queue: LineQueue;
  #refusal = '';
  /** Says again why the last line was not done; absent where it was. */
  #again: ((telling: ClockTelling) => Utterance) | undefined;

  constructor(parts: ClockLineParts) {
    this.#parts = parts;
    this.#queue = new LineQueue({
      carryOut: async ({ text }) => this.#act(await this.#heard(text, hearTypedClock)),
      goesThrough: ({ text }, following) => goesThrough(text, following, parts.services.words.language),
      tell: (heldBack) => this.#tellHeldBack(heldBack),
      // As the events of the page are stamped, with which a line was begun.
      now: () => performance.now(),
    });
  }

  /** Why what came last was not understood, in words; empty when it was. */
  get refusal(): string {
    return this.#refusal;
  }

  /** The clock is another now, and what came before is past. */
  forget(): void {
    this.#show('');
  }

  /** What was typed. It is carried out when it is its turn. */
  enter(line: EnteredLine): Promise<LineEnd> {
    return this.#queue.enter(line);
  }

  /** What may have been said, the likeliest first. */
  async enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<LineOutcome> {
    return this.#act(await this.#heard(alternatives, hearSpokenClock));
  }

  /** As it stands, or as people ask. */
  async #heard<Line extends string | readonly SpokenAlternative[]>(
    line: Line,
    hear: (line: Line, language: LanguageName, phrases: typeof COMMAND_PHRASES) => HeardByClock,
  ): Promise<HeardByClock> {
    const { services, held } = this.#parts;
    const { language } = services.words;
    const heard = hear(line, language, COMMAND_PHRASES);
    if (heard.type === 'command' || heard.doubtful) return heard;
    const [game, further] = [held()?.game, await services.late.further()];
    const command = game && further && askedOfClock(heard.text, language, game, further, COMMAND_PHRASES);
    return command ? { type: 'command', command } : heard;
  }

  async #act(heard: HeardByClock): Promise<LineOutcome> {
    this.#again = undefined;
    if (heard.type === 'refused') return this.#refuse(heard);
    this.#show('');
    return this.#obey(heard.command);
  }

  #refuse(heard: Extract<HeardByClock, { readonly type: 'refused' }>): LineOutcome {
    const { services, telling } = this.#parts;
    const { announcer, speaker, earcons } = services.speech;
    if (announcer.attentive) earcons.play('refused');
    this.#again = (now) => tellNotUnderstood(heard, now);
    const said = tellNotUnderstood(heard, telling());
    speaker.say(said);
    this.#show(textOf(said));
    return 'refused';
  }

  /** After the reason, once more: whoever typed ahead has not heard it. */
  #tellHeldBack(lines: readonly string[]): void {
    const { services, telling } = this.#parts;
    const told = telling();
    const heldBack = phraseReply({ about: 'held back', lines }, told.options);
    const segments = [...(this.#again?.(told).segments ?? []), ...heldBack.segments];
    services.speech.speaker.say({ ...heldBack, segments });
  }

  async #obey({ id, read }: ReadClockCommand): Promise<LineOutcome> {
    const { services, held, commands } = this.#parts;
    if (!held()?.game.clock) {
      services.game.refuse({ reason: 'no game' });
      return 'refused';
    }
    const { type, refusal } = await commands.run(id, read);
    if (refusal) this.#again = ({ options }) => phraseRefusal(refusal, options);
    return type;
  }

  #show(words: string): void {
    if (this.#refusal === words) return;
    this.#refusal = words;
    this.#parts.changed();
  }
}

/** Nothing is asked at a clock, so that no line is an answer. A question, or what is not understood, does no harm behind a refusal. */
function goesThrough(text: string, following: Following, language: LanguageName): boolean {
  if (following === 'unknowing') return false;
  const heard = hearTypedClock(text, language, COMMAND_PHRASES);
  return heard.type === 'refused' || !COMMAND_PHRASES.isExact(heard.command.id);
}
