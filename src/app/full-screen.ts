/** Goes to full screen or back. Does not reject: where it is not offered (iPhone) or not allowed, the page stays as it is. */
export async function turnFullScreen(): Promise<'on' | 'off' | 'refused'> {
  try {
    if (document.fullscreenElement) {
      await document.exitFullscreen();
      return 'off';
    }
    await document.documentElement.requestFullscreen();
    return 'on';
  } catch {
    return 'refused';
  }
}
