/** What one who follows has asked the holder, and has not been answered yet. */
import type { FollowerMessage } from './messages.js';
import type { ActRequest, ActResult, GameSetup } from './session-port.js';

export type Pending = (
  | { readonly type: 'act'; readonly asked: ActRequest }
  | { readonly type: 'begin'; readonly setup: GameSetup }
  | { readonly type: 'bring back'; readonly game: string }
) & {
  /** Its name, by which it is done once however often it is asked. */
  readonly request: string;
  readonly answer: (result: ActResult) => void;
};

/** How it is asked of this holder. */
export function askedOf(to: string, pending: Pending): FollowerMessage {
  const { request } = pending;
  switch (pending.type) {
    case 'act':
      return { type: 'act', to, request, game: pending.asked.game, draft: pending.asked.draft };
    case 'begin':
      return { type: 'begin', to, request, setup: pending.setup };
    case 'bring back':
      return { type: 'bring back', to, request, game: pending.game };
  }
}
