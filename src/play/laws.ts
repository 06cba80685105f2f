/**
 * What a board that is only looked at does not need: judging, bringing a kept game back, and understanding other windows. The
 * page loads it after the board (`SessionParts.loadLaws`), so nothing that the page needs at once may import this file, or
 * what it names, but as a type.
 */
export { judge } from '../laws/judge.js';
export { withFall } from '../game/session/due-flag.js';
export { refold, step } from '../game/session/fold.js';
export { readAsHolder } from '../game/session/reading-messages.js';
export { Follower } from '../game/session/follower.js';
export { setUp } from '../game/setup.js';
