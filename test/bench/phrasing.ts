/**
 * How long it takes to phrase what happened: every act of real games, in each language. Spassky–Fischer of Reykjavik, move for move with a clock that is
 * pressed by hand, and the games that browsers kept (`test/fixtures/kept/`): in strict play, at a table, adjourned, with offers, claims and rulings.
 */
import type { Fact } from '../../src/laws/facts.js';
import { positionOf } from '../../src/laws/game.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import type { CallStyle } from '../../speech/style.js';
import { SCORE, written } from '../laws/reykjavik-17.js';
import { did } from '../laws/judged.js';
import { begin, bothSides, SECOND } from '../laws/timed.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { WORDS } from '../speech/all-languages.js';
import { inWords } from '../speech/said.js';
import type { KeptData } from '../journeys/kept-data.js';
import adjourned from '../fixtures/kept/adjourned.json' with { type: 'json' };
import casualComputer from '../fixtures/kept/casual-computer.json' with { type: 'json' };
import casualDrawOffered from '../fixtures/kept/casual-draw-offered.json' with { type: 'json' };
import casualMate from '../fixtures/kept/casual-mate.json' with { type: 'json' };
import decidedCan from '../fixtures/kept/decided-can.json' with { type: 'json' };
import decidedCannot from '../fixtures/kept/decided-cannot.json' with { type: 'json' };
import strictBlitz from '../fixtures/kept/strict-blitz.json' with { type: 'json' };
import strict from '../fixtures/kept/strict.json' with { type: 'json' };
import table from '../fixtures/kept/table.json' with { type: 'json' };

const KEPT = [
  adjourned,
  casualComputer,
  casualDrawOffered,
  casualMate,
  decidedCan,
  decidedCannot,
  strictBlitz,
  strict,
  table,
] as readonly unknown[] as readonly KeptData[];

/** The German call of the Laws, and the language's own words. */
const STYLES = ['fide', 'plain'] as const satisfies readonly CallStyle[];
const MOVE_TIME = 30 * SECOND;

/** What an act brought, at least one fact. */
type Facts = readonly Fact[];

/** The facts of each act of all the games. */
export function factsOfGames(): readonly Facts[] {
  return [...reykjavik(), ...KEPT.flatMap(factsKept)].filter((facts) => facts.length > 0);
}

function reykjavik(): readonly Facts[] {
  const all: Facts[] = [];
  const control = timeControl(150);
  let game = begin({ time: bothSides(control), press: 'by hand' });
  let at = 0;
  const does = (draft: Parameters<typeof did>[2]): void => {
    const done = did(game, at, draft);
    ({ game } = done);
    all.push(done.facts);
  };
  does({ type: 'press', by: 'black' });
  for (const san of SCORE.split(' ')) {
    const position = positionOf(game);
    at += MOVE_TIME;
    does({ type: 'make', by: position.turn, move: written(position, san) });
    does({ type: 'press', by: position.turn });
  }
  return all;
}

function factsKept({ database }: KeptData): readonly Facts[] {
  const entries = database.stores.find(({ name }) => name === 'entries')?.records ?? [];
  return entries.map(({ value }) => (value as { readonly facts: Facts }).facts);
}

/** Milliseconds for a fact: of each act once in each style, what was said divided by the number of its facts. */
export function timePhrasing(acts: readonly Facts[], language: LanguageName): readonly number[] {
  return STYLES.flatMap((callStyle) => {
    const options = inWords(WORDS[language], { callStyle });
    return acts.map((facts) => {
      const start = performance.now();
      phraseFacts(facts, options);
      return (performance.now() - start) / facts.length;
    });
  });
}

export const LANGUAGES: readonly LanguageName[] = LANGUAGE_NAMES;
