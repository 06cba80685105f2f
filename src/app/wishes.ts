/**
 * What is wanted beside moving, and by whom it is done. A part of its own: it is loaded right after the board, or with the first wish.
 */
import type { ClaimRequest, GameWishEvent } from '../pages/shared/events.js';
import type { Commanded } from '../../speech/hearing/acting.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import { isClockDetail, type ClockDetailQuestion } from '../questions/clock-details.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import { actForWish, type BoardWish } from './act-for-wish.js';
import { change, onPage, showGames, withClocks } from './page-wishes.js';
export { onPage } from './page-wishes.js';
import { choiceAgain } from './choice-again.js';
import type { Doers } from './doers.js';
import { saveGame } from './save-on-demand.js';
import { turnFullScreen } from './full-screen.js';
import type { GameController } from './game-controller.js';
import { keepSafe } from './keep-safe.js';
import { loadActMenu } from './load-act-menu.js';
import type * as weighing from './weighing.js';

/** A button of the game. */
export async function fulfil({ wish, sure }: Pick<GameWishEvent, 'wish' | 'sure'>, doers: Doers): Promise<void> {
  const { game, computer, speech, views } = doers;
  switch (wish) {
    case 'new game':
      return views.showForm();
    case 'play again':
      return doers.begin(choiceAgain(game.value.held?.setup.seats, doers.settings().newGame));
    case 'claim draw':
      return (await loadWeighing(game))?.openClaim(doers);
    case 'accept draw':
      if (!sure) return withMenu(game, () => views.askFirst('accept draw'));
      return actFor(wish, doers);
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
      return actFor(wish, doers);
    case 'take back':
      return game.takeBack();
    case 'move now':
      computer.moveNow();
      return;
    case 'try computer again':
      return computer.follow(game.value.held);
    case 'save game':
      return saveGame(doers);
    case 'games':
      return showGames(doers);
    case 'keep safe':
      await keepSafe(speech.speaker);
      return;
    case 'full screen':
      speech.speaker.notice({ about: 'full screen', state: await turnFullScreen() });
      return;
  }
}

/** Does what a button or key wants, for the one of those here who is meant. */
async function actFor(wish: BoardWish, { game, speech }: Doers): Promise<void> {
  const { held, mine } = game.value;
  if (held) await game.act(actForWish(wish, held.game, mine));
  else speech.speaker.notice({ about: 'no game' });
}

/** What was typed beside moves. What it says to be refused is so, whatever is told of it here. */
export async function carryOut(
  commanded: Exclude<Commanded, { readonly type: 'refused' }>,
  doers: Doers,
): Promise<LineOutcome> {
  const { game } = doers;
  switch (commanded.type) {
    case 'act':
      return (await game.act(commanded.act)).type === 'done' ? 'done' : 'refused';
    case 'question':
      await answer(commanded.question, doers);
      return 'done';
    case 'page':
      await onPage(commanded.page, doers);
      return 'done';
    case 'setting':
      await change(commanded.change, doers);
      return 'done';
    case 'weighed':
      return (await (await loadWeighing(game))?.weigh(commanded.weighed, doers)) ?? 'refused';
  }
}

async function answer(question: Question | ClockQuestion | ClockDetailQuestion, doers: Doers): Promise<void> {
  const { game } = doers;
  if (isClockDetail(question)) await withClocks(doers, (clocks) => clocks.askInGame(question));
  else if (question.about === 'clocks' || question.about === 'time control') game.askClock(question);
  else game.ask(question);
}

/** The user has been asked about a claim, and makes it. */
export async function claim(request: ClaimRequest, doers: Doers): Promise<void> {
  await (await loadWeighing(doers.game))?.makeClaim(request, doers);
}

/** The network may be cut before this part of the program was there; the next try loads it again. */
async function loadWeighing(game: GameController): Promise<typeof weighing | undefined> {
  try {
    return await import('./weighing.js');
  } catch {
    game.refuse({ reason: 'not loaded' });
    return undefined;
  }
}

/** The key ".". */
export async function openMenu({ game, views }: Doers): Promise<void> {
  if (game.value.held) await withMenu(game, views.showActs);
}

/** What the menu does, once it is there. */
async function withMenu(game: GameController, act: () => Promise<void>): Promise<void> {
  try {
    await loadActMenu();
  } catch {
    game.refuse({ reason: 'not loaded' });
    return;
  }
  await act();
}
