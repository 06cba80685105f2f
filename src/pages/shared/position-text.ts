/**
 * A position as text, in the words and by the names of squares that were chosen: whose move it is and what else is to be known, the pieces, a braille
 * diagram, the FEN to be copied.
 */
import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { controls } from '../../../components/styles/controls.js';
import { option, quietly } from '../../../components/dom/quiet-list.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { segmentsOf } from '../../../speech/phrase/segments.js';
import { piecesSaid, positionSummary } from '../../../speech/phrase/set-up.js';
import type { Speaker } from '../../game/speaker.js';
import type { Position } from '../../laws/board/board.js';
import { boardOf, fenOf, setUpOf, type SetUp } from '../../laws/board/set-up.js';
import { BRAILLE_DOTS, brailleBoard, type BrailleDots } from '../../notation/braille-board.js';
import type { PlacedPiece } from '../../laws/squares.js';
import { copyText } from './copy-text.js';
import { msg } from './late-texts.js';

/** What of a position is written. */
interface PositionWritten {
  readonly summary: readonly string[];
  /** A sentence for each colour. */
  readonly lists: readonly string[];
  readonly pieces: readonly PlacedPiece[];
  readonly fen: string;
}

/** @param of whether it may be said what the material is worth: not in strict play */
export function writePosition(
  position: Position,
  options: PhraseOptions,
  of: { readonly weighed: boolean },
): PositionWritten {
  return writeSetUp(setUpOf(position), options, { ...of, fen: position.fen() });
}

/** What is set up, possible or not. */
export function writeSetUp(
  setUp: SetUp,
  options: PhraseOptions,
  { weighed, fen }: { readonly weighed: boolean; readonly fen: string } = { weighed: true, fen: fenOf(setUp) },
): PositionWritten {
  const { messages } = options.words;
  const named = (sentences: readonly string[]): readonly string[] =>
    sentences.map((sentence) =>
      segmentsOf(sentence, options)
        .map(({ text }) => text)
        .join(' '),
    );
  return {
    summary: named(positionSummary(boardOf(setUp), setUp, messages, weighed)),
    lists: named(piecesSaid(setUp.pieces, messages)),
    pieces: setUp.pieces,
    fen,
  };
}

/** The FEN is to be copied. */
export class CopyFenEvent extends Event {
  static readonly type = 'copy-fen';
  readonly fen: string;
  constructor(fen: string) {
    super(CopyFenEvent.type, { bubbles: true, composed: true });
    this.fen = fen;
  }
}

/**
 * It is always as the position is, and tells nothing by itself: whoever wants it reads it.
 *
 * @fires copy-fen {CopyFenEvent}
 */
@customElement('position-text')
@localized()
export class PositionText extends LitElement {
  static override readonly styles = [
    controls,
    css`
      pre {
        margin: 0 0 0.75rem;
        font-size: 1.25rem;
        line-height: 1.4;
        overflow-x: auto;
      }

      code {
        overflow-wrap: anywhere;
      }

      ul {
        margin: 0 0 0.75rem;
        padding-inline-start: 1.25rem;
      }
    `,
  ];

  @property({ attribute: false }) written: PositionWritten | undefined;

  @state() private dots: BrailleDots = '8';

  override render() {
    const { written, dots } = this;
    if (!written) return html``;
    return html`<p>${written.summary.join(' ')}</p>
      <ul>
        ${written.lists.map((list) => html`<li>${list}</li>`)}
      </ul>
      <p>
        <label for="dots">${msg('position-dots')}</label>
        <select id="dots" ${quietly('')} @change=${this.#onDots}>
          ${BRAILLE_DOTS.map((one) => option(one, dotsText(one), dots))}
        </select>
      </p>
      <pre tabindex="0" role="group" aria-label=${msg('position-diagram')}>
${brailleBoard(written.pieces, dots).join('\n')}</pre>
      <p><code>${written.fen}</code></p>
      <button type="button" @click=${this.#onCopy}>${msg('position-copy')}</button>`;
  }

  readonly #onDots = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement) this.dots = currentTarget.value === '6' ? '6' : '8';
  };

  readonly #onCopy = (): void => {
    if (this.written) this.dispatchEvent(new CopyFenEvent(this.written.fen));
  };
}

/** Its FEN to the clipboard. */
export async function copyFen(fen: string, speaker: Pick<Speaker, 'notice'>): Promise<void> {
  speaker.notice((await copyText(fen)) ? { about: 'copied', what: 'position' } : { about: 'not copied' });
}

function dotsText(dots: BrailleDots): string {
  return dots === '6' ? msg('position-dots-six') : msg('position-dots-eight');
}

declare global {
  interface HTMLElementTagNameMap {
    'position-text': PositionText;
  }
  interface HTMLElementEventMap {
    'copy-fen': CopyFenEvent;
  }
}
