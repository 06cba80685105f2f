/** Setting up a position by words: what is said in each language, by hand, and any legal position said and heard back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SET_UP_COMMANDS, hearSetUp, shownSetUpCommands } from '../../speech/hearing/set-up/hear-set-up.js';
import type { SetUpChange } from '../../speech/hearing/set-up/heard-set-up.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { LANGUAGES } from '../../speech/languages.js';
import { enPassantSaid, piecesSaid, problemSaid, rightsSaid, setUpRefusalSaid } from '../../speech/phrase/set-up.js';
import { segmentsOf } from '../../speech/phrase/segments.js';
import type { Words } from '../../speech/phrase/words.js';
import { changed } from '../../src/game/set-up.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import { EMPTY_SET_UP, fenOf, positionFrom, setUpFrom, setUpOf, type SetUp } from '../../src/laws/board/set-up.js';

const castles = (color: 'white' | 'black', side: 'short' | 'long'): SetUpChange => ({
  do: 'give castling',
  rights: [{ color, side }],
});
const KNIGHT: SetUpChange = { do: 'put', entries: [{ square: 'f3', piece: { color: 'white', kind: 'knight' } }] };
const NO_LONG: SetUpChange = { do: 'take castling', colors: ['black'], sides: ['long'] };

const NO_CASTLING: SetUpChange = { do: 'take castling', colors: ['black'], sides: ['short', 'long'] };
const NONE_CASTLES: SetUpChange = { do: 'take castling', colors: ['white', 'black'], sides: ['short', 'long'] };
const TWO_PAWNS: SetUpChange = {
  do: 'put',
  entries: [
    { square: 'a2', piece: { color: 'white', kind: 'pawn' } },
    { square: 'b2', piece: { color: 'white', kind: 'pawn' } },
  ],
};

/** What each means, and how it is said. */
const SAID: readonly (readonly [SetUpChange, Readonly<Record<LanguageName, string>>])[] = [
  [
    KNIGHT,
    {
      en: 'white knight f3',
      de: 'weißer Springer f3',
      uk: 'білий кінь f3',
      be: 'белы конь f3',
      mk: 'бел скокач f3',
      pl: 'biały skoczek f3',
      fr: 'cavalier blanc f3',
      es: 'caballo blanco f3',
    },
  ],
  [
    { do: 'remove', squares: ['e4'] },
    {
      en: 'remove e4',
      de: 'entferne e4',
      uk: 'прибрати e4',
      be: 'прыбраць e4',
      mk: 'тргни e4',
      pl: 'usuń e4',
      fr: 'enlever e4',
      es: 'quitar e4',
    },
  ],
  [
    { do: 'move', from: 'e2', to: 'e4' },
    {
      en: 'move e2 to e4',
      de: 'ziehe e2 nach e4',
      uk: 'перенести з e2 на e4',
      be: 'перанесці з e2 на e4',
      mk: 'помести од e2 на e4',
      pl: 'przestaw e2 na e4',
      fr: 'déplacer e2 en e4',
      es: 'mover e2 a e4',
    },
  ],
  [
    { do: 'turn', color: 'black' },
    {
      en: 'black to move',
      de: 'Schwarz am Zug',
      uk: 'хід чорних',
      be: 'ход чорных',
      mk: 'црните на потег',
      pl: 'ruch czarnych',
      fr: 'trait aux noirs',
      es: 'juegan negras',
    },
  ],
  [
    castles('white', 'short'),
    {
      en: 'White may castle short',
      de: 'Weiß rochiert kurz',
      uk: 'білі: коротка рокіровка',
      be: 'белыя: кароткая ракіроўка',
      mk: 'бели: мала рокада',
      pl: 'białe: krótka roszada',
      fr: 'petit roque blanc',
      es: 'enroque corto de las blancas',
    },
  ],
  [
    NO_LONG,
    {
      en: 'Black cannot castle long',
      de: 'Schwarz: keine lange Rochade',
      uk: 'чорні: немає довгої рокіровки, довга',
      be: 'чорныя: няма ракіроўкі, доўгая',
      mk: 'црни: без голема рокада',
      pl: 'czarne: bez długiej roszady',
      fr: 'pas de grand roque pour les noirs',
      es: 'negras sin enroque largo',
    },
  ],
  [
    { do: 'en passant', square: 'e3' },
    {
      en: 'en passant e3',
      de: 'en passant e3',
      uk: 'взяття на проході e3',
      be: 'узяцце на праходзе e3',
      mk: 'ан пасан e3',
      pl: 'bicie w przelocie e3',
      fr: 'en passant e3',
      es: 'al paso e3',
    },
  ],
  [
    { do: 'starting position' },
    {
      en: 'starting position',
      de: 'Grundstellung',
      uk: 'початкова позиція',
      be: 'пачатковая пазіцыя',
      mk: 'почетна позиција',
      pl: 'pozycja początkowa',
      fr: 'position initiale',
      es: 'posición inicial',
    },
  ],
  [
    { do: 'clear' },
    {
      en: 'clear the board',
      de: 'leere das Brett',
      uk: 'очистити дошку',
      be: 'ачысціць дошку',
      mk: 'исчисти ја таблата',
      pl: 'wyczyść szachownicę',
      fr: "vider l'échiquier",
      es: 'vaciar el tablero',
    },
  ],
  [
    { do: 'chess960', number: 518 },
    {
      en: 'chess960 518',
      de: 'Schach960 518',
      uk: 'шахи960 518',
      be: 'шахматы960 518',
      mk: 'шах960 518',
      pl: 'szachy960 518',
      fr: 'chess960 518',
      es: 'ajedrez960 518',
    },
  ],
  [
    { do: 'put', entries: [{ square: 'a1', piece: { color: 'white', kind: 'rook' } }] },
    {
      en: 'put a white rook on a1',
      de: 'setze einen weißen Turm auf a1',
      uk: 'постав білу туру на a1',
      be: 'пастаў белую ладдзю на a1',
      mk: 'постави бел топ на a1',
      pl: 'postaw białą wieżę na a1',
      fr: 'mets une tour blanche en a1',
      es: 'pon una torre blanca en a1',
    },
  ],
  [
    { do: 'put', entries: [{ square: 'd5', piece: { color: 'black', kind: 'pawn' } }] },
    {
      en: 'add a black pawn to d5',
      de: 'füge einen schwarzen Bauern auf d5 hinzu',
      uk: 'додай чорного пішака на d5',
      be: 'дадай чорную пешку на d5',
      mk: 'додај црн пешак на d5',
      pl: 'dodaj czarnego pionka na d5',
      fr: 'ajoute un pion noir en d5',
      es: 'añade un peón negro en d5',
    },
  ],
  [
    TWO_PAWNS,
    {
      en: 'put white pawns on a2 and b2',
      de: 'setze weiße Bauern auf a2 und b2',
      uk: 'постав білі пішаки на a2 і b2',
      be: 'пастаў белыя пешкі на a2 і b2',
      mk: 'постави бели пешаци на a2 и b2',
      pl: 'postaw białe pionki na a2 i b2',
      fr: 'mets des pions blancs en a2 et b2',
      es: 'pon peones blancos en a2 y b2',
    },
  ],
  [
    { do: 'put', entries: [{ square: 'e4' }] },
    {
      en: 'there is nothing on e4',
      de: 'auf e4 ist nichts',
      uk: 'на e4 нічого немає',
      be: 'на e4 нічога няма',
      mk: 'на e4 нема ништо',
      pl: 'na e4 nie ma nic',
      fr: "il n'y a rien en e4",
      es: 'no hay nada en e4',
    },
  ],
  [
    { do: 'move', from: 'b1', to: 'c3' },
    {
      en: 'knight from b1 to c3',
      de: 'Springer von b1 nach c3',
      uk: 'кінь з b1 на c3',
      be: 'конь з b1 на c3',
      mk: 'скокач од b1 на c3',
      pl: 'skoczek z b1 na c3',
      fr: 'cavalier de b1 à c3',
      es: 'caballo de b1 a c3',
    },
  ],
  [
    { do: 'move', from: 'a1', to: 'd1' },
    {
      en: 'white rook a1 to d1',
      de: 'setze den weißen Turm von a1 nach d1',
      uk: 'постав білу туру з a1 на d1',
      be: 'пастаў белую ладдзю з a1 на d1',
      mk: 'постави го белиот топ од a1 на d1',
      pl: 'postaw białą wieżę z a1 na d1',
      fr: 'mets la tour blanche de a1 en d1',
      es: 'pon la torre blanca de a1 en d1',
    },
  ],
  [
    { do: 'turn', color: 'black' },
    {
      en: "it's black's turn",
      de: 'jetzt ist Schwarz dran',
      uk: 'зараз ходять чорні',
      be: 'зараз ходзяць чорныя',
      mk: 'црните се на ред',
      pl: 'teraz ruch czarnych',
      fr: "c'est aux noirs de jouer",
      es: 'les toca a las negras',
    },
  ],
  [
    { do: 'turn', color: 'white' },
    {
      en: 'white goes first',
      de: 'Weiß ist an der Reihe',
      uk: 'хід за білими',
      be: 'ход за белымі',
      mk: 'сега играат белите',
      pl: 'białe są na posunięciu',
      fr: "c'est au tour des blancs",
      es: 'empiezan las blancas',
    },
  ],
  [
    {
      do: 'give castling',
      rights: [
        { color: 'white', side: 'short' },
        { color: 'white', side: 'long' },
      ],
    },
    {
      en: 'white may still castle on both sides',
      de: 'Weiß darf noch auf beiden Seiten rochieren',
      uk: 'білі ще можуть рокіруватися в обидва боки',
      be: 'белыя яшчэ могуць ракіравацца ў абодва бакі',
      mk: 'белите сè уште можат да рокираат на двете страни',
      pl: 'białe mogą jeszcze roszować w obie strony',
      fr: 'les blancs peuvent encore roquer des deux côtés',
      es: 'las blancas todavía pueden enrocar a ambos lados',
    },
  ],
  [
    { do: 'give castling', rights: [{ color: 'white', side: 'short' }] },
    {
      en: 'white can castle on the king side',
      de: 'Weiß rochiert auf der Königsseite',
      uk: 'білі можуть рокіруватися на королівському фланзі',
      be: 'белыя могуць ракіравацца на каралеўскім флангу',
      mk: 'белите можат да рокираат на кралската страна',
      pl: 'białe mogą roszować na skrzydle królewskim',
      fr: 'les blancs peuvent roquer du côté roi',
      es: 'las blancas pueden enrocar por el flanco de rey',
    },
  ],
  [
    NO_CASTLING,
    {
      en: 'black has lost the right to castle',
      de: 'Schwarz hat das Recht auf Rochade verloren',
      uk: 'чорні втратили право на рокіровку',
      be: 'чорныя страцілі права на ракіроўку',
      mk: 'црните го изгубија правото на рокада',
      pl: 'czarne straciły prawo do roszady',
      fr: 'les noirs ont perdu le droit de roquer',
      es: 'las negras han perdido el derecho al enroque',
    },
  ],
  [
    NO_CASTLING,
    {
      en: "remove black's castling rights",
      de: 'entferne die Rochade von Schwarz',
      uk: 'прибери рокіровку чорних',
      be: 'прыбяры ракіроўку чорных',
      mk: 'тргни ја рокадата на црните',
      pl: 'usuń prawo roszady czarnych',
      fr: 'enlève le droit au roque des noirs',
      es: 'quita el enroque de las negras',
    },
  ],
  [
    NONE_CASTLES,
    {
      en: 'neither white nor black can castle',
      de: 'weder Weiß noch Schwarz darf rochieren',
      uk: 'ні білі, ні чорні не можуть рокіруватися',
      be: 'ні белыя, ні чорныя не могуць ракіравацца',
      mk: 'ниту белите ниту црните не можат да рокираат',
      pl: 'ani białe ani czarne nie mogą roszować',
      fr: 'ni les blancs ni les noirs ne peuvent roquer',
      es: 'ni blancas ni negras pueden enrocar',
    },
  ],
  [
    { do: 'en passant', square: 'e3' },
    {
      en: 'the pawn on e4 can be taken en passant',
      de: 'der Bauer auf e4 kann en passant geschlagen werden',
      uk: 'пішак e4 може бути взятий на проході',
      be: 'пешка e4 можа быць узятая на праходзе',
      mk: 'пешакот на e4 може да се земе ан пасан',
      pl: 'pionek na e4 może być zbity w przelocie',
      fr: 'le pion e4 peut être pris en passant',
      es: 'el peón de e4 puede ser capturado al paso',
    },
  ],
  [
    { do: 'remove', squares: ['e4'] },
    {
      en: 'empty e4',
      de: 'Feld e4 leeren',
      uk: 'звільни e4',
      be: 'вызвалі e4',
      mk: 'испразни e4',
      pl: 'opróżnij e4',
      fr: 'vider e4',
      es: 'vaciar e4',
    },
  ],
  [
    { do: 'starting position' },
    {
      en: 'set up the starting position',
      de: 'stelle die Grundstellung auf',
      uk: 'постав початкову позицію',
      be: 'пастаў пачатковую пазіцыю',
      mk: 'постави ја почетната позиција',
      pl: 'ustaw pozycję początkową',
      fr: 'mets la position initiale',
      es: 'pon la posición inicial',
    },
  ],
  [
    { do: 'clear' },
    {
      en: 'remove all the pieces',
      de: 'entferne alle Figuren',
      uk: 'прибери всі фігури',
      be: 'прыбяры ўсе фігуры',
      mk: 'тргни ги сите фигури',
      pl: 'usuń wszystkie figury',
      fr: 'enlève toutes les pièces',
      es: 'quita todas las piezas',
    },
  ],
];

/** What may mean another thing than its words say one by one: nothing is changed by it. */
const REFUSED: readonly (readonly [string, Readonly<Record<LanguageName, string>>])[] = [
  [
    'only one of both may',
    {
      en: 'only white can castle',
      de: 'nur Weiß darf rochieren',
      uk: 'тільки білі можуть рокіруватися',
      be: 'толькі белыя могуць ракіравацца',
      mk: 'само белите можат да рокираат',
      pl: 'tylko białe mogą roszować',
      fr: 'seuls les blancs peuvent roquer',
      es: 'solo las blancas pueden enrocar',
    },
  ],
  [
    'one side and not the other',
    {
      en: 'white can castle short but not long',
      de: 'Weiß darf kurz, aber nicht lang rochieren',
      uk: 'білі можуть рокіруватися коротко, але не довго',
      be: 'белыя могуць ракіравацца коратка, але не доўга',
      mk: 'белите можат да рокираат кратко, но не долго',
      pl: 'białe mogą roszować krótko, ale nie długo',
      fr: 'petit roque pour les blancs, pas de grand roque',
      es: 'las blancas pueden enrocar corto pero no largo',
    },
  ],
  [
    'one player and not the other',
    {
      en: 'white can castle, black cannot',
      de: 'Weiß darf rochieren, Schwarz nicht',
      uk: 'білі можуть рокіруватися, чорні не можуть',
      be: 'белыя могуць ракіравацца, чорныя не могуць',
      mk: 'белите можат да рокираат, црните не можат',
      pl: 'białe mogą roszować, czarne nie mogą',
      fr: 'les blancs peuvent roquer, les noirs ne peuvent pas',
      es: 'las blancas pueden enrocar, las negras no',
    },
  ],
  [
    'a right that is asked about',
    {
      en: 'can white castle',
      de: 'darf Weiß rochieren',
      uk: 'чи можуть білі рокіруватися',
      be: 'ці могуць белыя ракіравацца',
      mk: 'дали белите можат да рокираат',
      pl: 'czy białe mogą roszować',
      fr: 'est-ce que les blancs peuvent roquer',
      es: '¿pueden enrocar las blancas?',
    },
  ],
  [
    'a turn that is asked about',
    {
      en: 'black to move?',
      de: 'Schwarz am Zug?',
      uk: 'хід чорних?',
      be: 'ход чорных?',
      mk: 'црните на потег?',
      pl: 'ruch czarnych?',
      fr: 'trait aux noirs\u00A0?',
      es: '¿juegan negras?',
    },
  ],
  [
    'all but some',
    {
      en: 'remove everything except the kings',
      de: 'entferne alles außer den Königen',
      uk: 'прибери все, крім королів',
      be: 'прыбяры ўсё, акрамя каралёў',
      mk: 'тргни сè освен кралевите',
      pl: 'usuń wszystko oprócz królów',
      fr: 'enlève tout sauf les rois',
      es: 'quita todo menos los reyes',
    },
  ],
  [
    'a piece that does not stand there',
    {
      en: 'no white rook on a1',
      de: 'kein weißer Turm auf a1',
      uk: 'немає білої тури на a1',
      be: 'няма белай ладдзі на a1',
      mk: 'нема бел топ на a1',
      pl: 'brak białej wieży na a1',
      fr: 'aucune tour blanche en a1',
      es: 'ninguna torre blanca en a1',
    },
  ],
  [
    'a row of pawns, perhaps',
    {
      en: 'white pawns from a2 to h2',
      de: 'weiße Bauern von a2 nach h2',
      uk: 'білі пішаки з a2 до h2',
      be: 'белыя пешкі з a2 да h2',
      mk: 'бели пешаци од a2 до h2',
      pl: 'białe pionki od a2 do h2',
      fr: 'pions blancs de a2 à h2',
      es: 'peones blancos de a2 a h2',
    },
  ],
  [
    'the pawn that takes in passing',
    {
      en: 'the pawn on e5 can take en passant',
      de: 'der Bauer auf e5 kann en passant schlagen',
      uk: 'пішак e5 може бити на проході',
      be: 'пешка e5 можа біць на праходзе',
      mk: 'пешакот на e5 може да земе ан пасан',
      pl: 'pion na e5 może bić w przelocie',
      fr: 'le pion e5 peut prendre en passant',
      es: 'el peón de e5 puede capturar al paso',
    },
  ],
  [
    'a second order behind the first',
    {
      en: 'remove e4 and put a white pawn on d5',
      de: 'entferne e4 und setze einen weißen Bauern auf d5',
      uk: 'прибери e4 і постав білого пішака на d5',
      be: 'прыбяры e4 і пастаў белую пешку на d5',
      mk: 'тргни e4 и постави бел пешак на d5',
      pl: 'usuń e4 i postaw białego pionka na d5',
      fr: 'enlève e4 et mets un pion blanc en d5',
      es: 'quita e4 y pon un peón blanco en d5',
    },
  ],
];

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  test.each(REFUSED.map(([what, said]) => [said[language], what] as const))('refused: “%s”, %s', (text) => {
    expect(hearSetUp(text, language).type).toBe('refused');
  });

  test.each(SAID.map(([change, said]) => [said[language], change] as const))('“%s”', (text, change) => {
    expect(hearSetUp(text, language)).toEqual({ type: 'change', change });
  });

  test('each command as it is shown is understood', () => {
    for (const shown of shownSetUpCommands(language))
      expect([shown, hearSetUp(shown, language).type]).not.toContain('refused');
    expect(shownSetUpCommands(language)).toHaveLength(SET_UP_COMMANDS.length);
  });
});

test.each([
  ['a FEN by itself', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', { do: 'fen', fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1' }],
  ['all of a kind', 'remove black pawns', { do: 'remove all', color: 'black', kind: 'pawn' }],
  ['no right is left', 'no castling', { do: 'take castling', colors: ['white', 'black'], sides: ['short', 'long'] }],
  [
    'a rook of Chess960',
    'castling with the rook b1',
    { do: 'give castling', rights: [{ color: 'white', rook: 'b1' }] },
  ],
  ['none en passant', 'no en passant', { do: 'en passant', square: undefined }],
  [
    'a rook by another name',
    'put a white castle on a1',
    { do: 'put', entries: [{ square: 'a1', piece: { color: 'white', kind: 'rook' } }] },
  ],
  ['where to before where from', 'move to c3 the knight from b1', { do: 'move', from: 'b1', to: 'c3' }],
  [
    'squares told alike',
    'black rooks on a8 and on h8',
    {
      do: 'put',
      entries: [
        { square: 'a8', piece: { color: 'black', kind: 'rook' } },
        { square: 'h8', piece: { color: 'black', kind: 'rook' } },
      ],
    },
  ],
] as const)('%s', (_, text, change) => {
  expect(hearSetUp(text, 'en')).toEqual({ type: 'change', change });
});

test.each([
  ['white castle a1', 'a rook, or the right'],
  ['white king e1, castling short', 'a piece beside the right'],
  ['white to move, no castling', 'the turn beside the right'],
  ['white has not lost the right to castle', 'denied twice'],
  ['white may castle on one side', 'a side without its name'],
  ['move the white pawns to a2 and b2', 'from nowhere'],
  ['remove the pawns from the second rank', 'some of them'],
  ['take the rook from a1 to d1', 'moved, not removed'],
  ['en passant e4', 'no square that a pawn passes over'],
  ['the black pawn on e4 can be taken en passant', 'no black pawn has just come to the fourth rank'],
])('refused: “%s”, %s', (text) => {
  expect(hearSetUp(text, 'en').type).toBe('refused');
});

const wordsOf = async (language: LanguageName): Promise<Words> => {
  const words = await LANGUAGES[language].words();
  words.messages.take(await LANGUAGES[language].late());
  return words;
};

const ENGLISH = await wordsOf('en');

function refusals(fen: string, words: Words): readonly string[] {
  const read = setUpFrom(fen);
  if (!read.ok) throw new Error(read.problem);
  const result = positionFrom(read.setUp);
  if (result.ok) return [];
  return result.problems.map((problem) =>
    segmentsOf(problemSaid(problem, read.setUp.pieces, words.messages), { words, squareStyle: 'plain' })
      .map(({ text }) => text)
      .join(' '),
  );
}

test.each([
  ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'The white king is missing: put it on a square.'],
  ['4k2k/8/8/8/8/8/8/4K3 w - - 0 1', 'Black has 2 kings, e8, h8: leave only one.'],
  ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', 'White has 9 pawns, and a side has at most 8.'],
  [
    'P3k3/8/8/8/8/8/8/4K3 w - - 0 1',
    'No pawn can stand on rank 1 or 8: pawn a8. Remove it, or put another piece there.',
  ],
  ['8/8/8/4k3/4K3/8/8/8 w - - 0 1', 'The kings stand side by side, e4 and e5: a square must lie between them.'],
  [
    '4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1',
    'Black is in check and not to move: queen e7. Give Black the move, or remove the check.',
  ],
  [
    '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1',
    'White cannot castle kingside, for there is no white rook on h1. Put it there, or take the right away.',
  ],
  ['4k3/8/8/8/8/8/8/4K3 w - e3 0 1', 'With White to move the square of en passant is on rank 6, and e3 is not.'],
  ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', 'No en passant on e6: there is no black pawn on e5.'],
  ['4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1', 'No en passant on d6: the pawn has just come over d7, which must be empty.'],
])('refused with its reason: %s', (fen, sentence) => {
  expect(refusals(fen, ENGLISH)).toEqual([sentence]);
});

test.each([
  [
    'de',
    'Weiß kann nicht kurz rochieren, denn auf h1 steht kein Turm von Weiß. Stellen Sie die Figur dorthin, oder nehmen Sie das Recht weg.',
  ],
  [
    'uk',
    'Білі: коротка рокіровка неможлива, бо на аш один немає потрібної фігури: біла тура. Поставте цю фігуру або приберіть право.',
  ],
  [
    'fr',
    'Blancs : le petit roque est impossible, car il manque en h1 : tour blanche. Mettez la pièce là, ou ôtez le droit.',
  ],
  [
    'es',
    'Blancas: el enroque corto es imposible, pues en h1 falta: torre blanca. Ponga allí la pieza o quite el derecho.',
  ],
  [
    'pl',
    'Białe: krótka roszada jest niemożliwa, bo na h1 nie stoi potrzebna bierka: biała wieża. Postaw ją albo odbierz prawo.',
  ],
  [
    'be',
    'Белыя: кароткая ракіроўка немагчымая, бо на аш адзін няма патрэбнай фігуры: белая ладдзя. Пастаўце яе або прыбярыце права.',
  ],
  ['mk', 'Бели: мала рокада не е можна, бидејќи на ха еден нема бел топ. Ставете ја фигурата или одземете го правото.'],
] as const)('a right without its rook, in %s', async (language, sentence) => {
  expect(refusals('4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1', await wordsOf(language))).toEqual([sentence]);
});

test('what was not understood, and what would be', () => {
  const heard = hearSetUp('white knight', 'en');
  if (heard.type !== 'refused') throw new Error('it names no square');
  const said = setUpRefusalSaid(heard.refusal, ENGLISH.messages);
  expect(segmentsOf(said, { words: ENGLISH, squareStyle: 'plain' })[0]?.text).toBe(
    'Name the square of the knight. For example: white king e1, black pawn d5, e4 empty.',
  );
});

/** A position that legal moves lead to, from the usual start or one of Chess960. */
const positions = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 959 })), fc.array(fc.nat(), { maxLength: 80 }))
  .map(([number, choices]): Position => {
    const chosen = number === null ? undefined : chess960(number);
    const read = chosen?.ok ? parsePosition(chosen.start.fen) : undefined;
    return choices.reduce<Position>(
      (position, choice) => {
        const moves = position.legalMoves();
        const move = moves[choice % moves.length];
        return move ? position.play(move) : position;
      },
      read?.ok ? read.position : startPosition(),
    );
  });

/** Each line that is said of it. */
function told(setUp: SetUp, words: Words): readonly string[] {
  const { messages } = words;
  const said = [
    ...piecesSaid(setUp.pieces, messages),
    ...setUp.castling.map((right) =>
      'rook' in right ? `castling ${right.rook}` : rightsSaid([right], setUp.pieces, messages),
    ),
    ...(setUp.enPassant ? [enPassantSaid(setUp.enPassant, messages)] : []),
    messages.say('turn', { turn: setUp.turn }),
  ];
  return said.map((sentence) =>
    segmentsOf(sentence, { words, squareStyle: 'plain' })
      .map(({ text }) => text)
      .join(' '),
  );
}

test.each(LANGUAGE_NAMES)('any legal position said in %s and heard back is itself', async (language) => {
  const words = await wordsOf(language);
  fc.assert(
    fc.property(positions, (position) => {
      const meant = { ...setUpOf(position), quietPlies: 0, moveNumber: 1 };
      const lines = told(meant, words);
      const heard = lines.reduce<SetUp>(
        (setUp, line) => {
          const one = hearSetUp(line, language);
          if (one.type !== 'change' || one.change.do === 'undo') throw new Error(`${line}: ${JSON.stringify(one)}`);
          const result = changed(setUp, one.change, undefined);
          if (!result.ok) throw new Error(`${line}: ${result.refusal.reason}`);
          return result.setUp;
        },
        { ...EMPTY_SET_UP, chess960: meant.chess960 },
      );
      expect(fenOf(heard)).toBe(fenOf(meant));
    }),
    { seed: 20, numRuns: 40 },
  );
});
