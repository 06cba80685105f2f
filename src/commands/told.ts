/** The commands as the help tells them: topic by topic, those that are told as one in one line, each with the keys that it has now. */
import type { Command, CommandGroup, CommandKey, Scope } from './command.js';
import type { CommandName } from '../../speech/hearing/commands/commands.js';
import { KEY_GROUPS, type KeyGroup } from '../../speech/phrase/keys.js';
import type { ToldCommands } from '../../speech/phrase/typed-commands.js';
import { COMMANDS, rowsOf, scopesOf, type CommandId, type CommandTable } from './commands.js';
import { nameOf } from './keymap.js';
import { phrasesOf } from './phrases.js';

/** Topics of the help under which commands are told, in the order in which they are listed. */
export const HELP_TOPICS = [
  ...(['board', 'touch', 'moves', 'asking', 'game', 'clock', 'dial'] as const),
  ...(['table', 'voice', 'speech', 'pages'] as const),
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Commands that are told in one line. */
export interface ToldRow {
  readonly ids: readonly [CommandId, ...CommandId[]];
  /** By what it is told. */
  readonly toldAs: string;
  readonly keys: readonly CommandKey[];
  /** Whether the keys are others than at first. */
  readonly isChanged: boolean;
  /** Whether a bar or a menu has a button for it. */
  readonly hasButton: boolean;
}

/** What stands under one heading of a topic. */
export interface ToldSection {
  readonly group: CommandGroup | 'in a game';
  readonly rows: readonly ToldRow[];
}

const TOPIC_OF_GROUP: Readonly<Record<CommandGroup, HelpTopic>> = {
  'moving about': 'board',
  'moving pieces': 'board',
  'clock and acts': 'game',
  asking: 'asking',
  'going through the game': 'asking',
  'page and speech': 'pages',
  'at a table': 'table',
  'entering a board': 'table',
  assistant: 'table',
  arbiter: 'table',
  'clock alone': 'clock',
  dial: 'dial',
};

/**
 * Those that are told elsewhere than the rest of their group. Here and not in their rows: whoever plays without help does not load it.
 */
const ELSEWHERE: Readonly<Partial<Record<CommandId, HelpTopic>>> = {
  ...of('board', ['blindfold', 'hide-pieces', 'show-own-pieces', 'show-last-move', 'silent-board']),
  ...of('board', ['turn-board', 'board-larger', 'board-smaller']),
  ...of('touch', ['explore-by-touch']),
  ...of('clock', ['press-clock', 'stop-clocks', 'start-clocks', 'restart-clocks', 'both-clocks', 'my-clock']),
  ...of('clock', ['opponents-clock', 'time-control', 'time-used', 'moves-to-control', 'period', 'delay-left']),
  ...of('clock', ['clock-alone']),
  ...of('dial', ['feel-clock']),
  ...of('game', ['take-back', 'save-game', 'games', 'set-up', 'keep-safe', 'play-again', 'new-game']),
  ...of('table', ['say-move', 'make-called-move']),
  ...of('voice', ['talk']),
  ...of('moves', ['call-fide', 'call-fide-names', 'call-plain', 'call-nato', 'call-algebraic', 'call-uci']),
  ...of('speech', ['repeat', 'repeat-before', 'mute', 'faster', 'slower', 'sound-on', 'sound-off']),
};

function of(topic: HelpTopic, ids: readonly CommandId[]): Readonly<Partial<Record<CommandId, HelpTopic>>> {
  return Object.fromEntries(ids.map((id) => [id, topic]));
}

export function topicOf(id: CommandId, { group }: Command): HelpTopic {
  return ELSEWHERE[id] ?? TOPIC_OF_GROUP[group];
}

/** What is told under a topic, in the order of the table. */
export function toldSections(topic: HelpTopic, table: CommandTable = COMMANDS): readonly ToldSection[] {
  const ofTopic = rowsOf(table).filter(([id, row]) => topicOf(id, row) === topic);
  const groups = [...new Set(ofTopic.map(([, row]) => headingOf(row, topic)))];
  return groups.map((group) => ({
    group,
    rows: toldRows(ofTopic.filter(([, row]) => headingOf(row, topic) === group)),
  }));
}

/** What belongs to a topic by itself alone stands with what belongs there by its group. */
function headingOf({ group }: Command, topic: HelpTopic): ToldSection['group'] {
  if (TOPIC_OF_GROUP[group] === topic) return group;
  if (topic === 'clock') return 'in a game';
  return TOPIC_HEADINGS[topic] ?? 'page and speech';
}

const TOPIC_HEADINGS: Readonly<Partial<Record<HelpTopic, CommandGroup>>> = {
  board: 'moving about',
  touch: 'moving about',
  game: 'clock and acts',
  table: 'at a table',
  dial: 'dial',
};

/** Rows in lines, those that are told as one in the place of the first of them. @param scopes absent: with all their keys */
export function toldRows(
  rows: readonly (readonly [id: CommandId, row: Command])[],
  scopes?: readonly Scope[],
): readonly ToldRow[] {
  const lines = new Map<string, (readonly [id: CommandId, row: Command])[]>();
  for (const one of rows) {
    const [id, { toldAs = id }] = one;
    lines.set(toldAs, [...(lines.get(toldAs) ?? []), one]);
  }
  return [...lines].flatMap(([toldAs, told]) => {
    const [first, ...others] = told.map(([id]) => id);
    if (!first) return [];
    return [
      {
        ids: [first, ...others],
        toldAs,
        keys: told.flatMap(([, row]) => keysIn(row, scopes)),
        isChanged: told.some(([id, row]) => isChanged(id, row)),
        hasButton: told.some(([, { shown = {} }]) => Object.keys(shown).length > 0),
      },
    ];
  });
}

function keysIn(row: Command, scopes: readonly Scope[] | undefined): readonly CommandKey[] {
  const { keys = [] } = row;
  return scopes ? keys.filter((key) => scopesOf(row, key).some((scope) => scopes.includes(scope))) : keys;
}

function isChanged(id: CommandId, { keys = [] }: Command): boolean {
  const first: Command = COMMANDS[id];
  return keys.map(nameOf).join(' ') !== (first.keys ?? []).map(nameOf).join(' ');
}

/** What can be typed, with the heading under which it is told. */
export function toldCommands(table: CommandTable = COMMANDS): ToldCommands {
  return {
    phrases: phrasesOf(table),
    groupOf: (name: CommandName) => {
      const { group } = COMMANDS[name];
      return isKeyGroup(group) ? group : 'page and speech';
    },
  };
}

function isKeyGroup(group: string): group is KeyGroup {
  return KEY_GROUPS.some((one) => one === group);
}
