/** What is to be written on a sheet, in words. */
import { msg } from '../texts.js';
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
    return by === 'white' ? msg('score-correct-white', { number }) : msg('score-correct-black', { number });
  }
  return by === 'white' ? msg('score-write-white', { number }) : msg('score-write-black', { number });
}

export function offerText({ number, by }: Pick<WritablePly, 'number' | 'by'>): string {
  return by === 'white' ? msg('score-offer-white', { number }) : msg('score-offer-black', { number });
}

export function formText(side: Color): string {
  return side === 'white' ? msg('score-form-white') : msg('score-form-black');
}
