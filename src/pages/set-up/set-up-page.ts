/**
 * The page where a position is set up: by words, typed or spoken, on the squares, by lists and boxes, or as a FEN. Nothing is lost: each change can be
 * taken back, and what cannot be so stands there with its reason until it is mended.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { createRef, ref } from 'lit/directives/ref.js';
import { quietly } from '../../../components/dom/quiet-list.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import { cellName } from '../../../speech/phrase/cell.js';
import { phraseAnswer } from '../../../speech/phrase/answers.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { page, segmentsOf, stopped } from '../../../speech/phrase/segments.js';
import {
  enPassantSaid,
  fenRefusalSaid,
  piecesSaid,
  positionSummary,
  possibleSaid,
  problemSaid,
  rightsSaid,
  setUpRefusalSaid,
} from '../../../speech/phrase/set-up.js';
import {
  hearSetUp,
  shownSetUpCommands,
  type HeardSetUp,
  type SetUpChange,
  type SetUpWish,
} from '../../../speech/hearing/set-up/hear-set-up.js';
import { LineHistory } from '../../../speech/line-history.js';
import { LineQueue, type LineOutcome } from '../../../speech/line-queue.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { textOf, type Segment } from '../../../speech/utterance.js';
import { changed, hasRight, type ChangeRefusal } from '../../game/set-up.js';
import { LEVEL_NUMBERS, type LevelNumber } from '../../game/levels.js';
import type { NewGameChoice } from '../../game/new-game.js';
import { startPosition } from '../../laws/board/board.js';
import { boardOf, fenOf, positionFrom, setUpOf, type SetUp, type SetUpProblem } from '../../laws/board/set-up.js';
import { COLORS, FILES, shadeOf, type Piece, type PlacedPiece, type Square } from '../../laws/squares.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { Services } from '../shared/services.js';
import '../shared/board-entry.js';
import type { BoardEnteredEvent } from '../shared/board-entry.js';
import type { CopyFenEvent } from '../shared/position-text.js';
import { copyFen, writeSetUp } from '../shared/write-position.js';
import './set-up-entry.js';
import type { SetUpEntry, SetUpLineEvent } from './set-up-entry.js';
import { msg } from './texts.js';

export interface SetUpPageParts {
  readonly services: Services;
  /** It is to be drawn anew. */
  readonly changed: () => void;
}

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
  readonly #parts: SetUpPageParts;
  readonly #queue: LineQueue;
  readonly #history = new LineHistory();
  readonly #entry = createRef<SetUpEntry>();
  readonly #fen = createRef<HTMLInputElement>();
  #setUp: SetUp;
  /** What stood there before each change, the latest last. */
  #before: readonly SetUp[] = [];
  #refusal = '';
  #choice: Pick<NewGameChoice, 'opponent' | 'level' | 'color'>;
  #texts: { readonly options: PhraseOptions; readonly cellText: (square: Square, piece?: Piece) => string } | undefined;

  constructor(parts: SetUpPageParts) {
    this.#parts = parts;
    this.#setUp = this.#ofGame ?? setUpOf(startPosition());
    const { opponent, level, color } = parts.services.settings().newGame;
    this.#choice = { opponent, level, color };
    this.#queue = new LineQueue({
      carryOut: ({ text }) => this.#carryOut(hearSetUp(text, this.#language)),
      // What is put on the board after a line that was refused can be taken back; a game is begun by no one who may have missed the reason.
      goesThrough: ({ text }) => {
        const heard = hearSetUp(text, this.#language);
        return heard.type !== 'wish' || heard.wish.wish !== 'play';
      },
      tell: (lines) => parts.services.speech.speaker.reply({ about: 'held back', lines }),
      // As the events of the page are stamped, with which a line was begun.
      now: () => performance.now(),
    });
  }

  /** Whether what is said is meant for it. */
  get listens(): boolean {
    return this.#entry.value?.checkVisibility() ?? false;
  }

  /** What may have been said, the likeliest first. */
  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<LineOutcome> {
    const heard = alternatives.map(({ text }) => hearSetUp(text, this.#language));
    const understood = heard.find(({ type }) => type !== 'refused') ?? heard[0];
    return understood ? this.#carryOut(understood) : Promise.resolve('refused');
  }

  /** @param voice the button for talking, where something listens */
  render(voice: unknown): TemplateResult {
    const options = this.#options;
    const setUp = this.#setUp;
    const problems = this.#problems;
    const { messages } = options.words;
    return html`
      <p>${msg('set-up-about')}</p>
      <set-up-entry
        ${ref(this.#entry)}
        .refusal=${this.#refusal}
        .history=${this.#history}
        @set-up-line=${this.#onLine}
      ></set-up-entry>
      ${voice}
      <details>
        <summary>${msg('set-up-words')}</summary>
        <ul>
          ${shownSetUpCommands(this.#language).map((shown) => html`<li>${shown}</li>`)}
        </ul>
      </details>
      <div class="row">
        ${this.#button(msg('set-up-start'), { do: 'starting position' })}
        ${this.#button(msg('set-up-clear'), { do: 'clear' })}
        ${this.#ofGame ? this.#button(msg('set-up-game'), { do: 'as in game' }) : nothing}
        ${this.#button(msg('set-up-undo'), { do: 'undo' })}
      </div>
      <section aria-labelledby="set-up-squares">
        <h3 id="set-up-squares">${msg('set-up-board')}</h3>
        <board-entry
          .program=${NO_PIECES}
          .entered=${setUp.pieces}
          .label=${msg('set-up-board')}
          .language=${this.#language}
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
                ${problems.map((problem) => html`<li>${this.#text(problemSaid(problem, setUp.pieces, messages))}</li>`)}
              </ul>
            </section>`
          : nothing
      }
      ${this.#playForm()}
    `;
  }

  /** What is to be known beside the pieces. */
  #given(): TemplateResult {
    const setUp = this.#setUp;
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
          ${squares.map(
            (square) => html`<option value=${square} ?selected=${square === setUp.enPassant}>${square}</option>`,
          )}
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
          .value=${fenOf(this.#setUp)}
        />
        <button type="submit">${msg('set-up-fen-take')}</button>
      </p>
    </form>`;
  }

  #playForm(): TemplateResult {
    const { opponent, level, color } = this.#choice;
    const option = (value: string, label: string, chosen: string): TemplateResult =>
      html`<option value=${value} ?selected=${value === chosen}>${label}</option>`;
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

  get #language() {
    return this.#parts.services.words.language;
  }

  get #options(): PhraseOptions {
    const { services } = this.#parts;
    return phraseOptions(services.words.current, services.settings(), services.game.value);
  }

  /** What stands on the board of the game, as it is looked at. */
  get #ofGame(): SetUp | undefined {
    const { view, ply } = this.#parts.services.game.value;
    const position = view?.positions[ply] ?? view?.board;
    return position && setUpOf(position);
  }

  get #problems(): readonly SetUpProblem[] {
    const result = positionFrom(this.#setUp);
    return result.ok ? [] : result.problems;
  }

  #text(said: string): string {
    return textOf(page(segmentsOf(said, this.#options), 'answer'));
  }

  async #carryOut(heard: HeardSetUp): Promise<LineOutcome> {
    switch (heard.type) {
      case 'change':
        return this.#apply(heard.change);
      case 'wish':
        return this.#grant(heard.wish);
      case 'refused':
        return this.#refuse(setUpRefusalSaid(heard.refusal, this.#options.words.messages));
    }
  }

  #apply(change: SetUpChange): LineOutcome {
    const { messages } = this.#options.words;
    if (change.do === 'undo') {
      const last = this.#before.at(-1);
      if (!last) return this.#refuse(messages.say('set-up-nothing-to-undo'));
      this.#before = this.#before.slice(0, -1);
      this.#setUp = last;
      this.#done(messages.say('set-up-undone'));
      return 'done';
    }
    const result = changed(this.#setUp, change, this.#ofGame);
    if (!result.ok) return this.#refuse(this.#refusalText(result.refusal));
    this.#before = [...this.#before, this.#setUp];
    this.#setUp = result.setUp;
    this.#done(this.#told(change));
    return 'done';
  }

  /** What is so now. */
  #told(change: Exclude<SetUpChange, { readonly do: 'undo' }>): string | readonly Segment[] {
    const { messages } = this.#options.words;
    const { pieces, castling, enPassant } = this.#setUp;
    const before = this.#before.at(-1)?.pieces ?? [];
    switch (change.do) {
      case 'put':
        return this.#squares(change.entries.map(({ square }) => square));
      case 'remove':
        return this.#squares(change.squares);
      case 'move':
        return this.#squares([change.from, change.to]);
      case 'remove all':
        return this.#squares(
          before.filter(({ square }) => !pieces.some((piece) => piece.square === square)).map(({ square }) => square),
        );
      case 'clear':
        return messages.say('set-up-cleared');
      case 'starting position':
        return messages.say('set-up-started');
      case 'as in game':
        return messages.say('set-up-as-in-game');
      case 'chess960':
        return messages.say('answer-chess960', { number: change.number });
      case 'castling from':
        return messages.say(change.anywhere ? 'set-up-from-any-file' : 'set-up-from-usual-files');
      case 'turn':
        return messages.say('turn', { turn: change.color });
      case 'give castling':
      case 'take castling':
        return rightsSaid(castling, pieces, messages);
      case 'en passant':
        return enPassantSaid(enPassant, messages);
      case 'fen':
        return messages.say('set-up-fen-taken');
    }
  }

  /** Each square as it stands now. */
  #squares(squares: readonly Square[]): readonly Segment[] {
    const board = boardOf(this.#setUp);
    return squares.flatMap((square) => {
      const piece = board.pieceAt(square);
      const told = { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more: 0 } as const;
      const { segments } = phraseAnswer(told, this.#options);
      return squares.length === 1 ? segments : segments.map(stopped);
    });
  }

  #refusalText(refusal: ChangeRefusal): string {
    const { messages } = this.#options.words;
    switch (refusal.reason) {
      case 'nothing to move':
        return messages.say('set-up-nothing-to-move', refusal);
      case 'none removed':
        return messages.say('set-up-none-removed');
      case 'no such chess960':
        return messages.say('set-up-which-chess960');
      case 'no game':
        return messages.say('set-up-no-game');
      case 'fen':
        return fenRefusalSaid(refusal.problem, messages);
    }
  }

  async #grant(wish: SetUpWish): Promise<LineOutcome> {
    const { messages } = this.#options.words;
    switch (wish.wish) {
      case 'read': {
        const setUp = this.#setUp;
        const said = [...positionSummary(boardOf(setUp), setUp, messages), ...piecesSaid(setUp.pieces, messages)];
        this.#done(said.join(' '));
        return 'done';
      }
      case 'possible':
        this.#done(possibleSaid(this.#problems, this.#setUp.pieces, messages));
        return 'done';
      case 'play': {
        const { color, opponent } = wish;
        this.#choice = { ...this.#choice, ...(color && { color }), ...(opponent && { opponent }) };
        return this.#play();
      }
    }
  }

  async #play(): Promise<LineOutcome> {
    const { services } = this.#parts;
    const result = positionFrom(this.#setUp);
    if (!result.ok) {
      return this.#refuse(possibleSaid(result.problems, this.#setUp.pieces, this.#options.words.messages));
    }
    this.#show('');
    await services.begin({ ...services.settings().newGame, ...this.#choice }, result.position.fen());
    return 'done';
  }

  #done(said: string | readonly Segment[]): void {
    this.#show('');
    this.#say(said);
  }

  #refuse(said: string): LineOutcome {
    const { announcer, earcons } = this.#parts.services.speech;
    if (announcer.attentive) earcons.play('refused');
    this.#show(this.#text(said));
    this.#say(said);
    return 'refused';
  }

  #say(said: string | readonly Segment[]): void {
    const segments = typeof said === 'string' ? segmentsOf(said, this.#options) : said;
    this.#parts.services.speech.speaker.say(page(segments, 'answer'));
  }

  #show(refusal: string): void {
    this.#refusal = refusal;
    this.#parts.changed();
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

  readonly #onLine = ({ line }: SetUpLineEvent): void => {
    this.#queue
      .enter(line)
      .then((end) => this.#entry.value?.end(line.text, end))
      .catch(reportError);
  };

  readonly #onBoard = ({ pieces, changed: squares }: BoardEnteredEvent): void => {
    const entries = squares.map((square) => {
      const piece = pieces.find((one) => one.square === square);
      return { square, ...(piece && { piece: { color: piece.color, kind: piece.kind } }) };
    });
    this.#apply({ do: 'put', entries });
  };

  readonly #onTurn = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement)
      this.#apply({ do: 'turn', color: currentTarget.value === 'black' ? 'black' : 'white' });
  };

  readonly #onButton = ({ currentTarget }: Event): void => {
    const wanted = currentTarget instanceof HTMLElement ? currentTarget.dataset['do'] : undefined;
    const change = BUTTON_CHANGES.find((one) => one.do === wanted);
    if (change) this.#apply(change);
  };

  readonly #onRight = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const { dataset, checked } = currentTarget;
    const color = COLORS.find((one) => one === dataset['color']);
    const side = SIDES.find((one) => one === dataset['side']);
    if (!color || !side) return;
    this.#apply(
      checked
        ? { do: 'give castling', rights: [{ color, side }] }
        : { do: 'take castling', colors: [color], sides: [side] },
    );
  };

  readonly #onChess960 = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLInputElement)
      this.#apply({ do: 'castling from', anywhere: currentTarget.checked });
  };

  readonly #onEnPassant = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const { value } = currentTarget;
    this.#apply({ do: 'en passant', square: value === '' ? undefined : (value as Square) });
  };

  readonly #onFen = (event: Event): void => {
    event.preventDefault();
    const fen = this.#fen.value?.value.trim() ?? '';
    this.#apply({ do: 'fen', fen });
  };

  readonly #onChoice = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    const { name, value } = currentTarget;
    if (name === 'opponent') this.#choice = { ...this.#choice, opponent: value === 'beside' ? 'beside' : 'computer' };
    if (name === 'color')
      this.#choice = { ...this.#choice, color: value === 'black' || value === 'lot' ? value : 'white' };
    const level = LEVEL_NUMBERS.find((one) => String(one) === value);
    if (name === 'level' && level) this.#choice = { ...this.#choice, level };
    this.#parts.changed();
  };

  readonly #onPlay = (event: Event): void => {
    event.preventDefault();
    this.#play().catch(reportError);
  };

  readonly #onCopy = ({ fen }: CopyFenEvent): void => {
    copyFen(fen, this.#parts.services.speech.speaker).catch(reportError);
  };
}

function rightText(color: 'white' | 'black', side: 'short' | 'long'): string {
  if (color === 'white') return side === 'short' ? msg('set-up-white-short') : msg('set-up-white-long');
  return side === 'short' ? msg('set-up-black-short') : msg('set-up-black-long');
}

function levelText(level: LevelNumber): string {
  if (level === 1) return msg('level-lowest');
  if (level === 8) return msg('level-highest');
  return msg('level-number', { level });
}
