/**
 * Which groups of messages come when, a module a load and language. `first` comes with the words of a language; `late` with pages that are
 * loaded later: a table, its conditions and what is written at it, games that are kept with their backups, settings as files, a clock that stands
 * alone and its dial, an adjourned game and its envelope (Guidelines I), pieces typed with their squares, the report of a game, what an arbiter
 * rules, why a time control is none, a position that is set up; `help` with the help on keys and typed commands; `listening` where a recogniser is chosen, or wanted. Who
 * says a group that is in none of them brings it along.
 *
 * `page` and `latePage` are the texts of the page and its elements, those that may be wanted at once, and those of pages that are loaded later. English
 * ones come with what draws them (`components/texts.ts`, and `texts.ts` beside a page); those of another language come with it, and with its first
 * late page (`src/app/translations.ts`).
 */
export const LOADS = Object.freeze({
  first: [
    ...['shared', 'refusals', 'hand', 'notices', 'moves', 'endings', 'happenings', 'claims', 'irregularities'],
    ...['table', 'conditions', 'answers', 'replies', 'score', 'board', 'clock', 'time'],
  ],
  late: [
    ...['clock-table', 'control-refusals', 'dial', 'envelope', 'piece-list', 'report', 'ruling', 'set-up', 'touch'],
    ...['from-square', 'whole-board'],
    ...['kept-games', 'score-writing', 'table-conditions'],
  ],
  help: ['keys', 'commands'],
  listening: ['voice'],
  page: [
    ...[
      'elements',
      'elements-late',
      'page-shell',
      'page-shared',
      'page-start',
      'page-conditions',
      'page-game',
      'page-claim',
    ],
  ],
  latePage: [
    ...[
      'page-focus',
      'page-help',
      'page-clock',
      'page-table',
      'page-arbiter',
      'page-assistant',
      'page-settings',
      'page-set-up',
      'page-about',
      'page-blindfold',
      'page-guide',
      'page-library',
    ],
    ...['page-voice', 'page-shared-late', 'page-touch'],
  ],
});
