/**
 * Claims of a draw in German (Art. 9.2, 9.3).
 */
import type { ClaimRejected, DrawClaimed } from '../../../src/laws/facts.js';
import type { Weighed } from '../happenings.js';
import { capitalized, moveCount, ordinal } from './counting.js';
import { withMove } from './duties.js';
import { FIFTY } from './endings.js';
import { PLAYERS } from './names.js';

export function claimed({ by, ground, intended }: DrawClaimed): string {
  const after = intended && capitalized(withMove(intended));
  const so = {
    threefold: after
      ? `${after} entsteht die Stellung zum dritten Mal`
      : 'Dieselbe Stellung ist zum dritten Mal entstanden',
    'fifty moves': after ? `${after} sind es ${FIFTY}` : FIFTY,
  }[ground];
  return `${PLAYERS[by]} beantragt Remis: ${so}.`;
}

export function claimRejected({ ground, why, found }: ClaimRejected, intended: boolean): string {
  switch (why) {
    case 'not written first':
      return 'Nicht richtig: Der Zug wurde vorher nicht aufgeschrieben.';
    case 'move is illegal':
      return 'Nicht richtig: Der Zug ist regelwidrig.';
    case 'not so often':
      return ground === 'fifty moves'
        ? `Nicht richtig: ${onlyMoves(found, intended)}.`
        : `Nicht richtig: Es ${intended ? 'wäre' : 'ist'} erst das ${ordinal(found)}e Mal.`;
  }
}

/** "Es sind nur 23 Züge", "Es wäre nur ein Zug". */
function onlyMoves(count: number, intended: boolean): string {
  const [one, more] = intended ? ['wäre', 'wären'] : ['ist', 'sind'];
  return `Es ${count === 1 ? one : more} nur ${moveCount(count)}`;
}

/** What it means comes last, right before the answer. */
export function surely({ act, piece, timed }: Weighed): string {
  switch (act.type) {
    case 'resign':
      return 'Diese Partie aufgeben?';
    case 'accept':
      return 'Remis annehmen? Die Partie ist dann beendet.';
    case 'claim': {
      const { ground, intended } = act;
      const why = ground === 'threefold' ? 'wegen dreimaliger Stellungswiederholung' : 'nach der 50-Züge-Regel';
      const move = intended && piece ? `, ${withMove({ ...intended.move, piece })}` : '';
      return `Remis ${why} beantragen${move}?${costs(timed, intended !== undefined)}`;
    }
    case 'claim quickplay':
      return act.asks === 'draw'
        ? 'Remis in der Endspurtphase beantragen? Wird der Antrag abgelehnt, kann der Gegner Zeit bekommen.'
        : 'Einige Sekunden je Zug beantragen? Das ist auch ein Remisangebot.';
  }
}

/** What a wrong claim brings about. */
function costs(timed: boolean, intended: boolean): string {
  if (!timed && !intended) return '';
  if (!timed) return ' Ist der Antrag falsch, muss der Zug gespielt werden.';
  const move = intended ? ', und der Zug muss gespielt werden' : '';
  return ` Ist der Antrag falsch, bekommt der Gegner Zeit${move}.`;
}
