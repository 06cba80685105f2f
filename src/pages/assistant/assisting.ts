/** The assistant's page in a window that is an assistant's (App. D.2.10, D.2.11): what he chooses there becomes an act for his player. */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './assistant-page.js';
import type { AssistantPage } from './assistant-page.js';
import type { AssistantLineEvent, LineMeant } from './events.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import type { TableActEvent } from '../shared/table-events.js';
import type { CallText } from '../shared/step-texts.js';
import { phraseRefusal } from '../../../speech/phrase/refusals.js';
import { calledName } from '../../../speech/phrase/table.js';
import { textOf } from '../../../speech/utterance.js';
import type { ActDraft } from '../../laws/acts.js';
import type { Refusal } from '../../laws/refusals.js';
import type { Color } from '../../laws/squares.js';
import { LineQueue, type EnteredLine, type Following, type LineOutcome } from '../../../speech/line-queue.js';
import type { HeldGame, SessionNews } from '../../game/session/session-port.js';
import { isPlayers, sidesOf, type WindowRole } from '../../game/window-role.js';
import { assistingIn } from '../../questions/assistant.js';
import { everyLanguage } from '../../../speech/hearing/every-language.js';
import { meaningOfLine, type AssistantMeaning } from './assistant-line.js';
import type { Table } from '../shared/services.js';

/** An act that was sent from here: how many acts stood then, and whether it is still under way. */
interface Sent {
  readonly acts: number;
  readonly underWay: boolean;
}

/** What was typed, with what a move in it is for. */
interface AssistantsLine extends EnteredLine {
  readonly meant: LineMeant;
}

export class AssistantPart {
  readonly #table: Table;
  readonly #page = createRef<AssistantPage>();
  readonly #sent = new Map<string, Sent>();
  #refusal = '';
  #lineRefusal = '';
  /** What is done if the move that was asked about is meant. */
  #asked: ActDraft | undefined;
  /** Says again why the last line was not done, or what it asks; absent where it was done. */
  #again: (() => void) | undefined;
  readonly #queue = new LineQueue<AssistantsLine>({
    carryOut: (line) => this.#carryOut(line),
    goesThrough: (line, following) => this.#goesThrough(line, following),
    tell: (heldBack) => this.#tellHeldBack(heldBack),
    // As the events of the page are stamped, with which a line was begun.
    now: () => performance.now(),
  });

  constructor(table: Table) {
    this.#table = table;
    // Wherever the focus is, as with all that is asked on the page.
    new EscapeKey(table.host, {
      rank: 'question',
      leave: () => this.#asked !== undefined && this.answer(false),
      tellsItself: true,
    });
  }

  render({ game }: HeldGame): TemplateResult | typeof nothing {
    const side = assistedBy(this.#table.role());
    if (!side) return nothing;
    return html`<assistant-page
      ${ref(this.#page)}
      .assisting=${assistingIn(game, side)}
      .callText=${this.#callText}
      .refusal=${this.#refusal}
      .lineRefusal=${this.#lineRefusal}
      .keysEnabled=${this.#table.services.settings().letterKeys}
      @table-act=${this.#onAct}
      @assistant-line=${this.#onLine}
    ></assistant-page>`;
  }

  /** Puts the focus on what stands first; tells whether there is anything to have it. */
  async focus(): Promise<boolean> {
    const page = this.#page.value;
    await page?.updateComplete;
    page?.focus();
    return page !== undefined;
  }

  /** A key: it counts only while the focus is on the assistant's page, which hears it itself; to be told of it again does no harm. */
  onKey(event: KeyboardEvent): void {
    const page = this.#page.value;
    if (page && event.composedPath().includes(page)) page.onKey(event);
  }

  onNews(news: SessionNews): void {
    if (news.type !== 'act' && news.type !== 'game') return;
    this.#refusal = '';
    if (news.type === 'game') this.#forget();
  }

  /**
   * Answers what is asked here about a move, or says yes to what stands first on the page. Tells whether there was anything to be answered;
   * what comes of it is told.
   */
  answer(yes: boolean): boolean {
    const asked = this.#asked;
    if (!(yes ? (asked ?? this.#next) : asked)) return false;
    this.#asked = undefined;
    this.#answer(yes, asked).catch(reportError);
    return true;
  }

  get #given(): { readonly held: HeldGame; readonly side: Color } | undefined {
    const held = this.#table.held();
    const side = assistedBy(this.#table.role());
    return held && side && { held, side };
  }

  /** What stands first: what is most likely to be done next. */
  get #next(): ActDraft | undefined {
    const given = this.#given;
    return given && assistingIn(given.held.game, given.side).next?.act;
  }

  readonly #callText: CallText = (move, of) => {
    const options = this.#table.options();
    return calledName(move, of, options);
  };

  readonly #onAct = (event: TableActEvent): void => {
    // It is done here, and by nobody above.
    event.stopPropagation();
    this.#act(event.act, 'page').catch(reportError);
  };

  readonly #onLine = (event: AssistantLineEvent): void => {
    event.stopPropagation();
    this.#enter(event).catch(reportError);
  };

  async #enter({ line, what, of }: AssistantLineEvent): Promise<void> {
    const end = await this.#queue.enter({ ...line, meant: { what, of } });
    this.#page.value?.entry?.end(line.text, end);
  }

  async #carryOut(line: AssistantsLine): Promise<LineOutcome> {
    const meaning = this.#meaningOf(line);
    this.#again = undefined;
    return meaning ? this.#do(meaning) : 'refused';
  }

  #meaningOf({ text, meant }: AssistantsLine): AssistantMeaning | undefined {
    const given = this.#given;
    return (
      given &&
      meaningOfLine({ text, meant }, given.held.game, given.side, everyLanguage(this.#table.services.words.language))
    );
  }

  /** An answer where something is asked; behind a refusal that is known a move too, which may be the one before, mended. */
  #goesThrough(line: AssistantsLine, following: Following): boolean {
    const meaning = this.#meaningOf(line);
    if (meaning?.does === 'answer') return this.#asked !== undefined;
    if (following === 'unknowing' || !meaning) return false;
    return meaning.does !== 'act' || ['announce', 'make', 'execute'].includes(meaning.act.type);
  }

  /** After the reason, once more: whoever typed ahead has not heard it. */
  #tellHeldBack(lines: readonly string[]): void {
    const { speaker } = this.#table.services.speech;
    speaker.asOne(() => {
      this.#again?.();
      speaker.reply({ about: 'held back', lines });
    });
  }

  async #do(meaning: AssistantMeaning): Promise<LineOutcome> {
    const { speaker } = this.#table.services.speech;
    const asked = this.#asked;
    this.#asked = undefined;
    switch (meaning.does) {
      case 'act':
        return this.#actOf(meaning.act);
      case 'answer':
        return this.#answer(meaning.yes, asked);
      case 'ask':
        this.#asked = meaning.act;
        this.#tellAgain(() => speaker.doubt(meaning.refusal, meaning.moves));
        return 'asked';
      case 'say again':
        await this.#table.services.run('repeat');
        return 'done';
      case 'refuse':
        this.#tellAgain(() => speaker.refusal(meaning.refusal));
        return 'refused';
    }
  }

  /** Says it and shows it, and may say it again. */
  #tellAgain(say: () => string): void {
    this.#again = say;
    this.#show(say());
  }

  /** To the move that was asked about, else to what stands first. */
  async #answer(yes: boolean, asked: ActDraft | undefined): Promise<LineOutcome> {
    this.#show('');
    if (!yes) {
      if (asked) this.#table.services.speech.speaker.reply({ about: 'move not made' });
      return 'done';
    }
    const act = asked ?? this.#next;
    if (act) return this.#actOf(act);
    this.#table.services.speech.speaker.reply({ about: 'nothing asked' });
    return 'done';
  }

  async #actOf(act: ActDraft): Promise<LineOutcome> {
    return (await this.#act(act, 'line')) ? 'done' : 'refused';
  }

  /** Tells whether it was done. What is under way, or done and not to be seen yet, is not done again. */
  async #act(act: ActDraft, from: 'page' | 'line'): Promise<boolean> {
    const held = this.#table.held();
    if (!held) return false;
    const { acts, setup } = held;
    const key = JSON.stringify([setup.id, act]);
    const sent = this.#sent.get(key);
    if (sent && (sent.underWay || sent.acts === acts)) return false;
    this.#sent.set(key, { acts, underWay: true });
    const result = await this.#table.act(act);
    if (result.type === 'done') {
      this.#sent.set(key, { acts, underWay: false });
      this.#refusal = '';
      this.#show('');
      return true;
    }
    this.#sent.delete(key);
    const words = this.#words(result.refusal);
    if (from === 'line') {
      // It was told already.
      this.#again = () => this.#table.services.speech.speaker.refusal(result.refusal);
      this.#show(words);
      return false;
    }
    this.#refusal = words;
    this.#table.host.requestUpdate();
    return false;
  }

  /** As it was told already. */
  #words(refusal: Refusal): string {
    const options = this.#table.options();
    return textOf(phraseRefusal(refusal, options));
  }

  /** Shows at the field why the line was not done. */
  #show(words: string): void {
    this.#lineRefusal = words;
    this.#table.host.requestUpdate();
  }

  #forget(): void {
    this.#sent.clear();
    this.#asked = undefined;
    this.#lineRefusal = '';
  }
}

/** Whom somebody in this window assists. */
function assistedBy(role: WindowRole): Color | undefined {
  return isPlayers(role) ? undefined : sidesOf(role)[0];
}
