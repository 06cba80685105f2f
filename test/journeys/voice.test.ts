/**
 * A whole game by voice alone, in the built app: the recogniser chosen by keys, every move and command spoken, questions answered,
 * a draw offered and refused, a slip corrected. The browser's recognition is one that hears what is said to it here.
 */
import { fileURLToPath } from 'node:url';
import type { ElementHandle, HTTPRequest } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, stopping, type User } from './app.js';
import { called } from './fide-words.js';
import { Talker, scriptSilence, scriptSpeech } from './scripted-speech.js';

const NONE_CHOSEN = 'Voice input is off. Choose a recogniser under Voice input, in the settings.';

const journey = new Journey({ watchesRequests: true });
let user: User;
let talker: Talker;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
  await scriptSpeech(user.page);
  await user.reload();
  talker = new Talker(user);
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

const voiceLoaded = (): boolean => journey.requests.some((address) => address.includes('/voice-input-'));

const button = () => user.find('button', 'Hold to talk');

const describedState = async (): Promise<string> =>
  (await user.part('>>> voice-button >>> .state')).evaluate((element) => element.textContent.trim());

async function isState(state: string): Promise<void> {
  await expect.poll(describedState, { timeout: 10_000 }).toBe(state);
}

test('without a recogniser nothing of it is loaded, and the key for it says so', async () => {
  await user.start({ Opponent: 'Player beside you' });
  await user.focusIsOn('e1, white king');
  expect(voiceLoaded()).toBe(false);
  expect(await user.page.$('>>> voice-button')).toBe(null);
  await user.press('v');
  expect(await user.hears()).toEqual([NONE_CHOSEN]);
});

test('F8 says so anywhere in the page, also where letters are text', async () => {
  await user.focus('textbox', 'Your move');
  await user.press('F8');
  expect(await user.hears()).toEqual([NONE_CHOSEN]);
  await user.focus('button', 'Last move');
  await user.press('F8');
  expect(await user.hears()).toEqual([NONE_CHOSEN]);
});

test('a model that is chosen before that part of the program is there is read as soon as it is', async () => {
  const stopped: HTTPRequest[] = [];
  const early = await journey.visit('#/settings/voice-input', stopping('/voice-input-', stopped));
  await early.unfoldVoiceInput();
  await early.focus('radio', 'Vosk, on this device, with a model file of your own');
  await early.press('Space');
  const input = (await early.part('>>> input[type="file"]#model')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(fileURLToPath(import.meta.url));
  await expect.poll(() => stopped.length).toBeGreaterThan(0);
  for (const request of stopped) await request.continue();
  // What Vosk's worker asks for itself is not to be stopped.
  await early.page.setRequestInterception(false);
  await early.isSpoken('The model is being read.');
  await early.isSpoken('The speech model cannot be read. Choose another file under Voice input, in the settings.');
  await early.page.close();
});

describe('the key for it before that part of the program is there', () => {
  /** Somebody on the board, with what voice input is loaded by stopped on its way. */
  async function waits(): Promise<{ readonly early: User; readonly stopped: readonly HTTPRequest[] }> {
    const stopped: HTTPRequest[] = [];
    const early = await journey.visit('', stopping('/voice-input-', stopped));
    await early.start({ Opponent: 'Player beside you' });
    await early.focusIsOn('e1, white king');
    await early.press('v');
    await expect.poll(() => stopped.length).toBeGreaterThan(0);
    return { early, stopped };
  }

  test('is answered as soon as it is', async () => {
    const { early, stopped } = await waits();
    for (const request of stopped) await request.continue();
    await early.heard(NONE_CHOSEN);
    await early.page.close();
  });

  test('is said to be missing where it cannot be had, and answers once it is tried again', async () => {
    const { early, stopped } = await waits();
    const first = stopped.length;
    for (const request of stopped) await request.abort();
    await early.heard('A part of the program could not be loaded. Connect to the network and try again.');
    await early.click('button', 'Try again');
    await expect.poll(() => stopped.length).toBeGreaterThan(first);
    for (const request of stopped.slice(first)) await request.continue();
    await early.heard(NONE_CHOSEN);
    await early.isGone('button', 'Try again');
    journey.complaints.length = 0;
    await early.page.close();
  });
});

describe('the settings, by keys', () => {
  test('a recogniser on this device is chosen, and its language fetched', async () => {
    await user.goToVoiceInput();
    await user.focus('radio', 'Off');
    await user.press('ArrowDown');
    expect(await user.hears()).toEqual([
      'Voice input on this device. The recogniser must fetch the language first. Press “Download” under Voice input, in the settings.',
    ]);
    await user.focus('button', 'Download');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Language downloaded.']);
    await user.isGone('button', 'Download');
  });

  test('it says back what it heard', async () => {
    await user.focus('button', 'Try it: say something');
    await user.press(' ');
    await talker.isListenedTo();
    await talker.speaks('Anna and Hector play chess');
    expect(await user.hears()).toEqual(['I heard: “Anna and Hector play chess”.']);
    expect(await user.focused()).toBe('Try it: say something');
  });

  test('the servers of the browser’s maker are not used before their warning is allowed', async () => {
    await user.focus('radio', 'The browser’s, on this device: nothing that is said leaves it');
    await user.press('ArrowDown');
    expect(await user.hears()).toEqual(['Voice input off.']);
    await user.focus('checkbox', 'I have read this, and allow it');
    await user.press('Space');
    expect(await user.hears()).toEqual([
      'Voice input over the servers of the browser’s maker. Hold V or F8 while you talk.',
    ]);
    await user.focus('radio', 'The browser’s, online (audio goes to Google, Apple or Microsoft)');
    await user.press('ArrowUp');
    expect(await user.hears()).toEqual(['Voice input on this device. Hold V or F8 while you talk.']);
  });

  test('each way of talking is told, and what is listened for', async () => {
    await user.focus('radio', 'Hold V, F8 or the button while talking');
    await user.press('ArrowDown');
    expect(await user.hears()).toEqual(['Press V or F8 before you talk, and again after it.']);
    await user.press('ArrowUp');
    expect(await user.hears()).toEqual(['Hold V or F8 while you talk.']);
    await user.focus('radio', 'The language of the page: English');
    await user.press('ArrowDown');
    expect(await user.hears()).toEqual(['Listening for the German call.']);
    await user.press('ArrowUp');
    expect(await user.hears()).toEqual(['Listening language: English.']);
  });
});

/** What is said, the move in German long notation, and whether it is read back first, as a letter could be another. */
interface Row {
  readonly said: string;
  readonly move: string;
  readonly readBack?: true;
}

async function makes({ said, move, readBack }: Row): Promise<void> {
  const answer = await talker.hears(said);
  if (!readBack) expect(answer).toEqual([called(move)]);
  else {
    expect(answer).toEqual([`${called(move)}? Yes, no, or say it again.`]);
    expect(await talker.hears('yes')).toEqual([called(move)]);
  }
}

/**
 * Morphy against the Duke of Brunswick and Count Isouard, Paris 1858: each move as it is said, and as it stands in German long
 * notation, by which it must be called.
 */
const OPERA: readonly Row[] = [
  { said: 'pawn eva two to eva four', move: 'Be2-e4' },
  { said: 'e five', move: 'Be7-e5', readBack: true },
  { said: 'knight felix three', move: 'Sg1-f3' },
  { said: 'david six', move: 'Bd7-d6' },
  { said: 'pawn to delta four', move: 'Bd2-d4' },
  { said: 'bishop goes to gustav four', move: 'Lc8-g4' },
  { said: 'david takes eva five', move: 'Bd4xe5' },
  { said: 'bishop takes knight on felix three', move: 'Lg4xf3' },
  { said: 'queen takes foxtrot three', move: 'Dd1xf3' },
  { said: 'pawn takes eva five', move: 'Bd6xe5' },
];

const AFTER_THE_SLIP: readonly Row[] = [
  { said: 'knight gustav eight felix six', move: 'Sg8-f6' },
  { said: 'queen b three', move: 'Df3-b3', readBack: true },
  { said: 'queen eva seven', move: 'Dd8-e7' },
  { said: 'knight charlie three', move: 'Sb1-c3' },
  { said: 'cesar six', move: 'Bc7-c6' },
  { said: 'bishop golf five', move: 'Lc1-g5' },
  { said: 'bella five', move: 'Bb7-b5' },
  { said: 'knight takes bravo five', move: 'Sc3xb5' },
  { said: 'cesar takes bella five', move: 'Bc6xb5' },
  { said: 'bishop takes bella five check', move: 'Lc4xb5+' },
];

const AFTER_THE_QUESTION: readonly Row[] = [
  { said: 'castle long', move: '0-0-0' },
  { said: 'rook delta eight', move: 'Ta8-d8' },
  { said: 'rook takes david seven', move: 'Td1xd7' },
  { said: 'rook takes david seven', move: 'Td8xd7' },
  { said: 'rook to david one', move: 'Th1-d1' },
  { said: 'queen echo six', move: 'De7-e6' },
  { said: 'bishop takes rook', move: 'Lb5xd7+' },
  { said: 'knight takes david seven', move: 'Sf6xd7' },
  { said: 'queen bella eight check', move: 'Db3-b8+' },
  { said: 'knight takes queen', move: 'Sd7xb8' },
];

describe('a game', () => {
  test('begins, and the button tells that nothing listens', async () => {
    await user.goToPage('', 'New game');
    await user.start({ Opponent: 'Player beside you' });
    await button();
    await isState('Not listening');
    expect(voiceLoaded()).toBe(true);
  });

  test.each(OPERA)('$said: $move', makes);

  test('the recogniser was told to stay on the device, and what can be said', async () => {
    const { lang, processLocally, phrases = [] } = (await talker.listened()) ?? {};
    expect({ lang, processLocally }).toEqual({ lang: 'en-US', processLocally: true });
    // The position in which the pawn took: the moves that were possible, and a command.
    for (const phrase of ['d takes e five', 'queen f six', 'offer draw']) expect(phrases).toContain(phrase);
    expect(phrases).not.toContain('knight takes e five');
  });

  test('a slip is corrected: what was not surely heard is asked about, refused, and said again', async () => {
    expect(await talker.hears('bishop sea for')).toEqual(['Läufer Felix eins Cesar vier? Yes, no, or say it again.']);
    expect(await talker.hears('never mind')).toEqual(['The move is not made.']);
    expect(await talker.hears('bishop cesar four')).toEqual([called('Lf1-c4')]);
  });

  test.each(AFTER_THE_SLIP)('$said: $move', makes);

  test('a move that two knights can make is asked about, and answered', async () => {
    expect(await talker.hears('knight to d seven')).toEqual(['Two knights can go to d7, from f6 or from b8.']);
    expect(await talker.hears('from b eight')).toEqual([called('Sb8-d7')]);
  });

  test('a draw is offered and refused, and a question is answered', async () => {
    expect(await talker.hears('offer draw')).toEqual(['White offers a draw.']);
    expect(await talker.hears('refuse')).toEqual(['Black refuses the draw.']);
    expect(await talker.hears('where are the knights')).toEqual(['White has no knights. Black knights d7, f6.']);
  });

  test('what is not understood is said back, with the reason', async () => {
    expect(await talker.hears('the weather is fine today')).toEqual([
      '“the weather is fine today” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.',
    ]);
    expect(await talker.hears('rook a three')).toEqual([
      'I heard: “rook a three”. The way is blocked by the white pawn on a2.',
    ]);
  });

  test.each(AFTER_THE_QUESTION)('$said: $move', makes);

  test('ends in mate', async () => {
    expect(await talker.hears('rook d eight')).toEqual(['Turm David eins David acht, matt. White wins.']);
    expect(await user.position()).toBe('1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17');
  });
});

describe('the microphone', () => {
  beforeAll(async () => {
    await user.click('button', 'Play again');
    await user.hears();
  });

  test('is held open by the button, by F8 in the field, and shown', async () => {
    await (await button()).focus();
    await user.page.keyboard.down('Space');
    await talker.isListenedTo();
    await isState('Listening');
    await talker.speaks('Eva four');
    await user.page.keyboard.up('Space');
    expect(await user.hears()).toEqual([called('Be2-e4')]);
    await isState('Not listening');
    await user.focus('textbox', 'Your move');
    await talker.saysHolding('F8', 'Eva five');
    expect(await user.hears()).toEqual([called('Be7-e5')]);
    await expect.poll(() => user.entered()).toBe('');
  });

  test('the letter is typed in the field, and talks anywhere else', async () => {
    await user.focus('textbox', 'Your move');
    await user.press('v');
    expect(await user.entered()).toBe('v');
    await user.press('Backspace');
    await user.focus('button', 'Last move');
    expect(await talker.hears('knight felix three')).toEqual([called('Sg1-f3')]);
  });

  test('Escape ends it, and nothing that was said counts', async () => {
    await user.page.keyboard.down('v');
    await talker.isListenedTo();
    await user.press('Escape');
    await talker.isNotListenedTo();
    await user.page.keyboard.up('v');
    await isState('Not listening');
  });

  test('a short press listens for one phrase, until it is pressed again', async () => {
    await user.press('v');
    await talker.isListenedTo();
    await isState('Listening');
    await talker.speaks('knight cesar six');
    expect(await user.hears()).toEqual([called('Sb8-c6')]);
    await isState('Not listening');
    await user.press('v');
    await talker.isListenedTo();
    await user.press('v');
    await talker.isNotListenedTo();
    expect(await user.hears()).toEqual(['Nothing was heard. Try again, nearer to the microphone.']);
  });

  test('where the sounds are off, words tell that it listens', async () => {
    await user.enter('sound off');
    await user.hears();
    await user.page.keyboard.down('F8');
    expect(await user.hears()).toEqual(['Listening.']);
    await user.page.keyboard.up('F8');
    expect(await user.hears(2)).toEqual(['Not listening.', 'Nothing was heard. Try again, nearer to the microphone.']);
    await user.enter('sound on');
    await user.hears();
    await user.focus('button', 'Last move');
  });

  test('what the browser forbids is told with the way out', async () => {
    await talker.allows(false);
    await user.press('v');
    expect(await user.hears()).toEqual([
      'The browser does not let the page use the microphone. Allow it in the browser’s settings for this page, then try again.',
    ]);
    await talker.allows(true);
    await user.goBackToGame();
  });

  test('every move is asked about where that is wanted', async () => {
    await user.goToVoiceInput();
    await user.focus('checkbox', 'Ask before each typed or spoken move');
    await user.press('Space');
    expect(await user.hears()).toEqual(['Each move is asked about before it is made.']);
    await user.goBackToGame();
    expect(await talker.hears('bishop b five')).toEqual(['Läufer Felix eins Bella fünf? Yes, no, or say it again.']);
    expect(await talker.hears('yes')).toEqual([called('Lf1-b5')]);
  });
});

test('the choice is kept for the next visit', async () => {
  await user.reload();
  await user.hears();
  await button();
  expect(await talker.hears('offer draw')).toEqual(['Black offers a draw.']);
});

describe('silence after a move was read back', () => {
  const READ_BACK = 'Bauer Eva zwei Eva vier? Yes, no, or say it again.';

  let quiet: User;
  let quietTalker: Talker;

  beforeAll(async () => {
    quiet = await journey.visit('', async (page) => {
      await scriptSpeech(page);
      await scriptSilence(page);
    });
    await quiet.settled();
    quietTalker = new Talker(quiet);
    await quiet.goToVoiceInput();
    await quiet.focus('radio', 'Off');
    await quiet.press('ArrowDown');
    await quiet.hears();
    await quiet.focus('button', 'Download');
    await quiet.press('Enter');
    await quiet.hears();
    await quiet.goToPage('', 'New game');
  });
  afterAll(() => quiet.page.close());

  /** The form of a new game, with its conditions unfolded; what was chosen for the last game stands in it. */
  async function opensForm(): Promise<void> {
    await quiet.click('button', 'New game');
    await expect.poll(() => quiet.focusedRole()).toBe('heading: New game');
    // The form that is found first may go again, where what was chosen last is read.
    const unfolded = async (): Promise<boolean> => {
      const details = await quiet.part('>>> game-conditions >>> details');
      await details.evaluate((element) => Object.assign(element, { open: true }));
      return quiet.has('combobox', 'Play');
    };
    await expect.poll(unfolded, { timeout: 10_000 }).toBe(true);
  }

  /** "e four" is read back in any game, for another letter would be another move. Silence passes, and only "yes" makes the move. */
  async function waitsForYes(): Promise<void> {
    const before = await quietTalker.silences();
    expect(await quietTalker.hears('e four')).toEqual([READ_BACK]);
    expect(await quietTalker.isSilent()).toBe(0);
    expect(await quiet.position()).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(await quietTalker.hears('yes')).toEqual([called('Be2-e4')]);
    expect(await quietTalker.silences()).toBe(before);
  }

  test('means nothing, as long as it is not chosen', async () => {
    await quiet.start({ Opponent: 'Player beside you' });
    await waitsForYes();
  });

  test('is chosen by keys, and says where it never counts', async () => {
    await quiet.goToVoiceInput();
    await quiet.focus(
      'checkbox',
      'Take eight seconds of silence as yes when a spoken move is read back (not in strict play, nor where the clock is pressed by hand)',
    );
    await quiet.press('Space');
    expect(await quiet.hears()).toEqual([
      'Eight seconds of silence mean yes, but not in strict play, nor where the clock is pressed by hand.',
    ]);
    await quiet.goBackToGame();
    await quiet.focus('button', 'Last move');
  });

  test('makes the move then', async () => {
    expect(await quietTalker.hears('e five')).toEqual(['Bauer Eva sieben Eva fünf? Yes, no, or say it again.']);
    await quietTalker.isGivenSilence();
    expect(await quietTalker.isSilent()).toBe(1);
    expect(await quiet.hears()).toEqual([called('Be7-e5')]);
    expect(await quiet.position()).toMatch(/ w .* 2$/);
  });

  test('is broken by any key: the move waits for yes', async () => {
    expect(await quietTalker.hears('d four')).toEqual(['Bauer David zwei David vier? Yes, no, or say it again.']);
    await quietTalker.isGivenSilence();
    await quiet.press('Shift');
    expect(await quietTalker.isSilent()).toBe(0);
    expect(await quietTalker.hears('yes')).toEqual([called('Bd2-d4')]);
  });

  test('is no answer where several moves are asked about', async () => {
    expect(await quietTalker.hears('knight eva seven')).toEqual([called('Sg8-e7')]);
    expect(await quietTalker.hears('knight f three')).toEqual([
      'Springer Gustav eins Felix drei? Yes, no, or say it again.',
    ]);
    await quietTalker.isGivenSilence();
    await quietTalker.isSilent();
    expect(await quiet.hears()).toEqual([called('Sg1-f3')]);
    expect(await quietTalker.hears('knight c six')).toEqual(['Two knights can go to c6, from e7 or from b8.']);
    await quietTalker.isGivenSilence();
    await quietTalker.isSilent();
    expect(await quietTalker.hears('from b eight')).toEqual([called('Sb8-c6')]);
  });

  test('never counts in strict play', async () => {
    await opensForm();
    await quiet.start({ Play: 'Strict, as in a tournament' });
    await waitsForYes();
  });

  test('never counts where a clock is pressed by hand', async () => {
    await opensForm();
    await quiet.choose('Play', 'Casual');
    await quiet.choose('Time', '5 minutes, with 3 seconds a move');
    await quiet.focus('checkbox', 'You press the clock yourself, with H');
    await quiet.press('Space');
    await quiet.start({});
    await quiet.press('h');
    expect(await quiet.hears()).toEqual(["White's clock runs."]);
    await waitsForYes();
  });
});
