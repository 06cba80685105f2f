/** What stands on the button of a step; the call comes after it, in its own language. */
import { msg } from '@lit/localize';
import type { CalledMove } from '../../laws/acts/move.js';
import type { Color } from '../../laws/squares.js';
import type { TableStep } from '../../questions/table-steps.js';

export interface CallSegment {
  readonly text: string;
  /** BCP 47. */
  readonly lang: string;
}

export type CallText = (move: CalledMove, by: Color) => CallSegment;

export function stepText(
  step: TableStep,
  callText: CallText,
): { readonly before: string; readonly call?: CallSegment } {
  switch (step.do) {
    case 'call':
      return { before: msg('Call:', { id: 'step-call' }), call: callText(step.move, step.of) };
    case 'repeat':
      return { before: msg('Repeat:', { id: 'step-repeat' }), call: callText(step.move, step.of) };
    case 'execute':
      return { before: msg('Make it on my board:', { id: 'step-execute' }), call: callText(step.move, step.of) };
    case 'put back':
      return { before: msg('Put the pieces back', { id: 'step-put-back' }) };
    case 'mend':
      return { before: msg('Put my board right', { id: 'step-mend' }) };
    case 'ask':
      return {
        before:
          step.about === 'moves'
            ? msg('Ask my assistant for the number of moves', { id: 'step-ask-moves' })
            : msg('Ask my assistant for the time used', { id: 'step-ask-time' }),
      };
  }
}
