/** A rules document (RULES.md): its blocks, and the numbers by which its rules are cited. */

/** Headings, paragraphs, lists, tables, code. */
export function blocksOf(text: string): readonly string[] {
  // A blank line inside a fence does not end it.
  const parts = text.split(/(^```[^]*?^```$)/m);
  return parts.flatMap((part, index) =>
    index % 2 === 1
      ? [part]
      : part
          // Short rules may follow each other without a blank line.
          .split(/\n{2,}|\n(?=\*\*\d+\.\d+)/)
          .map((block) => block.replace(/^\n+|\s+$/g, ''))
          .filter((block) => block !== ''),
  );
}

/** The number of a block or line that begins a rule: `## 5. Seals`, `**4.1** Play`, `3.4 There`. */
export function ruleOf(text: string): string | undefined {
  const number = /^#+ (\d+(?:\.\d+)*)\b|^(?:\*\*)?(\d+(?:\.\d+)+)\b/.exec(text);
  return number?.[1] ?? number?.[2];
}

/** The number of the cited rule: parts such as 5.1a and 7.2-follow belong to their whole. */
function whole(cited: string): string {
  return /^\d+(?:\.\d+)*/.exec(cited)?.[0] ?? cited;
}

/** Whether a block begins with the cited rule. */
export function beginsRule(block: string, cited: string): boolean {
  return ruleOf(block) === whole(cited);
}

/** The section numbers. */
export function sectionsOf(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('#') ? (ruleOf(line) ?? []) : []));
}

/** The cited rule with everything that belongs to it; undefined if there is none. */
export function findRule(text: string, cited: string): string | undefined {
  const number = whole(cited);
  const lines = text.split('\n');
  const start = lines.findIndex((line) => ruleOf(line) === number);
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1).findIndex((line) => {
    const other = ruleOf(line);
    return line.startsWith('#') || (other !== undefined && !other.startsWith(`${number}.`));
  });
  return lines
    .slice(start, rest < 0 ? undefined : start + 1 + rest)
    .join('\n')
    .trimEnd();
}
