/**
 * What is typed or said where a position is set up: "white knight f3", "remove e4", "White cannot castle long", "en passant e3". In the page's
 * language first, then in the others, as everywhere.
 */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { SET_UP_PHRASES } from '../../languages/phrases-set-up.js';
import { phrasesSetUp as ENGLISH } from '../../messages/generated/en/phrases-set-up.js';
import type { Parameters } from '../commands/commands.js';
import { byFirstWord, phraseRows, readPhrase, takesRest } from '../commands/pattern.js';
import { readersFor } from '../commands/places.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import { madeOnce } from '../made-once.js';
import { pieceTokens, placeTokens, type PlaceToken } from '../piece-list.js';
import { change, refused, unread, type HeardSetUp } from './heard-set-up.js';
import { betweenSquares, isGoing, pieces, wayTo } from './pieces-told.js';
import { right } from './rights-told.js';
import { asking, isKind, squaresIn, wordsIn, wordsOf } from './set-up-words.js';

export type SetUpCommandName = keyof typeof ENGLISH;

/** In the order in which they are shown. */
export const SET_UP_COMMANDS = Object.keys(ENGLISH) as readonly SetUpCommandName[];

/** @param language the page's */
export function hearSetUp(text: string, language: LanguageName): HeardSetUp {
  const line = text.length > TEXT_LIMIT ? '' : plainText(text);
  if (isFen(line)) return change({ do: 'fen', fen: line.trim() });
  for (const one of languagesFrom(language)) {
    const heard = command(line, one, language) ?? rightIn(line, one);
    if (heard) return heard;
  }
  const asked = asking(line, language);
  if (asked) return asked;
  const own = pieces(line, language);
  if (own.type !== 'refused') return own;
  for (const other of languagesFrom(language)) {
    const read = pieces(line, other);
    if (read.type !== 'refused') return read;
  }
  return own;
}

/** Each command by its phrase as it is shown, with an example in its place. */
export function shownSetUpCommands(language: LanguageName): readonly string[] {
  const color = EVERY_LANGUAGE[language].commands.colors.black[0];
  const rests: Readonly<Partial<Record<SetUpCommandName, string>>> = {
    remove: 'e4',
    move: 'e2 e4',
    fen: '4k3/8/8/8/8/8/8/4K2R w K -',
  };
  return SET_UP_COMMANDS.map((name) =>
    SET_UP_PHRASES[language][name][0]
      .replace('{rest}', rests[name] ?? '')
      .replace('{number}', '518')
      .replace('{color}', color),
  );
}

const rowsIn = madeOnce((language: LanguageName) => {
  const rows = phraseRows(SET_UP_COMMANDS, SET_UP_PHRASES[language]);
  // What takes whatever follows comes last.
  const inOrder = rows.toSorted((one, other) => Number(takesRest(one.pattern)) - Number(takesRest(other.pattern)));
  return byFirstWord(inOrder, ({ pattern }) => pattern);
});

function command(line: string, language: LanguageName, page: LanguageName): HeardSetUp | undefined {
  const readers = readersFor(everyLanguage(page));
  const { colors } = wordsIn(language);
  const found = readPhrase(line, rowsIn(language), {
    ...readers,
    // In every form.
    color: (tokens) => {
      const color = tokens.length === 1 ? colors.get(tokens[0]?.folded ?? '') : undefined;
      return color ? { color } : readers.color(tokens);
    },
  });
  if (!found) return undefined;
  if (found.id === 'to-move') return asking(line, language) ?? meant(found.id, found.read, language);
  const first = wordsOf(line)[0] ?? '';
  // "setze", "mets": to put, or to move.
  const placed =
    found.id === 'move' && wordsIn(language).placing.has(first) ? placedByMoving(line, language) : undefined;
  return placed ?? meant(found.id, found.read, language);
}

/** "setze einen weißen Turm auf a1", where the same word moves a piece: it is put where it is told with its colour, and from nowhere. */
function placedByMoving(line: string, language: LanguageName): HeardSetUp | undefined {
  const tokens = placeTokens(line, language);
  const has = (is: PlaceToken['is']): boolean => tokens.some((token) => token.is === is);
  const stops = betweenSquares(tokens);
  if (!has('kind') || stops.length === 0) return undefined;
  if (stops.length > 1 && (!has('color') || stops.some(isGoing) || stops.some((stop) => wayTo(stop) === 'from')))
    return undefined;
  const isListed = stops.length === 1 || stops.some((stop) => wayTo(stop) === 'to');
  return isListed ? pieces(line, language) : refused({ reason: 'which squares' });
}

function meant(
  name: SetUpCommandName,
  { color, number = 0, rest = '' }: Parameters,
  language: LanguageName,
): HeardSetUp {
  switch (name) {
    case 'remove':
      return removed(rest, language);
    case 'move':
      return moved(rest, language);
    case 'clear':
      return change({ do: 'clear' });
    case 'starting-position':
      return change({ do: 'starting position' });
    case 'chess960':
      return change({ do: 'chess960', number });
    case 'chess960-on':
    case 'chess960-off':
      return change({ do: 'castling from', anywhere: name === 'chess960-on' });
    case 'as-in-game':
      return change({ do: 'as in game' });
    case 'to-move':
      return change({ do: 'turn', color: color ?? 'white' });
    case 'undo':
      return change({ do: 'undo' });
    case 'read':
    case 'possible':
      return { type: 'wish', wish: { wish: name } };
    case 'fen':
      return change({ do: 'fen', fen: rest });
    case 'play':
      return { type: 'wish', wish: { wish: 'play' } };
    case 'play-as':
      return { type: 'wish', wish: { wish: 'play', ...(color && { color }) } };
    case 'play-computer':
      return { type: 'wish', wish: { wish: 'play', opponent: 'computer' } };
    case 'play-beside':
      return { type: 'wish', wish: { wish: 'play', opponent: 'beside' } };
  }
}

/** @param isTaken whether rights are taken away */
function rightIn(line: string, language: LanguageName, isTaken = false): HeardSetUp | undefined {
  return right(line, language, isTaken, (part) => command(part, language, language)?.type === 'change');
}

/** Squares, or all of a kind or colour. */
function removed(rest: string, language: LanguageName): HeardSetUp {
  const { castling, passing, placing, bending, no } = wordsIn(language);
  const words = wordsOf(rest);
  const tokens = pieceTokens(rest, language);
  const squares = squaresIn(tokens);
  const isOfRights = words.some((word) => passing.has(word) || (castling.has(word) && !isKind(word, language)));
  if (isOfRights) return rightIn(rest, language, true) ?? refused({ reason: 'which squares' });
  // "all except the kings", "e4 and put a pawn on d5".
  const other = words.find((word) => placing.has(word) || bending.has(word) || no.has(word));
  if (other !== undefined) return unread(other);
  if (betweenSquares(placeTokens(rest, language)).some(isGoing)) return refused({ reason: 'which squares' });
  if (squares.length > 0) return change({ do: 'remove', squares });
  const kind = tokens.find((token) => token.is === 'kind')?.kind;
  const color = tokens.find((token) => token.is === 'color')?.color;
  const unknown = tokens.find((token) => token.is === 'unknown' && !token.origin);
  if (!kind && !color) return refused({ reason: 'which squares' });
  // Some of them, perhaps: "from the second rank".
  if (unknown?.is === 'unknown') return unread(unknown.word);
  return change({ do: 'remove all', ...(kind && { kind }), ...(color && { color }) });
}

function moved(rest: string, language: LanguageName): HeardSetUp {
  // "e2-e4" and "e2e4" are two squares as well.
  const apart = rest.replaceAll(/(?<=[a-h][1-8])(?=[a-h][1-8])/giu, ' ');
  const [first, second, ...more] = betweenSquares(placeTokens(apart, language));
  if (!first || !second || more.length > 0) return refused({ reason: 'which squares' });
  // "to c3 the knight from b1"
  const isTurned = wayTo(first) === 'to' && wayTo(second) === 'from';
  const isJoined = second.before.some(({ is }) => is === 'joining') && wayTo(second) === undefined;
  // "the pawns to a2 and b2": from nowhere.
  if (isJoined && wayTo(first) === 'to') return refused({ reason: 'which squares' });
  const [from, to] = isTurned ? [second, first] : [first, second];
  return change({ do: 'move', from: from.square, to: to.square });
}

/** Eight ranks between seven strokes. */
function isFen(line: string): boolean {
  return /^\s*(?:[pnbrqk1-8]+\/){7}[pnbrqk1-8]+(?:\s|$)/iu.test(line);
}
