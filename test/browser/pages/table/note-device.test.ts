/** Recording and hearing again in a real browser; only the microphone is a tone. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pageNoteDevice } from '../../../../src/pages/table/score/note-device.js';

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the recording device', () => {
  const { mediaDevices } = navigator;

  // Browsers give no sound to a page in which nobody has pressed anything.
  before(() => sendKeys({ press: 'a' }));

  function microphoneIs(getUserMedia: () => Promise<MediaStream>): void {
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  }

  afterEach(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  });

  function tone() {
    const context = new AudioContext();
    const destination = new MediaStreamAudioDestinationNode(context);
    const oscillator = new OscillatorNode(context, { frequency: 440 });
    oscillator.connect(destination);
    oscillator.start();
    return { stream: destination.stream, close: () => context.close() };
  }

  it('records what the microphone hears, lets it go, and plays it', async () => {
    const { stream, close } = tone();
    microphoneIs(() => Promise.resolve(stream));
    const device = pageNoteDevice();
    const begun = await device.record();
    if (!begun.ok) throw new Error(begun.trouble);
    await wait(300);
    const sound = await begun.recording.stop();
    expect(sound?.size).to.be.greaterThan(100);
    expect(sound?.type).to.contain('audio/');
    expect(stream.getTracks().map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    expect(await device.play(sound!)).to.equal(true);
    await close();
  });

  it('ends when the microphone is taken away, with what was said until then', async () => {
    const { stream, close } = tone();
    microphoneIs(() => Promise.resolve(stream));
    const begun = await pageNoteDevice().record();
    if (!begun.ok) throw new Error(begun.trouble);
    await wait(300);
    for (const track of stream.getTracks()) track.stop();
    await begun.recording.ended;
    expect((await begun.recording.stop())?.size).to.be.greaterThan(100);
    await close();
  });

  it('says why there is none', async () => {
    const troubleWith = async (name: string): Promise<string | undefined> => {
      microphoneIs(() => Promise.reject(new DOMException('', name)));
      const begun = await pageNoteDevice().record();
      return begun.ok ? undefined : begun.trouble;
    };
    expect(await troubleWith('NotAllowedError')).to.equal('not allowed');
    expect(await troubleWith('NotFoundError')).to.equal('no microphone');
    expect(await troubleWith('NotReadableError')).to.equal('no microphone');
    expect(await troubleWith('TypeError')).to.equal('cannot record');
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    expect(await pageNoteDevice().record()).to.deep.equal({ ok: false, trouble: 'cannot record' });
  });

  it('says that something cannot be played that is no sound', async () => {
    expect(await pageNoteDevice().play(new Blob(['knight f3']))).to.equal(false);
  });
});
