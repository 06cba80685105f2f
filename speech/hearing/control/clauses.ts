/**
 * What was gathered put into periods, and what each move gives beside them.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { isSeconds, timeOf, type Item, type SpanItem } from './items.js';
import type { ControlRefusal } from './refusal.js';
import type { ExtraKind } from './vocabulary.js';

/** A period as far as it was said. Milliseconds. */
export interface SaidPeriod {
  time?: number;
  moves?: number;
}

/** What was said to be given with each move. */
export interface SaidExtra {
  readonly time: number;
  kind: ExtraKind;
  after: boolean;
  /** From which move on, where that was said. */
  from?: number;
  /** In which period it was said, 0 for the first. */
  readonly period: number;
  /** Whether it stands by itself between commas, so that it may be meant for all periods. */
  readonly alone: boolean;
}

export interface Clauses {
  readonly periods: readonly Readonly<SaidPeriod>[];
  readonly extras: readonly Readonly<SaidExtra>[];
  /** What is not given, where that was said. */
  readonly without: ReadonlySet<ExtraKind>;
  /** Whether there are commas that could tell what belongs together: spoken words have none. */
  readonly commas: boolean;
}

/** What is said of an extra before its time. */
interface Marks {
  kind?: SaidExtra['kind'];
  after?: boolean;
}

/** One reading of one side's items. It is used once. */
export class ClauseReading {
  readonly #items: readonly Item[];
  readonly #periods: SaidPeriod[] = [{}];
  readonly #extras: SaidExtra[] = [];
  readonly #without = new Set<ExtraKind>();
  #problem: ControlRefusal | undefined;
  /** A time of which it is not yet known whether a move gives it. */
  #open: SpanItem | undefined;
  /** Said of a time that is still to come. */
  #marks: Marks | undefined;
  #from: number | undefined;
  /** The extra that was said last, as long as nothing but words about it follows. */
  #last: SaidExtra | undefined;
  /** Whether something of a period was said since the last comma or "then". */
  #inPeriod = false;

  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  read(): Clauses | ControlRefusal {
    this.#items.forEach((item, index) => {
      this.#take(item, this.#items[index + 1], this.#items[index + 2]);
    });
    this.#settle();
    if (this.#problem) return this.#problem;
    return {
      periods: this.#periods,
      extras: this.#extras,
      without: this.#without,
      commas: this.#items.some(({ is }) => is === 'comma'),
    };
  }

  #take(item: Item, next: Item | undefined, following: Item | undefined): void {
    switch (item.is) {
      case 'span':
        if (this.#marks) this.#give(item, this.#marks);
        else {
          this.#settle();
          this.#open = item;
        }
        return;
      case 'count':
        this.#settle();
        this.#count(item.moves);
        return;
      case 'none':
        this.#settle();
        this.#without.add(item.kind);
        return;
      case 'behind':
        this.#behind(item.move, next);
        return;
      case 'each':
        this.#mark({ after: item.after }, next);
        return;
      case 'kind':
        // "Increment 30 seconds" is said of what follows, "30 seconds increment" of what stands before.
        if (next?.is === 'span' && !this.#last) {
          this.#settle();
          this.#await({ kind: item.kind });
        } else this.#mark({ kind: item.kind }, next);
        return;
      case 'from':
        if (this.#last) this.#last.from = item.move;
        else if (this.#open && this.#canBeGiven(this.#open)) this.#give(this.#open, {}, item.move);
        else this.#from = item.move;
        return;
      case 'plus':
      case 'with': {
        const span = next?.is === 'span' ? next : undefined;
        const given = span && (isSeconds(span) || following?.is === 'each' || following?.is === 'kind');
        if (given) {
          this.#settle();
          this.#await({});
        } else if (item.is === 'plus' && span) this.#then();
        return;
      }
      case 'then':
        this.#then();
        return;
      case 'comma':
        this.#settle();
        this.#inPeriod = false;
    }
  }

  /** Says of the last time, or else of the next one, that a move gives it. */
  #mark(marks: Marks, next: Item | undefined): void {
    if (this.#open) this.#give(this.#open, marks);
    else if (this.#last && next?.is !== 'span') Object.assign(this.#last, marks);
    else this.#await(marks);
  }

  #await(marks: Marks): void {
    this.#marks = { ...this.#marks, ...marks };
  }

  #give(span: SpanItem, marks: Marks, from = this.#from): void {
    const given = this.#open === span ? this.#split(span) : span;
    const extra: SaidExtra = {
      time: timeOf(given, SECOND),
      kind: marks.kind ?? 'increment',
      after: marks.after ?? false,
      ...(from !== undefined && { from }),
      period: this.#periods.length - 1,
      alone: !this.#inPeriod,
    };
    this.#extras.push(extra);
    this.#last = extra;
    this.#marks = undefined;
    this.#from = undefined;
    this.#open = undefined;
  }

  /** "5 minutes 3 seconds a move": where the period has no time yet, only the last part is given with a move. */
  #split(span: SpanItem): SpanItem {
    const last = span.parts.at(-1);
    if (span.parts.length < 2 || !last || this.#current.time !== undefined) return span;
    this.#allot({ is: 'span', parts: span.parts.slice(0, -1) });
    return { is: 'span', parts: [last] };
  }

  #canBeGiven(span: SpanItem): boolean {
    return this.#current.time !== undefined && isSeconds(span);
  }

  /** A time of which nothing more was said is what the period has. */
  #settle(): void {
    const span = this.#open;
    this.#open = undefined;
    this.#last = undefined;
    if (span) this.#allot(span);
  }

  #allot(span: SpanItem): void {
    const time = timeOf(span, MINUTE);
    const { time: first, moves } = this.#current;
    if (first !== undefined && moves === undefined) this.#problem ??= { reason: 'two times', first, second: time };
    if (first !== undefined) this.#periods.push({});
    this.#current.time = time;
    this.#inPeriod = true;
  }

  #count(moves: number): void {
    const { time, moves: first } = this.#current;
    if (first !== undefined && time === undefined) {
      this.#problem ??= { reason: 'two numbers of moves', first, second: moves };
    }
    if (first !== undefined) this.#periods.push({});
    this.#current.moves = moves;
    this.#inPeriod = true;
  }

  /** "After move 40" is what others call "then", or is said of a period whose time was told before. */
  #behind(move: number, next: Item | undefined): void {
    this.#settle();
    const before = this.#periods.slice(0, -1).reduce((sum, { moves = 0 }) => sum + moves, 0);
    const { time, moves } = this.#current;
    if (moves === undefined && before === move) return;
    if (moves === undefined && before === 0 && time !== undefined && next?.is === 'span') this.#count(move);
    else if (moves === undefined || before + moves !== move) {
      this.#problem ??= { reason: 'no period begins', move: move + 1 };
    }
    this.#then();
  }

  #then(): void {
    this.#settle();
    const { time, moves } = this.#current;
    if (time !== undefined || moves !== undefined) this.#periods.push({});
    this.#inPeriod = false;
  }

  get #current(): SaidPeriod {
    // There is always one: the list begins with it and only grows.
    return this.#periods.at(-1) ?? {};
  }
}
