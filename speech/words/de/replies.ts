/**
 * What the program says back in German where something was asked, answered or saved.
 */
import { at } from '../marks.js';
import type { ReplyWords } from '../replies.js';

export const replies: ReplyWords = {
  howToAnswer: () => 'Ja, nein, oder noch einmal.',
  lookingBack: (at, call) => [
    at === 'start' ? 'Sie sehen den Anfang der Partie.' : `Sie sehen die Stellung nach Zug ${at}.`,
    'In der aktuellen Stellung spielen:',
    { ...call, text: `${call.text}?` },
  ],
  moveNotMade: () => 'Der Zug wird nicht ausgeführt.',
  notDone: () => 'Abgebrochen.',
  nothingAsked: () => 'Es wurde nichts gefragt.',
  heldBack: (lines) => `Nicht ausgeführt: ${lines.join(', ')}.`,
  noPieceMeant: () => `Welche Figur? Zum Beispiel: Züge von ${at('g1')}.`,
  commandsListed: (example) => `Hier stehen die getippten Befehle: „${example}“ findet einen, Escape führt zurück.`,
  gameSaved: (name) => `Partie gespeichert als ${name}.`,
};
