/** Whose act it is with both players at one device, where a move has been made and the clock not yet pressed: typed and by button. */
import { beforeEach, describe, expect, it } from 'vitest';
import { GameStore } from '../../src/game/store.js';
import { GameController } from '../../src/game/game-controller.js';
import type { Services } from '../../src/pages/shared/services.js';
import { carryOut, runCommand } from '../../src/app/run-command.js';
import type { CommandId } from '../../src/commands/commands.js';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import type { SessionNews, SessionPort } from '../../src/game/session/session-port.js';
import { move } from '../laws/play.js';
import { doing, play } from '../laws/judged.js';
import { START } from '../laws/opened.js';
import { begin } from '../laws/timed.js';
import { setup } from '../game/fakes.js';
import { EVERY_LANGUAGE } from '../../speech/hearing/every-language.js';
import { alone } from '../../speech/hearing/languages.js';

/** White has played 2.Nf3 and has not pressed: Black has the move, White's clock runs. */
const unpressed = doing(play(doing(begin(), START), 'e2e4 e7e5'), [
  3000,
  { type: 'make', by: 'white', move: move('g1f3') },
]);
const offered = doing(unpressed, [4000, { type: 'offer', by: 'white' }]);

/** The controller of a page on which this game stands, with both players here, and what it sends to the session. */
function open(game: Game) {
  const acts: ActDraft[] = [];
  let tell: (news: SessionNews) => void = () => undefined;
  const session: SessionPort = {
    entries: [],
    held: undefined,
    here: true,
    act: (draft) => {
      acts.push(draft);
      return Promise.resolve({ type: 'done', facts: [] });
    },
    begin: () => Promise.resolve({ type: 'done', facts: [] }),
    bringBack: () => Promise.resolve({ type: 'done', facts: [] }),
    step: () => undefined,
    takeOver: () => Promise.resolve(true),
    rest: () => undefined,
    listen: (listener) => {
      tell = listener;
      return () => undefined;
    },
    close: () => undefined,
  };
  const silent = new Proxy({}, { get: () => () => '' });
  const controller: GameController = new GameController(
    { addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined } as never,
    {
      session,
      store: new GameStore(),
      keepRole: () => undefined,
      speaker: silent as never,
      play: () => undefined,
      follow: () => undefined,
      now: () => 5000,
      further: () => Promise.reject(new Error('every line is understood as it stands')),
      carryOut: (commanded) => carryOut(commanded, services),
      languages: () => alone(EVERY_LANGUAGE.en),
      answer: () => false,
      askedElsewhere: () => undefined,
      answerWaiting: () => false,
      confirms: () => false,
      isBlindfolded: () => false,
      askBlindfolded: () => undefined,
      opensPosition: false,
      table: {
        listensAs: () => undefined,
        load: () => Promise.reject(new Error('no game at a table is played here')),
      },
    },
  );
  const services = {
    game: controller,
    words: { language: 'en' },
    late: { languages: () => alone(EVERY_LANGUAGE.en) },
  } as unknown as Services;
  controller.hostConnected();
  tell({ type: 'game', held: { setup: setup('a'), game, acts: 2 }, how: 'brought back' });
  return {
    type: (text: string) => controller.enterLine({ text, begun: Infinity }),
    click: (id: CommandId) => runCommand(id, { sure: true }, services),
    acts,
  };
}

describe('with both players here, after 2.Nf3 and before the press', () => {
  let page: ReturnType<typeof open>;
  beforeEach(() => {
    page = open(unpressed);
  });

  it('a draw is offered by the one who has made his move (9.1.2.1), typed and by button alike', async () => {
    await page.type('draw');
    await page.click('offer-draw');
    expect(page.acts).toEqual([
      { type: 'offer', by: 'white' },
      { type: 'offer', by: 'white' },
    ]);
  });

  it.each<readonly [string, CommandId, ActDraft]>([
    ['stop', 'stop-clocks', { type: 'stop', by: 'white' }],
    ['press', 'press-clock', { type: 'press', by: 'white' }],
    ['adjust', 'adjust', { type: 'adjust', by: 'white' }],
    ['flag', 'claim-flag', { type: 'flag', by: 'black', of: 'white' }],
    ['illegal', 'illegal-move', { type: 'point out', by: 'black', fault: { what: 'illegal move', ply: 3 } }],
  ])('%s and the button "%s" are the same act of the same player', async (text, id, act) => {
    await page.type(text);
    await page.click(id);
    expect(page.acts).toEqual([act, act]);
  });

  it('whoever resigns by the button is the one whose clock runs, as typed', async () => {
    await page.click('resign');
    expect(page.acts).toEqual([{ type: 'resign', by: 'white' }]);
  });
});

it('an offer is answered by the one it was made to, typed and by button alike', async () => {
  const page = open(offered);
  await page.type('refuse');
  await page.click('refuse-draw');
  await page.click('accept-draw');
  expect(page.acts).toEqual([
    { type: 'reject', by: 'black' },
    { type: 'reject', by: 'black' },
    { type: 'accept', by: 'black' },
  ]);
});
