/** Time controls in words, typed or spoken, in five languages; what the program reads back it understands. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MINUTE,
  SECOND,
  problemOf,
  timeControl,
  type Extra,
  type Period,
  type TimeControl,
} from '../../src/laws/clock/time-control.js';
import { isEven, readControl } from '../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';
import { controlRefusalSaid } from '../../speech/phrase/control-refusals.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import type { LanguageName } from '../../speech/language-names.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { WORDS } from './all-languages.js';

const LANGUAGES = Object.keys(WORDS) as readonly LanguageName[];
const HOUR = 60 * MINUTE;
const NONE: Extra = { kind: 'none' };
const inc = (seconds: number): Extra => ({ kind: 'increment', time: seconds * SECOND, added: 'before' });
const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
  ({
    periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * MINUTE, extra })),
  }) as unknown as TimeControl;

const both = (time: TimeControl) => ({ type: 'control', time: { white: time, black: time } });
const FORTY = chain([40, 90, inc(30)], [null, 30, inc(30)]);
const THREE = chain([40, 100, inc(30)], [20, 50, inc(30)], [null, 15, inc(30)]);

describe('a time control in words', () => {
  test.each<readonly [LanguageName, string, TimeControl]>([
    ['en', '90 minutes for 40 moves, then 30, with 30 seconds a move', FORTY],
    ['en', 'ninety minutes for forty moves then thirty with thirty seconds a move', FORTY],
    ['en', 'Forty moves in an hour and a half; then half an hour; 30 seconds per move from the first move.', FORTY],
    ['en', '90 min/40 moves + 30 min + 30 sec/move', FORTY],
    ['en', '90+30 for 40 moves, then 30+30', FORTY],
    [
      'en',
      '90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with 30 seconds a move',
      FORTY,
    ],
    ['en', '90 minutes, after 40 moves 30 minutes more, 30 seconds a move', FORTY],
    ['de', '90 Minuten für 40 Züge, dann 30 Minuten, mit 30 Sekunden je Zug', FORTY],
    ['de', 'neunzig Minuten für vierzig Züge dann dreißig mit dreißig Sekunden pro Zug', FORTY],
    ['de', 'anderthalb Stunden für 40 Züge, danach eine halbe Stunde für den Rest, 30 Sekunden je Zug ab Zug 1', FORTY],
    ['uk', '90 хвилин на 40 ходів, потім 30 хвилин, 30 секунд на хід', FORTY],
    ['uk', 'дев’яносто хвилин на сорок ходів потім півгодини з додаванням тридцяти секунд на хід', FORTY],
    ['uk', 'півтори години на 40 ходів, далі 30 хвилин, по 30 секунд на хід з першого ходу', FORTY],
    ['be', '90 хвілін на 40 хадоў, затым 30 хвілін, 30 секунд на ход', FORTY],
    ['be', 'дзевяноста хвілін на сорак хадоў потым паўгадзіны з дабаўленнем трыццаці секунд на ход', FORTY],
    ['mk', '90 минути за 40 потега, потоа 30 минути, 30 секунди на потег', FORTY],
    ['es', '90 minutos para 40 jugadas, después 30 minutos, con 30 segundos por jugada', FORTY],
    ['es', 'noventa minutos para cuarenta jugadas y luego treinta con treinta segundos por jugada', FORTY],
    [
      'es',
      'hora y media para 40 jugadas, después media hora para el resto, 30 segundos por jugada desde la primera',
      FORTY,
    ],
    ['fr', '90 minutes pour 40 coups, puis 30 minutes, avec 30 secondes par coup', FORTY],
    ['fr', 'quatre-vingt-dix minutes pour quarante coups puis une demi-heure avec trente secondes par coup', FORTY],
    ['fr', 'quatre vingt dix minutes pour quarante coups ensuite trente minutes et trente secondes d’incrément', FORTY],
    ['mk', 'деведесет минути за четириесет потези потоа половина час со триесет секунди на потег', FORTY],
    ['en', '5+3', timeControl(5, 3)],
    ['en', '15 | 10', timeControl(15, 10)],
    ['en', "3'+2''", timeControl(3, 2)],
    ['en', '5 minutes 3 seconds a move', timeControl(5, 3)],
    ['en', '25 minutes and 10 seconds increment', timeControl(25, 10)],
    ['en', 'twenty-five minutes plus ten', timeControl(25, 10)],
    ['en', '10', timeControl(10)],
    ['en', '1h30', timeControl(90)],
    ['en', '1 minute 30 seconds', timeControl(1.5)],
    ['en', 'one hour thirty', timeControl(90)],
    ['en', 'one hundred and twenty minutes', timeControl(120)],
    ['en', '2.5 hours', timeControl(150)],
    ['en', 'two hours and a half', timeControl(150)],
    ['en', '30 seconds a move', { periods: [{ moves: null, time: 0, extra: inc(30) }] }],
    ['en', '5 minutes with 5 seconds delay', chain([null, 5, { kind: 'delay', time: 5 * SECOND }])],
    ['en', '5 minutes, delay 5', chain([null, 5, { kind: 'delay', time: 5 * SECOND }])],
    ['en', '5 minutes, Bronstein 3 seconds', chain([null, 5, { kind: 'bronstein', time: 3 * SECOND }])],
    [
      'en',
      '3 minutes, 2 seconds after each move',
      chain([null, 3, { kind: 'increment', time: 2 * SECOND, added: 'after' }]),
    ],
    [
      'en',
      '2 hours for 40 moves, 1 hour for 20 moves, 15 minutes, 30 seconds a move from move 61',
      chain([40, 120], [20, 60], [null, 15, inc(30)]),
    ],
    ['en', '40 moves in 150 minutes, then 1 hour for every 16 moves', chain([40, 150], [16, 60])],
    ['de', 'fünfundzwanzig Minuten plus zehn Sekunden', timeControl(25, 10)],
    ['de', '5 Minuten, Verzögerung 5 Sekunden', chain([null, 5, { kind: 'delay', time: 5 * SECOND }])],
    [
      'de',
      '40 Züge in 2 Stunden, dann 20 Züge in einer Stunde, dann 15 Minuten',
      chain([40, 120], [20, 60], [null, 15]),
    ],
    ['uk', 'двадцять п’ять хвилин плюс десять', timeControl(25, 10)],
    ['be', 'дваццаць пяць хвілін плюс дзесяць', timeControl(25, 10)],
    ['mk', 'дваесет и пет минути плус десет', timeControl(25, 10)],
    ['en', 'a quarter of an hour', timeControl(15)],
    ['en', 'quarter hour plus 5', timeControl(15, 5)],
    ['en', 'three quarters of an hour', timeControl(45)],
    ['en', 'an hour and three quarters', timeControl(105)],
    ['en', '1½ hours', timeControl(90)],
    ['en', '10 minutes, no increment', timeControl(10)],
    ['en', 'no increment per move, 5 minutes', timeControl(5)],
    ['en', 'without increment and delay, 5 minutes', timeControl(5)],
    ['en', 'no increment, 5 second delay, 10 minutes', chain([null, 10, { kind: 'delay', time: 5 * SECOND }])],
    ['en', 'thirty minutes sudden death', timeControl(30)],
    ['en', 'G/60 d5', chain([null, 60, { kind: 'delay', time: 5 * SECOND }])],
    ['en', 'G60;d5', chain([null, 60, { kind: 'delay', time: 5 * SECOND }])],
    ['en', 'G/5 d0', timeControl(5)],
    ['en', 'G/90;+30', timeControl(90, 30)],
    [
      'en',
      '1 hour 40 minutes for 40 moves, 50 minutes for the next 20, then 15 minutes, 30 seconds from move one',
      THREE,
    ],
    ['en', '100 minutes for 40 moves, 50 minutes for the next 20 moves, then 15 minutes, 30 seconds a move', THREE],
    ['en', '90 minutes for the first 40, then 30 minutes, 30 seconds a move', FORTY],
    ['en', 'the first 5+3', timeControl(5, 3)],
    ['en', "90'/40+30'+30\"", FORTY],
    ['en', '40/2h, 20/1h, SD/30m', chain([40, 120], [20, 60], [null, 30])],
    ['en', "40/90', SD/30'; +30\"", FORTY],
    ['en', '5 min/3 s', timeControl(5, 3)],
    ['en', '3\'+2"', timeControl(3, 2)],
    ['en', '15|10', timeControl(15, 10)],
    ['en', '5+3 Bronstein', chain([null, 5, { kind: 'bronstein', time: 3 * SECOND }])],
    ['en', '10 min + 5 s', timeControl(10, 5)],
    ['en', '40 moves in 90 minutes, 10 minutes after move 40', chain([40, 90], [null, 10])],
    ['en', '90 minutes, after move 40 another 30 minutes', chain([40, 90], [null, 30])],
    ['en', "let's play 5 plus 3", timeControl(5, 3)],
    ['en', 'ten minutes apiece', timeControl(10)],
    ['en', '2 hours for 40 moves, then 1 hour to finish the game', chain([40, 120], [null, 60])],
    ['de', 'Viertelstunde plus 5', timeControl(15, 5)],
    ['de', 'Dreiviertelstunde', timeControl(45)],
    ['de', 'eine dreiviertel Stunde', timeControl(45)],
    ['de', 'zweieinhalb Stunden', timeControl(150)],
    ['de', 'eineinhalb Stunden', timeControl(90)],
    ['de', '10 Minuten ohne Inkrement', timeControl(10)],
    ['de', '10 Minuten, keine Verzögerung', timeControl(10)],
    ['de', '15 Minuten mit 10 Sekunden Aufschlag', timeControl(15, 10)],
    ['de', '15 Minuten plus 10 Sekunden Zeitzugabe', timeControl(15, 10)],
    [
      'de',
      '100 Minuten für 40 Züge, 50 Minuten für die nächsten 20, dann 15 Minuten, 30 Sekunden ab dem ersten Zug',
      THREE,
    ],
    ['de', 'zwei Stunden für die ersten 40, danach eine Stunde bis zum Ende', chain([40, 120], [null, 60])],
    ['de', 'zehn Minuten pro Seite', timeControl(10)],
    ['de', 'wir spielen 5 plus 3', timeControl(5, 3)],
    ['de', '40 Züge in 90 Minuten, nach Zug 40 noch 30 Minuten', chain([40, 90], [null, 30])],
    ['fr', 'un quart d’heure plus 5 secondes', timeControl(15, 5)],
    ['fr', 'trois quarts d’heure', timeControl(45)],
    ['fr', 'une heure et quart', timeControl(75)],
    ['fr', 'une heure trois quarts', timeControl(105)],
    ['fr', '10 minutes sans incrément', timeControl(10)],
    ['fr', '10 minutes, pas d’incrément', timeControl(10)],
    [
      'fr',
      '100 minutes pour 40 coups, 50 minutes pour les 20 suivants, puis 15 minutes, 30 secondes par coup depuis le premier coup',
      THREE,
    ],
    ['fr', '90 minutes pour les 40 premiers puis 30 minutes KO', chain([40, 90], [null, 30])],
    ['fr', 'dix minutes pour les deux joueurs', timeControl(10)],
    ['fr', 'je voudrais 10 minutes pour toute la partie', timeControl(10)],
    ['es', 'un cuarto de hora más 5 segundos', timeControl(15, 5)],
    ['es', 'tres cuartos de hora', timeControl(45)],
    ['es', 'una hora y cuarto', timeControl(75)],
    ['es', '10 minutos sin incremento', timeControl(10)],
    ['es', '5 minutos cada uno', timeControl(5)],
    ['es', '5 minutos para cada una', timeControl(5)],
    [
      'es',
      '100 minutos para 40 jugadas, 50 minutos para las siguientes 20, después 15 minutos, 30 segundos por jugada desde la primera',
      THREE,
    ],
    ['es', 'dos horas para las primeras 40, luego una hora para terminar', chain([40, 120], [null, 60])],
    ['es', '30 minutos muerte súbita', timeControl(30)],
    ['es', 'quiero 10 minutos', timeControl(10)],
    ['es', '5 minutos para los dos', timeControl(5)],
    ['es', 'diez minutos por cabeza', timeControl(10)],
    ['es', 'tres minutos para los dos con dos segundos por jugada', timeControl(3, 2)],
    ['pl', 'kwadrans plus 5 sekund', timeControl(15, 5)],
    ['pl', 'trzy kwadranse', timeControl(45)],
    ['pl', 'godzina i kwadrans', timeControl(75)],
    ['pl', '10 minut bez inkrementu', timeControl(10)],
    ['pl', '15 minut z dodawaniem 10 sekund', timeControl(15, 10)],
    ['pl', 'dziesięć minut na gracza', timeControl(10)],
    ['pl', '5 minut dla obu stron', timeControl(5)],
    [
      'pl',
      '100 minut na 40 ruchów, 50 minut na następne 20, potem 15 minut, 30 sekund na ruch od pierwszego ruchu',
      THREE,
    ],
    ['pl', '90 minut na pierwsze 40, potem 30 minut', chain([40, 90], [null, 30])],
    ['pl', '30 minut nagła śmierć', timeControl(30)],
    ['pl', 'chcę 10 minut', timeControl(10)],
    ['uk', 'чверть години плюс 5 секунд', timeControl(15, 5)],
    ['uk', 'три чверті години', timeControl(45)],
    ['uk', 'година з чвертю', timeControl(75)],
    ['uk', '10 хвилин без додавання', timeControl(10)],
    ['uk', '15 хвилин з інкрементом 10 секунд', timeControl(15, 10)],
    ['uk', 'по п’ять хвилин кожному гравцю', timeControl(5)],
    ['uk', '100 хвилин на 40 ходів, 50 хвилин на наступні 20, потім 15 хвилин, 30 секунд на хід з першого ходу', THREE],
    ['uk', '90 хвилин на перші 40, потім 30 хвилин до кінця партії', chain([40, 90], [null, 30])],
    ['uk', 'хочу 10 хвилин', timeControl(10)],
    ['uk', 'не хочу додавання, 5 хвилин', timeControl(5)],
    ['be', 'чвэрць гадзіны плюс 5 секунд', timeControl(15, 5)],
    ['be', 'тры чвэрці гадзіны', timeControl(45)],
    ['be', 'гадзіна з чвэрцю', timeControl(75)],
    ['be', '10 хвілін без дабаўлення', timeControl(10)],
    ['be', '15 хвілін з даданнем 10 секунд', timeControl(15, 10)],
    ['be', 'па пяць хвілін кожнаму гульцу', timeControl(5)],
    [
      'be',
      '100 хвілін на 40 хадоў, 50 хвілін на наступныя 20, потым 15 хвілін, 30 секунд на ход з першага ходу',
      THREE,
    ],
    ['be', '90 хвілін на першыя 40, потым 30 хвілін да канца партыі', chain([40, 90], [null, 30])],
    ['be', 'хачу 10 хвілін', timeControl(10)],
    ['mk', 'четвртина час плус 5 секунди', timeControl(15, 5)],
    ['mk', 'три четврти час', timeControl(45)],
    ['mk', 'час и четврт', timeControl(75)],
    ['mk', '10 минути без додаток', timeControl(10)],
    ['mk', 'по пет минути за секој играч', timeControl(5)],
    ['mk', '10 минути за двете страни', timeControl(10)],
    [
      'mk',
      '100 минути за 40 потези, 50 минути за следните 20, потоа 15 минути, 30 секунди на потег од првиот потег',
      THREE,
    ],
    ['mk', '90 минути за првите 40, потоа 30 минути до крајот на партијата', chain([40, 90], [null, 30])],
    ['mk', 'сакам 10 минути', timeControl(10)],
    ['en', 'an hour zero', timeControl(60)],
    ['en', '2 seconds after move 5 minutes', chain([null, 5, { kind: 'increment', time: 2 * SECOND, added: 'after' }])],
    // Another language than that of the page.
    ['mk', '5 minutes 3 seconds a move', timeControl(5, 3)],
    ['en', '5 Minuten 3 Sekunden je Zug', timeControl(5, 3)],
  ])('%s: %s', (language, text, time) => {
    expect(readControl(text, language)).toEqual(both(time));
  });

  test.each<readonly [LanguageName, string, TimeControl, TimeControl]>([
    ['en', 'White 5 minutes, Black 3 minutes', timeControl(5), timeControl(3)],
    ['en', 'black 3+2, white 5+3', timeControl(5, 3), timeControl(3, 2)],
    ['en', '5 minutes for White, 3 minutes for Black, 2 seconds a move', timeControl(5, 2), timeControl(3, 2)],
    ['en', 'White five Black one', timeControl(5), timeControl(1)],
    ['de', 'Weiß 5 Minuten, Schwarz 3 Minuten', timeControl(5), timeControl(3)],
    ['uk', 'білим 5 хвилин, чорним 3 хвилини', timeControl(5), timeControl(3)],
    ['be', 'белым 5 хвілін, чорным 3 хвіліны', timeControl(5), timeControl(3)],
    ['pl', 'białe mają 5 minut, a czarne 3', timeControl(5), timeControl(3)],
    ['uk', 'білим 5 хвилин, а чорним 3', timeControl(5), timeControl(3)],
    ['be', 'белым 5 хвілін, а чорным 3', timeControl(5), timeControl(3)],
    ['mk', 'белите имаат 5 минути, а црните 3', timeControl(5), timeControl(3)],
    ['mk', 'белите 5 минути, црните 3 минути', timeControl(5), timeControl(3)],
    ['fr', 'Blancs 5 minutes, Noirs 3 minutes', timeControl(5), timeControl(3)],
  ])('%s, uneven: %s', (language, text, white, black) => {
    const heard = readControl(text, language);
    expect(heard).toEqual({ type: 'control', time: { white, black } });
    expect(isEven({ white, black })).toBe(false);
    expect(isEven({ white, black: white })).toBe(true);
  });

  test.each<readonly [LanguageName, string, string]>([
    ['en', 'Classical', 'standard'],
    ['en', 'rapid chess', 'rapid'],
    ['de', 'Blitz', 'blitz'],
    ['uk', 'рапід', 'rapid'],
    ['be', 'бліц', 'blitz'],
    ['mk', 'класичен шах', 'standard'],
  ])('%s: %s is a name', (language, text, tempo) => {
    expect(readControl(text, language)).toEqual({ type: 'tempo', tempo });
  });

  test.each<readonly [string, ControlRefusal, string]>([
    [
      '',
      { reason: 'nothing said' },
      'Say a time, as "90 minutes for 40 moves, then 30 minutes, with 30 seconds a move".',
    ],
    [
      'please',
      { reason: 'nothing said' },
      'Say a time, as "90 minutes for 40 moves, then 30 minutes, with 30 seconds a move".',
    ],
    ['5 minutes'.repeat(30), { reason: 'too long' }, 'That is too long for a time control.'],
    [
      '100 fish',
      { reason: 'unknown word', word: 'fish' },
      '"fish" was not understood. Say minutes, moves and seconds a move.',
    ],
    [
      '1:30',
      { reason: 'unknown word', word: '1:30' },
      '"1:30" was not understood. Say minutes, moves and seconds a move.',
    ],
    ['40 moves', { reason: 'no time' }, 'No time was named. Say how many minutes.'],
    ['0 minutes', { reason: 'no time' }, 'No time was named. Say how many minutes.'],
    [
      '5 minutes, then 30 seconds a move',
      { reason: 'moves missing', time: 5 * MINUTE },
      'For how many moves are the 5 minutes? Only the last period can be for all remaining moves.',
    ],
    [
      '40/90',
      { reason: 'slash', text: '40/90' },
      'In "40/90" either number can be the moves. Say which are moves and which are minutes.',
    ],
    [
      '90 minutes, 30 minutes',
      { reason: 'two times', first: 90 * MINUTE, second: 30 * MINUTE },
      '90 minutes and 30 minutes for the same moves: say "then" between two periods.',
    ],
    [
      '40 moves 20 moves 1 hour',
      { reason: 'two numbers of moves', first: 40, second: 20 },
      '40 moves and 20 moves for the same time: say "then" between two periods.',
    ],
    [
      '5 minutes, 3 seconds a move, 2 seconds a move',
      { reason: 'two extras' },
      'Two different times with each move: say one, or one for each period.',
    ],
    [
      '90 minutes, then 30',
      { reason: 'moves missing', time: 90 * MINUTE },
      'For how many moves are the 90 minutes? Only the last period can be for all remaining moves.',
    ],
    [
      '40 moves in 90 minutes, then 30 minutes with 30 seconds a move',
      { reason: 'from which move', time: 30 * SECOND, move: 41 },
      '30 seconds a move: add "from move 1" or "from move 41".',
    ],
    [
      '40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move 50',
      { reason: 'no period begins', move: 50 },
      'No period begins with move 50.',
    ],
    ['White 5 minutes', { reason: 'one side only', missing: 'black' }, 'The time for Black is missing.'],
    ['Black 5 minutes, black 3', { reason: 'side twice', side: 'black' }, 'Black was named twice.'],
    ['White 5, black 3, white 2', { reason: 'side twice', side: 'white' }, 'White was named twice.'],
    ['601 minutes', { reason: 'too much', what: 'minutes' }, 'More than 600 minutes for one period are not set here.'],
    [
      '5 minutes, 601 seconds a move',
      { reason: 'too much', what: 'seconds' },
      'More than 600 seconds with each move are not set here.',
    ],
    [
      '201 moves in 90 minutes',
      { reason: 'too much', what: 'moves' },
      'More than 200 moves in one period are not set here.',
    ],
    [
      '10 moves in 1 minute'.concat(', then 10 moves in 1 minute'.repeat(5)),
      { reason: 'too much', what: 'periods' },
      'More than 5 periods are not set here.',
    ],
  ])('"%s" is refused with its reason', (text, refusal, words) => {
    expect(readControl(text, 'en')).toEqual({ type: 'refused', refusal });
    expect(controlRefusalSaid(refusal, wordsEn.messages)).toBe(words);
  });

  test.each<readonly [LanguageName, string, ControlRefusal]>([
    ['en', 'quarter', { reason: 'no time' }],
    ['en', 'three quarters plus 5', { reason: 'no time' }],
    ['en', 'no increment', { reason: 'no time' }],
    ['en', 'no clock', { reason: 'unknown word', word: 'no' }],
    ['en', 'without 5 minutes', { reason: 'unknown word', word: 'without' }],
    ['en', 'No, delay 5, 10 minutes', { reason: 'unknown word', word: 'No' }],
    ['en', '5 minutes, no increment, 3 seconds a move', { reason: 'two extras' }],
    ['en', 'three two', { reason: 'two times', first: 3 * MINUTE, second: 2 * MINUTE }],
    ['en', 'bullet', { reason: 'unknown word', word: 'bullet' }],
    // The times of two players; what is added; seconds or moves.
    ['en', '5/3 min', { reason: 'slash', text: '5/3' }],
    ['en', '40/30 min', { reason: 'slash', text: '40/30' }],
    ['en', '5/10 min', { reason: 'slash', text: '5/10' }],
    ['en', '3/2 s', { reason: 'slash', text: '3/2' }],
    ['en', "90'/30", { reason: 'two times', first: 90 * MINUTE, second: 30 * MINUTE }],
    ['en', '40 moves in 90 minutes, 10 minutes after move 60', { reason: 'no period begins', move: 61 }],
    ['fr', 'les 40 premiers 90', { reason: 'two times', first: 40 * MINUTE, second: 90 * MINUTE }],
    ['de', 'zwei dreiviertel Stunden', { reason: 'two times', first: 2 * MINUTE, second: 45 * MINUTE }],
    ['de', 'ohne 5 Minuten', { reason: 'unknown word', word: 'ohne' }],
    ['es', 'no quiero 5 minutos', { reason: 'unknown word', word: 'no' }],
    ['es', 'tres dos', { reason: 'two times', first: 3 * MINUTE, second: 2 * MINUTE }],
    ['pl', 'nie chcę 10 minut', { reason: 'unknown word', word: 'nie' }],
    ['uk', 'не хочу 10 хвилин', { reason: 'unknown word', word: 'не' }],
    ['be', 'не хачу 10 хвілін', { reason: 'unknown word', word: 'не' }],
    ['mk', 'не сакам 10 минути', { reason: 'unknown word', word: 'не' }],
  ])('%s: "%s" is not understood', (language, text, refusal) => {
    expect(readControl(text, language)).toEqual({ type: 'refused', refusal });
  });

  test('what was asked back can be answered by adding the words that were asked for', () => {
    const text = '40 moves in 90 minutes, then 30 minutes with 30 seconds a move';
    expect(readControl(`${text} from move 1`, 'en')).toEqual(both(FORTY));
    expect(readControl(`${text} from move 41`, 'en')).toEqual(both(chain([40, 90], [null, 30, inc(30)])));
    const others: readonly (readonly [LanguageName, string])[] = [
      ['de', '40 Züge in 90 Minuten, dann 30 Minuten mit 30 Sekunden je Zug ab Zug 41'],
      ['uk', '40 ходів за 90 хвилин, потім 30 хвилин плюс 30 секунд на хід від ходу 41'],
      ['be', '40 хадоў за 90 хвілін, затым 30 хвілін і 30 секунд на ход ад хода 41'],
      ['mk', '40 потега за 90 минути, потоа 30 минути со 30 секунди на потег од потег 41'],
    ];
    for (const [language, asked] of others) {
      expect(readControl(asked, language)).toEqual(both(chain([40, 90], [null, 30, inc(30)])));
    }
  });
});

test.each<readonly [LanguageName, string]>([
  ['en', '90 minutes for 40 moves, then 30, with 30 seconds a move; 5+3; blitz; White 5 minutes, Black 3'],
  ['de', '90 Minuten für 40 Züge, dann 30, mit 30 Sekunden je Zug; 5+3; Blitz; Weiß 5 Minuten, Schwarz 3'],
  ['pl', '90 minut na 40 ruchów, potem 30 minut, 30 sekund na ruch; 5+3; błyskawiczne; białe 5 minut, czarne 3'],
  ['es', '90 minutos para 40 jugadas, después 30, con 30 segundos por jugada; 5+3; blitz; blancas 5 minutos, negras 3'],
  ['uk', '90 хвилин на 40 ходів, потім 30, 30 секунд на хід; 5+3; бліц; білі 5 хвилин, чорні 3'],
  ['be', '90 хвілін на 40 хадоў, затым 30, 30 секунд на ход; 5+3; бліц; белыя 5 хвілін, чорныя 3'],
  ['mk', '90 минути за 40 потега, потоа 30, 30 секунди на потег; 5+3; блиц; бели 5 минути, црни 3'],
  ['fr', '90 minutes pour 40 coups, puis 30, avec 30 secondes par coup; 5+3; blitz; Blancs 5 minutes, Noirs 3'],
])('what the page gives as examples in %s is understood', (language, examples) => {
  expect(examples.split('; ').map((text) => readControl(text, language))).toEqual([
    both(FORTY),
    both(timeControl(5, 3)),
    { type: 'tempo', tempo: 'blitz' },
    { type: 'control', time: { white: timeControl(5), black: timeControl(3) } },
  ]);
});

test.each(LANGUAGES)('what %s tells one to say is understood', (language) => {
  const told = controlRefusalSaid({ reason: 'nothing said' }, WORDS[language].messages);
  const [, example = ''] = /["„«“](.*)["“”»]/u.exec(told) ?? [];
  expect(readControl(example, language)).toEqual(both(FORTY));
});

describe('what the program reads back, it understands', () => {
  const seconds = fc.integer({ min: 1, max: 60 }).map((count) => count * SECOND);
  const extra: fc.Arbitrary<Extra> = fc.oneof(
    fc.constant(NONE),
    fc.record({
      kind: fc.constant('increment' as const),
      time: seconds,
      added: fc.constantFrom('before' as const, 'after' as const),
    }),
    fc.record({ kind: fc.constantFrom('bronstein' as const, 'delay' as const), time: seconds }),
  );
  const period = (moves: fc.Arbitrary<number | null>) =>
    fc.record({ moves, time: fc.integer({ min: 1, max: 600 }).map((minutes) => minutes * MINUTE) });
  const several = fc.integer({ min: 2, max: 100 });
  const time: fc.Arbitrary<TimeControl> = fc
    .tuple(fc.array(period(several), { maxLength: 3 }), period(fc.oneof(fc.constant(null), several)), extra)
    .map(([first, last, every]) => ({
      periods: [...first, last].map((one): Period => ({ ...one, extra: every })) as unknown as TimeControl['periods'],
    }));

  test.each(LANGUAGES)('in %s, with the same for each period', (language) => {
    fc.assert(
      fc.property(time, time, (white, black) => {
        fc.pre(problemOf(white) === undefined);
        const even = controlSaid({ white, black: white }, WORDS[language].messages);
        fc.pre(even.length <= 200);
        expect(readControl(even, language), even).toEqual(both(white));
        const uneven = controlSaid({ white, black }, WORDS[language].messages);
        fc.pre(uneven.length <= 200);
        expect(readControl(uneven, language), uneven).toEqual({ type: 'control', time: { white, black } });
      }),
      { seed: 19720711, numRuns: 400 },
    );
  });

  test.each(LANGUAGES)('in %s, with another for each period', (language) => {
    const time = chain([40, 100, inc(30)], [20, 50, inc(20)], [null, 15, inc(10)]);
    const text = controlSaid({ white: time, black: time }, WORDS[language].messages);
    expect(readControl(text, language), text).toEqual(both(time));
  });
});

test('no text is too strange', () => {
  const strange = fc.oneof(
    fc.string({ maxLength: 250, unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '40',
            '90',
            'ninety',
            'and',
            'half',
            'an',
            'hour',
            'minutes',
            'seconds',
            'moves',
            'a',
            'move',
            'then',
            ',',
            'with',
          ],
          ...[
            'plus',
            'increment',
            'delay',
            'after',
            'from',
            'first',
            'all',
            'White',
            'Black',
            'both',
            '+',
            '½',
            '0',
            '1.5',
            '/',
            'quarter',
            'no',
            'the next',
            'the first',
          ],
        ),
        { maxLength: 30 },
      )
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(strange, fc.constantFrom(...LANGUAGES), (text, language) => {
      const heard = readControl(text, language);
      if (heard.type === 'control') {
        for (const side of [heard.time.white, heard.time.black]) {
          expect(problemOf(side)).toBeUndefined();
          for (const { moves, time } of side.periods) {
            expect(time).toBeLessThanOrEqual(10 * HOUR);
            expect(moves ?? 1).toBeLessThanOrEqual(200);
          }
        }
      }
      if (heard.type === 'refused')
        expect(controlRefusalSaid(heard.refusal, WORDS[language].messages)).toMatch(/[.?]$/);
    }),
    { seed: 19720711, numRuns: 3000 },
  );
});
