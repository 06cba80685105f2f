/** A backup: what is written is read back; what is wrong in a file is told record by record, and no file makes it throw. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { JOURNAL_VERSION, type JournalEntry } from '../../src/game/session/journal.js';
import { DEFAULT_SETTINGS } from '../../src/storage/settings/settings.js';
import { readBackup, writeBackup, merged, type BackupGame } from '../../src/storage/backup-file.js';
import { setup } from '../game/fakes.js';

function entry(n: number, by: 'white' | 'black' = 'white'): JournalEntry {
  return {
    n,
    version: 4,
    act: { type: 'offer', by, at: n },
    facts: [{ type: 'draw offered', by, audience: EVERYONE }],
  };
}

const ONE: BackupGame = { setup: setup('one'), entries: [entry(1), entry(2)] };
const TWO: BackupGame = { setup: setup('two', START_FEN), entries: [] };
const NOTE = { id: 'note', game: 'one', type: 'audio/webm', sound: 'c291bmQ=' };
const SETTINGS = { ...DEFAULT_SETTINGS, theme: 'dark' } as const;

const file = (said: object): string => JSON.stringify({ kind: 'anna-hector backup', version: 1, ...said });
const badOf = (said: object) => {
  const read = readBackup(file(said));
  return read.ok ? read.bad.map(({ what, of }) => `${of} ${what}`) : read.cause;
};

describe('a backup file', () => {
  it('gives back games, recordings and settings as they were written', () => {
    const backup = { games: [ONE, TWO], notes: [NOTE], settings: SETTINGS };
    expect(readBackup(writeBackup(backup).join(''))).toEqual({ ok: true, backup, bad: [] });
    const empty = { games: [], notes: [] };
    expect(readBackup(writeBackup(empty).join(''))).toEqual({ ok: true, backup: empty, bad: [] });
  });

  it('is for a newer program where a newer one has written it', () => {
    expect(readBackup(file({ version: 2 }))).toEqual({ ok: false, cause: 'newer' });
  });

  it.each([
    '',
    'e4',
    'null',
    '[]',
    '7',
    '{"kind":',
    '{"kind":"anna-hector settings","version":1}',
    '{"kind":"anna-hector backup"}',
  ])('is none where it says %s', (text) => {
    expect(readBackup(text)).toEqual({ ok: false, cause: 'no backup' });
  });

  it('is none where its data lie too deep to be read, and a record that does is broken', () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(readBackup(deep(5_000_000)).ok).toBe(false);
    const game = `{"setup":${JSON.stringify(ONE.setup)},"entries":[],"more":${deep(1000)}}`;
    expect(readBackup(`{"kind":"anna-hector backup","version":1,"games":[${game}]}`)).toMatchObject({
      ok: true,
      bad: [{ what: 'broken', of: 'game', begunAt: ONE.setup.begunAt }],
      backup: { games: [] },
    });
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['no games at all', { games: 'many' }, []],
    ['games that are none', { games: [null, 7, 'e4', []] }, Array<string>(4).fill('game broken')],
    ['a game of no set-up', { games: [{ ...ONE, setup: {} }] }, ['game broken']],
    ['a game from no position', { games: [{ ...ONE, setup: setup('one', 'x') }] }, ['game broken']],
    ['a game without acts', { games: [{ setup: ONE.setup }] }, ['game broken']],
    ['an act that is missing', { games: [{ ...ONE, entries: [entry(2)] }] }, ['game broken']],
    [
      'an act of nobody',
      { games: [{ ...ONE, entries: [{ ...entry(1), act: { type: 'offer', at: 1 } }] }] },
      ['game broken'],
    ],
    [
      'an act of a newer program',
      { games: [{ ...ONE, entries: [{ ...entry(1), version: JOURNAL_VERSION + 1 }] }] },
      ['game newer'],
    ],
    ['a game twice', { games: [ONE, TWO, ONE] }, ['game doubled']],
    [
      'a recording that is none',
      { recordings: [{ ...NOTE, sound: '<script>' }, 7] },
      ['recording broken', 'recording broken'],
    ],
    ['a recording twice', { recordings: [NOTE, NOTE] }, ['recording doubled']],
  ])('tells of %s', (_what, said, bad) => {
    expect(badOf(said)).toEqual(bad);
  });

  it('takes what is right beside what is wrong', () => {
    const read = readBackup(
      file({ games: [7, ONE, {}], recordings: [NOTE, {}], settings: { theme: 'dark', sound: 'loud' } }),
    );
    expect(read).toMatchObject({ ok: true, backup: { games: [ONE], notes: [NOTE], settings: SETTINGS } });
  });

  it('leaves no trace of names that mean something to the language', () => {
    const text =
      '{"kind":"anna-hector backup","version":1,"__proto__":{"polluted":1},"games":[{"__proto__":{"polluted":1}}]}';
    expect(readBackup(text).ok).toBe(true);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a game of a backup', () => {
  const here =
    (...games: readonly BackupGame[]) =>
    (id: string) =>
      games.find((game) => game.setup.id === id);

  it('is added where it is not here', () => {
    expect(merged(ONE, here())).toEqual({ type: 'add', game: ONE });
  });

  it('is here already, with the same acts or with more', () => {
    expect(merged(ONE, here(ONE))).toEqual({ type: 'here' });
    expect(merged({ ...ONE, entries: [entry(1)] }, here(ONE))).toEqual({ type: 'here' });
  });

  it('is added beside another of its name, which stays; read again it is here', () => {
    const other: BackupGame = { ...ONE, entries: [entry(1, 'black')] };
    const what = merged(other, here(ONE));
    if (what.type !== 'beside') throw new Error(what.type);
    expect(what.game.setup.id).toMatch(/^one~[0-9a-f]{8}$/);
    expect(what.game.entries).toEqual(other.entries);
    expect(merged(other, here(ONE, what.game))).toEqual({ type: 'here' });
  });

  it('has gone further than the one that is here: that one stays, and it is added beside', () => {
    expect(merged(ONE, here({ ...ONE, entries: [entry(1)] })).type).toBe('beside');
  });
});
