/** The texts that are Markdown files. */
import { readFileSync } from 'node:fs';

export function textOf(game: string, locale: string, file: 'leaflet' | 'lessons'): string {
  return readFileSync(new URL(`../src/${game}/${locale}/${file}.md`, import.meta.url), 'utf8');
}
