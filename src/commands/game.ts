/** What a player does beside moving: offers and their answers, claims, the clock, complaints, resigning; what is done with a game. */
import { actorAgainst, actorFor, pressOrStart } from '../laws/rules/whose-act.js';
import type { ActDraft } from '../laws/acts.js';
import { complaint, complaintOfMove, type Complaint } from '../laws/rules/complaint.js';
import type { ClaimGround } from '../laws/acts/draw.js';
import { opposite } from '../laws/squares.js';
import { positionOf } from '../laws/game.js';
import type { CommandAct } from '../game/line-open.js';
import { rows, type ActView, type Command, type Does, type Read } from './command.js';
import { offered, onMove, playing, possible, startable, there, unwatched } from './when.js';

/** Acts that need nothing but their name, of whichever of those here is meant. */
type PlainAct = Extract<ActDraft['type'], 'offer' | 'accept' | 'reject' | 'resign' | 'adjust' | 'stop' | 'restart'>;

const plain = (type: PlainAct): Does => ({ act: ({ game, mine }) => ({ type, by: actorFor(game, mine, type) }) });

const act = { group: 'clock and acts', page: 'game', scope: 'board' } as const;

/** That a move or press of the opponent was wrong. What the touched piece demanded can be said of a move that has ended the game, too (Art. 5.1.1). */
function complaining(what: Complaint, place: number): Command {
  return {
    ...act,
    afterEnd: true,
    when: ({ complaints, playing: isPlayed }) => there(complaints.includes(what), isPlayed || what === 'touched piece'),
    shown: { menu: place, complaints: place },
    does: { act: ({ game, mine }) => complaint(game, what, mine) },
  };
}

/** Whether time that no window watched is charged. Nobody plays at an arbiter's window: there the arbiter decides. */
function charging(charged: boolean, place: number): Command {
  return {
    ...act,
    when: unwatched,
    shown: { menu: place, 'unwatched time': place },
    does: {
      act: ({ game, mine }) => ({
        type: 'charge time',
        by: mine.length === 0 ? 'arbiter' : actorFor(game, mine, 'charge time'),
        charged,
      }),
    },
  };
}

function claiming(ground: ClaimGround): Command {
  return { ...act, asksFirst: 'form of claims', does: { act: (view, { rest }) => claim(ground, rest, view) } };
}

/** To type the intended move is to write it down before it is made (Art. 9.2.1). */
function claim(ground: ClaimGround, text: string | undefined, { game, mine, readMove }: ActView) {
  const by = actorFor(game, mine, 'claim');
  if (text === undefined) return { type: 'claim', by, ground } as const;
  const { turn } = positionOf(game);
  if (turn !== by) return { reason: 'not your turn', turn } as const;
  const read = readMove(text);
  // A move that could be another is not claimed with: the text stays to be mended.
  if (read.type !== 'move') return read.refusal;
  return { type: 'claim', by, ground, intended: { move: read.move, written: true } } as const;
}

/** A claim of a quickplay finish (Guidelines III). */
function claimingQuickplay(asks: 'draw' | 'increment'): Command {
  return {
    ...act,
    asksFirst: 'form of claims',
    does: {
      act: ({ game, mine }) => ({ type: 'claim quickplay', by: actorFor(game, mine, 'claim quickplay'), asks }),
    },
  };
}

/** That this player's flag has fallen; the opponent's where none is named. */
function flag({ game, mine }: ActView, { color }: Read): CommandAct {
  const of = color ?? opposite(actorFor(game, mine, 'flag'));
  return { type: 'flag', by: actorAgainst(mine, of), of };
}

export const GAME_ACTS = rows({
  'act-menu': {
    ...act,
    keys: [{ key: '.' }],
    when: ({ plays = true }) => there(plays),
    shown: { acts: 7 },
    does: 'bound',
  },
  'charge-time': charging(true, 1),
  'do-not-charge-time': charging(false, 2),
  'offer-draw': {
    ...act,
    when: (view) => possible(view.playing && view.offer === 'none'),
    shown: { menu: 5, acts: 1 },
    does: plain('offer'),
  },
  'accept-draw': {
    ...act,
    asksFirst: 'yes or no',
    when: offered,
    shown: { menu: 3, answers: 1 },
    does: plain('accept'),
  },
  'refuse-draw': { ...act, when: offered, shown: { menu: 4, answers: 2 }, does: plain('reject') },
  resign: { ...act, asksFirst: 'yes or no', when: playing, shown: { menu: 20, acts: 2 }, does: plain('resign') },
  /** The form for it, which asks before anything is claimed. */
  'claim-draw': { ...act, page: 'claim', when: onMove, shown: { menu: 6, acts: 3 }, does: 'bound' },
  'claim-quickplay-draw': claimingQuickplay('draw'),
  'claim-increment': claimingQuickplay('increment'),
  'claim-threefold': claiming('threefold'),
  'claim-threefold-with': claiming('threefold'),
  'claim-fifty-moves': claiming('fifty moves'),
  'claim-fifty-moves-with': claiming('fifty moves'),
  claim: { ...act, afterEnd: true, does: { act: () => ({ reason: 'claim of what' }) } },
  'claim-flag': {
    ...act,
    when: ({ clock, playing: isPlayed }) => there(clock !== 'none', isPlayed && clock === 'running'),
    shown: { menu: 8, 'clock and pieces': 2 },
    does: { act: flag },
  },
  'claim-flag-of': { ...act, does: { act: flag } },
  /** Where no touched piece must be played, only the menu has it. */
  adjust: {
    ...act,
    when: (view, bar) => (bar !== 'clock and pieces' || view.touchBinds ? onMove(view) : 'hidden'),
    shown: { menu: 7, 'clock and pieces': 1 },
    does: plain('adjust'),
  },
  'press-clock': {
    ...act,
    keys: [{ key: 'h' }],
    when: ({ press, playing: isPlayed }) => there(press !== 'none', isPlayed && press === 'now'),
    shown: { menu: 10 },
    does: { act: ({ game, mine }) => pressOrStart(game, mine) as CommandAct },
  },
  'stop-clocks': {
    ...act,
    when: (view) => there(view.clock !== 'none' && !startable(view), view.playing && view.clock === 'running'),
    shown: { menu: 9, 'clock and pieces': 3 },
    does: plain('stop'),
  },
  /** For the first time, or again. */
  'start-clocks': {
    ...act,
    when: (view) => there(startable(view)),
    shown: { menu: 9, 'clock and pieces': 3 },
    does: {
      act: ({ game, mine }) => {
        const type = game.clock?.now.phase === 'waiting' ? 'start' : 'restart';
        return { type, by: actorFor(game, mine, type) };
      },
    },
  },
  'restart-clocks': { ...act, does: plain('restart') },
  'illegal-move': complaining('illegal move', 11),
  /** That a move was illegal which may have been answered since: its number on the scoresheet. */
  'illegal-move-of-number': {
    ...act,
    afterEnd: true,
    does: {
      act: ({ game, mine }, { number = 0 }) =>
        (complaintOfMove(game, number, mine) as CommandAct | undefined) ?? { reason: 'no such move', number },
    },
  },
  'pressed-without-a-move': complaining('pressed without a move', 13),
  'pawn-left-unpromoted': complaining('pawn left unpromoted', 14),
  'touched-piece': complaining('touched piece', 12),
  'take-back': {
    group: 'going through the game',
    page: 'game',
    scope: 'board',
    exactly: true,
    // In the menu it is no more than a way without the mouse: where nothing can be taken back it would only be in the way.
    when: ({ canTakeBack = false }, bar) => (bar === 'menu' ? there(canTakeBack) : possible(canTakeBack)),
    shown: { menu: 15, acts: 4 },
    does: 'bound',
  },
  'move-now': {
    ...act,
    when: ({ computerThinks = false }) => there(computerThinks),
    shown: { acts: 5 },
    does: 'bound',
  },
  'try-computer-again': {
    ...act,
    when: ({ computerFailed = false }) => there(computerFailed),
    shown: { acts: 6 },
    does: 'bound',
  },
});

const page = { group: 'page and speech', page: 'game', scope: 'board' } as const;

/** What is done with a game as a whole. */
export const GAMES = rows({
  /** Once the game is over the card with the result has it. */
  'save-game': {
    ...page,
    page: 'game file',
    when: ({ playing: isPlayed }, bar) => (bar === 'file' && !isPlayed ? 'hidden' : 'yes'),
    shown: { file: 1, result: 3 },
    does: 'bound',
  },
  games: { ...page, shown: { file: 2 }, does: 'bound' },
  /** The page where a position is set up. */
  'set-up': { ...page, does: 'bound' },
  /** That the browser shall not throw away what is kept. */
  'keep-safe': { ...page, does: 'bound' },
  'play-again': {
    ...page,
    exactly: true,
    when: ({ playing: isPlayed }) => there(!isPlayed),
    shown: { result: 1 },
    does: 'bound',
  },
  'new-game': { ...page, exactly: true, shown: { game: 2, 'clock page': 2 }, does: 'bound' },
});
