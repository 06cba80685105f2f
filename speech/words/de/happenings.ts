/**
 * What happens beside the moves, in German: as an arbiter or a clock would say it.
 */
import type {
  ChargeProposed,
  ClockSet,
  PeriodReached,
  QuickplayDecided,
  Resumed,
  Scored,
  Sealed,
  TimeCharged,
  TimeUnwatched,
  Written,
} from '../../../src/laws/facts.js';
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import { COLORS, opposite } from '../../../src/laws/squares.js';
import type { Happening, HappeningWords } from '../happenings.js';
import { claimed, claimRejected, surely } from './claims.js';
import { capitalized, counted, listed } from './counting.js';
import { duration, durationFirst, isSingular } from './durations.js';
import { inFull, toDo } from './duties.js';
import { RESULTS, fault, penalty } from './irregularities.js';
import { PLAYERS, byKinds, theKind } from './names.js';

export const happenings: HappeningWords = {
  happening,
  checkFrom: (by, called) => `${called ? capitalized(byKinds(by)) : `Schach ${byKinds(by)}`}.`,
  bound: ({ by, duty }, move) => {
    if (!move) return `${PLAYERS[by]} muss ${toDo(duty)}.`;
    return `${PLAYERS[by]} muss ${move.castling ? toDo({ type: 'castle', side: move.castling }) : `${inFull(move)} spielen`}.`;
  },
  claimRejected,
  claimRight: () => 'Das ist richtig. Die Partie ist remis.',
  claimIsOffer: () => 'Der Antrag gilt als Remisangebot.',
  clocksStand: () => 'Die Uhren stehen.',
  surely,
};

function happening(fact: Happening): string {
  switch (fact.type) {
    case 'adjusting':
      return `${PLAYERS[fact.by]} rückt zurecht.`;
    case 'touched':
      return `${PLAYERS[fact.by]} ${TOUCHES[fact.how](theKind(fact.piece, 'accusative'))}.`;
    case 'pressed':
      return `${PLAYERS[fact.by]} drückt die Uhr.`;
    case 'period reached':
      return periodReached(fact);
    case 'time overstepped':
      return `${PLAYERS[fact.by]} hat die Zeit um ${duration(fact.late)} überschritten.`;
    case 'clock started':
      return `Die Uhr von ${PLAYERS[fact.of]} läuft${fact.again ? ' wieder' : ''}.`;
    case 'clocks stopped':
      return `${actor(fact.by)} hält die Uhren an.`;
    case 'clock set':
      return clockSet(fact);
    case 'time added':
      return fact.time < 0
        ? `${durationFirst(-fact.time)} Zeitabzug für ${PLAYERS[fact.to]}.`
        : `${durationFirst(fact.time)} Zeitgutschrift für ${PLAYERS[fact.to]}.`;
    case 'flag fell':
      if (fact.first !== undefined) return `Beide Blättchen sind gefallen, zuerst das von ${PLAYERS[fact.first]}.`;
      return `Das Blättchen von ${PLAYERS[fact.of]} ist gefallen.${fact.goesOn === undefined ? '' : ' Die Partie geht weiter.'}`;
    case 'unwatched':
      return unwatched(fact);
    case 'charge proposed':
      return chargeProposed(fact);
    case 'time charged':
      return timeCharged(fact);
    case 'arrived':
      return `${PLAYERS[fact.who]} ist am Brett erschienen${fact.late > 0 ? `, ${duration(fact.late)} zu spät` : ''}.`;
    case 'draw claimed':
      return claimed(fact);
    case 'quickplay claimed':
      return `${PLAYERS[fact.by]} beantragt ${fact.asks === 'draw' ? 'Remis in der Endspurtphase' : 'einige Sekunden je Zug'}. Ein Schiedsrichter entscheidet.`;
    case 'quickplay decided':
      return quickplayDecided(fact);
    case 'fault found':
      return fault(fact);
    case 'written':
      return WRITTEN[fact.what];
    case 'signed':
      return `${PLAYERS[fact.by]} unterschreibt: ${RESULTS[fact.result]}.${fact.agreed ? ' Beide haben unterschrieben.' : ''}`;
    case 'penalised':
      return penalty(fact);
    case 'scored':
      return scored(fact);
    case 'adjourned':
      return `Hängepartie: ${PLAYERS[fact.sealer]} gibt den Zug ab.`;
    case 'sealed':
      return SEALED[fact.step](PLAYERS[fact.sealer]);
    case 'resumed':
      return resumed(fact);
  }
}

const TOUCHES = {
  'to move': (piece: string) => `berührt ${piece}`,
  adjusting: (piece: string) => `rückt ${piece} zurecht`,
  'by accident': (piece: string) => `berührt versehentlich ${piece}`,
} as const;

/** Whoever it is that acts, to begin a sentence with. */
function actor(by: Actor): string {
  if (by === 'arbiter') return 'Der Schiedsrichter';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `Der Assistent von ${PLAYERS[side]}`;
}

function periodReached({ by, added }: PeriodReached): string {
  const verb = isSingular(duration(added)) ? 'kommt' : 'kommen';
  return `${PLAYERS[by]} hat die Zeitkontrolle erreicht. ${durationFirst(added)} ${verb} hinzu.`;
}

function clockSet({ settings }: ClockSet): string {
  const sides = COLORS.flatMap((color) => {
    const { time, moves } = settings[color] ?? {};
    const set = [
      ...(time === undefined ? [] : [duration(time)]),
      ...(moves === undefined ? [] : [moves === 1 ? 'einen gemachten Zug' : `${moves} gemachte Züge`]),
    ];
    return set.length > 0 ? [`Die Uhr von ${PLAYERS[color]} wird auf ${listed(set, 'und')} gestellt.`] : [];
  });
  return sides.join(' ');
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched): string {
  if (length === undefined) {
    return `Die Uhr des Geräts wurde zurückgestellt. Wie lange die Seite weg war, ist nicht bekannt; ${PLAYERS[of]} wird nichts berechnet.`;
  }
  const away = `Das Gerät war ${duration(length)} weg.`;
  if (charged === 'no') return `${away} ${PLAYERS[of]} wird diese Zeit nicht berechnet.`;
  return `${away}${stopped ? ' Beide Uhren stehen.' : ''} Wird ${PLAYERS[of]} diese Zeit berechnet oder nicht?`;
}

function chargeProposed({ by, charged }: ChargeProposed): string {
  return `${PLAYERS[by]} will, dass die Zeit ${charged ? '' : 'nicht '}berechnet wird. ${PLAYERS[opposite(by)]} muss zustimmen.`;
}

function timeCharged({ of, length, charged, flag }: TimeCharged): string {
  const time = duration(length);
  const told = `${PLAYERS[of]} ${isSingular(time) ? 'wird' : 'werden'} ${time} ${charged ? '' : 'nicht '}berechnet.`;
  return flag ? `${told} Das Blättchen von ${PLAYERS[of]} ist gefallen.` : told;
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided): string {
  switch (decision) {
    case 'postponed':
      return `Der Antrag von ${PLAYERS[by]} bleibt offen: Die Entscheidung ist aufgeschoben. Die Partie geht weiter.`;
    case 'rejected':
      return `Der Antrag von ${PLAYERS[by]} ist abgelehnt.`;
    case 'increment': {
      const time = increment === undefined ? 'einige Sekunden' : duration(increment);
      return `Ab jetzt ${isSingular(time) ? 'kommt' : 'kommen'} je Zug ${time} hinzu.`;
    }
    case 'no increment':
      return 'Je Zug kommen keine Sekunden hinzu. Die Partie geht weiter.';
  }
}

function scored({ scores }: Scored): string {
  return `${PLAYERS.white} erhält ${points(scores.white)}, ${PLAYERS.black} ${points(scores.black)}.`;
}

/** Halves in words, for "1,5" is heard as a decimal. */
function points(count: number): string {
  if (count === 0) return 'keinen Punkt';
  if (count === 0.5) return 'einen halben Punkt';
  if (count === 1) return 'einen Punkt';
  if (count === 1.5) return 'anderthalb Punkte';
  return Number.isInteger(count) ? `${count} Punkte` : `${counted(Math.floor(count))}einhalb Punkte`;
}

const SEALED: Readonly<Record<Sealed['step'], (sealer: string) => string>> = {
  written: (sealer) => `${sealer} hat den Abgabezug aufgeschrieben.`,
  'envelope closed': () => 'Der Umschlag ist verschlossen.',
  'clock stopped': () => 'Der Zug ist abgegeben, die Uhren stehen.',
};

function resumed({ envelope, clock }: Resumed): string {
  const what = envelope === 'opened' ? 'Der Umschlag wird geöffnet.' : 'Der Umschlag bleibt verschlossen.';
  return `Die Partie wird wieder aufgenommen. ${what} Die Uhr von ${PLAYERS[clock]} läuft.`;
}

/** What was written on a scoresheet. */
const WRITTEN: Readonly<Record<Written['what'], string>> = {
  move: 'Zug aufgeschrieben.',
  note: 'Sprachnotiz aufbewahrt.',
  offer: 'Remisangebot aufgeschrieben.',
};
