/** Whether the page was asked for without drawings: `?plain`. */
export function isPlain(): boolean {
  return new URLSearchParams(location.search).has('plain');
}

/** The same address with drawings, or without. */
export function otherWay(): string {
  return `${location.pathname}${isPlain() ? '' : '?plain'}${location.hash}`;
}
