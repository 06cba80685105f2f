/** A whole line: what is a command though it could be a part of a move, what is a move, and what is offered where it is neither. */
import { describe, expect, it } from 'vitest';
import { hearTyped, type MeantLine } from '../../src/commands/line-meaning.js';
import type { LanguageName } from '../../speech/language-names.js';
import { game, make } from '../laws/play.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';

const heard = (text: string, language: LanguageName = 'en'): MeantLine =>
  hearTyped(text, {
    game: make(game(), 'e2e4 d7d5'),
    languages: everyLanguage(language),
    loosely: FURTHER.loosely,
  });

describe('a command', () => {
  it.each<readonly [LanguageName, string, object]>([
    ['en', 'b e4', { type: 'bound', command: { id: 'go-to-square', read: { square: 'e4' } } }],
    ['en', 'b c3', { type: 'bound', command: { id: 'go-to-square', read: { square: 'c3' } } }],
    ['en', 'c', { type: 'question', question: { about: 'clocks', whose: 'both' } }],
    ['en', 's a', { type: 'question', question: { about: 'file', file: 'a' } }],
    ['en', 'p N', { type: 'question', question: { about: 'pieces', colors: ['white'], kind: 'knight' } }],
    ['en', 'captures', { type: 'question', question: { about: 'captures' } }],
    ['en', 'square e4', { type: 'question', question: { about: 'square', square: 'e4', more: 0 } }],
    ['de', 'Feld e4', { type: 'question', question: { about: 'square', square: 'e4', more: 0 } }],
    ['uk', 'поле е чотири', { type: 'question', question: { about: 'square', square: 'e4', more: 0 } }],
    ['be', 'поле е чатыры', { type: 'question', question: { about: 'square', square: 'e4', more: 0 } }],
    ['mk', 'поле е четири', { type: 'question', question: { about: 'square', square: 'e4', more: 0 } }],
    ['uk', 'взяття', { type: 'question', question: { about: 'captures' } }],
  ])('%s: %s', (language, text, expected) => {
    expect(heard(text, language)).toEqual(expected);
  });
});

it('is never what can be read as a move', () => {
  for (const text of ['exd5', 'e4d5', 'Nf3', 'b3', 'bishop b5', 'Bb5', 'pawn takes d5']) {
    expect(heard(text).type, text).toBe('move');
  }
});

it('may have been meant where nothing can be read', () => {
  expect(heard('resgin')).toEqual({
    type: 'refused',
    refusal: { reason: 'unreadable', text: 'resgin', nearest: ['resign'] },
  });
  expect(heard('applause')).toEqual({ type: 'refused', refusal: { reason: 'unreadable', text: 'applause' } });
});
