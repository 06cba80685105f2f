/** The report of a game in words: a short game worked out by hand, and every sentence of what is done in five languages. */
import { phrasePassage, phraseReport, type ReportDocument, type WallTimes } from '../../speech/phrase/report.js';
import { type Deed, deedSaid } from '../../speech/phrase/report-deeds.js';
import { reportText } from '../../speech/phrase/report-text.js';
import { conditionLines } from '../../speech/phrase/table-conditions.js';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../src/laws/roles.js';
import { reportOf } from '../../src/questions/report.js';
import { textOf } from '../../speech/utterance.js';
import { LANGUAGES } from '../../speech/languages.js';
import { START } from '../laws/opened.js';
import { move } from '../laws/play.js';
import { begin } from '../laws/timed.js';
import { AT_TABLE, kept, shortGame } from '../questions/report-game.js';
import { spelledOut } from './five-languages.js';
import { english } from './said.js';
import type { WrittenOut } from './written-out.js';

const BEGUN = Date.UTC(2026, 10, 21, 14, 2);
const iso = (at: number): string => new Date(at).toISOString();
const WALL: WallTimes = {
  dayAndTime: (at) => `21 November 2026, ${iso(at).slice(11, 16)}`,
  timeOfDay: (at) => iso(at).slice(11, 19),
};
const OPTIONS = english('algebraic', { squareStyle: 'plain' });

const NAMES = { white: 'Anna', black: 'Hector' };

function documentOf({ game, entries }: ReturnType<typeof kept>): ReportDocument {
  const setUp = { conditions: game.conditions, names: NAMES };
  return phraseReport(reportOf(game, { begunAt: BEGUN, entries }), setUp, OPTIONS, WALL);
}

/** The lines of what was done, without their times. */
function done(given: ReturnType<typeof kept>): readonly string[] {
  const passage = documentOf(given).passages[1];
  if (passage?.kind !== 'acts') throw new Error('no acts');
  return passage.acts.map(({ line }) => line.map(({ text }) => text).join(' '));
}

const FROM_THE_ACTS_ON = `What was done
-------------
1. 0:00:00 (14:02:00) The arbiter starts the clock. White's clock runs.
2. 0:00:05 (14:02:05) White places the knight on f3.
3. 0:00:07 (14:02:07) White's assistant calls for White: Ng1-f3. With that,
    move 1 by White is made.
4. 0:00:08 (14:02:08) White presses the clock.
5. 0:00:12 (14:02:12) Black repeats it.
6. 0:00:15 (14:02:15) Black executes the move that was called. On Black's
    board: Ng1-h3.
7. 0:00:20 (14:02:20) White writes move 1 by White.
8. 0:00:21 (14:02:21) Black writes move 1 by White.
9. 0:01:00 (14:03:00) The arbiter has the boards compared. The boards
    differ. f3: on White's board white knight, on Black's nothing. h3: on
    White's board nothing, on Black's white knight. The scores agree. Black
    must put the board right. Article D.2.9.
10. 0:01:10 (14:03:10) Black puts Black's board right.
11. 0:01:15 (14:03:15) The arbiter stops the clocks.
12. 0:01:20 (14:03:20) The arbiter rules: Two minutes added to White's
    clock. Article 12.5. Reason: White was disturbed while Black’s board was
    put right.
13. 0:01:25 (14:03:25) The arbiter starts the clocks again. Black's clock
    runs again.
14. 1:01:40 (15:03:40) Black resigns. White wins. Article 5.1.2.

Rulings
-------
9. 0:01:00 (14:03:00) The arbiter has the boards compared. The boards
    differ. f3: on White's board white knight, on Black's nothing. h3: on
    White's board nothing, on Black's white knight. The scores agree. Black
    must put the board right. Article D.2.9.
11. 0:01:15 (14:03:15) The arbiter stops the clocks.
12. 0:01:20 (14:03:20) The arbiter rules: Two minutes added to White's
    clock. Article 12.5. Reason: White was disturbed while Black’s board was
    put right.
13. 0:01:25 (14:03:25) The arbiter starts the clocks again. Black's clock
    runs again.

Scores
------
Move      White's score  Black's score
1, White  Nf3            Nf3

Result
------
Black resigns. White wins.
Article 5.1.2.
`;

test('a short game, whole', () => {
  const text = reportText(documentOf(shortGame(BEGUN)));
  const acts = text.indexOf('What was done');
  expect(text.slice(acts)).toBe(FROM_THE_ACTS_ON);
  const head = ['Report of the game', '==================', '', 'Game', '----', 'Begun: 21 November 2026, 14:02.', ''];
  expect(text.slice(0, acts).startsWith(head.join('\n'))).toBe(true);
});

test('its head has the conditions as they are read out', () => {
  const given = shortGame(BEGUN);
  const setUp = { conditions: given.game.conditions, names: NAMES };
  expect(documentOf(given).passages[0]).toMatchObject({
    lines: [[{ text: 'Begun: 21 November 2026, 14:02.' }], ...conditionLines(setUp, OPTIONS)],
  });
});

test('lines are broken at spaces, and none is longer than 76 characters', () => {
  const lines = reportText(documentOf(shortGame(BEGUN))).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
});

test('of a recording it is told that it is one, and it differs from nothing (App. D.2.7)', () => {
  const given = shortGame(BEGUN);
  const [white] = given.game.sheets.white;
  if (!white) throw new Error('nothing is written');
  const black = [{ ...white, moved: { ...white.moved, to: 'h3' as const }, note: 'n1' }];
  const [, , , scores] = documentOf({ ...given, game: { ...given.game, sheets: { white: [white], black } } }).passages;
  expect(scores && textOf(phrasePassage(scores, OPTIONS))).toBe('Scores. 1, White. Nf3. Audio note.');
});

test('where the columns have no room they stand one under the other', () => {
  const given = shortGame(BEGUN);
  const wide = english('fide', { callLength: 'from and to' });
  const report = reportOf(given.game, { begunAt: BEGUN, entries: given.entries });
  const text = reportText(phraseReport(report, { conditions: given.game.conditions }, wide, WALL));
  expect(text).toContain(`Scores
------
1, White
  White's score: Springer Gustav eins Felix drei
  Black's score: Springer Gustav eins Felix drei
`);
});

describe('read out', () => {
  test('a section is one utterance, with its times as they are said', () => {
    const [, , rulings] = documentOf(shortGame(BEGUN)).passages;
    expect(rulings && textOf(phrasePassage(rulings, OPTIONS))).toBe(
      "Rulings. 1 minute. The arbiter has the boards compared. The boards differ. f3: on White's board white knight, on Black's nothing. h3: on White's board nothing, on Black's white knight. The scores agree. Black must put the board right. Article D.2.9. " +
        '1 minute 15 seconds. The arbiter stops the clocks. ' +
        "1 minute 20 seconds. The arbiter rules: Two minutes added to White's clock. Article 12.5. Reason: White was disturbed while Black’s board was put right. " +
        "1 minute 25 seconds. The arbiter starts the clocks again. Black's clock runs again.",
    );
  });

  test('what both wrote alike is said once, and else both', () => {
    const given = shortGame(BEGUN);
    const [white] = given.game.sheets.white;
    if (!white) throw new Error('nothing is written');
    const said = (black: readonly (typeof white)[]): string | undefined => {
      const game = { ...given.game, sheets: { white: [white], black } };
      const [, , , scores] = documentOf({ ...given, game }).passages;
      return scores && textOf(phrasePassage(scores, OPTIONS));
    };
    expect(said([white])).toBe('Scores. 1, White. Nf3.');
    expect(said([{ moved: { ...white.moved, to: 'h3', san: 'Nh3' } }])).toBe('Scores. 1, White. Nf3. Nh3. different.');
    expect(said([])).toBe('Scores. 1, White. Nf3. not written.');
  });
});

test('moves have their numbers, and check is not told in strict play', () => {
  const given = kept(begin({ start: '4k3/8/8/8/8/8/8/R3K3 w - - 0 40' }), [
    START,
    [1000, { type: 'make', by: 'white', move: move('a1a8') }],
    [2000, { type: 'press', by: 'white' }],
  ]);
  expect(
    phraseReport(
      reportOf(given.game, { begunAt: BEGUN, entries: given.entries }),
      { conditions: given.game.conditions },
      { ...OPTIONS, firstNumber: 40 },
      WALL,
    ).passages[1],
  ).toMatchObject({
    acts: [{}, { line: [{ text: 'Move 40, White:' }, { text: 'Ra8.' }] }, {}],
  });
});

test('what is sealed stays sealed (Guidelines I.7)', () => {
  const given = kept(AT_TABLE, [
    START,
    [1000, { type: 'adjourn', by: 'arbiter' }],
    [2000, { type: 'seal', by: 'white', step: { do: 'write', move: { readings: [move('b2b3')] } } }],
    [3000, { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: move('b2b3') } }],
    [4000, { type: 'make', by: 'white', move: move('b2b3') }],
  ]);
  const text = reportText(documentOf(given));
  expect(done(given).slice(1)).toEqual([
    'The arbiter rules: The game is adjourned. White seals a move.',
    'White has written the move to be sealed.',
    'White writes move 1 by White.',
    'White makes a move on the board.',
  ]);
  expect(text).not.toMatch(/b2|b3/);
});

test('whoever acts is named where what happened does not say it', () => {
  const given = kept(begin({ play: 'casual', press: 'by hand' }), [
    [0, { type: 'start', by: 'black' }],
    [1000, { type: 'make', by: 'assistant of white', move: move('e2e4') }],
    [2000, { type: 'press', by: 'assistant of white' }],
    [3000, { type: 'offer', by: 'white' }],
    [4000, { type: 'accept', by: 'black' }],
  ]);
  expect(done(given)).toEqual([
    "Black starts the clock. White's clock runs.",
    "White's assistant: Move 1, White: e4.",
    "White's assistant: White presses the clock.",
    'White offers a draw.',
    'Black accepts the draw. Draw agreed. Article 5.2.3.',
  ]);
});

test('a flag that the program saw is nobody’s doing', () => {
  const calledBy = (by: Actor, arbiter: boolean): string | undefined =>
    done(
      kept(begin({ play: 'casual', arbiter, press: 'by hand' }), [
        [0, { type: 'start', by: arbiter ? 'arbiter' : 'black' }],
        [400_000, { type: 'flag', by, of: 'white' }],
      ]),
    )[1];
  expect(calledBy('arbiter', false)).toBe("White's flag has fallen. Black wins on time. Article 6.9.");
  expect(calledBy('arbiter', true)).toBe(
    "The arbiter calls White's flag. White's flag has fallen. Black wins on time. Article 6.9.",
  );
  expect(calledBy('black', false)).toBe(
    "Black calls White's flag. White's flag has fallen. Black wins on time. Article 6.9.",
  );
});

test('FIDE 2023 5.1.2, 6.9: who cannot mate is told with the article by which that draws', () => {
  // Kxh5 is the only legal move, and leaves Black a lone king.
  const ended = (act: Parameters<typeof kept>[1][number]): string | undefined =>
    done(
      kept(begin({ play: 'casual', press: 'by hand', start: '8/6P1/5k1K/7r/8/8/8/8 w - - 0 1' }), [
        [0, { type: 'start', by: 'black' }],
        act,
      ]),
    )[1];
  expect(ended([400_000, { type: 'flag', by: 'arbiter', of: 'white' }])).toBe(
    "White's flag has fallen. Draw: Black cannot checkmate by any series of legal moves. Article 6.9.",
  );
  expect(ended([1000, { type: 'resign', by: 'white' }])).toBe(
    'White resigns. Draw: Black cannot checkmate by any series of legal moves. Article 5.1.2.',
  );
});

test('a game of which nothing has been done goes on', () => {
  const text = reportText(documentOf({ game: begin({ edition: 'FIDE 2023' }), entries: [] }));
  expect(text.slice(text.indexOf('What was done'))).toBe(`What was done
-------------
Nothing has been done yet.

Rulings
-------
Nothing was ruled.

Scores
------
Move  Score

Result
------
The game goes on.
`);
});

const ply = { number: 5, by: 'black' } as const;
const DEEDS: readonly (readonly [Actor, Deed])[] = [
  ['white', { does: 'feel' }],
  ['assistant of black', { does: 'make' }],
  ['black', { does: 'execute' }],
  ['arbiter', { does: 'start' }],
  ['arbiter', { does: 'restart' }],
  ['black', { does: 'accept' }],
  ['white', { does: 'point out' }],
  ['arbiter', { does: 'compare' }],
  ['arbiter', { does: 'compare entered' }],
  ['white', { does: 'go back' }],
  ['arbiter', { does: 'rule' }],
  ['assistant of white', { does: 'tell' }],
  ['white', { does: 'nothing' }],
  ['black', { does: 'flag', of: 'white' }],
  ['assistant of white', { does: 'mend', of: 'black' }],
  ['white', { does: 'write', ply }],
  ['assistant of white', { does: 'record', ply }],
  ['black', { does: 'mark offer', ply }],
];

/** Of each language the deeds in the order above, then what stands around them. */
const SENTENCES: Readonly<Record<WrittenOut, readonly string[]>> = {
  en: [
    'White feels a piece without taking it out.',
    "Black's assistant makes a move on the board.",
    'Black executes the move that was called.',
    'The arbiter starts the clock.',
    'The arbiter starts the clocks again.',
    'Black accepts the draw.',
    'White points out an irregularity.',
    'The arbiter has the boards compared.',
    'The arbiter has the boards compared as they were entered.',
    'White goes back in the game.',
    'The arbiter rules:',
    "White's assistant answers:",
    'White does something from which nothing follows.',
    "Black calls White's flag.",
    "White's assistant puts Black's board right.",
    'White writes move 5 by Black.',
    "White's assistant records move 5 by Black.",
    'Black marks the draw offer at move 5 by Black.',
    'With that, move 5 by Black is made.',
    'Article D.2.9.',
    'Articles 7.5.1 and 7.5.5.',
    'Reason: X.',
    "White's assistant:",
    'Nothing has been done yet.',
    'Nothing was ruled.',
    'The game goes on.',
    '5, Black',
    'Begun: X.',
    'The report is copied.',
    'The report could not be copied. Save it as text instead.',
    'The report is saved: X.',
  ],
  de: [
    'Weiß befühlt eine Figur, ohne sie herauszunehmen.',
    'Der Assistent von Schwarz zieht auf dem Brett.',
    'Schwarz führt den angesagten Zug aus.',
    'Der Schiedsrichter setzt die Uhr in Gang.',
    'Der Schiedsrichter setzt die Uhren wieder in Gang.',
    'Schwarz nimmt das Remis an.',
    'Weiß weist auf eine Regelwidrigkeit hin.',
    'Der Schiedsrichter lässt die Bretter vergleichen.',
    'Der Schiedsrichter lässt die Bretter vergleichen, wie sie eingegeben wurden.',
    'Weiß geht in der Partie zurück.',
    'Der Schiedsrichter entscheidet:',
    'Der Assistent von Weiß antwortet:',
    'Weiß tut etwas, woraus nichts folgt.',
    'Schwarz weist auf das Blättchen von Weiß hin.',
    'Der Assistent von Weiß stellt das Brett von Schwarz richtig.',
    'Weiß schreibt Zug 5 von Schwarz auf.',
    'Der Assistent von Weiß nimmt Zug 5 von Schwarz auf.',
    'Schwarz vermerkt das Remisangebot bei Zug 5 von Schwarz.',
    'Damit ist Zug 5 von Schwarz ausgeführt.',
    'Artikel D.2.9.',
    'Artikel 7.5.1 und 7.5.5.',
    'Grund: X.',
    'Der Assistent von Weiß:',
    'Noch ist nichts geschehen.',
    'Nichts war zu entscheiden.',
    'Die Partie geht weiter.',
    '5, Schwarz',
    'Begonnen: X.',
    'Der Bericht ist kopiert.',
    'Der Bericht ließ sich nicht kopieren. Speichern Sie ihn als Text.',
    'Der Bericht ist gespeichert: X.',
  ],
  uk: [
    'Білі обмацують фігуру без виймання.',
    'Асистент чорних робить хід на дошці.',
    'Чорні виконують оголошений хід.',
    'Арбітр пускає годинник.',
    'Арбітр знову пускає годинник.',
    'Чорні погоджуються на нічию.',
    'Білі вказують на порушення.',
    'Арбітр порівнює дошки.',
    'Арбітр порівнює дошки за введеними позиціями.',
    'Білі повертаються назад у партії.',
    'Арбітр вирішує:',
    'Асистент білих відповідає:',
    'Білі роблять те, що нічого не змінює.',
    'Чорні вказують на прапорець білих.',
    'Асистент білих виправляє позицію на дошці чорних.',
    'Білі записують хід 5 чорних.',
    'Асистент білих диктує на запис хід 5 чорних.',
    'Чорні позначають пропозицію нічиєї: хід 5 чорних.',
    'Отже, хід 5 чорних зроблено.',
    'Стаття D.2.9.',
    'Статті 7.5.1 і 7.5.5.',
    'Причина: X.',
    'Асистент білих:',
    'Ще нічого не відбулося.',
    'Рішень не було.',
    'Партія триває.',
    '5, чорні',
    'Початок: X.',
    'Звіт скопійовано.',
    'Не вдалося скопіювати звіт. Збережіть його як текст.',
    'Звіт збережено: X.',
  ],
  be: [
    'Белыя абмацваюць фігуру, не вымаючы яе.',
    'Асістэнт чорных робіць ход на дошцы.',
    'Чорныя выконваюць аб’яўлены ход.',
    'Арбітр пускае гадзіннік.',
    'Арбітр зноў пускае гадзіннік.',
    'Чорныя згаджаюцца на нічыю.',
    'Белыя паказваюць на парушэнне.',
    'Арбітр параўноўвае дошкі.',
    'Арбітр параўноўвае дошкі паводле ўведзеных пазіцый.',
    'Белыя вяртаюцца назад у партыі.',
    'Арбітр вырашае:',
    'Асістэнт белых адказвае:',
    'Белыя робяць тое, што нічога не мяняе.',
    'Чорныя паказваюць на сцяжок белых.',
    'Асістэнт белых выпраўляе пазіцыю на дошцы чорных.',
    'Белыя запісваюць ход 5 чорных.',
    'Асістэнт белых дыктуе на запіс ход 5 чорных.',
    'Чорныя пазначаюць прапанову нічыі: ход 5 чорных.',
    'Такім чынам, ход 5 чорных зроблены.',
    'Артыкул D.2.9.',
    'Артыкулы 7.5.1 і 7.5.5.',
    'Прычына: X.',
    'Асістэнт белых:',
    'Яшчэ нічога не адбылося.',
    'Рашэнняў не было.',
    'Партыя працягваецца.',
    '5, чорныя',
    'Пачатак: X.',
    'Справаздача скапіявана.',
    'Не ўдалося скапіяваць справаздачу. Захавайце яе як тэкст.',
    'Справаздача захавана: X.',
  ],
  mk: [
    'Белите опипуваат фигура без да ја извадат.',
    'Помошникот на црните прави потег на таблата.',
    'Црните го извршуваат најавениот потег.',
    'Судијата го пушта часовникот.',
    'Судијата повторно ги пушта часовниците.',
    'Црните прифаќаат реми.',
    'Белите укажуваат на неправилност.',
    'Судијата ги споредува таблите.',
    'Судијата ги споредува таблите според внесените позиции.',
    'Белите се враќаат назад во партијата.',
    'Судијата одлучува:',
    'Помошникот на белите одговара:',
    'Белите прават нешто што ништо не менува.',
    'Црните укажуваат на знаменцето на белите.',
    'Помошникот на белите ја исправа таблата на црните.',
    'Белите го запишуваат потегот 5 на црните.',
    'Помошникот на белите го снима потегот 5 на црните.',
    'Црните ја означуваат понудата за реми кај потегот 5 на црните.',
    'Со тоа е направен потег 5 на црните.',
    'Член D.2.9.',
    'Членови 7.5.1 и 7.5.5.',
    'Причина: X.',
    'Помошникот на белите:',
    'Уште ништо не се случило.',
    'Немаше одлуки.',
    'Партијата продолжува.',
    '5, црни',
    'Почеток: X.',
    'Извештајот е копиран.',
    'Извештајот не можеше да се копира. Зачувајте го како текст.',
    'Извештајот е зачуван: X.',
  ],
  pl: [
    'Białe badają bierkę dotykiem, bez wyjmowania.',
    'Asystent czarnych wykonuje ruch na szachownicy.',
    'Czarne wykonują zapowiedziany ruch.',
    'Sędzia uruchamia zegar.',
    'Sędzia znowu uruchamia zegar.',
    'Czarne przyjmują remis.',
    'Białe wskazują nieprawidłowość.',
    'Sędzia każe porównać szachownice.',
    'Sędzia każe porównać szachownice według wpisanych pozycji.',
    'Białe cofają partię.',
    'Sędzia decyduje:',
    'Asystent białych odpowiada:',
    'Białe robią coś, z czego nic nie wynika.',
    'Czarne wskazują chorągiewkę białych.',
    'Asystent białych poprawia szachownicę czarnych.',
    'Białe zapisują ruch 5 czarnych.',
    'Asystent białych nagrywa ruch 5 czarnych.',
    'Czarne zaznaczają propozycję remisu przy ruchu 5 czarnych.',
    'Tym samym wykonano ruch 5 czarnych.',
    'Artykuł D.2.9.',
    'Artykuły 7.5.1 i 7.5.5.',
    'Uzasadnienie: X.',
    'Asystent białych:',
    'Nic się jeszcze nie wydarzyło.',
    'Nie było decyzji.',
    'Partia trwa.',
    '5, czarne',
    'Początek: X.',
    'Skopiowano sprawozdanie.',
    'Nie udało się skopiować sprawozdania. Zapisz je jako tekst.',
    'Zapisano sprawozdanie: X.',
  ],
  fr: [
    'Les Blancs palpent une pièce sans la retirer.',
    'L’assistant des Noirs joue un coup sur l’échiquier.',
    'Les Noirs exécutent le coup annoncé.',
    'L’arbitre met la pendule en marche.',
    'L’arbitre remet les pendules en marche.',
    'Les Noirs acceptent la nulle.',
    'Les Blancs signalent une irrégularité.',
    'L’arbitre fait comparer les échiquiers.',
    'L’arbitre fait comparer les échiquiers tels qu’ils ont été saisis.',
    'Les Blancs reviennent en arrière dans la partie.',
    'L’arbitre décide\u00A0:',
    'L’assistant des Blancs répond\u00A0:',
    'Les Blancs font une action sans effet.',
    'Les Noirs annoncent la chute du drapeau des Blancs.',
    'L’assistant des Blancs rectifie l’échiquier des Noirs.',
    'Les Blancs notent le coup 5 des Noirs.',
    'L’assistant des Blancs enregistre le coup 5 des Noirs.',
    'Les Noirs notent la proposition de nulle au coup 5 des Noirs.',
    'Par là, le coup 5 des Noirs est exécuté.',
    'Article D.2.9.',
    'Articles 7.5.1 et 7.5.5.',
    'Motif\u00A0: X.',
    'L’assistant des Blancs\u00A0:',
    'Rien n’a encore été fait.',
    'Aucune décision n’a été prise.',
    'La partie continue.',
    '5, les Noirs',
    'Début\u00A0: X.',
    'Le rapport est copié.',
    'Le rapport n’a pas pu être copié. Enregistrez-le plutôt comme texte.',
    'Le rapport est enregistré\u00A0: X.',
  ],
  es: [
    'Las blancas palpan una pieza sin sacarla.',
    'Quien asiste a las negras hace una jugada en el tablero.',
    'Las negras ejecutan la jugada anunciada.',
    'El árbitro pone en marcha el reloj.',
    'El árbitro pone de nuevo en marcha los relojes.',
    'Las negras aceptan las tablas.',
    'Las blancas señalan una irregularidad.',
    'El árbitro hace comparar los tableros.',
    'El árbitro hace comparar los tableros según las posiciones introducidas.',
    'Las blancas retroceden en la partida.',
    'El árbitro decide:',
    'Quien asiste a las blancas responde:',
    'Las blancas hacen algo sin consecuencias.',
    'Las negras señalan la caída de la bandera de las blancas.',
    'Quien asiste a las blancas corrige el tablero de las negras.',
    'Las blancas anotan la jugada 5 de las negras.',
    'Quien asiste a las blancas graba la jugada 5 de las negras.',
    'Las negras marcan la oferta de tablas en la jugada 5 de las negras.',
    'Con eso queda hecha la jugada 5 de las negras.',
    'Artículo D.2.9.',
    'Artículos 7.5.1 y 7.5.5.',
    'Motivo: X.',
    'Quien asiste a las blancas:',
    'Todavía no se ha hecho nada.',
    'No se ha decidido nada.',
    'La partida sigue.',
    '5, negras',
    'Comienzo: X.',
    'El acta se ha copiado.',
    'El acta no se pudo copiar. Guárdela como texto.',
    'El acta se ha guardado: X.',
  ],
};

test.each(Object.keys(SENTENCES) as WrittenOut[])('every sentence: %s', async (language) => {
  const { messages } = await LANGUAGES[language].words();
  const { say, phrase } = messages;
  const said = [
    ...DEEDS.map(([by, deed]) => deedSaid(by, deed, messages)),
    say('report-made', { number: ply.number, of: ply.by }),
    say('report-articles', { articles: ['D.2.9'] }),
    say('report-articles', { articles: ['7.5.1', '7.5.5'] }),
    say('report-reason', { reason: 'X' }),
    say('report-doer', { by: 'assistant-of-white' }),
    say('report-nothing-done'),
    say('report-nothing-ruled'),
    say('report-goes-on'),
    phrase('report-row', ply),
    say('report-begun', { when: 'X' }),
    say('report-copied'),
    say('report-not-copied'),
    say('report-saved', { name: 'X' }),
  ];
  expect(said).toEqual(SENTENCES[language]);
  expect(spelledOut(language === 'be' ? said : [], language === 'mk' ? said : [])).toEqual([]);
});
