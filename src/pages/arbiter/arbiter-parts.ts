/**
 * What stands around the form of rulings: what is done at once, what other parts of the page do, the reason, the question whether it is ruled
 * so, the lists, the keys.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import { COLORS, type Color } from '../../laws/squares.js';
import type { RulingAct, RulingTopic, Ruler } from '../../questions/ruling.js';
import { commandText } from '../shared/arbiter-command-text.js';
import { keyLabel } from '../shared/key-label.js';
import type { KeyBinding } from '../../../components/dom/keys.js';
import type { ArbiterState } from './arbiter-state.js';
import { ArbiterWishEvent, RulingWishEvent, type ArbiterWish } from './events.js';
import type { ArbiterCommand } from '../../commands/arbiter.js';
import { chargeText } from '../shared/charge-text.js';
import { listField, type Option, lineField } from './fields.js';
import { topicText } from './topic-texts.js';
import { LONGEST_REASON } from '../../laws/schema.js';

type Do = (command: ArbiterCommand) => void;
type Content = TemplateResult | typeof nothing;

export function titleText(ruler: Ruler): string {
  return ruler === 'arbiter' ? msg('arbiter-heading') : msg('no-arbiter-heading');
}

/** What the form of a ruling is sent with: where nothing is read back it is done at once. */
export function submitText({ readsBack }: ArbiterState): string {
  return readsBack ? msg('ruling-read-back') : msg('ruling-do-this');
}

export function topicField(
  { ruler, topics }: ArbiterState,
  chosen: RulingTopic,
  onTopic: (topic: RulingTopic) => void,
): TemplateResult {
  const label = ruler === 'arbiter' ? msg('ruling-topic') : msg('ruling-players-topic');
  const options = topics.map((topic): Option<RulingTopic> => [topic, topicText(topic)]);
  return listField('topic', label, options, chosen, onTopic);
}

/** One button, so that it keeps the focus while it becomes the other. */
export function clocksAt({ clock }: ArbiterState, perform: Do): Content {
  if (!clock) return nothing;
  const { phase } = clock.now;
  const onClick = (): void => perform('arbiter-clocks');
  return html`<div class="row">
    <button
      id="clocks"
      type="button"
      class="main"
      aria-disabled=${phase === 'stopped' ? 'true' : nothing}
      @click=${onClick}
    >
      ${clocksText(phase)}
    </button>
  </div>`;
}

function clocksText(phase: NonNullable<ArbiterState['clock']>['now']['phase']): string {
  switch (phase) {
    case 'running':
    case 'stopped':
      return msg('stop-clocks');
    case 'paused':
      return msg('start-clocks-again');
    case 'waiting':
      return msg('start-clocks');
  }
}

/** What a key does too, and what leads to other parts of the page. */
export function atHand(
  { topics, away, twoBoards }: ArbiterState,
  perform: Do,
  readBack: (act: RulingAct) => void,
): TemplateResult {
  return html`<div class="row">
    ${
      away
        ? [true, false].map((charged) =>
            button(chargeText(away, charged), () => readBack({ type: 'charge time', charged })),
          )
        : nothing
    }
    ${topics.includes('time') ? COLORS.map((to) => button(commandText(`arbiter-two-minutes-${to}`), () => perform(`arbiter-two-minutes-${to}`))) : nothing}
    ${button(commandText('arbiter-illegal-move'), () => perform('arbiter-illegal-move'))}
    ${
      twoBoards
        ? html`${button(commandText('arbiter-compare-boards'), () => perform('arbiter-compare-boards'))}
          ${COLORS.map((of) => button(mendText(of), () => readBack({ type: 'mend board', of })))}
          ${leading('boards', msg('arbiter-boards'))}`
        : nothing
    }
    ${COLORS.map((side) => asking(side))} ${leading('adjournment', msg('arbiter-adjournment'))}
    ${leading('report', msg('arbiter-report'))}
  </div>`;
}

function button(label: string, onClick: () => void): TemplateResult {
  return html`<button type="button" @click=${onClick}>${label}</button>`;
}

/** What a ruling on time, on illegal moves and on a resignation rests on (Art. 5.1.2, 6.9, 7.5.5). */
function asking(side: Color): TemplateResult {
  const onClick = ({ currentTarget }: Event): void => {
    currentTarget?.dispatchEvent(new RulingWishEvent({ do: 'can win', side }));
  };
  const text = side === 'white' ? msg('arbiter-can-win-white') : msg('arbiter-can-win-black');
  return html`<button type="button" @click=${onClick}>${text}</button>`;
}

function leading(to: ArbiterWish['do'], label: string): TemplateResult {
  const onClick = ({ currentTarget }: Event): void => {
    currentTarget?.dispatchEvent(new ArbiterWishEvent({ do: to }));
  };
  return html`<button type="button" data-wish=${to} @click=${onClick}>${label}</button>`;
}

/** What was claimed, where anything was, and what was ruled so far. */
export function listsOf({ claims, given }: ArbiterState): TemplateResult {
  return html`${claims.length === 0 ? nothing : html`<h3>${msg('ruling-claims')}</h3> ${sentences(claims)}`}
    <h3>${msg('rulings-so-far')}</h3>
    ${given.length === 0 ? html`<p>${msg('no-ruling-yet')}</p>` : sentences(given)}`;
}

function sentences(lines: readonly string[]): TemplateResult {
  return html`<ol>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ol>`;
}

export function keysOf(keys: readonly KeyBinding<ArbiterCommand>[]): TemplateResult {
  return html`<details>
    <summary>${msg('arbiter-keys')}</summary>
    <p>${msg('arbiter-keys-where')}</p>
    <dl> ${keys.map(({ command, ...key }) => html`<dt>${keyLabel(key)}</dt> <dd>${commandText(command)}</dd>`)} </dl>
  </details>`;
}

function mendText(of: Color): string {
  return of === 'white' ? msg('arbiter-mend-white') : msg('arbiter-mend-black');
}

export function reasonField(value: string, onText: (text: string) => void): TemplateResult {
  const label = msg('ruling-reason-label');
  return lineField({ id: 'reason', label, value, most: LONGEST_REASON, onText });
}

/** The whole text is told by the announcer; here it can be read again. What rules nothing stands first, so that Tab comes upon it. */
export function rulingQuestion(asked: string, onAnswer: (yes: boolean) => void): TemplateResult {
  const onYes = (): void => onAnswer(true);
  const onNo = (): void => onAnswer(false);
  return html`<div role="group" class="framed" aria-labelledby="question">
    <h3 id="question">${msg('ruling-question')}</h3>
    <p id="asked">${asked}</p>
    <div class="row">
      <button id="change" type="button" @click=${onNo}>${msg('ruling-change')}</button>
      <button id="rule-so" type="button" class="main" @click=${onYes}>${msg('ruling-rule-so')}</button>
    </div>
  </div>`;
}
