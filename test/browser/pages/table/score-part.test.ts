/** The scoresheets in their window: read, written, spoken, compared and copied; each act once, by whom it is. */
import '../../../speech/late-words.js';
import { LitElement, html } from 'lit';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { textOf as said, type Utterance } from '../../../../speech/utterance.js';
import type { ScoreEntry } from '../../../../src/pages/table/score/score-entry.js';
import type { ScoreSheet } from '../../../../components/score-sheet/score-sheet.js';
import { PageWords } from '../../../../speech/page-words.js';
import type { NoteBegun } from '../../../../src/pages/table/score/note-device.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import { ScorePart } from '../../../../src/pages/table/score/score-part.js';
import { SheetWriting } from '../../../../src/pages/table/score/sheet-writing.js';
import type { ActDraft } from '../../../../src/laws/acts.js';
import { START_FEN } from '../../../../src/laws/board/board.js';
import { timeControl } from '../../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../../src/laws/conditions.js';
import { judge } from '../../../../src/laws/judge.js';
import { JOURNAL_VERSION, type GameSetup, type JournalEntry } from '../../../../src/game/session/journal.js';
import type { ActResult, HeldGame } from '../../../../src/game/session/session-port.js';
import { setUp } from '../../../../src/game/session/fold.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import type { AudioNotes, NoteKept } from '../../../../src/storage/audio-notes.js';
import { call, place, press, wholeMove, write } from '../../../laws/table.js';
import { button, input, part, parts, textOf } from '../../../components/element-fixture.js';

const english = new PageWords();
await english.load('en');
english.show('en');

class ScoreHost extends LitElement {
  scores!: ScorePart;
  held!: HeldGame;
  override render() {
    return html`${this.scores.render(this.held)}`;
  }
}
customElements.define('score-part-host', ScoreHost);

/** White is visually disabled and Black is not; each keeps the score. */
const TABLE: Conditions = {
  ...{ play: 'strict', start: START_FEN, recording: 'players' },
  blind: { disabled: { white: true, black: false }, boards: 'two' },
  time: { white: timeControl(90), black: timeControl(90) },
};
const START: ActDraft = { type: 'start', by: 'arbiter' };
/** White called and made the knight to f3; nobody has written it. */
const OPENED = [START, ...wholeMove('white', 'g1f3')];

async function at(role: WindowRole, acts: readonly ActDraft[] = OPENED, conditions: Partial<Conditions> = {}) {
  const host = new ScoreHost();
  const player = { type: 'player' } as const;
  const setup: GameSetup = {
    ...{ id: 'g', begunAt: 0, seats: { white: player, black: player } },
    conditions: { ...TABLE, ...conditions },
  };
  const entries: JournalEntry[] = [];
  const done: ActDraft[] = [];
  const heard: string[] = [];
  const looked: number[] = [];
  const sounds = new Map<string, Blob>();
  const may = { begun: undefined as NoteBegun | undefined, kept: { ok: true } as NoteKept };
  host.held = setUp(setup)!;
  const act = (draft: ActDraft): Promise<ActResult> => {
    // Ten seconds lie between any two acts.
    const stamped = { ...draft, at: entries.length * 10_000 };
    const judged = judge(host.held.game, stamped);
    if (judged.type === 'refused') return Promise.resolve(judged);
    entries.push({ n: entries.length + 1, version: JOURNAL_VERSION, act: stamped, facts: judged.facts });
    host.held = { ...host.held, game: judged.game, acts: entries.length };
    host.requestUpdate();
    return Promise.resolve({ type: 'done', facts: judged.facts });
  };
  for (const one of acts) {
    const result = await act(one);
    if (result.type === 'refused') throw new Error(`${one.type}: ${result.refusal.reason}`);
  }
  const table = {
    host,
    services: {
      words: english,
      late: { gameFiling: () => import('../../../../src/pages/shared/save-game.js') },
      game: { value: { ply: host.held.game.plies.length }, lookAt: (ply: number) => looked.push(ply) },
      speech: {
        speaker: {
          say: (utterance: Utterance) => heard.push(said(utterance)),
          notice: ({ about }: { about: string }) => heard.push(about),
          reply: () => undefined,
        },
      },
    },
    session: { entries },
    role: () => role,
    held: () => host.held,
    options: () => ({
      ...{ words: english.current, callStyle: 'fide', callLength: 'usual', squareStyle: 'plain' },
      ...{ detail: DEFAULT_DETAIL, mine: [] },
    }),
    act: (draft: ActDraft) => {
      done.push(draft);
      return act(draft);
    },
  } as unknown as Table;
  const notes: AudioNotes = {
    keep: ({ id, sound }) => {
      if (may.kept.ok) sounds.set(id, sound);
      return Promise.resolve(may.kept);
    },
    find: (id) => Promise.resolve(sounds.get(id)),
    forget: (id) => Promise.resolve(void sounds.delete(id)),
  };
  const played: Blob[] = [];
  const recording = { ended: new Promise<void>(() => undefined), stop: () => Promise.resolve(new Blob(['Nf3'])) };
  const device = {
    record: () => Promise.resolve(may.begun ?? ({ ok: true, recording } as const)),
    play: (sound: Blob) => Promise.resolve(played.push(sound) > 0),
  };
  host.scores = new ScorePart(table);
  host.scores.writing = new SheetWriting(table, notes, device);
  await fixture(html`<div>${host}</div>`);
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await host.updateComplete;
  };
  await settle();
  const press = async (element: HTMLElement, label: string): Promise<void> => {
    button(element, label).click();
    await settle();
  };
  const runs = async (id: 'read-score' | 'copy-score'): Promise<void> => {
    await host.scores.commands[id]?.(table.services, {});
  };
  return { host, done, heard, looked, sounds, may, played, settle, press, runs };
}

/** What is copied meanwhile. */
async function copying(run: () => Promise<void>): Promise<string> {
  const copied: string[] = [];
  const { clipboard } = navigator;
  const fake = { writeText: (text: string) => Promise.resolve(copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: fake, configurable: true });
  await run();
  await waitUntil(() => copied.length > 0);
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return copied.join();
}

type Made = Awaited<ReturnType<typeof at>>;
const sheets = ({ host }: Made): readonly ScoreSheet[] => [...host.shadowRoot!.querySelectorAll('score-sheet')];
const entry = ({ host }: Made): ScoreEntry => host.shadowRoot!.querySelector('score-entry')!;
const lines = (sheet: ScoreSheet): readonly string[] => parts(sheet, '.line').map(textOf);
const type = async (made: Made, text: string): Promise<void> => {
  const field = input(entry(made), '#move');
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await made.press(entry(made), 'Write');
};

describe('the scoresheets of a window', () => {
  it('are those that its player may see', async () => {
    const captions = async (role: WindowRole): Promise<readonly string[]> => {
      const made = await at(role);
      return sheets(made).map((sheet) => textOf(part(sheet, 'caption')));
    };
    expect(await captions('both players')).to.deep.equal(['White’s score', 'Black’s score']);
    expect(await captions('assistant of black')).to.deep.equal(['Black’s score']);
    expect(await captions('arbiter')).to.deep.equal(['White’s score', 'Black’s score']);
    expect(await captions('onlooker')).to.deep.equal(['White’s score']);
    expect(parts((await at('arbiter')).host, 'score-entry')).to.have.length(0);
    await expect((await at('both players')).host).to.be.accessible();
  });

  it('have each line in figures to see and as it is called to hear, with the time that was left', async () => {
    const made = await at('white', [...OPENED, write('white', 1, 'g1f3')]);
    // Started at 0, pressed by the fourth act, at 30 seconds.
    expect(lines(sheets(made)[0]!)).to.deep.equal(['Nf3Springer Gustav eins Felix drei 1:29:30, 1 hour 29 minutes']);
    parts(sheets(made)[0]!, 'button.line')[0]!.click();
    expect(made.looked).to.deep.equal([1]);
  });

  it('are read whole', async () => {
    const made = await at('white', [...OPENED, write('white', 1, 'g1f3')]);
    await made.press(sheets(made)[0]!, 'Read the score');
    expect(made.heard).to.deep.equal(["White's score. Move 1: Springer Gustav eins Felix drei. End of the score."]);
  });

  it('are copied as PGN, with what that player wrote', async () => {
    const made = await at('white', [...OPENED, write('white', 1, 'g1f3')]);
    const copied = await copying(() => made.press(sheets(made)[0]!, 'Copy'));
    expect(copied.split('\n\n')[1]).to.equal('1. Nf3 { [%clk 1:29:30] } *\n');
    expect(made.heard).to.deep.equal(['copied']);
  });

  it('are read and copied by a command: of each player his own, for an arbiter both', async () => {
    const parted = [...OPENED, write('white', 1, 'g1f3'), write('black', 1, 'g1h3')];
    const white = "White's score. Move 1: Springer Gustav eins Felix drei. End of the score.";
    const black = "Black's score. Move 1: Springer Gustav eins Hector drei. End of the score.";
    for (const [role, read, moves] of [
      ['white', [white], ['Nf3']],
      ['black', [black], ['Nh3']],
      ['arbiter', [white, black], ['Nf3', 'Nh3']],
    ] as const) {
      const made = await at(role, parted);
      await made.runs('read-score');
      expect(made.heard, role).to.deep.equal(read);
      const copied = await copying(() => made.runs('copy-score'));
      expect(
        [...copied.matchAll(/\n\n1\. (\S+)/g)].map(([, move]) => move),
        role,
      ).to.deep.equal(moves);
      expect(made.heard.slice(read.length), role).to.deep.equal(['copied']);
    }
  });

  it('are not there without a game, which a command says', async () => {
    const made = await at('white');
    made.host.held = undefined!;
    for (const id of ['read-score', 'copy-score'] as const) await made.runs(id);
    expect(made.heard).to.deep.equal(['no game', 'no game']);
  });

  it('are compared by an arbiter, and in strict play by nobody else', async () => {
    const parted = [...OPENED, write('white', 1, 'g1f3'), write('black', 1, 'g1h3')];
    expect(parts((await at('white', parted)).host, 'button')).to.have.length(0);
    const made = await at('arbiter', parted);
    await made.press(made.host, 'Compare the scores');
    expect(made.heard).to.deep.equal([
      "Move 1, by White. White's score: Springer Gustav eins Felix drei. Black's score: Springer Gustav eins Hector drei.",
    ]);
    expect(parts((await at('white', parted, { play: 'casual', press: 'by hand' })).host, 'button')).to.have.length(1);
  });

  it('of a game that the program records are one, on which nobody writes', async () => {
    const made = await at('both players', OPENED, { recording: 'program' });
    expect(sheets(made).map((sheet) => textOf(part(sheet, 'caption')))).to.deep.equal(['Score']);
    expect(parts(made.host, 'score-entry')).to.have.length(0);
  });
});

describe('writing on a scoresheet', () => {
  it('takes a move as it was heard', async () => {
    const made = await at('white');
    await type(made, 'Springer Felix 3');
    expect(made.done).to.deep.equal([
      { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: { from: 'g1', to: 'f3' } } },
    ]);
    await waitUntil(() => input(entry(made), '#move').value === '');
    expect(lines(sheets(made)[0]!)).to.have.length(1);
  });

  it('is heard where both players sit: nobody else there is told of it', async () => {
    const both = await at('both players', [...OPENED, ...wholeMove('black', 'b8c6')]);
    await type(both, 'Nf3');
    expect(both.heard).to.deep.equal(['Move written.']);
    const alone = await at('white');
    await type(alone, 'Nf3');
    expect(alone.heard).to.deep.equal([]);
  });

  it('by an assistant is his act for his player (D.2.10.3)', async () => {
    const made = await at('assistant of white', OPENED, { assistants: { white: ['score'] } });
    await type(made, 'Nf3');
    expect(made.done.map(({ by }) => by)).to.deep.equal(['assistant of white']);
  });

  it('says beside the field what cannot be read, brings it back to be mended, and sends nothing', async () => {
    const made = await at('white');
    await type(made, 'xyzzy');
    const error = textOf(part(entry(made), '#error'));
    expect(made.heard).to.deep.equal([error]);
    expect([made.done.length, input(entry(made), '#move').value]).to.deep.equal([0, 'xyzzy']);
    await type(made, '');
    expect(textOf(part(entry(made), '#error'))).to.equal('Type the move as you heard it.');
  });

  it('shows why the Laws refuse it', async () => {
    const made = await at('white', [...OPENED, write('white', 1, 'g1f3')]);
    await type(made, 'Nf3');
    expect(textOf(part(entry(made), '#error'))).to.equal('That is written already.');
  });

  it('writes a move as it was called, though it stands otherwise on the board', async () => {
    // White calls e4 and places the pawn on e3: Black has heard e4.
    const made = await at('black', [START, place('white', 'e2e3'), call('white', 'e2e4'), press('white')]);
    await made.press(entry(made), 'Write it as it was called');
    expect(made.done).to.deep.equal([
      { type: 'write', by: 'black', entry: { what: 'move', ply: 1, move: { from: 'e2', to: 'e4' } } },
    ]);
  });

  it('marks an offer', async () => {
    const both = [...OPENED, write('white', 1, 'g1f3'), write('black', 1, 'g1f3'), ...wholeMove('black', 'e7e5')];
    const made = await at('white', [...both, { type: 'offer', by: 'black' }]);
    await made.press(entry(made), 'Write (=) at move 1, Black');
    expect(made.done).to.deep.equal([{ type: 'write', by: 'white', entry: { what: 'offer', ply: 2 } }]);
  });
});

describe('an audio note', () => {
  const RECORD = 'Record an audio note';

  it('is recorded, kept, written, and heard again', async () => {
    const made = await at('white');
    await made.press(entry(made), RECORD);
    expect(made.heard).to.deep.equal(['Recording.']);
    expect(button(entry(made), RECORD).getAttribute('aria-pressed')).to.equal('true');
    expect(made.done).to.deep.equal([]);
    await made.press(entry(made), RECORD);
    const [note] = made.sounds.keys();
    expect(made.done).to.deep.equal([{ type: 'write', by: 'white', entry: { what: 'note', ply: 1, note } }]);
    const [sheet] = sheets(made);
    await sheet!.updateComplete;
    // What was made is told nowhere on the sheet.
    expect(lines(sheet!)).to.deep.equal(['audio note 1:29:30, 1 hour 29 minutes']);
    await made.press(sheet!, 'Play');
    expect(await made.played[0]?.text()).to.equal('Nf3');
    await made.press(sheet!, 'Read the score');
    expect(made.heard.at(-1)).to.equal("White's score. Move 1: Audio note. End of the score.");
  });

  it('is not written where it cannot be kept', async () => {
    const made = await at('white');
    made.may.kept = { ok: false, trouble: 'disk full' };
    await made.press(entry(made), RECORD);
    await made.press(entry(made), RECORD);
    const words = 'The audio note was not kept: the disk is full. Write the move instead.';
    expect([made.heard.at(-1), textOf(part(entry(made), '#error')), made.done]).to.deep.equal([words, words, []]);
  });

  it('needs a microphone', async () => {
    const made = await at('white');
    made.may.begun = { ok: false, trouble: 'no microphone' };
    await made.press(entry(made), RECORD);
    expect(made.heard).to.deep.equal(['No microphone was found. Connect one, or write the move.']);
    expect(button(entry(made), RECORD).getAttribute('aria-pressed')).to.equal('false');
  });

  it('is not for the sighted player, nor to be heard by others', async () => {
    expect(parts(entry(await at('black')), '#note')).to.have.length(0);
    const noted: ActDraft = { type: 'write', by: 'white', entry: { what: 'note', ply: 1, note: 'a' } };
    for (const [role, buttons] of [
      ['onlooker', 0],
      ['arbiter', 1],
      ['assistant of white', 1],
    ] as const) {
      const [sheet] = sheets(await at(role, [...OPENED, noted]));
      expect([role, parts(sheet!, '.play').length]).to.deep.equal([role, buttons]);
    }
  });

  it('that is not on this device is told of', async () => {
    const noted: ActDraft = { type: 'write', by: 'white', entry: { what: 'note', ply: 1, note: 'a' } };
    const made = await at('arbiter', [...OPENED, noted]);
    await made.press(sheets(made)[0]!, 'Play');
    expect(made.heard).to.deep.equal(['This audio note is not on this device.']);
  });
});
