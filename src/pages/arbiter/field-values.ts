/** What stands in the fields of a ruling, at first and as it was typed, and the field of a time, which several have. */
import type { TemplateResult } from 'lit';
import { msg } from './texts.js';
import { FIRST_CHOICE, type Missing, type RulingChoice } from '../../questions/ruling.js';
import type { ArbiterState } from './arbiter-state.js';
import { lineField } from './fields.js';

/** What was typed, as it was typed. */
export type RulingTexts = Readonly<Record<'time' | 'rounds', string>>;

export const NOTHING_TYPED: RulingTexts = { time: '', rounds: '' };

export interface RulingFields {
  readonly state: ArbiterState;
  readonly choice: RulingChoice;
  readonly texts: RulingTexts;
  readonly missing: Missing | undefined;
  readonly choose: (change: Partial<RulingChoice>) => void;
  readonly type: (field: keyof RulingTexts, text: string) => void;
}

/** The last move is meant, and going back takes back one. */
export function choiceAtFirst({ moves }: ArbiterState): RulingChoice {
  const last = moves.at(-1)?.ply ?? 0;
  return { ...FIRST_CHOICE, ply: Math.max(1, last), position: Math.max(0, last - 1) };
}

/**
 * What the texts mean; nothing where one is no time, or no number of rounds.
 * @param hearTime understands a time in words or digits, in milliseconds
 */
export function valuesOf(
  { time, rounds }: RulingTexts,
  hearTime: (text: string) => number | undefined,
): Pick<RulingChoice, 'time' | 'rounds'> {
  return { time: hearTime(time), rounds: /^\s*\d{1,3}\s*$/.test(rounds) ? Number(rounds) : undefined };
}

export function timeField({ texts, missing, type }: RulingFields): TemplateResult {
  return lineField({
    id: 'time',
    label: msg('ruling-time'),
    hint: msg('ruling-time-hint'),
    ...(missing === 'time' && {
      error: msg('ruling-time-wrong'),
    }),
    value: texts.time,
    onText: (text) => type('time', text),
  });
}
