import { LitElement, html, nothing, type PropertyDeclaration, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized, msg } from '../texts.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import type { LastMove } from '../../src/questions/question.js';
import type { ScoreLine } from '../../src/questions/scoresheet.js';
import { ToolBars } from '../dom/tool-bars.js';
import { controls } from '../styles/controls.js';
import { steady } from '../styles/steady.js';
import { wordsFirst } from '../dom/words-first.js';
import { ScoreActEvent, ScoreMoveChosenEvent, type ScoreAct } from './events.js';
import { scoreSheetStyles } from './score-sheet.styles.js';

/** A line as the sheet has it: of a score, or a move as it was written for the page. */
type SheetLine =
  | ScoreLine
  | (Omit<ScoreLine, 'stands'> & { readonly stands: { readonly as: 'text'; readonly text: string } });

/** A row for each move, White's ply and Black's. */
interface ScoreRow {
  readonly number: number;
  readonly white?: SheetLine;
  readonly black?: SheetLine;
}

/**
 * A score as a table: the number of the move, White's ply, Black's. Each move that stands there is a button that leads to its position;
 * all of them are one tab stop, and arrow keys go from one to the next. What was only spoken is "audio note", and never the move.
 *
 * @element score-sheet
 * @csspart caption - whose score it is
 * @fires {ScoreMoveChosenEvent} score-move-chosen - the position after a move is to be looked at: `ply`, 1 for the first
 * @fires {ScoreActEvent} score-act - the sheet is to be read, copied, saved, or a recording on it heard: `side`, `act`
 */
@customElement('score-sheet')
@localized()
export class ScoreSheet extends LitElement {
  static override styles = [controls, steady, scoreSheetStyles];

  /** Other lines came. It stands before the properties, whose first values ask for it. */
  #hasNews = false;

  /** The score, line by line (Art. 8.1). */
  @property({ attribute: false }) lines: readonly ScoreLine[] = [];

  /** The moves as they are written, White's first, for a page that has no `lines`: "e4 e5 Nf3" as an attribute. */
  @property({ converter: (text) => text?.split(/\s+/).filter((move) => move !== '') ?? [] })
  moves: readonly string[] = [];

  /** Whose sheet it is. */
  @property({ attribute: false }) side: Color = 'white';

  /** Whether the other player has one of his own. */
  @property({ type: Boolean, reflect: true }) own = false;

  /** The ply that is looked at, 1 for the first; 0 is the position before it. */
  @property({ attribute: false }) current = 0;

  /** A move as it is called. */
  @property({ attribute: false }) entryText: (entry: LastMove) => string = ({ moved }) => moved.san;

  /** The language of the calls, where it is not that of the page. */
  @property({ attribute: false }) entryLang: string | undefined;

  /** Milliseconds left on the mover's clock after each ply, where they are known. */
  @property({ attribute: false }) times: readonly (number | undefined)[] = [];

  /** A time in words. */
  @property({ attribute: false }) timeText: (time: number) => string = clockFigures;

  /** Whether recordings may be heard here. */
  @property({ attribute: false }) plays = false;

  /** The ply whose button Tab leads to. */
  @state() private stop = 0;

  #hadFocus = false;

  constructor() {
    super();
    this.addController(new ToolBars(this));
  }

  override focus(options?: FocusOptions): void {
    (this.#buttonOf(this.stop) ?? this.renderRoot.querySelector<HTMLElement>('caption'))?.focus(options);
  }

  override requestUpdate(name?: PropertyKey, ...rest: [oldValue?: unknown, options?: PropertyDeclaration]): void {
    if (name === 'lines') this.#hasNews = true;
    super.requestUpdate(name, ...rest);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.#hasNews && this.hasUpdated) await wordsFirst();
    this.#hasNews = false;
    await super.scheduleUpdate();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = this.shadowRoot?.activeElement != null;
    const lines = this.#lines;
    const stands = (ply: number): boolean => (lines[ply - 1]?.stands.as ?? 'nothing') !== 'nothing';
    if (changed.has('current') && stands(this.current) && !this.#hadFocus) this.stop = this.current;
    if (!stands(this.stop)) this.stop = lines.findLast(({ ply }) => stands(ply))?.ply ?? 0;
  }

  override updated(changed: PropertyValues<this>): void {
    // What had the focus was taken back.
    if (this.#hadFocus && this.shadowRoot?.activeElement == null) this.focus();
    if (changed.has('current') || changed.has('lines')) this.#keepInView();
  }

  override render(): TemplateResult {
    return html`<div class="lines steady">
        <table>
          <caption id="caption" part="caption" tabindex="-1"> ${this.#caption()} </caption>
          <thead>
            <tr>
              <th scope="col" class="number">${msg('score-column-move')}</th>
              <th scope="col">${msg('white')}</th>
              <th scope="col">${msg('black')}</th>
            </tr>
          </thead>
          <tbody @keydown=${this.#onKey}>
            ${repeat(
              rowsOf(this.#lines),
              ({ white, black }) => (white ?? black)?.ply,
              (row) => this.#row(row),
            )}
          </tbody>
        </table>
      </div>
      <div class="row" role="toolbar" aria-labelledby="caption">
        ${this.#act('read', msg('score-read'))} ${this.#act('copy', msg('score-copy'))}
        ${this.#act('save', msg('score-save'))}
      </div>`;
  }

  get #lines(): readonly SheetLine[] {
    return this.lines.length > 0 ? this.lines : linesOf(this.moves);
  }

  #caption(): string {
    if (!this.own) return msg('score-caption');
    return this.side === 'white' ? msg('score-caption-white') : msg('score-caption-black');
  }

  #act(act: 'read' | 'copy' | 'save', label: string) {
    return html`<button type="button" data-act=${act} @click=${this.#onAct}>${label}</button>`;
  }

  #row({ number, white, black }: ScoreRow) {
    return html`<tr>
      <th scope="row">${number}</th>
      ${this.#cell(white)}${this.#cell(black)}
    </tr>`;
  }

  #cell(line: SheetLine | undefined) {
    if (!line) return html`<td></td>`;
    const { ply, stands } = line;
    const isCurrent = ply === this.current;
    if (stands.as === 'nothing') {
      return html`<td>
        <span class="line missing" aria-current=${isCurrent ? 'true' : nothing}
          >${msg('score-line-not-written')}${this.#offer(line)}</span
        >
      </td>`;
    }
    const tabindex = ply === this.stop ? '0' : '-1';
    const entry = this.#entry(stands);
    return html`<td>
      <button
        type="button"
        class="line"
        data-ply=${ply}
        tabindex=${tabindex}
        aria-current=${isCurrent ? 'true' : nothing}
        @click=${this.#onMove}
        @focus=${this.#onFocus}
      >
        ${entry}${this.#offer(line)}${this.#time(ply)}
      </button>
      ${
        stands.as === 'note' && this.plays
          ? html`<button
              type="button"
              class="play"
              data-note=${stands.note}
              tabindex=${tabindex}
              aria-describedby="caption"
              @click=${this.#onPlay}
            >
              ${msg('score-play')}
            </button>`
          : nothing
      }
    </td>`;
  }

  /** A move is seen in figures, and heard as it is called. */
  #entry(stands: Exclude<SheetLine['stands'], { readonly as: 'nothing' }>) {
    if (stands.as === 'note') return msg('score-audio-note');
    const figures = stands.as === 'text' ? stands.text : stands.move.moved.san;
    const call = stands.as === 'text' ? stands.text : this.entryText(stands.move);
    const lang = this.entryLang ?? nothing;
    if (call === figures) return html`<span lang=${lang}>${call}</span>`;
    return html`<span aria-hidden="true">${figures}</span><span class="unseen" lang=${lang}>${call}</span>`;
  }

  #offer({ offered }: SheetLine) {
    if (!offered) return nothing;
    return html` <span aria-hidden="true">(=)</span><span class="unseen">, ${msg('score-draw-offered')}</span>`;
  }

  #time(ply: number) {
    const time = this.times[ply - 1];
    if (time === undefined) return nothing;
    return html` <span class="time" aria-hidden="true">${clockFigures(time)}</span
      ><span class="unseen">, ${this.timeText(time)}</span>`;
  }

  #buttonOf(ply: number): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`button[data-ply="${ply}"]`);
  }

  /** Only within its own frame: the page stays where it is. */
  #keepInView(): void {
    const frame = this.renderRoot.querySelector('.lines');
    const line = this.renderRoot.querySelector('[aria-current]')?.closest('tr');
    if (!frame || !line) return;
    const [seen, row] = [frame.getBoundingClientRect(), line.getBoundingClientRect()];
    if (row.top < seen.top) frame.scrollTop -= seen.top - row.top;
    else if (row.bottom > seen.bottom) frame.scrollTop += row.bottom - seen.bottom;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const ply = plyOf(event.target);
    if (ply === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const next = plyFrom(this.#lines, ply, event.key);
    if (next === undefined) return;
    event.preventDefault();
    this.#buttonOf(next)?.focus();
  };

  readonly #onFocus = (event: Event): void => {
    this.stop = plyOf(event.currentTarget) ?? this.stop;
  };

  readonly #onMove = (event: Event): void => {
    const ply = plyOf(event.currentTarget);
    if (ply !== undefined) this.dispatchEvent(new ScoreMoveChosenEvent(ply));
  };

  readonly #onPlay = (event: Event): void => {
    const note = event.currentTarget instanceof HTMLElement ? event.currentTarget.dataset['note'] : undefined;
    if (note !== undefined) this.#dispatch({ do: 'play', note });
  };

  readonly #onAct = (event: Event): void => {
    const act = event.currentTarget instanceof HTMLElement ? event.currentTarget.dataset['act'] : undefined;
    if (act === 'read' || act === 'copy' || act === 'save') this.#dispatch({ do: act });
  };

  #dispatch(act: ScoreAct): void {
    this.dispatchEvent(new ScoreActEvent(this.side, act));
  }
}

/** Moves as they were written, White's first. */
function linesOf(moves: readonly string[]): readonly SheetLine[] {
  return moves.map((text, index) => ({
    ply: index + 1,
    number: Math.floor(index / 2) + 1,
    by: COLORS[index % 2] ?? 'white',
    stands: { as: 'text', text },
    offered: false,
  }));
}

/** Where a game begins with Black's move, or an illegal one was made out of turn, a cell stays empty. */
function rowsOf(lines: readonly SheetLine[]): readonly ScoreRow[] {
  const rows: ScoreRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (line.by === 'black' && last && !last.black && last.number === line.number) {
      rows[rows.length - 1] = { ...last, black: line };
    } else {
      rows.push({ number: line.number, [line.by]: line });
    }
  }
  return rows;
}

/** Where an arrow key leads from a ply, among those that stand on the sheet; `undefined` where it leads nowhere. */
function plyFrom(lines: readonly SheetLine[], ply: number, key: string): number | undefined {
  const plies = lines.flatMap((line) => (line.stands.as === 'nothing' ? [] : [line.ply]));
  const index = plies.indexOf(ply);
  const by = lines[ply - 1]?.by;
  const ofSame = (towards: readonly number[]): number | undefined =>
    towards.find((other) => lines[other - 1]?.by === by);
  switch (key) {
    case 'ArrowLeft':
      return plies[index - 1];
    case 'ArrowRight':
      return plies[index + 1];
    case 'ArrowUp':
      return ofSame(plies.slice(0, Math.max(0, index)).reverse());
    case 'ArrowDown':
      return ofSame(plies.slice(index + 1));
    case 'Home':
      return plies[0];
    case 'End':
      return plies.at(-1);
    default:
      return undefined;
  }
}

/** As a clock shows it: "1:29:57", "4:05". Milliseconds. */
function clockFigures(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function plyOf(target: EventTarget | null): number | undefined {
  const ply = target instanceof HTMLElement ? target.dataset['ply'] : undefined;
  return ply === undefined ? undefined : Number(ply);
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
}
