/**
 * The score, in German.
 */
import type { ScoreWords } from '../score.js';
import { PLAYERS } from './names.js';

export const score: ScoreWords = {
  heading: (of) => (of ? `Mitschrift von ${PLAYERS[of]}.` : 'Die Mitschrift.'),
  empty: () => 'Es ist noch kein Zug geschehen.',
  move: (number, { white, black }) => [
    ...(white ? [`Zug ${number}:`, ...white] : [`Zug ${number} von Schwarz:`]),
    ...(black ?? []),
  ],
  note: () => 'Sprachnotiz.',
  notWritten: () => 'Nicht aufgeschrieben.',
  offered: () => 'Remis angeboten.',
  end: () => 'Ende der Mitschrift.',
  notCompared: (moves) => `Nicht verglichene Sprachnotizen: ${moves}.`,
  sendAgain: () => 'Wenn ja, schreiben Sie ihn noch einmal auf.',
  nothingToWrite: () => 'Geben Sie den Zug ein, wie Sie ihn gehört haben.',
  recording: () => 'Aufnahme läuft.',
  troubles: {
    'cannot record': 'Dieser Browser kann nicht aufnehmen. Schreiben Sie den Zug auf.',
    'not allowed': 'Das Mikrofon ist nicht erlaubt. Erlauben Sie es im Browser, oder schreiben Sie den Zug auf.',
    'no microphone': 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder schreiben Sie den Zug auf.',
    'nothing recorded': 'Es wurde nichts aufgenommen und nichts aufgeschrieben. Versuchen Sie es noch einmal.',
    'disk full': 'Die Sprachnotiz wurde nicht aufbewahrt: Der Speicherplatz ist voll. Schreiben Sie den Zug auf.',
    'not kept': 'Die Sprachnotiz wurde nicht aufbewahrt. Schreiben Sie den Zug auf.',
    'not on this device': 'Diese Sprachnotiz ist nicht auf diesem Gerät.',
    'not played': 'Die Sprachnotiz kann nicht abgespielt werden.',
  },
};
