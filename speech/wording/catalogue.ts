/**
 * The messages of a language under their whole names, for whoever reports a wrong wording, and those that a sentence may have been said by: what
 * the app itself says them by has short names and no notes (`scripts/messages.js`). Loaded when somebody wants to report one.
 */

export interface CatalogueMessage {
  /** As it stands in `speech/messages/<language>.ftl`. */
  readonly id: string;
  /** The message as it is written there, in Fluent, with its id. */
  readonly source: string;
  readonly outline: Outline;
}

/**
 * What a message says whatever it is about: texts in which `NAMED` stands where something is named, and between them lists of the ways in which
 * a part of it can be said.
 */
export type Outline = readonly (string | readonly Outline[])[];

/** As `scripts/messages/outlines.js` has it. */
export const NAMED = '\u{FFFC}';

/** Characters of an outline as it is shown. */
const SHOWN = 160;

/** An outline to be read: "Rank … has no …." What can be said in several ways stands with strokes between them: "is / are". */
export function shownOutline(outline: Outline): string {
  const whole = written(outline).replaceAll(/\s+/gu, ' ').trim();
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN).trimEnd()} …` : whole;
}

function written(outline: Outline): string {
  return outline
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(NAMED, '…');
      return [...new Set(part.map((way) => written(way).trim()))].filter((way) => way !== '').join(' / ');
    })
    .join('');
}

/** What a word of a message counts that was heard in its place. */
const HEARD = 1;
/** What is taken off for a word of the message that was not heard, and for one heard between its words that is none of them. */
const AMISS = 0.5;
/** What is taken off for a word heard where something is named, up to so many words: a piece with its square is a few. */
const NAMING = 0.1;
const WORDS_OF_A_NAME = 4;
/** Told are those that come to at least this part of the nearest. */
const NEAR = 0.5;

/**
 * Which messages a sentence may have been said by. The words of a message must come in their order in what was heard; where something is named,
 * any few words do. What was heard may be several messages, or a part of one, or have been typed from memory.
 *
 * @returns at most `most`, the nearest first; of what was heard in several sentences the nearest to all of it, then to each of them; none where no
 *   message has a word of it
 */
export type FindMessages = (heard: string, most: number) => readonly CatalogueMessage[];

export function messageFinder(messages: readonly CatalogueMessage[]): FindMessages {
  const all = messages.map((message) => {
    const steps = stepsOf(message.outline);
    return { message, steps, words: new Set(steps.flatMap(wordsIn)) };
  });
  const near = (heard: string): readonly CatalogueMessage[] => {
    const words = wordsOf(heard);
    const rated = all
      .filter((one) => words.some((word) => one.words.has(word)))
      .map(({ message, steps }) => ({ message, nearness: nearness(words, steps) }))
      .filter((one) => one.nearness > 0)
      .toSorted((one, other) => other.nearness - one.nearness);
    const nearest = rated[0]?.nearness ?? 0;
    return rated.filter((one) => one.nearness >= nearest * NEAR).map(({ message }) => message);
  };
  return (heard, most) => {
    const sentences = heard.split(/(?<=[.!?…])\s+/u);
    const found = [heard, ...(sentences.length > 1 ? sentences : [])].map(near);
    const inTurn = Array.from({ length: most }, (_, place) => found.flatMap((each) => each[place] ?? []));
    return [...new Set(inTurn.flat())].slice(0, most);
  };
}

/** An outline word by word. */
type Step =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'name' }
  | { readonly type: 'ways'; readonly ways: readonly (readonly Step[])[] };

function stepsOf(outline: Outline): readonly Step[] {
  return outline.flatMap((part): readonly Step[] => {
    if (typeof part !== 'string') return [{ type: 'ways', ways: part.map(stepsOf) }];
    return part.split(NAMED).flatMap((text, index): readonly Step[] => {
      const words = wordsOf(text).map((word): Step => ({ type: 'word', word }));
      return index === 0 ? words : [{ type: 'name' }, ...words];
    });
  });
}

function wordsIn(step: Step): readonly string[] {
  switch (step.type) {
    case 'word':
      return [step.word];
    case 'name':
      return [];
    case 'ways':
      return step.ways.flatMap((way) => way.flatMap(wordsIn));
  }
}

/**
 * How well a message, as far as it is read, stands for what was heard up to each word of it, if that is where it ends: the place in the list is
 * the number of words heard till there.
 */
type Ratings = readonly number[];

function nearness(words: readonly string[], steps: readonly Step[]): number {
  // It may begin anywhere: others may have been said before.
  const start = Array.from({ length: words.length + 1 }, () => 0);
  return Math.max(...after(steps, words, start));
}

function after(steps: readonly Step[], words: readonly string[], start: Ratings): Ratings {
  return steps.reduce<Ratings>((before, step) => {
    switch (step.type) {
      case 'word':
        return afterWord(step.word, words, before);
      case 'name':
        return afterName(before);
      case 'ways': {
        const each = step.ways.map((way) => after(way, words, before));
        return before.map((_, index) => Math.max(...each.map((ratings) => ratings[index] ?? 0)));
      }
    }
  }, start);
}

function afterWord(word: string, words: readonly string[], before: Ratings): Ratings {
  const ratings: number[] = [];
  for (const [index, rating] of before.entries()) {
    const heard = index > 0 && words[index - 1] === word ? (before[index - 1] ?? 0) + HEARD : -Infinity;
    const between = (ratings[index - 1] ?? -Infinity) - AMISS;
    ratings.push(Math.max(heard, between, rating - AMISS));
  }
  return ratings;
}

function afterName(before: Ratings): Ratings {
  let ratings = before;
  for (let word = 0; word < WORDS_OF_A_NAME; word += 1) {
    const shorter = ratings;
    ratings = before.map((rating, index) => Math.max(rating, (shorter[index - 1] ?? -Infinity) - NAMING));
  }
  return ratings;
}

/** In small letters, and without what stands between them. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFC').replaceAll('\u{AD}', '').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
