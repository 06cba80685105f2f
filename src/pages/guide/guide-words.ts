/** What the guide says: each step as the user plays, by keys, by what is typed, by touch or by voice. */
import { keyLabels } from '../shared/key-label.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { typedExample } from '../../../speech/hearing/commands/help.js';
import type { CommandName } from '../../../speech/hearing/commands/commands.js';
import type { HeardLanguage } from '../../../speech/hearing/languages.js';
import { numberOf, STEP_COUNT, type Guide, type Step } from './guide.js';
import { msg } from './texts.js';

/** `typed`: with a keyboard on which single letters are no keys. */
export type Way = 'keys' | 'typed' | 'touch' | 'voice';

export interface GuideWordsParts {
  readonly way: Way;
  /** Whether moves are called in German. */
  readonly german: boolean;
  /** With the keys that the user has chosen. */
  readonly commands: CommandTable;
  /** What is typed and said in the page's language. */
  readonly heard: HeardLanguage;
}

/** What stands over a step. */
export function numberText(guide: Guide): string {
  return guide.step === 'end' ? '' : msg('guide-step', { number: numberOf(guide), of: STEP_COUNT });
}

/** What is to be done in a step. */
export function stepText(step: Step, parts: GuideWordsParts): string {
  // What a language leaves out at the end leaves a space.
  return textOf(step, parts).trim();
}

/** The same, as it is said. */
export function stepSaid(guide: Guide, parts: GuideWordsParts): string {
  return joined(numberText(guide), stepText(guide.step, parts));
}

export function welcomeSaid(guide: Guide, isNew: boolean, parts: GuideWordsParts): string {
  const { way } = parts;
  const again = asked('repeat', 'repeat', msg('say-again'), parts);
  const first = isNew ? msg('guide-welcome', { way, again }) : msg('guide-resumed');
  return joined(guide.step === 'end' ? '' : first, stepSaid(guide, parts));
}

export function doneSaid(guide: Guide, parts: GuideWordsParts): string {
  return joined(msg('guide-good'), stepSaid(guide, parts));
}

/** Why something else was not done. */
export function otherActSaid(guide: Guide, parts: GuideWordsParts): string {
  if (guide.step === 'mate') return guide.tries > 1 ? msg('guide-mate-told') : msg('guide-no-mate');
  return joined(msg('guide-not-now'), stepSaid(guide, parts));
}

function textOf(step: Step, parts: GuideWordsParts): string {
  const { way, commands, heard, german } = parts;
  const key = (id: CommandId): string => keyLabels([id], commands).join(', ');
  const bar = msg('bar-ask');
  switch (step) {
    case 'board':
      return msg('guide-board', { way, say: typedExample('go-to-square', heard) });
    case 'question':
      return msg('guide-question', { way, bar, ask: asked('this-square', 'square', msg('ask-piece-lists'), parts) });
    case 'move':
      return msg('guide-move', {
        way,
        entry: key(way === 'typed' ? 'next-region' : 'move-entry'),
        field: msg('your-move'),
      });
    case 'call':
      return msg('guide-call', {
        ...{ way, bar, board: key('board') },
        german: german ? 'yes' : 'no',
        ask: asked('last-move', 'last-move', msg('ask-last-move'), parts),
      });
    case 'capture':
      return msg('guide-capture', { way, board: key('board') });
    case 'mate':
      return msg('guide-mate', { way, ask: key('moves-of-this-piece') });
    case 'help':
      return msg('guide-help', { way, help: helpFor(way, commands, heard) });
    case 'end':
      return msg('guide-end', { new: msg('new-game') });
  }
}

function helpFor(way: Way, commands: CommandTable, heard: HeardLanguage): string {
  if (way === 'touch') return msg('page-help');
  return way === 'voice' ? typedExample('help', heard) : (keyLabels(['keys'], commands)[0] ?? '');
}

/** By what a question is asked: the key, what is typed or said, or the button. */
function asked(key: CommandId, phrase: CommandName, button: string, { way, commands, heard }: GuideWordsParts): string {
  if (way === 'keys') return keyLabels([key], commands)[0] ?? button;
  return way === 'touch' ? button : typedExample(phrase, heard);
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
