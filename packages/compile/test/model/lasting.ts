/** The lasting texts in force: values, totals, bans and permissions. */
import {
  find,
  inField,
  isUncovered,
  LINES,
  other,
  PLAYERS,
  type Box,
  type Card,
  type Line,
  type Model,
  type Player,
  type Rule,
  type Text,
} from './state.ts';

interface InForce {
  readonly card: Card;
  readonly box: Box;
  readonly side: Player;
  readonly line: Line;
  readonly rule: Rule;
  readonly text: Text;
}

/** Top boxes of face-up cards, bottom boxes of those that are uncovered too. */
export function inForce(model: Model): InForce[] {
  const found: InForce[] = [];
  for (const side of PLAYERS) {
    for (const line of LINES) {
      for (const card of model.sides[side].stacks[line]) {
        if (!card.up) continue;
        for (const box of ['top', 'bottom'] as const) {
          if (box === 'bottom' && !isUncovered(model, card)) continue;
          const text: Text = { model, card, box, owner: side, actor: side, bound: {} };
          for (const rule of card.texts[box]) found.push({ card, box, side, line, rule, text });
        }
      }
    }
  }
  return found;
}

/** 8.3: a box is in force. A card on its way continues the text that it began. */
export function isActive(model: Model, card: Card, box: Box): boolean {
  const where = find(model, card);
  if (!card.up) return false;
  if (where.zone === 'way') return where.way.left !== undefined;
  if (where.zone !== 'stack') return false;
  return box === 'top' || isUncovered(model, card);
}

/** 5: the value of a card. */
export function valueOf(model: Model, card: Card): number {
  const where = find(model, card);
  if (where.zone === 'hand' || where.zone === 'trash') return card.value;
  if (where.zone === 'deck') return 2;
  if (card.up) return card.value;
  if (where.zone !== 'stack') return 2;
  const stack = model.sides[where.player].stacks[where.line];
  // Only top boxes raise face-down cards, so any face-up card of the stack may.
  for (const { up, texts } of stack) {
    const raised = texts.top.find((rule) => rule.kind === 'downValue');
    if (up && raised?.kind === 'downValue') return raised.value;
  }
  return 2;
}

/** 5: the total of a stack. */
export function totalOf(model: Model, player: Player, line: Line): number {
  let total = 0;
  for (const card of model.sides[player].stacks[line]) total += valueOf(model, card);
  for (const { rule, side, line: there, text } of inForce(model)) {
    if (rule.kind !== 'total' || there !== line) continue;
    const whose = rule.whose === 'own' ? side : other(side);
    if (whose === player) total += rule.add(text);
  }
  return Math.max(0, total);
}

export function leads(model: Model, player: Player, line: Line): boolean {
  return totalOf(model, player, line) > totalOf(model, other(player), line);
}

function binds(who: 'own' | 'opp' | 'any', side: Player, player: Player): boolean {
  return who === 'any' || (who === 'own') === (side === player);
}

function forbidden(
  model: Model,
  what: (Rule & { kind: 'forbid' })['what'],
  player: Player,
  line: Line | undefined,
): boolean {
  return inForce(model).some(({ rule, side, line: there, text }) => {
    if (rule.kind !== 'forbid' || rule.what !== what || !binds(rule.who, side, player))
      return false;
    if (rule.here && there !== line) return false;
    if (rule.during === 'ownTurn' && model.player !== side) return false;
    return rule.when?.(text) ?? true;
  });
}

export function drawForbidden(model: Model, player: Player): boolean {
  return forbidden(model, 'draw', player, undefined);
}

export function cacheSkipped(model: Model, player: Player): boolean {
  return forbidden(model, 'cache', player, undefined);
}

/** 8.1: the middle of a card in the field is ignored. */
export function middleIgnored(model: Model, card: Card): boolean {
  const where = find(model, card);
  if (where.zone !== 'stack') return true;
  return forbidden(model, 'middle', where.player, where.line);
}

/** 7.5. */
export function canFlip(model: Model, card: Card): boolean {
  if (!inField(model, card)) return false;
  return !inForce(model).some(({ card: one, rule }) => one === card && rule.kind === 'unflippable');
}

/** A replacement for what happens to this card (7.5, 11.1). */
export function insteadOf(
  model: Model,
  card: Card,
  of: 'flip' | 'compile',
): (InForce & { readonly rule: Rule & { kind: 'instead' } }) | undefined {
  for (const one of inForce(model)) {
    const { rule } = one;
    if (one.card === card && rule.kind === 'instead' && rule.of === of) return { ...one, rule };
  }
  return undefined;
}

/** 7.4: a card that would return to this player's hand goes on top of the deck instead. */
export function returnsToDeck(model: Model, player: Player): boolean {
  return inForce(model).some(
    ({ rule, side }) => rule.kind === 'instead' && rule.of === 'return' && side === other(player),
  );
}

export interface Play {
  readonly card: Card;
  readonly line: Line;
  readonly up: boolean;
  readonly side: Player;
}

/** 7.1: why a play is forbidden, in the order of 15.2; undefined where it is not. */
export function playForbidden(
  model: Model,
  player: Player,
  { card, line, up, side }: Play,
  how: { readonly hand: boolean; readonly waived?: boolean; readonly side?: 'opp' },
): string | undefined {
  if (forbidden(model, 'play', player, line)) return 'play-forbidden';
  if (!up && forbidden(model, 'playDown', player, line)) return 'face-down-forbidden';
  if (up && forbidden(model, 'playUp', player, line)) return 'face-up-forbidden';
  const own = (what: string): boolean =>
    how.hand && card.texts.bottom.some((rule) => rule.kind === 'permit' && rule.what === what);
  const meant = how.side === 'opp' ? other(player) : player;
  if (side !== meant && !own('selfEitherSide')) return 'wrong-side';
  if (!up || how.waived) return undefined;
  if (PLAYERS.some((one) => model.sides[one].plates[line]?.protocol === card.protocol)) {
    return undefined;
  }
  if (own('selfAnyLine')) return undefined;
  const permitted = inForce(model).some(({ rule, side: source, line: there }) => {
    if (rule.kind !== 'permit') return false;
    if (rule.what === 'anyLine') return source === player;
    return rule.what === 'here' && there === line && rule.protocol === card.protocol;
  });
  return permitted ? undefined : 'no-matching-protocol';
}
