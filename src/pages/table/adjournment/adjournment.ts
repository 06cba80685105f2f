/**
 * Adjourning and resuming on the page of a game at a table (Guidelines I). The move is locked away here, before it becomes an act: what is sent,
 * kept and told holds nothing that could be read.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref, type Ref } from 'lit/directives/ref.js';
import './adjournment-table.js';
import type { AdjournmentTable } from './adjournment-table.js';
import type { AdjournmentWish, AdjournmentWishEvent, GivenOnEnvelope, KeyChoice, ResumeChoice } from './events.js';
import {
  doubtSaid,
  envelopeLines,
  faultSaid,
  lockTroubleSaid,
  phraseEnvelope,
  phraseFaults,
  resumptionSaid,
  turnAwaySaid,
  type ToResume,
} from '../../../../speech/phrase/envelope.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { page, segmentsOf } from '../../../../speech/phrase/segments.js';
import type { Utterance } from '../../../../speech/utterance.js';
import type { Seal } from '../../../laws/acts.js';
import { envelopeFaults, envelopeNow, isLockedAway } from '../../../laws/rules/adjournment.js';
import { positionOf, type Game } from '../../../laws/game.js';
import type { Color } from '../../../laws/squares.js';
import type { ActResult, HeldGame } from '../../../game/session/session-port.js';
import { doubtIn, readWriting } from './adjournment-reading.js';
import { actorFor, mayReply, sealerHere, stageOf } from './adjournment-stage.js';
import { offerFile } from '../../shared/offer-file.js';
import type { Table } from '../../shared/services.js';
import { ruleOnResumption } from '../../../laws/rules/resumption.js';
import { openWriting, sealWriting, type Lock, type Opened } from './envelope-cipher.js';

/** The game of which a move is sealed, and by whom. */
interface SealedGame {
  readonly held: HeldGame;
  readonly sealer: Color;
  readonly options: PhraseOptions;
}

/** An envelope file is a few lines. */
const LARGEST_FILE = 10_000;

const NOTHING_GIVEN: GivenOnEnvelope['resumption'] = { date: '', time: '', venue: '' };

export class AdjournmentPart {
  readonly #table: Table;
  /** A written move is to be written anew, which can be done until the clock is stopped (I.1.1). */
  #anew = false;
  /** What was typed for the envelope, and for which game. */
  #given: { readonly game: string; readonly given: GivenOnEnvelope } | undefined;
  /** Something is being locked or opened, which takes a moment. */
  #busy = false;
  #readBack = '';
  readonly #shown: Ref<AdjournmentTable> = createRef();

  constructor(table: Table) {
    this.#table = table;
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    const options = this.#table.options();
    const { game } = held;
    const envelope = game.adjournment?.envelope;
    const stage = stageOf(game, {
      role: this.#table.role(),
      anew: this.#anew,
      given: this.#givenOf(held),
      lines: envelope ? envelopeLines(envelope, positionOf(game), options) : [],
    });
    if (!stage) {
      this.#leave();
      return nothing;
    }
    const { messages } = options.words;
    const together = stage.is === 'writing' && stage.together;
    return html`<adjournment-table
      ${ref(this.#shown)}
      .stage=${stage}
      .question=${messages.say('envelope-to-adjourn', { sealer: stage.sealer })}
      .turnAway=${together ? turnAwaySaid(stage.sealer, messages) : ''}
      .readBack=${this.#readBack}
      @adjournment-wish=${this.#onWish}
    ></adjournment-table>`;
  }

  /** Puts the focus there; tells whether there is anything of it. */
  focus(): boolean {
    const element = this.#element;
    element?.focus();
    return element !== undefined;
  }

  /** Nothing of it is to be shown any more: the focus goes on to the game, and not out of the page. */
  #leave(): void {
    if (this.#element?.matches(':focus-within')) this.#table.services.views.showGame().catch(reportError);
  }

  get #element(): AdjournmentTable | undefined {
    return this.#shown.value;
  }

  readonly #onWish = ({ wish }: AdjournmentWishEvent): void => {
    this.#carryOut(wish).catch(reportError);
  };

  async #carryOut(wish: AdjournmentWish): Promise<void> {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held || this.#busy) return;
    const { game } = held;
    const { messages } = options.words;
    const sealer = game.adjournment?.sealer ?? mayReply(game) ?? positionOf(game).turn;
    const sealed = { held, sealer, options };
    switch (wish.do) {
      case 'ask to adjourn':
        this.#tell(messages.say('envelope-to-adjourn', { sealer }), options);
        return;
      case 'adjourn': {
        const by = actorFor(game, this.#table.role(), 'adjourn');
        if (by) await this.#table.act({ type: 'adjourn', by });
        return;
      }
      case 'have the opponent turn away':
        this.#tell(turnAwaySaid(sealer, messages), options);
        return;
      case 'write':
        await this.#alone(() => this.#write(wish, sealed));
        return;
      case 'write anew':
        this.#anew = true;
        this.#table.host.requestUpdate();
        return;
      case 'read what will stand there':
        this.#given = { game: held.setup.id, given: wish.given };
        this.#say(phraseEnvelope(envelopeNow(game, this.#table.now(), wish.given), positionOf(game), options));
        return;
      case 'close the envelope':
        this.#given = { game: held.setup.id, given: wish.given };
        await this.#close(wish.given, sealed);
        return;
      case 'read the envelope': {
        const envelope = game.adjournment?.envelope;
        if (envelope) this.#say(phraseEnvelope(envelope, positionOf(game), options));
        return;
      }
      case 'stop the clock':
        await this.#seal({ do: 'stop the clock' }, sealed);
        return;
      case 'read back': {
        const what = toResume(wish.choice, game);
        if (what) this.#readBack = this.#tell(resumptionSaid(what, messages).join(' '), options);
        this.#table.host.requestUpdate();
        return;
      }
      case 'resume':
        await this.#alone(() => this.#resume(wish, held, options));
    }
  }

  /** A second press while the first is carried out wants nothing more. */
  async #alone(act: () => Promise<void>): Promise<void> {
    this.#busy = true;
    try {
      await act();
    } finally {
      this.#busy = false;
    }
  }

  /** I.1: the move is written, and locked away before anyone else has it. */
  async #write(
    { text, lock, sure }: Extract<AdjournmentWish, { readonly do: 'write' }>,
    sealed: SealedGame,
  ): Promise<void> {
    const { held, options } = sealed;
    const { setup, game } = held;
    const { messages } = options.words;
    const form = this.#element?.writing;
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
      await form?.refuse(this.#tell(lockTroubleSaid(locked.why, messages), options));
      return;
    }
    const result = await this.#seal({ do: 'write', sealed: locked.sealed }, sealed);
    if (result?.type !== 'done') return;
    form?.accept();
    this.#anew = false;
    if (locked.file !== undefined) offerFile(`envelope-${setup.id}.json`, 'application/json', locked.file);
    // The player who wrote it hears so in a window of his own; where both listen, it is news for neither.
    if (this.#table.role() === 'both players') this.#tell(messages.say('envelope-locked-away'), options);
    this.#table.host.requestUpdate();
  }

  /** I.2, I.3: the envelope is closed when nothing on it is wrong or missing. */
  async #close(given: GivenOnEnvelope, sealed: SealedGame): Promise<void> {
    const { held, options } = sealed;
    const { game } = held;
    const written = envelopeNow(game, this.#table.now(), given);
    const { names = given.players } = held.setup;
    const actual = {
      ...written,
      players: { white: names.white || given.players.white, black: names.black || given.players.black },
    };
    const faults = envelopeFaults(written, actual, game.conditions.edition);
    if (faults.length > 0) {
      this.#say(phraseFaults(faults, options));
      await this.#element?.envelope?.refuse(
        faults.map(({ field }) => ({ field, words: faultSaid(field, options.words.messages) })),
      );
      return;
    }
    this.#say(phraseEnvelope(written, positionOf(game), options));
    await this.#seal({ do: 'close the envelope', given }, sealed);
  }

  async #seal(step: Seal['step'], { held, sealer }: SealedGame): Promise<ActResult | undefined> {
    const by = sealerHere(held.game, this.#table.role(), sealer);
    return by && this.#table.act({ type: 'seal', by, step });
  }

  /** I.7: the envelope is opened in the moment in which the game is resumed, and not before. */
  async #resume(
    { choice, key }: Extract<AdjournmentWish, { readonly do: 'resume' }>,
    { setup, game }: HeldGame,
    options: PhraseOptions,
  ): Promise<void> {
    const form = this.#element?.resuming;
    const by = actorFor(game, this.#table.role(), 'resume');
    if (!by) return;
    const opened = await openWith(key, setup.id, game);
    if (opened && !opened.ok) {
      await form?.refuse(this.#tell(lockTroubleSaid(opened.why, options.words.messages), options));
      return;
    }
    const result = await this.#table.act({
      type: 'resume',
      by,
      ...choice,
      ...(opened && { opened: readWriting(opened.writing, game) }),
    });
    if (result.type === 'refused') {
      await form?.refuse('');
      return;
    }
    this.#readBack = '';
    this.#given = undefined;
    const { say } = options.words.messages;
    // A move that stands is told by its call; what does not is told as it was written.
    const isMade = result.facts.some(({ type }) => type === 'moved');
    if (opened && !isMade) this.#tell(say('envelope-found', { text: opened.writing.text }), options);
  }

  /** Says it, and gives the same words for the page. */
  #tell(sentences: string, options: PhraseOptions): string {
    this.#say(page(segmentsOf(sentences, options), 'answer'));
    return sentences;
  }

  #say(utterance: Utterance): void {
    this.#table.services.speech.speaker.say(utterance);
  }

  #givenOf({ setup }: HeldGame): GivenOnEnvelope {
    if (this.#given?.game === setup.id) return this.#given.given;
    return { players: setup.names ?? { white: '', black: '' }, resumption: NOTHING_GIVEN };
  }
}

/** What the Guidelines make of what is said; `undefined` where the game is not adjourned. */
function toResume({ present, late, found }: ResumeChoice, game: Game): ToResume | undefined {
  const { adjournment, clock, conditions } = game;
  if (!adjournment) return undefined;
  const { sealer } = adjournment;
  const opens = ruleOnResumption(sealer, present, conditions.edition);
  const runs = found.envelope ? opens.clock : sealer;
  return {
    sealer,
    present,
    late,
    envelope: found.envelope ? opens.envelope : 'lost',
    ...(clock && found.times && { clock: runs }),
    times: found.times,
    position: found.position,
  };
}

/** What stands in the envelope; `undefined` where nothing is locked away, or nothing was given to open it with. */
async function openWith(key: KeyChoice | undefined, id: string, { adjournment }: Game): Promise<Opened | undefined> {
  const written = adjournment?.sealing.written;
  if (!key || !written || !isLockedAway(written)) return undefined;
  if ('passphrase' in key) return openWriting(written, key);
  if (key.file.size > LARGEST_FILE) return { ok: false, why: 'not this envelope' };
  return openWriting(written, { file: await key.file.text(), game: id });
}
