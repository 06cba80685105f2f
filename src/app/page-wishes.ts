/**
 * What was typed or said and concerns the page alone: where to look, how it is said, what is repeated. Mostly what a key does too.
 */
import { typedExample } from '../../speech/hearing/commands/help.js';
import type { PageWish, SettingChange } from '../../speech/hearing/command.js';
import { RATES } from '../../speech/announcer/voice-choice.js';
import type { Doers } from '../pages/shared/doers.js';
import type { GameController } from '../game/game-controller.js';
import { opponentOf } from '../game/held-game.js';
import { languageShown } from '../../speech/page-words.js';
import { plyOfMove } from '../game/looking.js';

/** By how much a voice is made faster or slower at once. */
const RATE_STEP = 1.2;

export async function onPage(wish: PageWish, doers: Doers): Promise<void> {
  const { game, speech, views } = doers;
  switch (wish.do) {
    case 'flip':
      game.turnBoard();
      return;
    case 'undo':
      return game.takeBack();
    case 'repeat':
      speech.speaker.sayAgain(false);
      return;
    case 'look':
      game.look(wish.way);
      return;
    case 'opponent':
      tellOpponent(doers);
      return;
    case 'board':
      return views.showGame();
    case 'go to square':
      views.focusSquare(wish.square);
      return;
    case 'go to move':
      lookAtMove(wish.number, game);
      return;
    case 'present':
      game.lookAt(Infinity);
      return;
    case 'new game':
      return views.showForm();
    case 'clock alone':
      return (await doers.late.openClock()).openForm();
    case 'feel clock':
      return (await doers.late.openClock()).dials.feel();
    case 'games':
      return views.showGames();
    case 'save':
      (await doers.late.gameFiling()).saveGame(doers);
      return;
    case 'moves of it': {
      const square = views.lifted();
      if (square === undefined) speech.speaker.reply({ about: 'no piece meant' });
      else game.ask({ about: 'moves of piece', square, capturesOnly: false });
      return;
    }
    case 'help':
      if (wish.answer.searched !== undefined) speech.speaker.answer(wish.answer);
      else await listCommands(doers);
      return;
  }
}

/** The list gets the focus, and Escape leads back from there: said after that, it is not cut off by the focus. */
export async function listCommands({ speech, views }: Doers): Promise<void> {
  await views.showHelp('commands');
  speech.speaker.reply({ about: 'commands listed', example: typedExample('help for', languageShown()) });
}

/** A choice of how things are said is heard at once in what was said last. */
export async function change(wanted: SettingChange, doers: Doers): Promise<void> {
  const { game, speech, settings } = doers;
  switch (wanted.set) {
    case 'call style':
      await doers.change({ callStyle: wanted.to });
      game.ask({ about: 'last move' });
      return;
    case 'rate': {
      const { voice } = settings();
      const rate = wanted.to === 'faster' ? voice.rate * RATE_STEP : voice.rate / RATE_STEP;
      await doers.change({ voice: { ...voice, rate: Math.min(RATES.most, Math.max(RATES.least, rate)) } });
      speech.speaker.sayAgain(false);
      return;
    }
    case 'sound':
      speech.speaker.notice({ about: 'sound', on: wanted.on });
      return doers.change({ sound: wanted.on });
  }
}

function lookAtMove(number: number, game: GameController): void {
  const { view } = game.value;
  const ply = view && plyOfMove(view, number);
  if (ply === undefined) game.refuse({ reason: 'no such move here', number });
  else game.lookAt(ply);
}

function tellOpponent({ game, speech }: Doers): void {
  const { held } = game.value;
  if (!held) {
    speech.speaker.notice({ about: 'no game' });
    return;
  }
  const opponent = opponentOf(held, false);
  speech.speaker.answer({ about: 'opponent', opponent });
}
