/**
 * Vosk in the built app: in its worker, under the app's own Content-Security-Policy; fetched by nobody who has not chosen it, and kept
 * for offline use by whoever has. Models of speech are large and not here: one is made by hand, which knows one word, and takes every
 * loud sound for it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { tarGz, tinyModel } from '../speech/tiny-model.js';
import { Journey, type User } from './app.js';

/** A zip with a text in a folder (made by Python's zipfile). */
const NO_MODEL =
  'UEsDBBQAAAAIAL0Tdl0AAAAAAgAAAAAAAAACAAAAbS8DAFBLAwQUAAAACAC9E3ZdsXtB4Q4AAABIAAAACAAAAG0vUkVBRE1Fy8tXyM1PSc1RyKOMAQBQSwECFAMU' +
  'AAAACAC9E3ZdAAAAAAIAAAAAAAAAAgAAAAAAAAAAABAA/UEAAAAAbS9QSwECFAMUAAAACAC9E3ZdsXtB4Q4AAABIAAAACAAAAAAAAAAAAAAAgAEiAAAAbS9SRUFE' +
  'TUVQSwUGAAAAAAIAAgBmAAAAVgAAAAAA';

const journey = new Journey({ worksOffline: true, watchesRequests: true });
let user: User;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vosk-'));
  await writeFile(join(folder, 'model.zip'), Buffer.from(NO_MODEL, 'base64'));
  const model = await tarGz(tinyModel('castle'));
  await writeFile(join(folder, 'castle.tar.gz'), Buffer.from(await model.arrayBuffer()));
  await journey.start();
  user = await journey.open();
  await user.settled();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(async () => {
  await journey.end();
  await rm(folder, { recursive: true });
});

/** Which of Vosk's files the service worker has kept, by what they are. */
const kept = () =>
  user.page.evaluate(async () => {
    const names = await caches.keys();
    const requests = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
    return requests.flatMap(({ url }) => /\/(vosk-(?:engine|worker))-/.exec(url)?.[1] ?? []).sort();
  });

async function choosesVosk(): Promise<void> {
  await user.goToVoiceInput();
  // By keys: what the browser's own can do is told above it when the browser has answered, and moves it.
  await user.focus('radio', 'Vosk, on this device, with a model file of your own');
  await user.press('Space');
}

async function picks(name: string): Promise<void> {
  const input = (await user.part('>>> input[type="file"]#model')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(join(folder, name));
}

/** Runs in the page: in place of a microphone, a second of silence, a tone of 0.4 seconds, and silence. */
function microphoneSounds(): void {
  navigator.mediaDevices.getUserMedia = () => {
    const context = new AudioContext();
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.3, context.currentTime + 1);
    loudness.gain.setValueAtTime(0, context.currentTime + 1.4);
    const tone = new OscillatorNode(context, { frequency: 300 });
    const microphone = new MediaStreamAudioDestinationNode(context);
    tone.connect(loudness).connect(microphone);
    tone.start();
    return Promise.resolve(microphone.stream);
  };
}

const UNREADABLE = 'The speech model cannot be read. Choose another file under Voice input, in the settings.';

test('is fetched by nobody who has not chosen it', async () => {
  expect(journey.requests.filter((address) => address.includes('vosk-'))).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('reads the file that is chosen, in its worker, and breaks the policy nowhere', async () => {
  await choosesVosk();
  await picks('model.zip');
  await user.heard(UNREADABLE);
  const origins = new Set(journey.requests.map((address) => new URL(address).origin));
  expect([...origins]).toEqual([new URL(journey.address).origin]);
  expect(await kept()).toEqual(['vosk-engine', 'vosk-worker']);
});

test('hears what is said from cold with the server gone', async () => {
  const devtools = await user.page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await journey.stopServer();
  await journey.stopBrowser();
  await journey.startBrowser();
  user = await journey.open();
  await choosesVosk();
  await user.page.evaluate(microphoneSounds);
  await picks('castle.tar.gz');
  await user.heard('The model is ready.');
  await user.click('button', 'Try it: say something');
  await user.heard('I heard: “castle”.');
});
