/** Keys that a user has chosen: what a command can be given, what is refused and why, layouts, and what was kept. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asAtFirst,
  changeKey,
  chosenKeyOf,
  freeKeys,
  switchOff,
  type KeyChange,
} from '../../src/commands/change-keys.js';
import type { CommandId } from '../../src/commands/commands.js';
import {
  CHANGEABLE,
  FIRST_KEYS,
  readKeyChoice,
  tableWith,
  type ChosenKey,
  type KeyChoice,
  type KeyRefusal,
} from '../../src/commands/key-choice.js';
import { KEY_LAYOUTS } from '../../src/commands/key-layouts.js';
import { collisionsIn, commandFor, nameOf } from '../../src/commands/keymap.js';
import type { Scope } from '../../src/commands/command.js';
import { press } from './key-press.js';

const LICHESS: KeyChoice = { layout: 'lichess', changes: {} };
const TYPING: KeyChoice = { layout: 'typing', changes: {} };

const chosen = (change: KeyChange): KeyChoice => {
  if (change.type === 'refused') throw new Error(change.refusal.reason);
  return change.choice;
};

const refused = (change: KeyChange): KeyRefusal | undefined => (change.type === 'refused' ? change.refusal : undefined);

const namesOf = (id: CommandId, choice: KeyChoice): readonly string[] =>
  (tableWith(choice)[id]?.keys ?? []).map(nameOf);

describe('a command gets another key', () => {
  test.each<readonly [CommandId, ChosenKey, readonly string[]]>([
    ['last-move', { key: 's' }, ['s']],
    ['last-move', { key: 'j', shift: true }, ['shift+j']],
    ['last-move', { key: ';' }, [';']],
    ['last-move', { key: 'F4' }, ['F4']],
    ['last-move', { key: 'ü' }, ['ü']],
    // Enter stays, the space bar is given up.
    ['lift-or-place', { key: 's' }, ['Enter', 's']],
    ['lift-or-place', { key: 'Delete' }, ['Enter', 'Delete']],
    ['next-region', { key: 'F9' }, ['F9']],
    // By a letter on the board, by F8 anywhere: each is changed for itself.
    ['talk', { key: 'j', shift: true }, ['F8', 'shift+j']],
    ['talk', { key: 'F4' }, ['v', 'F4']],
    ['clock-press-left', { key: 'q' }, ['ArrowLeft', 'q']],
    ['assistant-call', { key: 'x' }, ['x']],
    ['dial-flag', { key: 'x' }, ['x']],
    ['board-start', { key: 's' }, ['s']],
  ])('%s: %j', (id, key, names) => {
    expect(namesOf(id, chosen(changeKey(id, key, FIRST_KEYS)))).toEqual(names);
  });

  test('which then does it, and the one before does not', () => {
    const table = tableWith(chosen(changeKey('last-move', { key: 's' }, FIRST_KEYS)));
    const does = (key: string) => commandFor(press(key, `Key${key.toUpperCase()}`), ['board', 'everywhere'], table);
    expect([does('s'), does('l')]).toEqual(['last-move', undefined]);
  });

  test('a function key holds anywhere where that of the command did', () => {
    const table = tableWith(chosen(changeKey('talk', { key: 'F4' }, FIRST_KEYS)));
    expect(commandFor(press('F4', 'F4'), ['everywhere'], table)).toBe('talk');
  });

  test('that another has in a place where the focus never is at the same time', () => {
    expect(namesOf('arbiter-clocks', chosen(changeKey('arbiter-clocks', { key: 'l' }, FIRST_KEYS)))).toEqual(['l']);
  });

  test('that another has given up', () => {
    const without = chosen(switchOff('last-capture', FIRST_KEYS));
    expect(namesOf('last-move', chosen(changeKey('last-move', { key: 'c' }, without)))).toEqual(['c']);
  });
});

describe('refused is', () => {
  test.each<readonly [string, CommandId, ChosenKey, KeyRefusal['reason']]>([
    ['a key that another has there', 'last-move', { key: 'c' }, 'key taken'],
    ['a function key that holds anywhere', 'last-move', { key: 'F6' }, 'key taken'],
    ['one that leaves the field', 'last-move', { key: 'Tab' }, 'key kept'],
    ['one of screen readers', 'last-move', { key: 'Insert' }, 'key kept'],
    ['one of screen readers', 'last-move', { key: 'CapsLock' }, 'key kept'],
    ['the find key of browsers', 'last-move', { key: 'F3' }, 'key kept'],
    ['the reload key', 'last-move', { key: 'F5' }, 'key kept'],
    ['the caret-browsing key', 'last-move', { key: 'F7' }, 'key kept'],
    ['what is pressed with Control', 'last-move', { key: 'l', control: true }, 'key kept'],
    ['the space bar, which presses buttons', 'last-move', { key: ' ' }, 'key kept'],
    ['a key that pages where there is something to read', 'assistant-call', { key: 'PageDown' }, 'key kept'],
    ['a capital letter without Shift', 'last-move', { key: 'J' }, 'key kept'],
    ['Enter', 'last-move', { key: 'Enter' }, 'key fixed'],
    ['Escape', 'last-move', { key: 'Escape' }, 'key fixed'],
    ['an arrow', 'last-move', { key: 'ArrowUp' }, 'key fixed'],
    ['the key of the help', 'last-move', { key: 'F1' }, 'key fixed'],
    ['a letter for what works in fields as well', 'next-region', { key: 'x' }, 'function key needed'],
  ])('%s: %s %j', (_, id, key, reason) => {
    expect(refused(changeKey(id, key, FIRST_KEYS))?.reason).toBe(reason);
  });

  test('with the name of the command that has it', () => {
    expect(refused(changeKey('last-move', { key: 'c' }, FIRST_KEYS))).toEqual({
      reason: 'key taken',
      key: { key: 'c' },
      by: 'last-capture',
    });
  });

  test('to give a command its first key again, where another has it now', () => {
    const without = chosen(switchOff('last-capture', FIRST_KEYS));
    const other = chosen(changeKey('last-move', { key: 'c' }, without));
    expect(refused(asAtFirst('last-capture', other))).toEqual({
      reason: 'key taken',
      key: { key: 'c' },
      by: 'last-move',
    });
  });
});

describe('switched off', () => {
  test('a command has no key', () => {
    expect(namesOf('last-move', chosen(switchOff('last-move', FIRST_KEYS)))).toEqual([]);
  });

  test('Enter, Escape and the arrows stay', () => {
    expect(namesOf('lift-or-place', chosen(switchOff('lift-or-place', FIRST_KEYS)))).toEqual(['Enter']);
    expect(namesOf('put-back', chosen(switchOff('put-back', FIRST_KEYS)))).toEqual(['Escape']);
    const once = chosen(switchOff('clock-press-right', FIRST_KEYS));
    expect(namesOf('clock-press-right', once)).toEqual(['ArrowRight']);
    expect(refused(switchOff('clock-press-right', once))).toEqual({
      reason: 'cannot be off',
      key: { key: 'ArrowRight' },
    });
    expect(namesOf('keys', chosen(switchOff('keys', FIRST_KEYS)))).toEqual(['F1']);
    expect(CHANGEABLE).not.toContain('step-left');
  });

  test('it is as at first again', () => {
    const off = chosen(switchOff('last-move', FIRST_KEYS));
    expect(namesOf('last-move', chosen(asAtFirst('last-move', off)))).toEqual(['l']);
  });
});

describe('a pressed key is kept', () => {
  test.each([
    ['by the letter it types', press('q', 'KeyA'), { key: 'q' }],
    ['with Caps Lock', press('Q', 'KeyQ'), { key: 'q' }],
    ['with Shift', press('Q', 'KeyQ', 'shift'), { key: 'q', shift: true }],
    ['by its place where it types no Latin letter', press('й', 'KeyQ'), { key: 'q' }],
    ['by what it types where its place has no letter', press('Х', 'BracketLeft', 'shift'), { key: 'х', shift: true }],
    ['a digit by its place', press('&', 'Digit1'), { key: '1' }],
    ['a sign without Shift', press('?', 'Slash', 'shift'), { key: '?' }],
    ['a named key', press('F4', 'F4'), { key: 'F4' }],
    ['with Control', press('Home', 'Home', 'control'), { key: 'Home', control: true }],
    ['not: Shift alone', press('Shift', 'ShiftLeft', 'shift'), undefined],
    ['not: a dead key', press('Dead', 'Equal'), undefined],
  ])('%s', (_, pressed, key) => {
    expect(chosenKeyOf(pressed)).toEqual(key);
  });
});

describe('layouts', () => {
  const does = (choice: KeyChoice, key: string, code: string, scopes: readonly Scope[], ...held: 'shift'[]) =>
    commandFor(press(key, code, ...held), scopes, tableWith(choice));
  const onBoard = ['board', 'everywhere'] as const;

  // https://github.com/lichess-org/lila, ui/round/src/view/nvuiView.ts: "Command list when the board has focus".
  test.each([
    ['l', 'KeyL', [], 'last-move'],
    ['c', 'KeyC', [], 'last-capture'],
    ['t', 'KeyT', [], 'both-clocks'],
    ['o', 'KeyO', [], 'this-square'],
    ['m', 'KeyM', [], 'moves-of-this-piece'],
    ['M', 'KeyM', ['shift'], 'captures-of-this-piece'],
    ['f', 'KeyF', [], 'turn-board'],
    ['i', 'KeyI', [], 'move-entry'],
    ['A', 'KeyA', ['shift'], 'back'],
    ['D', 'KeyD', ['shift'], 'forward'],
    ['n', 'KeyN', [], 'next-knight'],
    ['N', 'KeyN', ['shift'], 'previous-knight'],
    ['3', 'Digit3', [], 'to-rank-3'],
    ['#', 'Digit3', ['shift'], 'to-file-c'],
    ['w', 'KeyW', [], undefined],
    ['u', 'KeyU', [], undefined],
    ['g', 'KeyG', [], undefined],
    ['0', 'Digit0', [], undefined],
  ] as const)("Lichess's blind mode: %s on %s %j", (key, code, held, id) => {
    expect(does(LICHESS, key, code, onBoard, ...held)).toBe(id);
  });

  test('leave the places beside the board as they are', () => {
    for (const choice of [LICHESS, TYPING]) {
      expect(does(choice, '0', 'Digit0', ['clock', 'everywhere'])).toBe('mute');
      expect(does(choice, 'c', 'KeyC', ['assistant'])).toBe('assistant-call');
    }
  });

  test('typing: no letter and no digit is a key of the board, but signs and named keys are', () => {
    for (const key of 'abcdefghijklmnopqrstuvwxyz') {
      expect(does(TYPING, key, `Key${key.toUpperCase()}`, onBoard)).toBeUndefined();
      expect(does(TYPING, key, `Key${key.toUpperCase()}`, onBoard, 'shift')).toBeUndefined();
    }
    for (const key of '0123456789') expect(does(TYPING, key, `Digit${key}`, onBoard)).toBeUndefined();
    expect(does(TYPING, '.', 'Period', onBoard)).toBe('act-menu');
    expect(does(TYPING, 'Home', 'Home', onBoard)).toBe('rank-start');
    expect(does(TYPING, 'F8', 'F8', onBoard)).toBe('talk');
  });

  test('typing: a letter can be no key of the board, a function key can', () => {
    expect(refused(changeKey('last-move', { key: 'l' }, TYPING))?.reason).toBe('key types');
    expect(namesOf('last-move', chosen(changeKey('last-move', { key: 'F4' }, TYPING)))).toEqual(['F4']);
  });

  test('each keeps what was changed in it', () => {
    const own = chosen(changeKey('last-move', { key: 's' }, FIRST_KEYS));
    const lichess = chosen(changeKey('last-move', { key: 'w' }, { ...own, layout: 'lichess' }));
    expect(namesOf('last-move', lichess)).toEqual(['w']);
    expect(namesOf('last-move', { ...lichess, layout: 'own' })).toEqual(['s']);
  });
});

describe('what was kept', () => {
  test.each<readonly [string, unknown]>([
    ['nothing', null],
    ['another layout', { layout: 'mine', changes: {} }],
    ['a command that is none', { layout: 'own', changes: { own: { 'fly-away': [{ key: 'x' }] } } }],
    ['a command whose keys stay', { layout: 'own', changes: { own: { 'step-left': [{ key: 'x' }] } } }],
    ['no list', { layout: 'own', changes: { own: { 'last-move': 'x' } } }],
    ['a key that is none', { layout: 'own', changes: { own: { 'last-move': [{ key: 7 }] } } }],
    ['a key of the browser', { layout: 'own', changes: { own: { 'last-move': [{ key: 'F5' }] } } }],
    ['a key with two meanings', { layout: 'own', changes: { own: { 'last-move': [{ key: 'c' }] } } }],
    [
      'the same in a layout that is not chosen',
      { layout: 'own', changes: { lichess: { 'last-move': [{ key: 'c' }] } } },
    ],
    ['the prototype', { layout: 'own', changes: { own: { __proto__: null, constructor: [{ key: 'x' }] } } }],
  ])('is no choice: %s', (_, stored) => {
    expect(readKeyChoice(stored)).toBeUndefined();
  });

  // Found by chance: the kept V had lost where it holds, wrote on the board as well, and all that was kept could not be read.
  test('where letters write on the board, a function key changes and the letter stays where it held', () => {
    const choice = chosen(changeKey('talk', { key: 'F4' }, TYPING));
    expect(tableWith(choice).talk?.keys).toEqual([
      { key: 'v', scope: 'clock' },
      { key: 'v', scope: 'assistant' },
      { key: 'F4', scope: 'everywhere' },
    ]);
    expect(readKeyChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  test('is whatever was chosen, through any changes: no key means two things, and none is lost that must stay', () => {
    const key = fc.record(
      {
        key: fc.constantFrom(...Array.from('abcxyz019.;'), 'F2', 'F6', 'Home', 'Enter', 'Tab', ' '),
        shift: fc.constant(true),
      },
      { requiredKeys: ['key'] },
    );
    const change = fc.record({
      does: fc.constantFrom('key', 'key', 'key', 'off', 'first', 'layout'),
      id: fc.constantFrom(...CHANGEABLE),
      key,
      layout: fc.constantFrom(...KEY_LAYOUTS),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        let choice: KeyChoice = FIRST_KEYS;
        for (const { does, id, key: pressed, layout } of changes) {
          if (does === 'layout') choice = { ...choice, layout };
          else {
            const change =
              does === 'off'
                ? switchOff(id, choice)
                : does === 'first'
                  ? asAtFirst(id, choice)
                  : changeKey(id, pressed, choice);
            if (change.type === 'changed') choice = change.choice;
          }
        }
        const table = tableWith(choice);
        expect(collisionsIn(table)).toEqual([]);
        expect(table['lift-or-place']?.keys?.some((held) => held.key === 'Enter')).toBe(true);
        expect(readKeyChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
      }),
    );
  });
});

test('what can be chosen from the list is what pressing it would do', () => {
  const names = freeKeys('last-move', FIRST_KEYS).map(({ key, shift }) => `${shift ? 'Shift+' : ''}${key}`);
  // Of docs/keys.md, "On the board" and "Anywhere", what is not there; beside its own, L.
  expect(names).toEqual([
    ...['Shift+c', 'Shift+e', 'Shift+f', 'Shift+g', 'Shift+h', 'Shift+i', 'Shift+j', 'Shift+l', 'Shift+o', 's'],
    ...['Shift+s', 'Shift+v', 'Shift+y', 'Shift+0', '9', 'Shift+9'],
    ...[',', ';', ':', '!', '*', '/', '=', "'", 'F4', 'F9', 'Delete'],
  ]);
});
