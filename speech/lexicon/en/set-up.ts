/** What is said in English where a position is set up. */
import type { SetUpWords } from '../../hearing/set-up/words.js';

export const SET_UP: SetUpWords = {
  phrases: {
    remove: ['remove {rest}', 'take off|away {rest}', 'take|remove|delete|clear|empty {rest}'],
    move: ['move {rest}', 'shift {rest}'],
    clear: ['clear', 'clear|empty [the] [whole] board', '[an] empty board', 'clear|remove|take [off] everything|all'],
    'starting-position': [
      'starting position',
      '[the] starting|start|initial position',
      '[set] [up] [the] starting|start|initial position',
      'new board',
    ],
    chess960: [
      'chess960 {number}',
      'chess960|chess-960|fischer [position] [number] {number}',
      'chess 960 [position] [number] {number}',
    ],
    'chess960-on': ['chess960', 'chess960|chess-960', 'chess 960', 'fischer random [chess]'],
    'chess960-off': ['regular chess', 'no chess960', 'regular|normal|usual chess|castling'],
    'as-in-game': [
      'as in the game',
      '[as] [in] [the] game|position of my game',
      'as in [the|my] game',
      '[the] position of [the|my] game',
    ],
    'to-move': [
      '{color} to move',
      '{color} [is] to move|play',
      '{color} moves',
      '{color} turn',
      'it is {color} turn',
      'turn [of] {color}',
    ],
    undo: ['undo', 'undo [it|that]', 'back', 'take back', 'take it|that back'],
    read: [
      'read the position',
      'read [the] position',
      'position',
      'what stands [there]',
      'what is on the board',
      'read [it] [out]',
    ],
    possible: [
      'is it possible',
      'is it|this possible|legal',
      'check',
      'check [the] position',
      'can it|this be played',
      'what is missing|wrong',
    ],
    fen: ['fen {rest}', 'position fen {rest}', 'set [up] fen {rest}'],
    play: ['play', 'play|start [it] [from] [here]', 'play from here', 'start [the] game', 'begin [the] [game]'],
    'play-as': ['play as {color}', 'play [with] {color}', 'i play|take {color}', 'i am {color}'],
    'play-computer': ['play against the computer', 'play [against|with] [the] computer'],
    'play-beside': [
      'play with somebody beside',
      'play [with] [somebody|someone|a] [player] beside [me]',
      'two players',
    ],
  },
  negations: ['no', 'not', 'cannot', "can't", 'without', 'none', 'neither', 'never'],
};
