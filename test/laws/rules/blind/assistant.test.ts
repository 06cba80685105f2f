/** The assistant: what he may do and what not (App. D.2.10, D.2.11; E2.9, E2.10 in 2009), and help by Art. 4.9, 6.2.6 and 8.1.6. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../../src/laws/acts.js';
import {
  assistantMissing,
  clockIsAdjusted,
  dutiesOf,
  dutyAllowed,
} from '../../../../src/laws/rules/blind/assistant.js';
import { completeConditions, type BlindPlay, type Conditions } from '../../../../src/laws/conditions.js';
import type { EditionName } from '../../../../src/laws/editions/edition.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../../../../src/laws/acts/blind.js';
import { BLIND_RULES } from '../../../../src/laws/editions/blind.js';
import { plyOf, positionOf, type Game } from '../../../../src/laws/game.js';
import { factsFor } from '../../../../src/laws/view.js';
import { did, doing, typesOf } from '../../judged.js';
import { numbered } from '../../numbered.js';
import { START, STANDARD } from '../../opened.js';
import { move } from '../../play.js';
import {
  BOTH,
  MIXED,
  after,
  atTable,
  boardOf,
  call,
  execute,
  factsOf,
  place,
  press,
  refused,
  repeat,
  write,
} from '../../table.js';
import { MINUTE, SECOND, begin } from '../../timed.js';

const HELPER = 'assistant of white';
/** White is visually disabled, and his assistant was given these duties, or all but these. */
const given = (edition: EditionName, duties: readonly AssistantDuty[], more: Partial<Conditions> = {}): Game =>
  atTable({ edition, assistants: { white: duties }, recording: 'players', ...more });
const allBut = (...duties: readonly AssistantDuty[]) => ASSISTANT_DUTIES.filter((duty) => !duties.includes(duty));

const made = (game: Game): Game => after(game, place('white', 'e2e4'), call('white', 'e2e4'));
const answered = (game: Game): Game => after(made(game), press('white'), place('black', 'e7e5'));

/** An act that is of this duty, in a game where it can be done. */
const DUTIES: Readonly<Record<Exclude<AssistantDuty, 'move'>, readonly [act: ActDraft, game: (begun: Game) => Game]>> =
  {
    execute: [execute(HELPER, 'e2e4', 'black'), made],
    announce: [call(HELPER, 'e2e4'), (game) => after(game, place('white', 'e2e4'))],
    score: [write(HELPER, 1, 'e2e4'), made],
    clock: [press(HELPER), made],
    tell: [
      { type: 'tell', by: HELPER, about: 'moves' },
      (game) => after(game, { type: 'ask', by: 'white', about: 'moves' }),
    ],
    claim: [
      { type: 'point out', by: HELPER, fault: { what: 'touched piece', ply: 2 } },
      (game) => after(made(game), press('white'), { type: 'touch', by: 'black', square: 'g8' }, place('black', 'e7e5')),
    ],
    adjourn: [
      { type: 'seal', by: HELPER, step: { do: 'write', move: { readings: [move('e2e4')] } } },
      (game) => after(game, { type: 'adjourn', by: 'arbiter' }),
    ],
  };

const BY_DUTY = [
  ...numbered('F10a', 'E2.9a', 'D.2.10a', 'D.2.10.1').map((row) => [...row, 'execute'] as const),
  ...numbered('F10b', 'E2.9b', 'D.2.10b', 'D.2.10.2').map((row) => [...row, 'announce'] as const),
  ...numbered('F10c', 'E2.9c', 'D.2.10c', 'D.2.10.3').map((row) => [...row, 'score'] as const),
  ...numbered('F10c', 'E2.9c', 'D.2.10c', 'D.2.10.3').map((row) => [...row, 'clock'] as const),
  ...numbered('F10d', 'E2.9d', 'D.2.10d', 'D.2.10.4').map((row) => [...row, 'tell'] as const),
  ...numbered('F10e', 'E2.9e', 'D.2.10e', 'D.2.10.5').map((row) => [...row, 'claim'] as const),
  ...numbered('F10f', 'E2.9f', 'D.2.10f', 'D.2.10.6').map((row) => [...row, 'adjourn'] as const),
];

describe('the duties of a visually disabled player’s assistant', () => {
  test.each(BY_DUTY)('%s %s: "%s" is done by whoever was given it', (edition, _article, duty) => {
    const [act, game] = DUTIES[duty];
    expect(factsOf(game(given(edition, [duty])), act).length).toBeGreaterThan(0);
  });

  test.each(BY_DUTY)('%s %s: without it "%s" is refused', (edition, article, duty) => {
    const [act, game] = DUTIES[duty];
    expect(refused(game(given(edition, allBut(duty))), act)).toEqual({ reason: 'not a duty', duty, article });
    expect(refused(game(atTable({ edition, assistants: {}, recording: 'players' })), act).reason).toBe('not a duty');
  });

  test.each(numbered('F10a', 'E2.9a', 'D.2.10a', 'D.2.10.1'))(
    '%s %s: either player’s move on the opponent’s board',
    (edition) => {
      const game = after(made(given(edition, ['execute'])), execute(HELPER, 'e2e4', 'black'));
      expect(game.boards.black).toBe(positionOf(game));
      const reply = after(game, press('white'), place('black', 'e7e5'), call('black', 'e7e5'), press('black'));
      const executed = did(reply, SECOND, execute(HELPER, 'e7e5', 'white'));
      expect(executed.facts).toMatchObject([{ type: 'executed', by: 'white', through: HELPER }]);
      expect(executed.game.boards.white).toBe(positionOf(executed.game));
    },
  );

  test.each(numbered('F10b', 'E2.9b', 'D.2.10b', 'D.2.10.2'))(
    '%s %s: the moves of both are called, and it stands who called for whom',
    (edition) => {
      const game = given(edition, ['announce']);
      const white = did(after(game, place('white', 'e2e4')), SECOND, call(HELPER, 'e2e4'));
      expect(white.facts).toMatchObject([{ type: 'announced', by: 'white', through: HELPER }, { type: 'moved' }]);
      const black = after(white.game, press('white'), place('black', 'e7e5'));
      expect(factsOf(black, call(HELPER, 'e7e5', 'black'))).toMatchObject([
        { type: 'announced', by: 'black', through: HELPER, called: { from: 'e7', to: 'e5', piece: 'pawn' } },
      ]);
      const heard = after(black, call('black', 'e7e5'), press('black'));
      expect(factsOf(heard, repeat(HELPER, 'e7e5'))).toMatchObject([{ by: 'white', through: HELPER, agrees: true }]);
    },
  );

  test.each(numbered('F10c', 'E2.9c', 'D.2.10c', 'D.2.10.3'))(
    '%s %s: the opponent’s clock is started by the assistant, too, only when the move is made',
    (edition) => {
      const placed = after(given(edition, ['clock']), place('white', 'e2e4'));
      expect(refused(placed, press(HELPER))).toMatchObject({ reason: 'move not made', missing: 'announcing' });
      expect(after(placed, call('white', 'e2e4'), press(HELPER)).clock?.now).toMatchObject({ side: 'black' });
    },
  );

  test.each(numbered('F10d', 'E2.9d', 'D.2.10d', 'D.2.10.4'))(
    '%s %s: moves and time are told at the player’s request only, and to him',
    (edition, article) => {
      const game = answered(given(edition, ['tell']));
      const tell = (about: 'moves' | 'time') => ({ type: 'tell', by: HELPER, about }) as const;
      expect(refused(game, tell('moves'))).toEqual({ reason: 'not asked', article });
      const asked = after(game, { type: 'ask', by: 'white', about: 'moves' });
      expect(refused(asked, tell('time')).reason).toBe('not asked');
      const told = did(asked, SECOND, tell('moves'));
      expect(told.facts).toMatchObject([{ type: 'told', to: 'white', values: { white: 1, black: 0 } }]);
      expect(factsFor(told.facts, 'black')).toEqual([]);
      expect(typesOf(factsFor(told.facts, 'white'))).toEqual(['told']);
      // Once for each time he is asked.
      expect(refused(told.game, tell('moves')).reason).toBe('not asked');
      // White has pressed after a second; Black's clock has run for two minutes.
      const used = did(doing(game, [MINUTE, { type: 'ask', by: 'white', about: 'time' }]), 2 * MINUTE, tell('time'));
      expect(used.facts).toMatchObject([{ values: { white: SECOND, black: 2 * MINUTE - SECOND } }]);
      expect(refused(game, { type: 'ask', by: HELPER, about: 'time' }).reason).toBe('not for this role');
      expect(refused(asked, { type: 'tell', by: 'black', about: 'moves' }).reason).toBe('not for this role');
    },
  );

  test.each(numbered('F10e', 'E2.9e', 'D.2.10e', 'D.2.10.5'))(
    '%s %s: time is claimed, and a touched piece told of; no other irregularity',
    (edition, article) => {
      const game = answered(given(edition, ['claim']));
      const flag: ActDraft = { type: 'flag', by: HELPER, of: 'black' };
      expect(did(game, 91 * MINUTE, flag).game.ending).toMatchObject({ reason: 'time', winner: 'white' });
      const other: ActDraft = { type: 'point out', by: HELPER, fault: { what: 'illegal move', ply: 2 } };
      expect(refused(game, other)).toEqual({ reason: 'not for this role', article, doneBy: 'players' });
    },
  );

  test.each(numbered('F10', 'E2.9', 'D.2.10', 'D.2.10'))('%s %s: what is no duty he does not', (edition, article) => {
    const game = given(edition, ASSISTANT_DUTIES);
    for (const type of ['offer', 'resign'] as const) {
      expect(refused(game, { type, by: HELPER })).toEqual({ reason: 'not for this role', article, doneBy: 'players' });
    }
  });

  test('FIDE 2023 D.2.10: where nothing is said of assistants, one does whatever one may', () => {
    expect(factsOf(after(atTable(), place(HELPER, 'e2e4')), call(HELPER, 'e2e4'))).toHaveLength(2);
    expect(dutiesOf(completeConditions({ play: 'strict', start: '' }), 'white')).toBeUndefined();
  });
});

describe('the sighted player’s assistant', () => {
  const SIGHTED = numbered('F11', 'E2.10', 'D.2.11', 'D.2.11');
  const of = (edition: EditionName, assistants: NonNullable<Conditions['assistants']>) =>
    completeConditions({ play: 'strict', start: '', edition, blind: MIXED, assistants });

  test.each(SIGHTED)('%s %s: where the other has none, for the first two duties', (edition, article) => {
    const game = made(atTable({ edition, assistants: { black: ASSISTANT_DUTIES } }));
    const executed = did(game, SECOND, execute('assistant of black', 'e2e4', 'black'));
    expect(executed.facts).toMatchObject([{ type: 'executed', by: 'black', through: 'assistant of black' }]);
    expect(boardOf(executed.game, 'black')).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    expect(factsOf(executed.game, repeat('assistant of black', 'e2e4'))).toHaveLength(1);
    const flag: ActDraft = { type: 'flag', by: 'assistant of black', of: 'white' };
    expect(refused(game, flag)).toEqual({ reason: 'not a duty', duty: 'claim', article });
  });

  test.each(SIGHTED)('%s %s: where the other has one, none of them', (edition, article) => {
    const game = made(atTable({ edition, assistants: { white: ['score'], black: ['execute', 'announce'] } }));
    const act = execute('assistant of black', 'e2e4', 'black');
    expect(refused(game, act)).toEqual({ reason: 'not a duty', duty: 'execute', article });
    expect(plyOf(game)).toBe(1);
  });

  test('US Chess 35F: wherever the other has one', () => {
    const both = of('US Chess', { white: ['execute'], black: ['execute', 'score', 'claim'] });
    expect(dutiesOf(both, 'black')).toEqual(['execute', 'score', 'claim']);
    expect(dutiesOf(of('US Chess', { black: ['execute'] }), 'black')).toEqual([]);
  });

  test.each([
    ['FIDE 2018', 'D.2.11'],
    ['FIDE 2023', 'D.2.11'],
  ] as const)('%s %s: against a hearing-impaired player an assistant must be used', (edition, article) => {
    const blind: BlindPlay = { ...MIXED, hearingImpaired: { white: false, black: true } };
    const begun = begin({ edition, time: STANDARD, blind });
    expect(refused(begun, START[1])).toEqual({ reason: 'assistant needed', article });
    const assistants = { white: ['execute', 'announce'] } as const;
    expect(factsOf(begin({ edition, time: STANDARD, blind, assistants }), START[1])).toHaveLength(1);
  });

  test.each(['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'US Chess'] as const)('%s: of that it says nothing', (edition) => {
    const blind: BlindPlay = { ...BOTH, hearingImpaired: { white: true, black: true } };
    expect(assistantMissing(completeConditions({ play: 'strict', start: '', edition, blind }))).toBeUndefined();
  });
});

describe('a player who cannot move, press or write', () => {
  const helped = (edition: EditionName, duties: readonly AssistantDuty[]) =>
    doing(begin({ edition, time: STANDARD, recording: 'players', assistants: { white: duties } }), START);

  test.each([
    ['FIDE 2014', '4.9'],
    ['FIDE 2018', '4.9'],
    ['FIDE 2023', '4.9'],
  ] as const)('%s %s: an assistant moves the pieces, where he was given to', (edition, article) => {
    expect(plyOf(after(helped(edition, ['move']), place(HELPER, 'e2e4')))).toBe(1);
    expect(refused(helped(edition, ['score']), place(HELPER, 'e2e4'))).toEqual({
      ...{ reason: 'not a duty', duty: 'move' },
      article,
    });
  });

  const PRESSING = numbered('6.8d', '6.7d', '6.2e', '6.2.6');
  test.each(PRESSING)('%s %s: or presses the clock', (edition, article) => {
    const moved = (duties: readonly AssistantDuty[]) => after(helped(edition, duties), place('white', 'e2e4'));
    expect(after(moved(['clock']), press(HELPER)).clock?.now).toMatchObject({ side: 'black' });
    expect(refused(moved([]), press(HELPER))).toEqual({ reason: 'not a duty', duty: 'clock', article });
  });

  const WRITING = numbered('8.1', '8.1', '8.1e', '8.1.6');
  test.each(WRITING)('%s %s: or writes', (edition, article) => {
    const moved = (duties: readonly AssistantDuty[]) => after(helped(edition, duties), place('white', 'e2e4'));
    expect(factsOf(moved(['score']), write(HELPER, 1, 'e2e4'))).toHaveLength(1);
    expect(refused(moved([]), write(HELPER, 1, 'e2e4'))).toEqual({ reason: 'not a duty', duty: 'score', article });
  });

  test.each([
    ...PRESSING.map((row) => [...row, 'clock'] as const),
    ...WRITING.map((row) => [...row, 'score'] as const),
  ])('%s %s: the arbiter adjusts his clock, unless he is disabled (%s)', (edition, article, duty) => {
    const conditions = completeConditions({ play: 'strict', start: '', edition, blind: MIXED });
    expect(clockIsAdjusted(conditions, 'black', duty)).toEqual({ value: true, article });
    expect(clockIsAdjusted(conditions, 'white', duty)).toEqual({ value: false, article });
    expect(clockIsAdjusted(conditions, 'black', duty, true).value).toBe(false);
  });

  test.each(['FIDE 2005', 'FIDE 2009'] as const)('%s: has no article on moving for him', (edition) => {
    const conditions = completeConditions({ play: 'strict', start: '', edition, assistants: { white: ['move'] } });
    expect(dutiesOf(conditions, 'white')).toEqual([]);
    expect(dutyAllowed(conditions, 'white', 'move').value).toBe(false);
  });

  test('where nobody is visually disabled, the other duties are not to be had', () => {
    const conditions = completeConditions({ play: 'strict', start: '', assistants: { white: ASSISTANT_DUTIES } });
    expect(dutiesOf(conditions, 'white')).toEqual(['score', 'clock', 'move']);
  });
});

test.each([
  ['FIDE 2005', 'F5', 'felt only'],
  ['FIDE 2009', 'E2.4', 'felt only'],
  ['FIDE 2014', 'D.2.5c', 'may speak'],
  ['FIDE 2018', 'D.2.6.1', 'should speak'],
  ['FIDE 2023', 'D.2.6.1', 'should speak'],
] as const)('%s %s: the special clock: %s', (edition, article, value) => {
  expect(BLIND_RULES[edition].specialClock).toEqual({ value, article });
});
