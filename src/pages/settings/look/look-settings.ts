import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import '../../../../components/chess-board/chess-board.js';
import { pieceStyles, pieceShape } from '../../../../components/pieces/shapes.js';
import { contrastsOf, type SquarePair } from '../../../../components/styles/board-colors.js';
import { controls } from '../../../../components/styles/controls.js';
import { PALETTES, type Palette } from '../../../../components/styles/palettes.js';
import { forcedBoard } from '../../../../components/styles/forced-board.js';
import { COLORS } from '../../../laws/squares.js';
import {
  COORDINATE_SIZES,
  CURSOR_WIDTHS,
  PIECE_SET_NAMES,
  PIECE_SIZES,
  SQUARE_CHOICES,
  readLookChoice,
  type CoordinateSize,
  type CursorWidth,
  type LookChoice,
  type PieceSetName,
  type SquareChoice,
} from '../../../storage/settings/look-choice.js';
import { DEFAULT_SETTINGS, THEMES, type Settings, type Theme } from '../../../storage/settings/settings.js';
import { settingsContext } from '../../shared/contexts.js';
import { SettingChangedEvent } from '../../shared/events.js';
import { radioGroup, type RadioGroup } from '../../shared/radio-group.js';
import { chosenPair, PIECE_SETS } from './board-look.js';
import { ratioText } from './own-squares.js';
import { msg } from '../texts.js';

/**
 * How the page looks: its colours, and the pieces, colours and sizes of the board, which is drawn beside them as it is chosen.
 *
 * @fires setting-changed {SettingChangedEvent} when others are chosen
 */
@customElement('look-settings')
@localized()
export class LookSettings extends LitElement {
  static override styles = [
    controls,
    pieceStyles,
    forcedBoard,
    css`
      .sample {
        inline-size: 2.75rem;
        block-size: 2.75rem;
        margin-inline-end: 0.25rem;
        vertical-align: middle;
        background: var(--square-dark, #6d8ea3);
        forced-color-adjust: none;
      }

      chess-board {
        max-inline-size: 22rem;
        margin-block: 0.75rem;
      }
    `,
  ];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render(): TemplateResult {
    const { theme } = this.settings;
    const look = readLookChoice(this.settings.look);
    return html`
      ${radioGroup({
        id: 'theme',
        title: msg('theme'),
        values: THEMES,
        chosen: theme,
        label: themeName,
        choose: (chosen) => this.#change({ theme: chosen }),
      })}
      ${this.#group({
        id: 'pieces',
        title: msg('look-pieces'),
        values: PIECE_SET_NAMES,
        chosen: look.pieces,
        label: (set) => html`${sampleOf(set)} ${pieceSetName(set)}`,
        choose: (pieces) => ({ pieces }),
      })}
      ${this.#group({
        id: 'squares',
        title: msg('look-squares'),
        values: SQUARE_CHOICES,
        chosen: look.squares,
        label: squaresName,
        choose: (squares) => ({ squares }),
      })}
      ${look.squares === 'own' ? html`<own-squares></own-squares>` : nothing}
      <p class="contrast">${contrastText(pairOf(look, theme))}</p>
      <chess-board
        inert
        aria-hidden="true"
        position="r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 1 5"
        last-move="f8c5"
      ></chess-board>
      ${this.#group({
        id: 'piece-size',
        title: msg('look-piece-size'),
        values: PIECE_SIZES,
        chosen: look.pieceSize,
        label: sizeName,
        choose: (pieceSize) => ({ pieceSize }),
      })}
      ${this.#group({
        id: 'coordinates',
        title: msg('look-coordinates'),
        values: COORDINATE_SIZES,
        chosen: look.coordinates,
        label: sizeName,
        choose: (coordinates) => ({ coordinates }),
      })}
      ${this.#group({
        id: 'cursor',
        title: msg('look-cursor'),
        values: CURSOR_WIDTHS,
        chosen: look.cursor,
        label: cursorName,
        choose: (cursor) => ({ cursor }),
      })}
      ${this.#box('cross', look.cross, msg('look-cross'))}
      ${this.#box('squareHere', look.squareHere, msg('look-square-here'))}
    `;
  }

  #group<Value extends string>({ choose, ...group }: Choice<Value>): TemplateResult {
    return radioGroup({ ...group, choose: (value) => this.#changeLook(choose(value)) });
  }

  #changeLook(change: Partial<LookChoice>): void {
    this.#change({ look: { ...readLookChoice(this.settings.look), ...change } });
  }

  #change(change: Partial<Settings>): void {
    this.dispatchEvent(new SettingChangedEvent(change));
  }

  #box(name: 'cross' | 'squareHere', checked: boolean, label: string): TemplateResult {
    const onChange = ({ target }: Event): void => this.#changeLook({ [name]: (target as HTMLInputElement).checked });
    return html`<label class="choice"
      ><input type="checkbox" name=${name} .checked=${checked} @change=${onChange} />${label}</label
    >`;
  }
}

interface Choice<Value extends string> extends Omit<RadioGroup<Value>, 'choose'> {
  readonly choose: (value: Value) => Partial<LookChoice>;
}

/** The knights of a set, whose outlines differ most. */
function sampleOf(set: PieceSetName): TemplateResult {
  return html`<span aria-hidden="true"
    >${COLORS.map(
      (color) =>
        html`<svg class="sample" viewBox="-4 -4 108 108">
          ${pieceShape({ color, kind: 'knight' }, PIECE_SETS[set])}
        </svg>`,
    )}</span
  >`;
}

/** The colours of the squares as they are drawn now. */
function pairOf(look: LookChoice, theme: Theme): SquarePair {
  const { squareLight, squareDark } = paletteOf(theme);
  return chosenPair(look) ?? { light: squareLight, dark: squareDark };
}

function paletteOf(theme: Theme): Palette {
  switch (theme) {
    case 'light':
    case 'dark':
      return PALETTES[theme];
    case 'high contrast':
      return PALETTES['high-contrast'];
    case 'yellow on black':
      return PALETTES['yellow-on-black'];
    case 'system':
      // As the tokens follow the system.
      if (matchMedia('(prefers-contrast: more) and (forced-colors: none)').matches) return PALETTES['high-contrast'];
      return PALETTES[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
  }
}

function contrastText(pair: SquarePair): string {
  const { squares, pieces } = contrastsOf(pair);
  return msg('look-contrast', { squares: ratioText(squares), pieces: ratioText(pieces) });
}

function themeName(theme: Theme): string {
  switch (theme) {
    case 'system':
      return msg('theme-system');
    case 'light':
      return msg('theme-light');
    case 'dark':
      return msg('theme-dark');
    case 'high contrast':
      return msg('theme-high-contrast');
    case 'yellow on black':
      return msg('theme-yellow-on-black');
  }
}

function pieceSetName(set: PieceSetName): string {
  switch (set) {
    case 'usual':
      return msg('look-pieces-usual');
    case 'bold':
      return msg('look-pieces-bold');
    case 'pegged':
      return msg('look-pieces-pegged');
  }
}

function squaresName(squares: SquareChoice): string {
  switch (squares) {
    case 'of the theme':
      return msg('look-squares-theme');
    case 'blue and grey':
      return msg('look-squares-blue');
    case 'brown':
      return msg('look-squares-brown');
    case 'green':
      return msg('look-squares-green');
    case 'white and grey':
      return msg('look-squares-grey');
    case 'own':
      return msg('look-squares-own');
  }
}

/** Of coordinates and of pieces. */
function sizeName(size: CoordinateSize): string {
  switch (size) {
    case 'usual':
      return msg('look-size-usual');
    case 'large':
      return msg('look-size-large');
    case 'very large':
      return msg('look-size-very-large');
  }
}

function cursorName(width: CursorWidth): string {
  switch (width) {
    case 'usual':
      return msg('look-cursor-usual');
    case 'thick':
      return msg('look-cursor-thick');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'look-settings': LookSettings;
  }
}
