/**
 * How a game begins or goes on here, in German. After the level of the computer stands a colon, for a number before a full stop is an
 * ordinal.
 */
import type { Opponent, Standing } from '../../notice.js';
import type { PlainNotice } from '../words.js';
import { moveCount } from './counting.js';
import { ending } from './endings.js';
import { PLAYERS } from './names.js';

type Of<About extends PlainNotice['about']> = Extract<PlainNotice, { readonly about: About }>;

export function gameBegun({ opponent, turn }: Of<'game begun'>): string {
  const who = opponent.type === 'computer' ? yourSide(opponent) : `${PLAYERS[turn]} ist am Zug.`;
  return `Neue Partie ${against(opponent)} ${who}`;
}

export function positionOpened({ opponent, standing }: Of<'position opened'>): string {
  return `Stellung geöffnet, ${against(opponent)} ${whoseTurn(standing)}`;
}

export function gameBack(notice: Of<'game brought back'>): string {
  return `Ihre Partie ist wieder da: ${movesMade(notice.plies)}. ${whoseTurn(notice)}`;
}

function yourSide({ you, byLot }: Extract<Opponent, { readonly type: 'computer' }>): string {
  return byLot ? `Das Los gibt Ihnen ${PLAYERS[you]}.` : `Sie haben ${PLAYERS[you]}.`;
}

/** With the sign that ends it. */
function against(opponent: Opponent): string {
  switch (opponent.type) {
    case 'computer':
      return `gegen den Computer, Stufe ${opponent.level}:`;
    case 'player beside you':
      return 'mit dem Spieler neben Ihnen.';
    case 'at the table':
      return 'am Tisch.';
  }
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  return plies === 0 ? 'noch kein Zug gemacht' : `${moveCount(Math.ceil(plies / 2))} gemacht`;
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `${PLAYERS[standing.turn]} ist am Zug.`;
}
