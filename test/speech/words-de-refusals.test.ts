/** Why something is not done, in German, in whole sentences; one of every reason of the game, by type. */
import { describe, expect, test } from 'vitest';
import type { GameRefusal, Refusal } from '../../src/laws/refusals.js';
import type { EndReason, Result } from '../../src/laws/result.js';
import { readCommand } from '../../speech/hearing/line.js';
import { type AnyRefusal, phraseDoubt, phraseRefusal } from '../../speech/phrase/refusals.js';
import type { CallStyle } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { inWords, languagesOf, on } from './said.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const german = (squareStyle: CallStyle = 'plain') => inWords(wordsDe, { squareStyle });
const sentence = (refusal: AnyRefusal, squareStyle?: CallStyle): string =>
  textOf(phraseRefusal(refusal, german(squareStyle)));

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const bishop = on('white bishop f1');
const knight = on('black knight d3');
const queen = on('black queen e5');

describe('moves that cannot be made', () => {
  test.each<readonly [Refusal, string]>([
    [{ reason: 'empty square', square: 'e4' }, 'Auf e4 steht keine Figur.'],
    [{ reason: 'not your piece', piece: on('black pawn e7') }, 'Der Bauer auf e7 gehört Schwarz, und Weiß ist am Zug.'],
    [{ reason: 'not your piece', piece: on('white queen d1') }, 'Die Dame auf d1 gehört Weiß, und Schwarz ist am Zug.'],
    [{ reason: 'same square', square: 'e2' }, 'Die Figur muss das Feld e2 verlassen.'],
    [{ reason: 'own piece there', piece: bishop, there: on('white pawn e2') }, 'Auf e2 steht ein eigener Bauer.'],
    [{ reason: 'own piece there', piece: bishop, there: on('white queen e2') }, 'Auf e2 steht eine eigene Dame.'],
    [
      { reason: 'does not move so', piece: on('white knight g1'), to: 'g3' },
      'Der Springer kann nicht von g1 nach g3: Er zieht zwei Felder gerade und eins zur Seite.',
    ],
    [
      { reason: 'does not move so', piece: on('white queen d1'), to: 'e3' },
      'Die Dame kann nicht von d1 nach e3: Sie zieht auf Linien, Reihen und Diagonalen.',
    ],
    [
      { reason: 'does not move so', piece: on('white rook a1'), to: 'b3' },
      'Der Turm kann nicht von a1 nach b3: Er zieht auf Linien und Reihen.',
    ],
    [
      { reason: 'does not move so', piece: bishop, to: 'f4' },
      'Der Läufer kann nicht von f1 nach f4: Er zieht auf Diagonalen.',
    ],
    [
      { reason: 'does not move so', piece: on('white king e1'), to: 'e3' },
      'Der König kann nicht von e1 nach e3: Er zieht nur auf ein Nachbarfeld.',
    ],
    [
      { reason: 'does not move so', piece: on('white pawn e2'), to: 'e5' },
      'Der Bauer kann nicht von e2 nach e5: Er zieht geradeaus und schlägt ein Feld schräg nach vorn.',
    ],
    [
      { reason: 'way blocked', piece: bishop, to: 'b5', by: on('white pawn e2') },
      'Der weiße Bauer auf e2 versperrt den Weg.',
    ],
    [
      { reason: 'way blocked', piece: bishop, to: 'b5', by: on('black queen e2') },
      'Die schwarze Dame auf e2 versperrt den Weg.',
    ],
    [
      { reason: 'pawn does not capture straight', piece: on('white pawn e4'), there: on('black pawn e5') },
      'Ein Bauer schlägt nicht geradeaus, und der schwarze Bauer auf e5 steht im Weg.',
    ],
    [
      { reason: 'pawn has nothing to capture', piece: on('white pawn e2'), to: 'd3' },
      'Der Bauer auf e2 hat auf d3 nichts zu schlagen.',
    ],
    [
      { reason: 'en passant too late', piece: on('white pawn e5'), pawn: on('black pawn d5') },
      'Zu spät, den Bauern auf d5 en passant zu schlagen: Das geht nur unmittelbar nach seinem Doppelschritt.',
    ],
    [{ reason: 'leaves king in check', king: 'e1', by: [] }, 'Danach stünde der eigene König im Schach.'],
    [
      { reason: 'leaves king in check', king: 'e1', by: [on('black pawn f2')] },
      'Danach stünde der eigene König im Schach, angegriffen vom Bauern auf f2.',
    ],
    [
      { reason: 'king in check', king: 'e1', by: [queen, knight] },
      'Der König steht im Schach, angegriffen von der Dame auf e5 und vom Springer auf d3, und dieser Zug wehrt es nicht ab.',
    ],
    [{ reason: 'king is not captured', there: on('black king e8') }, 'Ein König wird nie geschlagen.'],
    [
      { reason: 'promotion missing', move: { from: 'e7', to: 'e8' } },
      'Welche Figur? Dame, Turm, Läufer oder Springer.',
    ],
    [
      { reason: 'nothing to promote', move: { from: 'e2', to: 'e4' } },
      'Umgewandelt wird nur ein Bauer, der die letzte Reihe erreicht.',
    ],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test.each<readonly [CallStyle, string]>([
    [
      'fide',
      'Der Springer kann nicht von Gustav eins nach Gustav drei: Er zieht zwei Felder gerade und eins zur Seite.',
    ],
    ['nato', 'Der Springer kann nicht von Golf eins nach Golf drei: Er zieht zwei Felder gerade und eins zur Seite.'],
    ['algebraic', 'Der Springer kann nicht von g1 nach g3: Er zieht zwei Felder gerade und eins zur Seite.'],
  ])('squares named %s', (style, expected) => {
    expect(sentence({ reason: 'does not move so', piece: on('white knight g1'), to: 'g3' }, style)).toBe(expected);
  });
});

describe('castling (3.8.2)', () => {
  const short = (obstacle: Extract<Refusal, { reason: 'castling' }>['obstacle']): Refusal => ({
    reason: 'castling',
    side: 'short',
    obstacle,
  });
  test.each<readonly [Refusal, string]>([
    [short({ why: 'king has moved' }), 'Keine Rochade mehr: Der König hat schon gezogen.'],
    [
      short({ why: 'rook has moved', rook: 'h1' }),
      'Keine kurze Rochade mehr: Der Turm von h1 hat schon gezogen oder wurde geschlagen.',
    ],
    [
      { reason: 'castling', side: 'long', obstacle: { why: 'right is lost' } },
      'Keine lange Rochade mehr: Das Recht ist verloren.',
    ],
    [short({ why: 'in check', by: [queen] }), 'Keine Rochade aus dem Schach: Die Dame auf e5 greift den König an.'],
    [short({ why: 'in check', by: [] }), 'Keine Rochade aus dem Schach.'],
    [
      short({ why: 'in check', by: [queen, knight] }),
      'Keine Rochade aus dem Schach: Die Dame auf e5 und der Springer auf d3 greifen den König an.',
    ],
    [
      short({ why: 'through check', square: 'f1', by: [on('black bishop a6')] }),
      'Keine Rochade über ein bedrohtes Feld: Der Läufer auf a6 greift f1 an.',
    ],
    [
      short({ why: 'into check', square: 'g1', by: [on('black rook g3')] }),
      'Keine Rochade ins Schach: Der Turm auf g3 greift g1 an.',
    ],
    [short({ why: 'way blocked', by: bishop }), 'Keine kurze Rochade: Der weiße Läufer auf f1 versperrt den Weg.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });
});

describe('typed moves', () => {
  const promoting = (from: 'c7' | 'e7', promotion: 'queen' | 'knight') =>
    ({ piece: 'pawn', from, to: 'd8', promotion }) as const;
  const castled = { piece: 'king', from: 'e1', to: 'g1', castling: 'short' } as const;
  const rook = (from: 'a1' | 'h1') => ({ piece: 'rook', from, to: 'd1' }) as const;

  test.each<readonly [AnyRefusal, string]>([
    [
      { reason: 'unreadable', text: 'xyz' },
      '„xyz“ ist kein lesbarer Zug. Lesbar sind zum Beispiel Sf3, e2 e4 oder Springer Felix drei.',
    ],
    [
      { reason: 'not loaded' },
      'Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.',
    ],
    [
      { reason: 'too long', length: 300, limit: 80 },
      'Zu lang für einen Zug: 300 Zeichen, und höchstens 80 sind erlaubt.',
    ],
    [{ reason: 'no piece reaches', kind: 'knight', to: 'f3', capture: false }, 'Kein Springer kann nach f3 ziehen.'],
    [{ reason: 'no piece reaches', kind: 'queen', to: 'd5', capture: true }, 'Keine Dame kann auf d5 schlagen.'],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Weiß hat keine Dame.'],
    [{ reason: 'no such piece', color: 'black', kind: 'pawn' }, 'Schwarz hat keinen Bauern.'],
    [
      { reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' },
      'Auf der g-Linie hat Weiß keinen Springer.',
    ],
    [{ reason: 'no such piece', color: 'white', kind: 'rook', rank: '3' }, 'Auf Reihe 3 hat Weiß keinen Turm.'],
    [
      { reason: 'no such piece', color: 'black', kind: 'pawn', file: 'e', rank: '4' },
      'Auf e4 hat Schwarz keinen Bauern.',
    ],
    [
      { reason: 'several moves', moves: [promoting('e7', 'queen'), promoting('e7', 'knight')] },
      'Welche Figur? Dame oder Springer.',
    ],
    [
      { reason: 'several moves', moves: [promoting('c7', 'queen'), promoting('e7', 'queen')] },
      'Zwei Bauern können nach d8, von c7 oder von e7.',
    ],
    [{ reason: 'several moves', moves: [rook('a1'), rook('h1')] }, 'Zwei Türme können nach d1, von a1 oder von h1.'],
    [{ reason: 'several moves', moves: [rook('a1'), castled] }, 'Welcher Zug? Turm a1 nach d1 oder kurze Rochade.'],
    [
      { reason: 'several moves', moves: [castled, promoting('e7', 'queen')] },
      'Welcher Zug? Kurze Rochade oder Bauer e7 nach d8, Dame.',
    ],
    [{ reason: 'several moves', moves: [rook('a1')] }, 'Meinten Sie: Turm a1 nach d1?'],
    [
      { reason: 'claim of what' },
      'Was wird beantragt? Tippen Sie „beantrage dreimal“ für dreimal dieselbe Stellung oder „beantrage fünfzig“ für fünfzig Züge.',
    ],
    [{ reason: 'no such move', number: 12 }, 'Zug 12 hat der Gegner nicht gemacht.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test.each<readonly [CallStyle, string]>([
    ['fide', 'Auf der Gustav-Linie hat Weiß keinen Springer.'],
    ['fide names', 'Auf der Gustav-Linie hat Weiß keinen Springer.'],
    ['nato', 'Auf der Golf-Linie hat Weiß keinen Springer.'],
    ['uci', 'Auf der g-Linie hat Weiß keinen Springer.'],
  ])('a file named %s', (style, expected) => {
    expect(sentence({ reason: 'no such piece', color: 'white', kind: 'knight', file: 'g' }, style)).toBe(expected);
  });

  test('what is typed is German', () => {
    expect(languagesOf(phraseRefusal({ reason: 'claim of what' }, german()))).toEqual(['de']);
    expect(readCommand('beantrage dreimal', everyLanguage('de'))).toEqual({ id: 'claim-threefold', read: {} });
    expect(readCommand('beantrage fünfzig', everyLanguage('de'))).toEqual({ id: 'claim-fifty-moves', read: {} });
  });

  test('the reason first, then what may be meant', () => {
    const reason: Refusal = { reason: 'no piece reaches', kind: 'queen', to: 'f3', capture: false };
    const moves = [
      { piece: 'knight', from: 'g1', to: 'f3' },
      { piece: 'bishop', from: 'e2', to: 'f3' },
    ] as const;
    expect(textOf(phraseDoubt(reason, moves, german()))).toBe(
      'Keine Dame kann nach f3 ziehen. Meinten Sie: Springer g1 nach f3 oder Läufer e2 nach f3?',
    );
  });
});

describe('after the end', () => {
  test.each<readonly [EndReason, Result, string]>([
    ['checkmate', '1-0', 'Weiß hat durch Matt gewonnen'],
    ['stalemate', '1/2-1/2', 'Sie endete durch Patt remis'],
    ['dead position', '1/2-1/2', 'Sie endete durch tote Stellung remis'],
    ['fivefold repetition', '1/2-1/2', 'Sie endete durch fünfmalige Stellungswiederholung remis'],
    ['seventy-five moves', '1/2-1/2', 'Sie endete durch die 75-Züge-Regel remis'],
    ['threefold repetition', '1/2-1/2', 'Sie endete durch dreimalige Stellungswiederholung remis'],
    ['fifty moves', '1/2-1/2', 'Sie endete durch die 50-Züge-Regel remis'],
    ['resignation', '0-1', 'Schwarz hat durch Aufgabe gewonnen'],
    ['agreement', '1/2-1/2', 'Sie endete durch Vereinbarung remis'],
    ['time', '1-0', 'Weiß hat auf Zeit gewonnen'],
    ['time', '1/2-1/2', 'Sie endete trotz Zeitüberschreitung remis, denn der Gegner konnte nicht mattsetzen'],
    ['both flags', '1/2-1/2', 'Sie endete nach dem Fall beider Blättchen remis'],
    ['default', '0-0', 'Beide haben kampflos verloren'],
    ['illegal moves', '1-0', 'Weiß hat wegen regelwidriger Züge von Schwarz gewonnen'],
    ['illegal moves', '1/2-1/2', 'Sie endete trotz regelwidriger Züge remis, denn der Gegner konnte nicht mattsetzen'],
    ['sealed move', '0-1', 'Schwarz hat wegen des Abgabezugs gewonnen'],
    ['quickplay finish', '1/2-1/2', 'Sie endete in der Endspurtphase remis'],
    ['ruling', '0-0', 'Beide haben durch Entscheidung des Schiedsrichters verloren'],
  ])('%s %s', (reason, result, how) => {
    expect(sentence({ reason: 'game over', ending: { reason, result, article: '5' } })).toBe(
      `Die Partie ist beendet: ${how}.`,
    );
  });
});

type Case = readonly [refusal: GameRefusal, sentence: string];

const CASES: Readonly<Record<Exclude<GameRefusal['reason'], 'game over'>, readonly Case[]>> = {
  'not your turn': [[{ reason: 'not your turn', turn: 'white' }, 'Weiß ist am Zug.']],
  'not for this role': [
    [{ reason: 'not for this role' }, 'Ihre Rolle erlaubt das nicht.'],
    [{ reason: 'not for this role', doneBy: 'arbiter' }, 'Ihre Rolle erlaubt das nicht. Das tut der Schiedsrichter.'],
    [{ reason: 'not for this role', doneBy: 'players' }, 'Ihre Rolle erlaubt das nicht. Das tun die Spieler selbst.'],
    [{ reason: 'not for this role', doneBy: 'assistants' }, 'Ihre Rolle erlaubt das nicht. Das tut ein Assistent.'],
  ],
  'no move made yet': [[{ reason: 'no move made yet' }, 'Nicht vor dem ersten Zug.']],
  'not moved yet': [[{ reason: 'not moved yet' }, 'Sie haben noch nicht gezogen.']],
  'no offer': [[{ reason: 'no offer' }, 'Es liegt kein Remisangebot vor.']],
  'offer stands': [[{ reason: 'offer stands', by: 'black' }, 'Das Remisangebot von Schwarz gilt noch.']],
  'offer only on your move': [[{ reason: 'offer only on your move' }, 'Remis anbieten kann nur, wer am Zug ist.']],
  'no such ply': [[{ reason: 'no such ply', ply: 9, last: 3 }, 'Es gibt keine solche frühere Stellung.']],
  'strict play': [[{ reason: 'strict play' }, 'Im strengen Spiel ist das nicht erlaubt.']],
  bound: [
    [{ reason: 'bound', duty: { type: 'move', piece: on('white rook e2') } }, 'Der Turm auf e2 muss gezogen werden.'],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black queen d5'), by: on('white pawn e4') } },
      'Die Dame auf d5 muss mit dem Bauern auf e4 geschlagen werden.',
    ],
    [
      { reason: 'bound', duty: { type: 'capture', piece: on('black pawn d5'), by: on('white queen e4') } },
      'Der Bauer auf d5 muss mit der Dame auf e4 geschlagen werden.',
    ],
    [{ reason: 'bound', duty: { type: 'castle', side: 'short' } }, 'Es muss kurz rochiert werden.'],
    [{ reason: 'bound', duty: { type: 'free' } }, 'Sie müssen ziehen.'],
  ],
  'no piece to touch': [[{ reason: 'no piece to touch', square: 'e4' }, 'Auf e4 steht keine Figur.']],
  'adjusting not now': [[{ reason: 'adjusting not now' }, 'Zurechtrücken darf nur, wessen Uhr läuft.']],
  'board elsewhere': [
    [{ reason: 'board elsewhere' }, 'Die Partie wird auf einem anderen Brett gespielt; hier steht nur ihre Uhr.'],
  ],
  'engine locked': [
    [
      { reason: 'engine locked' },
      'Am Tisch läuft eine Partie in strengem Spiel; die Engine ist gesperrt. Erst muss diese Partie beendet sein.',
    ],
  ],
  'no clock': [[{ reason: 'no clock' }, 'Diese Partie wird ohne Uhr gespielt.']],
  'clocks not started': [[{ reason: 'clocks not started' }, 'Die Partie beginnt, sobald die Uhr von Weiß läuft.']],
  'clocks already started': [[{ reason: 'clocks already started' }, 'Die Uhren wurden schon gestartet.']],
  'clocks stopped': [[{ reason: 'clocks stopped' }, 'Die Uhren stehen. Gespielt wird erst, wenn sie wieder laufen.']],
  'clocks not stopped': [[{ reason: 'clocks not stopped' }, 'Die Uhren sind nicht angehalten.']],
  'not your clock': [[{ reason: 'not your clock' }, 'Ihre Uhr läuft nicht.']],
  'nothing to charge': [[{ reason: 'nothing to charge' }, 'Es gibt keine Zeit, über die zu entscheiden wäre.']],
  'charge open': [
    [
      { reason: 'charge open', length: 720_000 },
      'Das Gerät war 12 Minuten weg. Entscheiden Sie zuerst, ob diese Zeit berechnet wird.',
    ],
  ],
  'not a time': [[{ reason: 'not a time' }, 'So lässt sich keine Uhr stellen.']],
  'flag is down': [
    [
      { reason: 'flag is down', of: 'black' },
      'Das Blättchen von Schwarz ist gefallen. Stellen Sie diese Uhr, bevor sie wieder läuft.',
    ],
  ],
  'flag has not fallen': [
    [
      { reason: 'flag has not fallen', of: 'white', left: 860 * SECONDS },
      'Weiß hat noch 14 Minuten 20 Sekunden, das Blättchen ist also nicht gefallen.',
    ],
    [
      { reason: 'flag has not fallen', of: 'black', left: 300 },
      'Schwarz hat noch weniger als eine Sekunde, das Blättchen ist also nicht gefallen.',
    ],
  ],
  'own flag has fallen': [
    [{ reason: 'own flag has fallen' }, 'Das eigene Blättchen ist auch gefallen: Eine Reklamation ist nicht möglich.'],
  ],
  'arrived already': [[{ reason: 'arrived already', who: 'black' }, 'Schwarz ist schon am Brett.']],
  'not late': [
    [{ reason: 'not late', left: 12 * MINUTES }, 'Zwölf Minuten bleiben noch, um am Brett zu erscheinen.'],
    [{ reason: 'not late', left: 25 * MINUTES }, '25 Minuten bleiben noch, um am Brett zu erscheinen.'],
    [{ reason: 'not late', left: MINUTES }, 'Eine Minute bleibt noch, um am Brett zu erscheinen.'],
    [{ reason: 'not late', left: 500 }, 'Weniger als eine Sekunde bleibt noch, um am Brett zu erscheinen.'],
  ],
  'no default time': [[{ reason: 'no default time' }, 'Es wurde nicht bekannt gegeben, wie spät man kommen darf.']],
  'no claim pending': [[{ reason: 'no claim pending' }, 'Kein Antrag wartet auf eine Entscheidung.']],
  'claim pending': [
    [{ reason: 'claim pending' }, 'Der vorige Antrag ist noch offen: Der Schiedsrichter hat nicht entschieden.'],
  ],
  'claim right lost': [
    [
      { reason: 'claim right lost' },
      'Zu spät für einen Antrag bei diesem Zug, denn eine Figur wurde berührt. Er ist vor dem Berühren zu stellen.',
    ],
  ],
  'agreement not allowed': [
    [
      { reason: 'agreement not allowed' },
      'Kein Remis durch Vereinbarung: Die Regeln dieser Partie erlauben es jetzt nicht.',
    ],
  ],
  'offer on conditions': [[{ reason: 'offer on conditions' }, 'Remis wird ohne Bedingungen angeboten.']],
  'no quickplay': [
    [{ reason: 'no quickplay', why: 'not announced' }, 'Diese Partie hat keine Endspurtphase.'],
    [{ reason: 'no quickplay', why: 'blitz' }, 'Im Blitz gibt es diesen Antrag nicht.'],
    [{ reason: 'no quickplay', why: 'increment' }, 'Wo Sekunden je Zug hinzukommen, gibt es diesen Antrag nicht.'],
    [
      { reason: 'no quickplay', why: 'not the last period' },
      'Zu früh: Das kann nur in der letzten Zeitperiode beantragt werden.',
    ],
    [{ reason: 'no quickplay', why: 'not on move' }, 'Das kann nur beantragen, wer am Zug ist.'],
    [
      { reason: 'no quickplay', why: 'flag has fallen' },
      'Das eigene Blättchen ist gefallen: Für diesen Antrag ist es zu spät.',
    ],
    [
      { reason: 'no quickplay', why: 'too much time' },
      'Zu früh: Das kann nur in den letzten zwei Minuten der eigenen Bedenkzeit beantragt werden.',
    ],
    [{ reason: 'no quickplay', why: 'no such request' }, 'Das kann hier nicht beantragt werden.'],
  ],
  'no fault': [[{ reason: 'no fault' }, 'Nichts dergleichen ist geschehen.']],
  'complaint lost': [[{ reason: 'complaint lost' }, 'Zu spät zum Reklamieren: Sie haben seitdem eine Figur berührt.']],
  'too late to complain': [[{ reason: 'too late to complain' }, 'Für diese Reklamation ist es zu spät.']],
  'only on claim': [
    [{ reason: 'only on claim' }, 'Der Schiedsrichter greift hier nur ein, wenn der Gegner reklamiert.'],
  ],
  'not written': [[{ reason: 'not written', ply: 3 }, 'Zuerst die gemachten Züge aufschreiben.']],
  'written in advance': [
    [
      { reason: 'written in advance' },
      'Im Voraus aufgeschrieben wird ein Zug nur, um Remis zu beantragen oder um ihn abzugeben.',
    ],
  ],
  'not the move made': [[{ reason: 'not the move made' }, 'Das ist nicht der gemachte Zug.']],
  'written already': [[{ reason: 'written already' }, 'Das ist schon aufgeschrieben.']],
  'game not over': [[{ reason: 'game not over' }, 'Die Partie ist noch nicht beendet.']],
  'signed already': [[{ reason: 'signed already' }, 'Sie haben schon unterschrieben.']],
  'penalty not given': [
    [{ reason: 'penalty not given', why: 'not in this edition' }, 'Diese Fassung der Regeln kennt diese Strafe nicht.'],
    [{ reason: 'penalty not given', why: 'not a measure' }, 'Dieses Strafmaß ist nicht möglich.'],
    [{ reason: 'penalty not given', why: 'fine not announced' }, 'Eine Geldstrafe muss vorher angekündigt sein.'],
    [
      { reason: 'penalty not given', why: 'not a usual score' },
      'Möglich sind nur die Punkte für Gewinn, Remis oder Verlust.',
    ],
    [
      { reason: 'penalty not given', why: 'more than the game gives' },
      'Zusammen ist das mehr, als eine Partie vergibt.',
    ],
  ],
  'not adjourned': [[{ reason: 'not adjourned' }, 'Die Partie ist keine Hängepartie.']],
  adjourned: [
    [{ reason: 'adjourned' }, 'Die Partie ist eine Hängepartie. Gespielt wird erst nach der Wiederaufnahme.'],
  ],
  sealing: [
    [{ reason: 'sealing', why: 'sealed already' }, 'Der Zug ist schon abgegeben.'],
    [{ reason: 'sealing', why: 'nothing written' }, 'Zuerst den Zug aufschreiben.'],
    [{ reason: 'sealing', why: 'not the move made' }, 'Der Zug auf dem Brett muss der aufgeschriebene sein.'],
    [{ reason: 'sealing', why: 'envelope open' }, 'Zuerst den Umschlag verschließen, dann die Uhr anhalten.'],
  ],
  'envelope not opened': [
    [
      { reason: 'envelope not opened' },
      'Zur Wiederaufnahme muss der Umschlag geöffnet werden: mit dem Kennwort oder der Datei, oder er gilt als verloren.',
    ],
  ],
  'envelope stays closed': [
    [
      { reason: 'envelope stays closed' },
      'Der Umschlag bleibt verschlossen, bis der Spieler da ist, der antworten muss.',
    ],
  ],
  'no game': [[{ reason: 'no game' }, 'Hier gibt es keine solche Partie. Beginnen Sie eine mit „Neue Partie“.']],
};

describe('refusals of the game', () => {
  test.each(Object.values(CASES).flat())('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test.each([
    [
      'disk full',
      'Nicht ausgeführt: Der Datenträger ist voll. „Partien auf diesem Gerät“ zeigt, was Sie löschen können.',
    ],
    [
      'storage closed',
      'Nicht ausgeführt: Der Browser hat seinen Speicher geschlossen. Ihre Partie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie neu laden.',
    ],
    ['taken over', 'Nicht ausgeführt: Ein anderes Fenster hat die Partie übernommen.'],
    [
      'holder gone',
      'Vielleicht nicht ausgeführt: Dieses Fenster wurde geschlossen, bevor das Fenster mit der Partie geantwortet hatte.',
    ],
    [
      'other version',
      'Nicht ausgeführt: Im anderen Fenster läuft eine andere Version von Anna–Hector. Laden Sie beide neu.',
    ],
    ['unknown', 'Nicht ausgeführt, weil das Speichern misslang. Versuchen Sie es noch einmal.'],
  ] as const)('not kept: %s', (cause, expected) => {
    expect(sentence({ reason: 'not kept', cause })).toBe(expected);
  });
});
