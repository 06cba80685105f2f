/** What every key means in the scope where it holds. */
import { describe, expect, test } from 'vitest';
import { deedOf } from '../../components/chess-board/keys.js';
import { DIAL_KEYMAP, dialDeed } from '../../components/tactile-clock/dial-keys.js';
import { PAGE_COMMANDS } from '../../src/app/page-commands.js';
import { COMMANDS, type CommandId } from '../../src/commands/commands.js';
import { collisionsIn, keymapOf, nameOf } from '../../src/commands/keymap.js';
import type { Scope, PageId } from '../../src/commands/command.js';
import { ClockCommands, type ClockCommandsParts } from '../../src/pages/clock/clock-commands.js';
import { ROWS as CLAIM_ROWS } from '../../src/pages/game/weighing.js';
import { SquareQuestions } from '../../src/pages/game/from-square.js';
import { ROWS as CAN_WIN_ROWS } from '../../src/pages/game/can-win.js';
import { ROWS as GAME_FILE_ROWS } from '../../src/pages/shared/save-game.js';
import type { PageCommands } from '../../src/pages/shared/services.js';
import { tableCommands } from '../../src/pages/table/table-page.js';
import { entryDeedOf } from '../../src/pages/shared/entry-keys.js';
import { press } from './key-press.js';

const later = (): Promise<void> => Promise.resolve();

/** What the pages bind that are loaded later; nothing of them is done here. */
const LATER: Readonly<Partial<Record<PageId, PageCommands>>> = {
  claim: CLAIM_ROWS,
  'can win': CAN_WIN_ROWS,
  'from a square': new SquareQuestions().commands,
  'game file': GAME_FILE_ROWS,
  table: tableCommands({ step: later, compareScores: () => undefined, readConditions: () => undefined }),
  clock: new ClockCommands({
    feel: later,
    openForm: later,
    focusEntry: later,
    unfold: later,
  } as unknown as ClockCommandsParts).bindings,
};

/** Whether the app does it, or the page that its row names. */
const isBound = (id: CommandId): boolean => Boolean(PAGE_COMMANDS[id] ?? LATER[COMMANDS[id].page]?.[id]);

const keysOf = (scope: Scope): Readonly<Record<string, CommandId>> =>
  Object.fromEntries(keymapOf(scope).map((binding) => [nameOf(binding), binding.command]));

describe('each key leads to its command', () => {
  test('on the board', () => {
    expect(keysOf('board')).toEqual({
      '+': 'board-larger',
      '-': 'board-smaller',
      ArrowLeft: 'step-left',
      ArrowRight: 'step-right',
      ArrowUp: 'step-up',
      ArrowDown: 'step-down',
      Home: 'rank-start',
      End: 'rank-end',
      PageUp: 'file-end',
      PageDown: 'file-start',
      'control+Home': 'board-start',
      'control+End': 'board-end',
      1: 'to-rank-1',
      2: 'to-rank-2',
      3: 'to-rank-3',
      4: 'to-rank-4',
      5: 'to-rank-5',
      6: 'to-rank-6',
      7: 'to-rank-7',
      8: 'to-rank-8',
      'shift+1': 'to-file-a',
      'shift+2': 'to-file-b',
      'shift+3': 'to-file-c',
      'shift+4': 'to-file-d',
      'shift+5': 'to-file-e',
      'shift+6': 'to-file-f',
      'shift+7': 'to-file-g',
      'shift+8': 'to-file-h',
      k: 'next-king',
      q: 'next-queen',
      r: 'next-rook',
      b: 'next-bishop',
      n: 'next-knight',
      p: 'next-pawn',
      'shift+k': 'previous-king',
      'shift+q': 'previous-queen',
      'shift+r': 'previous-rook',
      'shift+b': 'previous-bishop',
      'shift+n': 'previous-knight',
      'shift+p': 'previous-pawn',
      Enter: 'lift-or-place',
      ' ': 'lift-or-place',
      Escape: 'put-back',
      Backspace: 'put-back',
      f: 'turn-board',
      i: 'move-entry',
      o: 'this-square',
      l: 'last-move',
      g: 'go-to-last-move',
      c: 'last-capture',
      m: 'moves-of-this-piece',
      'shift+m': 'captures-of-this-piece',
      w: 'position',
      'shift+w': 'piece-lists',
      x: 'diagonal-ray',
      'shift+x': 'diagonal-ray-back',
      'alt+x': 'straight-ray',
      'shift+alt+x': 'straight-ray-back',
      j: 'knights-view',
      a: 'attackers',
      d: 'defenders',
      'shift+a': 'back',
      'shift+d': 'forward',
      z: 'repeat',
      'shift+z': 'repeat-before',
      '.': 'act-menu',
      y: 'say-move',
      e: 'make-called-move',
      h: 'press-clock',
      t: 'both-clocks',
      'shift+t': 'feel-clock',
      u: 'my-clock',
      'shift+u': 'opponents-clock',
      v: 'talk',
      0: 'mute',
      '?': 'keys',
    });
  });

  test('anywhere in the page', () => {
    expect(keysOf('everywhere')).toEqual({
      F1: 'keys',
      F2: 'board',
      F6: 'next-region',
      'shift+F6': 'previous-region',
      F8: 'talk',
    });
  });

  test('is done by the board, by a row, or by the page', () => {
    const keys = [...keymapOf('board'), ...keymapOf('everywhere')];
    const undone = keys.filter(
      ({ command }) => !deedOf(command) && COMMANDS[command].does === 'bound' && !isBound(command),
    );
    expect(undone).toEqual([]);
    expect(keys).not.toEqual([]);
  });

  test('is done at a clock that stands alone by a row, by its page, or by the app', () => {
    const keys = keymapOf('clock');
    expect(keys.filter(({ command }) => COMMANDS[command].does === 'bound' && !isBound(command))).toEqual([]);
    expect(keys).not.toEqual([]);
  });

  test('what a later page binds is a row that names this page, so that the row brings it', () => {
    for (const [page, bound] of Object.entries(LATER)) {
      const ids = Object.keys(bound) as CommandId[];
      expect(ids.filter((id) => COMMANDS[id].page !== page)).toEqual([]);
      expect(ids).not.toEqual([]);
    }
  });

  test('on the pages of assistants and arbiters', () => {
    expect(keysOf('assistant')).toEqual({
      n: 'assistant-next',
      c: 'assistant-call',
      r: 'assistant-repeat',
      e: 'assistant-execute',
      b: 'assistant-mend',
      h: 'assistant-press',
      t: 'assistant-tell',
      'shift+f': 'assistant-claim-flag',
      'shift+p': 'assistant-touched-piece',
      'shift+a': 'assistant-stop',
      s: 'assistant-score',
      j: 'assistant-adjournment',
      i: 'assistant-entry',
      z: 'repeat',
      'shift+z': 'repeat-before',
      v: 'talk',
      0: 'mute',
    });
    expect(keysOf('arbiter')).toEqual({
      s: 'arbiter-clocks',
      w: 'arbiter-two-minutes-white',
      b: 'arbiter-two-minutes-black',
      i: 'arbiter-illegal-move',
      c: 'arbiter-compare-boards',
    });
  });

  test('where a board is entered', () => {
    expect(keysOf('board entry')).toEqual({
      ArrowLeft: 'entry-step-left',
      ArrowRight: 'entry-step-right',
      ArrowUp: 'entry-step-up',
      ArrowDown: 'entry-step-down',
      Home: 'entry-rank-start',
      End: 'entry-rank-end',
      PageUp: 'entry-file-end',
      PageDown: 'entry-file-start',
      'control+Home': 'entry-board-start',
      'control+End': 'entry-board-end',
      k: 'entry-put-king',
      q: 'entry-put-queen',
      r: 'entry-put-rook',
      b: 'entry-put-bishop',
      n: 'entry-put-knight',
      p: 'entry-put-pawn',
      Enter: 'entry-turn-colour',
      ' ': 'entry-turn-colour',
      Delete: 'entry-empty',
      Backspace: 'entry-empty',
      0: 'entry-empty',
    });
    for (const { key, shift, control } of keymapOf('board entry')) {
      const held = [...(shift ? ['shift' as const] : []), ...(control ? ['control' as const] : [])];
      expect(entryDeedOf(press(key, key === '0' ? 'Digit0' : key, ...held), COMMANDS), key).toBeDefined();
    }
  });

  test('on the dial', () => {
    const steps = {
      'dial-minute-on': 6,
      'dial-minute-back': 4,
      'dial-five-minutes-on': 10,
      'dial-five-minutes-back': 0,
    };
    for (const [key, id] of Object.entries(keysOf('dial'))) {
      const command = dialDeed(press(key, key), 5);
      if (command?.go === 'to minute') {
        expect(command.minute, key).toBe(id in steps ? steps[id as keyof typeof steps] : id === 'dial-start' ? 0 : 59);
      } else if (command?.go === 'to part') expect(id).toBe(`dial-${command.part.replace(' ', '-')}`);
      else expect([command?.go, id]).toEqual(['nowhere', 'dial-time']);
    }
    expect(Object.keys(keysOf('dial'))).toHaveLength(12);
    expect(keymapOf('dial')).toEqual(DIAL_KEYMAP);
  });
});

test('no key means two things where scopes overlap', () => {
  expect(collisionsIn()).toEqual([]);
  const twice = { ...COMMANDS, 'full-screen': { ...COMMANDS['full-screen'], keys: [{ key: 'f' }] } };
  expect(collisionsIn(twice)).toEqual([{ key: { key: 'f' }, commands: ['turn-board', 'full-screen'] }]);
});
