/** What stands on an assistant's page; moves come after it, in the way and the language in which they are called. */
import { msg } from './texts.js';
import type { AssistantDuty } from '../../laws/acts/blind.js';
import type { AskedOfAssistant } from '../../laws/acts.js';
import type { Color } from '../../laws/squares.js';
import type { Assisting, Deed, GivenDuty } from '../../questions/assistant.js';
import type { LineUse } from './events.js';

export function headingText(side: Color): string {
  return side === 'white' ? msg('assisting-white') : msg('assisting-black');
}

/** For whom one assists, and with what. */
export function dutiesText({ side, duties }: Assisting): string {
  const list = duties.map(dutyText).join(', ');
  if (list === '') {
    return side === 'white' ? msg('assisting-no-duties-white') : msg('assisting-no-duties-black');
  }
  return side === 'white' ? msg('assisting-duties-white', { list }) : msg('assisting-duties-black', { list });
}

function dutyText({ duty, article }: GivenDuty): string {
  switch (duty) {
    case 'execute':
      return msg('assisting-duty-execute', { article });
    case 'announce':
      return msg('assisting-duty-announce', { article });
    case 'score':
      return msg('assisting-duty-score', { article });
    case 'clock':
      return msg('assisting-duty-clock', { article });
    case 'tell':
      return msg('assisting-duty-tell', { article });
    case 'claim':
      return msg('assisting-duty-claim', { article });
    case 'adjourn':
      return msg('assisting-duty-adjourn', { article });
    case 'move':
      return msg('assisting-duty-move', { article });
  }
}

export function clockText(side: Color, { adjusted, articles }: NonNullable<Assisting['clock']>): string {
  const list = articles.join(', ');
  if (side === 'white') {
    return adjusted ? msg('assisting-adjusted-white', { list }) : msg('assisting-not-adjusted-white', { list });
  }
  return adjusted ? msg('assisting-adjusted-black', { list }) : msg('assisting-not-adjusted-black', { list });
}

export function askedText(side: Color, about: AskedOfAssistant): string {
  if (side === 'white') {
    return about === 'moves' ? msg('assisting-asked-moves-white') : msg('assisting-asked-time-white');
  }
  return about === 'moves' ? msg('assisting-asked-moves-black') : msg('assisting-asked-time-black');
}

/** What stands on the button; where a move belongs to it, it comes after this. */
export function deedText(deed: Deed): string {
  switch (deed.do) {
    case 'call':
      return deed.of === 'white' ? msg('assisting-call-white') : msg('assisting-call-black');
    case 'repeat':
      return msg('assisting-repeat');
    case 'execute':
      return deed.of === 'white' ? msg('assisting-execute-black') : msg('assisting-execute-white');
    case 'mend':
      return deed.of === 'white' ? msg('mend-white') : msg('mend-black');
    case 'tell':
      return deed.about === 'moves' ? msg('assisting-tell-moves') : msg('assisting-tell-time');
    case 'press':
      return msg('assisting-press');
    case 'claim flag':
      return deed.of === 'white' ? msg('assisting-flag-white') : msg('assisting-flag-black');
    case 'touched piece':
      return msg('assisting-touched');
    case 'stop':
      return msg('assisting-stop');
  }
}

export function nothingText(): string {
  return msg('assisting-nothing');
}

/** A duty that has buttons of its own. */
export type SectionDuty = Exclude<AssistantDuty, 'move'>;

export function sectionText(duty: SectionDuty): string {
  switch (duty) {
    case 'announce':
      return msg('assisting-section-announce');
    case 'clock':
      return msg('assisting-section-clock');
    case 'execute':
      return msg('assisting-section-execute');
    case 'tell':
      return msg('assisting-section-tell');
    case 'claim':
      return msg('assisting-section-claim');
    case 'score':
      return msg('assisting-section-score');
    case 'adjourn':
      return msg('assisting-section-adjourn');
  }
}

/** What can be done with a move that is typed. */
export function useText(use: LineUse, side: Color): string {
  switch (use) {
    case 'call':
      return msg('assisting-use-call');
    case 'execute':
      return msg('assisting-use-execute');
    case 'place':
      return side === 'white' ? msg('assisting-use-place-white') : msg('assisting-use-place-black');
  }
}

export function submitText(use: LineUse): string {
  switch (use) {
    case 'call':
      return msg('assisting-submit-call');
    case 'execute':
      return msg('assisting-submit-execute');
    case 'place':
      return msg('assisting-submit-place');
  }
}

export function whoseText(of: Color): string {
  return of === 'white' ? msg('assisting-whose-white') : msg('assisting-whose-black');
}

export function lastCallText(of: Color): string {
  return of === 'white' ? msg('assisting-last-white') : msg('assisting-last-black');
}
