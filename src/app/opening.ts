/**
 * The first load: where the address asks for a position, its board can be walked before the game is there to be played. What is done
 * meanwhile is held, and done when the game is there.
 */
import type { Words } from '../../speech/phrase/words.js';
import type { TemplateResult } from 'lit';
import { NOTHING_TO_DO } from '../commands/when.js';
import { EMPTY_HAND } from '../laws/acts/move.js';
import type { GameView } from '../laws/view.js';
import { ChessBoard } from '../../components/chess-board/chess-board.js';
import { CURSOR_KEYMAP } from '../../components/chess-board/keys.js';
import type { HandEvent } from '../../components/chess-board/events.js';
import { parsePosition } from '../laws/board/parse-position.js';
import type { Settings } from '../storage/settings/settings.js';
import { LineHistory } from '../../speech/line-history.js';
import { cellTexts } from '../pages/shared/cell-texts.js';
import { frame, type FrameListeners } from './frame.js';
import { gameView } from '../pages/game/game-page.js';
import type { Kept } from './kept.js';
import { msg } from './texts.js';
import { NO_GAME } from '../game/store.js';
import { KeptTexts } from '../pages/shared/phrase-options.js';

/** Keys that mean the same anywhere in the page; a browser would do something else with them. */
const PAGE_KEYS: readonly string[] = ['F1', 'F6', 'F8'];

const ARROWS = CURSOR_KEYMAP.filter(({ command }) => command.startsWith('step-'));

export class Opening {
  readonly #view: GameView;
  readonly #words: Words;
  readonly #history = new LineHistory();
  readonly #texts = new KeptTexts(cellTexts);
  #held: (() => void)[] = [];

  /** @param fen has been read and can be played */
  constructor(fen: string, words: Words) {
    this.#words = words;
    const read = parsePosition(fen);
    if (!read.ok) throw new Error('a position that was read can be read');
    const { position } = read;
    this.#view = {
      role: 'onlooker',
      play: 'casual',
      positions: [position],
      board: position,
      sheet: [],
      turn: position.turn,
      hand: EMPTY_HAND,
    };
  }

  /** @param above what is told before everything else */
  render(settings: Settings, above: TemplateResult | undefined): TemplateResult {
    return frame(this.#listeners, {
      above,
      game: {
        name: 'game',
        state: 'shown',
        content: gameView({
          name: msg('page-game'),
          value: { ...NO_GAME, view: this.#view },
          mayLift: [this.#view.turn],
          texts: this.#texts.of(this.#words, settings),
          settings,
          // Which keys were chosen is known when the game is there: until then only the arrows are.
          ...(settings.keys !== undefined && { keymap: ARROWS }),
          acts: NOTHING_TO_DO,
          history: this.#history,
          candidates: [],
        }),
      },
    });
  }

  /** The game is there: does what was held, in its order. */
  hand(): void {
    const held = this.#held;
    this.#held = [];
    for (const act of held) act();
  }

  readonly #hold = (event: Event): void => {
    const [target] = event.composedPath();
    if (target) this.#held.push(() => target.dispatchEvent(event));
  };

  /** What the board has done with a key by itself is done; the others of the board and of the page are pressed again when they mean something. */
  readonly #holdKey = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    const [target] = path;
    if (event.defaultPrevented || !target) return;
    if (PAGE_KEYS.includes(event.key)) event.preventDefault();
    else if (!path.some((node) => node instanceof ChessBoard)) return;
    this.#held.push(() => target.dispatchEvent(new KeyboardEvent(event.type, event)));
  };

  /** That a key is none of the board's is not known before the game is there: it is pressed again. */
  readonly #holdHand = (event: HandEvent): void => {
    if (event.news.type !== 'no command') this.#hold(event);
  };

  readonly #listeners: FrameListeners = {
    onClaim: this.#hold,
    onSetting: this.#hold,
    onFile: this.#hold,
    onSample: this.#hold,
    onGermanSample: this.#hold,
    onEarcon: this.#hold,
    onNewGame: this.#hold,
    onAsked: this.#hold,
    onAnsweredNo: this.#hold,
    onLineCleared: this.#hold,
    onCommand: this.#hold,
    onBoardCommand: this.#hold,
    onCursor: this.#hold,
    onExplored: this.#hold,
    onHand: this.#holdHand,
    onMoveChosen: this.#hold,
    onTyped: this.#hold,
    onLineEntered: this.#hold,
    onKey: this.#holdKey,
    onFocus: () => undefined,
    onInput: () => undefined,
  };
}

/** `undefined` where another game goes on here: whether that is left is asked first. */
export async function openingFor(
  fen: string,
  { database }: Pick<Kept, 'database'>,
  words: Words,
): Promise<Opening | undefined> {
  const latest = await database?.journal.latest();
  const game = latest?.ok ? latest.game : undefined;
  const goesOn = game !== undefined && game.ending === undefined && game.entries.length > 0;
  return goesOn || latest?.ok === false ? undefined : new Opening(fen, words);
}
