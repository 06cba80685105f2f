/** The guided first game in the shell: what it is made of, what hears its elements, and its page. Loaded when it is first wanted. */
import { html, nothing, type TemplateResult } from 'lit';
import '../pages/game/command-bar.js';
import '../pages/game/move-question.js';
import type { MoveMeantEvent } from '../pages/game/move-question.js';
import { NOTHING_TO_DO } from '../commands/when.js';
import { GuidedGame } from '../pages/guide/guided-game.js';
import { guideView, type GuideViewParts } from '../pages/guide/guide-view.js';
import type { Services } from '../pages/shared/services.js';
import type { ReactiveControllerHost } from 'lit';
import { EventListeners } from './event-listeners.js';
import { nextRegion } from './regions.js';
import { carryOut, runCommand } from './run-command.js';

export interface GuideHereParts {
  readonly host: ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly services: Services;
}

export class GuideHere {
  readonly #parts: GuideHereParts;
  readonly guided: GuidedGame;
  /** What hears the elements while the guide is shown. */
  readonly listeners: EventListeners;

  private constructor(parts: GuideHereParts, guided: GuidedGame) {
    this.#parts = parts;
    this.guided = guided;
    this.listeners = new EventListeners(guided.services);
  }

  static async open(parts: GuideHereParts): Promise<GuideHere> {
    const { host, services } = parts;
    const page = (): Element | null => host.renderRoot.querySelector("[data-page='guide']");
    const board = () => page()?.querySelector('chess-board');
    const guided = await GuidedGame.open({
      host,
      services,
      run: runCommand,
      carryOut,
      views: {
        showGame: () => Promise.resolve(board()?.focus()),
        focusEntry: () => Promise.resolve(page()?.querySelector('move-entry')?.focus()),
        focusNextRegion: (back) => {
          const root = page();
          if (root) nextRegion(root, host.shadowRoot?.activeElement ?? null, back)?.focus();
        },
        focusSquare: (square) => Promise.resolve(board()?.focusSquare(square)),
        lifted: () => board()?.lifted,
        putBack: () => board()?.putBack(),
      },
    });
    return new GuideHere(parts, guided);
  }

  view(
    parts: Omit<GuideViewParts, 'guided' | 'questions' | 'meant' | 'settings'>,
    onMoveMeant: (event: MoveMeantEvent) => unknown,
  ): TemplateResult {
    const { guided } = this;
    return guideView({
      ...parts,
      guided,
      settings: this.#parts.services.settings(),
      questions: html`<command-bar bar="questions" .state=${NOTHING_TO_DO}></command-bar>`,
      meant: html`<move-question .moves=${guided.candidates} @move-meant=${onMoveMeant}></move-question>`,
      voice: parts.voice ?? nothing,
    });
  }
}
