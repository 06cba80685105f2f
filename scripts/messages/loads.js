/**
 * Which groups of messages come when. `first` comes with the words of a language; `late` with pages that are loaded later: a clock that stands
 * alone and its dial, an adjourned game and its envelope (Guidelines I), pieces typed with their squares, the report of a game, what an arbiter
 * rules, why a time control is none. Who says a group that is in neither brings it along.
 *
 * `page` and `latePage` are the texts of the page and its elements, those that may be wanted at once, and those of pages that are loaded later. English
 * ones come with what draws them (`components/texts.ts`, and `texts.ts` beside a page); those of another language come with it, and with its first
 * late page (`src/app/translations.ts`).
 */
export const LOADS = Object.freeze({
  first: [
    ...['shared', 'refusals', 'hand', 'notices', 'moves', 'endings', 'happenings', 'claims', 'irregularities'],
    ...['table', 'conditions', 'answers', 'replies', 'score', 'board'],
  ],
  late: ['clock-table', 'control-refusals', 'dial', 'envelope', 'piece-list', 'report', 'ruling'],
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
    ...['page-help', 'page-clock', 'page-table', 'page-arbiter', 'page-assistant', 'page-settings', 'page-library'],
    ...['page-voice', 'page-shared-late'],
  ],
});
