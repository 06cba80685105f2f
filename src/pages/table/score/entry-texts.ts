/** What is to be written on a sheet, in words. */
import { msg, str } from '@lit/localize';
import type { Color } from '../../../laws/squares.js';

/** A ply that may be written. */
export interface WritablePly {
  readonly ply: number;
  /** As the scoresheet counts. */
  readonly number: number;
  readonly by: Color;
  /** It stands on the sheet already, and may be corrected. */
  readonly stands: boolean;
  /** It was called, so that it can be written as it was heard; else as it was made. */
  readonly called: boolean;
}

/** As a label: before the field, or in a list of them. */
export function plyText({ number, by, stands }: WritablePly): string {
  if (stands) {
    return by === 'white'
      ? msg(str`Correct move ${number}, White`, { id: 'score-correct-white' })
      : msg(str`Correct move ${number}, Black`, { id: 'score-correct-black' });
  }
  return by === 'white'
    ? msg(str`Write move ${number}, White`, { id: 'score-write-white' })
    : msg(str`Write move ${number}, Black`, { id: 'score-write-black' });
}

export function offerText({ number, by }: Pick<WritablePly, 'number' | 'by'>): string {
  return by === 'white'
    ? msg(str`Write (=) at move ${number}, White`, { id: 'score-offer-white' })
    : msg(str`Write (=) at move ${number}, Black`, { id: 'score-offer-black' });
}

export function formText(side: Color): string {
  return side === 'white'
    ? msg('Writing on White’s score', { id: 'score-form-white' })
    : msg('Writing on Black’s score', { id: 'score-form-black' });
}
