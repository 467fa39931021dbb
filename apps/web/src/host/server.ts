/**
 * The server this page came from, if any: one's name there, and new tables.
 * Without a server nothing is asked or offered. Failures are refusals; nothing
 * is thrown.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import {
  PROTOCOL,
  type OpenedEvening,
  type OpenedSeries,
  type ShownSeries,
  type TableWish,
} from '@pakli/protocol';
import { SERIES_FORMAT, type SeriesScoring } from '@pakli/tournament';
import { ValueStore, useStore } from '../prefs/store.ts';

/** The server's facts about itself and the visitor. */
export interface Hello {
  /** The games it has tables for. */
  readonly games: readonly string[];
  /** The visitor's name there; null if it does not know them. */
  readonly name: string | null;
  /** The address of this page for others in the same network, if this machine is the server. */
  readonly home: string | null;
  /** Passkeys can be added at this address; older servers have none. */
  readonly passkeys: boolean;
  /** The number of daily boards per game; 0: none. */
  readonly boards: number;
}

/** What is known of the server: there is none, no answer yet, or its last answer. */
export type ServerState = Hello | 'none' | 'unknown';

/** A server marks the pages it sends, so that pages of other hosts need not ask in vain. */
const first = (): ServerState =>
  typeof document !== 'undefined' && 'server' in document.documentElement.dataset
    ? 'unknown'
    : 'none';
/** The page came from a server, whether it answers now or not. */
export const isFromServer = (): boolean => first() === 'unknown';
const known = new ValueStore<ServerState>(first());
let asked: Promise<ServerState> | undefined;

export function useServer(): ServerState {
  return useStore(known);
}

/** Asks the server once; again if there was no answer. */
export function askServer(): Promise<ServerState> {
  if (known.get() === 'none' && first() === 'none') return Promise.resolve('none');
  asked ??= request('hello', readHello).then((hello) => {
    const answer = isRefusal(hello) ? 'none' : hello;
    if (answer === 'none') asked = undefined;
    known.set(answer);
    return answer;
  });
  return asked;
}

/** Sets one's name: a new guest gets a cookie, a known one is renamed. */
export async function callMe(name: string): Promise<Refusal | undefined> {
  const answer = await request('me', textIn('name'), { method: 'POST', body: { name } });
  if (isRefusal(answer)) return answer;
  calledBy(answer);
  return undefined;
}

/** A key that makes another browser the same person: valid once, for ten minutes. */
export function givePass(): Promise<string | Refusal> {
  return request('me/pass', textIn('pass'), { method: 'POST', body: {} });
}

/** The name of a pass's giver; asking does not use it up. */
export function nameOfPass(pass: string): Promise<string | Refusal> {
  return request('pass/name', textIn('name'), { method: 'POST', body: { pass } });
}

/** This browser becomes the pass's giver, and may bring along the matches it plays. */
export async function enterBy(pass: string, bring = false): Promise<Refusal | undefined> {
  const answer = await request('pass', textIn('name'), { method: 'POST', body: { pass, bring } });
  if (isRefusal(answer)) return answer;
  calledBy(answer);
  return undefined;
}

/** Deletes everything the server keeps about the person. */
export async function forgetMe(): Promise<Refusal | undefined> {
  const refusal = await order('me', { method: 'DELETE' });
  if (refusal === undefined) calledBy(null);
  return refusal;
}

/** Opens a table: its id is the invitation. */
export function openTable(wish: TableWish): Promise<string | Refusal> {
  return request('tables', textIn('table'), { method: 'POST', body: wish });
}

/** The settings of a new evening. */
export interface EveningWish {
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly rounds: number;
  readonly boards: number;
  readonly ranking: 'matchpoints' | 'points';
  readonly roundMs: number | null;
  readonly level: string;
}

/** Opens an evening, alone or as the next of a series: its id is for players, the key for its director. */
export function openEvening(
  wish: EveningWish,
  of?: OpenedSeries,
): Promise<OpenedEvening | Refusal> {
  return request(
    of === undefined ? 'evenings' : `series/${of.series}/evenings`,
    ({ evening, key }) =>
      typeof evening === 'string' && typeof key === 'string' ? { evening, key } : undefined,
    { method: 'POST', body: of === undefined ? wish : { ...wish, key: of.key } },
  );
}

/** Opens a series of evenings. */
export function openSeries(title: string, scoring: SeriesScoring): Promise<OpenedSeries | Refusal> {
  return request(
    'series',
    ({ series, key }) =>
      typeof series === 'string' && typeof key === 'string' ? { series, key } : undefined,
    { method: 'POST', body: { title, scoring } },
  );
}

/** A series with all its evenings. */
export function seriesOf(series: string): Promise<ShownSeries | Refusal> {
  return request(`series/${series}`, (answer) =>
    // The server ships with the page: the answer's shape is trusted.
    answer['format'] === SERIES_FORMAT ? (answer as unknown as ShownSeries) : undefined,
  );
}

/** Adds an evening to a series, or removes it. */
export function changeSeries(
  { series, key }: OpenedSeries,
  change: { readonly add: string } | { readonly remove: string },
): Promise<Refusal | undefined> {
  return order(`series/${series}`, { method: 'POST', body: { key, ...change } });
}

/** The file of an evening's results, unparsed. */
export function resultsOf(evening: string): Promise<object | Refusal> {
  return request(`evenings/${evening}/results`, (file) => file);
}

/** The record of a finished match. */
export function recordOf(table: string): Promise<string | Refusal> {
  return request(`tables/${table}/record`, textIn('record'));
}

/** The key for push subscriptions to this server; null if it sends none. */
export function askPushKey(): Promise<string | null | Refusal> {
  return request('push', ({ key }) => (typeof key === 'string' || key === null ? key : undefined));
}

/** Where to send this browser's push messages, and which. */
export function sendSubscription(body: object): Promise<Refusal | undefined> {
  return order('push', { method: 'POST', body });
}

export async function withdrawSubscription(endpoint: string): Promise<void> {
  await order('push', { method: 'DELETE', body: { endpoint } });
}

/** A new calendar address for one's deadlines; the previous one stops working. */
export function newCalendar(locale: string): Promise<string | Refusal> {
  return request('calendar', textIn('key'), { method: 'POST', body: { locale } });
}

export function dropCalendar(): Promise<Refusal | undefined> {
  return order('calendar', { method: 'DELETE' });
}

function calledBy(name: string | null): void {
  const now = known.get();
  if (typeof now === 'object') known.set({ ...now, name });
}

/** Undefined for an answer this page cannot use. */
function readHello({
  protocol,
  games,
  name,
  home,
  passkeys,
  boards,
}: ServerAnswer): Hello | undefined {
  if (protocol !== PROTOCOL || !Array.isArray(games)) return undefined;
  return {
    games: games.map(String),
    name: textOr(name),
    home: textOr(home),
    passkeys: passkeys === true,
    boards: typeof boards === 'number' ? boards : 0,
  };
}

function textOr(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export type ServerAnswer = Readonly<Record<string, unknown>>;
interface Wanted {
  readonly method: 'POST' | 'DELETE';
  readonly body?: object;
}

/** If `read` gives undefined, the answer comes from some other server. */
export async function request<Value>(
  path: string,
  read: (answer: ServerAnswer) => Value | undefined,
  { method, body }: Partial<Wanted> = {},
): Promise<Value | Refusal> {
  const nobody = refuse('no-server', 'table');
  try {
    const response = await fetch(`./api/${path}`, {
      method: method ?? 'GET',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    if (typeof answer !== 'object' || answer === null) return nobody;
    if ('refusal' in answer && isRefusal(answer.refusal)) {
      // Somebody who lost their cookie is asked for a name again.
      if (answer.refusal.refused === 'no-name') calledBy(null);
      return answer.refusal;
    }
    return response.ok ? (read(answer as ServerAnswer) ?? nobody) : nobody;
  } catch {
    return nobody;
  }
}

/** Sends a command; the refusal if it failed. */
export async function order(path: string, wanted: Wanted): Promise<Refusal | undefined> {
  const answer = await request(path, () => true, wanted);
  return isRefusal(answer) ? answer : undefined;
}

/** Reads a text field of an answer. */
export function textIn(name: string): (answer: ServerAnswer) => string | undefined {
  return ({ [name]: text }) => (typeof text === 'string' ? text : undefined);
}

/** Opens the socket of a page to the server that it came from. */
export function socketTo(id: string): () => WebSocket {
  const url = new URL(`t/${id}`, document.baseURI.replace(/^http/, 'ws'));
  return () => new WebSocket(url);
}

/** Checks a connection when the network returns and when the page becomes visible; returns a function that stops it. */
export function lookAfter(line: { check(hidden: boolean): void }): () => void {
  const stop = new AbortController();
  const check = (): void => line.check(document.hidden);
  addEventListener('online', check, stop);
  document.addEventListener('visibilitychange', check, stop);
  return () => stop.abort();
}
