/**
 * What is typed or said to a clock that stands alone: understood without a board, and done or answered as by its keys. Loaded with the
 * clocks, right after the board.
 */
import type { ClockLineCommand } from '../../speech/hearing/clock-commands/clock-command.js';
import { hearSpokenClock, hearTypedClock, type HeardByClock } from '../../speech/hearing/clock-commands/hear-clock.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import { textOf } from '../../speech/utterance.js';
import type { ClockChoice } from '../play/clock-choice.js';
import type { HeldGame } from '../play/session-port.js';
import type { ClockDetailQuestion } from '../questions/clock-details.js';
import { actForDeed, questionFor } from './clock-line-acts.js';
import { tellNotUnderstood, type ClockTelling } from './clock-mode-told.js';
import type { Doers } from './doers.js';
import { obey } from './obeying.js';
import { languageShown } from './page-words.js';
import { change } from './page-wishes.js';

export interface ClockLineParts {
  readonly doers: Doers;
  readonly held: () => HeldGame | undefined;
  readonly choice: () => ClockChoice;
  /** `undefined` while a language is being loaded. */
  readonly telling: () => ClockTelling | undefined;
  readonly ask: (question: ClockDetailQuestion) => void;
  readonly feel: () => Promise<void>;
  /** The time by the clock that stamps the acts. */
  readonly now: () => number;
  /** The refusal is another now. */
  readonly changed: () => void;
}

export class ClockLine {
  readonly #parts: ClockLineParts;
  #refusal = '';

  constructor(parts: ClockLineParts) {
    this.#parts = parts;
  }

  /** Why what came last was not understood, in words; empty when it was. */
  get refusal(): string {
    return this.#refusal;
  }

  /** The clock is another now, and what came before is past. */
  forget(): void {
    this.#show('');
  }

  /** What was typed. Tells whether it was done, or needs nothing more than an answer. */
  enter(text: string): Promise<boolean> {
    return this.#act(hearTypedClock(text, languageShown()));
  }

  /** What may have been said, the likeliest first. Tells the same. */
  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<boolean> {
    return this.#act(hearSpokenClock(alternatives, languageShown()));
  }

  async #act(heard: HeardByClock): Promise<boolean> {
    if (heard.type === 'refused') return this.#refuse(heard);
    this.#show('');
    return this.#obey(heard.command);
  }

  #refuse(heard: Extract<HeardByClock, { readonly type: 'refused' }>): false {
    const { doers, telling } = this.#parts;
    const told = telling();
    const { announcer, earcons } = doers.speech;
    if (announcer.attentive) earcons.play('refused');
    if (told) {
      const said = tellNotUnderstood(heard, told);
      announcer.say(said);
      this.#show(textOf(said));
    }
    return false;
  }

  async #obey(command: ClockLineCommand): Promise<boolean> {
    const { doers, held, choice, ask, feel, now } = this.#parts;
    const { game, speech } = doers;
    const stands = held();
    const clock = stands?.game.clock;
    if (!stands || !clock) return game.refuse({ reason: 'no game' });
    switch (command.do) {
      case 'press':
      case 'stop':
      case 'restart':
      case 'claim flag':
      case 'illegal move': {
        const act = actForDeed(command, { game: stands.game, clock }, choice(), now());
        return (await game.act(act)).type === 'done';
      }
      case 'ask':
      case 'ask whose clock':
      case 'ask delay':
        ask(questionFor(command, clock, choice().left));
        return true;
      case 'read control':
        game.askClock({ about: 'time control' });
        return true;
      case 'feel':
        await feel();
        return true;
      case 'repeat':
        await obey({ do: 'repeat', before: false }, doers);
        return true;
      case 'sound':
        await change({ set: 'sound', on: command.on }, doers);
        return true;
      case 'help': {
        const { phrases, searched } = command;
        speech.speaker.answer({ about: 'commands', phrases, ...(searched !== undefined && { searched }) });
        return true;
      }
    }
  }

  #show(words: string): void {
    if (this.#refusal === words) return;
    this.#refusal = words;
    this.#parts.changed();
  }
}
