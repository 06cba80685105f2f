/**
 * Answers about the whole board in words: the message of each, and what it is given, in its order. Where many pieces are told, how many comes first,
 * so that a listener knows how long it will be. Loaded when one of them is first asked.
 */
import { COLORS, type File, type PlacedPiece, type Square } from '../../src/laws/squares.js';
import type { BoardAnswer, Change, Diagonal, PawnFile } from '../../src/questions/whole-board.js';
import type { Segment, Utterance } from '../utterance.js';
import { callsOf } from './answers.js';
import { fideFile, fidePlaced } from './fide-answers.js';
import { FIDE_EMPTY, FIDE_FILES, fideSquare, german } from './fide.js';
import { fideHowMany, howMany, isLong } from './how-many.js';
import type { PhraseOptions } from './options.js';
import { yesOrNo } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

type BoardMessages = Messages<'answers' | 'moves' | 'whole-board'>;

export function phraseBoardAnswer(answer: BoardAnswer, options: PhraseOptions): Utterance {
  return page(answerSegments(answer, options), 'answer');
}

function answerSegments(answer: BoardAnswer, options: PhraseOptions): readonly Segment[] {
  if (answer.about === 'move' && answer.moves.length > 0) return callsOf(answer.moves, options);
  const inFideWay = options.squareStyle === 'fide' ? fideAnswer(answer) : undefined;
  return inFideWay ?? segmentsOf(answered(answer, options.words.messages), options);
}

/** The FIDE way has names for what is there; all else is said in the language of the page. */
function fideAnswer(answer: BoardAnswer): readonly Segment[] | undefined {
  switch (answer.about) {
    case 'diagonals':
      return [
        ...fideHowMany(onDiagonals(answer.diagonals), 'Figuren'),
        german(answer.diagonals.map(fideDiagonal).join(' ')),
      ];
    case 'position by file': {
      const [there, empty] = parted(answer.files, ({ pieces }) => pieces.length > 0);
      const told = there.map(({ file, pieces }) => fideFile(file, pieces).text);
      const none = empty.length > 0 ? [`Leere Linien: ${empty.map(({ file }) => FIDE_FILES[file]).join(', ')}.`] : [];
      return [
        ...fideHowMany(there.flatMap(({ pieces }) => pieces).length, 'Figuren'),
        german([...told, ...none].join(' ')),
      ];
    }
    case 'pawns by file': {
      const [there, empty] = parted(answer.files, hasPawns);
      if (there.length === 0) return undefined;
      const none =
        empty.length > 0 ? [`Linien ohne Bauern: ${empty.map(({ file }) => FIDE_FILES[file]).join(', ')}.`] : [];
      return [...fideHowMany(pawnsIn(there), 'Bauern'), german([...there.map(fidePawnFile), ...none].join(' '))];
    }
    default:
      return undefined;
  }
}

function onDiagonals(diagonals: readonly Diagonal[]): number {
  return diagonals.reduce((sum, { pieces }) => sum + pieces.length, 0);
}

/** "Diagonale Anna eins Hector acht: weißer Läufer Bella zwei." */
function fideDiagonal({ from, to, pieces }: Diagonal): string {
  return `Diagonale ${fideSquare(from).text} ${fideSquare(to).text}: ${fidePlaced(pieces) || FIDE_EMPTY}.`;
}

/** "Linie Anna: Weiß Anna zwei, Schwarz Anna sieben." */
function fidePawnFile({ file, white, black }: PawnFile): string {
  const of = (player: string, squares: readonly Square[]): readonly string[] =>
    squares.length > 0 ? [`${player} ${squares.map((square) => fideSquare(square).text).join(', ')}`] : [];
  return `Linie ${FIDE_FILES[file]}: ${[...of('Weiß', white), ...of('Schwarz', black)].join('; ')}.`;
}

/** One part for each thing that is told. */
function answered(answer: BoardAnswer, messages: BoardMessages): string | readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'diagonals':
      return [
        ...howMany(onDiagonals(answer.diagonals), messages),
        ...answer.diagonals.map((one) => say('whole-diagonal', one)),
      ];
    case 'no diagonal':
      return say('whole-no-diagonal', answer);
    case 'pawns by file':
      return pawnsByFile(answer.files, messages);
    case 'pawn trait':
      return answer.sides.map((side) => say(`whole-${answer.trait}`, side));
    case 'position by file':
      return positionByFile(answer.files, messages);
    case 'changes':
      return changes(answer, messages);
    case 'path':
      return answer.squares.length === 1
        ? say('whole-not-moved', { piece: answer.piece })
        : [
            ...howMany(answer.squares.length, messages, 'square'),
            say('whole-path', { piece: answer.piece, squares: answer.squares, wasPawn: yesOrNo(answer.wasPawn) }),
          ];
    case 'empty square':
      return say('answer-no-piece-there', answer);
    case 'last move’s effect':
      return say('whole-effect', answer);
    case 'check':
      return answer.by.length === 0 ? say('whole-no-check') : say('whole-check', answer);
    case 'move':
      return say('whole-move-not-made', answer);
    case 'no move yet':
      return say('no-move-yet');
    case 'withheld':
      return say('answer-withheld');
  }
}

function pawnsByFile(files: readonly PawnFile[], { say }: BoardMessages): readonly string[] {
  const [there, empty] = parted(files, hasPawns);
  if (there.length === 0) return [say('whole-no-pawns')];
  const count = pawnsIn(there);
  return [
    ...(isLong(count) ? [say('whole-pawn-count', { count })] : []),
    ...there.map((one) =>
      say('whole-pawn-file', {
        file: one.file,
        sides: COLORS.filter((color) => one[color].length > 0).map((color) => ({ color, squares: one[color] })),
      }),
    ),
    ...(empty.length > 0 ? [say('whole-files-without-pawns', { files: namesOf(empty) })] : []),
  ];
}

function hasPawns({ white, black }: PawnFile): boolean {
  return white.length + black.length > 0;
}

function pawnsIn(files: readonly PawnFile[]): number {
  return files.reduce((sum, { white, black }) => sum + white.length + black.length, 0);
}

type FilePieces = { readonly file: File; readonly pieces: readonly PlacedPiece[] };

function positionByFile(files: readonly FilePieces[], messages: BoardMessages): readonly string[] {
  const [there, empty] = parted(files, ({ pieces }) => pieces.length > 0);
  const { say } = messages;
  return [
    ...howMany(there.flatMap(({ pieces }) => pieces).length, messages),
    ...there.map((one) => say('answer-file', one)),
    ...(empty.length > 0 ? [say('whole-empty-files', { files: namesOf(empty) })] : []),
  ];
}

function namesOf(files: readonly { readonly file: File }[]): readonly File[] {
  return files.map(({ file }) => file);
}

function changes(
  { since, changes: all, captured }: Extract<BoardAnswer, { readonly about: 'changes' }>,
  { say }: BoardMessages,
): string {
  if (all.length === 0) return since === 'move' ? say('whole-nothing-changed') : say('whole-nothing-changed-at-all');
  const given = { changes: all.map(changed), captured: captured ? [captured] : [] };
  return since === 'move' ? say('whole-changed', given) : say('whole-changed-from-start', given);
}

function changed({ piece, to, promotion }: Change) {
  return { piece, to, promotion };
}

/** Those that are so, and the others. */
function parted<Item>(
  items: readonly Item[],
  is: (item: Item) => boolean,
): readonly [readonly Item[], readonly Item[]] {
  return [items.filter(is), items.filter((item) => !is(item))];
}
