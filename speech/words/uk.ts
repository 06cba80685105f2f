/**
 * Ukrainian, the part that is there with the page. The pieces stand in `uk/`. The terms are those of the Ukrainian Laws of Chess;
 * their sources stand in docs/terms.
 *
 * Words of one consonant ("з", "й", "б", "ж") are read by espeak-ng as letters, "зе", "йот", "бе", "же", two of which are files;
 * "їх", "її", "їм" and "вп’яте" are spelt out. No sentence has them: "із" and "і" are said instead, "уп’яте", and nouns.
 */
import { EMPTY } from './uk/names.js';
import { ending } from './uk/endings.js';
import { firstRefusal } from './uk/first-refusals.js';
import { hand } from './uk/hand.js';
import { moves } from './uk/moves.js';
import { PLAYERS, pieceName } from './uk/names.js';
import { naming } from './uk/naming.js';
import { howToMove, notice } from './uk/notices.js';
import { time } from './uk/time.js';
import type { Words } from './words.js';

export const uk: Words = {
  lang: 'uk',
  players: PLAYERS,
  letters: { king: 'Кр', queen: 'Ф', rook: 'Т', bishop: 'С', knight: 'К', pawn: 'П' },
  naming,
  piece: pieceName,
  empty: EMPTY,
  shades: { light: 'світле поле', dark: 'темне поле' },
  moves,
  ending,
  drawOffered: (by) => `${PLAYERS[by]} пропонують нічию.`,
  drawRejected: (by, how) => (how === 'in words' ? `${PLAYERS[by]} відхиляють нічию.` : 'Нічию відхилено.'),
  time,
  refusal: firstRefusal,
  hand,
  howToMove,
  notice,
};
