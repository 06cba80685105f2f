/** The table of this window. */
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import type { ReactiveControllerHost } from 'lit';
import type { SessionPort } from '../../game/session/session-port.js';
import type { Services, Table } from '../shared/services.js';
import { isAtTable } from '../../game/held-game.js';
import { Memo } from './memo.js';
import { phraseOptions } from '../shared/phrase-options.js';

export function tableHere(host: ReactiveControllerHost & HTMLElement, services: Services, session: SessionPort): Table {
  const kept = new Memo<PhraseOptions>();
  return {
    host,
    services,
    session,
    held: () => (isAtTable(services.game.value.held) ? services.game.value.held : undefined),
    role: () => services.game.value.role ?? 'onlooker',
    options: () => {
      const { current: words } = services.words;
      const settings = services.settings();
      const { value } = services.game;
      const { held, view, mine } = value;
      return kept.of([words, settings, held?.setup.table, view?.positions[0], mine.join()], () =>
        phraseOptions(words, settings, value),
      );
    },
    now: () => services.clock.now(),
    act: (draft) => services.game.act(draft),
  };
}
