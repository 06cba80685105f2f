/** What a line means as a question stands open or not. Positions and what must become of each line are worked out by hand. */
import { describe, expect, it } from 'vitest';
import { meaningOf, pieceTried, type LineContext, type LineMeaning } from '../../src/commands/line-meaning.js';
import { SPOKEN_HEARING } from '../../speech/hearing/spoken.js';
import { COLORS, type Move } from '../../src/laws/squares.js';
import { game, make, move } from '../laws/play.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

/** Knights on b1 and f3 can go to d2; the pawn on e7 can be promoted. */
const FEN = '8/4P1k1/8/8/8/5N2/8/1N2K3 w - - 0 1';
const KNIGHTS: readonly Move[] = [move('b1d2'), move('f3d2')];

function asking(moves: readonly Move[]): LineContext['question'] {
  return { moves, alphabets: moves.map(() => []) };
}

const CONTEXT: LineContext = {
  game: game(FEN),
  languages: everyLanguage('en'),
  mine: COLORS,
  spoken: undefined,
  question: undefined,
  tried: undefined,
  confirms: false,
};

const coordinates = ({ from, to, promotion }: Move): string => `${from}${to}${promotion ? `=${promotion}` : ''}`;

function told(meaning: LineMeaning): string {
  switch (meaning.does) {
    case 'make':
    case 'echo':
      return `${meaning.does} ${coordinates(meaning.move)}`;
    case 'ask':
      return `ask ${meaning.question.moves.map(coordinates).join(' ')}`;
    case 'answer':
      return meaning.yes ? 'yes' : 'no';
    case 'ask again':
      return 'ask again';
    case 'carry out':
      return `${meaning.commanded.type}${meaning.keepsQuestion ? ', kept' : ''}`;
    case 'refuse':
      return `${meaning.refusal.reason}${meaning.keepsQuestion ? ', kept' : ''}`;
  }
}

const typed = (text: string, context: Partial<LineContext> = {}): string =>
  told(meaningOf([{ text }], { ...CONTEXT, ...context }));

function spoken(
  alternatives: readonly (readonly [text: string, confidence?: number])[],
  context: Partial<LineContext> = {},
) {
  const line = alternatives.map(([text, confidence]) => ({ text, ...(confidence !== undefined && { confidence }) }));
  const [first = { text: '' }, ...others] = line;
  return told(meaningOf([first, ...others], { ...CONTEXT, spoken: SPOKEN_HEARING, ...context }));
}

describe('where nothing is asked', () => {
  it.each([
    ['knight b1 to d2', 'make b1d2'],
    ['Nbd2', 'make b1d2'],
    ['knight d2', 'ask b1d2 f3d2'],
    ['e8', 'ask e7e8=queen e7e8=rook e7e8=bishop e7e8=knight'],
    ['e8 knight', 'make e7e8=knight'],
    ['bishop e4', 'no such piece'],
    ['1', 'unreadable, kept'],
    ['yes', 'yes'],
    ['nein', 'no'],
    ['y', 'unreadable, kept'],
    ['clock', 'question, kept'],
    ['flip', 'bound, kept'],
    ['draw', 'act'],
    ['resign', 'weighed'],
  ])('%s', (text, meaning) => {
    expect(typed(text)).toBe(meaning);
  });

  it('every move is asked about where the user wants it so', () => {
    expect(typed('knight b1 to d2', { confirms: true })).toBe('echo b1d2');
    expect(typed('e8 knight', { confirms: true })).toBe('echo e7e8=knight');
    expect(typed('clock', { confirms: true })).toBe('question, kept');
  });

  it('an illegal move that stands is asked about like any other, and tells nothing of being illegal', () => {
    const strict = game(FEN, 'strict');
    expect(typed('knight b1 to b3', { game: strict })).toBe('make b1b3');
    expect(typed('knight b1 to b3', { game: strict, confirms: true })).toBe('echo b1b3');
  });

  it('the moves of all pawns that a part of a move fits are asked about, whatever they become', () => {
    const two = game('3r4/2P1P1k1/8/8/8/8/8/4K3 w - - 0 1');
    expect(typed('takes', { game: two })).toBe('ask c7d8 e7d8');
    expect(typed('the first', { game: two, question: asking([move('c7d8'), move('e7d8')]) })).toBe(
      'ask c7d8=queen c7d8=rook c7d8=bishop c7d8=knight',
    );
  });
});

describe('where it is asked which of several moves is meant', () => {
  const question = asking(KNIGHTS);
  it.each([
    ['2', 'make f3d2'],
    ['from b one', 'make b1d2'],
    ['knight b1 to d2', 'make b1d2'],
    ['no', 'no'],
    ['yes', 'yes'],
    ['knight', 'ask again'],
    ['knight c3', 'make b1c3'],
    ['no, knight c3', 'make b1c3'],
    ['bishop e4', 'no such piece'],
    ['gobbledygook', 'unreadable, kept'],
    ['clock', 'question, kept'],
    ['resign', 'weighed'],
  ])('%s', (text, meaning) => {
    expect(typed(text, { question })).toBe(meaning);
  });

  it('a typed or spoken choice is asked about once more where every move is', () => {
    expect(typed('2', { question, confirms: true })).toBe('echo f3d2');
  });

  it('the piece that the pawn becomes completes the move', () => {
    const promotions = asking(['q', 'r', 'b', 'n'].map((letter) => move(`e7e8${letter}`)));
    expect(typed('queen', { question: promotions })).toBe('make e7e8=queen');
    expect(typed('a knight', { question: promotions })).toBe('make e7e8=knight');
    expect(typed('Turm', { question: promotions, languages: everyLanguage('de') })).toBe('make e7e8=rook');
    expect(typed('pawn', { question: promotions })).toBe('ask again');
    expect(typed('knight c3', { question: promotions })).toBe('make b1c3');
  });
});

describe('where it is asked whether one move is meant', () => {
  const question = asking([move('b1c3')]);
  it.each([
    ['yes', 'yes'],
    ['y', 'yes'],
    ['no', 'no'],
    ['n', 'no'],
    ['knight c3', 'make b1c3'],
    ['Nc3', 'make b1c3'],
    ['knight a3', 'make b1a3'],
    ['no, knight a3', 'make b1a3'],
    ['1', 'unreadable, kept'],
    ['clock', 'question, kept'],
  ])('%s', (text, meaning) => {
    expect(typed(text, { question })).toBe(meaning);
  });

  it('to say it again confirms it, and another takes its place to be asked about', () => {
    expect(typed('knight c3', { question, confirms: true })).toBe('make b1c3');
    expect(typed('knight a3', { question, confirms: true })).toBe('echo b1a3');
  });
});

describe('what was said', () => {
  const question = asking(KNIGHTS);

  it('is the first alternative that answers', () => {
    expect(spoken([['mumble'], ['the second'], ['the secant']], { question })).toBe('make f3d2');
    expect(spoken([['yass'], ['yes']], { question: asking([move('b1c3')]) })).toBe('yes');
    expect(spoken([['yass'], ['yes']])).toBe('yes');
  });

  it('does not tell where alternatives answer otherwise and are nearly as sure', () => {
    expect(
      spoken(
        [
          ['one', 0.6],
          ['two', 0.5],
        ],
        { question },
      ),
    ).toBe('ask again');
    expect(spoken([['one'], ['two']], { question })).toBe('ask again');
    expect(
      spoken(
        [
          ['one', 0.9],
          ['two', 0.3],
        ],
        { question },
      ),
    ).toBe('make b1d2');
    expect(
      spoken(
        [
          ['yes', 0.5],
          ['no', 0.5],
        ],
        { question: asking([move('b1c3')]) },
      ),
    ).toBe('ask again');
    expect(
      spoken(
        [
          ['one', 0.5],
          ['the first', 0.5],
        ],
        { question },
      ),
    ).toBe('make b1d2');
  });

  it('is a line of its own where that was heard first', () => {
    expect(
      spoken(
        [
          ['knight c3', 0.9],
          ['no', 0.1],
        ],
        { question },
      ),
      // A single letter that was said is read back.
    ).toBe('echo b1c3');
    expect(
      spoken(
        [
          ['clock', 0.9],
          ['two', 0.1],
        ],
        { question },
      ),
    ).toBe('question, kept');
  });
});

describe('what the piece can do of which a move was refused', () => {
  const tried = (text: string, context: Partial<LineContext> = {}) => pieceTried({ text }, { ...CONTEXT, ...context });

  it.each([
    // It does not move so.
    ['knight f3 to f5', FEN, 'f3'],
    // The way is blocked by the pawn on d2.
    ['bishop c1 to e3', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'c1'],
    ['queen to d4', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'd1'],
    // The knight is pinned.
    ['knight d4', '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2'],
    // The king stands in check, and this does not help.
    ['bishop a3', '4r1k1/8/8/8/8/8/8/2B1K3 w - - 0 1', 'c1'],
    ['king e2', '4r1k1/8/8/8/8/8/8/2B1K3 w - - 0 1', 'e1'],
    ['castle', '4r1k1/8/8/8/8/8/8/4K2R w K - 0 1', 'e1'],
    // Two knights, and neither can.
    ['knight h8', FEN, undefined],
    ['gobbledygook', FEN, undefined],
  ])('%s', (text, fen, square) => {
    expect(tried(text, { game: game(fen) })).toBe(square);
  });

  it('is known of a move on the board, and asked as a question', () => {
    const context = { ...CONTEXT, tried: { from: 'f3' } as const };
    expect(pieceTried({ from: 'f3' }, CONTEXT)).toBe('f3');
    expect(meaningOf([{ text: 'what can it do' }], context)).toEqual({
      does: 'carry out',
      commanded: { type: 'question', question: { about: 'moves of piece', square: 'f3', capturesOnly: false } },
      keepsQuestion: true,
    });
  });

  it('is asked of the hand where nothing was refused', () => {
    expect(meaningOf([{ text: 'was kann die Figur' }], CONTEXT)).toEqual({
      does: 'carry out',
      commanded: { type: 'bound', command: { id: 'moves-of-it', read: {} } },
      keepsQuestion: true,
    });
  });
});

it('says whose turn it is, and still answers', () => {
  const context = { game: make(game(FEN), 'b1c3'), mine: ['white'] } as const;
  expect(typed('knight d2', context)).toBe('not your turn');
  expect(typed('yes', context)).toBe('yes');
});
