/** Games in Portable Game Notation: written by hand after the standard of 1994, and read back by another program. */
import { Chess } from 'chess.js';
import { makeFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { MINUTE, SECOND } from '../../src/laws/clock/time-control.js';
import { viewFor } from '../../src/laws/view.js';
import { writePgn, type PgnGame } from '../../src/notation/pgn.js';
import { offersOn } from '../../src/questions/scoresheet.js';
import { done, game, make } from '../laws/play.js';

/** What is written of a game, with what is not said here as in a game between two players. */
function written(played: Game, more: Partial<PgnGame> = {}): string {
  const { sheet, ending } = viewFor(played, 'white');
  return writePgn({
    sheet,
    start: played.positions[0]?.fen() ?? '',
    offers: offersOn(played, 'white'),
    players: { white: { type: 'human' }, black: { type: 'human' } },
    begun: { year: 2026, month: 3, day: 7 },
    ...(ending && { ending }),
    ...more,
  });
}

describe('a game is written', () => {
  it('with the seven tags, those that are known beside, and the moves', () => {
    const played = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    expect(written(played, { players: { white: { type: 'human' }, black: { type: 'program', level: 3 } } }))
      .toBe(`[Event "?"]
[Site "?"]
[Date "2026.03.07"]
[Round "-"]
[White "?"]
[Black "Computer, level 3"]
[Result "0-1"]
[BlackType "program"]
[Termination "normal"]
[TimeControl "-"]
[WhiteType "human"]

1. f3 e5 2. g4 Qh4# 0-1
`);
  });

  it('while it goes on, with check, castling, en passant and a draw that was offered', () => {
    const before = make(game(), 'e2e4 e7e6 g1f3 d7d5 e4e5 f7f5');
    const taken = make(before, 'e5f6 f8b4 c2c3');
    const offered = done(taken, { type: 'offer', by: 'white', at: 20 }).game;
    const played = make(offered, 'b4d6 f1e2 g8f6');
    const castled = make(played, 'e1g1 e8g8');
    expect(written(castled).split('\n\n')[1]).toBe(
      '1. e4 e6 2. Nf3 d5 3. e5 f5 4. exf6 Bb4 5. c3 { (=) } Bd6 6. Be2 Nxf6 7. O-O\nO-O *\n',
    );
    // Offered on his move: beside the one he then makes, not beside Black's (App. C.12); taken at once: at the last there is.
    const thinking = done(make(game(), 'e2e4 e7e5'), { type: 'offer', by: 'white', at: 20 }).game;
    expect(written(make(thinking, 'g1f3 b8c6')).split('\n\n')[1]).toBe('1. e4 e5 2. Nf3 { (=) } Nc6 *\n');
    const agreed = done(thinking, { type: 'accept', by: 'black', at: 21 }).game;
    expect(written(agreed).split('\n\n')[1]).toBe('1. e4 e5 { (=) } 1/2-1/2\n');
    expect(written(make(game(), 'e2e4 f7f6 d1h5')).split('\n\n')[1]).toBe('1. e4 f6 2. Qh5+ *\n');
  });

  it('from a position, with the number of its first move', () => {
    const fen = '4k3/P7/8/8/8/8/8/4K3 b - - 3 40';
    const text = written(make(game(fen), 'e8d7 a7a8q'));
    expect(text).toContain(`[FEN "${fen}"]\n[SetUp "1"]\n[Termination "unterminated"]`);
    expect(text.split('\n\n')[1]).toBe('40... Kd7 41. a8=Q *\n');
  });

  it('from a position of Chess960, also where it is the usual one', () => {
    const text = written(game(), { chess960: true });
    expect(text).toContain(`[FEN "${START_FEN}"]`);
    expect(text).toContain('[Variant "Chess960"]');
    expect(written(game())).not.toContain('FEN');
  });

  it('with its times', () => {
    const control = {
      periods: [
        {
          moves: 40,
          time: 90 * MINUTE,
          extra: { kind: 'increment', time: 30 * SECOND, added: 'before' },
        },
        { moves: null, time: 30 * MINUTE, extra: { kind: 'increment', time: 30 * SECOND, added: 'before' } },
      ],
    } as const;
    expect(written(game(), { time: { white: control, black: control } })).toContain(
      '[TimeControl "40/5400+30:1800+30"]',
    );
  });

  it.each([
    ['resignation', '1-0', 'normal', '1-0'],
    ['time', '0-1', 'time forfeit', '0-1'],
    ['agreement', '1/2-1/2', 'normal', '1/2-1/2'],
    ['illegal moves', '1-0', 'rules infraction', '1-0'],
    ['ruling', '1/2-1/2', 'adjudication', '1/2-1/2'],
    // The standard has no such result.
    ['default', '0-0', 'rules infraction', '*'],
  ] as const)('that ended by %s', (reason, result, termination, token) => {
    const text = written(make(game(), 'e2e4'), { ending: { reason, result, article: '' } });
    expect(text).toContain(`[Result "${token}"]`);
    expect(text).toContain(`[Termination "${termination}"]`);
    expect(text.endsWith(` ${token}\n`)).toBe(true);
    expect(text.includes('{ 0-0: both players lose }')).toBe(result === '0-0');
  });

  it('in strict play as on the scoresheet: no check, and an illegal move with both squares', () => {
    const strict = game(START_FEN, 'strict');
    const checked = make(strict, 'e2e4 f7f6 d1h5');
    expect(written(checked).split('\n\n')[1]).toBe('1. e4 f6 2. Qh5 *\n');
    expect(written(make(checked, 'a7a6')).split('\n\n')[1]).toBe('1. e4 f6 2. Qh5 a7-a6 *\n');
  });

  it('in lines that every reader takes', () => {
    const there = 'g1f3 g8f6 f3g1 f6g8 '.repeat(4);
    const played = make(game('4k1n1/p7/8/8/8/8/P7/4K1N1 w - - 0 100'), there.split(' ').slice(0, 14).join(' '));
    const lines = written(played).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    // Seven tags and six, an empty line, the moves in two lines, and nothing after the last.
    expect(lines).toHaveLength(7 + 6 + 1 + 2 + 1);
  });

  it('with the time left, before (=)', () => {
    const offered = done(make(game(), 'e2e4 e7e5 g1f3'), { type: 'offer', by: 'white', at: 20 }).game;
    const times = [5_397_400, 5_400_000, 59_999, undefined];
    expect(written(make(offered, 'b8c6'), { times }).split('\n\n')[1]).toBe(
      '1. e4 { [%clk 1:29:57] } e5 { [%clk 1:30:00] } 2. Nf3 { [%clk 0:00:59] (=) }\nNc6 *\n',
    );
  });

  it('never breaks a line within a time', () => {
    const times = Array.from({ length: 14 }, () => 5_397_000);
    const text = written(make(game(), `${'g1f3 g8f6 f3g1 f6g8 '.repeat(3)}g1f3 g8f6`), { times });
    const lines = text.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines.join('\n').match(/\[%clk 1:29:57\]/gu)).toHaveLength(14);
    const [read] = parsePgn(text);
    expect([...read!.moves.mainline()].map(({ comments }) => comments)).toEqual(times.map(() => ['[%clk 1:29:57]']));
  });

  it('with the players’ names, where they were given', () => {
    const players = { white: { type: 'human', name: ' Hector  "H." ' }, black: { type: 'human', name: '' } } as const;
    expect(written(game(), { players })).toContain('[White "Hector \\"H.\\""]\n[Black "?"]');
  });

  it('of which a move was only spoken', () => {
    const { sheet } = viewFor(make(game(), 'e2e4 e7e5'), 'white');
    const [first, second] = sheet;
    const spoken = [first!, { ...second!, note: 'a' }];
    expect(written(game(), { sheet: spoken, times: [1000, 2000] }).split('\n\n')[1]).toBe(
      '1. e4 { [%clk 0:00:01] } e5 { [%clk 0:00:02] audio note } *\n',
    );
  });

  it('as far as it was written: the mate belongs to the last move alone', () => {
    const mate = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    const { sheet } = viewFor(mate, 'white');
    expect(written(mate, { sheet: sheet.slice(0, 3), made: 4 }).split('\n\n')[1]).toBe('1. f3 e5 2. g4 0-1\n');
  });
});

describe('what was written', () => {
  it('is read back also with castling in Chess960', () => {
    const start = game('4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1');
    const castling = { from: 'f1', to: 'c1', castling: 'long' } as const;
    const played = done(start, { type: 'make', by: 'white', at: 0, move: castling }).game;
    const [read] = parsePgn(written(played, { chess960: true }));
    expect(read?.headers.get('Variant')).toBe('Chess960');
    const position = startingPosition(read!.headers).unwrap();
    for (const { san } of read!.moves.mainline()) position.play(parseSan(position, san)!);
    expect(makeFen(position.toSetup())).toBe('4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1');
    expect(makeFen(position.toSetup())).toBe(positionOf(played).fen());
  });

  /** A game of random moves, each chosen by a number. */
  const randomGame = fc.array(fc.nat(), { minLength: 0, maxLength: 60 }).map((numbers) => {
    let played = game();
    for (const [index, number] of numbers.entries()) {
      if (played.ending) break;
      const moves = positionOf(played).legalMoves();
      const move = moves[number % moves.length];
      if (!move) break;
      played = done(played, { type: 'make', by: positionOf(played).turn, at: index, move }).game;
    }
    return played;
  });

  it('is read back by two other programs as the same game', () => {
    fc.assert(
      fc.property(randomGame, (played) => {
        const text = written(played);
        const chess = new Chess();
        chess.loadPgn(text);
        expect(chess.history()).toHaveLength(played.plies.length);
        // The square of a capture en passant is told by some only where one can be made.
        const placed = (fen: string): string => fen.split(' ').slice(0, 3).join(' ');
        expect(placed(chess.fen())).toBe(placed(positionOf(played).fen()));

        const [read] = parsePgn(text);
        if (!read) throw new Error(text);
        const position = startingPosition(read.headers).unwrap();
        for (const { san } of read.moves.mainline()) {
          const move = parseSan(position, san);
          if (!move) throw new Error(san);
          position.play(move);
        }
        expect(read.headers.get('Result')).toBe(played.ending?.result ?? '*');
      }),
      { numRuns: 40 },
    );
  });
});
