/**
 * The commands that the app does itself: where to look, how things are said, what is shown. One line each, by the id of its row. What a
 * page does that is loaded later is bound in the folder of that page.
 */
import { commandsWith, typedExample } from '../../speech/hearing/commands/help.js';
import type { CallStyle } from '../../speech/style.js';
import { RATES } from '../../speech/announcer/voice-choice.js';
import type { Read } from '../commands/command.js';
import { COMMAND_PHRASES } from '../commands/phrases.js';
import { opponentOf } from '../game/held-game.js';
import { plyOfMove } from '../game/looking.js';
import { choiceAgain } from '../game/new-game.js';
import { keepSafe } from '../pages/shared/keep-safe.js';
import { BOARD_SIZE } from '../storage/settings/settings.js';
import type { PageCommands, RunRow, Services } from '../pages/shared/services.js';

/** By how much a voice is made faster or slower at once. */
const RATE_STEP = 1.2;

export const PAGE_COMMANDS: PageCommands = {
  'move-entry': ({ views }) => views.focusEntry(),
  'next-region': ({ views }) => views.focusNextRegion(false),
  'previous-region': ({ views }) => views.focusNextRegion(true),
  'go-to-last-move': goToLastMove,
  'act-menu': openMenu,
  keys: ({ views }) => views.showHelp(),
  'move-now': ({ computer }) => computer.moveNow(),
  'try-computer-again': ({ computer, game }) => computer.follow(game.value.held),
  'turn-board': ({ game }) => game.turnBoard(),
  'board-larger': (services) => changeBoardSize(services, BOARD_SIZE.step),
  'board-smaller': (services) => changeBoardSize(services, -BOARD_SIZE.step),
  'take-back': ({ game }) => game.takeBack(),
  repeat: ({ speech }) => speech.speaker.sayAgain(false),
  'repeat-before': ({ speech }) => speech.speaker.sayAgain(true),
  talk: ({ talk }) => talk(),
  mute: (services) => setSound(services, !services.settings().sound),
  back: ({ game }) => game.look('back'),
  forward: ({ game }) => game.look('forward'),
  present: ({ game }) => game.lookAt(Infinity),
  'go-to-move': lookAtMove,
  'game-start': async ({ game, views }) => {
    game.lookAt(0);
    await views.showGame();
  },
  'go-to-square': ({ views }, { square }) => square && views.focusSquare(square),
  opponent: tellOpponent,
  'moves-of-it': askMovesOfIt,
  board: ({ views }) => views.showGame(),
  'new-game': ({ views }) => views.showForm(),
  'play-again': ({ begin, game, settings }) => begin(choiceAgain(game.value.held?.setup.seats, settings().newGame)),
  games: ({ views }) => views.showGames(),
  'set-up': ({ views }) => views.showSetUp(),
  settings: ({ views }) => views.showSettings(),
  'settings-for': ({ views }, { rest }) => views.showSettings(rest),
  'keep-safe': async ({ speech }) => {
    await keepSafe(speech.speaker);
  },
  'full-screen': async ({ speech, views }) => {
    const state = await turnFullScreen();
    speech.speaker.notice({ about: 'full screen', state });
    // The board fills the screen, and is scrolled to by its focus.
    if (state === 'on') await views.showGame();
  },
  'reset-keys': async ({ change, speech }) => {
    await change({ keys: undefined });
    speech.speaker.notice({ about: 'keys', state: 'as at first' });
  },
  help: listCommands,
  'help-for': tellCommands,
  'call-fide': callBy('fide'),
  'call-fide-names': callBy('fide names'),
  'call-plain': callBy('plain'),
  'call-nato': callBy('nato'),
  'call-algebraic': callBy('algebraic'),
  'call-uci': callBy('uci'),
  faster: (services) => changeRate(services, RATE_STEP),
  slower: (services) => changeRate(services, 1 / RATE_STEP),
  'sound-on': (services) => setSound(services, true),
  'sound-off': (services) => setSound(services, false),
};

async function goToLastMove({ game, views }: Services): Promise<void> {
  const last = game.value.view?.sheet[game.value.ply - 1];
  if (last) await views.focusSquare(last.moved.to);
}

async function openMenu({ game, views }: Services): Promise<void> {
  if (game.value.held) await views.showActs();
}

function lookAtMove({ game }: Services, { number = 0 }: Read): void {
  const { view } = game.value;
  const ply = view && plyOfMove(view, number);
  if (ply === undefined) game.refuse({ reason: 'no such move here', number });
  else game.lookAt(ply);
}

function tellOpponent({ game, speech }: Services): void {
  const { held } = game.value;
  if (held) speech.speaker.answer({ about: 'opponent', opponent: opponentOf(held, false) });
  else speech.speaker.notice({ about: 'no game' });
}

function askMovesOfIt({ game, speech, views }: Services): void {
  const square = views.lifted();
  if (square === undefined) speech.speaker.reply({ about: 'no piece meant' });
  else game.ask({ about: 'moves of piece', square, capturesOnly: false });
}

/** The list gets the focus, and Escape leads back from there: said after that, it is not cut off by the focus. */
async function listCommands({ speech, views, words }: Services): Promise<void> {
  await views.showHelp('commands');
  speech.speaker.reply({ about: 'commands listed', example: typedExample('help-for', words.heard.page) });
}

/** The help shows what has to do with the word; said are the commands of the page's language, or else of another. */
async function tellCommands({ late, speech, views, words }: Services, { rest: searched = '' }: Read): Promise<void> {
  const { game } = COMMAND_PHRASES;
  const own = commandsWith(searched, words.heard.page, game);
  const further = own ? undefined : await late.further();
  const phrases = own ?? further?.commandsFor(searched, further.languages(words.language), game) ?? [];
  await views.showHelp({ search: searched });
  speech.speaker.answer({ about: 'commands', searched, phrases });
}

/** A choice of how things are said is heard at once in what was said last. */
function callBy(callStyle: CallStyle): RunRow {
  return async ({ game, change }) => {
    await change({ callStyle });
    game.ask({ about: 'last move' });
  };
}

async function changeRate({ speech, settings, change }: Services, by: number): Promise<void> {
  const { voice } = settings();
  await change({ voice: { ...voice, rate: Math.min(RATES.most, Math.max(RATES.least, voice.rate * by)) } });
  speech.speaker.sayAgain(false);
}

async function changeBoardSize({ speech, settings, change }: Services, by: number): Promise<void> {
  const percent = Math.min(BOARD_SIZE.most, Math.max(BOARD_SIZE.least, settings().boardSize + by));
  await change({ boardSize: percent });
  speech.speaker.notice({ about: 'board size', percent });
}

function setSound({ speech, change }: Services, on: boolean): Promise<void> {
  speech.speaker.notice({ about: 'sound', on });
  return change({ sound: on });
}

/** Goes to full screen or back. Does not reject: where it is not offered (iPhone) or not allowed, the page stays as it is. */
async function turnFullScreen(): Promise<'on' | 'off' | 'refused'> {
  try {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return 'off';
    }
    await document.documentElement.requestFullscreen();
    return 'on';
  } catch {
    return 'refused';
  }
}
