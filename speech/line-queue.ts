/**
 * Typed lines in the order in which they were entered: one is carried out after the other, also what was entered while one is under way.
 * Who types ahead takes for granted that what came before was done. Where it was refused, or asks something, the lines behind it are not
 * carried out: they are named, and whoever typed them says whether they still hold. Pure: time comes in.
 */

/** What became of a line that was carried out. `asked`: it waits for an answer. */
export type LineOutcome = 'done' | 'asked' | 'refused';

/** `held back`: a line before it was refused, or waits for an answer, and whoever typed this one could not know. */
export type LineEnd = LineOutcome | 'held back';

export interface EnteredLine {
  readonly text: string;
  /**
   * When its first key was pressed, in milliseconds by the clock of the page's events (`Event.timeStamp`); `Infinity` for a line that was
   * not typed but brought back, and so seen.
   */
  readonly begun: number;
}

/**
 * How blindly a line follows one that was refused or asks. `unknowing`: it was begun before that was known at all. `unheard`: after, and
 * sooner than anybody can have heard it.
 */
export type Following = 'unknowing' | 'unheard';

/**
 * A line that is begun within so many milliseconds after a refusal was typed without having heard it: of the reason no screen reader has
 * said more than a word by then, and who types on presses the next key sooner.
 */
export const UNHEARD_FOR = 700;

/** `Line` may carry with it what it was typed for. */
export interface LineQueueParts<Line extends EnteredLine> {
  /** Carries a line out. */
  readonly carryOut: (line: Line) => Promise<LineOutcome>;
  /** Whether a line may be carried out all the same, as an answer to what is asked. */
  readonly goesThrough: (line: Line, following: Following) => boolean;
  /** Whether what a line asked still waits for its answer; it may be given by a button. Absent: it does. */
  readonly stillAsks?: () => boolean;
  /** Names the lines that were held back. */
  readonly tell: (heldBack: readonly string[]) => void;
  /** Milliseconds, as `EnteredLine.begun` counts them. */
  readonly now: () => number;
}

interface Waiting<Line extends EnteredLine> {
  readonly line: Line;
  /** Whether another line was under way when it was entered. */
  readonly behind: boolean;
  readonly end: (end: LineEnd) => void;
  readonly fail: (error: unknown) => void;
}

export class LineQueue<Line extends EnteredLine = EnteredLine> {
  readonly #parts: LineQueueParts<Line>;
  #waiting: readonly Waiting<Line>[] = [];
  #isRunning = false;
  /** A line is being carried out. */
  #underWay = false;
  /** When a line was refused or asked last, and until when no line begun can have heard of it. */
  #stop: { readonly outcome: LineOutcome; readonly at: number; readonly until: number } | undefined;
  /** The lines held back by the one that is under way; `undefined` as long as it is not refused and asks nothing. */
  #heldBack: readonly Waiting<Line>[] | undefined;

  constructor(parts: LineQueueParts<Line>) {
    this.#parts = parts;
  }

  /** Resolves with what became of it, when it was its turn. Rejects where carrying it out does; the lines behind it go on. */
  enter(line: Line): Promise<LineEnd> {
    return new Promise((end, fail) => {
      this.#waiting = [...this.#waiting, { line, behind: this.#underWay, end, fail }];
      if (!this.#isRunning) void this.#run();
    });
  }

  /**
   * The line that is under way is refused, or asks: takes those that wait behind it out of the queue, up to one that goes through, and gives
   * them to be named with the reason. None where no line is under way.
   */
  holdBack(): readonly string[] {
    if (!this.#underWay) return [];
    this.#stopNow('refused');
    const heldBack = this.#takeHeldBack();
    this.#heldBack = [...(this.#heldBack ?? []), ...heldBack];
    return textsOf(heldBack);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#next(); next; next = this.#next()) {
      this.#underWay = true;
      try {
        const outcome = await this.#parts.carryOut(next.line);
        this.#end(next, outcome);
      } catch (error) {
        this.#stopNow('refused');
        next.fail(error);
      }
      this.#underWay = false;
      this.#endHeldBack(this.#heldBack ?? []);
      this.#heldBack = undefined;
      // Whoever hears of the end may have something to do about it before the next line.
      await Promise.resolve();
    }
    this.#isRunning = false;
  }

  #end({ end }: Waiting<Line>, outcome: LineOutcome): void {
    const all = outcome === 'done' && this.#heldBack ? 'refused' : outcome;
    if (all === 'done') this.#stop = undefined;
    else this.#stopNow(all);
    end(all);
  }

  /** The next line that is to be carried out; what is held back before it is told. */
  #next(): Waiting<Line> | undefined {
    const heldBack = this.#takeHeldBack();
    if (heldBack.length > 0) this.#parts.tell(textsOf(heldBack));
    this.#endHeldBack(heldBack);
    const [next, ...others] = this.#waiting;
    this.#waiting = others;
    return next;
  }

  #takeHeldBack(): readonly Waiting<Line>[] {
    const first = this.#waiting.findIndex((one) => !this.#isHeldBack(one));
    const count = first === -1 ? this.#waiting.length : first;
    const heldBack = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    // Who types on has heard nothing yet.
    if (heldBack.length > 0) this.#unheardFrom(this.#parts.now());
    return heldBack;
  }

  #endHeldBack(heldBack: readonly Waiting<Line>[]): void {
    heldBack.forEach(({ end }) => end('held back'));
  }

  #isHeldBack({ line, behind }: Waiting<Line>): boolean {
    const { goesThrough, stillAsks = () => true } = this.#parts;
    const stop = this.#stop;
    if (!stop || (stop.outcome === 'asked' && !stillAsks())) return false;
    if (behind || line.begun < stop.at) return !goesThrough(line, 'unknowing');
    return line.begun < stop.until && !goesThrough(line, 'unheard');
  }

  #stopNow(outcome: LineOutcome): void {
    const at = this.#parts.now();
    this.#stop = { outcome, at, until: at };
    this.#unheardFrom(at);
  }

  #unheardFrom(at: number): void {
    if (this.#stop) this.#stop = { ...this.#stop, until: at + UNHEARD_FOR };
  }
}

function textsOf(lines: readonly Waiting<EnteredLine>[]): readonly string[] {
  return lines.map(({ line }) => line.text);
}
