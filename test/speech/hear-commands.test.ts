/**
 * What is understood of a typed line that is no move: the act that is meant and by whom, and what is asked first.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { plyOf, type Game } from '../../src/laws/game.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import { startClock } from '../../src/laws/clock/clock.js';
import type { Color } from '../../src/laws/squares.js';
import { hearTyped, type MeantLine } from '../../src/commands/line-meaning.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { textOf } from '../../speech/utterance.js';
import { TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { done, game, make } from '../laws/play.js';
import { did, doing, play, refusalOf, times } from '../laws/judged.js';
import { START } from '../laws/opened.js';
import { MINUTE, SECOND, begin } from '../laws/timed.js';
import { english } from './said.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';

function heard(text: string, current: Game = game(), mine?: readonly Color[]): MeantLine {
  const { freely, near, loosely } = FURTHER;
  return hearTyped(text, {
    game: current,
    languages: everyLanguage('en'),
    freely,
    near,
    loosely,
    ...(mine && { mine }),
  });
}

/** "offer white", "? resign white" where it is asked first, "clocks", "! not your turn". */
function told(line: MeantLine): string {
  switch (line.type) {
    case 'act':
      return [
        ...[line.act.type, line.act.by, ...('of' in line.act ? ['of', line.act.of] : [])],
        ...('fault' in line.act ? [line.act.fault.what, ...('ply' in line.act.fault ? [line.act.fault.ply] : [])] : []),
      ].join(' ');
    case 'weighed': {
      const { act } = line;
      const ground = act.type === 'claim' ? [act.ground] : act.type === 'claim quickplay' ? [act.asks] : [];
      const { move, written } = (act.type === 'claim' && act.intended) || {};
      const intended = move
        ? [move.from + move.to + (move.castling ?? move.promotion ?? ''), written ? 'written' : '']
        : [];
      return ['?', act.type, act.by, ...ground, ...intended].join(' ');
    }
    case 'question':
      return line.question.about === 'clocks' ? `clocks ${line.question.whose}` : line.question.about;
    case 'bound':
      return line.command.id;
    case 'move':
      return line.move.from + line.move.to;
    case 'ask':
      return '? which move';
    case 'refused':
      return `! ${line.refusal.reason}`;
  }
}

const REPEATED = '4k3/8/8/8/8/8/4r3/K7 b - - 10 40';
const TWO_ROOKS = '4k3/8/8/8/4r3/8/K7/6r1 b - - 10 40';

describe('a command', () => {
  it.each<readonly [text: string, meant: string]>([
    ['draw', 'offer white'],
    ['offer draw', 'offer white'],
    ['Offer a draw.', 'offer white'],
    ['accept', '? accept white'],
    ['refuse', 'reject white'],
    ['reject', 'reject white'],
    ['decline', 'reject white'],
    ['resign', '? resign white'],
    ['RESIGN!', '? resign white'],
    ['flag', 'flag black of white'],
    ['flag black', 'flag white of black'],
    ['adjust', 'adjust white'],
    ["j'adoube", 'adjust white'],
    ['J’adoube', 'adjust white'],
    ['stop', 'stop white'],
    ['press', 'press white'],
    ['restart', 'restart white'],
    ['clock', 'clocks both'],
    ['time control', 'time control'],
    ['claim draw', '? claim quickplay white draw'],
    ['claim three', '? claim white threefold'],
    ['claim threefold', '? claim white threefold'],
    ['claim 3', '? claim white threefold'],
    ['Claim threefold repetition', '? claim white threefold'],
    ['  claim   fifty  ', '? claim white fifty moves'],
    ['claim fifty moves', '? claim white fifty moves'],
    ['claim', '! claim of what'],
    ['claim the board', '! claim of what'],
    ['claims', '! unreadable'],
    ['drawn', '! unreadable'],
    ['', '! unreadable'],
    ['resign?!', '? resign white'],
    ['x'.repeat(TEXT_LIMIT + 1), '! too long'],
  ])('%s', (text, meant) => {
    expect(told(heard(text))).toBe(meant);
  });

  it.each<readonly [text: string, fen: string, meant: string]>([
    ['claim three Re1', REPEATED, '? claim black threefold e2e1 written'],
    ['claim three with Re1', REPEATED, '? claim black threefold e2e1 written'],
    ['claim fifty Kd7', REPEATED, '? claim black fifty moves e8d7 written'],
    ['claim 3 e2e1', REPEATED, '? claim black threefold e2e1 written'],
    ['claim three rook e1', REPEATED, '? claim black threefold e2e1 written'],
    ['claim three Turm Eva eins', REPEATED, '? claim black threefold e2e1 written'],
    ['claim three 0-0', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', '? claim white threefold e1g1short written'],
    ['claim three Rb1', REPEATED, '! does not move so'],
    ['claim three applause', REPEATED, '! unreadable'],
    // Two moves may be meant: neither is claimed with.
    ['claim three Re1', TWO_ROOKS, '! several moves'],
  ])('%s in %s', (text, fen, meant) => {
    expect(told(heard(text, game(fen)))).toBe(meant);
  });
});

it('is never what can be read as a move', () => {
  const moves = ['e4', 'Nf3', 'knight f3', 'Springer Felix drei', 'e2 e4', 'b4', 'd3'];
  expect(moves.map((text) => heard(text).type)).toEqual(moves.map(() => 'move'));
  expect(told(heard('0-0', game('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')))).toBe('e1g1');
  expect(told(heard('e5'))).toBe('! does not move so');
});

describe('whose act it is', () => {
  const played = make(game(), 'e2e4');
  const offered = done(played, { type: 'offer', by: 'white', at: 1 }).game;

  it.each<readonly [string, string, Game, readonly Color[] | undefined, string]>([
    ['alone here: one’s own, also when the other has the move', 'resign', played, ['white'], '? resign white'],
    ['both here: whoever has the move', 'resign', played, undefined, '? resign black'],
    ['both here: whoever was offered a draw', 'accept', offered, undefined, '? accept black'],
    ['both here, refusing', 'decline', offered, undefined, 'reject black'],
    ['alone here: one’s own offer is not one’s own to accept', 'accept', offered, ['white'], '? accept white'],
    ['alone here: the opponent’s flag', 'flag', played, ['black'], 'flag black of white'],
    ['alone here: one’s own, named', 'flag black', played, ['black'], 'flag black of black'],
    [
      'alone here: no claim with a move that is the opponent’s to make',
      'claim three e5',
      played,
      ['white'],
      '! not your turn',
    ],
    ['alone here: no move for the opponent', 'e5', played, ['white'], '! not your turn'],
    ['alone here: nor anything else', 'applause', played, ['white'], '! not your turn'],
  ])('%s', (_name, text, current, mine, meant) => {
    expect(told(heard(text, current, mine))).toBe(meant);
  });

  it('is with both here that of the player whose clock runs, until he has pressed it', () => {
    const time = { white: timeControl(90), black: timeControl(90) };
    const begun = beginGame({ play: 'strict', start: START_FEN, time, arbiter: false });
    if (!begun.ok || !begun.game.clock) throw new Error('a game with a clock');
    const running = { ...begun.game, clock: startClock(begun.game.clock, 'white', 1) };
    const after = make(running, 'e2e4');
    expect(told(heard('draw', after))).toBe('offer white');
    expect(told(heard('press', after))).toBe('press white');
    expect(told(heard('flag', after))).toBe('flag black of white');
  });

  it('is with both here the claim of the player having the move, also while the opponent’s clock still runs (9.2, 9.3)', () => {
    const after = doing(begin(), START, [1, { type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } }]);
    expect(told(heard('claim fifty', after))).toBe('? claim black fifty moves');
    expect(told(heard('claim three e5', after))).toBe('? claim black threefold e7e5 written');
    expect(told(heard('claim draw', after))).toBe('? claim quickplay black draw');
  });
});

describe('a complaint of the opponent’s last move', () => {
  const once = make(game(), 'e2e4');
  const twice = make(once, 'e7e5');

  it.each<readonly [string, Game, readonly Color[] | undefined, string]>([
    ['illegal', once, undefined, 'point out black illegal move 1'],
    ['Illegal move!', once, undefined, 'point out black illegal move 1'],
    ['illegal', twice, undefined, 'point out white illegal move 2'],
    ['illegal', twice, ['black'], 'point out black illegal move 1'],
    ['illegal', twice, ['white'], 'point out white illegal move 2'],
    ['illegal', once, ['white'], 'point out white illegal move 0'],
    ['illegal', game(), undefined, 'point out black illegal move 0'],
    ['touched piece', once, undefined, 'point out black touched piece 1'],
    ['unpromoted', twice, undefined, 'point out white pawn left unpromoted 2'],
    // Black has the move still, and has pressed: White complains.
    ['pressed without a move', once, undefined, 'point out white pressed without a move'],
    ['pressed without a move', once, ['black'], 'point out black pressed without a move'],
    ['illegal moves', once, undefined, '! unreadable'],
  ])('%s', (text, current, mine, meant) => {
    expect(told(heard(text, current, mine))).toBe(meant);
  });
});

describe('a complaint of a move that has been answered (7.5.1)', () => {
  const STANDARD = { white: timeControl(90), black: timeControl(90) };
  const strict = (fen: string, moves: string): Game => play(doing(begin({ start: fen, time: STANDARD }), START), moves);
  /** White’s second move is illegal, Black’s first and second are not. */
  const white = strict(START_FEN, 'e2e4 e7e5 g1g3 b8c6 d2d4');
  const black = strict(START_FEN, 'e2e4 e7e5 g1f3 b8b6 d2d4 d7d6');
  const legal = strict(START_FEN, 'e2e4 e7e5 g1f3 b8c6');
  /** From move 40, which is Black’s. */
  const late = strict('4k3/8/8/8/8/8/4r3/K7 b - - 10 40', 'e2e4 a1c3 e4e5');

  it.each<readonly [string, Game, readonly Color[] | undefined, string]>([
    ['illegal 2', white, undefined, 'point out black illegal move 3'],
    ['illegal 2', black, undefined, 'point out white illegal move 4'],
    ['illegal move 2', white, ['black'], 'point out black illegal move 3'],
    ['Move 2 was illegal.', white, ['black'], 'point out black illegal move 3'],
    // Alone one complains of the opponent’s move, whatever one’s own was.
    ['illegal 2', white, ['white'], 'point out white illegal move 4'],
    // Neither is illegal: White has the move, and Black’s is meant.
    ['illegal 2', legal, undefined, 'point out white illegal move 4'],
    ['illegal 3', white, undefined, 'point out black illegal move 5'],
    ['illegal 41', late, undefined, 'point out black illegal move 2'],
    ['illegal 40', late, undefined, 'point out white illegal move 1'],
    ['illegal 40', late, ['black'], '! no such move'],
    ['illegal 1', late, undefined, '! no such move'],
    ['illegal 3', legal, undefined, '! no such move'],
    ['illegal 3', white, ['white'], '! no such move'],
    ['illegal 0', legal, undefined, '! no such move'],
    ['move 2', white, undefined, 'move-of-number'],
    ['illegal 2 was illegal', white, undefined, '! unreadable'],
    ['illegal 2b', white, undefined, '! unreadable'],
  ])('%s', (text, current, mine, meant) => {
    expect(told(heard(text, current, mine))).toBe(meant);
  });

  it('is ruled on as if it were the last: taken back to before it, and two minutes for the opponent', () => {
    const complained = heard('illegal 2', white);
    if (complained.type !== 'act') throw new Error(complained.type);
    const judged = did(white, 9000, complained.act);
    // Each move has taken a second, and Black has thought for four since; White’s fault gives him two minutes.
    expect(times(white, 9000)).toEqual([90 * MINUTE - 3 * SECOND, 90 * MINUTE - 6 * SECOND]);
    expect(times(judged.game, 9000)).toEqual([90 * MINUTE - 3 * SECOND, 92 * MINUTE - 6 * SECOND]);
    expect([plyOf(judged.game), judged.game.illegal]).toEqual([2, { white: 1, black: 0 }]);
    const told = phraseFacts(judged.facts, english(), white.sheets.black.slice(2));
    expect(told && textOf(told)).toBe(
      "White has made an illegal move. It is the first. Two minutes added to Black's clock. " +
        'Taken back by ruling, with the moves after it: Springer Gustav eins Gustav drei. White to move. ' +
        'White must move the knight on g1.',
    );
  });

  it('costs nothing where the move was legal, and is refused in words; so is a number that no move has', () => {
    const complained = heard('illegal 1', white);
    if (complained.type !== 'act') throw new Error(complained.type);
    expect(textOf(phraseRefusal(refusalOf(white, 9000, complained.act), english()))).toBe(
      'Nothing of the kind has happened.',
    );
    const none = heard('illegal 12', white);
    if (none.type !== 'refused') throw new Error(none.type);
    expect(textOf(phraseRefusal(none.refusal, english()))).toBe('The opponent has made no move 12 in this game.');
  });
});

describe('an illegal move, where it stands until it is found (7.5)', () => {
  const standing = (fen: string = START_FEN): Game => {
    const begun = beginGame({ play: 'strict', start: fen, arbiter: false });
    if (!begun.ok) throw new Error(begun.problem);
    return begun.game;
  };
  const PINNED = '4r1k1/8/8/8/8/4N3/8/4K1N1 w - - 0 1';
  const ROOKS = '4k3/8/8/8/8/8/8/R3K2R w - - 0 1';
  const PAWNS = '7k/P7/8/4p3/4P3/4P3/8/B3K3 w - - 0 1';

  it.each<readonly [text: string, fen: string | undefined, meant: string]>([
    // Both squares: what stands on the first.
    ['g1g4', undefined, 'g1g4'],
    ['Ng1-g4', undefined, 'g1g4'],
    ['Springer Gustav eins Gustav vier', undefined, 'g1g4'],
    ['d1d2', undefined, 'd1d2'],
    ['Bg1g4', undefined, '! no such piece'],
    ['g4g5', undefined, '! empty square'],
    ['g8g6', undefined, '! not your piece'],
    ['g1g1', undefined, '! same square'],
    // Short: the only piece of its kind.
    ['Qd5', undefined, 'd1d5'],
    ['e5', undefined, 'e2e5'],
    // Queen in German, and the d-pawn with a capital: neither is guessed.
    ['Dd5', undefined, '? which move'],
    ['Ng4', undefined, '! no piece reaches'],
    ['Ngg4', undefined, 'g1g4'],
    // A legal move comes first.
    ['Nf3', undefined, 'g1f3'],
    ['Nf5', PINNED, '! leaves king in check'],
    ['Nef5', PINNED, 'e3f5'],
    ['e3f5', PINNED, 'e3f5'],
    // Castling without the right.
    ['O-O', ROOKS, 'e1g1'],
    ['castle', ROOKS, '! castling'],
    // Two pawns stand on the e-file. The one on a7 could become something, which is asked for.
    ['e6', PAWNS, '! no piece reaches'],
    ['Bc4', PAWNS, 'a1c4'],
    ['a7a8', PAWNS, '! promotion missing'],
    // It would be a legal move, but takes nothing.
    ['Bxb2', PAWNS, '! no piece reaches'],
    ['applause', undefined, '! unreadable'],
  ])('%s in %s', (text, fen, meant) => {
    expect(told(heard(text, standing(fen)))).toBe(meant);
  });

  it('is asked about by nobody, though the letter means a legal move elsewhere: that would be a hint', () => {
    // R is the king in French, and the rook cannot go there.
    const fen = 'k7/8/8/8/8/8/8/4K2R w - - 0 1';
    expect(told(heard('Re2', standing(fen)))).toBe('h1e2');
    expect(told(heard('Re2', game(fen)))).toBe('? which move');
  });

  it('can be claimed with: written, it costs what a wrong claim costs (9.5.3)', () => {
    expect(told(heard('claim three g1g4', standing()))).toBe('? claim white threefold g1g4 written');
    expect(told(heard('claim three Qd5', standing()))).toBe('? claim white threefold d1d5 written');
    expect(told(heard('claim three g1g4'))).toBe('! does not move so');
  });

  it('is refused with its reason where illegal moves do not stand', () => {
    expect(told(heard('g1g4'))).toBe('! does not move so');
  });
});

describe('after the end', () => {
  const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  it.each([
    ['clock', 'clocks both'],
    ['resign', '! game over'],
    ['claim three', '! game over'],
    ['e4', '! game over'],
    ['applause', '! game over'],
  ])('%s', (text, meant) => {
    expect(told(heard(text, over))).toBe(meant);
    expect(told(heard(text, over, ['black']))).toBe(meant);
  });
});

it('leaves it to the Laws whether a move that ended the game can still be called in question', () => {
  expect(told(heard('touched piece', make(game(), 'f2f3 e7e5 g2g4 d8h4')))).toBe('point out white touched piece 4');
});

it('never throws, whatever the text', () => {
  const beginning = fc.constantFrom(
    '',
    'claim ',
    'claim three ',
    'claim fifty with ',
    'flag ',
    'offer ',
    'constructor',
  );
  fc.assert(
    fc.property(beginning, fc.string({ unit: 'grapheme', maxLength: TEXT_LIMIT }), (first, rest) => {
      expect(['act', 'weighed', 'question', 'move', 'ask', 'refused']).toContain(heard(first + rest).type);
    }),
    { seed: 19720711, numRuns: 500 },
  );
});
