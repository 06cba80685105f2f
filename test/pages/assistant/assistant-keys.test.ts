import { expect, test } from 'vitest';
import { COMMANDS } from '../../../src/commands/commands.js';
import { keymapOf } from '../../../src/commands/keymap.js';
import { doesHere, keyFor } from '../../../src/pages/assistant/assistant-keys.js';
import { pageTexts } from '../../../components/texts.js';
import { loadTexts } from '../../../src/app/translations.js';
import { commandIn } from '../../../components/dom/keys.js';
import { DEEDS } from '../../../src/questions/assistant.js';
import { press } from '../../commands/key-press.js';

const ASSISTANT_KEYS = keymapOf('assistant');

test('no key means two things, and nothing has two keys', () => {
  const names = ASSISTANT_KEYS.map(({ key, shift = false, control = false }) => JSON.stringify([key, shift, control]));
  expect(names).toEqual([...new Set(names)]);
  const commands = ASSISTANT_KEYS.map(({ command }) => command);
  expect(commands).toEqual([...new Set(commands)]);
});

test('no key is one that a browser, a screen reader or the page’s focus needs', () => {
  for (const { key, control } of ASSISTANT_KEYS) {
    expect(control ?? false).toBe(false);
    expect(key).toMatch(/^[a-z0]$/);
  }
});

test('everything that is done by a button has its key, and what claims or stops needs Shift', () => {
  for (const [duty, deeds] of Object.entries(DEEDS)) {
    for (const deed of deeds) {
      expect(keyFor({ do: 'deed', deed }, COMMANDS)?.label).toMatch(duty === 'claim' ? /^Shift\+[A-Z]$/ : /^[A-Z]$/);
    }
  }
  expect(keyFor({ do: 'next' }, COMMANDS)?.label).toBe('N');
  expect(keyFor({ do: 'entry' }, COMMANDS)?.label).toBe('I');
  expect(keyFor({ do: 'wish', wish: 'score' }, COMMANDS)?.label).toBe('S');
  expect(keyFor({ do: 'wish', wish: 'adjournment' }, COMMANDS)?.label).toBe('J');
});

test('what the board has keys for has the same here', () => {
  const onBoard = (name: string, shift = false) =>
    keymapOf('board').find((binding) => binding.key === name && (binding.shift ?? false) === shift)?.command;
  const here = (name: string, shift = false) =>
    ASSISTANT_KEYS.find((binding) => binding.key === name && (binding.shift ?? false) === shift)?.command;
  expect([onBoard('h'), here('h')]).toEqual(['press-clock', 'assistant-press']);
  expect([onBoard('i'), here('i')]).toEqual(['move-entry', 'assistant-entry']);
  for (const [name, shift] of [
    ['z', false],
    ['z', true],
    ['v', false],
    ['0', false],
  ] as const) {
    expect(here(name, shift)).toBe(onBoard(name, shift));
    expect(doesHere(here(name, shift) ?? 'assistant-next')).toBeUndefined();
  }
});

test('letters go by what they type where that is Latin, else by their place', () => {
  const call = 'assistant-call';
  expect(commandIn(press('c', 'KeyC'), ASSISTANT_KEYS)).toEqual(call);
  // Dvorak types "c" with the key of "i", Ukrainian "с" with that of "c".
  expect(commandIn(press('c', 'KeyI'), ASSISTANT_KEYS)).toEqual(call);
  expect(commandIn(press('с', 'KeyC'), ASSISTANT_KEYS)).toEqual(call);
  expect(commandIn(press('F', 'KeyF', 'shift'), ASSISTANT_KEYS)).toBe('assistant-claim-flag');
  expect(commandIn(press('f', 'KeyF'), ASSISTANT_KEYS)).toBeUndefined();
});

test('a key is read in the language of the page, and shortcuts are named as every browser knows them', async () => {
  pageTexts.show(await loadTexts('be', false));
  expect(keyFor({ do: 'deed', deed: 'claim flag' }, COMMANDS)).toEqual({ label: 'Шыфт плюс F', shortcut: 'Shift+F' });
  pageTexts.show();
});
