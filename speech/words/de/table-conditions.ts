/**
 * The conditions of a game at a table in German, as they are read out. An article stands in brackets, for a number before a full stop
 * is an ordinal.
 */
import type { AssistantDuty } from '../../../src/laws/acts/blind.js';
import type { Color } from '../../../src/laws/squares.js';
import type { BlindRead, HelperRead } from '../../../src/questions/conditions.js';
import type { CallStyle } from '../../style.js';
import { eventRules } from '../../phrase/event-rules.js';
import { namedPlayers } from '../named-players.js';
import type { TableConditionsTold, TableConditionsWords } from '../table-conditions.js';
import type { Said } from '../said.js';
import { capitalized } from './counting.js';
import { allotted } from './durations.js';
import { messages } from './messages.js';
import { PLAYERS } from './names.js';
import { time } from './clock.js';

const rulesOfEvent = eventRules(messages);

export const tableConditions: TableConditionsWords = {
  sentences: (told) => [
    `${told.play === 'strict' ? 'Strenges Spiel' : 'Freies Spiel'}. Es gilt die Fassung ${told.edition} der Regeln.`,
    `${capitalized(time.control(told.time))}.`,
    ...rules(told),
    players(told),
    ...(told.blind ? [boards(told.blind), callers(told.blind)] : []),
    manner(told),
    ...(told.assistants.length === 0 ? ['Kein Spieler hat einen Assistenten.'] : told.assistants.map(helper)),
    score(told),
    ...clock(told),
    told.illegalMoves === 'stand'
      ? 'Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.'
      : 'Einen regelwidrigen Zug lehnt das Programm mit dem Grund ab.',
    ...agreed(told),
    ...points(told),
    ...late(told),
    told.arbiter ? 'Ein Schiedsrichter ist anwesend.' : 'Es ist kein Schiedsrichter anwesend.',
    ...locked(told),
  ],
};

function by(article: string): string {
  return `(Artikel ${article})`;
}

function rules({ supervision }: TableConditionsTold): readonly string[] {
  if (!supervision) return [];
  const { tempo, value, article } = supervision;
  return [`${rulesOfEvent.playedBy(tempo, value)} ${by(article)}.`];
}

function agreed({ touchBinds, drawLimit }: TableConditionsTold): readonly string[] {
  return [
    ...(touchBinds === undefined ? [] : [`${rulesOfEvent.touchBinds()} ${by(touchBinds)}.`]),
    ...(drawLimit ? [`${rulesOfEvent.agreedDraws(drawLimit.limit)} ${by(drawLimit.article)}.`] : []),
  ];
}

function points({ scoring }: TableConditionsTold): readonly string[] {
  return scoring ? [`${rulesOfEvent.pointsGiven(scoring.points)} ${by(scoring.article)}.`] : [];
}

function players({ names, blind }: TableConditionsTold): string {
  const named = namedPlayers(PLAYERS, names);
  const none = 'Kein Spieler ist sehbehindert, und die Regeln für sehbehinderte Spieler gelten nicht.';
  if (!blind) return [...named, none].join(' ');
  return [...named, ...are(blind.disabled, 'sehbehindert'), ...are(blind.hearingImpaired, 'hörbehindert')].join(' ');
}

function are([one, other]: readonly Color[], what: string): readonly string[] {
  if (one === undefined) return [];
  return [other ? `Beide Spieler sind ${what}.` : `${PLAYERS[one]} ist ${what}.`];
}

function boards({ boards: { count, article } }: BlindRead): string {
  return count === 'two' ? `Jeder Spieler hat ein eigenes Brett ${by(article)}.` : 'Beide Spieler benutzen ein Brett.';
}

function callers({ callers: { of, article } }: BlindRead): string {
  const [one, other] = of;
  if (one === undefined) return `Jeder Spieler sagt seine Züge an und wiederholt die des Gegners ${by(article)}.`;
  return other === undefined
    ? `Der Assistent von ${PLAYERS[one]} sagt die Züge beider Spieler an ${by(article)}.`
    : `Beide Assistenten sagen die Züge beider Spieler an ${by(article)}.`;
}

const MANNERS: Readonly<Record<Exclude<CallStyle, 'fide'>, string>> = {
  'fide names': 'mit den FIDE-Namen und den Wörtern dieser Sprache',
  plain: 'in einfachen Worten',
  nato: 'mit dem NATO-Alphabet',
  algebraic: 'in Kurznotation',
  uci: 'in UCI-Notation',
};

/** The numbers may be German all the same: it is the FIDE way that is left. */
function manner({ calls: { style, sample }, blind, arbiter }: TableConditionsTold): Said {
  const numbers = blind ? ` ${by(blind.numbers)}` : '';
  if (style === 'fide') {
    return [`Züge werden nach FIDE angesagt, mit deutschen Zahlen${numbers}. Zum Beispiel:`, sample];
  }
  const decided = arbiter ? 'so hat der Schiedsrichter entschieden' : 'so ist es vereinbart';
  const instead = blind ? ` und nicht nach FIDE: ${decided}${numbers}` : '';
  return [`Züge werden ${MANNERS[style]} angesagt${instead}. Zum Beispiel:`, sample];
}

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'Züge auf dem Brett des Gegners ausführen',
  announce: 'die Züge beider Spieler ansagen',
  score: 'mitschreiben',
  clock: 'die Uhr drücken',
  tell: 'die Zahl der Züge und die verbrauchte Zeit mitteilen, nur wenn gefragt wird',
  claim: 'Zeitüberschreitung reklamieren und dem Schiedsrichter berührte Figuren melden',
  adjourn: 'die Formalitäten einer Hängepartie erledigen',
  move: 'die Figuren des Spielers ziehen',
};

function helper({ of, duties }: HelperRead): string {
  const listed = duties.map(({ duty, article }) => `${DUTIES[duty]} ${by(article)}`);
  return `Aufgaben des Assistenten von ${PLAYERS[of]}: ${listed.join('; ')}.`;
}

function score({ recording, blind }: TableConditionsTold): string {
  if (recording === 'program') return 'Das Programm schreibt die Partie mit.';
  const own = 'Jeder Spieler schreibt die Partie selbst mit.';
  if (!blind) return own;
  const { value, article } = blind.keepingScore;
  return `${own} ${value === 'recording device' ? 'Ein Aufnahmegerät' : 'Ein Tonbandgerät'} ist erlaubt ${by(article)}.`;
}

function clock({ specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold): readonly string[] {
  return [
    ...(specialClock && blind ? [special(blind)] : []),
    ...(warningsAllowed ? ['Zeitwarnungen sind erlaubt.'] : []),
    ...(quickplay ? ['Diese Partie hat eine Endspurtphase.'] : []),
  ];
}

function special({ specialClock: { value, article } }: BlindRead): string {
  const what = value === 'felt only' ? 'die man fühlen kann' : 'die spricht oder die man fühlen kann';
  return `Es wird eine besondere Uhr benutzt, ${what} ${by(article)}.`;
}

function late({ late: rule }: TableConditionsTold): readonly string[] {
  if (!rule) return [];
  const { value, article } = rule;
  if (value === null) return [`Wie spät ein Spieler kommen darf, bestimmt die Veranstaltung ${by(article)}.`];
  return [
    value === 0
      ? `Wer beim Starten der Uhren nicht da ist, verliert ${by(article)}.`
      : `Wer mehr als ${allotted(value)} zu spät kommt, verliert ${by(article)}.`,
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold): readonly string[] {
  const said = [
    ...(arbiter && approved ? ['Der Schiedsrichter hat dieses Programm zugelassen.'] : []),
    ...(play === 'strict' ? ['Engine und Hinweise sind gesperrt.'] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
