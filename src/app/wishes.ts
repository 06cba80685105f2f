/** What the buttons of a game and typed commands do beside moving. */
import '../pages/game/act-menu/act-menu.js';
import type { ClaimRequest, GameWishEvent } from '../pages/shared/events.js';
import type { Commanded } from '../game/commanded.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import { isClockDetail, type ClockDetailQuestion } from '../questions/clock-details.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import { actForWish, type BoardWish } from '../pages/game/act-for-wish.js';
import { runCommand } from './page-commands.js';
import { choiceAgain } from '../game/choice-again.js';
import type { Services } from '../pages/shared/services.js';
import { turnFullScreen } from './full-screen.js';
import { keepSafe } from '../pages/shared/keep-safe.js';

/** A button of the game. */
export async function fulfil({ wish, sure }: Pick<GameWishEvent, 'wish' | 'sure'>, services: Services): Promise<void> {
  const { game, computer, speech, views } = services;
  switch (wish) {
    case 'new game':
      return services.run('new-game');
    case 'play again':
      return services.begin(choiceAgain(game.value.held?.setup.seats, services.settings().newGame));
    case 'claim draw':
      return (await services.late.claiming()).openClaim(services);
    case 'accept draw':
      if (!sure) return views.askFirst('accept draw');
      return actFor(wish, services);
    case 'resign':
    case 'offer draw':
    case 'refuse draw':
    case 'adjust':
    case 'claim flag':
    case 'stop clocks':
    case 'start clocks':
    case 'press clock':
    case 'charge time':
    case 'do not charge time':
    case 'illegal move':
    case 'touched piece':
    case 'pressed without a move':
    case 'pawn left unpromoted':
      return actFor(wish, services);
    case 'take back':
      return services.run('take-back');
    case 'move now':
      computer.moveNow();
      return;
    case 'try computer again':
      return computer.follow(game.value.held);
    case 'save game':
      return services.run('save-game');
    case 'games':
      return services.run('games');
    case 'keep safe':
      await keepSafe(speech.speaker);
      return;
    case 'full screen':
      speech.speaker.notice({ about: 'full screen', state: await turnFullScreen() });
      return;
  }
}

/** Does what a button or key wants, for the one of those here who is meant. */
async function actFor(wish: BoardWish, { game, speech }: Services): Promise<void> {
  const { held, mine } = game.value;
  if (held) await game.act(actForWish(wish, held.game, mine));
  else speech.speaker.notice({ about: 'no game' });
}

/** What was typed beside moves. What it says to be refused is so, whatever is told of it here. */
export async function carryOut(
  commanded: Exclude<Commanded, { readonly type: 'refused' }>,
  services: Services,
): Promise<LineOutcome> {
  const { game } = services;
  switch (commanded.type) {
    case 'act':
      return (await game.act(commanded.act)).type === 'done' ? 'done' : 'refused';
    case 'question':
      await answer(commanded.question, services);
      return 'done';
    case 'bound':
      await runCommand(commanded.command.id, commanded.command.read, services);
      return 'done';
    case 'weighed':
      return (await services.late.claiming()).weigh(commanded.weighed, services);
  }
}

async function answer(question: Question | ClockQuestion | ClockDetailQuestion, services: Services): Promise<void> {
  const { game } = services;
  if (isClockDetail(question)) (await services.late.openClock()).askInGame(question);
  else if (question.about === 'clocks' || question.about === 'time control') game.askClock(question);
  else game.ask(question);
}

/** The user has been asked about a claim, and makes it. */
export async function claim(request: ClaimRequest, services: Services): Promise<void> {
  await (await services.late.claiming()).makeClaim(request, services);
}
