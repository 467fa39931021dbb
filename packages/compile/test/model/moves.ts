/** 7 and 11: operations on cards and plates, and their consequences. */
import { loses, losesUnseen, mixed, show } from './knowledge.ts';
import {
  drawForbidden,
  insteadOf,
  isActive,
  returnsToDeck,
  totalOf,
  leads,
  type Play,
} from './lasting.ts';
import {
  canRead,
  find,
  inField,
  isUncovered,
  LINES,
  other,
  Over,
  PLAYERS,
  type Card,
  type Flow,
  type Line,
  type Model,
  type Player,
  type Way,
} from './state.ts';
import { ask, enter, happened, pick, pickLine, resolve } from './texts.ts';

export const FULL_HAND = 5;

/** Takes a card out of its zone and sets it on its way. */
function depart(model: Model, card: Card, to: Way['to'], more: Partial<Pick<Way, 'by'>> = {}): Way {
  const where = find(model, card);
  if (where.zone === 'way') throw new Error(`${card.name} is on its way already`);
  const readers = PLAYERS.filter((player) => canRead(model, player, card));
  if (where.zone === 'hand') loses(model, where.player);
  const side = model.sides[where.player];
  const pile = where.zone === 'stack' ? side.stacks[where.line] : side[where.zone];
  const covered = where.zone === 'stack' && pile.at(-1) !== card;
  pile.splice(where.index, 1);
  const name = where.zone === 'stack' ? `L${where.line}` : where.zone;
  const way: Way = {
    card,
    from: `P${where.player}.${name}`,
    readers,
    to,
    ...(where.zone === 'stack' ? { left: where.line } : {}),
    covered,
    ...more,
    waits: false,
  };
  model.ways.push(way);
  return way;
}

/** Cards leave the field together; the cards they uncover enter play before they land. */
function* leaveField(
  model: Model,
  cards: readonly Card[],
  to: (card: Card, side: Player) => Way['to'],
): Flow<Way[]> {
  const tops = field(model);
  const leaving = cards.flatMap((card) => {
    const where = find(model, card);
    return where.zone === 'stack' ? [{ card, to: to(card, where.player) }] : [];
  });
  const ways = leaving.map((one) => depart(model, one.card, one.to));
  const bare = field(model).flatMap(({ stack, top }) => {
    const before = tops.find((one) => one.stack === stack)?.top;
    return top !== undefined && top !== before ? [top] : [];
  });
  yield* enter(model, bare);
  return ways;
}

function field(model: Model): { stack: Card[]; top: Card | undefined }[] {
  return PLAYERS.flatMap((player) =>
    model.sides[player].stacks.map((stack) => ({ stack, top: stack.at(-1) })),
  );
}

/** 8.5: the end of a way. */
function* land(model: Model, way: Way): Flow<void> {
  const { card, to } = way;
  const side = model.sides[to.player];
  const arrive = (): void => void model.ways.splice(model.ways.indexOf(way), 1);
  if (to.zone === 'hand') {
    arrive();
    side.hand.push(card);
    card.up = false;
    show(model, card, [to.player]);
  } else if (to.zone === 'trash') {
    arrive();
    side.trash.push(card);
    card.up = true;
    show(model, card);
  } else if (to.zone === 'deck') {
    arrive();
    side.deck.push(card);
    card.up = false;
  } else yield* landOnStack(model, way, to.player, to.zone);
}

function* landOnStack(model: Model, way: Way, player: Player, line: Line): Flow<void> {
  const stack = model.sides[player].stacks[line];
  const bound = (one: Way): boolean => one.to.player === player && one.to.zone === line;
  if (model.ways.find(bound) !== way) {
    way.waits = true;
    return;
  }
  const { card } = way;
  const checked = new Set<Card>();
  for (;;) {
    const top = stack.at(-1);
    if (top === undefined || checked.has(top)) break;
    checked.add(top);
    yield* beforeCovered(model, top, player, card);
  }
  model.ways.splice(model.ways.indexOf(way), 1);
  stack.push(card);
  show(model, card, card.up ? PLAYERS : [player]);
  if (way.by !== undefined) happened(model, 'played', way.by, line);
  const uncovers = way.covered && model.options.shiftEnters === 'uncover';
  if (way.by !== undefined || uncovers) yield* enter(model, [card]);
  const next = model.ways.find(bound);
  if (next?.waits) yield* landOnStack(model, next, player, line);
}

function* beforeCovered(model: Model, top: Card, side: Player, by: Card): Flow<void> {
  for (const box of ['top', 'bottom'] as const) {
    for (const rule of top.texts[box]) {
      if (rule.kind !== 'trigger' || rule.on !== 'covering') continue;
      if (!isActive(model, top, box)) continue;
      if (rule.by !== undefined && !(by.up && by.protocol === rule.by)) continue;
      yield* resolve(model, top, box, side, rule.steps);
    }
  }
}

/** 7.1. */
export function* play(model: Model, player: Player, { card, line, up, side }: Play): Flow<void> {
  const where = find(model, card);
  // The player on whose side the card lies looks at it.
  if (where.zone === 'hand' && !up && side === where.player) losesUnseen(model, where.player);
  const way = depart(model, card, { player: side, zone: line }, { by: player });
  card.up = up;
  if (up) show(model, card);
  yield* land(model, way);
}

/** 7.2. */
export function playUnder(model: Model, player: Player, card: Card, source: Card): void {
  const where = find(model, source);
  if (where.zone !== 'stack') return;
  const way = depart(model, card, { player: where.player, zone: where.line }, { by: player });
  model.ways.splice(model.ways.indexOf(way), 1);
  card.up = false;
  model.sides[where.player].stacks[where.line].splice(where.index, 0, card);
  show(model, card, [where.player]);
  happened(model, 'played', player, where.line);
}

/** 7.3: cards of the field go to their owners' trash. */
export function* remove(model: Model, player: Player, cards: readonly Card[]): Flow<number> {
  const ways = yield* leaveField(model, cards, (_, side) => ({ player: side, zone: 'trash' }));
  for (const way of ways) yield* land(model, way);
  if (ways.length > 0) happened(model, 'deleted', player);
  return ways.length;
}

/** 7.4. */
export function* giveBack(model: Model, cards: readonly Card[]): Flow<number> {
  const ways = yield* leaveField(model, cards, (_, side) => ({
    player: side,
    zone: returnsToDeck(model, side) ? 'deck' : 'hand',
  }));
  for (const way of ways) yield* land(model, way);
  return ways.length;
}

/** 7.4: into the hand of the acting player. */
export function* seize(model: Model, player: Player, card: Card): Flow<number> {
  const ways = yield* leaveField(model, [card], () => ({ player, zone: 'hand' }));
  for (const way of ways) yield* land(model, way);
  return ways.length;
}

/** 7.5; together: all turn first, then what happens instead. */
export function* flip(model: Model, cards: readonly Card[], ignoreMiddle: boolean): Flow<number> {
  const replaced = cards.flatMap((card) => insteadOf(model, card, 'flip') ?? []);
  const turned = cards.filter((card) => !replaced.some((one) => one.card === card));
  for (const card of turned) {
    card.up = !card.up;
    if (card.up) show(model, card);
  }
  if (!ignoreMiddle) yield* enter(model, turned);
  for (const { card, box, side, rule } of replaced) {
    if (rule.of === 'flip') yield* resolve(model, card, box, side, rule.steps);
  }
  return cards.length;
}

/** 7.6. */
export function* shift(model: Model, cards: readonly Card[], line: Line): Flow<number> {
  const ways = yield* leaveField(model, cards, (_, side) => ({ player: side, zone: line }));
  for (const way of ways) if (model.ways.includes(way)) yield* land(model, way);
  return ways.length;
}

/** 7.7. */
export function* draw(
  model: Model,
  player: Player,
  count: number,
  from: Player = player,
): Flow<Card[]> {
  const { hand } = model.sides[player];
  const source = model.sides[from];
  const drawn: Card[] = [];
  if (drawForbidden(model, player)) return drawn;
  while (drawn.length < count) {
    if (source.deck.length === 0) {
      if (source.trash.length === 0) break;
      yield* shuffleTrash(model, from);
    }
    const card = source.deck.pop();
    if (card === undefined) break;
    card.up = false;
    hand.push(card);
    drawn.push(card);
    show(model, card, [player]);
  }
  if (drawn.length > 0) happened(model, 'drew', player);
  return drawn;
}

/** Chosen cards from the own deck: a draw too. */
export function takeFromDeck(model: Model, player: Player, cards: readonly Card[]): void {
  const side = model.sides[player];
  for (const card of cards) {
    side.deck.splice(side.deck.indexOf(card), 1);
    side.hand.push(card);
    show(model, card, [player]);
  }
  if (cards.length > 0) happened(model, 'drew', player);
}

export function canDraw(model: Model, player: Player, from: Player = player): boolean {
  const { deck, trash } = model.sides[from];
  return !drawForbidden(model, player) && deck.length + trash.length > 0;
}

export function* shuffleTrash(model: Model, player: Player): Flow<number> {
  const side = model.sides[player];
  side.deck.push(...side.trash);
  side.trash = [];
  for (const card of side.deck) card.up = false;
  return yield* shuffleDeck(model, player);
}

export function* shuffleDeck(model: Model, player: Player): Flow<number> {
  const side = model.sides[player];
  const count = side.deck.length;
  if (count === 0) return 0;
  if (count > 1) {
    const cards = side.deck.map(({ name }) => name);
    const answer = yield { chance: 'shuffle', player, cards };
    side.deck = inOrder(side.deck, answer);
  }
  mixed(model, side.deck);
  happened(model, 'shuffled', player);
  return count;
}

/** Cards in the order in which their names are given. */
export function inOrder(cards: readonly Card[], names: string): Card[] {
  const list = names.split(' ');
  if (list.length !== cards.length) throw new Error(`not these cards: ${names}`);
  return list.map((name) => {
    const card = cards.find((one) => one.name === name);
    if (card === undefined) throw new Error(`${name} is not among the cards`);
    return card;
  });
}

/** A random card. */
export function* byChance(model: Model, player: Player): Flow<Card> {
  const { hand } = model.sides[player];
  const cards = hand.map(({ name }) => name);
  const name = cards.length > 1 ? yield { chance: 'pick', player, cards } : cards[0];
  const card = hand.find((one) => one.name === name);
  if (card === undefined) throw new Error(`${name} is not in the hand`);
  return card;
}

/** 7.9: cards of a hand or deck go to a trash, all at once. */
export function discard(model: Model, player: Player, cards: readonly Card[], to: Player): number {
  for (const card of cards) {
    depart(model, card, { player: to, zone: 'trash' });
    model.ways.pop();
    card.up = true;
    model.sides[to].trash.push(card);
    show(model, card);
  }
  if (cards.length > 0) happened(model, 'discarded', player);
  return cards.length;
}

/** 7.11: from the other hand to this one; both players see it. */
export function handOver(model: Model, card: Card, to: Player): void {
  depart(model, card, { player: to, zone: 'hand' });
  model.ways.pop();
  model.sides[to].hand.push(card);
  show(model, card);
}

/** 7.8. */
export function* refresh(model: Model, player: Player): Flow<number> {
  if (!canRefresh(model, player)) return 0;
  yield* spendControl(model, player);
  const due = FULL_HAND - model.sides[player].hand.length;
  const drawn = yield* draw(model, player, due);
  happened(model, 'refreshed', player);
  return Math.max(1, drawn.length);
}

export function canRefresh(model: Model, player: Player): boolean {
  return model.sides[player].hand.length < FULL_HAND && canDraw(model, player);
}

/** 11.2. */
function* spendControl(model: Model, player: Player): Flow<void> {
  if (model.control !== player) return;
  model.control = null;
  const answer = yield* ask(model, player, 'controlTarget', ['none', 'P0', 'P1']);
  if (answer !== 'none') yield* rearrange(model, player, answer === 'P0' ? 0 : 1, ORDERS);
}

export const ORDERS: readonly string[] = ['0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'];
export const SWAPS: readonly string[] = ['0,2,1', '1,0,2', '2,1,0'];

/** 7.10. */
export function* rearrange(
  model: Model,
  asks: Player,
  whose: Player,
  orders: readonly string[],
): Flow<number> {
  const order = yield* pick(model, asks, 'rearrange', orders, (one) => `perm:${one}`);
  const side = model.sides[whose];
  const { plates } = side;
  side.plates = order.split(',').map((line) => plates[Number(line)]!);
  return 1;
}

/** 6: a player with three compiled plates has won. */
export function checkWin(model: Model): void {
  for (const player of PLAYERS) {
    if (!model.sides[player].plates.every(({ compiled }) => compiled)) continue;
    model.over = 'win';
    model.winner = player;
    throw new Over();
  }
}

/** 6: the lines that must be compiled. */
export function compilable(model: Model, player: Player): Line[] {
  const ban = model.ban[player];
  if (ban !== null && ban.turn === model.number) {
    const stands = ban.cards.some((card) => card.up && isUncovered(model, card));
    if (model.options.compileBan === 'flag' || stands) return [];
  }
  return LINES.filter((line) => totalOf(model, player, line) >= 10 && leads(model, player, line));
}

/** 11.1. */
export function* compileLine(model: Model, player: Player, line: Line): Flow<void> {
  yield* spendControl(model, player);
  for (const side of PLAYERS) {
    for (const card of model.sides[side].stacks[line].slice()) {
      if (!inField(model, card) || insteadOf(model, card, 'compile') === undefined) continue;
      const lines = LINES.filter((one) => one !== line);
      const to = yield* pickLine(model, side, lines);
      yield* land(model, depart(model, card, { player: side, zone: to }));
    }
  }
  let deleted = 0;
  for (const side of PLAYERS) {
    for (const card of model.sides[side].stacks[line].slice()) {
      yield* land(model, depart(model, card, { player: side, zone: 'trash' }));
      deleted++;
    }
  }
  const plate = model.sides[player].plates[line]!;
  const again = plate.compiled;
  plate.compiled = true;
  checkWin(model);
  if (deleted > 0 && model.options.compileDeletes === 'yes') happened(model, 'deleted', player);
  if (again) yield* draw(model, player, 1, other(player));
  happened(model, 'compiled', player);
}
