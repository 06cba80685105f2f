/**
 * An adjourned game and its envelope in German (Guidelines I).
 */
import type { EnvelopeField } from '../../../src/laws/acts/adjournment.js';
import { opposite } from '../../../src/laws/squares.js';
import type { EnvelopeWords, LockTrouble, ToResume } from '../envelope.js';
import { duration } from './durations.js';
import { PLAYERS } from './names.js';

export const envelope: EnvelopeWords = {
  players: ({ white, black }) => `Weiß spielt ${white}, Schwarz spielt ${black}.`,
  position: () => 'So steht es vor dem Abgabezug.',
  times: ({ white, black }) => `Weiß hat ${duration(white)} verbraucht, Schwarz ${duration(black)}.`,
  sealed: (by, moveNumber) => `${PLAYERS[by]} gibt den ${moveNumber}. Zug ab.`,
  offer: (by) => (by ? `Das Remisangebot von ${PLAYERS[by]} gilt noch.` : 'Kein Remisangebot steht aus.'),
  resumption: ({ date, time, venue }) =>
    `Die Partie wird wieder aufgenommen. Tag: ${date}. Uhrzeit: ${time}. Ort: ${venue}.`,
  fault: (field) => FAULTS[field],
  toAdjourn: (sealer) => `Partie als Hängepartie abbrechen? ${PLAYERS[sealer]} ist am Zug und muss ihn abgeben.`,
  turnAway: (sealer) =>
    `${PLAYERS[opposite(sealer)]}, bitte wegsehen und nicht zuhören: ${PLAYERS[sealer]} schreibt den Zug auf.`,
  lockedAway: () => 'Der Zug ist aufgeschrieben und verschlossen. Auf dieser Seite steht nichts mehr davon.',
  doubt: (doubt) => (doubt === 'several moves' ? 'Das kann zwei Züge bedeuten.' : 'Darin ist kein Zug zu erkennen.'),
  toResume,
  found: (text) => `Im Umschlag steht: „${text}“.`,
  trouble: (trouble) => TROUBLES[trouble],
};

const FAULTS: Readonly<Record<EnvelopeField, string>> = {
  players: 'Auf dem Umschlag müssen die Namen beider Spieler stehen.',
  position: 'Die Stellung auf dem Umschlag ist nicht die auf dem Brett.',
  times: 'Die Zeiten auf dem Umschlag sind nicht die der Uhr.',
  'sealed by': 'Der Umschlag nennt den falschen Spieler als den, der abgibt.',
  'move number': 'Die Nummer des Abgabezugs ist falsch.',
  offer: 'Zum Remisangebot steht Falsches auf dem Umschlag.',
  resumption: 'Auf dem Umschlag müssen Tag, Uhrzeit und Ort der Wiederaufnahme stehen.',
};

const TROUBLES: Readonly<Record<LockTrouble, string>> = {
  'not secure':
    'Der Zug kann hier nicht verschlossen werden: Die Seite muss über eine sichere Verbindung kommen, mit https.',
  'too long': 'Das ist zu lang für einen Zug. Schreiben Sie nur den Zug auf.',
  'wrong passphrase':
    'Mit diesem Kennwort lässt sich der Umschlag nicht öffnen. Prüfen Sie es und versuchen Sie es noch einmal.',
  'not this envelope':
    'Diese Datei öffnet den Umschlag nicht. Wählen Sie die, die beim Abgeben des Zuges gespeichert wurde.',
  unreadable:
    'Was im Umschlag ist, ist beschädigt und nicht zu lesen. Er gilt als verloren, und der Schiedsrichter entscheidet.',
};

function toResume({ sealer, present, late, envelope: what, clock, times, position }: ToResume): readonly string[] {
  const here = presence(present);
  if (!position) return [here, 'Die Stellung ist nicht bekannt: Es wird eine neue Partie gespielt.'];
  return [
    here,
    ...(late > 0 ? [`Die Verspätung beträgt ${duration(late)}.`] : []),
    ENVELOPE[what](sealer),
    ...(times ? [] : ['Die Zeiten sind nicht bekannt: Der Schiedsrichter stellt die Uhren.']),
    ...(clock ? [`Die Uhr von ${PLAYERS[clock]} wird in Gang gesetzt.`] : []),
  ];
}

const ENVELOPE: Readonly<Record<ToResume['envelope'], (sealer: ToResume['sealer']) => string>> = {
  opened: (sealer) => `Der Umschlag wird geöffnet und der Abgabezug von ${PLAYERS[sealer]} ausgeführt.`,
  'stays closed': () => 'Der Umschlag bleibt verschlossen.',
  lost: (sealer) => `Der Umschlag lässt sich nicht öffnen: ${PLAYERS[sealer]} führt den Abgabezug auf dem Brett aus.`,
};

function presence({ white, black }: ToResume['present']): string {
  if (white && black) return 'Beide Spieler sind da.';
  if (!white && !black) return 'Keiner der beiden Spieler ist da.';
  return white ? 'Weiß ist da, Schwarz nicht.' : 'Schwarz ist da, Weiß nicht.';
}
