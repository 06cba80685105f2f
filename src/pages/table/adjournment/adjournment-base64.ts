/** Bytes as text of base64, and back. */

export function textOfBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** `undefined` where the text is no base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
