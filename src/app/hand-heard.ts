/** What is heard of the hand on the board: a short sound, and words that say why where it cannot lift. */
import type { Earcons } from '../../speech/earcons.js';
import type { GameContextValue } from '../play/contexts.js';
import type { HandNews } from '../questions/hand.js';
import { isPresent } from './showing.js';
import type { Speaker } from './speaker.js';

const EARCON_OF = { edge: 'edge', 'nothing to lift': 'edge', lifted: 'lift', 'put back': 'place' } as const;

export function tellHand(news: HandNews, value: GameContextValue, speaker: Speaker, earcons: Earcons): void {
  if (news.type in EARCON_OF) earcons.play(EARCON_OF[news.type as keyof typeof EARCON_OF]);
  const { view, mine } = value;
  if (news.type !== 'not yours' || !view) speaker.hand(news);
  else if (view.ending) speaker.refusal({ reason: 'game over', ending: view.ending });
  else if (!isPresent(value)) speaker.notice({ about: 'looking back' });
  else if (mine.includes(news.piece.color)) speaker.refusal({ reason: 'not your turn', turn: view.turn });
  else speaker.hand(news);
}
