/** The choices for a game at a table in the words of the page. */
import { msg, str } from '@lit/localize';
import type { AssistantDuty } from '../../../laws/acts/blind.js';
import type { Color } from '../../../laws/squares.js';
import type { TableChoice } from '../table-choice.js';

export function boardsText(boards: TableChoice['boards']): string {
  return boards === 'two'
    ? msg('two, one for each player', { id: 'boards-two' })
    : msg('one for both players', { id: 'boards-one' });
}

export function recordingText(recording: TableChoice['recording']): string {
  return recording === 'players'
    ? msg('each player his own', { id: 'recording-players' })
    : msg('the program', { id: 'recording-program' });
}

export function illegalMovesText(illegalMoves: TableChoice['illegalMoves']): string {
  return illegalMoves === 'stand'
    ? msg('stands until it is found', { id: 'illegal-stand' })
    : msg('is refused with its reason', { id: 'illegal-refused' });
}

export function helperText(side: Color): string {
  return side === 'white'
    ? msg('White’s assistant', { id: 'role-assistant-of-white' })
    : msg('Black’s assistant', { id: 'role-assistant-of-black' });
}

export function hasHelperText(side: Color): string {
  return side === 'white'
    ? msg('White has an assistant', { id: 'has-assistant-white' })
    : msg('Black has an assistant', { id: 'has-assistant-black' });
}

export function nameText(side: Color): string {
  return side === 'white'
    ? msg('White’s name, if you like', { id: 'clock-name-white' })
    : msg('Black’s name, if you like', { id: 'clock-name-black' });
}

export function playerText(side: Color): string {
  return side === 'white'
    ? msg('The player of the white pieces', { id: 'table-player-white' })
    : msg('The player of the black pieces', { id: 'table-player-black' });
}

export function disabledText(side: Color): string {
  return side === 'white'
    ? msg('White is visually disabled', { id: 'table-disabled-white' })
    : msg('Black is visually disabled', { id: 'table-disabled-black' });
}

export function hearingText(side: Color): string {
  return side === 'white'
    ? msg('White is hearing-impaired', { id: 'table-hearing-white' })
    : msg('Black is hearing-impaired', { id: 'table-hearing-black' });
}

/** What an assistant can be given to do (D.2.10), with the article. */
export function dutyText(duty: AssistantDuty, article: string): string {
  switch (duty) {
    case 'execute':
      return msg(str`Makes the moves on the opponent’s board (${article})`, { id: 'duty-execute' });
    case 'announce':
      return msg(str`Calls the moves of both players (${article})`, { id: 'duty-announce' });
    case 'score':
      return msg(str`Keeps the score (${article})`, { id: 'duty-score' });
    case 'clock':
      return msg(str`Presses the clock (${article})`, { id: 'duty-clock' });
    case 'tell':
      return msg(str`Tells moves and time used, only when asked (${article})`, { id: 'duty-tell' });
    case 'claim':
      return msg(str`Claims on time, and tells the arbiter of touched pieces (${article})`, { id: 'duty-claim' });
    case 'adjourn':
      return msg(str`Sees to the formalities of an adjournment (${article})`, { id: 'duty-adjourn' });
    case 'move':
      return msg(str`Moves the player’s pieces, where he cannot (${article})`, { id: 'duty-move' });
  }
}

/** What the edition says of coming late, where nothing is entered; `allowed` in milliseconds. */
export function lateText(allowed: number | null, article: string): string {
  if (allowed === null) {
    return msg(str`Empty: these Laws leave it to the event (${article}), and nobody loses by coming late.`, {
      id: 'late-event',
    });
  }
  const minutes = allowed / 60_000;
  return msg(str`In minutes. Empty: as these Laws have it, ${minutes} (${article}).`, { id: 'late-laws' });
}
