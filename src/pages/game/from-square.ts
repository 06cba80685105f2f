/**
 * The questions from one square: that of the cursor where a key asks, else the one that was named. Loaded when one of them is first asked, and made once
 * a window, for a key tells one line after another.
 */
import { phraseSquareAnswer } from '../../../speech/phrase/from-square.js';
import type { Read } from '../../commands/command.js';
import type { Square } from '../../laws/squares.js';
import { askFromSquare, directionsFrom, type SquareQuestion } from '../../questions/from-square.js';
import type { Direction } from '../../questions/lines.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { PageCommands, RunRow, Services } from '../shared/services.js';
import { answerOfBoard } from './blindfold.js';

/** In the order in which the key tells them; the other key tells them backwards. */
const DIAGONAL: readonly Direction[] = ['north-east', 'south-east', 'south-west', 'north-west'];
const STRAIGHT: readonly Direction[] = ['north', 'east', 'south', 'west'];

interface Told {
  readonly square: Square;
  readonly lines: readonly Direction[];
  readonly at: number;
}

export class SquareQuestions {
  /** What is done here of the table of commands. */
  readonly commands: PageCommands = {
    'diagonal-ray': this.#next(DIAGONAL, 1),
    'diagonal-ray-back': this.#next(DIAGONAL, -1),
    'straight-ray': this.#next(STRAIGHT, 1),
    'straight-ray-back': this.#next(STRAIGHT, -1),
    rays: asking((square, { direction }) => ({
      about: 'rays',
      square,
      directions: direction ? [direction] : directionsFrom(square),
    })),
    'knights-view': asking((square) => ({ about: 'knight’s view', square })),
    attackers: asking((square) => ({ about: 'attackers', square })),
    defenders: asking((square) => ({ about: 'defenders', square })),
  };
  /** Which line was told last. */
  #told: Told | undefined;

  /** The next line from this square; from another square the first, or the last where they are told backwards. */
  #next(lines: readonly Direction[], step: 1 | -1): RunRow {
    return asking((square) => {
      const last = this.#told?.square === square && this.#told.lines === lines ? this.#told.at : undefined;
      const at = last === undefined ? (step === 1 ? 0 : lines.length - 1) : (last + step + lines.length) % lines.length;
      this.#told = { square, lines, at };
      return { about: 'rays', square, directions: lines.slice(at, at + 1) };
    });
  }
}

function asking(question: (square: Square, read: Read) => SquareQuestion): RunRow {
  return (services, read) => {
    if (read.square) tell(services, question(read.square, read));
  };
}

function tell(services: Services, question: SquareQuestion): void {
  const { game, settings, speech, words } = services;
  const { view, ply } = game.value;
  if (!view) speech.speaker.notice({ about: 'no game' });
  else {
    answerOfBoard(services, () => {
      const answer = askFromSquare(view, question, ply);
      speech.speaker.say(phraseSquareAnswer(answer, phraseOptions(words.current, settings(), game.value)));
    });
  }
}
