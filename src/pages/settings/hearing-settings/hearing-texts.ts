/** The recognisers and the ways of talking in words, and how it stands with them. */
import { msg } from '../texts.js';
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
      return msg('recogniser-none');
    case 'on device':
      return msg('recogniser-on-device');
    case 'cloud':
      return msg('recogniser-cloud');
    case 'vosk':
      return msg('recogniser-vosk');
  }
}

/** How it stands with a recogniser; of Vosk, as long as it works here, its model tells. */
export function availabilityText(name: RecogniserName, availability: AvailabilityTold | undefined): string | undefined {
  if (name === 'vosk' && availability !== 'unavailable') return undefined;
  switch (availability) {
    case undefined:
      return undefined;
    case 'available':
      return msg('recogniser-available');
    case 'downloadable':
      return msg('recogniser-downloadable');
    case 'downloading':
      return msg('recogniser-downloading');
    case 'unavailable':
      return msg('recogniser-unavailable');
    case 'no answer':
      return msg('recogniser-no-answer');
  }
}

/** @param keys those for talking, as they are called */
export function wayText(way: TalkingWay, keys: readonly string[]): string {
  const all = keys.join(', ');
  switch (way) {
    case 'push to talk':
      return keys.length > 0 ? msg('way-hold', { keys: all }) : msg('way-hold-button');
    case 'toggle':
      return keys.length > 0 ? msg('way-toggle', { keys: all }) : msg('way-toggle-button');
    case 'always':
      return msg('way-always');
  }
}

export function listenForText(language: ListenedFor, page: string): string {
  switch (language) {
    case 'page':
      return msg('listen-for-page', { language: page });
    case 'german call':
      return msg('listen-for-german');
  }
}

/** @param lang the language of the page, for its way of writing numbers */
export function modelText(model: ModelState, lang: string): string {
  if (model.type === 'none') return msg('model-none');
  const { name } = model;
  const size = megabytes(model.bytes, lang);
  switch (model.type) {
    case 'loading':
      return msg('model-loading', { name, size });
    case 'ready':
      return msg('model-ready', { name, size });
    case 'unreadable':
      return msg('model-unreadable', { name, size });
  }
}

/** "41.2 MB", as the language writes it. */
export function megabytes(bytes: number, lang: string): string {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' });
  return number.format(bytes / 1_000_000);
}
