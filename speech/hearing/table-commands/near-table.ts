/**
 * What is no line of the table as it stands, and no other line either, but near to one, by its letters or by its sound: that is offered, and never
 * done at once, for what is announced or executed stands (App. D.2.8, D.2.9).
 */
import { asOf, plyOf, type Game } from '../../../src/laws/game.js';
import { type LanguageName, languagesFrom } from '../../language-names.js';
import { hear } from '../../hear.js';
import type { SpokenText } from '../alternatives.js';
import { readYesNo } from '../answering.js';
import type { CommandRefusal } from '../commands/commands.js';
import { hearLine, hearLineExactly, type HeardLine, type LineContext } from '../line.js';
import { hearFreely, hearLoosely } from '../freely/read.js';
import type { HeardLanguages } from '../languages.js';
import { nearestOf } from '../near-phrase.js';
import { EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { SURELY_COMMAND, hearSpoken } from '../spoken.js';
import { commandPhrases } from '../spoken-phrases.js';
import { TABLE_PHRASES } from '../../languages/phrases-table.js';
import type { TableContext, TableHeard } from './table-command.js';
import { readTableLine, spokenTablePhrases, tablePhrasesOf, type TableCommandName } from './table-phrases.js';
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { phraseDistance } from '../commands/nearest.js';
import { patternOf, tokensOf, wordsOf, type Token } from '../commands/pattern.js';

type Offered = Extract<TableHeard, { readonly type: 'refused' }>;

/** Those of any game are among them. */
const nearestPhrase = nearestOf((language, book) => [
  ...spokenTablePhrases(language, tablePhrasesOf(book)),
  ...commandPhrases(language, book.game),
]);

/** As many as are offered, those of any game among them. */
const MOST = 3;
/** Of what may have been said so many texts are compared. */
const MOST_COMPARED = 4;

/** What a typed text is near to; `undefined` where it is near to nothing here, or is understood elsewhere. */
export function nearTable(text: string, context: TableContext): Offered | undefined {
  const usual = hearLine(text, usually(context));
  if (isAnswer(text, context.languages) || !isNotUnderstood(usual) || isMove(text, context.game, context.languages))
    return undefined;
  return offered(text, byLetters(text, context), usual);
}

/**
 * The same of what may have been said, the likeliest first: before what is only near to a command of any game, for that may be done at
 * once. What is near to a move is one, unless a phrase of the table surely sounds so.
 */
export function nearTableSpoken(said: readonly SpokenText[], context: TableContext): Offered | undefined {
  const { game, languages } = context;
  const [first] = said;
  if (!first || said.some(({ text }) => isUnderstood(text, context) || isMove(text, game, languages))) return undefined;
  const usual = hearSpoken(said, usually(context));
  const texts = said.slice(0, MOST_COMPARED).map(({ text }) => text);
  const isNearMove = usual.type === 'move' || usual.type === 'ask';
  const letters = isNearMove ? [] : texts.map((text) => byLetters(text, context));
  const most = isNearMove ? SURELY_COMMAND : undefined;
  const sounds = texts.flatMap((text) => bySound(text, context, most));
  return offered(first.text, letters.find(({ length }) => length > 0) ?? sounds.slice(0, 1), usual);
}

function isUnderstood(text: string, context: TableContext): boolean {
  return isAnswer(text, context.languages) || hearLineExactly(text, usually(context)).type !== 'refused';
}

function bySound(
  text: string,
  { languages, phrases = EVERY_PHRASE }: TableContext,
  most: number | undefined,
): readonly string[] {
  const language = languages.page.name;
  const phrase = nearestPhrase(text, language, phrases, most);
  const own = spokenTablePhrases(language, tablePhrasesOf(phrases));
  return phrase !== undefined && own.includes(phrase) ? [phrase] : [];
}

function usually({ sides, ...context }: TableContext): LineContext {
  return { ...context, mine: sides, freely: hearFreely, loosely: hearLoosely };
}

/** Nobody whose move it is not is told more of his text than that; he may still have meant to repeat or to execute. */
function isNotUnderstood(heard: HeardLine): heard is Offered {
  if (heard.type !== 'refused') return false;
  const { reason } = heard.refusal;
  return reason === 'unreadable' || reason === 'not your turn' || reason === 'game over';
}

function isAnswer(text: string, languages: HeardLanguages): boolean {
  return readYesNo(text, languages) !== undefined;
}

function isMove(text: string, game: Game, languages: HeardLanguages): boolean {
  const heard = hear(text, { game: asOf(game, plyOf(game)), languages });
  return heard.type !== 'refused' || heard.refusal.reason !== 'unreadable';
}

function byLetters(text: string, { game, languages, phrases }: TableContext): readonly string[] {
  return nearestAtTable(text, languages, phrases, (move) => isMove(move, game, languages));
}

function offered(text: string, near: readonly string[], heard: HeardLine): Offered | undefined {
  if (near.length === 0) return undefined;
  const usual = heard.type === 'refused' && isOffering(heard.refusal) ? heard.refusal.nearest : [];
  const nearest = [...near, ...usual].slice(0, MOST);
  return { type: 'refused', refusal: { reason: 'unreadable', text, nearest } };
}

function isOffering(
  refusal: Offered['refusal'],
): refusal is Extract<CommandRefusal, { readonly reason: 'unreadable' }> {
  return 'nearest' in refusal;
}

/** So many letters further off than the nearest, and a command is not offered beside it. */
const MARGIN = 1;

interface Spelled {
  readonly name: TableCommandName;
  readonly phrase: string;
  /** The words that stand before the place, and behind it, as they are compared; without a place there are none behind. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly hasPlace: boolean;
}

interface Near {
  readonly name: TableCommandName;
  readonly offer: string;
  readonly distance: number;
}

/**
 * Up to three different commands, nearest first: of the page's language, or else of another. Each is understood as it stands.
 *
 * @param isReadable whether words can be a move; what cannot is no command with one
 */
export function nearestAtTable(
  text: string,
  languages: HeardLanguages,
  phrases: PhraseBook = EVERY_PHRASE,
  isReadable: (move: string) => boolean = () => true,
): readonly string[] {
  const tokens = text.length > TEXT_LIMIT ? [] : tokensOf(plainText(text));
  if (tokens.length === 0) return [];
  for (const one of languagesFrom(languages.page.name)) {
    const near = tablePhrasesOf(phrases)
      .names.flatMap((name) => spelledFor(name, one))
      .flatMap((spelled) => nearTo(spelled, tokens))
      .toSorted((a, b) => a.distance - b.distance)
      .filter(({ offer }) => isMeant(offer, languages, phrases, isReadable));
    const [best] = near;
    const once = near.filter(({ name }, index) => near.findIndex((other) => other.name === name) === index);
    const close = once.filter(({ distance }) => best && distance <= best.distance + MARGIN);
    if (close.length > 0) return close.slice(0, MOST).map(({ offer }) => offer);
  }
  return [];
}

function isMeant(
  offer: string,
  languages: HeardLanguages,
  phrases: PhraseBook,
  isReadable: (move: string) => boolean,
): boolean {
  const read = readTableLine(offer, languages, phrases)?.read;
  return read !== undefined && (read.rest === undefined || isReadable(read.rest));
}

function nearTo({ name, phrase, before, behind, hasPlace }: Spelled, tokens: readonly Token[]): readonly Near[] {
  const end = tokens.length - behind.length;
  if (hasPlace && end <= before.length) return [];
  const told = hasPlace ? [...tokens.slice(0, before.length), ...tokens.slice(end)] : tokens;
  const one = told.map(({ folded }) => folded).join(' ');
  const wanted = [...before, ...behind].join(' ');
  const distance = phraseDistance(one, wanted);
  if (distance === undefined) return [];
  const inPlace = tokens
    .slice(before.length, end)
    .map(({ raw }) => raw)
    .join(' ');
  return [{ name, offer: phrase.replace(/\{\w+\}/u, () => inPlace), distance }];
}

function spelledFor(name: TableCommandName, language: LanguageName): readonly Spelled[] {
  return TABLE_PHRASES[language][name].flatMap(spelledOut).map((phrase) => {
    const parts = patternOf(phrase);
    const place = parts.findIndex(({ places }) => places.length > 0);
    const hasPlace = place >= 0;
    const before = wordsOf(hasPlace ? parts.slice(0, place) : parts);
    return { name, phrase, before, behind: hasPlace ? wordsOf(parts.slice(place)) : [], hasPlace };
  });
}

/** A phrase with each of its words that stand for each other, without those that may be left out. */
function spelledOut(phrase: string): readonly string[] {
  return phrase
    .split(' ')
    .filter((word) => !word.startsWith('['))
    .reduce<readonly string[]>(
      (begun, word) => begun.flatMap((text) => word.split('|').map((one) => (text === '' ? one : `${text} ${one}`))),
      [''],
    );
}
