/**
 * A position that is being set up: what is changed in it, by whatever way, what is said of that, and the game that is begun from it. Nothing is lost: each
 * change can be taken back.
 */
import { phraseAnswer } from '../../../speech/phrase/answers.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { page, segmentsOf, stopped } from '../../../speech/phrase/segments.js';
import {
  enPassantSaid,
  fenRefusalSaid,
  piecesSaid,
  positionSummary,
  possibleSaid,
  rightsSaid,
  setUpRefusalSaid,
} from '../../../speech/phrase/set-up.js';
import { hearSetUp } from '../../../speech/hearing/set-up/hear-set-up.js';
import type { HeardSetUp, SetUpChange, SetUpWish } from '../../../speech/hearing/set-up/heard-set-up.js';
import { LineQueue, type EnteredLine, type LineEnd, type LineOutcome } from '../../../speech/line-queue.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { textOf, type Segment } from '../../../speech/utterance.js';
import { changed, type ChangeRefusal } from '../../game/set-up.js';
import type { NewGameChoice } from '../../game/new-game.js';
import { startPosition } from '../../laws/board/board.js';
import { boardOf, positionFrom, setUpOf, type SetUp, type SetUpProblem } from '../../laws/board/set-up.js';
import { shadeOf, type Square } from '../../laws/squares.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { Services } from '../shared/services.js';

export interface SetUpParts {
  readonly services: Services;
  /** It is to be drawn anew. */
  readonly changed: () => void;
}

/** Who plays from there. */
export type SetUpGame = Pick<NewGameChoice, 'opponent' | 'level' | 'color'>;

export class SettingUp {
  readonly #parts: SetUpParts;
  readonly #queue: LineQueue;
  #setUp: SetUp;
  /** What stood there before each change, the latest last. */
  #before: readonly SetUp[] = [];
  #refusal = '';
  #choice: SetUpGame;

  constructor(parts: SetUpParts) {
    this.#parts = parts;
    this.#setUp = this.ofGame ?? setUpOf(startPosition());
    const { opponent, level, color } = parts.services.settings().newGame;
    this.#choice = { opponent, level, color };
    this.#queue = new LineQueue({
      carryOut: ({ text }) => this.#carryOut(hearSetUp(text, this.language)),
      // What is put on the board after a line that was refused can be taken back; a game is begun by no one who may have missed the reason.
      goesThrough: ({ text }) => {
        const heard = hearSetUp(text, this.language);
        return heard.type !== 'wish' || heard.wish.wish !== 'play';
      },
      tell: (lines) => parts.services.speech.speaker.reply({ about: 'held back', lines }),
      // As the events of the page are stamped, with which a line was begun.
      now: () => performance.now(),
    });
  }

  /** What stands there now. */
  get setUp(): SetUp {
    return this.#setUp;
  }

  /** Why the last change was refused, in the user's words; empty where it was not. */
  get refusal(): string {
    return this.#refusal;
  }

  get choice(): SetUpGame {
    return this.#choice;
  }

  choose(choice: Partial<SetUpGame>): void {
    this.#choice = { ...this.#choice, ...choice };
    this.#parts.changed();
  }

  get language() {
    return this.#parts.services.words.language;
  }

  get options(): PhraseOptions {
    const { services } = this.#parts;
    return phraseOptions(services.words.current, services.settings(), services.game.value);
  }

  /** What stands on the board of the game, as it is looked at. */
  get ofGame(): SetUp | undefined {
    const { view, ply } = this.#parts.services.game.value;
    const position = view?.positions[ply] ?? view?.board;
    return position && setUpOf(position);
  }

  /** Why it cannot be played from there yet. */
  get problems(): readonly SetUpProblem[] {
    const result = positionFrom(this.#setUp);
    return result.ok ? [] : result.problems;
  }

  /** As it is shown: with its squares named. */
  text(said: string): string {
    return textOf(page(segmentsOf(said, this.options), 'answer'));
  }

  /** A line was typed. */
  enter(line: EnteredLine): Promise<LineEnd> {
    return this.#queue.enter(line);
  }

  /** What may have been said, the likeliest first. */
  enterSpoken(alternatives: readonly SpokenAlternative[]): Promise<LineOutcome> {
    const heard = alternatives.map(({ text }) => hearSetUp(text, this.language));
    const understood = heard.find(({ type }) => type !== 'refused') ?? heard[0];
    return understood ? this.#carryOut(understood) : Promise.resolve('refused');
  }

  async #carryOut(heard: HeardSetUp): Promise<LineOutcome> {
    switch (heard.type) {
      case 'change':
        return this.apply(heard.change);
      case 'wish':
        return this.#grant(heard.wish);
      case 'refused':
        return this.#refuse(setUpRefusalSaid(heard.refusal, this.options.words.messages));
    }
  }

  /** Makes a change and says what is so now, or why it cannot be. */
  apply(change: SetUpChange): LineOutcome {
    const { messages } = this.options.words;
    if (change.do === 'undo') {
      const last = this.#before.at(-1);
      if (!last) return this.#refuse(messages.say('set-up-nothing-to-undo'));
      this.#before = this.#before.slice(0, -1);
      this.#setUp = last;
      this.#done(messages.say('set-up-undone'));
      return 'done';
    }
    const result = changed(this.#setUp, change, this.ofGame);
    if (!result.ok) return this.#refuse(this.#refusalText(result.refusal));
    this.#before = [...this.#before, this.#setUp];
    this.#setUp = result.setUp;
    this.#done(this.#told(change));
    return 'done';
  }

  /** What is so now. */
  #told(change: Exclude<SetUpChange, { readonly do: 'undo' }>): string | readonly Segment[] {
    const { messages } = this.options.words;
    const { pieces, castling, enPassant } = this.#setUp;
    const before = this.#before.at(-1)?.pieces ?? [];
    switch (change.do) {
      case 'put':
        return this.#squares(change.entries.map(({ square }) => square));
      case 'remove':
        return this.#squares(change.squares);
      case 'move':
        return this.#squares([change.from, change.to]);
      case 'remove all':
        return this.#squares(
          before.filter(({ square }) => !pieces.some((piece) => piece.square === square)).map(({ square }) => square),
        );
      case 'clear':
        return messages.say('set-up-cleared');
      case 'starting position':
        return messages.say('set-up-started');
      case 'as in game':
        return messages.say('set-up-as-in-game');
      case 'chess960':
        return messages.say('answer-chess960', { number: change.number });
      case 'castling from':
        return messages.say(change.anywhere ? 'set-up-from-any-file' : 'set-up-from-usual-files');
      case 'turn':
        return messages.say('turn', { turn: change.color });
      case 'give castling':
      case 'take castling':
        return rightsSaid(castling, pieces, messages);
      case 'en passant':
        return enPassantSaid(enPassant, messages);
      case 'fen':
        return messages.say('set-up-fen-taken');
    }
  }

  /** Each square as it stands now. */
  #squares(squares: readonly Square[]): readonly Segment[] {
    const board = boardOf(this.#setUp);
    return squares.flatMap((square) => {
      const piece = board.pieceAt(square);
      const told = { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more: 0 } as const;
      const { segments } = phraseAnswer(told, this.options);
      return squares.length === 1 ? segments : segments.map(stopped);
    });
  }

  #refusalText(refusal: ChangeRefusal): string {
    const { messages } = this.options.words;
    switch (refusal.reason) {
      case 'nothing to move':
        return messages.say('set-up-nothing-to-move', refusal);
      case 'none removed':
        return messages.say('set-up-none-removed');
      case 'no such chess960':
        return messages.say('set-up-which-chess960');
      case 'no game':
        return messages.say('set-up-no-game');
      case 'fen':
        return fenRefusalSaid(refusal.problem, messages);
    }
  }

  async #grant(wish: SetUpWish): Promise<LineOutcome> {
    const { messages } = this.options.words;
    switch (wish.wish) {
      case 'read': {
        const setUp = this.#setUp;
        const said = [...positionSummary(boardOf(setUp), setUp, messages), ...piecesSaid(setUp.pieces, messages)];
        this.#done(said.join(' '));
        return 'done';
      }
      case 'possible':
        this.#done(possibleSaid(this.problems, this.#setUp.pieces, messages));
        return 'done';
      case 'play': {
        const { color, opponent } = wish;
        this.#choice = { ...this.#choice, ...(color && { color }), ...(opponent && { opponent }) };
        return this.play();
      }
    }
  }

  /** Begins a game from there, or says why it cannot be. */
  async play(): Promise<LineOutcome> {
    const { services } = this.#parts;
    const result = positionFrom(this.#setUp);
    if (!result.ok) {
      return this.#refuse(possibleSaid(result.problems, this.#setUp.pieces, this.options.words.messages));
    }
    this.#show('');
    await services.begin({ ...services.settings().newGame, ...this.#choice }, result.position.fen());
    return 'done';
  }

  #done(said: string | readonly Segment[]): void {
    this.#show('');
    this.#say(said);
  }

  #refuse(said: string): LineOutcome {
    const { announcer, earcons } = this.#parts.services.speech;
    if (announcer.attentive) earcons.play('refused');
    this.#show(this.text(said));
    this.#say(said);
    return 'refused';
  }

  #say(said: string | readonly Segment[]): void {
    const segments = typeof said === 'string' ? segmentsOf(said, this.options) : said;
    this.#parts.services.speech.speaker.say(page(segments, 'answer'));
  }

  #show(refusal: string): void {
    this.#refusal = refusal;
    this.#parts.changed();
  }
}
