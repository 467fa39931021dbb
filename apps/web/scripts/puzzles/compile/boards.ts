/** Boards as games leave them: cards of a plate's protocol face-up in its line, others face-down. */
import { CARD_NAMES, PROTOCOL_NAMES } from '@pakli/compile';
import type { Random } from '@pakli/core';
import type { Aim } from './turn.ts';

/** Protocols whose cards can turn a plate without a compile. */
const TURNERS = ['Diversity', 'Unity'] as const;
/** Cards that are asked before the compile. */
const STARTERS = ['Corruption-0', 'Death-1', 'Spirit-1', 'Unity-1'] as const;
/** Ways to win a turn: a text before the compile, control at it, a text that turns a plate. */
const WAYS = ['start', 'start', 'control', 'turn', 'turn', 'turn'] as const;

function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** Picks this many at random out of the list. */
function take<T>(list: T[], count: number, random: Random): T[] {
  return Array.from({ length: Math.min(count, list.length) }, () => {
    const [found] = list.splice(random.below(list.length), 1);
    if (found === undefined) throw new Error('nothing to take');
    return found;
  });
}

const protocolOf = (card: string): string => card.replace(/-.*/, '');

/** The player is to move: to win now, or to stop an opponent who is about to. */
export function board(aim: Aim, random: Random): string {
  const way = aim === 'stop' ? 'stop' : pick(WAYS, random);
  const starter = way === 'start' ? pick(STARTERS, random) : '';
  const first =
    starter !== ''
      ? protocolOf(starter)
      : pick<string>(way === 'turn' ? TURNERS : PROTOCOL_NAMES, random);
  const others = PROTOCOL_NAMES.filter((name) => name !== first);
  const plates = [[first, ...take(others, 2, random)], take(others, 3, random)];
  const open = random.below(3);
  const rest = [0, 1, 2].filter((line) => line !== open);
  const some = take([0, 1, 2], random.below(3), random);
  // To win, one plate is left, the first where a text turns it; to be beaten, the other side has one left.
  const own = aim === 'stop' ? some : way === 'turn' ? [1, 2] : rest;
  const theirs = aim === 'stop' ? rest : some;
  const order = take([0, 1, 2], 3, random);
  const sides = [
    order.map((at) => `${plates[0]?.[at]}${own.includes(at) ? '*' : ''}`),
    [0, 1, 2].map((at) => `${plates[1]?.[at]}${theirs.includes(at) ? '*' : ''}`),
  ];
  const fields = [`plates: ${sides.map((side) => side.join(' ')).join(' | ')}`];
  const control = way === 'control' || (aim === 'stop' && random.below(2) === 0);
  if (control) fields.push('control: P0');
  const phase = way === 'stop' || way === 'turn' ? 'action' : 'start';
  fields.push(`turn: P0 ${9 + 2 * random.below(12)}`, `phase: ${phase}`);
  plates.forEach((names, player) => {
    const cards = CARD_NAMES.filter((card) => card !== starter && names.includes(protocolOf(card)));
    const planted = player === 0 && starter !== '' ? random.below(3) : -1;
    sides[player]?.forEach((plate, line) => {
      const threat = aim === 'stop' && player === 1 && line === open;
      const size = threat
        ? 3 + random.below(2)
        : way === 'turn'
          ? 1 + random.below(4)
          : random.below(4);
      const stack = Array.from({ length: size }, () => {
        const fits = cards.filter((card) => card.startsWith(`${plate.replace('*', '')}-`));
        const up = fits.length > 0 && random.below(3) > 0;
        const card = pick(up ? fits : cards, random);
        cards.splice(cards.indexOf(card), 1);
        return up ? card : `~${card}`;
      });
      if (line === planted) {
        stack.splice(
          starter === 'Spirit-1' ? stack.length : random.below(stack.length + 1),
          0,
          starter,
        );
      }
      if (stack.length > 0) fields.push(`P${player} L${line}: ${stack.join(' ')}`);
    });
    fields.push(`P${player} hand: ${take(cards, 2 + random.below(4), random).join(' ')}`);
    const trash = take(cards, random.below(Math.max(1, cards.length - 4)), random);
    if (trash.length > 0) fields.push(`P${player} trash: ${trash.join(' ')}`);
    fields.push(`P${player} deck: ${take(cards, cards.length, random).join(' ')}`);
  });
  return fields.join(' ; ');
}
