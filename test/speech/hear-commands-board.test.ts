/**
 * Commands that are more than their words: Lichess's letters, pieces with their colours, the help, and what is offered where nothing
 * fits.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../speech/hearing/commands/distance.js';
import { allCommands } from '../../speech/hearing/commands/help.js';
import { commandsFor, nearestCommands } from '../../speech/hearing/commands/nearest.js';
import { COMMAND_NAMES } from './command-names.js';
import { notUnderstood } from '../../speech/hearing/freely/understood.js';
import { readCommand } from '../../speech/hearing/line.js';
import { EVERY_PHRASE } from '../../speech/hearing/phrase-book.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { at, onFile, onRank } from '../../speech/grammar/marks.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { COLORS, type Color, type PieceKind } from '../../src/laws/squares.js';
import { plainText, TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { meant } from '../../src/commands/line-meaning.js';
import { meansOf, type Means } from '../commands/means.js';
import { game, make } from '../laws/play.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

const { game: phrases } = EVERY_PHRASE;

const read = (text: string, language: LanguageName = 'en'): Means | undefined => {
  const command = readCommand(plainText(text), everyLanguage(language));
  return command && meansOf(command);
};

const pieces = (colors: readonly Color[], kind?: PieceKind): Means => ({
  type: 'ask',
  question: { about: 'pieces', colors, ...(kind && { kind }) },
});

describe('Lichess’s commands', () => {
  it.each<readonly [string, Means]>([
    ['b e4', { id: 'go-to-square', square: 'e4' }],
    ['board e4', { id: 'go-to-square', square: 'e4' }],
    ['/b a1', { id: 'go-to-square', square: 'a1' }],
    ['b', { id: 'board' }],
    ['c', { type: 'ask', question: { about: 'clocks', whose: 'both' } }],
    ['clock', { type: 'ask', question: { about: 'clocks', whose: 'both' } }],
    ['l', { type: 'ask', question: { about: 'last move' } }],
    ['last', { type: 'ask', question: { about: 'last move' } }],
    ['o', { id: 'opponent' }],
    ['p N', pieces(['white'], 'knight')],
    ['p n', pieces(['black'], 'knight')],
    ['p K', pieces(['white'], 'king')],
    ['p q', pieces(['black'], 'queen')],
    ['p A', pieces(['white'])],
    ['p a', pieces(['black'])],
    ['s a', { type: 'ask', question: { about: 'file', file: 'a' } }],
    ['s h', { type: 'ask', question: { about: 'file', file: 'h' } }],
    ['s 1', { type: 'ask', question: { about: 'rank', rank: '1' } }],
    ['/s 8', { type: 'ask', question: { about: 'rank', rank: '8' } }],
    ['resign', { id: 'resign' }],
    ['draw', { id: 'offer-draw' }],
    ['takeback', { id: 'take-back' }],
  ])('%s', (text, command) => {
    for (const language of LANGUAGE_NAMES) expect(read(text, language)).toEqual(command);
  });

  it('takes letters as the page’s language has them', () => {
    expect(read('p r', 'en')).toEqual(pieces(['black'], 'rook'));
    expect(read('p r', 'fr')).toEqual(pieces(['black'], 'king'));
  });

  it.each(['B e4', 'Be4', 'be4', 'b e9', 'b e 4', 'p X', 'p', 's', 's 9', 's i', 'C', 'P N e5', 'x'])(
    'are not: %s',
    (text) => {
      expect(read(text)).toBe(undefined);
    },
  );

  it('have the letters of the page’s language for pieces, and the English ones beside', () => {
    expect(read('p b')).toEqual(pieces(['black'], 'bishop'));
    expect(read('p r')).toEqual(pieces(['black'], 'rook'));
    expect(read('p r', 'es')).toEqual(pieces(['black'], 'king'));
    expect(read('p S', 'de')).toEqual(pieces(['white'], 'knight'));
    expect(read('p b', 'de')).toEqual(pieces(['black'], 'pawn'));
    expect(read('p N', 'de')).toEqual(pieces(['white'], 'knight'));
    expect(read('p Кр', 'uk')).toEqual(pieces(['white'], 'king'));
    expect(read('p к', 'uk')).toEqual(pieces(['black'], 'knight'));
    expect(read('p К', 'mk')).toEqual(pieces(['white'], 'king'));
  });
});

describe('where pieces stand', () => {
  it.each<readonly [LanguageName, string, Means]>([
    ['en', 'where white knights', pieces(['white'], 'knight')],
    ['en', 'where are the black pawns', pieces(['black'], 'pawn')],
    ['en', 'where is the king', pieces(COLORS, 'king')],
    ['en', 'where black', pieces(['black'])],
    ['de', 'wo schwarze Läufer', pieces(['black'], 'bishop')],
    ['de', 'wo stehen die weißen Türme', pieces(['white'], 'rook')],
    ['uk', 'де білі слони', pieces(['white'], 'bishop')],
    ['uk', 'де чорний ферзь', pieces(['black'], 'queen')],
    ['be', 'дзе белыя ладдзі', pieces(['white'], 'rook')],
    ['mk', 'каде црни пешаци', pieces(['black'], 'pawn')],
  ])('%s: %s', (language, text, command) => {
    expect(read(text, language)).toEqual(command);
  });
  it.each(['where', 'where knights bishops', 'where white black', 'where now'])('not: %s', (text) => {
    expect(read(text)).toBe(undefined);
  });
});

it('tells of so many moves at once, and not of none', () => {
  expect(read('last 500')).toEqual({ type: 'ask', question: { about: 'last moves', count: 20 } });
  expect(read('last 0')).toBe(undefined);
  expect(read('last 123456')).toBe(undefined);
});

it('asks and wishes also after the end of the game; offers are over', () => {
  const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  const done = (text: string) => {
    const command = readCommand(text, everyLanguage('en'));
    const readMove = () => ({ type: 'refused', refusal: { reason: 'no game' } }) as const;
    return command && meant(command, { game: over, mine: COLORS, readMove });
  };
  expect(done('material')).toEqual({ type: 'question', question: { about: 'material' } });
  expect(done('flip')).toEqual({ type: 'bound', command: { id: 'turn-board', read: {} } });
  expect(done('faster')).toEqual({ type: 'bound', command: { id: 'faster', read: {} } });
  expect(done('draw')).toMatchObject({ type: 'refused', refusal: { reason: 'game over' } });
});

describe('the help', () => {
  const helped = (text: string, language: LanguageName = 'en') => {
    const command = readCommand(plainText(text), everyLanguage(language));
    const { rest: searched } = command?.read ?? {};
    if (command?.id === 'help') return { phrases: allCommands(EVERY_LANGUAGE[language], phrases) };
    if (command?.id !== 'help-for' || searched === undefined) throw new Error(text);
    return { searched, phrases: commandsFor(searched, everyLanguage(language), phrases) };
  };

  it('lists every command by a phrase that is understood, with its places marked', () => {
    for (const language of LANGUAGE_NAMES) {
      const { phrases: listed } = helped('help', language);
      expect(listed.length).toBe(COMMAND_NAMES.length);
      for (const phrase of listed) {
        const typed = phrase.replace(/[\uE000\uE001]/gu, '');
        expect(read(typed, language), typed).not.toBe(undefined);
      }
    }
  });

  it.each<readonly [LanguageName, string, readonly string[]]>([
    ['en', 'help rank', [`rank ${onRank('4')}`]],
    ['en', 'help FILE', [`file ${onFile('c')}`, 'pawns by file', 'position by file']],
    [
      'en',
      'help clock',
      [
        ...['press clock', 'stop clocks', 'restart clocks', 'pressed without a move', 'clock', 'my clock'],
        ...['opponent clock', 'clock alone', 'feel the clock'],
      ],
    ],
    ['en', 'help for materail', ['material']],
    ['de', 'hilfe zu reihe', [`reihe ${onRank('4')}`]],
    ['de', 'hilfe feld', [`feld ${at('e4')}`, `brett ${at('e4')}`]],
    ['uk', 'довідка матеріал', ['матеріал']],
    ['be', 'даведка матэрыял', ['матэрыял']],
    ['mk', 'помош материјал', ['материјал']],
  ])('%s: %s', (language, text, listed) => {
    expect(helped(text, language).phrases).toEqual(listed);
  });

  it('tells what was searched for, also where nothing is found', () => {
    expect(helped('help Zwischenzug')).toEqual({ searched: 'Zwischenzug', phrases: [] });
  });
});

describe('unknown words', () => {
  it.each<readonly [LanguageName, string, readonly string[]]>([
    ['en', 'clokc', ['clock']],
    ['en', 'materal', ['material']],
    ['en', 'resgin', ['resign']],
    ['en', 'atackers e4', [`attackers ${at('e4')}`]],
    ['de', 'aufgebne', ['aufgeben']],
    ['uk', 'здаюсяя', ['здаюся']],
    ['be', 'матэрял', ['матэрыял']],
    ['mk', 'противнк', ['противник']],
    // Near to a word of another language, and to none of the page's own.
    ['de', 'resing', []],
    ['en', 'applause', []],
    ['en', 'x'.repeat(TEXT_LIMIT), []],
  ])('%s: %s', (language, text, nearest) => {
    expect(nearestCommands(text, everyLanguage(language), phrases).slice(0, 1)).toEqual(nearest);
  });

  it('are at most three', () => {
    expect(nearestCommands('la', everyLanguage('en'), phrases).length).toBeLessThanOrEqual(3);
    expect(nearestCommands('move', everyLanguage('en'), phrases).length).toBeLessThanOrEqual(3);
  });

  it('are offered with the refusal of what cannot be read, and with no other', () => {
    const context = { game: game(), languages: everyLanguage('en') };
    const refusalOf = (refusal: Refusal) => notUnderstood(refusal, context).refusal;
    expect(refusalOf({ reason: 'unreadable', text: 'resgin' })).toEqual({
      reason: 'unreadable',
      text: 'resgin',
      nearest: ['resign'],
    });
    expect(refusalOf({ reason: 'unreadable', text: 'applause' })).toEqual({ reason: 'unreadable', text: 'applause' });
    expect(refusalOf({ reason: 'no game' })).toEqual({ reason: 'no game' });
  });
});

describe('the distance between words', () => {
  it.each([
    ['', '', 0],
    ['clock', 'clock', 0],
    ['clokc', 'clock', 1],
    ['clok', 'clock', 1],
    ['cloock', 'clock', 1],
    ['clack', 'clock', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['ca', 'abc', 3],
  ])('%s %s', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
  });
  it('is the same both ways, and nothing only between equals', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
      { seed: 19720711, numRuns: 300 },
    );
  });
});

it('never throws, whatever the text', () => {
  const beginning = fc.constantFrom('', 'where ', 'p ', 's ', 'b ', 'help ', 'claim three ', 'rank ', 'constructor ');
  const text = fc.string({ unit: 'grapheme', maxLength: TEXT_LIMIT });
  fc.assert(
    fc.property(beginning, text, fc.constantFrom(...LANGUAGE_NAMES), (first, rest, language) => {
      const plain = plainText(first + rest).slice(0, TEXT_LIMIT);
      readCommand(plain, everyLanguage(language));
      expect(nearestCommands(plain, everyLanguage(language), phrases).length).toBeLessThanOrEqual(3);
    }),
    { seed: 19720711, numRuns: 300 },
  );
});
