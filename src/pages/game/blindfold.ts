/** Blindfold play: its commands, and what is told of it. Loaded when it is first wanted. */
import { textsOf } from '../../../components/texts.js';
import { pageBlindfold } from '../../../speech/messages/generated/en/page-blindfold.js';
import { utterance, type Utterance } from '../../../speech/utterance.js';
import { hiddenNow, isSilent, type Blindfold } from '../../game/blindfold.js';
import { answers, askedIn, type Asked } from '../../game/blindfold-questions.js';
import { ask } from '../../questions/ask.js';
import type { Blindfolding, PageCommands, RunRow, Services } from '../shared/services.js';

const msg = textsOf(pageBlindfold);

/** What is done here of the table of commands. */
export const ROWS: PageCommands = {
  blindfold: changing(({ on }) => ({ on: !on })),
  'hide-pieces': changing(() => ({ on: true, shows: 'nothing' })),
  'show-own-pieces': changing(() => ({ on: true, shows: 'own pieces' })),
  'show-last-move': changing(() => ({ on: true, shows: 'last move' })),
  'silent-board': changing((before) => ({ on: true, answers: before.on ? !before.answers : false })),
};

/** Where the count is kept, for as long as the window lives, also when it is loaded again. */
const KEY = 'anna-hector blindfold questions';

const askBlindfolded: Blindfolding['ask'] = (question, services) => {
  const { game, settings, speech } = services;
  const { view, ply } = game.value;
  if (!view) return;
  answerOrNot(answers(question, settings().blindfold, game.value), services, () => {
    speech.speaker.answer(ask(view, question, ply));
  });
};

/** Answers what is asked of the board elsewhere: where it is silent that is said, and what is answered blindfold is counted. */
export function answerOfBoard(services: Services, answer: () => void): void {
  const { game, settings } = services;
  answerBlindfold(!isSilent(settings().blindfold, game.value), services, answer);
}

/** Answers what is asked of moves elsewhere: they were called, and may be heard again on a silent board too. */
export function answerOfMoves(services: Services, answer: () => void): void {
  answerBlindfold(true, services, answer);
}

function answerBlindfold(answering: boolean, services: Services, answer: () => void): void {
  const { game, settings } = services;
  if (hiddenNow(settings().blindfold, game.value) === 'none') answer();
  else answerOrNot(answering, services, answer);
}

function answerOrNot(answering: boolean, services: Services, answer: () => void): void {
  const { held } = services.game.value;
  if (!answering || !held) {
    say({ ...said(msg('blindfold-silent'), services), kind: 'refusal' }, services);
    return;
  }
  const { count } = asked(held.setup.id, services);
  keep({ game: held.setup.id, count: count + 1 }, services);
  answer();
}

const tellCount: Blindfolding['tellCount'] = (services) => {
  const { held } = services.game.value;
  if (!held || !services.settings().blindfold.counts) return;
  const { count } = asked(held.setup.id, services);
  say({ ...said(msg('blindfold-asked', { count }), services), priority: 'remark' }, services);
};

function asked(game: string, { storage }: Pick<Services, 'storage'>): Asked {
  try {
    return askedIn(game, JSON.parse(storage().getItem(KEY) ?? 'null'));
  } catch {
    return askedIn(game, undefined);
  }
}

function keep(counted: Asked, { storage }: Pick<Services, 'storage'>): void {
  try {
    storage().setItem(KEY, JSON.stringify(counted));
  } catch {
    // Where nothing may be kept, nothing is counted.
  }
}

/** Changes what was chosen, and says how it is now. */
function changing(change: (before: Blindfold) => Partial<Blindfold>): RunRow {
  return async (services) => {
    const before = services.settings().blindfold;
    const blindfold = { ...before, ...change(before) };
    await services.change({ blindfold });
    say(said(told(blindfold), services), services);
  };
}

function told({ on, shows, answers: isAnswering }: Blindfold): string {
  if (!on) return msg('blindfold-off');
  return `${shownText(shows)} ${isAnswering ? msg('blindfold-answers') : msg('blindfold-is-silent')}`;
}

function shownText(shows: Blindfold['shows']): string {
  switch (shows) {
    case 'nothing':
      return msg('blindfold-all');
    case 'own pieces':
      return msg('blindfold-own');
    case 'last move':
      return msg('blindfold-last');
  }
}

type Here = Pick<Services, 'speech' | 'words'>;

function said(text: string, { words }: Here): Utterance {
  return utterance([{ text, lang: words.current.lang }], 'answer', 'page');
}

function say(utterance: Utterance, { speech }: Here): void {
  speech.speaker.say(utterance);
}

/** What is asked and told then. */
export const BLINDFOLDING: Blindfolding = { ask: askBlindfolded, tellCount };
