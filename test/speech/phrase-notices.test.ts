import { describe, expect, test } from 'vitest';
import type { PositionProblem } from '../../src/laws/board/parse-position.js';
import type { Ending } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { HandNews } from '../../src/questions/hand.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { EngineTrouble, Notice } from '../../speech/notice.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import { textOf, type Priority } from '../../speech/utterance.js';
import { game, make } from '../laws/play.js';
import { english, inWords, languagesOf, on } from './said.js';

const beside = { type: 'player beside you' } as const;
const mated: Ending = { result: '1-0', reason: 'checkmate', article: '5.1.1', winner: 'white' };

describe('the hand on the board', () => {
  test.each<readonly [HandNews, string]>([
    [{ type: 'edge' }, 'Edge'],
    [{ type: 'lifted', piece: on('white knight g1') }, 'Knight g1 lifted.'],
    [{ type: 'lifted', piece: on('black pawn a7') }, 'Pawn a7 lifted.'],
    [{ type: 'put back', piece: on('white knight g1') }, 'Knight g1 put back.'],
    [{ type: 'nothing to lift', square: 'e4' }, 'Nothing to lift on e4.'],
    [{ type: 'not yours', piece: on('black pawn e7') }, "The pawn on e7 is Black's."],
    [{ type: 'touched', piece: on('black knight g8') }, "Knight g8 touched. It is Black's."],
    [{ type: 'not yours', piece: on('white queen d1') }, "The queen on d1 is White's."],
    [{ type: 'no such piece on the board' }, 'No such piece on the board.'],
    [{ type: 'no command', key: 'J', shift: false }, 'No command on J. F1 lists the keys.'],
    [{ type: 'no command', key: 'S', shift: true }, 'No command on Shift+S. F1 lists the keys.'],
    [{ type: 'no command', shift: false }, 'No command on this key. F1 lists the keys.'],
    [{ type: 'promotion asked' }, 'Which piece? Queen, rook, bishop or knight.'],
    [{ type: 'promotion cancelled', piece: on('white pawn e7') }, 'Promotion cancelled. Pawn e7 put back.'],
  ])('%j', (news, sentence) => {
    expect(phraseHand(news, english())).toEqual({
      segments: [{ text: sentence, lang: 'en' }],
      priority: 'answer',
      channel: 'page',
      audience: EVERYONE,
    });
  });
});

const NOTICES: readonly (readonly [Notice, Priority, string])[] = [
  [
    { about: 'game begun', opponent: { type: 'computer', level: 3, you: 'white' }, turn: 'white' },
    'remark',
    'New game. You are White against the computer, level 3.',
  ],
  [
    { about: 'game begun', opponent: { type: 'computer', level: 8, you: 'black', byLot: true }, turn: 'white' },
    'remark',
    'New game. You are Black, chosen at random, against the computer, level 8.',
  ],
  [
    { about: 'game begun', opponent: beside, turn: 'white' },
    'remark',
    'New game against the player beside you. White to move.',
  ],
  [
    { about: 'game begun', opponent: { type: 'at the table', names: { white: '', black: '' } }, turn: 'white' },
    'remark',
    'New game at the table. White to move.',
  ],
  [
    { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black' } },
    'remark',
    'Position opened against the player beside you. Black to move.',
  ],
  [
    {
      about: 'position opened',
      opponent: { type: 'computer', level: 1, you: 'white' },
      standing: { plies: 0, turn: 'white' },
    },
    'remark',
    'Position opened against the computer, level 1. White to move.',
  ],
  // A position that is already mate begins ended.
  [
    { about: 'position opened', opponent: beside, standing: { plies: 0, turn: 'black', ending: mated } },
    'remark',
    'Position opened against the player beside you. Checkmate. White wins.',
  ],
  // Counted as on a scoresheet: 12 by White and 11 by Black are 23 plies.
  [
    { about: 'game brought back', plies: 23, turn: 'black' },
    'remark',
    'Your game is back: 12 moves made. Black to move.',
  ],
  [
    { about: 'game brought back', plies: 24, turn: 'white' },
    'remark',
    'Your game is back: 12 moves made. White to move.',
  ],
  [{ about: 'game brought back', plies: 1, turn: 'black' }, 'remark', 'Your game is back: 1 move made. Black to move.'],
  [
    { about: 'game brought back', plies: 0, turn: 'white' },
    'remark',
    'Your game is back: no move made yet. White to move.',
  ],
  [
    { about: 'game brought back', plies: 65, turn: 'black', ending: mated },
    'remark',
    'Your game is back: 33 moves made. Checkmate. White wins.',
  ],
  [{ about: 'joined' }, 'remark', 'This game is also open in another window. Moves made here reach it.'],
  [{ about: 'joined', atTable: true }, 'remark', 'This game is also open in another window.'],
  [{ about: 'holder here' }, 'remark', 'The other window was closed. The game goes on here.'],
  [{ about: 'other window holds' }, 'remark', 'Another window holds the game now. Moves made here reach it.'],
  [{ about: 'taken here' }, 'alarm', 'The game goes on here now.'],
  [
    { about: 'other window silent' },
    'alarm',
    'The window running this game is not responding. Check it, or close it: then the game goes on here.',
  ],
  [
    { about: 'judged otherwise' },
    'alarm',
    'This version of Anna–Hector rules differently on one move of this game. The saved result stays.',
  ],
  [{ about: 'journal damaged', from: 0 }, 'alarm', 'The kept game cannot be read. Nothing of it was removed.'],
  [
    { about: 'journal damaged', from: 7 },
    'alarm',
    'Part of the kept game cannot be read. It goes on from the last act that can. Nothing was removed.',
  ],
  [{ about: 'no game' }, 'answer', 'There is no game here. Begin one with New game.'],
  [{ about: 'computer thinking' }, 'remark', 'The computer is still thinking.'],
  [{ about: 'computer stopped' }, 'remark', 'The computer was stopped.'],
  [
    { about: 'offline failed' },
    'alarm',
    'Not ready to work offline: not everything could be kept. Reload the page to try again.',
  ],
  [
    { about: 'update waiting' },
    'remark',
    'A new version of Anna–Hector is ready. It can be installed when no game is running.',
  ],
  [
    { about: 'no voices' },
    'alarm',
    'This browser has no voice. The messages go to your screen reader and to the list of messages.',
  ],
  [{ about: 'no voices', lang: 'de' }, 'alarm', 'This browser has no German voice. Another voice speaks in its place.'],
  [
    { about: 'no voices', lang: 'en-US' },
    'alarm',
    'This browser has no English voice. Another voice speaks in its place.',
  ],
  [
    { about: 'voice not allowed' },
    'alarm',
    'The browser does not let the page speak yet. Press any key or button on the page.',
  ],
  [
    { about: 'voice fell silent' },
    'alarm',
    'The voice fell silent. The messages go to your screen reader and to the list of messages.',
  ],
  [{ about: 'sound', on: true }, 'answer', 'Sound on.'],
  [{ about: 'sound', on: false }, 'answer', 'Sound off.'],
  [{ about: 'keys', state: 'as at first' }, 'answer', 'All keys are reset.'],
  [{ about: 'keys', state: 'unreadable' }, 'answer', 'Your keys could not be read. All keys are reset.'],
  [{ about: 'full screen', state: 'on' }, 'answer', 'Full screen.'],
  [{ about: 'full screen', state: 'off' }, 'answer', 'Full screen off.'],
  [{ about: 'full screen', state: 'refused' }, 'answer', 'The browser does not allow full screen.'],
  [{ about: 'board turned', bottom: 'black' }, 'answer', 'Board turned: Black at the bottom.'],
  [{ about: 'board turned', bottom: 'white' }, 'answer', 'Board turned: White at the bottom.'],
  [{ about: 'viewing', viewing: { at: 'start' } }, 'answer', 'Start of the game'],
  [{ about: 'viewing', viewing: { at: 'present' } }, 'answer', 'The game as it stands'],
  [{ about: 'nothing to repeat' }, 'answer', 'Nothing has been said yet.'],
  [{ about: 'storage', state: 'emptied' }, 'alarm', 'The browser removed what Anna–Hector had saved here.'],
  [{ about: 'copied', what: 'position' }, 'answer', 'Position copied.'],
  [{ about: 'copied', what: 'game' }, 'answer', 'Game copied.'],
  [{ about: 'not copied' }, 'answer', 'Not copied: the browser does not allow it.'],
];

describe('remarks of the program', () => {
  test.each(NOTICES)('%j', (notice, priority, sentence) => {
    expect(phraseNotice(notice, english())).toEqual({
      segments: [{ text: sentence, lang: 'en' }],
      priority,
      channel: 'page',
      audience: EVERYONE,
    });
  });

  test.each<readonly [EngineTrouble, string]>([
    [
      'not loaded',
      'The computer opponent could not start: its files could not be loaded. The game is kept. You can try again or go on later.',
    ],
    ['no answer', 'The computer opponent does not answer. The game is kept. You can try again or go on later.'],
    [
      'out of memory',
      'The computer opponent has too little memory. The game is kept. You can try again or go on later.',
    ],
    ['crashed', 'The computer opponent crashed. The game is kept. You can try again or go on later.'],
  ])('the computer failed: %s', (trouble, sentence) => {
    const said = phraseNotice({ about: 'computer failed', trouble }, english());
    expect(textOf(said)).toBe(sentence);
    expect(said.priority).toBe('alarm');
  });

  test.each([
    ['press', 'To begin, press the clock, with H.'],
    ['arbiter', 'The arbiter starts the clock.'],
  ] as const)('a game whose clock is started by the %s begins with that', (startedBy, sentence) => {
    const said = phraseNotice(
      { about: 'game begun', opponent: beside, turn: 'white', unusual: { startedBy } },
      english(),
    );
    expect(textOf(said)).toBe(`New game against the player beside you. White to move. ${sentence}`);
  });

  test.each<readonly [PositionProblem, string]>([
    ['unreadable', 'it is not a position in FEN'],
    ['board', 'its ranks are not eight of eight squares each'],
    ['turn', 'it does not say who is to move'],
    ['castling', 'its castling rights cannot be read'],
    ['en passant', 'its en passant square cannot be read'],
    ['castling impossible', 'king or rook is missing on its square for its castling rights'],
    ['en passant impossible', 'its en passant square has no pawn that has just passed over it'],
    ['counters', 'its counts of moves cannot be read'],
    ['no pieces', 'the board is empty'],
    ['kings', 'each side must have one king'],
    ['pawn on last rank', 'a pawn stands on the first or the last rank'],
    ['opponent in check', 'the king of the player not on move stands in check'],
  ])('a position that is no position: %s', (problem, reason) => {
    const said = phraseNotice({ about: 'position refused', problem }, english());
    expect(textOf(said)).toBe(`The position in the address cannot be opened: ${reason}.`);
    expect(said.priority).toBe('alarm');
  });
});

describe('going through the game', () => {
  const [first, second] = make(game(), 'g1f3 d7d5').sheets.white;
  if (!first || !second) throw new Error('two moves were made');

  test.each([
    [{ at: 'move', number: 1, entry: second, way: 'back' }, 'Back to move 1, Black: Bauer David sieben David fünf'],
    [{ at: 'move', number: 1, entry: first, way: 'back' }, 'Back to move 1, White: Springer Gustav eins Felix drei'],
    [
      { at: 'move', number: 12, entry: second, way: 'forward' },
      'Forward to move 12, Black: Bauer David sieben David fünf',
    ],
  ] as const)('%#', (viewing, sentence) => {
    const said = phraseNotice({ about: 'viewing', viewing }, english());
    expect(textOf(said)).toBe(sentence);
    expect(languagesOf(said)).toEqual(['en', 'de']);
  });

  test('in plain words and in algebraic notation', () => {
    const viewing = { at: 'move', number: 1, entry: first, way: 'back' } as const;
    const texts = (['plain', 'algebraic'] as const).map((style) =>
      textOf(phraseNotice({ about: 'viewing', viewing }, english(style))),
    );
    expect(texts).toEqual(['Back to move 1, White: knight g1 to f3', 'Back to move 1, White: Nf3']);
  });
});

describe('how to move is told at the end of the first games’ first message', () => {
  const begun = (howToMove: 'by letters too' | 'without letters'): Notice => ({
    about: 'game begun',
    opponent: { type: 'computer', level: 1, you: 'white' },
    turn: 'white',
    unusual: { strict: true },
    howToMove,
  });

  test.each([
    [
      'by letters too',
      'New game. You are White against the computer, level 1. Strict play. Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.',
    ],
    [
      'without letters',
      'New game. You are White against the computer, level 1. Strict play. Move with the arrows and Enter, or type a move under “Your move”; F1 lists the keys, “Say again” says this again.',
    ],
  ] as const)('%s', (how, sentence) => {
    expect(textOf(phraseNotice(begun(how), english()))).toBe(sentence);
  });

  test.each([
    [
      wordsDe,
      'Ziehen Sie mit den Pfeiltasten und Eingabe, oder drücken Sie I und tippen Sie einen Zug; F1 zeigt die Tasten, Z sagt das noch einmal.',
      'Ziehen Sie mit den Pfeiltasten und Eingabe, oder tippen Sie einen Zug unter „Ihr Zug“; F1 zeigt die Tasten, „Noch einmal sagen“ sagt das noch einmal.',
    ],
    [
      wordsUk,
      'Ходіть стрілками та клавішею Enter або натисніть I і введіть хід; F1 показує клавіші, Z каже це ще раз.',
      'Ходіть стрілками та клавішею Enter або введіть хід у полі «Ваш хід»; F1 показує клавіші, «Сказати ще раз» каже це ще раз.',
    ],
    [
      wordsBe,
      'Хадзіце стрэлкамі і клавішай Энтэр ці націсніце I і набярыце ход; F1 паказвае клавішы, Z кажа гэта яшчэ раз.',
      'Хадзіце стрэлкамі і клавішай Энтэр ці набярыце ход у полі «Ваш ход»; F1 паказвае клавішы, «Паўтарыць» кажа гэта яшчэ раз.',
    ],
    [
      wordsMk,
      'Играјте со стрелките и Enter, или притиснете I и внесете потег; F1 ги наведува копчињата, Z го кажува ова уште еднаш.',
      'Играјте со стрелките и Enter, или внесете потег во „Ваш потег“; F1 ги наведува копчињата, „Повтори“ го кажува ова уште еднаш.',
    ],
  ] as const)('in each language: %#', (words, letters, none) => {
    expect(textOf(phraseNotice(begun('by letters too'), inWords(words)))).toMatch(new RegExp(`\\. ${letters}$`, 'u'));
    expect(words.messages.say('how-to-move')).toBe(none);
  });
});
