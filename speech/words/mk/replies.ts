/**
 * What the program says back in Macedonian where something was asked, answered or saved.
 */
import { at } from '../marks.js';
import type { ReplyWords } from '../replies.js';

export const replies: ReplyWords = {
  howToAnswer: () => 'Да, не или потегот уште еднаш.',
  lookingBack: (at, call) => [
    at === 'start' ? 'Го гледате почетокот на партијата.' : `Ја гледате позицијата по потегот ${at}.`,
    'Да се одигра во моменталната позиција:',
    { ...call, text: `${call.text}?` },
  ],
  moveNotMade: () => 'Потегот не е одигран.',
  notDone: () => 'Откажано.',
  nothingAsked: () => 'Ништо не беше прашано.',
  heldBack: (lines) => `Не е извршено: ${lines.join(', ')}.`,
  noPieceMeant: () => `Која фигура? На пример: потези од ${at('g1')}.`,
  commandsListed: (example) => `Тука се командите што се внесуваат: „${example}“ наоѓа една, Escape враќа назад.`,
  gameSaved: (name) => `Партијата е зачувана како ${name}.`,
};
