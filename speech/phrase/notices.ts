/** Remarks of the program about itself and the game: the message of each, and how urgent it is. */
import { LANGUAGE_NAMES, type LanguageName } from '../language-names.js';
import type { Notice, Opponent, PlainNotice, Standing, Viewing } from '../notice.js';
import type { Priority, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import { unusualConditions } from './conditions.js';
import { endingSaid } from './endings.js';
import type { PhraseOptions } from './options.js';
import { dashed, sayOwn, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf } from './segments.js';

/** A remark of the program. When a game begins, what is not as usual in it is told, and how to move. */
export function phraseNotice(notice: Notice, options: PhraseOptions): Utterance {
  const { lang, messages } = options.words;
  if (notice.about === 'viewing') return page(viewingSegments(notice.viewing, options), 'answer');
  const unusual = notice.about === 'game begun' && notice.unusual ? unusualConditions(notice.unusual, messages) : [];
  const howToMove = notice.about === 'game begun' && notice.howToMove;
  const introduction = howToMove
    ? messages.say(howToMove === 'by letters too' ? 'how-to-move-with-letters' : 'how-to-move')
    : [];
  return page(
    [
      ...segmentsOf(noticeSaid(notice, messages, lang), options),
      ...segmentsOf(unusual, options),
      ...segmentsOf(introduction, options),
    ],
    PRIORITIES[notice.about],
  );
}

/** Failures must be heard, answers to a key at once; the rest can wait. */
const PRIORITIES: Readonly<Record<Notice['about'], Priority>> = {
  'game begun': 'remark',
  'board size': 'answer',
  'position opened': 'remark',
  'position refused': 'alarm',
  'game brought back': 'remark',
  joined: 'remark',
  'holder here': 'remark',
  'other window holds': 'remark',
  'other window silent': 'alarm',
  'taken here': 'alarm',
  'judged otherwise': 'alarm',
  'journal damaged': 'alarm',
  'game not loaded': 'alarm',
  'no game': 'answer',
  'computer thinking': 'remark',
  deciding: 'remark',
  'computer stopped': 'remark',
  'computer failed': 'alarm',
  'unknown page': 'remark',
  'offline failed': 'alarm',
  'update waiting': 'remark',
  'no voices': 'alarm',
  'voice not allowed': 'alarm',
  'voice fell silent': 'alarm',
  sound: 'answer',
  'full screen': 'answer',
  keys: 'answer',
  'board turned': 'answer',
  viewing: 'answer',
  'nothing to repeat': 'answer',
  storage: 'alarm',
  games: 'answer',
  'games saved': 'answer',
  'backup saved': 'answer',
  'backup read': 'answer',
  'backup refused': 'answer',
  lasting: 'answer',
  copied: 'answer',
  'not copied': 'answer',
  'line cleared': 'answer',
  'language not loaded': 'alarm',
  settings: 'answer',
};

/** Where the board that is looked at lies in the game; the call comes last. */
function viewingSegments(viewing: Viewing, options: PhraseOptions): readonly Segment[] {
  const { messages } = options.words;
  switch (viewing.at) {
    case 'start':
      return segmentsOf(messages.say('viewing-start'), options);
    case 'present':
      return segmentsOf(messages.say('viewing-present'), options);
    case 'move': {
      const { number, entry, way } = viewing;
      const call = callOf(entry, options);
      return segmentsOf(messages.said('viewing-move', { number, by: entry.moved.by, way, call }), options);
    }
  }
}

type NoticeMessages = Messages<'notices' | 'kept-games' | 'endings'>;

/** @param lang The language of the messages, BCP 47. */
function noticeSaid(notice: PlainNotice, messages: NoticeMessages, lang: string): string {
  const { say } = messages;
  const standing = (standing: Standing): string =>
    standing.ending ? endingSaid(standing.ending, messages) : say('turn', standing);
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
      return say('notice-joined', { atTable: yesOrNo(notice.atTable) });
    case 'journal damaged':
      return say(notice.from === 0 ? 'notice-journal-damaged-wholly' : 'notice-journal-damaged');
    case 'computer failed':
      return say('notice-computer-failed', { trouble: dashed(notice.trouble) });
    case 'no voices':
      return notice.lang === undefined
        ? say('notice-no-voices')
        : say('notice-no-voice-of', languageNamed(notice.lang, lang));
    case 'sound':
      return say('notice-sound', { on: yesOrNo(notice.on) });
    case 'board size':
      return say('notice-board-size', { percent: notice.percent });
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
  return say('notice-game-begun-computer', { level, you, byLot: yesOrNo(byLot) });
}

function positionOpened(opponent: Opponent, { say }: Messages<'notices'>): string {
  return opponent.type === 'computer'
    ? say('notice-position-opened-computer', opponent)
    : say(`notice-position-opened-${dashed(opponent.type)}`);
}

/** "German" for "de" or "de-DE"; the tag itself where the browser has no name for it in the language of the page. */
function languageNamed(
  tag: string,
  lang: string,
): { readonly language: LanguageName | 'other'; readonly name: string; readonly tag: string } {
  const main = tag.split('-')[0] ?? tag;
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(main) ?? tag;
  return { language: LANGUAGE_NAMES.find((voice) => voice === main) ?? 'other', name, tag };
}
