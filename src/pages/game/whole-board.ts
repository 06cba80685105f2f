/** The questions of the whole board, and of a move by its number, that `questions/ask.ts` does not answer. Loaded when one of them is first asked. */
import { phraseBoardAnswer } from '../../../speech/phrase/whole-board.js';
import type { CommandId } from '../../commands/commands.js';
import type { Read } from '../../commands/command.js';
import type { Color } from '../../laws/squares.js';
import { askOfBoard, type BoardQuestion } from '../../questions/whole-board.js';
import { phraseOptions } from '../shared/phrase-options.js';
import { answerOfBoard, answerOfMoves } from './blindfold.js';
import type { PageCommands, RunRow } from '../shared/services.js';

/** @param mine the sides that are played here */
type Asked = (read: Read, mine: readonly Color[]) => BoardQuestion | undefined;

const QUESTIONS = {
  diagonal: askedDiagonal,
  'diagonals-of-square': askedDiagonal,
  'long-diagonals': askedDiagonal,
  'pawns-by-file': () => ({ about: 'pawns by file' }),
  'doubled-pawns': () => ({ about: 'pawn trait', trait: 'doubled' }),
  'isolated-pawns': () => ({ about: 'pawn trait', trait: 'isolated' }),
  'passed-pawns': () => ({ about: 'pawn trait', trait: 'passed' }),
  'position-by-file': () => ({ about: 'position by file' }),
  changes: (_read, mine) => askedChanges(mine),
  'path-of-piece': ({ square }) => square && { about: 'path', square },
  'last-move-effect': () => ({ about: 'last move’s effect' }),
  check: () => ({ about: 'check' }),
  'move-of-number': ({ number = 0 }) => ({ about: 'move', number }),
} satisfies Partial<Record<CommandId, Asked>>;

/** What is done here of the table of commands. */
export const ROWS: PageCommands = Object.fromEntries(
  Object.entries<Asked>(QUESTIONS).map(([id, asked]) => [id, tell(asked)]),
);

function tell(asked: Asked): RunRow {
  return (services, read) => {
    const { game, settings, speech, words } = services;
    const { view, ply, mine } = game.value;
    const question = asked(read, mine);
    if (!view) speech.speaker.notice({ about: 'no game' });
    else if (question) {
      const answers = question.about === 'move' ? answerOfMoves : answerOfBoard;
      answers(services, () => {
        const answer = askOfBoard(view, question, ply);
        speech.speaker.say(phraseBoardAnswer(answer, phraseOptions(words.current, settings(), game.value)));
      });
    }
  };
}

/** Where no square is named, the long ones. */
function askedDiagonal({ square, to }: Read): BoardQuestion {
  if (!square) return { about: 'long diagonals' };
  return to ? { about: 'diagonal', from: square, to } : { about: 'diagonals of square', square };
}

/** Where both sides are played here, it is asked by whoever has the move. */
function askedChanges([only, another]: readonly Color[]): BoardQuestion {
  return { about: 'changes', ...(only && !another && { by: only }) };
}
