/** The question whether a side can still win. Loaded when it is first asked. */
import { askCanWin } from '../../game/deciding/ask-can-win.js';
import type { Read } from '../../commands/command.js';
import type { PageCommands, Services } from '../shared/services.js';
import { answerOfBoard } from './blindfold.js';

/** What is done here of the table of commands. */
export const ROWS: PageCommands = { 'can-win': tellWhetherItCanWin };

function tellWhetherItCanWin(services: Services, { color }: Read): void {
  const { game, speech, decide, timers } = services;
  const { view, ply } = game.value;
  const { speaker } = speech;
  if (!view) speaker.notice({ about: 'no game' });
  else if (color) {
    // The line that mates tells where pieces stand.
    answerOfBoard(services, () => {
      askCanWin(view, ply, color, { decide, timers, speaker }).catch(reportError);
    });
  }
}
