/** The typed commands in the help: every one once, by words that are understood as that command, with what it does. */
import { describe, expect, it, test } from 'vitest';
import { COMMAND_NAMES } from './command-names.js';
import { matched, tokensOf } from '../../speech/hearing/commands/pattern.js';
import { readersFor } from '../../speech/hearing/commands/places.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import { toldCommands } from '../../src/commands/told.js';
import { describeCommands } from '../../speech/phrase/typed-commands.js';
import { TABLE_COMMAND_NAMES, readTableLine } from '../../speech/hearing/table-commands/table-phrases.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';
import { trapIn } from './be.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  it('every command stands there once, with words that mean it and no other', async () => {
    const rows = describeCommands(toldCommands(), await LANGUAGES[language].keys(), EVERY_LANGUAGE[language])
      .slice(0, -1)
      .flatMap((group) => group.rows);
    const beginning = COMMAND_PHRASES.game.rowsFor(everyLanguage(language));
    const meant = rows.map(
      ({ phrase }) =>
        beginning(tokensOf(phrase)[0]?.folded ?? '').find(
          ({ pattern }) => matched(pattern, tokensOf(phrase), readersFor(everyLanguage(language))) !== undefined,
        )?.name,
    );
    expect(meant.toSorted()).toEqual([...COMMAND_NAMES].toSorted());
  });

  it('and every one of a table, last, which is read there as what it says', async () => {
    const rows =
      describeCommands(toldCommands(), await LANGUAGES[language].keys(), EVERY_LANGUAGE[language]).at(-1)?.rows ?? [];
    expect(rows.map(({ phrase }) => readTableLine(phrase, everyLanguage(language))?.id)).toEqual([
      ...TABLE_COMMAND_NAMES,
    ]);
  });

  it('each meaning is a few words that begin with a capital and end without a stop', async () => {
    const rows = describeCommands(toldCommands(), await LANGUAGES[language].keys(), EVERY_LANGUAGE[language]).flatMap(
      (group) => group.rows,
    );
    for (const { does } of rows) expect(does).toMatch(/^\p{Lu}.{3,70}[^.\s]$/u);
    if (language === 'be') expect(rows.map(({ does }) => trapIn(does)).filter(Boolean)).toEqual([]);
  });
});

test('in English, as it is read', async () => {
  const [asking] = describeCommands(toldCommands(), await LANGUAGES.en.keys(), EVERY_LANGUAGE.en);
  expect(asking?.title).toBe('Asking');
  expect(asking?.rows.map(({ phrase, does }) => `${phrase}: ${does}`)).toEqual([
    'last move: The last move',
    'last 5: The last moves, as many as you name',
    'move 5: The move with this number',
    'last capture: What the last move captured',
    'move number: Which move it is',
    'position: The whole position, rank by rank',
    'pieces: The pieces of both sides',
    'where knights: Where these pieces stand',
    'rank 4: What stands on this rank',
    'file c: What stands on this file',
    'square e4: What stands on this square',
    'attackers e4: What attacks this square',
    'defenders e4: What defends the piece on this square',
    'rays e4: What stands on the lines from this square',
    'knight view e4: What stands a knight’s move away',
    'moves of e4: Where the piece on this square can go',
    'what can it do: Where the lifted piece can go, or the one just refused',
    'captures of e4: What the piece on this square can capture',
    'what can move: Which pieces can move',
    'captures: What you can capture',
    'material: The material of both sides',
    'diagonal e4 h7: What stands on the diagonal of these two squares',
    'diagonals e4: What stands on the diagonals of this square',
    'long diagonals: What stands on the long diagonals',
    'pawns by file: The pawns of both sides, file by file',
    'doubled pawns: Which pawns are doubled',
    'isolated pawns: Which pawns are isolated',
    'passed pawns: Which pawns are passed',
    'position by file: The whole position, file by file',
    'what changed: What has changed since your last move',
    'path e4: Where the piece on this square has been',
    'last move attacks: What the last move attacks, and what it leaves',
    'who is in check: Who is in check, and from what',
    'position as text: Show or hide the position as text beside the moves',
    'copy position: Copy the position as FEN',
    'read the score: Read the scoresheet, from the first move to the last',
    'copy the score: Copy the game as PGN',
    'can black still win: Whether White or Black can still win',
    'opponent: Who your opponent is',
  ]);
});
