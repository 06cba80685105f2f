/** What is said of an adjourned game and its envelope in five languages, in whole sentences (Guidelines I). */
import { describe, expect, test } from 'vitest';
import { envelopeSaid, type EnvelopeSentences } from './envelope-said.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';

const ENGLISH: EnvelopeSentences = {
  envelope:
    'White is Botvinnik, Black is Bronstein. This is the position before the sealed move. Rank 1: white king e1. Rank 2: white pawn e2. Ranks 3 to 7: empty. Rank 8: black king e8. White has used 12 minutes, Black 5 minutes. White seals move 42. No offer of a draw stands. The game is to be resumed. Date: 11.5. Time: 17 h. Venue: Moskva.',
  offered: ["Black's offer of a draw stands.", 'The game is to be resumed. Date: 11.5. Time: 17 h. Venue: Moskva.'],
  faults:
    'The names of both players must stand on the envelope. Date, time and venue of the resumption must stand on the envelope.',
  wrong:
    'The position on the envelope is not the one on the board. The times on the envelope are not those on the clock. The envelope names the wrong player as the one who seals. The number of the sealed move is wrong. The envelope is wrong about an offer of a draw.',
  sayings: {
    'adjourn?': 'Adjourn the game? White has the move and must seal it.',
    'turn away': 'Black, please turn away and do not listen: White writes the move.',
    'locked away': 'The move is written and locked away. Nothing of it is left on this page.',
    several: 'This can mean two moves.',
    none: 'No move can be read in this.',
    found: 'In the envelope stands: “Nd2”.',
    'both here':
      "Both players are here. The envelope is opened, and White's sealed move is made. Black's clock is started.",
    'replier away': "White is here, Black is not. The envelope stays closed. Black's clock is started.",
    'sealer late':
      "Black is here, White is not. The delay is 5 minutes. The envelope is opened, and White's sealed move is made. Black's clock is started.",
    'nobody, envelope and times lost':
      'Neither player is here. The envelope cannot be opened: White makes the sealed move on the board. The times are not known: the arbiter sets the clocks.',
    'position lost': 'Both players are here. The position is not known: a new game is played.',
    'not secure': 'The move cannot be locked away here: the page must come over a secure connection, with https.',
    'too long': 'This is too long for a move. Write the move alone.',
    'wrong passphrase': 'The envelope does not open with this passphrase. Check it and try again.',
    'not this envelope':
      'This file does not open the envelope. Choose the one that was saved when the move was sealed.',
    unreadable: 'What is in the envelope is damaged and cannot be read. It counts as missing, and the arbiter decides.',
  },
};

const GERMAN: EnvelopeSentences = {
  envelope:
    'Weiß spielt Botvinnik, Schwarz spielt Bronstein. So steht es vor dem Abgabezug. Reihe 1: weißer König e1. Reihe 2: weißer Bauer e2. Reihen 3 bis 7: leer. Reihe 8: schwarzer König e8. Weiß hat 12 Minuten verbraucht, Schwarz 5 Minuten. Weiß gibt den 42. Zug ab. Kein Remisangebot steht aus. Die Partie wird wieder aufgenommen. Tag: 11.5. Uhrzeit: 17 h. Ort: Moskva.',
  offered: [
    'Das Remisangebot von Schwarz gilt noch.',
    'Die Partie wird wieder aufgenommen. Tag: 11.5. Uhrzeit: 17 h. Ort: Moskva.',
  ],
  faults:
    'Auf dem Umschlag müssen die Namen beider Spieler stehen. Auf dem Umschlag müssen Tag, Uhrzeit und Ort der Wiederaufnahme stehen.',
  wrong:
    'Die Stellung auf dem Umschlag ist nicht die auf dem Brett. Die Zeiten auf dem Umschlag sind nicht die der Uhr. Der Umschlag nennt den falschen Spieler als den, der abgibt. Die Nummer des Abgabezugs ist falsch. Zum Remisangebot steht Falsches auf dem Umschlag.',
  sayings: {
    'adjourn?': 'Partie als Hängepartie abbrechen? Weiß ist am Zug und muss ihn abgeben.',
    'turn away': 'Schwarz, bitte wegsehen und nicht zuhören: Weiß schreibt den Zug auf.',
    'locked away': 'Der Zug ist aufgeschrieben und verschlossen. Auf dieser Seite steht nichts mehr davon.',
    several: 'Das kann zwei Züge bedeuten.',
    none: 'Darin ist kein Zug zu erkennen.',
    found: 'Im Umschlag steht: „Nd2“.',
    'both here':
      'Beide Spieler sind da. Der Umschlag wird geöffnet und der Abgabezug von Weiß ausgeführt. Die Uhr von Schwarz wird in Gang gesetzt.',
    'replier away':
      'Weiß ist da, Schwarz nicht. Der Umschlag bleibt verschlossen. Die Uhr von Schwarz wird in Gang gesetzt.',
    'sealer late':
      'Schwarz ist da, Weiß nicht. Die Verspätung beträgt 5 Minuten. Der Umschlag wird geöffnet und der Abgabezug von Weiß ausgeführt. Die Uhr von Schwarz wird in Gang gesetzt.',
    'nobody, envelope and times lost':
      'Keiner der beiden Spieler ist da. Der Umschlag lässt sich nicht öffnen: Weiß führt den Abgabezug auf dem Brett aus. Die Zeiten sind nicht bekannt: Der Schiedsrichter stellt die Uhren.',
    'position lost': 'Beide Spieler sind da. Die Stellung ist nicht bekannt: Es wird eine neue Partie gespielt.',
    'not secure':
      'Der Zug kann hier nicht verschlossen werden: Die Seite muss über eine sichere Verbindung kommen, mit https.',
    'too long': 'Das ist zu lang für einen Zug. Schreiben Sie nur den Zug auf.',
    'wrong passphrase':
      'Mit diesem Kennwort lässt sich der Umschlag nicht öffnen. Prüfen Sie es und versuchen Sie es noch einmal.',
    'not this envelope':
      'Diese Datei öffnet den Umschlag nicht. Wählen Sie die, die beim Abgeben des Zuges gespeichert wurde.',
    unreadable:
      'Was im Umschlag ist, ist beschädigt und nicht zu lesen. Er gilt als verloren, und der Schiedsrichter entscheidet.',
  },
};

const UKRAINIAN: EnvelopeSentences = {
  envelope:
    'Білими грає Botvinnik, чорними грає Bronstein. Так стоять фігури перед записаним ходом. Перша горизонталь: білий король e1. Друга горизонталь: білий пішак e2. Третя, четверта, п’ята, шоста і сьома горизонталі порожні. Восьма горизонталь: чорний король e8. Білі витратили 12 хвилин, чорні 5 хвилин. Білі записують хід номер 42. Чинної пропозиції нічиєї немає. Партію буде поновлено. Дата: 11.5. Час: 17 h. Місце: Moskva.',
  offered: ['Пропозиція нічиєї від чорних чинна.', 'Партію буде поновлено. Дата: 11.5. Час: 17 h. Місце: Moskva.'],
  faults: 'На конверті мають бути імена обох гравців. На конверті мають бути дата, час і місце поновлення партії.',
  wrong:
    'Позиція на конверті не та, що на дошці. Час на конверті не той, що на годиннику. На конверті вказано не того гравця, який записав хід. Номер записаного ходу неправильний. Про пропозицію нічиєї на конверті написано неправильно.',
  sayings: {
    'adjourn?': 'Відкласти партію? Хід білих, і вони мають його записати.',
    'turn away': 'Чорні, будь ласка, відверніться і не слухайте: білі записують хід.',
    'locked away': 'Хід записано і замкнено. На цій сторінці від нього нічого не лишилося.',
    several: 'Це може означати два ходи.',
    none: 'Тут не можна прочитати жодного ходу.',
    found: 'У конверті записано: «Nd2».',
    'both here':
      'Обидва гравці тут. Конверт буде відкрито, а записаний хід білих зроблено. Буде пущено годинник чорних.',
    'replier away': 'Білі тут, чорних немає. Конверт залишиться заклеєним. Буде пущено годинник чорних.',
    'sealer late':
      'Чорні тут, білих немає. Запізнення: 5 хвилин. Конверт буде відкрито, а записаний хід білих зроблено. Буде пущено годинник чорних.',
    'nobody, envelope and times lost':
      'Жодного гравця немає. Конверт не можна відкрити: білі зроблять записаний хід на дошці. Час невідомий: годинник виставляє арбітр.',
    'position lost': 'Обидва гравці тут. Позиція невідома: грають нову партію.',
    'not secure': 'Тут хід не можна замкнути: сторінка має прийти через захищене з’єднання https.',
    'too long': 'Це задовге для ходу. Напишіть лише хід.',
    'wrong passphrase': 'Цим паролем конверт не відкривається. Перевірте пароль і спробуйте ще раз.',
    'not this envelope': 'Цей файл не відкриває конверт. Виберіть той, що його збережено, коли записували хід.',
    unreadable: 'Вміст конверта пошкоджено, і його не можна прочитати. Конверт вважається втраченим, і вирішує арбітр.',
  },
};

const BELARUSIAN: EnvelopeSentences = {
  envelope:
    'Белымі гуляе Botvinnik, чорнымі гуляе Bronstein. Так стаяць фігуры перад запячатаным ходам. Першая гарызанталь: белы кароль e1. Другая гарызанталь: белая пешка e2. Трэцяя, чацвёртая, пятая, шостая і сёмая гарызанталі пустыя. Восьмая гарызанталь: чорны кароль e8. Белыя выдаткавалі 12 хвілін, чорныя 5 хвілін. Белыя запячатваюць ход нумар 42. Прапановы нічыі няма. Партыя будзе адноўлена. Дата: 11.5. Час: 17 h. Месца: Moskva.',
  offered: ['Прапанова нічыі ад чорных дзейнічае.', 'Партыя будзе адноўлена. Дата: 11.5. Час: 17 h. Месца: Moskva.'],
  faults: 'На канверце павінны быць імёны абодвух гульцоў. На канверце павінны быць дата, час і месца аднаўлення.',
  wrong:
    'Пазіцыя на канверце не тая, што на дошцы. Час на канверце не той, што на гадзінніку. На канверце названы не той гулец, які запячатвае ход. Нумар запячатанага хода няправільны. Пра прапанову нічыі на канверце напісана няправільна.',
  sayings: {
    'adjourn?': 'Адкласці партыю? Ход належыць белым, і яны павінны яго запячатаць.',
    'turn away': 'Чорныя, калі ласка, адвярніцеся і не слухайце: белыя запісваюць ход.',
    'locked away': 'Ход запісаны і замкнёны. На гэтай старонцы ад яго нічога не засталося.',
    several: 'Гэта можа азначаць два хады.',
    none: 'Тут нельга прачытаць ніводнага хода.',
    found: 'Канверт змяшчае запіс: «Nd2».',
    'both here':
      'Абодва гульцы тут. Канверт будзе адкрыты, а запячатаны ход белых зроблены. Гадзіннік чорных будзе пушчаны.',
    'replier away': 'Белыя тут, чорных няма. Канверт застанецца закрытым. Гадзіннік чорных будзе пушчаны.',
    'sealer late':
      'Чорныя тут, белых няма. Спазненне: 5 хвілін. Канверт будзе адкрыты, а запячатаны ход белых зроблены. Гадзіннік чорных будзе пушчаны.',
    'nobody, envelope and times lost':
      'Ніводнага гульца няма. Канверт нельга адкрыць: белыя зробяць запячатаны ход на дошцы. Час невядомы: гадзіннік выстаўляе арбітр.',
    'position lost': 'Абодва гульцы тут. Пазіцыя невядомая: гуляецца новая партыя.',
    'not secure': 'Тут ход нельга замкнуць: старонка павінна прыйсці праз бяспечнае злучэнне https.',
    'too long': 'Гэта занадта доўга для хода. Напішыце толькі ход.',
    'wrong passphrase': 'Гэтым паролем канверт не адкрываецца. Праверце пароль і паспрабуйце яшчэ раз.',
    'not this envelope': 'Гэты файл не адкрывае канверт. Выберыце той, што быў захаваны пры запячатванні.',
    unreadable: 'Змесціва канверта пашкоджана, і яго нельга прачытаць. Канверт лічыцца страчаным, і вырашае арбітр.',
  },
};

const MACEDONIAN: EnvelopeSentences = {
  envelope:
    'Со белите игра Botvinnik, со црните игра Bronstein. Ова е позицијата пред ковертираниот потег. Првиот ред: бел крал e1. Вториот ред: бел пешак e2. Редовите од третиот до седмиот се празни. Осмиот ред: црн крал e8. Белите потрошија 12 минути, црните 5 минути. Белите го ковертираат потегот број 42. Ниедна понуда за реми не важи. Партијата ќе продолжи. Датум: 11.5. Време: 17 h. Место: Moskva.',
  offered: ['Понудата за реми од црните важи.', 'Партијата ќе продолжи. Датум: 11.5. Време: 17 h. Место: Moskva.'],
  faults:
    'На ковертот мора да стојат имињата на двајцата играчи. На ковертот мора да стојат датумот, времето и местото на продолжувањето.',
  wrong:
    'Позицијата на ковертот не е онаа на таблата. Времињата на ковертот не се оние на часовникот. На ковертот е наведен погрешен играч како оној што ковертира. Бројот на ковертираниот потег е погрешен. За понудата за реми на ковертот стои погрешно.',
  sayings: {
    'adjourn?': 'Да се прекине партијата? Белите се на потег и мора да го ковертираат.',
    'turn away': 'Црните, свртете се и не слушајте: белите го запишуваат потегот.',
    'locked away': 'Потегот е запишан и заклучен. На оваа страница не остана ништо од него.',
    several: 'Ова може да значи два потега.',
    none: 'Во ова не може да се прочита потег.',
    found: 'Во ковертот пишува: „Nd2“.',
    'both here':
      'Двајцата играчи се тука. Ковертот се отвора и се игра ковертираниот потег на белите. Се пушта часовникот на црните.',
    'replier away': 'Белите се тука, црните не се. Ковертот останува затворен. Се пушта часовникот на црните.',
    'sealer late':
      'Црните се тука, белите не се. Доцнењето е 5 минути. Ковертот се отвора и се игра ковертираниот потег на белите. Се пушта часовникот на црните.',
    'nobody, envelope and times lost':
      'Ниту еден играч не е тука. Ковертот не може да се отвори: белите го играат ковертираниот потег на таблата. Времињата не се познати: судијата ги местува часовниците.',
    'position lost': 'Двајцата играчи се тука. Позицијата не е позната: се игра нова партија.',
    'not secure': 'Потегот не може да се заклучи тука: страницата мора да дојде преку безбедна врска, со https.',
    'too long': 'Ова е предолго за потег. Напишете го само потегот.',
    'wrong passphrase': 'Ковертот не се отвора со оваа лозинка. Проверете ја и обидете се повторно.',
    'not this envelope': 'Оваа датотека не го отвора ковертот. Изберете ја онаа што е зачувана при ковертирањето.',
    unreadable:
      'Содржината на ковертот е оштетена и не може да се прочита. Ковертот се смета за изгубен и одлучува судијата.',
  },
};

const LANGUAGES = inFiveLanguages({ en: ENGLISH, de: GERMAN, uk: UKRAINIAN, be: BELARUSIAN, mk: MACEDONIAN });

describe.each(LANGUAGES)('%s', (_language, words, expected) => {
  const said = envelopeSaid(words);

  test('what stands on the envelope', () => {
    expect(said.envelope).toBe(expected.envelope);
    expect(said.offered).toEqual(expected.offered);
  });

  test('what is wrong or missing on it', () => {
    expect(said.faults).toBe(expected.faults);
    expect(said.wrong).toBe(expected.wrong);
  });

  test.each(Object.keys(expected.sayings) as (keyof EnvelopeSentences['sayings'])[])('%s', (saying) => {
    expect(said.sayings[saying]).toBe(expected.sayings[saying]);
  });
});

test('no sentence has a word that a voice spells out', () => {
  const sentences = ({ sayings, ...rest }: EnvelopeSentences) => [
    ...Object.values<string>(sayings),
    ...Object.values<string | readonly string[]>(rest).flat(),
  ];
  expect(spelledOut(sentences(BELARUSIAN), sentences(MACEDONIAN))).toEqual([]);
});
