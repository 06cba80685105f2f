import { expect, test } from 'vitest';
import { en } from '../../../speech/grammar/en.js';
import { refusals } from '../../../speech/messages/generated/en/refusals.js';
import { shared } from '../../../speech/messages/generated/en/shared.js';
import { sayOwn } from '../../../speech/phrase/own-message.js';
import { createMessages } from '../../../speech/phrase/say.js';

const messages = createMessages(en, [shared, refusals]);

test('a value is said by the message of its name, which is given all it has', () => {
  const refusal = { reason: 'no such move', number: 7, article: '4.8' } as const;
  expect(sayOwn(messages, 'refusal', 'reason', refusal)).toBe('The opponent has made no move 7 in this game.');
});

test('a value that has no message, or not what its message is given, does not compile', () => {
  // @ts-expect-error There is no message of this name.
  expect(() => sayOwn(messages, 'refusal', 'reason', { reason: 'no such thing' })).toThrow('No message');
  const unnumbered = { reason: 'no such move' } as const;
  // @ts-expect-error Its message is given a number.
  expect(() => sayOwn(messages, 'refusal', 'reason', unnumbered)).toThrow('number');
  const one = unnumbered as typeof unnumbered | { readonly reason: 'no offer' };
  // @ts-expect-error One of both is not.
  expect(() => sayOwn(messages, 'refusal', 'reason', one)).toThrow('number');
});
