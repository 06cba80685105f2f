/**
 * Every command in the five languages of the page: what a player would type or say, and what is meant by it. The phrases are those
 * of the federations' Laws and of ordinary speech.
 */
import { describe, expect, it } from 'vitest';
import type { CommandName } from '../../speech/hearing/commands/commands.js';
import { COMMAND_NAMES } from './command-names.js';
import { EVERY_PHRASE } from '../../speech/hearing/phrase-book.js';
import { readCommand } from '../../speech/hearing/line.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { plainText } from '../../src/notation/typed-text.js';
import { meansOf, type Means } from '../commands/means.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';
import { FIVE, type OneOfFive } from './five.js';

type Understood = { readonly means: Means } & Readonly<Record<OneOfFive, readonly string[]>>;

const COMMANDS: Readonly<Record<Exclude<CommandName, 'help' | 'help-for'>, Understood>> = {
  'offer-draw': {
    means: { id: 'offer-draw' },
    en: ['draw', 'offer draw', 'offer a draw'],
    de: ['remis', 'Remis anbieten', 'Ich biete Remis an'],
    uk: ['нічия', 'пропоную нічию'],
    be: ['нічыя', 'прапаную нічыю'],
    mk: ['реми', 'нудам реми'],
  },
  'accept-draw': {
    means: { id: 'accept-draw' },
    en: ['accept', 'accept the draw'],
    de: ['annehmen', 'Remis annehmen'],
    uk: ['приймаю', 'приймаю нічию'],
    be: ['прымаю', 'прыняць нічыю'],
    mk: ['прифаќам', 'прифати реми'],
  },
  'refuse-draw': {
    means: { id: 'refuse-draw' },
    en: ['refuse', 'decline', 'reject draw'],
    de: ['ablehnen', 'Remis ablehnen'],
    uk: ['відхиляю', 'відхиляю нічию'],
    be: ['адхіляю', 'адхіліць нічыю'],
    mk: ['одбивам', 'одбиј реми'],
  },
  resign: {
    means: { id: 'resign' },
    en: ['resign', 'I resign'],
    de: ['aufgeben', 'ich gebe auf'],
    uk: ['здаюся', 'я здаюся'],
    be: ['здаюся', 'здацца'],
    mk: ['се предавам'],
  },
  'claim-quickplay-draw': {
    means: { id: 'claim-quickplay-draw' },
    en: ['claim draw'],
    de: ['beantrage Remis', 'Remis beantragen'],
    uk: ['вимагаю нічию'],
    be: ['патрабую нічыю'],
    mk: ['барам реми'],
  },
  'claim-increment': {
    means: { id: 'claim-increment' },
    en: ['claim seconds', 'ask for seconds'],
    de: ['beantrage Sekunden'],
    uk: ['вимагаю секунди'],
    be: ['патрабую секунды'],
    mk: ['барам секунди'],
  },
  'claim-threefold': {
    means: { id: 'claim-threefold' },
    en: ['claim three', 'claim 3', 'claim threefold repetition'],
    de: ['beantrage dreimal', 'beantrage Stellungswiederholung'],
    uk: ['вимагаю три', 'вимагаю повторення'],
    be: ['патрабую тры', 'патрабую паўтарэнне'],
    mk: ['барам три', 'барам повторување'],
  },
  'claim-threefold-with': {
    means: { id: 'claim-threefold-with', rest: 'Re1' },
    en: ['claim three Re1', 'claim three with Re1', 'claim threefold repetition by Re1'],
    de: ['beantrage dreimal Re1', 'beantrage dreimal mit Re1'],
    uk: ['вимагаю три Re1', 'вимагаю три ходом Re1'],
    be: ['патрабую тры Re1', 'патрабую тры ходам Re1'],
    mk: ['барам три Re1', 'барам три со Re1'],
  },
  'claim-fifty-moves': {
    means: { id: 'claim-fifty-moves' },
    en: ['claim fifty', 'claim 50 moves'],
    de: ['beantrage fünfzig', 'beantrage 50 Züge'],
    uk: ['вимагаю п’ятдесят', 'вимагаю 50 ходів'],
    be: ['патрабую пяцьдзясят', 'патрабую 50 хадоў'],
    mk: ['барам педесет', 'барам 50 потега'],
  },
  'claim-fifty-moves-with': {
    means: { id: 'claim-fifty-moves-with', rest: 'Kd7' },
    en: ['claim fifty Kd7', 'claim fifty with Kd7'],
    de: ['beantrage fünfzig Kd7', 'beantrage fünfzig mit Kd7'],
    uk: ['вимагаю п’ятдесят Kd7'],
    be: ['патрабую пяцьдзясят Kd7'],
    mk: ['барам педесет Kd7'],
  },
  claim: {
    means: { id: 'claim' },
    en: ['claim', 'claim the board'],
    de: ['beantrage', 'beantrage das Brett'],
    uk: ['вимагаю', 'вимагаю дошку'],
    be: ['патрабую', 'патрабую дошку'],
    mk: ['барам', 'барам табла'],
  },
  'claim-flag': {
    means: { id: 'claim-flag' },
    en: ['flag', 'claim flag'],
    de: ['Blättchen', 'Zeitüberschreitung'],
    uk: ['прапорець', 'прапорець упав', 'пропорець'],
    be: ['сцяжок', 'час выйшаў'],
    mk: ['знаменце', 'времето истече'],
  },
  'claim-flag-of': {
    means: { id: 'claim-flag-of', color: 'white' },
    en: ['flag white', 'white flag'],
    de: ['Blättchen Weiß', 'Blättchen von Weiß'],
    uk: ['прапорець білих', 'час білих вийшов'],
    be: ['сцяжок белых', 'час белых выйшаў'],
    mk: ['знаменце белите', 'времето на белите истече'],
  },
  adjust: {
    means: { id: 'adjust' },
    en: ['adjust', 'I adjust', "j'adoube", 'J’adoube'],
    de: ['zurechtrücken', 'Ich rücke zurecht'],
    uk: ['поправляю', 'я поправляю'],
    be: ['папраўляю', 'паправіць'],
    mk: ['наместувам'],
  },
  'press-clock': {
    means: { id: 'press-clock' },
    en: ['press', 'press clock'],
    de: ['drücken', 'Uhr drücken'],
    uk: ['перемкнути годинник', 'натиснути годинник'],
    be: ['націснуць на гадзіннік', 'націснуць'],
    mk: ['притисни', 'притисни го часовникот'],
  },
  'stop-clocks': {
    means: { id: 'stop-clocks' },
    en: ['stop', 'stop clocks', 'stop the clock'],
    de: ['anhalten', 'Uhren anhalten'],
    uk: ['зупинити годинник', 'стоп'],
    be: ['спыніць гадзіннік', 'стоп'],
    mk: ['запри часовник', 'запри'],
  },
  'restart-clocks': {
    means: { id: 'restart-clocks' },
    en: ['restart', 'restart clocks'],
    de: ['Uhren weiter', 'Uhr fortsetzen'],
    uk: ['запустити годинник'],
    be: ['запусціць гадзіннік'],
    mk: ['пушти часовник'],
  },
  'charge-time': {
    means: { id: 'charge-time' },
    en: ['charge it', 'charge the time away'],
    de: ['Zeit berechnen', 'berechnen'],
    uk: ['списати час'],
    be: ['адняць час'],
    mk: ['одземи време', 'одземи го времето'],
  },
  'do-not-charge-time': {
    means: { id: 'do-not-charge-time' },
    en: ['do not charge it', 'don’t charge it', 'do not charge'],
    de: ['Zeit nicht berechnen', 'nicht berechnen'],
    uk: ['не списувати час'],
    be: ['не адымаць час'],
    mk: ['не одземај време', 'не одземај го времето'],
  },
  'illegal-move': {
    means: { id: 'illegal-move' },
    en: ['illegal', 'illegal move', 'the last move was illegal'],
    de: ['regelwidrig', 'regelwidriger Zug'],
    uk: ['неможливий хід'],
    be: ['немагчымы ход'],
    mk: ['нелегален потег'],
  },
  'illegal-move-of-number': {
    means: { id: 'illegal-move-of-number', number: 12 },
    en: ['illegal 12', 'illegal move 12', 'move 12 was illegal'],
    de: ['regelwidriger Zug 12', 'Zug 12 war regelwidrig'],
    uk: ['неможливий хід 12', 'хід 12 неможливий'],
    be: ['немагчымы ход 12', 'ход 12 немагчымы'],
    mk: ['нелегален потег 12', 'потег 12 беше нелегален'],
  },
  'pressed-without-a-move': {
    means: { id: 'pressed-without-a-move' },
    en: ['pressed without a move'],
    de: ['ohne Zug gedrückt'],
    uk: ['натиснуто без ходу'],
    be: ['націснута без хода'],
    mk: ['притиснато без потег'],
  },
  'pawn-left-unpromoted': {
    means: { id: 'pawn-left-unpromoted' },
    en: ['unpromoted', 'pawn left unpromoted'],
    de: ['Bauer nicht umgewandelt'],
    uk: ['пішак не перетворено'],
    be: ['пешка не ператворана'],
    mk: ['пешакот не е промовиран'],
  },
  'touched-piece': {
    means: { id: 'touched-piece' },
    en: ['touched piece'],
    de: ['berührte Figur'],
    uk: ['торкнута фігура'],
    be: ['кранутая фігура'],
    mk: ['допрена фигура'],
  },
  'take-back': {
    means: { id: 'take-back' },
    en: ['undo', 'take back', 'takeback'],
    de: ['zurücknehmen', 'Zug zurücknehmen'],
    uk: ['повернути хід', 'взяти назад'],
    be: ['вярнуць ход', 'узяць назад'],
    mk: ['врати потег', 'врати го потегот'],
  },
  'both-clocks': {
    means: { type: 'ask', question: { about: 'clocks', whose: 'both' } },
    en: ['clock', 'clocks', 'time'],
    de: ['Uhr', 'Uhren', 'Zeit'],
    uk: ['годинник', 'час'],
    be: ['гадзіннік', 'час'],
    mk: ['часовник', 'време'],
  },
  'my-clock': {
    means: { type: 'ask', question: { about: 'clocks', whose: 'mine' } },
    en: ['my clock', 'my time'],
    de: ['meine Uhr', 'meine Zeit'],
    uk: ['мій годинник', 'мій час'],
    be: ['мой гадзіннік', 'мой час'],
    mk: ['мојот часовник', 'моето време'],
  },
  'opponents-clock': {
    means: { type: 'ask', question: { about: 'clocks', whose: 'opponent' } },
    en: ['opponent clock', 'opponent’s time'],
    de: ['Uhr des Gegners', 'Zeit des Gegners'],
    uk: ['годинник суперника', 'час суперника'],
    be: ['гадзіннік праціўніка', 'час суперніка'],
    mk: ['часовникот на противникот'],
  },
  'time-control': {
    means: { type: 'ask', question: { about: 'time control' } },
    en: ['time control'],
    de: ['Zeitkontrolle', 'Bedenkzeit'],
    uk: ['контроль часу'],
    be: ['кантроль часу'],
    mk: ['временска контрола'],
  },
  'time-used': {
    means: { type: 'ask', question: { about: 'time used', of: ['white', 'black'] } },
    en: ['time used', 'how much time is used'],
    de: ['verbrauchte Zeit', 'Wie viel Zeit ist verbraucht?'],
    uk: ['витрачений час', 'скільки часу витрачено'],
    be: ['выдаткаваны час', 'колькі часу выдаткавана'],
    mk: ['потрошено време', 'колку време е потрошено'],
  },
  'moves-to-control': {
    means: { type: 'ask', question: { about: 'moves to the control', of: ['white', 'black'] } },
    en: ['moves to the control', 'how many moves to the time control'],
    de: ['Züge bis zur Kontrolle', 'Wie viele Züge noch bis zur Zeitkontrolle?'],
    uk: ['ходів до контролю', 'скільки ходів до контролю часу'],
    be: ['хадоў да кантролю', 'колькі хадоў да кантролю'],
    mk: ['потези до контролата', 'колку потези до временската контрола'],
  },
  period: {
    means: { type: 'ask', question: { about: 'period', of: ['white', 'black'] } },
    en: ['period', 'which period'],
    de: ['Periode', 'Welche Zeitperiode?'],
    uk: ['період', 'який період'],
    be: ['перыяд', 'які перыяд'],
    mk: ['период', 'кој период'],
  },
  'delay-left': {
    means: { type: 'ask', question: { about: 'delay left' } },
    en: ['delay left', 'how much delay is left'],
    de: ['Aufschub', 'Verzögerung'],
    uk: ['затримка', 'скільки лишилося затримки'],
    be: ['затрымка', 'колькі засталося затрымкі'],
    mk: ['одложување', 'колку одложување'],
  },
  'last-move': {
    means: { type: 'ask', question: { about: 'last move' } },
    en: ['last', 'last move'],
    de: ['letzter Zug'],
    uk: ['останній хід', 'останній'],
    be: ['апошні ход', 'апошні'],
    mk: ['последен потег', 'последниот потег'],
  },
  'last-moves': {
    means: { type: 'ask', question: { about: 'last moves', count: 5 } },
    en: ['last 5', 'last five moves'],
    de: ['letzte 5', 'die letzten fünf Züge'],
    uk: ['останні 5', 'останні п’ять ходів'],
    be: ['апошнія 5', 'апошнія пяць хадоў'],
    mk: ['последни 5', 'последните пет потези'],
  },
  'last-capture': {
    means: { type: 'ask', question: { about: 'last capture' } },
    en: ['last capture', 'what was captured'],
    de: ['was wurde geschlagen'],
    uk: ['що взято', 'останнє взяття'],
    be: ['што ўзята', 'апошняе ўзяцце'],
    mk: ['што е земено'],
  },
  'move-number': {
    means: { type: 'ask', question: { about: 'move number' } },
    en: ['move number', 'which move'],
    de: ['Zugnummer', 'welcher Zug'],
    uk: ['номер ходу', 'який хід'],
    be: ['нумар хода', 'які ход'],
    mk: ['број на потег', 'кој потег'],
  },
  position: {
    means: { type: 'ask', question: { about: 'position' } },
    en: ['position', 'read position'],
    de: ['Stellung', 'Stellung vorlesen'],
    uk: ['позиція', 'прочитати позицію'],
    be: ['пазіцыя', 'прачытаць пазіцыю'],
    mk: ['позиција', 'прочитај позиција'],
  },
  'piece-lists': {
    means: { type: 'ask', question: { about: 'piece lists' } },
    en: ['pieces', 'all pieces'],
    de: ['Figuren', 'alle Figuren'],
    uk: ['фігури', 'усі фігури'],
    be: ['фігуры', 'усе фігуры'],
    mk: ['фигури', 'сите фигури'],
  },
  where: {
    means: { type: 'ask', question: { about: 'pieces', colors: ['white', 'black'], kind: 'knight' } },
    en: ['where knights', 'where are the knights'],
    de: ['wo Springer', 'wo stehen die Springer'],
    uk: ['де коні', 'де стоять коні'],
    be: ['дзе коні', 'дзе стаяць коні'],
    mk: ['каде скокачи', 'каде се скокачите'],
  },
  rank: {
    means: { type: 'ask', question: { about: 'rank', rank: '4' } },
    en: ['rank 4', 'rank four'],
    de: ['Reihe 4', 'Reihe vier'],
    uk: ['горизонталь 4', 'горизонталь чотири'],
    be: ['гарызанталь 4', 'гарызанталь чатыры'],
    mk: ['ред 4', 'ред четири'],
  },
  file: {
    means: { type: 'ask', question: { about: 'file', file: 'c' } },
    en: ['file c', 'file Cesar', 'file charlie'],
    de: ['Linie c', 'Linie Cäsar'],
    uk: ['вертикаль c', 'вертикаль це'],
    be: ['вертыкаль c', 'вертыкаль цэ'],
    mk: ['линија c', 'линија це'],
  },
  square: {
    means: { type: 'ask', question: { about: 'square', square: 'e4', more: 0 } },
    en: ['square e4', 'square echo four', 'square Eva vier', 'what is on e4'],
    de: ['Feld e4', 'Feld Eva vier', 'was steht auf e4'],
    uk: ['поле e4', 'поле е4', 'поле е чотири', 'що на е чотири'],
    be: ['поле e4', 'поле е чатыры', 'што на е чатыры'],
    mk: ['поле e4', 'поле е четири', 'што има на е четири'],
  },
  attackers: {
    means: { type: 'ask', question: { about: 'attackers', square: 'e4' } },
    en: ['attackers e4', 'attackers of e4', 'what attacks e4'],
    de: ['Angreifer e4', 'wer greift e4 an'],
    uk: ['хто атакує e4', 'хто захищає е чотири'],
    be: ['хто нападае на e4', 'хто абараняе е чатыры'],
    mk: ['напаѓачи e4', 'кој го напаѓа е четири'],
  },
  'moves-of-piece': {
    means: { type: 'ask', question: { about: 'moves of piece', square: 'g1', capturesOnly: false } },
    en: ['moves of g1', 'moves of Gustav one', 'where can g1 go'],
    de: ['Züge von g1', 'wohin kann g1'],
    uk: ['ходи із g1', 'куди може же один'],
    be: ['хады g1', 'куды можа жэ адзін'],
    mk: ['потези од g1', 'каде може ге еден'],
  },
  'moves-of-it': {
    means: { id: 'moves-of-it' },
    en: ['what can it do', 'what can that piece do', 'Where can it go?', 'moves'],
    de: ['was kann die Figur', 'was kann sie', 'wohin kann diese Figur ziehen', 'Züge'],
    uk: ['що вона може', 'що може ця фігура', 'куди він може піти', 'ходи'],
    be: ['што яна можа', 'што можа гэтая фігура', 'куды ён можа пайсці', 'хады'],
    mk: ['што може', 'што може таа фигура', 'каде може да оди', 'потези'],
  },
  'captures-of-piece': {
    means: { type: 'ask', question: { about: 'moves of piece', square: 'g1', capturesOnly: true } },
    en: ['captures of g1'],
    de: ['Schlagzüge von g1'],
    uk: ['взяття із g1'],
    be: ['узяцці з g1'],
    mk: ['земања од g1'],
  },
  captures: {
    means: { type: 'ask', question: { about: 'captures' } },
    en: ['captures', 'what can I take'],
    de: ['Schlagzüge', 'was kann ich schlagen'],
    uk: ['взяття', 'що можна взяти'],
    be: ['узяцці', 'што можна ўзяць'],
    mk: ['земања', 'што можам да земам'],
  },
  material: {
    means: { type: 'ask', question: { about: 'material' } },
    en: ['material'],
    de: ['Material'],
    uk: ['матеріал'],
    be: ['матэрыял'],
    mk: ['материјал'],
  },
  'can-win': {
    means: { id: 'can-win', color: 'white' },
    en: ['can White still win', 'Can White win?', 'can white still checkmate'],
    de: ['kann Weiß noch gewinnen', 'kann Weiß mattsetzen'],
    uk: ['чи можуть білі ще виграти', 'можуть білі виграти', 'білі ще можуть перемогти'],
    be: ['ці могуць белыя яшчэ выйграць', 'белыя яшчэ могуць выйграць'],
    mk: ['можат ли белите уште да победат', 'дали белите можат да победат'],
  },
  opponent: {
    means: { id: 'opponent' },
    en: ['opponent', 'who is my opponent'],
    de: ['Gegner', 'wer ist mein Gegner'],
    uk: ['суперник', 'хто мій суперник'],
    be: ['праціўнік', 'хто мой супернік'],
    mk: ['противник', 'кој е противникот'],
  },
  repeat: {
    means: { id: 'repeat' },
    en: ['repeat', 'say that again'],
    de: ['wiederholen', 'noch einmal'],
    uk: ['повторити', 'ще раз'],
    be: ['паўтарыць', 'яшчэ раз'],
    mk: ['повтори', 'уште еднаш'],
  },
  'turn-board': {
    means: { id: 'turn-board' },
    en: ['flip', 'flip the board'],
    de: ['Brett drehen', 'drehen'],
    uk: ['повернути дошку', 'перевернути дошку'],
    be: ['павярнуць дошку'],
    mk: ['заврти табла', 'заврти ја таблата'],
  },
  board: {
    means: { id: 'board' },
    en: ['board', 'go to board'],
    de: ['Brett', 'zum Brett'],
    uk: ['дошка', 'до дошки'],
    be: ['дошка', 'да дошкі'],
    mk: ['табла', 'на таблата'],
  },
  'go-to-square': {
    means: { id: 'go-to-square', square: 'e4' },
    en: ['board e4', 'go to square echo four'],
    de: ['Brett e4', 'gehe zu Feld e4'],
    uk: ['дошка е чотири', 'перейти на поле e4'],
    be: ['дошка е чатыры', 'перайсці на поле e4'],
    mk: ['табла е четири', 'оди на поле e4'],
  },
  'go-to-move': {
    means: { id: 'go-to-move', number: 12 },
    en: ['go to move 12'],
    de: ['gehe zu Zug 12'],
    uk: ['перейти до ходу 12'],
    be: ['перайсці да хода 12'],
    mk: ['оди на потег 12'],
  },
  back: {
    means: { id: 'back' },
    en: ['back', 'previous move'],
    de: ['zurück', 'voriger Zug'],
    uk: ['назад', 'попередній хід'],
    be: ['назад', 'папярэдні ход'],
    mk: ['назад', 'претходен потег'],
  },
  forward: {
    means: { id: 'forward' },
    en: ['forward', 'next move'],
    de: ['vorwärts', 'nächster Zug'],
    uk: ['уперед', 'наступний хід'],
    be: ['наперад', 'наступны ход'],
    mk: ['напред', 'следен потег'],
  },
  present: {
    means: { id: 'present' },
    en: ['current position'],
    de: ['aktuelle Stellung'],
    uk: ['поточна позиція'],
    be: ['цяперашняя пазіцыя'],
    mk: ['моментална позиција'],
  },
  'save-game': {
    means: { id: 'save-game' },
    en: ['save', 'save game', 'save the game', 'save as PGN', 'save the game as a PGN file'],
    de: ['speichern', 'Partie speichern', 'speichere die Partie', 'Partie als PGN speichern'],
    uk: ['зберегти', 'зберегти партію', 'зберегти партію як PGN'],
    be: ['захаваць', 'захаваць партыю', 'захаваць як PGN'],
    mk: ['зачувај', 'зачувај ја партијата', 'зачувај како PGN'],
  },
  games: {
    means: { id: 'games' },
    en: ['games', 'my games', 'saved games', 'list of games', 'games on this device', 'show games'],
    de: ['Partien', 'meine Partien', 'gespeicherte Partien', 'Partien auf diesem Gerät'],
    uk: ['партії', 'мої партії', 'збережені партії', 'партії на цьому пристрої'],
    be: ['партыі', 'мае партыі', 'захаваныя партыі', 'партыі на гэтай прыладзе'],
    mk: ['партии', 'моите партии', 'зачувани партии', 'партии на овој уред'],
  },
  'new-game': {
    means: { id: 'new-game' },
    en: ['new game'],
    de: ['neue Partie'],
    uk: ['нова партія', 'нова гра'],
    be: ['новая партыя', 'новая гульня'],
    mk: ['нова партија', 'нова игра'],
  },
  'clock-alone': {
    means: { id: 'clock-alone' },
    en: ['clock alone', 'clock mode', 'set a clock'],
    de: ['nur Uhr', 'nur die Uhr', 'Uhr stellen'],
    uk: ['лише годинник', 'виставити годинник'],
    be: ['толькі гадзіннік', 'выставіць гадзіннік'],
    mk: ['само часовник', 'намести часовник'],
  },
  'feel-clock': {
    means: { id: 'feel-clock' },
    en: ['feel the clock', 'feel clock', 'dial'],
    de: ['Uhr fühlen', 'Zifferblatt'],
    uk: ['відчути годинник', 'циферблат'],
    be: ['адчуць гадзіннік', 'цыферблат'],
    mk: ['допри часовник', 'бројчаник'],
  },
  'call-fide': {
    means: { id: 'call-fide' },
    en: ['call fide', 'call FIDE'],
    de: ['Ansage FIDE'],
    uk: ['оголошувати ФІДЕ'],
    be: ['называць ФІДЭ'],
    mk: ['најава ФИДЕ'],
  },
  'call-fide-names': {
    means: { id: 'call-fide-names' },
    en: ['call fide names'],
    de: ['Ansage FIDE Namen'],
    uk: ['імена ФІДЕ'],
    be: ['імёны ФІДЭ'],
    mk: ['имиња ФИДЕ'],
  },
  'call-plain': {
    means: { id: 'call-plain' },
    en: ['call plain'],
    de: ['Ansage einfach'],
    uk: ['оголошувати словами'],
    be: ['называць словамі'],
    mk: ['најава со зборови'],
  },
  'call-nato': {
    means: { id: 'call-nato' },
    en: ['call nato'],
    de: ['Ansage NATO'],
    uk: ['оголошувати НАТО'],
    be: ['называць НАТА'],
    mk: ['најава НАТО'],
  },
  'call-algebraic': {
    means: { id: 'call-algebraic' },
    en: ['call algebraic'],
    de: ['Ansage algebraisch'],
    uk: ['оголошувати нотацією'],
    be: ['называць натацыяй'],
    mk: ['најава со нотација'],
  },
  'call-uci': {
    means: { id: 'call-uci' },
    en: ['call uci'],
    de: ['Ansage UCI'],
    uk: ['оголошувати UCI'],
    be: ['называць UCI'],
    mk: ['најава UCI'],
  },
  faster: {
    means: { id: 'faster' },
    en: ['faster'],
    de: ['schneller'],
    uk: ['швидше'],
    be: ['хутчэй'],
    mk: ['побрзо'],
  },
  slower: {
    means: { id: 'slower' },
    en: ['slower'],
    de: ['langsamer'],
    uk: ['повільніше'],
    be: ['павольней'],
    mk: ['побавно'],
  },
  'reset-keys': {
    means: { id: 'reset-keys' },
    en: ['reset keys', 'reset all keys'],
    de: ['Tasten zurücksetzen'],
    uk: ['скинути клавіші'],
    be: ['скінуць клавішы'],
    mk: ['врати ги копчињата'],
  },
  'sound-on': {
    means: { id: 'sound-on' },
    en: ['sound on', 'unmute'],
    de: ['Ton an'],
    uk: ['увімкнути звук'],
    be: ['уключыць гук'],
    mk: ['вклучи звук'],
  },
  'sound-off': {
    means: { id: 'sound-off' },
    en: ['sound off', 'mute'],
    de: ['Ton aus', 'stumm'],
    uk: ['вимкнути звук'],
    be: ['выключыць гук'],
    mk: ['исклучи звук'],
  },
};

const { rowsIn } = EVERY_PHRASE.game;

const read = (text: string, language: LanguageName): Means | undefined => {
  const command = readCommand(plainText(text), everyLanguage(language));
  // "Claim" takes whatever follows, to ask what is claimed.
  return command && meansOf(command.id === 'claim' ? { ...command, read: {} } : command);
};

describe.each(Object.entries(COMMANDS))('%s', (_, { means, ...phrases }) => {
  const all = FIVE.flatMap((language) => phrases[language].map((phrase) => [language, phrase] as const));
  it.each(all)('%s: %s', (language, phrase) => {
    expect(read(phrase, language)).toEqual(means);
    // In capitals, with a full stop, and with Lichess’s sign before it.
    expect(read(`/${phrase}.`, language)).toEqual(means);
  });
  it('is understood on a page in another language too', () => {
    // One phrase may be a word of that page for something else: "час" is the time in both.
    for (const page of LANGUAGE_NAMES) {
      for (const [, phrase] of all) expect(read(phrase, page), `${phrase} on a page in ${page}`).toEqual(means);
    }
  });
});

describe('the tables', () => {
  const places = (name: CommandName, language: LanguageName): readonly string[] => {
    const first = rowsIn(EVERY_LANGUAGE[language]).find((row) => row.name === name);
    return (first?.pattern ?? []).flatMap((part) => (part.type === 'place' ? [part.place] : []));
  };
  // "claim" takes whatever follows, to ask what is claimed.
  it.each(COMMAND_NAMES.filter((name) => name !== 'claim'))(
    '%s has the same places in every language, and in every phrase',
    (name) => {
      for (const language of LANGUAGE_NAMES) {
        expect(places(name, language)).toEqual(places(name, 'en'));
        for (const row of rowsIn(EVERY_LANGUAGE[language]).filter((one) => one.name === name)) {
          const own = row.pattern.flatMap((part) => (part.type === 'place' ? [part.place] : []));
          expect(own).toEqual(places(name, 'en'));
        }
      }
    },
  );
  it('have no phrase for two commands in one language', () => {
    for (const language of LANGUAGE_NAMES) {
      const phrases = COMMAND_NAMES.flatMap((name) =>
        EVERY_LANGUAGE[language].commands.phrases[name].map((one) => one.toLowerCase()),
      );
      expect(phrases.filter((one, index) => phrases.indexOf(one) !== index)).toEqual([]);
    }
  });
});
