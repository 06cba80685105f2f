/**
 * What Orca said, read while it runs. Each thing it gives to the speech synthesiser stands in its log as
 * `HH:MM:SS.ffffff - SPEECH OUTPUT: 'text' voice=…{…}`; further lines of one text are indented under the first.
 */
import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const STAMP = /^(\d\d):(\d\d):(\d\d\.\d+) - /;
const SPOKEN = /^SPEECH OUTPUT: '([^]*)'\s*(?:voice=\w+\s*)?(?:\[?\{[^]*\}\]?|None)?$/;
/** So far Orca indents the further lines of one entry. */
const INDENT = ' '.repeat(18);

/**
 * Read by Orca when it starts (its own door for users' additions). It has Orca write its log line by line instead of through a
 * buffer, only what is said and not every event, and also the reading of the whole page, which Orca does not log by itself. While a file is
 * there that reading does not wait for the voice: what is said is the same, in milliseconds instead of minutes.
 */
export const ORCA_CUSTOMIZATIONS = `import os
from gi.repository import GLib
from orca import debug, speech, speechserver

debug.debugLevel = debug.LEVEL_INFO
debug.debugFile = open(os.environ['ANNA_HECTOR_HEARD'], 'w', buffering=1, encoding='utf-8')


def logged(utterances):
    for utterance in utterances:
        debug.println(debug.LEVEL_INFO, "SPEECH OUTPUT: '%s'" % utterance[0].utterance, True)
        yield utterance


def at_once(utterances, progress):
    context = next(utterances, [None])[0]
    if context is None:
        return False
    context.currentOffset = context.endOffset
    progress(context, speechserver.SayAllContext.COMPLETED)
    return True


def said(utterances, progress):
    if os.path.exists(os.environ['ANNA_HECTOR_HURRY']):
        GLib.idle_add(at_once, logged(utterances), progress)
    else:
        say_all(logged(utterances), progress)


say_all = speech.sayAll
speech.sayAll = said
`;

/** @typedef {{ readonly at: number, readonly text: string }} Heard What was said, and when: milliseconds since midnight, UTC. */

/** Reads the log from its text, which may come in any pieces. */
export class OrcaLogReader {
  #open = '';

  /**
   * @param {string} text What was added to the log.
   * @returns {readonly Heard[]} What is heard in the lines that are complete by now.
   */
  read(text) {
    const lines = (this.#open + text).split('\n');
    this.#open = lines.pop() ?? '';
    const heard = [];
    for (let index = 0; index < lines.length; index += 1) {
      const stamp = STAMP.exec(lines[index]);
      if (!stamp) continue;
      let entry = lines[index].slice(stamp[0].length);
      let last = index;
      while (!SPOKEN.test(entry) && entry.startsWith('SPEECH OUTPUT') && lines[last + 1]?.startsWith(INDENT)) {
        last += 1;
        entry += `\n${lines[last].slice(INDENT.length)}`;
      }
      const text = SPOKEN.exec(entry)?.[1];
      if (text === undefined) {
        if (!entry.startsWith('SPEECH OUTPUT')) continue;
        if (last + 1 < lines.length) throw new Error(`cannot read Orca's log: ${entry}`);
        // The rest of the entry is still to come.
        this.#open = [...lines.slice(index), this.#open].join('\n');
        break;
      }
      index = last;
      const [, hours, minutes, seconds] = stamp;
      heard.push({ at: ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000, text: plain(text) });
    }
    return heard;
  }
}

/** Blanks at the ends are not heard (among them the no-break space by which equal messages differ). */
function plain(text) {
  return text.replace(/\s+/g, ' ').trim();
}

/** Follows the log's file. */
export class OrcaLog {
  #file;
  #decoder = new StringDecoder('utf8');
  #reader = new OrcaLogReader();
  #buffer = Buffer.alloc(65536);
  /** @type {Heard[]} */
  #heard = [];

  constructor(path) {
    writeFileSync(path, '');
    this.#file = openSync(path, 'r');
  }

  /** Everything heard so far, in order. @returns {readonly Heard[]} */
  heard() {
    for (;;) {
      const length = readSync(this.#file, this.#buffer);
      if (length === 0) return this.#heard;
      this.#heard.push(...this.#reader.read(this.#decoder.write(this.#buffer.subarray(0, length))));
    }
  }

  close() {
    closeSync(this.#file);
  }
}
