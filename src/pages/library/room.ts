/** What takes up room on this device and could go: the model of speech, the largest recordings, the oldest games that are over. */
import { msg } from './texts.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { RoomItem } from './saved-data.js';
import type { KeptGames } from '../../storage/kept-games.js';
import type { VoiceModels } from '../../storage/voice-model.js';
import { titleOf } from './game-rows.js';

/** How many recordings and how many games are named. */
const MOST = 10;

/** Bytes of an act in the database, as measured: about a kilobyte. */
const ACT_BYTES = 1000;

const MODEL = 'model';

export async function roomItems(
  kept: KeptGames,
  models: VoiceModels,
  language: LanguageName,
): Promise<readonly RoomItem[]> {
  const model = await models.load().catch(() => undefined);
  const games = (await kept.list()) ?? [];
  const notes = ((await kept.notes()) ?? []).toSorted((one, other) => other.sound.size - one.sound.size);
  const titles = new Map(
    games.map((game) => [game.id, game.state === 'readable' ? titleOf(game.setup, language) : '']),
  );
  const over = games.filter((game) => game.state === 'readable' && game.ending).toReversed();
  const items: RoomItem[] = [];
  if (model)
    items.push({
      id: MODEL,
      title: msg('room-model'),
      size: bytesText(model.size, language),
    });
  for (const { id, game, sound } of notes.slice(0, MOST)) {
    const of = titles.get(game) ?? '';
    const title = msg('room-recording', { of });
    items.push({ id: `note:${id}`, title, size: bytesText(sound.size, language) });
  }
  for (const { id } of over.slice(0, MOST)) {
    const acts = (await kept.find(id))?.entries.length ?? 0;
    items.push({ id: `game:${id}`, title: titles.get(id) ?? '', size: bytesText(acts * ACT_BYTES, language) });
  }
  return items;
}

/** Deletes one of them for good. Tells whether it is gone. */
export async function free(id: string, kept: KeptGames, models: VoiceModels): Promise<boolean> {
  if (id === MODEL) {
    return models.forget().then(
      () => true,
      () => false,
    );
  }
  if (id.startsWith('note:')) return kept.removeNote(id.slice('note:'.length));
  return (await kept.remove(id.slice('game:'.length))) !== undefined;
}

/** As the language of the page has it: "1.2 MB", with a space that does not break. */
export function bytesText(bytes: number, language: LanguageName): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const place = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  const value = bytes / 1000 ** (place + 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[place],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
