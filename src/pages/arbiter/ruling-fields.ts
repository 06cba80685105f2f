/** The fields of each ruling, and of none but that, with what stands in them at first and as it was typed; those of a warning or penalty (Art. 12.9): for what, which, and with which measure. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import { COLORS, type Color } from '../../laws/squares.js';
import { type RulingChoice, type RulingTopic, FIRST_CHOICE, type Missing } from '../../questions/ruling.js';
import '../shared/clock-adjust.js';
import { listField, tickField, type Option, lineField } from './fields.js';
import { claimText, resultText, setUpText, sideText, offenceText, penaltyText } from './topic-texts.js';
import type { Offence } from '../../laws/acts/arbiter.js';
import type { ArbiterState } from './arbiter-state.js';

/** What was typed, as it was typed. */
export type RulingTexts = Readonly<Record<'time' | 'rounds', string>>;

export const NOTHING_TYPED: RulingTexts = { time: '', rounds: '' };

interface RulingFields {
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

function timeField({ texts, missing, type }: RulingFields): TemplateResult {
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

type Content = TemplateResult | typeof nothing;

export function fieldsOf(topic: RulingTopic, fields: RulingFields): Content {
  switch (topic) {
    case 'time':
      return html`${way(fields)}${side(fields, msg('ruling-whose-clock'))}${timeField(fields)}`;
    case 'displays':
      return displays(fields);
    case 'illegal move':
    case 'pawn left unpromoted':
    case 'two hands':
    case 'touched piece':
      return move(fields);
    case 'displaced':
      return html`${side(fields, msg('ruling-displaced-by'))}${found(fields)}`;
    case 'set-up':
      return html`${setUp(fields)}${misplaced(fields)}`;
    case 'quickplay draw':
      return claim(fields);
    case 'quickplay increment':
      return agrees(fields);
    case 'flag':
      return side(fields, msg('ruling-whose-flag'));
    case 'arrive':
      return side(fields, msg('ruling-who-came'));
    case 'default':
      return absent(fields);
    case 'penalty':
      return html`${side(fields, msg('ruling-against'))}${offenceField(fields)}${penaltyFields(fields)}`;
    case 'result':
      return result(fields);
    case 'restore':
      return position(fields, msg('ruling-back-to'), false);
    case 'pressed without a move':
      return nothing;
  }
}

function side({ choice, choose }: RulingFields, label: string): TemplateResult {
  const options = COLORS.map((color): Option<Color> => [color, sideText(color)]);
  return listField('side', label, options, choice.side, (color) => choose({ side: color }));
}

function way({ choice, choose }: RulingFields): TemplateResult {
  const options: readonly Option<RulingChoice['way']>[] = [
    ['add', msg('ruling-time-added')],
    ['take', msg('ruling-time-taken')],
  ];
  return listField('way', msg('ruling-way'), options, choice.way, (to) => choose({ way: to }));
}

function displays({ state, missing }: RulingFields): TemplateResult {
  const runs = state.clock?.now.phase === 'running';
  const unchanged = msg('ruling-nothing-set');
  return html`${
      runs
        ? html`<p id="displays-error" class=${missing === 'settings' ? 'error' : nothing}>
            ${msg('ruling-stop-first')}
          </p>`
        : missing === 'settings'
          ? html`<p id="displays-error" class="error">${unchanged}</p>`
          : nothing
    }<clock-adjust displays-only .clock=${state.clock}></clock-adjust>`;
}

/** The last comes first, for that is the one most often meant. */
function move({ state, choice, choose }: RulingFields): TemplateResult {
  const { moves } = state;
  if (moves.length === 0) return noMove();
  const options = moves.map(({ ply, text }): Option<number> => [ply, text]).reverse();
  return listField('move', msg('which-move-label'), options, choice.ply, (ply) => choose({ ply }));
}

const noMove = (): TemplateResult => html`<p>${msg('ruling-no-move')}</p>`;

/** @param any whether the position that stands now can be chosen, and that none is sure */
function position({ state, choice, choose }: RulingFields, label: string, any: boolean): TemplateResult {
  const { moves } = state;
  if (moves.length === 0 && !any) return noMove();
  const made = moves.map(({ ply, text }): Option<number | undefined> => [ply, text]);
  const options: readonly Option<number | undefined>[] = [
    ...(any ? made : made.slice(0, -1)).reverse(),
    [0, msg('ruling-start')],
    ...(any ? [[undefined, msg('ruling-none-sure')] as const] : []),
  ];
  return listField('position', label, options, choice.position, (ply) => choose({ position: ply }));
}

function found(fields: RulingFields): TemplateResult {
  const { choice, choose } = fields;
  const options: readonly Option<RulingChoice['found']>[] = [
    ['at once', msg('ruling-found-at-once')],
    ['later', msg('ruling-found-later')],
  ];
  const label = msg('ruling-found');
  return html`${listField('found', label, options, choice.found, (when) => choose({ found: when }))}
  ${choice.found === 'later' ? position(fields, msg('ruling-last-sure'), true) : nothing}`;
}

function setUp({ choice, choose }: RulingFields): TemplateResult {
  const options = (['pieces', 'board', 'colours'] as const).map((of): Option<RulingChoice['setUp']> => [
    of,
    setUpText(of),
  ]);
  const label = msg('ruling-what-is-wrong');
  return listField('set-up', label, options, choice.setUp, (of) => choose({ setUp: of }));
}

/** It matters only where it is too late for a new game: then nobody castles with them. */
function misplaced({ state, choice, choose }: RulingFields): Content {
  if (choice.setUp !== 'pieces' || state.castling.length === 0) return nothing;
  const stands = (square: string): boolean => choice.misplaced.some((piece) => piece.square === square);
  return html`<fieldset>
    <legend>${msg('ruling-misplaced')}</legend>
    ${state.castling.map(({ piece, text }) =>
      tickField(`misplaced-${piece.square}`, text, stands(piece.square), (ticked) => {
        const others = choice.misplaced.filter(({ square }) => square !== piece.square);
        choose({ misplaced: ticked ? [...others, piece] : others });
      }),
    )}
  </fieldset>`;
}

function claim({ choice, choose }: RulingFields): TemplateResult {
  const options = (['draw', 'reject', 'postpone', 'postpone with time'] as const).map(
    (decision): Option<RulingChoice['claim']> => [decision, claimText(decision)],
  );
  const label = msg('ruling-decision');
  return listField('claim', label, options, choice.claim, (decision) => choose({ claim: decision }));
}

function agrees({ choice, choose }: RulingFields): TemplateResult {
  const options: readonly Option<boolean>[] = [
    [true, msg('ruling-seconds-added')],
    [false, msg('ruling-no-seconds')],
  ];
  const label = msg('ruling-decision');
  return listField('agrees', label, options, choice.agrees, (so) => choose({ agrees: so }));
}

function absent({ choice, choose }: RulingFields): TemplateResult {
  const options: readonly Option<RulingChoice['absent']>[] = [
    ...COLORS.map((color): Option<RulingChoice['absent']> => [color, sideText(color)]),
    ['both', msg('ruling-both')],
  ];
  const label = msg('ruling-who-is-absent');
  return listField('absent', label, options, choice.absent, (who) => choose({ absent: who }));
}

function result({ choice, choose }: RulingFields): TemplateResult {
  const options = (['1-0', '0-1', '1/2-1/2', '0-0'] as const).map((one): Option<RulingChoice['result']> => [
    one,
    resultText(one),
  ]);
  const label = msg('ruling-result');
  return listField('result', label, options, choice.result, (one) => choose({ result: one }));
}

function offenceField({ state, choice, choose }: RulingFields): TemplateResult {
  const options: readonly Option<Offence | undefined>[] = [
    [undefined, msg('ruling-other-offence')],
    ...state.offences.map((of): Option<Offence | undefined> => [of, offenceText(of)]),
  ];
  const label = msg('ruling-offence');
  return listField('offence', label, options, choice.offence, (of) => choose({ offence: of }));
}

function penaltyFields(fields: RulingFields): TemplateResult {
  const { state, choice, choose } = fields;
  const options = state.penalties.map((kind): Option<RulingChoice['penalty']> => [kind, penaltyText(kind)]);
  const label = msg('ruling-penalty');
  return html`${listField('penalty', label, options, choice.penalty, (kind) => choose({ penalty: kind }))}
  ${measure(fields)}`;
}

function measure(fields: RulingFields): Content {
  const { state, choice, choose } = fields;
  const points = (from: readonly number[]): readonly Option<number>[] =>
    from.map((count) => [count, pointsText(count)]);
  switch (choice.penalty) {
    case 'time to the opponent':
    case 'time taken':
      return timeField(fields);
    case 'points taken': {
      const options = points(state.points.filter((count) => count > 0));
      const label = msg('ruling-points-taken');
      return listField('points', label, options, choice.points, (count) => choose({ points: count }));
    }
    case 'game lost': {
      const label = msg('ruling-opponent-scores');
      const options = points(state.points);
      return listField('opponent-scores', label, options, choice.opponentScores, (count) =>
        choose({ opponentScores: count }),
      );
    }
    case 'fine':
      return tickField('announced', msg('ruling-fine-announced'), choice.announced, (ticked) =>
        choose({ announced: ticked }),
      );
    case 'rounds':
      return lineField({
        id: 'rounds',
        label: msg('ruling-rounds'),
        ...(fields.missing === 'rounds' && {
          error: msg('ruling-rounds-wrong'),
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

/** Halves as a sign, which is read as one. */
function pointsText(count: number): string {
  const whole = Math.floor(count);
  return count - whole === 0.5 ? `${whole === 0 ? '' : whole}½` : String(count);
}
