/** What the commands are called on the buttons of a game and in its menu of acts. */
import { msg } from './texts.js';
import type { Bar } from '../../commands/command.js';
import type { CommandId } from '../../commands/commands.js';
import type { WhenView } from '../../commands/when.js';
import { chargeText } from '../shared/charge-text.js';
import type { Complaint } from '../../laws/rules/complaint.js';

type Label = (view: WhenView, bar: Bar) => string;

const LABELS: Readonly<Partial<Record<CommandId, Label>>> = {
  'offer-draw': () => msg('offer-draw'),
  'accept-draw': () => msg('accept-draw'),
  'refuse-draw': () => msg('refuse-draw'),
  'claim-draw': () => msg('claim-draw-menu'),
  adjust: () => msg('adjust-pieces'),
  'claim-flag': () => msg('claim-flag'),
  'stop-clocks': () => msg('stop-clocks'),
  'start-clocks': ({ clock }) => (clock === 'paused' ? msg('start-clocks-again') : msg('start-clocks')),
  'press-clock': () => msg('press-clock-menu'),
  'charge-time': ({ away = 'white' }) => chargeText(away, true),
  'do-not-charge-time': ({ away = 'white' }) => chargeText(away, false),
  'illegal-move': () => complaintText('illegal move'),
  'touched-piece': () => complaintText('touched piece'),
  'pressed-without-a-move': () => complaintText('pressed without a move'),
  'pawn-left-unpromoted': () => complaintText('pawn left unpromoted'),
  // The menu tells that something is asked first.
  resign: (_, bar) => (bar === 'menu' ? msg('resign-menu') : msg('resign')),
  'take-back': () => msg('take-back'),
  'move-now': () => msg('move-now'),
  'try-computer-again': () => msg('try-computer-again'),
  'play-again': () => msg('play-again'),
  'new-game': () => msg('new-game'),
  blindfold: () => msg('blindfold'),
  'full-screen': () => msg('full-screen'),
  'save-game': () => msg('save-game'),
  games: () => msg('saved-games'),
  'last-move': () => msg('ask-last-move'),
  'last-capture': () => msg('ask-last-capture'),
  'piece-lists': () => msg('ask-piece-lists'),
  position: () => msg('ask-position'),
  'both-clocks': () => msg('ask-clocks'),
  'my-clock': () => msg('ask-my-clock'),
  'opponents-clock': () => msg('ask-other-clock'),
  repeat: () => msg('say-again'),
  'game-start': () => msg('look-through'),
  back: () => msg('back-in-game'),
  forward: () => msg('forward-in-game'),
  'act-menu': () => msg('menu-of-acts'),
  'turn-board': () => msg('turn-board'),
  'board-larger': () => msg('board-larger'),
  'board-smaller': () => msg('board-smaller'),
  'explore-by-touch': () => msg('explore-by-touch'),
  mute: () => msg('mute'),
  keys: () => msg('keys'),
};

/** @returns its id where it has no label: a test goes through the rows that are shown */
export function labelOf(id: CommandId, bar: Bar, view: WhenView): string {
  return LABELS[id]?.(view, bar) ?? id;
}

/** What is said of the opponent's last move or press, for the menu and the buttons. */
function complaintText(what: Complaint): string {
  switch (what) {
    case 'illegal move':
      return msg('illegal-move');
    case 'touched piece':
      return msg('touched-piece');
    case 'pressed without a move':
      return msg('pressed-without-move');
    case 'pawn left unpromoted':
      return msg('pawn-unpromoted');
  }
}
