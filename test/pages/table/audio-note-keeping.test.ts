/** An audio note from the microphone to the sheet: nothing is written that is not kept. */
import { describe, expect, it } from 'vitest';
import { AudioNoteKeeping, NOTE_LIMIT, type NoteFor } from '../../../src/pages/table/score/audio-note-keeping.js';
import type { NoteBegun } from '../../../src/pages/table/score/note-device.js';
import type { NoteKept } from '../../../src/storage/audio-notes.js';
import { FakeTimers, settled } from '../../game/fakes.js';

const first: NoteFor = { game: 'g', side: 'white', ply: 1 };

function setUp() {
  const log: string[] = [];
  const timers = new FakeTimers();
  /** What the test decides. */
  const may = {
    begun: undefined as NoteBegun | undefined,
    sound: new Blob(['knight f3']) as Blob | undefined,
    kept: { ok: true } as NoteKept,
    written: true,
  };
  let cut: (() => void) | undefined;
  const recording = () => {
    const ended = new Promise<void>((resolve) => {
      cut = resolve;
    });
    return {
      ended,
      stop: () => {
        log.push('microphone off');
        return Promise.resolve(may.sound);
      },
    };
  };
  let count = 0;
  const keeping = new AudioNoteKeeping({
    device: {
      record: () => Promise.resolve(may.begun ?? { ok: true, recording: recording() }),
      play: () => Promise.resolve(true),
    },
    notes: {
      keep: ({ id, game, sound }) => {
        log.push(`keep ${id} of ${game}, ${sound.size}`);
        return Promise.resolve(may.kept);
      },
      find: () => Promise.resolve(undefined),
      forget: (id) => {
        log.push(`forget ${id}`);
        return Promise.resolve();
      },
    },
    timers,
    newId: () => {
      count += 1;
      return `note ${count}`;
    },
    write: ({ side, ply }, note) => {
      log.push(`write ${note} for ${side} ${ply}`);
      return Promise.resolve(may.written);
    },
    told: (what, { side }) => log.push(`${side}: ${what}`),
    changed: () => undefined,
    report: (error) => log.push(String(error)),
  });
  return { keeping, log, timers, may, cut: () => cut?.() };
}

describe('an audio note', () => {
  it('is kept, and then written', async () => {
    const { keeping, log } = setUp();
    await keeping.toggle(first);
    expect(keeping.recordingFor).toBe(first);
    await keeping.toggle(first);
    expect(keeping.recordingFor).toBeUndefined();
    expect(log).toEqual(['white: recording', 'microphone off', 'keep note 1 of g, 9', 'write note 1 for white 1']);
  });

  it('is for the line for which it was begun, wherever it is ended', async () => {
    const { keeping, log } = setUp();
    await keeping.toggle(first);
    await keeping.toggle({ ...first, ply: 2 });
    expect(log.at(-1)).toBe('write note 1 for white 1');
  });

  it('is not written where it cannot be kept', async () => {
    const { keeping, log, may } = setUp();
    may.kept = { ok: false, trouble: 'disk full' };
    await keeping.toggle(first);
    await keeping.toggle(first);
    expect(log.slice(1)).toEqual(['microphone off', 'keep note 1 of g, 9', 'white: disk full']);
  });

  it('is forgotten where the Laws refuse the line', async () => {
    const { keeping, log, may } = setUp();
    may.written = false;
    await keeping.toggle(first);
    await keeping.toggle(first);
    expect(log.slice(-2)).toEqual(['write note 1 for white 1', 'forget note 1']);
  });

  it.each(['cannot record', 'not allowed', 'no microphone'] as const)('is refused: %s', async (trouble) => {
    const { keeping, log, may } = setUp();
    may.begun = { ok: false, trouble };
    await keeping.toggle(first);
    expect([log, keeping.recordingFor]).toEqual([[`white: ${trouble}`], undefined]);
    // And can be tried again.
    may.begun = undefined;
    await keeping.toggle(first);
    expect(log.at(-1)).toBe('white: recording');
  });

  it('in which nothing was recorded is none', async () => {
    const { keeping, log, may } = setUp();
    may.sound = undefined;
    await keeping.toggle(first);
    await keeping.toggle(first);
    expect(log.slice(1)).toEqual(['microphone off', 'white: nothing recorded']);
  });

  it('ends by itself after a minute, and when the microphone is taken away', async () => {
    const { keeping, log, timers, cut } = setUp();
    await keeping.toggle(first);
    await timers.pass(NOTE_LIMIT - 1);
    expect(log).toEqual(['white: recording']);
    await timers.pass(1);
    expect(log.at(-1)).toBe('write note 1 for white 1');
    await keeping.toggle(first);
    cut();
    await settled();
    expect(log.at(-1)).toBe('write note 2 for white 1');
    expect(timers.running).toBe(0);
  });

  it('is abandoned with its game, also while the microphone is still asked for', async () => {
    const { keeping, log } = setUp();
    await keeping.toggle(first);
    await keeping.abandon();
    expect([log, keeping.recordingFor]).toEqual([['white: recording', 'microphone off'], undefined]);
    const asked = keeping.toggle(first);
    await keeping.abandon();
    await asked;
    expect([log.slice(2), keeping.recordingFor]).toEqual([['microphone off'], undefined]);
  });
});
