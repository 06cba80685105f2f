/** What is heard of the hand on the board: a short sound, and words that say why where it cannot lift. */
import type { EarconName } from '../../speech/earcons/names.js';
import type { Earcons } from '../../speech/earcons/player.js';
import { shadeOf, type Square } from '../laws/squares.js';
import type { GameValue } from './store.js';
import type { HandNews } from '../questions/hand.js';
import type { Speaker } from './speaker.js';

const EARCON_OF: Readonly<Record<HandNews['type'], EarconName | undefined>> = {
  edge: 'edge',
  'nothing to lift': 'edge',
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

export function tellHand(news: HandNews, value: GameValue, speaker: Speaker, earcons: Pick<Earcons, 'play'>): void {
  const earcon = EARCON_OF[news.type];
  if (earcon) earcons.play(earcon);
  const { view, mine } = value;
  if (news.type !== 'not yours' || !view) speaker.hand(news);
  else if (view.ending) speaker.refusal({ reason: 'game over', ending: view.ending });
  else if (mine.includes(news.piece.color)) speaker.refusal({ reason: 'not your turn', turn: view.turn });
  else speaker.hand(news);
}

/** The cursor has come to a square: whoever wants to, hears that it is a dark one. */
export function tellCursor(square: Square, earcons: Pick<Earcons, 'play'>): void {
  if (shadeOf(square) === 'dark') earcons.play('dark square');
}
