/** Checks a view from outside (rule 10): its shape, and that no card occurs more often than in the pack. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import { listOf, orNull, objectOf, textThat, trueOrFalse, whole } from '@pakli/core/shape';
import { CARDS as PACK, parseKind, TOP_VALUE } from './cards.ts';
import { rules } from './options.ts';
import { CLASHES } from './state.ts';
import { SEATS, type View } from './types.ts';

const SEAT = whole(0, SEATS - 1);
const COUNT = whole(0, PACK);
const CARDS = listOf(
  textThat((text) => parseKind(text) !== undefined),
  0,
  PACK,
);
/** Points are stored in 32 bits. */
const POINTS = whole(-(2 ** 31), 2 ** 31 - 1);
const VALUES = listOf(whole(0, TOP_VALUE), 0, TOP_VALUE + 1);

const TABLE = listOf(
  objectOf({
    cards: CARDS,
    value: whole(0, 63),
    build: orNull(objectOf({ locked: trueOrFalse, owner: SEAT })),
  }),
  0,
  PACK,
);

const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(SEATS, SEATS),
  turn: whole(OVER, SEATS - 1),
  table: TABLE,
  hand: orNull(CARDS),
  handSizes: listOf(COUNT, SEATS),
  stockSize: COUNT,
  captured: listOf(CARDS, SEATS),
  mulles: listOf(CARDS, SEATS),
  tabbe: listOf(COUNT, SEATS),
  last: orNull(SEAT),
  starter: SEAT,
  round: COUNT,
  omgang: POINTS,
  totals: listOf(POINTS, SEATS),
  proofs: listOf(
    objectOf({ takers: VALUES, barred: CARDS, clashes: listOf(VALUES, 0, CLASHES) }),
    SEATS,
  ),
  opening: TABLE,
  plays: listOf(objectOf({ seat: SEAT, move: whole(0, 2 ** 31 - 1) }), 0, PACK),
});

export function checkView(given: unknown): Refusal | undefined {
  const rule = rules.cites.views;
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', rule, { at: wrong.at });
  const view = given as View;
  const seen = [...view.table.map(({ cards }) => cards), ...view.captured, view.hand ?? []].flat();
  const kinds = seen.map(parseKind);
  const often = seen.find((_, i) => kinds.filter((kind) => kind === kinds[i]).length > 2);
  if (often !== undefined) return refuse('card-thrice', rule, { card: often });
  const others = view.handSizes.filter((_, seat) => seat !== view.seat);
  const unseen = others.reduce((sum, size) => sum + size, view.stockSize);
  return seen.length + unseen === PACK ? undefined : refuse('bad-view', rule, { at: 'handSizes' });
}
