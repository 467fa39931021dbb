/** Everything that can be said, by path, with the same sample values in every language. */
export function* said(texts: object, samples: object, path = ''): Generator<[string, string]> {
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    const at = `${path}${key}`;
    const given = (samples as Record<string, object>)[key] ?? {};
    if (typeof text === 'string') yield [at, text];
    else if (typeof text !== 'function') yield* said(text as object, given, `${at}.`);
    else
      for (const values of given as unknown[][]) {
        yield [`${at}(${values.join()})`, text(...values) as string];
      }
  }
}
