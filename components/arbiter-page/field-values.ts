/** What stands in the fields of a ruling, and the field of a time, which several have. */
import type { TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { Missing, RulingChoice } from '../../src/questions/ruling.js';
import type { ArbiterState } from './arbiter-state.js';
import { lineField } from './fields.js';

export interface RulingFields {
  readonly state: ArbiterState;
  readonly choice: RulingChoice;
  /** What was typed, as it was typed. */
  readonly texts: Readonly<Record<'time' | 'rounds', string>>;
  readonly missing: Missing | undefined;
  readonly choose: (change: Partial<RulingChoice>) => void;
  readonly type: (field: 'time' | 'rounds', text: string) => void;
}

export function timeField({ texts, missing, type }: RulingFields): TemplateResult {
  return lineField({
    id: 'time',
    label: msg('How much time', { id: 'ruling-time' }),
    hint: msg('As “2” for two minutes, “30 seconds”, or “1 minute 30 seconds”.', { id: 'ruling-time-hint' }),
    ...(missing === 'time' && {
      error: msg('Enter a time, such as “2 minutes” or “30 seconds”.', { id: 'ruling-time-wrong' }),
    }),
    value: texts.time,
    onText: (text) => type('time', text),
  });
}
