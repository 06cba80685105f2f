import { describe, expect, test } from 'vitest';
import { keysText, type ToldKey } from '../../speech/phrase/keys.js';
import { LANGUAGES } from '../../speech/languages.js';
import { keysTold } from './keys-told.js';

const en = await LANGUAGES.en.keys();

describe('the words for keys', () => {
  test('all keys of the board, grouped', () => {
    expect(keysTold(en).map(({ title, rows }) => [title, ...rows.map(({ keys, does }) => `${keys}: ${does}`)])).toEqual(
      [
        [
          'Moving about the board',
          'Left Arrow, Right Arrow, Up Arrow or Down Arrow: To the next square that way',
          'Home: To the left end of the rank',
          'End: To the right end of the rank',
          'Page Up: To the upper end of the file',
          'Page Down: To the lower end of the file',
          'Ctrl+Home: To the first corner of the board, a1 for White',
          'Ctrl+End: To the last corner of the board, h8 for White',
          '1 to 8: To that rank, on the same file',
          'Shift+1 to Shift+8: To that file, a to h, on the same rank',
          'K: To the next king',
          'Shift+K: To the previous king',
          'Q: To the next queen',
          'Shift+Q: To the previous queen',
          'R: To the next rook',
          'Shift+R: To the previous rook',
          'B: To the next bishop',
          'Shift+B: To the previous bishop',
          'N: To the next knight',
          'Shift+N: To the previous knight',
          'P: To the next pawn',
          'Shift+P: To the previous pawn',
          'G: To the square the last move went to',
        ],
        [
          'Moving pieces',
          'Enter or Space: Lift the piece, or place the lifted piece here',
          'Escape or Backspace: Put the lifted piece back',
          'I: To the field Your move',
          'Y: At a table: call your move, or repeat your opponent’s',
          'E: At a table: make your opponent’s move on your own board',
        ],
        [
          'Clock, offers and claims',
          'Full stop: The menu of acts: offer, claim, adjust, flag, stop, resign',
          'H: Press the clock',
          'T: The time of both sides',
          'Shift+T: Feel the clock on a dial',
          'U: Your time',
          'Shift+U: Your opponent’s time',
        ],
        [
          'Asking',
          'O: What stands here; pressed again at once, more',
          'L: The last move',
          'C: What the last move captured',
          'M: Where this piece can go',
          'Shift+M: What this piece can capture',
          'W: The whole position, rank by rank',
          'Shift+W: The pieces of both sides',
          'X: The next diagonal line from here',
          'Shift+X: The previous diagonal line from here',
          'Alt+X: The next straight line from here',
          'Alt+Shift+X: The previous straight line from here',
          'J: What stands a knight’s move away',
          'A: What attacks this square',
          'D: What defends the piece on this square',
        ],
        ['Going through the game', 'Shift+A: One move back in the game', 'Shift+D: One move forward in the game'],
        [
          'Page and speech',
          'F: Turn the board',
          'Plus: Make the board larger',
          'Minus: Make the board smaller',
          'F6: To the next part of the page',
          'Shift+F6: To the previous part of the page',
          'F2: Back to the game, from any page',
          'Z: The last message again',
          'Shift+Z: The message before that',
          'V or F8: Talk, where voice input is chosen: hold it, or press it before and after',
          '0: All sound off or on',
          'F1 or ?: What you can do here',
        ],
      ],
    );
  });

  test('only digits that follow each other are told as a row', () => {
    const keysOf = (...keys: readonly string[]) =>
      keysText(
        keys.map((key) => ({ key })),
        en,
      );
    expect(keysOf('1', '2', '3')).toBe('1 to 3');
    expect(keysOf('1', '2', '4')).toBe('1, 2 or 4');
    expect(keysOf('1', '2')).toBe('1 or 2');
  });

  test('keys with a modifier: the modifier is told once for each', () => {
    const key: ToldKey = { key: 'Home', shift: true, control: true };
    expect(keysText([key], en)).toBe('Ctrl+Shift+Home');
  });
});
