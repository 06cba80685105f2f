/**
 * A clock alone, for a game on real boards: by keys, by the halves of the screen, and through whatever becomes of the page.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockAt, type Clock } from '../../src/laws/clock/clock.js';
import { Journey, type User } from './app.js';
import { findings } from './axe.js';
import { NOON, keptActs, openAt, pass, setWallClock, sleep } from './clock-controlled.js';
import { Talker, scriptSpeech } from './scripted-speech.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterAll(async () => {
  await journey.end();
  expect(journey.complaints).toEqual([]);
});

/** The times that stand on the displays, to the millisecond, and whose clock runs. */
async function displays() {
  const { clock, at } = await user.page.$eval('>>> clock-table >>> chess-clock', (element) => {
    const shown = element as unknown as { readonly clock: Clock; now(): number };
    return { clock: shown.clock, at: shown.now() };
  });
  const face = clockAt(clock, at);
  return {
    white: face.white.time,
    black: face.black.time,
    phase: face.phase,
    runs: face.white.running ? 'white' : 'black',
  };
}

/** A finger laid on a half, until it is lifted. */
async function fingerOn(half: string): Promise<{ lift(): Promise<void> }> {
  const box = await (await user.find('button', half)).boundingBox();
  if (!box) throw new Error(`${half} is not on the screen`);
  const finger = await user.page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
  return { lift: () => finger.end() };
}

/** Types into a field of what an arbiter sets, in place of what stands there. */
async function fill(field: string, text: string): Promise<void> {
  const input = await user.part(`>>> clock-adjust >>> ${field}`);
  await input.focus();
  await user.press('a', 'Control');
  await user.type(text);
}

/** Sets the clock to a time in words, as it is read back. */
async function setTo(words: string): Promise<void> {
  await user.choose('Time', 'Custom, in words …');
  await user.focus('textbox', 'Time in words');
  await user.press('a', 'Control');
  await user.type(words);
  await user.click('button', 'Read back …');
}

describe('a whole game by keys and by the halves', () => {
  test('is opened from the first page, and read back before it is set', async () => {
    user = await openAt(journey, NOON);
    await user.settled();
    await user.click('button', 'Set a clock …');
    await user.focusIsOn('Set a clock');
    await user.focus('textbox', 'White’s name, if you like');
    await user.type('Anna');
    await setTo('2 moves in 5 minutes, then 1 minute, with 10 seconds a move');
    expect(await user.hears()).toEqual([
      '2 moves in 5 minutes, then 1 minute, 10 seconds a move from move one. White: Anna.',
    ]);
    await user.focusIsOn('Set the clock');
    await user.press('Enter');
    expect(await user.hears()).toEqual([
      "The clock is set: 2 moves in 5 minutes, then 1 minute, 10 seconds a move from move one. White: Anna. White's clock runs as soon as Black presses.",
    ]);
    expect(await displays()).toMatchObject({ white: 5 * MINUTE + 10 * SECOND, phase: 'waiting' });
    await user.isGone('button', 'Set the clock');
  });

  test('White does not start his own clock, and hears why', async () => {
    await user.press('a');
    expect(await user.hears()).toEqual(["The game begins when White's clock is started."]);
  });

  test('is pressed by each side’s key, and by the one that serves whoever is on move', async () => {
    await user.press('l');
    expect(await user.hears()).toEqual(["White's clock runs."]);
    await pass(user, 12_345);
    await user.press('a');
    await pass(user, 60_000);
    await user.press('ArrowLeft');
    // A press that the Laws do not allow is refused; one that they allow is heard and not said.
    expect(await user.hears()).toEqual(['It is not your clock that runs.']);
    await user.press('h');
    await pass(user, 1655);
    await expect.poll(displays).toEqual({
      white: 5 * MINUTE + 20 * SECOND - 14_000,
      black: 5 * MINUTE + 20 * SECOND - 60_000,
      phase: 'running',
      runs: 'white',
    });
  });

  test('answers when it is asked, in words', async () => {
    await user.press('t');
    expect(await user.hears()).toEqual(['White five minutes six, running. Black four minutes twenty.']);
    await user.press('6');
    expect(await user.hears()).toEqual(['Black: one move, sixty seconds used.']);
    await user.press('s');
    expect(await user.hears()).toEqual(["White's clock is running, move two."]);
    await user.click('button', 'Moves to the control');
    expect(await user.hears()).toEqual(['White: one move to the time control. Black: one move to the time control.']);
  });

  test('is asked and pressed by words that are typed; what is no command stays to be mended', async () => {
    await user.press('i');
    await user.type('time');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['White five minutes six, running. Black four minutes twenty.']);
    await user.type('pres');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['“pres” is no command of the clock. Did you mean press or black pressed?']);
    // It came back selected.
    await user.press('End');
    await user.type('s black');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['It is not your clock that runs.']);
    await user.focus('toolbar', 'Clocks');
  });

  test('is pressed by two fingers on the halves: each lifts his own', async () => {
    const white = await fingerOn('Press White’s clock');
    const black = await fingerOn('Press Black’s clock');
    await black.lift();
    expect(await user.hears()).toEqual(['It is not your clock that runs.']);
    await white.lift();
    expect(await user.hears()).toEqual(['White has reached the time control. One minute added.']);
    await pass(user, 30_000);
    await (await fingerOn('Press Black’s clock')).lift();
    expect(await user.hears()).toEqual(['Black has reached the time control. One minute added.']);
    await pass(user, 6000);
    expect(await displays()).toEqual({ white: 370_000, black: 300_000, phase: 'running', runs: 'white' });
  });

  test('goes on by the time that passed while its window was closed for a moment', async () => {
    await user.page.close();
    user = await openAt(journey, NOON + 118_000);
    expect(await user.hears()).toEqual([
      "The clock is back. White six minutes two, running. Black five minutes. White's clock is running, move three.",
    ]);
    expect(await displays()).toEqual({ white: 362_000, black: 300_000, phase: 'running', runs: 'white' });
    expect(await user.focusedRole()).toBe('toolbar: Clocks');
  });

  test('and while the browser was dead, for five seconds', async () => {
    await journey.crashBrowser();
    await journey.startBrowser();
    user = await openAt(journey, NOON + 123_007);
    expect(await user.hears()).toEqual([
      "The clock is back. White five minutes fifty-six, running. Black five minutes. White's clock is running, move three.",
    ]);
    expect(await displays()).toEqual({ white: 356_993, black: 300_000, phase: 'running', runs: 'white' });
  });

  test('is not charged for sleep by itself: both stop, and whoever works the clock decides', async () => {
    await sleep(user, 59_993);
    expect(await user.hears()).toEqual([
      'The device was away for 59 seconds. Both clocks are stopped. Charge it to White, or do not charge it?',
    ]);
    expect(await displays()).toMatchObject({ white: 356_993, black: 300_000, phase: 'paused' });
    await user.press('p');
    expect(await user.hears()).toEqual(['The device was away for 59 seconds. Decide first whether that is charged.']);
    await user.click('button', 'Charge White for the time away');
    expect(await user.hears()).toEqual(['59 seconds charged to White. The clocks are stopped.']);
    await user.isGone('button', 'Charge White for the time away');
    await user.focus('toolbar', 'Clocks');
    await user.press('p');
    expect(await user.hears()).toEqual(["White's clock runs again."]);
    expect(await displays()).toEqual({ white: 297_000, black: 300_000, phase: 'running', runs: 'white' });
  });

  test('nor for a wall clock that is set forward, which looks the same; it is decided in words', async () => {
    await setWallClock(user, 60 * MINUTE);
    expect(await user.hears()).toEqual([
      'The device was away for 1 hour. Both clocks are stopped. Charge it to White, or do not charge it?',
    ]);
    await user.press('i');
    await user.type('do not charge it');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['One hour not charged to White. The clocks are stopped.']);
    await setWallClock(user, -60 * MINUTE);
    await user.focus('toolbar', 'Clocks');
    await user.press('p');
    await pass(user, 37_000);
    expect(await user.hears()).toEqual(["White's clock runs again."]);
    expect(await displays()).toEqual({ white: 260_000, black: 300_000, phase: 'running', runs: 'white' });
  });

  test('is stopped, set and ruled upon by an arbiter', async () => {
    await user.press('p');
    expect(await user.hears()).toEqual(['The arbiter stops the clocks.']);
    await pass(user, 10 * MINUTE);
    await user.click('button', 'White has made an illegal move');
    // Rapid, by the time that was set: one minute and not two (A.2).
    expect(await user.hears()).toEqual([
      "White has made an illegal move. It is the first. One minute added to Black's clock.",
    ]);
    const [minutes, seconds] = ['#white-minutes', '#white-seconds'];
    await fill(minutes, '1');
    await fill(seconds, '0');
    await fill('#white-moves', '10');
    await user.click('button', 'Set times and moves');
    expect(await user.hears()).toEqual(["White's clock is set to 1 minute, 10 moves made."]);
    expect(await displays()).toMatchObject({ white: MINUTE, black: 6 * MINUTE, phase: 'paused' });
    await user.focus('toolbar', 'Clocks');
    await user.press('p');
    expect(await user.hears()).toEqual(["White's clock runs again."]);
  });

  test('no flag falls while the page is gone, but by what is charged', async () => {
    await user.page.close();
    user = await openAt(journey, NOON + 222_000 + 15 * MINUTE);
    expect(await user.hears(2)).toEqual([
      "The clock is back. White sixty seconds. Black six minutes. The clocks are stopped. White's clock goes on next, move eleven.",
      'The device was away for 5 minutes. Both clocks are stopped. Charge it to White, or do not charge it?',
    ]);
    expect(await displays()).toMatchObject({ white: MINUTE, black: 6 * MINUTE, phase: 'paused' });
    await user.click('button', 'Charge White for the time away');
    expect(await user.hears()).toEqual(["Five minutes charged to White. White's flag has fallen."]);
    const acts = await keptActs(user.page);
    expect(acts.slice(-2).map(([type]) => type)).toEqual(['unwatched', 'charge time']);
    expect(await displays()).toMatchObject({ white: 0, black: 6 * MINUTE, phase: 'paused' });
  });

  test('the other flag falls too, and it is told which was first', async () => {
    await user.click('button', 'Resume with Black’s clock');
    expect(await user.hears()).toEqual(["Black's clock runs again."]);
    await pass(user, 6 * MINUTE - 1);
    await user.press('9');
    expect(await user.hears(2)).toEqual(['Black thirty seconds.', 'Black less than a second.']);
    await pass(user, 40);
    expect(await user.hears()).toEqual(["Both flags have fallen, White's first."]);
    const acts = await keptActs(user.page);
    const [restarted, fell] = acts.slice(-2);
    expect(fell).toEqual(['flag', Number(restarted?.[1]) + 6 * MINUTE]);
  });

  test('what was set last stands there again', async () => {
    await user.click('button', 'Set a clock …');
    const words = await user.find('textbox', 'Time in words');
    expect(await words.evaluate((field) => (field as HTMLInputElement).value)).toBe(
      '2 moves in 5 minutes, then 1 minute, 10 seconds a move from move one',
    );
  });
});

describe('a clock of one’s own', () => {
  test('answers for its owner alone, warns him, and says the other’s press', async () => {
    await user.choose('Who gets answers and warnings', 'Black');
    await setTo('5 minutes');
    await user.hears();
    await user.press('Enter');
    await user.hears();
    await user.press('l');
    await user.hears();
    await user.press('t');
    expect(await user.hears()).toEqual(['Black five minutes.']);
    await user.press('a');
    expect(await user.hears()).toEqual(['White presses the clock.']);
    await pass(user, 3 * MINUTE);
    expect(await user.hears()).toEqual(['Two minutes left.']);
    await pass(user, 90 * SECOND);
    expect(await user.hears()).toEqual(['Thirty seconds left.']);
  });
});

test('flags rest on timers in a worker, which the security policy lets in', async () => {
  const other = await journey.visit();
  await other.settled();
  for (const button of ['Set a clock …', 'Read back …', 'Set the clock']) await other.click('button', button);
  await other.isGone('button', 'Set the clock');
  await other.click('button', 'Start White’s clock');
  await other.find('button', 'Stop the clocks');
  const workers = () => other.page.workers().map((worker) => new URL(worker.url()).pathname);
  await expect.poll(workers, { timeout: 10_000 }).toEqual([expect.stringMatching(/^\/assets\/timers-worker-.*\.js$/)]);
  await other.page.close();
  await user.page.bringToFront();
});

describe('in every theme', () => {
  const THEMES = [
    { name: 'light', features: [{ name: 'prefers-color-scheme', value: 'light' }] },
    { name: 'dark', features: [{ name: 'prefers-color-scheme', value: 'dark' }] },
    { name: 'high contrast', features: [{ name: 'prefers-contrast', value: 'more' }] },
    { name: 'forced colours', features: [{ name: 'forced-colors', value: 'active' }] },
  ] as const;

  test.each(THEMES)('axe finds nothing, with the dials and what an arbiter does, $name', async ({ features }) => {
    const devtools = await user.page.createCDPSession();
    await devtools.send('Emulation.setEmulatedMedia', { features: [...features] });
    if (!(await user.has('slider', 'White’s dial'))) {
      await user.press('p');
      await user.click('button', 'Feel the clock');
      await user.find('slider', 'White’s dial');
      await (await user.part('>>> summary ::-p-text(How to feel the dial)')).click();
      await user.part('>>> li ::-p-text(Slide a finger along the rim)');
    }
    expect(await findings(user.page)).toEqual([]);
    await user.page.setViewport({ width: 320, height: 640, deviceScaleFactor: 4, hasTouch: true });
    expect(await user.page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findings(user.page)).toEqual([]);
    await user.page.setViewport({ width: 1280, height: 900, hasTouch: true });
    await devtools.detach();
  });

  test('the form too', async () => {
    await user.click('button', 'Set a clock …');
    await user.focusIsOn('Set a clock');
    expect(await findings(user.page)).toEqual([]);
    await user.page.setViewport({ width: 320, height: 640, deviceScaleFactor: 4, hasTouch: true });
    expect(await user.page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findings(user.page)).toEqual([]);
  });
});

test('by voice: it is asked and pressed, and what was not surely heard presses nothing', async () => {
  user = await journey.visit();
  await user.settled();
  await scriptSpeech(user.page);
  await user.reload();
  for (const button of ['Set a clock …', 'Read back …', 'Set the clock']) await user.click('button', button);
  await user.find('button', 'Start White’s clock');
  await user.hears();
  await user.goToVoiceInput();
  await user.focus('radio', 'Off');
  await user.press('ArrowDown');
  await user.hears();
  await user.focus('button', 'Download');
  await user.press('Enter');
  await user.hears();
  await user.goBackToGame();
  await user.find('button', 'Hold to talk');
  await user.focus('button', 'Set a clock …');
  const talker = new Talker(user);
  expect(await talker.hears('precious', 'press')).toEqual([
    '“precious” is no command of the clock. Did you mean press?',
  ]);
  expect(await talker.hears('press')).toEqual(["White's clock runs."]);
  expect((await talker.listened())?.phrases).toEqual(expect.arrayContaining(['press', 'white pressed', 'stop']));
  await talker.says('move made');
  await expect.poll(async () => (await displays()).runs).toBe('black');
  expect(await talker.hears('move number')).toEqual(['White: one move completed. Black: no moves completed.']);
  expect(await talker.hears('stop')).toEqual(['The arbiter stops the clocks.']);
});
