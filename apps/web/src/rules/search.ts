/** Search in a rules document. */

/** Whether a block matches the search: it contains every word, in any order. */
export function speaksOf(block: string, query: string): boolean {
  const text = block.toLowerCase();
  return wordsOf(query).every((word) => text.includes(word));
}

export function wordsOf(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
