/** The fields of a warning or penalty (Art. 12.9): for what, which, and with which measure. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { Offence } from '../../../laws/acts/arbiter.js';
import type { RulingChoice } from '../../../questions/ruling.js';
import { timeField, type RulingFields } from './field-values.js';
import { lineField, listField, tickField, type Option } from './fields.js';
import { offenceText, penaltyText } from './topic-texts.js';

export function offenceField({ state, choice, choose }: RulingFields): TemplateResult {
  const options: readonly Option<Offence | undefined>[] = [
    [undefined, msg('another', { id: 'ruling-other-offence' })],
    ...state.offences.map((of): Option<Offence | undefined> => [of, offenceText(of)]),
  ];
  const label = msg('Offence', { id: 'ruling-offence' });
  return listField('offence', label, options, choice.offence, (of) => choose({ offence: of }));
}

export function penaltyFields(fields: RulingFields): TemplateResult {
  const { state, choice, choose } = fields;
  const options = state.penalties.map((kind): Option<RulingChoice['penalty']> => [kind, penaltyText(kind)]);
  const label = msg('Penalty', { id: 'ruling-penalty' });
  return html`${listField('penalty', label, options, choice.penalty, (kind) => choose({ penalty: kind }))}
  ${measure(fields)}`;
}

function measure(fields: RulingFields): TemplateResult | typeof nothing {
  const { state, choice, choose } = fields;
  const points = (from: readonly number[]): readonly Option<number>[] =>
    from.map((count) => [count, pointsText(count)]);
  switch (choice.penalty) {
    case 'time to the opponent':
    case 'time taken':
      return timeField(fields);
    case 'points taken': {
      const options = points(state.points.filter((count) => count > 0));
      const label = msg('Points taken', { id: 'ruling-points-taken' });
      return listField('points', label, options, choice.points, (count) => choose({ points: count }));
    }
    case 'game lost': {
      const label = msg('The opponent scores', { id: 'ruling-opponent-scores' });
      const options = points(state.points);
      return listField('opponent-scores', label, options, choice.opponentScores, (count) =>
        choose({ opponentScores: count }),
      );
    }
    case 'fine':
      return tickField('announced', announcedText(), choice.announced, (ticked) => choose({ announced: ticked }));
    case 'rounds':
      return lineField({
        id: 'rounds',
        label: msg('Number of rounds', { id: 'ruling-rounds' }),
        ...(fields.missing === 'rounds' && {
          error: msg('Enter a number of rounds, such as 1.', { id: 'ruling-rounds-wrong' }),
        }),
        value: fields.texts.rounds,
        numeric: true,
        onText: (text) => fields.type('rounds', text),
      });
    case 'warning':
    case 'expulsion':
    case 'points to the opponent':
      return nothing;
  }
}

const announcedText = (): string => msg('The fine was announced before the event', { id: 'ruling-fine-announced' });

/** Halves as a sign, which is read as one. */
function pointsText(count: number): string {
  const whole = Math.floor(count);
  return count - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(count);
}
