/** What the regulations of an event say of a game, in the words of the page. */
import { msg, str } from '@lit/localize';
import type { Supervision } from '../../laws/editions/edition.js';
import type { FastTempo } from '../../laws/editions/supervision.js';
import type { AgreedDraws } from '../../game/event-rules.js';

export function supervisionLabel(tempo: FastTempo): string {
  return tempo === 'rapid'
    ? msg('Rapid chess is played by', { id: 'supervision-rapid' })
    : msg('Blitz is played by', { id: 'supervision-blitz' });
}

export function supervisionText(supervision: Supervision, article: string): string {
  return supervision === 'adequate'
    ? msg(str`the competition rules, with enough arbiters (${article})`, { id: 'supervision-adequate' })
    : msg(str`its own rules (${article})`, { id: 'supervision-inadequate' });
}

export function agreedDrawsText(agreed: AgreedDraws): string {
  switch (agreed) {
    case 'allowed':
      return msg('allowed', { id: 'agreed-draws-allowed' });
    case 'after moves':
      return msg('after a number of moves …', { id: 'agreed-draws-moves' });
    case 'not allowed':
      return msg('not allowed', { id: 'agreed-draws-never' });
  }
}

export function drawMovesText(): string {
  return msg('Moves by each player before a draw may be agreed', { id: 'draw-moves' });
}
