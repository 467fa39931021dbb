/** Copies what stands in a box, or throws where the browser does not allow it. */
export async function copy(box: HTMLTextAreaElement): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard !== undefined) {
    await clipboard.writeText(box.value);
    return;
  }
  // A page from plain http has no clipboard, but may copy what is marked.
  box.select();
  if (!document.execCommand('copy')) throw new Error('nothing was copied');
}
