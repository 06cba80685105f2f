/**
 * A ruling in words: read back before it takes effect, and as a line of the list of those that were given. The facts it brings are told as
 * those of any act, and after them the articles it rests on.
 */
import type { Act } from '../../src/laws/acts.js';
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import { EDITIONS } from '../../src/laws/editions.js';
import { BLIND_RULES } from '../../src/laws/editions/blind.js';
import type { EditionName } from '../../src/laws/editions/edition.js';
import type { Fact } from '../../src/laws/facts.js';
import type { Role } from '../../src/laws/roles.js';
import type { Color } from '../../src/laws/squares.js';
import type { RulingGiven } from '../../src/questions/rulings-given.js';
import { textOf, utterance, type Said, type Segment, type Utterance } from '../utterance.js';
import { phraseFacts } from './facts.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { follow, page, segmentsOf, stopped } from './segments.js';

/** A ruling as it is told. */
export interface ToldRuling {
  /** The act by which it is ruled. */
  readonly act: Act['type'];
  /** What happens by it, as far as whoever listens may hear it. */
  readonly facts: readonly Fact[];
  /** The lines of the scoresheet that are taken back by it; absent: none. */
  readonly taken?: readonly ScoresheetEntry[];
  readonly reason?: string;
}

/** How rulings of this game are told. */
export interface RulingTelling {
  readonly options: PhraseOptions;
  readonly edition: EditionName;
  /** Who listens. */
  readonly ear: Role;
}

/**
 * What happens by it, its articles, its reason, and the question whether it shall be done.
 *
 * @param overtaken whether it was read back before, and brings something else now
 */
export function phraseRuling(ruling: ToldRuling, telling: RulingTelling, overtaken = false): Utterance {
  const { options } = telling;
  const words = rulingWords(options.words.messages);
  const before = overtaken ? segmentsOf(words.overtaken(), options) : [];
  const told = [...before, ...toldOf(ruling, telling)];
  return page(follow(told, segmentsOf(words.shallBeDone(), options)), 'answer');
}

/** That a ruling would be of no effect. */
export function phraseNoEffect({ options }: RulingTelling): Utterance {
  return page(segmentsOf(rulingWords(options.words.messages).noEffect(), options), 'answer');
}

/** When it was given and what it was, for the page; nothing where nothing of it is to be heard. */
export function rulingText(given: RulingGiven, telling: RulingTelling): string {
  const { options } = telling;
  const when = segmentsOf(rulingWords(options.words.messages).given(given.after), options);
  const told = toldOf(given, telling);
  return told.length === 0 ? '' : textOf(utterance([...when, ...told], 'answer', 'page'));
}

function toldOf(ruling: ToldRuling, telling: RulingTelling): readonly Segment[] {
  const { facts, taken = [], reason } = ruling;
  const { options, edition, ear } = telling;
  const { lang, messages } = options.words;
  const words = rulingWords(messages);
  const said = phraseFacts(facts, { ...options, articlesFollow: true }, taken, ear)?.segments ?? [];
  const articles = articlesOf(ruling, edition);
  const are = edition === 'US Chess' ? 'rules' : 'articles';
  const by = articles.length === 0 ? [] : segmentsOf(words.articles(articles, are), options);
  // Words of the arbiter's, in which nothing stands for a square.
  const why = reason === undefined ? [] : segmentsOf(words.reason(asWritten(reason, lang)), options);
  return [by, why].reduce(follow, said);
}

/** The articles that the facts name, each once, in the order in which they bear on it; where they name none, that by which such an act is done. */
function articlesOf({ act, facts }: ToldRuling, edition: EditionName): readonly string[] {
  const named = [...new Set(facts.flatMap(articleIn))];
  return named.length > 0 ? named : byAct(act, edition);
}

function articleIn(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'fault found':
    case 'time added':
    case 'time charged':
    case 'penalised':
    case 'claim rejected':
    case 'quickplay claimed':
    case 'quickplay decided':
    case 'left undone':
    case 'boards compared':
    case 'bound':
      return [fact.article];
    case 'ended':
      return [fact.ending.article];
    case 'flag fell':
      return fact.goesOn === undefined ? [] : [fact.goesOn];
    default:
      return [];
  }
}

function byAct(act: Act['type'], name: EditionName): readonly string[] {
  const { articles, defaultTime } = EDITIONS[name];
  switch (act) {
    case 'set clock':
    case 'restore':
      return [articles['time set by the arbiter']];
    case 'flag':
      return [articles['flag fallen']];
    case 'arrive':
    case 'default':
      return [defaultTime.article];
    case 'mend board':
    case 'compare boards':
      return [BLIND_RULES[name].scoresAgree];
    default:
      return [];
  }
}

function asWritten(reason: string, lang: string): Segment {
  return stopped({ text: reason.trim(), lang });
}

/** What is said around a ruling. */
interface RulingWords {
  /** The articles that it rests on, of which there is at least one; in US Chess they are called rules. */
  readonly articles: (articles: readonly string[], are: 'articles' | 'rules') => string;
  /** Why, in the arbiter's own words, with their full stop. */
  readonly reason: (reason: Segment) => Said;
  readonly shallBeDone: () => string;
  readonly noEffect: () => string;
  /** While the ruling was read back something was done in the game, and it would now bring something else, which follows. */
  readonly overtaken: () => string;
  /** When it was given: after this move; absent before the first. It stands before the ruling. */
  readonly given: (after?: { readonly number: number; readonly by: Color }) => string;
}

function rulingWords({ say }: Messages<'ruling'>): RulingWords {
  return {
    articles: (articles, are) => say('ruling-articles', { articles, are }),
    reason: (reason) => [say('ruling-reason'), reason],
    shallBeDone: () => say('ruling-shall-be-done'),
    noEffect: () => say('ruling-no-effect'),
    overtaken: () => say('ruling-overtaken'),
    given: (after) => (after ? say('ruling-given-after', after) : say('ruling-given-before-first-move')),
  };
}
