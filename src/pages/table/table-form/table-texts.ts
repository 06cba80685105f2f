/** The choices for a game at a table in the words of the page. */
import { msg } from '../texts.js';
import type { AssistantDuty } from '../../../laws/acts/blind.js';
import type { Color } from '../../../laws/squares.js';
import type { TableChoice } from '../table-choice.js';

export function boardsText(boards: TableChoice['boards']): string {
  return boards === 'two' ? msg('boards-two') : msg('boards-one');
}

export function recordingText(recording: TableChoice['recording']): string {
  return recording === 'players' ? msg('recording-players') : msg('recording-program');
}

export function illegalMovesText(illegalMoves: TableChoice['illegalMoves']): string {
  return illegalMoves === 'stand' ? msg('illegal-stand') : msg('illegal-refused');
}

export function helperText(side: Color): string {
  return side === 'white' ? msg('role-assistant-of-white') : msg('role-assistant-of-black');
}

export function hasHelperText(side: Color): string {
  return side === 'white' ? msg('has-assistant-white') : msg('has-assistant-black');
}

export function nameText(side: Color): string {
  return side === 'white' ? msg('clock-name-white') : msg('clock-name-black');
}

export function playerText(side: Color): string {
  return side === 'white' ? msg('table-player-white') : msg('table-player-black');
}

export function disabledText(side: Color): string {
  return side === 'white' ? msg('table-disabled-white') : msg('table-disabled-black');
}

export function hearingText(side: Color): string {
  return side === 'white' ? msg('table-hearing-white') : msg('table-hearing-black');
}

/** What an assistant can be given to do (D.2.10), with the article. */
export function dutyText(duty: AssistantDuty, article: string): string {
  switch (duty) {
    case 'execute':
      return msg('duty-execute', { article });
    case 'announce':
      return msg('duty-announce', { article });
    case 'score':
      return msg('duty-score', { article });
    case 'clock':
      return msg('duty-clock', { article });
    case 'tell':
      return msg('duty-tell', { article });
    case 'claim':
      return msg('duty-claim', { article });
    case 'adjourn':
      return msg('duty-adjourn', { article });
    case 'move':
      return msg('duty-move', { article });
  }
}

/** What the edition says of coming late, where nothing is entered; `allowed` in milliseconds. */
export function lateText(allowed: number | null, article: string): string {
  if (allowed === null) {
    return msg('late-event', { article });
  }
  const minutes = allowed / 60_000;
  return msg('late-laws', { minutes, article });
}
