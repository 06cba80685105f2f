// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The typed commands as they are told in the help: each by its first phrase in the page's language, with what it does.
 */
import { COMMAND_NAMES, type CommandName } from '../hearing/commands/commands.js';
import { typedExample } from '../hearing/commands/help.js';
import { TABLE_COMMAND_NAMES } from '../hearing/table-commands/table-command.js';
import { typedTableExample } from '../hearing/table-commands/table-help.js';
import type { KeyGroup, KeyWords } from '../words/keys.js';
import type { LanguageName } from '../words/language-names.js';

/** Commands that belong together, in words. */
export interface CommandGroupText {
  readonly title: string;
  readonly rows: readonly { readonly phrase: string; readonly does: string }[];
}

/** The groups of the keys serve for the commands as well. */
const GROUPS = [
  'asking',
  'clock and acts',
  'going through the game',
  'page and speech',
] as const satisfies readonly KeyGroup[];

const GROUP_OF: Readonly<Record<CommandName, (typeof GROUPS)[number]>> = {
  offer: 'clock and acts',
  accept: 'clock and acts',
  refuse: 'clock and acts',
  resign: 'clock and acts',
  'claim draw': 'clock and acts',
  'claim seconds': 'clock and acts',
  'claim three': 'clock and acts',
  'claim three with': 'clock and acts',
  'claim fifty': 'clock and acts',
  'claim fifty with': 'clock and acts',
  claim: 'clock and acts',
  flag: 'clock and acts',
  'flag of': 'clock and acts',
  adjust: 'clock and acts',
  press: 'clock and acts',
  stop: 'clock and acts',
  restart: 'clock and acts',
  charge: 'clock and acts',
  'do not charge': 'clock and acts',
  illegal: 'clock and acts',
  'illegal move': 'clock and acts',
  'pressed without a move': 'clock and acts',
  unpromoted: 'clock and acts',
  'touched piece': 'clock and acts',
  clocks: 'clock and acts',
  'my clock': 'clock and acts',
  'opponent clock': 'clock and acts',
  'time control': 'clock and acts',
  'time used': 'clock and acts',
  'moves to control': 'clock and acts',
  period: 'clock and acts',
  'delay left': 'clock and acts',
  'feel clock': 'clock and acts',
  last: 'asking',
  'last moves': 'asking',
  'last capture': 'asking',
  'move number': 'asking',
  position: 'asking',
  pieces: 'asking',
  where: 'asking',
  rank: 'asking',
  file: 'asking',
  square: 'asking',
  attackers: 'asking',
  'moves of': 'asking',
  'moves of it': 'asking',
  'captures of': 'asking',
  captures: 'asking',
  material: 'asking',
  opponent: 'asking',
  undo: 'going through the game',
  'go to move': 'going through the game',
  back: 'going through the game',
  forward: 'going through the game',
  present: 'going through the game',
  repeat: 'page and speech',
  flip: 'page and speech',
  board: 'page and speech',
  'go to square': 'page and speech',
  save: 'page and speech',
  games: 'page and speech',
  'new game': 'page and speech',
  'clock alone': 'page and speech',
  'call fide': 'page and speech',
  'call fide names': 'page and speech',
  'call plain': 'page and speech',
  'call nato': 'page and speech',
  'call algebraic': 'page and speech',
  'call uci': 'page and speech',
  faster: 'page and speech',
  slower: 'page and speech',
  'sound on': 'page and speech',
  'sound off': 'page and speech',
  help: 'page and speech',
  'help for': 'page and speech',
};

/** Every command, in the order of its table within each group; those of a table last. */
export function describeCommands(words: KeyWords, language: LanguageName): readonly CommandGroupText[] {
  const anywhere = GROUPS.map((group) => ({
    title: words.groups[group],
    rows: COMMAND_NAMES.filter((name) => GROUP_OF[name] === group).map((name) => ({
      phrase: typedExample(name, language),
      does: words.commands[name],
    })),
  }));
  const atTable = TABLE_COMMAND_NAMES.map((name) => ({
    phrase: typedTableExample(name, language),
    does: words.tableCommands[name],
  }));
  return [...anywhere, { title: words.atTable, rows: atTable }];
}
