/** All that is kept on this device, behind its part of the list of games: as a backup file and from one, its room, and whether it is safe. */
import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './saved-data.js';
import { msg } from './texts.js';
import type { RoomItem, SavedData, SavedDataEvent, SavedDataState, SavedDataWish } from './saved-data.js';
import { isPersistent, storageUse, type StorageUse } from '../../storage/browser-storage.js';
import type { KeptGames } from '../../storage/kept-games.js';
import { voiceModels, type VoiceModels } from '../../storage/voice-model.js';
import { keepSafe } from '../shared/keep-safe.js';
import type { Services } from '../shared/services.js';
import { mergeBackup, saveBackup, type BackupReport } from './backup.js';
import { bytesText, free, roomItems } from './room.js';

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
        this.#room = await roomItems(this.#parts.kept, this.#models, this.#parts.services.words.language);
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
    if (yes && !(await free(id, this.#parts.kept, this.#models)))
      services.speech.speaker.notice({ about: 'games', state: 'not reached' });
    this.#room = await roomItems(this.#parts.kept, this.#models, this.#parts.services.words.language);
    await this.#parts.onGamesChanged();
    await this.#focusRoom();
  }

  /** To the list of what can be deleted. */
  async #focusRoom(): Promise<void> {
    await this.#parts.drawn();
    await this.#element.value?.focusRoom();
  }
}
