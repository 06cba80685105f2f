/** What is said of an adjourned game and its envelope (Guidelines I): the message of each. */
import { opposite } from '../../src/laws/squares.js';
import type { EnvelopeWords, ToResume } from '../words/envelope.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

export function envelopeWords(messages: Messages<'envelope'>): EnvelopeWords {
  const { say } = messages;
  return {
    players: (names) => say('envelope-players', names),
    position: () => say('envelope-position'),
    times: (times) => say('envelope-times', times),
    sealed: (by, number) => say('envelope-sealed', { by, number }),
    offer: (by) => (by ? say('envelope-offer', { by }) : say('envelope-no-offer')),
    resumption: (resumption) => say('envelope-resumption', resumption),
    fault: (field) => say(`envelope-fault-${dashed(field)}`),
    toAdjourn: (sealer) => say('envelope-to-adjourn', { sealer }),
    turnAway: (sealer) => say('envelope-turn-away', { sealer, other: opposite(sealer) }),
    lockedAway: () => say('envelope-locked-away'),
    doubt: (doubt) => say(`envelope-doubt-${dashed(doubt)}`),
    toResume: (what) => toResume(what, messages),
    found: (text) => say('envelope-found', { text }),
    trouble: (trouble) => say(`envelope-trouble-${dashed(trouble)}`),
  };
}

function toResume(
  { sealer, present, late, envelope, clock, times, position }: ToResume,
  { say }: Messages<'envelope'>,
): readonly string[] {
  const { white, black } = present;
  const here = say('envelope-present', { white: white ? 'yes' : 'no', black: black ? 'yes' : 'no' });
  if (!position) return [here, say('envelope-position-unknown')];
  return [
    here,
    ...(late > 0 ? [say('envelope-late', { late })] : []),
    envelope === 'stays closed' ? say('envelope-stays-closed') : say(`envelope-${envelope}`, { sealer }),
    ...(times ? [] : [say('envelope-times-unknown')]),
    ...(clock ? [say('envelope-clock-started', { side: clock })] : []),
  ];
}
