/** What is done by resuming an adjourned game, told before it is; and opening its envelope. */
import type { KeyChoice, ResumeChoice } from './events.js';
import type { ToResume } from '../../../../speech/words/envelope.js';
import { isLockedAway } from '../../../laws/rules/adjournment.js';
import { ruleOnResumption } from '../../../laws/rules/resumption.js';
import type { Game } from '../../../laws/game.js';
import { openWriting, type Opened } from './envelope-cipher.js';

/** An envelope file is a few lines. */
const LARGEST_FILE = 10_000;

/** What the Guidelines make of what is said; `undefined` where the game is not adjourned. */
export function toResume({ present, late, found }: ResumeChoice, game: Game): ToResume | undefined {
  const { adjournment, clock, conditions } = game;
  if (!adjournment) return undefined;
  const { sealer } = adjournment;
  const opens = ruleOnResumption(sealer, present, conditions.edition);
  const runs = found.envelope ? opens.clock : sealer;
  return {
    sealer,
    present,
    late,
    envelope: found.envelope ? opens.envelope : 'lost',
    ...(clock && found.times && { clock: runs }),
    times: found.times,
    position: found.position,
  };
}

/** What stands in the envelope; `undefined` where nothing is locked away, or nothing was given to open it with. */
export async function openWith(
  key: KeyChoice | undefined,
  id: string,
  { adjournment }: Game,
): Promise<Opened | undefined> {
  const written = adjournment?.sealing.written;
  if (!key || !written || !isLockedAway(written)) return undefined;
  if ('passphrase' in key) return openWriting(written, key);
  if (key.file.size > LARGEST_FILE) return { ok: false, why: 'not this envelope' };
  return openWriting(written, { file: await key.file.text(), game: id });
}
