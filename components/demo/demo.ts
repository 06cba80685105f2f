/**
 * The page that shows each element alone: `npm run dev`, then `/components/demo/`. It is no part of the app. What an element tells stands
 * beneath it; the first board, the entry, the scoresheet and the messages play one game together, as a page of one's own might.
 */
import { completeMove } from '../../src/laws/board/board.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { opposite, type Color, type Move } from '../../src/laws/squares.js';
import { readAlgebraic } from '../../src/notation/algebraic.js';
import { movesDescribed } from '../../src/notation/description.js';
import type { Message } from '../../speech/announcer/log.js';
import { utterance } from '../../speech/utterance.js';
import { adoptTokens, applyTheme, type ChessBoard, type ChessClock } from '../index.js';

/** Every event that an element may tell. */
const EVENTS = [
  ...[
    'move-chosen',
    'hand',
    'asked',
    'board-command',
    'line-entered',
    'line-cleared',
    'score-move-chosen',
    'score-act',
  ],
  ...['clock-press', 'dial-felt', 'dial-time-asked', 'time-chosen', 'time-refused', 'time-entered', 'all-messages'],
];

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, at = 0): HTMLElementTagNameMap[Name] => {
  const found = document.querySelectorAll(name)[at];
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** What an event carries, without what every event has. */
function contentOf(event: Event): string {
  const own = Object.entries(event).filter(([name]) => name !== 'isTrusted');
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}

for (const section of document.querySelectorAll('section')) {
  const told = section.querySelector('.told');
  for (const type of EVENTS) {
    section.addEventListener(type, (event) => {
      if (told) told.textContent = `${type} ${contentOf(event)}`;
    });
  }
}

const board = element('chess-board');
const entry = element('move-entry');
const sheet = element('score-sheet');
const log = element('message-log');

function say(text: string): void {
  const message: Message = {
    id: log.messages.length + 1,
    utterance: utterance([{ text, lang: 'en' }], 'move', 'page', EVERYONE),
  };
  log.messages = [...log.messages, message];
}

/** Draws a legal move on a board; any other leaves it as it is. */
function play(on: ChessBoard, move: Move): boolean {
  if (!on.position.isLegal(move)) return false;
  on.position = on.position.play(move);
  on.lastMove = move;
  return true;
}

function playHere(move: Move, written: string): boolean {
  const isPlayed = play(board, move);
  if (!isPlayed) {
    say(`${written} cannot be played.`);
    return false;
  }
  sheet.moves = [...sheet.moves, written];
  sheet.current = sheet.moves.length;
  say(written);
  return true;
}

board.addEventListener('move-chosen', (event) => {
  const move = completeMove(board.position, event.move);
  playHere(move, board.position.isLegal(move) ? board.position.san(move) : `${move.from}${move.to}`);
});

const promoting = element('chess-board', 2);
promoting.addEventListener('move-chosen', ({ move }) => play(promoting, move));

entry.addEventListener('line-entered', ({ line }) => {
  const [move] = readAlgebraic(line.text).flatMap(({ description }) => movesDescribed(board.position, description));
  const isPlayed = move !== undefined && playHere(move, line.text);
  entry.refusal = isPlayed ? '' : `${line.text} cannot be played.`;
  entry.end(line.text, isPlayed ? 'done' : 'refused');
});

/** The other player's clock runs from now on. */
const onPress = (clock: ChessClock, side: Color): void => {
  clock.running = opposite(side);
};

for (const clock of document.querySelectorAll('chess-clock')) {
  clock.addEventListener('clock-press', ({ side }) => onPress(clock, side));
}

document.querySelector('select')?.addEventListener('change', ({ currentTarget }) => {
  const theme = currentTarget instanceof HTMLSelectElement ? currentTarget.value : '';
  if (theme !== 'light' && theme !== 'dark' && theme !== 'high contrast') {
    location.reload();
    return;
  }
  adoptTokens(document);
  applyTheme(document, theme);
});
