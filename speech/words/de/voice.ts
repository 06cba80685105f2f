/** Being listened to, in German. */
import type { VoiceWords } from '../voice.js';
import { listed } from './counting.js';

/** The keys for talking; where there is none, the button. */
const orButton = (keys: readonly string[]): string => (keys.length > 0 ? listed(keys, 'oder') : 'die Schaltfläche');
const byButton = (keys: readonly string[]): string => (keys.length > 0 ? listed(keys, 'oder') : 'der Schaltfläche');

export const voice: VoiceWords = {
  heard: (words) => ['Gehört:', { ...words, text: `„${words.text}“.` }],
  trouble: {
    'no microphone': 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es noch einmal.',
    'not allowed':
      'Der Browser lässt die Seite nicht an das Mikrofon. Erlauben Sie es in den Einstellungen des Browsers für diese Seite und versuchen Sie es noch einmal.',
    'no speech': 'Es wurde nichts gehört. Versuchen Sie es noch einmal, näher am Mikrofon.',
    'language not supported':
      'Diese Spracherkennung kann die Sprache nicht. Wählen Sie in den Einstellungen unter Spracheingabe eine andere.',
    'language not installed':
      'Die Spracherkennung muss die Sprache erst holen. Drücken Sie in den Einstellungen unter Spracheingabe „Holen“.',
    network:
      'Die Spracherkennung hat ihre Server nicht erreicht. Verbinden Sie sich mit dem Netz, oder wählen Sie in den Einstellungen unter Spracheingabe eine andere.',
    'model unreadable':
      'Das Sprachmodell kann nicht gelesen werden. Wählen Sie in den Einstellungen unter Spracheingabe eine andere Datei.',
    failed:
      'Die Spracherkennung hat aufgehört. Versuchen Sie es noch einmal, oder wählen Sie in den Einstellungen unter Spracheingabe eine andere.',
  },
  noneChosen: 'Die Spracheingabe ist aus. Wählen Sie in den Einstellungen unter Spracheingabe eine Spracherkennung.',
  chosen: {
    none: 'Spracheingabe aus.',
    'on device': 'Spracheingabe auf diesem Gerät.',
    cloud: 'Spracheingabe über die Server des Browserherstellers.',
    vosk: 'Spracheingabe mit Vosk.',
  },
  way: {
    'push to talk': (keys) => `Halten Sie ${orButton(keys)}, während Sie sprechen.`,
    toggle: (keys) => `Drücken Sie ${orButton(keys)}, bevor Sie sprechen, und danach noch einmal.`,
    always: (keys) => `Mit ${byButton(keys)} beginnt das Zuhören und geht weiter, bis noch einmal gedrückt wird.`,
  },
  listenFor: {
    page: 'Es hört auf Deutsch zu.',
    'german call': 'Es hört auf die deutsche Ansage.',
  },
  listening: 'Ich höre zu.',
  notListening: 'Ich höre nicht zu.',
  supply: {
    'language fetched': 'Die Sprache ist da.',
    'language not fetched':
      'Die Sprache konnte nicht geholt werden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.',
    'model loading': 'Das Modell wird gelesen.',
    'model ready': 'Das Modell ist bereit.',
    'model not kept':
      'Das Modell kann auf diesem Gerät nicht aufbewahrt werden: Es ist zu wenig Platz. Es gilt, bis die Seite geschlossen wird.',
    'model forgotten': 'Das Modell wurde von diesem Gerät entfernt.',
    'no model': 'Wählen Sie zuerst eine Modelldatei für Vosk.',
  },
  confirmMoves: {
    on: 'Vor jedem Zug wird nachgefragt.',
    off: 'Züge werden ohne Nachfrage ausgeführt.',
  },
};
