/**
 * Parts of the program that are loaded after the page. Whoever wants one waits until it is there: a load never rejects. Where the network is
 * cut, the part is missing, which the page shows and says; it is tried again by a button, when the network is back, and when it is wanted again.
 */
export type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

export type PartOf<Parts extends Loaders, Name extends keyof Parts> = Awaited<ReturnType<Parts[Name]>>;

export interface LoadsOptions<Parts extends Loaders> {
  readonly parts: Parts;
  /** A part could not be had, or could at last. */
  readonly onMissing: (isMissing: boolean) => void;
  /** Whose `online` event tells that the network is back: the window. */
  readonly network: EventTarget;
}

export class Loads<Parts extends Loaders> {
  readonly #options: LoadsOptions<Parts>;
  readonly #loading = new Map<keyof Parts, Promise<unknown>>();
  readonly #missing = new Set<keyof Parts>();
  #waiting: (() => void)[] = [];
  /** Those who are told where a try fails. */
  #impatient: readonly { readonly name: keyof Parts; readonly fail: () => void }[] = [];

  constructor(options: LoadsOptions<Parts>) {
    this.#options = options;
    options.network.addEventListener('online', () => this.again());
  }

  /** Loads it at the first call, and then has it. Never rejects. */
  part<Name extends keyof Parts>(name: Name): Promise<PartOf<Parts, Name>> {
    if (this.#missing.has(name)) this.again();
    const loading = this.#loading.get(name) ?? this.#load(name);
    this.#loading.set(name, loading);
    return loading as Promise<PartOf<Parts, Name>>;
  }

  /**
   * Loads it, and keeps nobody waiting: `undefined` where it can't be had now. It is then missing as any other is: that is told, and it is tried
   * again.
   */
  partAtOnce<Name extends keyof Parts>(name: Name): Promise<PartOf<Parts, Name> | undefined> {
    const failed = new Promise<undefined>((resolve) => {
      this.#impatient = [...this.#impatient, { name, fail: () => resolve(undefined) }];
    });
    return Promise.race([this.part(name), failed]);
  }

  /** A part the page works without: `undefined` if it can't be loaded now. Nobody is told it is missing; the next call tries again. */
  async optionalPart<Name extends keyof Parts>(name: Name): Promise<PartOf<Parts, Name> | undefined> {
    try {
      return (await this.#options.parts[name]?.()) as PartOf<Parts, Name>;
    } catch {
      return undefined;
    }
  }

  /** Whether a part is missing that somebody waits for. */
  get isMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** Tries again what is missing. */
  again(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const tryAgain of waiting) tryAgain();
  }

  async #load(name: keyof Parts): Promise<unknown> {
    for (;;) {
      try {
        const part = await this.#options.parts[name]?.();
        if (this.#missing.delete(name)) this.#options.onMissing(this.isMissing);
        this.#impatient = this.#impatient.filter((one) => one.name !== name);
        return part;
      } catch {
        this.#missing.add(name);
        this.#options.onMissing(true);
        const impatient = this.#impatient.filter((one) => one.name === name);
        this.#impatient = this.#impatient.filter((one) => one.name !== name);
        for (const { fail } of impatient) fail();
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    }
  }
}
