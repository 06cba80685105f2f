/**
 * A browser's recognition of speech that hears what a test says: runs in the page, before anything of it. It has the parts of the Web
 * Speech API that Chromium has: on the device only after `install`, with phrases that are likely.
 */
import type { KeyInput, Page } from 'puppeteer-core';
import { SILENCE } from '../../src/app/voice/silent-yes.js';
import type { User } from './app.js';

/** What the page was asked for by the recognition that listens now. */
export interface Listened {
  readonly lang: string;
  readonly processLocally: boolean;
  readonly phrases: readonly string[];
}

interface Said {
  readonly transcript: string;
  readonly confidence: number;
}

/** What the page has of it. */
interface Scripted {
  microphone: EventTarget | undefined;
  /** The phrase has ended. */
  end: () => void;
  listened: Listened | undefined;
  installed: string[];
  allowed: boolean;
}

export async function scriptSpeech(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const scripted: Scripted = {
      microphone: undefined,
      end: () => undefined,
      listened: undefined,
      installed: [],
      allowed: true,
    };
    class Phrase {
      readonly phrase: string;
      readonly boost: number;
      constructor(phrase: string, boost: number) {
        this.phrase = phrase;
        this.boost = boost;
      }
    }
    class Recognition extends EventTarget {
      lang = '';
      continuous = false;
      interimResults = false;
      maxAlternatives = 1;
      phrases: readonly Phrase[] = [];
      #local = false;

      get processLocally(): boolean {
        return this.#local;
      }

      set processLocally(local: boolean) {
        this.#local = local;
      }

      static available({ langs: [lang = ''], processLocally }: { langs: string[]; processLocally: boolean }) {
        if (!processLocally) return Promise.resolve('available');
        if (!lang.startsWith('en')) return Promise.resolve('unavailable');
        return Promise.resolve(scripted.installed.includes(lang) ? 'available' : 'downloadable');
      }

      static install({ langs }: { langs: string[] }) {
        scripted.installed.push(...langs);
        return Promise.resolve(true);
      }

      start(): void {
        queueMicrotask(() => {
          if (!scripted.allowed) {
            this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
            this.dispatchEvent(new Event('end'));
            return;
          }
          const { lang, processLocally, phrases } = this;
          scripted.microphone = this;
          scripted.end = () => this.#end();
          scripted.listened = { lang, processLocally, phrases: phrases.map(({ phrase }) => phrase) };
          this.dispatchEvent(new Event('audiostart'));
        });
      }

      stop(): void {
        queueMicrotask(() => this.#end());
      }

      abort(): void {
        queueMicrotask(() => this.#end());
      }

      #end(): void {
        if (scripted.microphone !== this) return;
        scripted.microphone = undefined;
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(globalThis, { scripted, SpeechRecognition: Recognition, SpeechRecognitionPhrase: Phrase });
  });
}

/** What the page has of silences. */
interface Silences {
  /** So many were ever waited for. */
  begun: number;
  /** What is done after those that are waited for now. */
  readonly due: Map<number, () => void>;
}

/** Runs in the page, before anything of it: silence passes when the test says so, and all other timers by themselves. */
export async function scriptSilence(page: Page): Promise<void> {
  await page.evaluateOnNewDocument((silence) => {
    const silences: Silences = { begun: 0, due: new Map() };
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    Object.assign(globalThis, {
      silences,
      setTimeout: (callback: () => void, milliseconds?: number) => {
        if (milliseconds !== silence) return begin(callback, milliseconds);
        silences.begun += 1;
        silences.due.set(-silences.begun, callback);
        return -silences.begun;
      },
      clearTimeout: (timer?: number) => {
        if (timer === undefined || !silences.due.delete(timer)) end(timer);
      },
    });
  }, SILENCE);
}

/** A user who talks to the page. */
export class Talker {
  readonly user: User;

  constructor(user: User) {
    this.user = user;
  }

  /** Holds a key, waits until the page listens, says it, and lets go. The first is what was heard best. */
  async says(text: string, ...alternatives: readonly string[]): Promise<void> {
    await this.saysHolding('v', text, ...alternatives);
  }

  async saysHolding(key: KeyInput, text: string, ...alternatives: readonly string[]): Promise<void> {
    const { page } = this.user;
    await page.keyboard.down(key);
    await this.isListenedTo();
    await this.speaks(text, ...alternatives);
    await page.keyboard.up(key);
  }

  /** Says it, with whatever opened the microphone. */
  async speaks(text: string, ...alternatives: readonly string[]): Promise<void> {
    const heard: readonly Said[] = [text, ...alternatives].map((transcript, index) => ({
      transcript,
      confidence: 0.95 - index * 0.3,
    }));
    await this.user.page.evaluate((all) => {
      const { scripted } = globalThis as unknown as { readonly scripted: Scripted };
      const { microphone } = scripted;
      if (!microphone) throw new Error('nobody listens');
      const result = Object.assign([...all], { isFinal: true });
      const results = Object.assign([result], { item: () => result });
      microphone.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
      scripted.end();
    }, heard);
  }

  async isListenedTo(): Promise<void> {
    await this.user.page.waitForFunction(
      () => (globalThis as unknown as { readonly scripted: Scripted }).scripted.microphone !== undefined,
      { polling: 20, timeout: 10_000 },
    );
  }

  async isNotListenedTo(): Promise<void> {
    await this.user.page.waitForFunction(
      () => (globalThis as unknown as { readonly scripted: Scripted }).scripted.microphone === undefined,
      { polling: 20, timeout: 10_000 },
    );
  }

  /** What was asked of the recognition that listened last. */
  async listened(): Promise<Listened | undefined> {
    return this.user.page.evaluate(() => (globalThis as unknown as { readonly scripted: Scripted }).scripted.listened);
  }

  async allows(allowed: boolean): Promise<void> {
    await this.user.page.evaluate((wanted) => {
      (globalThis as unknown as { readonly scripted: Scripted }).scripted.allowed = wanted;
    }, allowed);
  }

  /** Says it, and hears what the app says to it. */
  async hears(text: string, ...alternatives: readonly string[]): Promise<readonly string[]> {
    await this.says(text, ...alternatives);
    return this.user.hears();
  }

  /** Waits until silence is waited for. */
  async isGivenSilence(): Promise<void> {
    await this.user.page.waitForFunction(
      () => (globalThis as unknown as { readonly silences: Silences }).silences.due.size > 0,
      { polling: 20, timeout: 10_000 },
    );
  }

  /** Says nothing for as long as counts as yes, and gives how many silences were waited for then. */
  async isSilent(): Promise<number> {
    return this.user.page.evaluate(() => {
      const { due } = (globalThis as unknown as { readonly silences: Silences }).silences;
      const callbacks = [...due.values()];
      due.clear();
      for (const callback of callbacks) callback();
      return callbacks.length;
    });
  }

  /** How many silences were ever waited for since the page was loaded. */
  async silences(): Promise<number> {
    return this.user.page.evaluate(() => (globalThis as unknown as { readonly silences: Silences }).silences.begun);
  }
}
