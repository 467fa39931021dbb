/** Tables that were opened in this page a moment ago: whoever opened one need not say that they want to sit there. */
const opened = new Set<string>();

export function opens(table: string): void {
  opened.add(table);
}

/** True once a table. */
export function arrives(table: string): boolean {
  return opened.delete(table);
}
