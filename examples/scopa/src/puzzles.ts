/** The last cards of hands, made by test/puzzles.ts. */
import type { PlainPuzzle } from '@pakli/core/module';

export const puzzles: readonly PlainPuzzle[] = [
  {
    id: 'scopa-17',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 0 0 ; table 2D 4D 5S RD ; hands 3C 4C 4B / 5C FC CB ; taken 5D 5B 6D 6B 7D 7S CC CS / 1D 1C 1S 1B 2C 2S 2B 3D 3S 3B 4S 6C 6S 7C 7B FD FS FB CD RC RS RB',
    options: 'to=0',
    seat: 1,
    values: [0, 2, 1],
    lines: [
      '5C x 5S; 4C x 4D; FC; 3C; CB; 4B',
      'FC; 3C; CB x 2D 3C 4D; 4C; 5C x 5S; 4B x 4C',
      'CB x 4D 5S; 4C; 5C; 3C; FC x 3C 5C; 4B x 4C',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-112',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table 3D FB ; hands 1B 6C 7D / 1S 4D 4B ; taken 1D 2D 2C 2B 3C 3B 5B 7S 7B FD FC FS / 1C 2S 3S 4C 4S 5D 5C 5S 6D 6S 6B 7C CD CC CS CB RD RC RS RB',
    options: 'to=0',
    seat: 0,
    values: [-4, 1, -4],
    lines: [
      '1B; 4D x 1B 3D; 6C; 4B; 7D; 1S',
      '6C; 4B; 1B; 4D x 4B; 7D x 1B 6C; 1S',
      '7D; 1S; 1B x 1S; 4D; 6C; 4B x 4D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-146',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 1 ; table 1C 2D FC CS ; hands 5D 7D RB / 3D 3C FD ; taken 1D 1B 3S 3B 4D 4S 5S 5B 6C 7S CD CC CB RD / 1S 2C 2S 2B 4C 4B 5C 6D 6S 6B 7C 7B FS FB RC RS',
    options: 'to=0',
    seat: 0,
    values: [-5, -5, -3, -4],
    lines: [
      '5D; 3D x 1C 2D; 7D; FD x FC; RB; 3C',
      '7D; 3D x 1C 2D; 5D; FD x FC; RB; 3C',
      'RB x 1C CS; 3D; 5D x 2D 3D; FD x FC; 7D; 3C',
      'RB x 2D FC; 3D; 5D; 3C x 3D; 7D; FD x 1C 7D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-152',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 1 0 ; table 1B 3B 7S FS ; hands 5D 5S CD / 4C 6C RS ; taken 1C 3D 3C 4S 4B 6D 6S 6B 7C RD RC / 1D 1S 2D 2C 2S 2B 3S 4D 5C 5B 7D 7B FD FC FB CC CS CB RB',
    options: 'to=0',
    seat: 1,
    values: [0, -2, 1],
    lines: [
      '4C x 1B 3B; 5D; 6C; 5S x 5D; RS; CD',
      '6C; CD x 3B 6C; 4C; 5D x 1B 4C; RS; 5S',
      'RS x 3B 7S; CD x 1B FS; 4C; 5D; 6C; 5S x 5D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-167',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 0 0 ; table 1B 4B 7B RD ; hands 3D 4C 5S / 5B 6D 7C ; taken 1D 2D 2C 3C 3S 5D 5C 6C 6B FD FC FS FB CC CS CB RS / 1C 1S 2S 2B 3B 4D 4S 6S 7D 7S CD RC RB',
    options: 'to=0',
    seat: 1,
    values: [4, 0, 0],
    lines: [
      '5B x 1B 4B; 3D; 6D; 4C; 7C x 7B; 5S',
      '6D; 4C x 4B; 5B; 3D; 7C x 7B; 5S x 5B',
      '7C x 7B; 4C x 4B; 5B; 5S x 5B; 6D; 3D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-174',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 1 0 ; table 2D 3D 6D 7S FC CC ; hands 4B CD RC / 5D 7D FS ; taken 1D 1C 1S 1B 2C 2S 3C 3S 4C 6C 6S 6B FD FB RD RS RB / 2B 3B 4D 4S 5C 5S 5B 7C 7B CS CB',
    options: 'to=0',
    seat: 1,
    values: [0, -1, -1],
    lines: [
      '5D x 2D 3D; 4B; 7D x 7S; CD x CC; FS x FC; RC x 4B 6D',
      '7D x 7S; RC x 2D FC; 5D; 4B; FS x 3D 5D; CD x CC',
      'FS x FC; RC x 3D 7S; 5D; 4B; 7D x 2D 5D; CD x CC',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-195',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 0 1 ; table 1D 5B ; hands 4D FS RS / 5D 7C FD ; taken 1B 2B 3D 3S 4C 6C 7S CD CC CS CB RC RB / 1C 1S 2D 2C 2S 3C 3B 4S 4B 5C 5S 6D 6S 6B 7D 7B FC FB RD',
    options: 'to=0',
    seat: 1,
    values: [4, 5, 4],
    lines: [
      '5D x 5B; 4D; 7C; FS x 1D 7C; FD; RS',
      '7C; 4D; FD x 1D 7C; FS; 5D x 5B; RS',
      'FD; 4D; 5D x 5B; FS x FD; 7C; RS',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-215',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 2 0 ; table 6S FS ; hands 1D 4S FD / 6C CC RD ; taken 1C 1S 2C 2S 2B 3D 3C 6D 6B 7C CB RC RS / 1B 2D 3S 3B 4D 4C 4B 5D 5C 5S 5B 7D 7S 7B FC FB CD CS RB',
    options: 'to=0',
    seat: 1,
    values: [0, 2, 1],
    lines: [
      '6C x 6S; FD x FS; CC; 4S; RD; 1D',
      'CC; 1D; 6C x 6S; 4S; RD x 1D CC; FD x FS',
      'RD; 4S; 6C x 6S; FD x FS; CC; 1D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-218',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table 3S 5C 6S ; hands 1B 6B FC / 3D 5B 7S ; taken 1C 1S 3C 3B 5D 5S 6D 6C RD RC RS RB / 1D 2D 2C 2S 2B 4D 4C 4S 4B 7D 7C 7B FD FS FB CD CC CS CB',
    options: 'to=0',
    seat: 0,
    values: [-4, -4, -2],
    lines: [
      '1B; 3D x 3S; 6B x 6S; 5B x 5C; FC; 7S',
      '6B x 6S; 3D x 3S; 1B; 5B x 5C; FC; 7S',
      'FC x 3S 5C; 3D; 6B x 6S; 5B; 1B; 7S',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-295',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 1 ; table 3D 7D CC ; hands 6D FS CD / 2C FD RB ; taken 1B 2D 2S 2B 3C 4D 4C 5D 5B 6C 6B 7S 7B FC FB RC / 1D 1C 1S 3S 3B 4S 4B 5C 5S 6S 7C CS CB RD RS',
    options: 'to=0',
    seat: 0,
    values: [-1, -3, -3],
    lines: [
      '6D; FD; FS x FD; 2C; CD x CC; RB x 3D 7D',
      'FS; 2C; 6D; FD x FS; CD x CC; RB x 3D 7D',
      'CD x CC; 2C; 6D; FD x 2C 6D; FS; RB x 3D 7D',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-416',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 1 0 ; table 1C 4C FC CC ; hands 2C 2B 3D / 4B 6C 7D ; taken 1D 1S 1B 5S 5B 7C 7S 7B FD CD CS RD RC / 2D 2S 3C 3S 3B 4D 4S 5D 5C 6D 6S 6B FS FB CB RS RB',
    options: 'to=0',
    seat: 1,
    values: [-5, 0, -4],
    lines: [
      '4B x 4C; 2C; 6C; 3D x 1C 2C; 7D; 2B',
      '6C; 3D; 4B x 4C; 2C; 7D x 1C 6C; 2B x 2C',
      '7D; 2C; 6C x 2C 4C; 2B; 4B; 3D x 1C 2B',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-417',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table RC ; hands 3C 7C RD / 4B 5D 7B ; taken 1B 2D 2C 2B 3S 3B 4D 7S FD FS CS CB / 1D 1C 1S 2S 3D 4C 4S 5C 5S 5B 6D 6C 6S 6B 7D FC FB CD CC RS RB',
    options: 'to=0',
    seat: 0,
    values: [-1, -4, -3],
    lines: [
      '3C; 4B; 7C x 3C 4B; 5D; RD x RC; 7B',
      '7C; 4B; 3C; 5D; RD x RC; 7B x 7C',
      'RD x RC; 4B; 7C; 5D; 3C; 7B x 7C',
    ],
    fails: [100, 0],
  },
  {
    id: 'scopa-96',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table 1D 3C 6D FD ; hands 6C 6B CC / 3S FS RS ; taken 1C 1S 1B 2D 4S 4B 5D 5C 6S 7S 7B FB CD CS CB RD RC RB / 2C 2S 2B 3D 3B 4D 4C 5S 5B 7D 7C FC',
    options: 'to=0',
    seat: 0,
    values: [0, 0, 2, 1],
    lines: [
      '6C x 6D; FS x FD; CC; 3S x 3C; 6B; RS x 1D CC',
      '6B x 6D; FS x FD; CC; 3S x 3C; 6C; RS x 1D CC',
      'CC x 1D FD; FS; 6C x 6D; 3S x 3C; 6B; RS',
      'CC x 3C 6D; 3S; 6C; RS x 1D 3S 6C; 6B; FS x FD',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-106',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 0 0 ; table 3B 4C 5S RS ; hands 1D 6S FC / 4D 5C RB ; taken 3C 3S 5D 5B 7D 7C 7S 7B FS FB CD CC RD RC / 1C 1S 1B 2D 2C 2S 2B 3D 4S 4B 6D 6C 6B FD CS CB',
    options: 'to=0',
    seat: 1,
    values: [-1, 0, -2],
    lines: [
      '4D x 4C; FC x 3B 5S; RB x RS; 1D; 5C; 6S x 1D 5C',
      '5C x 5S; 1D; 4D x 4C; 6S; RB x RS; FC',
      'RB x RS; 1D; 4D x 4C; 6S x 1D 5S; 5C; FC x 3B 5C',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-170',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 2 0 ; table 4C 5B FC ; hands 1C 5S CD / 5C 6B 7B ; taken 1D 1S 1B 2D 2C 2B 3C 3S 4D 4S 4B 6D 6C 6S FB CC CS CB RD RB / 2S 3D 3B 5D 7D 7C 7S FD FS RC RS',
    options: 'to=0',
    seat: 0,
    values: [0, 1, 2],
    lines: [
      '1C; 6B x 1C 5B; 5S; 5C x 5S; CD; 7B',
      '5S x 5B; 6B; 1C; 5C x 1C 4C; CD; 7B',
      'CD x 4C 5B; 5C; 1C; 6B x 1C 5C; 5S; 7B',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-197',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 0 0 ; table 4C 5D 7C RS ; hands 5B 6B RB / 3C 7S CC ; taken 1C 1S 1B 2C 2S 2B 3D 3S 5S 6C FS CD CB RD / 1D 2D 3B 4D 4S 4B 5C 6D 6S 7D 7B FD FC FB CS RC',
    options: 'to=0',
    seat: 1,
    values: [2, 2, 4],
    lines: [
      '3C; 5B x 5D; 7S x 7C; RB x RS; CC; 6B',
      '7S x 7C; 5B x 5D; 3C; RB x RS; CC; 6B',
      'CC x 4C 5D; 5B; 3C; 6B; 7S x 7C; RB x RS',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-247',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 0 0 ; table 3B 5D 6D ; hands 2S 5S FD / 1C 6B FB ; taken 1S 1B 3C 3S 4S 4B 6C 6S 7D 7C CD CC CS CB / 1D 2D 2C 2B 3D 4D 4C 5C 5B 7S 7B FC FS RD RC RS RB',
    options: 'to=0',
    seat: 1,
    values: [-2, -3, 0],
    lines: [
      '1C; 5S x 5D; 6B x 6D; 2S; FB; FD x FB',
      '6B x 6D; FD x 3B 5D; 1C; 2S; FB; 5S',
      'FB x 3B 5D; 2S; 6B x 6D; 5S; 1C; FD x 1C 2S 5S',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-263',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 0 0 ; table 1C 2S 4B FS RC ; hands 2C CS RD / 2D 6D RB ; taken 2B 3D 3C 3S 4D 4S 5D 5S 6C 7D 7C 7B FC RS / 1D 1S 1B 3B 4C 5C 5B 6S 6B 7S FD FB CD CC CB',
    options: 'to=0',
    seat: 1,
    values: [-2, -4, -4],
    lines: [
      '2D x 2S; 2C; 6D x 2C 4B; RD x RC; RB; CS x 1C FS',
      '6D x 2S 4B; RD x RC; 2D; 2C x 2D; RB; CS x 1C FS',
      'RB x RC; 2C x 2S; 2D; RD x 2D FS; 6D; CS',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-301',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table 3S 6C FD CS ; hands 2S 5C RD / 5B 6D 6S ; taken 2D 3D 4S 7C 7S CD CC CB RC RS / 1D 1C 1S 1B 2C 2B 3C 3B 4D 4C 4B 5D 5S 6B 7D 7B FC FS FB RB',
    options: 'to=0',
    seat: 0,
    values: [-4, -3, -4],
    lines: [
      '2S; 5B x 2S 3S; 5C; 6D x 6C; RD; 6S',
      '5C; 5B x 5C; 2S; 6D x 6C; RD x 2S FD; 6S',
      'RD; 6D x 6C; 2S; 5B x 2S 3S; 5C; 6S',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-314',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 0 ; points 0 0 ; scope 0 0 ; table 2B 7C FB ; hands 2D 4B RB / FC CB RC ; taken 1D 1S 2C 2S 4D 5S 6D 6S FD FS CD CC CS / 1C 1B 3D 3C 3S 3B 4C 4S 5D 5C 5B 6C 6B 7D 7S 7B RD RS',
    options: 'to=0',
    seat: 1,
    values: [1, 2, 3],
    lines: [
      'FC x FB; 2D x 2B; CB; 4B; RC; RB x RC',
      'CB x 2B 7C; 4B; FC x FB; 2D; RC; RB x RC',
      'RC x 2B FB; 4B; FC; 2D; CB x 2D 7C; RB',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-371',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 1 0 ; table 5C 6B 7C RB ; hands 3S 4S CD / 7S 7B FC ; taken 2C 2B 3D 4D 4C 5S 6D 6C 6S FS RD RC RS / 1D 1C 1S 1B 2D 2S 3C 3B 4B 5D 5B 7D FD FB CC CS CB',
    options: 'to=0',
    seat: 0,
    values: [-3, 0, -3],
    lines: [
      '3S; FC x 3S 5C; 4S; 7S x 7C; CD; 7B',
      '4S; 7S x 7C; CD x 4S 5C; 7B; 3S; FC',
      'CD; 7S x 7C; 3S; 7B; 4S; FC x 3S 5C',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-412',
    position:
      'hand 1 ; phase play ; eldest 1 ; turn 1 ; last 1 ; points 0 0 ; scope 1 0 ; table 3S 6C CS ; hands 2D 5D 7B / 6D FD RB ; taken 2B 7D 7C 7S FC FB CC / 1D 1C 1S 1B 2C 2S 3D 3C 3B 4D 4C 4S 4B 5C 5S 5B 6S 6B FS CD CB RD RC RS',
    options: 'to=0',
    seat: 1,
    values: [-1, 0, -1],
    lines: [
      '6D x 6C; 2D; FD; 5D x 2D 3S; RB; 7B',
      'FD; 2D; RB x 2D FD; 5D; 6D x 6C; 7B',
      'RB; 7B; 6D x 6C; 2D; FD; 5D x 2D 3S',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-436',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 0 ; points 0 0 ; scope 3 0 ; table 3S 4C 6D RD ; hands 5B 6S CB / 1C 1S CS ; taken 1B 2D 2C 4S 6C 6B 7D 7C 7S FD FC FS FB CD CC RS / 1D 2S 2B 3D 3C 3B 4D 4B 5D 5C 5S 7B RC RB',
    options: 'to=0',
    seat: 0,
    values: [3, 6, 7],
    lines: [
      '5B; CS x 3S 6D; 6S; 1C; CB x 4C 5B; 1S x 1C',
      '6S x 6D; 1C; 5B x 1C 4C; 1S; CB; CS x CB',
      'CB x 3S 6D; 1C; 5B x 1C 4C; 1S; 6S; CS',
    ],
    fails: [100, 100],
  },
  {
    id: 'scopa-451',
    position:
      'hand 1 ; phase play ; eldest 0 ; turn 0 ; last 1 ; points 0 0 ; scope 0 0 ; table 4C 5D FB ; hands 6D FS RB / 2S 3S RD ; taken 1C 1B 2D 2B 3C 3B 4S 5C 5S 6C 6S 6B 7D 7C 7S 7B FD FC CD CC / 1D 1S 2C 3D 4D 4B 5B CS CB RC RS',
    options: 'to=0',
    seat: 0,
    values: [3, 2, 2],
    lines: [
      '6D; 2S; RB x 4C 6D; 3S; FS x FB; RD x 2S 3S 5D',
      'FS x FB; 3S; 6D; RD x 4C 6D; RB; 2S',
      'RB; 3S; 6D; 2S; FS x FB; RD x RB',
    ],
    fails: [100, 100],
  },
];
