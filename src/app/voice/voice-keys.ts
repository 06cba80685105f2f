/** The keys for talking anywhere in the page, how they are let go, and when the window is not looked at any more. */
import { ChessBoard } from '../../../components/chess-board/chess-board.js';
import { commandIn, isCharacterKey, keyName, signOf } from '../../../components/dom/keys.js';
import type { CommandKey } from '../../commands/command.js';

export interface TalkKeys {
  /** Whether anybody listens at all. */
  readonly wanted: () => boolean;
  /** Whether single letters are heeded (WCAG 2.1.4). */
  readonly letters: () => boolean;
  /** The keys for talking. */
  readonly keys: () => readonly CommandKey[];
  readonly down: () => void;
  readonly up: () => void;
  /** Escape. Tells whether it had anything to end: then it means nothing else. */
  readonly abort: () => boolean;
  /** @param hidden the page cannot even be seen */
  readonly away: (hidden: boolean) => void;
}

/** For the life of the page. On the board the same keys come as commands, and are only let go here. */
export function watchTalkKeys(keys: TalkKeys): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !keys.wanted() || !isTalkKey(event, keys)) return;
    event.preventDefault();
    if (!event.repeat) keys.down();
  });
  addEventListener('keyup', (event) => {
    // With whatever is held meanwhile.
    if (keys.keys().some(({ key }) => key === keyName(event) || key === signOf(event))) keys.up();
  });
  // Before the board, where Escape puts a piece back.
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !keys.abort()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener('blur', () => keys.away(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keys.away(true);
  });
}

function isTalkKey(event: KeyboardEvent, { keys, letters }: TalkKeys): boolean {
  if (
    event.isComposing ||
    commandIn(
      event,
      keys().map((key) => ({ ...key, command: 'talk' })),
    ) === undefined
  )
    return false;
  if (!isCharacterKey(event)) return true;
  const path = event.composedPath();
  // A board has keys of its own, and gives this one as a command.
  return letters() && !isTypedInto(path[0]) && !path.some((target) => target instanceof ChessBoard);
}

/** Where a letter is text, or chooses an entry. */
function isTypedInto(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !['button', 'checkbox', 'radio', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
