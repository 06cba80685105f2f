/** What is said where a player loses unless the opponent cannot mate (Art. 5.1.2, 6.9, 7.5.5, Guidelines I.8), in whole sentences. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/laws/facts.js';
import type { Ending } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { Color } from '../../src/laws/squares.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { aboutCanWin } from '../../src/questions/can-win.js';
import type { Answer } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { move, position } from '../laws/play.js';
import { textOf } from '../../speech/utterance.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { inWords } from './said.js';

interface Sentences {
  readonly time: string;
  readonly resignation: string;
  readonly illegal: string;
  readonly sealed: string;
  readonly undecided: string;
  readonly deciding: string;
  /** Followed by the fool's mate. */
  readonly canWin: string;
  readonly mated: string;
  readonly cannotWin: string;
  readonly notDecided: string;
}

const ENGLISH: Sentences = {
  time: "White's flag has fallen. Draw: Black cannot checkmate by any series of legal moves. Article 6.9.",
  resignation: 'Black resigns. Draw: White cannot checkmate by any series of legal moves. Article 5.1.2.',
  illegal: 'Too many illegal moves by White. Draw: Black cannot checkmate by any series of legal moves. Article 7.5.5.',
  sealed: 'The sealed move cannot be played. Draw: Black cannot checkmate by any series of legal moves. Article I.8.3.',
  undecided:
    "White's flag has fallen. It could not be decided whether Black can still checkmate. An arbiter may rule otherwise. Black wins on time.",
  deciding: 'Deciding whether White can still win.',
  canWin:
    'Yes, Black can still checkmate. The shortest line found: Move 1, White: Bauer Felix zwei Felix drei. Move 1, Black: Bauer Eva sieben Eva fünf. Move 2, White: Bauer Gustav zwei Gustav vier. Move 2, Black: Dame David acht Hector vier, matt.',
  mated: 'White has checkmated.',
  cannotWin: 'No, White cannot checkmate by any series of legal moves.',
  notDecided: 'It could not be decided whether Black can still checkmate.',
};

const GERMAN: Sentences = {
  time: 'Das Blättchen von Weiß ist gefallen. Remis: Schwarz kann durch keine Folge regelgemäßer Züge mattsetzen. Artikel 6.9.',
  resignation: 'Schwarz gibt auf. Remis: Weiß kann durch keine Folge regelgemäßer Züge mattsetzen. Artikel 5.1.2.',
  illegal:
    'Zu viele regelwidrige Züge von Weiß. Remis: Schwarz kann durch keine Folge regelgemäßer Züge mattsetzen. Artikel 7.5.5.',
  sealed:
    'Der Abgabezug kann nicht gespielt werden. Remis: Schwarz kann durch keine Folge regelgemäßer Züge mattsetzen. Artikel I.8.3.',
  undecided:
    'Das Blättchen von Weiß ist gefallen. Ob Schwarz noch mattsetzen kann, war nicht zu entscheiden. Der Schiedsrichter darf anders entscheiden. Schwarz gewinnt auf Zeit.',
  deciding: 'Es wird geprüft, ob Weiß noch gewinnen kann.',
  canWin:
    'Ja, Schwarz kann noch mattsetzen. Die kürzeste gefundene Zugfolge: Zug 1, Weiß: Bauer Felix zwei Felix drei. Zug 1, Schwarz: Bauer Eva sieben Eva fünf. Zug 2, Weiß: Bauer Gustav zwei Gustav vier. Zug 2, Schwarz: Dame David acht Hector vier, matt.',
  mated: 'Weiß hat mattgesetzt.',
  cannotWin: 'Nein, Weiß kann durch keine Folge regelgemäßer Züge mattsetzen.',
  notDecided: 'Ob Schwarz noch mattsetzen kann, war nicht zu entscheiden.',
};

const UKRAINIAN: Sentences = {
  time: 'Прапорець білих упав. Нічия: чорні не можуть поставити мат жодною послідовністю можливих ходів. Стаття 6.9.',
  resignation: 'Чорні здалися. Нічия: білі не можуть поставити мат жодною послідовністю можливих ходів. Стаття 5.1.2.',
  illegal:
    'Білі зробили забагато неможливих ходів. Нічия: чорні не можуть поставити мат жодною послідовністю можливих ходів. Стаття 7.5.5.',
  sealed:
    'Записаний хід не можна зробити. Нічия: чорні не можуть поставити мат жодною послідовністю можливих ходів. Стаття I.8.3.',
  undecided:
    'Прапорець білих упав. Не вдалося з’ясувати, чи чорні ще можуть поставити мат. Арбітр може вирішити інакше. Чорні виграли за часом.',
  deciding: 'З’ясовуємо, чи білі ще можуть виграти.',
  canWin:
    'Так, чорні ще можуть поставити мат. Найкоротший знайдений шлях: Хід 1, білі: Bauer Felix zwei Felix drei. Хід 1, чорні: Bauer Eva sieben Eva fünf. Хід 2, білі: Bauer Gustav zwei Gustav vier. Хід 2, чорні: Dame David acht Hector vier, matt.',
  mated: 'Білі поставили мат.',
  cannotWin: 'Ні, білі не можуть поставити мат жодною послідовністю можливих ходів.',
  notDecided: 'Не вдалося з’ясувати, чи чорні ще можуть поставити мат.',
};

const BELARUSIAN: Sentences = {
  time: 'Сцяжок белых упаў. Нічыя: чорныя не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў. Артыкул 6.9.',
  resignation:
    'Чорныя здаліся. Нічыя: белыя не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў. Артыкул 5.1.2.',
  illegal:
    'Зашмат немагчымых хадоў белых. Нічыя: чорныя не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў. Артыкул 7.5.5.',
  sealed:
    'Запячатаны ход нельга зрабіць. Нічыя: чорныя не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў. Артыкул I.8.3.',
  undecided:
    'Сцяжок белых упаў. Не ўдалося высветліць, ці чорныя яшчэ могуць паставіць мат. Арбітр можа вырашыць інакш. Чорныя выйгралі па часе.',
  deciding: 'Высвятляем, ці белыя яшчэ могуць выйграць.',
  canWin:
    'Так, чорныя яшчэ могуць паставіць мат. Найкарацейшы знойдзены шлях: Ход 1, белыя: Bauer Felix zwei Felix drei. Ход 1, чорныя: Bauer Eva sieben Eva fünf. Ход 2, белыя: Bauer Gustav zwei Gustav vier. Ход 2, чорныя: Dame David acht Hector vier, matt.',
  mated: 'Белыя паставілі мат.',
  cannotWin: 'Не, белыя не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў.',
  notDecided: 'Не ўдалося высветліць, ці чорныя яшчэ могуць паставіць мат.',
};

const MACEDONIAN: Sentences = {
  time: 'Падна знаменцето на белите. Реми: црните не можат да дадат мат со ниедна низа од легални потези. Член 6.9.',
  resignation: 'Црните се предаваат. Реми: белите не можат да дадат мат со ниедна низа од легални потези. Член 5.1.2.',
  illegal:
    'Премногу нелегални потези на белите. Реми: црните не можат да дадат мат со ниедна низа од легални потези. Член 7.5.5.',
  sealed:
    'Ковертираниот потег не може да се одигра. Реми: црните не можат да дадат мат со ниедна низа од легални потези. Член I.8.3.',
  undecided:
    'Падна знаменцето на белите. Не можеше да се утврди дали црните сè уште можат да дадат мат. Судијата може да одлучи поинаку. Црните победија на време.',
  deciding: 'Се утврдува дали белите сè уште можат да победат.',
  canWin:
    'Да, црните сè уште можат да дадат мат. Најкратката најдена низа: Потег 1, Бели: Bauer Felix zwei Felix drei. Потег 1, Црни: Bauer Eva sieben Eva fünf. Потег 2, Бели: Bauer Gustav zwei Gustav vier. Потег 2, Црни: Dame David acht Hector vier, matt.',
  mated: 'Белите дадоа мат.',
  cannotWin: 'Не, белите не можат да дадат мат со ниедна низа од легални потези.',
  notDecided: 'Не можеше да се утврди дали црните сè уште можат да дадат мат.',
};

function drawn(reason: Ending['reason'], article: string, cannotMate: Color = 'black'): Fact {
  const ending: Ending = { result: '1/2-1/2', reason, article, cannotMate };
  return { type: 'ended', ending, audience: EVERYONE };
}

const FELL: Fact = { type: 'flag fell', of: 'white', audience: EVERYONE };

describe.each(inFiveLanguages<Sentences>({ en: ENGLISH, de: GERMAN, uk: UKRAINIAN, be: BELARUSIAN, mk: MACEDONIAN }))(
  '%s',
  (_language, words, sentences) => {
    const options = inWords(words);
    const said = (...facts: readonly Fact[]): string | undefined => {
      const utterance = phraseFacts(facts, options);
      return utterance && textOf(utterance);
    };

    test('6.9: a fallen flag, and the game is drawn', () => {
      expect(said(FELL, drawn('time', '6.9'))).toBe(sentences.time);
    });

    test('5.1.2: a resignation', () => {
      expect(said(drawn('resignation', '5.1.2', 'white'))).toBe(sentences.resignation);
    });

    test('7.5.5: too many illegal moves', () => {
      expect(said(drawn('illegal moves', '7.5.5'))).toBe(sentences.illegal);
    });

    test('I.8: a sealed move', () => {
      expect(said(drawn('sealed move', 'I.8.3'))).toBe(sentences.sealed);
    });

    test('where nobody could decide it', () => {
      const lost: Ending = { result: '0-1', reason: 'time', article: '6.9', winner: 'black' };
      const undecided: Fact = { type: 'mate undecided', side: 'black', ply: 0, audience: EVERYONE };
      expect(said(FELL, undecided, { type: 'ended', ending: lost, audience: EVERYONE })).toBe(sentences.undecided);
    });

    test('the answer whether a player can still win', () => {
      const answered = (answer: Answer) => textOf(phraseAnswer(answer, options));
      const start = position(START_FEN);
      const line = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].map(move);
      expect(answered(aboutCanWin(start, 0, 'black', { verdict: 'can', line, nodes: 1 }))).toBe(sentences.canWin);
      expect(answered(aboutCanWin(start, 0, 'white', { verdict: 'can', line: [], nodes: 1 }))).toBe(sentences.mated);
      expect(answered(aboutCanWin(start, 0, 'white', { verdict: 'cannot', nodes: 1 }))).toBe(sentences.cannotWin);
      expect(answered(aboutCanWin(start, 0, 'black', { verdict: 'undecided', nodes: 1 }))).toBe(sentences.notDecided);
    });

    test('while it is decided', () => {
      expect(textOf(phraseNotice({ about: 'deciding', side: 'white' }, options))).toBe(sentences.deciding);
    });
  },
);

test('no word is spelled out by the voices', () => {
  expect(spelledOut(Object.values(BELARUSIAN), Object.values(MACEDONIAN))).toEqual([]);
});
