/** Answers from one square in words: the message of each, and what it is given. Loaded when one of them is first asked. */
import type { Ray, SquareAnswer, Taker } from '../../src/questions/from-square.js';
import type { Direction } from '../../src/questions/lines.js';
import type { Segment, Utterance } from '../utterance.js';
import { FIDE_EMPTY, fidePiece, fideSquare, german } from './fide.js';
import { fideHowMany, howMany } from './how-many.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

export function phraseSquareAnswer(answer: SquareAnswer, options: PhraseOptions): Utterance {
  const segments =
    options.squareStyle === 'fide' && answer.about === 'rays'
      ? [...fideHowMany(piecesOn(answer.rays), 'Figuren'), ...answer.rays.map(fideRay)]
      : segmentsOf(answered(answer, options.words.messages), options);
  return page(segments, 'answer');
}

/** One part for each thing that is told. */
function answered(answer: SquareAnswer, messages: Messages<'answers' | 'from-square'>): string | readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'rays':
      return [
        ...howMany(piecesOn(answer.rays), messages),
        ...answer.rays.map(({ direction, squares }) => say('from-ray', { way: direction, squares })),
      ];
    case 'knight’s view':
      return say('from-knights-view', answer);
    case 'attackers':
      return say('from-attackers', {
        piece: answer.piece,
        attackers: answer.attackers.map(told),
        attackerCount: answer.attackers.length,
        defenders: answer.defenders.map(told),
        defenderCount: answer.defenders.length,
      });
    case 'attackers of an empty square':
      return say('from-attackers-of-empty-square', {
        square: answer.square,
        white: answer.white.map(told),
        whiteCount: answer.white.length,
        black: answer.black.map(told),
        blackCount: answer.black.length,
      });
    case 'defenders':
      return say('from-defenders', {
        piece: answer.piece,
        defenders: answer.defenders.map(told),
        defenderCount: answer.defenders.length,
      });
    case 'empty square':
      return say('answer-no-piece-there', answer);
    case 'withheld':
      return say('answer-withheld');
  }
}

function piecesOn(rays: readonly Ray[]): number {
  return rays.flatMap(({ squares }) => squares.flatMap(({ there }) => there)).length;
}

function told({ piece, behind, pinnedBy }: Taker) {
  return { by: piece, behind: behind ? [behind] : [], pinnedBy: pinnedBy ? [pinnedBy] : [] };
}

const FIDE_DIRECTIONS: Readonly<Record<Direction, string>> = {
  north: 'Nord',
  'north-east': 'Nordost',
  east: 'Ost',
  'south-east': 'Südost',
  south: 'Süd',
  'south-west': 'Südwest',
  west: 'West',
  'north-west': 'Nordwest',
};

/** "Nordost: Felix fünf leer, Gustav sechs schwarzer Bauer." It is nothing but names, as a whole diagonal is. */
function fideRay({ direction, squares }: Ray): Segment {
  const told = squares.map(({ square, there: [piece] }) => {
    return `${fideSquare(square).text} ${piece ? fidePiece(piece, true) : FIDE_EMPTY}`;
  });
  return german(`${FIDE_DIRECTIONS[direction]}: ${told.join(', ') || 'Brettrand'}.`);
}
