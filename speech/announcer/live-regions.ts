/**
 * The screen reader as a sink: live regions (ARIA 1.2, `aria-live`), two polite and two assertive, and one writer.
 *
 * They are written to by turns: a reader that comes late to a change may read what stands in the region by then (Orca does, of a
 * region that is atomic), and of two messages in a moment the first would never be heard.
 *
 * All regions stand in the page from its first paint, empty: a region that comes into being together with its text is not
 * heard. They must never be made inert, so the app has no modal dialogs (`showModal` would silence them). Only their text is
 * changed, never a label.
 *
 * A screen reader may drop a text that equals the last one, even if that was cleared meanwhile or stood in the other region;
 * and a region whose text stays as it was has not changed at all. Then no-break spaces at the end, which are not heard, make
 * it another text.
 */
import {
  disturbed,
  dismissed,
  due,
  dueAt,
  emptyInbox,
  forgotten,
  isSaidAgain,
  lastBrokenOff,
  left,
  returned,
  takesToSay,
  written,
  type Inbox,
} from './inbox.js';
import type { Message } from './log.js';
import { emptySchedule, isWaiting, step, type ScheduleEffect, type ScheduleEvent } from './schedule.js';
import type { ReaderPace, Repetition } from '../style.js';
import type { Timing } from '../timing.js';
import { textOf, type Utterance } from '../utterance.js';
import type { GermanCallSpelling } from './german-call.js';
import type { ReaderChoice, ReaderSink } from './sink.js';

/** The part of an element that the writer touches. */
export interface Region {
  textContent: string | null;
  lang: string;
}

type Politeness = 'polite' | 'assertive';

/**
 * Calls back once when what has changed on the page until now is drawn, and so told to the screen reader; what it returns takes that back. Orca
 * takes a change of text for a flood, and says nothing of it, where more than fifty others wait behind it, as those of a whole board do. What is
 * said comes behind them.
 */
export type AfterDrawing = (callback: () => void) => () => void;

export type Regions = Readonly<Record<Politeness, readonly [Region, Region]>>;

/**
 * Milliseconds at least between two changes, of whichever region: screen readers lose one of two that come together. Chromium passes changes on
 * at most every 150 ms, and a frame later where the page is busy; two in one go come in the order of the document, the later message first where
 * it stands in the first region. Nobody waits longer for it: the message before is still being spoken.
 */
export const WRITING_GAP = 250;
/** Milliseconds after the focus has moved before anything is written, so that what has the focus is heard before the answer. */
export const FOCUS_FIRST = 120;
/**
 * Milliseconds after a key press before anything is written: a screen reader falls silent when it hears of the key, which may be a moment
 * after the page does, and would throw away an answer that was there already.
 */
export const KEY_FIRST = 30;
/** Milliseconds after which a text is taken away, lest someone who reads about the page finds it and thinks it new. */
export const CLEARED_AFTER = 5000;
/** Milliseconds a letter, as a screen reader speaks. */
const PACES: Readonly<Record<ReaderPace, number>> = { slow: 100, usual: 65, fast: 35 };

const NO_BREAK_SPACE = '\u00a0';

/** The same words for the ear, in as many texts as can be needed to differ from two others. */
function variantsOf(text: string): readonly string[] {
  return [text, text + NO_BREAK_SPACE, text + NO_BREAK_SPACE + NO_BREAK_SPACE];
}

export class LiveRegions implements ReaderSink {
  readonly #regions: Regions;
  readonly #timing: Timing;
  readonly #afterDrawing: AfterDrawing;
  readonly #pageLanguage: () => string;
  readonly #germanCall: GermanCallSpelling;
  #schedule = emptySchedule('in order');
  /** Takes back the wait until the page is drawn; `undefined` where nothing that was put waits for that. */
  #drawing: (() => void) | undefined;
  /** The next write or clearing. There is never more than one on its way. */
  #next: { readonly does: 'write' | 'clear'; readonly cancel: () => void } | undefined;
  #changedAt = -Infinity;
  #keyAt = -Infinity;
  #focusAt = -Infinity;
  /** Which of the two is written to next. */
  readonly #turns: Record<Politeness, 0 | 1> = { polite: 0, assertive: 0 };
  /** What was written last, in whichever region. */
  #lastText = '';
  /** What the game told and may not have been heard, and the next look at it. */
  #inbox = emptyInbox(true);
  #look: (() => void) | undefined;
  #repetition: Repetition = 'game';
  #pace: ReaderPace = 'usual';

  /** @param pageLanguage BCP 47, as it is at the moment; what a region has where several languages meet in one message. */
  constructor(
    regions: Regions,
    timing: Timing,
    afterDrawing: AfterDrawing,
    pageLanguage: () => string,
    germanCall: GermanCallSpelling,
  ) {
    this.#regions = regions;
    this.#timing = timing;
    this.#afterDrawing = afterDrawing;
    this.#pageLanguage = pageLanguage;
    this.#germanCall = germanCall;
  }

  configure({ germanCall, repetition = this.#repetition, pace = this.#pace }: Partial<ReaderChoice>): void {
    if (germanCall !== undefined) this.#germanCall.configure(germanCall);
    this.#repetition = repetition;
    this.#pace = pace;
  }

  put(message: Message): void {
    this.#step({ type: 'put', message, at: this.#timing.now() });
    if (this.#next?.does === 'clear') this.#forgetNext();
    this.#drawing ??= this.#afterDrawing(() => {
      this.#drawing = undefined;
      if (this.#next?.does !== 'write') this.#planWrite();
    });
  }

  disturbed(): void {
    const now = this.#timing.now();
    this.#keyAt = now;
    if (this.#next?.does === 'write') this.#planWrite();
    this.#keepInMind(disturbed(this.#inbox, now));
  }

  focusMoved(within = 0): void {
    const now = this.#timing.now();
    this.#focusAt = now + within;
    if (this.#next?.does === 'write') this.#planWrite();
    this.#keepInMind(disturbed(this.#inbox, now));
  }

  here(isHere: boolean): void {
    if (isHere === this.#inbox.isHere) return;
    const change = isHere ? returned : left;
    this.#keepInMind(change(this.#inbox, this.#timing.now()));
  }

  beginGame(): void {
    this.#keepInMind(forgotten(this.#inbox));
  }

  unheard(): Message | undefined {
    return lastBrokenOff(this.#inbox);
  }

  dismiss({ id }: Message): void {
    this.#keepInMind(dismissed(this.#inbox, id));
  }

  /** Forgets what waits and empties the regions, which is not heard. */
  stop(): void {
    this.#step({ type: 'stopped' });
    this.#keepInMind(emptyInbox(this.#inbox.isHere));
    this.#drawing?.();
    this.#drawing = undefined;
    this.#forgetNext();
    if (this.#stale() !== undefined) this.#plan('clear', Math.max(0, this.#gapLeft()));
  }

  /** Looks again when something is to be written again. */
  #keepInMind(inbox: Inbox): void {
    this.#inbox = inbox;
    this.#look?.();
    this.#look = undefined;
    const at = dueAt(inbox);
    if (at === undefined) return;
    this.#look = this.#timing.after(Math.max(0, at - this.#timing.now()), () => {
      const given = due(this.#inbox, this.#timing.now());
      this.#keepInMind(given.inbox);
      for (const { id, utterance } of given.messages) {
        this.put({ id, utterance: { ...utterance, segments: utterance.again ?? utterance.segments } });
      }
    });
  }

  #gapLeft(): number {
    return this.#changedAt + WRITING_GAP - this.#timing.now();
  }

  /** As soon as the screen reader has done with the key, with what the key gave the focus to, and with the change before. */
  #planWrite(): void {
    this.#next?.cancel();
    const earliest = Math.max(this.#keyAt + KEY_FIRST, this.#focusAt + FOCUS_FIRST) - this.#timing.now();
    // Never on the spot: the focus may move in what is still done of the same key.
    this.#plan('write', Math.max(0, earliest, this.#gapLeft()));
  }

  #forgetNext(): void {
    this.#next?.cancel();
    this.#next = undefined;
  }

  #plan(does: 'write' | 'clear', milliseconds: number): void {
    const act = (): void => {
      this.#next = undefined;
      if (does === 'write') this.#write();
      else this.#clear();
    };
    this.#next = { does, cancel: this.#timing.after(milliseconds, act) };
  }

  #write(): void {
    this.#step({ type: 'free', at: this.#timing.now() });
    // A page is never told whether a screen reader has said what it was given: given is said.
    this.#step({ type: 'said' });
    if (isWaiting(this.#schedule, this.#timing.now())) this.#planWrite();
    else if (this.#stale() !== undefined) this.#plan('clear', CLEARED_AFTER);
  }

  #step(event: ScheduleEvent): void {
    const { schedule, effects } = step(this.#schedule, event);
    this.#schedule = schedule;
    for (const effect of effects) this.#carryOut(effect);
  }

  #carryOut(effect: ScheduleEffect): void {
    switch (effect.type) {
      case 'say':
        this.#show(effect.message.utterance);
        this.#note(effect.message);
        return;
      case 'take back':
      case 'hand back':
        // What is written can't be taken back, and what waits can always be written.
        return;
    }
  }

  #note(message: Message): void {
    const { utterance } = message;
    if (!isSaidAgain(utterance, this.#repetition)) return;
    this.#keepInMind(written(this.#inbox, message, takesToSay(utterance, PACES[this.#pace]), this.#timing.now()));
  }

  #show(utterance: Utterance): void {
    const region = this.#regionFor(utterance.priority === 'alarm' ? 'assertive' : 'polite');
    const segments = this.#germanCall.spelt(utterance.segments);
    const [lang, ...others] = new Set(segments.map((segment) => segment.lang));
    region.lang = lang === undefined || others.length > 0 ? this.#pageLanguage() : lang;
    const text = textOf({ ...utterance, segments });
    const fresh = variantsOf(text).find((variant) => variant !== this.#lastText && variant !== region.textContent);
    this.#lastText = fresh ?? text;
    region.textContent = this.#lastText;
    this.#changedAt = this.#timing.now();
  }

  #regionFor(politeness: Politeness): Region {
    const turn = this.#turns[politeness];
    this.#turns[politeness] = turn === 0 ? 1 : 0;
    return this.#regions[politeness][turn];
  }

  #stale(): Region | undefined {
    return [...this.#regions.polite, ...this.#regions.assertive].find((region) => region.textContent);
  }

  /** One region at a time: a change in both at once can cost a reader what it still has to say. */
  #clear(): void {
    const region = this.#stale();
    if (region === undefined) return;
    region.textContent = '';
    this.#changedAt = this.#timing.now();
    if (this.#stale() !== undefined) this.#plan('clear', WRITING_GAP);
  }
}
