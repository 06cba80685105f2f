/** What stands on the button of a step; the call comes after it, in its own language. */
import type { Segment } from '../../../speech/utterance.js';
import { msg } from './late-texts.js';
import type { CalledMove } from '../../laws/acts/move.js';
import type { Color } from '../../laws/squares.js';
import type { TableStep } from '../../questions/table-steps.js';

export type CallText = (move: CalledMove, by: Color) => Segment;

export function stepText(step: TableStep, callText: CallText): { readonly before: string; readonly call?: Segment } {
  switch (step.do) {
    case 'call':
      return { before: msg('step-call'), call: callText(step.move, step.of) };
    case 'repeat':
      return { before: msg('step-repeat'), call: callText(step.move, step.of) };
    case 'execute':
      return { before: msg('step-execute'), call: callText(step.move, step.of) };
    case 'put back':
      return { before: msg('step-put-back') };
    case 'mend':
      return { before: msg('step-mend') };
    case 'ask':
      return {
        before: step.about === 'moves' ? msg('step-ask-moves') : msg('step-ask-time'),
      };
  }
}
