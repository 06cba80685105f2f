/** Every view of a game at a table, each with the window it stands in: one game in the order in which it goes, each view after the one before. */
import type { Journey, User } from './app.js';

/** Who sits before a window, as the address of the window has it; White's is the first. */
type Whose = 'white' | 'black' | 'assistant of white' | 'arbiter' | 'onlooker';

/** The windows of one game, each opened when it is wanted. */
export class TableWindows {
  readonly #journey: Journey;
  readonly #windows = new Map<Whose, User>();
  /** Whether White's window has been there. */
  #isBegun = false;

  constructor(journey: Journey) {
    this.#journey = journey;
  }

  /** The window, before all others. */
  async of(whose: Whose): Promise<User> {
    const user = this.#windows.get(whose) ?? (await this.#opened(whose));
    this.#windows.set(whose, user);
    await user.page.bringToFront();
    return user;
  }

  /** Closes all others: what is chosen in one window changes in all, and each that stands open takes as long again. */
  async closeAllBut(user: User): Promise<void> {
    for (const [whose, other] of [...this.#windows]) {
      if (other === user) continue;
      await other.page.close();
      this.#windows.delete(whose);
    }
  }

  /** White's first window sets the game up; whoever comes later comes to that game. */
  async #opened(whose: Whose): Promise<User> {
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    return this.#journey.open(isFirst ? '' : `?role=${whose.replaceAll(' ', '+')}`);
  }
}

export interface TableView {
  readonly name: string;
  /** Leads there; gives the window it stands in. */
  readonly open: (windows: TableWindows) => Promise<User>;
}

const PASSPHRASE = 'knight before bishop';

/** Sends the form with everything that can be unfolded in it, and with what is wrong in it. */
async function fillWrongly(user: User): Promise<void> {
  for (const box of ['White has an assistant', 'Black is visually disabled', 'Black has an assistant']) {
    await user.click('checkbox', box);
  }
  await user.focus('textbox', 'How late a player may come');
  await user.type('soon');
  await user.press('Enter');
  await user.part('>>> table-form >>> #late-error');
}

async function mendAndRead(user: User): Promise<void> {
  await user.focus('textbox', 'How late a player may come');
  await user.press('a', 'Control');
  await user.press('Backspace');
  await user.click('checkbox', 'The arbiter has approved the use of this program');
  await user.choose('This window is for', 'White');
  await user.click('button', 'Read the conditions …');
  await user.focusIsOn('Begin the game');
}

/** Where the line is done without a word. */
async function enterLine(user: User, line: string): Promise<void> {
  await user.focus('textbox', 'Your move');
  await user.type(line);
  await user.press('Enter');
  await user.page.waitForFunction(
    (field) => (field as HTMLInputElement).value === '',
    { polling: 50 },
    await user.find('textbox', 'Your move'),
  );
}

/** Adjourns in the arbiter's window; White, who is on move, then writes. */
async function adjourn(windows: TableWindows): Promise<User> {
  const arbiter = await windows.of('arbiter');
  const summary = await arbiter.part('>>> adjournment-table >>> summary');
  await summary.click();
  await arbiter.click('button', 'Adjourn the game …');
  await arbiter.click('button', 'Yes, adjourn');
  await arbiter.find('heading', 'Adjournment: a move is being sealed');
  const white = await windows.of('white');
  await white.find('heading', 'Adjournment: write the move');
  return white;
}

async function fill(user: User, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = await user.part(`aria/${name}`);
    await field.focus();
    await user.press('a', 'Control');
    await user.type(text);
  }
}

export const TABLE_VIEWS: readonly TableView[] = [
  {
    name: 'the way to the form, on the first page',
    open: async (windows) => {
      const user = await windows.of('white');
      await user.find('button', 'Set up a game at a table …');
      return user;
    },
  },
  {
    name: 'the form of a game at a table',
    open: async (windows) => {
      const user = await windows.of('white');
      await user.click('button', 'Set up a game at a table …');
      await user.find('button', 'Read the conditions …');
      return user;
    },
  },
  {
    name: 'the form with what is wrong in it',
    open: async (windows) => {
      const user = await windows.of('white');
      await fillWrongly(user);
      return user;
    },
  },
  {
    name: 'the conditions read back',
    open: async (windows) => {
      const user = await windows.of('white');
      await mendAndRead(user);
      return user;
    },
  },
  {
    name: 'a player’s window before the first move',
    open: async (windows) => {
      const user = await windows.of('white');
      await user.click('button', 'Begin the game');
      await user.find('heading', 'At the table');
      // What gives the focus away stays for a moment, beside what comes.
      await user.isGone('button', 'Begin the game');
      const conditions = await user.part('>>> table-conditions >>> summary');
      await conditions.click();
      const others = await user.part('>>> window-role >>> summary');
      await others.click();
      return user;
    },
  },
  {
    name: 'the arbiter’s page, with times and counters to be set anew',
    open: async (windows) => {
      const user = await windows.of('arbiter');
      await user.choose('What do you rule on?', 'Times and counters set anew');
      const keys = await user.part('>>> arbiter-page >>> summary');
      await keys.click();
      return user;
    },
  },
  {
    name: 'a player’s window while a move is to be repeated',
    open: async (windows) => {
      const arbiter = await windows.of('arbiter');
      await arbiter.click('button', 'Start the clocks');
      await arbiter.find('button', 'Stop the clocks');
      const white = await windows.of('white');
      await white.enter('e4');
      const black = await windows.of('black');
      await black.find('heading', 'At the table');
      return black;
    },
  },
  {
    name: 'the assistant’s page while his player waits',
    open: async (windows) => {
      const white = await windows.of('white');
      await white.click('button', 'Ask my assistant for the time used');
      const assistant = await windows.of('assistant of white');
      await assistant.part('>>> assistant-page >>> .asked');
      const field = await assistant.part('>>> assistant-entry >>> input');
      await field.focus();
      await assistant.type('nonsense');
      await assistant.press('Enter');
      await assistant.part('>>> assistant-entry >>> .refusal');
      return assistant;
    },
  },
  {
    name: 'an onlooker’s window',
    open: async (windows) => {
      const user = await windows.of('onlooker');
      await user.find('heading', 'At the table');
      return user;
    },
  },
  {
    name: 'a player’s window after some moves',
    open: async (windows) => {
      const black = await windows.of('black');
      await black.enter('repeat e4');
      const white = await windows.of('white');
      await enterLine(white, 'press');
      const answering = await windows.of('black');
      await answering.enter('e5');
      return answering;
    },
  },
  {
    name: 'a ruling with its fields open',
    open: async (windows) => {
      const user = await windows.of('arbiter');
      await user.choose('What do you rule on?', 'A warning or penalty');
      return user;
    },
  },
  {
    name: 'a ruling refused for what is missing',
    open: async (windows) => {
      const user = await windows.of('arbiter');
      await user.choose('What do you rule on?', 'Time added or taken');
      await user.click('button', 'Read back');
      await user.part('>>> arbiter-page >>> .error');
      return user;
    },
  },
  {
    name: 'a ruling read back',
    open: async (windows) => {
      const user = await windows.of('arbiter');
      await user.click('button', 'Two minutes to White …');
      await user.find('button', 'Record this ruling');
      return user;
    },
  },
  {
    name: 'the entry of a real board, and the report',
    open: async (windows) => {
      const user = await windows.of('arbiter');
      await user.click('button', 'Change');
      await user.isGone('button', 'Record this ruling');
      await user.click('button', 'Read White’s board');
      await user.click('button', 'Next rank');
      const boards = await user.part('>>> two-boards >>> summary');
      await boards.click();
      await user.focus('textbox', 'What is on that board');
      await user.type('nonsense');
      await user.press('Enter');
      await user.part('>>> board-entry >>> .error');
      await user.click('button', 'Show the report');
      return user;
    },
  },
  { name: 'the writing of a sealed move', open: adjourn },
  {
    name: 'a sealed move without its passphrase',
    open: async (windows) => {
      const user = await windows.of('white');
      await fill(user, { 'The move, as it is to stand on the scoresheet': 'Nf3' });
      await user.press('Enter');
      await user.part('>>> seal-writing >>> .error');
      return user;
    },
  },
  {
    name: 'the envelope',
    open: async (windows) => {
      const user = await windows.of('white');
      await fill(user, { Passphrase: PASSPHRASE, 'The same passphrase again': PASSPHRASE });
      await user.press('Enter');
      await user.find('button', 'Close the envelope');
      return user;
    },
  },
  {
    name: 'the envelope with what is missing on it',
    open: async (windows) => {
      const user = await windows.of('white');
      await user.click('button', 'Close the envelope');
      await user.part('>>> envelope-form >>> .error');
      return user;
    },
  },
  {
    name: 'the closed envelope',
    open: async (windows) => {
      const user = await windows.of('white');
      await fill(user, { 'White’s name': 'Anna', 'Black’s name': 'Boris' });
      await fill(user, { Date: '1 May', 'Time of day': '10:00', Venue: 'Hall 2' });
      await user.click('button', 'Close the envelope');
      await user.find('button', 'Stop the clock');
      return user;
    },
  },
  {
    name: 'the resumption',
    open: async (windows) => {
      const white = await windows.of('white');
      await white.click('button', 'Stop the clock');
      const user = await windows.of('arbiter');
      await user.click('button', 'Resume …');
      return user;
    },
  },
];
