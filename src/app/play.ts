/** The second load, in one piece right behind the page: the Laws, the words, the hearing, the session, and the page of a game. */
export { AppPage } from './app-page.js';
export { openGames } from './services.js';
