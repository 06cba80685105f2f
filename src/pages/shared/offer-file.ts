/** Milliseconds within which the browser has surely begun to read what is downloaded. */
const READ_WITHIN = 10_000;

/** Offers a text to be saved as a file, as the browser saves what is downloaded. */
export function offerFile(name: string, type: string, text: string | readonly string[]): void {
  const address = URL.createObjectURL(new Blob(typeof text === 'string' ? [text] : [...text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
