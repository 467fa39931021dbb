/** What is looked for in a rules document. */

/** Whether a block speaks of what is looked for: every word of it, in any order. */
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
