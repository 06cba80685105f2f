/**
 * The sealed move in this window (Guidelines I.1 to I.3): it is written and locked away, the envelope is closed, the clock is stopped.
 */
import type { AdjournmentTable } from './adjournment-table.js';
import type { AdjournmentWish, GivenOnEnvelope } from './events.js';
import {
  doubtSaid,
  faultSaid,
  lockTroubleSaid,
  phraseEnvelope,
  phraseFaults,
} from '../../../../speech/phrase/envelope.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import type { Seal } from '../../../laws/acts.js';
import { envelopeFaults, envelopeNow } from '../../../laws/rules/adjournment.js';
import type { Color } from '../../../laws/squares.js';
import { positionOf } from '../../../laws/game.js';
import type { ActResult, HeldGame } from '../../../game/session/session-port.js';
import { offerFile } from '../../shared/offer-file.js';
import { doubtIn, readWriting } from './adjournment-reading.js';
import { sealerHere } from './adjournment-stage.js';
import { sealWriting, type Lock } from './envelope-cipher.js';
import type { EnvelopeTelling } from './envelope-telling.js';
import type { Table } from '../../shared/services.js';

/** The game of which a move is sealed, by whom, and where he writes it. */
export interface SealedGame {
  readonly held: HeldGame;
  readonly sealer: Color;
  readonly options: PhraseOptions;
  readonly shown: AdjournmentTable | undefined;
}

export class Sealing {
  readonly #table: Table;
  readonly #telling: EnvelopeTelling;
  #anew = false;

  constructor(table: Table, telling: EnvelopeTelling) {
    this.#table = table;
    this.#telling = telling;
  }

  /** A written move is to be written anew, which can be done until the clock is stopped (I.1.1). */
  get anew(): boolean {
    return this.#anew;
  }

  writeAnew(): void {
    this.#anew = true;
    this.#table.host.requestUpdate();
  }

  /** I.1: the move is written, and locked away before anyone else has it. */
  async write(
    { text, lock, sure }: Extract<AdjournmentWish, { readonly do: 'write' }>,
    sealed: SealedGame,
  ): Promise<void> {
    const { held, options, shown } = sealed;
    const { setup, game } = held;
    const { messages } = options.words;
    const form = shown?.writing;
    const writing = { text, language: this.#table.services.words.language };
    // Art. 12.6: in strict play nobody is told what the program makes of it.
    const doubt = game.conditions.play === 'casual' && !sure ? doubtIn(readWriting(writing, game)) : undefined;
    if (doubt) {
      await form?.doubt(doubtSaid(doubt, messages));
      return;
    }
    const locks: Lock = lock.by === 'passphrase' ? { passphrase: lock.passphrase } : { envelopeFor: setup.id };
    const locked = await sealWriting(writing, locks);
    if (!locked.ok) {
      await form?.refuse(this.#telling.tell(lockTroubleSaid(locked.why, messages), options));
      return;
    }
    const result = await this.#seal({ do: 'write', sealed: locked.sealed }, sealed);
    if (result?.type !== 'done') return;
    form?.accept();
    this.#anew = false;
    if (locked.file !== undefined) offerFile(`envelope-${setup.id}.json`, 'application/json', locked.file);
    // The player who wrote it hears so in a window of his own; where both listen, it is news for neither.
    if (this.#table.role() === 'both players') this.#telling.tell(messages.say('envelope-locked-away'), options);
    this.#table.host.requestUpdate();
  }

  /** I.2, I.3: the envelope is closed when nothing on it is wrong or missing. */
  async close(given: GivenOnEnvelope, sealed: SealedGame): Promise<void> {
    const { held, options, shown } = sealed;
    const { game } = held;
    const written = envelopeNow(game, this.#table.now(), given);
    const { names = given.players } = held.setup;
    const actual = {
      ...written,
      players: { white: names.white || given.players.white, black: names.black || given.players.black },
    };
    const faults = envelopeFaults(written, actual, game.conditions.edition);
    if (faults.length > 0) {
      this.#telling.say(phraseFaults(faults, options));
      await shown?.envelope?.refuse(
        faults.map(({ field }) => ({ field, words: faultSaid(field, options.words.messages) })),
      );
      return;
    }
    this.#telling.say(phraseEnvelope(written, positionOf(game), options));
    await this.#seal({ do: 'close the envelope', given }, sealed);
  }

  async stopClock(sealed: SealedGame): Promise<void> {
    await this.#seal({ do: 'stop the clock' }, sealed);
  }

  async #seal(step: Seal['step'], { held, sealer }: SealedGame): Promise<ActResult | undefined> {
    const by = sealerHere(held.game, this.#table.role(), sealer);
    return by && this.#table.act({ type: 'seal', by, step });
  }
}
