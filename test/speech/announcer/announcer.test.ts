import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Announcer, type AnnouncerSettings } from '../../../speech/announcer/announcer.js';
import type { Message } from '../../../speech/announcer/log.js';
import type { SinkName } from '../../../speech/announcer/sink.js';
import { WHO_SPEAKS } from '../../../speech/style.js';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import { DEFAULT_VOICE } from '../../../speech/announcer/voice-choice.js';
import { ROLES } from '../../../src/laws/roles.js';
import { RecordingReader, RecordingVoice, words } from './announcer-fakes.js';

function setUp(settings: Partial<AnnouncerSettings> = {}) {
  const reader = new RecordingReader();
  const voice = new RecordingVoice();
  const announcer = new Announcer(
    { 'screen reader': reader, 'own voice': voice },
    { whoSpeaks: 'screen reader', muted: false, role: 'white', ...settings },
  );
  return { reader, voice, announcer };
}

describe('who says it', () => {
  it.each([
    ['screen reader', 'game', 'reader'],
    ['screen reader', 'page', 'reader'],
    ['app', 'game', 'voice'],
    ['app', 'page', 'voice'],
    ['both', 'game', 'voice'],
    ['both', 'page', 'reader'],
  ] as const)('%s: a message of the %s goes to the %s alone', (whoSpeaks, channel, sink) => {
    const sinks = setUp({ whoSpeaks });
    sinks.announcer.say(words('Springer Gustav eins Felix drei', 'move', channel));
    expect(sinks[sink].texts).toEqual(['Springer Gustav eins Felix drei']);
    expect(sinks[sink === 'reader' ? 'voice' : 'reader'].texts).toEqual([]);
  });

  it('muted, our own voice is silent and stops at once; the log goes on', () => {
    const { announcer, voice, reader } = setUp({ whoSpeaks: 'app' });
    announcer.say(words('one'));
    announcer.configure({ muted: true });
    expect(voice.stops).toBe(1);
    announcer.say(words('two'));
    expect(voice.texts).toEqual(['one']);
    expect(reader.texts).toEqual([]);
    expect(announcer.messages.map(({ utterance }) => textOf(utterance))).toEqual(['one', 'two']);
    announcer.configure({ muted: false });
    announcer.say(words('three'));
    expect(voice.texts).toEqual(['one', 'three']);
  });

  it('muted, the screen reader speaks on', () => {
    const { announcer, reader } = setUp({ muted: true });
    announcer.say(words('one'));
    expect(reader.texts).toEqual(['one']);
  });

  it('muted where both speak, the screen reader takes over what was the part of our voice', () => {
    const { announcer, reader, voice } = setUp({ whoSpeaks: 'both', muted: true });
    announcer.say(words('Bauer Eva zwei Eva vier', 'move', 'game'));
    expect(reader.texts).toEqual(['Bauer Eva zwei Eva vier']);
    expect(voice.texts).toEqual([]);
  });

  it('in a window that the user is not with, our own voice is silent', () => {
    const { announcer, voice, reader } = setUp({ whoSpeaks: 'app' });
    announcer.attentive = false;
    expect(voice.stops).toBe(1);
    announcer.say(words('one'));
    expect([...voice.texts, ...reader.texts]).toEqual([]);
    expect(announcer.messages).toHaveLength(1);
    announcer.attentive = true;
    announcer.say(words('two'));
    expect(voice.texts).toEqual(['two']);
  });

  describe('in the background, where our own voice may call there', () => {
    const alarm = words('White’s flag has fallen.', 'alarm', 'game');

    it.each(WHO_SPEAKS)(
      '%s: our own voice calls what the game tells; the rest is not said, and all is logged',
      (whoSpeaks) => {
        const { announcer, voice, reader } = setUp({ whoSpeaks, voiceInBackground: true });
        announcer.attentive = false;
        announcer.say(words('Bauer Eva zwei Eva vier', 'move', 'game'));
        announcer.say(alarm);
        announcer.say(words('Settings kept.', 'remark', 'page'));
        expect(voice.texts).toEqual(['Bauer Eva zwei Eva vier', 'White’s flag has fallen.']);
        expect(reader.texts).toEqual([]);
        expect(announcer.messages).toHaveLength(3);
      },
    );

    it('says nothing again when the user comes back, and then speaks as was chosen', () => {
      const { announcer, voice, reader } = setUp({ voiceInBackground: true });
      announcer.say(words('one'));
      announcer.attentive = false;
      announcer.say(words('two'));
      announcer.attentive = true;
      announcer.say(words('three'));
      expect([reader.texts, voice.texts]).toEqual([['one', 'three'], ['two']]);
      expect(voice.stops).toBe(1);
    });

    it('goes on with what the game tells when the user leaves, and with nothing else', () => {
      const { announcer, voice } = setUp({ whoSpeaks: 'app', voiceInBackground: true });
      announcer.attentive = false;
      expect(voice.excepted).toEqual(['game']);
      announcer.configure({ voiceInBackground: false });
      expect(voice.excepted).toEqual(['game', undefined]);
    });

    it('is as ever where our own voice is muted', () => {
      const { announcer, voice, reader } = setUp({ whoSpeaks: 'both', muted: true, voiceInBackground: true });
      announcer.attentive = false;
      announcer.say(words('one'));
      expect([reader.texts, voice.texts]).toEqual([['one'], []]);
    });

    it('gets our own voice ready', () => {
      expect(setUp({ voiceInBackground: true }).voice.prepares).toBe(1);
    });
  });

  it('gets our own voice ready when it is chosen, not before', () => {
    const { announcer, voice } = setUp();
    expect(voice.prepares).toBe(0);
    announcer.configure({ whoSpeaks: 'both' });
    expect(voice.prepares).toBe(1);
    expect(setUp({ whoSpeaks: 'app' }).voice.prepares).toBe(1);
  });

  it('stops everything', () => {
    const { announcer, reader, voice } = setUp();
    announcer.stop();
    expect([reader.stops, voice.stops]).toEqual([1, 1]);
  });
});

describe('who hears it', () => {
  it.each(ROLES)('what is meant for others is neither said nor logged at the window of %s', (role) => {
    const { announcer, reader } = setUp({ role });
    announcer.say(words('for white', 'move', 'game', { audience: ['white', 'assistant of white'] }));
    announcer.say(words('for the arbiter', 'move', 'game', { audience: ['arbiter'] }));
    announcer.say(words('for all'));
    const expected = [
      ...(role === 'white' || role === 'assistant of white' ? ['for white'] : []),
      ...(role === 'arbiter' ? ['for the arbiter'] : []),
      'for all',
    ];
    expect(reader.texts).toEqual(expected);
    expect(announcer.messages.map(({ utterance }) => textOf(utterance))).toEqual(expected);
  });

  it('what nobody is meant to hear is not heard', () => {
    const { announcer, reader } = setUp();
    announcer.say(words('nobody', 'move', 'game', { audience: [] }));
    expect(reader.texts).toEqual([]);
  });
});

describe('the log', () => {
  it('has each message once, in order, with ids from 1, and is another array after each', () => {
    const { announcer } = setUp();
    const before = announcer.messages;
    announcer.say(words('one'));
    announcer.say(words('one'));
    expect(before).toEqual([]);
    expect(announcer.messages.map(({ id, utterance }) => [id, textOf(utterance)])).toEqual([
      [1, 'one'],
      [2, 'one'],
    ]);
  });

  it('tells its listeners of each until they end it', () => {
    const { announcer } = setUp();
    const heard: number[] = [];
    const listener = ({ id }: Message): void => void heard.push(id);
    const end = announcer.listen(listener);
    announcer.listen(listener);
    announcer.say(words('one'));
    end();
    announcer.say(words('two'));
    expect(heard).toEqual([1, 1, 2]);
  });

  it('is written before it is told, and told before it is said', () => {
    const { announcer, reader } = setUp();
    const order: unknown[] = [];
    announcer.listen(() => order.push([announcer.messages.length, reader.messages.length]));
    announcer.say(words('one'));
    expect(order).toEqual([[1, 0]]);
  });
});

describe('said again', () => {
  const four = () => {
    const all = setUp();
    for (const text of ['one', 'two', 'three', 'four']) all.announcer.say(words(text));
    all.reader.messages.length = 0;
    return all;
  };

  it.each([
    ['z', [0], ['four']],
    ['z z', [0, 0], ['four', 'four']],
    ['Shift+Z: the one before', [1], ['three']],
    ['Shift+Z again and again goes back to the first and stays there', [1, 1, 1, 1], ['three', 'two', 'one', 'one']],
    ['z, then Shift+Z', [0, 1], ['four', 'three']],
    ['z comes back to the last', [1, 1, 0, 1], ['three', 'two', 'four', 'three']],
  ] as const)('%s', (_keys, backs, expected) => {
    const { announcer, reader } = four();
    for (const back of backs) announcer.repeat(back);
    expect(reader.texts).toEqual(expected);
  });

  it('begins from the last again once something new was said', () => {
    const { announcer, reader } = four();
    announcer.repeat(1);
    announcer.repeat(1);
    announcer.say(words('five'));
    announcer.repeat(1);
    expect(reader.texts).toEqual(['three', 'two', 'five', 'four']);
  });

  it('is not logged again, and listeners hear nothing of it', () => {
    const { announcer } = four();
    let told = 0;
    announcer.listen(() => (told += 1));
    expect(announcer.repeat(0)?.id).toBe(4);
    expect(announcer.messages).toHaveLength(4);
    expect(told).toBe(0);
  });

  it('says that there is nothing yet', () => {
    const { announcer, reader } = setUp();
    expect(announcer.repeat(0)).toBeUndefined();
    expect(announcer.repeat(1)).toBeUndefined();
    expect(reader.messages).toEqual([]);
    announcer.say(words('one'));
    expect(announcer.repeat(1)?.id).toBe(1);
  });

  it('is the answer to a key: an alarm does not alarm again, clock words do not expire', () => {
    const { announcer, reader } = setUp();
    announcer.say(words('White has lost on time.', 'alarm', 'game', { expiresAfter: 1000, key: 'flag' }));
    announcer.repeat(0);
    expect(reader.messages[1]?.utterance).toEqual(words('White has lost on time.', 'answer'));
  });

  it('goes to the sink of its channel', () => {
    const { announcer, reader, voice } = setUp({ whoSpeaks: 'both' });
    announcer.say(words('kurze Rochade', 'move', 'game'));
    announcer.say(words('e4, white pawn', 'answer', 'page'));
    announcer.repeat(0);
    announcer.repeat(1);
    expect(reader.texts).toEqual(['e4, white pawn', 'e4, white pawn']);
    expect(voice.texts).toEqual(['kurze Rochade', 'kurze Rochade']);
  });
});

describe('said again after a key press that may have cut it off', () => {
  /** A move and the answer to the key after it, both written; the key came while the move was hardly heard. */
  const cutOff = () => {
    const all = setUp();
    all.announcer.say(words('Bauer Eva sieben Eva fünf'));
    all.announcer.disturbed();
    all.reader.brokenOff = all.reader.messages[0];
    all.announcer.say(words('e4, white pawn', 'answer', 'page'));
    all.reader.messages.length = 0;
    return all;
  };

  it.each([
    [
      'z gives the move first, then the last message',
      [0, 0, 0],
      ['Bauer Eva sieben Eva fünf', 'e4, white pawn', 'e4, white pawn'],
    ],
    ['z, then Shift+Z goes back from the move', [0, 1], ['Bauer Eva sieben Eva fünf', 'Bauer Eva sieben Eva fünf']],
    [
      'Shift+Z gives the move too, and z then the last message',
      [1, 0],
      ['Bauer Eva sieben Eva fünf', 'e4, white pawn'],
    ],
  ] as const)('%s', (_keys, backs, expected) => {
    const { announcer, reader } = cutOff();
    for (const back of backs) announcer.repeat(back);
    expect(reader.texts).toEqual(expected);
  });

  it('however many answers came after it', () => {
    const { announcer, reader } = cutOff();
    for (let i = 0; i < 20; i += 1) {
      announcer.disturbed();
      announcer.say(words(`answer ${i}`, 'answer', 'page'));
    }
    reader.messages.length = 0;
    announcer.repeat(0);
    announcer.repeat(0);
    expect(reader.texts).toEqual(['Bauer Eva sieben Eva fünf', 'answer 19']);
  });

  it('but not once another move was said', () => {
    const { announcer, reader } = cutOff();
    announcer.say(words('Springer Gustav eins Felix drei'));
    // That was heard, and what was written before it is no longer kept.
    reader.brokenOff = undefined;
    reader.messages.length = 0;
    announcer.repeat(0);
    expect(reader.texts).toEqual(['Springer Gustav eins Felix drei']);
  });

  it('and as ever where nothing was cut off', () => {
    const { announcer, reader } = setUp();
    announcer.say(words('Bauer Eva sieben Eva fünf'));
    announcer.disturbed();
    announcer.say(words('e4, white pawn', 'answer', 'page'));
    reader.messages.length = 0;
    announcer.repeat(0);
    expect(reader.texts).toEqual(['e4, white pawn']);
  });
});

describe('a sample', () => {
  const segments = [
    { text: 'Springer Gustav eins Felix drei', lang: 'de' },
    { text: 'check', lang: 'en' },
  ];

  it.each(WHO_SPEAKS)('%s: goes to our own voice alone, and is never logged', (whoSpeaks) => {
    const { announcer, reader, voice } = setUp({ whoSpeaks });
    expect(announcer.sample(segments)).toBe(true);
    expect(voice.messages.map(({ utterance }) => utterance.segments)).toEqual([segments]);
    expect(reader.texts).toEqual([]);
    expect(announcer.messages).toEqual([]);
    expect(announcer.repeat(0)).toBeUndefined();
  });

  it.each(WHO_SPEAKS)('%s: of what a screen reader is given goes to it alone, and is never logged', (whoSpeaks) => {
    const { announcer, reader, voice } = setUp({ whoSpeaks });
    announcer.sampleForReader(segments);
    expect(reader.messages.map(({ utterance }) => utterance.segments)).toEqual([segments]);
    expect(voice.texts).toEqual([]);
    expect(announcer.messages).toEqual([]);
  });

  it('muted, is not heard, and says so', () => {
    const { announcer, voice } = setUp({ whoSpeaks: 'app', muted: true });
    expect(announcer.sample(segments)).toBe(false);
    expect(voice.texts).toEqual([]);
  });
});

it('a screen reader is given the German call as it was chosen', () => {
  const { announcer, reader } = setUp({ germanCall: 'respelt' });
  expect(reader.choices.map(({ germanCall }) => germanCall)).toEqual(['respelt']);
  announcer.configure({ germanCall: 'as written' });
  expect(reader.choices.at(-1)?.germanCall).toBe('as written');
});

describe('our own voice', () => {
  const slow = { ...DEFAULT_VOICE, rate: 0.8 };
  const fast = { ...DEFAULT_VOICE, rate: 2 };

  it('sounds as it was chosen, from the start and after each change', () => {
    const { announcer, voice } = setUp({ voice: slow });
    expect(voice.choices).toEqual([slow]);
    announcer.configure({ voice: fast });
    expect(voice.choices.at(-1)).toEqual(fast);
    announcer.configure({ muted: true });
    expect(voice.choices.at(-1)).toEqual(fast);
  });

  it('tells which voices the device has, and when they are known', () => {
    const { announcer, voice } = setUp();
    let told = 0;
    const end = announcer.listenVoices(() => (told += 1));
    expect([announcer.voices, voice.prepares]).toEqual([undefined, 0]);
    announcer.findVoices();
    expect(voice.prepares).toBe(1);
    voice.bring([{ name: 'Anna', lang: 'de-DE' }]);
    expect(announcer.voices).toEqual([{ name: 'Anna', lang: 'de-DE' }]);
    end();
    voice.bring([]);
    expect([announcer.voices, told]).toEqual([[], 1]);
  });

  it('is silent from the first microphone that listens to the last, each ended once', () => {
    const { announcer, voice } = setUp({ whoSpeaks: 'app' });
    const endOne = announcer.beginListening();
    const endOther = announcer.beginListening();
    expect(voice.holds).toEqual([true]);
    endOne();
    endOne();
    expect(voice.holds).toEqual([true]);
    endOther();
    expect(voice.holds).toEqual([true, false]);
    announcer.beginListening()();
    expect(voice.holds).toEqual([true, false, true, false]);
  });

  it('tells a microphone when it speaks', () => {
    const { announcer, voice } = setUp({ whoSpeaks: 'app' });
    const heard: boolean[] = [];
    const end = announcer.listenSpeaking((speaking) => heard.push(speaking));
    voice.tellSpeaking(true);
    voice.tellSpeaking(false);
    end();
    voice.tellSpeaking(true);
    expect(heard).toEqual([true, false]);
  });
});

describe('what was said before', () => {
  it('is logged and can be asked for again, and is not said', () => {
    const { announcer, reader } = setUp();
    announcer.recall(words('Bauer Eva zwei Eva vier'));
    announcer.recall(words('for black', 'move', 'game', { audience: ['black'] }));
    expect(announcer.messages.map(({ id, utterance }) => [id, textOf(utterance)])).toEqual([
      [1, 'Bauer Eva zwei Eva vier'],
    ]);
    expect(reader.texts).toEqual([]);
    announcer.repeat(0);
    expect(reader.texts).toEqual(['Bauer Eva zwei Eva vier']);
  });
});

describe('what has the focus', () => {
  const square = { text: 'e4, white pawn', lang: 'en' };

  it.each([
    ['screen reader', []],
    ['app', ['e4, white pawn']],
    ['both', []],
  ] as const)('%s: is said only where our own voice is the only one, and never logged', (whoSpeaks, expected) => {
    const { announcer, reader, voice } = setUp({ whoSpeaks });
    announcer.mention(square);
    expect(voice.texts).toEqual(expected);
    expect(reader.texts).toEqual([]);
    expect(announcer.messages).toEqual([]);
    expect(announcer.repeat(0)).toBeUndefined();
  });

  it('is not said when muted, nor in a window that the user is not with', () => {
    const { announcer, voice } = setUp({ whoSpeaks: 'app', muted: true });
    announcer.mention(square);
    announcer.configure({ muted: false });
    announcer.attentive = false;
    announcer.mention(square);
    expect(voice.texts).toEqual([]);
  });
});

describe('what is under a finger', () => {
  it('goes to the one sink that there is, and is never logged', () => {
    const { announcer, reader, voice } = setUp({ whoSpeaks: 'app' });
    announcer.explored({ text: 'e4, white pawn', lang: 'en' });
    expect(voice.texts).toEqual(['e4, white pawn']);
    expect(reader.texts).toEqual([]);
    expect(announcer.messages).toEqual([]);
    expect(announcer.repeat(0)).toBeUndefined();
  });
});

describe('exactly one sink', () => {
  const utteranceAnd = fc.record({
    priority: fc.constantFrom('alarm', 'answer', 'move', 'clock', 'remark'),
    channel: fc.constantFrom('game', 'page'),
    audience: fc.subarray([...ROLES]),
  });
  const step = fc.oneof(
    { weight: 5, arbitrary: utteranceAnd.map((utterance) => ({ does: 'say', utterance }) as const) },
    { weight: 2, arbitrary: fc.nat(3).map((back) => ({ does: 'repeat', back }) as const) },
    { weight: 1, arbitrary: fc.constant({ does: 'sample' } as const) },
    { weight: 1, arbitrary: fc.boolean().map((cutsOff) => ({ does: 'press', cutsOff }) as const) },
    {
      weight: 2,
      arbitrary: fc
        .record(
          {
            whoSpeaks: fc.constantFrom(...WHO_SPEAKS),
            muted: fc.boolean(),
            voiceInBackground: fc.boolean(),
            role: fc.constantFrom(...ROLES),
          },
          { requiredKeys: [] },
        )
        .map((change) => ({ does: 'configure', change }) as const),
    },
    { weight: 1, arbitrary: fc.boolean().map((attentive) => ({ does: 'attend', attentive }) as const) },
  );

  /** Written out by hand from the promise: who speaks, channel, muted, attentive, and whether the game is called in the background. */
  function expectedSink(settings: AnnouncerSettings, attentive: boolean, { channel }: Utterance): SinkName | 'none' {
    if (settings.voiceInBackground && !attentive && !settings.muted) return channel === 'game' ? 'own voice' : 'none';
    if (settings.whoSpeaks === 'screen reader') return 'screen reader';
    if (settings.whoSpeaks === 'both' && channel === 'page') return 'screen reader';
    if (settings.muted) return settings.whoSpeaks === 'both' ? 'screen reader' : 'none';
    return attentive ? 'own voice' : 'none';
  }

  it('for each message of any stream, whatever is chosen meanwhile', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { announcer, reader, voice } = setUp();
        let settings: AnnouncerSettings = { whoSpeaks: 'screen reader', muted: false, role: 'white' };
        let number = 0;
        for (const each of steps) {
          const before = { reader: reader.messages.length, voice: voice.messages.length };
          let delivered: Utterance | undefined;
          let sampled = false;
          switch (each.does) {
            case 'sample':
              sampled = announcer.sample([{ text: 'sample', lang: 'en' }]);
              expect(sampled).toBe(!settings.muted);
              break;
            case 'press':
              reader.brokenOff = each.cutsOff ? reader.messages.findLast(({ id }) => id > 0) : undefined;
              announcer.disturbed();
              break;
            case 'say': {
              const utterance = { ...words(`message ${(number += 1)}`), ...each.utterance };
              const logged = announcer.messages.length;
              announcer.say(utterance);
              const meant = utterance.audience.includes(settings.role);
              expect(announcer.messages.length).toBe(logged + (meant ? 1 : 0));
              if (meant) delivered = utterance;
              break;
            }
            case 'repeat':
              delivered = announcer.repeat(each.back)?.utterance;
              break;
            case 'configure':
              announcer.configure(each.change);
              settings = { ...settings, ...each.change };
              break;
            case 'attend':
              announcer.attentive = each.attentive;
              break;
          }
          const sink = delivered && expectedSink(settings, announcer.attentive, delivered);
          expect(reader.messages.length - before.reader).toBe(sink === 'screen reader' ? 1 : 0);
          expect(voice.messages.length - before.voice).toBe(sink === 'own voice' || sampled ? 1 : 0);
        }
      }),
      { seed: 4105, numRuns: 300 },
    );
  });
});
