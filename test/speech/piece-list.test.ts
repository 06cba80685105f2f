/** Boards entered as one would say them, in five languages. */
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { sayOwn } from '../../speech/phrase/own-message.js';
import { segmentsOf } from '../../speech/phrase/segments.js';
import { describe, expect, test } from 'vitest';
import {
  readPieceList,
  withEntries,
  type PieceListRefusal,
  type SquareEntry,
} from '../../speech/hearing/piece-list.js';
import { LANGUAGES } from '../../speech/languages.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { startPosition } from '../../src/laws/board/board.js';
import { viewFor } from '../../src/laws/view.js';
import { begin } from '../laws/timed.js';
import { ask } from '../../src/questions/ask.js';
import { inWords, on } from './said.js';
import type { WrittenOut } from './written-out.js';

/** "white king e1", "e4". */
function entered(text: string, language: LanguageName): readonly string[] {
  const reading = readPieceList(text, language);
  if (reading.type === 'refused') throw new Error(JSON.stringify(reading.refusal));
  return reading.entries.map(told);
}

function told({ square, piece }: SquareEntry): string {
  return piece ? `${piece.color} ${piece.kind} ${square}` : square;
}

const THREE = ['white king e1', 'black pawn d5', 'e4'];
const SAID = {
  en: [
    'white king e1, black pawn d5, e4 empty',
    'e1, white king. d5, black pawn. e4, empty',
    'White: Ke1; Black: Pd5; empty e4',
  ],
  de: [
    'weißer König e1, schwarzer Bauer d5, e4 leer',
    'e1, weißer König; d5, schwarzer Bauer; e4, leer',
    'Weiß Ke1, Schwarz Bd5, leer e4',
  ],
  uk: [
    'білий король е1, чорний пішак д5, е4 порожнє',
    'e1, білий король; d5, чорний пішак; e4, порожнє',
    'Білі: Кре1. Чорні: Пд5. Порожнє е4',
  ],
  be: [
    'белы кароль е1, чорная пешка д5, е4 пустое',
    'e1, белы кароль; d5, чорная пешка; e4, пустое',
    'Белыя: Кре1. Чорныя: Пд5. Пустое е4',
  ],
  mk: [
    'бел крал е1, црн пешак д5, е4 празно',
    'e1, бел крал; d5, црн пешак; e4, празно',
    'Бели: Ке1. Црни: Пд5. Празно е4',
  ],
  pl: [
    'biały król e1, czarny pion d5, e4 puste',
    'e1, biały król; d5, czarny pion; e4, puste',
    'Białe: Ke1. Czarne: Pd5. Puste e4',
  ],
  fr: [
    'roi blanc e1, pion noir d5, e4 vide',
    'e1, roi blanc. d5, pion noir. e4, vide',
    'Blancs : Re1 ; Noirs : Pd5 ; vide e4',
  ],
  es: [
    'rey blanco e1, peón negro d5, e4 vacía',
    'e1, rey blanco; d5, peón negro; e4, vacía',
    'Blancas: Re1. Negras: Pd5. Vacía e4',
  ],
} as const satisfies Readonly<Record<WrittenOut, readonly string[]>>;

describe.each(Object.entries(SAID) as [WrittenOut, readonly string[]][])('%s', (language, texts) => {
  test.each(texts)('%s', (text) => {
    expect(entered(text, language)).toEqual(THREE);
  });

  test('the letters of FIDE', () => {
    expect(entered('white Ke1, Qd1, Nb1', 'en')).toEqual(['white king e1', 'white queen d1', 'white knight b1']);
    // The first word is that of the language.
    const [white = ''] = SAID[language][2].split(' ');
    // R is the king in French and Spanish.
    expect(entered(`${white} Qd1, ${language === 'fr' || language === 'es' ? 'T' : 'R'}h1, Nb1`, language)).toEqual([
      'white queen d1',
      'white rook h1',
      'white knight b1',
    ]);
  });

  test('squares by the names of the call', () => {
    const [white = ''] = SAID[language][2].split(' ');
    expect(entered(`${white} Springer Gustav eins, Dame David 1`, language)).toEqual([
      'white knight g1',
      'white queen d1',
    ]);
  });
});

test('a list goes on with its piece and its colour', () => {
  expect(entered('white pawns a2, b2 and c2, rooks a1 h1, black rook a8', 'en')).toEqual([
    ...['white pawn a2', 'white pawn b2', 'white pawn c2', 'white rook a1', 'white rook h1', 'black rook a8'],
  ]);
  expect(entered('white pawns d5, e4 empty', 'en')).toEqual(['white pawn d5', 'e4']);
  expect(entered('empty: e4, e5', 'en')).toEqual(['e4', 'e5']);
  expect(entered('a2 b2 white pawns, a1 rook, e5 e6 empty', 'en')).toEqual([
    ...['white pawn a2', 'white pawn b2', 'white rook a1', 'e5', 'e6'],
  ]);
});

test.each(LANGUAGE_NAMES)(
  'both lists that the program says are understood, behind how many pieces there are: %s',
  async (language) => {
    const words = await LANGUAGES[language].words();
    const start = startPosition();
    const view = viewFor(begin(), 'white');
    const said = phraseAnswer(ask(view, { about: 'piece lists' }), inWords(words, { squareStyle: 'uci' }));
    const lists = said.segments.slice(1).map(({ text }) => text);
    expect(entered(lists.join(' '), language).toSorted()).toEqual(
      start
        .pieces()
        .map((piece) => told({ square: piece.square, piece }))
        .toSorted(),
    );
  },
);

test('among letters what has none is a pawn (App. C.4)', () => {
  expect(entered('White: Ke1, Qd1, a2, b2. Black: Ke8, a7', 'en')).toEqual([
    ...['white king e1', 'white queen d1', 'white pawn a2', 'white pawn b2', 'black king e8', 'black pawn a7'],
  ]);
});

test('a letter is a file before a number, and else a piece', () => {
  expect(entered('white B b 1, R b2', 'en')).toEqual(['white bishop b1', 'white rook b2']);
});

test('“бела” is white before a piece and the file of Bella before a number', () => {
  expect(entered('бела дама бела 3', 'mk')).toEqual(['white queen b3']);
});

test('what a word is in the language of the page goes first', () => {
  expect(entered('weiß Bd4', 'de')).toEqual(['white pawn d4']);
  expect(entered('white Bd4', 'en')).toEqual(['white bishop d4']);
});

const REFUSED = [
  ['', { reason: 'nothing named' }],
  [' , ', { reason: 'nothing named' }],
  ['white', { reason: 'nothing named' }],
  ['white dragon e4', { reason: 'unknown word', word: 'dragon' }],
  ['white king e9', { reason: 'unknown word', word: 'e9' }],
  ['king e1', { reason: 'colour missing', kind: 'king', square: 'e1' }],
  ['e1 king', { reason: 'colour missing', kind: 'king', square: 'e1' }],
  ['white king', { reason: 'square missing', kind: 'king' }],
  ['white king queen d1', { reason: 'square missing', kind: 'king' }],
  ['e1 white king queen', { reason: 'square missing', kind: 'queen' }],
  ['white e4', { reason: 'piece missing', square: 'e4' }],
  ['e4', { reason: 'piece missing', square: 'e4' }],
  ['white king e1, black king e1', { reason: 'named twice', square: 'e1' }],
  ['nothing white rook a1', { reason: 'piece missing', square: 'a1' }],
  ['white king e4 empty', { reason: 'named twice', square: 'e4' }],
] as const;

test.each(REFUSED)('“%s” is refused', (text, refusal) => {
  expect(readPieceList(text, 'en')).toEqual({ type: 'refused', refusal });
});

test('what was entered takes the place of what stood there', () => {
  const reading = readPieceList('white queen e4, e5 empty', 'en');
  if (reading.type === 'refused') throw new Error('refused');
  expect(withEntries([on('white king e1'), on('black pawn e4'), on('black pawn e5')], reading.entries)).toEqual([
    ...[on('white king e1'), on('white queen e4')],
  ]);
});

const WORDS: Readonly<Record<WrittenOut, readonly string[]>> = {
  en: [
    'Name pieces with their squares. For example: white king e1, black pawn d5, e4 empty.',
    '“x” was not understood. For example: white king e1, black pawn d5, e4 empty.',
    'Name the colour of the pawn on d5. For example: white king e1, black pawn d5, e4 empty.',
    'Name the square of the queen. For example: white king e1, black pawn d5, e4 empty.',
    'Name what stands on e4. For example: white king e1, black pawn d5, e4 empty.',
    'e4 was named twice.',
  ],
  de: [
    'Nennen Sie Figuren mit ihren Feldern. Zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer.',
    '„x“ wurde nicht verstanden. Zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer.',
    'Nennen Sie die Farbe vom Bauern auf d5. Zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer.',
    'Nennen Sie das Feld von der Dame. Zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer.',
    'Nennen Sie, was auf e4 steht. Zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer.',
    'e4 wurde zweimal genannt.',
  ],
  uk: [
    'Назвіть фігури та їхні поля. Наприклад: білий король e1, чорний пішак d5, e4 порожнє.',
    '«x» — незрозуміло. Наприклад: білий король e1, чорний пішак d5, e4 порожнє.',
    'Назвіть колір пішака на d5. Наприклад: білий король e1, чорний пішак d5, e4 порожнє.',
    'Назвіть поле ферзя. Наприклад: білий король e1, чорний пішак d5, e4 порожнє.',
    'Назвіть, що стоїть на e4. Наприклад: білий король e1, чорний пішак d5, e4 порожнє.',
    'Поле e4 названо двічі.',
  ],
  be: [
    'Назавіце фігуры разам са сваімі палямі. Напрыклад: белы кароль e1, чорная пешка d5, e4 пустое.',
    '«x» — незразумела. Напрыклад: белы кароль e1, чорная пешка d5, e4 пустое.',
    'Назавіце колер пешкі d5. Напрыклад: белы кароль e1, чорная пешка d5, e4 пустое.',
    'Назавіце поле ферзя. Напрыклад: белы кароль e1, чорная пешка d5, e4 пустое.',
    'Назавіце, што стаіць на e4. Напрыклад: белы кароль e1, чорная пешка d5, e4 пустое.',
    'Поле e4 названа двойчы.',
  ],
  mk: [
    'Наведете фигури со нивните полиња. На пример: бел крал e1, црн пешак d5, e4 празно.',
    '„x“ не е разбрано. На пример: бел крал e1, црн пешак d5, e4 празно.',
    'Наведете ја бојата: пешакот на d5. На пример: бел крал e1, црн пешак d5, e4 празно.',
    'Наведете на кое поле стои дамата. На пример: бел крал e1, црн пешак d5, e4 празно.',
    'Наведете што стои на e4. На пример: бел крал e1, црн пешак d5, e4 празно.',
    'Полето e4 е наведено двапати.',
  ],
  pl: [
    'Podaj bierki i ich pola. Na przykład: biały król e1, czarny pion d5, e4 puste.',
    '„x” jest niezrozumiałe. Na przykład: biały król e1, czarny pion d5, e4 puste.',
    'Podaj kolor: pion na d5. Na przykład: biały król e1, czarny pion d5, e4 puste.',
    'Podaj pole hetmana. Na przykład: biały król e1, czarny pion d5, e4 puste.',
    'Podaj, co stoi na e4. Na przykład: biały król e1, czarny pion d5, e4 puste.',
    'Pole e4 podano dwa razy.',
  ],
  fr: [
    'Nommez des pièces avec leurs cases. Par exemple\u00A0: roi blanc e1, pion noir d5, e4 vide.',
    '«\u00A0x\u00A0» n’a pas été compris. Par exemple\u00A0: roi blanc e1, pion noir d5, e4 vide.',
    'Donnez la couleur du pion en d5. Par exemple\u00A0: roi blanc e1, pion noir d5, e4 vide.',
    'Donnez la case de la dame. Par exemple\u00A0: roi blanc e1, pion noir d5, e4 vide.',
    'Dites ce qui se trouve en e4. Par exemple\u00A0: roi blanc e1, pion noir d5, e4 vide.',
    'e4 a été nommée deux fois.',
  ],
  es: [
    'Nombre piezas con sus casillas. Por ejemplo: rey blanco e1, peón negro d5, e4 vacía.',
    'No se entendió “x”. Por ejemplo: rey blanco e1, peón negro d5, e4 vacía.',
    'Falta el color del peón de d5. Por ejemplo: rey blanco e1, peón negro d5, e4 vacía.',
    'Falta la casilla de la dama. Por ejemplo: rey blanco e1, peón negro d5, e4 vacía.',
    'Diga qué hay en e4. Por ejemplo: rey blanco e1, peón negro d5, e4 vacía.',
    'e4 se nombró dos veces.',
  ],
};

test.each(Object.keys(WORDS) as WrittenOut[])('refusals in words: %s', async (language) => {
  const words = await LANGUAGES[language].words();
  const refusals: readonly PieceListRefusal[] = [
    { reason: 'nothing named' },
    { reason: 'unknown word', word: 'x' },
    { reason: 'colour missing', kind: 'pawn', square: 'd5' },
    { reason: 'square missing', kind: 'queen' },
    { reason: 'piece missing', square: 'e4' },
    { reason: 'named twice', square: 'e4' },
  ];
  const said = refusals.map((refusal) =>
    segmentsOf(sayOwn(words.messages, 'piece-list', 'reason', refusal), inWords(words, { squareStyle: 'uci' }))
      .map((segment) => segment.text)
      .join(' '),
  );
  expect(said).toEqual(WORDS[language]);
});
