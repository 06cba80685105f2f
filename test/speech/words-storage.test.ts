/** What is said where nothing can be saved, or what was saved is gone: the cause, then what follows, in five languages. */
import { describe, expect, test } from 'vitest';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { StorageState } from '../../speech/notice.js';
import { textOf } from '../../speech/utterance.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { inWords } from './said.js';

type Sentences = Readonly<Record<StorageState, string>>;

const EN: Sentences = {
  'newer version':
    'A newer version of Anna–Hector has saved games here that this older version cannot open. Nothing is lost: reload the page to get the newer version. You can play, but your moves will be gone when the page is closed.',
  blocked:
    'Another window with an older version of Anna–Hector keeps the saved games to itself. Close that window, then reload this page. You can play, but your moves will be gone when the page is closed.',
  'disk full':
    'The disk is full, so nothing can be saved. Free some space, then reload the page. You can play, but your moves will be gone when the page is closed.',
  'no storage':
    'This browser does not let Anna–Hector save anything. A private window may be the cause. You can play, but your moves will be gone when the page is closed.',
  unknown:
    'The saved games could not be opened. Reload the page to try again. You can play, but your moves will be gone when the page is closed.',
  'closed for newer version':
    'A newer version of Anna–Hector is open in another window, so this window can no longer save. Your game is saved up to here: reload this page to go on.',
  'saved again': 'The browser removed what Anna–Hector had saved here. The game on this page has been saved again.',
  'not saved again':
    'The browser removed what Anna–Hector had saved here, and your game could not be saved again. It is still on this page: save it as PGN before you close the page.',
  emptied: 'The browser removed what Anna–Hector had saved here.',
};

const DE: Sentences = {
  'newer version':
    'Eine neuere Version von Anna–Hector hat hier Partien gespeichert, die diese ältere nicht öffnen kann. Verloren ist nichts: Laden Sie die Seite neu, um die neuere Version zu bekommen. Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.',
  blocked:
    'Ein anderes Fenster mit einer älteren Version von Anna–Hector hält die gespeicherten Partien fest. Schließen Sie es und laden Sie dann diese Seite neu. Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.',
  'disk full':
    'Der Datenträger ist voll, darum lässt sich nichts speichern. Schaffen Sie Platz und laden Sie dann die Seite neu. Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.',
  'no storage':
    'Dieser Browser lässt Anna–Hector nichts speichern. Vielleicht ist dies ein privates Fenster. Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.',
  unknown:
    'Die gespeicherten Partien ließen sich nicht öffnen. Laden Sie die Seite neu, um es noch einmal zu versuchen. Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.',
  'closed for newer version':
    'In einem anderen Fenster ist eine neuere Version von Anna–Hector offen, darum kann dieses Fenster nicht mehr speichern. Ihre Partie ist bis hierher gespeichert: Laden Sie diese Seite neu, um weiterzuspielen.',
  'saved again':
    'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte. Die Partie auf dieser Seite ist wieder gespeichert.',
  'not saved again':
    'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte, und Ihre Partie ließ sich nicht wieder speichern. Sie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie die Seite schließen.',
  emptied: 'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte.',
};

const UK: Sentences = {
  'newer version':
    'Новіша версія Anna–Hector зберегла тут партії, яких ця старша версія не може відкрити. Нічого не втрачено: перезавантажте сторінку, щоб отримати новішу версію. Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.',
  blocked:
    'Інше вікно зі старшою версією Anna–Hector не відпускає збережених партій. Закрийте те вікно, а тоді перезавантажте цю сторінку. Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.',
  'disk full':
    'Диск заповнено, тому нічого не можна зберегти. Звільніть місце, а тоді перезавантажте сторінку. Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.',
  'no storage':
    'Цей браузер не дозволяє Anna–Hector нічого зберігати. Причиною може бути приватне вікно. Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.',
  unknown:
    'Збережені партії не вдалося відкрити. Перезавантажте сторінку, щоб спробувати ще раз. Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.',
  'closed for newer version':
    'В іншому вікні відкрито новішу версію Anna–Hector, тому це вікно більше не може зберігати. Вашу партію збережено досюди: перезавантажте цю сторінку, щоб грати далі.',
  'saved again': 'Браузер видалив те, що Anna–Hector тут зберегла. Партію на цій сторінці збережено знову.',
  'not saved again':
    'Браузер видалив те, що Anna–Hector тут зберегла, і вашу партію не вдалося зберегти знову. Вона ще на цій сторінці: збережіть партію як PGN, перш ніж закрити сторінку.',
  emptied: 'Браузер видалив те, що Anna–Hector тут зберегла.',
};

const BE: Sentences = {
  'newer version':
    'Навейшая версія праграмы захавала тут партыі, якіх гэтая старэйшая версія не можа адкрыць. Нічога не страчана: перазагрузіце старонку, каб атрымаць навейшую версію. Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.',
  blocked:
    'Іншае акно са старэйшай версіяй праграмы не адпускае захаваных партый. Закрыйце тое акно, а потым перазагрузіце гэтую старонку. Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.',
  'disk full':
    'Дыск поўны, таму нічога нельга захаваць. Вызваліце месца, а потым перазагрузіце старонку. Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.',
  'no storage':
    'Гэты браўзер не дазваляе праграме нічога захоўваць. Магчыма, гэта прыватнае акно. Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.',
  unknown:
    'Захаваныя партыі не ўдалося адкрыць. Перазагрузіце старонку, каб паспрабаваць яшчэ раз. Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.',
  'closed for newer version':
    'У іншым акне адкрыта навейшая версія праграмы, таму гэтае акно больш не можа захоўваць. Ваша партыя захавана дагэтуль: перазагрузіце гэтую старонку, каб гуляць далей.',
  'saved again': 'Браўзер выдаліў тое, што праграма тут захавала. Партыя на гэтай старонцы зноў захавана.',
  'not saved again':
    'Браўзер выдаліў тое, што праграма тут захавала, і вашу партыю не ўдалося захаваць зноў. Яна яшчэ на гэтай старонцы: захавайце яе файлам, перш чым закрыць старонку.',
  emptied: 'Браўзер выдаліў тое, што праграма тут захавала.',
};

const MK: Sentences = {
  'newer version':
    'Понова верзија на Ана–Хектор тука зачува партии што оваа постара верзија не може да ги отвори. Ништо не е изгубено: вчитајте ја страницата повторно за да ја добиете поновата верзија. Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.',
  blocked:
    'Друг прозорец со постара верзија на Ана–Хектор ги држи зачуваните партии. Затворете го тој прозорец, па вчитајте ја страницава повторно. Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.',
  'disk full':
    'Дискот е полн, па ништо не може да се зачува. Ослободете место, па вчитајте ја страницата повторно. Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.',
  'no storage':
    'Прелистувачот не дозволува Ана–Хектор да зачува ништо. Причина може да биде приватен прозорец. Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.',
  unknown:
    'Зачуваните партии не можеа да се отворат. Вчитајте ја страницата повторно за да се обидете пак. Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.',
  'closed for newer version':
    'Во друг прозорец е отворена понова верзија на Ана–Хектор, па овој прозорец не може повеќе да зачувува. Вашата партија е зачувана до тука: вчитајте ја страницава повторно за да продолжите.',
  'saved again':
    'Прелистувачот го избриша она што Ана–Хектор го зачува тука. Партијата на оваа страница е повторно зачувана.',
  'not saved again':
    'Прелистувачот го избриша она што Ана–Хектор го зачува тука, а вашата партија не можеше повторно да се зачува. Таа останува на оваа страница: зачувајте ја како PGN пред да ја затворите страницата.',
  emptied: 'Прелистувачот го избриша она што Ана–Хектор го зачува тука.',
};

describe.each(inFiveLanguages({ en: EN, de: DE, uk: UK, be: BE, mk: MK }))('%s', (_name, words, sentences) => {
  test.each(Object.entries(sentences) as [StorageState, string][])('%s', (state, sentence) => {
    const said = phraseNotice({ about: 'storage', state }, inWords(words));
    expect(textOf(said)).toBe(sentence);
    expect(said.priority).toBe('alarm');
  });
});

test('no word is spelled out by a voice', () => {
  expect(spelledOut(Object.values(BE), Object.values(MK))).toEqual([]);
});
