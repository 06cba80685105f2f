/** The recognisers and the ways of talking in words, and how it stands with them. */
import { msg, str } from '@lit/localize';
import type {
  ListenedFor,
  RecogniserChoice,
  RecogniserName,
  TalkingWay,
} from '../../../../speech/recogniser/listening-choice.js';
import type { AvailabilityTold, ModelState } from './hearing-state.js';

export function recogniserText(name: RecogniserChoice): string {
  switch (name) {
    case 'none':
      return msg('None: nothing listens', { id: 'recogniser-none' });
    case 'on device':
      return msg('The browser’s, on this device: nothing that is said leaves it', { id: 'recogniser-on-device' });
    case 'cloud':
      return msg('The browser’s, over the servers of its maker', { id: 'recogniser-cloud' });
    case 'vosk':
      return msg('Vosk, on this device, with a model file of your own', { id: 'recogniser-vosk' });
  }
}

/** How it stands with a recogniser; of Vosk, as long as it works here, its model tells. */
export function availabilityText(name: RecogniserName, availability: AvailabilityTold | undefined): string | undefined {
  if (name === 'vosk' && availability !== 'unavailable') return undefined;
  switch (availability) {
    case undefined:
      return undefined;
    case 'available':
      return msg('It can be used now.', { id: 'recogniser-available' });
    case 'downloadable':
      return msg('Its language must be fetched first.', { id: 'recogniser-downloadable' });
    case 'downloading':
      return msg('Its language is being fetched.', { id: 'recogniser-downloading' });
    case 'unavailable':
      return msg('Not on this device, or not for this language.', { id: 'recogniser-unavailable' });
    case 'no answer':
      return msg('The browser does not say whether it can be used. Try it.', { id: 'recogniser-no-answer' });
  }
}

/** @param keys those for talking, as they are called */
export function wayText(way: TalkingWay, keys: readonly string[]): string {
  const all = keys.join(', ');
  switch (way) {
    case 'push to talk':
      return keys.length > 0
        ? msg(str`Hold ${all} or the button while talking`, { id: 'way-hold' })
        : msg('Hold the button while talking', { id: 'way-hold-button' });
    case 'toggle':
      return keys.length > 0
        ? msg(str`Press ${all} or the button before talking, and again after it`, { id: 'way-toggle' })
        : msg('Press the button before talking, and again after it', { id: 'way-toggle-button' });
    case 'always':
      return msg('Listen always, from one press to the next', { id: 'way-always' });
  }
}

export function listenForText(language: ListenedFor, page: string): string {
  switch (language) {
    case 'page':
      return msg(str`The language of the page: ${page}`, { id: 'listen-for-page' });
    case 'german call':
      return msg('The German of the FIDE call', { id: 'listen-for-german' });
  }
}

/** @param lang the language of the page, for its way of writing numbers */
export function modelText(model: ModelState, lang: string): string {
  if (model.type === 'none') return msg('No model file has been chosen.', { id: 'model-none' });
  const { name } = model;
  const size = megabytes(model.bytes, lang);
  switch (model.type) {
    case 'loading':
      return msg(str`${name}, ${size}: it is being read.`, { id: 'model-loading' });
    case 'ready':
      return msg(str`${name}, ${size}: ready.`, { id: 'model-ready' });
    case 'unreadable':
      return msg(str`${name}, ${size}: it cannot be read. Choose another file.`, { id: 'model-unreadable' });
  }
}

/** "41.2 MB", as the language writes it. */
function megabytes(bytes: number, lang: string): string {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });
  return number.format(bytes / 1_000_000);
}
