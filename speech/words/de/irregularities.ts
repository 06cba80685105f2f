/**
 * Irregularities and penalties in German (Art. 7, 12.9).
 */
import type { FaultFound, Penalised } from '../../../src/laws/facts.js';
import type { Result } from '../../../src/laws/result.js';
import { opposite } from '../../../src/laws/squares.js';
import { counted, ordinal } from './counting.js';
import { PLAYERS } from './names.js';

/** How it ended, to go on a sentence with. */
export const RESULTS: Readonly<Record<Result, string>> = {
  '1-0': 'Weiß hat gewonnen',
  '0-1': 'Schwarz hat gewonnen',
  '1/2-1/2': 'remis',
  '0-0': 'Beide haben verloren',
};

/** A restored position, a penalty and an end are told after it, each by itself. */
export function fault(fault: FaultFound): string {
  const ruled = ruling(fault);
  return ruled === '' ? found(fault) : `${found(fault)} ${ruled}`;
}

function found({ what, of }: FaultFound): string {
  const { did, happened } = FAULTS[what];
  return of === undefined ? happened : `${PLAYERS[of]} ${did}.`;
}

/** What a player did; and the same where it is nobody's fault, or not known whose. */
const FAULTS: Readonly<Record<FaultFound['what'], { readonly did: string; readonly happened: string }>> = {
  'illegal move': {
    did: 'hat einen regelwidrigen Zug gemacht',
    happened: 'Es wurde ein regelwidriger Zug gemacht.',
  },
  'pressed without a move': {
    did: 'hat die Uhr gedrückt, ohne zu ziehen',
    happened: 'Die Uhr wurde gedrückt, ohne dass gezogen wurde.',
  },
  'pawn left unpromoted': {
    did: 'hat einen Bauern nicht umgewandelt',
    happened: 'Ein Bauer wurde nicht umgewandelt.',
  },
  'two hands': { did: 'hat beide Hände benutzt', happened: 'Es wurden beide Hände benutzt.' },
  'touched piece': {
    did: 'hat nicht so gespielt, wie es die berührte Figur verlangt',
    happened: 'Der Zug ist nicht so, wie es die berührte Figur verlangt.',
  },
  displaced: { did: 'hat Figuren verschoben', happened: 'Figuren sind verschoben.' },
  'set-up': { did: 'hat die Partie falsch begonnen', happened: 'Die Partie wurde falsch begonnen.' },
};

function ruling({ ruling, of, count, what }: FaultFound): string {
  switch (ruling) {
    case 'corrected':
      return 'Stattdessen wird ein anderer Zug gemacht.';
    case 'counted': {
      if (count === undefined) return 'Das zählt als regelwidriger Zug.';
      return what === 'illegal move'
        ? `Es ist der ${ordinal(count)}e.`
        : `Das zählt als ${ordinal(count)}er regelwidriger Zug.`;
    }
    case 'queen':
      return 'Der Bauer wird zur Dame.';
    case 'not counted':
      return 'Das zählt nicht als regelwidriger Zug.';
    case 'stands':
      return 'Der Zug bleibt bestehen.';
    case 'put right':
      return of === undefined ? 'Sie werden zurechtgestellt.' : `${PLAYERS[of]} stellt sie zurecht.`;
    case 'restored':
      return '';
    case 'new game':
      return 'Es wird eine neue Partie gespielt.';
    case 'goes on':
      return 'Die Partie geht weiter.';
    case 'arbiter decides':
      return 'Der Schiedsrichter entscheidet.';
  }
}

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised): string {
  const player = PLAYERS[against];
  switch (penalty.kind) {
    case 'warning':
      return `${player} wird verwarnt.`;
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return `${player} erhält eine Strafe.`;
    case 'points to the opponent':
      return `${player} erhält eine Strafe. ${PLAYERS[opposite(against)]} bekommt die Punkte eines Gewinns.`;
    case 'game lost':
      return `${player} erhält eine Strafe: Die Partie ist verloren.`;
    case 'fine':
      return `${player} erhält eine Geldstrafe.`;
    case 'rounds':
      return `${player} wird für ${penalty.rounds === 1 ? 'eine Runde' : `${counted(penalty.rounds)} Runden`} ausgeschlossen.`;
    case 'expulsion':
      return `${player} wird vom Turnier ausgeschlossen.`;
  }
}
