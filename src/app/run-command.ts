/** Does a command of the table, whoever gave it: by a key, a button, a typed or a spoken line. */
import type { LineOutcome } from '../../speech/line-queue.js';
import type { Read } from '../commands/command.js';
import { COMMANDS, type CommandId } from '../commands/commands.js';
import { actView, meant } from '../commands/line-meaning.js';
import type { Commanded } from '../game/line-open.js';
import type { Given, Services } from '../pages/shared/services.js';
import { isClockDetail, type ClockDetailQuestion } from '../questions/clock.js';
import type { ClockQuestion, Question } from '../questions/question.js';
import { PAGE_COMMANDS } from './page-commands.js';

/** A command that was given by its id: an act or a question as the game stands, or what a page does. */
export async function runCommand(
  id: CommandId,
  { read = {}, sure = false }: Given,
  services: Services,
): Promise<LineOutcome> {
  const commanded = commandedBy(id, read, services);
  if (commanded === undefined) {
    services.speech.speaker.notice({ about: 'no game' });
    return 'refused';
  }
  if (commanded.type !== 'refused') return carryOut(commanded, services, sure);
  services.game.refuse(commanded.refusal);
  return 'refused';
}

/** `undefined` where it is an act, and no game stands here. */
function commandedBy(id: CommandId, read: Read, { game, late }: Services): Commanded<CommandId> | undefined {
  const { does } = COMMANDS[id];
  if (does === 'bound') return { type: 'bound', command: { id, read } };
  if ('ask' in does) {
    const question = does.ask(read);
    return question && { type: 'question', question };
  }
  const { held, mine } = game.value;
  return held && meant({ id, read }, actView({ game: held.game, mine, languages: late.languages() }));
}

/**
 * Does what a command means. What it says to be refused is so, whatever is told of it here.
 *
 * @param sure the user has been asked about what ends the game, and has said yes
 */
export async function carryOut(
  commanded: Exclude<Commanded<CommandId>, { readonly type: 'refused' }>,
  services: Services,
  sure = false,
): Promise<LineOutcome> {
  const { game, late } = services;
  switch (commanded.type) {
    case 'act':
      return (await game.act(commanded.act)).type === 'done' ? 'done' : 'refused';
    case 'question':
      await answer(commanded.question, services);
      return 'done';
    case 'bound':
      await runOnPage(commanded.command.id, commanded.command.read, services);
      return 'done';
    case 'weighed':
      if (!sure) return (await late.claiming()).weigh(commanded, services);
      return (await game.act(commanded.act)).type === 'done' ? 'done' : 'refused';
  }
}

async function answer(question: Question | ClockQuestion | ClockDetailQuestion, services: Services): Promise<void> {
  const { game } = services;
  if (isClockDetail(question)) (await services.late.openClock()).askInGame(question);
  else if (question.about === 'clocks' || question.about === 'time control') game.askClock(question);
  else game.ask(question);
}

/** What the app does not do itself is done by the page that the row names, which is brought for it, or else by the element that has the focus. */
async function runOnPage(id: CommandId, read: Read, services: Services): Promise<void> {
  const run = PAGE_COMMANDS[id] ?? (await services.late.commandsOf(COMMANDS[id].page))?.[id];
  await run?.(services, read);
}
