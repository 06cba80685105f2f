/**
 * Why something is not done, in German, where nothing was judged: what was wrong first, and what would be right where that helps.
 */
import type { KeepingCause } from '../../../src/laws/refusals.js';
import { FIDE_LANG } from '../fide.js';
import type { FirstRefusal } from '../first-refusals.js';
import type { Said } from '../words.js';
import { capitalized, listed } from './counting.js';
import { howEnded } from './endings.js';
import { PLAYERS } from './names.js';

export function firstRefusal(refusal: FirstRefusal): Said {
  switch (refusal.reason) {
    case 'unreadable':
      if ('nearest' in refusal) {
        return `„${shortened(refusal.text)}“ ist kein Zug und kein Befehl. Meinten Sie: ${listed(refusal.nearest, 'oder')}?`;
      }
      return [
        `„${shortened(refusal.text)}“ ist kein lesbarer Zug. Lesbar sind zum Beispiel Sf3, e2 e4 oder`,
        { text: 'Springer Felix drei.', lang: FIDE_LANG },
      ];
    case 'not loaded':
      return 'Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.';
    case 'not kept':
      return notKept(refusal.cause);
    case 'game over':
      return `Die Partie ist beendet: ${capitalized(howEnded(refusal.ending))}.`;
    case 'not your turn':
      return `${PLAYERS[refusal.turn]} ist am Zug.`;
    case 'no move made yet':
      return 'Nicht vor dem ersten Zug.';
    case 'no game':
      return 'Hier gibt es keine solche Partie. Beginnen Sie eine mit „Neue Partie“.';
  }
}

function notKept(cause: KeepingCause): string {
  switch (cause) {
    case 'disk full':
      return 'Nicht ausgeführt: Der Datenträger ist voll. „Partien auf diesem Gerät“ zeigt, was Sie löschen können.';
    case 'storage closed':
      return 'Nicht ausgeführt: Der Browser hat seinen Speicher geschlossen. Ihre Partie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie neu laden.';
    case 'taken over':
      return 'Nicht ausgeführt: Ein anderes Fenster hat die Partie übernommen.';
    case 'holder gone':
      return 'Vielleicht nicht ausgeführt: Dieses Fenster wurde geschlossen, bevor das Fenster mit der Partie geantwortet hatte.';
    case 'other version':
      return 'Nicht ausgeführt: Im anderen Fenster läuft eine andere Version von Anna–Hector. Laden Sie beide neu.';
    case 'unknown':
      return 'Nicht ausgeführt, weil das Speichern misslang. Versuchen Sie es noch einmal.';
  }
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
