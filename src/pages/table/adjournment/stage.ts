/** How far an adjournment is, as far as it is the matter of whoever sits here. */
import { msg } from '@lit/localize';
import type { SealedWriting } from '../../../laws/acts/adjournment.js';
import type { Color } from '../../../laws/squares.js';
import type { GivenOnEnvelope } from './events.js';

export type AdjournmentStage =
  /** Whoever sits here may adjourn. */
  | { readonly is: 'playing'; readonly sealer: Color }
  /** `reply`: nobody has told him to; he may (I.9.3). `together`: his opponent sits at the same device. */
  | { readonly is: 'writing'; readonly sealer: Color; readonly together: boolean; readonly reply: boolean }
  /** `given` stands in the fields at first: what is known, or was typed before. */
  | { readonly is: 'labelling'; readonly sealer: Color; readonly given: GivenOnEnvelope }
  | { readonly is: 'closed'; readonly sealer: Color; readonly hasClock: boolean; readonly lines: readonly string[] }
  /** Somebody else seals, and whoever sits here waits. */
  | { readonly is: 'waiting'; readonly sealer: Color; readonly written: boolean; readonly lines: readonly string[] }
  /** `mayResume`: whoever sits here may resume the game; `lock` is what the envelope is opened with, where it was locked. */
  | {
      readonly is: 'sealed';
      readonly sealer: Color;
      readonly lines: readonly string[];
      readonly mayResume: boolean;
      readonly lock?: SealedWriting['lock'];
    };

export function headingText(stage: AdjournmentStage): string {
  switch (stage.is) {
    case 'playing':
      return msg('Adjournment', { id: 'adjournment' });
    case 'writing':
      return stage.reply
        ? msg('Seal the reply in a fresh envelope', { id: 'adjournment-reply' })
        : msg('Adjournment: write the move', { id: 'adjournment-write' });
    case 'labelling':
      return msg('Adjournment: the envelope', { id: 'adjournment-envelope' });
    case 'closed':
      return msg('Adjournment: stop the clock', { id: 'adjournment-stop' });
    case 'waiting':
      return msg('Adjournment: a move is being sealed', { id: 'adjournment-waiting' });
    case 'sealed':
      return msg('Adjournment: the move is sealed', { id: 'adjournment-sealed' });
  }
}

/** What is so, where somebody else acts. */
export function waitingText(sealer: Color, written: boolean): string {
  if (written) {
    return sealer === 'white'
      ? msg('White has written the move and closes the envelope.', { id: 'adjournment-white-written' })
      : msg('Black has written the move and closes the envelope.', { id: 'adjournment-black-written' });
  }
  return sealer === 'white'
    ? msg('White writes the move that is to be sealed.', { id: 'adjournment-white-writes' })
    : msg('Black writes the move that is to be sealed.', { id: 'adjournment-black-writes' });
}
