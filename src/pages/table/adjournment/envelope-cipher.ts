/**
 * A written move locked away (Guidelines I.1.1), so that the journal holds nothing that anybody could read: with a passphrase that its
 * writer keeps in his head, or with an envelope file that is kept as a paper envelope would be. The browser keeps neither.
 *
 * By the Web Cryptography API: AES-GCM with 256 bits, which also notices when what is locked was tampered with. A key for it comes from
 * a passphrase by PBKDF2 with SHA-256, as slowly as OWASP's Password Storage Cheat Sheet has it, or from the random key of the file by HKDF.
 * The text is filled up to one length, so that the length of what is locked tells nothing of the move.
 */
import type { SealedWriting } from '../../../laws/acts/adjournment.js';
import { isObject } from '../../../laws/schema.js';
import { parsed } from '../../../storage/json.js';

/** The move as it was written, and the language of the page it was written on, by whose letters it is read first. */
export interface Writing {
  readonly text: string;
  readonly language: string;
}

/** What locks: a passphrase; or a new envelope file, for the game of this id. */
export type Lock = { readonly passphrase: string } | { readonly envelopeFor: string };
/** What opens: the passphrase; or what stands in a file, which must be of the game of this id. */
export type Key = { readonly passphrase: string } | { readonly file: string; readonly game: string };

export type Sealed =
  /** `file` is what to save as the envelope file, where one was asked for. */
  | { readonly ok: true; readonly sealed: SealedWriting; readonly file?: string }
  | { readonly ok: false; readonly why: 'not secure' | 'too long' };
export type Opened =
  | { readonly ok: true; readonly writing: Writing }
  | { readonly ok: false; readonly why: 'not secure' | 'wrong passphrase' | 'not this envelope' | 'unreadable' };

/** Characters of a move as it may be written: longer than any that can be read. */
export const LONGEST_WRITING = 80;
/** OWASP for PBKDF2-HMAC-SHA256. A change needs a new version, for old envelopes are opened as they were locked. */
const ROUNDS = 600_000;
/** The first byte of what is locked: how all of it is to be understood. */
const VERSION = 1;
/** Bytes of every text that is locked; four for each character in UTF-8, and what JSON adds. */
const FILLED_TO = 512;
const SALT_BYTES = 16;
/** What AES-GCM asks for: 96 bits. */
const IV_BYTES = 12;
const KEY_BYTES = 32;

/** Locks away what was written. */
export async function sealWriting({ text, language }: Writing, lock: Lock): Promise<Sealed> {
  const subtle = cipherHere();
  if (!subtle) return { ok: false, why: 'not secure' };
  const plain = new TextEncoder().encode(JSON.stringify({ text, language }));
  if (text.length > LONGEST_WRITING || plain.length > FILLED_TO) return { ok: false, why: 'too long' };
  const filled = new Uint8Array(FILLED_TO).fill(SPACE);
  filled.set(plain);

  const salt = randomBytes(SALT_BYTES);
  if ('passphrase' in lock) {
    const key = await fromPassphrase(subtle, lock.passphrase, salt);
    return { ok: true, sealed: await locked(subtle, filled, key, salt, 'passphrase') };
  }
  const secret = randomBytes(KEY_BYTES);
  const sealed = await locked(subtle, filled, await fromSecret(subtle, secret, salt), salt, 'envelope file');
  const file = { format: FORMAT, version: VERSION, game: lock.envelopeFor, key: textOfBytes(secret) };
  return { ok: true, sealed, file: `${JSON.stringify(file, undefined, 2)}\n` };
}

/** Opens what was locked away. */
export async function openWriting(sealed: SealedWriting, key: Key): Promise<Opened> {
  const subtle = cipherHere();
  if (!subtle) return { ok: false, why: 'not secure' };
  const [salt, iv, cipher] = [bytesOf(sealed.salt), bytesOf(sealed.iv), bytesOf(sealed.cipher)];
  if (!salt || !iv || iv.length !== IV_BYTES || cipher?.[0] !== VERSION) return { ok: false, why: 'unreadable' };

  const wrong = sealed.lock === 'passphrase' ? 'wrong passphrase' : 'not this envelope';
  const opening = await keyFor(subtle, sealed, key, salt);
  if (!opening) return { ok: false, why: wrong };
  let plain: ArrayBuffer;
  try {
    plain = await subtle.decrypt({ name: 'AES-GCM', iv }, opening, cipher.slice(1));
  } catch {
    // It says no more than that: another key, or tampered with.
    return { ok: false, why: wrong };
  }
  const writing = writingIn(new TextDecoder().decode(plain));
  return writing ? { ok: true, writing } : { ok: false, why: 'unreadable' };
}

const SPACE = 0x20;
const FORMAT = 'anna-hector-envelope';

type Bytes = Uint8Array<ArrayBuffer>;

/** Absent where the page did not come over a secure connection, whatever the types say. */
function cipherHere(): SubtleCrypto | undefined {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return subtle;
}

function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count));
}

async function locked(
  subtle: SubtleCrypto,
  plain: Bytes,
  key: CryptoKey,
  salt: Bytes,
  lock: SealedWriting['lock'],
): Promise<SealedWriting> {
  const iv = randomBytes(IV_BYTES);
  const cipher = new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  return {
    cipher: textOfBytes(new Uint8Array([VERSION, ...cipher])),
    salt: textOfBytes(salt),
    iv: textOfBytes(iv),
    lock,
  };
}

/** `undefined` where this cannot be what it was locked with. */
async function keyFor(
  subtle: SubtleCrypto,
  { lock }: SealedWriting,
  key: Key,
  salt: Bytes,
): Promise<CryptoKey | undefined> {
  if ('passphrase' in key) return lock === 'passphrase' ? fromPassphrase(subtle, key.passphrase, salt) : undefined;
  const secret = lock === 'envelope file' ? secretIn(key.file, key.game) : undefined;
  return secret && fromSecret(subtle, secret, salt);
}

/** The same letters typed on another keyboard, or with other signs for the same, are the same passphrase. */
async function fromPassphrase(subtle: SubtleCrypto, passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  return derive(subtle, { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS }, base);
}

async function fromSecret(subtle: SubtleCrypto, secret: Bytes, salt: Bytes): Promise<CryptoKey> {
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return derive(subtle, { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(FORMAT) }, base);
}

function derive(subtle: SubtleCrypto, how: Pbkdf2Params | HkdfParams, base: CryptoKey): Promise<CryptoKey> {
  return subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** The key in an envelope file of this game; `undefined` where it is none. */
function secretIn(file: string, game: string): Bytes | undefined {
  const read = parsed(file);
  if (!isObject(read) || read['format'] !== FORMAT || read['game'] !== game) return undefined;
  const { key } = read;
  const secret = typeof key === 'string' ? bytesOf(key) : undefined;
  return secret?.length === KEY_BYTES ? secret : undefined;
}

function writingIn(plain: string): Writing | undefined {
  const read = parsed(plain);
  if (!isObject(read)) return undefined;
  const { text, language } = read;
  return typeof text === 'string' && typeof language === 'string' ? { text, language } : undefined;
}

function textOfBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** `undefined` where the text is no base64. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
