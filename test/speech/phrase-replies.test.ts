/** What the program says back where something was asked, answered or saved: whole sentences in five languages, written by hand. */
import { describe, expect, it } from 'vitest';
import { phraseDoubt } from '../../speech/phrase/refusals.js';
import { phraseReply, type Reply } from '../../speech/phrase/replies.js';
import type { Words } from '../../speech/phrase/words.js';
import { textOf } from '../../speech/utterance.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { entryOf } from '../../src/game/line-open.js';
import { game, move } from '../laws/play.js';
import { inWords } from './said.js';

const said = (reply: Reply, words: Words = wordsEn, style: Parameters<typeof inWords>[1] = {}): string =>
  textOf(phraseReply(reply, inWords(words, style)));

const knight: Reply = { about: 'sure', entry: entryOf(game(), move('g1f3')) };
const saved: Reply = { about: 'game saved', name: 'anna-hector-2026-03-07.pgn' };

describe('a move that is not sure is asked about as it would be called', () => {
  it.each([
    ['fide', 'Springer Gustav eins Felix drei? Yes, no, or say it again.'],
    ['plain', 'Knight g1 to f3? Yes, no, or say it again.'],
    ['fide names', 'Knight Gustav one Felix three? Yes, no, or say it again.'],
    ['algebraic', 'Nf3? Yes, no, or say it again.'],
    ['uci', 'g1 f3? Yes, no, or say it again.'],
  ] as const)('%s', (callStyle, text) => {
    expect(said(knight, wordsEn, { callStyle })).toBe(text);
  });

  it('each part in its language', () => {
    expect(phraseReply(knight, inWords(wordsEn)).segments).toEqual([
      { text: 'Springer Gustav eins Felix drei?', lang: 'de' },
      { text: 'Yes, no, or say it again.', lang: 'en' },
    ]);
  });

  it('with check, but not in strict play, where none is called', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
    const asked = (play: 'casual' | 'strict'): string =>
      said({ about: 'sure', entry: entryOf(game(fen, play), move('a1a8')) }, wordsEn, { callStyle: 'plain' });
    expect(asked('casual')).toBe('Rook a1 to a8, check? Yes, no, or say it again.');
    expect(asked('strict')).toBe('Rook a1 to a8? Yes, no, or say it again.');
  });

  it('also one that is illegal, where such moves stand', () => {
    const entry = entryOf(game(undefined, 'strict'), move('g1g3'));
    expect(said({ about: 'sure', entry }, wordsEn, { callStyle: 'plain' })).toBe(
      'Knight g1 to g3? Yes, no, or say it again.',
    );
  });

  it.each([
    ['de', wordsDe, 'Springer g1 nach f3? Ja, nein, oder noch einmal.'],
    ['uk', wordsUk, 'Кінь же один на еф три? Так, ні або хід ще раз.'],
    ['be', wordsBe, 'Конь жэ адзін на эф тры? Так, не або ход яшчэ раз.'],
    ['mk', wordsMk, 'Скокач ге еден на еф три? Да, не или потегот уште еднаш.'],
  ] as const)('in %s', (_, words, text) => {
    expect(said(knight, words, { callStyle: 'plain' })).toBe(text);
  });
});

it('a promotion of which the piece was not said is one question', () => {
  const from = { from: 'e7', to: 'e8', piece: 'pawn' } as const;
  const moves = [{ ...from, promotion: 'queen' } as const, { ...from, promotion: 'knight' } as const];
  expect(textOf(phraseDoubt({ reason: 'promotion missing', move: from }, moves, inWords(wordsEn)))).toBe(
    'Which piece? Queen, rook, bishop or knight.',
  );
});

describe('the rest', () => {
  it.each<readonly [string, Words, readonly string[]]>([
    [
      'en',
      wordsEn,
      [
        'The move is not made.',
        'Not done.',
        'Nothing was asked.',
        'Which piece? For example: moves of g1.',
        'Game saved as anna-hector-2026-03-07.pgn.',
      ],
    ],
    [
      'de',
      wordsDe,
      [
        'Der Zug wird nicht ausgeführt.',
        'Abgebrochen.',
        'Es wurde nichts gefragt.',
        'Welche Figur? Zum Beispiel: Züge von g1.',
        'Partie gespeichert als anna-hector-2026-03-07.pgn.',
      ],
    ],
    [
      'uk',
      wordsUk,
      [
        'Хід не зроблено.',
        'Скасовано.',
        'Нічого не запитано.',
        'Яка фігура? Наприклад: ходи із же один.',
        'Партію збережено як anna-hector-2026-03-07.pgn.',
      ],
    ],
    [
      'be',
      wordsBe,
      [
        'Ход не зроблены.',
        'Скасавана.',
        'Ні пра што не пыталіся.',
        'Якая фігура? Напрыклад: хады жэ адзін.',
        'Партыя захавана як anna-hector-2026-03-07.pgn.',
      ],
    ],
    [
      'mk',
      wordsMk,
      [
        'Потегот не е одигран.',
        'Откажано.',
        'Ништо не беше прашано.',
        'Која фигура? На пример: потези од ге еден.',
        'Партијата е зачувана како anna-hector-2026-03-07.pgn.',
      ],
    ],
  ])('in %s', (_, words, texts) => {
    const replies: readonly Reply[] = [
      { about: 'move not made' },
      { about: 'not done' },
      { about: 'nothing asked' },
      { about: 'no piece meant' },
      saved,
    ];
    expect(replies.map((reply) => said(reply, words))).toEqual(texts);
  });
});

it.each([
  ['help clock', wordsEn, 'Typed commands are listed here: “help clock” finds one, Escape leads back.'],
  ['hilfe uhr', wordsDe, 'Hier stehen die getippten Befehle: „hilfe uhr“ findet einen, Escape führt zurück.'],
  ['довідка час', wordsUk, 'Тут список команд для введення: «довідка час» знаходить потрібну, Escape повертає назад.'],
  ['даведка час', wordsBe, 'Тут спіс каманд для ўводу: «даведка час» знаходзіць патрэбную, Эскейп вяртае назад.'],
  ['помош часовник', wordsMk, 'Тука се командите што се внесуваат: „помош часовник“ наоѓа една, Escape враќа назад.'],
] as const)('what finds a command, and how to leave the list: %s', (example, words, sentence) => {
  expect(said({ about: 'commands listed', example }, words)).toBe(sentence);
});

describe('a move that is wanted while an earlier position is looked at', () => {
  const entry = entryOf(game(), move('g1f3'));
  it.each([
    [wordsEn, 'You are looking at move 1. Play knight g1 to f3 in the present position?'],
    [wordsDe, 'Sie sehen die Stellung nach Zug 1. In der aktuellen Stellung spielen: Springer g1 nach f3?'],
    [wordsUk, 'Ви дивитеся на позицію після ходу 1. Зіграти в поточній позиції: кінь же один на еф три?'],
    [wordsBe, 'Вы глядзіце на пазіцыю пасля хода 1. Зрабіць у цяперашняй пазіцыі: конь жэ адзін на эф тры?'],
    [wordsMk, 'Ја гледате позицијата по потегот 1. Да се одигра во моменталната позиција: скокач ге еден на еф три?'],
  ])('%#', (words, text) => {
    expect(said({ about: 'looking back', at: 1, entry }, words, { callStyle: 'plain' })).toBe(text);
  });
  it.each([
    [wordsEn, 'You are looking at the start of the game.'],
    [wordsDe, 'Sie sehen den Anfang der Partie.'],
    [wordsUk, 'Ви дивитеся на початок партії.'],
    [wordsBe, 'Вы глядзіце на пачатак партыі.'],
    [wordsMk, 'Го гледате почетокот на партијата.'],
  ])('at the start: %#', (words, text) => {
    expect(said({ about: 'looking back', at: 'start', entry }, words).startsWith(`${text} `)).toBe(true);
  });
});

describe('lines that were held back', () => {
  it.each([
    [wordsEn, 'Not done: press, clock.'],
    [wordsDe, 'Nicht ausgeführt: press, clock.'],
    [wordsUk, 'Не виконано: press, clock.'],
    [wordsBe, 'Не выканана: press, clock.'],
    [wordsMk, 'Не е извршено: press, clock.'],
  ])('%#', (words, text) => {
    expect(said({ about: 'held back', lines: ['press', 'clock'] }, words)).toBe(text);
  });
  it('are told by their beginning where they are long', () => {
    expect(said({ about: 'held back', lines: ['a'.repeat(31)] })).toBe(`Not done: ${'a'.repeat(30)}….`);
  });
});
