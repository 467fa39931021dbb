/**
 * The addresses of an evening: `#/evening/ID` for players, `#/evening/ID/KEY` for its director; and
 * of a series: `#/series/ID` and `#/series/ID/KEY`.
 */

/** Two letters longer than a table id. */
export function isEvening(id: string): boolean {
  return /^[0-9a-z]{12}$/.test(id);
}

export function playersPath(id: string): string {
  return `/evening/${id}`;
}

export function directorPath(id: string, key: string): string {
  return `/evening/${id}/${key}`;
}

export function screenPath(id: string): string {
  return `/evening/${id}/screen`;
}

/** Two letters longer than an evening id. */
export function isSeries(id: string): boolean {
  return /^[0-9a-z]{14}$/.test(id);
}

export function seriesPath(id: string): string {
  return `/series/${id}`;
}
