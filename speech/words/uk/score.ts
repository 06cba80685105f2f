/**
 * The score, in Ukrainian.
 */
import type { ScoreWords } from '../score.js';
import { OF_PLAYER } from './names.js';

export const score: ScoreWords = {
  heading: (of) => (of ? `Запис ${OF_PLAYER[of]}.` : 'Запис партії.'),
  empty: () => 'Ще не зроблено жодного ходу.',
  move: (number, { white, black }) => [
    ...(white ? [`Хід ${number}:`, ...white] : [`Хід ${number} чорних:`]),
    ...(black ?? []),
  ],
  note: () => 'Аудіозапис.',
  notWritten: () => 'Не записано.',
  offered: () => 'Запропоновано нічию.',
  end: () => 'Кінець запису.',
  notCompared: (moves) => `Аудіозаписи, яких не порівняно: ${moves}.`,
  sendAgain: () => 'Якщо так, запишіть його ще раз.',
  nothingToWrite: () => 'Уведіть хід, як ви його почули.',
  recording: () => 'Іде запис.',
  troubles: {
    'cannot record': 'Цей браузер не може записувати звук. Запишіть хід текстом.',
    'not allowed': 'Мікрофон не дозволено. Дозвольте його в браузері або запишіть хід текстом.',
    'no microphone': 'Мікрофона не знайдено. Під’єднайте його або запишіть хід текстом.',
    'nothing recorded': 'Нічого не записано. Спробуйте ще раз.',
    'disk full': 'Аудіозапис не збережено: на диску немає місця. Запишіть хід текстом.',
    'not kept': 'Аудіозапис не збережено. Запишіть хід текстом.',
    'not on this device': 'Цього аудіозапису немає на цьому пристрої.',
    'not played': 'Аудіозапис не вдається відтворити.',
  },
};
