import { expect } from '@open-wc/testing';
import { cutOutVosk } from '../../scripts/vosk-engine.js';
import type { FromVosk, ToVosk } from '../../speech/recogniser/vosk/messages.js';
import { tarGz, tinyModel } from '../speech/tiny-model.js';

/** Vosk itself in a worker of its own, as `vosk-worker.ts` is, under the policy of the test. */
class RealVosk {
  readonly told: FromVosk[] = [];
  readonly #worker: Worker;
  #onTold: () => void = () => undefined;

  constructor(script: string) {
    const host = new URL('../../speech/recogniser/vosk/host.ts', import.meta.url).href;
    const source = `
      import { VoskHost } from '${host}';
      // What the app's Content-Security-Policy refuses: no code is made of texts.
      globalThis.eval = globalThis.Function = () => { throw new Error('code was made of a text'); };
      ${script}
      const host = new VoskHost(loadVosk, (message) => postMessage(message));
      onmessage = ({ data }) => host.take(data);`;
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    this.#worker = new Worker(address, { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromVosk>) => {
      this.told.push(data);
      this.#onTold();
    };
    this.#worker.onerror = (event) => {
      this.told.push({ type: 'no engine', cause: 'failed', detail: event.message });
      this.#onTold();
    };
  }

  send(message: ToVosk): void {
    this.#worker.postMessage(message);
  }

  /** The first message of these kinds, unless it comes later; it is taken away. */
  async answer(...types: readonly FromVosk['type'][]): Promise<FromVosk> {
    for (;;) {
      const at = this.told.findIndex(({ type }) => types.includes(type));
      const [found] = at < 0 ? [] : this.told.splice(at, 1);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#onTold = resolve));
    }
  }

  close(): void {
    this.#worker.terminate();
  }
}

const SAMPLE_RATE = 48_000;

/** So many seconds of a tone, or of silence, in pieces as a microphone gives them. */
function sound(seconds: number, loudness: number): readonly Float32Array[] {
  return Array.from({ length: Math.ceil((seconds * SAMPLE_RATE) / 2048) }, (_, piece) =>
    Float32Array.from({ length: 2048 }, (_sample, at) => {
      const time = (piece * 2048 + at) / SAMPLE_RATE;
      return loudness * Math.sin(2 * Math.PI * 300 * time);
    }),
  );
}

describe('Vosk itself', function () {
  this.timeout(60_000);
  let script: string;
  let wasm: string;
  let vosk: RealVosk;

  before(async () => {
    const library = await (await fetch('/node_modules/vosk-browser/dist/vosk.js')).text();
    const cut = cutOutVosk(library);
    script = cut.script;
    wasm = URL.createObjectURL(new Blob([cut.wasm as Uint8Array<ArrayBuffer>], { type: 'application/wasm' }));
  });

  beforeEach(() => {
    vosk = new RealVosk(script);
  });

  afterEach(() => vosk.close());

  async function read(model: Blob): Promise<string> {
    vosk.send({ type: 'model', wasm, model });
    const answer = await vosk.answer('ready', 'unreadable', 'no engine');
    return 'detail' in answer ? `${answer.type}: ${answer.detail}` : answer.type;
  }

  it('starts, unpacks, and says that there is no model in an archive of something else', async () => {
    const archive = await tarGz({ 'holiday/README': 'no model', 'holiday/am/notes.txt': 'nor here' });
    expect(await read(archive)).to.equal('unreadable: Error: There is no final.mdl in it.');
    expect(vosk.told.some((message) => message.type === 'progress' && message.part === 1)).to.be.true;
  });

  it('unpacks a zip too', async () => {
    // A text in a folder, made by Python's zipfile.
    const zip =
      'UEsDBBQAAAAIAL0Tdl0AAAAAAgAAAAAAAAACAAAAbS8DAFBLAwQUAAAACAC9E3ZdsXtB4Q4AAABIAAAACAAAAG0vUkVBRE1Fy8tXyM1PSc1RyKOMAQBQSwEC' +
      'FAMUAAAACAC9E3ZdAAAAAAIAAAAAAAAAAgAAAAAAAAAAABAA/UEAAAAAbS9QSwECFAMUAAAACAC9E3ZdsXtB4Q4AAABIAAAACAAAAAAAAAAAAAAAgAEiAAAA' +
      'bS9SRUFETUVQSwUGAAAAAAIAAgBmAAAAVgAAAAAA';
    const archive = new Blob([Uint8Array.from(atob(zip), (character) => character.charCodeAt(0))]);
    expect(await read(archive)).to.equal('unreadable: Error: There is no final.mdl in it.');
  });

  it('refuses what is no archive', async () => {
    expect(await read(new Blob(['just a text']))).to.match(/^unreadable: /);
  });

  it('refuses a model that is broken', async () => {
    const archive = await tarGz({
      'model/am/final.mdl': 'not what Kaldi writes',
      'model/conf/model.conf': '--min-active=200\n',
      'model/conf/mfcc.conf': '--sample-frequency=16000\n',
      'model/graph/HCLG.fst': 'nor this',
    });
    expect(await read(archive)).to.match(/^unreadable: /);
  });

  it('tells the engine from the model where the engine cannot be had', async () => {
    vosk.send({ type: 'model', wasm: '/nowhere/vosk-engine.wasm', model: new Blob(['any']) });
    expect(await vosk.answer('no engine', 'ready', 'unreadable')).to.include({ type: 'no engine', cause: 'network' });
  });

  describe('with a model', () => {
    const hears = (phrase: number, ...pieces: readonly (readonly Float32Array[])[]): void => {
      for (const samples of pieces.flat()) vosk.send({ type: 'samples', phrase, samples });
    };

    beforeEach(async () => {
      expect(await read(await tarGz(tinyModel('castle')))).to.equal('ready');
    });

    it('hears a word that ends by itself, phrase after phrase', async () => {
      for (const phrase of [1, 2]) {
        vosk.told.length = 0;
        vosk.send({ type: 'listen', phrase, sampleRate: SAMPLE_RATE, phrases: ['castle'] });
        hears(phrase, sound(0.5, 0), sound(0.4, 0.3), sound(2, 0));
        expect(await vosk.answer('so far')).to.deep.equal({ type: 'so far', phrase, text: 'castle' });
        const heard = await vosk.answer('heard', 'failed');
        expect(heard).to.deep.equal({ type: 'heard', phrase, words: [{ word: 'castle', conf: 1 }] });
      }
    });

    it('gives what was said until it is told to stop', async () => {
      vosk.send({ type: 'listen', phrase: 7, sampleRate: SAMPLE_RATE, phrases: [] });
      hears(7, sound(0.5, 0), sound(0.4, 0.3), sound(0.2, 0));
      vosk.send({ type: 'stop', phrase: 7 });
      expect(await vosk.answer('heard', 'failed')).to.deep.include({ words: [{ word: 'castle', conf: 1 }] });
    });

    it('gives no word where nothing was said', async () => {
      vosk.send({ type: 'listen', phrase: 1, sampleRate: SAMPLE_RATE, phrases: ['castle'] });
      hears(1, sound(0.5, 0));
      vosk.send({ type: 'stop', phrase: 1 });
      expect(await vosk.answer('heard', 'failed')).to.deep.equal({ type: 'heard', phrase: 1, words: [] });
    });

    it('says nothing of a phrase that was left', async () => {
      vosk.send({ type: 'listen', phrase: 1, sampleRate: SAMPLE_RATE, phrases: ['castle'] });
      hears(1, sound(0.4, 0.3));
      vosk.send({ type: 'abort', phrase: 1 });
      hears(1, sound(2, 0));
      vosk.send({ type: 'stop', phrase: 1 });
      vosk.send({ type: 'listen', phrase: 2, sampleRate: SAMPLE_RATE, phrases: ['castle'] });
      vosk.send({ type: 'stop', phrase: 2 });
      expect(await vosk.answer('heard', 'failed')).to.deep.equal({ type: 'heard', phrase: 2, words: [] });
    });
  });
});
