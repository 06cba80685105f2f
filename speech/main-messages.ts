// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Which messages are shown first of all that were said: what happened in the game that is here, what was refused in it, and the last
 * answer. Edges, squares and earlier answers would stand between the moves, and former games before them.
 */
import type { Message } from './announcer/log.js';
import { kindOf } from './utterance.js';

/** @param messages all that was said, oldest first. @returns the newest first. */
export function mainMessages(messages: readonly Message[]): readonly Message[] {
  const game = messages.at(-1)?.game;
  const here = messages.filter((message) => message.game === game);
  const lastAnswer = here.findLast(({ utterance }) => kindOf(utterance) === 'answer');
  return here.filter((message) => message === lastAnswer || kindOf(message.utterance) !== 'answer').toReversed();
}
