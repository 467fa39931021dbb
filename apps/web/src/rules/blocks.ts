/** A rules document in blocks: headings, paragraphs, lists, tables, code. */
export function blocksOf(text: string): readonly string[] {
  // A blank line inside a fence does not end it.
  const parts = text.split(/(^```[^]*?^```$)/m);
  return parts.flatMap((part, index) =>
    index % 2 === 1
      ? [part]
      : part
          // Short rules may follow one another without a blank line.
          .split(/\n{2,}|\n(?=\*\*\d+\.\d+)/)
          .map((block) => block.replace(/^\n+|\s+$/g, ''))
          .filter((block) => block !== ''),
  );
}

/** The number that a block begins with: `**4.1**`, `4.1 `, `## 5. Seals`. */
export function ruleOf(block: string): string | undefined {
  const number = /^#+ (\d+(?:\.\d+)?)\b|^(?:\*\*)?(\d+\.\d+)\b/.exec(block);
  return number?.[1] ?? number?.[2];
}

/** Whether a block begins with a rule, by its number. Parts such as 5.1a and 7.2-follow are in their whole. */
export function holds(block: string, rule: string): boolean {
  return ruleOf(block) === /^\d+(?:\.\d+)?/.exec(rule)?.[0];
}

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
