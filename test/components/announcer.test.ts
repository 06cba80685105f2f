import { aTimeout, expect } from '@open-wc/testing';
import type { Announcer, AnnouncerSettings } from '../../speech/announcer/announcer.js';
import { createAnnouncer, liveRegionsOf } from '../../speech/announcer/create-announcer.js';
import { RESPELLINGS as en } from '../../speech/grammar/en.js';
import type { VoiceProblem } from '../../speech/announcer/own-voice.js';
import { pageVoiceSystem } from '../../speech/announcer/synthesis.js';
import type { Timing } from '../../speech/timing.js';
import { DEFAULT_VOICE } from '../../speech/announcer/voice-choice.js';
import { ScriptedSynthesis, scriptedSystem, words } from '../speech/announcer/announcer-fakes.js';

const timing: Timing = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The regions as the page itself has them. */
async function regionsOfThePage(): Promise<readonly HTMLElement[]> {
  const page = new DOMParser().parseFromString(await (await fetch('/index.html')).text(), 'text/html');
  return [...page.querySelectorAll<HTMLElement>('[aria-live]')].map((region) => document.importNode(region, true));
}

interface Change {
  readonly region: string;
  readonly text: string;
  readonly at: number;
}

describe('the announcer in the page', () => {
  let regions: readonly HTMLElement[];
  let observer: MutationObserver;
  let changes: Change[];
  let synthesis: ScriptedSynthesis;
  let problems: VoiceProblem[];
  let announcers: Announcer[];

  /** The announcer above the page's regions and a scripted voice. */
  function announcer(settings: Partial<AnnouncerSettings> = {}, timers = timing): Announcer {
    const one = createAnnouncer({
      window,
      timing: timers,
      settings: { whoSpeaks: 'screen reader', muted: false, role: 'white', ...settings },
      respellings: () => en,
      onProblem: (problem) => problems.push(problem),
      voiceSystem: scriptedSystem(synthesis),
    });
    announcers.push(one);
    return one;
  }

  /** Waits until so many changes were seen, and fails after two seconds. */
  async function changed(count: number): Promise<readonly Change[]> {
    const until = performance.now() + 2000;
    while (changes.length < count && performance.now() < until) await aTimeout(10);
    expect(changes.length, JSON.stringify(changes)).to.equal(count);
    return changes;
  }

  /** Waits until the voice, which is loaded first, has begun so many texts, and fails after two seconds. */
  async function begun(count: number): Promise<readonly (readonly [string, string])[]> {
    const texts = () => synthesis.spoken.filter(({ started }) => started);
    const until = performance.now() + 2000;
    while (texts().length < count && performance.now() < until) await aTimeout(5);
    return texts().map(({ text, lang }) => [text, lang]);
  }

  beforeEach(async () => {
    regions = await regionsOfThePage();
    document.body.append(...regions);
    changes = [];
    observer = new MutationObserver((records) => {
      const targets = new Set(records.map(({ target }) => target as HTMLElement));
      const at = performance.now();
      for (const target of targets) changes.push({ region: target.id, text: target.textContent, at });
    });
    for (const region of regions) observer.observe(region, { childList: true, characterData: true, subtree: true });
    synthesis = new ScriptedSynthesis(timing);
    problems = [];
    announcers = [];
  });

  afterEach(async () => {
    for (const one of announcers) one.stop();
    await aTimeout(400);
    observer.disconnect();
    for (const region of regions) region.remove();
  });

  it('has its regions in the page: four, empty, atomic, unnamed, not focusable, and no alert besides', () => {
    expect(regions.map(({ id }) => id)).to.deep.equal([
      'polite-messages-1',
      'polite-messages-2',
      'assertive-messages-1',
      'assertive-messages-2',
    ]);
    expect(regions.map((region) => region.getAttribute('aria-live'))).to.deep.equal([
      'polite',
      'polite',
      'assertive',
      'assertive',
    ]);
    for (const region of regions) {
      expect(region.getAttribute('aria-atomic')).to.equal('true');
      expect(region.textContent).to.equal('');
      for (const attribute of ['role', 'aria-label', 'tabindex', 'hidden', 'inert'])
        expect(region.hasAttribute(attribute), attribute).to.equal(false);
    }
    expect(liveRegionsOf(document)).to.deep.equal({ polite: regions.slice(0, 2), assertive: regions.slice(2) });
  });

  it('does not start in a page without them', () => {
    regions[2]?.remove();
    expect(() => announcer()).to.throw('no live region "assertive-messages-1"');
  });

  it('writes one message at a time, in order, at least 150 ms apart, and equal text as another text', async () => {
    const one = announcer();
    one.say(words('Springer Gustav eins Felix drei'));
    one.say(words('Springer Gustav eins Felix drei'));
    one.say(words('White has lost on time.', 'alarm'));
    const seen = await changed(3);
    expect(seen.map(({ region, text }) => [region, text])).to.deep.equal([
      ['polite-messages-1', 'Springer Gustav eins Felix drei'],
      ['polite-messages-2', 'Springer Gustav eins Felix drei\u00a0'],
      ['assertive-messages-1', 'White has lost on time.'],
    ]);
    for (const [index, { at }] of seen.entries()) {
      const before = seen[index - 1];
      // An observer hears of a change a little after it was made.
      if (before) expect(at - before.at).to.be.greaterThan(140);
    }
    expect(synthesis.spoken).to.deep.equal([]);
  });

  it('writes after two frames, when the page that changed with what it says is drawn', async () => {
    let frames = 0;
    const count = (): void => {
      frames += 1;
      if (changes.length === 0) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    // The first timer, for a page that draws nothing, never ends: in a busy browser it could end before the second frame. The one before
    // writing ends at once.
    let timers = 0;
    const after: Timing['after'] = (milliseconds, callback) => {
      timers += 1;
      if (timers > 2) return timing.after(milliseconds, callback);
      if (timers === 2) queueMicrotask(callback);
      return () => undefined;
    };
    announcer({}, { ...timing, after }).say(words('The board is empty.', 'answer', 'page'));
    await changed(1);
    expect(frames).to.be.at.least(2);
  });

  it('writes where no frame is drawn, as in a hidden page', async () => {
    const draws = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = () => 0;
    try {
      announcer().say(words('e4, white pawn', 'answer', 'page'));
      const [seen] = await changed(1);
      expect(seen?.text).to.equal('e4, white pawn');
    } finally {
      window.requestAnimationFrame = draws;
    }
  });

  it('changes text only: no element, no label', async () => {
    const one = announcer();
    one.say(words('<b>e4</b>, white pawn', 'answer', 'page'));
    await changed(1);
    expect(regions[0]?.children.length).to.equal(0);
    expect(regions[0]?.textContent).to.equal('<b>e4</b>, white pawn');
    expect(regions[0]?.hasAttribute('aria-label')).to.equal(false);
  });

  it('says moves by its own voice and answers by the screen reader, each once', async () => {
    const one = announcer({ whoSpeaks: 'both' });
    one.say({ ...words(''), segments: [{ text: 'kurze Rochade', lang: 'de' }] });
    one.say(words('e4, white pawn', 'answer', 'page'));
    await changed(1);
    expect(changes[0]?.text).to.equal('e4, white pawn');
    expect(await begun(1)).to.deep.equal([['kurze Rochade', 'de-DE']]);
    expect(one.messages).to.have.length(2);
  });

  it('brings to the region what the voice may not say', async () => {
    synthesis.otherwise = 'not allowed';
    const one = announcer({ whoSpeaks: 'app' });
    one.say(words('kurze Rochade'));
    await changed(1);
    expect(changes[0]?.text).to.equal('kurze Rochade');
    expect(problems).to.deep.equal([{ type: 'not allowed' }]);
  });

  it('does not bring what has the focus to the region', async () => {
    synthesis.otherwise = 'not allowed';
    const one = announcer({ whoSpeaks: 'app' });
    one.mention({ text: 'e4, white pawn', lang: 'en' });
    one.say(words('kurze Rochade'));
    await changed(1);
    await aTimeout(300);
    expect(changes.map(({ text }) => text)).to.deep.equal(['kurze Rochade']);
  });

  it('lets its voice be heard whoever speaks, and brings nothing of that to the region, but what is wrong', async () => {
    const one = announcer({ voice: { ...DEFAULT_VOICE, rate: 2 } });
    expect(one.sample([{ text: 'kurze Rochade', lang: 'de' }])).to.equal(true);
    expect(await begun(1)).to.deep.equal([['kurze Rochade', 'de-DE']]);
    expect(synthesis.spoken[0]?.rate).to.equal(2);
    one.stop();
    synthesis.otherwise = 'not allowed';
    for (const told of [1, 2]) {
      one.sample([{ text: 'kurze Rochade', lang: 'de' }]);
      await aTimeout(300);
      expect(problems).to.deep.equal(Array(told).fill({ type: 'not allowed' }));
    }
    expect(changes).to.deep.equal([]);
    expect(one.messages).to.deep.equal([]);
  });

  it('finds the voices of the device when it is asked, though nobody needs its own', async () => {
    const one = announcer();
    const known = new Promise<void>((resolve) => one.listenVoices(resolve));
    expect(one.voices).to.equal(undefined);
    one.findVoices();
    await known;
    expect(one.voices).to.deep.equal([
      { name: 'Hector', lang: 'en-GB' },
      { name: 'Anna', lang: 'de-DE' },
    ]);
  });

  it('is silent from before its voice is loaded while a microphone listens, and tells it when it speaks', async () => {
    const one = announcer({ whoSpeaks: 'app' });
    const speaking: boolean[] = [];
    one.listenSpeaking((speaks) => speaking.push(speaks));
    const end = one.beginListening();
    one.say(words('kurze Rochade'));
    await aTimeout(300);
    expect(synthesis.spoken).to.deep.equal([]);
    expect(speaking).to.deep.equal([]);
    end();
    expect(await begun(1)).to.deep.equal([['kurze Rochade', 'en-GB']]);
    expect(speaking).to.deep.equal([true]);
    one.stop();
    expect(speaking).to.deep.equal([true, false]);
  });

  it('says a move again first that a key broke off', async () => {
    const one = announcer();
    one.say(words('Bauer Eva sieben Eva fünf'));
    await changed(1);
    one.disturbed();
    one.say(words('e4, white pawn', 'answer', 'page'));
    await changed(2);
    one.repeat(0);
    expect((await changed(3))[2]?.text.trimEnd()).to.equal('Bauer Eva sieben Eva fünf');
  });

  it('spells the German call for a voice of the page’s language, as it is at the moment', async () => {
    const before = document.documentElement.lang;
    const one = announcer({ germanCall: 'respelt' });
    const written = { text: 'Springer Gustav eins Felix drei', lang: 'de' };
    try {
      document.documentElement.lang = 'en';
      one.sampleForReader([written]);
      await changed(1);
      expect([changes[0]?.text, regions[0]?.lang]).to.deep.equal(['Schpringer Goostahf einss Felix dry', 'en']);
      document.documentElement.lang = 'de';
      one.say({ ...words(''), segments: [written] });
      await changed(2);
      expect([changes[1]?.text, regions[1]?.lang]).to.deep.equal([written.text, 'de']);
      expect(one.messages.map(({ utterance }) => utterance.segments)).to.deep.equal([[written]]);
    } finally {
      document.documentElement.lang = before;
    }
  });

  it('falls silent when the page is left', async () => {
    const one = announcer({ whoSpeaks: 'app' });
    one.say(words('kurze Rochade'));
    expect(await begun(1)).to.deep.equal([['kurze Rochade', 'en-GB']]);
    expect(synthesis.cancels).to.have.length(0);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(synthesis.cancels).to.have.length(1);
  });

  it('finds the browser’s own voices, and gives them texts of their own kind', () => {
    const system = pageVoiceSystem(window);
    expect(system?.synthesis).to.equal(window.speechSynthesis);
    expect(system?.newText('kurze Rochade')).to.be.instanceOf(SpeechSynthesisUtterance);
    expect(system?.newText('kurze Rochade').text).to.equal('kurze Rochade');
    expect(system?.gapAfterCancel).to.equal(0);
  });

  it('comes to its end with the voices of this very browser, whatever they are: said, or in the region', async () => {
    const before = performance.now();
    const one = createAnnouncer({
      window,
      timing,
      settings: { whoSpeaks: 'app', muted: false, role: 'white' },
      respellings: () => en,
      onProblem: (problem) => problems.push(problem),
    });
    announcers.push(one);
    one.say(words('kurze Rochade'));
    while (changes.length === 0 && !window.speechSynthesis.speaking && performance.now() - before < 9000)
      await aTimeout(50);
    if (window.speechSynthesis.speaking) expect(changes).to.deep.equal([]);
    else {
      expect(changes.map(({ text }) => text)).to.deep.equal(['kurze Rochade']);
      expect(problems).to.have.length(1);
    }
  }).timeout(12_000);
});
