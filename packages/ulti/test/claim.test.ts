/** A sure claim comes true whatever the others hold and play, and sure claims are found. */
import { isRefusal, listMoves, Match, OVER, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { parseCard } from '../src/cards.ts';
import { rulesMove, ulti, type Options, type State, type View } from '../src/index.ts';
import { claimOf, type Claim } from '../src/present/index.ts';
import { HAND, SOLOIST, TALON, TRICKS, TURN, WINNER } from '../src/state.ts';
import { cards, ending, stateOf } from './positions.ts';
import { optionsOf } from './subject.ts';
import { enumerate } from './worlds.ts';

/** Plays deals, the cards half by the rule player, and reports every card decision. */
function decisions(
  options: Options,
  deals: number,
  visit: (state: State, view: View) => void,
): void {
  for (let seed = 1; seed <= deals; seed++) {
    const random = new Sfc32(seed);
    const match = Match.start(ulti, { options, random });
    if (isRefusal(match)) throw new Error(match.refused);
    match.advance(random);
    const { table } = match;
    while (table.turn !== OVER) {
      const view = ulti.view(table.state, table.turn);
      if (view.phase === 'PLAY') visit(table.state, view);
      const wise = random.below(4) > 0 || view.phase !== 'PLAY';
      table.play(wise ? rulesMove(table.state) : view.moves[random.below(view.moves.length)]!);
    }
  }
}

function copyOf(state: State): State {
  const copy = ulti.create(state.options, 3);
  ulti.copy(state, copy);
  return copy;
}

/** Whether a trick that the seat has just won or lost went as it claimed. */
function isOurs({ at }: State, seat: number): boolean {
  return (at[WINNER] === at[SOLOIST]) === (seat === at[SOLOIST]);
}

/** The claim's cards against random ones. */
function playOut(start: State, seat: number, seed: number): boolean[] {
  const state = copyOf(start);
  const random = new Sfc32(seed);
  const ours: boolean[] = [];
  while (ulti.turn(state) !== OVER) {
    const tricks = state.at[TRICKS];
    const view = ulti.view(state, ulti.turn(state));
    const claim = claimOf(view);
    const cardOf = (): number => {
      if (view.hand?.length === 1 || view.phase !== 'PLAY') return view.moves[0]!;
      expect(claim.sure).toBe(true);
      return claim.sure ? parseCard(claim.card)! : -1;
    };
    ulti.play(state, view.seat === seat ? cardOf() : view.moves[random.below(view.moves.length)]!);
    if (state.at[TRICKS] !== tricks) ours.push(isOurs(state, seat));
  }
  return ours;
}

/** By brute force: whether the seat can be sure in all these worlds, which it cannot tell apart. */
function isSure(worlds: readonly State[], seat: number, betli: boolean): boolean {
  const [one] = worlds;
  if (one === undefined || ulti.turn(one) === OVER) return true;
  const after = (move: number): boolean => {
    const next = worlds.filter((world) => listMoves(ulti, world).includes(move)).map(copyOf);
    const tricks = one.at[TRICKS];
    for (const world of next) ulti.play(world, move);
    if (next.some((world) => world.at[TRICKS] !== tricks && isOurs(world, seat) === betli)) {
      return false;
    }
    // The next leader is public, and the same in all worlds.
    return isSure(next, seat, betli);
  };
  const moves = [...new Set(worlds.flatMap((world) => [...listMoves(ulti, world)]))];
  return one.at[TURN] === seat ? moves.some(after) : moves.every(after);
}

function worldsOf(state: State, seat: number): State[] {
  return Object.keys(enumerate(state, seat)).map((key) => {
    const world = copyOf(state);
    key.split(' | ').forEach((names, place) => {
      world.at[place < 3 ? HAND + place : TALON] = names === '' ? 0 : cards(names);
    });
    return world;
  });
}

const RULES: readonly (readonly [string, Options])[] = [
  ['seed', ulti.rules.defaults],
  ['54 bids, tournament', optionsOf('tournament ladder=common54')],
];

describe.each(RULES)('%s', (_, options) => {
  test('a sure claim comes true', () => {
    let claims = 0;
    decisions(options, 20, (state, view) => {
      const claim = claimOf(view);
      if (!claim.sure) return;
      claims++;
      expect(view.moves).toContain(parseCard(claim.card));
      const seat = view.seat ?? 0;
      const ours = playOut(state, seat, claims);
      expect(new Set(ours)).toEqual(new Set([claim.takes === 'all']));
    });
    expect(claims).toBeGreaterThan(10);
  });
});

// The soloist knows the talon, so there are few worlds; for a defender two cards are enough.
test('what is sure in every world is found, and nothing else', () => {
  const counted = { sure: 0, unsure: 0 };
  // Bids and marriages prove nothing here, so the search has full knowledge.
  decisions(optionsOf('seed requireHolding=false'), 14, (state, view) => {
    const seat = view.seat ?? 0;
    const size = view.hand?.length ?? 0;
    const betli = view.contract?.includes('B') === true;
    const alone = seat === view.soloist;
    if (size < 2 || size > (alone ? 3 : 2) || (betli && !alone)) return;
    const truth = isSure(worldsOf(state, seat), seat, betli);
    expect(claimOf(view).sure, JSON.stringify(view.actions)).toBe(truth);
    counted[truth ? 'sure' : 'unsure']++;
  });
  expect(Math.min(counted.sure, counted.unsure)).toBeGreaterThan(5);
});

/** What the soloist of an Ulti can claim with three cards each, about to lead. */
function of(...hands: readonly string[]): Claim {
  return claimOf(ulti.view(ending(hands, 'leader: 0'), 0));
}

describe('by example', () => {
  test('trumps from the top, the seven last', () => {
    expect(of('AA AK A7', 'LA LK B9', 'LX BA BX')).toEqual({
      sure: true,
      takes: 'all',
      card: 'AA',
    });
  });

  test('a card that may be out is named, wherever it lies', () => {
    const why = { sure: false, takes: 'all', why: 'card', card: 'BA' };
    expect(of('AA BX A7', 'LA LK B9', 'LX BA BK')).toEqual(why);
    expect(of('AA BX A7', 'LA BA B9', 'LX LK BK')).toEqual(why);
  });

  test('what is drawn by trumps cannot ruff any more', () => {
    expect(of('AK LA A7', 'AU BA B9', 'LX B8 BK')).toMatchObject({ sure: true, card: 'AK' });
    expect(of('AK LA A7', 'AU AX B9', 'LX B8 BK')).toMatchObject({ sure: false });
  });

  test('nothing is claimed with the last card, out of turn, or in the auction', () => {
    const state = ending(['AA AK A7', 'LA LK B9', 'LX BA BX'], 'leader: 0');
    expect(claimOf(ulti.view(state, 1))).toEqual({ sure: false, why: 'closed' });
    const fresh = ulti.create(ulti.rules.defaults, 3);
    expect(claimOf(ulti.view(fresh, 0))).toEqual({ sure: false, why: 'closed' });
  });

  test('a seven that can win the last trick is kept for it, though nobody bid it', () => {
    const hands = 'hand 0: A7 LA ; hand 1: LK B9 ; hand 2: LX BK ; talon: H7 H8';
    const past = 'points: 50 40 ; tricks: 5 3 ; marriages: - - -';
    const passz = stateOf(`contract: P ; trump: A ; soloist: 0 ; ${hands} ; ${past} ; leader: 0`);
    expect(claimOf(ulti.view(passz, 0))).toMatchObject({ sure: true, card: 'LA' });
  });

  test('who must beat in a Betli may not keep below', () => {
    const hands = 'hand 0: L7 LA ; hand 1: B8 B9 ; hand 2: BX ; talon: H7 H8 ; table: LK';
    const past = 'points: 0 0 ; tricks: 0 8 ; marriages: - - - ; leader: 2';
    const betli = (rules: string): Claim =>
      claimOf(ulti.view(stateOf(`contract: BE ; soloist: 0 ; ${hands} ; ${past}`, rules), 0));
    expect(betli('seed')).toEqual({ sure: true, takes: 'none', card: 'L7' });
    expect(betli('tournament')).toMatchObject({ sure: false, why: 'card', card: 'LA' });
  });

  test('a Betli is claimed by who will take nothing, and never against him', () => {
    const hands = 'hand 0: H7 B7 L8 ; hand 1: H9 LU A8 ; hand 2: B9 BU A9 ; talon: H8 HX';
    const past = 'points: 0 0 ; tricks: 0 7 ; marriages: - - -';
    const betli = stateOf(`contract: BE ; soloist: 0 ; ${hands} ; ${past} ; leader: 0`);
    expect(claimOf(ulti.view(betli, 0))).toMatchObject({ sure: true, takes: 'none' });
    const [lead] = listMoves(ulti, betli);
    ulti.play(betli, lead!);
    expect(claimOf(ulti.view(betli, 1))).toEqual({ sure: false, why: 'closed' });
  });
});
