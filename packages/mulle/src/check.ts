/** Which move a player means, or the first rule it breaks (rule 10). */
import { refuse, type Move, type Refusal, type Seat } from '@pakli/core';
import { captureCount, isFamily, nthCapture } from './captures.ts';
import {
  copiesOf,
  formatKind,
  HAND_VALUE,
  KINDS,
  SPECIAL,
  TABLE_VALUE,
  TOP_VALUE,
} from './cards.ts';
import { actionOf, CAPTURE, CAPTURE_NTH, encode, kindOf, SMALL_TABLE, valueOf } from './codes.ts';
import { gather, listSelected, newSelection, select, type Selection } from './gathering.ts';
import { canCapture, hasTwin, masks, maskTable } from './masks.ts';
import { list } from './moves.ts';
import { pilesOfMove } from './play.ts';
import { HAND, PILES, type State } from './state.ts';
import { ACTIONS, REFUSALS, type Action, type PileView } from './types.ts';
import { pileView } from './piles.ts';

/** A move as it is written: pile numbers from 1, ascending; value only of a build. */
export interface Intent {
  readonly action: Action;
  readonly kind: number;
  readonly piles: readonly number[];
  readonly value: number | undefined;
}

function nameOf(move: Move): Action {
  const code = actionOf(move);
  return ACTIONS[code === CAPTURE_NTH ? CAPTURE : code] ?? 'capture';
}

/** The intent of a listed move. */
export function intentOf(state: State, move: Move): Intent {
  const action = nameOf(move);
  const selection = newSelection();
  pilesOfMove(state, move, selection);
  return {
    action,
    kind: kindOf(move),
    piles: listSelected(selection).map((pile) => pile + 1),
    value: action === 'build' ? valueOf(move) : undefined,
  };
}

/** The listed move that is meant, or why there is none. */
export function check(state: State, seat: Seat, intent: Intent): Move | Refusal {
  const { kind, piles } = intent;
  const card = formatKind(kind);
  if (copiesOf(state.at, HAND + 4 * seat, kind) === 0) {
    return refuse('card', REFUSALS.any.card, { card });
  }
  const wrongPile = piles.find(
    (pile, i) => pile < 1 || pile > state.at[PILES]! || piles.indexOf(pile) !== i,
  );
  if (wrongPile !== undefined) return refuse('pile', REFUSALS.any.pile, { pile: wrongPile });
  return find(state, seat, intent) ?? new Complaint(state, seat, intent)[intent.action]();
}

/** The listed move that an intent names. */
function find(state: State, seat: Seat, { action, kind, piles, value }: Intent): Move | undefined {
  if (action === 'capture') {
    const selection = newSelection();
    for (const pile of piles) select(selection, pile - 1);
    return findCapture(state, seat, kind, selection);
  }
  return list(state).find((move) => {
    if (kindOf(move) !== kind || nameOf(move) !== action) return false;
    const listed = intentOf(state, move);
    return listed.value === value && samePiles(listed.piles, piles);
  });
}

/** Whether a capture with a held card is legal depends on its pile set alone. */
function findCapture(
  state: State,
  seat: Seat,
  kind: number,
  selection: Selection,
): Move | undefined {
  const small = state.at[PILES]! <= SMALL_TABLE;
  const listed = newSelection();
  const count = captureCount(state, seat, kind);
  for (let n = 0; n < count; n++) {
    nthCapture(state, seat, kind, n, listed);
    if (!listed.every((word, w) => word === selection[w])) continue;
    return small ? encode(CAPTURE, kind, listed[0]!) : encode(CAPTURE_NTH, kind, n);
  }
  return undefined;
}

function samePiles(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((pile) => b.includes(pile));
}

/** The refusal of a move that is not listed. */
class Complaint {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly kind: number;
  private readonly h: number;
  private readonly t: number;
  private readonly piles: readonly number[];
  private readonly value: number;
  private readonly named: readonly PileView[];
  /** Hand cards of each hand value. */
  private readonly held: readonly number[];

  constructor(state: State, seat: Seat, intent: Intent) {
    this.state = state;
    this.seat = seat;
    this.kind = intent.kind;
    this.h = HAND_VALUE[intent.kind]!;
    this.t = TABLE_VALUE[intent.kind]!;
    this.piles = intent.piles.map((pile) => pile - 1);
    this.value = intent.value ?? 0;
    this.named = this.piles.map((pile) => pileView(state.at, pile));
    const held = Array<number>(TOP_VALUE + 1).fill(0);
    for (let kind = 0; kind < KINDS; kind++) {
      held[HAND_VALUE[kind]!]! += copiesOf(state.at, HAND + 4 * seat, kind);
    }
    this.held = held;
    maskTable(state, seat);
  }

  private owns(value: number): boolean {
    return ((masks.own >>> value) & 1) !== 0;
  }

  private get reserved(): boolean {
    return this.owns(this.h) && this.held[this.h] === 1;
  }

  private no<A extends Exclude<keyof typeof REFUSALS, 'any'>>(
    action: A,
    id: keyof (typeof REFUSALS)[A] & string,
    value?: number,
  ): Refusal {
    const rule = (REFUSALS[action] as Readonly<Record<string, string>>)[id] ?? '';
    const card = formatKind(this.kind);
    return refuse(id, rule, value === undefined ? { card } : { card, value });
  }

  capture(): Refusal {
    if (hasTwin(this.state.options, this.kind, this.h)) return this.no('capture', 'twin');
    if (this.h >= SPECIAL) return this.no('capture', 'special', this.h);
    const family = isFamily(this.state, this.h, this.piles);
    return this.no('capture', family ? 'maximum' : 'sum', this.h);
  }

  build(): Refusal {
    const { options } = this.state;
    const { value, t } = this;
    const pile = this.named[0];
    if (pile === undefined || (pile.build === null && pile.cards.length > 1)) {
      return this.no('build', 'base');
    }
    if (pile.build?.locked === true) return this.no('build', 'locked', pile.value);
    if (pile.build !== null && options.openAccess !== 'anyone') {
      const mine = pile.build.owner === this.seat;
      if (mine !== (options.openAccess === 'owner')) return this.no('build', 'owner', pile.value);
    }
    const down = options.upDown && pile.build !== null ? Math.abs(pile.value - t) : 0;
    if (value !== pile.value + t && (value !== down || value === 0)) {
      return this.no('build', 'value', value);
    }
    if (this.reserved) return this.no('build', 'reserved', this.h);
    if (this.h >= SPECIAL && value === this.h && !options.specialSelfBuild) {
      return this.no('build', 'special-value', value);
    }
    if (value !== pile.value && ((masks.theirs >>> value) & 1) !== 0 && value <= TOP_VALUE) {
      return this.no('build', 'opponent-value', value);
    }
    return this.no('build', 'taker', value);
  }

  trotta(): Refusal {
    const { t } = this;
    if (!this.state.options.trottaNew) return this.no('trotta', 'trotta-off');
    if (this.owns(t)) return this.no('trotta', 'feed-instead', t);
    if (t === 1) return this.no('trotta', 'trotta-one');
    if (this.reserved) return this.no('trotta', 'reserved', this.h);
    if (((masks.closed >>> t) & 1) !== 0) return this.no('trotta', 'opponent-value', t);
    const selection = newSelection();
    if (!gather(this.state, t, selection)) return this.no('trotta', 'no-match', t);
    if (!samePiles(listSelected(selection), this.piles)) return this.no('trotta', 'set', t);
    return this.no('trotta', 'taker', t);
  }

  feed(): Refusal {
    const pile = this.named[0];
    const mine = pile?.build?.owner === this.seat && pile.value === this.t;
    return this.no('feed', mine ? 'taker' : 'no-build', this.t);
  }

  discard(): Refusal {
    const { options } = this.state;
    if (this.owns(this.t)) return this.no('discard', 'feed-instead', this.t);
    if (this.reserved) return this.no('discard', 'reserved', this.h);
    if (!options.discardIfCapture && canCapture(options, this.kind)) {
      return this.no('discard', 'must-capture');
    }
    return this.no('discard', 'own-build');
  }
}
