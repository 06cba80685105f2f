/**
 * The rules for visually disabled players in German (App. D).
 */
import type { BoardsCompared, LeftUndone } from '../../../src/laws/facts.js';
import { sideOf, type Assistant, type Role } from '../../../src/laws/roles.js';
import type { AssistantDuty, BlindRefusal } from '../../../src/laws/acts/blind.js';
import { COLORS, type Color, type Piece } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import type { MissingStep, TableHappening, TableWords } from '../table.js';
import { duration } from './durations.js';
import { inFull } from './duties.js';
import { PLAYERS, byGender, bent, pieceName, theKind } from './names.js';

export const table: TableWords = {
  announced: ({ by, through }, call, instead) =>
    instead
      ? [`${who(by, through, 'berichtigt die Ansage')}:`, call, 'Nicht:', instead]
      : [`${who(by, through, 'sagt an')}:`, call],
  repeated: ({ by, through, agrees }, called, repeated) =>
    agrees
      ? `${who(by, through, 'wiederholt den Zug')}.`
      : [`${who(by, through, 'wiederholt einen anderen Zug')}. Angesagt:`, called, 'Wiederholt:', repeated],
  onBoard: (by, call) => [`Auf dem Brett von ${PLAYERS[by]}:`, call],
  made: (by) => `${PLAYERS[by]} hat den Zug ausgeführt.`,
  happening,
  sheetsAgree: () => AGREE,
  sheetsPart: ({ number, by }, { white, black }) => [
    `Zug ${number} von ${PLAYERS[by]}. Mitschrift von Weiß:`,
    white,
    'Mitschrift von Schwarz:',
    black,
  ],
  refusal,
  windowIsFor: (role) => `Dieses Fenster ist für ${FOR[role]}.`,
};

/** "Weiß sagt an"; "Der Assistent von Weiß, für Schwarz, sagt an". */
function who(by: Color, through: Assistant | undefined, does: string): string {
  if (!through) return `${PLAYERS[by]} ${does}`;
  const side = sideOf(through) ?? by;
  return `Der Assistent von ${PLAYERS[side]}${side === by ? '' : `, für ${PLAYERS[by]},`} ${does}`;
}

function happening(fact: TableHappening): string {
  switch (fact.type) {
    case 'taken off':
      return `${PLAYERS[fact.by]} nimmt ${theKind(fact.piece, 'accusative')} vom Brett.`;
    case 'placed': {
      const { kind, square } = fact.piece;
      return `${PLAYERS[fact.by]} setzt ${byGender(kind, 'den', 'die')} ${bent(kind, 'accusative')} nach ${at(square)}.`;
    }
    case 'pieces put back':
      return `${PLAYERS[fact.by]} stellt alles zurück.`;
    case 'left undone':
      return UNDONE[fact.what](PLAYERS[fact.by]);
    case 'boards compared':
      return compared(fact);
    case 'board mended':
      return `Das Brett von ${PLAYERS[fact.of]} stimmt wieder.`;
    case 'asked':
      return `${PLAYERS[fact.by]} fragt nach ${fact.about === 'moves' ? 'der Zahl der Züge' : 'der verbrauchten Zeit'}.`;
    case 'told':
      return fact.about === 'moves'
        ? `Abgeschlossene Züge: Weiß ${fact.values.white}, Schwarz ${fact.values.black}.`
        : `Verbrauchte Zeit: Weiß ${duration(fact.values.white)}, Schwarz ${duration(fact.values.black)}.`;
  }
}

const UNDONE: Readonly<Record<LeftUndone['what'], (player: string) => string>> = {
  announcing: (player) => `${player} hat den Zug nicht angesagt.`,
  repeating: (player) => `${player} hat den Zug nicht wiederholt.`,
  executing: (player) => `Der Zug des Gegners wurde auf dem Brett von ${player} nicht ausgeführt.`,
};

const AGREE = 'Die Mitschriften stimmen überein.';

function compared({ differences, scores, mends }: BoardsCompared): string {
  if (differences.length === 0) return 'Die Bretter stimmen überein.';
  const squares = differences.map(
    ({ square, white, black }) => `${at(square)}: bei Weiß ${standing(white)}, bei Schwarz ${standing(black)}.`,
  );
  const ruled =
    scores === 'differ'
      ? ['Auch die Mitschriften stimmen nicht überein.']
      : [AGREE, ...COLORS.filter((color) => mends.includes(color)).map(mend)];
  return ['Die Bretter stimmen nicht überein.', ...squares, ...ruled].join(' ');
}

function standing(piece: Piece | undefined): string {
  return piece ? pieceName(piece) : 'leer';
}

function mend(color: Color): string {
  return `${PLAYERS[color]} muss das Brett berichtigen.`;
}

function refusal(refusal: BlindRefusal): string {
  switch (refusal.reason) {
    case 'rules not used':
      return 'Die Regeln für sehbehinderte Spieler gelten in dieser Partie nicht.';
    case 'move not made':
      return `${MISSING[refusal.missing]} Dann die Uhr drücken.`;
    case 'nothing to put back':
      return 'Es gibt nichts zurückzustellen.';
    case 'nothing to take off':
      return `Auf ${at(refusal.square)} steht keine Figur des Gegners.`;
    case 'announced already':
      return 'Dieser Zug wurde schon angesagt.';
    case 'too late to correct':
      return 'Zu spät: Eine Ansage wird nur berichtigt, bevor die Uhr des Gegners läuft.';
    case 'nothing due':
      return 'Jetzt ist nichts anzusagen, zu wiederholen oder auf Ihrem Brett auszuführen.';
    case 'nothing announced':
      return 'Der Gegner hat keinen Zug angesagt.';
    case 'repeated already':
      return 'Der Zug wurde schon wiederholt.';
    case 'not the move announced':
      return `Das ist nicht der angesagte Zug. Angesagt wurde ${inFull(refusal.called)}.`;
    case 'boards differ':
      return 'In der Partie steht dort keine eigene Figur: Die Bretter stimmen nicht überein. Bitte vergleichen lassen.';
    case 'one board':
      return 'In dieser Partie benutzen beide Spieler ein Brett.';
    case 'nothing to mend':
      return 'Auf diesem Brett gibt es nichts zu berichtigen.';
    case 'not asked':
      return 'Das sagt ein Assistent nur, wenn der Spieler fragt.';
    case 'not a duty':
      return `In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, ${DUTIES[refusal.duty]}.`;
    case 'assistant needed':
      return 'Gegen einen hörbehinderten Gegner ist ein Assistent nötig.';
  }
}

const MISSING: Readonly<Record<MissingStep, string>> = {
  capture: 'Zuerst die geschlagene Figur vom Brett nehmen.',
  placing: 'Zuerst den Zug auf dem Brett ausführen.',
  announcing: 'Zuerst den Zug ansagen.',
};

const DUTIES: Readonly<Record<AssistantDuty, string>> = {
  execute: 'Züge auf dem anderen Brett auszuführen',
  announce: 'Züge anzusagen oder zu wiederholen',
  score: 'mitzuschreiben',
  clock: 'die Uhr zu drücken',
  tell: 'Züge und Zeit mitzuteilen',
  claim: 'zu reklamieren oder den Schiedsrichter zu rufen',
  adjourn: 'den Zug abzugeben',
  move: 'die Figuren des Spielers zu ziehen',
};

const FOR: Readonly<Record<Role | 'both players', string>> = {
  'both players': 'beide Spieler',
  white: 'Weiß',
  black: 'Schwarz',
  'assistant of white': 'den Assistenten von Weiß',
  'assistant of black': 'den Assistenten von Schwarz',
  arbiter: 'den Schiedsrichter',
  onlooker: 'Zuschauer',
};
