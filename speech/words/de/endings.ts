/**
 * How games end, in German.
 */
import type { Ending, EndReason, Result } from '../../../src/laws/result.js';
import { PLAYERS } from './names.js';

const OUTCOMES: Readonly<Record<Result, string>> = {
  '1-0': 'Weiß gewinnt.',
  '0-1': 'Schwarz gewinnt.',
  '1/2-1/2': 'Die Partie ist remis.',
  '0-0': 'Beide Spieler verlieren.',
};

/** Article 5, 6.7, 6.9, 7.5.5, 9.2 to 9.6. */
export function ending({ reason, result }: Ending): string {
  if (reason === 'agreement') return 'Remis vereinbart.';
  // Whose flag has fallen is said right before it.
  if (reason === 'time' && result !== '1/2-1/2')
    return `${PLAYERS[result === '1-0' ? 'white' : 'black']} gewinnt auf Zeit.`;
  return `${(result === '1/2-1/2' ? DRAWN[reason] : undefined) ?? reasonOf(reason, result)} ${OUTCOMES[result]}`;
}

export const FIFTY = '50 Züge ohne Schlagen und ohne Bauernzug';

function reasonOf(reason: Exclude<EndReason, 'agreement'>, result: Result): string {
  const loser = PLAYERS[result === '1-0' ? 'black' : 'white'];
  const reasons: Readonly<Record<Exclude<EndReason, 'agreement'>, string>> = {
    checkmate: 'Schachmatt.',
    stalemate: 'Patt.',
    'dead position': 'Keine Seite kann noch mattsetzen.',
    'fivefold repetition': 'Zum fünften Mal dieselbe Stellung.',
    'seventy-five moves': '75 Züge ohne Schlagen und ohne Bauernzug.',
    'threefold repetition': 'Zum dritten Mal dieselbe Stellung.',
    'fifty moves': `${FIFTY}.`,
    resignation: `${loser} gibt auf.`,
    time: 'Die Zeit ist abgelaufen.',
    'both flags': 'Beide Blättchen sind gefallen.',
    default: result === '0-0' ? 'Beide kamen nicht rechtzeitig.' : `${loser} kam nicht rechtzeitig.`,
    'illegal moves': `Zu viele regelwidrige Züge von ${loser}.`,
    'sealed move': 'Der Abgabezug kann nicht gespielt werden.',
    'quickplay finish': 'Mit normalen Mitteln nicht zu gewinnen.',
    ruling: 'Der Schiedsrichter hat entschieden.',
  };
  return reasons[reason];
}

/** What would have lost, had the opponent been able to mate (Art. 5.1.2, 6.9, 7.5.5). */
const DRAWN: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'Aufgegeben, aber der Gegner kann nicht mattsetzen.',
  time: 'Zeit abgelaufen, aber der Gegner kann nicht mattsetzen.',
  'illegal moves': 'Zu viele regelwidrige Züge, aber der Gegner kann nicht mattsetzen.',
};

/** The same draws, told after the end. */
const DRAWN_IN_SPITE: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'trotz Aufgabe',
  time: 'trotz Zeitüberschreitung',
  'illegal moves': 'trotz regelwidriger Züge',
};

/** How a game ended, to go on a sentence with: "Weiß hat durch Matt gewonnen". */
export function howEnded({ reason, result }: Ending): string {
  const inSpite = result === '1/2-1/2' ? DRAWN_IN_SPITE[reason] : undefined;
  if (inSpite !== undefined) return `sie endete ${inSpite} remis, denn der Gegner konnte nicht mattsetzen`;
  const how = reason === 'illegal moves' && result !== '0-0' ? illegally(result) : BY[reason];
  return {
    '1-0': `Weiß hat ${how} gewonnen`,
    '0-1': `Schwarz hat ${how} gewonnen`,
    '1/2-1/2': `sie endete ${how} remis`,
    '0-0': `beide haben ${how} verloren`,
  }[result];
}

/** "wegen regelwidriger Züge von Weiß", for the winner is named right before it. */
function illegally(result: Result): string {
  return `${BY['illegal moves']} von ${PLAYERS[result === '1-0' ? 'black' : 'white']}`;
}

/** Stands before the verb, of whoever won, or lost where both have. */
const BY: Readonly<Record<EndReason, string>> = {
  checkmate: 'durch Matt',
  stalemate: 'durch Patt',
  'dead position': 'durch tote Stellung',
  'fivefold repetition': 'durch fünfmalige Stellungswiederholung',
  'seventy-five moves': 'durch die 75-Züge-Regel',
  'threefold repetition': 'durch dreimalige Stellungswiederholung',
  'fifty moves': 'durch die 50-Züge-Regel',
  resignation: 'durch Aufgabe',
  agreement: 'durch Vereinbarung',
  time: 'auf Zeit',
  'both flags': 'nach dem Fall beider Blättchen',
  default: 'kampflos',
  'illegal moves': 'wegen regelwidriger Züge',
  'sealed move': 'wegen des Abgabezugs',
  'quickplay finish': 'in der Endspurtphase',
  ruling: 'durch Entscheidung des Schiedsrichters',
};
