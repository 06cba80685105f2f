/** What an assistant can be about to do (App. D.2.10, D.2.11; E2.9, E2.10 in 2009), and help by Art. 4.9, 6.2.6, 8.1.6. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../../src/laws/acts/blind.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { assistingIn, type Deed, type DeedName } from '../../src/questions/assistant.js';
import { doing } from '../laws/judged.js';
import { numbered } from '../laws/numbered.js';
import { START, STANDARD } from '../laws/opened.js';
import { BOTH, after, atTable, call, execute, place, press, repeat } from '../laws/table.js';
import { MINUTE, SECOND, begin } from '../laws/timed.js';

const HELPER = 'assistant of white';
const given = (duties: readonly AssistantDuty[] = ASSISTANT_DUTIES, more: Partial<Conditions> = {}): Game =>
  atTable({ assistants: { white: duties }, recording: 'players', ...more });

const deed = (game: Game, name: DeedName, side: 'white' | 'black' = 'white'): Deed | undefined =>
  assistingIn(game, side).deeds.find((one) => one.do === name);
const next = (game: Game, side: 'white' | 'black' = 'white'): ActDraft | undefined => assistingIn(game, side).next?.act;
const names = (game: Game): readonly DeedName[] => assistingIn(game, 'white').deeds.map((one) => one.do);

const placed = (game: Game): Game => after(game, place('white', 'e2e4'));
const made = (game: Game): Game => after(placed(game), call('white', 'e2e4'));
const pressed = (game: Game): Game => after(made(game), press('white'));
/** Black, who is sighted, has made his move, and has neither called it nor pressed. */
const answered = (game: Game): Game =>
  after(pressed(game), execute('black', 'e2e4', 'black'), repeat('black', 'e2e4'), place('black', 'g8f6'));

describe('whom he assists, and with what', () => {
  test.each(numbered('F10', 'E2.9', 'D.2.10', 'D.2.10'))(
    '%s %s: only the duties that were given',
    (edition, article) => {
      const point = (index: number) =>
        edition === 'FIDE 2018' || edition === 'FIDE 2023'
          ? `${article}.${index}`
          : `${article}${'abcdef'[index - 1] ?? ''}`;
      expect(assistingIn(given(['tell', 'execute'], { edition }), 'white').duties).toEqual([
        { duty: 'execute', article: point(1) },
        { duty: 'tell', article: point(4) },
      ]);
      expect(assistingIn(given([], { edition }), 'white')).toMatchObject({ duties: [], deeds: [], asked: [] });
    },
  );

  test.each(numbered('F11', 'E2.10', 'D.2.11', 'D.2.11'))(
    '%s %s: a sighted player’s assistant has the first two, and none where the other has one',
    (edition, article) => {
      const alone = atTable({
        edition,
        assistants: {
          black: ASSISTANT_DUTIES.filter(
            (duty) => duty === 'execute' || duty === 'announce' || duty === 'claim' || duty === 'tell',
          ),
        },
      });
      expect(assistingIn(alone, 'black').duties).toEqual([
        { duty: 'execute', article },
        { duty: 'announce', article },
      ]);
      const both = atTable({ edition, assistants: { white: ['tell'], black: ['execute'] } });
      expect(assistingIn(both, 'black').duties).toEqual([]);
    },
  );

  test('FIDE 2023 D.2.10: where the game says nothing of assistants, whatever one may do', () => {
    expect(assistingIn(atTable(), 'white').duties.map(({ duty }) => duty)).toEqual(ASSISTANT_DUTIES);
    expect(assistingIn(begin(), 'white').duties.map(({ duty }) => duty)).toEqual(['score', 'clock', 'move']);
  });

  test.each([
    ['FIDE 2014', '6.2e', '8.1e'],
    ['FIDE 2018', '6.2.6', '8.1.6'],
    ['FIDE 2023', '6.2.6', '8.1.6'],
  ] as const)(
    '%s %s, %s: the arbiter adjusts the clock for his help, unless the player is disabled',
    (edition, ...articles) => {
      const helped = begin({ edition, assistants: { white: ['clock', 'score', 'move'] } });
      expect(assistingIn(helped, 'white').clock).toEqual({ adjusted: true, articles });
      expect(assistingIn(given(['clock'], { edition }), 'white').clock).toEqual({
        adjusted: false,
        articles: [articles[0]],
      });
      expect(assistingIn(given(['execute', 'move'], { edition }), 'white').clock).toBeUndefined();
    },
  );
});

describe('FIDE 2023 D.2.10.2: what is to be called', () => {
  test('his player’s move as soon as it is placed, and then no more', () => {
    expect(deed(given(), 'call')).toBeUndefined();
    expect(deed(placed(given()), 'call')).toEqual({
      do: 'call',
      of: 'white',
      move: { from: 'e2', to: 'e4', piece: 'pawn' },
      act: { type: 'announce', by: HELPER, move: { from: 'e2', to: 'e4' } },
    });
    expect(deed(made(given()), 'call')).toBeUndefined();
  });

  test('the opponent’s, of whom it is said', () => {
    expect(deed(answered(given()), 'call')).toEqual({
      do: 'call',
      of: 'black',
      move: { from: 'g8', to: 'f6', piece: 'knight' },
      act: { type: 'announce', by: HELPER, move: { from: 'g8', to: 'f6' }, of: 'black' },
    });
    // Who is visually disabled has placed it, and it is not made before it is called.
    const both = after(
      given(ASSISTANT_DUTIES, { blind: BOTH }),
      place('white', 'e2e4'),
      call('white', 'e2e4'),
      press('white'),
    );
    expect(deed(after(both, place('black', 'g8f6')), 'call')).toMatchObject({ of: 'black' });
  });

  test('a capture with what it takes, a promotion with its piece', () => {
    const start = '1r5k/P7/8/8/8/8/8/K7 w - - 0 1';
    expect(deed(after(given(ASSISTANT_DUTIES, { start }), place('white', 'a7b8q')), 'call')).toMatchObject({
      move: { from: 'a7', to: 'b8', promotion: 'queen', piece: 'pawn', takes: 'rook' },
      act: { move: { from: 'a7', to: 'b8', promotion: 'queen' } },
    });
  });

  test('a call of the opponent’s is repeated for his player, and not his own', () => {
    expect(deed(pressed(given()), 'repeat')).toBeUndefined();
    const heard = after(answered(given()), call('black', 'g8f6'));
    expect(deed(heard, 'repeat')).toEqual({
      do: 'repeat',
      of: 'black',
      move: { from: 'g8', to: 'f6', piece: 'knight' },
      act: { type: 'repeat', by: HELPER, move: { from: 'g8', to: 'f6' }, piece: 'knight' },
    });
    expect(deed(after(heard, repeat('white', 'g8f6')), 'repeat')).toBeUndefined();
  });
});

describe('FIDE 2023 D.2.10.1: what is to be made on the opponent’s board', () => {
  test('either player’s move', () => {
    expect(deed(made(given()), 'execute')).toEqual({
      do: 'execute',
      of: 'white',
      move: { from: 'e2', to: 'e4', piece: 'pawn' },
      act: { type: 'execute', by: HELPER, on: 'black', move: { from: 'e2', to: 'e4' } },
    });
    const after2 = answered(given());
    expect(deed(after2, 'execute')).toMatchObject({
      of: 'black',
      act: { on: 'white', move: { from: 'g8', to: 'f6' } },
    });
    expect(deed(after(after2, execute(HELPER, 'g8f6', 'white')), 'execute')).toBeUndefined();
  });

  test('D.2.1: it is the move that was called, right or wrong', () => {
    const slip = after(given(), place('white', 'g1f3'), call('white', 'g1h3'));
    expect(deed(slip, 'execute')).toMatchObject({ move: { to: 'h3' }, act: { move: { to: 'h3' } } });
    expect(assistingIn(slip, 'white').lastCall).toMatchObject({ of: 'white', move: { to: 'h3' } });
  });

  test('D.2.9: a board that was found wrong is put right', () => {
    const wrong = after(
      given(ASSISTANT_DUTIES, { recording: 'program' }),
      ...[place('white', 'e2e4'), call('white', 'e2e4'), press('white'), execute('black', 'e2e3', 'black')],
      { type: 'compare boards', by: 'arbiter' },
    );
    expect(deed(wrong, 'mend')).toEqual({
      do: 'mend',
      of: 'black',
      act: { type: 'mend board', by: HELPER, of: 'black' },
    });
    expect(next(wrong)).toEqual({ type: 'mend board', by: HELPER, of: 'black' });
  });

  test('where both use one board, nothing', () => {
    const one = made(given(ASSISTANT_DUTIES, { blind: { ...BOTH, boards: 'one' } }));
    expect(deed(one, 'execute')).toBeUndefined();
    expect(assistingIn(one, 'white').boards).toBe('one');
  });
});

describe('FIDE 2023 D.2.10.3: the clock', () => {
  test('can be pressed at any time; it comes first when his player’s move is made, and no sooner', () => {
    expect(deed(given(), 'press')).toEqual({ do: 'press', act: press(HELPER) });
    expect(next(given())).toBeUndefined();
    expect(next(made(given()))).toEqual(press(HELPER));
    expect(next(pressed(given(['clock'])))).toBeUndefined();
  });
});

describe('FIDE 2023 D.2.10.4: what is told', () => {
  const ask = (about: 'moves' | 'time'): ActDraft => ({ type: 'ask', by: 'white', about });

  test('nothing before it is asked for, then that, first of all', () => {
    expect(deed(answered(given()), 'tell')).toBeUndefined();
    const asked = after(placed(given()), ask('time'), ask('moves'));
    expect(assistingIn(asked, 'white').asked).toEqual(['time', 'moves']);
    expect(next(asked)).toEqual({ type: 'tell', by: HELPER, about: 'time' });
    const told = after(asked, { type: 'tell', by: HELPER, about: 'time' });
    expect(next(told)).toEqual({ type: 'tell', by: HELPER, about: 'moves' });
    expect(assistingIn(after(told, { type: 'tell', by: HELPER, about: 'moves' }), 'white').asked).toEqual([]);
  });

  test('nothing by whoever was not given to tell, or is the other’s', () => {
    const asked = after(given(['announce']), ask('time'));
    expect(assistingIn(asked, 'white')).toMatchObject({ asked: [], deeds: [] });
    expect(assistingIn(asked, 'black').asked).toEqual([]);
  });

  test('no number and no time stands in what an assistant sees', () => {
    const asked = JSON.stringify(assistingIn(after(answered(given()), ask('time'), ask('moves')), 'white'));
    expect(asked).not.toMatch(/completed|used|remaining/);
  });
});

describe('FIDE 2023 D.2.10.5: what is claimed', () => {
  test('a flag at any time, fallen or not: the page does not say which', () => {
    const flag: ActDraft = { type: 'flag', by: HELPER, of: 'black' };
    const early = answered(given());
    expect(deed(early, 'claim flag')).toEqual({ do: 'claim flag', of: 'black', act: flag });
    expect(judge(early, { ...flag, at: 10 * SECOND })).toMatchObject({ refusal: { reason: 'flag has not fallen' } });
    expect(judge(early, { ...flag, at: 91 * MINUTE })).toMatchObject({ type: 'done' });
    expect(next(given(['claim']))).toBeUndefined();
  });

  test('a touched piece, of the opponent’s last move', () => {
    expect(deed(pressed(given()), 'touched piece')).toBeUndefined();
    expect(deed(answered(given()), 'touched piece')).toEqual({
      do: 'touched piece',
      act: { type: 'point out', by: HELPER, fault: { what: 'touched piece', ply: 2 } },
    });
  });

  test('the clocks are stopped for the arbiter where they run', () => {
    expect(deed(given(), 'stop')).toEqual({ do: 'stop', act: { type: 'stop', by: HELPER } });
    expect(deed(after(given(), { type: 'stop', by: 'white' }), 'stop')).toBeUndefined();
    expect(deed(begin({ assistants: { white: ['claim'] }, blind: BOTH }), 'stop')).toBeUndefined();
  });
});

test('D.2.1 to D.2.10: a whole move, what comes first at each step', () => {
  let game = given();
  const firsts: (string | undefined)[] = [];
  const go = (...acts: readonly ActDraft[]): void => {
    game = after(game, ...acts);
    firsts.push(assistingIn(game, 'white').next?.do);
  };
  const doFirst = (): void => {
    const act = next(game);
    if (!act) throw new Error('nothing comes first');
    go(act);
  };
  go(place('white', 'e2e4'));
  doFirst();
  doFirst();
  doFirst();
  go(place('black', 'e7e5'));
  doFirst();
  doFirst();
  doFirst();
  expect(firsts).toEqual(['call', 'press', 'execute', undefined, 'call', 'repeat', 'execute', undefined]);
});

test('whose move is called if nothing is said: the one that is due', () => {
  const whose = (game: Game): string => assistingIn(game, 'white').whose;
  expect(whose(given())).toBe('white');
  // D.2.8: until the clock is pressed, a call can be corrected.
  expect(whose(made(given()))).toBe('white');
  expect(whose(pressed(given()))).toBe('black');
  expect(whose(after(answered(given()), press('black')))).toBe('black');
  expect(whose(begin())).toBe('white');
});

test.each([
  ['the clocks are stopped', { type: 'stop', by: 'arbiter' }],
  ['the game is over', { type: 'resign', by: 'black' }],
] as const)('when %s, nothing is done on the boards', (_when, act) => {
  expect(names(placed(given()))).toContain('call');
  const rest = names(after(placed(given()), act));
  expect(rest).not.toContain('call');
  expect(rest).not.toContain('press');
  expect(next(after(placed(given()), act))).toBeUndefined();
});

test('Art. 6.2.6: a helper where no player is visually disabled presses, and no more', () => {
  const helped = doing(begin({ time: STANDARD, assistants: { white: ['clock', 'announce'] } }), START);
  expect(names(helped)).toEqual(['press']);
  expect(next(after(helped, place('white', 'e2e4')))).toEqual(press(HELPER));
});
