/** The question whether a side can still win. Loaded when it is first asked. */
import { askCanWin } from '../../game/deciding/ask-can-win.js';
import type { Read } from '../../commands/command.js';
import type { PageCommands, Services } from '../shared/services.js';

/** What is done here of the table of commands. */
export const ROWS: PageCommands = { 'can-win': tellWhetherItCanWin };

async function tellWhetherItCanWin({ game, speech, decide, timers }: Services, { color }: Read): Promise<void> {
  const { view, ply } = game.value;
  const { speaker } = speech;
  if (!view) speaker.notice({ about: 'no game' });
  else if (color) await askCanWin(view, ply, color, { decide, timers, speaker });
}
