/**
 * Which groups of messages come when. `first` comes with the words of a language; `late` with pages that are loaded later: a clock that stands
 * alone and its dial, an adjourned game and its envelope (Guidelines I), pieces typed with their squares, the report of a game, what an arbiter
 * rules, why a time control is none. Who says a group that is in neither brings it along.
 */
export const LOADS = Object.freeze({
  first: [
    ...['shared', 'refusals', 'hand', 'notices', 'moves', 'endings', 'happenings', 'claims', 'irregularities'],
    ...['table', 'conditions', 'answers', 'replies', 'score', 'board'],
  ],
  late: ['clock-table', 'control-refusals', 'dial', 'envelope', 'piece-list', 'report', 'ruling'],
});
