/**
 * The score, in Belarusian.
 */
import type { ScoreWords } from '../score.js';
import { SIDES } from './names.js';

export const score: ScoreWords = {
  heading: (of) => (of ? `Запіс ${SIDES[of].genitive}.` : 'Запіс партыі.'),
  empty: () => 'Яшчэ не зроблена ніводнага хода.',
  move: (number, { white, black }) => [
    ...(white ? [`Ход ${number}:`, ...white] : [`Ход ${number} чорных:`]),
    ...(black ?? []),
  ],
  note: () => 'Аўдыязапіс.',
  notWritten: () => 'Не запісана.',
  offered: () => 'Прапанавана нічыя.',
  end: () => 'Канец запісу.',
  notCompared: (moves) => `Аўдыязапісы, якія не параўнаны: ${moves}.`,
  sendAgain: () => 'Калі так, запішыце яго яшчэ раз.',
  nothingToWrite: () => 'Увядзіце ход, як вы яго пачулі.',
  recording: () => 'Ідзе запіс.',
  troubles: {
    'cannot record': 'Гэты браўзер не можа запісваць гук. Запішыце ход тэкстам.',
    'not allowed': 'Мікрафон не дазволены. Дазвольце яго браўзеру ці запішыце ход тэкстам.',
    'no microphone': 'Мікрафон не знойдзены. Падключыце яго ці запішыце ход тэкстам.',
    'nothing recorded': 'Нічога не запісана. Паспрабуйце яшчэ раз.',
    'disk full': 'Аўдыязапіс не захаваны: на дыску няма месца. Запішыце ход тэкстам.',
    'not kept': 'Аўдыязапіс не захаваны. Запішыце ход тэкстам.',
    'not on this device': 'Гэтага аўдыязапісу няма на гэтай прыладзе.',
    'not played': 'Аўдыязапіс не ўдаецца прайграць.',
  },
};
