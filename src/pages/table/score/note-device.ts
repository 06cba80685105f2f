/**
 * A move spoken to the device's microphone (App. D.2.7, "recording device"), and heard again. What is recorded goes nowhere by itself.
 */
import { whyNoMicrophone } from '../../../../speech/recogniser/no-microphone.js';
import type { NoteTrouble } from '../../../../speech/phrase/audio-note.js';

export type NoteBegun =
  | { readonly ok: true; readonly recording: NoteRecording }
  | { readonly ok: false; readonly trouble: Extract<NoteTrouble, 'cannot record' | 'not allowed' | 'no microphone'> };

export interface NoteRecording {
  /** Ends it, and lets the microphone go. `undefined` where nothing was recorded. */
  stop(): Promise<Blob | undefined>;
  /** Resolves when the recording has ended, by `stop` or because the microphone was taken away. */
  readonly ended: Promise<void>;
}

export interface NoteDevice {
  record(): Promise<NoteBegun>;
  /** Tells whether it could be played; resolves as soon as it is heard. */
  play(sound: Blob): Promise<boolean>;
}

/** @param window asked anew each time: a microphone may be connected, and allowed, at any moment */
export function pageNoteDevice(window: Window & typeof globalThis = globalThis.window): NoteDevice {
  return {
    record: () => record(window),
    play: (sound) => play(window, sound),
  };
}

async function record(window: Window & typeof globalThis): Promise<NoteBegun> {
  // Where the page is not served safely there are no media devices at all.
  const { mediaDevices } = window.navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices || !('MediaRecorder' in window)) return { ok: false, trouble: 'cannot record' };
  let stream: MediaStream | undefined;
  try {
    stream = await mediaDevices.getUserMedia({ audio: true });
    return { ok: true, recording: recordingOf(new window.MediaRecorder(stream), stream) };
  } catch (error) {
    close(stream);
    return { ok: false, trouble: whyNoMicrophone(error) ?? 'cannot record' };
  }
}

function recordingOf(recorder: MediaRecorder, stream: MediaStream): NoteRecording {
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  const ended = new Promise<void>((resolve) => {
    // What was recorded comes before it (MediaStream Recording, 2.4): also where the microphone was taken away.
    recorder.addEventListener('stop', () => {
      close(stream);
      resolve();
    });
  });
  recorder.start();
  return {
    ended,
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      return parts.length > 0 ? new Blob(parts, { type: recorder.mimeType }) : undefined;
    },
  };
}

/** Decoded, and not by an element of media: the page's policy lets these play files of its own origin only. */
async function play(window: Window & typeof globalThis, sound: Blob): Promise<boolean> {
  let context: AudioContext | undefined;
  try {
    const opened = new window.AudioContext();
    context = opened;
    const source = opened.createBufferSource();
    source.buffer = await opened.decodeAudioData(await sound.arrayBuffer());
    source.connect(opened.destination);
    source.addEventListener('ended', () => {
      opened.close().catch(reportError);
    });
    await opened.resume();
    source.start();
    return true;
  } catch {
    await context?.close();
    return false;
  }
}

function close(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
