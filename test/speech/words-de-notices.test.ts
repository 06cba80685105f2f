/** The hand on the board, remarks of the program and the keys in German, in whole sentences. */
import { describe, expect, test } from 'vitest';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { PositionProblem } from '../../src/laws/board/parse-position.js';
import type { Ending } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { HandNews } from '../../src/questions/hand.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { keysTold } from './keys-told.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { EngineTrouble, Notice } from '../../speech/notice.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { LANGUAGES } from '../../speech/languages.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { inWords, on } from './said.js';

const keys = await LANGUAGES.de.keys();

const german = (squareStyle: CallStyle = 'plain') => inWords(wordsDe, { callStyle: 'plain', squareStyle });

test.each<readonly [HandNews, string]>([
  [{ type: 'edge' }, 'Rand'],
  [{ type: 'lifted', piece: on('white knight g1') }, 'Springer g1 aufgenommen.'],
  [{ type: 'put back', piece: on('black pawn a7') }, 'Bauer a7 zurückgestellt.'],
  [{ type: 'nothing to lift', square: 'e4' }, 'Auf e4 steht keine Figur.'],
  [{ type: 'not yours', piece: on('black pawn e7') }, 'Der Bauer auf e7 gehört Schwarz.'],
  [{ type: 'not yours', piece: on('white queen d1') }, 'Die Dame auf d1 gehört Weiß.'],
  [{ type: 'touched', piece: on('black knight g8') }, 'Springer g8 berührt. Er gehört Schwarz.'],
  [{ type: 'touched', piece: on('black queen d8') }, 'Dame d8 berührt. Sie gehört Schwarz.'],
  [{ type: 'no such piece on the board' }, 'Keine solche Figur auf dem Brett.'],
  [{ type: 'no command', key: 'J', shift: false }, 'J ist nicht belegt. F1 zeigt die Tasten.'],
  [{ type: 'no command', key: 'S', shift: true }, 'Umschalt+S ist nicht belegt. F1 zeigt die Tasten.'],
  [{ type: 'no command', shift: false }, 'Diese Taste ist nicht belegt. F1 zeigt die Tasten.'],
  [{ type: 'promotion asked' }, 'Welche Figur? Dame, Turm, Läufer oder Springer.'],
  [{ type: 'promotion cancelled', piece: on('white pawn e7') }, 'Keine Umwandlung. Bauer e7 zurückgestellt.'],
])('the hand on the board: %j', (news, sentence) => {
  expect(textOf(phraseHand(news, german()))).toBe(sentence);
});

test('the hand in letters and in NATO names', () => {
  const lifted: HandNews = { type: 'lifted', piece: on('white knight g1') };
  expect(textOf(phraseHand(lifted, german('algebraic')))).toBe('S g1 aufgenommen.');
  expect(textOf(phraseHand(lifted, german('nato')))).toBe('Springer Golf eins aufgenommen.');
});

const beside = { type: 'player beside you' } as const;
const mated: Ending = { result: '1-0', reason: 'checkmate', article: '5.1.1', winner: 'white' };
const MESSAGES_GO = 'Die Meldungen gehen an den Screenreader und in die Liste der Meldungen.';
const computer = (level: number, you: 'white' | 'black') => ({ type: 'computer', level, you }) as const;

describe('remarks of the program', () => {
  test.each<readonly [Notice, string]>([
    [
      { about: 'game begun', opponent: computer(3, 'white'), turn: 'white' },
      'Neue Partie gegen den Computer, Stufe 3: Sie haben Weiß.',
    ],
    [
      { about: 'game begun', opponent: { ...computer(8, 'black'), byLot: true }, turn: 'white' },
      'Neue Partie gegen den Computer, Stufe 8: Das Los gibt Ihnen Schwarz.',
    ],
    [
      { about: 'game begun', opponent: beside, turn: 'white' },
      'Neue Partie mit dem Spieler neben Ihnen. Weiß ist am Zug.',
    ],
    [
      { about: 'game begun', opponent: { type: 'at the table', names: { white: '', black: '' } }, turn: 'white' },
      'Neue Partie am Tisch. Weiß ist am Zug.',
    ],
    [
      {
        about: 'game begun',
        opponent: { type: 'at the table', names: { white: '', black: '' } },
        turn: 'white',
        unusual: { startedBy: 'arbiter' },
      },
      'Neue Partie am Tisch. Weiß ist am Zug. Der Schiedsrichter startet die Uhr.',
    ],
    [
      {
        ...{ about: 'game begun', opponent: beside, turn: 'white' },
        unusual: {
          time: { white: timeControl(1), black: timeControl(1) },
          strict: true,
          edition: 'FIDE 2009',
          startedBy: 'press',
        },
      },
      'Neue Partie mit dem Spieler neben Ihnen. Weiß ist am Zug. Eine Minute. Strenges Spiel. Es gilt die Fassung FIDE 2009 der Regeln. Zum Beginn die Uhr drücken, mit H.',
    ],
    [
      { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black' } },
      'Stellung geöffnet, mit dem Spieler neben Ihnen. Schwarz ist am Zug.',
    ],
    [
      {
        about: 'position opened',
        opponent: computer(1, 'white'),
        standing: { plies: 0, turn: 'black', ending: mated },
      },
      'Stellung geöffnet, gegen den Computer, Stufe 1: Schachmatt. Weiß gewinnt.',
    ],
    // Counted as on a scoresheet: 12 by White and 11 by Black are 23 plies.
    [
      { about: 'game brought back', plies: 23, turn: 'black' },
      'Ihre Partie ist wieder da: 12 Züge gemacht. Schwarz ist am Zug.',
    ],
    [
      { about: 'game brought back', plies: 2, turn: 'white' },
      'Ihre Partie ist wieder da: ein Zug gemacht. Weiß ist am Zug.',
    ],
    [
      { about: 'game brought back', plies: 0, turn: 'white' },
      'Ihre Partie ist wieder da: noch kein Zug gemacht. Weiß ist am Zug.',
    ],
    [{ about: 'joined', atTable: true }, 'Diese Partie ist auch in einem anderen Fenster offen.'],
    [{ about: 'joined' }, 'Diese Partie ist auch in einem anderen Fenster offen. Züge von hier gelangen dorthin.'],
    [{ about: 'holder here' }, 'Das andere Fenster wurde geschlossen. Die Partie geht hier weiter.'],
    [{ about: 'other window holds' }, 'Ein anderes Fenster führt jetzt die Partie. Züge von hier gelangen dorthin.'],
    [{ about: 'taken here' }, 'Die Partie geht jetzt hier weiter.'],
    [
      { about: 'other window silent' },
      'Das andere Fenster antwortet nicht. Sehen Sie dort nach oder schließen Sie es: Dann geht die Partie hier weiter.',
    ],
    [
      { about: 'judged otherwise' },
      'Diese Version von Anna–Hector beurteilt einen Zug der Partie anders. Es bleibt beim gespeicherten Ergebnis.',
    ],
    [{ about: 'journal damaged', from: 0 }, 'Die gespeicherte Partie ist nicht lesbar. Nichts davon wurde entfernt.'],
    [
      { about: 'journal damaged', from: 7 },
      'Ein Teil der gespeicherten Partie ist nicht lesbar. Sie geht dort weiter, bis wohin sie lesbar ist. Nichts wurde entfernt.',
    ],
    [
      { about: 'game not loaded' },
      'Ihre Partie fehlt noch: Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und laden Sie die Seite neu. Nichts ging verloren.',
    ],
    [{ about: 'no game' }, 'Hier gibt es keine Partie. Beginnen Sie eine mit „Neue Partie“.'],
    [{ about: 'computer thinking' }, 'Der Computer denkt noch nach.'],
    [{ about: 'computer stopped' }, 'Der Computer wurde angehalten.'],
    [
      { about: 'offline failed' },
      'Nicht bereit für den Betrieb ohne Netz: Nicht alles konnte gespeichert werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
    ],
    [
      { about: 'update waiting' },
      'Eine neue Version von Anna–Hector ist bereit. Sie kann installiert werden, wenn keine Partie läuft.',
    ],
    [{ about: 'no voices' }, `Dieser Browser hat keine Stimme. ${MESSAGES_GO}`],
    [
      { about: 'no voices', lang: 'en-US' },
      'Dieser Browser hat keine Stimme für Englisch. Eine andere Stimme spricht an ihrer Stelle.',
    ],
    [
      { about: 'voice not allowed' },
      'Die Seite darf noch nicht sprechen. Drücken Sie eine Taste oder einen Schalter auf der Seite.',
    ],
    [{ about: 'voice fell silent' }, `Die Stimme ist verstummt. ${MESSAGES_GO}`],
    [{ about: 'sound', on: true }, 'Ton an.'],
    [{ about: 'sound', on: false }, 'Ton aus.'],
    [{ about: 'keys', state: 'as at first' }, 'Alle Tasten sind zurückgesetzt.'],
    [
      { about: 'keys', state: 'unreadable' },
      'Ihre Tasten konnten nicht gelesen werden. Alle Tasten sind zurückgesetzt.',
    ],
    [{ about: 'full screen', state: 'on' }, 'Vollbild an.'],
    [{ about: 'full screen', state: 'off' }, 'Vollbild aus.'],
    [{ about: 'full screen', state: 'refused' }, 'Der Browser erlaubt kein Vollbild.'],
    [{ about: 'board turned', bottom: 'black' }, 'Brett gedreht: Schwarz unten.'],
    [{ about: 'viewing', viewing: { at: 'start' } }, 'Anfang der Partie'],
    [{ about: 'viewing', viewing: { at: 'present' } }, 'Aktuelle Stellung'],
    [{ about: 'nothing to repeat' }, 'Es wurde noch nichts gesagt.'],
    [{ about: 'copied', what: 'position' }, 'Stellung kopiert.'],
    [{ about: 'copied', what: 'game' }, 'Partie kopiert.'],
    [{ about: 'not copied' }, 'Nicht kopiert: Der Browser erlaubt es nicht.'],
    [
      { about: 'language not loaded' },
      'Diese Sprache ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.',
    ],
    [{ about: 'settings', state: 'exported' }, 'Einstellungen als Datei gespeichert.'],
    [{ about: 'settings', state: 'imported' }, 'Einstellungen aus der Datei übernommen.'],
    [{ about: 'settings', state: 'unreadable' }, 'Keine Einstellungen in dieser Datei. Nichts wurde geändert.'],
    [{ about: 'settings', state: 'reset' }, 'Alle Einstellungen wie am Anfang.'],
  ])('%j', (notice, sentence) => {
    expect(textOf(phraseNotice(notice, german()))).toBe(sentence);
  });

  test.each<readonly [EngineTrouble, string]>([
    ['not loaded', 'konnte nicht starten: Seine Dateien konnten nicht geladen werden'],
    ['no answer', 'antwortet nicht'],
    ['out of memory', 'hat zu wenig Arbeitsspeicher'],
    ['crashed', 'ist abgestürzt'],
  ])('the computer failed: %s', (trouble, what) => {
    expect(textOf(phraseNotice({ about: 'computer failed', trouble }, german()))).toBe(
      `Der Computergegner ${what}. Die Partie ist gespeichert. Sie können es noch einmal versuchen oder später weiterspielen.`,
    );
  });

  test.each<readonly [PositionProblem, string]>([
    ['unreadable', 'Sie ist keine Stellung in FEN'],
    ['board', 'Es sind nicht acht Reihen zu je acht Feldern'],
    ['turn', 'Es fehlt, wer am Zug ist'],
    ['castling', 'Die Rochaderechte sind nicht lesbar'],
    ['en passant', 'Das Feld für das Schlagen en passant ist nicht lesbar'],
    ['counters', 'Die Zugzähler sind nicht lesbar'],
    ['no pieces', 'Das Brett ist leer'],
    ['kings', 'Jede Seite muss genau einen König haben'],
    ['pawn on last rank', 'Ein Bauer steht auf der ersten oder der letzten Reihe'],
    ['opponent in check', 'Der König der Seite, die nicht am Zug ist, steht im Schach'],
  ])('a position that is no position: %s', (problem, reason) => {
    expect(textOf(phraseNotice({ about: 'position refused', problem }, german()))).toBe(
      `Die Stellung in der Adresse lässt sich nicht öffnen: ${reason}.`,
    );
  });

  test.each([
    ['back', 'Zurück zu Zug 12, Schwarz: Springer g8 nach f6'],
    ['forward', 'Weiter zu Zug 12, Schwarz: Springer g8 nach f6'],
  ] as const)('going %s in the game', (way, sentence) => {
    const moved = { type: 'moved', by: 'black', piece: 'knight', from: 'g8', to: 'f6', ply: 24, san: 'Nf6' } as const;
    const entry = { moved: { ...moved, audience: EVERYONE } };
    const said = phraseNotice({ about: 'viewing', viewing: { at: 'move', number: 12, entry, way } }, german());
    expect(textOf(said)).toBe(sentence);
  });
});

test('the keys of the board', () => {
  const told = keysTold(keys).flatMap(({ title, rows }) => [title, ...rows.map((row) => `${row.keys}: ${row.does}`)]);
  expect(told).toEqual(
    expect.arrayContaining([
      'Sich auf dem Brett bewegen',
      'Pfeil links, Pfeil rechts, Pfeil auf oder Pfeil ab: Zum nächsten Feld in dieser Richtung',
      'Steuerung+Pos 1: Zur ersten Ecke des Bretts, a1 für Weiß',
      'Bild auf: Zum oberen Ende der Linie',
      '1 bis 8: Zu dieser Reihe, auf derselben Linie',
      'Umschalt+1 bis Umschalt+8: Zu dieser Linie, a bis h, auf derselben Reihe',
      'Q: Zur nächsten Dame',
      'Umschalt+Q: Zur vorigen Dame',
      'P: Zum nächsten Bauern',
      'Umschalt+N: Zum vorigen Springer',
      'Eingabe oder Leertaste: Die Figur aufnehmen, oder die aufgenommene hier absetzen',
      'I: Zum Feld „Ihr Zug“',
      'Punkt: Das Menü der Aktionen: anbieten, beantragen, zurechtrücken, Blättchen, anhalten, aufgeben',
      'Umschalt+U: Die Zeit des Gegners',
      'Umschalt+M: Was diese Figur schlagen kann',
      'Umschalt+D: Einen Zug vor in der Partie',
      'F1 oder ?: Was Sie hier tun können',
    ]),
  );
});
