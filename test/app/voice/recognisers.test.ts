/** What there is to listen by: each recogniser is asked when the settings of voice input are opened, and none keeps another waiting. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageOptions } from '../../../speech/recogniser/browser-speech.js';
import { ANSWERED_WITHIN, VoiceSupplies } from '../../../src/app/voice/recognisers.js';
import type { VoiceModels } from '../../../src/storage/voice-model.js';
import { HandTurnedTime } from '../../speech/announcer/announcer-fakes.js';

// Vosk is of the page: a worker, a microphone, a database.
vi.mock('../../../src/app/voice/vosk-model.js', () => ({
  VoskModel: class {
    readonly state = { type: 'none' };
    readonly recogniser = { availability: () => Promise.resolve('unavailable') };
    look = () => Promise.resolve();
  },
}));

interface Asked {
  readonly isOnDevice: boolean;
  readonly answer: (availability: string) => void;
}

class Recognition extends EventTarget {
  static asked: Asked[] = [];
  static available({ processLocally }: LanguageOptions): Promise<string> {
    return new Promise((answer) => {
      Recognition.asked.push({ isOnDevice: processLocally, answer });
    });
  }
  get processLocally(): boolean {
    return false;
  }
}

const answers = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const NO_MODEL: VoiceModels = {
  load: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

describe('VoiceSupplies', () => {
  let time: HandTurnedTime;

  beforeEach(() => {
    vi.stubGlobal('SpeechRecognition', Recognition);
    Recognition.asked = [];
    time = new HandTurnedTime();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const make = (): VoiceSupplies =>
    new VoiceSupplies({
      models: NO_MODEL,
      timing: time,
      tag: () => 'en-US',
      tell: () => undefined,
      changed: () => undefined,
    });

  it('asks no recogniser before the settings of voice input are opened, nor when the language changes', async () => {
    const supplies = make();
    await supplies.lookAgain();
    expect(Recognition.asked).toEqual([]);
    void supplies.look();
    await answers();
    expect(Recognition.asked.map(({ isOnDevice }) => isOnDevice)).toEqual([true, false]);
  });

  it('knows each recogniser as soon as it answers, whether or not another does', async () => {
    const supplies = make();
    void supplies.look();
    await answers();
    Recognition.asked[1]!.answer('available');
    await answers();
    expect(supplies.availability.cloud).toBe('available');
    expect(supplies.availability['on device']).toBe(undefined);
  });

  it('tells after three seconds that there is no answer, and takes one that comes later', async () => {
    const supplies = make();
    void supplies.look();
    await answers();
    time.pass(ANSWERED_WITHIN);
    await answers();
    expect(supplies.availability['on device']).toBe('no answer');
    expect(supplies.readiness('on device')).toBe(undefined);
    Recognition.asked[0]!.answer('downloadable');
    await answers();
    expect(supplies.availability['on device']).toBe('downloadable');
    expect(supplies.readiness('on device')).toBe('downloadable');
  });
});
