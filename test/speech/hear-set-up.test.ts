/** Setting up a position by words: what is said in each language, by hand, and any legal position said and heard back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  SET_UP_COMMANDS,
  hearSetUp,
  shownSetUpCommands,
  type SetUpChange,
} from '../../speech/hearing/set-up/hear-set-up.js';
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
];

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
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
] as const)('%s', (_, text, change) => {
  expect(hearSetUp(text, 'en')).toEqual({ type: 'change', change });
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
