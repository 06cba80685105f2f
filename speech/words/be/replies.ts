/**
 * What the program says back in Belarusian where something was asked, answered or saved.
 */
import { at } from '../marks.js';
import type { ReplyWords } from '../replies.js';

export const replies: ReplyWords = {
  howToAnswer: () => 'Так, не або ход яшчэ раз.',
  lookingBack: (at, call) => [
    at === 'start' ? 'Вы глядзіце на пачатак партыі.' : `Вы глядзіце на пазіцыю пасля хода ${at}.`,
    'Зрабіць у цяперашняй пазіцыі:',
    { ...call, text: `${call.text}?` },
  ],
  moveNotMade: () => 'Ход не зроблены.',
  notDone: () => 'Скасавана.',
  nothingAsked: () => 'Ні пра што не пыталіся.',
  heldBack: (lines) => `Не выканана: ${lines.join(', ')}.`,
  noPieceMeant: () => `Якая фігура? Напрыклад: хады ${at('g1')}.`,
  commandsListed: (example) => `Тут спіс каманд для ўводу: «${example}» знаходзіць патрэбную, Эскейп вяртае назад.`,
  gameSaved: (name) => `Партыя захавана як ${name}.`,
};
