/** What is wanted of a score, or is to be written on it. */
import type { EnteredLine } from '../../speech/line-queue.js';
import type { Color } from '../../src/laws/squares.js';

/** The position after this ply is to be looked at. */
export class ScoreMoveChosenEvent extends Event {
  static readonly type = 'score-move-chosen';
  readonly ply: number;
  constructor(ply: number) {
    super(ScoreMoveChosenEvent.type, { bubbles: true, composed: true });
    this.ply = ply;
  }
}

export type ScoreAct =
  | { readonly do: 'read' | 'copy' | 'save' }
  /** What was spoken is to be heard: the name of the recording. */
  | { readonly do: 'play'; readonly note: string };

/** Something is to be done with the sheet of this player. */
export class ScoreActEvent extends Event {
  static readonly type = 'score-act';
  readonly side: Color;
  readonly act: ScoreAct;
  constructor(side: Color, act: ScoreAct) {
    super(ScoreActEvent.type, { bubbles: true, composed: true });
    this.side = side;
    this.act = act;
  }
}

export type ScoreWriting =
  /** A move as it was heard, in whatever words. */
  | {
      readonly do: 'write';
      readonly ply: number;
      /** It is the first that does not stand there yet: when the line is carried out that may be a later one. */
      readonly isNext: boolean;
      /** Its text is empty where nothing was typed. */
      readonly line: EnteredLine;
    }
  /** As it was called, or else made. */
  | { readonly do: 'write as called'; readonly ply: number }
  | { readonly do: 'mark offer'; readonly ply: number }
  /** A recording is begun; or ended, whatever was recorded. */
  | { readonly do: 'record'; readonly ply: number };

/** Something is to be written on the sheet of this player. */
export class ScoreWritingEvent extends Event {
  static readonly type = 'score-writing';
  readonly side: Color;
  readonly writing: ScoreWriting;
  constructor(side: Color, writing: ScoreWriting) {
    super(ScoreWritingEvent.type, { bubbles: true, composed: true });
    this.side = side;
    this.writing = writing;
  }
}

declare global {
  interface HTMLElementEventMap {
    'score-move-chosen': ScoreMoveChosenEvent;
    'score-act': ScoreActEvent;
    'score-writing': ScoreWritingEvent;
  }
}
