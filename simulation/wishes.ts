/** Chooses the next command of a person at random: usually a permitted one, sometimes not. */
import type { TableAct, TableState } from '@pakli/client';
import { PHRASES } from '@pakli/protocol';
import type { Chance } from './world.ts';

type Command = Extract<TableAct, { kind: 'do' }>['command'];

export interface WishPorts {
  readonly chance: Chance;
  /** Stays, and plays on. */
  readonly isCalm: boolean;
  /** A legal move of the player at turn in notation, if the state is current. */
  readonly moveAt: (state: TableState) => string | undefined;
  /** People soon end a match and play a rematch. */
  readonly isShort: boolean;
}

export function saying(chance: Chance): TableAct {
  return { kind: 'say', say: { phrase: chance.pick(PHRASES) } };
}

export function wishFor(state: TableState, ports: WishPorts): TableAct | undefined {
  const { phase } = state.company;
  const command =
    phase === 'gathering'
      ? whileGathering(state, ports)
      : phase === 'over'
        ? afterwards(state, ports)
        : whilePlaying(state, ports);
  if (command === undefined) return undefined;
  return 'cover' in command ? { kind: 'cover', seat: command.cover } : { kind: 'do', command };
}

type Wanted = Command | { readonly cover: number } | undefined;

function whileGathering({ you, company }: TableState, { chance, isCalm }: WishPorts): Wanted {
  const free = company.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []));
  if (you.seat === null) {
    if (free.length === 0 || company.locked || you.name === null) return undefined;
    return { kind: 'sit', seat: chance.pick(free), nonce: chance.hex(16) };
  }
  if (!isCalm && chance.oneIn(20)) return { kind: 'stand' };
  if (!you.host) return chance.oneIn(10) ? { kind: 'start' } : undefined;
  const others = company.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== you.seat ? [seat] : [],
  );
  if (!isCalm && others.length > 0 && chance.oneIn(10)) {
    return { kind: 'clear', seat: chance.pick(others) };
  }
  if (!isCalm && chance.oneIn(10)) return { kind: 'lock', locked: chance.oneIn(2) };
  if (!isCalm && chance.oneIn(10)) return { kind: 'watching', watching: chance.oneIn(2) };
  if (free.length > 0 && chance.oneIn(2)) {
    return { kind: 'computer', seat: chance.pick(free), level: 'casual' };
  }
  return free.length === 0 || chance.oneIn(8) ? { kind: 'start' } : undefined;
}

function whilePlaying(state: TableState, ports: WishPorts): Wanted {
  const { you, company, scene, can } = state;
  const { chance, isCalm, isShort } = ports;
  const { seat } = you;
  if (scene === null) return undefined;
  if (seat === null) return asNewcomer(state, ports);
  const own = company.seats[seat];
  if (own?.kind !== 'person') return undefined;
  if (own.covered) return isCalm || chance.oneIn(3) ? { kind: 'back' } : undefined;
  const question = company.questions.find(({ yes }) => !yes.includes(seat));
  if (question !== undefined && chance.oneIn(2)) {
    return { kind: 'answer', ask: question.ask, yes: isCalm || !chance.oneIn(4) };
  }
  if (!isCalm && chance.oneIn(30)) return { kind: 'leave' };
  if (!isCalm && chance.oneIn(60)) return { kind: 'release', seat };
  const away = company.seats.findIndex((one) => one.kind === 'person' && !one.here);
  if (away >= 0 && chance.oneIn(4)) return { cover: away };
  const long = company.seats.findIndex((one) => one.kind === 'person' && one.releasable === true);
  if (long >= 0 && chance.oneIn(2)) return { kind: 'release', seat: long };
  const computer = company.seats.findIndex(({ kind }) => kind === 'computer');
  if (you.host && computer >= 0 && chance.oneIn(8)) {
    return { kind: 'offer', seat: computer, open: !chance.oneIn(3) };
  }
  if (!isCalm && can.includes('takeback') && chance.oneIn(12)) {
    return { kind: 'ask', what: 'takeback' };
  }
  if (can.includes('end') && chance.oneIn(isShort ? 4 : isCalm ? 200 : 60))
    return { kind: 'ask', what: 'end' };
  if (can.includes('next')) return { kind: 'ask', what: 'next' };
  // Out of turn there is no legal move, but people may try somebody else's.
  if (scene.view.turn !== seat && (isCalm || !chance.oneIn(12))) return undefined;
  const text = ports.moveAt(state);
  return text === undefined ? undefined : { kind: 'play', step: scene.step, text };
}

/** A watcher takes an offered seat, or tries to move without one. */
function asNewcomer(state: TableState, { chance, moveAt }: WishPorts): Wanted {
  const { company, scene, you } = state;
  if (you.name === null) return undefined;
  const [offered] = company.offered;
  if (offered !== undefined && chance.oneIn(2)) return { kind: 'sit', seat: offered };
  const text = chance.oneIn(20) ? moveAt(state) : undefined;
  return text === undefined ? undefined : { kind: 'play', step: scene?.step ?? 0, text };
}

function afterwards({ you, company, can }: TableState, { chance }: WishPorts): Wanted {
  if (you.seat === null || !can.includes('again')) return undefined;
  const question = company.questions.find(({ what }) => what === 'again');
  if (question?.yes.includes(you.seat) === true) return undefined;
  if (question !== undefined && chance.oneIn(4)) {
    return { kind: 'answer', ask: question.ask, yes: false };
  }
  return { kind: 'ask', what: 'again' };
}
