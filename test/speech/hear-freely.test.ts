/** A line as people say it: slips corrected, words said beside, whose pieces are meant, and questions, which are never moves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Color } from '../../src/laws/squares.js';
import { hearSaid, hearTyped, meaningOf, type MeantLine } from '../../src/commands/line-meaning.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';
import { hearLine } from '../../speech/hearing/line.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { FREE_WORDS } from '../../speech/languages/freely.js';
import { game, make } from '../laws/play.js';
import { refused } from './asked.js';
import { told } from './hear-told.js';
import { inFiveLanguages } from './five-languages.js';

const { freely, near, loosely } = FURTHER;

function typed(
  text: string,
  language: LanguageName = 'en',
  fen = START_FEN,
  mine: readonly Color[] = ['white'],
): MeantLine {
  return hearTyped(text, { game: game(fen), languages: everyLanguage(language), mine, freely, near, loosely });
}

function briefly(heard: MeantLine): string {
  switch (heard.type) {
    case 'move':
      return heard.exact ? told(heard) : `~ ${told(heard)}`;
    case 'ask':
      return told(heard);
    case 'refused':
      return `! ${heard.refusal.reason}`;
    case 'bound':
      return heard.command.id;
    case 'act':
    case 'weighed':
      return heard.act.type;
    case 'question':
      return heard.question.about;
  }
}

describe('a slip that is corrected', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'e4, no, d4', 'd2d4'],
    ['en', 'e4, I mean d4', 'd2d4'],
    ['en', 'e4 no sorry d4', 'd2d4'],
    ['en', 'knight c3, no, knight f3, no, d4', 'd2d4'],
    ['de', 'e4, nein, d4', 'd2d4'],
    ['de', 'Springer c3, ich meine Springer f3', 'g1f3'],
    ['uk', 'е4, ні, д4', 'd2d4'],
    ['be', 'е4, не, д4', 'd2d4'],
    ['mk', 'е4, мислам д4', 'd2d4'],
    // before it stands nothing that could be read
    ['en', 'marmalade, no, d4', '! unreadable'],
    // a question does not become a move by it
    ['en', 'what is on e4, no, d4', '! unknown question'],
    ['en', 'is it e4, I mean d4', '! unknown question'],
  ])('%s: %s', (language, text, expected) => expect(briefly(typed(text, language))).toBe(expected));
});

describe('whose pieces are meant', () => {
  const where = (text: string, mine: readonly Color[], fen = START_FEN) => typed(text, 'en', fen, mine);
  const knights = (color: Color) => ({ question: { about: 'pieces', colors: [color], kind: 'knight' } });

  it('is told by who plays here', () => {
    expect(where('my knights', ['white'])).toMatchObject(knights('white'));
    expect(where('my knights', ['black'])).toMatchObject(knights('black'));
    expect(where('where are his knights?', ['black'])).toMatchObject(knights('white'));
    expect(where('the black knights please', ['white'])).toMatchObject(knights('black'));
  });

  it('is told by the turn where one plays both sides', () => {
    expect(where('my knights', ['white', 'black'])).toMatchObject(knights('white'));
    const blacks = START_FEN.replace(' w ', ' b ');
    expect(where('my knights', ['white', 'black'], blacks)).toMatchObject(knights('black'));
  });

  it('is both’s where nothing tells it', () => {
    expect(where('knights', ['white'])).toMatchObject({ question: { colors: ['white', 'black'] } });
  });
});

describe('a question', () => {
  it.each<readonly [LanguageName, string]>([
    ['en', 'e4?'],
    ['en', 'can I play e4'],
    ['en', 'well, should I castle'],
    ['en', 'is e4 legal, please'],
    ['de', 'geht e4'],
    ['de', 'darf ich Springer f3 spielen'],
    ['uk', 'чи можна е4'],
    ['be', 'ці можна е4'],
    ['mk', 'може ли е4'],
    // in another language than the page's
    ['uk', 'is e4 legal'],
    ['en', 'чи можна е4'],
  ])('%s: %s is refused as one, and is no move', (language, text) => {
    expect(typed(text, language)).toMatchObject({ type: 'refused', refusal: { reason: 'unknown question' } });
  });

  it.each(['e4!', 'e4!?', 'e4?!', 'e4??'])('is not %s, which tells what is thought of a move', (text) => {
    expect(briefly(typed(text))).toBe('e2e4');
  });

  it('takes nobody’s draw for offered, and no game for given up', () => {
    for (const text of ['is it a draw', 'is this a draw?', 'should I resign', 'did he resign', 'do I have a draw']) {
      expect(briefly(typed(text)), text).toBe('! unknown question');
    }
    expect(briefly(typed('draw?'))).toBe('offer');
    expect(briefly(typed('would you like a draw?'))).toBe('offer');
  });

  it('leaves what is asked about a move as it is', () => {
    const context = {
      game: make(game(), 'e2e4 e7e5'),
      languages: everyLanguage('en'),
      mine: ['white'] as const,
      freely,
      near,
    };
    const asking = { ...context, spoken: undefined, question: undefined, tried: undefined, confirms: false };
    expect(meaningOf([{ text: 'is d4 good' }], asking)).toMatchObject({ does: 'refuse', keepsQuestion: true });
  });
});

describe('while the other side has the move', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'how much time do I have left', 'clocks'],
    ['en', 'what did he just play', 'last move'],
    ['en', "I'd like to know what is on the fourth rank", 'rank'],
    ['de', 'wie viel Zeit habe ich noch', 'clocks'],
    ['fr', 'il me reste combien de temps', 'clocks'],
    ['es', 'cuánto tiempo me queda', 'clocks'],
    ['pl', 'ile mam czasu', 'clocks'],
    ['uk', 'скільки в мене часу', 'clocks'],
    ['be', 'колькі ў мяне часу', 'clocks'],
    ['mk', 'колку време имам', 'clocks'],
    ['en', 'give up', 'resign'],
  ])('%s: “%s” is understood as ever', (language, text, expected) => {
    expect(briefly(typed(text, language, START_FEN, ['black']))).toBe(expected);
  });

  it.each(['e5', 'Nf6', 'knight f6', 'please e5', 'my move is e5', 'applause'])('“%s” is refused for it', (text) => {
    expect(briefly(typed(text, 'en', START_FEN, ['black']))).toBe('! not your turn');
  });

  it('what asks about a move is told nothing of it', () => {
    expect(briefly(typed('can I play e5', 'en', START_FEN, ['black']))).toBe('! unknown question');
  });

  it('nothing that was said is near to a move', () => {
    const context = { game: game(), languages: everyLanguage('en'), mine: ['black'] as const };
    expect(briefly(hearSaid(hearSpoken, [{ text: 'night of three' }], context))).toBe('! not your turn');
    expect(briefly(hearSaid(hearSpoken, [{ text: 'how much time do i have left' }], context))).toBe('clocks');
  });
});

describe('once the game is over', () => {
  const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  const after = (text: string): string =>
    briefly(hearTyped(text, { game: over, languages: everyLanguage('en'), mine: ['white'], freely, near, loosely }));

  it.each([
    ['what was the last move again please', 'last move'],
    ['how many queens do I have', 'material'],
    ['who won', 'move number'],
  ])('“%s” is answered', (text, expected) => expect(after(text)).toBe(expected));

  it.each(['e4', 'Kf2', 'applause'])('“%s” is refused for it', (text) => expect(after(text)).toBe('! game over'));
});

/** The phrases that are offered, or what else was understood. */
function offered(text: string, language: LanguageName = 'en'): string {
  const heard = typed(text, language);
  return heard.type === 'refused' && 'nearest' in heard.refusal ? heard.refusal.nearest.join(' or ') : briefly(heard);
}

describe('what no phrase is', () => {
  it.each([
    // what only tells or shows something is done, by its words in any order with others beside
    ['tell me quickly the time of both of us', 'clocks'],
    ['I have lost track, read out the whole board', 'position'],
    ['sorry, I missed that, what did Black play', 'last move'],
    ['turn the board round so that I see it from the other side', 'turn-board'],
    // "a" is no article where it names a file
    ['let me hear the a file again', 'file'],
    ['pieces on the a file, list them for me', 'file'],
    // an act is offered, with what stood in its places
    ['I think that was an illegal move', 'illegal move'],
    ['I believe move 14 was illegal there', 'illegal move 14'],
    ["hey, white's flag has just fallen", 'flag white'],
    ['I did not mean that, undo my move', 'undo'],
    // one that is asked about first in any case is asked about
    ['it is hopeless, I am giving up the game', 'resign'],
  ])('“%s” is told by its words: %s', (text, expected) => expect(offered(text)).toBe(expected));

  it.each([
    // a word of weight would be left out
    'why was that move illegal',
    'should I take the draw',
    'is it worth resigning now',
    'I would not resign',
  ])('“%s” is none of them', (text) => expect(offered(text)).not.toMatch(/^(?:resign|offer|claim|illegal|undo)/u));

  it('is a move first where one is near', () => {
    expect(briefly(typed('kngiht f3'))).toBe('~ g1f3');
    expect(briefly(typed('knight to the f thre'))).toMatch(/^~ |^! unreadable/u);
  });

  it('a command that was understood and lacks its move is no other', () => {
    expect(briefly(typed('claim three applause'))).toBe('! unreadable');
  });
});

it.each([
  ['en', 'moves from b1', 'moves of piece b1'],
  ['uk', 'еві чотири', 'e2e4'],
  ['uk', 'будь ласка, а чотири', 'a2a4'],
  ['mk', 'јас ли сум на потег', 'move number'],
  ['mk', 'па е4', 'e2e4'],
  ['mk', 'мојот потег е скокач ф3', 'g1f3'],
] as const)('in %s “%s” is %s', (language, text, meant) => {
  const heard = typed(text, language);
  const told =
    heard.type === 'move'
      ? `${heard.move.from}${heard.move.to}`
      : heard.type === 'question'
        ? `${heard.question.about} ${'square' in heard.question ? heard.question.square : ''}`.trim()
        : JSON.stringify(heard);
  expect(told).toBe(meant);
});

it('whatever words stand together, nothing breaks, and what ends in a question mark is no move', () => {
  const words = [
    'e4',
    'knight',
    'my',
    'is',
    'no',
    'please',
    'I mean',
    'what',
    'takes',
    'чи',
    'де',
    'geht',
    'ли',
    '?',
    'draw',
    '{mine}',
    '—',
    '4',
  ];
  const line = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 30 });
  fc.assert(
    fc.property(line, (said) => {
      const text = said.join(' ');
      for (const language of ['en', 'mk'] as const) {
        typed(text, language);
        // An open bracket begins a comment of PGN, which would take the question mark in.
        expect(['move', 'ask']).not.toContain(typed(`${text.replace(/[{[]/gu, '')} e4?`, language).type);
      }
    }),
    { numRuns: 300 },
  );
});

describe('what is spoken', () => {
  const said = (...texts: readonly string[]): string =>
    briefly(
      hearSaid(
        hearSpoken,
        texts.map((text) => ({ text })),
        { game: game(), languages: everyLanguage('en'), mine: ['white'] },
      ),
    );

  it('asks as what is typed does', () => {
    expect(said('whose turn is it')).toBe('move number');
    expect(said('uh what was the last move')).toBe('last move');
    expect(said('is e four legal')).toBe('! unknown question');
    expect(said('can i play e four')).toBe('! unknown question');
  });

  it('is asked about where a move stands among other words, or behind a slip', () => {
    expect(said('e four no d four')).toBe('~ d2d4');
    expect(said('i would like to play knight felix three')).toBe('~ g1f3');
  });
});

describe('the sentence that refuses a question', () => {
  it.each(
    inFiveLanguages({
      en: '“is e4 legal” is a question that I cannot answer. No move was made. Say “help” for what can be asked.',
      de: '„is e4 legal“ ist eine Frage, die ich nicht beantworten kann. Es wurde nicht gezogen. „Hilfe“ sagt, was man fragen kann.',
      uk: '«is e4 legal»: на це запитання немає відповіді. Хід не зроблено. «Довідка» скаже, про що можна запитати.',
      be: '«is e4 legal»: на гэта пытанне няма адказу. Ход не зроблены. «Даведка» скажа, пра што можна запытацца.',
      mk: '„is e4 legal“: на ова прашање нема одговор. Потегот не е одигран. „Помош“ кажува што може да се праша.',
    }),
  )('in %s', (_, words, sentence) => {
    expect(refused(words, { reason: 'unknown question', text: 'is e4 legal' })).toBe(sentence);
  });
});

describe('a file whose letter is a small word too', () => {
  it.each<readonly [LanguageName, string]>([
    ['en', 'what is on the a file'],
    ['en', 'what is on file a'],
    ['es', 'qué hay en la columna a'],
    ['fr', 'qu’y a-t-il sur la colonne a'],
  ])('%s: "%s"', (language, text) => {
    expect(meaningOfTyped(text, language)).toBe('file a');
  });
});

describe('a number in words', () => {
  it.each<readonly [LanguageName, string, number]>([
    ['en', 'what was the fourteenth move', 14],
    ['en', 'what was the twenty-first move', 21],
    ['en', 'what was move thirty two', 32],
    ['de', 'was war der vierzehnte Zug', 14],
    ['de', 'was war der einundzwanzigste Zug', 21],
    ['de', 'was war Zug zweiunddreißig', 32],
    ['fr', 'quel était le quatorzième coup', 14],
    ['fr', 'quel était le dix-septième coup', 17],
    ['fr', 'quel était le vingt et unième coup', 21],
    ['fr', 'quel était le coup trente-deux', 32],
    ['es', 'cuál fue la decimocuarta jugada', 14],
    ['es', 'cuál fue la vigésima primera jugada', 21],
    ['es', 'cuál fue la jugada treinta y dos', 32],
    ['pl', 'jaki był czternasty ruch', 14],
    ['pl', 'co zagrały czarne w dwudziestym pierwszym ruchu', 21],
    ['pl', 'jaki był ruch trzydzieści dwa', 32],
    ['uk', 'який був чотирнадцятий хід', 14],
    ['uk', 'що я зіграв двадцять першим ходом', 21],
    ['uk', 'який був хід тридцять два', 32],
    ['be', 'які быў чатырнаццаты ход', 14],
    ['be', 'што згулялі чорныя на дваццаць першым хадзе', 21],
    ['be', 'які быў ход трыццаць два', 32],
    ['mk', 'кој беше четиринаесеттиот потег', 14],
    ['mk', 'кој беше дваесет и првиот потег', 21],
    ['mk', 'кој беше потегот триесет и два', 32],
  ])('%s: "%s"', (language, text, number) => {
    expect(meaningOfTyped(text, language)).toBe(`move-of-number ${number}`);
  });
});

it.each(LANGUAGE_NAMES)('every ordinal has its word in %s: from one to twenty, and the tens to fifty', (language) => {
  const counted = new Set(FREE_WORDS[language].ordinals.map(([, number]) => number));
  const due = [...Array.from({ length: 20 }, (_, index) => index + 1), 30, 40, 50];
  expect(due.filter((number) => !counted.has(number))).toEqual([]);
  // A word too much would count nothing.
  expect(counted.has(0)).toBe(false);
});

describe('what is no number of a move', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'what was the second to last move', '! unknown question'],
    ['en', 'what was the move before the last', '! unknown question'],
    // that there is one, and not which
    ['fr', 'joue un coup', '! unreadable'],
    ['de', 'nenn mir einen guten Zug', '! unreadable'],
  ])('%s: "%s" is %s', (language, text, meant) => {
    expect(meaningOfTyped(text, language)).toBe(meant);
  });
});

describe('a question in other words than any phrase has', () => {
  it.each<readonly [LanguageName, string, string]>([
    // in another order
    ['en', 'how many minutes are left for me', 'my-clock'],
    ['en', 'could he take my e4 pawn', 'attackers'],
    // with something beside
    ['en', 'what material is left by now', 'material'],
    ['de', 'wie viele Minuten hat der Gegner noch übrig', 'opponents-clock'],
    // what is asked, and not answered here, stays so: by its word, by what is asked about, and by how it is asked
    ['en', 'is it legal to castle', '! unknown question'],
    ['en', 'what is the best move after the last move', '! unknown question'],
    ['en', 'what is the last move of the knight', '! unknown question'],
    ['en', 'why was the last move played', '! unknown question'],
    ['de', 'ist e4 ein guter Zug', '! unknown question'],
    ['uk', 'чи e4 добрий хід', '! unknown question'],
  ])('%s: "%s" is %s', (language, text, meant) => {
    const line = meaningOfTyped(text, language);
    expect(line).toBe(meant);
  });

  it('is none where nothing asks: a slip of a move is no question', () => {
    expect(meaningOfTyped('the minutes of the meeting are left for me', 'en')).toBe('! unreadable');
  });
});

/** The command that is meant, or why none is. */
function meaningOfTyped(text: string, language: LanguageName): string {
  const context = { game: game(START_FEN), languages: everyLanguage(language), mine: ['white'] as const, freely, near };
  const line = hearLine(text, context);
  if (line.type === 'command') {
    const { id, read } = line.command;
    return [id, read.file ?? read.number ?? []].flat().join(' ');
  }
  return line.type === 'refused' ? `! ${line.refusal.reason}` : line.type;
}
