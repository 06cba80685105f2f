/**
 * What stands on the envelope of an adjourned game, read out, and what is said on the way into it and out of it (Guidelines I).
 */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import type { Position } from '../../src/laws/board/board.js';
import { RANKS, rankOf } from '../../src/laws/squares.js';
import { envelopeWords, type EnvelopeWords } from '../phrase/envelope.js';
import { textOf, type Segment, type Utterance } from '../utterance.js';
import { phraseAnswer } from './answers.js';
import type { WholeOptions } from './call.js';
import { page, segmentsOf } from './segments.js';

/** I.2: whole sentences, the position rank by rank among them. It is that of the game, which the envelope has as a notation. */
export function phraseEnvelope(envelope: Envelope, position: Position, options: WholeOptions): Utterance {
  return page(sentencesOf(envelope, position, options).flat(), 'answer');
}

/** The same, to be read on the page: a line for each thing that stands there. */
export function envelopeLines(envelope: Envelope, position: Position, options: WholeOptions): readonly string[] {
  return sentencesOf(envelope, position, options).map((segments) => textOf(page(segments, 'answer')));
}

/** I.3: what is wrong or missing on it. */
export function phraseFaults(faults: readonly { readonly field: EnvelopeField }[], options: WholeOptions): Utterance {
  return phraseOfEnvelope((words) => faults.map(({ field }) => words.fault(field)), options);
}

/** Any other of its sentences. */
export function phraseOfEnvelope(
  say: (words: EnvelopeWords) => string | readonly string[],
  options: WholeOptions,
): Utterance {
  const said = say(envelopeWords(options.words.messages));
  return page(segmentsOf(typeof said === 'string' ? said : said.join(' '), options), 'answer');
}

function sentencesOf(
  { players, times, sealedBy, moveNumber, offer, resumption }: Envelope,
  position: Position,
  options: WholeOptions,
): readonly (readonly Segment[])[] {
  const envelope = envelopeWords(options.words.messages);
  const ranks = RANKS.map((rank) => ({
    rank,
    pieces: position.pieces().filter(({ square }) => rankOf(square) === rank),
  }));
  const said = (sentence: string): readonly Segment[] => segmentsOf(sentence, options);
  return [
    said(envelope.players({ white: asTyped(players.white), black: asTyped(players.black) })),
    [...said(envelope.position()), ...phraseAnswer({ about: 'position', ranks }, options).segments],
    said(envelope.times(times)),
    said(envelope.sealed(sealedBy, moveNumber)),
    said(envelope.offer(offer)),
    said(
      envelope.resumption({
        date: asTyped(resumption.date),
        time: asTyped(resumption.time),
        venue: asTyped(resumption.venue),
      }),
    ),
  ];
}

/** What somebody typed, to be set into a sentence that ends by itself: "11 Sept." has its full stop, and no text has a mark. */
function asTyped(text: string): string {
  return text
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/[.\s]+$/u, '')
    .trim();
}
