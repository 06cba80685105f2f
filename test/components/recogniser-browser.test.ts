import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { BrowserRecogniser, type BrowserRecogniserName } from '../../speech/recogniser/browser-recogniser.js';
import {
  browserSpeechOf,
  type BrowserSpeech,
  type LanguageOptions,
  type RecognitionPhrase,
} from '../../speech/recogniser/browser-speech.js';
import type { Availability, RecogniserTrouble } from '../../speech/recogniser/listening-choice.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';

/** A phrase as the browser's own class makes it: it refuses the empty one. */
class FakePhrase implements RecognitionPhrase {
  readonly phrase: string;
  readonly boost: number;

  constructor(phrase: string, boost: number) {
    if (phrase === '') throw new SyntaxError('empty');
    this.phrase = phrase;
    this.boost = boost;
  }
}

type Words = readonly (readonly [text: string, confidence: number])[];

/** `SpeechRecognition` as browsers have it: an event target that tells what a test makes it tell. */
class FakeRecognition extends EventTarget {
  static made: FakeRecognition[] = [];
  static answer: Availability = 'available';
  static asked: LanguageOptions[] = [];
  static refusesPhrases = false;

  static available(options: LanguageOptions): Promise<Availability> {
    FakeRecognition.asked.push(options);
    return Promise.resolve(FakeRecognition.answer);
  }

  static install(options: LanguageOptions): Promise<boolean> {
    FakeRecognition.asked.push(options);
    return Promise.resolve(true);
  }

  lang = '';
  continuous = true;
  interimResults = false;
  maxAlternatives = 1;
  phrases: readonly RecognitionPhrase[] = [];
  #local = false;
  isStarted = false;
  readonly told: string[] = [];

  get processLocally(): boolean {
    return this.#local;
  }

  set processLocally(local: boolean) {
    this.#local = local;
  }

  constructor() {
    super();
    FakeRecognition.made.push(this);
  }

  start(): void {
    if (this.isStarted) throw new DOMException('started', 'InvalidStateError');
    this.isStarted = true;
    this.told.push('start');
    if (FakeRecognition.refusesPhrases && this.phrases.length > 0) {
      queueMicrotask(() => this.fails('phrases-not-supported'));
    }
  }

  stop(): void {
    this.told.push('stop');
  }

  abort(): void {
    this.told.push('abort');
  }

  results(isFinal: boolean, ...parts: readonly Words[]): void {
    const results = parts.map((words) =>
      Object.assign(
        words.map(([transcript, confidence]) => ({ transcript, confidence })),
        { isFinal },
      ),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }

  fails(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.ends();
  }

  ends(): void {
    this.dispatchEvent(new Event('end'));
  }
}

const FAKE = { Recognition: FakeRecognition, Phrase: FakePhrase } as unknown as BrowserSpeech;

function told() {
  const events: string[] = [];
  const request = {
    lang: 'de-DE',
    phrases: ['springer f drei', 'springer f drei', '', 'kurze rochade'],
    onListening: () => events.push('listening'),
    onHeard: (alternatives: readonly SpokenAlternative[], interim: boolean) => {
      const words = alternatives.map(({ text, confidence }) => `${text} ${String(confidence ?? 'unrated')}`);
      events.push(`${interim ? 'so far' : 'heard'} ${words.join(' / ')}`);
    },
    onTrouble: (trouble: RecogniserTrouble) => events.push(`trouble ${trouble}`),
    onEnded: () => events.push('ended'),
  };
  return { events, request };
}

/** Lets everything happen that waits for nothing but its turn. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Starts to listen; gives the recognition that does. */
async function listen(recogniser: BrowserRecogniser) {
  const { events, request } = told();
  const { stop, abort } = recogniser.listen(request);
  await soon();
  return { events, stop, abort, recognition: FakeRecognition.made.at(-1)! };
}

describe("the browser's recogniser", () => {
  beforeEach(() => {
    FakeRecognition.made = [];
    FakeRecognition.asked = [];
    FakeRecognition.answer = 'available';
    FakeRecognition.refusesPhrases = false;
  });

  it('asks for one phrase on the device, with what is likely as a bias', async () => {
    const { recognition } = await listen(new BrowserRecogniser('on device', FAKE));
    expect(recognition).to.include({
      lang: 'de-DE',
      continuous: false,
      interimResults: true,
      maxAlternatives: 10,
      processLocally: true,
      isStarted: true,
    });
    expect(recognition.phrases.map(({ phrase }) => phrase)).to.deep.equal(['springer f drei', 'kurze rochade']);
    expect(recognition.phrases.every(({ boost }) => boost > 1 && boost <= 10)).to.be.true;
  });

  it('leaves the place to the browser for the cloud', async () => {
    const { recognition } = await listen(new BrowserRecogniser('cloud', FAKE));
    expect(recognition.processLocally).to.be.false;
  });

  it('gives what it hears so far and then the phrase, once, each wording once', async () => {
    const { recognition, events, stop } = await listen(new BrowserRecogniser('on device', FAKE));
    recognition.dispatchEvent(new Event('audiostart'));
    recognition.results(false, [['springer', 0]]);
    recognition.results(true, [
      [' springer f drei', 0.9],
      ['springer f frei', 0],
      ['springer f drei', 0],
    ]);
    recognition.results(true, [['und noch etwas', 0.9]]);
    stop();
    recognition.ends();
    recognition.ends();
    expect(events).to.deep.equal([
      'listening',
      'so far springer unrated',
      'heard springer f drei 0.9 / springer f frei unrated',
      'ended',
    ]);
    expect(recognition.told).to.include('stop');
  });

  it('joins the parts of a phrase, and is as sure as of the least sure of them', async () => {
    const { recognition, events } = await listen(new BrowserRecogniser('cloud', FAKE));
    recognition.results(
      true,
      [['springer', 0.75]],
      [
        ['f drei', 0.5],
        ['f frei', 0.25],
      ],
    );
    expect(events).to.deep.equal(['heard springer f drei 0.5 / springer f frei 0.25']);
  });

  it('gives the last guess as the least certain where the browser ends without being sure', async () => {
    const { recognition, events, stop } = await listen(new BrowserRecogniser('cloud', FAKE));
    recognition.results(false, [['springer f drei', 0.9]]);
    stop();
    recognition.ends();
    expect(events).to.deep.equal(['so far springer f drei 0.9', 'heard springer f drei 0', 'ended']);
  });

  it('tells that it heard nothing', async () => {
    const { recognition, events, stop } = await listen(new BrowserRecogniser('cloud', FAKE));
    stop();
    recognition.ends();
    expect(events).to.deep.equal(['trouble no speech', 'ended']);
  });

  it('gives nothing any more after it was aborted', async () => {
    const { recognition, events, abort } = await listen(new BrowserRecogniser('cloud', FAKE));
    abort();
    recognition.results(true, [['springer f drei', 0.9]]);
    recognition.fails('aborted');
    expect(recognition.told).to.include('abort');
    expect(events).to.deep.equal(['ended']);
  });

  it('never starts where it is aborted at once', async () => {
    const { events, request } = told();
    new BrowserRecogniser('cloud', FAKE).listen(request).abort();
    expect(events).to.deep.equal([]);
    await soon();
    expect(events).to.deep.equal(['ended']);
    expect(FakeRecognition.made).to.deep.equal([]);
  });

  for (const [error, trouble] of [
    ['audio-capture', ['trouble no microphone']],
    ['not-allowed', ['trouble not allowed']],
    ['service-not-allowed', ['trouble not allowed']],
    ['no-speech', ['trouble no speech']],
    ['network', ['trouble network']],
    ['aborted', []],
    ['bad-grammar', ['trouble failed']],
  ] as const) {
    it(`says what ${error} is`, async () => {
      const { recognition, events } = await listen(new BrowserRecogniser('cloud', FAKE));
      recognition.fails(error);
      expect(events).to.deep.equal([...trouble, 'ended']);
    });
  }

  it('knows a language that can be fetched from one that cannot', async () => {
    for (const [answer, trouble] of [
      ['downloadable', 'language not installed'],
      ['downloading', 'language not installed'],
      ['unavailable', 'language not supported'],
    ] as const) {
      FakeRecognition.answer = answer;
      const { recognition, events } = await listen(new BrowserRecogniser('on device', FAKE));
      recognition.fails('language-not-supported');
      await soon();
      expect(events).to.deep.equal([`trouble ${trouble}`, 'ended']);
    }
  });

  it('tries again without phrases where they are refused, and gives none any more after that', async () => {
    FakeRecognition.refusesPhrases = true;
    const recogniser = new BrowserRecogniser('cloud', FAKE);
    const { recognition, events } = await listen(recogniser);
    expect(FakeRecognition.made.map(({ phrases }) => phrases.length)).to.deep.equal([2, 0]);
    recognition.results(true, [['springer f drei', 0.9]]);
    recognition.ends();
    expect(events).to.deep.equal(['heard springer f drei 0.9', 'ended']);
    await listen(recogniser);
    expect(FakeRecognition.made.length).to.equal(3);
  });

  it('ends with trouble where it cannot start', async () => {
    class Refusing extends FakeRecognition {
      override start(): void {
        throw new DOMException('already', 'InvalidStateError');
      }
    }
    const speech = { Recognition: Refusing } as unknown as BrowserSpeech;
    const { events } = await listen(new BrowserRecogniser('cloud', speech));
    expect(events).to.deep.equal(['trouble failed', 'ended']);
  });

  it('makes room for the next phrase', async () => {
    const recogniser = new BrowserRecogniser('cloud', FAKE);
    const first = await listen(recogniser);
    await listen(recogniser);
    expect(first.recognition.told).to.include('abort');
  });

  it('asks for the language, on the device or not', async () => {
    FakeRecognition.answer = 'downloadable';
    for (const [name, processLocally] of [
      ['on device', true],
      ['cloud', false],
    ] as const) {
      expect(await new BrowserRecogniser(name, FAKE).availability('uk-UA')).to.equal('downloadable');
      expect(FakeRecognition.asked.at(-1)).to.deep.equal({ langs: ['uk-UA'], processLocally });
    }
    expect(await new BrowserRecogniser('on device', FAKE).install('uk-UA')).to.be.true;
    expect(FakeRecognition.asked.at(-1)).to.deep.equal({ langs: ['uk-UA'], processLocally: true });
  });

  it('takes an answer it does not know, or none, for no', async () => {
    const asked = (available: () => Promise<unknown>, name: BrowserRecogniserName) => {
      const Recognition = Object.assign(class extends FakeRecognition {}, { available });
      return new BrowserRecogniser(name, { Recognition } as unknown as BrowserSpeech).availability('en-GB');
    };
    expect(await asked(() => Promise.resolve('perhaps'), 'cloud')).to.equal('unavailable');
    expect(await asked(() => Promise.reject(new TypeError('no')), 'on device')).to.equal('unavailable');
  });

  describe('where speech cannot be kept on the device', () => {
    /** As Safari has it, and Chromium had it: without `processLocally`, `available` and `install`. */
    class Old extends EventTarget {
      static made = 0;
      constructor() {
        super();
        Old.made += 1;
      }
      start(): void {
        throw new Error('must not be started');
      }
    }
    /** One that does not obey. */
    class Disobedient extends FakeRecognition {
      override get processLocally(): boolean {
        return false;
      }
      override set processLocally(_local: boolean) {
        // It stays as it is.
      }
    }

    it('does not recognise on the device', async () => {
      const recogniser = new BrowserRecogniser('on device', { Recognition: Old } as unknown as BrowserSpeech);
      expect(await recogniser.availability('en-GB')).to.equal('unavailable');
      expect(await recogniser.install('en-GB')).to.be.false;
    });

    it('never sends it to the cloud instead', async () => {
      for (const Recognition of [Old, Disobedient]) {
        const recogniser = new BrowserRecogniser('on device', { Recognition } as unknown as BrowserSpeech);
        const { events, request } = told();
        recogniser.listen(request);
        await soon();
        expect(events).to.deep.equal(['trouble language not supported', 'ended']);
      }
      expect(FakeRecognition.made.some(({ isStarted }) => isStarted)).to.be.false;
    });

    it('has the cloud alone', async () => {
      const recogniser = new BrowserRecogniser('cloud', { Recognition: Old } as unknown as BrowserSpeech);
      expect(await recogniser.availability('en-GB')).to.equal('available');
      expect(await recogniser.install('en-GB')).to.be.true;
    });
  });

  it('is found by either of its names, or not at all', () => {
    expect(browserSpeechOf({ SpeechRecognition: FakeRecognition, SpeechRecognitionPhrase: FakePhrase })).to.deep.equal(
      FAKE,
    );
    expect(browserSpeechOf({ webkitSpeechRecognition: FakeRecognition })).to.deep.equal({
      Recognition: FakeRecognition,
    });
    expect(browserSpeechOf({})).to.be.undefined;
  });

  it('gets an answer of this browser that is one of the four', async () => {
    const speech = browserSpeechOf(window);
    expect(speech, 'this Chromium has SpeechRecognition').to.not.be.undefined;
    for (const name of ['on device', 'cloud'] as const) {
      const answer = await new BrowserRecogniser(name, speech!).availability('en-US');
      expect(answer).to.be.oneOf(['available', 'downloadable', 'downloading', 'unavailable']);
    }
    // What is read from its class is there: else everybody would be told that nothing is kept on the device.
    const onDevice = await executeServerCommand('recognises-on-device');
    expect('processLocally' in speech!.Recognition.prototype).to.equal(onDevice);
    expect('available' in speech!.Recognition).to.equal(onDevice);
  });
});
