/** The table of this window. */
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import type { Words } from '../../../speech/phrase/words.js';
import type { ReactiveControllerHost } from 'lit';
import type { GameValue } from '../../game/store.js';
import type { SessionPort } from '../../game/session/session-port.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { Services, Table } from '../shared/services.js';
import { isAtTable } from '../../game/held-game.js';
import { phraseOptions } from '../shared/phrase-options.js';

export function tableHere(host: ReactiveControllerHost & HTMLElement, services: Services, session: SessionPort): Table {
  const kept = new KeptOptions();
  return {
    host,
    services,
    session,
    held: () => (isAtTable(services.game.value.held) ? services.game.value.held : undefined),
    role: () => services.game.value.role ?? 'onlooker',
    options: () => kept.of(services.words.current, services.settings(), services.game.value),
    now: () => services.clock.now(),
    act: (draft) => services.game.act(draft),
  };
}

/** Made anew only when things are said otherwise, for what is drawn with them would be drawn anew. */
class KeptOptions {
  #by: readonly unknown[] = [];
  #options: PhraseOptions | undefined;

  of(words: Words, settings: Settings, value: GameValue): PhraseOptions {
    const { held, view, mine } = value;
    const by = [words, settings, held?.setup.table, view?.positions[0], mine.join()];
    if (!this.#options || by.some((part, index) => part !== this.#by[index])) {
      this.#by = by;
      this.#options = phraseOptions(words, settings, value);
    }
    return this.#options;
  }
}
