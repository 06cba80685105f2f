/** The conditions of a game at a table read out in five languages, in whole sentences written from each grammar. */
import { describe, expect, test } from 'vitest';
import { tableSetup } from '../../src/app/table/table-setup.js';
import { control } from '../../src/laws/clock/control.js';
import { DEFAULT_TABLE_CHOICE, type TableChoice } from '../../src/play/table-choice.js';
import { conditionLines, phraseConditions } from '../../speech/phrasing/table-conditions.js';
import { wholeBe } from '../../speech/words/be/whole.js';
import { wholeDe } from '../../speech/words/de/whole.js';
import { wholeEn } from '../../speech/words/en/whole.js';
import { wholeMk } from '../../speech/words/mk/whole.js';
import { wholeUk } from '../../speech/words/uk/whole.js';
import type { WholeWords } from '../../speech/words/words.js';
import { trapIn } from './be.js';
import { inWords } from './said.js';

const CASES = {
  /** FIDE 2023, strict: a blind player with an assistant meets a sighted one, under an arbiter who has approved. */
  strict: {
    names: { white: 'Anna', black: '' },
    assistants: { white: ['announce', 'score', 'tell', 'claim'] },
    warningsAllowed: true,
    quickplay: true,
    minutesLate: 15,
    approved: true,
  },
  /** FIDE 2009: both are blind, Black hearing-impaired too; one board, plain calls by decision of the arbiter. */
  old: {
    edition: 'FIDE 2009',
    time: { white: control(60), black: control(60) },
    disabled: { white: true, black: true },
    hearingImpaired: { white: false, black: true },
    boards: 'one',
    callStyle: 'plain',
    assistants: { black: ['execute', 'clock', 'adjourn'] },
  },
  /** FIDE 2018, without an arbiter: both assistants call, and the event must say how late one may come. */
  both: {
    edition: 'FIDE 2018',
    time: { white: control(5, 3), black: control(5, 3) },
    disabled: { white: true, black: true },
    hearingImpaired: { white: true, black: true },
    callStyle: 'fide names',
    assistants: { white: ['announce'], black: ['announce', 'move'] },
    specialClock: false,
    arbiter: false,
  },
  /** Casual, without a clock, among sighted players. */
  casual: {
    play: 'casual',
    timed: false,
    disabled: { white: false, black: false },
    callStyle: 'uci',
    recording: 'program',
    illegalMoves: 'refused',
    arbiter: false,
  },
  /** A player who is not there at the start loses. */
  late: { time: { white: control(5, 3), black: control(5, 3) }, callStyle: 'algebraic', specialClock: false },
} satisfies Readonly<Record<string, Partial<TableChoice>>>;
type Sentences = Readonly<Record<keyof typeof CASES, readonly string[]>>;

const lines = (words: WholeWords, name: keyof typeof CASES): readonly string[] => {
  const setup = tableSetup({ ...DEFAULT_TABLE_CHOICE, ...CASES[name] }, { id: '', now: 0 });
  return conditionLines(setup, inWords(words)).map((line) => line.map(({ text }) => text).join(' '));
};

const ENGLISH: Sentences = {
  strict: [
    'Strict play. Laws: FIDE 2023.',
    '90 minutes, 30 seconds a move.',
    'White: Anna. White is visually disabled.',
    'Each player has a board of his own (article D.1).',
    "White's assistant calls the moves of both players (article D.2.10.2).",
    'Moves are called the FIDE way, with German numbers (article D.2.1). For example: Springer Gustav eins Felix drei.',
    "White's assistant has to do: calling the moves of both players (article D.2.10.2); keeping the score (article D.2.10.3); telling the number of moves and the time used, only when asked (article D.2.10.4); claiming on time and telling the arbiter of touched pieces (article D.2.10.5).",
    'Each player keeps his own score. A recording device may be used (article D.2.7).',
    'A special clock is used, which speaks or can be felt (article D.2.6.1).',
    'Warnings of time are allowed.',
    'The rules for a quickplay finish are used.',
    'An illegal move stands until it is found.',
    'A player who comes more than 15 minutes late loses (article 6.7.1).',
    'An arbiter is present.',
    'The arbiter has approved the use of this program. Engine and hints are locked.',
  ],
  old: [
    'Strict play. Laws: FIDE 2009.',
    '1 hour.',
    'Both players are visually disabled. Black is hearing-impaired.',
    'Both players use one board.',
    "Each player calls his moves and repeats the opponent's (article E2.1).",
    'Moves are called in plain words, and not with German numbers: the arbiter has decided so (article E2.1). For example: knight g1 to f3.',
    "Black's assistant has to do: making the moves on the opponent's board (article E2.9a); pressing the clock (article E2.9c); the formalities of an adjournment (article E2.9f).",
    'Each player keeps his own score. A tape recorder may be used (article E2.5).',
    'A special clock is used, which can be felt (article E2.4).',
    'The rules for a quickplay finish are used.',
    'An illegal move stands until it is found.',
    'A player who is not there when the clocks are started loses (article 6.6a).',
    'An arbiter is present.',
    'Engine and hints are locked.',
  ],
  both: [
    'Strict play. Laws: FIDE 2018.',
    '5 minutes, 3 seconds a move.',
    'Both players are visually disabled. Both players are hearing-impaired.',
    'Each player has a board of his own (article D.1).',
    'Both assistants call the moves of both players (article D.2.10.2).',
    'Moves are called with the FIDE names and the numbers of this language, and not with German numbers: it was agreed so (article D.2.1). For example: knight Gustav one Felix three.',
    "White's assistant has to do: calling the moves of both players (article D.2.10.2).",
    "Black's assistant has to do: calling the moves of both players (article D.2.10.2); moving the player's pieces (article 4.9).",
    'Each player keeps his own score. A recording device may be used (article D.2.7).',
    'An illegal move stands until it is found.',
    'How late a player may come is for the event to say (article 6.7.1).',
    'No arbiter is present.',
    'Engine and hints are locked.',
  ],
  casual: [
    'Casual play. Laws: FIDE 2023.',
    'No clock.',
    'Neither player is visually disabled, and the rules for visually disabled players are not used.',
    'Moves are called in UCI notation. For example: g1 f3.',
    'Neither player has an assistant.',
    'The program keeps the score.',
    'The program refuses an illegal move and says why.',
    'No arbiter is present.',
  ],
  late: [
    'Strict play. Laws: FIDE 2023.',
    '5 minutes, 3 seconds a move.',
    'White is visually disabled.',
    'Each player has a board of his own (article D.1).',
    "Each player calls his moves and repeats the opponent's (article D.2.1).",
    'Moves are called in short algebraic notation, and not with German numbers: the arbiter has decided so (article D.2.1). For example: Ng1-f3.',
    'Neither player has an assistant.',
    'Each player keeps his own score. A recording device may be used (article D.2.7).',
    'An illegal move stands until it is found.',
    'A player who is not there when the clocks are started loses (article 6.7.1).',
    'An arbiter is present.',
    'Engine and hints are locked.',
  ],
};

const GERMAN: Sentences = {
  strict: [
    'Strenges Spiel. Es gilt die Fassung FIDE 2023 der Regeln.',
    '90 Minuten, 30 Sekunden je Zug.',
    'Weiß: Anna. Weiß ist sehbehindert.',
    'Jeder Spieler hat ein eigenes Brett (Artikel D.1).',
    'Der Assistent von Weiß sagt die Züge beider Spieler an (Artikel D.2.10.2).',
    'Züge werden nach FIDE angesagt, mit deutschen Zahlen (Artikel D.2.1). Zum Beispiel: Springer Gustav eins Felix drei.',
    'Aufgaben des Assistenten von Weiß: die Züge beider Spieler ansagen (Artikel D.2.10.2); mitschreiben (Artikel D.2.10.3); die Zahl der Züge und die verbrauchte Zeit mitteilen, nur wenn gefragt wird (Artikel D.2.10.4); Zeitüberschreitung reklamieren und dem Schiedsrichter berührte Figuren melden (Artikel D.2.10.5).',
    'Jeder Spieler schreibt die Partie selbst mit. Ein Aufnahmegerät ist erlaubt (Artikel D.2.7).',
    'Es wird eine besondere Uhr benutzt, die spricht oder die man fühlen kann (Artikel D.2.6.1).',
    'Zeitwarnungen sind erlaubt.',
    'Diese Partie hat eine Endspurtphase.',
    'Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.',
    'Wer mehr als 15 Minuten zu spät kommt, verliert (Artikel 6.7.1).',
    'Ein Schiedsrichter ist anwesend.',
    'Der Schiedsrichter hat dieses Programm zugelassen. Engine und Hinweise sind gesperrt.',
  ],
  old: [
    'Strenges Spiel. Es gilt die Fassung FIDE 2009 der Regeln.',
    'Eine Stunde.',
    'Beide Spieler sind sehbehindert. Schwarz ist hörbehindert.',
    'Beide Spieler benutzen ein Brett.',
    'Jeder Spieler sagt seine Züge an und wiederholt die des Gegners (Artikel E2.1).',
    'Züge werden in einfachen Worten angesagt und nicht nach FIDE: so hat der Schiedsrichter entschieden (Artikel E2.1). Zum Beispiel: Springer g1 nach f3.',
    'Aufgaben des Assistenten von Schwarz: Züge auf dem Brett des Gegners ausführen (Artikel E2.9a); die Uhr drücken (Artikel E2.9c); die Formalitäten einer Hängepartie erledigen (Artikel E2.9f).',
    'Jeder Spieler schreibt die Partie selbst mit. Ein Tonbandgerät ist erlaubt (Artikel E2.5).',
    'Es wird eine besondere Uhr benutzt, die man fühlen kann (Artikel E2.4).',
    'Diese Partie hat eine Endspurtphase.',
    'Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.',
    'Wer beim Starten der Uhren nicht da ist, verliert (Artikel 6.6a).',
    'Ein Schiedsrichter ist anwesend.',
    'Engine und Hinweise sind gesperrt.',
  ],
  both: [
    'Strenges Spiel. Es gilt die Fassung FIDE 2018 der Regeln.',
    '5 Minuten, 3 Sekunden je Zug.',
    'Beide Spieler sind sehbehindert. Beide Spieler sind hörbehindert.',
    'Jeder Spieler hat ein eigenes Brett (Artikel D.1).',
    'Beide Assistenten sagen die Züge beider Spieler an (Artikel D.2.10.2).',
    'Züge werden mit den FIDE-Namen und den Wörtern dieser Sprache angesagt und nicht nach FIDE: so ist es vereinbart (Artikel D.2.1). Zum Beispiel: Springer Gustav eins Felix drei.',
    'Aufgaben des Assistenten von Weiß: die Züge beider Spieler ansagen (Artikel D.2.10.2).',
    'Aufgaben des Assistenten von Schwarz: die Züge beider Spieler ansagen (Artikel D.2.10.2); die Figuren des Spielers ziehen (Artikel 4.9).',
    'Jeder Spieler schreibt die Partie selbst mit. Ein Aufnahmegerät ist erlaubt (Artikel D.2.7).',
    'Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.',
    'Wie spät ein Spieler kommen darf, bestimmt die Veranstaltung (Artikel 6.7.1).',
    'Es ist kein Schiedsrichter anwesend.',
    'Engine und Hinweise sind gesperrt.',
  ],
  casual: [
    'Freies Spiel. Es gilt die Fassung FIDE 2023 der Regeln.',
    'Ohne Uhr.',
    'Kein Spieler ist sehbehindert, und die Regeln für sehbehinderte Spieler gelten nicht.',
    'Züge werden in UCI-Notation angesagt. Zum Beispiel: g1 f3.',
    'Kein Spieler hat einen Assistenten.',
    'Das Programm schreibt die Partie mit.',
    'Einen regelwidrigen Zug lehnt das Programm mit dem Grund ab.',
    'Es ist kein Schiedsrichter anwesend.',
  ],
  late: [
    'Strenges Spiel. Es gilt die Fassung FIDE 2023 der Regeln.',
    '5 Minuten, 3 Sekunden je Zug.',
    'Weiß ist sehbehindert.',
    'Jeder Spieler hat ein eigenes Brett (Artikel D.1).',
    'Jeder Spieler sagt seine Züge an und wiederholt die des Gegners (Artikel D.2.1).',
    'Züge werden in Kurznotation angesagt und nicht nach FIDE: so hat der Schiedsrichter entschieden (Artikel D.2.1). Zum Beispiel: Sg1-f3.',
    'Kein Spieler hat einen Assistenten.',
    'Jeder Spieler schreibt die Partie selbst mit. Ein Aufnahmegerät ist erlaubt (Artikel D.2.7).',
    'Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.',
    'Wer beim Starten der Uhren nicht da ist, verliert (Artikel 6.7.1).',
    'Ein Schiedsrichter ist anwesend.',
    'Engine und Hinweise sind gesperrt.',
  ],
};

const UKRAINIAN: Sentences = {
  strict: [
    'Сувора гра. Правила: FIDE 2023.',
    '90 хвилин, 30 секунд на хід.',
    'Білі: Anna. Гравець, що грає білими, має порушення зору.',
    'Кожен гравець має власну дошку (стаття D.1).',
    'Асистент білих оголошує ходи обох гравців (стаття D.2.10.2).',
    'Ходи оголошують за зразком ФІДЕ, німецькими числами (стаття D.2.1). Наприклад: Springer Gustav eins Felix drei.',
    'Обов’язки асистента білих: оголошувати ходи обох гравців (стаття D.2.10.2); вести запис партії (стаття D.2.10.3); повідомляти кількість ходів і витрачений час, лише на прохання (стаття D.2.10.4); вимагати перемоги за часом і повідомляти арбітра про торкнуті фігури (стаття D.2.10.5).',
    'Кожен гравець веде власний запис партії. Дозволено звукозаписувальний пристрій (стаття D.2.7).',
    'Використовують спеціальний годинник, який говорить або який можна відчути на дотик (стаття D.2.6.1).',
    'Попередження про час дозволено.',
    'Діють правила швидкого фінішу.',
    'Неможливий хід залишається, доки його не помітять.',
    'Гравець, який запізниться більш ніж на 15 хвилин, програє (стаття 6.7.1).',
    'Арбітр присутній.',
    'Арбітр дозволив користуватися цією програмою. Шаховий рушій і підказки заблоковано.',
  ],
  old: [
    'Сувора гра. Правила: FIDE 2009.',
    'Одна година.',
    'Обидва гравці мають порушення зору. Гравець, що грає чорними, має порушення слуху.',
    'Обидва гравці користуються однією дошкою.',
    'Кожен гравець оголошує свої ходи та повторює ходи суперника (стаття E2.1).',
    'Ходи оголошують простими словами, а не німецькими числами: так вирішив арбітр (стаття E2.1). Наприклад: кінь же один на еф три.',
    'Обов’язки асистента чорних: робити ходи на дошці суперника (стаття E2.9a); перемикати годинник (стаття E2.9c); виконувати формальності під час відкладання партії (стаття E2.9f).',
    'Кожен гравець веде власний запис партії. Дозволено магнітофон (стаття E2.5).',
    'Використовують спеціальний годинник, який можна відчути на дотик (стаття E2.4).',
    'Діють правила швидкого фінішу.',
    'Неможливий хід залишається, доки його не помітять.',
    'Гравець, якого немає під час пуску годинника, програє (стаття 6.6a).',
    'Арбітр присутній.',
    'Шаховий рушій і підказки заблоковано.',
  ],
  both: [
    'Сувора гра. Правила: FIDE 2018.',
    '5 хвилин, 3 секунди на хід.',
    'Обидва гравці мають порушення зору. Обидва гравці мають порушення слуху.',
    'Кожен гравець має власну дошку (стаття D.1).',
    'Обидва асистенти оголошують ходи обох гравців (стаття D.2.10.2).',
    'Ходи оголошують за іменами ФІДЕ та числами цієї мови, а не німецькими числами: так домовлено (стаття D.2.1). Наприклад: кінь Густав один Фелікс три.',
    'Обов’язки асистента білих: оголошувати ходи обох гравців (стаття D.2.10.2).',
    'Обов’язки асистента чорних: оголошувати ходи обох гравців (стаття D.2.10.2); ходити за гравця (стаття 4.9).',
    'Кожен гравець веде власний запис партії. Дозволено звукозаписувальний пристрій (стаття D.2.7).',
    'Неможливий хід залишається, доки його не помітять.',
    'На скільки гравець може запізнитися, визначає регламент змагання (стаття 6.7.1).',
    'Арбітра немає.',
    'Шаховий рушій і підказки заблоковано.',
  ],
  casual: [
    'Дружня гра. Правила: FIDE 2023.',
    'Без годинника.',
    'Жоден гравець не має порушень зору, тож правила для гравців із порушеннями зору не застосовують.',
    'Ходи оголошують нотацією UCI. Наприклад: g1 f3.',
    'Жоден гравець не має асистента.',
    'Запис партії веде програма.',
    'Неможливий хід програма відхиляє та називає причину.',
    'Арбітра немає.',
  ],
  late: [
    'Сувора гра. Правила: FIDE 2023.',
    '5 хвилин, 3 секунди на хід.',
    'Гравець, що грає білими, має порушення зору.',
    'Кожен гравець має власну дошку (стаття D.1).',
    'Кожен гравець оголошує свої ходи та повторює ходи суперника (стаття D.2.1).',
    'Ходи оголошують короткою алгебраїчною нотацією, а не німецькими числами: так вирішив арбітр (стаття D.2.1). Наприклад: Кg1-f3.',
    'Жоден гравець не має асистента.',
    'Кожен гравець веде власний запис партії. Дозволено звукозаписувальний пристрій (стаття D.2.7).',
    'Неможливий хід залишається, доки його не помітять.',
    'Гравець, якого немає під час пуску годинника, програє (стаття 6.7.1).',
    'Арбітр присутній.',
    'Шаховий рушій і підказки заблоковано.',
  ],
};

const BELARUSIAN: Sentences = {
  strict: [
    'Строгая гульня. Правілы: ФІДЭ 2023.',
    '90 хвілін, 30 секунд на ход.',
    'Белыя: Anna. Гулец, што гуляе белымі, сляпы або слабавідучы.',
    'Кожны гулец мае ўласную дошку (артыкул D.1).',
    'Асістэнт белых аб’яўляе хады абодвух гульцоў (артыкул D.2.10.2).',
    'Хады аб’яўляюць паводле правіл ФІДЭ, нямецкімі лікамі (артыкул D.2.1). Напрыклад: Springer Gustav eins Felix drei.',
    'Абавязкі асістэнта белых: аб’яўляць хады абодвух гульцоў (артыкул D.2.10.2); весці запіс партыі (артыкул D.2.10.3); паведамляць колькасць хадоў і выдаткаваны час, толькі калі гулец пытаецца (артыкул D.2.10.4); патрабаваць перамогі за пратэрмінаваны час і паведамляць арбітру пра кранутыя фігуры (артыкул D.2.10.5).',
    'Кожны гулец вядзе ўласны запіс партыі. Дазволены дыктафон (артыкул D.2.7).',
    'Выкарыстоўваюць спецыяльны гадзіннік, які гаворыць або які можна адчуць на дотык (артыкул D.2.6.1).',
    'Папярэджанні пра час дазволены.',
    'Дзейнічаюць правілы хуткага завяршэння партыі.',
    'Немагчымы ход застаецца, пакуль яго не заўважаць.',
    'Гулец, які спозніцца больш чым на 15 хвілін, прайграе (артыкул 6.7.1).',
    'Арбітр прысутнічае.',
    'Арбітр дазволіў карыстацца гэтай праграмай. Шахматны рухавік і падказкі заблакаваны.',
  ],
  old: [
    'Строгая гульня. Правілы: ФІДЭ 2009.',
    'Адна гадзіна.',
    'Абодва гульцы сляпыя або слабавідучыя. Гулец, што гуляе чорнымі, слабачуючы.',
    'Абодва гульцы карыстаюцца адной дошкай.',
    'Кожны гулец аб’яўляе свае хады і паўтарае хады праціўніка (артыкул E2.1).',
    'Хады аб’яўляюць звычайнымі словамі, а не нямецкімі лікамі: так вырашыў арбітр (артыкул E2.1). Напрыклад: конь жэ адзін на эф тры.',
    'Абавязкі асістэнта чорных: рабіць хады на дошцы праціўніка (артыкул E2.9a); націскаць на гадзіннік (артыкул E2.9c); выконваць фармальнасці, калі партыю адкладаюць (артыкул E2.9f).',
    'Кожны гулец вядзе ўласны запіс партыі. Дазволены магнітафон (артыкул E2.5).',
    'Выкарыстоўваюць спецыяльны гадзіннік, які можна адчуць на дотык (артыкул E2.4).',
    'Дзейнічаюць правілы хуткага завяршэння партыі.',
    'Немагчымы ход застаецца, пакуль яго не заўважаць.',
    'Гулец, якога няма, калі пускаюць гадзіннік, прайграе (артыкул 6.6a).',
    'Арбітр прысутнічае.',
    'Шахматны рухавік і падказкі заблакаваны.',
  ],
  both: [
    'Строгая гульня. Правілы: ФІДЭ 2018.',
    '5 хвілін, 3 секунды на ход.',
    'Абодва гульцы сляпыя або слабавідучыя. Абодва гульцы слабачуючыя.',
    'Кожны гулец мае ўласную дошку (артыкул D.1).',
    'Абодва асістэнты аб’яўляюць хады абодвух гульцоў (артыкул D.2.10.2).',
    'Хады аб’яўляюць імёнамі ФІДЭ і лікамі гэтай мовы, а не нямецкімі лікамі: так дамовіліся (артыкул D.2.1). Напрыклад: конь Густаў адзін Фелікс тры.',
    'Абавязкі асістэнта белых: аб’яўляць хады абодвух гульцоў (артыкул D.2.10.2).',
    'Абавязкі асістэнта чорных: аб’яўляць хады абодвух гульцоў (артыкул D.2.10.2); хадзіць за гульца (артыкул 4.9).',
    'Кожны гулец вядзе ўласны запіс партыі. Дазволены дыктафон (артыкул D.2.7).',
    'Немагчымы ход застаецца, пакуль яго не заўважаць.',
    'Наколькі гулец можа спазніцца, вызначаюць правілы спаборніцтва (артыкул 6.7.1).',
    'Арбітра няма.',
    'Шахматны рухавік і падказкі заблакаваны.',
  ],
  casual: [
    'Таварыская гульня. Правілы: ФІДЭ 2023.',
    'Без гадзінніка.',
    'Сярод гульцоў няма сляпых і слабавідучых, і правілы для іх не дзейнічаюць.',
    'Хады аб’яўляюць натацыяй UCI. Напрыклад: g1 f3.',
    'Ніводзін гулец не мае асістэнта.',
    'Запіс партыі вядзе праграма.',
    'Немагчымы ход праграма адхіляе і называе прычыну.',
    'Арбітра няма.',
  ],
  late: [
    'Строгая гульня. Правілы: ФІДЭ 2023.',
    '5 хвілін, 3 секунды на ход.',
    'Гулец, што гуляе белымі, сляпы або слабавідучы.',
    'Кожны гулец мае ўласную дошку (артыкул D.1).',
    'Кожны гулец аб’яўляе свае хады і паўтарае хады праціўніка (артыкул D.2.1).',
    'Хады аб’яўляюць кароткай алгебраічнай натацыяй, а не нямецкімі лікамі: так вырашыў арбітр (артыкул D.2.1). Напрыклад: Кg1-f3.',
    'Ніводзін гулец не мае асістэнта.',
    'Кожны гулец вядзе ўласны запіс партыі. Дазволены дыктафон (артыкул D.2.7).',
    'Немагчымы ход застаецца, пакуль яго не заўважаць.',
    'Гулец, якога няма, калі пускаюць гадзіннік, прайграе (артыкул 6.7.1).',
    'Арбітр прысутнічае.',
    'Шахматны рухавік і падказкі заблакаваны.',
  ],
};

const MACEDONIAN: Sentences = {
  strict: [
    'Строга игра. Правила: ФИДЕ 2023.',
    '90 минути, 30 секунди на потег.',
    'Бели: Anna. Играчот со белите има оштетен вид.',
    'Секој играч има своја табла (член D.1).',
    'Помошникот на белите ги најавува потезите на двајцата играчи (член D.2.10.2).',
    'Потезите се најавуваат како во ФИДЕ, со германски броеви (член D.2.1). На пример: Springer Gustav eins Felix drei.',
    'Помошникот на белите има за задача да: ги најавува потезите на двајцата играчи (член D.2.10.2); ја запишува партијата (член D.2.10.3); ги соопштува бројот на потези и потрошеното време, само ако играчот праша (член D.2.10.4); бара победа поради истечено време и му кажува на судијата за допрени фигури (член D.2.10.5).',
    'Секој играч ја запишува партијата сам. Дозволен е уред за снимање (член D.2.7).',
    'Се користи посебен часовник, што зборува или се чувствува со допир (член D.2.6.1).',
    'Предупредувањата за времето се дозволени.',
    'Важат правилата за забрзан завршеток.',
    'Нелегален потег останува додека не се забележи.',
    'Играч што доцни повеќе од 15 минути, губи (член 6.7.1).',
    'Присутен е судија.',
    'Судијата дозволи да се користи оваа програма. Шаховскиот мотор и помошта се заклучени.',
  ],
  old: [
    'Строга игра. Правила: ФИДЕ 2009.',
    'Еден час.',
    'Двајцата играчи имаат оштетен вид. Играчот со црните има оштетен слух.',
    'Двајцата играчи користат една табла.',
    'Секој играч ги најавува своите потези и ги повторува потезите на противникот (член E2.1).',
    'Потезите се најавуваат со обични зборови, а не со германски броеви: така одлучи судијата (член E2.1). На пример: скокач ге еден на еф три.',
    'Помошникот на црните има за задача да: игра потези на таблата на противникот (член E2.9a); го притиска часовникот (член E2.9c); ги врши формалностите при прекин на партијата (член E2.9f).',
    'Секој играч ја запишува партијата сам. Дозволен е магнетофон (член E2.5).',
    'Се користи посебен часовник, што се чувствува со допир (член E2.4).',
    'Важат правилата за забрзан завршеток.',
    'Нелегален потег останува додека не се забележи.',
    'Играч што не е присутен кога се пуштаат часовниците, губи (член 6.6a).',
    'Присутен е судија.',
    'Шаховскиот мотор и помошта се заклучени.',
  ],
  both: [
    'Строга игра. Правила: ФИДЕ 2018.',
    '5 минути, 3 секунди на потег.',
    'Двајцата играчи имаат оштетен вид. Двајцата играчи имаат оштетен слух.',
    'Секој играч има своја табла (член D.1).',
    'Двајцата помошници ги најавуваат потезите на двајцата играчи (член D.2.10.2).',
    'Потезите се најавуваат со имињата од ФИДЕ и броевите на овој јазик, а не со германски броеви: така е договорено (член D.2.1). На пример: скокач Густав еден Феликс три.',
    'Помошникот на белите има за задача да: ги најавува потезите на двајцата играчи (член D.2.10.2).',
    'Помошникот на црните има за задача да: ги најавува потезите на двајцата играчи (член D.2.10.2); ги движи фигурите на играчот (член 4.9).',
    'Секој играч ја запишува партијата сам. Дозволен е уред за снимање (член D.2.7).',
    'Нелегален потег останува додека не се забележи.',
    'Колку може играч да задоцни, одредуваат правилата на натпреварот (член 6.7.1).',
    'Нема судија.',
    'Шаховскиот мотор и помошта се заклучени.',
  ],
  casual: [
    'Слободна игра. Правила: ФИДЕ 2023.',
    'Без часовник.',
    'Ниеден играч нема оштетен вид, и правилата за играчи со оштетен вид не важат.',
    'Потезите се најавуваат со нотација UCI. На пример: g1 f3.',
    'Ниеден играч нема помошник.',
    'Програмата ја запишува партијата.',
    'Програмата одбива нелегален потег и ја кажува причината.',
    'Нема судија.',
  ],
  late: [
    'Строга игра. Правила: ФИДЕ 2023.',
    '5 минути, 3 секунди на потег.',
    'Играчот со белите има оштетен вид.',
    'Секој играч има своја табла (член D.1).',
    'Секој играч ги најавува своите потези и ги повторува потезите на противникот (член D.2.1).',
    'Потезите се најавуваат со кратка алгебарска нотација, а не со германски броеви: така одлучи судијата (член D.2.1). На пример: Сg1-f3.',
    'Ниеден играч нема помошник.',
    'Секој играч ја запишува партијата сам. Дозволен е уред за снимање (член D.2.7).',
    'Нелегален потег останува додека не се забележи.',
    'Играч што не е присутен кога се пуштаат часовниците, губи (член 6.7.1).',
    'Присутен е судија.',
    'Шаховскиот мотор и помошта се заклучени.',
  ],
};

describe.each<readonly [string, WholeWords, Sentences]>([
  ['English', wholeEn, ENGLISH],
  ['German', wholeDe, GERMAN],
  ['Ukrainian', wholeUk, UKRAINIAN],
  ['Belarusian', wholeBe, BELARUSIAN],
  ['Macedonian', wholeMk, MACEDONIAN],
])('%s', (_language, words, sentences) => {
  test.each(Object.keys(CASES) as (keyof typeof CASES)[])('%s', (name) => {
    expect(lines(words, name)).toEqual(sentences[name]);
  });
});

test('the sample is German, whatever the language of the page, and all is one answer', () => {
  const setup = tableSetup({ ...DEFAULT_TABLE_CHOICE, ...CASES.strict }, { id: '', now: 0 });
  const said = phraseConditions(setup, inWords(wholeUk));
  expect(said.priority).toBe('answer');
  expect(said.segments.filter(({ lang }) => lang === 'de').map(({ text }) => text)).toEqual([
    'Springer Gustav eins Felix drei.',
  ]);
});

test('no sentence has a word that a voice spells out', () => {
  const all = (sentences: Sentences): readonly string[] => Object.values<readonly string[]>(sentences).flat();
  expect(all(BELARUSIAN).flatMap((said) => trapIn(said) ?? [])).toEqual([]);
  expect(all(MACEDONIAN).filter((said) => /[ѐѝ]/iu.test(said))).toEqual([]);
});
