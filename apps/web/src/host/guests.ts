/** Guest games: the host of a page lists their scripts in it, beside the language. */
export function guestScripts(): readonly string[] {
  const { guests = '' } = document.documentElement.dataset;
  return guests
    .split(' ')
    .flatMap((file) => (file === '' ? [] : new URL(file, document.baseURI).href));
}
