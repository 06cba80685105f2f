/**
 * What the guide speaks with: all that is said of its game goes the way of everything that is said here, and what the guide adds to it is one message
 * with it, for of two in a row the second would take the place of the first.
 */
import { EVERYONE } from '../../laws/roles.js';
import type { Answer } from '../../questions/question.js';
import type { Notice } from '../../../speech/notice.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { utterance, type Segment, type Utterance } from '../../../speech/utterance.js';
import { Speaker, type Heard } from '../../game/speaker.js';

/** The window's own speaker, with what is said held until it can be said together. */
class Together implements Heard {
  readonly #speaker: Speaker;
  #held: Utterance[] | undefined;

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  say(said: Utterance): void {
    if (this.#held) this.#held.push(said);
    // Whoever sits here hears all of it: the window may be somebody's at a table.
    else this.#speaker.say({ ...said, audience: EVERYONE });
  }

  /** What is said from now on is one message, until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    const [first] = held;
    if (!first) return;
    const { priority, channel, audience, mover } = first;
    const segments = held.flatMap((said, index) => (index < held.length - 1 ? ended(said.segments) : said.segments));
    this.say({ segments, priority, channel, audience, ...(mover !== undefined && { mover }) });
  }

  get holds(): boolean {
    return this.#held !== undefined;
  }

  readonly mention: Heard['mention'] = (segment) => {
    this.#speaker.mention(segment);
  };

  readonly explored: Heard['explored'] = (segment) => {
    this.#speaker.explored(segment);
  };

  readonly sample: Heard['sample'] = (segments) => this.#speaker.sample(segments);

  readonly sampleForReader: Heard['sampleForReader'] = (segments) => {
    this.#speaker.sampleForReader(segments);
  };

  /** What was done before the guide was left is not told again. */
  recall(): void {
    // Nothing.
  }

  /** The game that stands beside goes on, with what was said in it. */
  beginGame(): void {
    // Nothing.
  }

  repeat(): undefined {
    return undefined;
  }
}

export interface GuideSpeakerParts {
  readonly speaker: Speaker;
  readonly options: () => PhraseOptions;
  /** Something was asked and is answered. */
  readonly answered: (answer: Answer) => void;
  /** A step is to be said again. */
  readonly sayStep: () => void;
}

export class GuideSpeaker extends Speaker {
  readonly #parts: GuideSpeakerParts;
  readonly #together: Together;
  /** The moves are made again that were made before. */
  isSilent = false;

  constructor(parts: GuideSpeakerParts) {
    const together = new Together(parts.speaker);
    super(together, parts.options);
    this.#parts = parts;
    this.#together = together;
  }

  /** Words of the guide. */
  tell(text: string): void {
    this.say(utterance([{ text, lang: this.#parts.options().words.lang }], 'remark', 'page'));
  }

  /** Whatever is said meanwhile is one message. */
  async asOneMessage(act: () => Promise<void>): Promise<void> {
    this.#together.hold();
    try {
      await act();
    } finally {
      this.#together.release();
    }
  }

  override answer(answer: Answer): void {
    const isOuter = !this.#together.holds;
    this.#together.hold();
    super.answer(answer);
    this.#parts.answered(answer);
    if (isOuter) this.#together.release();
  }

  override facts(...given: Parameters<Speaker['facts']>): void {
    if (!this.isSilent) super.facts(...given);
  }

  /** That a game is begun says the guide. */
  override notice(...[notice, ...given]: Parameters<Speaker['notice']>): void {
    if (!isOfBeginning(notice)) super.notice(notice, ...given);
  }

  override sayAgain(before: boolean): void {
    if (before) this.#parts.speaker.sayAgain(true);
    else this.#parts.sayStep();
  }
}

/** As a sentence, for another follows: an answer and a call are none by themselves. */
function ended(segments: readonly Segment[]): readonly Segment[] {
  const last = segments.at(-1);
  if (!last || /[.!?…]$/u.test(last.text)) return segments;
  return [...segments.slice(0, -1), { ...last, text: `${last.text}.` }];
}

function isOfBeginning({ about }: Notice): boolean {
  return about === 'game begun' || about === 'position opened';
}
