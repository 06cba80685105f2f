/** What is typed or said to a clock that stands alone, in the languages of the page. */
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import {
  CLOCK_COMMAND_NAMES,
  type ReadClockCommand,
  allClockCommands,
  clockCommandsFor,
  playerNamed,
  readClockLine,
  everyClockPhrase,
  spokenClockPhrases,
  clockPhrasesOf,
} from '../../speech/hearing/clock-commands/clock-phrases.js';
import { CLOCK_PHRASES } from '../../speech/languages/phrases-clock.js';
import { askedOfClock, hearSpokenClock, hearTypedClock } from '../../speech/hearing/clock-commands/hear-clock.js';
import { FURTHER } from '../../speech/hearing/further.js';
import { EVERY_PHRASE } from '../../speech/hearing/phrase-book.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import type { Color } from '../../src/laws/squares.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { game } from '../laws/play.js';

const clock = clockPhrasesOf(EVERY_PHRASE);
const plain = (id: ReadClockCommand['id']): ReadClockCommand => ({ id, read: {} });
const of = (id: ReadClockCommand['id'], color: Color): ReadClockCommand => ({ id, read: { color } });
const PRESS = plain('clock-press');
const STOP = plain('clock-stop');
const RESTART = plain('clock-restart');
const TIMES = plain('clock-times');

describe.each<readonly [LanguageName, readonly (readonly [string, ReadClockCommand])[]]>([
  [
    'en',
    [
      ['press', PRESS],
      ['Clock!', PRESS],
      ['Move made.', PRESS],
      ['I have moved', PRESS],
      ['White pressed', of('clock-press-of', 'white')],
      ['pause', STOP],
      ['stop the clocks', STOP],
      ['start the clocks again', RESTART],
      ['time', TIMES],
      ['my time', plain('clock-time-running')],
      ['my opponent’s time', plain('clock-time-other')],
      ["White's time", of('clock-time-of', 'white')],
      ['black time', of('clock-time-of', 'black')],
      ['move number', plain('clock-moves')],
      ['moves to the control', plain('clock-moves-to-control')],
      ["Black's moves to the time control", of('clock-moves-to-control-of', 'black')],
      ['time used', plain('clock-time-used')],
      ['period', plain('clock-period')],
      ['delay left', plain('clock-delay')],
      ['whose clock is running', plain('clock-whose')],
      ['claim the flag', plain('clock-claim-flag')],
      ["White's flag has fallen", of('clock-claim-flag-of', 'white')],
      ['illegal move', plain('clock-illegal-move')],
      ['illegal move by Black', of('clock-illegal-move-of', 'black')],
      ['time control', plain('clock-time-control')],
      ['go', RESTART],
      ['start the game', RESTART],
      ['stop both clocks', STOP],
      ['halt', STOP],
      ['switch the clock', PRESS],
      ['I’ve moved', PRESS],
      ['Black has made his move', of('clock-press-of', 'black')],
      ['how much time does each side have?', TIMES],
      ['how much time do I have?', plain('clock-time-running')],
      ['how much time have I got left', plain('clock-time-running')],
      ['how much time does my opponent have', plain('clock-time-other')],
      ['his clock', plain('clock-time-other')],
      ['how much time does Black have', of('clock-time-of', 'black')],
      ['how long has White got', of('clock-time-of', 'white')],
      ['what move is it', plain('clock-moves')],
      ['how many moves has White played', of('clock-moves-of', 'white')],
      ['how many moves until the time control', plain('clock-moves-to-control')],
      ['how much time have I used', plain('clock-time-used')],
      ['how much time did Black use', of('clock-time-used-of', 'black')],
      ['which period are we in', plain('clock-period')],
      ['how much of the delay is left', plain('clock-delay')],
      ['who is running?', plain('clock-whose')],
      ['whose clock', plain('clock-whose')],
      ['flag down', plain('clock-claim-flag')],
      ['White is out of time', of('clock-claim-flag-of', 'white')],
      ['that was an illegal move', plain('clock-illegal-move')],
      ['Black’s move was illegal', of('clock-illegal-move-of', 'black')],
      ['what is the time control?', plain('clock-time-control')],
      ['what time control', plain('clock-time-control')],
      ['do not charge that time', plain('clock-do-not-charge-time')],
      ['say it again', plain('repeat')],
      ['help me', plain('help')],
    ],
  ],
  [
    'de',
    [
      ['drücken', PRESS],
      ['Uhr', PRESS],
      ['Zug ausgeführt', PRESS],
      ['Weiß hat gedrückt', of('clock-press-of', 'white')],
      ['Schwarz drückt', of('clock-press-of', 'black')],
      ['Uhren anhalten', STOP],
      ['Pause', STOP],
      ['weiter', RESTART],
      ['die Uhren wieder starten', RESTART],
      ['Zeit', TIMES],
      ['meine Zeit', plain('clock-time-running')],
      ['Zeit des Gegners', plain('clock-time-other')],
      ['Zeit von Schwarz', of('clock-time-of', 'black')],
      ['Zugnummer', plain('clock-moves')],
      ['Züge bis zur Zeitkontrolle', plain('clock-moves-to-control')],
      ['verbrauchte Zeit', plain('clock-time-used')],
      ['Periode', plain('clock-period')],
      ['Aufschub', plain('clock-delay')],
      ['Wessen Uhr läuft?', plain('clock-whose')],
      ['Blättchen Weiß', of('clock-claim-flag-of', 'white')],
      ['regelwidriger Zug von Schwarz', of('clock-illegal-move-of', 'black')],
      ['los', RESTART],
      ['starte die Uhr', RESTART],
      ['bitte die Uhr anhalten', STOP],
      ['ich habe gedrückt', PRESS],
      ['Uhr umschalten', PRESS],
      ['Schwarz hat die Uhr gedrückt', of('clock-press-of', 'black')],
      ['wie viel Zeit noch', TIMES],
      ['wie viel Zeit habe ich noch?', plain('clock-time-running')],
      ['wie viel Zeit hat mein Gegner noch', plain('clock-time-other')],
      ['seine Zeit', plain('clock-time-other')],
      ['wie lange hat Schwarz noch', of('clock-time-of', 'black')],
      ['welcher Zug ist es', plain('clock-moves')],
      ['wie viele Züge hat Weiß gemacht', of('clock-moves-of', 'white')],
      ['wann ist die Zeitkontrolle', plain('clock-moves-to-control')],
      ['wie viel Zeit hat Weiß verbraucht', of('clock-time-used-of', 'white')],
      ['in welcher Periode sind wir', plain('clock-period')],
      ['wer läuft', plain('clock-whose')],
      ['Fahne', plain('clock-claim-flag')],
      ['Plättchen gefallen', plain('clock-claim-flag')],
      ['Fallblättchen', plain('clock-claim-flag')],
      ['Die Fahne von Weiß ist gefallen', of('clock-claim-flag-of', 'white')],
      ['das war illegal', plain('clock-illegal-move')],
      ['Schwarz hat einen illegalen Zug gemacht', of('clock-illegal-move-of', 'black')],
      ['welche Bedenkzeit spielen wir', plain('clock-time-control')],
      ['wie bitte', plain('repeat')],
    ],
  ],
  [
    'uk',
    [
      ['годинник', PRESS],
      ['перемикаю', PRESS],
      ['хід зроблено', PRESS],
      ['білі перемкнули годинник', of('clock-press-of', 'white')],
      ['зупинити годинник', STOP],
      ['запустити годинник', RESTART],
      ['час', TIMES],
      ['мій час', plain('clock-time-running')],
      ['час чорних', of('clock-time-of', 'black')],
      ['номер ходу', plain('clock-moves')],
      ['скільки ходів до контролю', plain('clock-moves-to-control')],
      ['витрачений час', plain('clock-time-used')],
      ['період', plain('clock-period')],
      ['затримка', plain('clock-delay')],
      ['чий годинник іде', plain('clock-whose')],
      ['прапорець білих упав', of('clock-claim-flag-of', 'white')],
      ['неможливий хід чорних', of('clock-illegal-move-of', 'black')],
      ['я натиснув', PRESS],
      ['чорні походили', of('clock-press-of', 'black')],
      ['зупиніть годинник', STOP],
      ['запусти годинник', RESTART],
      ['скільки ще часу?', TIMES],
      ['скільки в мене залишилося часу', plain('clock-time-running')],
      ['скільки часу в опонента', plain('clock-time-other')],
      ['скільки залишилося чорним', of('clock-time-of', 'black')],
      ['скільки в чорних часу', of('clock-time-of', 'black')],
      ['котрий хід', plain('clock-moves')],
      ['скільки ходів зробили білі', of('clock-moves-of', 'white')],
      ['скільки ще ходів до контролю', plain('clock-moves-to-control')],
      ['скільки часу я витратив', plain('clock-time-used')],
      ['скільки витратили білі', of('clock-time-used-of', 'white')],
      ['який зараз період', plain('clock-period')],
      ['скільки ще затримки', plain('clock-delay')],
      ['чий годинник працює', plain('clock-whose')],
      ['прапор упав', plain('clock-claim-flag')],
      ['у білих закінчився час', of('clock-claim-flag-of', 'white')],
      ['нелегальний хід', plain('clock-illegal-move')],
      ['нелегальний хід чорних', of('clock-illegal-move-of', 'black')],
      ['як виставлено годинник', plain('clock-time-control')],
      ['повтори будь ласка', plain('repeat')],
      ['допоможи', plain('help')],
    ],
  ],
  [
    'be',
    [
      ['гадзіннік', PRESS],
      ['націскаю на гадзіннік', PRESS],
      ['ход зроблены', PRESS],
      ['чорныя націснулі', of('clock-press-of', 'black')],
      ['спыніць гадзіннік', STOP],
      ['працягнуць', RESTART],
      ['час', TIMES],
      ['мой час', plain('clock-time-running')],
      ['час белых', of('clock-time-of', 'white')],
      ['нумар хода', plain('clock-moves')],
      ['колькі хадоў да кантролю', plain('clock-moves-to-control')],
      ['выдаткаваны час', plain('clock-time-used')],
      ['перыяд', plain('clock-period')],
      ['затрымка', plain('clock-delay')],
      ['чый гадзіннік ідзе', plain('clock-whose')],
      ['сцяжок чорных упаў', of('clock-claim-flag-of', 'black')],
      ['немагчымы ход белых', of('clock-illegal-move-of', 'white')],
      ['я націснуў', PRESS],
      ['чорныя пахадзілі', of('clock-press-of', 'black')],
      ['спыніце гадзіннік', STOP],
      ['запусці гадзіннік', RESTART],
      ['колькі яшчэ часу?', TIMES],
      ['колькі ў мяне засталося часу', plain('clock-time-running')],
      ['колькі часу ў апанента', plain('clock-time-other')],
      ['колькі засталося чорным', of('clock-time-of', 'black')],
      ['колькі ў чорных часу', of('clock-time-of', 'black')],
      ['каторы ход', plain('clock-moves')],
      ['колькі хадоў зрабілі белыя', of('clock-moves-of', 'white')],
      ['колькі яшчэ хадоў да кантролю', plain('clock-moves-to-control')],
      ['колькі часу я выдаткаваў', plain('clock-time-used')],
      ['колькі выдаткавалі белыя', of('clock-time-used-of', 'white')],
      ['які цяпер перыяд', plain('clock-period')],
      ['колькі яшчэ затрымкі', plain('clock-delay')],
      ['чый гадзіннік працуе', plain('clock-whose')],
      ['сцяг упаў', plain('clock-claim-flag')],
      ['у белых скончыўся час', of('clock-claim-flag-of', 'white')],
      ['нелегальны ход', plain('clock-illegal-move')],
      ['нелегальны ход чорных', of('clock-illegal-move-of', 'black')],
      ['як выстаўлены гадзіннік', plain('clock-time-control')],
      ['паўтары калі ласка', plain('repeat')],
      ['дапамажы', plain('help')],
    ],
  ],
  [
    'mk',
    [
      ['часовник', PRESS],
      ['притисни го часовникот', PRESS],
      ['потегот е одигран', PRESS],
      ['белите притиснаа', of('clock-press-of', 'white')],
      ['запри ги часовниците', STOP],
      ['пушти го часовникот', RESTART],
      ['време', TIMES],
      ['моето време', plain('clock-time-running')],
      ['времето на црните', of('clock-time-of', 'black')],
      ['број на потег', plain('clock-moves')],
      ['колку потези до контролата', plain('clock-moves-to-control')],
      ['потрошено време', plain('clock-time-used')],
      ['период', plain('clock-period')],
      ['одложување', plain('clock-delay')],
      ['чиј часовник тече', plain('clock-whose')],
      ['знаменцето на белите падна', of('clock-claim-flag-of', 'white')],
      ['нелегален потег на црните', of('clock-illegal-move-of', 'black')],
      ['го притиснав часовникот', PRESS],
      ['црните го притиснаа часовникот', of('clock-press-of', 'black')],
      ['сопри го часовникот', STOP],
      ['вклучи го часовникот', RESTART],
      ['уште колку време?', TIMES],
      ['колку време ми остана', plain('clock-time-running')],
      ['колку време има противникот', plain('clock-time-other')],
      ['колку време им остана на црните', of('clock-time-of', 'black')],
      ['на кој потег сме', plain('clock-moves')],
      ['колку потези направија белите', of('clock-moves-of', 'white')],
      ['уште колку потези до контролата', plain('clock-moves-to-control')],
      ['колку време потрошив', plain('clock-time-used')],
      ['колку време потроши белиот', of('clock-time-used-of', 'white')],
      ['во кој период сме', plain('clock-period')],
      ['уште колку одложување', plain('clock-delay')],
      ['кој е на ред', plain('clock-whose')],
      ['знамето падна', plain('clock-claim-flag')],
      ['на белите им истече времето', of('clock-claim-flag-of', 'white')],
      ['недозволен потег', plain('clock-illegal-move')],
      ['црните направија нелегален потег', of('clock-illegal-move-of', 'black')],
      ['која е временската контрола', plain('clock-time-control')],
      ['повтори те молам', plain('repeat')],
      ['помогни', plain('help')],
    ],
  ],
  [
    'fr',
    [
      ['pendule', PRESS],
      ['j’ai appuyé', PRESS],
      ['les Noirs ont appuyé sur la pendule', of('clock-press-of', 'black')],
      ['arrêtez la pendule s’il vous plaît', STOP],
      ['c’est parti', RESTART],
      ['lance la pendule', RESTART],
      ['combien de temps reste-t-il\u00a0?', TIMES],
      ['combien de temps il me reste', plain('clock-time-running')],
      ['combien de temps a mon adversaire', plain('clock-time-other')],
      ['combien de temps reste-t-il aux Noirs', of('clock-time-of', 'black')],
      ['à quel coup sommes-nous', plain('clock-moves')],
      ['combien de coups ont fait les Blancs', of('clock-moves-of', 'white')],
      ['combien de coups avant le contrôle', plain('clock-moves-to-control')],
      ['combien de temps j’ai utilisé', plain('clock-time-used')],
      ['combien de temps ont utilisé les Blancs', of('clock-time-used-of', 'white')],
      ['dans quelle période sommes-nous', plain('clock-period')],
      ['combien de délai reste-t-il', plain('clock-delay')],
      ['c’est à qui', plain('clock-whose')],
      ['je réclame le drapeau', plain('clock-claim-flag')],
      ['le drapeau des Blancs est tombé', of('clock-claim-flag-of', 'white')],
      ['coup impossible', plain('clock-illegal-move')],
      ['les Noirs ont joué un coup illégal', of('clock-illegal-move-of', 'black')],
      ['comment est réglée la pendule', plain('clock-time-control')],
      ['pardon', plain('repeat')],
      ['aide-moi', plain('help')],
    ],
  ],
  [
    'es',
    [
      ['reloj', PRESS],
      ['pulsa el reloj', PRESS],
      ['las negras han pulsado el reloj', of('clock-press-of', 'black')],
      ['para el reloj', STOP],
      ['detén el reloj por favor', STOP],
      ['vamos', RESTART],
      ['pon en marcha el reloj', RESTART],
      ['¿Cómo van los relojes?', TIMES],
      ['¿Cuánto me queda?', plain('clock-time-running')],
      ['cuánto tiempo tiene mi rival', plain('clock-time-other')],
      ['cuánto tiempo les queda a las negras', of('clock-time-of', 'black')],
      ['en qué jugada estamos', plain('clock-moves')],
      ['cuántas jugadas han hecho las blancas', of('clock-moves-of', 'white')],
      ['cuánto falta para el control', plain('clock-moves-to-control')],
      ['cuánto tiempo he gastado', plain('clock-time-used')],
      ['cuánto tiempo han usado las blancas', of('clock-time-used-of', 'white')],
      ['en qué periodo estamos', plain('clock-period')],
      ['qué reloj está corriendo', plain('clock-whose')],
      ['cayó la bandera', plain('clock-claim-flag')],
      ['cayó la bandera de las blancas', of('clock-claim-flag-of', 'white')],
      ['jugada imposible', plain('clock-illegal-move')],
      ['las negras hicieron una jugada ilegal', of('clock-illegal-move-of', 'black')],
      ['cuál es el control de tiempo', plain('clock-time-control')],
      ['repite por favor', plain('repeat')],
      ['ayúdame', plain('help')],
    ],
  ],
  [
    'pl',
    [
      ['zegar', PRESS],
      ['nacisnąłem zegar', PRESS],
      ['czarne wykonały ruch', of('clock-press-of', 'black')],
      ['proszę zatrzymać zegar', STOP],
      ['włącz zegar', RESTART],
      ['zaczynamy', RESTART],
      ['ile mamy czasu?', TIMES],
      ['ile mi zostało czasu', plain('clock-time-running')],
      ['ile czasu ma przeciwnik', plain('clock-time-other')],
      ['ile mają czasu czarne', of('clock-time-of', 'black')],
      ['ile czasu zostało białym', of('clock-time-of', 'white')],
      ['który to ruch', plain('clock-moves')],
      ['ile ruchów zrobiły białe', of('clock-moves-of', 'white')],
      ['ile jeszcze ruchów do kontroli', plain('clock-moves-to-control')],
      ['ile czasu zużyłem', plain('clock-time-used')],
      ['ile zużyły białe', of('clock-time-used-of', 'white')],
      ['który to okres', plain('clock-period')],
      ['ile jeszcze opóźnienia', plain('clock-delay')],
      ['czyj zegar chodzi', plain('clock-whose')],
      ['flaga spadła', plain('clock-claim-flag')],
      ['białe przekroczyły czas', of('clock-claim-flag-of', 'white')],
      ['nielegalny ruch', plain('clock-illegal-move')],
      ['nielegalny ruch czarnych', of('clock-illegal-move-of', 'black')],
      ['jakie jest tempo', plain('clock-time-control')],
      ['powtórz proszę', plain('repeat')],
      ['pomóż', plain('help')],
    ],
  ],
])('in %s', (language, phrases) => {
  it.each(phrases)('%s', (text, command) => {
    expect(hearTypedClock(text, language, COMMAND_PHRASES)).toEqual({ type: 'command', command });
    expect(hearSpokenClock([{ text }], language, COMMAND_PHRASES)).toEqual({ type: 'command', command });
  });

  it('every phrase that a recogniser is told of is understood, and in the closed list', () => {
    const closed = everyClockPhrase(language, clock);
    const phrases = spokenClockPhrases(language, clock);
    // Of each command one at least, save of the help for something.
    expect(phrases.length).toBeGreaterThanOrEqual(CLOCK_COMMAND_NAMES.length - 1);
    for (const phrase of phrases) {
      expect(readClockLine(phrase, language, clock), phrase).toBeDefined();
      expect(closed).toContain(phrase);
    }
    expect(new Set(closed).size).toBe(closed.length);
    for (const phrase of closed) expect(readClockLine(phrase, language, clock), phrase).toBeDefined();
  });

  it('what the help lists is understood as it is listed', () => {
    const phrases = allClockCommands(language, clock);
    expect(phrases.map((phrase) => readClockLine(phrase, language, clock)?.id)).toEqual(CLOCK_COMMAND_NAMES);
  });

  it('no phrase stands for two commands, and each command has the same places in all phrases', () => {
    const all = CLOCK_COMMAND_NAMES.flatMap((name) => CLOCK_PHRASES[language][name].map((one) => one.toLowerCase()));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    for (const { name, pattern } of clock.rowsIn(language)) {
      const places = pattern.flatMap(({ places: own }) => own);
      const wanted = name === 'help-for' ? ['rest'] : name.endsWith('-of') ? ['color'] : [];
      expect(places, name).toEqual(wanted);
    }
  });
});

test('a recogniser is told of the first phrases of a command alone; what it hears beyond them is understood', () => {
  expect(everyClockPhrase('en', clock)).toContain('say that again');
  expect(everyClockPhrase('en', clock)).not.toContain('come again');
  expect(hearSpokenClock([{ text: 'come again' }], 'en', COMMAND_PHRASES)).toEqual({
    type: 'command',
    command: plain('repeat'),
  });
});

test('what is understood in another language is understood too, after the page’s own', () => {
  expect(hearTypedClock('anhalten', 'en')).toEqual({ type: 'command', command: STOP });
  expect(hearTypedClock('притисни', 'de')).toEqual({ type: 'command', command: PRESS });
});

test('a colour alone with a verb of another kind presses nothing', () => {
  expect(hearTypedClock('white has', 'en').type).toBe('refused');
  expect(hearTypedClock('weiß hat', 'de').type).toBe('refused');
});

describe('a question does nothing', () => {
  test.each<readonly [LanguageName, string, string]>([
    ['en', 'flag?', 'flag'],
    ['en', 'illegal move?', 'illegal move'],
    ['de', 'Fahne?', 'blättchen'],
    ['fr', 'drapeau\u00a0?', 'drapeau'],
    ['es', '¿bandera?', 'bandera'],
    ['pl', 'chorągiewka?', 'chorągiewka'],
    ['uk', 'прапорець упав?', 'прапорець'],
    ['be', 'сцяжок упаў?', 'сцяжок'],
    ['mk', 'падна знаменцето?', 'знаменце'],
  ])('%s: %s', (language, text, offered) => {
    const refused = { type: 'refused', text, nearest: [offered] };
    expect(hearTypedClock(text, language, COMMAND_PHRASES)).toEqual(refused);
    expect(hearSpokenClock([{ text }], language, COMMAND_PHRASES)).toEqual(refused);
  });

  test.each<readonly [LanguageName, string]>([
    ['en', 'has the flag fallen'],
    ['en', 'is White’s flag down'],
    ['en', 'did Black press'],
    ['en', 'was that an illegal move'],
    ['en', 'should I stop the clock'],
    ['en', 'do not stop the clock'],
    ['en', 'my flag fell'],
    ['en', 'start over'],
    ['de', 'ist die Fahne gefallen'],
    ['de', 'war das illegal'],
    ['de', 'nicht anhalten'],
    ['fr', 'est-ce que le drapeau est tombé'],
    ['fr', 'temps écoulé'],
    ['fr', 'n’arrête pas la pendule'],
    ['es', 'es ilegal'],
    ['es', 'no pares el reloj'],
    ['pl', 'czy spadła chorągiewka'],
    ['pl', 'nie zatrzymuj zegara'],
    ['uk', 'чи впав прапорець'],
    ['uk', 'не зупиняй годинник'],
    ['be', 'ці ўпаў сцяжок'],
    ['be', 'не спыняй гадзіннік'],
    ['mk', 'дали падна знаменцето'],
    ['mk', 'не го запирај часовникот'],
  ])('nor does what is no clear act, %s: %s', (language, text) => {
    expect(hearTypedClock(text, language, COMMAND_PHRASES).type).toBe('refused');
    // What only sounds alike may be answered.
    const said = hearSpokenClock([{ text }], language, COMMAND_PHRASES);
    expect(said.type === 'command' && COMMAND_PHRASES.isExact(said.command.id)).toBe(false);
    const asked = askedOfClock(text, language, game(), FURTHER, COMMAND_PHRASES);
    expect(asked !== undefined && COMMAND_PHRASES.isExact(asked.id)).toBe(false);
  });
});

test.each<readonly [LanguageName, string, ReadClockCommand]>([
  ['en', 'how many minutes has Black got on the clock', of('clock-time-of', 'black')],
  ['de', 'wie viel Zeit ist auf der Uhr von Weiß', of('clock-time-of', 'white')],
  ['es', 'qué tiempo les queda a las negras', of('clock-time-of', 'black')],
])('a player who is named in a whole sentence is told of alone, %s: %s', (language, text, command) => {
  expect(hearTypedClock(text, language, COMMAND_PHRASES).type).toBe('refused');
  expect(askedOfClock(text, language, game(), FURTHER, COMMAND_PHRASES)).toEqual(command);
});

test('who is named is told only where it is one', () => {
  expect(playerNamed('how much time has Black', 'en')).toBe('black');
  expect(playerNamed('how much time have White and Black', 'en')).toBeUndefined();
  expect(playerNamed('how much time is left', 'en')).toBeUndefined();
});

describe('what is not understood', () => {
  test('gets the nearest commands', () => {
    expect(hearTypedClock('pres', 'en')).toEqual({
      type: 'refused',
      text: 'pres',
      nearest: ['press', 'black pressed'],
    });
    expect(hearTypedClock('zeitt', 'de')).toMatchObject({ type: 'refused', text: 'zeitt' });
    expect(hearTypedClock('knight f3', 'en')).toEqual({ type: 'refused', text: 'knight f3', nearest: [] });
  });

  test('help tells of what has such a word', () => {
    expect(hearTypedClock('help flag', 'en')).toEqual({
      type: 'command',
      command: { id: 'help-for', read: { rest: 'flag' } },
    });
    expect(clockCommandsFor('flag', 'en', clock)).toEqual(['flag', 'black flag']);
  });

  test('nothing throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(...LANGUAGE_NAMES), (text, language) => {
        hearTypedClock(text, language);
        expect(hearSpokenClock([{ text }], language).type).toMatch(/^(command|refused)$/);
      }),
    );
  });
});

describe('what was said', () => {
  test('is a press at once only where it was heard best, and nothing else was heard as well', () => {
    expect(hearSpokenClock([{ text: 'press', confidence: 0.9 }], 'en')).toEqual({ type: 'command', command: PRESS });
    expect(
      hearSpokenClock(
        [
          { text: 'press', confidence: 0.9 },
          { text: 'stop', confidence: 0.5 },
        ],
        'en',
      ),
    ).toEqual({ type: 'command', command: PRESS });
    expect(
      hearSpokenClock(
        [
          { text: 'press', confidence: 0.6 },
          { text: 'stop', confidence: 0.5 },
        ],
        'en',
      ),
    ).toEqual({ type: 'refused', text: 'press', nearest: ['press', 'stop'], doubtful: true });
    expect(hearSpokenClock([{ text: 'white pressed' }, { text: 'black pressed' }], 'en')).toMatchObject({
      type: 'refused',
      nearest: ['white pressed', 'black pressed'],
    });
  });

  test('is offered where it was not what was heard best, or only sounds alike', () => {
    expect(hearSpokenClock([{ text: 'precious' }, { text: 'press' }], 'en')).toEqual({
      type: 'refused',
      text: 'precious',
      nearest: ['press'],
    });
    expect(hearSpokenClock([{ text: 'prezz' }], 'en')).toEqual({ type: 'refused', text: 'prezz', nearest: ['press'] });
  });

  test('is answered though it only sounds alike, where it asks', () => {
    expect(hearSpokenClock([{ text: 'delay lefft' }], 'en', COMMAND_PHRASES)).toEqual({
      type: 'command',
      command: plain('clock-delay'),
    });
    expect(hearSpokenClock([{ text: 'thyme' }, { text: 'time' }], 'en', COMMAND_PHRASES)).toEqual({
      type: 'command',
      command: TIMES,
    });
  });

  test('nothing is nothing', () => {
    expect(hearSpokenClock([], 'en')).toEqual({ type: 'refused', text: '', nearest: [] });
  });
});
