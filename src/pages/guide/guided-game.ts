/**
 * The guided first game at this window: a game as any other, in a session of its own that lasts as long as the page, so that the one that stands here
 * is left as it is. White is played here; the guide says what to do, lets the move of its step be made and no other act, and answers for Black.
 */
import type { ReactiveControllerHost } from 'lit';
import type { CursorMovedEvent } from '../../../components/chess-board/events.js';
import type { ActDraft } from '../../laws/acts.js';
import { START_FEN } from '../../laws/board/board.js';
import { sameMove } from '../../laws/squares.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import { LineHistory } from '../../../speech/line-history.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { pageTimers } from '../../../speech/timing.js';
import type { CommandId } from '../../commands/commands.js';
import { GameClock } from '../../game/game-clock.js';
import { GameController, type GameServices } from '../../game/game-controller.js';
import { candidates, type Candidate, type Commanded } from '../../game/line-open.js';
import { openSession } from '../../game/session/session.js';
import type { GameSetup } from '../../game/session/journal.js';
import type { ActResult, SessionPort } from '../../game/session/session-port.js';
import { NO_WATCHES } from '../../game/session/watches.js';
import { GameStore, type GameValue } from '../../game/store.js';
import { MemoryJournal } from '../../storage/memory-journal.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { AppViews } from '../shared/app-views.js';
import type { Given, Services } from '../shared/services.js';
import {
  after,
  answerIn,
  AT_FIRST,
  keptOf,
  movesBefore,
  readGuide,
  wantedIn,
  type Guide,
  type GuideEvent,
} from './guide.js';
import { doneSaid, otherActSaid, stepSaid, welcomeSaid, type GuideWordsParts, type Way } from './guide-words.js';
import { GuideSpeaker } from './guide-speaker.js';
import { randomId } from '../../game/session/random-id.js';

export interface GuidedGameParts {
  readonly host: ReactiveControllerHost & HTMLElement;
  /** Those of the window. */
  readonly services: Services;
  /** Does a command with the services of the guided game. */
  readonly run: (id: CommandId, given: Given, services: Services) => Promise<LineOutcome>;
  /** Does what a line means. */
  readonly carryOut: (
    commanded: Exclude<Commanded<CommandId>, { readonly type: 'refused' }>,
    services: Services,
  ) => Promise<LineOutcome>;
  /** What of the page is another in the guided game. */
  readonly views: Pick<AppViews, 'focusEntry' | 'focusNextRegion' | 'focusSquare' | 'lifted' | 'putBack' | 'showGame'>;
}

/** Black is nobody's at this device; the guide answers, and no engine. */
function newSetup(): GameSetup {
  return {
    id: randomId(),
    begunAt: Date.now(),
    conditions: { play: 'casual', start: START_FEN },
    seats: { white: { type: 'player' }, black: { type: 'computer', level: 1 } },
  };
}

/** What is told by its key where single letters are keys. */
const KEYED: readonly CommandId[] = ['this-square', 'move-entry', 'last-move', 'repeat'];

interface Steps {
  readonly act: (draft: ActDraft, make: () => Promise<ActResult>) => Promise<ActResult>;
  /** A line was spoken. */
  readonly spoken: () => void;
}

/** A step that wants another act refuses it before it is judged. */
class StepwiseGame extends GameController {
  readonly #steps: Steps;

  constructor(host: ReactiveControllerHost, services: GameServices, steps: Steps) {
    super(host, services);
    this.#steps = steps;
  }

  override act(draft: ActDraft): Promise<ActResult> {
    return this.#steps.act(draft, () => super.act(draft));
  }

  override enterSpoken(...heard: Parameters<GameController['enterSpoken']>): Promise<LineOutcome> {
    this.#steps.spoken();
    return super.enterSpoken(...heard);
  }
}

/** As it is answered where the step wants another act; what is said of it says the guide. */
const NOT_OF_THIS_STEP: ActResult = { type: 'refused', refusal: { reason: 'not for this role' } };

export class GuidedGame {
  readonly #parts: GuidedGameParts;
  readonly #session: SessionPort;
  readonly #store = new GameStore();
  readonly #speaker: GuideSpeaker;
  readonly services: Services;
  readonly history = new LineHistory();
  #guide: Guide = AT_FIRST;
  #isTouched = matchMedia('(pointer: coarse)').matches;
  #isSpoken = false;
  /** Whether it was begun here and nothing was said of it yet. */
  #isNew = true;

  private constructor(parts: GuidedGameParts, session: SessionPort) {
    const { host, services, views } = parts;
    this.#parts = parts;
    this.#session = session;
    const { speech, settings } = services;
    this.#store.subscribe(() => host.requestUpdate());
    this.#speaker = new GuideSpeaker({
      speaker: speech.speaker,
      options: () => this.#options(),
      answered: ({ about }) => this.#hear({ type: 'answered', about }),
      sayStep: () => this.sayStep(),
    });
    const speaker = this.#speaker;
    const game = new StepwiseGame(
      host,
      {
        session,
        store: this.#store,
        speaker,
        keepRole: () => undefined,
        play: (...wanted) => {
          if (!speaker.isSilent && wanted.length > 0 && speech.announcer.attentive) speech.earcons.play(...wanted);
        },
        follow: () => undefined,
        opensPosition: false,
        now: () => services.clock.now(),
        carryOut: (commanded) => this.#carryOut(commanded),
        languages: () => services.late.languages(),
        further: () => services.late.further(),
        answer: () => false,
        askedElsewhere: () => undefined,
        answerWaiting: () => false,
        confirms: () => settings().confirmMoves,
        isBlindfolded: () => false,
        askBlindfolded: () => undefined,
        table: { listensAs: () => undefined, load: () => Promise.reject(new Error('no game at a table is guided')) },
      },
      {
        act: (draft, make) => this.#act(draft, make),
        spoken: () => {
          this.#isSpoken = true;
        },
      },
    );
    this.services = {
      ...services,
      game,
      speech: { ...speech, speaker },
      views: { ...services.views, ...views, answer: () => false, asked: () => undefined },
      run: (id, given = {}) => parts.run(id, given, this.services),
    };
  }

  /** Where it was left before, or at its first step. */
  static async open(parts: GuidedGameParts): Promise<GuidedGame> {
    const session = await openSession({
      journal: new MemoryJournal(),
      clock: new GameClock(
        () => Date.now(),
        () => performance.now(),
      ),
      watches: NO_WATCHES,
      timers: pageTimers,
      decide: parts.services.decide,
      windows: undefined,
      me: randomId(),
      report: reportError,
    });
    const guided = new GuidedGame(parts, session);
    await guided.#beginAt(readGuide(parts.services.settings().guide));
    return guided;
  }

  get guide(): Guide {
    return this.#guide;
  }

  get value(): GameValue {
    return this.#store.value;
  }

  /** How the steps are told. */
  get words(): GuideWordsParts {
    const { words, settings, commands } = this.#parts.services;
    return {
      way: this.#way,
      german: settings().callStyle === 'fide',
      commands: commands(),
      heard: words.heard.page,
    };
  }

  /** The moves that the typed line can mean, as they would be called. */
  get candidates(): readonly Candidate[] {
    const { asked } = this.value;
    return asked ? candidates(asked.held.game, asked.question.moves, this.#options()) : [];
  }

  /** The page is shown: what it is, and what is to be done now. */
  welcome(): void {
    this.#speaker.tell(welcomeSaid(this.#guide, this.#isNew && this.#guide.step === AT_FIRST.step, this.words));
    this.#isNew = false;
  }

  sayStep(): void {
    this.#speaker.tell(stepSaid(this.#guide, this.words));
  }

  /** From the first step on. */
  async restart(): Promise<void> {
    this.#isNew = true;
    this.#keep(AT_FIRST);
    await this.#beginAt(AT_FIRST);
    await this.services.views.focusSquare('e1');
    this.welcome();
  }

  /** What the page of the guide hears. */
  readonly onCursor = ({ square }: CursorMovedEvent): void => {
    this.#hear({ type: 'came to', square });
  };

  readonly onPointer = (): void => this.#usedBy('touch');

  readonly onKey = (): void => this.#usedBy('key');

  readonly onSayStep = (): void => this.sayStep();

  readonly onRestart = (): void => {
    this.restart().catch(reportError);
  };

  /** The help is shown; what comes then is said when the user is back. */
  helpShown(): void {
    const next = after(this.#guide, { type: 'help shown' });
    if (next !== this.#guide) this.#keep(next);
  }

  /** The page is touched, or a key is pressed: what is told from now on is told for that. */
  #usedBy(how: 'touch' | 'key'): void {
    this.#isTouched = how === 'touch';
    this.#isSpoken = false;
  }

  get #way(): Way {
    if (this.#isSpoken) return 'voice';
    if (this.#isTouched) return 'touch';
    const { settings, commands } = this.#parts.services;
    // In a layout in which letters write a move they are no keys.
    const isKeyed = KEYED.every((id) => (commands()[id]?.keys ?? []).length > 0);
    return settings().letterKeys && isKeyed ? 'keys' : 'typed';
  }

  /** As the user has chosen; but his own moves are told, for he learns to know the calls. */
  #options(): PhraseOptions {
    const { words, settings } = this.#parts.services;
    const chosen = settings();
    return phraseOptions(words.current, { ...chosen, detail: { ...chosen.detail, echo: true } }, this.value);
  }

  /** The moves before a step are made again, without a word. */
  async #beginAt(guide: Guide): Promise<void> {
    this.#speaker.isSilent = true;
    this.#guide = guide;
    await this.#session.begin(newSetup());
    for (const [index, move] of movesBefore(guide).entries()) {
      await this.#session.act({ type: 'make', by: index % 2 === 0 ? 'white' : 'black', move });
    }
    this.#speaker.isSilent = false;
    this.#parts.host.requestUpdate();
  }

  async #act(draft: ActDraft, make: () => Promise<ActResult>): Promise<ActResult> {
    const wanted = wantedIn(this.#guide);
    if (draft.type !== 'make' || !wanted || !sameMove(draft.move, wanted)) {
      this.#refuse();
      return NOT_OF_THIS_STEP;
    }
    const answer = answerIn(this.#guide);
    const goOn = async (): Promise<void> => {
      if (answer) await this.#session.act({ type: 'make', by: 'black', move: answer });
      this.#hear({ type: 'moved' });
    };
    let result: ActResult = NOT_OF_THIS_STEP;
    const makeIt = async (): Promise<void> => {
      result = await make();
    };
    // One's own call is heard by itself; what comes then is the answer, and what is to be done next.
    if (answer) {
      await makeIt();
      if (result.type === 'done') await this.#speaker.asOneMessage(goOn);
    } else {
      await this.#speaker.asOneMessage(async () => {
        await makeIt();
        if (result.type === 'done') await goOn();
      });
    }
    return result;
  }

  /** An act that costs or ends a game is none of a guided one. */
  async #carryOut(commanded: Exclude<Commanded<CommandId>, { readonly type: 'refused' }>): Promise<LineOutcome> {
    if (commanded.type !== 'weighed') return this.#parts.carryOut(commanded, this.services);
    this.#refuse();
    return 'refused';
  }

  /** Another act was wanted: it is told, and stands at the field. */
  #refuse(): void {
    this.#guide = after(this.#guide, { type: 'other act' });
    const text = otherActSaid(this.#guide, this.words);
    this.#store.set({ refusal: text });
    this.#speaker.tell(text);
  }

  #hear(event: GuideEvent): void {
    const next = after(this.#guide, event);
    if (next === this.#guide) return;
    this.#keep(next);
    this.#speaker.tell(doneSaid(next, this.words));
  }

  #keep(guide: Guide): void {
    this.#guide = guide;
    this.#parts.host.requestUpdate();
    this.#parts.services.change({ guide: keptOf(guide) }).catch(reportError);
  }
}
