/** The rules for visually disabled players in five languages, in whole sentences written from each grammar. */
import { describe, expect, test } from 'vitest';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { inFiveLanguages, spelledOut } from './five-languages.js';
import { FACTS, REFUSALS, SHEETS, tableSaid, type TableSentences } from './table-said.js';
import { windowIsFor } from '../../speech/phrase/table.js';

const F3 = 'Springer Gustav eins Felix drei.';
const TAKES_F3 = 'Springer Gustav eins schlägt Felix drei.';
const F6 = 'Springer Gustav eins Felix sechs.';
const H3 = 'Springer Gustav eins Hector drei.';

const ENGLISH: TableSentences = {
  sheets: { agree: 'The scores agree.', part: `Move 3, by Black. White's score: ${F3} Black's score: ${H3}` },
  facts: {
    announced: `White calls: ${F3}`,
    'through his assistant': `White's assistant calls for White: ${F3}`,
    'through the other’s': `White's assistant calls for Black: ${F3}`,
    corrected: `White corrects the call: ${F3} Not: ${H3}`,
    'announced and made': `White calls: ${F3}`,
    'announced otherwise than made': `White calls: ${H3} On White's board: ${F3}`,
    'announced before and made': 'White has made the move.',
    'announced otherwise before': `On White's board: ${F3}`,
    'made and not announced': `On White's board: ${F3}`,
    'taken and not announced': `On White's board: ${TAKES_F3}`,
    repeated: 'Black repeats it.',
    'repeated wrongly': `Black repeats another move. Called: ${F3} Repeated: ${F6}`,
    executed: `On Black's board: ${F3}`,
    'taken off': 'White takes off the pawn on d5.',
    'queen taken off': 'Black takes off the queen on d5.',
    placed: 'White places the rook on e4.',
    'put back': 'White puts everything back.',
    'not announced': 'White has not called the move.',
    'not repeated': 'Black has not repeated the move.',
    'not executed': "The opponent's move was not made on Black's board.",
    'boards agree': 'The boards agree.',
    'boards differ':
      "The boards differ. f3: on White's board white knight, on Black's nothing. h3: on White's board nothing, on Black's white rook. The scores agree. Black must put the board right.",
    'scores differ': "The boards differ. e4: on White's board nothing, on Black's black pawn. The scores differ too.",
    mended: "Black's board is right again.",
    'moves asked': 'White asks for the number of moves.',
    'time asked': 'White asks for the time used.',
    'moves told': 'Moves completed: White 12, Black 11.',
    'time told': 'Time used: White 12 minutes, Black 5 minutes.',
  },
  refusals: {
    'rules not used': 'The rules for visually disabled players are not used in this game.',
    'capture missing': 'First take the captured piece off the board. Then press the clock.',
    'placing missing': 'First make the move on the board. Then press the clock.',
    'announcing missing': 'First call the move. Then press the clock.',
    'nothing to put back': 'There is nothing to put back.',
    'nothing to take off': "None of your opponent's pieces is on e4.",
    'announced already': 'That move has been called already.',
    'too late to correct': "Too late: a call is corrected only before the opponent's clock runs.",
    'nothing due': 'Nothing is to be called, repeated or made on your board now.',
    'nothing announced': 'Your opponent has called no move.',
    'repeated already': 'The move has been repeated already.',
    'not the move announced': 'That is not the move that was called, which is pawn e2 to e4.',
    'boards differ':
      'In the game none of your pieces stands there: the boards differ. Ask for the boards to be compared.',
    'one board': 'In this game both players use one board.',
    'nothing to mend': 'There is nothing on that board to put right.',
    'not asked': 'An assistant tells that only when the player asks.',
    'assistant needed': 'Against a hearing-impaired opponent an assistant is needed.',
    execute: 'In this game the assistant does not make moves on the other board.',
    announce: 'In this game the assistant does not call or repeat the moves.',
    score: 'In this game the assistant does not keep the score.',
    clock: 'In this game the assistant does not press the clock.',
    tell: 'In this game the assistant does not tell moves and time.',
    claim: 'In this game the assistant does not claim or call the arbiter.',
    adjourn: 'In this game the assistant does not seal the move.',
    move: "In this game the assistant does not move the player's pieces.",
  },
};

const GERMAN: TableSentences = {
  sheets: {
    agree: 'Die Mitschriften stimmen überein.',
    part: `Zug 3 von Schwarz. Mitschrift von Weiß: ${F3} Mitschrift von Schwarz: ${H3}`,
  },
  facts: {
    announced: `Weiß sagt an: ${F3}`,
    'through his assistant': `Der Assistent von Weiß sagt an: ${F3}`,
    'through the other’s': `Der Assistent von Weiß, für Schwarz, sagt an: ${F3}`,
    corrected: `Weiß berichtigt die Ansage: ${F3} Nicht: ${H3}`,
    'announced and made': `Weiß sagt an: ${F3}`,
    'announced otherwise than made': `Weiß sagt an: ${H3} Auf dem Brett von Weiß: ${F3}`,
    'announced before and made': 'Weiß hat den Zug ausgeführt.',
    'announced otherwise before': `Auf dem Brett von Weiß: ${F3}`,
    'made and not announced': `Auf dem Brett von Weiß: ${F3}`,
    'taken and not announced': `Auf dem Brett von Weiß: ${TAKES_F3}`,
    repeated: 'Schwarz wiederholt den Zug.',
    'repeated wrongly': `Schwarz wiederholt einen anderen Zug. Angesagt: ${F3} Wiederholt: ${F6}`,
    executed: `Auf dem Brett von Schwarz: ${F3}`,
    'taken off': 'Weiß nimmt den Bauern auf d5 vom Brett.',
    'queen taken off': 'Schwarz nimmt die Dame auf d5 vom Brett.',
    placed: 'Weiß setzt den Turm nach e4.',
    'put back': 'Weiß stellt alles zurück.',
    'not announced': 'Weiß hat den Zug nicht angesagt.',
    'not repeated': 'Schwarz hat den Zug nicht wiederholt.',
    'not executed': 'Der Zug des Gegners wurde auf dem Brett von Schwarz nicht ausgeführt.',
    'boards agree': 'Die Bretter stimmen überein.',
    'boards differ':
      'Die Bretter stimmen nicht überein. f3: bei Weiß weißer Springer, bei Schwarz leer. h3: bei Weiß leer, bei Schwarz weißer Turm. Die Mitschriften stimmen überein. Schwarz muss das Brett berichtigen.',
    'scores differ':
      'Die Bretter stimmen nicht überein. e4: bei Weiß leer, bei Schwarz schwarzer Bauer. Auch die Mitschriften stimmen nicht überein.',
    mended: 'Das Brett von Schwarz stimmt wieder.',
    'moves asked': 'Weiß fragt nach der Zahl der Züge.',
    'time asked': 'Weiß fragt nach der verbrauchten Zeit.',
    'moves told': 'Abgeschlossene Züge: Weiß 12, Schwarz 11.',
    'time told': 'Verbrauchte Zeit: Weiß 12 Minuten, Schwarz 5 Minuten.',
  },
  refusals: {
    'rules not used': 'Die Regeln für sehbehinderte Spieler gelten in dieser Partie nicht.',
    'capture missing': 'Zuerst die geschlagene Figur vom Brett nehmen. Dann die Uhr drücken.',
    'placing missing': 'Zuerst den Zug auf dem Brett ausführen. Dann die Uhr drücken.',
    'announcing missing': 'Zuerst den Zug ansagen. Dann die Uhr drücken.',
    'nothing to put back': 'Es gibt nichts zurückzustellen.',
    'nothing to take off': 'Auf e4 steht keine Figur des Gegners.',
    'announced already': 'Dieser Zug wurde schon angesagt.',
    'too late to correct': 'Zu spät: Eine Ansage wird nur berichtigt, bevor die Uhr des Gegners läuft.',
    'nothing due': 'Jetzt ist nichts anzusagen, zu wiederholen oder auf Ihrem Brett auszuführen.',
    'nothing announced': 'Der Gegner hat keinen Zug angesagt.',
    'repeated already': 'Der Zug wurde schon wiederholt.',
    'not the move announced': 'Das ist nicht der angesagte Zug. Angesagt wurde Bauer e2 nach e4.',
    'boards differ':
      'In der Partie steht dort keine eigene Figur: Die Bretter stimmen nicht überein. Bitte vergleichen lassen.',
    'one board': 'In dieser Partie benutzen beide Spieler ein Brett.',
    'nothing to mend': 'Auf diesem Brett gibt es nichts zu berichtigen.',
    'not asked': 'Das sagt ein Assistent nur, wenn der Spieler fragt.',
    'assistant needed': 'Gegen einen hörbehinderten Gegner ist ein Assistent nötig.',
    execute:
      'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, Züge auf dem anderen Brett auszuführen.',
    announce: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, Züge anzusagen oder zu wiederholen.',
    score: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, mitzuschreiben.',
    clock: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, die Uhr zu drücken.',
    tell: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, Züge und Zeit mitzuteilen.',
    claim:
      'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, zu reklamieren oder den Schiedsrichter zu rufen.',
    adjourn: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, den Zug abzugeben.',
    move: 'In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, die Figuren des Spielers zu ziehen.',
  },
};

const UKRAINIAN: TableSentences = {
  sheets: { agree: 'Записи однакові.', part: `Хід 3 чорних. Запис білих: ${F3} Запис чорних: ${H3}` },
  facts: {
    announced: `Білі оголошують: ${F3}`,
    'through his assistant': `Асистент білих оголошує: ${F3}`,
    'through the other’s': `Асистент білих за чорних оголошує: ${F3}`,
    corrected: `Білі виправляють оголошення: ${F3} А не: ${H3}`,
    'announced and made': `Білі оголошують: ${F3}`,
    'announced otherwise than made': `Білі оголошують: ${H3} На дошці білих: ${F3}`,
    'announced before and made': 'Білі зробили хід.',
    'announced otherwise before': `На дошці білих: ${F3}`,
    'made and not announced': `На дошці білих: ${F3}`,
    'taken and not announced': `На дошці білих: ${TAKES_F3}`,
    repeated: 'Чорні повторюють хід.',
    'repeated wrongly': `Чорні повторюють інший хід. Оголошено: ${F3} Повторено: ${F6}`,
    executed: `На дошці чорних: ${F3}`,
    'taken off': 'Білі знімають пішака на d5.',
    'queen taken off': 'Чорні знімають ферзя на d5.',
    placed: 'Білі ставлять туру на e4.',
    'put back': 'Білі повертають усе на місце.',
    'not announced': 'Білі не оголосили хід.',
    'not repeated': 'Чорні не повторили хід.',
    'not executed': 'Хід суперника не зроблено на дошці чорних.',
    'boards agree': 'Позиції на дошках однакові.',
    'boards differ':
      'Позиції на дошках різні. f3: у білих білий кінь, у чорних порожньо. h3: у білих порожньо, у чорних біла тура. Записи однакові. Чорні повинні виправити позицію на дошці.',
    'scores differ': 'Позиції на дошках різні. e4: у білих порожньо, у чорних чорний пішак. Записи теж різні.',
    mended: 'Дошку чорних виправлено.',
    'moves asked': 'Білі питають про кількість ходів.',
    'time asked': 'Білі питають про витрачений час.',
    'moves told': 'Завершених ходів: білі 12, чорні 11.',
    'time told': 'Витрачений час: білі 12 хвилин, чорні 5 хвилин.',
  },
  refusals: {
    'rules not used': 'У цій партії правила для гравців із порушеннями зору не застосовують.',
    'capture missing': 'Спочатку зніміть узяту фігуру. Потім перемкніть годинник.',
    'placing missing': 'Спочатку зробіть хід на дошці. Потім перемкніть годинник.',
    'announcing missing': 'Спочатку оголосіть хід. Потім перемкніть годинник.',
    'nothing to put back': 'Немає чого повертати на місце.',
    'nothing to take off': 'На e4 немає фігури суперника.',
    'announced already': 'Цей хід уже оголошено.',
    'too late to correct': 'Пізно: оголошення виправляють лише до того, як піде годинник суперника.',
    'nothing due': 'Зараз нічого оголошувати, повторювати чи виконувати на вашій дошці.',
    'nothing announced': 'Суперник не оголосив ходу.',
    'repeated already': 'Хід уже повторено.',
    'not the move announced': 'Це не оголошений хід. Оголошено: пішак e2 на e4.',
    'boards differ': 'У партії там немає вашої фігури: позиції на дошках різні. Попросіть порівняти дошки.',
    'one board': 'У цій партії обидва гравці користуються однією дошкою.',
    'nothing to mend': 'На цій дошці немає чого виправляти.',
    'not asked': 'Асистент повідомляє це лише на прохання гравця.',
    'assistant needed': 'Проти суперника із порушеннями слуху потрібен асистент.',
    execute: 'У цій партії асистент не робить ходів на іншій дошці.',
    announce: 'У цій партії асистент не оголошує і не повторює ходів.',
    score: 'У цій партії асистент не веде запису партії.',
    clock: 'У цій партії асистент не перемикає годинника.',
    tell: 'У цій партії асистент не повідомляє ходів і часу.',
    claim: 'У цій партії асистент не подає вимог і не кличе арбітра.',
    adjourn: 'У цій партії асистент не записує ходу, коли партію відкладають.',
    move: 'У цій партії асистент не ходить за гравця.',
  },
};

const BELARUSIAN: TableSentences = {
  sheets: { agree: 'Запісы аднолькавыя.', part: `Ход 3 чорных. Запіс белых: ${F3} Запіс чорных: ${H3}` },
  facts: {
    announced: `Белыя аб’яўляюць: ${F3}`,
    'through his assistant': `Асістэнт белых аб’яўляе: ${F3}`,
    'through the other’s': `Асістэнт белых за чорных аб’яўляе: ${F3}`,
    corrected: `Белыя выпраўляюць аб’яўлены ход: ${F3} А не: ${H3}`,
    'announced and made': `Белыя аб’яўляюць: ${F3}`,
    'announced otherwise than made': `Белыя аб’яўляюць: ${H3} На дошцы белых: ${F3}`,
    'announced before and made': 'Белыя зрабілі ход.',
    'announced otherwise before': `На дошцы белых: ${F3}`,
    'made and not announced': `На дошцы белых: ${F3}`,
    'taken and not announced': `На дошцы белых: ${TAKES_F3}`,
    repeated: 'Чорныя паўтараюць ход.',
    'repeated wrongly': `Чорныя паўтараюць іншы ход. Аб’яўлены: ${F3} Паўтораны: ${F6}`,
    executed: `На дошцы чорных: ${F3}`,
    'taken off': 'Белыя здымаюць пешку d5.',
    'queen taken off': 'Чорныя здымаюць ферзя d5.',
    placed: 'Белыя ставяць ладдзю на e4.',
    'put back': 'Белыя вяртаюць усё на месца.',
    'not announced': 'Белыя не аб’явілі ход.',
    'not repeated': 'Чорныя не паўтарылі ход.',
    'not executed': 'Ход праціўніка не зроблены на дошцы чорных.',
    'boards agree': 'Пазіцыі на дошках аднолькавыя.',
    'boards differ':
      'Пазіцыі на дошках розныя. f3: у белых белы конь, у чорных пуста. h3: у белых пуста, у чорных белая ладдзя. Запісы аднолькавыя. Чорныя павінны выправіць пазіцыю на дошцы.',
    'scores differ': 'Пазіцыі на дошках розныя. e4: у белых пуста, у чорных чорная пешка. Запісы таксама розныя.',
    mended: 'Дошка чорных выпраўлена.',
    'moves asked': 'Белыя пытаюцца пра колькасць хадоў.',
    'time asked': 'Белыя пытаюцца пра выдаткаваны час.',
    'moves told': 'Завершана хадоў: белыя 12, чорныя 11.',
    'time told': 'Выдаткаваны час: белыя 12 хвілін, чорныя 5 хвілін.',
  },
  refusals: {
    'rules not used': 'У гэтай партыі правілы для сляпых і слабавідучых гульцоў не дзейнічаюць.',
    'capture missing': 'Спачатку зніміце ўзятую фігуру. Потым націсніце на гадзіннік.',
    'placing missing': 'Спачатку зрабіце ход на дошцы. Потым націсніце на гадзіннік.',
    'announcing missing': 'Спачатку аб’явіце ход. Потым націсніце на гадзіннік.',
    'nothing to put back': 'Няма чаго вяртаць на месца.',
    'nothing to take off': 'На e4 няма фігуры праціўніка.',
    'announced already': 'Гэты ход ужо аб’яўлены.',
    'too late to correct': 'Позна: аб’яўлены ход выпраўляюць, толькі пакуль не пайшоў час праціўніка.',
    'nothing due': 'Зараз няма чаго аб’яўляць, паўтараць ці выконваць на вашай дошцы.',
    'nothing announced': 'Праціўнік не аб’явіў хода.',
    'repeated already': 'Ход ужо паўтораны.',
    'not the move announced': 'Аб’яўлены быў іншы ход: пешка e2 на e4.',
    'boards differ': 'У партыі там няма вашай фігуры: пазіцыі на дошках розныя. Папрасіце параўнаць іх.',
    'one board': 'У гэтай партыі абодва гульцы карыстаюцца адной дошкай.',
    'nothing to mend': 'На гэтай дошцы няма чаго выпраўляць.',
    'not asked': 'Асістэнт кажа гэта, толькі калі гулец пытаецца.',
    'assistant needed': 'Супраць слабачуючага праціўніка патрэбны асістэнт.',
    execute: 'У гэтай партыі асістэнт не робіць хадоў на другой дошцы.',
    announce: 'У гэтай партыі асістэнт не аб’яўляе і не паўтарае хадоў.',
    score: 'У гэтай партыі асістэнт не вядзе запісу партыі.',
    clock: 'У гэтай партыі асістэнт не націскае на гадзіннік.',
    tell: 'У гэтай партыі асістэнт не паведамляе хадоў і часу.',
    claim: 'У гэтай партыі асістэнт не патрабуе і не кліча арбітра.',
    adjourn: 'У гэтай партыі асістэнт не запячатвае хода.',
    move: 'У гэтай партыі асістэнт не ходзіць за гульца.',
  },
};

const MACEDONIAN: TableSentences = {
  sheets: { agree: 'Записите се исти.', part: `Потег 3 на црните. Запис на белите: ${F3} Запис на црните: ${H3}` },
  facts: {
    announced: `Белите најавуваат: ${F3}`,
    'through his assistant': `Помошникот на белите најавува: ${F3}`,
    'through the other’s': `Помошникот на белите, за црните, најавува: ${F3}`,
    corrected: `Белите ја исправаат најавата: ${F3} А не: ${H3}`,
    'announced and made': `Белите најавуваат: ${F3}`,
    'announced otherwise than made': `Белите најавуваат: ${H3} На таблата на белите: ${F3}`,
    'announced before and made': 'Белите го одиграа потегот.',
    'announced otherwise before': `На таблата на белите: ${F3}`,
    'made and not announced': `На таблата на белите: ${F3}`,
    'taken and not announced': `На таблата на белите: ${TAKES_F3}`,
    repeated: 'Црните го повторуваат потегот.',
    'repeated wrongly': `Црните повторуваат друг потег. Најавено: ${F3} Повторено: ${F6}`,
    executed: `На таблата на црните: ${F3}`,
    'taken off': 'Белите го симнуваат пешакот на d5.',
    'queen taken off': 'Црните ја симнуваат дамата на d5.',
    placed: 'Белите го ставаат топот на e4.',
    'put back': 'Белите ги враќаат фигурите на место.',
    'not announced': 'Белите не го најавија потегот.',
    'not repeated': 'Црните не го повторија потегот.',
    'not executed': 'Потегот на противникот не е извршен на таблата на црните.',
    'boards agree': 'Таблите се исти.',
    'boards differ':
      'Таблите се разликуваат. f3: кај белите бел скокач, кај црните празно. h3: кај белите празно, кај црните бел топ. Записите се исти. Црните мора да ја исправат таблата.',
    'scores differ': 'Таблите се разликуваат. e4: кај белите празно, кај црните црн пешак. И записите се разликуваат.',
    mended: 'Таблата на црните е исправена.',
    'moves asked': 'Белите прашуваат за бројот на потези.',
    'time asked': 'Белите прашуваат за потрошеното време.',
    'moves told': 'Завршени потези: белите 12, црните 11.',
    'time told': 'Потрошено време: белите 12 минути, црните 5 минути.',
  },
  refusals: {
    'rules not used': 'Во оваа партија не важат правилата за играчи со оштетен вид.',
    'capture missing': 'Прво симнете ја земената фигура од таблата. Потоа притиснете го часовникот.',
    'placing missing': 'Прво одиграјте го потегот на таблата. Потоа притиснете го часовникот.',
    'announcing missing': 'Прво најавете го потегот. Потоа притиснете го часовникот.',
    'nothing to put back': 'Нема што да се врати на место.',
    'nothing to take off': 'На e4 нема фигура на противникот.',
    'announced already': 'Тој потег е веќе најавен.',
    'too late to correct': 'Доцна е: најавата се исправа само пред да потече часовникот на противникот.',
    'nothing due': 'Сега нема што да се најави, повтори или изведе на вашата табла.',
    'nothing announced': 'Противникот не најави потег.',
    'repeated already': 'Потегот е веќе повторен.',
    'not the move announced': 'Тоа не е најавениот потег. Најавено е: пешак e2 на e4.',
    'boards differ': 'Во партијата таму нема ваша фигура: таблите се разликуваат. Побарајте да се споредат.',
    'one board': 'Во оваа партија двајцата играчи користат една табла.',
    'nothing to mend': 'На таа табла нема што да се исправи.',
    'not asked': 'Помошникот го кажува тоа само ако играчот праша.',
    'assistant needed': 'Против противник со оштетен слух е потребен помошник.',
    execute: 'Во оваа партија помошникот не игра потези на другата табла.',
    announce: 'Во оваа партија помошникот не најавува и не повторува потези.',
    score: 'Во оваа партија помошникот не ја запишува партијата.',
    clock: 'Во оваа партија помошникот не го притиска часовникот.',
    tell: 'Во оваа партија помошникот не ги соопштува потезите и времето.',
    claim: 'Во оваа партија помошникот не поднесува барања и не вика судија.',
    adjourn: 'Во оваа партија помошникот не го ковертира потегот.',
    move: 'Во оваа партија помошникот не ги движи фигурите на играчот.',
  },
};

const LANGUAGES = inFiveLanguages({ en: ENGLISH, de: GERMAN, uk: UKRAINIAN, be: BELARUSIAN, mk: MACEDONIAN });

describe.each(LANGUAGES)('%s', (_language, words, sentences) => {
  const said = tableSaid(words);

  test.each(Object.keys(FACTS) as (keyof typeof FACTS)[])('%s', (fact) => {
    expect(said.facts[fact]).toBe(sentences.facts[fact]);
  });

  test.each(Object.keys(SHEETS) as (keyof typeof SHEETS)[])('the scores: %s', (answer) => {
    expect(said.sheets[answer]).toBe(sentences.sheets[answer]);
  });

  test.each(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[])('why not: %s', (refusal) => {
    expect(said.refusals[refusal]).toBe(sentences.refusals[refusal]);
  });
});

test('no sentence has a word that a voice spells out', () => {
  const sentences = ({ facts, refusals, sheets }: TableSentences) =>
    [facts, refusals, sheets].flatMap((said) => Object.values<string>(said));
  expect(spelledOut(sentences(BELARUSIAN), sentences(MACEDONIAN))).toEqual([]);
});

describe('whose window it is', () => {
  test.each([
    [wordsEn, "This window is for White's assistant.", 'This window is for both players.'],
    [wordsDe, 'Dieses Fenster ist für den Assistenten von Weiß.', 'Dieses Fenster ist für beide Spieler.'],
    [wordsUk, 'Це вікно — для асистента білих.', 'Це вікно — для обох гравців.'],
    [wordsBe, 'Гэтае акно — для асістэнта белых.', 'Гэтае акно — для абодвух гульцоў.'],
    [wordsMk, 'Овој прозорец е за помошникот на белите.', 'Овој прозорец е за двајцата играчи.'],
  ])('%#', (words, assistant, both) => {
    expect(windowIsFor('assistant of white', words.messages)).toBe(assistant);
    expect(windowIsFor('both players', words.messages)).toBe(both);
  });
});
