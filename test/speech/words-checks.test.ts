/**
 * Which pieces give check, told after the call where checks and captures are wanted in full: whole sentences in five languages, written
 * from the grammar of each. Of a preposition stands the dative in German, the genitive in Ukrainian and Belarusian.
 */
import { describe, expect, test } from 'vitest';
import type { PlayKind } from '../../src/laws/conditions.js';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE, ROLES } from '../../src/laws/roles.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { DEFAULT_DETAIL, type CallStyle, type Verbosity } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { LANGUAGES } from '../../speech/languages.js';
import { done, game, make } from '../laws/play.js';
import { inRandomGames } from './random-games.js';
import { calledMove, inWords, languagesOf, on } from './said.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

type InEach = Readonly<Record<WrittenOut, string>>;
type Choices = Partial<Omit<PhraseOptions, 'words'>>;

async function wanting(captures: Verbosity, name: WrittenOut, choices: Choices = {}): Promise<PhraseOptions> {
  const detail = { ...DEFAULT_DETAIL, captures };
  return inWords(await LANGUAGES[name].words(), { callStyle: 'plain', detail, ...choices });
}

function said(facts: readonly Fact[], options: PhraseOptions): string {
  const utterance = phraseFacts(facts, options);
  return utterance ? textOf(utterance) : '';
}

const BISHOP_TAKES = '4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1';
const BISHOP_AND_KNIGHT = '4k3/3N4/8/1B6/8/8/8/4K3 w - - 0 1';
const QUEEN_AND_PAWN = '4k3/3n4/4P3/8/8/8/8/K3Q3 w - - 0 1';
const ROOK_BEHIND_BISHOP = '4k3/8/8/8/4B3/8/8/K3R3 w - - 0 1';
const PROMOTING = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';
const CASTLING = '5k2/8/8/8/8/8/8/4K2R w K - 0 1';

const IN_FULL: readonly (readonly [string, string, string, InEach])[] = [
  [
    'by one piece',
    BISHOP_TAKES,
    'f1b5',
    {
      en: 'bishop f1 takes knight on b5, check. From the bishop on b5.',
      de: 'Läufer f1 schlägt Springer auf b5, Schach. Vom Läufer auf b5.',
      uk: 'слон еф один бере коня на бе п’ять, шах. Від слона на бе п’ять.',
      be: 'слон эф адзін бярэ каня на бэ пяць, шах. Ад слана бэ пяць.',
      mk: 'ловец еф еден зема скокач на бе пет, шах. Од ловецот на бе пет.',
      pl: 'goniec f1 bije skoczka na b5, szach. Szachuje goniec na b5.',
      fr: 'fou f1 prend le cavalier en b5, échec. Par le fou en b5.',
      es: 'alfil f1 por caballo en b5, jaque. Del alfil de b5.',
    },
  ],
  [
    'by two, masculine both',
    BISHOP_AND_KNIGHT,
    'd7f6',
    {
      en: 'knight d7 to f6, check. From the bishop on b5 and the knight on f6.',
      de: 'Springer d7 nach f6, Schach. Vom Läufer auf b5 und vom Springer auf f6.',
      uk: 'кінь де сім на еф шість, шах. Від слона на бе п’ять і коня на еф шість.',
      be: 'конь дэ сем на эф шэсць, шах. Ад слана бэ пяць і каня эф шэсць.',
      mk: 'скокач де седум на еф шест, шах. Од ловецот на бе пет и скокачот на еф шест.',
      pl: 'skoczek d7 na f6, szach. Szachują goniec na b5 i skoczek na f6.',
      fr: 'cavalier d7 en f6, échec. Par le fou en b5 et le cavalier en f6.',
      es: 'caballo d7 a f6, jaque. Del alfil de b5 y del caballo de f6.',
    },
  ],
  [
    'by two, queen and pawn',
    QUEEN_AND_PAWN,
    'e6d7',
    {
      en: 'pawn e6 takes knight on d7, check. From the queen on e1 and the pawn on d7.',
      de: 'Bauer e6 schlägt Springer auf d7, Schach. Von der Dame auf e1 und vom Bauern auf d7.',
      uk: 'пішак е шість бере коня на де сім, шах. Від ферзя на е один і пішака на де сім.',
      be: 'пешка е шэсць бярэ каня на дэ сем, шах. Ад ферзя е адзін і пешкі дэ сем.',
      mk: 'пешак е шест зема скокач на де седум, шах. Од дамата на е еден и пешакот на де седум.',
      pl: 'pion e6 bije skoczka na d7, szach. Szachują hetman na e1 i pion na d7.',
      fr: 'pion e6 prend le cavalier en d7, échec. Par la dame en e1 et le pion en d7.',
      es: 'peón e6 por caballo en d7, jaque. De la dama de e1 y del peón de d7.',
    },
  ],
  [
    'discovered, by another piece than has moved',
    ROOK_BEHIND_BISHOP,
    'e4d3',
    {
      en: 'bishop e4 to d3, check. From the rook on e1.',
      de: 'Läufer e4 nach d3, Schach. Vom Turm auf e1.',
      uk: 'слон е чотири на де три, шах. Від тури на е один.',
      be: 'слон е чатыры на дэ тры, шах. Ад ладдзі е адзін.',
      mk: 'ловец е четири на де три, шах. Од топот на е еден.',
      pl: 'goniec e4 na d3, szach. Szachuje wieża na e1.',
      fr: 'fou e4 en d3, échec. Par la tour en e1.',
      es: 'alfil e4 a d3, jaque. De la torre de e1.',
    },
  ],
  [
    'by what a pawn has become',
    PROMOTING,
    'a7a8q',
    {
      en: 'pawn a7 to a8, queen, check. From the queen on a8.',
      de: 'Bauer a7 nach a8, Dame, Schach. Von der Dame auf a8.',
      uk: 'пішак а сім на а вісім, ферзь, шах. Від ферзя на а вісім.',
      be: 'пешка а сем на а восем, ферзь, шах. Ад ферзя а восем.',
      mk: 'пешак а седум на а осум, дама, шах. Од дамата на а осум.',
      pl: 'pion a7 na a8, hetman, szach. Szachuje hetman na a8.',
      fr: 'pion a7 en a8, dame, échec. Par la dame en a8.',
      es: 'peón a7 a a8, dama, jaque. De la dama de a8.',
    },
  ],
  [
    'by the rook that has castled',
    CASTLING,
    'e1g1',
    {
      en: 'castles kingside, check. From the rook on f1.',
      de: 'kurze Rochade, Schach. Vom Turm auf f1.',
      uk: 'коротка рокіровка, шах. Від тури на еф один.',
      be: 'кароткая ракіроўка, шах. Ад ладдзі эф адзін.',
      mk: 'мала рокада, шах. Од топот на еф еден.',
      pl: 'krótka roszada, szach. Szachuje wieża na f1.',
      fr: 'petit roque, échec. Par la tour en f1.',
      es: 'enroque corto, jaque. De la torre de f1.',
    },
  ],
];

const MATED: InEach = {
  en: 'queen d8 to h4, checkmate. Black wins.',
  de: 'Dame d8 nach h4, matt. Schwarz gewinnt.',
  uk: 'ферзь де вісім на аш чотири, мат. Чорні виграли.',
  be: 'ферзь дэ восем на аш чатыры, мат. Чорныя выйгралі.',
  mk: 'дама де осум на ха четири, мат. Црните победија.',
  pl: 'hetman d8 na h4, mat. Czarne wygrały.',
  fr: 'dame d8 en h4, échec et mat. Les Noirs gagnent.',
  es: 'dama d8 a h4, jaque mate. Ganan las negras.',
};

/** By the move that leaves a king and a bishop against a king. */
const DRAWN: InEach = {
  en: 'bishop f1 takes knight on b5, check. Neither side can mate any more. The game is drawn.',
  de: 'Läufer f1 schlägt Springer auf b5, Schach. Keine Seite kann noch mattsetzen. Die Partie ist remis.',
  uk: 'слон еф один бере коня на бе п’ять, шах. Жодна сторона вже не може поставити мат. Нічия.',
  be: 'слон эф адзін бярэ каня на бэ пяць, шах. Ніхто ўжо не можа паставіць мат. Нічыя.',
  mk: 'ловец еф еден зема скокач на бе пет, шах. Ниедна страна веќе не може да даде мат. Партијата заврши реми.',
  pl: 'goniec f1 bije skoczka na b5, szach. Żadna strona nie może już dać mata. Remis.',
  fr: 'fou f1 prend le cavalier en b5, échec. Aucun camp ne peut plus mater. La partie est nulle.',
  es: 'alfil f1 por caballo en b5, jaque. Ya nadie puede dar mate. Tablas.',
};

const NORMAL: InEach = {
  en: 'bishop f1 takes b5, check',
  de: 'Läufer f1 schlägt b5, Schach',
  uk: 'слон еф один бере на бе п’ять, шах',
  be: 'слон эф адзін бярэ на бэ пяць, шах',
  mk: 'ловец еф еден зема на бе пет, шах',
  pl: 'goniec f1 bije na b5, szach',
  fr: 'fou f1 prend b5, échec',
  es: 'alfil f1 por b5, jaque',
};

/** The double check by bishop and knight, of which strict play tells nothing. */
const STRICT: InEach = {
  en: 'knight d7 to f6',
  de: 'Springer d7 nach f6',
  uk: 'кінь де сім на еф шість',
  be: 'конь дэ сем на эф шэсць',
  mk: 'скокач де седум на еф шест',
  pl: 'skoczek d7 na f6',
  fr: 'cavalier d7 en f6',
  es: 'caballo d7 a f6',
};

/** UCI has no sign for check, so the sentence must say that it is one. */
const AFTER_UCI: InEach = {
  en: 'f1 b5, check. From the bishop on b5.',
  de: 'f1 b5, Schach. Vom Läufer auf b5.',
  uk: 'f1 b5, шах. Від слона на бе п’ять.',
  be: 'f1 b5, шах. Ад слана бэ пяць.',
  mk: 'f1 b5, шах. Од ловецот на бе пет.',
  pl: 'f1 b5, szach. Szachuje goniec na b5.',
  fr: 'f1 b5, échec. Par le fou en b5.',
  es: 'f1 b5, jaque. Del alfil de b5.',
};

/** A pawn left on the last rank becomes a queen by the ruling (Art. 7.5.2), and no move is called. */
const AFTER_RULING: InEach = {
  en: 'Black has left a pawn on the last rank. The pawn becomes a queen. Check from the queen on a1.',
  de: 'Schwarz hat einen Bauern nicht umgewandelt. Der Bauer wird zur Dame. Schach von der Dame auf a1.',
  uk: 'Чорні залишили пішака на останній горизонталі. Пішак стає ферзем. Шах від ферзя на а один.',
  be: 'Чорныя пакінулі пешку на апошняй гарызанталі. Пешка становіцца ферзём. Шах ад ферзя а адзін.',
  mk: 'Црните оставија пешак на последниот ред. Пешакот станува дама. Шах од дамата на а еден.',
  pl: 'Czarne zostawiły piona w ostatnim rzędzie. Pion staje się hetmanem. Szachuje hetman na a1.',
  fr: 'Les Noirs ont laissé un pion sur la dernière rangée. Le pion devient une dame. Échec par la dame en a1.',
  es: 'Las negras han dejado un peón en la última fila. El peón se convierte en dama. Jaque de la dama de a1.',
};

const RULED: readonly Fact[] = [
  { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen', article: '7.5.2' },
  { type: 'checked', king: 'white', square: 'e1', by: [on('black queen a1')] },
].map((fact) => ({ ...fact, audience: EVERYONE }) as Fact);

describe.each(WRITTEN_OUT)('%s', (name) => {
  test.each(IN_FULL)('%s', async (_name, fen, move, sentences) => {
    expect(calledMove(game(fen), move, await wanting('full', name))).toBe(sentences[name]);
  });

  test('after mate, and after a move that draws, it is told how the game ended', async () => {
    const options = await wanting('full', name);
    expect(calledMove(make(game(), 'f2f3 e7e5 g2g4'), 'd8h4', options)).toBe(MATED[name]);
    expect(calledMove(game('4k3/8/8/1n6/8/8/8/4KB2 w - - 0 1'), 'f1b5', options)).toBe(DRAWN[name]);
  });

  test.each(['normal', 'brief'] as const)('nothing of it where %s is wanted', async (captures) => {
    const options = await wanting(captures, name);
    expect(calledMove(game(BISHOP_TAKES), 'f1b5', options)).toBe(NORMAL[name]);
    expect(said(RULED, options)).toBe(AFTER_RULING[name].replace(/ [^.]+\.$/u, ''));
  });

  test('in strict play nobody hears of it', async () => {
    const options = await wanting('full', name);
    const strict: PlayKind = 'strict';
    for (const role of ROLES) {
      expect(calledMove(game(BISHOP_AND_KNIGHT, strict), 'd7f6', options, role), role).toBe(STRICT[name]);
    }
  });

  test('UCI has no sign for check, and says it in a word; where no move is called, it is said that it is check', async () => {
    const uci = await wanting('full', name, { callStyle: 'uci' });
    expect(calledMove(game('4k3/8/8/8/8/8/P7/4KB2 w - - 0 1'), 'f1b5', uci)).toBe(AFTER_UCI[name]);
    expect(said(RULED, await wanting('full', name))).toBe(AFTER_RULING[name]);
  });

  test('of every check that does not end the game, each piece is named by its square, and else nothing is added', async () => {
    // With every move in full the calls are the same, whatever is wanted of checks and captures.
    const moves = { ...DEFAULT_DETAIL, ownMoves: 'full', opponentsMoves: 'full' } as const;
    const less = await wanting('normal', name, { squareStyle: 'algebraic', detail: moves });
    const more = { ...less, detail: { ...moves, captures: 'full' } } as const;
    let checks = 0;
    inRandomGames((plies) => {
      for (const { facts } of plies) {
        const [without, whole] = [said(facts, less), said(facts, more)];
        const checked = facts.find((fact) => fact.type === 'checked');
        if (!checked || facts.some((fact) => fact.type === 'ended')) {
          expect(whole).toBe(without);
          continue;
        }
        checks += 1;
        expect(whole.startsWith(`${without}. `), whole).toBe(true);
        const added = whole.slice(without.length + 2);
        expect(added.match(/[a-h][1-8]/gu), added).toEqual(checked.by.map(({ square }) => square));
        expect(added).toMatch(/^\p{Lu}[\p{L} ]+[a-h][1-8](?: \p{L}+[\p{L} ]+[a-h][1-8])*\.$/u);
      }
    }, 20);
    expect(checks).toBeGreaterThan(0);
  });
});

describe('its squares are named as the user wants squares', () => {
  test.each<readonly [WrittenOut, CallStyle, string]>([
    ['en', 'fide', 'From the bishop on Bella fünf.'],
    ['en', 'fide names', 'From the bishop on Bella five.'],
    ['en', 'nato', 'From the bishop on bravo five.'],
    ['de', 'nato', 'Vom Läufer auf Bravo fünf.'],
    ['uk', 'fide names', 'Від слона на Белла п’ять.'],
    ['uk', 'algebraic', 'Від слона на b5.'],
    ['be', 'fide names', 'Ад слана Бэла пяць.'],
    ['be', 'nato', 'Ад слана брава пяць.'],
    ['mk', 'nato', 'Од ловецот на браво пет.'],
    ['mk', 'uci', 'Од ловецот на b5.'],
    ['pl', 'fide names', 'Szachuje goniec na Bella pięć.'],
  ])('%s, %s', async (name, squareStyle, sentence) => {
    const options = await wanting('full', name, { callStyle: 'algebraic', squareStyle });
    const call = calledMove(game('4k3/8/8/8/8/8/P7/4KB2 w - - 0 1'), 'f1b5', options);
    expect(call?.slice(call.indexOf('+'))).toBe(`+. ${sentence}`);
  });

  test('after the German call the sentence is in the language of the page, its FIDE square German again', async () => {
    const options = await wanting('full', 'uk', { callStyle: 'fide', squareStyle: 'fide' });
    const { facts } = done(game(ROOK_BEHIND_BISHOP), {
      ...{ type: 'make', by: 'white', at: 0 },
      move: { from: 'e4', to: 'd3' },
    });
    const utterance = phraseFacts(facts, options);
    expect(utterance && textOf(utterance)).toBe('Läufer Eva vier David drei, Schach. Від тури на Eva eins.');
    expect(utterance && languagesOf(utterance)).toEqual(['de', 'uk', 'de']);
  });
});

test('a draw that the move refuses is told after it', async () => {
  const moved = make(game('3k4/8/8/8/8/8/P7/4KB2 b - - 0 1'), 'd8e8');
  const { game: offered } = done(moved, { type: 'offer', by: 'black', at: 1 });
  expect(calledMove(offered, 'f1b5', await wanting('full', 'en'))).toBe(
    'bishop f1 to b5, check. From the bishop on b5. The draw is refused.',
  );
});
