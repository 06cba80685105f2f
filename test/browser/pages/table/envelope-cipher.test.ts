/** A move locked away and opened again, by the browser's own cryptography. */
import { expect } from '@open-wc/testing';
import { openWriting, sealWriting, type Lock } from '../../../../src/pages/table/adjournment/envelope-cipher.js';
import type { SealedWriting } from '../../../../src/laws/acts/adjournment.js';

const WRITING = { text: 'Springer Gustav eins Felix drei', language: 'de' };

async function lockedBy(lock: Lock): Promise<{ readonly sealed: SealedWriting; readonly file: string }> {
  const result = await sealWriting(WRITING, lock);
  if (!result.ok) throw new Error(result.why);
  return { sealed: result.sealed, file: result.file ?? '' };
}
const altered = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
/** Behind the first byte, which says how it is locked. */
const tampered = (text: string): string => text.slice(0, 8) + altered(text.slice(8));

describe('an envelope', () => {
  it('opens with its passphrase, however its letters were typed, and gives back what was written', async () => {
    const { sealed } = await lockedBy({ passphrase: 'fünf Läufer' });
    expect(sealed.lock).to.equal('passphrase');
    expect(await openWriting(sealed, { passphrase: 'fünf Läufer' })).to.deep.equal({ ok: true, writing: WRITING });
    const otherwise = 'fünf Läufer'.normalize('NFD');
    expect(await openWriting(sealed, { passphrase: otherwise })).to.deep.equal({ ok: true, writing: WRITING });
  });

  it('does not open with another, nor once it was tampered with', async () => {
    const { sealed } = await lockedBy({ passphrase: 'five bishops' });
    const wrong = { ok: false, why: 'wrong passphrase' };
    expect(await openWriting(sealed, { passphrase: 'four bishops' })).to.deep.equal(wrong);
    const key = { passphrase: 'five bishops' };
    expect(await openWriting({ ...sealed, cipher: tampered(sealed.cipher) }, key)).to.deep.equal(wrong);
    expect(await openWriting({ ...sealed, iv: altered(sealed.iv) }, key)).to.deep.equal(wrong);
    expect(await openWriting({ ...sealed, salt: altered(sealed.salt) }, key)).to.deep.equal(wrong);
  });

  it('opens with its file, and with none of another envelope or game', async () => {
    const { sealed, file } = await lockedBy({ envelopeFor: 'game 1' });
    expect(sealed.lock).to.equal('envelope file');
    expect(await openWriting(sealed, { file, game: 'game 1' })).to.deep.equal({ ok: true, writing: WRITING });
    const wrong = { ok: false, why: 'not this envelope' };
    expect(await openWriting(sealed, { file, game: 'game 2' })).to.deep.equal(wrong);
    const other = await lockedBy({ envelopeFor: 'game 1' });
    expect(await openWriting(sealed, { file: other.file, game: 'game 1' })).to.deep.equal(wrong);
    for (const text of ['', 'no file', '{}', '[1]', file.replace('"key": "', '"key": "AAAA')]) {
      expect(await openWriting(sealed, { file: text, game: 'game 1' })).to.deep.equal(wrong);
    }
    expect(await openWriting(sealed, { passphrase: file })).to.deep.equal(wrong);
  });

  it('that is damaged or of another kind cannot be read', async () => {
    const { sealed, file } = await lockedBy({ envelopeFor: 'game 1' });
    const key = { file, game: 'game 1' };
    for (const part of [{ cipher: '' }, { cipher: altered(sealed.cipher) }, { iv: 'AAAA' }, { salt: '!' }]) {
      expect(await openWriting({ ...sealed, ...part }, key)).to.deep.equal({ ok: false, why: 'unreadable' });
    }
  });

  it('is as long whatever is in it, and never twice the same', async () => {
    const short = await sealWriting({ text: 'e4', language: 'en' }, { envelopeFor: 'game 1' });
    const { sealed } = await lockedBy({ envelopeFor: 'game 1' });
    const again = await lockedBy({ envelopeFor: 'game 1' });
    expect(short.ok && short.sealed.cipher.length).to.equal(sealed.cipher.length);
    expect(again.sealed.cipher).not.to.equal(sealed.cipher);
    expect(JSON.stringify(sealed)).not.to.contain('Felix');
  });

  it('holds a move and no more', async () => {
    const long = { text: 'x'.repeat(81), language: 'en' };
    expect(await sealWriting(long, { envelopeFor: 'game 1' })).to.deep.equal({ ok: false, why: 'too long' });
    const widest = { text: '\u{1F3F3}'.repeat(40), language: 'en' };
    const { ok } = await sealWriting(widest, { envelopeFor: 'game 1' });
    expect(ok).to.equal(true);
  });

  it('cannot be had over a connection that is not secure', async () => {
    const { sealed, file } = await lockedBy({ envelopeFor: 'game 1' });
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      const none = { ok: false, why: 'not secure' };
      expect(await sealWriting(WRITING, { envelopeFor: 'game 1' })).to.deep.equal(none);
      expect(await openWriting(sealed, { file, game: 'game 1' })).to.deep.equal(none);
    } finally {
      Reflect.deleteProperty(crypto, 'subtle');
    }
  });
});
