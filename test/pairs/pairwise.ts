/**
 * Few rows in which every value of one factor stands with every value of every other at least once: a covering array of strength two. What
 * goes wrong goes wrong by one value or by two together far more often than by three (Kuhn, Wallace, Gallo: Software Fault Interactions and
 * Implications for Software Testing, IEEE TSE 30(6), 2004).
 */

/** The values each factor can have. */
export type Factors<Row> = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** Each row has an index into the values of each factor. */
type Indexes = readonly number[];

/**
 * Always the same rows for the same factors; the rows of the first factor's first value come first.
 * @param factors at least two, each with at least one value
 */
export function pairwise<Row extends object>(factors: Factors<Row>): readonly Row[] {
  const names = Object.keys(factors) as (keyof Row & string)[];
  const sizes = names.map((name) => factors[name].length);
  const open = new Set(allPairs(sizes));
  const rows: Indexes[] = [];
  for (const pair of open) {
    const row = rowWith(pair, sizes, open);
    rows.push(row);
    for (const covered of pairsOf(row)) open.delete(covered);
  }
  return rows
    .toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
    .map((row) => Object.fromEntries(names.map((name, at) => [name, factors[name][row[at] ?? 0]])) as Row);
}

/** Every value of every factor with every value of every other. */
export function everyRow<Row extends object>(factors: Factors<Row>): readonly Row[] {
  const names = Object.keys(factors) as (keyof Row & string)[];
  return names.reduce<readonly Partial<Row>[]>(
    (rows, name) => rows.flatMap((row) => factors[name].map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as readonly Row[];
}

/**
 * Of some rows, in their order, those that bring two values of these factors together that stand together in no row before: together they have
 * every two that the rows have. What depends on these factors alone need be tried in no other row.
 */
export function bringingTogether<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
): readonly Row[] {
  const values = names.map((name) => [...new Set(rows.map((row) => row[name]))]);
  const met = new Set<string>();
  return rows.filter((row) => {
    const pairs = pairsOf(names.map((name, factor) => values[factor]?.indexOf(row[name]) ?? 0));
    const brings = pairs.some((pair) => !met.has(pair));
    for (const pair of pairs) met.add(pair);
    return brings;
  });
}

/** Two factors and the value of each: "0:3 2:1". */
function pairName(factor: number, value: number, otherFactor: number, otherValue: number): string {
  return factor < otherFactor
    ? `${factor}:${value} ${otherFactor}:${otherValue}`
    : `${otherFactor}:${otherValue} ${factor}:${value}`;
}

function allPairs(sizes: readonly number[]): readonly string[] {
  return sizes.flatMap((size, factor) =>
    range(size).flatMap((value) =>
      sizes
        .slice(factor + 1)
        .flatMap((otherSize, after) =>
          range(otherSize).map((otherValue) => pairName(factor, value, factor + 1 + after, otherValue)),
        ),
    ),
  );
}

function pairsOf(row: Indexes): readonly string[] {
  return row.flatMap((value, factor) =>
    row.slice(factor + 1).map((otherValue, after) => pairName(factor, value, factor + 1 + after, otherValue)),
  );
}

/** A row with this pair; each further factor gets the value that makes most new pairs with what stands there. */
function rowWith(pair: string, sizes: readonly number[], open: ReadonlySet<string>): Indexes {
  const row = new Map(pair.split(' ').map((one) => one.split(':').map(Number) as [number, number]));
  for (const factor of sizes.keys()) {
    if (row.has(factor)) continue;
    const news = (value: number): number =>
      [...row].filter(([other, otherValue]) => open.has(pairName(factor, value, other, otherValue))).length;
    row.set(
      factor,
      range(sizes[factor] ?? 0).reduce((best, value) => (news(value) > news(best) ? value : best)),
    );
  }
  return [...sizes.keys()].map((factor) => row.get(factor) ?? 0);
}

function range(size: number): readonly number[] {
  return [...Array(size).keys()];
}
