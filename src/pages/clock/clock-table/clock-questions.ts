/** What a clock that stands alone can be asked by a button. */
import { msg } from '@lit/localize';
import { COLORS, type Color } from '../../../laws/squares.js';
import type { Whose } from '../../../storage/settings/clock-choice.js';
import type { ClockDetailQuestion } from '../../../questions/clock-details.js';

export interface QuestionButton {
  readonly question: ClockDetailQuestion;
  readonly text: string;
}

/** On a device of one's own for that player only. */
export function questionsFor(whose: Whose): readonly QuestionButton[] {
  const of: readonly Color[] = whose === 'both' ? COLORS : [whose];
  return [
    { question: { about: 'time left', of }, text: msg('Time', { id: 'time' }) },
    { question: { about: 'whose clock' }, text: msg('Whose clock runs?', { id: 'ask-whose-clock' }) },
    { question: { about: 'moves completed', of }, text: msg('Moves made', { id: 'clock-moves-made' }) },
    { question: { about: 'moves to the control', of }, text: msg('Moves to the control', { id: 'ask-moves-to-go' }) },
    { question: { about: 'time used', of }, text: msg('Time used', { id: 'ask-time-used' }) },
    { question: { about: 'period', of }, text: msg('Period', { id: 'ask-period' }) },
    { question: { about: 'delay left' }, text: msg('Delay left', { id: 'ask-delay' }) },
  ];
}

/** The question of a button, by what stands in its data. */
export function askedBy(data: string | undefined, whose: Whose): ClockDetailQuestion | undefined {
  return questionsFor(whose).find(({ question }) => JSON.stringify(question) === data)?.question;
}
