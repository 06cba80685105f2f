import { describe, expect, it } from 'vitest';
import type { RecogniserTrouble } from '../../speech/recogniser/listening-choice.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import { VoskRecogniser, type ModelStore } from '../../speech/recogniser/vosk-recogniser.js';
import type { FromVosk, ToVosk } from '../../speech/recogniser/vosk/messages.js';
import type { MicrophoneListener, MicrophoneTrouble } from '../../speech/recogniser/vosk/microphone.js';
import { knownPhrases } from '../../speech/recogniser/vosk/phrase.js';
import { HandTurnedTime } from './announcer/announcer-fakes.js';

/** A worker that reads what it is told to be able to, and says what a test makes it say. */
class FakeEngine {
  readonly sent: ToVosk[] = [];
  isClosed = false;

  readonly tell: (message: FromVosk) => void;
  readonly reads: (model: Blob) => FromVosk;

  constructor(tell: (message: FromVosk) => void, reads: (model: Blob) => FromVosk) {
    this.tell = tell;
    this.reads = reads;
  }

  send(message: ToVosk): void {
    this.sent.push(message);
    if (message.type === 'model') queueMicrotask(() => this.tell(this.reads(message.model)));
  }

  close(): void {
    this.isClosed = true;
  }

  /** What it was sent, in short. */
  get types(): readonly string[] {
    return this.sent.map((message) => ('phrase' in message ? `${message.type} ${message.phrase}` : message.type));
  }
}

const GOOD = new Blob(['good']);
const BAD = new Blob(['not good']);

function setUp(kept: Blob = GOOD) {
  const time = new HandTurnedTime();
  const engines: FakeEngine[] = [];
  const microphone = {
    trouble: undefined as MicrophoneTrouble | undefined,
    opened: 0,
    closed: 0,
    listener: undefined as MicrophoneListener | undefined,
  };
  const store: { kept: Blob | undefined; isFull: boolean } = { kept, isFull: false };
  const models: ModelStore = {
    load: () => Promise.resolve(store.kept),
    keep: (model) => {
      if (store.isFull) return Promise.reject(new Error('full'));
      store.kept = model;
      return Promise.resolve();
    },
    forget: () => {
      store.kept = undefined;
      return Promise.resolve();
    },
  };
  const told: string[] = [];
  const vosk = new VoskRecogniser({
    means: {
      vosk: {
        wasm: 'https://here/vosk-engine.wasm',
        start: (onMessage) => {
          const engine = new FakeEngine(onMessage, (model) =>
            model === BAD ? { type: 'unreadable', detail: 'no model' } : { type: 'ready' },
          );
          engines.push(engine);
          return engine;
        },
      },
      openMicrophone: (listener) => {
        const { trouble } = microphone;
        if (trouble !== undefined) return Promise.resolve({ ok: false, trouble });
        microphone.opened += 1;
        microphone.listener = listener;
        return Promise.resolve({
          ok: true,
          microphone: {
            sampleRate: 48_000,
            close: () => {
              microphone.closed += 1;
            },
          },
        });
      },
    },
    models,
    timing: time,
  });
  const listen = () =>
    vosk.listen({
      lang: 'uk-UA',
      phrases: ['кінь ф три', 'слон бере на е п’ять'],
      onListening: () => told.push('listening'),
      onHeard: (alternatives: readonly SpokenAlternative[], interim: boolean) =>
        told.push(
          ...alternatives.map(({ text, confidence }) =>
            interim ? `so far ${text}` : `heard ${text} ${String(confidence)}`,
          ),
        ),
      onTrouble: (trouble: RecogniserTrouble) => told.push(`trouble ${trouble}`),
      onEnded: () => told.push('ended'),
    });
  const samples = (): void => microphone.listener?.onSamples(new Float32Array(2048));
  return { time, engines, microphone, store, vosk, told, listen, samples };
}

/** Lets everything happen that waits for nothing but its turn. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('recognition by Vosk', () => {
  it('hears a phrase with the words of the list and no others, from the microphone to the text', async () => {
    const { engines, told, listen, samples } = setUp();
    listen();
    await soon();
    const engine = engines[0]!;
    expect(engine.sent[1]).toEqual({
      type: 'listen',
      phrase: 1,
      sampleRate: 48_000,
      phrases: ['кінь ф три', "слон бере на е п'ять"],
    });
    samples();
    engine.tell({ type: 'so far', phrase: 1, text: 'кінь' });
    engine.tell({ type: 'so far', phrase: 1, text: 'кінь' });
    engine.tell({
      type: 'heard',
      phrase: 1,
      words: [
        { word: 'кінь', conf: 1 },
        { word: 'ф', conf: 0.5 },
        { word: 'три', conf: 0.75 },
      ],
    });
    samples();
    await soon();
    expect(engine.types).toEqual(['model', 'listen 1', 'samples 1']);
    expect(told).toEqual(['listening', 'so far кінь', 'heard кінь ф три 0.75', 'ended']);
  });

  it('is the less sure, the more was said that is no word of the list', async () => {
    const { engines, told, listen } = setUp();
    listen();
    await soon();
    engines[0]?.tell({
      type: 'heard',
      phrase: 1,
      words: [
        { word: 'кінь', conf: 1 },
        { word: '[unk]', conf: 1 },
      ],
    });
    expect(told.at(-1)).toBe('heard кінь 0.5');
  });

  it('heard nothing where no word was of the list', async () => {
    const { engines, told, listen } = setUp();
    for (const phrase of [1, 2]) {
      listen();
      await soon();
      engines[0]?.tell({ type: 'heard', phrase, words: phrase === 1 ? [] : [{ word: '[unk]', conf: 1 }] });
      await soon();
    }
    expect(told).toEqual(['listening', 'trouble no speech', 'ended', 'listening', 'trouble no speech', 'ended']);
  });

  it('listens to the last sound after it was told to stop, then asks for the words', async () => {
    const { engines, time, listen, samples } = setUp();
    const { stop } = listen();
    await soon();
    stop();
    samples();
    time.pass(249);
    expect(engines[0]?.types).toEqual(['model', 'listen 1', 'samples 1']);
    time.pass(1);
    samples();
    expect(engines[0]?.types).toEqual(['model', 'listen 1', 'samples 1', 'stop 1']);
  });

  it('gives nothing any more after it was aborted', async () => {
    const { engines, told, listen, samples } = setUp();
    const { abort } = listen();
    await soon();
    abort();
    samples();
    engines[0]?.tell({ type: 'heard', phrase: 1, words: [{ word: 'кінь', conf: 1 }] });
    abort();
    await soon();
    expect(engines[0]?.types).toEqual(['model', 'listen 1', 'abort 1']);
    expect(told).toEqual(['listening', 'ended']);
  });

  it('reads the model once for many phrases, and closes the microphone three seconds after the last', async () => {
    const { engines, time, microphone, listen } = setUp();
    for (const phrase of [1, 2]) {
      listen();
      await soon();
      engines[0]?.tell({ type: 'heard', phrase, words: [] });
      await soon();
      time.pass(2_999);
    }
    expect([engines.length, microphone.opened, microphone.closed]).toEqual([1, 1, 0]);
    time.pass(1);
    expect(microphone.closed).toBe(1);
  });

  it('tells why there is no sound', async () => {
    for (const trouble of ['no microphone', 'not allowed', 'failed'] as const) {
      const { microphone, told, listen } = setUp();
      microphone.trouble = trouble;
      listen();
      await soon();
      expect(told).toEqual([`trouble ${trouble}`, 'ended']);
    }
  });

  it('tells that the microphone was lost, and opens it anew for the next phrase', async () => {
    const { microphone, told, listen } = setUp();
    listen();
    await soon();
    microphone.listener?.onLost();
    await soon();
    listen();
    await soon();
    expect(told).toEqual(['listening', 'trouble no microphone', 'ended', 'listening']);
    expect(microphone.opened).toBe(2);
  });

  it('reads the model anew after its worker has failed', async () => {
    const { engines, told, listen } = setUp();
    listen();
    await soon();
    engines[0]?.tell({ type: 'failed', phrase: 1, detail: 'memory access out of bounds' });
    await soon();
    expect(engines[0]?.isClosed).toBe(true);
    listen();
    await soon();
    expect(engines.length).toBe(2);
    expect(told).toEqual(['listening', 'trouble failed', 'ended', 'listening']);
  });

  describe('the model', () => {
    it('must be picked first', async () => {
      const { vosk, told, listen, store } = setUp();
      store.kept = undefined;
      expect(await vosk.availability()).toBe('downloadable');
      expect(await vosk.install()).toBe(false);
      listen();
      await soon();
      expect(told).toEqual(['trouble language not installed', 'ended']);
    });

    it('is kept when it was picked and could be read, and used at once', async () => {
      const { vosk, engines, told, listen, store } = setUp();
      store.kept = undefined;
      expect(await vosk.pick(GOOD)).toBe('kept');
      expect(store.kept).toBe(GOOD);
      expect(await vosk.availability()).toBe('available');
      listen();
      await soon();
      expect(told).toEqual(['listening']);
      expect(engines.length).toBe(1);
    });

    it('that cannot be read leaves the one before as it is', async () => {
      const { vosk, engines, told, listen, store } = setUp();
      await vosk.install();
      expect(await vosk.pick(BAD)).toBe('model unreadable');
      expect(store.kept).toBe(GOOD);
      listen();
      await soon();
      expect(told).toEqual(['listening']);
      expect(engines.map(({ isClosed }) => isClosed)).toEqual([false, true]);
    });

    it('is good for now where it cannot be kept', async () => {
      const { vosk, store } = setUp();
      store.kept = undefined;
      store.isFull = true;
      expect(await vosk.pick(GOOD)).toBe('not kept');
      expect(await vosk.availability()).toBe('available');
    });

    it('that was kept and cannot be read any more is told, each time', async () => {
      const { told, listen } = setUp(BAD);
      listen();
      await soon();
      listen();
      await soon();
      expect(told).toEqual(['trouble model unreadable', 'ended', 'trouble model unreadable', 'ended']);
    });

    it('is forgotten on wish, with its worker', async () => {
      const { vosk, engines, store } = setUp();
      await vosk.install();
      await vosk.forget();
      expect(store.kept).toBeUndefined();
      expect(engines[0]?.isClosed).toBe(true);
      expect(await vosk.availability()).toBe('downloadable');
    });
  });

  it('is nothing for a browser without what it needs', async () => {
    const models: ModelStore = {
      load: () => Promise.resolve(GOOD),
      keep: () => Promise.resolve(),
      forget: () => Promise.resolve(),
    };
    const vosk = new VoskRecogniser({ means: undefined, models, timing: new HandTurnedTime() });
    expect(await vosk.availability()).toBe('unavailable');
    expect(await vosk.install()).toBe(false);
    expect(await vosk.pick(GOOD)).toBe('failed');
  });
});

describe('the phrases of a closed list', () => {
  it('are words of letters, each once, in small letters, also in parts; what has digits is none', () => {
    expect(
      knownPhrases(['Knight f3', 'knight takes on e five!', 'Knight takes on e five', 'X-ray', '1', ''], 'en-GB'),
    ).toEqual(['knight takes on e five', 'x-ray', 'x ray']);
  });

  it('keep their marks', () => {
    expect(knownPhrases(['Läufer schlägt', 'об’ява', 'ѓ'], 'de-DE')).toEqual(['läufer schlägt', "об'ява", 'ѓ']);
  });
});
