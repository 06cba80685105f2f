/**
 * What every key, word and button meant before there was one table of commands, and means by it now.
 */
import { describe, expect, test } from 'vitest';
import { ARBITER_KEYS } from '../../src/pages/arbiter/arbiter-page/arbiter-keys.js';
import { ASSISTANT_KEYS, type AssistantCommand } from '../../src/pages/assistant/assistant-page/assistant-keys.js';
import { dialCommand } from '../../components/tactile-clock/dial-keys.js';
import type { ArbiterCommand } from '../../src/pages/arbiter/arbiter-page/events.js';
import { COMMANDS, type CommandId } from '../../src/commands/commands.js';
import { FILES, RANKS } from '../../src/laws/squares.js';
import { collisionsIn, keymapOf, nameOf } from '../../src/commands/keymap.js';
import { BOARD_KEYS, type KeyCommand } from '../../src/commands/keys.js';
import { press } from './key-press.js';

function onBoard(command: KeyCommand): CommandId {
  switch (command.do) {
    case 'step':
      return `step-${command.way}`;
    case 'end':
      return command.of.replace(' ', '-') as CommandId;
    case 'rank':
      return `to-rank-${RANKS[command.index] ?? '1'}`;
    case 'file':
      return `to-file-${FILES[command.index] ?? 'a'}`;
    case 'next piece':
      return `${command.back ? 'previous' : 'next'}-${command.kind}`;
    case 'next region':
      return command.back ? 'previous-region' : 'next-region';
    case 'moves of piece':
      return command.capturesOnly ? 'captures-of-this-piece' : 'moves-of-this-piece';
    case 'whole position':
      return 'position';
    case 'back in game':
      return 'back';
    case 'forward in game':
      return 'forward';
    case 'repeat':
      return command.before ? 'repeat-before' : 'repeat';
    case 'execute move':
      return 'make-called-move';
    case 'clocks':
      return command.whose === 'both' ? 'both-clocks' : command.whose === 'mine' ? 'my-clock' : 'opponents-clock';
    case 'help':
      return 'keys';
    default:
      return command.do.replaceAll(' ', '-') as CommandId;
  }
}

function ofAssistant(command: AssistantCommand): CommandId {
  switch (command.do) {
    case 'deed':
      return `assistant-${command.deed.replace(' ', '-')}` as CommandId;
    case 'wish':
      return `assistant-${command.wish}`;
    case 'page':
      return onBoard(command.command);
    default:
      return `assistant-${command.do}`;
  }
}

function ofArbiter(command: ArbiterCommand): CommandId {
  return command.do === 'two minutes'
    ? `arbiter-two-minutes-${command.to}`
    : (`arbiter-${command.do.replace(' ', '-')}` as CommandId);
}

type Keys = Readonly<Record<string, CommandId>>;
const before = <Command>(
  table: readonly {
    readonly key: string;
    readonly shift?: boolean;
    readonly control?: boolean;
    readonly command: Command;
  }[],
  id: (command: Command) => CommandId,
): Keys => Object.fromEntries(table.map((binding) => [nameOf(binding), id(binding.command)]));
const now = (scope: Parameters<typeof keymapOf>[0]): Keys => before(keymapOf(scope), (id) => id);

describe('each key leads where it led', () => {
  test('on the board and anywhere', () => {
    expect({ ...now('board'), ...now('everywhere') }).toEqual(before(BOARD_KEYS, onBoard));
  });

  test('on the pages of assistants and arbiters', () => {
    expect(now('assistant')).toEqual(before(ASSISTANT_KEYS, ofAssistant));
    expect(now('arbiter')).toEqual(before(ARBITER_KEYS, ofArbiter));
  });

  test('on the dial', () => {
    const steps = {
      'dial-minute-on': 6,
      'dial-minute-back': 4,
      'dial-five-minutes-on': 10,
      'dial-five-minutes-back': 0,
    };
    for (const [key, id] of Object.entries(now('dial'))) {
      const command = dialCommand(press(key, key), 5);
      if (command?.go === 'to minute') {
        expect(command.minute, key).toBe(id in steps ? steps[id as keyof typeof steps] : id === 'dial-start' ? 0 : 59);
      } else if (command?.go === 'to part') expect(id).toBe(`dial-${command.part.replace(' ', '-')}`);
      else expect([command?.go, id]).toEqual(['nowhere', 'dial-time']);
    }
    expect(Object.keys(now('dial'))).toHaveLength(12);
  });
});

test('no key means two things where scopes overlap', () => {
  expect(collisionsIn()).toEqual([]);
  const twice = { ...COMMANDS, 'full-screen': { ...COMMANDS['full-screen'], keys: [{ key: 'f' }] } };
  expect(collisionsIn(twice)).toEqual([{ key: { key: 'f' }, commands: ['turn-board', 'full-screen'] }]);
});
