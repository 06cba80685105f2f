/** The commands that the page does itself: where to look, how things are said, what is shown. One line each, by the id of its row. */
import { commandsFor, typedExample } from '../../speech/hearing/commands/help.js';
import type { CallStyle } from '../../speech/style.js';
import { RATES } from '../../speech/announcer/voice-choice.js';
import type { CommandId } from '../commands/commands.js';
import type { Read } from '../commands/command.js';
import { COMMAND_PHRASES } from '../commands/phrases.js';
import { opponentOf } from '../game/held-game.js';
import { plyOfMove } from '../game/looking.js';
import type { Doers } from '../pages/shared/doers.js';

/** Does a command, with what was read in its places. */
type Run = (doers: Doers, read: Read) => Promise<void> | void;

/** By how much a voice is made faster or slower at once. */
const RATE_STEP = 1.2;

const PAGE_COMMANDS: Readonly<Partial<Record<CommandId, Run>>> = {
  'turn-board': ({ game }) => game.turnBoard(),
  'take-back': ({ game }) => game.takeBack(),
  repeat: ({ speech }) => speech.speaker.sayAgain(false),
  'repeat-before': ({ speech }) => speech.speaker.sayAgain(true),
  talk: ({ talk }) => talk(),
  mute: (doers) => setSound(doers, !doers.settings().sound),
  back: ({ game }) => game.look('back'),
  forward: ({ game }) => game.look('forward'),
  present: ({ game }) => game.lookAt(Infinity),
  'go-to-move': lookAtMove,
  'go-to-square': ({ views }, { square }) => square && views.focusSquare(square),
  opponent: tellOpponent,
  'moves-of-it': askMovesOfIt,
  board: ({ views }) => views.showGame(),
  'new-game': ({ views }) => views.showForm(),
  games: ({ views }) => views.showGames(),
  'save-game': async (doers) => (await doers.late.gameFiling()).saveGame(doers),
  'clock-alone': async ({ late }) => (await late.openClock()).openForm(),
  'feel-clock': async ({ late }) => (await late.openClock()).dials.feel(),
  help: listCommands,
  'help-for': tellCommands,
  'call-fide': callBy('fide'),
  'call-fide-names': callBy('fide names'),
  'call-plain': callBy('plain'),
  'call-nato': callBy('nato'),
  'call-algebraic': callBy('algebraic'),
  'call-uci': callBy('uci'),
  faster: (doers) => changeRate(doers, RATE_STEP),
  slower: (doers) => changeRate(doers, 1 / RATE_STEP),
  'sound-on': (doers) => setSound(doers, true),
  'sound-off': (doers) => setSound(doers, false),
};

/** What no page has bound is done by the element that has the focus, and nothing is done here. */
export async function runCommand(id: CommandId, read: Read, doers: Doers): Promise<void> {
  await PAGE_COMMANDS[id]?.(doers, read);
}

function lookAtMove({ game }: Doers, { number = 0 }: Read): void {
  const { view } = game.value;
  const ply = view && plyOfMove(view, number);
  if (ply === undefined) game.refuse({ reason: 'no such move here', number });
  else game.lookAt(ply);
}

function tellOpponent({ game, speech }: Doers): void {
  const { held } = game.value;
  if (held) speech.speaker.answer({ about: 'opponent', opponent: opponentOf(held, false) });
  else speech.speaker.notice({ about: 'no game' });
}

function askMovesOfIt({ game, speech, views }: Doers): void {
  const square = views.lifted();
  if (square === undefined) speech.speaker.reply({ about: 'no piece meant' });
  else game.ask({ about: 'moves of piece', square, capturesOnly: false });
}

/** The list gets the focus, and Escape leads back from there: said after that, it is not cut off by the focus. */
async function listCommands({ speech, views, words }: Doers): Promise<void> {
  await views.showHelp('commands');
  speech.speaker.reply({ about: 'commands listed', example: typedExample('help-for', words.language) });
}

function tellCommands({ speech, words }: Doers, { rest: searched = '' }: Read): void {
  const phrases = commandsFor(searched, words.language, COMMAND_PHRASES.game);
  speech.speaker.answer({ about: 'commands', searched, phrases });
}

/** A choice of how things are said is heard at once in what was said last. */
function callBy(callStyle: CallStyle): Run {
  return async ({ game, change }) => {
    await change({ callStyle });
    game.ask({ about: 'last move' });
  };
}

async function changeRate({ speech, settings, change }: Doers, by: number): Promise<void> {
  const { voice } = settings();
  await change({ voice: { ...voice, rate: Math.min(RATES.most, Math.max(RATES.least, voice.rate * by)) } });
  speech.speaker.sayAgain(false);
}

function setSound({ speech, change }: Doers, on: boolean): Promise<void> {
  speech.speaker.notice({ about: 'sound', on });
  return change({ sound: on });
}
