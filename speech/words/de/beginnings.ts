/**
 * How a game begins or goes on here, in German. After the level of the computer stands a colon, for a number before a full stop is an
 * ordinal.
 */
import type { Opponent, Standing, Unusual } from '../../notice.js';
import type { PlainNotice } from '../words.js';
import { chess960 } from './answers.js';
import { capitalized, moveCount } from './counting.js';
import { ending } from './endings.js';
import { PLAYERS } from './names.js';
import { time } from './time.js';

type Of<About extends PlainNotice['about']> = Extract<PlainNotice, { readonly about: About }>;

export function gameBegun({ opponent, turn, unusual }: Of<'game begun'>): string {
  const who = opponent.type === 'computer' ? yourSide(opponent) : `${PLAYERS[turn]} ist am Zug.`;
  return [`Neue Partie ${against(opponent)} ${who}`, ...unusualSentences(unusual)].join(' ');
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
  return opponent.type === 'computer' ? `gegen den Computer, Stufe ${opponent.level}:` : 'mit dem Spieler neben Ihnen.';
}

/** What is not as usual, one sentence each; last what must be done to begin. */
function unusualSentences(conditions: Unusual = {}): readonly string[] {
  const { time: times, strict, edition, chess960: start, pressToBegin } = conditions;
  return [
    ...(times ? [`${capitalized(time.control(times))}.`] : []),
    ...(strict ? ['Strenges Spiel.'] : []),
    ...(edition ? [`Es gilt die Fassung ${edition} der Regeln.`] : []),
    ...(start ? chess960(start.number, start.layout) : []),
    ...(pressToBegin ? ['Zum Beginn die Uhr drücken, mit H.'] : []),
  ];
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  return plies === 0 ? 'noch kein Zug gemacht' : `${moveCount(Math.ceil(plies / 2))} gemacht`;
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `${PLAYERS[standing.turn]} ist am Zug.`;
}
