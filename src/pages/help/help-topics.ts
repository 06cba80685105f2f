/** What the topics of the help are called, and what is told there before the commands. */
import { msg } from './texts.js';
import type { HelpPageName } from './help-names.js';
import type { Here } from './here.js';

export function topicName(page: HelpPageName): string {
  switch (page) {
    case 'help/board':
      return msg('help-topic-board');
    case 'help/moves':
      return msg('help-topic-moves');
    case 'help/asking':
      return msg('help-topic-asking');
    case 'help/game':
      return msg('help-topic-game');
    case 'help/clock':
      return msg('help-topic-clock');
    case 'help/dial':
      return msg('help-topic-dial');
    case 'help/table':
      return msg('help-topic-table');
    case 'help/voice':
      return msg('help-topic-voice');
    case 'help/speech':
      return msg('help-topic-speech');
    case 'help/pages':
      return msg('help-topic-pages');
    case 'help/commands':
      return msg('commands-title');
  }
}

export interface TopicTexts {
  readonly before: readonly string[];
  /** Whether the ways to call a move follow, each with a sample. */
  readonly hasCalls?: true;
  readonly after?: readonly string[];
}

export function topicTexts(page: HelpPageName): TopicTexts {
  const field = msg('your-move');
  const log = msg('what-was-said');
  switch (page) {
    case 'help/moves':
      return { before: [msg('help-moves-how', { field })], hasCalls: true, after: [msg('help-moves-written')] };
    case 'help/dial':
      return { before: [msg('help-dial-how')] };
    case 'help/table':
      return { before: [msg('help-table-roles')] };
    case 'help/voice':
      return { before: [msg('help-voice-how'), msg('help-voice-unsure')] };
    case 'help/speech':
      return { before: [msg('help-speech-who'), msg('help-speech-said', { log, field })] };
    case 'help/pages':
      return { before: [msg('help-pages-how')] };
    default:
      return { before: [] };
  }
}

/** The heading of what can be done there. */
export function hereTitle({ kind, page = '' }: Here): string {
  switch (kind) {
    case 'board':
      return msg('help-here-board');
    case 'entry':
      return msg('help-here-entry', { field: msg('your-move') });
    case 'board entry':
      return msg('help-here-board-entry');
    case 'dial':
      return msg('help-here-dial');
    case 'clock':
      return msg('help-here-clock');
    case 'assistant':
      return msg('help-here-assistant');
    case 'arbiter':
      return msg('help-here-arbiter');
    case 'game':
      return msg('help-here-game');
    case 'page':
      return msg('help-here-page', { page });
    case 'anywhere':
      return msg('help-here-anywhere');
  }
}
