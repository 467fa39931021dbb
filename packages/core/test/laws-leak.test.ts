/** Law 5, proved by planted faults: leaks and players. */
import { describe, expect, test } from 'vitest';
import {
  answerAtOnce,
  refuse,
  type Move,
  type Player,
  type Refusal,
  type Seat,
  type Reader,
  EVERYBODY,
  type Listener,
} from '../src/index.ts';
import { expectFault, expectFaultOf, faultsOf, without } from './faults.ts';
import {
  cardText,
  NONE,
  readCard,
  Toy,
  toySubject,
  type ToyEvent,
  type ToySeen,
  type ToyState,
  type ToyView,
} from './toy.ts';

describe('law 5, leak', () => {
  const leak = expectFaultOf('leak');

  test('a view that depends on a hidden card', () => {
    class Leaks extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        const sum = state.hands.reduce((total, card) => total + card, 0);
        return { ...super.view(state, seat), number: sum };
      }
      override world(view: ToyView, into: ToyState): void {
        super.world({ ...view, number: 0 }, into);
      }
    }
    leak(new Leaks(), /seat \d can tell: view\.number/);
  });

  test('a view whose fields come in an order that tells', () => {
    class Orders extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        const { points, ...rest } = super.view(state, seat);
        const best = seat !== EVERYBODY && this.hand(state, 1 - seat).includes(7);
        return best ? { points, ...rest } : { ...rest, points };
      }
    }
    leak(new Orders(), /can tell: view as text/);
  });

  test('a spectator who sees a hand', () => {
    class Shows extends Toy {
      override knows(state: ToyState, seat: Reader, owner: Seat, place: number): boolean {
        return super.knows(state, seat, owner, place) || (seat === EVERYBODY && owner === 1);
      }
    }
    leak(new Shows(), /the spectator can tell: view\.hands/);
  });

  test('a look that shows the card to all', () => {
    class Shows extends Toy {
      override seen(event: ToyEvent, seat: Reader): ToySeen | undefined {
        return event.kind === 'look' ? event : super.seen(event, seat);
      }
    }
    const subject = toySubject(new Shows());
    expectFault(
      { ...subject, reveals: (seen) => seen.kind === 'look' && seen.seat === 0 },
      'leak',
      /after look the spectator can tell: seen\.0\.card/,
    );
  });

  test('a reveal that is not declared', () => {
    const subject = without(toySubject(), 'reveals');
    expectFault(subject, 'leak', /after look seat \d can tell: seen\.0\.card/);
  });

  test('a look that shows the same card and tells of another in the view', () => {
    class Tells extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        const view = super.view(state, seat);
        if (seat === EVERYBODY || state.looked[seat] === 0) return view;
        return { ...view, number: this.hand(state, 1 - seat).includes(7) ? 1 : 0 };
      }
      override world(view: ToyView, into: ToyState): void {
        super.world({ ...view, number: 0 }, into);
      }
    }
    leak(new Tells(), /after look seat \d can tell: view\.number/);
  });

  test('an event that depends on a hidden card', () => {
    class Hints extends Toy {
      override play(state: ToyState, move: Move, listener?: Listener<ToyEvent>): void {
        const best = this.hand(state, 1 - state.turn).includes(7);
        super.play(state, move, listener);
        if (best && move < 8) listener?.({ kind: 'resign', seat: 0 });
      }
    }
    leak(new Hints(), /after [ab]\d seat \d can tell: seen/);
  });

  test('a turned up card that says more than itself', () => {
    class Hints extends Toy {
      override deal(
        state: ToyState,
        outcome: Uint8Array,
        length: number,
        listener?: Listener<ToyEvent>,
      ): void {
        super.deal(state, outcome, length, listener);
        if (state.up !== NONE && this.hand(state, 1).includes(7)) {
          listener?.({ kind: 'up', card: state.up });
        }
      }
    }
    leak(new Hints(), /after up [ab]\d (seat 0|the spectator) can tell: seen/);
  });

  test('a refusal that tells a hidden card', () => {
    class Tells extends Toy {
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        const answer = super.read(state, seat, text);
        if (typeof answer === 'number' || answer.refused !== 'not-held') return answer;
        return this.hand(state, 1 - seat).includes(readCard(text.trim()) ?? NONE)
          ? refuse('held-by-other', '3.1')
          : answer;
      }
    }
    leak(new Tells(), /the answer to .* can tell: answer.refused/);
  });

  test('a move that is written with a hidden card', () => {
    class Tells extends Toy {
      override formatTruth(state: ToyState, move: Move): string {
        const text = super.formatTruth(state, move);
        return text === 'look' ? `look ${cardText(this.hand(state, 1 - state.turn)[0]!)}` : text;
      }
      override read(state: ToyState, seat: Seat, text: string): Move | Refusal {
        return super.read(state, seat, text.startsWith('look ') ? 'look' : text);
      }
    }
    leak(new Tells(), /is written differently/);
  });

  test('a move whose text tells the table what only its mover may know', () => {
    class Tells extends Toy {
      override format(state: ToyState, move: Move, reader: Reader): string {
        const text = super.format(state, move, reader);
        if (reader !== EVERYBODY) return text;
        return `${text} before ${cardText(this.hand(state, 1 - state.turn)[0]!)}`;
      }
    }
    leak(new Tells(), /is written differently for the spectator/);
  });
});

function listed(state: ToyState): number[] {
  const toy = new Toy();
  return [...toy.view(state, toy.turn(state)).moves];
}

const firstListed = (state: ToyState): number => listed(state)[0]!;
const byFirstCard = () => ({ logOf: ({ hands }: ToyState): number => hands[0]! });

describe('law 5, knowledge', () => {
  test('a policy that counts how often it was asked', () => {
    let asked = 0;
    const policy = (state: ToyState): number => listed(state)[asked++ % listed(state).length]!;
    const subject = { ...toySubject(), knowledge: () => ({ policy }) };
    expectFault(subject, 'knowledge', /asked again in another order it answers otherwise/);
  });

  test('a likelihood that changes with the worlds that it was asked about', () => {
    let sum = 0;
    const logOf = ({ hands }: ToyState): number => (sum += hands[0]!);
    const subject = { ...toySubject(), knowledge: () => ({ likelihood: () => ({ logOf }) }) };
    expectFault(subject, 'knowledge', /asked again in another order it answers otherwise/);
  });

  test('what remembers nothing is sound', () => {
    const sound = { policy: firstListed, likelihood: byFirstCard };
    expect(faultsOf({ ...toySubject(), knowledge: () => sound })).toEqual([]);
  });
});

describe('law 5, players', () => {
  type ToyPlayer = Player<ToyView>;
  const players = (player: ToyPlayer, message: RegExp, toy = new Toy()): void =>
    expectFault({ ...toySubject(toy), players: { suspect: player } }, 'players', message);

  test('a player with a memory of its own', () => {
    let asked = 0;
    players(
      { think: (view) => answerAtOnce({ move: view.moves[asked++ % view.moves.length]! }) },
      /suspect: asked twice it answers otherwise/,
    );
  });

  test('a player that finds the truth behind the view', () => {
    const behind = new WeakMap<object, ToyState>();
    class Smuggles extends Toy {
      override view(state: ToyState, seat: Reader): ToyView {
        const view = super.view(state, seat);
        behind.set(view, state);
        return view;
      }
    }
    const think: ToyPlayer['think'] = (view) => {
      const state = behind.get(view);
      const best = state?.hands.subarray((1 - view.turn) * 3).includes(7) === true;
      return answerAtOnce({ move: view.moves[best ? 0 : view.moves.length - 1]! });
    };
    players({ think }, /suspect: can tell a (world|sample|redeal) from the truth/, new Smuggles());
  });

  test('a player that breaks the rules', () => {
    players({ think: () => answerAtOnce({ move: 55 }) }, /answers 55, which is not listed/);
  });

  test('a player that changes its view', () => {
    players(
      {
        think(view) {
          Object.assign(view, { number: 8 });
          return answerAtOnce({ move: view.moves[0]! });
        },
      },
      /changes the view/,
    );
  });

  test('a player that throws', () => {
    players(
      {
        think() {
          throw new Error('no idea');
        },
      },
      /no idea/,
    );
  });
});
