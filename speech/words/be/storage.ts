/** What becomes of what is saved, in Belarusian: the cause first, then what follows from it. */
import type { GamesState, Notice, StorageState } from '../../notice.js';

/** Where nothing is saved from the start. */
const NOT_SAVED = 'Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.';

export const STORAGE: Readonly<Record<StorageState, string>> = {
  'newer version': `Навейшая версія праграмы захавала тут партыі, якіх гэтая старэйшая версія не можа адкрыць. Нічога не страчана: перазагрузіце старонку, каб атрымаць навейшую версію. ${NOT_SAVED}`,
  blocked: `Іншае акно са старэйшай версіяй праграмы не адпускае захаваных партый. Закрыйце тое акно, а потым перазагрузіце гэтую старонку. ${NOT_SAVED}`,
  'disk full': `Дыск поўны, таму нічога нельга захаваць. Вызваліце месца, а потым перазагрузіце старонку. ${NOT_SAVED}`,
  'no storage': `Гэты браўзер не дазваляе праграме нічога захоўваць. Магчыма, гэта прыватнае акно. ${NOT_SAVED}`,
  unknown: `Захаваныя партыі не ўдалося адкрыць. Перазагрузіце старонку, каб паспрабаваць яшчэ раз. ${NOT_SAVED}`,
  'closed for newer version':
    'У іншым акне адкрыта навейшая версія праграмы, таму гэтае акно больш не можа захоўваць. Ваша партыя захавана дагэтуль: перазагрузіце гэтую старонку, каб гуляць далей.',
  'saved again': 'Браўзер выдаліў тое, што праграма тут захавала. Партыя на гэтай старонцы зноў захавана.',
  'not saved again':
    'Браўзер выдаліў тое, што праграма тут захавала, і вашу партыю не ўдалося захаваць зноў. Яна яшчэ на гэтай старонцы: захавайце яе файлам, перш чым закрыць старонку.',
  emptied: 'Браўзер выдаліў тое, што праграма тут захавала.',
};

export const GAMES: Readonly<Record<GamesState, string>> = {
  deleted: 'Партыя выдалена. Пакуль гэтая старонка адкрыта, выдаленне можна скасаваць.',
  restored: 'Выдаленая партыя вернута.',
  'on the board': 'Гэтая партыя на дошцы: яна не выдалена.',
  unreadable: 'Гэтую партыю нельга прачытаць. Нічога не выдалена.',
  'not reached': 'Не зроблена: захаваная партыя недаступная. Паспрабуйце яшчэ раз.',
};

export function gamesSaved(games: number, unreadable: number): string {
  const saved =
    games === 0 ? 'Няма партый, якія можна захаваць.' : `Усе партыі захаваны адным файлам. Партый: ${games}.`;
  return unreadable === 0 ? saved : `${saved} Не прачытана партый: ${unreadable}.`;
}

export function backup(
  notice: Extract<Notice, { readonly about: 'backup saved' | 'backup read' | 'backup refused' }>,
): string {
  switch (notice.about) {
    case 'backup saved': {
      const { games, recordings, unreadable } = notice;
      const saved = `Рэзервовая копія захавана. Партый: ${games}. Запісаў: ${recordings}.`;
      return unreadable === 0 ? saved : `${saved} Не прачытана партый: ${unreadable}.`;
    }
    case 'backup read': {
      const { added, here, problems } = notice;
      const read = `Рэзервовая копія прачытана. Дададзена партый: ${added}. Ужо былі тут: ${here}.`;
      return problems === 0 ? read : `${read} Праблем, пералічаных на старонцы: ${problems}.`;
    }
    case 'backup refused':
      return REFUSED[notice.cause];
  }
}

const REFUSED = {
  'no backup': 'Гэты файл не рэзервовая копія праграмы. Нічога не зменена.',
  newer: 'Гэтую копію зрабіла навейшая версія праграмы. Нічога не зменена.',
  'too large': 'Гэты файл завялікі для рэзервовай копіі. Нічога не зменена.',
} as const;

export const LASTING = {
  safe: 'Вашы партыі пад аховай: браўзер не выдаліць партый сам.',
  'not safe':
    'Браўзер не пагадзіўся. Калі не хопіць месца, ён можа выдаліць вашы партыі. Рэзервовая копія файлам застанецца.',
  'no answer': 'Браўзер не адказаў.',
} as const;
