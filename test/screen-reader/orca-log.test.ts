import { describe, expect, it } from 'vitest';
import { OrcaLogReader } from './orca-log.js';

const texts = (...pieces: readonly string[]): readonly string[] => {
  const reader = new OrcaLogReader();
  return pieces.flatMap((piece) => reader.read(piece)).map(({ text }) => text);
};

describe('what Orca said, from its log', () => {
  it.each([
    ["10:00:00.000001 - SPEECH OUTPUT: 'Edge'{'established': False}\n", 'Edge'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'Q' voice=uppercase{'average-pitch': 7.0}\n", 'Q'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'return ' {'established': False}\n", 'return'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'Nf3'[{'established': False}]\n", 'Nf3'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'Page has 1 form.'None\n", 'Page has 1 form.'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'Anna–Hector'\n", 'Anna–Hector'],
    ["10:00:00.000001 - SPEECH OUTPUT: 'the king's pawn'{'established': False}\n", "the king's pawn"],
    ["10:00:00.000001 - SPEECH OUTPUT: 'Edge\u00a0'{'established': False}\n", 'Edge'],
  ])('reads %j', (line, text) => {
    expect(texts(line)).toEqual([text]);
  });

  it('leaves out everything else that Orca notes', () => {
    const log = [
      '10:00:00.000001 - EVENT MANAGER: Dequeued object:text-changed:insert',
      "vvvvv PRESENT LIVE REGION MESSAGE 'Edge' vvvvv",
      "10:00:00.000001 - BRAILLE LINE:  'Edge'",
      '',
    ].join('\n');
    expect(texts(log)).toEqual([]);
  });

  it('reads a text of several lines as one', () => {
    const log = `10:00:00.000001 - SPEECH OUTPUT: 'one\n${' '.repeat(18)}two'{'established': False}\n`;
    expect(texts(log)).toEqual(['one two']);
  });

  it('waits for the rest of what has come in pieces', () => {
    const log = `10:00:00.000001 - SPEECH OUTPUT: 'one\n${' '.repeat(18)}two'None\n10:00:00.000002 - SPEECH OUTPUT: 'three'\n`;
    for (let at = 0; at <= log.length; at += 1) {
      expect(texts(log.slice(0, at), log.slice(at))).toEqual(['one two', 'three']);
    }
  });

  it('tells equal texts one by one, for doubles are faults', () => {
    const line = "10:00:00.000001 - SPEECH OUTPUT: 'Edge'None\n";
    expect(texts(line, line)).toEqual(['Edge', 'Edge']);
  });

  it('tells when, in milliseconds since midnight', () => {
    const [heard] = new OrcaLogReader().read("01:02:03.456000 - SPEECH OUTPUT: 'Edge'\n");
    expect(heard?.at).toBeCloseTo(3_723_456, 3);
  });

  it('does not pass over what it cannot read', () => {
    const log = "10:00:00.000001 - SPEECH OUTPUT: 'Edge\n10:00:00.000002 - EVENT MANAGER: nothing\n";
    expect(() => texts(log)).toThrow('Edge');
  });
});
