/**
 * What a recogniser may have heard at a table: several texts, the likeliest first, of which one was said.
 */
import { sameMove } from '../../../src/laws/squares.js';
import { asOf, plyOf } from '../../../src/laws/game.js';
import { MOST_ALTERNATIVES, areAlike, isWeighed, type SpokenText } from '../alternatives.js';
import { hearLineExactly } from '../line.js';
import { mayBeAnotherLetter } from '../letters.js';
import { isDoubtful } from '../near.js';
import { severalMoves } from '../exactly.js';
import { hearTableExactly, isUnread } from './hear-table.js';
import { nearTableSpoken } from './near-table.js';
import { readTableLine } from './table-phrases.js';
import { NOT_OF_THE_TABLE, type TableContext, type TableHeard, type TableMove } from './table-command.js';

type HeardAct = Extract<TableHeard, { readonly type: 'act' }>;
type HeardMove = HeardAct & { readonly act: TableMove };
type Read = SpokenText & { readonly heard: TableHeard };

/**
 * The first text that exactly is a line of the table is meant, unless one before it is a line of another kind. It is asked about where
 * another, rated alike, does the same with another move, and is to be confirmed where the letter of a file could be another.
 * Where none is such a line, what they are near to is offered.
 */
export function hearTableSpoken(alternatives: readonly SpokenText[], context: TableContext): TableHeard {
  const read: Read[] = [];
  for (const one of alternatives.slice(0, MOST_ALTERNATIVES)) {
    const heard = hearTableExactly(one.text, context);
    if (heard.type === 'none' && isUsual(one.text, context)) break;
    read.push({ ...one, heard });
  }
  const taken = read.find(
    ({ heard }) => heard.type === 'wish' || heard.type === 'help' || (heard.type === 'act' && heard.exact),
  );
  if (taken)
    return taken.heard.type === 'act' ? weighed(taken, taken.heard, read, alternatives.length, context) : taken.heard;
  const rest = read.map(({ heard }) => heard);
  return (
    rest.find(({ type }) => type === 'which') ??
    rest.find(({ type }) => type === 'act') ??
    rest.find((one) => one.type === 'refused' && !isUnread(one)) ??
    nearTableSpoken(alternatives.slice(0, MOST_ALTERNATIVES), context) ??
    rest.find(({ type }) => type === 'refused') ??
    NOT_OF_THE_TABLE
  );
}

function isUsual(text: string, { sides, ...context }: TableContext): boolean {
  return hearLineExactly(text, { ...context, mine: sides }).type !== 'refused';
}

function weighed(
  taken: Read,
  heard: HeardAct,
  read: readonly Read[],
  given: number,
  context: TableContext,
): TableHeard {
  if (!hasMove(heard)) return heard;
  const rivals = read.flatMap((one) => (isRival(one, taken, heard) ? [one.heard] : []));
  if (rivals.length > 0) {
    const all = [heard, ...rivals].map(({ act }) => act);
    const acts = all.filter(({ move }, index) => all.findIndex((other) => sameMove(other.move, move)) === index);
    const moves = acts.map(({ move }) => move);
    const { position } = heard;
    return { type: 'which', acts, moves, position, refusal: severalMoves(moves, position) };
  }
  return isUnsure(taken.text, heard, isWeighed(given, taken.confidence), context) ? { ...heard, exact: false } : heard;
}

/** A move that is only said again is no other one. `isSure`: no word need be doubted but the letters of files. */
function isUnsure(
  text: string,
  { act }: HeardMove,
  isSure: boolean,
  { game, languages, phrases }: TableContext,
): boolean {
  if (act.do === 'repeat' && !act.piece) return false;
  const said = readTableLine(text, languages, phrases)?.read;
  // "Announce it" names no move.
  if (said && said.rest === undefined) return false;
  const move = said?.rest ?? text;
  const here = { game: asOf(game, plyOf(game)), languages };
  if (mayBeAnotherLetter(move, act.move, here)) return true;
  return (!isSure && !/\p{L}/u.test(move)) || isDoubtful(move, act.move, isSure, here);
}

function isRival(one: Read, taken: Read, { act }: HeardMove): one is Read & { readonly heard: HeardMove } {
  const { heard } = one;
  if (heard.type !== 'act' || !heard.exact || !hasMove(heard) || !areAlike(one.confidence, taken.confidence))
    return false;
  return heard.act.do === act.do && heard.act.of === act.of && !sameMove(heard.act.move, act.move);
}

function hasMove(heard: HeardAct): heard is HeardMove {
  return 'move' in heard.act;
}
