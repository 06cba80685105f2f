/**
 * The line typed into "Your move", or spoken. It is understood among the moves of the game as it stands (`line-meaning.ts`), and what it means
 * is done: a move is made, or asked about where it can mean several or is not surely the one it seems to be; a question is answered; a command
 * is carried out; or it is refused with its reason. What it thereby leaves open stands in the store of the game.
 */
import { asOf, positionOf } from '../laws/game.js';
import type { FurtherHearing } from '../../speech/hearing/further.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { SpokenHearing } from '../../speech/hearing/spoken.js';
import { asTyped } from '../../speech/grammar/marks.js';
import type { AnyRefusal } from '../../speech/phrase/refusals.js';
import type { Color, Move } from '../laws/squares.js';
import type { Following, LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from '../game/session/session-port.js';
import { withPiece } from '../game/held-game.js';
import { entryOf, type AskedInGame, type LineServices, type OpenQuestion, type Tried } from '../game/line-open.js';
import { COMMANDS } from './commands.js';
import {
  chosen,
  isAnswer,
  meaningOf,
  type Line,
  type LineContext,
  type LineMeaning,
  mayBeForeign,
} from './line-meaning.js';

/** More letters than a slip of notation has. */
const A_WORD = /\p{L}{3}/u;

/** How a line came, and into which game. */
interface EnteredInto {
  readonly held: HeldGame;
  /** The sides that are played here. */
  readonly mine: readonly Color[];
  /** What hears it, where it was spoken. */
  readonly spoken?: SpokenHearing;
  /** What hears a line that the page's words do not understand: it is loaded when it is first wanted. */
  readonly further?: FurtherHearing;
}

/** A move that is wanted while an earlier position is looked at. */
interface WantedMove {
  readonly move: Move;
  readonly alphabets: readonly string[];
  /** The game in which it is called: as it stands, or as it stood there. */
  readonly held: HeldGame;
  /** How it is made; absent: as any that was typed. */
  readonly make?: () => Promise<ActResult>;
}

export class TypedLine {
  readonly #services: LineServices;
  /** What was refused last, as long as it is shown. */
  #refused: AnyRefusal | undefined;
  /** What was refused, until the game goes on. */
  #tried: Tried | undefined;
  /** The only phrase that the line before was perhaps meant as: "yes" says that it was. */
  #offered: string | undefined;

  constructor(services: LineServices) {
    this.#services = services;
  }

  /** The moves between which the line leaves the choice, or the one that is not sure. */
  get question(): OpenQuestion | undefined {
    return this.#asked?.question;
  }

  /**
   * A move, an answer to what is asked about one, or a command.
   *
   * @param mine the sides that are played here
   */
  enter(text: string, held: HeldGame, mine: readonly Color[]): Promise<LineOutcome> {
    return this.#enter([{ text }], { held, mine });
  }

  /** The same, of what may have been said: the likeliest first. */
  async enterSpoken(
    [first, ...others]: readonly SpokenAlternative[],
    held: HeldGame,
    mine: readonly Color[],
    spoken: SpokenHearing,
  ): Promise<LineOutcome> {
    return first ? this.#enter([first, ...others], { held, mine, spoken }) : 'refused';
  }

  /**
   * The answer to the question which move was meant, by its button: one of them, or none. Where it cannot be done, the question stays and can
   * be answered again.
   */
  async choose(move: Move | undefined): Promise<LineOutcome> {
    const asked = this.#asked;
    if (!asked) return 'refused';
    if (!move) return this.#drop();
    const { question, held } = asked;
    const alphabets = question.alphabets[question.moves.indexOf(move)] ?? [];
    return this.#act(chosen(move, alphabets, held.game), held);
  }

  /**
   * A move is wanted while an earlier position is looked at: whether it is meant for the present one is asked.
   *
   * @param held the game in which it is called
   * @param make makes the move in the game as it stands
   */
  askForPresent(move: Move, held: HeldGame, make: () => Promise<ActResult>): Promise<LineOutcome> {
    return this.#askForPresent({ move, alphabets: [], held, make });
  }

  /** A question that stands open is said again with it, and which lines it holds back. */
  refuse(refusal: AnyRefusal, tried?: Tried): false {
    this.#tried = tried;
    this.#offered = undefined;
    this.#refused = refusal;
    this.#services.play('refused');
    this.#tell(this.#services.holdBack());
    return false;
  }

  /** Asks, and shows the question. What was asked before elsewhere has not been answered, and this takes its place. */
  ask(asked: AskedInGame): void {
    this.#services.answer(false);
    this.#put(asked);
  }

  /** Says which lines were held back, after the reason once more: whoever typed them has not heard it. */
  tellHeldBack(lines: readonly string[]): void {
    this.#tell(lines);
  }

  /**
   * Whether a line may be carried out though the one before it was refused or asks, and whoever typed it has not heard that. An answer may,
   * where anything is asked. What was begun after the refusal may be a line mended: a move, or a question that changes nothing; an act that
   * takes for granted what was refused, as a press does its move, may not.
   */
  goesThrough(text: string, following: Following, held: HeldGame, mine: readonly Color[]): boolean {
    const line: Line = [{ text }];
    const context = this.#contextOf({ held, mine });
    if (isAnswer(line, context)) return this.#asksAnything();
    if (following === 'unknowing') return false;
    const meaning = meaningOf(line, context);
    const { languages } = context;
    // As long as the other languages are not there, what has words may be an act in one of them.
    if (languages.others.length === 0 && mayBeForeign(line, meaning, languages) && A_WORD.test(text)) return false;
    return meaning.does !== 'carry out' || meaning.commanded.type !== 'act';
  }

  forgetRefusal(): void {
    this.#refused = undefined;
    this.#offered = undefined;
    this.#show('');
  }

  /** Nothing is asked any more, and what was refused is past. */
  forgetQuestion(): void {
    this.#tried = undefined;
    this.#offered = undefined;
    this.#services.store.set({ asked: undefined });
  }

  get #asked(): AskedInGame | undefined {
    return this.#services.store.value.asked;
  }

  async #enter(line: Line, entered: EnteredInto): Promise<LineOutcome> {
    const asItStands = meaningOf(line, this.#contextOf(entered));
    const further = this.#wantsFurther(line, asItStands, entered) ? await this.#services.further() : undefined;
    const into = further ? { ...entered, further } : entered;
    const meaning = further ? meaningOf(line, this.#contextOf(into)) : asItStands;
    const offered = this.#offered;
    this.#offered = undefined;
    if (meaning.does === 'answer' && offered !== undefined && !this.#asksAnything()) {
      return meaning.yes ? this.#enter([{ text: offered }], entered) : this.#takeNothing();
    }
    if (meaning.does !== 'refuse') return this.#act(meaning, into.held);
    const earlier = this.#moveOfEarlier(line, into);
    if (earlier) return this.#askForPresent(earlier);
    if (!meaning.keepsQuestion) this.forgetQuestion();
    this.refuse(meaning.refusal, { text: line[0].text });
    this.#offered = onlyOffered(meaning.refusal);
    return 'refused';
  }

  #asksAnything(): boolean {
    return this.question !== undefined || this.#services.askedElsewhere() !== undefined;
  }

  /** What was offered is not meant. */
  #takeNothing(): LineOutcome {
    this.forgetRefusal();
    this.#services.speaker.reply({ about: 'not done' });
    return 'done';
  }

  /** Whether a line is to be heard further: it is not understood as it stands, or it asks about the piece of a line refused before. */
  #wantsFurther(line: Line, meaning: LineMeaning, { spoken }: EnteredInto): boolean {
    const { lookedAt, languages } = this.#services;
    const ofEarlier = meaning.does === 'refuse' && lookedAt() !== undefined;
    const ofTried = this.#tried !== undefined && asksOfTried(meaning);
    return !spoken && (mayBeForeign(line, meaning, languages()) || ofEarlier || ofTried);
  }

  #contextOf({ held, mine, spoken, further }: EnteredInto): LineContext {
    const languages = this.#services.languages();
    const asked = this.#asked;
    return {
      game: held.game,
      mine,
      spoken,
      freely: further?.freely,
      near: further?.near,
      loosely: further?.loosely,
      languages: (spoken ?? further)?.languages(languages.page.name) ?? languages,
      question: asked?.question,
      ...(asked && { asked: asked.held.game }),
      tried: this.#tried,
      confirms: this.#services.confirms(),
    };
  }

  async #act(meaning: Exclude<LineMeaning, { readonly does: 'refuse' }>, held: HeldGame): Promise<LineOutcome> {
    const { speaker, lookedAt, makeMove, act, carryOut } = this.#services;
    const asked = this.#asked;
    switch (meaning.does) {
      case 'make': {
        const { move, alphabets } = meaning;
        if (lookedAt() && !asked?.act) return this.#askForPresent({ move, alphabets, held });
        const done = (await (asked?.act?.(move) ?? makeMove(move, alphabets))).type === 'done';
        if (done) this.forgetQuestion();
        return done ? 'done' : 'refused';
      }
      case 'echo': {
        const { move, alphabets, entry } = meaning;
        if (lookedAt()) return this.#askForPresent({ move, alphabets, held });
        const say = (): string => speaker.reply({ about: 'sure', entry });
        this.ask({ question: { moves: [move], alphabets: [alphabets] }, held, say });
        return 'asked';
      }
      case 'ask': {
        const { question, refusal } = meaning;
        this.ask({ question, held, say: () => this.#doubt(refusal, question.moves, held) });
        return 'asked';
      }
      case 'ask again':
        if (asked) this.#put(asked);
        return 'asked';
      case 'answer':
        return this.#answer(meaning.yes);
      case 'carry out': {
        const { commanded, keepsQuestion } = meaning;
        if (!keepsQuestion) this.forgetQuestion();
        if (!this.question) this.forgetRefusal();
        if (commanded.type !== 'act') return carryOut(commanded);
        return (await act(commanded.act)).type === 'done' ? 'done' : 'refused';
      }
    }
  }

  /** Whether it is to be made in the game as it stands: yes shows that, and makes it if it can be made there. */
  async #askForPresent({ move, alphabets, held, make }: WantedMove): Promise<LineOutcome> {
    const { speaker, lookedAt, showPresent, makeMove } = this.#services;
    const doIt = (): Promise<ActResult> => make?.() ?? makeMove(move, alphabets);
    const looked = lookedAt();
    if (!looked) return (await doIt()).type === 'done' ? 'done' : 'refused';
    const entry = entryOf(held.game, move);
    this.ask({
      question: { moves: [move], alphabets: [alphabets] },
      held,
      say: () => speaker.reply({ about: 'looking back', at: looked.at, entry }),
      act: () => {
        // If it cannot be made there, that was no answer to be given again.
        this.forgetQuestion();
        showPresent();
        return doIt();
      },
    });
    return 'asked';
  }

  /** A move that can be made in the earlier position that is looked at, and not in the game as it stands. */
  #moveOfEarlier(line: Line, into: EnteredInto): WantedMove | undefined {
    const looked = this.#services.lookedAt();
    if (!looked) return undefined;
    // For reading alone.
    const held: HeldGame = { ...into.held, game: asOf(into.held.game, looked.ply) };
    const meaning = meaningOf(line, this.#contextOf({ ...into, held }));
    if (meaning.does !== 'make' && meaning.does !== 'echo') return undefined;
    const { move, alphabets } = meaning;
    return positionOf(held.game).isLegal(move) ? { move, alphabets, held } : undefined;
  }

  /** What is asked elsewhere was asked after any question about a move, which would have taken its place. */
  async #answer(yes: boolean): Promise<LineOutcome> {
    const { speaker, answer, answerWaiting } = this.#services;
    if (answer(yes)) {
      if (!yes) speaker.reply({ about: 'not done' });
      return 'done';
    }
    const asked = this.#asked;
    const [move, another] = asked?.question.moves ?? [];
    if (!asked || !move) {
      if (!answerWaiting(yes)) speaker.reply({ about: 'nothing asked' });
      return 'done';
    }
    if (!yes) return this.#drop();
    if (!another) return this.choose(move);
    this.#put(asked);
    return 'asked';
  }

  /** None of the moves is meant that were asked about. */
  #drop(): LineOutcome {
    this.forgetQuestion();
    this.#services.speaker.reply({ about: 'move not made' });
    this.forgetRefusal();
    return 'done';
  }

  #doubt(refusal: AnyRefusal, moves: readonly Move[], held: HeldGame): string {
    const entries = moves.map((move) => entryOf(held.game, move));
    return this.#services.speaker.doubt(refusal, moves.map(withPiece(held)), entries);
  }

  /** Says and shows a question, for the first time or again. */
  #put(asked: AskedInGame): void {
    this.#refused = undefined;
    this.#services.store.set({ asked });
    this.#tell(this.#services.holdBack());
  }

  /** What was refused, what is asked, and what is held back by it: as one message, for an answer takes the place of one before it. */
  #tell(heldBack: readonly string[]): void {
    const { speaker, askedElsewhere } = this.#services;
    const asked = this.#asked;
    const refused = this.#refused;
    const elsewhere = askedElsewhere();
    speaker.asOne(() => {
      const words = [...(refused ? [speaker.refusal(refused)] : []), ...(asked ? [asked.say()] : [])];
      if (elsewhere !== undefined) speaker.question(elsewhere);
      if (heldBack.length > 0) speaker.reply({ about: 'held back', lines: heldBack });
      this.#show(words[0] ?? '');
    });
  }

  #show(refusal: string): void {
    this.#services.store.set({ refusal });
  }
}

/** "Where can it go?", and which piece that is has not been found. */
function asksOfTried(meaning: LineMeaning): boolean {
  const commanded = meaning.does === 'carry out' ? meaning.commanded : undefined;
  return commanded?.type === 'bound' && COMMANDS[commanded.command.id].ofTried !== undefined;
}

/** The phrase that is offered where it is the only one, as it is typed. */
function onlyOffered(refusal: AnyRefusal): string | undefined {
  const [phrase, another] = 'nearest' in refusal ? refusal.nearest : [];
  return another === undefined && phrase !== undefined ? asTyped(phrase) : undefined;
}
