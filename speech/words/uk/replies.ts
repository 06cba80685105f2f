/**
 * What the program says back in Ukrainian where something was asked, answered or saved.
 */
import { at } from '../marks.js';
import type { ReplyWords } from '../replies.js';

export const replies: ReplyWords = {
  howToAnswer: () => 'Так, ні або хід ще раз.',
  lookingBack: (at, call) => [
    at === 'start' ? 'Ви дивитеся на початок партії.' : `Ви дивитеся на позицію після ходу ${at}.`,
    'Зіграти в поточній позиції:',
    { ...call, text: `${call.text}?` },
  ],
  moveNotMade: () => 'Хід не зроблено.',
  notDone: () => 'Скасовано.',
  nothingAsked: () => 'Нічого не запитано.',
  heldBack: (lines) => `Не виконано: ${lines.join(', ')}.`,
  noPieceMeant: () => `Яка фігура? Наприклад: ходи із ${at('g1')}.`,
  commandsListed: (example) =>
    `Тут список команд для введення: «${example}» знаходить потрібну, Escape повертає назад.`,
  gameSaved: (name) => `Партію збережено як ${name}.`,
};
