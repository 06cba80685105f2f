/**
 * From a command that was typed or said to what is meant by it: an act and by whom, a question, or what a page does. Whether an act may be
 * done is for the Laws.
 */
import type { Heard, SpokenText } from '../../speech/hear.js';
import type { CommandRefusal } from '../../speech/hearing/command.js';
import { hearExactly } from '../../speech/hearing/exactly.js';
import { hearLine, type HeardLine, type LineContext } from '../../speech/hearing/line.js';
import type { SpokenHearing } from '../../speech/hearing/spoken.js';
import type { Refusal } from '../laws/refusals.js';
import { COLORS } from '../laws/squares.js';
import type { Commanded } from '../game/line-open.js';
import type { ActView, Read } from './command.js';
import { COMMANDS, type CommandId, type CommandTable } from './commands.js';
import { phrasesOf, COMMAND_PHRASES } from './phrases.js';

/** What a line means, with its command as what is meant by it. */
export type MeantLine = Heard | Commanded;

export type MeantContext = Omit<LineContext, 'phrases' | 'refusalOf'>;

/** Understands a typed line (see `hearLine`). */
export function hearTyped(text: string, context: MeantContext, table: CommandTable = COMMANDS): MeantLine {
  return meantBy(hearLine(text, withCommands(context, table)), context, table);
}

/** Understands what was said, the likeliest first. @param hearSpoken comes with voice input */
export function hearSaid(
  hearSpoken: SpokenHearing['hear'],
  alternatives: readonly SpokenText[],
  context: MeantContext,
  table: CommandTable = COMMANDS,
): MeantLine {
  return meantBy(hearSpoken(alternatives, withCommands(context, table)), context, table);
}

/** The context of hearing with the commands of the table, and with what they would be refused for in any case. */
export function withCommands<Context extends MeantContext>(
  context: Context,
  table: CommandTable = COMMANDS,
): Context & Required<Pick<LineContext, 'phrases' | 'refusalOf'>> {
  return {
    ...context,
    phrases: table === COMMANDS ? COMMAND_PHRASES : phrasesOf(table),
    refusalOf: ({ id, read }) => {
      const commanded = meant({ id, read }, actView(context), table);
      return commanded.type === 'refused' ? commanded.refusal : undefined;
    },
  };
}

function meantBy(heard: HeardLine, context: MeantContext, table: CommandTable): MeantLine {
  return heard.type === 'command' ? meant(heard.command, actView(context), table) : heard;
}

/** A claim is made with a move that was understood as it stands, or with none. */
export function actView({
  game,
  languages,
  mine = COLORS,
}: Pick<MeantContext, 'game' | 'languages' | 'mine'>): ActView {
  return { game, mine, readMove: (text) => hearExactly(text, { game, languages }) };
}

/** What a command means as the game stands. */
export function meant<Id extends CommandId>(
  { id, read }: { readonly id: Id; readonly read: Read },
  view: ActView,
  table: CommandTable = COMMANDS,
): Commanded<Id> {
  const row = table[id];
  if (!row || row.does === 'bound' || 'clockAct' in row.does || 'clockAsk' in row.does)
    return { type: 'bound', command: { id, read } };
  if ('ask' in row.does) {
    const question = row.does.ask(read);
    return question ? { type: 'question', question } : { type: 'bound', command: { id, read } };
  }
  const { game } = view;
  if (game.ending && !row.afterEnd) return refused({ reason: 'game over', ending: game.ending });
  const act = row.does.act(view, read);
  if (!('type' in act)) return refused(act);
  return row.asksFirst ? { type: 'weighed', id, act } : { type: 'act', act };
}

function refused(refusal: Refusal | CommandRefusal): Extract<Commanded, { readonly type: 'refused' }> {
  return { type: 'refused', refusal };
}
