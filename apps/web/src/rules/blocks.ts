/** A rules document in blocks: headings, paragraphs, lists, tables, code. */
export function blocksOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s+$/, ''))
    .filter((block) => block !== '');
}

/** Whether a block begins with a rule, by its number: `**4.1**`, `4.1 `, `## 5. Seals`. Parts such as 5.1a and 7.2-follow are in their whole. */
export function holds(block: string, rule: string): boolean {
  const number = rule.replace(/-?[a-z]+$/, '');
  const begins = /^[#*\s]*(\d+(?:\.\d+)?)/.exec(block);
  return begins?.[1] === number;
}
