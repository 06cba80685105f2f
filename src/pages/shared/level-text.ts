/** What the levels of the computer are called where one is chosen. */
import { textsOf } from '../../../components/texts.js';
import { pageStart } from '../../../speech/messages/generated/en/page-start.js';
import type { LevelNumber } from '../../game/levels.js';

const msg = textsOf(pageStart);

export function levelText(level: LevelNumber): string {
  if (level === 1) return msg('level-lowest');
  if (level === 8) return msg('level-highest');
  return msg('level-number', { level });
}
