/** Every view of the app, each with what leads there. */
import { expect, vi } from 'vitest';
import type { Journey, User } from './app.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export interface View {
  readonly name: string;
  /** `user` has been here before, and the app stands open. */
  readonly open: (user: User, journey: Journey) => Promise<void>;
  /** What it leaves behind is put right; absent where it leaves nothing. */
  readonly leave?: (user: User) => Promise<void>;
}

async function openPosition(user: User, journey: Journey, fen: string, ...moves: readonly string[]): Promise<void> {
  await user.goTo(`${journey.address}?fen=${encodeURIComponent(fen)}`);
  // The page scrolls to what it gives the focus: a pointer that is aimed before would miss.
  await user.isOnBoard();
  // What is said of the position: `enter` would take it for the answer to the first move.
  await user.part('>>> message-log >>> li');
  for (const move of moves) await user.enter(move);
}

/** The form for a new game, over a game that stands. */
async function openFormOverGame(user: User, journey: Journey): Promise<void> {
  await openPosition(user, journey, START);
  // By a key: log and scoresheet are still drawn, and what moves under a pointer between press and release is not clicked.
  await user.focus('button', 'New game');
  await user.press('Enter');
  // A poll is for tests alone, and this is done before them.
  await vi.waitFor(async () => expect(await user.focusedRole()).toBe('heading: New game'), { timeout: 10_000 });
}

/** The same, with the conditions unfolded. */
async function openForm(user: User, journey: Journey): Promise<void> {
  await openFormOverGame(user, journey);
  await user.choose('Opponent', 'Player beside you');
  const summary = await user.part('>>> game-conditions >>> summary');
  await summary.click();
}

async function openClockForm(user: User, journey: Journey): Promise<void> {
  await openForm(user, journey);
  // By key: what is unfolded above moves the button while a click is on its way.
  await vi.waitFor(async () => {
    await user.focus('button', 'Set a clock …');
    expect(await user.focused()).toBe('Set a clock …');
  });
  await user.press('Enter');
  await user.find('button', 'Read back …');
}

/** A strict game with a long time, so that nothing falls while it is looked at; its clocks run. */
async function openStrict(user: User, journey: Journey): Promise<void> {
  await openForm(user, journey);
  await user.choose('Time', '90 minutes for 40 moves, then 30 minutes, with 30 seconds a move');
  await user.choose('Play', 'Strict, as in a tournament');
  await user.choose('Start position', 'Usual');
  await user.click('button', 'Start');
  await user.isOnBoard();
  await user.enter('press');
}

/** Pages beside the game, each by its address and its heading. */
const PAGES = [
  ['settings', 'Settings'],
  ['settings/speech', 'Speech'],
  ['settings/calling', 'Calling'],
  ['settings/sounds', 'Sounds'],
  ['settings/clock', 'Clock warnings'],
  ['settings/keys', 'Keys'],
  ['settings/look', 'Look'],
  ['settings/data', 'Data'],
  ['set-up', 'Set up a position'],
  ['about', 'About Anna–Hector'],
] as const;

export const VIEWS: readonly View[] = [
  { name: 'a game at its start', open: (user, journey) => openPosition(user, journey, START) },
  {
    name: 'the form over a game',
    open: openFormOverGame,
  },
  {
    name: 'the form of a clock alone',
    open: async (user, journey) => {
      await openClockForm(user, journey);
      await user.choose('Time', 'Custom, in words …');
    },
  },
  {
    name: 'a clock alone, stopped, with its dials',
    open: async (user, journey) => {
      await openClockForm(user, journey);
      await user.click('button', 'Read back …');
      await user.click('button', 'Set the clock');
      await user.isGone('button', 'Set the clock');
      await user.click('button', 'Start White’s clock');
      await user.click('button', 'Stop the clocks');
      await user.click('button', 'Feel the clock');
      await user.find('slider', 'White’s dial');
    },
  },
  {
    name: 'a game in check',
    open: (user, journey) => openPosition(user, journey, START, 'e4', 'e5', 'Qh5', 'Nc6', 'Qxf7'),
  },
  {
    name: 'a game of which only the last move is seen',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4');
      await user.enter('silent board');
      await user.enter('show only the last move');
      await user.heard('Blindfold: only the piece moved last is shown. The board is silent.');
    },
    // It is kept, and the views that follow show pieces.
    leave: async (user) => {
      await user.enter('blindfold');
      await user.heard('All pieces are shown.');
    },
  },
  {
    name: 'a game with its position as text',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4');
      await user.enter('position as text');
      await user.heard('The position stands as text beside the moves.');
      await user.find('heading', 'Position');
    },
    // It is kept, and the views that follow have it not.
    leave: async (user) => {
      await user.enter('position as text');
      await user.heard('The position as text is hidden.');
    },
  },
  {
    name: 'a lifted piece',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4', 'e5');
      await user.press('F6', 'Shift');
      await user.goToSquare('g1');
      await user.press('Enter');
      await user.goToSquare('f3');
    },
  },
  {
    name: 'the promotion',
    open: async (user, journey) => {
      await openPosition(user, journey, '3rk3/P1P5/8/8/8/8/6p1/4K3 w - - 0 1');
      await user.moveByKeys('c7', 'd8');
      await user.find('menu', 'Promote to');
    },
  },
  {
    name: 'a refused line',
    open: (user, journey) => openPosition(user, journey, START, 'e4', 'Nf4'),
  },
  {
    name: 'a line that can be read in two ways',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4', 'd6', 'd4', 'Nf6', 'Nc3', 'Сg4');
      await user.find('group', 'Which move?');
    },
  },
  {
    name: 'the question of resigning',
    open: async (user, journey) => {
      await openPosition(user, journey, START);
      await user.click('button', 'Resign');
      await user.find('group', 'Resign this game?');
    },
  },
  {
    name: 'a draw to answer',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4');
      await user.click('button', 'Offer draw');
      await user.find('button', 'Accept draw');
    },
  },
  {
    name: 'the question of accepting a draw',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4');
      await user.click('button', 'Offer draw');
      await user.click('button', 'Accept draw');
      await user.find('group', 'Accept the draw? The game is over then.');
    },
  },
  {
    name: 'the conditions of a new game',
    open: async (user, journey) => {
      await openForm(user, journey);
      await user.choose('Time', 'Custom …');
      await user.choose('Start position', 'Chess960 by number …');
      await user.find('textbox', 'Number, 0 to 959');
    },
  },
  {
    name: 'a wrong number in the conditions',
    open: async (user, journey) => {
      await openForm(user, journey);
      await user.choose('Start position', 'Chess960 by number …');
      await user.focus('textbox', 'Number, 0 to 959');
      await user.press('a', 'Control');
      await user.type('960');
      await user.press('Enter');
      await user.part('>>> game-conditions >>> .error');
    },
  },
  {
    name: 'a strict game with clocks',
    open: async (user, journey) => {
      await openStrict(user, journey);
      await user.enter('e4');
    },
  },
  {
    name: 'the menu of acts',
    open: async (user, journey) => {
      await openStrict(user, journey);
      await user.click('button', 'Actions menu');
      await user.find('menu', 'Actions');
    },
  },
  {
    name: 'the form of claims',
    open: async (user, journey) => {
      await openStrict(user, journey);
      await user.click('button', 'Claim a draw …');
      await user.click('radio', 'comes by my next move');
      await user.find('textbox', 'The move you intend');
    },
  },
  {
    name: 'the question of a claim',
    open: async (user, journey) => {
      await openStrict(user, journey);
      await user.click('button', 'Claim a draw …');
      await user.click('button', 'Claim …');
      await user.find('button', 'Yes, claim');
    },
  },
  {
    name: 'the help',
    open: async (user, journey) => {
      await openPosition(user, journey, START);
      await user.press('F1');
      await user.find('heading', 'What you can do on the board');
    },
  },
  {
    name: 'a topic of the help',
    open: async (user) => {
      await user.goToPage('help/clock', 'The clock');
    },
  },
  {
    name: 'what was found in the help',
    open: async (user, journey) => {
      await openPosition(user, journey, START);
      await user.enter('help clock');
      await user.focusIsOn('Found for “clock”');
    },
  },
  {
    name: 'an ended game',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'f3', 'e5', 'g4', 'Qh4');
      await user.find('button', 'Play again');
    },
  },
  {
    name: 'the guided first game',
    open: async (user, journey) => {
      await user.load(`${journey.address}#/guide`);
      await user.isOnBoard();
      await user.find('heading', 'Step 1 of 7.');
    },
  },
  ...PAGES.map(([page, name]) => ({
    name: `the page "${name}"`,
    open: async (user: User, journey: Journey) => {
      // Pages where one has been stay in the document, and axe would look through them again in each view.
      await user.load(`${journey.address}#/${page}`);
      await user.find('heading', name);
    },
  })),
  {
    // With the messages that it may be, a refusal beside a field, and both fields for texts.
    name: 'a wrong wording',
    open: async (user, journey) => {
      await openPosition(user, journey, START, 'e4', 'Nf4');
      await user.goToPage('settings/wording', 'Wording');
      await user.openWording();
      await user.find('radio', 'None of these');
      await user.focus('button', 'Copy the report');
      await user.press('Enter');
      await user.focusIsOn('What is wrong, and what would be right?');
    },
  },
  {
    // With all that it asks: the servers' warning, their consent, the model's file; and the button beside the move entry.
    name: 'voice input',
    open: async (user, journey) => {
      await openPosition(user, journey, START);
      await user.goToVoiceInput();
      // By keys: what the browser says of its recognisers comes in above, and moves what a pointer is aimed at.
      await user.focus('radio', 'The browser’s, online (audio goes to Google, Apple or Microsoft)');
      await user.press('Space');
      await user.focus('checkbox', 'I have read this, and allow it');
      await user.press('Space');
      await user.focus('radio', 'Vosk, on this device, with a model file of your own');
      await user.press('Space');
      await user.find('button', 'Try it: say something');
    },
  },
];
