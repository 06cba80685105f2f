/**
 * The guided first game in the built app: by keys, by touch and by voice, in English and in Ukrainian, whole sentences; what is not the step's is not
 * done; it is left and gone on with; and the game that stands here is left as it is.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';
import { Talker, scriptSpeech } from './scripted-speech.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterEach(async () => {
  await user.page.close();
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** What the guide says to whoever plays by keys, from step to step; the calls are German in every language (App. C, D.2.1). */
interface Script {
  readonly language: 'en' | 'uk';
  readonly link: string;
  readonly atFirst: string;
  readonly steps: readonly string[];
  readonly asked: readonly string[];
  readonly help: string;
}

const CALLS = ['Bauer Eva zwei Eva vier', 'Bauer Eva vier schlägt Felix fünf'];

const KEYS: readonly Script[] = [
  {
    language: 'en',
    link: 'Learn by ear in five minutes',
    atFirst:
      'Your first game, in seven steps. No clock runs: take your time. On the board, Z says a step again. You can leave, and go on later. ' +
      'Step 1 of 7. The board. You play White, I play Black. You are on e1, with your king. The arrow keys go from square to square. Go up to e4.',
    steps: [
      'Good. Step 2 of 7. A question. You can ask at any time. Press O to hear the square you are on.',
      'e4, empty. Good. Step 3 of 7. A move. Press I for the field “Your move”, type e4 and press Enter.',
      'Bauer Felix sieben Felix fünf. Good. Step 4 of 7. You heard the calls: your move, and my answer f5. ' +
        'Moves are called in German, as blind players do in every country: Bauer is a pawn, Eva is e, Felix is f. ' +
        'Press F2 for the board, then L to hear my move again.',
      'Black: Bauer Felix sieben Felix fünf. Good. Step 5 of 7. A capture. You can take my pawn on f5. ' +
        'Press F2 for the board, go to your pawn on e4 and press Enter. Then go to f5 and press Enter.',
      'Bauer Gustav sieben Gustav fünf. Good. Step 6 of 7. Mate in one. I played g5, and my king on e8 is open. ' +
        'Your queen on d1 can mate me: find the square. M on the queen says where she can go.',
      'Dame David eins Hector fünf, matt. White wins. Good. Step 7 of 7. Mate: you have won. The last step: help. ' +
        'F1 tells what you can do where you are. Press it now; Escape brings you back.',
      'That is all you need: the board, questions, moves, calls and help. The button “New game” begins a game of your own.',
    ],
    asked: ['Pawn e4 lifted.', 'Queen d1 lifted.'],
    help: 'What you can do on the board',
  },
  {
    language: 'uk',
    link: 'Вчитися на слух за п’ять хвилин',
    atFirst:
      'Ваша перша партія, сім кроків. Годинник не йде: не поспішайте. На дошці Z повторює крок. Можна піти й продовжити пізніше. ' +
      'Крок 1 із 7. Дошка. Ви граєте білими, я чорними. Ви на e1, біля свого короля. Стрілки ведуть із поля на поле. Підніміться на e4.',
    steps: [
      'Добре. Крок 2 із 7. Запитання. Запитувати можна будь-коли. Натисніть O, щоб почути поле, на якому ви стоїте.',
      'е чотири, порожнє. Добре. Крок 3 із 7. Хід. Натисніть I, щоб перейти до поля «Ваш хід», напишіть e4 і натисніть Enter.',
      'Bauer Felix sieben Felix fünf. Добре. Крок 4 із 7. Ви почули, як оголошують ходи: ваш хід і мою відповідь f5. ' +
        'Ходи оголошують німецькою, як незрячі гравці в усіх країнах: Bauer – це пішак, Eva – це e, Felix – це f. ' +
        'Натисніть F2, щоб перейти на дошку, а потім L, щоб почути мій хід ще раз.',
      'Чорні: Bauer Felix sieben Felix fünf. Добре. Крок 5 із 7. Взяття. Ви можете взяти мого пішака на f5. ' +
        'Натисніть F2, щоб перейти на дошку, підійдіть до свого пішака на e4 і натисніть Enter. Потім перейдіть на f5 і натисніть Enter.',
      'Bauer Gustav sieben Gustav fünf. Добре. Крок 6 із 7. Мат за один хід. Мій хід – g5, і мій король на e8 відкритий. ' +
        'Ваш ферзь на d1 може дати мат: знайдіть поле. M на ферзі каже, куди він може піти.',
      'Dame David eins Hector fünf, matt. Білі виграли. Добре. Крок 7 із 7. Мат: ви виграли. Останній крок: довідка. ' +
        'F1 каже, що можна зробити там, де ви є. Натисніть зараз; Escape поверне вас назад.',
      'Це все, що потрібно: дошка, запитання, ходи, оголошення й довідка. Кнопка «Нова партія» починає вашу власну партію.',
    ],
    asked: ['Пішака е чотири піднято.', 'Ферзя де один піднято.'],
    help: 'Що можна робити на дошці',
  },
];

describe.each(KEYS)('by keys ($language)', ({ language, link, atFirst, steps, asked, help }) => {
  test('from the link on Start to the help', async () => {
    user = await journey.visit();
    if (language !== 'en') await user.choosesLanguage(language);
    await user.focus('link', link);
    await user.press('Enter');
    await user.isOnBoard();
    expect(await user.hears()).toEqual([atFirst]);
    for (let rank = 2; rank <= 4; rank += 1) await user.press('ArrowUp');
    expect(await user.hears()).toEqual([steps[0]]);
    await user.press('o');
    expect(await user.hears()).toEqual([steps[1]]);
    await user.press('i');
    await user.type('e4');
    await user.press('Enter');
    expect(await user.hears(2)).toEqual([CALLS[0], steps[2]]);
    await user.press('F2');
    await user.press('l');
    expect(await user.hears()).toEqual([steps[3]]);
    await user.press('Enter');
    await user.press('Digit6', 'Shift');
    await user.press('Digit5');
    await user.press('Enter');
    expect(await user.hears(3)).toEqual([asked[0], CALLS[1], steps[4]]);
    await user.press('Digit4', 'Shift');
    await user.press('Digit1');
    await user.press('Enter');
    await user.press('Digit8', 'Shift');
    await user.press('Digit5');
    await user.press('Enter');
    expect(await user.hears(2)).toEqual([asked[1], steps[5]]);
    await user.press('F1');
    await user.focusIsOn(help);
    await user.press('Escape');
    expect(await user.hears()).toEqual([steps[6]]);
  });
});

/** What of the script is another by touch. */
interface TouchScript {
  readonly language: 'en' | 'uk';
  readonly link: string;
  readonly pieceLists: string;
  readonly lastMove: string;
  readonly help: string;
  /** What is heard when each of the three pieces is lifted. */
  readonly lifted: readonly string[];
  readonly texts: readonly string[];
}

const TOUCH: readonly TouchScript[] = [
  {
    language: 'en',
    link: 'Learn by ear in five minutes',
    pieceLists: 'Piece lists',
    lastMove: 'Last move',
    help: 'Help',
    lifted: ['Pawn e2 lifted.', 'Pawn e4 lifted.', 'Queen d1 lifted.'],
    texts: [
      'The board. You play White, I play Black. Find the square e4 and tap it. With a screen reader, double-tap it.',
      'A question. You can ask at any time. Under “Ask”, choose “Piece lists”.',
      'A move. Tap your pawn on e2, then tap e4. Or write e4 in the field “Your move”.',
      'You heard the calls: your move, and my answer f5. Moves are called in German, as blind players do in every country: ' +
        'Bauer is a pawn, Eva is e, Felix is f. Under “Ask”, choose “Last move”.',
      'A capture. You can take my pawn on f5. Tap your pawn on e4, then tap f5.',
      'Mate in one. I played g5, and my king on e8 is open. Your queen on d1 can mate me: find the square.',
      'Mate: you have won. The last step: help. The link “Help” stands at the top of every page. Open it, then come back.',
      'That is all you need: the board, questions, moves, calls and help. The button “New game” begins a game of your own.',
    ],
  },
  {
    language: 'uk',
    link: 'Вчитися на слух за п’ять хвилин',
    pieceLists: 'Списки фігур',
    lastMove: 'Останній хід',
    help: 'Довідка',
    lifted: ['Пішака е два піднято.', 'Пішака е чотири піднято.', 'Ферзя де один піднято.'],
    texts: [
      'Дошка. Ви граєте білими, я чорними. Знайдіть поле e4 і торкніться його. Із читачем екрана торкніться двічі.',
      'Запитання. Запитувати можна будь-коли. У групі «Запитання» виберіть «Списки фігур».',
      'Хід. Торкніться свого пішака на e2, потім e4. Або напишіть e4 у полі «Ваш хід».',
      'Ви почули, як оголошують ходи: ваш хід і мою відповідь f5. Ходи оголошують німецькою, як незрячі гравці в усіх країнах: ' +
        'Bauer – це пішак, Eva – це e, Felix – це f. У групі «Запитання» виберіть «Останній хід».',
      'Взяття. Ви можете взяти мого пішака на f5. Торкніться свого пішака на e4, потім f5.',
      'Мат за один хід. Мій хід – g5, і мій король на e8 відкритий. Ваш ферзь на d1 може дати мат: знайдіть поле.',
      'Мат: ви виграли. Останній крок: довідка. Посилання «Довідка» є вгорі кожної сторінки. Відкрийте його, а потім поверніться.',
      'Це все, що потрібно: дошка, запитання, ходи, оголошення й довідка. Кнопка «Нова партія» починає вашу власну партію.',
    ],
  },
];

/** A telephone: its window is narrow, and it has no mouse. */
const onTelephone = async (page: Page): Promise<void> => {
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
};

const tapSquare = (square: string): Promise<void> => user.tap(`>>> [data-page='guide'] >>> [data-square='${square}']`);

/** Who plays by ear places a piece when he has heard that he holds it. */
async function tapMove(from: string, to: string, lifted: string | undefined): Promise<void> {
  await tapSquare(from);
  await user.heard(String(lifted));
  await tapSquare(to);
}

/** Waits until the page shows the step. */
async function stepIs(text: string | undefined): Promise<void> {
  await expect
    .poll(
      async () => (await user.part(`>>> [data-page='guide'] section p`)).evaluate((step) => step.textContent.trim()),
      { timeout: 10_000 },
    )
    .toBe(text);
}

describe.each(TOUCH)('by touch ($language)', ({ language, link, pieceLists, lastMove, help, lifted, texts }) => {
  test('from the link on Start to the help', async () => {
    user = await journey.visit('', onTelephone);
    if (language !== 'en') await user.choosesLanguage(language);
    await user.tap(`aria/${link}[role="link"]`);
    await user.isOnBoard();
    await stepIs(texts[0]);
    await tapSquare('e4');
    await stepIs(texts[1]);
    await user.tap(`aria/${pieceLists}[role="button"]`);
    await stepIs(texts[2]);
    await tapMove('e2', 'e4', lifted[0]);
    await stepIs(texts[3]);
    await user.tap(`aria/${lastMove}[role="button"]`);
    await stepIs(texts[4]);
    await tapMove('e4', 'f5', lifted[1]);
    await stepIs(texts[5]);
    await tapMove('d1', 'h5', lifted[2]);
    await stepIs(texts[6]);
    await user.tap(`aria/${help}[role="link"]`);
    await user.find('heading', help);
    await user.page.goBack();
    await stepIs(texts[7]);
  });
});

test('by voice: every step is said, and told for whoever speaks', async () => {
  user = await journey.visit('', scriptSpeech);
  await user.page.evaluate(() => {
    const main = document.querySelector('chess-app')?.shadowRoot?.querySelector('main');
    const listening = {
      recogniser: 'cloud',
      way: 'push to talk',
      listenFor: 'page',
      cloudAllowed: true,
      silenceIsYes: false,
    };
    main?.dispatchEvent(Object.assign(new Event('setting-changed', { bubbles: true }), { change: { listening } }));
  });
  const talker = new Talker(user);
  await user.click('link', 'Learn by ear in five minutes');
  await user.isOnBoard();
  await user.find('button', 'Hold to talk');
  // A slow machine says it after the first step.
  await user.heard('Voice input over the servers of the browser’s maker. Hold V or F8 while you talk.');
  await user.hears();
  const hears = async (said: string, count: number): Promise<readonly string[]> => {
    await talker.saysHolding('F8', said);
    return user.hears(count);
  };
  expect(await hears('board e four', 1)).toEqual([
    'Good. Step 2 of 7. A question. You can ask at any time. Say “square e4”.',
  ]);
  expect(await hears('square e four', 1)).toEqual(['e4, empty. Good. Step 3 of 7. A move. Say “e4”.']);
  expect(await hears('pawn to eva four', 2)).toEqual([
    'Bauer Eva zwei Eva vier',
    'Bauer Felix sieben Felix fünf. Good. Step 4 of 7. You heard the calls: your move, and my answer f5. ' +
      'Moves are called in German, as blind players do in every country: Bauer is a pawn, Eva is e, Felix is f. Say “last move”.',
  ]);
  expect(await hears('last move', 1)).toEqual([
    'Black: Bauer Felix sieben Felix fünf. Good. Step 5 of 7. A capture. You can take my pawn on f5. Say “e4 f5”.',
  ]);
  expect(await hears('eva four felix five', 2)).toEqual([
    'Bauer Eva vier schlägt Felix fünf',
    'Bauer Gustav sieben Gustav fünf. Good. Step 6 of 7. Mate in one. I played g5, and my king on e8 is open. ' +
      'Your queen on d1 can mate me: find the square.',
  ]);
  expect(await hears('queen hector five', 1)).toEqual([
    'Dame David eins Hector fünf, matt. White wins. Good. Step 7 of 7. Mate: you have won. The last step: help. ' +
      'Say “help”, then come back.',
  ]);
  await talker.saysHolding('F8', 'help');
  await user.focusIsOn('Typed commands');
});

const MOVE = 'Step 3 of 7. A move. Press I for the field “Your move”, type e4 and press Enter.';

/** Somebody in the guided game, who has done what the first steps want. */
async function atTheMove(): Promise<void> {
  await user.focus('link', 'Learn by ear in five minutes');
  await user.press('Enter');
  await user.isOnBoard();
  await user.hears();
  for (let rank = 2; rank <= 4; rank += 1) await user.press('ArrowUp');
  await user.hears();
  await user.press('o');
  await user.hears();
}

test('what is not the step’s is not done, and told; Z says the step again', async () => {
  user = await journey.visit();
  await atTheMove();
  await user.press('z');
  expect(await user.hears()).toEqual([MOVE]);
  await user.press('i');
  await user.enter('d4');
  expect(await user.hears()).toEqual([`Not now. ${MOVE}`]);
  await user.enter('resign');
  expect(await user.hears()).toEqual([`Not now. ${MOVE}`]);
  await user.enter('offer draw');
  expect(await user.hears()).toEqual([`Not now. ${MOVE}`]);
  // What no position allows is refused as in any game.
  await user.enter('Ke3');
  expect(await user.hears()).toEqual(['The king cannot go from e1 to e3: it moves to the next square only.']);
  await user.enter('e4');
  expect((await user.hears(2))[0]).toBe(CALLS[0]);
  await user.enter('last move');
  await user.hears();
  await user.enter('e4 f5');
  await user.hears(2);
  await user.enter('Qe2');
  expect(await user.hears()).toEqual(['That is not mate. Look at the diagonal from e8 to h5: it is open.']);
  await user.enter('Qf3');
  expect(await user.hears()).toEqual(['Your queen mates on h5.']);
});

test('where single letters are no keys, each step is told for what is typed', async () => {
  user = await journey.visit();
  await user.goToPage('settings/keys', 'Keys');
  await user.focus('checkbox', 'Single letters and digits on the board are keys');
  await user.press('Space');
  await user.goTo(`${journey.address}#/guide`);
  await user.isOnBoard();
  await user.hears();
  for (let rank = 2; rank <= 4; rank += 1) await user.press('ArrowUp');
  expect(await user.hears()).toEqual([
    'Good. Step 2 of 7. A question. You can ask at any time. Press F6 for the field, type “square e4” and press Enter.',
  ]);
  await user.press('F6');
  await user.type('square e4');
  await user.press('Enter');
  expect(await user.hears()).toEqual([
    'e4, empty. Good. Step 3 of 7. A move. Press F6 for the field “Your move”, type e4 and press Enter.',
  ]);
});

test('left and loaded again, it goes on where it was left; “Start over” begins it anew', async () => {
  user = await journey.open();
  await atTheMove();
  await user.enter('e4');
  await user.hears(2);
  await user.click('link', 'Settings');
  await user.find('heading', 'Settings');
  await user.reload();
  await user.goTo(`${journey.address}#/guide`);
  await user.reload();
  await user.isOnBoard();
  expect(await user.hears()).toEqual([
    'Welcome back. The game goes on where you left it. Step 4 of 7. You heard the calls: your move, and my answer f5. ' +
      'Moves are called in German, as blind players do in every country: Bauer is a pawn, Eva is e, Felix is f. ' +
      'Press F2 for the board, then L to hear my move again.',
  ]);
  await user.press('l');
  expect((await user.hears())[0]).toMatch(/^Black: Bauer Felix sieben Felix fünf\. Good\. Step 5 of 7\./u);
  await user.focus('button', 'Start over');
  await user.press('Enter');
  await user.focusIsOn('e1, white king');
  expect((await user.hears())[0]).toMatch(/^Your first game, in seven steps\..* Step 1 of 7\./u);
});

test('the game that stands here is left as it is', async () => {
  user = await journey.visit();
  await user.start({ Opponent: 'Player beside you' });
  await user.enter('d4');
  await user.goTo(`${journey.address}#/help`);
  await user.click('link', 'Learn by ear');
  await user.isOnBoard();
  await user.press('ArrowUp');
  await user.focusIsOn('e2, white pawn');
  await user.click('link', 'Back to the game');
  await user.enter('last move');
  await user.heard('White: Bauer David zwei David vier');
});
