/** Whether a key press belongs to what has the focus, and not to the page. */

/** What has the focus types letters, chooses, or is pressed by these keys itself. */
export function takesKeys(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, [role="slider"], [role="menu"], [role="grid"]')) return true;
  const pressed = event.key === ' ' || event.key === 'Enter';
  return pressed && target.closest('button, summary, a') !== null;
}
