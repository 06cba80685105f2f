/**
 * The question whether a side can still win, in the position that is looked at: decided beside the page, and answered when it is. Loaded when it
 * is first asked.
 */
import type { Notice } from '../../../speech/notice.js';
import type { Read } from '../../commands/command.js';
import { decideInTime, type DecideParts } from '../../game/deciding/decide-in-time.js';
import { canMate } from '../../laws/board/dead-position.js';
import type { Verdict } from '../../laws/board/mating-line.js';
import type { Color } from '../../laws/squares.js';
import type { GameView } from '../../laws/view.js';
import { positionAt } from '../../questions/ask.js';
import { aboutCanWin } from '../../questions/can-win.js';
import type { Answer } from '../../questions/question.js';
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

interface CanWinParts extends DecideParts {
  readonly speaker: { readonly answer: (answer: Answer) => void; readonly notice: (notice: Notice) => void };
}

/**
 * In strict play only the arbiter is answered: to a player it would be a hint (Art. 11.3.1, 12.6).
 *
 * @param ply how many plies have been made in the position that is looked at
 */
export async function askCanWin(view: GameView, ply: number, side: Color, parts: CanWinParts): Promise<void> {
  const { speaker } = parts;
  if (view.play === 'strict' && view.role !== 'arbiter') {
    speaker.answer({ about: 'withheld' });
    return;
  }
  const position = positionAt(view, ply);
  const onSlow = (): void => speaker.notice({ about: 'deciding', side });
  const verdict: Verdict = canMate(position, side)
    ? await decideInTime({ position, side }, parts, { onSlow, signal: new AbortController().signal })
    : { verdict: 'cannot', nodes: 0 };
  speaker.answer(aboutCanWin(position, ply, side, verdict));
}
