/** Plants faults for tests of the laws and finds them again. */
import { expect } from 'vitest';
import {
  runLaws,
  type Broken,
  type LawName,
  type LawRun,
  type LawSubject,
} from '../src/testing/index.ts';
import { toySubject, type Toy, type ToyKinds } from './toy.ts';

export const RUN: LawRun = { games: 40, seed: 1, positions: 2, samples: 1, limit: 1000 };

export function faultsOf(subject: LawSubject<ToyKinds>, run: LawRun = RUN): Broken[] {
  return runLaws(subject, run);
}

/** The fault is found under this law, with a message that names it. */
export function expectFault(subject: LawSubject<ToyKinds>, law: LawName, message: RegExp): void {
  const messages: string[] = [];
  for (let seed = 1; seed <= 100; seed++) {
    const faults = faultsOf(subject, { ...RUN, games: 1, seed });
    messages.push(...faults.filter((fault) => fault.law === law).map(({ message }) => message));
    if (messages.some((found) => message.test(found))) return;
  }
  expect(messages).toContainEqual(expect.stringMatching(message));
}

export function expectFaultOf(law: LawName): (toy: Toy, message: RegExp) => void {
  return (toy, message) => expectFault(toySubject(toy), law, message);
}

export function without<T, Key extends keyof T>(value: T, key: Key): Omit<T, Key> {
  const rest = { ...value };
  delete (rest as Partial<T>)[key];
  return rest;
}
