/** A game at a table: what is shown of it beside board, entry and clocks, and what is done in it otherwise than in any other game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ArbiterWishEvent } from '../arbiter/events.js';
import type { AssistantWishEvent } from '../assistant/events.js';
import { BLIND_RULES } from '../../laws/editions/blind.js';
import { DEFAULT_EDITION } from '../../laws/editions/edition.js';
import type { SessionNews } from '../../game/session/session-port.js';
import { isPlayers, sidesOf } from '../../game/window-role.js';
import { stepsOf } from '../../questions/table-steps.js';
import { AdjournmentPart } from './adjournment/adjournment.js';
import { ArbiterPart } from '../arbiter/ruling.js';
import { AssistantPart } from '../assistant/assisting.js';
import { BoardsPart } from './boards/boards.js';
import type { TableDoing } from '../../game/game-at-table.js';
import { DoingHere } from './doing-here.js';
import { FormPart } from './set-up.js';
import { HeadPart, roleText } from './window-role.js';
import type { Table, PageCommands } from '../shared/services.js';
import { ReportPart } from './report/report.js';
import type { ScorePart } from './score/score-part.js';
import { SheetWriting } from './score/sheet-writing.js';
import { StepsPart } from './table-steps.js';

type Drawn = TemplateResult | typeof nothing;

/** Where on the page each part stands. */
export interface TableParts {
  /** Whether a player himself sits here: his acts stand beside the game. */
  readonly plays: boolean;
  /** Whether moves are entered here and the clock is pressed, by a player or his assistant. */
  readonly moves: boolean;
  /** Before the board: the page of whoever is here for something else than playing. */
  readonly head: Drawn;
  /** Below the board. */
  readonly board: Drawn;
  /** Below the move entry. */
  readonly steps: Drawn;
  /** After the game. */
  readonly foot: Drawn;
}

export interface TableModeServices {
  readonly table: Table;
  /** The scoresheets of any game. */
  readonly score: ScorePart;
}

export class TableMode {
  readonly doing: TableDoing;
  readonly #table: Table;
  readonly #form: FormPart;
  readonly #head: HeadPart;
  readonly #steps: StepsPart;
  readonly #assistant: AssistantPart;
  readonly #arbiter: ArbiterPart;
  readonly #score: ScorePart;
  readonly #writing: SheetWriting;
  readonly #adjournment: AdjournmentPart;
  readonly #boards: BoardsPart;
  readonly #report: ReportPart;

  constructor({ table, score }: TableModeServices) {
    const { host, session } = table;
    this.#table = table;
    this.#form = new FormPart(table);
    this.#head = new HeadPart(table);
    this.#steps = new StepsPart(table);
    this.#assistant = new AssistantPart(table);
    this.#arbiter = new ArbiterPart(table);
    this.#score = score;
    score.writing = this.#writing = new SheetWriting(table);
    this.#adjournment = new AdjournmentPart(table);
    this.#boards = new BoardsPart(table);
    this.#report = new ReportPart(table);
    this.doing = new DoingHere(table);
    session.listen(this.#onNews);
    host.requestUpdate();
  }

  get commands(): PageCommands {
    return tableCommands({
      step: (kind) => this.#step(kind),
      compareScores: () => this.#score.compare(),
      readConditions: () => this.#form.readConditions(),
    });
  }

  /** Whose window it is, as it is called in its title; `undefined` where no game at a table is played. */
  get windowName(): string | undefined {
    return this.#table.held() && roleText(this.#table.role());
  }

  openForm(): Promise<void> {
    return this.#form.openForm();
  }

  /** The form, while it stands open. */
  form(): TemplateResult | undefined {
    return this.#form.render();
  }

  /** What stands beside the game; `undefined` where none is played at a table here. */
  parts(): TableParts | undefined {
    const held = this.#table.held();
    if (!held) return undefined;
    const role = this.#table.role();
    const plays = isPlayers(role);
    const pages = html`<div class="table" @assistant-wish=${this.#onWish} @arbiter-wish=${this.#onWish}>
      ${this.#assistant.render(held)} ${this.#arbiter.render(held)}
    </div>`;
    return {
      plays,
      moves: sidesOf(role).length > 0,
      head: plays ? nothing : pages,
      board: this.#head.board(held),
      steps: this.#steps.render(held),
      foot: html`${plays ? pages : nothing} ${this.#adjournment.render(held)} ${this.#boards.render(held)}
      ${this.#report.render(held)} ${this.#head.render()} ${this.#form.conditionsOf(held)}`,
    };
  }

  /** Puts the focus where an assistant or the arbiter begins; tells whether one sits here. */
  async focus(): Promise<boolean> {
    if (isPlayers(this.#table.role())) return false;
    return (await this.#assistant.focus()) || this.#arbiter.focus();
  }

  /** Answers what is asked of an assistant, where this is his window; tells whether there was anything to be answered. */
  answer(yes: boolean): boolean {
    return this.#assistant.answer(yes);
  }

  /** The first step of this kind that a player here has to do; where there is none it is said. */
  async #step(step: 'say move' | 'execute move'): Promise<void> {
    const { role, services, act } = this.#table;
    const held = this.#table.held();
    const { announcing: article } = BLIND_RULES[held?.game.conditions.edition ?? DEFAULT_EDITION];
    if (!held?.game.conditions.blind) {
      services.game.refuse({ reason: 'rules not used', article });
      return;
    }
    const wanted = step === 'say move' ? ['repeat', 'call'] : ['execute'];
    const steps = sidesOf(role()).flatMap((player) => stepsOf(held.game, player));
    const first = steps.find((one) => wanted.includes(one.do));
    if (first) await act(first.act);
    else services.game.refuse({ reason: 'nothing due' });
  }

  readonly #onNews = (news: SessionNews): void => {
    for (const part of [this.#assistant, this.#arbiter, this.#writing]) part.onNews(news);
  };

  /** What stands elsewhere on the page gets the focus. */
  readonly #onWish = ({ wish }: AssistantWishEvent | ArbiterWishEvent): void => {
    switch (wish.do) {
      case 'score':
        this.#score.focus();
        return;
      case 'adjournment':
        this.#adjournment.focus();
        return;
      case 'boards':
        this.#boards.focus();
        return;
      case 'report':
        this.#report.focus();
        return;
    }
  };
}

/** What a game at a table does of the table of commands. In any other game there is nothing to be called, repeated or executed, and that is said. */
interface TableDoers {
  /** Does the first step of this kind that a player here has to do. */
  readonly step: (kind: 'say move' | 'execute move') => Promise<void>;
  readonly compareScores: () => void;
  readonly readConditions: () => void;
}

export function tableCommands({ step, compareScores, readConditions }: TableDoers): PageCommands {
  return {
    'say-move': () => step('say move'),
    'make-called-move': () => step('execute move'),
    'compare-scores': compareScores,
    'read-conditions': readConditions,
  };
}
