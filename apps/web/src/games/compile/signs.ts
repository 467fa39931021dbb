/** Our own colour and sign for every protocol: lines in a square of 24, centred on 0. */

export interface Sign {
  readonly hue: number;
  /** Saturation in percent; most are vivid. */
  readonly vivid: number;
  readonly path: string;
}

const ring = (r: number, x = 0, y = 0): string => `M${x} ${y - r}a${r} ${r} 0 1 0 .01 0z`;
const sign = (hue: number, path: string, vivid = 85): Sign => ({ hue, vivid, path });

export const SIGNS: Readonly<Record<string, Sign>> = {
  Darkness: sign(262, 'M4-10A10.5 10.5 0 1 0 10 5 8.5 8.5 0 0 1 4-10z'),
  Death: sign(335, 'M-4-11h8l4 6-4 16h-8l-4-16zM0-6v7M-3-3h6', 30),
  Fire: sign(14, 'M0-11C5-6 8-3 8 3A8 8 0 0 1-8 3C-8 0-6-2-4-5-3-2-2-1 0 0 2-4 2-7 0-11z'),
  Gravity: sign(232, `${ring(4)}M0-11v4M-2-9l2 2 2-2M0 11v-4M-2 9l2-2 2 2M-11 0h4M11 0h-4`),
  Life: sign(122, 'M-8 9C-11-4-3-10 9-9 10 3 4 10-8 9zM-10 11L3-3M-3 3v-5M-1 1h5'),
  Light: sign(50, `${ring(4)}M0-11v3M0 11v-3M-11 0h3M11 0h-3M-8-8l2 2M8 8l-2-2M8-8l-2 2M-8 8l2-2`),
  Metal: sign(205, `M-5.5-9.5h11l5.5 9.5-5.5 9.5h-11L-11 0z${ring(4)}`, 18),
  Plague: sign(78, `${ring(4, 0, -5)}${ring(4, -5, 4)}${ring(4, 5, 4)}`, 60),
  Psychic: sign(302, `M-11 0C-5-8 5-8 11 0 5 8-5 8-11 0z${ring(3.5)}`),
  Speed: sign(178, 'M-9-8l8 8-8 8M0-8l8 8-8 8'),
  Spirit: sign(192, 'M0 1c1-3 5-1 3 2s-9 2-9-3 6-8 11-5 5 10 0 13-13 2-14-5', 55),
  Water: sign(212, 'M0-11C5-5 8-1 8 4A8 8 0 0 1-8 4C-8-1-5-5 0-11zM-5 4c2-2 3 2 5 0s3 2 5 0'),
  Apathy: sign(240, `${ring(10)}M-5 0H5`, 14),
  Hate: sign(354, 'M-11-5l6 11 5-12 5 12 6-11'),
  Love: sign(330, 'M0 9C-9 2-11-2-10-5c2-5 8-4 10 0 2-4 8-5 10 0 1 3-1 7-10 14z'),
  Chaos: sign(28, 'M0-11V11M-11 0H11M-8-8L8 8M8-8L-8 8'),
  Clarity: sign(168, 'M-6-9H6l5 6L0 10-11-3zM-11-3h22M-3-3L0 10 3-3'),
  Corruption: sign(95, 'M-10-10h20v20h-20zM-10 3l6-5 3 6 4-9 3 5 4-4', 45),
  Courage: sign(38, 'M0-11l9 4v5c0 6-4 10-9 13C-5 8-9 4-9-2v-5zM0-5v10M-4-1h8'),
  Fear: sign(276, 'M0-10l11 19h-22zM0-4v6M0 5v1'),
  Ice: sign(196, 'M0-11V11M-9.5-5.5l19 11M9.5-5.5l-19 11M-3-9l3 3 3-3M-3 9l3-3 3 3'),
  Luck: sign(
    138,
    `M-9-9H9V9H-9z${ring(1, -4, -4)}${ring(1, 4, 4)}${ring(1)}${ring(1, 4, -4)}${ring(1, -4, 4)}`,
  ),
  Mirror: sign(186, 'M0-11v22M-3-7L-10 0l7 7zM3-7l7 7-7 7z', 30),
  Peace: sign(155, `${ring(10)}M0-10v20M0 0l7 7M0 0l-7 7`, 50),
  Smoke: sign(
    220,
    'M-10-6c4-4 6 4 10 0s6 4 10 0M-10 0c4-4 6 4 10 0s6 4 10 0M-10 6c4-4 6 4 10 0s6 4 10 0',
    20,
  ),
  Time: sign(44, 'M-8-10H8M-8 10H8M-6-10c0 6 12 14 12 20M6-10c0 6-12 14-12 20', 70),
  War: sign(4, 'M-9-9L8 8M9-9L-8 8M-10 4l6 6M10 4l-6 6'),
  Assimilation: sign(288, `${ring(7, -4)}${ring(7, 4)}`, 60),
  Diversity: sign(62, `M-5-10l4.5 8h-9z${ring(4, 6, -5)}M-4 2h8v8h-8z`),
  Unity: sign(216, `${ring(10)}M0-10L8.7 5H-8.7z`),
};

const NONE: Sign = sign(220, '', 10);

export function signOf(protocol: string): Sign {
  return SIGNS[protocol] ?? NONE;
}
