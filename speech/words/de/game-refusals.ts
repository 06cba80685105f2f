/**
 * Why something is not done, in German, where the game, its clock or somebody's part in it is the reason: what was wrong first,
 * and what would be right where that helps.
 */
import type { JudgedRefusal } from '../first-refusals.js';
import { at } from '../marks.js';
import { duration, durationFirst, isSingular } from './durations.js';
import { mustBeDone } from './duties.js';
import { PLAYERS } from './names.js';
import { NO_CLOCK } from './time.js';

type Why<Reason extends JudgedRefusal['reason']> =
  Extract<JudgedRefusal, { readonly reason: Reason }> extends {
    readonly why: infer W extends string;
  }
    ? Readonly<Record<W, string>>
    : never;

const NO_QUICKPLAY: Why<'no quickplay'> = {
  'not announced': 'Diese Partie hat keine Endspurtphase.',
  blitz: 'Im Blitz gibt es diesen Antrag nicht.',
  increment: 'Wo Sekunden je Zug hinzukommen, gibt es diesen Antrag nicht.',
  'not the last period': 'Zu früh: Das kann nur in der letzten Zeitperiode beantragt werden.',
  'not on move': 'Das kann nur beantragen, wer am Zug ist.',
  'flag has fallen': 'Das eigene Blättchen ist gefallen: Für diesen Antrag ist es zu spät.',
  'too much time': 'Zu früh: Das kann nur in den letzten zwei Minuten der eigenen Bedenkzeit beantragt werden.',
  'no such request': 'Das kann hier nicht beantragt werden.',
};

const NOT_GIVEN: Why<'penalty not given'> = {
  'not in this edition': 'Diese Fassung der Regeln kennt diese Strafe nicht.',
  'not a measure': 'Dieses Strafmaß ist nicht möglich.',
  'fine not announced': 'Eine Geldstrafe muss vorher angekündigt sein.',
  'not a usual score': 'Möglich sind nur die Punkte für Gewinn, Remis oder Verlust.',
  'more than the game gives': 'Zusammen ist das mehr, als eine Partie vergibt.',
};

const NOT_SEALED: Why<'sealing'> = {
  'sealed already': 'Der Zug ist schon abgegeben.',
  'nothing written': 'Zuerst den Zug aufschreiben.',
  'not the move made': 'Der Zug auf dem Brett muss der aufgeschriebene sein.',
  'envelope open': 'Zuerst den Umschlag verschließen, dann die Uhr anhalten.',
};

const UNREADABLE: Why<'unreadable act'> = {
  'no act': 'Was ankam, ist keine Handlung dieser Partie. Es wurde nichts getan.',
  'not a square': 'Was ankam, nennt ein Feld, das es auf dem Brett nicht gibt. Es wurde nichts getan.',
  'not a time': 'Was ankam, nennt eine Zeit, die sich nicht lesen lässt. Es wurde nichts getan.',
  'earlier than the act before': 'Was ankam, ist früher als die Handlung davor. Es wurde nichts getan.',
  'unknown edition': 'Was ankam, nennt eine Fassung der Regeln, die hier unbekannt ist. Es wurde nichts getan.',
  'not a result': 'Was ankam, nennt ein unmögliches Ergebnis. Es wurde nichts getan.',
};

const DONE_BY = {
  arbiter: ' Das tut der Schiedsrichter.',
  players: ' Das tun die Spieler selbst.',
  assistants: ' Das tut ein Assistent.',
} as const;

export function judgedRefusal(refusal: JudgedRefusal): string {
  switch (refusal.reason) {
    case 'not for this role':
      return `Ihre Rolle erlaubt das nicht.${refusal.doneBy ? DONE_BY[refusal.doneBy] : ''}`;
    case 'unreadable act':
      return UNREADABLE[refusal.why];
    case 'no offer':
      return 'Es gibt kein Remisangebot, das zu beantworten wäre.';
    case 'offer stands':
      return `Das Remisangebot von ${PLAYERS[refusal.by]} gilt noch.`;
    case 'offer only on your move':
      return 'Remis anbieten kann nur, wer am Zug ist.';
    case 'no such ply':
      return 'Es gibt keine solche frühere Stellung.';
    case 'strict play':
      return 'Im strengen Spiel ist das nicht erlaubt.';
    case 'bound':
      return `${mustBeDone(refusal.duty)}.`;
    case 'no piece to touch':
      return `Auf ${at(refusal.square)} steht keine Figur.`;
    case 'adjusting not now':
      return 'Zurechtrücken darf nur, wessen Uhr läuft.';
    case 'board elsewhere':
      return 'Die Partie wird auf einem anderen Brett gespielt; hier steht nur ihre Uhr.';
    case 'engine locked':
      return 'Am Tisch läuft eine Partie in strengem Spiel; die Engine ist gesperrt. Erst muss diese Partie beendet sein.';
    case 'no clock':
      return NO_CLOCK;
    case 'not moved yet':
      return 'Sie haben noch nicht gezogen.';
    case 'clocks not started':
      return 'Die Partie beginnt, sobald die Uhr von Weiß läuft.';
    case 'clocks already started':
      return 'Die Uhren wurden schon gestartet.';
    case 'clocks stopped':
      return 'Die Uhren stehen. Gespielt wird erst, wenn sie wieder laufen.';
    case 'clocks not stopped':
      return 'Die Uhren sind nicht angehalten.';
    case 'not your clock':
      return 'Ihre Uhr läuft nicht.';
    case 'not a time':
      return 'So lässt sich keine Uhr stellen.';
    case 'nothing to charge':
      return 'Es gibt keine Zeit, über die zu entscheiden wäre.';
    case 'charge open':
      return `Das Gerät war ${duration(refusal.length)} weg. Entscheiden Sie zuerst, ob diese Zeit berechnet wird.`;
    case 'flag is down':
      return `Das Blättchen von ${PLAYERS[refusal.of]} ist gefallen. Stellen Sie diese Uhr, bevor sie wieder läuft.`;
    case 'flag has not fallen':
      return `${PLAYERS[refusal.of]} hat noch ${duration(refusal.left)}, das Blättchen ist also nicht gefallen.`;
    case 'own flag has fallen':
      return 'Das eigene Blättchen ist auch gefallen: Eine Reklamation ist nicht möglich.';
    case 'arrived already':
      return `${PLAYERS[refusal.who]} ist schon am Brett.`;
    case 'not late': {
      const verb = isSingular(duration(refusal.left)) ? 'bleibt' : 'bleiben';
      return `${durationFirst(refusal.left)} ${verb} noch, um am Brett zu erscheinen.`;
    }
    case 'no default time':
      return 'Es wurde nicht bekannt gegeben, wie spät man kommen darf.';
    case 'no claim pending':
      return 'Kein Antrag wartet auf eine Entscheidung.';
    case 'claim pending':
      return 'Der vorige Antrag ist noch offen: Der Schiedsrichter hat nicht entschieden.';
    case 'claim right lost':
      return 'Zu spät für einen Antrag bei diesem Zug, denn eine Figur wurde berührt. Er ist vor dem Berühren zu stellen.';
    case 'agreement not allowed':
      return 'Kein Remis durch Vereinbarung: Die Regeln dieser Partie erlauben es jetzt nicht.';
    case 'offer on conditions':
      return 'Remis wird ohne Bedingungen angeboten.';
    case 'no quickplay':
      return NO_QUICKPLAY[refusal.why];
    case 'no fault':
      return 'Nichts dergleichen ist geschehen.';
    case 'complaint lost':
      return 'Zu spät zum Reklamieren: Sie haben seitdem eine Figur berührt.';
    case 'too late to complain':
      return 'Für diese Reklamation ist es zu spät.';
    case 'only on claim':
      return 'Der Schiedsrichter greift hier nur ein, wenn der Gegner reklamiert.';
    case 'not written':
      return 'Zuerst die gemachten Züge aufschreiben.';
    case 'written in advance':
      return 'Im Voraus aufgeschrieben wird ein Zug nur, um Remis zu beantragen oder um ihn abzugeben.';
    case 'not the move made':
      return 'Das ist nicht der gemachte Zug.';
    case 'written already':
      return 'Das ist schon aufgeschrieben.';
    case 'game not over':
      return 'Die Partie ist noch nicht beendet.';
    case 'signed already':
      return 'Sie haben schon unterschrieben.';
    case 'penalty not given':
      return NOT_GIVEN[refusal.why];
    case 'not adjourned':
      return 'Die Partie ist keine Hängepartie.';
    case 'adjourned':
      return 'Die Partie ist eine Hängepartie. Gespielt wird erst nach der Wiederaufnahme.';
    case 'sealing':
      return NOT_SEALED[refusal.why];
    case 'envelope not opened':
      return 'Zur Wiederaufnahme muss der Umschlag geöffnet werden: mit dem Kennwort oder der Datei, oder er gilt als verloren.';
    case 'envelope stays closed':
      return 'Der Umschlag bleibt verschlossen, bis der Spieler da ist, der antworten muss.';
  }
}
