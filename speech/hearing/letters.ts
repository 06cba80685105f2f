/**
 * Files called by a single letter ("f four"), or by a letter's name ("aitch"). No recogniser tells letters apart for certain, however sure
 * it is: where another letter would be another legal move, the move is read back before it is made.
 */
import { FILES, sameMove, type Move } from '../../src/laws/squares.js';
import { TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { LANGUAGE_NAMES } from '../language-names.js';
import { hearExactly } from './exactly.js';
import type { HearContext } from './heard.js';
import type { HeardLanguages } from './languages.js';
import { folded, meaningsOf } from './lexicon.js';
import { nameSystem } from './names.js';
import { writtenText } from './written.js';

/**
 * Whether another legal move would be meant with another letter in the place of one that was heard. FIDE's and NATO's names are no
 * letters. Where illegal moves stand, what is legal must not be told (Art. 12.6): there every letter is doubted.
 */
export function mayBeAnotherLetter(text: string, move: Move, context: HearContext): boolean {
  if (text.length > TEXT_LIMIT) return false;
  const plain = writtenText(text);
  const places = lettersIn(plain, context.languages);
  if (context.game.conditions.illegalMoves === 'stand') return places.length > 0;
  return places.some(({ at, length }) =>
    FILES.some((file) => isAnother(`${plain.slice(0, at)}${file}${plain.slice(at + length)}`, move, context)),
  );
}

function isAnother(text: string, move: Move, context: HearContext): boolean {
  const heard = hearExactly(text, context);
  if (heard.type === 'move') return !sameMove(heard.move, move);
  return heard.type === 'ask' && heard.moves.some((other) => !sameMove(other, move));
}

interface Letter {
  readonly at: number;
  readonly length: number;
}

/** Where letters of files stand, or what sounds like one: words by themselves, or parts of notation ("Nf3"). */
function lettersIn(plain: string, languages: HeardLanguages): readonly Letter[] {
  return [...plain.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].flatMap(({ 0: text, index }): readonly Letter[] => {
    const word = folded(text);
    const meanings = meaningsOf(word, languages);
    if (meanings.length === 0) {
      return [...text.matchAll(/[a-h]/gu)].map((letter) => ({ at: index + letter.index, length: 1 }));
    }
    // The sign of a capture, said by itself, sounds like a file ("king to x three").
    const isSign = word.length === 1 && meanings.some(({ heed }) => heed.is === 'capture');
    const isLetter = isSign || (meanings.some(({ heed }) => heed.is === 'file') && !isName(word));
    return isLetter ? [{ at: index, length: text.length }] : [];
  });
}

function isName(word: string): boolean {
  return LANGUAGE_NAMES.some((language) => nameSystem(word, language) !== undefined);
}
