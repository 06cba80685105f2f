/**
 * The hand on the board. Where lifting a piece is an act (in strict play a touched piece must be played, Art. 4.3, and one of the opponent's
 * taken, 4.3.2, which a player touches by trying to lift it); and what is heard of it: a short sound, and words where it cannot lift.
 */
import type { HandNews } from '../questions/hand.js';
import { type PlacedPiece, shadeOf, type Square } from '../laws/squares.js';
import type { EarconName } from '../../speech/earcons/sound-choice.js';
import type { Earcons } from '../../speech/earcons/player.js';
import type { GameValue } from './store.js';
import type { Speaker } from './speaker.js';

export interface TouchingParts {
  /** Whether touching binds in the game that is played. */
  readonly binds: () => boolean;
  /** Whether a piece is the opponent's of a player here who has the move. */
  readonly isOpponents: (piece: PlacedPiece) => boolean;
  /** Touches a piece. Tells whether that was done. */
  readonly touch: (piece: PlacedPiece) => Promise<boolean>;
  readonly putBack: () => void;
  readonly tell: (news: HandNews) => void;
}

export class Touching {
  readonly #parts: TouchingParts;
  #before: Promise<void> = Promise.resolve();

  constructor(parts: TouchingParts) {
    this.#parts = parts;
  }

  /** Where touching is free all of it is told at once; else each in its turn, for to keep an act takes a moment. */
  async hear(news: HandNews): Promise<void> {
    if (!this.#parts.binds()) {
      this.#parts.tell(news);
      return;
    }
    this.#before = this.#before.then(() => this.#hear(news));
    await this.#before;
  }

  /** What could not be touched was not lifted: the reason has been told. */
  async #hear(news: HandNews): Promise<void> {
    if (news.type === 'not yours' && this.#parts.isOpponents(news.piece)) {
      if (await this.#parts.touch(news.piece)) this.#parts.tell({ type: 'touched', piece: news.piece });
    } else if (news.type !== 'lifted' || (await this.#parts.touch(news.piece))) this.#parts.tell(news);
    else this.#parts.putBack();
  }
}

const EARCON_OF: Readonly<Record<HandNews['type'], EarconName | undefined>> = {
  edge: 'edge',
  'nothing to lift': 'edge',
  'nothing lifted': 'edge',
  'no such piece on the board': 'edge',
  'no command': 'edge',
  lifted: 'lift',
  touched: 'lift',
  'put back': 'place',
  'promotion cancelled': 'place',
  'not yours': 'refused',
  // The choice takes the focus, and that is told.
  'promotion asked': undefined,
};

/** What names a piece, or says that there is none. */
const TELLS_OF_A_SQUARE: readonly HandNews['type'][] = ['lifted', 'put back', 'nothing to lift', 'not yours'];

/** @param isSilent whether what stands on the board is not told, but by the short sound */
export function tellHand(
  news: HandNews,
  value: GameValue,
  speaker: Speaker,
  earcons: Pick<Earcons, 'play'>,
  isSilent = false,
): void {
  const earcon = EARCON_OF[news.type];
  if (earcon) earcons.play(earcon);
  const { view, mine } = value;
  if (isSilent && TELLS_OF_A_SQUARE.includes(news.type)) return;
  if (news.type !== 'not yours' || !view) speaker.hand(news);
  else if (view.ending) speaker.refusal({ reason: 'game over', ending: view.ending });
  else if (mine.includes(news.piece.color)) speaker.refusal({ reason: 'not your turn', turn: view.turn });
  else speaker.hand(news);
}

/** What a finger has come to: its name, and the language of that where it is not the page's; no place off the board. */
export interface Explored {
  readonly place: string | undefined;
  readonly text: string;
  readonly language: string;
  /** Whether it has slid there across an edge. */
  readonly slid: boolean;
}

/** A finger that explores the board has come to something, or off it: each edge that it crossed is felt and heard. @param lang the page's */
export function tellExplored(
  { place, text, language, slid }: Explored,
  lang: string,
  speaker: Pick<Speaker, 'explored'>,
  earcons: Pick<Earcons, 'play'>,
): void {
  if (place === undefined) {
    earcons.play('edge');
    return;
  }
  if (slid) earcons.play('next square');
  speaker.explored({ text, lang: language || lang });
}

/** The cursor has come to a square: whoever wants to, hears that it is a dark one. */
export function tellCursor(square: Square, earcons: Pick<Earcons, 'play'>): void {
  if (shadeOf(square) === 'dark') earcons.play('dark square');
}
