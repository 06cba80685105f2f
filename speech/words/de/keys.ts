/**
 * The keys of the board in German. "Steuerung" is written out: the "Strg" of the keyboards is spelt letter by letter by some voices.
 */
import { commands, tableCommands } from './commands.js';
import type { BoardEnd, KeyWords } from '../keys.js';
import { listed } from './counting.js';
import { bent, byGender } from './names.js';

const ENDS: Readonly<Record<BoardEnd, string>> = {
  'rank start': 'Zum linken Ende der Reihe',
  'rank end': 'Zum rechten Ende der Reihe',
  'file start': 'Zum unteren Ende der Linie',
  'file end': 'Zum oberen Ende der Linie',
  'board start': 'Zur ersten Ecke des Bretts, a1 für Weiß',
  'board end': 'Zur letzten Ecke des Bretts, h8 für Weiß',
};

const CLOCKS = {
  both: 'Die Zeit beider Seiten',
  mine: 'Die eigene Zeit',
  opponent: 'Die Zeit des Gegners',
} as const;

export const keys: KeyWords = {
  groups: {
    'moving about': 'Sich auf dem Brett bewegen',
    'moving pieces': 'Figuren ziehen',
    'clock and acts': 'Uhr, Angebote und Anträge',
    asking: 'Fragen',
    'going through the game': 'Durch die Partie gehen',
    'page and speech': 'Seite und Sprache',
  },
  does: {
    step: () => 'Zum nächsten Feld in dieser Richtung',
    end: ({ of }) => (of === undefined ? 'Zum Ende' : ENDS[of]),
    rank: () => 'Zu dieser Reihe, auf derselben Linie',
    file: () => 'Zu dieser Linie, a bis h, auf derselben Reihe',
    'next piece': ({ kind, back }) => {
      const which = back ? 'vorigen' : 'nächsten';
      return kind === undefined
        ? `Zur ${which} Figur`
        : `${byGender(kind, 'Zum', 'Zur')} ${which} ${bent(kind, 'dative')}`;
    },
    'lift or place': () => 'Die Figur aufnehmen, oder die aufgenommene hier absetzen',
    'put back': () => 'Die aufgenommene Figur zurückstellen',
    'turn board': () => 'Das Brett drehen',
    'move entry': () => 'Zum Feld „Ihr Zug“',
    'next region': ({ back }) => (back ? 'Zum vorigen Teil der Seite' : 'Zum nächsten Teil der Seite'),
    'this square': () => 'Was hier steht; gleich noch einmal gedrückt, mehr',
    'last move': () => 'Der letzte Zug',
    'go to last move': () => 'Zum Zielfeld des letzten Zugs',
    'last capture': () => 'Was der letzte Zug geschlagen hat',
    'moves of piece': ({ capturesOnly }) =>
      capturesOnly ? 'Was diese Figur schlagen kann' : 'Wohin diese Figur ziehen kann',
    'whole position': () => 'Die ganze Stellung, Reihe für Reihe',
    'piece lists': () => 'Die Figuren beider Seiten',
    'back in game': () => 'Einen Zug zurück in der Partie',
    'forward in game': () => 'Einen Zug vor in der Partie',
    repeat: ({ before }) => (before ? 'Die Meldung davor' : 'Die letzte Meldung noch einmal'),
    'say move': () => 'Am Tisch: den eigenen Zug ansagen oder den des Gegners wiederholen',
    'execute move': () => 'Am Tisch: den Zug des Gegners auf dem eigenen Brett ausführen',
    'act menu': () => 'Das Menü der Aktionen: anbieten, beantragen, zurechtrücken, Blättchen, anhalten, aufgeben',
    'press clock': () => 'Die Uhr drücken',
    'feel clock': () => 'Die Uhr auf einem Zifferblatt fühlen',
    clocks: ({ whose }) => CLOCKS[whose ?? 'both'],
    talk: () => 'Sprechen, wo Spracheingabe gewählt ist: halten, oder davor und danach drücken',
    mute: () => 'Allen Ton aus oder an',
    help: () => 'Diese Tasten',
  },
  commands,
  tableCommands,
  atTable: 'Am Tisch',
  names: {
    ArrowLeft: 'Pfeil links',
    ArrowRight: 'Pfeil rechts',
    ArrowUp: 'Pfeil auf',
    ArrowDown: 'Pfeil ab',
    Home: 'Pos 1',
    End: 'Ende',
    PageUp: 'Bild auf',
    PageDown: 'Bild ab',
    Enter: 'Eingabe',
    ' ': 'Leertaste',
    Escape: 'Escape',
    Backspace: 'Rücktaste',
    '.': 'Punkt',
  },
  held: (modifier, key) => `${modifier === 'shift' ? 'Umschalt' : 'Steuerung'}+${key}`,
  through: (first, last) => `${first} bis ${last}`,
  either: (names) => listed(names, 'oder'),
};
