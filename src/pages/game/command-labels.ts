/** What the commands are called on the buttons of a game and in its menu of acts. */
import { msg } from '@lit/localize';
import type { Bar } from '../../commands/command.js';
import type { CommandId } from '../../commands/commands.js';
import type { WhenView } from '../../commands/when.js';
import { chargeText } from '../shared/charge-text.js';
import { complaintText } from './act-menu/complaint-text.js';

type Label = (view: WhenView, bar: Bar) => string;

const LABELS: Readonly<Partial<Record<CommandId, Label>>> = {
  'offer-draw': () => msg('Offer draw', { id: 'offer-draw' }),
  'accept-draw': () => msg('Accept draw', { id: 'accept-draw' }),
  'refuse-draw': () => msg('Refuse draw', { id: 'refuse-draw' }),
  'claim-draw': () => msg('Claim a draw …', { id: 'claim-draw-menu' }),
  adjust: () => msg('Adjust pieces', { id: 'adjust-pieces' }),
  'claim-flag': () => msg('Claim the flag', { id: 'claim-flag' }),
  'stop-clocks': () => msg('Stop the clocks', { id: 'stop-clocks' }),
  'start-clocks': ({ clock }) =>
    clock === 'paused'
      ? msg('Start the clocks again', { id: 'start-clocks-again' })
      : msg('Start the clocks', { id: 'start-clocks' }),
  'press-clock': () => msg('Press the clock', { id: 'press-clock-menu' }),
  'charge-time': ({ away = 'white' }) => chargeText(away, true),
  'do-not-charge-time': ({ away = 'white' }) => chargeText(away, false),
  'illegal-move': () => complaintText('illegal move'),
  'touched-piece': () => complaintText('touched piece'),
  'pressed-without-a-move': () => complaintText('pressed without a move'),
  'pawn-left-unpromoted': () => complaintText('pawn left unpromoted'),
  // The menu tells that something is asked first.
  resign: (_, bar) => (bar === 'menu' ? msg('Resign …', { id: 'resign-menu' }) : msg('Resign', { id: 'resign' })),
  'take-back': () => msg('Take back', { id: 'take-back' }),
  'move-now': () => msg('Computer, move now', { id: 'move-now' }),
  'try-computer-again': () => msg('Start the computer again', { id: 'try-computer-again' }),
  'play-again': () => msg('Play again', { id: 'play-again' }),
  'new-game': () => msg('New game', { id: 'new-game' }),
  'full-screen': () => msg('Full screen', { id: 'full-screen' }),
  'save-game': () => msg('Save the game as PGN', { id: 'save-game' }),
  games: () => msg('Games on this device', { id: 'saved-games' }),
  'last-move': () => msg('Last move', { id: 'ask-last-move' }),
  'last-capture': () => msg('Last capture', { id: 'ask-last-capture' }),
  'piece-lists': () => msg('Piece lists', { id: 'ask-piece-lists' }),
  position: () => msg('Whole position', { id: 'ask-position' }),
  'both-clocks': () => msg('Both clocks', { id: 'ask-clocks' }),
  'my-clock': () => msg('My clock', { id: 'ask-my-clock' }),
  'opponents-clock': () => msg('Opponent’s clock', { id: 'ask-other-clock' }),
  repeat: () => msg('Say again', { id: 'say-again' }),
  back: () => msg('Back in the game', { id: 'back-in-game' }),
  forward: () => msg('Forward in the game', { id: 'forward-in-game' }),
  'act-menu': () => msg('Menu of acts', { id: 'menu-of-acts' }),
  'turn-board': () => msg('Turn board', { id: 'turn-board' }),
  mute: () => msg('Mute all sound', { id: 'mute' }),
  keys: () => msg('Keys', { id: 'keys' }),
};

/** @returns its id where it has no label: a test goes through the rows that are shown */
export function labelOf(id: CommandId, bar: Bar, view: WhenView): string {
  return LABELS[id]?.(view, bar) ?? id;
}
