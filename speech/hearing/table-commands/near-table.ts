/**
 * What is no line of the table as it stands, and no other line either, but near to one: that is offered, and never done at once, for what is
 * announced or executed stands (App. D.2.8, D.2.9).
 */
import { asOf, plyOf, type Game } from '../../../src/laws/game.js';
import type { LanguageName } from '../../language-names.js';
import { hear } from '../../hear.js';
import { readYesNo } from '../answering.js';
import type { CommandRefusal } from '../commands/commands.js';
import { hearLine, hearLineExactly, type HeardLine, type LineContext } from '../line.js';
import { SURELY_COMMAND } from '../near-command.js';
import { hearFreely } from '../freely/read.js';
import type { HeardLanguages } from '../languages.js';
import { madeOnce } from '../made-once.js';
import { nearestPhrase, sounding } from '../near-phrase.js';
import { EVERY_PHRASE, fromBook } from '../phrase-book.js';
import { hearSpoken, type SpokenText } from '../spoken.js';
import { commandPhrases } from '../spoken-phrases.js';
import { nearestAtTable } from './nearest-table.js';
import { spokenTablePhrases } from './spoken-table.js';
import type { TableContext, TableHeard } from './table-command.js';
import { tablePhrasesOf } from './tables.js';

type Offered = Extract<TableHeard, { readonly type: 'refused' }>;

/** Those of any game are among them. */
const soundingOf = fromBook((book) =>
  madeOnce((language: LanguageName) =>
    sounding([...spokenTablePhrases(language, tablePhrasesOf(book)), ...commandPhrases(language, book.game)], language),
  ),
);

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
  const phrase = nearestPhrase(text, soundingOf(phrases)(language), language, most);
  const own = spokenTablePhrases(language, tablePhrasesOf(phrases));
  return phrase !== undefined && own.includes(phrase) ? [phrase] : [];
}

function usually({ sides, ...context }: TableContext): LineContext {
  return { ...context, mine: sides, freely: hearFreely };
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
