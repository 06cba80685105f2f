import { isCommandId } from '../../commands/commands.js';
import { CommandGivenEvent } from '../shared/events.js';

/** For a button of a bar: gives the command whose id stands in its `data-command`. */
export function giveCommand({ currentTarget }: Event): void {
  const id = currentTarget instanceof HTMLElement ? currentTarget.dataset['command'] : undefined;
  if (id !== undefined && isCommandId(id)) currentTarget?.dispatchEvent(new CommandGivenEvent(id));
}
