/**
 * The settings of this origin: what one window changes is kept, and told to the other windows.
 */
import type { KeepResult } from '../../game/session/journal.js';
import { Newscast, type ErrorReport } from '../../game/session/publisher.js';
import { parseSettings, type Settings } from './settings.js';
import type { WindowChannel } from '../../game/session/browser-windows.js';

export interface SharedSettingsParts {
  /** The settings as they were kept. */
  readonly settings: Settings;
  /** Keeps them; never rejects. */
  readonly save: (settings: Settings) => Promise<KeepResult>;
  /** Reaches the other windows; `undefined` where this one is alone. A channel of its own, not the game's. */
  readonly channel: WindowChannel | undefined;
  readonly report: ErrorReport;
}

export class SharedSettings {
  readonly #parts: SharedSettingsParts;
  readonly #news: Newscast<Settings>;
  #current: Settings;

  constructor(parts: SharedSettingsParts) {
    this.#parts = parts;
    this.#current = parts.settings;
    this.#news = new Newscast(parts.report);
    parts.channel?.listen((message) => {
      this.#stand(parseSettings(message));
    });
  }

  get current(): Settings {
    return this.#current;
  }

  /**
   * Changes some of them: at once here and in the other windows, whether or not it can be kept for the next time. The result
   * says whether it was.
   */
  change(change: Partial<Settings>): Promise<KeepResult> {
    const settings = { ...this.#current, ...change };
    this.#parts.channel?.send(settings);
    this.#stand(settings);
    return this.#parts.save(settings);
  }

  /** Tells the settings as they are after each change. */
  listen(listener: (settings: Settings) => void): () => void {
    return this.#news.listen(listener);
  }

  close(): void {
    this.#parts.channel?.close();
  }

  #stand(settings: Settings): void {
    this.#current = settings;
    this.#news.publish(settings);
  }
}
