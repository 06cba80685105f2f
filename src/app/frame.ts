/** The page's frame: what every event of the elements is heard by, and what stands above and below the rest. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import type {
  AskedEvent,
  BoardCommandEvent,
  CursorMovedEvent,
  HandEvent,
  MoveChosenEvent,
  TypedOnBoardEvent,
} from '../../components/chess-board/events.js';
import type { ExploredEvent } from '../../components/chess-board/exploring.js';
import type { ClaimMadeEvent, CommandGivenEvent, SettingChangedEvent } from '../pages/shared/events.js';
import type { LineEnteredEvent } from '../../components/move-entry/move-entry.js';
import type { NewGameWantedEvent } from '../pages/start/new-game-form.js';
import type { SettingsFileEvent } from '../pages/settings/settings-file.js';
import type { EarconWantedEvent } from '../pages/settings/sound-settings.js';
import type { SampleWantedEvent } from '../pages/settings/voice-settings.js';

type Hears<Heard extends Event> = (event: Heard) => void;

/** What hears the elements. */
export interface FrameListeners {
  readonly onClaim: Hears<ClaimMadeEvent>;
  readonly onSetting: Hears<SettingChangedEvent>;
  readonly onFile: Hears<SettingsFileEvent>;
  readonly onSample: Hears<SampleWantedEvent>;
  readonly onGermanSample: Hears<Event>;
  readonly onEarcon: Hears<EarconWantedEvent>;
  readonly onNewGame: Hears<NewGameWantedEvent>;
  readonly onAsked: Hears<AskedEvent>;
  readonly onAnsweredNo: Hears<Event>;
  readonly onLineCleared: Hears<Event>;
  readonly onCommand: Hears<CommandGivenEvent>;
  readonly onBoardCommand: Hears<BoardCommandEvent>;
  readonly onCursor: Hears<CursorMovedEvent>;
  readonly onExplored: Hears<ExploredEvent>;
  readonly onHand: Hears<HandEvent>;
  readonly onMoveChosen: Hears<MoveChosenEvent>;
  readonly onTyped: Hears<TypedOnBoardEvent>;
  readonly onLineEntered: Hears<LineEnteredEvent>;
  readonly onKey: Hears<KeyboardEvent>;
  readonly onFocus: Hears<FocusEvent>;
  readonly onInput: Hears<Event>;
}

/** A page that is shown or not, and stays in the document: what was typed, unfolded and chosen in it is there when one comes back. */
export interface FramedPage {
  readonly name: string;
  readonly content: unknown;
  /** One that is just left stays for a moment: if what had the focus went with it, Orca would not say where the focus is now. */
  readonly state: 'shown' | 'left' | 'hidden';
}

/** Where something stands in the frame, from the first to the last. */
export interface FrameParts {
  /** Links to other pages. */
  readonly links?: unknown;
  /** What is offered or asked before everything else. */
  readonly above?: unknown;
  /** The page of the game is always the first: its board stands there before the game does. */
  readonly game: FramedPage;
  /** Each in its place, which is empty until it is first shown. */
  readonly others?: readonly (FramedPage | undefined)[];
}

export function frame(listeners: FrameListeners, { links, above, game, others = [] }: FrameParts): TemplateResult {
  return html`
    <div
      class="app"
      @claim-made=${listeners.onClaim}
      @setting-changed=${listeners.onSetting}
      @settings-file=${listeners.onFile}
      @sample-wanted=${listeners.onSample}
      @german-sample-wanted=${listeners.onGermanSample}
      @earcon-wanted=${listeners.onEarcon}
      @new-game-wanted=${listeners.onNewGame}
      @asked=${listeners.onAsked}
      @answered-no=${listeners.onAnsweredNo}
      @line-cleared=${listeners.onLineCleared}
      @command-given=${listeners.onCommand}
      @board-command=${listeners.onBoardCommand}
      @cursor-moved=${listeners.onCursor}
      @explored=${listeners.onExplored}
      @hand=${listeners.onHand}
      @move-chosen=${listeners.onMoveChosen}
      @typed-on-board=${listeners.onTyped}
      @line-entered=${listeners.onLineEntered}
      @keydown=${listeners.onKey}
      @focusin=${listeners.onFocus}
      @input=${listeners.onInput}
    >
      <header>
        <h1>Anna–Hector</h1>
        ${links ?? nothing}
      </header>
      <main>
        ${above ?? nothing}
        <div class="pages">${framed(game)} ${others.map((page) => (page ? framed(page) : nothing))}</div>
      </main>
    </div>
  `;
}

function framed({ name, content, state }: FramedPage): TemplateResult {
  return html`<div class="page" data-page=${name} ?data-left=${state === 'left'} ?hidden=${state === 'hidden'}>
    ${content}
  </div>`;
}

/** A part of the program is missing: it can be tried again. @param urgent nothing else can say so */
export function missingView(onAgain: () => void, urgent: boolean): TemplateResult {
  return html`<p role=${urgent ? 'alert' : nothing}>
    ${msg('load-missing')}
    <button type="button" @click=${onAgain}>${msg('load-again')}</button>
  </p>`;
}
