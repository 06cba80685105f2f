/** What is said in German where a position is set up. */
import type { SetUpWords } from '../../hearing/set-up/words.js';

export const SET_UP: SetUpWords = {
  phrases: {
    remove: [
      'entferne {rest}',
      'nimm|entfernen|lösche|loesche|wegnehmen {rest}',
      '{rest} weg',
      '{rest} entfernen|wegnehmen|löschen',
    ],
    move: ['ziehe {rest}', 'zieh|versetze|verschiebe|setze|bewege {rest}', '{rest} versetzen|verschieben|ziehen'],
    clear: [
      'brett leeren',
      'leere [das] brett',
      'leeres brett',
      '[das] [ganze] brett leer|leeren',
      'alles weg|entfernen',
      'leeren',
    ],
    'starting-position': [
      'grundstellung',
      '[die] grundstellung|anfangsstellung|ausgangsstellung [aufbauen]',
      'neues brett',
    ],
    chess960: [
      'schach960 {number}',
      'chess960|schach960|schach-960 [stellung] [nummer] {number}',
      'schach 960 [stellung] [nummer] {number}',
    ],
    'chess960-on': ['schach960', 'chess960|schach960|schach-960', 'schach 960', 'fischerschach', 'fischer random'],
    'chess960-off': [
      'normales schach',
      'kein schach960|chess960',
      'normales|übliches|uebliches|gewöhnliches schach',
      'normale rochade',
    ],
    'as-in-game': ['wie in der partie', 'wie in [der|meiner] partie', '[die] stellung der|meiner partie'],
    'to-move': ['{color} am zug', '{color} [ist] am zug', '{color} zieht', '{color} ist dran'],
    undo: ['rückgängig', 'rueckgaengig|rückgängig [machen]', 'zurück|zurueck', 'nimm [es|das] zurück|zurueck'],
    read: [
      'stellung vorlesen',
      '[die] stellung [vorlesen|lesen]',
      'lies [die] stellung [vor]',
      'was steht [da]',
      'was steht auf dem brett',
    ],
    possible: [
      'geht das',
      'ist das|es möglich|moeglich|erlaubt',
      'prüfe|pruefe [die] [stellung]',
      '[stellung] prüfen|pruefen',
      'was fehlt|stimmt [nicht]',
    ],
    fen: ['fen {rest}', 'stellung fen {rest}'],
    play: [
      'spielen',
      '[von] [hier] spielen',
      '[ab] hier spielen',
      'spiele|starte|start|beginne [hier]',
      'partie beginnen',
    ],
    'play-as': ['spielen mit {color}', 'spielen|spiele [mit|als] {color}', 'ich spiele|nehme|bin [mit|als] {color}'],
    'play-computer': ['gegen den computer spielen', '[spielen] gegen [den] computer [spielen]', 'computer'],
    'play-beside': ['zu zweit spielen', 'zu zweit [spielen]', '[mit] jemandem daneben [spielen]'],
  },
  negations: ['kein', 'keine', 'keinen', 'keiner', 'nicht', 'ohne', 'nie'],
};
