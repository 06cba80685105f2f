/**
 * The desktop that scenarios are played on, one after another; a new one after each that failed.
 */
import { Desktop } from './desktop.js';
import { EnvironmentError, MissingError } from './processes.js';
import { play } from './scenario.js';

const TRIES = 3;

export class Stage {
  #kind;
  #write;
  /** @type {Desktop | undefined} */
  #desktop;

  /**
   * @param {import('./browser.js').BrowserKind} kind The browser of all that is played here.
   * @param {(line: string) => void} write Takes a line for whoever watches.
   */
  constructor(kind, write) {
    this.#kind = kind;
    this.#write = write;
  }

  /**
   * @param {import('./scenario.js').Scenario} scenario
   * @param {string} url Where the app is.
   * @returns {Promise<readonly import('./scenario.js').StepResult[] | undefined>} Nothing where the surroundings failed three times,
   *   or always will.
   */
  async play(scenario, url) {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        this.#desktop ??= await Desktop.start();
        return await play(this.#desktop, this.#kind, scenario, url);
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        this.#write(`  try ${tries}: ${error.message}`);
        await this.close();
        if (error instanceof MissingError) return undefined;
      }
    }
    return undefined;
  }

  async close() {
    await this.#desktop?.close();
    this.#desktop = undefined;
  }
}
