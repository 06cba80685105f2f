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
import type { RulingGiven } from '../../src/questions/rulings-given.js';
import { textOf, utterance, type Segment, type Utterance } from '../utterance.js';
import { phraseFacts } from './facts.js';
import type { PhraseOptions } from './options.js';
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
 * @param overtaken whether something was done in the game while it was read back, by which it now brings something else
 */
export function phraseRuling(ruling: ToldRuling, telling: RulingTelling, overtaken = false): Utterance {
  const { options } = telling;
  const { say } = options.words.messages;
  const before = overtaken ? segmentsOf(say('ruling-overtaken'), options) : [];
  const told = [...before, ...toldOf(ruling, telling)];
  return page(follow(told, segmentsOf(say('ruling-shall-be-done'), options)), 'answer');
}

/** That a ruling would be of no effect. */
export function phraseNoEffect({ options }: RulingTelling): Utterance {
  return page(segmentsOf(options.words.messages.say('ruling-no-effect'), options), 'answer');
}

/** When it was given and what it was, for the page; nothing where nothing of it is to be heard. */
export function rulingText(given: RulingGiven, telling: RulingTelling): string {
  const { options } = telling;
  const { say } = options.words.messages;
  const { after } = given;
  const when = segmentsOf(after ? say('ruling-given-after', after) : say('ruling-given-before-first-move'), options);
  const told = toldOf(given, telling);
  return told.length === 0 ? '' : textOf(utterance([...when, ...told], 'answer', 'page'));
}

function toldOf(ruling: ToldRuling, telling: RulingTelling): readonly Segment[] {
  const { facts, taken = [], reason } = ruling;
  const { options, edition, ear } = telling;
  const { lang, messages } = options.words;
  const { say } = messages;
  const said = phraseFacts(facts, { ...options, articlesFollow: true }, taken, ear)?.segments ?? [];
  const articles = articlesOf(ruling, edition);
  const are = edition === 'US Chess' ? 'rules' : 'articles';
  const by = articles.length === 0 ? [] : segmentsOf(say('ruling-articles', { articles, are }), options);
  // Words of the arbiter's, in which nothing stands for a square.
  const why = reason === undefined ? [] : segmentsOf([say('ruling-reason'), asWritten(reason, lang)], options);
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
