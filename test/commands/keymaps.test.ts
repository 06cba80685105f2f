/** What every key means in the scope where it holds. */
import { describe, expect, test } from 'vitest';
import { deedOf } from '../../components/chess-board/keys.js';
import { DIAL_KEYMAP, dialDeed } from '../../components/tactile-clock/dial-keys.js';
import { isOnPage } from '../../src/app/page-commands.js';
import { COMMANDS, type CommandId } from '../../src/commands/commands.js';
import { collisionsIn, keymapOf, nameOf } from '../../src/commands/keymap.js';
import type { Scope } from '../../src/commands/command.js';
import { press } from './key-press.js';

const keysOf = (scope: Scope): Readonly<Record<string, CommandId>> =>
  Object.fromEntries(keymapOf(scope).map((binding) => [nameOf(binding), binding.command]));

describe('each key leads to its command', () => {
  test('on the board', () => {
    expect(keysOf('board')).toEqual({
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
    expect(keysOf('everywhere')).toEqual({ F1: 'keys', F6: 'next-region', 'shift+F6': 'previous-region', F8: 'talk' });
  });

  test('is done by the board, by a row, or by the page', () => {
    const keys = [...keymapOf('board'), ...keymapOf('everywhere')];
    const undone = keys.filter(
      ({ command }) => !deedOf(command) && COMMANDS[command].does === 'bound' && !isOnPage(command),
    );
    expect(undone).toEqual([]);
    expect(keys).not.toEqual([]);
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
