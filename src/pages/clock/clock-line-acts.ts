/** What was typed or said to a clock that stands alone, as acts and questions about it as it stands. Pure. */
import type { ClockAsking, ClockDeed } from '../../../speech/hearing/clock-commands/clock-command.js';
import type { ActDraft } from '../../laws/acts.js';
import { clockAt, type Clock } from '../../laws/clock/clock.js';
import { COLORS, opposite, type Color } from '../../laws/squares.js';
import type { Game } from '../../laws/game.js';
import type { ClockChoice } from '../../storage/settings/clock-choice.js';
import { askedSides, pressedSide } from '../../commands/clock-keys.js';
import type { ClockDetailQuestion } from '../../questions/clock-details.js';
import { sideToGo } from '../../questions/side-to-go.js';
import { actForClock } from './clock-mode-acts.js';

/** @param at the time, in milliseconds as the clock was stamped with */
export function actForDeed(
  deed: ClockDeed,
  { game, clock }: { readonly game: Game; readonly clock: Clock },
  { left, whose }: Pick<ClockChoice, 'left' | 'whose'>,
  at: number,
): ActDraft {
  switch (deed.do) {
    case 'press':
      return { type: 'press', by: deed.of ?? pressedSide('running', clock, left) };
    case 'stop':
      return actForClock({ do: 'stop' }, game);
    case 'restart':
      return actForClock({ do: clock.now.phase === 'waiting' ? 'press' : 'restart' }, game);
    case 'charge time':
      return actForClock(deed, game);
    case 'claim flag':
      return actForClock({ do: 'claim flag', of: deed.of ?? flagMeant(clock, whose, at) }, game);
    case 'illegal move':
      return actForClock({ do: 'illegal move', of: deed.of ?? lastToMove(clock) }, game);
  }
}

export function questionFor(
  asking: Extract<ClockAsking, { readonly do: 'ask' | 'ask whose clock' | 'ask delay' }>,
  clock: Clock,
  left: Color,
): ClockDetailQuestion {
  switch (asking.do) {
    case 'ask': {
      const { about, of } = asking;
      return { about, of: of === 'white' || of === 'black' ? [of] : askedSides(of, clock, left) };
    }
    case 'ask whose clock':
      return { about: 'whose clock' };
    case 'ask delay':
      return { about: 'delay left' };
  }
}

/** The only flag that has fallen; where that is not clear, the opponent's of whoever owns the device, or that of the clock that runs. */
function flagMeant(clock: Clock, whose: ClockChoice['whose'], at: number): Color {
  const face = clockAt(clock, at);
  const [fallen, another] = COLORS.filter((color) => face[color].flag);
  if (fallen && !another) return fallen;
  return whose === 'both' ? onMove(clock) : opposite(whose);
}

/** Who has completed a move last, and so may have made an illegal one (Art. 7.5.1). */
function lastToMove(clock: Clock): Color {
  return opposite(onMove(clock));
}

function onMove(clock: Clock): Color {
  return sideToGo(clock) ?? 'white';
}
