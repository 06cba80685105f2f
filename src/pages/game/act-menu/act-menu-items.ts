/**
 * What stands in the menu of acts, and what of it is possible now.
 */
import type { Complaint } from '../../../laws/rules/complaint.js';
import type { Color } from '../../../laws/squares.js';
import type { GameWish } from '../../shared/events.js';

/** What of a game decides which acts are possible now. In strict play it tells no more than the board and the clock show. */
export interface ActMenuState {
  readonly playing: boolean;
  /** Whether whoever sits here has the move. */
  readonly toMove: boolean;
  /** A draw offer that stands, and whether whoever sits here may answer it. */
  readonly offer: 'none' | 'to answer' | 'waiting';
  readonly clock: 'none' | 'waiting' | 'running' | 'paused';
  /** Whether the clock is pressed by hand, and may be pressed by whoever sits here now. */
  readonly press: 'none' | 'now' | 'not now';
  /** Whose clock ran while no window watched, where those who sit here decide whether it is charged. */
  readonly away?: Color;
  /** What can be wrong with a move or press in this game and stand until it is pointed out; whether anything is, it does not tell. */
  readonly complaints: readonly Complaint[];
}

export const NOTHING_TO_DO: ActMenuState = {
  playing: false,
  toMove: false,
  offer: 'none',
  clock: 'none',
  press: 'none',
  complaints: [],
};

export type MenuWish = Extract<
  GameWish,
  | 'offer draw'
  | 'accept draw'
  | 'refuse draw'
  | 'claim draw'
  | 'adjust'
  | 'claim flag'
  | 'stop clocks'
  | 'start clocks'
  | 'press clock'
  | 'charge time'
  | 'do not charge time'
  | Complaint
  | 'resign'
>;

/** Acts that end the game, and so ask first. */
export const ASKED_FIRST = ['resign', 'accept draw'] as const satisfies readonly MenuWish[];
export type AskedFirst = (typeof ASKED_FIRST)[number];

export interface ActMenuItem {
  readonly wish: MenuWish;
  readonly possible: boolean;
}

/** Acts that can never be done in this game, as those of a clock where there is none, are left out. */
export function itemsOf({
  playing,
  toMove,
  offer,
  clock,
  press,
  away,
  complaints,
}: ActMenuState): readonly ActMenuItem[] {
  const running = clock === 'running';
  // Before the first move the clock waits for it, unless it is pressed by hand: then it is started (Art. 6.6).
  const startable = playing && (clock === 'paused' || (clock === 'waiting' && press !== 'none'));
  const answers: readonly ActMenuItem[] =
    offer === 'to answer'
      ? [
          { wish: 'accept draw', possible: playing },
          { wish: 'refuse draw', possible: playing },
        ]
      : [];
  const ofClock: readonly ActMenuItem[] = [
    { wish: 'claim flag', possible: playing && running },
    startable ? { wish: 'start clocks', possible: playing } : { wish: 'stop clocks', possible: playing && running },
  ];
  const ofTime: readonly ActMenuItem[] = away
    ? [
        { wish: 'charge time', possible: playing },
        { wish: 'do not charge time', possible: playing },
      ]
    : [];
  return [
    ...ofTime,
    ...answers,
    { wish: 'offer draw', possible: playing && offer === 'none' },
    { wish: 'claim draw', possible: playing && toMove },
    { wish: 'adjust', possible: playing && toMove },
    ...(clock === 'none' ? [] : ofClock),
    ...(press === 'none' ? [] : [{ wish: 'press clock', possible: playing && press === 'now' } as const]),
    // What the touched piece demanded can be said of a move that has ended the game, too (Art. 5.1.1).
    ...complaints.map((wish) => ({ wish, possible: playing || wish === 'touched piece' })),
    { wish: 'resign', possible: playing },
  ];
}

/** The place to go to for a typed letter: the next item after `here` that begins with it, round and round. */
export function indexOfLetter(letter: string, texts: readonly string[], here: number): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const places = texts.map((_, step) => (here + 1 + step) % texts.length);
  return places.find((place) => texts[place]?.toLocaleLowerCase().startsWith(wanted));
}
