/**
 * Adjourning and resuming on the page of a game at a table (Guidelines I). The move is locked away here (`sealing.ts`), before it
 * becomes an act: what is sent, kept and told holds nothing that could be read.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref, type Ref } from 'lit/directives/ref.js';
import './adjournment-table.js';
import type { AdjournmentTable } from './adjournment-table.js';
import type { AdjournmentWish, AdjournmentWishEvent, GivenOnEnvelope, KeyChoice, ResumeChoice } from './events.js';
import {
  envelopeLines,
  lockTroubleSaid,
  phraseEnvelope,
  resumptionSaid,
  turnAwaySaid,
  type ToResume,
} from '../../../../speech/phrase/envelope.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { envelopeNow, isLockedAway } from '../../../laws/rules/adjournment.js';
import { positionOf, type Game } from '../../../laws/game.js';
import type { HeldGame } from '../../../game/session/session-port.js';
import { readWriting } from './adjournment-reading.js';
import { Sealing } from './sealing.js';
import { actorFor, mayReply, stageOf } from './adjournment-stage.js';
import { EnvelopeTelling } from './envelope-telling.js';
import type { Table } from '../../shared/services.js';
import { ruleOnResumption } from '../../../laws/rules/resumption.js';
import { openWriting, type Opened } from './envelope-cipher.js';

/** An envelope file is a few lines. */
const LARGEST_FILE = 10_000;

const NOTHING_GIVEN: GivenOnEnvelope['resumption'] = { date: '', time: '', venue: '' };

export class AdjournmentPart {
  readonly #table: Table;
  readonly #telling: EnvelopeTelling;
  readonly #sealing: Sealing;
  /** What was typed for the envelope, and for which game. */
  #given: { readonly game: string; readonly given: GivenOnEnvelope } | undefined;
  /** Something is being locked or opened, which takes a moment. */
  #busy = false;
  #readBack = '';
  readonly #shown: Ref<AdjournmentTable> = createRef();

  constructor(table: Table) {
    this.#table = table;
    this.#telling = new EnvelopeTelling(table);
    this.#sealing = new Sealing(table, this.#telling);
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    const options = this.#table.options();
    const { game } = held;
    const envelope = game.adjournment?.envelope;
    const stage = stageOf(game, {
      role: this.#table.role(),
      anew: this.#sealing.anew,
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
    const sealed = { held, sealer, options, shown: this.#element };
    switch (wish.do) {
      case 'ask to adjourn':
        this.#telling.tell(messages.say('envelope-to-adjourn', { sealer }), options);
        return;
      case 'adjourn': {
        const by = actorFor(game, this.#table.role(), 'adjourn');
        if (by) await this.#table.act({ type: 'adjourn', by });
        return;
      }
      case 'have the opponent turn away':
        this.#telling.tell(turnAwaySaid(sealer, messages), options);
        return;
      case 'write':
        await this.#alone(() => this.#sealing.write(wish, sealed));
        return;
      case 'write anew':
        this.#sealing.writeAnew();
        return;
      case 'read what will stand there':
        this.#given = { game: held.setup.id, given: wish.given };
        this.#telling.say(phraseEnvelope(envelopeNow(game, this.#table.now(), wish.given), positionOf(game), options));
        return;
      case 'close the envelope':
        this.#given = { game: held.setup.id, given: wish.given };
        await this.#sealing.close(wish.given, sealed);
        return;
      case 'read the envelope': {
        const envelope = game.adjournment?.envelope;
        if (envelope) this.#telling.say(phraseEnvelope(envelope, positionOf(game), options));
        return;
      }
      case 'stop the clock':
        await this.#sealing.stopClock(sealed);
        return;
      case 'read back': {
        const what = toResume(wish.choice, game);
        if (what) this.#readBack = this.#telling.tell(resumptionSaid(what, messages).join(' '), options);
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
      await form?.refuse(this.#telling.tell(lockTroubleSaid(opened.why, options.words.messages), options));
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
    if (opened && !isMade) this.#telling.tell(say('envelope-found', { text: opened.writing.text }), options);
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
