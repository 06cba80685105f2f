/**
 * The one way to the announcer: facts, refusals, answers and notices are made into words as the user has chosen, and said; so are words that a
 * page has made. The linter keeps everybody else from it.
 */
import type { Announcer } from '../../speech/announcer/announcer.js';
import type { Notice } from '../../speech/notice.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { type AnyRefusal, phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import { phraseReply, type Reply } from '../../speech/phrase/replies.js';
import { segmentsOf } from '../../speech/phrase/segments.js';
import { windowIsFor } from '../../speech/phrase/table.js';
import { textOf, utterance, type Segment, type Utterance } from '../../speech/utterance.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import type { WindowRole } from './window-role.js';
import type { Fact } from '../laws/facts.js';
import { EVERYONE, type Role } from '../laws/roles.js';
import { factsFor, type GameView } from '../laws/view.js';
import type { HandNews } from '../questions/hand.js';
import type { Answer } from '../questions/question.js';

/** What of an announcer is heard. */
export type Heard = Pick<
  Announcer,
  'say' | 'recall' | 'repeat' | 'mention' | 'explored' | 'sample' | 'sampleForReader' | 'beginGame'
>;

export class Speaker {
  readonly #announcer: Heard;
  readonly #options: () => PhraseOptions;
  /** What is said before the next refusal. */
  #foreword: readonly Segment[] = [];
  /** What is to be said as one message; `undefined` where each is one of its own. */
  #joined: Utterance[] | undefined;

  /** @param options the words and call style of the moment, asked anew for each message */
  constructor(announcer: Heard, options: () => PhraseOptions) {
    this.#announcer = announcer;
    this.#options = options;
  }

  /** Another game is here: what was said before is not of it. */
  beginGame(): void {
    this.#announcer.beginGame();
  }

  /** What happened by one act, as one message. `taken` are the lines of the scoresheet that it took back, if it did. */
  facts(facts: readonly Fact[], role: Role, taken: readonly ScoresheetEntry[] = []): void {
    if (facts.length === 0) return;
    const options = this.#options();
    const utterance = phraseFacts(factsFor(facts, role), options, taken, role);
    if (!utterance) return;
    if (isOnlyMine(facts, options) && !options.detail.echo) this.#announcer.recall(utterance);
    else this.#announcer.say(utterance);
  }

  /** Writes the moves made so far into the log without saying them: the game was begun before this page was. */
  recall(view: GameView): void {
    view.sheet.forEach(({ moved, captured, checked }, index) => {
      const ending = index === view.sheet.length - 1 ? view.ending : undefined;
      const facts: readonly Fact[] = [
        moved,
        ...(captured ? [captured] : []),
        ...(checked ? [checked] : []),
        ...(ending ? [{ type: 'ended', ending, audience: EVERYONE } as const] : []),
      ];
      const options = this.#options();
      const utterance = phraseFacts(factsFor(facts, view.role), options);
      if (utterance) this.#announcer.recall(utterance);
    });
  }

  /** Says why something was refused, and gives the same words for the page. */
  refusal(refusal: AnyRefusal): string {
    const utterance = phraseRefusal(refusal, this.#options());
    // What cannot be read is told with the refusal itself.
    const foreword = refusal.reason === 'unreadable' ? [] : this.#foreword;
    this.say({ ...utterance, segments: [...foreword, ...utterance.segments] });
    return textOf(utterance);
  }

  /** Whatever is said meanwhile is one message, as the first is said: of two in a row the second would take the place of the first. */
  asOne(act: () => void): void {
    const outer = this.#joined;
    const joined: Utterance[] = [];
    this.#joined = joined;
    try {
      act();
    } finally {
      this.#joined = outer;
    }
    const [first] = joined;
    if (first) this.say({ ...first, segments: joined.flatMap(({ segments }) => segments) });
  }

  /** Whatever is refused meanwhile is said after this: what was heard, as one message, for an answer takes the place of one before it. */
  async withForeword<Done>(foreword: readonly Segment[], act: () => Promise<Done>): Promise<Done> {
    this.#foreword = foreword;
    try {
      return await act();
    } finally {
      this.#foreword = [];
    }
  }

  /** Asks which move was meant, and gives the same words for the page. @param entries the moves, where they can be chosen by number */
  doubt(
    refusal: AnyRefusal,
    moves: Parameters<typeof phraseDoubt>[1],
    entries: readonly ScoresheetEntry[] = [],
  ): string {
    const utterance = phraseDoubt(refusal, moves, this.#options(), entries);
    this.say(utterance);
    return textOf(utterance);
  }

  /** What is said back where something was asked or answered; gives the same words for the page. */
  reply(reply: Reply): string {
    const options = this.#options();
    const utterance = phraseReply(reply, options);
    this.say(utterance);
    return textOf(utterance);
  }

  /** A question that stands on the page, in the words that stand there. */
  question(text: string): void {
    this.say(utterance([{ text, lang: this.#options().words.lang }], 'answer', 'page'));
  }

  /** Words that a page has made. */
  say(utterance: Utterance): void {
    if (this.#joined) this.#joined.push(utterance);
    else this.#announcer.say(utterance);
  }

  /** @param before not the last message, but the one before it */
  sayAgain(before: boolean): void {
    if (!this.#announcer.repeat(before ? 1 : 0)) this.notice({ about: 'nothing to repeat' });
  }

  /** What has the focus, where our own voice is the only one. */
  mention(segment: Segment): void {
    this.#announcer.mention(segment);
  }

  /** What a finger has come to on the board. */
  explored(segment: Segment): void {
    this.#announcer.explored(segment);
  }

  /** As our own voice says it; tells whether it was heard. Neither sample is logged: nothing has happened. */
  sample(segments: readonly Segment[]): boolean {
    return this.#announcer.sample(segments);
  }

  /** As a screen reader is given it. */
  sampleForReader(segments: readonly Segment[]): void {
    this.#announcer.sampleForReader(segments);
  }

  answer(answer: Answer): void {
    this.#announcer.say(phraseAnswer(answer, this.#options()));
  }

  hand(news: HandNews): void {
    this.#announcer.say(phraseHand(news, this.#options()));
  }

  /** @param whose window this is, at a table: it is said first, as one message, for of two in a row a screen reader may say only the second */
  notice(notice: Notice, whose?: WindowRole): void {
    const utterance = phraseNotice(notice, this.#options());
    this.#announcer.say({ ...utterance, segments: [...this.#windowIsFor(whose), ...utterance.segments] });
  }

  #windowIsFor(whose: WindowRole | undefined): readonly Segment[] {
    if (whose === undefined) return [];
    const options = this.#options();
    return segmentsOf(windowIsFor(whose, options.words.messages), options);
  }
}

/** A move of one's own from which nothing else came. Where both players are here, it is news for one of them. */
function isOnlyMine(facts: readonly Fact[], { mine }: PhraseOptions): boolean {
  const [own, another] = mine;
  const part = ['moved', 'captured', 'checked'];
  return (
    another === undefined &&
    facts.every((fact) => part.includes(fact.type)) &&
    facts.some((fact) => fact.type === 'moved' && fact.by === own)
  );
}
