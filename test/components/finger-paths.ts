/** Random paths of fingers over a board, and what of them is meant, read from the path itself: a second opinion beside `Fingers`. */
import fc from 'fast-check';
import type { Place } from '../../components/chess-board/exploring.js';

/** What a finger does; whether it comes or goes on is told by what it did before. */
export interface Step {
  readonly finger: 0 | 1 | 2;
  readonly does: 'move' | 'lift' | 'cancel';
  /** In squares from the top left corner of the board: 0 to 8 is on it. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds since the step before. */
  readonly wait: number;
}

/** Near the middles of a few squares, so that fingers come back to where they were; or anywhere, also beside the board. */
const WAYS = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom([4.5, 6.5], [4.5, 4.5], [6.5, 7.5], [5.5, 5.5], [4.6, 6.6], [4.5, 1.5]) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.double({ min: -1, max: 9, noNaN: true }), fc.double({ min: -1, max: 9, noNaN: true })),
  },
);

const STEP: fc.Arbitrary<Step> = fc
  .record({
    finger: fc.oneof(
      { weight: 8, arbitrary: fc.constant(0 as const) },
      { weight: 5, arbitrary: fc.constant(1 as const) },
      { weight: 1, arbitrary: fc.constant(2 as const) },
    ),
    does: fc.oneof(
      { weight: 5, arbitrary: fc.constant('lift' as const) },
      { weight: 4, arbitrary: fc.constant('move' as const) },
      { weight: 1, arbitrary: fc.constant('cancel' as const) },
    ),
    way: WAYS,
    wait: fc.constantFrom(0, 16, 60, 120, 260, 300, 420, 700),
  })
  .map(({ way, ...step }) => ({ ...step, x: way[0], y: way[1] }));

/** One finger that comes and goes at once. */
const TAP: fc.Arbitrary<readonly Step[]> = fc
  .record({
    way: fc.constantFrom<readonly [number, number]>([4.5, 6.5], [4.5, 4.5]),
    wait: fc.constantFrom(60, 120, 300),
  })
  .map(({ way: [x, y], wait }) => [
    { finger: 0, does: 'move', x, y, wait },
    { finger: 0, does: 'lift', x, y, wait: 60 },
  ]);

export const PATH: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: STEP.map((step) => [step]) }, { weight: 2, arbitrary: TAP }), {
    minLength: 4,
    maxLength: 24,
  })
  .map((parts) => parts.flat());

/** What became of a path, in its order. Pixels and milliseconds. */
export type Entry =
  | {
      readonly what: 'down' | 'move' | 'up' | 'cancel';
      readonly finger: number;
      readonly at: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly what: 'told'; readonly place: Place | undefined; readonly at: number }
  | { readonly what: 'pressed'; readonly place: Place; readonly at: number };

type Touch = Extract<Entry, { readonly finger: number }>;

const isTouch = (entry: Entry): entry is Touch => 'finger' in entry;

/** The touch that brought a finger which is down at this place of the record. */
function comingOf(record: readonly Entry[], finger: number, before: number): number {
  return record.findLastIndex((entry, index) => index < before && entry.what === 'down' && entry.finger === finger);
}

/** Which fingers are down before an entry. */
function downBefore(record: readonly Entry[], index: number): ReadonlySet<number> {
  const down = new Set<number>();
  for (const entry of record.slice(0, index)) {
    if (entry.what === 'down') down.add(entry.finger);
    if (entry.what === 'up' || entry.what === 'cancel') down.delete(entry.finger);
  }
  return down;
}

/** Since when the place that was told last before an entry has been told without another. */
function toldSince(
  record: readonly Entry[],
  index: number,
): { readonly place: Place | undefined; readonly at: number } | undefined {
  const told = record.slice(0, index).filter((entry) => entry.what === 'told');
  const last = told.at(-1);
  if (!last) return undefined;
  const other = told.findLastIndex(({ place }) => place !== last.place);
  return { place: last.place, at: told[other + 1]?.at ?? last.at };
}

/** A finger came, stayed where it was and went, in the time of a tap. */
function isTap(record: readonly Entry[], coming: number, going: number): boolean {
  const from = record[coming];
  const to = record[going];
  if (!from || !to || !isTouch(from) || !isTouch(to) || to.at - from.at > 400) return false;
  return record
    .slice(coming, going)
    .filter(isTouch)
    .every(({ finger, x, y }) => finger !== from.finger || Math.hypot(x - from.x, y - from.y) <= 24);
}

const heardBefore = (record: readonly Entry[], index: number, place: Place): boolean => {
  const told = toldSince(record, index);
  return told?.place === place && (record[index]?.at ?? 0) - told.at >= 250;
};

const onlyBy = (record: readonly Entry[], from: number, to: number, finger: number): boolean =>
  record
    .slice(from, to + 1)
    .filter(isTouch)
    .every((touch) => touch.finger === finger);

const wasCancelled = (record: readonly Entry[], from: number, to: number): boolean =>
  record.slice(from, to).some(({ what }) => what === 'cancel');

/** Whether what was pressed at this place of the record was meant: the finger that was lifted just before has tapped for it. */
export function isMeant(record: readonly Entry[], index: number): 'second finger' | 'two taps' | undefined {
  const pressed = record[index];
  const going = index - 1;
  const lifted = record[going];
  if (pressed?.what !== 'pressed' || lifted?.what !== 'up') return undefined;
  const { place } = pressed;
  const coming = comingOf(record, lifted.finger, going);
  if (!isTap(record, coming, going) || wasCancelled(record, coming, going)) return undefined;
  const others = downBefore(record, coming);
  if (others.size === 1) {
    const [resting = -1] = others;
    const isQuiet = record.slice(coming, going).every(({ what }) => what !== 'told');
    const stays = downBefore(record, going).has(resting) && downBefore(record, going).size === 2;
    const came = comingOf(record, resting, coming);
    const rests = heardBefore(record.slice(came), coming - came, place);
    return isQuiet && stays && rests ? 'second finger' : undefined;
  }
  if (others.size > 1) return undefined;
  // The whole of the touch before: one finger that came alone and went alone.
  const ended = record.findLastIndex((entry, at) => at < coming && (entry.what === 'up' || entry.what === 'cancel'));
  const end = record[ended];
  if (end?.what !== 'up' || (record[coming]?.at ?? 0) - end.at > 450) return undefined;
  const began = comingOf(record, end.finger, ended);
  const isAlone = downBefore(record, began).size === 0 && onlyBy(record, began, ended, end.finger);
  const isSecondAlone = onlyBy(record, coming, going, lifted.finger);
  const isOnPlace = record.slice(began, going).every((entry) => entry.what !== 'told' || entry.place === place);
  const isFree = record.slice(began, going).every(({ what }) => what !== 'pressed');
  return isAlone &&
    isSecondAlone &&
    isOnPlace &&
    isFree &&
    isTap(record, began, ended) &&
    heardBefore(record, began, place)
    ? 'two taps'
    : undefined;
}
