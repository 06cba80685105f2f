/** Helpers of the tests of hearing: a text typed in a position, and what was understood, in short. */
import { START_FEN } from '../../src/laws/board/board.js';
import type { Move, PromotionKind } from '../../src/laws/squares.js';
import { hear, type Heard } from '../../speech/hear.js';
import { game } from '../laws/play.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import type { LanguageName } from '../../speech/language-names.js';

const LETTER: Readonly<Record<PromotionKind, string>> = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };

const coordinates = (move: Move): string =>
  move.from + move.to + (move.promotion ? LETTER[move.promotion] : '') + (move.castling ? ` ${move.castling}` : '');

/** "g1f3", "? e1f3 g1f3" for a question, or the reason of the refusal with an exclamation mark. */
export function told(heard: Heard): string {
  switch (heard.type) {
    case 'move':
      return coordinates(heard.move);
    case 'ask':
      return ['?', ...heard.moves.map(coordinates).sort()].join(' ');
    case 'refused':
      return `! ${heard.refusal.reason}`;
  }
}

export function typed(
  text: string,
  fen = START_FEN,
  language: LanguageName = 'en',
  alphabets: Record<string, number> = {},
): Heard {
  return hear(text, { game: { ...game(fen), alphabets }, languages: everyLanguage(language) });
}
