/** What is told of a clock that stands alone: that it is set, or here again; what is done to it; what it is asked. */
import { phraseClockDetail, clockDetail } from '../../../speech/phrase/clock.js';
import { notUnderstoodSaid, setSaid, toSetSaid, type NotUnderstood } from '../../../speech/phrase/clock-table.js';
import { phraseFacts } from '../../../speech/phrase/facts.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import type { ClockLanguage } from '../../../speech/style.js';
import { utterance, type Utterance } from '../../../speech/utterance.js';
import type { Fact } from '../../laws/facts.js';
import { COLORS, type ByColor, type Color } from '../../laws/squares.js';
import type { Game } from '../../laws/game.js';
import type { Whose } from '../../storage/settings/clock-choice.js';
import type { HeldGame } from '../../game/session/session-port.js';
import { askClockDetail, type ClockDetailQuestion } from '../../questions/clock.js';

/** How it is said at the moment, and for whom. */
export interface ClockTelling {
  readonly options: PhraseOptions;
  readonly language: ClockLanguage;
  readonly whose: Whose;
}

const NOBODY: ByColor<string> = { white: '', black: '' };

/** That it is set, or that it is here again and how it stands. */
export function tellClockSet(
  { setup, game }: HeldGame,
  how: 'set' | 'back',
  at: number,
  telling: ClockTelling,
): Utterance {
  const { messages } = telling.options.words;
  const { time } = game.conditions;
  const { clock } = game;
  if (how === 'set' || !clock || clock.now.phase === 'waiting') {
    const set = time ? setSaid({ time, names: setup.names ?? NOBODY }, messages) : [];
    const back = how === 'back' ? [messages.say('clock-table-back')] : [];
    return remark([...back, ...set, messages.say('clock-table-to-start')], telling);
  }
  const of = telling.whose === 'both' ? COLORS : [telling.whose];
  const left = askClockDetail(clock, { about: 'time left', of }, at);
  const whose = askClockDetail(clock, { about: 'whose clock' }, at);
  return remark(
    [messages.say('clock-table-back'), ...clockDetail(left, messages), ...clockDetail(whose, messages)],
    telling,
  );
}

/** What is read back before the clock is set. */
export function readBack(time: Game['conditions']['time'], names: ByColor<string>, telling: ClockTelling): Utterance {
  const { messages } = telling.options.words;
  return {
    ...remark(time ? toSetSaid({ time, names }, messages) : [], telling),
    priority: 'answer',
  };
}

/**
 * What was done. A press is heard and not said where both players listen here; on a device of one's own the other player's is said.
 */
export function tellClockActs(facts: readonly Fact[], { options, whose }: ClockTelling): Utterance | undefined {
  const told = facts.filter((fact) => fact.type !== 'pressed' || whose !== 'both');
  return phraseFacts(told, options, [], whose === 'both' ? 'onlooker' : whose);
}

/** On a device of one's own the answer is for that player alone. */
export function tellClockAsked(
  { clock }: Pick<Game, 'clock'>,
  question: ClockDetailQuestion,
  at: number,
  { options, language, whose }: ClockTelling,
): Utterance | undefined {
  const asked = forWhose(question, whose);
  return clock && phraseClockDetail(askClockDetail(clock, asked, at), { words: options.words, language });
}

function forWhose(question: ClockDetailQuestion, whose: Whose): ClockDetailQuestion {
  return whose === 'both' || !('of' in question) ? question : { ...question, of: [whose] };
}

/** What was typed or said is no command. */
export function tellNotUnderstood(line: NotUnderstood, { options }: ClockTelling): Utterance {
  const { lang, messages } = options.words;
  return utterance([{ text: notUnderstoodSaid(line, messages), lang }], 'answer', 'page');
}

/** The time of one player as a whole, which a dial was asked for. */
export function tellDialTime(
  game: Pick<Game, 'clock'>,
  of: Color,
  at: number,
  telling: ClockTelling,
): Utterance | undefined {
  return tellClockAsked(game, { about: 'time left', of: [of] }, at, { ...telling, whose: 'both' });
}

function remark(sentences: readonly string[], { options }: ClockTelling): Utterance {
  return utterance([{ text: sentences.join(' '), lang: options.words.lang }], 'remark', 'page');
}
