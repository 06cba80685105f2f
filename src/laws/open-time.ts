/** Unwatched time that is still open, as it is told to whoever comes to the game then. */
import type { Unwatched } from './facts.js';
import { EVERYONE } from './roles.js';
import type { Game } from './state.js';

export function openTime({ unwatched, clock }: Game): readonly Unwatched[] {
  const stopped = clock?.now.phase === 'paused';
  return (unwatched?.spans ?? []).map(({ of, length }) => ({
    ...({ type: 'unwatched', charged: 'open', audience: EVERYONE } as const),
    ...{ of, length, stopped },
  }));
}
