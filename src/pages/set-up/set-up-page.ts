/**
 * The page where a position is set up: by words, typed or spoken, on the squares, by lists and boxes, or as a FEN. Nothing is lost: each change can be
 * taken back, and what cannot be so stands there with its reason until it is mended.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { option, quietly } from '../../../components/dom/quiet-list.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import { cellName } from '../../../speech/phrase/cell.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { problemSaid } from '../../../speech/phrase/set-up.js';
import { shownSetUpCommands } from '../../../speech/hearing/set-up/hear-set-up.js';
import type { SetUpChange } from '../../../speech/hearing/set-up/heard-set-up.js';
import { everySetUpPhrase } from '../../../speech/hearing/set-up/spoken-set-up.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { LineHistory } from '../../../speech/line-history.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import type { CallStyle } from '../../../speech/style.js';
import { hasRight } from '../../game/set-up.js';
import { LEVEL_NUMBERS } from '../../game/levels.js';
import { fenOf } from '../../laws/board/set-up.js';
import { COLORS, FILES, shadeOf, type Piece, type PlacedPiece, type Square } from '../../laws/squares.js';
import '../shared/board-entry.js';
import type { BoardEnteredEvent } from '../shared/board-entry.js';
import { levelText } from '../shared/level-text.js';
import '../shared/page-line.js';
import type { PageLine, PageLineEvent } from '../shared/page-line.js';
import { copyFen, writeSetUp, type CopyFenEvent } from '../shared/position-text.js';
import { SettingUp, type SetUpParts } from './setting-up.js';
import { msg } from './texts.js';

const NO_PIECES: readonly PlacedPiece[] = [];
const SIDES = ['short', 'long'] as const;

/** What has a button. */
const BUTTON_CHANGES = [
  { do: 'starting position' },
  { do: 'clear' },
  { do: 'as in game' },
  { do: 'undo' },
] as const satisfies readonly SetUpChange[];
type ButtonChange = (typeof BUTTON_CHANGES)[number];

export class SetUpPage {
  readonly #parts: SetUpParts;
  readonly #settingUp: SettingUp;
  readonly #history = new LineHistory();
  readonly #entry = createRef<PageLine>();
  readonly #fen = createRef<HTMLInputElement>();
  #texts: { readonly options: PhraseOptions; readonly cellText: (square: Square, piece?: Piece) => string } | undefined;

  constructor(parts: SetUpParts) {
    this.#parts = parts;
    this.#settingUp = new SettingUp(parts);
  }

  /** Whether what is said is meant for it. */
  get listens(): boolean {
    return this.#entry.value?.checkVisibility() ?? false;
  }

  /** What may be said to it. */
  phrases(language: LanguageName, style: CallStyle): readonly string[] {
    return everySetUpPhrase(language, style);
  }

  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<LineOutcome> {
    return this.#settingUp.enterSpoken(alternatives);
  }

  /** @param voice the button for talking, where something listens */
  render(voice: unknown): TemplateResult {
    const { language, ofGame, options, problems, refusal, setUp } = this.#settingUp;
    const { messages } = options.words;
    return html`
      <p>${msg('set-up-about')}</p>
      <page-line
        ${ref(this.#entry)}
        .label=${msg('set-up-line')}
        .button=${msg('set-up-enter')}
        .about=${msg('set-up-line-about')}
        .refusal=${refusal}
        .history=${this.#history}
        @page-line=${this.#onLine}
      ></page-line>
      ${voice}
      <details>
        <summary>${msg('set-up-words')}</summary>
        <ul>
          ${shownSetUpCommands(language).map((shown) => html`<li>${shown}</li>`)}
        </ul>
      </details>
      <div class="row">
        ${this.#button(msg('set-up-start'), { do: 'starting position' })}
        ${this.#button(msg('set-up-clear'), { do: 'clear' })}
        ${ofGame ? this.#button(msg('set-up-game'), { do: 'as in game' }) : nothing}
        ${this.#button(msg('set-up-undo'), { do: 'undo' })}
      </div>
      <section aria-labelledby="set-up-squares">
        <h3 id="set-up-squares">${msg('set-up-board')}</h3>
        <board-entry
          .program=${NO_PIECES}
          .entered=${setUp.pieces}
          .label=${msg('set-up-board')}
          .language=${language}
          .cellText=${this.#cellText(options)}
          .cellLanguage=${options.squareStyle === 'fide' ? FIDE_LANG : ''}
          @board-entered=${this.#onBoard}
        ></board-entry>
      </section>
      ${this.#given()} ${this.#fenForm()}
      <section aria-labelledby="set-up-text">
        <h3 id="set-up-text">${msg('face-position')}</h3>
        <position-text .written=${writeSetUp(setUp, options)} @copy-fen=${this.#onCopy}></position-text>
      </section>
      ${
        problems.length > 0
          ? html`<section aria-labelledby="set-up-missing">
              <h3 id="set-up-missing">${msg('set-up-missing')}</h3>
              <ul>
                ${problems.map((problem) => html`<li>${this.#settingUp.text(problemSaid(problem, setUp.pieces, messages))}</li>`)}
              </ul>
            </section>`
          : nothing
      }
      ${this.#playForm()}
    `;
  }

  /** What is to be known beside the pieces. */
  #given(): TemplateResult {
    const { setUp } = this.#settingUp;
    const rank = setUp.turn === 'white' ? '6' : '3';
    const squares = [
      ...new Set([...FILES.map((file): Square => `${file}${rank}`), setUp.enPassant ?? (`a${rank}` as Square)]),
    ];
    return html`
      <p>
        <label for="set-up-turn">${msg('set-up-turn')}</label>
        <select id="set-up-turn" ${quietly('')} .value=${live(setUp.turn)} @change=${this.#onTurn}>
          ${COLORS.map(
            (color) =>
              html`<option value=${color} ?selected=${color === setUp.turn}
                >${color === 'white' ? msg('white') : msg('black')}</option
              >`,
          )}
        </select>
      </p>
      <fieldset>
        <legend>${msg('set-up-castling')}</legend>
        ${COLORS.flatMap((color) =>
          SIDES.map(
            (side) =>
              html`<p>
                <label
                  ><input
                    type="checkbox"
                    .checked=${live(hasRight(setUp, color, side))}
                    data-color=${color}
                    data-side=${side}
                    @change=${this.#onRight}
                  />${rightText(color, side)}</label
                >
              </p>`,
          ),
        )}
        <p>
          <label
            ><input type="checkbox" .checked=${live(setUp.chess960)} @change=${this.#onChess960} />${msg(
              'set-up-chess960',
            )}</label
          >
        </p>
      </fieldset>
      <p>
        <label for="set-up-en-passant">${msg('set-up-en-passant')}</label>
        <select
          id="set-up-en-passant"
          ${quietly('')}
          .value=${live(setUp.enPassant ?? '')}
          @change=${this.#onEnPassant}
        >
          <option value="" ?selected=${setUp.enPassant === undefined}>${msg('set-up-en-passant-none')}</option>
          ${squares.map((square) => option(square, square, setUp.enPassant ?? ''))}
        </select>
      </p>
    `;
  }

  #fenForm(): TemplateResult {
    return html`<form novalidate @submit=${this.#onFen}>
      <p>
        <label for="set-up-fen">${msg('set-up-fen')}</label>
        <input
          ${ref(this.#fen)}
          id="set-up-fen"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          .value=${fenOf(this.#settingUp.setUp)}
        />
        <button type="submit">${msg('set-up-fen-take')}</button>
      </p>
    </form>`;
  }

  #playForm(): TemplateResult {
    const { opponent, level, color } = this.#settingUp.choice;
    return html`<section aria-labelledby="set-up-play">
      <h3 id="set-up-play">${msg('set-up-play-heading')}</h3>
      <form novalidate @submit=${this.#onPlay}>
        <p>
          <label for="set-up-opponent">${msg('opponent')}</label>
          <select id="set-up-opponent" name="opponent" ${quietly('')} @change=${this.#onChoice}>
            ${option('computer', msg('computer'), opponent)} ${option('beside', msg('player-beside-you'), opponent)}
          </select>
        </p>
        <p>
          <label for="set-up-level">${msg('level')}</label>
          <select
            id="set-up-level"
            name="level"
            ${quietly('')}
            ?disabled=${opponent !== 'computer'}
            @change=${this.#onChoice}
          >
            ${LEVEL_NUMBERS.map((one) => option(String(one), levelText(one), String(level)))}
          </select>
        </p>
        <p>
          <label for="set-up-color">${msg('your-colour')}</label>
          <select id="set-up-color" name="color" ${quietly('')} @change=${this.#onChoice}>
            ${option('white', msg('white'), color)} ${option('black', msg('black'), color)}
            ${option('lot', msg('by-lot'), color)}
          </select>
        </p>
        <button type="submit" class="main">${msg('set-up-play')}</button>
      </form>
    </section>`;
  }

  #button(text: string, change: ButtonChange): TemplateResult {
    return html`<button type="button" data-do=${change.do} @click=${this.#onButton}>${text}</button>`;
  }

  /** The same function as long as things are said the same way, for all cells are drawn anew with another. */
  #cellText(options: PhraseOptions): (square: Square, piece?: Piece) => string {
    const known = this.#texts;
    if (known && known.options.words === options.words && known.options.squareStyle === options.squareStyle)
      return known.cellText;
    const cellText = (square: Square, piece?: Piece): string => cellName(square, piece, shadeOf(square), options).text;
    this.#texts = { options, cellText };
    return cellText;
  }

  readonly #onLine = ({ line }: PageLineEvent): void => {
    this.#settingUp
      .enter(line)
      .then((end) => this.#entry.value?.end(line.text, end))
      .catch(reportError);
  };

  readonly #onBoard = ({ pieces, changed: squares }: BoardEnteredEvent): void => {
    const entries = squares.map((square) => {
      const piece = pieces.find((one) => one.square === square);
      return { square, ...(piece && { piece: { color: piece.color, kind: piece.kind } }) };
    });
    this.#settingUp.apply({ do: 'put', entries });
  };

  readonly #onTurn = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement)
      this.#settingUp.apply({ do: 'turn', color: currentTarget.value === 'black' ? 'black' : 'white' });
  };

  readonly #onButton = ({ currentTarget }: Event): void => {
    const wanted = currentTarget instanceof HTMLElement ? currentTarget.dataset['do'] : undefined;
    const change = BUTTON_CHANGES.find((one) => one.do === wanted);
    if (change) this.#settingUp.apply(change);
  };

  readonly #onRight = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const { dataset, checked } = currentTarget;
    const color = COLORS.find((one) => one === dataset['color']);
    const side = SIDES.find((one) => one === dataset['side']);
    if (!color || !side) return;
    this.#settingUp.apply(
      checked
        ? { do: 'give castling', rights: [{ color, side }] }
        : { do: 'take castling', colors: [color], sides: [side] },
    );
  };

  readonly #onChess960 = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement)
      this.#settingUp.apply({ do: 'castling from', anywhere: currentTarget.checked });
  };

  readonly #onEnPassant = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const { value } = currentTarget;
    this.#settingUp.apply({ do: 'en passant', square: value === '' ? undefined : (value as Square) });
  };

  readonly #onFen = (event: Event): void => {
    event.preventDefault();
    const fen = this.#fen.value?.value.trim() ?? '';
    this.#settingUp.apply({ do: 'fen', fen });
  };

  readonly #onChoice = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const { name, value } = currentTarget;
    if (name === 'opponent') this.#settingUp.choose({ opponent: value === 'beside' ? 'beside' : 'computer' });
    if (name === 'color') this.#settingUp.choose({ color: value === 'black' || value === 'lot' ? value : 'white' });
    const level = LEVEL_NUMBERS.find((one) => String(one) === value);
    if (name === 'level' && level) this.#settingUp.choose({ level });
  };

  readonly #onPlay = (event: Event): void => {
    event.preventDefault();
    this.#settingUp.play().catch(reportError);
  };

  readonly #onCopy = ({ fen }: CopyFenEvent): void => {
    copyFen(fen, this.#parts.services.speech.speaker).catch(reportError);
  };
}

function rightText(color: 'white' | 'black', side: 'short' | 'long'): string {
  if (color === 'white') return side === 'short' ? msg('set-up-white-short') : msg('set-up-white-long');
  return side === 'short' ? msg('set-up-black-short') : msg('set-up-black-long');
}
