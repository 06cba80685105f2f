/** What happens beside the moves in German, in whole sentences. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { textOf } from '../../speech/utterance.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { inWords, on } from './said.js';

const german = inWords(wordsDe, { callStyle: 'plain' });

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> & { readonly article?: string } : never;

function said(...facts: readonly Untold<Fact>[]): string | undefined {
  const utterance = phraseFacts(
    facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact })),
    german,
  );
  return utterance && textOf(utterance);
}

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const HOURS = 60 * MINUTES;
const rook = on('black rook e2');
const pawn = on('black pawn e2');

describe('one fact', () => {
  test.each<readonly [string, Untold<Fact>]>([
    // Art. 4
    ['Weiß rückt zurecht.', { type: 'adjusting', by: 'white' }],
    ['Schwarz berührt den Turm auf e2.', { type: 'touched', by: 'black', piece: rook, how: 'to move' }],
    ['Schwarz rückt den Bauern auf e2 zurecht.', { type: 'touched', by: 'black', piece: pawn, how: 'adjusting' }],
    [
      'Schwarz berührt versehentlich den Turm auf e2.',
      { type: 'touched', by: 'black', piece: rook, how: 'by accident' },
    ],
    ['Schwarz muss den Turm auf e2 ziehen.', { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } }],
    ['Weiß muss den Bauern auf e2 schlagen.', { type: 'bound', by: 'white', duty: { type: 'capture', piece: pawn } }],
    [
      'Weiß muss den Turm auf e2 mit dem Bauern auf d3 schlagen.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white pawn d3') } },
    ],
    [
      'Weiß muss den Turm auf e2 mit der Dame auf e1 schlagen.',
      { type: 'bound', by: 'white', duty: { type: 'capture', piece: rook, by: on('white queen e1') } },
    ],
    ['Weiß muss lang rochieren.', { type: 'bound', by: 'white', duty: { type: 'castle', side: 'long' } }],
    // Art. 6
    ['Weiß drückt die Uhr.', { type: 'pressed', by: 'white' }],
    [
      'Weiß hat die Zeitkontrolle erreicht. 30 Minuten kommen hinzu.',
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTES },
    ],
    [
      'Weiß hat die Zeit um 39 Sekunden überschritten.',
      { type: 'time overstepped', by: 'white', period: 0, late: 39_000 },
    ],
    [
      'Weiß hat die Zeit um weniger als eine Sekunde überschritten.',
      { type: 'time overstepped', by: 'white', period: 0, late: 400 },
    ],
    [
      'Weiß hat die Zeitkontrolle erreicht. Eine Stunde kommt hinzu.',
      { type: 'period reached', by: 'white', period: 1, added: HOURS },
    ],
    ['Die Uhr von Weiß läuft.', { type: 'clock started', of: 'white', again: false }],
    ['Die Uhr von Schwarz läuft wieder.', { type: 'clock started', of: 'black', again: true }],
    ['Weiß hält die Uhren an.', { type: 'clocks stopped', by: 'white' }],
    ['Der Schiedsrichter hält die Uhren an.', { type: 'clocks stopped', by: 'arbiter' }],
    ['Der Assistent von Schwarz hält die Uhren an.', { type: 'clocks stopped', by: 'assistant of black' }],
    [
      'Die Uhr von Weiß wird auf 12 Minuten gestellt.',
      { type: 'clock set', settings: { white: { time: 12 * MINUTES } } },
    ],
    [
      'Die Uhr von Weiß wird auf eine Stunde 2 Minuten und 40 gemachte Züge gestellt. Die Uhr von Schwarz wird auf einen gemachten Zug gestellt.',
      { type: 'clock set', settings: { white: { time: HOURS + 2 * MINUTES, moves: 40 }, black: { moves: 1 } } },
    ],
    ['Zwei Minuten Zeitgutschrift für Weiß.', { type: 'time added', to: 'white', time: 2 * MINUTES }],
    ['Eine Minute Zeitgutschrift für Weiß.', { type: 'time added', to: 'white', time: MINUTES }],
    ['Eine Minute 30 Sekunden Zeitgutschrift für Weiß.', { type: 'time added', to: 'white', time: 90 * SECONDS }],
    ['21 Minuten Zeitgutschrift für Schwarz.', { type: 'time added', to: 'black', time: 21 * MINUTES }],
    ['Drei Minuten Zeitabzug für Schwarz.', { type: 'time added', to: 'black', time: -3 * MINUTES }],
    ['Weniger als eine Sekunde Zeitabzug für Schwarz.', { type: 'time added', to: 'black', time: -1 }],
    [
      'Das Gerät war 12 Minuten weg. Weiß wird diese Zeit nicht berechnet.',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'no', stopped: false },
    ],
    [
      'Das Gerät war 12 Minuten weg. Beide Uhren stehen. Wird Weiß diese Zeit berechnet oder nicht?',
      { type: 'unwatched', of: 'white', length: 12 * MINUTES, charged: 'open', stopped: true },
    ],
    [
      'Das Gerät war eine Minute eine Sekunde weg. Wird Schwarz diese Zeit berechnet oder nicht?',
      { type: 'unwatched', of: 'black', length: 61 * SECONDS, charged: 'open', stopped: false },
    ],
    [
      'Die Uhr des Geräts wurde zurückgestellt. Wie lange die Seite weg war, ist nicht bekannt; Weiß wird nichts berechnet.',
      { type: 'unwatched', of: 'white', charged: 'no', stopped: false },
    ],
    [
      'Weiß will, dass die Zeit berechnet wird. Schwarz muss zustimmen.',
      { type: 'charge proposed', by: 'white', charged: true },
    ],
    [
      'Schwarz will, dass die Zeit nicht berechnet wird. Weiß muss zustimmen.',
      { type: 'charge proposed', by: 'black', charged: false },
    ],
    [
      'Weiß werden 12 Minuten berechnet. Das Blättchen von Weiß ist gefallen.',
      { type: 'time charged', of: 'white', length: 12 * MINUTES, charged: true, flag: true, stopped: false },
    ],
    [
      'Schwarz wird eine Minute nicht berechnet. Die Uhren stehen.',
      { type: 'time charged', of: 'black', length: MINUTES, charged: false, flag: false, stopped: true },
    ],
    ['Das Blättchen von Weiß ist gefallen.', { type: 'flag fell', of: 'white' }],
    ['Das Blättchen von Weiß ist gefallen. Die Partie geht weiter.', { type: 'flag fell', of: 'white', goesOn: 'A.4' }],
    ['Schwarz ist am Brett erschienen.', { type: 'arrived', who: 'black', late: 0 }],
    [
      'Schwarz ist am Brett erschienen, 12 Minuten 5 Sekunden zu spät.',
      { type: 'arrived', who: 'black', late: 725 * SECONDS },
    ],
    // Art. 7
    [
      'Weiß hat einen regelwidrigen Zug gemacht. Es ist der erste.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1 },
    ],
    [
      'Weiß hat einen regelwidrigen Zug gemacht. Es ist der achte.',
      { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 8 },
    ],
    [
      'Schwarz hat die Uhr gedrückt, ohne zu ziehen. Das zählt als zweiter regelwidriger Zug.',
      { type: 'fault found', what: 'pressed without a move', of: 'black', ruling: 'counted', count: 2 },
    ],
    [
      'Es wurden beide Hände benutzt. Das zählt als regelwidriger Zug.',
      { type: 'fault found', what: 'two hands', ruling: 'counted' },
    ],
    [
      'Schwarz hat einen Bauern nicht umgewandelt. Der Bauer wird zur Dame.',
      { type: 'fault found', what: 'pawn left unpromoted', of: 'black', ruling: 'queen' },
    ],
    [
      'Weiß hat beide Hände benutzt. Das zählt nicht als regelwidriger Zug.',
      { type: 'fault found', what: 'two hands', of: 'white', ruling: 'not counted' },
    ],
    [
      'Weiß hat nicht so gespielt, wie es die berührte Figur verlangt. Stattdessen wird ein anderer Zug gemacht.',
      { type: 'fault found', what: 'touched piece', of: 'white', ruling: 'corrected' },
    ],
    [
      'Weiß hat Figuren verschoben. Weiß stellt sie zurecht.',
      { type: 'fault found', what: 'displaced', of: 'white', ruling: 'put right' },
    ],
    [
      'Figuren sind verschoben. Der Schiedsrichter entscheidet.',
      { type: 'fault found', what: 'displaced', ruling: 'arbiter decides' },
    ],
    [
      'Die Partie wurde falsch begonnen. Es wird eine neue Partie gespielt.',
      { type: 'fault found', what: 'set-up', ruling: 'new game' },
    ],
    [
      'Es wurde ein regelwidriger Zug gemacht. Der Zug bleibt bestehen.',
      { type: 'fault found', what: 'illegal move', ruling: 'stands' },
    ],
    // Art. 8
    ['Zug aufgeschrieben.', { type: 'written', by: 'white', what: 'move', ply: 1 }],
    ['Remisangebot aufgeschrieben.', { type: 'written', by: 'white', what: 'offer', ply: 1 }],
    ['Weiß unterschreibt: Schwarz hat gewonnen.', { type: 'signed', by: 'white', result: '0-1', agreed: false }],
    [
      'Schwarz unterschreibt: remis. Beide haben unterschrieben.',
      { type: 'signed', by: 'black', result: '1/2-1/2', agreed: true },
    ],
    // Art. 9 and Guidelines III
    [
      'Weiß beantragt Remis: 50 Züge ohne Schlagen und ohne Bauernzug.',
      { type: 'draw claimed', by: 'white', ground: 'fifty moves' },
    ],
    [
      'Weiß beantragt Remis: Mit langer Rochade sind es 50 Züge ohne Schlagen und ohne Bauernzug.',
      {
        ...{ type: 'draw claimed', by: 'white', ground: 'fifty moves' },
        intended: { from: 'e1', to: 'c1', castling: 'long', piece: 'king' },
      },
    ],
    [
      'Weiß beantragt Remis in der Endspurtphase. Ein Schiedsrichter entscheidet.',
      { type: 'quickplay claimed', by: 'white', asks: 'draw' },
    ],
    [
      'Weiß beantragt einige Sekunden je Zug. Ein Schiedsrichter entscheidet.',
      { type: 'quickplay claimed', by: 'white', asks: 'increment' },
    ],
    [
      'Der Antrag von Weiß bleibt offen: Die Entscheidung ist aufgeschoben. Die Partie geht weiter.',
      { type: 'quickplay decided', by: 'white', decision: 'postponed' },
    ],
    ['Der Antrag von Weiß ist abgelehnt.', { type: 'quickplay decided', by: 'white', decision: 'rejected' }],
    [
      'Ab jetzt kommen je Zug 5 Sekunden hinzu.',
      { type: 'quickplay decided', by: 'white', decision: 'increment', increment: 5 * SECONDS },
    ],
    [
      'Ab jetzt kommt je Zug eine Sekunde hinzu.',
      { type: 'quickplay decided', by: 'white', decision: 'increment', increment: SECONDS },
    ],
    [
      'Je Zug kommen keine Sekunden hinzu. Die Partie geht weiter.',
      { type: 'quickplay decided', by: 'white', decision: 'no increment' },
    ],
    // Art. 10, 12.9
    ['Weiß erhält einen halben Punkt, Schwarz keinen Punkt.', { type: 'scored', scores: { white: 0.5, black: 0 } }],
    ['Weiß erhält einen Punkt, Schwarz anderthalb Punkte.', { type: 'scored', scores: { white: 1, black: 1.5 } }],
    ['Weiß erhält zweieinhalb Punkte, Schwarz 3 Punkte.', { type: 'scored', scores: { white: 2.5, black: 3 } }],
    ['Weiß wird verwarnt.', { type: 'penalised', against: 'white', penalty: { kind: 'warning' } }],
    ['Weiß erhält eine Strafe.', { type: 'penalised', against: 'white', penalty: { kind: 'time taken', time: 1 } }],
    [
      'Weiß erhält eine Strafe. Schwarz bekommt die Punkte eines Gewinns.',
      { type: 'penalised', against: 'white', penalty: { kind: 'points to the opponent' } },
    ],
    [
      'Weiß erhält eine Strafe: Die Partie ist verloren.',
      { type: 'penalised', against: 'white', penalty: { kind: 'game lost', opponentScores: 1 } },
    ],
    [
      'Weiß erhält eine Geldstrafe.',
      { type: 'penalised', against: 'white', penalty: { kind: 'fine', announced: true } },
    ],
    [
      'Weiß wird für eine Runde ausgeschlossen.',
      { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 1 } },
    ],
    [
      'Weiß wird für zwei Runden ausgeschlossen.',
      { type: 'penalised', against: 'white', penalty: { kind: 'rounds', rounds: 2 } },
    ],
    ['Weiß wird vom Turnier ausgeschlossen.', { type: 'penalised', against: 'white', penalty: { kind: 'expulsion' } }],
    // Guidelines I
    ['Hängepartie: Weiß gibt den Zug ab.', { type: 'adjourned', sealer: 'white' }],
    ['Weiß hat den Abgabezug aufgeschrieben.', { type: 'sealed', sealer: 'white', step: 'written' }],
    ['Der Umschlag ist verschlossen.', { type: 'sealed', sealer: 'white', step: 'envelope closed' }],
    ['Der Zug ist abgegeben, die Uhren stehen.', { type: 'sealed', sealer: 'white', step: 'clock stopped' }],
    [
      'Die Partie wird wieder aufgenommen. Der Umschlag bleibt verschlossen. Die Uhr von Weiß läuft.',
      { type: 'resumed', envelope: 'stays closed', clock: 'white' },
    ],
  ])('%s', (sentence, fact) => {
    expect(said(fact)).toBe(sentence);
  });
});

describe('claims, and what comes of them', () => {
  const claimed = { type: 'draw claimed', by: 'black', ground: 'threefold' } as const;
  const rejected = { type: 'claim rejected', by: 'black', ground: 'threefold', needed: 3 } as const;
  const e1 = { from: 'e2', to: 'e1', piece: 'rook' } as const;
  const gets = { type: 'time added', to: 'white', time: 2 * MINUTES } as const;
  const offers = { type: 'draw offered', by: 'black' } as const;
  const bound = { type: 'bound', by: 'black', duty: { type: 'move', piece: rook } } as const;

  test.each<readonly [string, readonly Untold<Fact>[]]>([
    [
      'Schwarz beantragt Remis: Dieselbe Stellung ist zum dritten Mal entstanden. Nicht richtig: Es ist erst das zweite Mal. Zwei Minuten Zeitgutschrift für Weiß. Der Antrag gilt als Remisangebot.',
      [claimed, { ...rejected, why: 'not so often', found: 2 }, gets, offers],
    ],
    [
      'Schwarz beantragt Remis: Mit Turm e2 nach e1 entsteht die Stellung zum dritten Mal. Nicht richtig: Es wäre erst das zweite Mal. Schwarz muss Turm e2 nach e1 spielen. Die Uhren stehen.',
      [
        { ...claimed, intended: e1 },
        { type: 'clocks stopped', by: 'black' },
        { ...rejected, why: 'not so often', found: 2 },
        bound,
      ],
    ],
    [
      'Schwarz beantragt Remis: Mit Turm e2 nach e1 entsteht die Stellung zum dritten Mal. Nicht richtig: Der Zug ist regelwidrig. Schwarz muss den Turm auf e2 ziehen.',
      [{ ...claimed, intended: e1 }, { ...rejected, why: 'move is illegal', found: 1 }, bound],
    ],
    [
      'Schwarz beantragt Remis: Mit Turm e2 nach e1 entsteht die Stellung zum dritten Mal. Nicht richtig: Der Zug wurde vorher nicht aufgeschrieben.',
      [
        { ...claimed, intended: e1 },
        { ...rejected, why: 'not written first', found: 3 },
      ],
    ],
    [
      'Schwarz beantragt Remis: 50 Züge ohne Schlagen und ohne Bauernzug. Nicht richtig: Es sind nur 23 Züge.',
      [
        { ...claimed, ground: 'fifty moves' },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 23, needed: 50 },
      ],
    ],
    [
      'Schwarz beantragt Remis: Mit Turm e2 nach e1 sind es 50 Züge ohne Schlagen und ohne Bauernzug. Nicht richtig: Es wäre nur ein Zug.',
      [
        { ...claimed, ground: 'fifty moves', intended: e1 },
        { ...rejected, ground: 'fifty moves', why: 'not so often', found: 1, needed: 50 },
      ],
    ],
    [
      'Schwarz beantragt Remis: Dieselbe Stellung ist zum dritten Mal entstanden. Das ist richtig. Die Partie ist remis.',
      [claimed, { type: 'ended', ending: { result: '1/2-1/2', reason: 'threefold repetition', article: '9.2.1' } }],
    ],
    [
      'Das Blättchen von Weiß ist gefallen. Schwarz gewinnt auf Zeit.',
      [
        { type: 'flag fell', of: 'white' },
        { type: 'ended', ending: { result: '0-1', reason: 'time', winner: 'black', article: '6.9' } },
      ],
    ],
  ])('%s', (sentences, facts) => {
    expect(said(...facts)).toBe(sentences);
  });
});
