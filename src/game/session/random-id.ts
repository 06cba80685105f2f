/**
 * A name unlike that of any other game, window or record: 128 random bits in hexadecimal digits. Not `crypto.randomUUID()`, which browsers have
 * only where the page is served safely (Web Cryptography API, "Crypto interface": [SecureContext]).
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
