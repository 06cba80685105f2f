/** What stands on an assistant's page; moves come after it, in the way and the language in which they are called. */
import { msg, str } from '@lit/localize';
import type { AssistantDuty } from '../../laws/acts/blind.js';
import type { AskedOfAssistant } from '../../laws/acts.js';
import type { Color } from '../../laws/squares.js';
import type { Assisting, Deed, GivenDuty } from '../../questions/assistant.js';
import type { LineUse } from './events.js';

export function headingText(side: Color): string {
  return side === 'white'
    ? msg('Assistant of White', { id: 'assisting-white' })
    : msg('Assistant of Black', { id: 'assisting-black' });
}

/** For whom one assists, and with what. */
export function dutiesText({ side, duties }: Assisting): string {
  const list = duties.map(dutyText).join(', ');
  if (list === '') {
    return side === 'white'
      ? msg('You assist White. No duties were given to you.', { id: 'assisting-no-duties-white' })
      : msg('You assist Black. No duties were given to you.', { id: 'assisting-no-duties-black' });
  }
  return side === 'white'
    ? msg(str`You assist White. Your duties: ${list}.`, { id: 'assisting-duties-white' })
    : msg(str`You assist Black. Your duties: ${list}.`, { id: 'assisting-duties-black' });
}

function dutyText({ duty, article }: GivenDuty): string {
  switch (duty) {
    case 'execute':
      return msg(str`making either player’s move on the opponent’s board (${article})`, {
        id: 'assisting-duty-execute',
      });
    case 'announce':
      return msg(str`calling the moves of both (${article})`, { id: 'assisting-duty-announce' });
    case 'score':
      return msg(str`keeping the score (${article})`, { id: 'assisting-duty-score' });
    case 'clock':
      return msg(str`pressing the clock (${article})`, { id: 'assisting-duty-clock' });
    case 'tell':
      return msg(str`telling moves and time, only when asked (${article})`, { id: 'assisting-duty-tell' });
    case 'claim':
      return msg(str`claiming on time and telling the arbiter of a touched piece (${article})`, {
        id: 'assisting-duty-claim',
      });
    case 'adjourn':
      return msg(str`the formalities of an adjournment (${article})`, { id: 'assisting-duty-adjourn' });
    case 'move':
      return msg(str`moving the pieces (${article})`, { id: 'assisting-duty-move' });
  }
}

export function clockText(side: Color, { adjusted, articles }: NonNullable<Assisting['clock']>): string {
  const list = articles.join(', ');
  if (side === 'white') {
    return adjusted
      ? msg(str`The arbiter adjusts White’s clock for the time your help takes (${list}).`, {
          id: 'assisting-adjusted-white',
        })
      : msg(str`White’s clock is not adjusted for the time your help takes (${list}).`, {
          id: 'assisting-not-adjusted-white',
        });
  }
  return adjusted
    ? msg(str`The arbiter adjusts Black’s clock for the time your help takes (${list}).`, {
        id: 'assisting-adjusted-black',
      })
    : msg(str`Black’s clock is not adjusted for the time your help takes (${list}).`, {
        id: 'assisting-not-adjusted-black',
      });
}

export function askedText(side: Color, about: AskedOfAssistant): string {
  if (side === 'white') {
    return about === 'moves'
      ? msg('White asks for the number of moves completed.', { id: 'assisting-asked-moves-white' })
      : msg('White asks for the time used by both.', { id: 'assisting-asked-time-white' });
  }
  return about === 'moves'
    ? msg('Black asks for the number of moves completed.', { id: 'assisting-asked-moves-black' })
    : msg('Black asks for the time used by both.', { id: 'assisting-asked-time-black' });
}

/** What stands on the button; where a move belongs to it, it comes after this. */
export function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'call':
      return deed.of === 'white'
        ? msg('Call White’s move:', { id: 'assisting-call-white' })
        : msg('Call Black’s move:', { id: 'assisting-call-black' });
    case 'repeat':
      return msg('Repeat the call:', { id: 'assisting-repeat' });
    case 'execute':
      return deed.of === 'white'
        ? msg('Make on Black’s board:', { id: 'assisting-execute-black' })
        : msg('Make on White’s board:', { id: 'assisting-execute-white' });
    case 'mend':
      return deed.of === 'white'
        ? msg('Put White’s board right', { id: 'assisting-mend-white' })
        : msg('Put Black’s board right', { id: 'assisting-mend-black' });
    case 'tell':
      return deed.about === 'moves'
        ? msg('Tell the number of moves', { id: 'assisting-tell-moves' })
        : msg('Tell the time used', { id: 'assisting-tell-time' });
    case 'press':
      return msg('Press the clock', { id: 'assisting-press' });
    case 'claim flag':
      return deed.of === 'white'
        ? msg('Claim: White’s flag has fallen', { id: 'assisting-flag-white' })
        : msg('Claim: Black’s flag has fallen', { id: 'assisting-flag-black' });
    case 'touched piece':
      return msg('Tell the arbiter: touched piece', { id: 'assisting-touched' });
    case 'stop':
      return msg('Stop the clocks for the arbiter', { id: 'assisting-stop' });
  }
}

export function nothingText(): string {
  return msg('Nothing to do now.', { id: 'assisting-nothing' });
}

/** A duty that has buttons of its own. */
export type SectionDuty = Exclude<AssistantDuty, 'move'>;

export function sectionText(duty: SectionDuty): string {
  switch (duty) {
    case 'announce':
      return msg('Calls', { id: 'assisting-section-announce' });
    case 'clock':
      return msg('Clock', { id: 'assisting-section-clock' });
    case 'execute':
      return msg('The opponent’s board', { id: 'assisting-section-execute' });
    case 'tell':
      return msg('What is asked', { id: 'assisting-section-tell' });
    case 'claim':
      return msg('Claims', { id: 'assisting-section-claim' });
    case 'score':
      return msg('Score', { id: 'assisting-section-score' });
    case 'adjourn':
      return msg('Adjournment', { id: 'assisting-section-adjourn' });
  }
}

/** What can be done with a move that is typed. */
export function useText(use: LineUse, side: Color): string {
  switch (use) {
    case 'call':
      return msg('Call it', { id: 'assisting-use-call' });
    case 'execute':
      return msg('Make it on the opponent’s board', { id: 'assisting-use-execute' });
    case 'place':
      return side === 'white'
        ? msg('Place it on White’s board', { id: 'assisting-use-place-white' })
        : msg('Place it on Black’s board', { id: 'assisting-use-place-black' });
  }
}

export function submitText(use: LineUse): string {
  switch (use) {
    case 'call':
      return msg('Call', { id: 'assisting-submit-call' });
    case 'execute':
      return msg('Make', { id: 'assisting-submit-execute' });
    case 'place':
      return msg('Place', { id: 'assisting-submit-place' });
  }
}

export function whoseText(of: Color): string {
  return of === 'white'
    ? msg('White’s move', { id: 'assisting-whose-white' })
    : msg('Black’s move', { id: 'assisting-whose-black' });
}

export function lastCallText(of: Color): string {
  return of === 'white'
    ? msg('Last call, White’s move:', { id: 'assisting-last-white' })
    : msg('Last call, Black’s move:', { id: 'assisting-last-black' });
}
