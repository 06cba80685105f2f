/** Being listened to, in English. */
import type { VoiceWords } from '../voice.js';
import { listed } from './names.js';

/** The keys for talking; where there is none, the button. */
const orButton = (keys: readonly string[]): string => (keys.length > 0 ? listed(keys, 'or') : 'the button');

export const voice: VoiceWords = {
  heard: (words) => ['I heard:', { ...words, text: `“${words.text}”.` }],
  trouble: {
    'no microphone': 'No microphone was found. Connect one, then try again.',
    'not allowed':
      'The browser does not let the page use the microphone. Allow it in the browser’s settings for this page, then try again.',
    'no speech': 'Nothing was heard. Try again, nearer to the microphone.',
    'language not supported':
      'This recogniser does not know the language. Choose another one under Voice input, in the settings.',
    'language not installed':
      'The recogniser must fetch the language first. Press “Get it” under Voice input, in the settings.',
    network:
      'The recogniser could not reach its servers. Connect to the network, or choose another one under Voice input, in the settings.',
    'model unreadable': 'The model of speech cannot be read. Choose another file under Voice input, in the settings.',
    failed: 'The recogniser stopped. Try again, or choose another one under Voice input, in the settings.',
  },
  noneChosen: 'Voice input is off. Choose a recogniser under Voice input, in the settings.',
  chosen: {
    none: 'Voice input off.',
    'on device': 'Voice input on this device.',
    cloud: 'Voice input over the servers of the browser’s maker.',
    vosk: 'Voice input by Vosk.',
  },
  way: {
    'push to talk': (keys) => `Hold ${orButton(keys)} while you talk.`,
    toggle: (keys) => `Press ${orButton(keys)} before you talk, and again after it.`,
    always: (keys) =>
      keys.length > 0
        ? `${listed(keys, 'or')} begins the listening, which goes on until it is pressed again.`
        : 'The button begins the listening, which goes on until it is pressed again.',
  },
  listenFor: {
    page: 'It listens for English.',
    'german call': 'It listens for the German call.',
  },
  listening: 'Listening.',
  notListening: 'Not listening.',
  supply: {
    'language fetched': 'The language is there.',
    'language not fetched': 'The language could not be fetched. Connect to the network and try again.',
    'model loading': 'The model is being read.',
    'model ready': 'The model is ready.',
    'model not kept':
      'The model cannot be kept on this device: there is too little room. It is used until the page is closed.',
    'model forgotten': 'The model was removed from this device.',
    'no model': 'Choose a model file for Vosk first.',
  },
  confirmMoves: {
    on: 'Each move is asked about before it is made.',
    off: 'Moves are made without asking.',
  },
};
