/**
 * Adjourning and resuming on the page of a game at a table (Guidelines I). The move is locked away here, before it becomes an act: what is
 * sent, kept and told holds nothing that could be read.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref, type Ref } from 'lit/directives/ref.js';
import '../../../components/adjournment/adjournment-table.js';
import type { AdjournmentTable } from '../../../components/adjournment/adjournment-table.js';
import type { AdjournmentWishEvent, GivenOnEnvelope } from '../../../components/adjournment/events.js';
import type { WholeOptions } from '../../../speech/phrasing/call.js';
import { envelopeLines, phraseEnvelope, phraseFaults, phraseOfEnvelope } from '../../../speech/phrasing/envelope.js';
import type { Utterance } from '../../../speech/utterance.js';
import type { EnvelopeWords } from '../../../speech/words/envelope.js';
import { faultsOf } from '../../laws/adjournment.js';
import { envelopeNow } from '../../laws/adjourning.js';
import type { Seal } from '../../laws/acts.js';
import type { Color } from '../../laws/squares.js';
import { positionOf } from '../../laws/state.js';
import type { ActResult, HeldGame } from '../../play/session-port.js';
import { languageShown } from '../page-words.js';
import { offerFile } from '../offer-file.js';
import { doubtIn, readWriting } from './adjournment-reading.js';
import { openWith, toResume } from './adjournment-resuming.js';
import { actorFor, mayReply, sealerHere, stageOf } from './adjournment-stage.js';
import { sealWriting, type Lock } from './envelope-cipher.js';
import type { Table } from './part.js';

type Wish = AdjournmentWishEvent['wish'];
type WishTo<Do extends Wish['do']> = Extract<Wish, { readonly do: Do }>;

const NOTHING_GIVEN: GivenOnEnvelope['resumption'] = { date: '', time: '', venue: '' };

export class AdjournmentPart {
  readonly #table: Table;
  /** What was typed for the envelope, and for which game. */
  #given: { readonly game: string; readonly given: GivenOnEnvelope } | undefined;
  /** A written move is to be written anew, which can be done until the clock is stopped (I.1.1). */
  #anew = false;
  /** Something is being locked or opened, which takes a moment. */
  #busy = false;
  #readBack = '';
  readonly #shown: Ref<AdjournmentTable> = createRef();

  constructor(table: Table) {
    this.#table = table;
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    const options = this.#table.options();
    if (!options) return nothing;
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
    const { envelope: words } = options.words;
    const together = stage.is === 'writing' && stage.together;
    return html`<adjournment-table
      ${ref(this.#shown)}
      .stage=${stage}
      .question=${words.toAdjourn(stage.sealer)}
      .turnAway=${together ? words.turnAway(stage.sealer) : ''}
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
    if (this.#element?.matches(':focus-within')) this.#table.doers.views.showGame().catch(reportError);
  }

  get #element(): AdjournmentTable | undefined {
    return this.#shown.value;
  }

  readonly #onWish = ({ wish }: AdjournmentWishEvent): void => {
    this.#carryOut(wish).catch(reportError);
  };

  async #carryOut(wish: Wish): Promise<void> {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held || !options || this.#busy) return;
    const { game } = held;
    const sealer = game.adjournment?.sealer ?? mayReply(game) ?? positionOf(game).turn;
    switch (wish.do) {
      case 'ask to adjourn':
        this.#tell((words) => words.toAdjourn(sealer), options);
        return;
      case 'adjourn': {
        const by = actorFor(game, this.#table.role(), 'adjourn');
        if (by) await this.#table.act({ type: 'adjourn', by });
        return;
      }
      case 'have the opponent turn away':
        this.#tell((words) => words.turnAway(sealer), options);
        return;
      case 'write':
        await this.#alone(() => this.#write(wish, held, sealer, options));
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
        await this.#close(wish.given, held, sealer, options);
        return;
      case 'read the envelope': {
        const envelope = game.adjournment?.envelope;
        if (envelope) this.#say(phraseEnvelope(envelope, positionOf(game), options));
        return;
      }
      case 'stop the clock':
        await this.#seal({ do: 'stop the clock' }, held, sealer);
        return;
      case 'read back': {
        const what = toResume(wish.choice, game);
        if (what) this.#readBack = this.#tell((words) => words.toResume(what).join(' '), options);
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

  async #write(
    { text, lock, sure }: WishTo<'write'>,
    held: HeldGame,
    sealer: Color,
    options: WholeOptions,
  ): Promise<void> {
    const { setup, game } = held;
    const form = this.#element?.writing;
    const writing = { text, language: languageShown() };
    // Art. 12.6: in strict play nobody is told what the program makes of it.
    const doubt = game.conditions.play === 'casual' && !sure ? doubtIn(readWriting(writing, game)) : undefined;
    if (doubt) {
      await form?.doubt(options.words.envelope.doubt(doubt));
      return;
    }
    const locks: Lock = lock.by === 'passphrase' ? { passphrase: lock.passphrase } : { envelopeFor: setup.id };
    const sealed = await sealWriting(writing, locks);
    if (!sealed.ok) {
      await form?.refuse(this.#tell((words) => words.trouble(sealed.why), options));
      return;
    }
    const result = await this.#seal({ do: 'write', sealed: sealed.sealed }, held, sealer);
    if (result?.type !== 'done') return;
    form?.accept();
    this.#anew = false;
    if (sealed.file !== undefined) offerFile(`envelope-${setup.id}.json`, 'application/json', sealed.file);
    // The player who wrote it hears so in a window of his own; where both listen, it is news for neither.
    if (this.#table.role() === 'both players') this.#tell((words) => words.lockedAway(), options);
    this.#table.host.requestUpdate();
  }

  /** I.2, I.3: the envelope is closed when nothing on it is wrong or missing. */
  async #close(given: GivenOnEnvelope, held: HeldGame, sealer: Color, options: WholeOptions): Promise<void> {
    const { game } = held;
    this.#given = { game: held.setup.id, given };
    const written = envelopeNow(game, this.#table.now(), given);
    const { names = given.players } = held.setup;
    const actual = {
      ...written,
      players: { white: names.white || given.players.white, black: names.black || given.players.black },
    };
    const faults = faultsOf(written, actual, game.conditions.edition);
    if (faults.length > 0) {
      this.#say(phraseFaults(faults, options));
      await this.#element?.envelope?.refuse(
        faults.map(({ field }) => ({ field, words: options.words.envelope.fault(field) })),
      );
      return;
    }
    this.#say(phraseEnvelope(written, positionOf(game), options));
    await this.#seal({ do: 'close the envelope', given }, held, sealer);
  }

  async #seal(step: Seal['step'], { game }: HeldGame, sealer: Color): Promise<ActResult | undefined> {
    const by = sealerHere(game, this.#table.role(), sealer);
    return by && this.#table.act({ type: 'seal', by, step });
  }

  /** I.7: the envelope is opened in the moment in which the game is resumed, and not before. */
  async #resume({ choice, key }: WishTo<'resume'>, { setup, game }: HeldGame, options: WholeOptions): Promise<void> {
    const form = this.#element?.resuming;
    const by = actorFor(game, this.#table.role(), 'resume');
    if (!by) return;
    const opened = await openWith(key, setup.id, game);
    if (opened && !opened.ok) {
      await form?.refuse(this.#tell((words) => words.trouble(opened.why), options));
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
    // A move that stands is told by its call; what does not is told as it was written.
    const isMade = result.facts.some(({ type }) => type === 'moved');
    if (opened && !isMade) this.#tell((words) => words.found(opened.writing.text), options);
  }

  #givenOf({ setup }: HeldGame): GivenOnEnvelope {
    if (this.#given?.game === setup.id) return this.#given.given;
    return { players: setup.names ?? { white: '', black: '' }, resumption: NOTHING_GIVEN };
  }

  /** Says it, and gives the same words for the page. */
  #tell(say: (words: EnvelopeWords) => string, options: WholeOptions): string {
    this.#say(phraseOfEnvelope(say, options));
    return say(options.words.envelope);
  }

  #say(utterance: Utterance): void {
    this.#table.doers.speech.announcer.say(utterance);
  }
}
