/**
 * A game at a table by the rules for visually disabled players (FIDE 2023, App. D): White is visually disabled and has an assistant, Black
 * is sighted, each has a board and keeps a score, and an arbiter sees to it. Every sentence that is heard in each of their windows. By night they
 * play twenty moves, by day thirteen.
 */
import { expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.js';
import { SEATS, everythingKept } from './at-table.js';
import { called } from './fide-words.js';
import { setTable } from './table-set.js';

const { journey, table } = setTable();

const PIECES: Readonly<Record<string, string>> = {
  K: 'king',
  D: 'queen',
  T: 'rook',
  L: 'bishop',
  S: 'knight',
  B: 'pawn',
};

/** What is told of a piece of White's before the call: "Sg1-f3", "0-0". */
function placed(move: string): string {
  const piece = move.startsWith('0-0') ? 'king' : PIECES[move.charAt(0)];
  return `White places the ${String(piece)} on ${move === '0-0' ? 'g1' : move.slice(-2)}.`;
}

/** A move of White's: as it is typed, and as it is called. */
async function white(line: string, move: string): Promise<void> {
  const call = `${called(move)}.`;
  await table.enter('white', line);
  await table.allHear(placed(move), `White calls: ${call}`);
  await answered('black', call);
}

async function pressed(by: 'white' | 'black'): Promise<void> {
  const heard = [`${by === 'white' ? 'White' : 'Black'} presses the clock.`];
  await table.key(by, 'h');
  await table.hear(
    by === 'white' ? { black: heard, arbiter: heard } : { white: heard, assistant: heard, arbiter: heard },
  );
}

/** White presses; Black repeats and executes what was called; both write it. */
async function answered(by: 'black', call: string): Promise<void> {
  await pressed('white');
  await table.key(by, 'y');
  await table.allHear('Black repeats it.');
  await table.key(by, 'e');
  const there = [`On Black's board: ${call}`];
  await table.hear({ assistant: there, black: there, arbiter: there });
  await written();
}

async function written(): Promise<void> {
  await table.click('assistant', 'Write it as it was called');
  await table.hear({ white: ['Move written.'], assistant: ['Move written.'] });
  await table.enter('black', 'write it');
  await table.hear({ black: ['Move written.'] });
}

/** Black makes his move and calls it; White repeats it, his assistant executes it on his board, and both write it. */
async function black(line: string, move: string): Promise<void> {
  const call = `${called(move)}.`;
  await table.enter('black', line);
  const made = [`On Black's board: ${call}`, `Black calls: ${call}`];
  await table.hear({ white: [`Black calls: ${call}`], assistant: made, black: made, arbiter: made });
  await pressed('black');
  await table.key('white', 'y');
  await table.allHear('White repeats it.');
  await table.assistantKey('e');
  await table.allHear(`On White's board: ${call}`);
  await written();
}

test('the arbiter starts White’s clock, and nobody else', async () => {
  await table.key('white', 'h');
  await table.hear({ white: ['Your part in this game does not allow that. The arbiter does that.'] });
  await table.click('arbiter', 'Start the clocks');
  await table.allHear("White's clock runs.");
});

test('D.2.1: moves are called, repeated, executed and written', async () => {
  await white('e4', 'Be2-e4');
  await black('d6', 'Bd7-d6');
}, 60_000);

test('D.2.8: a slip of the tongue is corrected before the press', async () => {
  await table.enter('white', 'place d4');
  await table.allHear('White places the pawn on d4.');
  await table.enter('white', 'call d3');
  await table.allHear("White calls: Bauer David zwei David drei. On White's board: Bauer David zwei David vier.");
  await table.enter('white', 'correct d4');
  await table.allHear('White corrects the call: Bauer David zwei David vier. Not: Bauer David zwei David drei.');
  await answered('black', 'Bauer David zwei David vier.');
  await black('g6', 'Bg7-g6');
}, 60_000);

test('D.2.8, D.2.9: another comes too late; the boards differ, and so do the scores: the game goes back', async () => {
  await table.enter('white', 'place Nc3');
  await table.allHear('White places the knight on c3.');
  await table.enter('white', 'call Na3');
  await table.allHear("White calls: Springer Bella eins Anna drei. On White's board: Springer Bella eins Cesar drei.");
  await pressed('white');
  await table.enter('white', 'correct Nc3');
  await table.hear({ white: ["Too late: a call is corrected only before the opponent's clock runs."] });
  await table.key('black', 'y');
  await table.allHear('Black repeats it.');
  await table.key('black', 'e');
  const there = ["On Black's board: Springer Bella eins Anna drei."];
  await table.hear({ assistant: there, black: there, arbiter: there });
  await table.enter('assistant', 'write Nc3');
  await table.hear({ white: ['Move written.'], assistant: ['Move written.'] });
  await table.enter('black', 'write it');
  await table.hear({ black: ['Move written.'] });

  await table.click('arbiter', 'Compare the boards …');
  const found =
    "The boards differ. a3: on White's board nothing, on Black's white knight. c3: on White's board white knight, on Black's nothing. " +
    'The scores differ too. ';
  // The move as it stands on each one's own score.
  const back = (move: string): string =>
    `${found}Taken back by ruling: ${called(move)}. White to move. The arbiter stops the clocks.`;
  await table.hear({ arbiter: [`${back('Sb1-c3')} Article D.2.9. Do you want to do this?`] });
  await table.click('arbiter', 'Record this ruling');
  const whites = [back('Sb1-c3')];
  await table.hear({ white: whites, assistant: whites, arbiter: whites, black: [back('Sb1-a3')] });
  await table.click('arbiter', 'Start the clocks again');
  await table.allHear("White's clock runs again.");
  await white('Nc3', 'Sb1-c3');
  await black('Nf6', 'Sg8-f6');
}, 60_000);

test('D.2.1: another move than was called is repeated, and heard by both', async () => {
  await table.enter('white', 'f4');
  await table.allHear('White places the pawn on f4.', 'White calls: Bauer Felix zwei Felix vier.');
  await pressed('white');
  await table.enter('black', 'repeat f3');
  await table.allHear(
    'Black repeats another move. Called: Bauer Felix zwei Felix vier. Repeated: Bauer Felix zwei Felix drei.',
  );
  await table.key('black', 'y');
  await table.allHear('Black repeats it.');
  await table.key('black', 'e');
  const there = ["On Black's board: Bauer Felix zwei Felix vier."];
  await table.hear({ assistant: there, black: there, arbiter: there });
  await written();
  await black('Bg7', 'Lf8-g7');
}, 60_000);

test('D.2.9: a move is executed wrongly, found, and mended by whoever executed it, for the scores agree', async () => {
  await table.enter('white', 'Nf3');
  await table.allHear('White places the knight on f3.', 'White calls: Springer Gustav eins Felix drei.');
  await pressed('white');
  await table.key('black', 'y');
  await table.allHear('Black repeats it.');
  await table.enter('black', 'execute Nh3');
  const there = ["On Black's board: Springer Gustav eins Hector drei."];
  await table.hear({ assistant: there, black: there, arbiter: there });
  await written();
  await black('c5', 'Bc7-c5');
  await table.click('arbiter', 'Compare the boards …');
  const found =
    "The boards differ. f3: on White's board white knight, on Black's nothing. h3: on White's board nothing, on Black's white knight. " +
    'The scores agree. Black must put the board right.';
  await table.hear({ arbiter: [`${found} Article D.2.9. Do you want to do this?`] });
  await table.click('arbiter', 'Record this ruling');
  await table.allHear(found);
  await table.click('black', 'Put my board right');
  await table.allHear("Black's board is right again.");
}, 60_000);

test('D.2.10.4: the assistant tells moves and time only when he is asked', async () => {
  await table.enter('assistant', 'tell moves');
  await table.hear({ assistant: ['An assistant tells that only when the player asks.'] });
  await table.click('white', 'Ask my assistant for the number of moves');
  const asked = ['White asks for the number of moves.'];
  await table.hear({ white: asked, assistant: asked, arbiter: asked });
  await table.assistantKey('t');
  const told = ['Moves completed: White 5, Black 5.'];
  await table.hear({ white: told, assistant: told, arbiter: told });
}, 60_000);

test('the game goes on to the tenth move', async () => {
  await white('dxc5', 'Bd4xc5');
  await black('Qa5', 'Dd8-a5');
  await white('Bd3', 'Lf1-d3');
  await black('Qxc5', 'Da5xc5');
  await white('Qe2', 'Dd1-e2');
  await black('O-O', '0-0');
  await white('Be3', 'Lc1-e3');
  await black('Qa5', 'Dc5-a5');
  await white('O-O', '0-0');
  await black('Bg4', 'Lc8-g4');
}, 120_000);

/** Fills a field of a form. */
async function fill(seat: 'assistant' | 'arbiter', field: string, text: string): Promise<void> {
  const user = await table.at(seat);
  await (await user.find('textbox', field)).focus();
  await user.press('a', 'Control');
  await user.type(text);
}

test('Guidelines I: the game is adjourned; White’s assistant seals, and nobody hears what', async () => {
  await table.click('arbiter', 'Adjournment …');
  await table.click('arbiter', 'Adjourn the game …');
  await table.hear({ arbiter: ['Adjourn the game? White has the move and must seal it.'] });
  await table.click('arbiter', 'Yes, adjourn');
  await table.allHear('The game is adjourned. White seals a move.');

  await fill('assistant', 'The move, as it is to stand on the scoresheet', 'Rad1');
  await fill('assistant', 'Passphrase', 'Hector und Anna');
  await fill('assistant', 'The same passphrase again', 'Hector und Anna');
  await table.click('assistant', 'Write it down and lock it');
  const written = ['White has written the move to be sealed.'];
  await table.hear({ white: written, assistant: written, arbiter: written });
  await fill('assistant', 'White’s name', 'Anna');
  await fill('assistant', 'Black’s name', 'Hector');
  await fill('assistant', 'Date', '23 November');
  await fill('assistant', 'Time of day', '10:00');
  await fill('assistant', 'Venue', 'the club');
  await table.click('assistant', 'Close the envelope');
  const closed = 'The envelope is closed.';
  const [envelope, ...rest] = await (await table.at('assistant')).hears(2);
  expect(envelope).toMatch(
    /^White is Anna, Black is Hector\. This is the position before the sealed move\. 30 pieces\. Rank 1: .* White seals move 11\. No offer of a draw stands\. The game is to be resumed\. Date: 23 November\. Time: 10:00\. Venue: the club\.$/,
  );
  expect(rest).toEqual([closed]);
  await table.hear({ white: [closed], black: [closed], arbiter: [closed] });
  await (await table.at('assistant')).isGone('button', 'Close the envelope');
  await table.click('assistant', 'Stop the clock');
  await table.allHear('The move is sealed and the clocks are stopped.');
}, 60_000);

test('what is kept of it nobody can read', async () => {
  const kept = await (await table.at('arbiter')).page.evaluate(everythingKept);
  expect(kept).toContain('"do":"close the envelope"');
  expect(kept).not.toMatch(/Rad1|"from":"a1"|Hector und Anna/);
});

test('Guidelines I: the envelope is opened by its passphrase, and the sealed move is made', async () => {
  await table.click('arbiter', 'White is here', 'checkbox');
  await table.click('arbiter', 'Black is here', 'checkbox');
  await fill('arbiter', 'The passphrase of the envelope', 'Anna und Hector');
  await table.click('arbiter', 'Resume …');
  await table.hear({
    arbiter: [
      "Both players are here. The envelope is opened, and White's sealed move is made. Black's clock is started.",
    ],
  });
  await table.click('arbiter', 'Yes, resume');
  await table.hear({ arbiter: ['The envelope does not open with this passphrase. Check it and try again.'] });
  await fill('arbiter', 'The passphrase of the envelope', 'Hector und Anna');
  await table.click('arbiter', 'Resume …');
  await table.hear({
    arbiter: [
      "Both players are here. The envelope is opened, and White's sealed move is made. Black's clock is started.",
    ],
  });
  await table.click('arbiter', 'Yes, resume');
  await table.allHear(`The game is resumed. The envelope is opened. Black's clock runs. ${called('Ta1-d1')}`);
  await table.key('white', 'y');
  await table.allHear(`White calls: ${called('Ta1-d1')}.`);
  await table.key('black', 'y');
  await table.allHear('Black repeats it.');
  await written();
  await table.key('black', 'e');
  await table.hear({ black: ['Nothing is to be called, repeated or made on your board now.'] });
  await black('Nc6', 'Sb8-c6');
}, 60_000);

test('a window is killed in the middle of a move, and another that holds the game: no act is lost', async () => {
  await table.enter('white', 'Bc4');
  await table.allHear('White places the bishop on c4.', `White calls: ${called('Ld3-c4')}.`);
  await table.killed('black');
  await pressed('white');
  await table.key('black', 'y');
  await table.allHear('Black repeats it.');
  // White's window was the first, and so holds the game.
  await table.killed('white');
  await table.hear({ assistant: ['The other window was closed. The game goes on here.'] });
  await table.key('black', 'e');
  const there = [`On Black's board: ${called('Ld3-c4')}.`];
  await table.hear({ assistant: there, black: there, arbiter: there });
  await written();
  await black('Nh5', 'Sf6-h5');
}, 60_000);

test('the game goes on', async () => {
  await white('Bb3', 'Lc4-b3');
  if (!NIGHTLY) return;
  await black('Bxc3', 'Lg7xc3');
  await white('bxc3', 'Bb2xc3');
  await black('Qxc3', 'Da5xc3');
  await white('f5', 'Bf4-f5');
  await black('Nf6', 'Sh5-f6');
  await white('h3', 'Bh2-h3');
  await black('Bxf3', 'Lg4xf3');
  await white('Qxf3', 'De2xf3');
  await black('Na5', 'Sc6-a5');
  await white('Rd3', 'Td1-d3');
  await black('Qc7', 'Dc3-c7');
  await white('Bh6', 'Le3-h6');
  await black('Nxb3', 'Sa5xb3');
  await white('cxb3', 'Bc2xb3');
}, 180_000);

/** Where Black's queen stands at the end. */
const QUEEN = NIGHTLY ? 'c7' : 'a5';

test('Art. 9.2: Black claims a draw by an intended move, which he writes first, and wrongly', async () => {
  await table.enter('black', 'claim three Qc5');
  await (await table.at('black')).focusIsOn('No, play on');
  await table.enter('black', 'yes');
  const claim =
    `Black claims a draw: after queen ${QUEEN} to c5 the position stands for the third time. Not correct: it would stand for the first time. ` +
    `Two minutes added to White's clock. It stands as a draw offer. Black must play queen ${QUEEN} to c5. The clocks are stopped.`;
  await table.hear({ white: [claim], assistant: [claim], black: ['Move written.', claim], arbiter: [claim] });
}, 60_000);

test('Art. 6.10: the arbiter sets Black’s clock; D.2.10.5: the assistant claims on time', async () => {
  const arbiter = await table.at('arbiter');
  await arbiter.choose('What do you rule on?', 'Times and counters set anew');
  const fields = await arbiter.page.$$('>>> arbiter-page >>> clock-adjust >>> input');
  // Hours, minutes, seconds and moves of White, then of Black.
  for (const [index, value] of [
    [4, '0'],
    [5, '0'],
    [6, '2'],
  ] as const) {
    await fields[index]?.focus();
    await arbiter.press('a', 'Control');
    await arbiter.type(value);
  }
  await table.click('arbiter', 'Read back');
  await table.hear({ arbiter: ["Black's clock is set to 2 seconds. Article 7.1. Do you want to do this?"] });
  await table.click('arbiter', 'Record this ruling');
  await table.allHear("Black's clock is set to 2 seconds.");
  await table.click('arbiter', 'Start the clocks again');
  await table.allHear("Black's clock runs again.");
  const assistant = await table.at('assistant');
  await assistant.part('>>> chess-clock >>> [data-color="black"] .flag');
  // Nobody is told of it before it is claimed (Art. 6.8).
  await table.hear({});
  await table.click('assistant', 'Claim: Black’s flag has fallen Shift+F');
  await table.allHear("Black's flag has fallen. White wins on time.");
}, 60_000);

test('each window has said what it was to say, each sentence once, and nothing else', async () => {
  for (const seat of SEATS) {
    const user = await table.at(seat);
    const spoken = table.expected[seat];
    for (const line of new Set(spoken)) {
      await user.isSpoken(line, spoken.filter((one) => one === line).length);
    }
  }
  expect(journey.complaints).toEqual([]);
});
