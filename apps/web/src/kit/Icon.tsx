/** Small icons for buttons, drawn with one stroke. They are decoration: the button has the name. */
import type { ReactElement } from 'react';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  hint: 'M9 18h6M10 21h4M8.5 15c-1.8-1.3-3-3.2-3-5.5a6.5 6.5 0 0 1 13 0c0 2.300-1.200 4.200-3 5.500z',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  score: 'M5 20V11M12 20V4M19 20v-6',
  log: 'M5 6h14M5 12h14M5 18h9',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM5 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0z',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  close: 'M6 6l12 12M18 6L6 18',
  cards: 'M4 7l8-2 3 12-8 2zM14 7l6 2-3 10-2.500-.8',
  again: 'M20 11a8 8 0 1 0-2 6.200M20 5v6h-6',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  learn: 'M2 9l10-5 10 5-10 5zM6 11.500V16c2 2 10 2 12 0v-4.500M22 9v6',
  replay: 'M4 12a8 8 0 1 0 3-6.200M4 4v4h4M10.500 9v6l5-3z',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 13v6h14v-6',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM9.500 12a2.500 2.500 0 1 0 5 0 2.500 2.500 0 0 0-5 0z',
  curve: 'M4 5v14h16M7 14l4-5 3 3 5-6',
  first: 'M18 6l-8 6 8 6zM6 6v12',
  previous: 'M16 6l-8 6 8 6z',
  play: 'M8 5.500l10 6.500-10 6.500z',
  pause: 'M9 6v12M15 6v12',
  next: 'M8 6l8 6-8 6z',
  last: 'M6 6l8 6-8 6zM18 6v12',
  branch: 'M6 4v16M6 14c0-5 12-3 12-8M15 8.500L18 5.500l3 3',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  speak: 'M4 5h16v11H11l-5 4v-4H4z',
  chair: 'M8 3v9h8V3M8 7.500h8M6 12h12M7 12v9M17 12v9',
  rules: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
