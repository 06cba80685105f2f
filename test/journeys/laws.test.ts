/**
 * The Laws on the page (item by item: claims, clocks, touch, conditions, Chess960), by key, button and typed command. The words
 * are those of the Laws' own cases, asserted whole from the log.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SCORE } from '../notation/reykjavik-17.js';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
});

afterEach(() => {
  expect(journey.complaints).toEqual([]);
});

afterAll(() => journey.end());

/** Opens the page for somebody new, with the conditions of the game unfolded. */
async function visitForm(): Promise<void> {
  user = await journey.visit();
  await user.settled();
  await user.choose('Opponent', 'Player beside you');
  const summary = await user.part('>>> game-conditions >>> summary');
  await summary.click();
}

/** Types a line that is answered by a question and not in the log. */
async function enterAndBeAsked(line: string): Promise<void> {
  const field = await user.find('textbox', 'Your move');
  await field.focus();
  await user.press('a', 'Control');
  await user.type(line);
  await user.press('Enter');
  await user.focusIsOn('No, play on');
}

async function sayYes(): Promise<void> {
  await user.press('Tab');
  await user.press('Enter');
}

async function fill(label: string, text: string): Promise<void> {
  await user.focus('textbox', label);
  await user.press('a', 'Control');
  await user.type(text);
}

describe('Spassky–Fischer, Reykjavik 1972, game 17', () => {
  beforeAll(async () => {
    await visitForm();
    await user.choose('Time', '90 minutes for 40 moves, then 30 minutes, with 30 seconds a move');
    expect(await user.start({})).toEqual([
      'New game against the player beside you. White to move. ' +
        '40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one.',
    ]);
    for (const move of SCORE.flat()) await user.enter(move);
    // 89 calls, and each side has reached the time control once.
    await user.hears(89);
  });

  test('after 45.Rc2 Black’s claim of the position on the board asks first, and No leaves all as it was', async () => {
    await enterAndBeAsked('claim three');
    await user.find('group', 'Claim a draw: the same position stands on the board for the third time?');
    await user.press('Enter');
    await user.focusIsOn('Your move');
    await expect.poll(() => user.entered()).toBe('');
    await user.isGone('button', 'Yes, claim');
  });

  test('it is wrong, for the position has stood twice, and costs two minutes (9.5.3 of 2023)', async () => {
    await enterAndBeAsked('claim three');
    await sayYes();
    expect(await user.hears()).toEqual([
      'Black claims a draw: the position has stood three times. Not correct: the position has occurred only twice. ' +
        "Two minutes added to White's clock. It stands as a draw offer.",
    ]);
    await user.focusIsOn('Your move');
  });

  test('his claim by the intended move 45…Re1 is right, and the game is drawn (9.2.1)', async () => {
    await enterAndBeAsked('claim three Re1');
    await user.find('group', 'Claim a draw: the same position comes for the third time by Re1?');
    await sayYes();
    expect(await user.hears()).toEqual([
      'Black claims a draw: after rook e2 to e1 the position stands for the third time. That is right. The game is drawn.',
    ]);
    await user.enter('claim fifty');
    expect(await user.hears()).toEqual(['The game is over: it was drawn by threefold repetition.']);
    await user.find('button', 'Play again');
  });
});

describe('the form of claims', () => {
  beforeAll(async () => {
    user = await journey.visit(`?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/R3K3 w - - 99 80')}`);
    await user.settled();
  });

  test('by the button: a move that is none is refused in words and can be mended; fifty moves by Ra2', async () => {
    await user.click('button', 'Claim a draw …');
    await user.focusIsOn('Ground');
    await user.choose('Ground', 'Fifty moves');
    await user.click('radio', 'comes by my next move');
    await fill('The move you intend', 'Rb3');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await sayYes();
    expect(await user.hears()).toEqual(['The rook cannot go from a1 to b3: it moves along rank or file.']);
    await user.focusIsOn('The move you intend');
    await fill('The move you intend', 'Ra2');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await sayYes();
    expect(await user.hears()).toEqual([
      'White claims a draw: after rook a1 to a2 there are fifty moves by each side without a capture or a pawn move. ' +
        'That is right. The game is drawn.',
    ]);
    await user.isGone('button', 'Yes, claim');
  });
});

describe('a strict game of blitz by the Laws of 2009, from position 518 of Chess960', () => {
  beforeAll(visitForm);

  test('is chosen in the form, where the position is read out rank by rank', async () => {
    await user.choose('Time', '5 minutes, with 3 seconds a move');
    await user.choose('Laws', 'FIDE 2009');
    await user.choose('Play', 'Strict, as in a tournament');
    await user.choose('Start position', 'Chess960 by number …');
    await user.find('textbox', 'Number, 0 to 959');
    expect(
      await user.page.$$eval('>>> game-conditions >>> li', (lines) => lines.map((line) => line.textContent)),
    ).toEqual(LAYOUT_518);
    expect(await user.start({})).toEqual([
      [
        'New game against the player beside you. White to move. 5 minutes, 3 seconds a move. Strict play. Laws: FIDE 2009.',
        ...LAYOUT_518,
        'To begin, press the clock, with H.',
      ].join(' '),
    ]);
    await user.focusIsOn('e1, white king');
  });

  test('nothing is touched before White’s clock is started, and the piece is back (6.6)', async () => {
    await user.press('Enter');
    expect(await user.hears()).toEqual(["The game begins when White's clock is started."]);
    expect(await user.page.$('>>> chess-board >>> [aria-selected="true"]')).toBe(null);
  });

  test('pressing the clock begins the game, and completes each move (6.2.1)', async () => {
    await user.press('h');
    expect(await user.hears()).toEqual(["White's clock runs."]);
    await user.moveByKeys('e2', 'e4');
    expect(await user.hears(2)).toEqual(['Pawn e2 lifted.', 'Bauer Eva zwei Eva vier']);
    await user.press('h');
    expect(await user.hears()).toEqual(['White presses the clock.']);
  });

  test('a flag is claimed in vain while there is time, typed and by button (6.8)', async () => {
    const left = /^Black has \d+ minutes?( \d+ seconds?)? left, so the flag has not fallen\.$/;
    await user.enter('flag');
    expect(await user.hears()).toEqual([expect.stringMatching(left)]);
    await user.click('button', 'Claim a win on time');
    expect(await user.hears()).toEqual([expect.stringMatching(left)]);
  });

  test('the clocks are stopped and started again (6.11), and nothing is played meanwhile', async () => {
    await user.enter('stop');
    expect(await user.hears()).toEqual(['Black stops the clocks.']);
    await user.enter('e5');
    expect(await user.hears()).toEqual(['The clocks are stopped. Nothing is played until they run again.']);
    await user.click('button', 'Start the clocks again');
    expect(await user.hears()).toEqual(["Black's clock runs again."]);
  });

  test('the clocks can be asked for, and read in their section', async () => {
    await user.focus('gridcell', 'e7, black pawn');
    await user.press('u', 'Shift');
    const [answer = '', ...others] = await user.hears();
    expect(others).toEqual([]);
    expect(answer).toMatch(/^White \d+ minutes?( \d+ seconds?)?\.$/);
    // Between the two presses White has used a second, or more where the machine is slow.
    const move = /^Bauer Eva zwei Eva vier , 5 minutes( \d seconds?)?$/;
    for (const region of ['Your move', 'What was said', move, 'Clocks']) {
      await user.press('F6');
      await user.focusIsOn(region);
    }
  });

  test('whoever has touched a piece can no longer claim on this move (9.4)', async () => {
    await user.focus('gridcell', 'g8, black knight');
    await user.press('Enter');
    await user.press('Escape');
    expect(await user.hears(2)).toEqual(['Knight g8 lifted.', 'Knight g8 put back.']);
    await user.enter('claim three');
    expect(await user.hears()).toEqual([
      'The right to claim on this move is lost, for you have touched a piece. Claim before you touch one.',
    ]);
    await user.enter('adjust');
    expect(await user.hears()).toEqual(['Black adjusts.']);
  });

  test('the menu of acts has them all, and resigning asks first', async () => {
    await user.focus('gridcell', 'g8, black knight');
    await user.press('.');
    await user.focusIsOn('Offer draw');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Black offers a draw.']);
    await user.focusIsOn('g8, black knight');
    await user.enter('refuse');
    expect(await user.hears()).toEqual(['White refuses the draw.']);
    await enterAndBeAsked('resign');
    await user.find('group', 'Resign this game?');
    await sayYes();
    expect(await user.hears()).toEqual(['Black resigns. White wins.']);
  });
});

/** RNBQKBNR (Art. 2.3), read out rank by rank. */
const LAYOUT_518 = [
  'Chess960 position 518.',
  'Rank 1: white rook a1, knight b1, bishop c1, queen d1, king e1, bishop f1, knight g1, rook h1.',
  'Rank 2: all white pawns.',
  'Ranks 3 to 6: empty.',
  'Rank 7: all black pawns.',
  'Rank 8: black rook a8, knight b8, bishop c8, queen d8, king e8, bishop f8, knight g8, rook h8.',
];

describe('castling in Chess960', () => {
  // Number 293 is QNBBRKRN: king and rook stand side by side, and change places (II.3.2.2).
  const BESIDE = 'qnbbrkrn/pppppppp/8/8/8/8/PPPPPPPP/QNBBRKRN w KQkq - 0 1';

  test('the king is put on its rook, or O-O is typed', async () => {
    await visitForm();
    await user.choose('Start position', 'Chess960 by number …');
    await fill('Number, 0 to 959', '293');
    await user.press('Enter');
    await user.hears();
    expect(await user.position()).toBe(BESIDE);
    await user.isOnBoard();
    await user.goToSquare('f1');
    await user.press('Enter');
    await user.goToSquare('g1');
    await user.press('Enter');
    expect(await user.hears(2)).toEqual(['King f1 lifted.', 'kurze Rochade']);
    await user.enter('O-O');
    expect(await user.hears()).toEqual(['kurze Rochade']);
    expect(await user.position()).toBe('qnbbrrkn/pppppppp/8/8/8/8/PPPPPPPP/QNBBRRKN w - - 2 2');
  });
});

describe('against the computer', () => {
  test('in strict play it waits for the press, answers and presses itself', async () => {
    await visitForm();
    await user.choose('Opponent', 'Computer');
    await user.choose('Time', '5 minutes, with 3 seconds a move');
    await user.choose('Play', 'Strict, as in a tournament');
    expect(await user.start({})).toEqual([
      'New game. You are White against the computer, level 1. 5 minutes, 3 seconds a move. Strict play. ' +
        'To begin, press the clock, with H.',
    ]);
    await user.enter('press');
    await user.enter('e4');
    expect(await user.hears(2)).toEqual(["White's clock runs.", 'Bauer Eva zwei Eva vier']);
    await user.click('button', 'Press clock');
    // Its move and its press are one message: a key between two would cut off the first.
    expect(await user.hearsComputer()).toEqual([
      expect.stringMatching(/^(Bauer|Springer) .+\. Black presses the clock\.$/),
    ]);
    expect(await user.position()).toMatch(/ w .* 2$/);
  });
});

describe('in strict play beside a player', () => {
  beforeAll(async () => {
    await visitForm();
    await user.choose('Time', '90 minutes for 40 moves, then 30 minutes, with 30 seconds a move');
    await user.choose('Play', 'Strict, as in a tournament');
    expect(await user.start({})).toEqual([
      'New game against the player beside you. White to move. ' +
        '40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one. Strict play. ' +
        'To begin, press the clock, with H.',
    ]);
    await user.press('h');
    expect(await user.hears()).toEqual(["White's clock runs."]);
  });

  test('a piece of the opponent’s is touched by trying to lift it (4.3.2)', async () => {
    await user.goToSquare('e7');
    await user.press('Enter');
    expect(await user.hears()).toEqual(["Pawn e7 touched. It is Black's."]);
    await user.enter('claim fifty');
    expect(await user.hears()).toEqual([
      'The right to claim on this move is lost, for you have touched a piece. Claim before you touch one.',
    ]);
  });

  test('an illegal move is made as it was typed, and stands until Black points it out (7.5.1, 7.5.5)', async () => {
    await user.enter('g1g4');
    expect(await user.hears()).toEqual(['Springer Gustav eins Gustav vier']);
    expect(await user.position()).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/6N1\/8\/PPPPPPPP\/RNBQKB1R b /);
    await user.enter('press');
    expect(await user.hears()).toEqual(['White presses the clock.']);
    await user.enter('illegal');
    expect(await user.hears()).toEqual([
      "White has made an illegal move. It is the first. Two minutes added to Black's clock. " +
        'Taken back by ruling: Springer Gustav eins Gustav vier. White to move. White must move the knight on g1.',
    ]);
    expect(await user.position()).toMatch(/^rnbqkbnr\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/RNBQKBNR w /);
  });

  test('of a legal move it is said in vain, by button and in the menu, and costs nothing', async () => {
    await user.enter('Nf3');
    expect(await user.hears()).toEqual(['Springer Gustav eins Felix drei']);
    await user.click('button', 'The last move was illegal');
    expect(await user.hears()).toEqual(['Nothing of the kind has happened.']);
    await user.focus('gridcell', 'e7, black pawn');
    await user.press('.');
    await user.focusIsOn('Offer draw');
    await user.press('t');
    await user.focusIsOn('The last move was illegal');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Nothing of the kind has happened.']);
    await user.focusIsOn('e7, black pawn');
  });

  test('nothing is taken back, by word or by button, and the reason is told (7.1)', async () => {
    await user.enter('undo');
    await user.click('button', 'Take back');
    expect(await user.hears(2)).toEqual(['Strict play does not allow that.', 'Strict play does not allow that.']);
  });

  test('Escape on the dial leads back to the square one came from', async () => {
    await user.focus('gridcell', 'e7, black pawn');
    await user.press('T', 'Shift');
    await user.focusIsOn('White’s dial');
    await user.press('Escape');
    await user.focusIsOn('e7, black pawn');
  });

  test('pressing without a move counts as an illegal one when White says so (7.5.3)', async () => {
    await user.enter('press');
    await user.enter('press');
    expect(await user.hears(2)).toEqual(['White presses the clock.', 'Black presses the clock.']);
    await user.enter('pressed without a move');
    expect(await user.hears()).toEqual([
      'Black has pressed the clock without a move. It counts as the first illegal move. ' +
        "Two minutes added to White's clock. Black's clock runs again.",
    ]);
  });

  test('before the press the draw is Black’s to offer, typed and by button, and the claim is White’s (9.1.2.1, 9.3)', async () => {
    await user.enter('e5');
    await user.enter('draw');
    await user.enter('refuse');
    await user.isGone('button', 'Decline draw');
    await user.click('button', 'Offer draw');
    await user.enter('refuse');
    expect(await user.hears(5)).toEqual([
      'Bauer Eva sieben Eva fünf',
      'Black offers a draw.',
      'White refuses the draw.',
      'Black offers a draw.',
      'White refuses the draw.',
    ]);
    await enterAndBeAsked('claim fifty');
    await sayYes();
    expect(await user.hears()).toEqual([expect.stringMatching(/^White claims a draw: .* Not correct: /)]);
  });

  test('a move that has been answered is pointed out by its number, here in vain (7.5.1)', async () => {
    await user.enter('illegal 1');
    await user.enter('illegal 9');
    expect(await user.hears(2)).toEqual([
      'Nothing of the kind has happened.',
      'The opponent has made no move 9 in this game.',
    ]);
  });
});

describe('a flag that falls', () => {
  test('is noticed, and loses the game (6.9)', async () => {
    await visitForm();
    await user.choose('Time', 'Custom …');
    await fill('Minutes', '0');
    await fill('Seconds a move', '1');
    expect(await user.start({})).toEqual(['New game against the player beside you. White to move. 1 second a move.']);
    await user.enter('e4');
    expect(await user.hears(2)).toEqual([
      "Bauer Eva zwei Eva vier. Black's clock runs.",
      "Black's flag has fallen. White wins on time.",
    ]);
  });
});
