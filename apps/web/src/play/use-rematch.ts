/** Another match after one by link: the questions and answers so far, and the answers one may give. */
import type { Refusal, Seat } from '@pakli/core';
import type { Question } from '@pakli/protocol';
import { useEffect, useState } from 'react';
import { personIn, type Link } from '../table/link.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { missing } from './Answer.tsx';

interface RematchAnswer {
  readonly name: string;
  readonly main: boolean;
  readonly act: () => void;
}

export interface Rematch {
  /** Empty until somebody asks for another match. */
  readonly text: string;
  readonly answers: readonly RematchAnswer[];
}

/** Somebody for whom a computer has played to the end takes the seat back before they answer. */
async function answer(
  link: Link,
  act: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const { linked, client } = link;
  const covered = personIn(linked, linked.you.seat)?.covered === true;
  const refusal = covered ? await client.act({ kind: 'back' }) : undefined;
  return refusal ?? act();
}

export function wishRematch(link: Link): Promise<Refusal | undefined> {
  return answer(link, () => link.client.act({ kind: 'ask', what: 'again' }));
}

/** `name` is the label of the button that asks for it. */
export function useRematch(link: Link, names: readonly string[], name: string): Rematch {
  const { linked } = link;
  const question = linked.company.questions.find(({ what }) => what === 'again');
  const seconds = useSecondsUntil(question?.until, linked.ahead);
  return rematchOf(link, names, name, seconds);
}

export function rematchOf(
  link: Link,
  names: readonly string[],
  name: string,
  seconds: number | undefined,
): Rematch {
  const { linked, client, words } = link;
  const { company, you, can } = linked;
  const { rematch } = words;
  const own = personIn(linked, you.seat);
  const question = company.questions.find(({ what }) => what === 'again');
  const wish = (): void => tellIfRefused(wishRematch(link));
  if (company.again !== null) return { text: own === undefined ? '' : rematch.begun, answers: [] };
  if (question === undefined) {
    const may = own !== undefined && (own.covered || can.includes('again'));
    return { text: '', answers: may ? [{ name, main: true, act: wish }] : [] };
  }
  const { ask, seat, yes, no = [] } = question;
  const nameAt = (at: Seat): string => names[at] ?? '';
  const mine = (seats: readonly Seat[]): boolean => seats.some((at) => at === you.seat);
  const others = (seats: readonly Seat[]): string[] =>
    seats.filter((at) => at !== you.seat).map(nameAt);
  const silent = missing(link, question);
  const late = seconds === 0;
  const text = [
    ...others(yes).map((other) => words.asks.again(other)),
    ...(others(no).length > 0 ? [rematch.declined(others(no))] : []),
    ...(others(silent).length > 0 && !mine(silent)
      ? [late ? rematch.silent(others(silent)) : words.waitingFor(others(silent))]
      : []),
    ...(isCounted(question, silent) && seconds !== undefined && !late
      ? [rematch.seconds(seconds)]
      : []),
  ].join(' ');
  if (own === undefined) return { text, answers: [] };
  const say = (agree: boolean) => (): void =>
    tellIfRefused(answer(link, () => client.act({ kind: 'answer', ask, yes: agree })));
  if (!mine(yes)) {
    const declines = { name: rematch.no, main: false, act: say(false) };
    return {
      text,
      answers: [{ name: rematch.yes, main: true, act: wish }, ...(mine(no) ? [] : [declines])],
    };
  }
  const withdraws = { name: words.withdraw, main: false, act: say(false) };
  const left = [...others(no), ...others(silent)];
  const asker = seat === you.seat || personIn(linked, seat)?.here !== true;
  if (!asker || left.length === 0 || (isCounted(question, silent) && !late)) {
    return { text, answers: [withdraws] };
  }
  const without = (): void =>
    tellIfRefused(client.act({ kind: 'ask', what: 'again', without: true }));
  return { text, answers: [{ name: rematch.without(left), main: true, act: without }, withdraws] };
}

/** Whether the others have a deadline to answer. After a no the asker decides. */
function isCounted({ no = [], until }: Question, silent: readonly Seat[]): boolean {
  return no.length === 0 && silent.length > 0 && until !== undefined;
}

/** Seconds until a time of the server's clock, never negative; undefined without a countdown. */
function useSecondsUntil(until: number | undefined, ahead: number): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (until === undefined) return undefined;
    const look = (): void => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, 500);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [until]);
  if (until === undefined || now === undefined) return undefined;
  return Math.max(0, Math.ceil((until - ahead - now) / 1000));
}
