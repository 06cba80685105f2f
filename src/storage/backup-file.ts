/**
 * All that is kept, games, recordings and settings, as one file that can be read back: JSON that says what it is. Pure. Nothing in a file is
 * trusted: each record is looked at by itself, and what is wrong with one is told and keeps no other out; and nothing that is here is ever
 * overwritten by it.
 */
import { check } from 'valibot';
import { sameData } from '../game/session/fold.js';
import { SETUP, type GameSetup, type JournalEntry } from '../game/session/journal.js';
import { beginGame } from '../laws/rules/begin.js';
import { NUMBER, TEXT, base64, is, isObject, minLength, object, pipe, type Entries } from '../laws/schema.js';
import { parseSettings, type Settings } from './settings/settings.js';
import { parsed } from './json.js';
import { begunAt, entriesOf, isOfNewerVersion } from './records.js';

/** What the file says of itself, so that no other JSON is taken for a backup. */
const KIND = 'anna-hector backup';
const VERSION = 1;

export const BACKUP_FILE_NAME = 'anna-hector-backup.json';

/** Bytes beyond which a file is not even read: with recordings and some thousand games one has a hundredth of it. */
export const BACKUP_FILE_LIMIT = 100_000_000;

/** How deep the data of a game can lie; deeper ones come from no program of ours, and could exhaust whatever goes through them. */
const DEEPEST = 40;

/** More acts than a game of ten days has. */
const MOST_ACTS = 20_000;

export interface BackupGame {
  readonly setup: GameSetup;
  readonly entries: readonly JournalEntry[];
}

export interface BackupNote {
  readonly id: string;
  readonly game: string;
  /** The type of the sound, as the browser named it. */
  readonly type: string;
  /** Base64. */
  readonly sound: string;
}

export interface Backup {
  readonly games: readonly BackupGame[];
  readonly notes: readonly BackupNote[];
  /** Absent where the user has chosen none. */
  readonly settings?: Settings;
}

/** What is wrong with a record of the file, which is left out. */
export type BadRecord =
  /** `begunAt` in milliseconds since 1970, where that can be read. */
  { readonly what: 'broken' | 'newer' | 'doubled'; readonly of: 'game' | 'recording'; readonly begunAt?: number };

export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup; readonly bad: readonly BadRecord[] }
  | { readonly ok: false; readonly cause: 'no backup' | 'newer' | 'too large' };

/** The file in pieces, for together they may be longer than a text can be. */
export function writeBackup({ games, notes, settings }: Backup): readonly string[] {
  const lines = (records: readonly unknown[]): readonly string[] =>
    records.map((record, index) => `${JSON.stringify(record)}${index < records.length - 1 ? ',' : ''}\n`);
  return [
    `{"kind":${JSON.stringify(KIND)},"version":${VERSION},\n"games":[\n`,
    ...lines(games),
    '],\n"recordings":[\n',
    ...lines(notes),
    ']',
    ...(settings ? [`,\n"settings":${JSON.stringify(settings)}`] : []),
    '}\n',
  ];
}

export function readBackup(text: string): ReadBackup {
  if (text.length > BACKUP_FILE_LIMIT) return { ok: false, cause: 'too large' };
  const said = parsed(text);
  if (!isObject(said) || said['kind'] !== KIND || !is(NUMBER, said['version']))
    return { ok: false, cause: 'no backup' };
  if (said['version'] > VERSION) return { ok: false, cause: 'newer' };
  const bad: BadRecord[] = [];
  const games = gathered(listOf(said['games']), readGame, ({ setup }) => setup.id, 'game', bad);
  const notes = gathered(listOf(said['recordings']), readNote, ({ id }) => id, 'recording', bad);
  const { settings } = said;
  return {
    ok: true,
    bad,
    backup: { games, notes, ...(isObject(settings) && !isTooDeep(settings) && { settings: parseSettings(settings) }) },
  };
}

/** Takes each record that is right, and the first of those with one id. */
function gathered<Found>(
  records: readonly unknown[],
  read: (value: unknown) => ReadRecord<Found>,
  idOf: (found: Found) => string,
  of: BadRecord['of'],
  bad: BadRecord[],
): readonly Found[] {
  const found = new Map<string, Found>();
  for (const value of records) {
    const one = read(value);
    if (typeof one === 'string') bad.push({ what: one, of, ...begunAtOf(value) });
    else if (found.has(idOf(one.record))) bad.push({ what: 'doubled', of, ...begunAtOf(value) });
    else found.set(idOf(one.record), one.record);
  }
  return [...found.values()];
}

type ReadRecord<Found> = { readonly record: Found } | 'broken' | 'newer';

function readGame(value: unknown): ReadRecord<BackupGame> {
  if (!isObject(value) || isTooDeep(value)) return 'broken';
  const { setup } = value;
  const acts = listOf(value['entries']);
  if (acts.some(isOfNewerVersion)) return 'newer';
  if (!is(SETUP, setup) || !Array.isArray(value['entries']) || acts.length > MOST_ACTS) return 'broken';
  if (!beginGame(setup.conditions).ok) return 'broken';
  const entries = entriesOf(acts);
  return entries.length < acts.length ? 'broken' : { record: { setup, entries } };
}

const NOTE = object({
  id: pipe(TEXT, minLength(1)),
  game: TEXT,
  type: TEXT,
  sound: pipe(
    base64(0, BACKUP_FILE_LIMIT),
    check((sound) => sound.length % 4 === 0),
  ),
} satisfies Entries<BackupNote>);

function readNote(value: unknown): ReadRecord<BackupNote> {
  if (!is(NOTE, value)) return 'broken';
  const { id, game, type, sound } = value;
  return { record: { id, game, type, sound } };
}

function begunAtOf(value: unknown): { readonly begunAt?: number } {
  const at = isObject(value) ? begunAt(value['setup']) : undefined;
  return at === undefined ? {} : { begunAt: at };
}

/** Without calling itself: the data may lie as deep as the file is long. */
function isTooDeep(value: object): boolean {
  let level: readonly object[] = [value];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    level = level.flatMap((one) =>
      (Object.values(one) as readonly unknown[]).filter((part) => typeof part === 'object' && part !== null),
    );
    if (level.length === 0) return false;
  }
  return true;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** What becomes of a game of the file beside those that are here. */
type Merged =
  | { readonly type: 'add'; readonly game: BackupGame }
  /** It is here with these acts, or with these and more. */
  | { readonly type: 'here' }
  /** Another game is here under its name: that one stays as it is, and this one is added beside it under this other name. */
  | { readonly type: 'beside'; readonly game: BackupGame };

/** @param here what is kept under an id; `undefined` where nothing is */
export function merged(game: BackupGame, here: (id: string) => BackupGame | undefined): Merged {
  const known = here(game.setup.id);
  if (!known) return { type: 'add', game };
  if (holds(known, game)) return { type: 'here' };
  // Named by what is in it, so that the same file read twice adds it once.
  const id = `${game.setup.id}~${hashOf(JSON.stringify(game))}`;
  if (here(id)) return { type: 'here' };
  return { type: 'beside', game: { ...game, setup: { ...game.setup, id } } };
}

function holds(known: BackupGame, game: BackupGame): boolean {
  return sameData(known.setup, game.setup) && sameData(known.entries.slice(0, game.entries.length), game.entries);
}

/** FNV-1a, 32 bits, in hexadecimal: to tell texts apart, and no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
