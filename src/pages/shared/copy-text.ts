/** Copies a text to the clipboard, and gives whether it is there: it is not where that is not allowed, or where the page is not served safely. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
