/**
 * Every way a game can end, heard with its reason; and what can be done when it has ended.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Advisor } from './advisor.js';
import { HOW_TO_MOVE, Journey, type User } from './app.js';
import { Listener, isCall } from './written.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
});

afterEach(() => {
  expect(journey.complaints).toEqual([]);
});

afterAll(() => journey.end());

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

async function open(fen: string): Promise<void> {
  await user.goTo(`${journey.address}?fen=${encodeURIComponent(fen)}`);
  expect(await user.hears()).toEqual([expect.stringMatching(/^Position opened|^New game/)]);
}

/** Chooses how moves are called, and goes back to the game. */
async function callsBy(style: string): Promise<void> {
  await user.goToPage('settings/calling', 'Calling');
  await user.click('radio', style);
  await user.goBackToGame();
}

async function play(...moves: readonly string[]): Promise<void> {
  for (const move of moves) await user.enter(move);
}

describe('by a move', () => {
  test.each([
    // Art. 5.1.1: the shortest of all games.
    [
      'mate',
      START,
      ['f3', 'e5', 'g4', 'Qh4'],
      'Dame David acht Hector vier, matt. Black wins.',
      'Black won by checkmate',
    ],
    // Art. 5.2.1
    [
      'stalemate',
      '7k/5Q2/5K2/8/8/8/8/8 w - - 0 1',
      ['Qg6'],
      'Dame Felix sieben Gustav sechs. Stalemate. The game is drawn.',
      'it was drawn by stalemate',
    ],
    // Art. 5.2.2: two kings alone
    [
      'a dead position',
      '4k3/8/8/8/8/8/3r4/4K3 w - - 0 1',
      ['Kxd2'],
      'König Eva eins schlägt David zwei. Neither side can mate any more. The game is drawn.',
      'it was drawn because neither side can mate',
    ],
    // Art. 9.6.1: the first position is the first of the five.
    [
      'the fifth time',
      START,
      [1, 2, 3, 4].flatMap(() => ['Nf3', 'Nf6', 'Ng1', 'Ng8']),
      'Springer Felix sechs Gustav acht. The same position for the fifth time. The game is drawn.',
      'it was drawn by fivefold repetition',
    ],
    // Art. 9.6.2: the hundred and fiftieth ply without a capture or a pawn move
    [
      'seventy-five moves',
      '4k3/8/8/8/8/8/8/R3K3 w - - 149 100',
      ['Ra2'],
      'Turm Anna eins Anna zwei. Seventy-five moves by each side without a capture or a pawn move. The game is drawn.',
      'it was drawn by the seventy-five moves',
    ],
    // Art. 9.6.2, its last sentence: mate comes first
    [
      'mate by the last of seventy-five moves',
      '6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100',
      ['Ra8'],
      'Turm Anna eins Anna acht, matt. White wins.',
      'White won by checkmate',
    ],
  ])('%s', async (_name, fen, moves, call, ended) => {
    await open(fen);
    await play(...moves);
    const lines = await user.hears(moves.length);
    expect(lines).toHaveLength(moves.length);
    expect(lines.at(-1)).toBe(call);
    for (const line of lines.slice(0, -1)) expect(isCall(line) && !line.includes('.')).toBe(true);

    await user.enter('a4');
    expect(await user.hears()).toEqual([`The game is over: ${ended}.`]);
    await user.find('button', 'Play again');
  });
});

describe('by resigning', () => {
  beforeEach(async () => {
    await open(START);
    await play('e4');
    await user.hears();
  });

  test('is asked about first, and No goes on with the game', async () => {
    await user.focus('button', 'Resign');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await user.find('group', 'Resign this game?');
    await user.press('Enter');
    await user.focusIsOn('Resign');

    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await user.press('Escape');
    await user.focusIsOn('Resign');
    await user.isGone('group', 'Resign this game?');

    await play('e5');
    expect(await user.hears()).toEqual(['Bauer Eva sieben Eva fünf']);
  });

  test('Yes ends it for whoever is on move', async () => {
    await user.click('button', 'Resign');
    await user.focusIsOn('No, play on');
    await user.press('Tab');
    expect(await user.focused()).toBe('Yes, resign');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Black resigns. White wins.']);
    await user.focusIsOn('Play again');

    // What is not possible any more says why.
    await user.isGone('group', 'Resign this game?');
    for (const button of ['Resign', 'Offer draw']) {
      await user.click('button', button);
      expect(await user.hears()).toEqual(['The game is over: White won by resignation.']);
    }
    await user.focus('gridcell', 'e7, black pawn');
    await user.press('l');
    expect(await user.hears()).toEqual(['White: Bauer Eva zwei Eva vier. Black resigns. White wins.']);
  });
});

describe('by agreement, with the player beside', () => {
  beforeEach(() => open(START));

  /** When it is heard, the focus is where it stays: one that is given to a button before would be taken from it. */
  async function offersDraw(): Promise<void> {
    await user.click('button', 'Offer draw');
    await user.heard('Black offers a draw.');
  }

  test('no draw is offered before the first move (Art. 5.2.3), and only one offer stands', async () => {
    await user.click('button', 'Offer draw');
    expect(await user.hears()).toEqual(['Not before the first move.']);
    await play('e4');
    await user.click('button', 'Offer draw');
    expect(await user.hears(2)).toEqual(['Bauer Eva zwei Eva vier', 'Black offers a draw.']);
    await user.click('button', 'Offer draw');
    expect(await user.hears()).toEqual(["Black's draw offer still stands."]);
  });

  test('an offer is accepted', async () => {
    await play('e4');
    await offersDraw();
    await user.focus('button', 'Accept draw');
    await user.press('Enter');
    await user.find('group', 'Accept the draw? The game is over then.');
    await user.focusIsOn('No, play on');
    await user.press('Enter');
    await user.focusIsOn('Accept draw');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await user.press('Tab');
    await user.press('Enter');
    expect(await user.hears(3)).toEqual(['Bauer Eva zwei Eva vier', 'Black offers a draw.', 'Draw agreed.']);
    await user.focusIsOn('Play again');
    await user.isGone('button', 'Accept draw');
  });

  test('an offer is refused in words, and the focus goes back to the board', async () => {
    await play('e4');
    await offersDraw();
    await user.focus('button', 'Decline draw');
    await user.press('Enter');
    expect(await user.hears(3)).toEqual(['Bauer Eva zwei Eva vier', 'Black offers a draw.', 'White refuses the draw.']);
    await user.focusIsOn('e1, white king');
  });

  test('an offer is refused by a move (Art. 9.1.2.1)', async () => {
    await play('e4');
    await user.click('button', 'Offer draw');
    await play('e5', 'Nf3');
    expect(await user.hears(4)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Black offers a draw.',
      'Bauer Eva sieben Eva fünf',
      'Springer Gustav eins Felix drei. The draw is refused.',
    ]);
    await user.isGone('button', 'Accept draw');
  });
});

describe('against the computer', () => {
  const advisor = new Advisor();

  afterAll(() => {
    advisor.close();
  });

  beforeAll(async () => {
    await user.goTo(journey.address);
    await user.hears();
    await user.click('button', 'New game');
  });

  /** Plays for White until both have made so many moves. `false` where the game was over before. */
  async function playUntil(count: number, game: Listener): Promise<boolean> {
    while (game.moves.length < 2 * count && !game.isMated()) {
      const before = game.moves.length;
      await user.enter(await advisor.bestAfter(game.moves, 'depth 1'));
      while (game.moves.length < before + 2 && !game.isMated()) {
        for (const line of await user.hears()) if (isCall(line)) game.note(line);
      }
    }
    return !game.isMated();
  }

  test('an offer is refused in the opening, and later accepted by a computer that stands worse', async () => {
    await user.start({ Opponent: 'Computer', Level: '1, for beginners', 'Your colour': 'White' });
    let game = new Listener();
    await playUntil(1, game);
    await user.click('button', 'Offer draw');
    expect(await user.hears(2)).toEqual(['White offers a draw.', 'Black refuses the draw.']);

    // Its opening lasts fifteen moves (src/engine/choice.ts); whoever is mated before that plays once more.
    while (!(await playUntil(16, game))) {
      await user.click('button', 'Play again');
      const began = 'New game. You are White against the computer, level 1.';
      expect([[began], [`${began} ${HOW_TO_MOVE}`]]).toContainEqual(await user.hears());
      game = new Listener();
    }
    await user.click('button', 'Offer draw');
    expect(await user.hears(2)).toEqual(['White offers a draw.', 'Draw agreed.']);
  });

  test('the player resigns, and not the computer, whoever is on move', async () => {
    await user.click('button', 'New game');
    const begun = await user.start({ Opponent: 'Computer', 'Your colour': 'Black' });
    // The computer's first move may come while the beginning is heard.
    if (begun.length === 1) await user.hears();
    await user.focusIsOn('e1, white king');
    await user.click('button', 'Resign');
    await user.click('button', 'Yes, resign');
    expect(await user.hears()).toEqual(['Black resigns. White wins.']);
    await user.isGone('group', 'Resign this game?');
  });

  test('the colour is drawn, and told', async () => {
    await user.click('button', 'New game');
    const [begun] = await user.start({ Opponent: 'Computer', 'Your colour': 'Random' });
    expect(begun).toMatch(/^New game\. You are (White|Black), chosen at random, against the computer, level 1\.$/);
    await user.click('button', 'Resign');
    await user.click('button', 'Yes, resign');
    await user.find('button', 'Play again');
  });
});

describe('after the end', () => {
  test('"Play again" begins at once, against the same opponent', async () => {
    await open('7k/5Q2/5K2/8/8/8/8/8 w - - 0 1');
    await play('Qg6');
    await user.hears();
    await user.focus('button', 'Play again');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['New game against the player beside you. White to move.']);
    expect(await user.position()).toBe(START);
    await user.focusIsOn('e1, white king');
  });

  test('a card has the result and the ways on; a look through it begins at the start, with the focus on the board', async () => {
    await open('7k/5Q2/5K2/8/8/8/8/8 w - - 0 1');
    await play('Qg7');
    await user.hears();
    const card = await user.part('chess-app >>> .result');
    expect(await card.evaluate((element) => element.textContent)).toBe('1–0');
    await user.find('toolbar', 'Result');
    await user.focus('button', 'Play again');
    await user.press('ArrowRight');
    await user.focusIsOn('Look through the game');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Start of the game']);
    await user.focusIsOn('e1, empty');
    await user.press('D', 'Shift');
    expect(await user.hears()).toEqual(['The game as it stands']);
    // The card goes with the game.
    await user.click('button', 'Take back');
    await user.hears();
    await user.isGone('toolbar', 'Result');
  });

  test('the last move can be taken back, and the game goes on', async () => {
    await open('7k/5Q2/5K2/8/8/8/8/8 w - - 0 1');
    await play('Qg6');
    await user.hears();
    await user.click('button', 'Take back');
    expect(await user.hears()).toEqual(['Taken back: Dame Felix sieben Gustav sechs. White to move.']);
    await user.click('button', 'Take back');
    expect(await user.hears()).toEqual(['Not before the first move.']);
    await play('Qg7');
    expect(await user.hears()).toEqual(['Dame Felix sieben Gustav sieben, matt. White wins.']);
  });
});

describe('the way moves are called', () => {
  // Captures, en passant, castling, check, promotion and mate in a few moves, worked out by hand.
  const FEN = 'r3k3/8/8/3pP3/8/8/6p1/4K2R w Kq d6 0 1';
  const MOVES = ['exd6', 'g1=Q', 'Rxg1', 'O-O-O', 'Rg8', 'Rxg8'];

  test.each([
    [
      'The FIDE way: Springer Gustav eins Felix drei',
      [
        'Bauer Eva fünf schlägt David sechs en passant',
        'Bauer Gustav zwei Gustav eins Dame, Schach',
        'Turm Hector eins schlägt Gustav eins',
        'lange Rochade',
        'Turm Gustav eins Gustav acht',
        'Turm David acht schlägt Gustav acht',
      ],
      'Black: Turm David acht schlägt Gustav acht',
    ],
    [
      'Plain words: knight g1 to f3',
      [
        'pawn e5 takes d6 en passant',
        'pawn g2 to g1, queen, check',
        'rook h1 takes g1',
        'castles queenside',
        'rook g1 to g8',
        'rook d8 takes g8',
      ],
      'Black: rook d8 takes g8',
    ],
    ['Short algebraic: Nf3', ['exd6', 'g1=Q+', 'Rxg1', '0-0-0', 'Rg8', 'Rxg8'], 'Black: Rxg8'],
  ])('%s: every call that follows', async (style, calls, last) => {
    await open(FEN);
    await callsBy(style);
    await play(...MOVES);
    expect(await user.hears(MOVES.length)).toEqual(calls);
    await user.click('button', 'Last move');
    expect(await user.hears()).toEqual([last]);

    // It is kept, and what is brought back is called the same way.
    await user.reload();
    expect((await user.hears(MOVES.length + 1)).slice(0, -1)).toEqual(calls);
  });

  test('can be changed in the middle of a game', async () => {
    await open(START);
    await callsBy('Plain words: knight g1 to f3');
    await play('e4');
    await callsBy('Short algebraic: Nf3');
    await play('Nf6');
    await callsBy('The FIDE way: Springer Gustav eins Felix drei');
    await play('Nc3');
    expect(await user.hears(3)).toEqual(['pawn e2 to e4', 'Nf6', 'Springer Bella eins Cesar drei']);
  });
});
