/**
 * Remarks of the program in German: what it is about first, what can be done last.
 */
import type { PositionProblem } from '../../../src/laws/board/parse-position.js';
import type { EngineTrouble } from '../../notice.js';
import type { PlainNotice } from '../words.js';
import { gameBegun, gameBack, positionOpened } from './beginnings.js';
import { PLAYERS } from './names.js';
import { GAMES, LASTING, STORAGE, backup, gamesSaved } from './storage.js';

const MESSAGES_GO = 'Die Meldungen gehen an den Screenreader und in die Liste der Meldungen.';

export function notice(notice: PlainNotice): string {
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice);
    case 'position opened':
      return positionOpened(notice);
    case 'position refused':
      return `Die Stellung in der Adresse lässt sich nicht öffnen: ${POSITION_PROBLEMS[notice.problem]}.`;
    case 'game brought back':
      return gameBack(notice);
    case 'joined':
      return `Diese Partie ist auch in einem anderen Fenster offen.${notice.atTable ? '' : ' Züge von hier gelangen dorthin.'}`;
    case 'holder here':
      return 'Das andere Fenster wurde geschlossen. Die Partie geht hier weiter.';
    case 'other window holds':
      return 'Ein anderes Fenster führt jetzt die Partie. Züge von hier gelangen dorthin.';
    case 'taken here':
      return 'Die Partie geht jetzt hier weiter.';
    case 'other window silent':
      return 'Das andere Fenster antwortet nicht. Sehen Sie dort nach oder schließen Sie es: Dann geht die Partie hier weiter.';
    case 'judged otherwise':
      return 'Diese Version von Anna–Hector beurteilt einen Zug der Partie anders. Es bleibt beim gespeicherten Ergebnis.';
    case 'journal damaged':
      return notice.from === 0
        ? 'Die gespeicherte Partie ist nicht lesbar. Nichts davon wurde entfernt.'
        : 'Ein Teil der gespeicherten Partie ist nicht lesbar. Sie geht dort weiter, bis wohin sie lesbar ist. Nichts wurde entfernt.';
    case 'game not loaded':
      return 'Ihre Partie fehlt noch: Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und laden Sie die Seite neu. Nichts ging verloren.';
    case 'no game':
      return 'Hier gibt es keine Partie. Beginnen Sie eine mit „Neue Partie“.';
    case 'computer thinking':
      return 'Der Computer denkt noch nach.';
    case 'computer stopped':
      return 'Der Computer wurde angehalten.';
    case 'computer failed':
      return `Der Computergegner ${ENGINE_TROUBLES[notice.trouble]}. Die Partie ist gespeichert. Sie können es noch einmal versuchen oder später weiterspielen.`;
    case 'offline failed':
      return 'Nicht bereit für den Betrieb ohne Netz: Nicht alles konnte gespeichert werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.';
    case 'update waiting':
      return 'Eine neue Version von Anna–Hector ist bereit. Sie kann installiert werden, wenn keine Partie läuft.';
    case 'no voices':
      return notice.lang === undefined
        ? `Dieser Browser hat keine Stimme. ${MESSAGES_GO}`
        : `Dieser Browser hat keine Stimme für ${languageName(notice.lang)}. Eine andere Stimme spricht an ihrer Stelle.`;
    case 'voice not allowed':
      return 'Die Seite darf noch nicht sprechen. Drücken Sie eine Taste oder einen Schalter auf der Seite.';
    case 'voice fell silent':
      return `Die Stimme ist verstummt. ${MESSAGES_GO}`;
    case 'sound':
      return notice.on ? 'Ton an.' : 'Ton aus.';
    case 'full screen':
      return FULL_SCREEN[notice.state];
    case 'keys':
      return KEYS[notice.state];
    case 'board turned':
      return `Brett gedreht: ${PLAYERS[notice.bottom]} unten.`;
    case 'nothing to repeat':
      return 'Es wurde noch nichts gesagt.';
    case 'storage':
      return STORAGE[notice.state];
    case 'games':
      return GAMES[notice.state];
    case 'games saved':
      return gamesSaved(notice.games, notice.unreadable);
    case 'backup saved':
    case 'backup read':
    case 'backup refused':
      return backup(notice);
    case 'lasting':
      return LASTING[notice.state];
    case 'line cleared':
      return 'Gelöscht.';
    case 'copied':
      return notice.what === 'position' ? 'Stellung kopiert.' : 'Partie kopiert.';
    case 'not copied':
      return 'Nicht kopiert: Der Browser erlaubt es nicht.';
    case 'language not loaded':
      return 'Diese Sprache ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.';
    case 'settings':
      return SETTINGS[notice.state];
  }
}

const POSITION_PROBLEMS: Readonly<Record<PositionProblem, string>> = {
  unreadable: 'Sie ist keine Stellung in FEN',
  board: 'Es sind nicht acht Reihen zu je acht Feldern',
  turn: 'Es fehlt, wer am Zug ist',
  castling: 'Die Rochaderechte sind nicht lesbar',
  'en passant': 'Das Feld für das Schlagen en passant ist nicht lesbar',
  counters: 'Die Zugzähler sind nicht lesbar',
  'no pieces': 'Das Brett ist leer',
  kings: 'Jede Seite muss genau einen König haben',
  'pawn on last rank': 'Ein Bauer steht auf der ersten oder der letzten Reihe',
  'opponent in check': 'Der König der Seite, die nicht am Zug ist, steht im Schach',
};

const ENGINE_TROUBLES: Readonly<Record<EngineTrouble, string>> = {
  'not loaded': 'konnte nicht starten: Seine Dateien konnten nicht geladen werden',
  'no answer': 'antwortet nicht',
  'out of memory': 'hat zu wenig Arbeitsspeicher',
  crashed: 'ist abgestürzt',
};

const KEYS = {
  'as at first': 'Alle Tasten sind zurückgesetzt.',
  unreadable: 'Ihre Tasten konnten nicht gelesen werden. Alle Tasten sind zurückgesetzt.',
} as const;

const FULL_SCREEN = {
  on: 'Vollbild an.',
  off: 'Vollbild aus.',
  refused: 'Der Browser erlaubt kein Vollbild.',
} as const;

const SETTINGS = {
  exported: 'Einstellungen als Datei gespeichert.',
  imported: 'Einstellungen aus der Datei übernommen.',
  unreadable: 'Keine Einstellungen in dieser Datei. Nichts wurde geändert.',
  reset: 'Alle Einstellungen wie am Anfang.',
} as const;

/** "Englisch" for "en" or "en-GB"; the tag itself where the language has no German name here. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}

/** Said at the beginning of the first games in this browser. The names are those of the page. */
export function howToMove(letters: boolean): string {
  return letters
    ? 'Ziehen Sie mit den Pfeiltasten und Eingabe, oder drücken Sie I und tippen Sie einen Zug; F1 zeigt die Tasten, Z sagt das noch einmal.'
    : 'Ziehen Sie mit den Pfeiltasten und Eingabe, oder tippen Sie einen Zug unter „Ihr Zug“; F1 zeigt die Tasten, „Noch einmal sagen“ sagt das noch einmal.';
}
