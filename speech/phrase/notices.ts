/** Remarks of the program about itself and the game: the message of each. */
import type { Opponent, PlainNotice, Standing } from '../notice.js';
import { endingWords } from './endings.js';
import { dashed, sayOwn } from './own-message.js';
import type { Messages } from './say.js';

type NoticeMessages = Messages<'notices' | 'kept-games' | 'endings'>;

export interface NoticeWords {
  readonly notice: (notice: PlainNotice) => string;
  /** One sentence: how to move, where the keys are, how to hear this again. `letters`: single letters are keys. */
  readonly howToMove: (letters: boolean) => string;
}

/** @param lang The language of the messages, BCP 47. */
export function noticeWords(messages: NoticeMessages, lang: string): NoticeWords {
  return {
    notice: (notice) => noticeSaid(notice, messages, lang),
    howToMove: (letters) => messages.say(letters ? 'how-to-move-with-letters' : 'how-to-move'),
  };
}

function noticeSaid(notice: PlainNotice, messages: NoticeMessages, lang: string): string {
  const { say } = messages;
  const standing = (standing: Standing): string =>
    standing.ending ? endingWords(messages)(standing.ending) : say('turn', standing);
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice, messages);
    case 'position opened':
      return `${positionOpened(notice.opponent, messages)} ${standing(notice.standing)}`;
    case 'position refused':
      return say('notice-position-refused', { problem: dashed(notice.problem) });
    case 'game brought back':
      // Counted as a scoresheet counts: White's move and Black's answer to it are one.
      return `${say('notice-game-brought-back', { moves: Math.ceil(notice.plies / 2) })} ${standing(notice)}`;
    case 'joined':
      return say('notice-joined', { atTable: notice.atTable ? 'yes' : 'no' });
    case 'journal damaged':
      return say(notice.from === 0 ? 'notice-journal-damaged-wholly' : 'notice-journal-damaged');
    case 'computer failed':
      return say('notice-computer-failed', { trouble: dashed(notice.trouble) });
    case 'no voices':
      return notice.lang === undefined
        ? say('notice-no-voices')
        : say('notice-no-voice-of', languageNamed(notice.lang, lang));
    case 'sound':
      return say('notice-sound', { on: notice.on ? 'yes' : 'no' });
    case 'full screen':
      return say(`notice-full-screen-${notice.state}`);
    case 'keys':
      return say(`notice-keys-${dashed(notice.state)}`);
    case 'storage':
      return say(`notice-storage-${dashed(notice.state)}`);
    case 'games':
      return say(`notice-games-${dashed(notice.state)}`);
    case 'backup refused':
      return say(`notice-backup-refused-${dashed(notice.cause)}`);
    case 'lasting':
      return say(`notice-lasting-${dashed(notice.state)}`);
    case 'settings':
      return say(`notice-settings-${notice.state}`);
    default:
      return sayOwn(messages, 'notice', 'about', notice);
  }
}

function gameBegun(
  { opponent, turn }: Extract<PlainNotice, { readonly about: 'game begun' }>,
  { say }: Messages<'notices'>,
): string {
  if (opponent.type !== 'computer') return say(`notice-game-begun-${dashed(opponent.type)}`, { turn });
  const { level, you, byLot } = opponent;
  return say('notice-game-begun-computer', { level, you, byLot: byLot ? 'yes' : 'no' });
}

function positionOpened(opponent: Opponent, { say }: Messages<'notices'>): string {
  return opponent.type === 'computer'
    ? say('notice-position-opened-computer', opponent)
    : say(`notice-position-opened-${dashed(opponent.type)}`);
}

/** The languages of the program's voices. */
const VOICES = ['be', 'de', 'en', 'mk', 'uk'] as const;

/** "German" for "de" or "de-DE"; the tag itself where the browser has no name for it in the language of the page. */
function languageNamed(
  tag: string,
  lang: string,
): { readonly language: (typeof VOICES)[number] | 'other'; readonly name: string; readonly tag: string } {
  const main = tag.split('-')[0] ?? tag;
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(main) ?? tag;
  return { language: VOICES.find((voice) => voice === main) ?? 'other', name, tag };
}
