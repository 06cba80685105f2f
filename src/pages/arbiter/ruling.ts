/**
 * The arbiter's page of a game at a table. The clocks are stopped and started at once; anything else is judged without doing it, read
 * back, and done when it is confirmed, with its reason. Where no arbiter is there, both players have at one device what is left to them.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './arbiter-page.js';
import type { ArbiterPage } from './arbiter-page.js';
import { type ArbiterState, arbiterState, readsBack } from './arbiter-state.js';
import type { RulingWishEvent } from './events.js';
import { phraseNoEffect, phraseRuling, type RulingTelling, type ToldRuling } from '../../../speech/phrase/ruling.js';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import type { ActDraft } from '../../laws/acts.js';
import { judge } from '../../laws/judge.js';
import type { Refusal } from '../../laws/refusals.js';
import type { Actor, Role } from '../../laws/roles.js';
import { factsFor, viewFor } from '../../laws/view.js';
import { opposite } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import type { HeldGame, SessionNews } from '../../game/session/session-port.js';
import { earOf } from '../../game/window-role.js';
import { byPlayers, type Ruler, type RulingAct } from '../../questions/ruling.js';
import { sideToGo } from '../../laws/clock/clock.js';
import type { Table } from '../shared/services.js';
import { isEven, readControl } from '../../../speech/hearing/control/read-control.js';
import type { LanguageName } from '../../../speech/language-names.js';

/** What was read back, and how the game stood then. */
interface Asked {
  readonly draft: ActDraft;
  readonly game: string;
  readonly acts: number;
  readonly text: string;
}

export class ArbiterPart {
  readonly #table: Table;
  readonly #page = createRef<ArbiterPage>();
  #asked: Asked | undefined;
  #refused = '';
  /** What was confirmed is on its way. */
  #ruling = false;
  #shown: { readonly by: readonly unknown[]; readonly state: ArbiterState } | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Nothing for those who do not rule. */
  render(held: HeldGame): TemplateResult | typeof nothing {
    const ruler = this.#rulerOf(held);
    const telling = this.#tellingOf(held);
    if (!ruler) return nothing;
    return html`<arbiter-page
      ${ref(this.#page)}
      .state=${this.#stateOf(held, ruler, telling)}
      .asked=${this.#asked?.text ?? ''}
      .refused=${this.#refused}
      .hearTime=${this.#hearTime}
      ?letter-keys=${this.#table.services.settings().letterKeys}
      @ruling-wish=${this.#onWish}
    ></arbiter-page>`;
  }

  async focus(): Promise<boolean> {
    const page = this.#page.value;
    await page?.updateComplete;
    page?.focus();
    return page !== undefined;
  }

  /** Another game has come: what was read back was of the one before. */
  onNews(news: SessionNews): void {
    if (news.type === 'game') this.#forget();
  }

  #rulerOf({ game }: HeldGame): Ruler | undefined {
    const role = this.#table.role();
    if (role === 'arbiter') return 'arbiter';
    return role === 'both players' && !game.conditions.arbiter ? 'players' : undefined;
  }

  #tellingOf({ game }: HeldGame): RulingTelling {
    const options = this.#table.options();
    return { options, edition: game.conditions.edition, ear: earOf(this.#table.role()) };
  }

  /** Made anew only when an act was done, or things are said otherwise. */
  #stateOf(held: HeldGame, ruler: Ruler, telling: RulingTelling): ArbiterState {
    const { words, callStyle, callLength, squareStyle, detail } = telling.options;
    const by = [held.game, ruler, words, callStyle, callLength, squareStyle, detail];
    const same = this.#shown?.by.every((part, index) => part === by[index]) ?? false;
    if (!this.#shown || !same) {
      this.#shown = { by, state: arbiterState(held.game, this.#table.session.entries, ruler, telling) };
    }
    return this.#shown.state;
  }

  readonly #hearTime = (text: string): number | undefined => readSpan(text, this.#table.services.words.language);

  readonly #onWish = (event: RulingWishEvent): void => {
    event.stopPropagation();
    const { wish } = event;
    const held = this.#table.held();
    const ruler = held && this.#rulerOf(held);
    if (!ruler) return;
    switch (wish.do) {
      case 'stop clocks':
      case 'start clocks':
        this.#clocks(wish.do === 'stop clocks', ruler, held.game).catch(reportError);
        return;
      case 'read back':
        this.#meant(draftOf(ruler, wish.act, held.game, wish.reason), ruler, held).catch(reportError);
        return;
      case 'can win':
        this.#table.services.run('can-win', { read: { color: wish.side } }).catch(reportError);
        return;
      case 'rule':
        this.#rule(held).catch(reportError);
        return;
      case 'change':
        this.#forget();
    }
  };

  async #clocks(stop: boolean, ruler: Ruler, game: Game): Promise<void> {
    const { clock } = game;
    // Before the game it is Black who starts White's clock (Art. 6.6).
    const player = (clock && sideToGo(clock)) ?? opposite(positionOf(game).turn);
    const by: Actor = ruler === 'arbiter' ? 'arbiter' : player;
    if (stop) await this.#table.act({ type: 'stop', by });
    else await this.#table.act({ type: clock?.now.phase === 'waiting' ? 'start' : 'restart', by });
  }

  /** Reads back what is chosen, or does it where nothing is read back. */
  async #meant(draft: ActDraft, ruler: Ruler, held: HeldGame): Promise<void> {
    if (readsBack(held.game, ruler)) this.#ask(draft, held, false);
    else await this.#table.act(draft);
  }

  /** Judges it without doing it. What is refused is told at once, and nothing is asked. */
  #ask(draft: ActDraft, held: HeldGame, overtaken: boolean): void {
    const telling = this.#tellingOf(held);
    this.#forget();
    const effect = effectOf(held.game, draft, this.#table.now(), telling.ear);
    switch (effect.type) {
      case 'refused':
        this.#refused = this.#table.services.speech.speaker.refusal(effect.refusal);
        break;
      case 'nothing':
        this.#refused = this.#say(phraseNoEffect(telling));
        break;
      case 'told': {
        const text = this.#say(phraseRuling(effect.ruling, telling, overtaken));
        this.#asked = { draft, game: held.setup.id, acts: held.acts, text };
      }
    }
    this.#table.host.requestUpdate();
  }

  /** What was read back is done; where the game went on meanwhile and it would bring something else, that is read back first. */
  async #rule(held: HeldGame): Promise<void> {
    const asked = this.#asked;
    if (!asked || this.#ruling) return;
    if (held.setup.id !== asked.game) {
      this.#forget();
      return;
    }
    if (held.acts !== asked.acts && this.#isOther(asked, held)) {
      this.#ask(asked.draft, held, true);
      return;
    }
    this.#ruling = true;
    try {
      const result = await this.#table.act(asked.draft);
      // Refused, it can be confirmed again or changed: why, has been told and shown.
      if (result.type === 'done') this.#forget();
    } finally {
      this.#ruling = false;
    }
  }

  #isOther(asked: Asked, held: HeldGame): boolean {
    const telling = this.#tellingOf(held);
    const effect = effectOf(held.game, asked.draft, this.#table.now(), telling.ear);
    return effect.type !== 'told' || !asked.text.endsWith(textOf(phraseRuling(effect.ruling, telling)));
  }

  #say(said: Utterance): string {
    this.#table.services.speech.speaker.say(said);
    return textOf(said);
  }

  #forget(): void {
    this.#asked = undefined;
    this.#refused = '';
    this.#table.host.requestUpdate();
  }
}

/** The act in the name of whoever rules, with his reason. */
function draftOf(ruler: Ruler, act: RulingAct, game: Game, reason = ''): ActDraft {
  const draft: ActDraft = ruler === 'arbiter' ? { ...act, by: 'arbiter' } : byPlayers(act, game);
  const why = reason.trim();
  return why === '' ? draft : { ...draft, reason: why };
}

type Effect =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** It would be done, and change nothing. */
  | { readonly type: 'nothing' }
  | { readonly type: 'told'; readonly ruling: ToldRuling };

/**
 * What a ruling would bring, found by judging it without doing it.
 *
 * @param ear who hears it read back
 */
function effectOf(game: Game, draft: ActDraft, at: number, ear: Role): Effect {
  const judgement = judge(game, { ...draft, at });
  if (judgement.type === 'refused') return judgement;
  const facts = factsFor(judgement.facts, ear);
  if (facts.length === 0) return { type: 'nothing' };
  const restored = facts.find((fact) => fact.type === 'restored');
  const { type: act, reason } = draft;
  return {
    type: 'told',
    ruling: {
      ...{ act, facts },
      ...(restored && { taken: viewFor(game, ear).sheet.slice(restored.ply) }),
      ...(reason !== undefined && { reason }),
    },
  };
}

/**
 * A span of time in words or digits, understood as a time control is: "2", "two minutes", "1 minute 30 seconds". Milliseconds; `undefined`
 * where it is no span of time, or more than that.
 */
export function readSpan(text: string, language: LanguageName): number | undefined {
  const heard = readControl(text, language);
  if (heard.type !== 'control' || !isEven(heard.time)) return undefined;
  const [only, another] = heard.time.white.periods;
  const alone = another === undefined && only.moves === null && only.extra.kind === 'none';
  return alone && only.time > 0 ? only.time : undefined;
}
