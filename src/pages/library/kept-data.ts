/** All that is kept on this device, behind its part of the list of games: as a backup file and from one, its room, and whether it is safe. */
import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './saved-data.js';
import { msg } from './texts.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { RoomItem, SavedData, SavedDataEvent, SavedDataState, SavedDataWish } from './saved-data.js';
import { isPersistent, storageUse, type StorageUse } from '../../storage/browser-storage.js';
import type { KeptGames } from '../../storage/kept-games.js';
import { voiceModels, type VoiceModels } from '../../storage/voice-model.js';
import { keepSafe } from '../shared/keep-safe.js';
import type { Services } from '../shared/services.js';
import { mergeBackup, saveBackup, type BackupReport } from './backup.js';
import { titleOf } from './game-rows.js';

/** How many recordings and how many games are named. */
const MOST = 10;

/** Bytes of an act in the database, as measured: about a kilobyte. */
const ACT_BYTES = 1000;

const MODEL = 'model';

export interface KeptDataParts {
  readonly services: Services;
  readonly kept: KeptGames;
  /** Whether a strict game goes on here. */
  readonly isStrict: () => boolean;
  /** What is drawn may be other now. */
  readonly changed: () => void;
  /** Settles when what has changed is drawn. */
  readonly drawn: () => Promise<unknown>;
  /** The games are others now: the list is read anew. */
  readonly onGamesChanged: () => Promise<void>;
}

export class KeptData {
  readonly #parts: KeptDataParts;
  readonly #element = createRef<SavedData>();
  readonly #models: VoiceModels;
  #use: StorageUse | undefined;
  #persistent: boolean | undefined;
  #report: BackupReport | undefined;
  #room: readonly RoomItem[] | undefined;

  constructor(parts: KeptDataParts) {
    this.#parts = parts;
    this.#models = voiceModels(parts.services.databases.voiceModel);
  }

  render(): TemplateResult {
    return html`<saved-data ${ref(this.#element)} .state=${this.#state} @saved-data=${this.#onWish}></saved-data>`;
  }

  /** How much room is used, and whether it is safe. */
  async askBrowser(): Promise<void> {
    [this.#use, this.#persistent] = await Promise.all([storageUse(), isPersistent()]);
    this.#parts.changed();
  }

  get #state(): SavedDataState {
    const { ending } = this.#parts.services.game.value.held?.game ?? { ending: true };
    const use = this.#use;
    const { language } = this.#parts.services.words;
    return {
      offersSafety: this.#persistent === false && ending !== undefined,
      report: this.#report?.lines ?? [],
      otherSettings: this.#report?.otherSettings !== undefined,
      ...(use && { used: { used: bytesText(use.used, language), left: bytesText(use.left, language) } }),
      ...(this.#room && { room: this.#room }),
    };
  }

  readonly #onWish = ({ wish }: SavedDataEvent): void => {
    this.#do(wish).catch(reportError);
  };

  async #do(wish: SavedDataWish): Promise<void> {
    const { services, changed } = this.#parts;
    const { game, speech } = services;
    switch (wish.type) {
      case 'save backup':
        return saveBackup(this.#parts.kept, services);
      case 'read backup':
        if (this.#parts.isStrict()) game.refuse({ reason: 'strict play' });
        else {
          this.#report = (await mergeBackup(wish.file, this.#parts.kept, services)) ?? this.#report;
          await this.#parts.onGamesChanged();
        }
        return;
      case 'take settings': {
        const { otherSettings, lines = [] } = this.#report ?? {};
        if (!otherSettings) return;
        await services.change(otherSettings);
        this.#report = { lines };
        speech.speaker.notice({ about: 'settings', state: 'imported' });
        changed();
        return;
      }
      case 'keep safe':
        this.#persistent = await keepSafe(speech.speaker);
        changed();
        return;
      case 'show room':
        this.#room = await this.#roomItems();
        changed();
        return this.#focusRoom();
      case 'free':
        return this.#free(wish.id);
    }
  }

  /** For good, so that there is room: it is asked first. */
  async #free(id: string): Promise<void> {
    const { services } = this.#parts;
    const item = this.#room?.find((one) => one.id === id);
    const held = services.game.value.held?.setup.id;
    if (!item) return;
    if (id === `game:${held ?? ''}`) {
      services.speech.speaker.notice({ about: 'games', state: 'on the board' });
      return;
    }
    const yes = await services.views.askInPage({
      text: () => msg('free-question', { title: item.title, size: item.size }),
      no: () => msg('free-no'),
      yes: () => msg('free-yes'),
    });
    if (yes && !(await this.#delete(id))) services.speech.speaker.notice({ about: 'games', state: 'not reached' });
    this.#room = await this.#roomItems();
    await this.#parts.onGamesChanged();
    await this.#focusRoom();
  }

  /** What takes up room on this device and could go: the model of speech, the largest recordings, the oldest games that are over. */
  async #roomItems(): Promise<readonly RoomItem[]> {
    const { kept, services } = this.#parts;
    const { language } = services.words;
    const model = await this.#models.load().catch(() => undefined);
    const games = (await kept.list()) ?? [];
    const notes = ((await kept.notes()) ?? []).toSorted((one, other) => other.sound.size - one.sound.size);
    const titles = new Map(
      games.map((game) => [game.id, game.state === 'readable' ? titleOf(game.setup, language) : '']),
    );
    const over = games.filter((game) => game.state === 'readable' && game.ending).toReversed();
    const items: RoomItem[] = [];
    if (model) items.push({ id: MODEL, title: msg('room-model'), size: bytesText(model.size, language) });
    for (const { id, game, sound } of notes.slice(0, MOST)) {
      const of = titles.get(game) ?? '';
      items.push({ id: `note:${id}`, title: msg('room-recording', { of }), size: bytesText(sound.size, language) });
    }
    for (const { id } of over.slice(0, MOST)) {
      const acts = (await kept.find(id))?.entries.length ?? 0;
      items.push({ id: `game:${id}`, title: titles.get(id) ?? '', size: bytesText(acts * ACT_BYTES, language) });
    }
    return items;
  }

  /** Deletes one of them for good. Tells whether it is gone. */
  async #delete(id: string): Promise<boolean> {
    const { kept } = this.#parts;
    if (id === MODEL) {
      return this.#models.forget().then(
        () => true,
        () => false,
      );
    }
    if (id.startsWith('note:')) return kept.removeNote(id.slice('note:'.length));
    return (await kept.remove(id.slice('game:'.length))) !== undefined;
  }

  /** To the list of what can be deleted. */
  async #focusRoom(): Promise<void> {
    await this.#parts.drawn();
    await this.#element.value?.focusRoom();
  }
}

/** As the language of the page has it: "1.2 MB", with a space that does not break. */
function bytesText(bytes: number, language: LanguageName): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const place = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  const value = bytes / 1000 ** (place + 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[place],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
