/** What the guided first game is made of; loaded when its page is first shown. */
export { GuidedGame } from './guided-game.js';
export { guideView } from './guide-view.js';
