/**
 * Why a command would be refused now. Asked only of one that its row says cannot be done now: of others it would tell what a player has to see
 * for himself (Art. 12.6). Pure; in a file of its own, with the Laws that it asks.
 */
import { takingBack } from '../game/held-game.js';
import type { CommandAct } from '../game/line-open.js';
import type { Act } from '../laws/acts.js';
import { judge } from '../laws/judge.js';
import type { Refusal } from '../laws/refusals.js';
import { actorFor } from '../laws/rules/whose-act.js';
import type { CommandRefusal } from '../../speech/hearing/commands/commands.js';
import type { ActView } from './command.js';
import { COMMANDS, type CommandId, type CommandTable } from './commands.js';

/**
 * `undefined` where nothing can be said of it.
 *
 * @param at the time by the clock that stamps acts, in milliseconds
 */
export function whyNot(
  id: CommandId,
  view: ActView,
  at: number,
  table: CommandTable = COMMANDS,
): Refusal | CommandRefusal | undefined {
  const wanted = wantedOf(id, view, table);
  if (!wanted || !('type' in wanted)) return wanted;
  const act: Act = { ...wanted, at };
  const judged = judge(view.game, act);
  return judged.type === 'refused' ? judged.refusal : undefined;
}

type Wanted = CommandAct | Refusal | CommandRefusal;

function wantedOf(id: CommandId, view: ActView, table: CommandTable): Wanted | undefined {
  const { does = 'bound' } = table[id] ?? {};
  return does !== 'bound' && 'act' in does ? does.act(view, {}) : COMES_TO[id]?.(view);
}

/** The act that comes of what a page does. */
const COMES_TO: Readonly<Partial<Record<CommandId, (view: ActView) => CommandAct | Refusal>>> = {
  'claim-draw': ({ game, mine }) => ({ type: 'claim', by: actorFor(game, mine, 'claim'), ground: 'threefold' }),
  'take-back': ({ game, mine }) => {
    const back = takingBack({ game }, mine);
    if ('reason' in back) return back;
    return { type: 'restore', by: actorFor(game, mine, 'restore'), ply: back.ply, cause: 'takeback' };
  },
};
