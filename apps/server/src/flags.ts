/** Settings by flags, else by the environment, else defaults that are right at home. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProxies } from './client-address.ts';
import {
  LAN_LIMITS,
  LIMITS,
  PACE,
  PUSH,
  type ServerLimits,
  type ServerSettings,
} from './settings.ts';

/** By flag: the name in the environment. */
const NAMES = {
  port: 'PAKLI_PORT',
  address: 'PAKLI_ADDRESS',
  data: 'PAKLI_DATA',
  postgres: 'PAKLI_POSTGRES',
  nats: 'PAKLI_NATS',
  drain: 'PAKLI_DRAIN',
  page: 'PAKLI_PAGE',
  origin: 'PAKLI_ORIGIN',
  proxy: 'PAKLI_PROXY',
  push: 'PAKLI_PUSH',
  threads: 'PAKLI_THREADS',
  boards: 'PAKLI_BOARDS',
  'metrics-port': 'PAKLI_METRICS_PORT',
  limits: 'PAKLI_LIMITS',
} as const;
type Name = keyof typeof NAMES;

/** All flags, those that people at home need first. */
export const FLAGS: readonly string[] = ['lan', ...Object.keys(NAMES), 'backup', 'reports'].map(
  (name) => `--${name}`,
);

export interface FlagSettings {
  readonly settings: ServerSettings;
  /** People in the same network may connect. */
  readonly lan: boolean;
  /** The port was named: no other will do. */
  readonly portNamed: boolean;
  /** Only copies the data to this file. */
  readonly backup?: string;
  /** Only prints who was reported. */
  readonly reports: boolean;
}

/** What a setting takes. */
export type Need =
  | { readonly from: number; readonly to: number }
  | { readonly like: string }
  | { readonly limits: readonly string[] };

/** What is wrong with the settings. */
export type BadSettings =
  | { readonly problem: 'unknown' | 'missing'; readonly setting: string }
  /** A word that belongs to no setting, by its place alone: it may be part of a password. */
  | { readonly problem: 'stray'; readonly argument: number }
  | {
      readonly problem: 'value';
      readonly setting: string;
      /** Undefined where it may contain a password. */
      readonly text?: string;
      readonly needs?: Need;
    };

export const FIRST_PORT = 4180;
const FILE = 'pakli.db';
const PORTS = { from: 0, to: 65_535 };
const THREADS = { from: 1, to: 256 };
/** Of every game, each day. */
const BOARDS = { from: 0, to: 50 };
const USUAL_BOARDS = 5;
/** Seconds. */
const DRAIN = { from: 0, to: 600 };

export function readFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): FlagSettings | BadSettings {
  const options = Object.fromEntries(
    Object.keys(NAMES).map((name) => [name, { type: 'string' as const }]),
  );
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        ...options,
        lan: { type: 'boolean' },
        reports: { type: 'boolean' },
        backup: { type: 'string' },
      },
    }));
  } catch (error) {
    return misreadOf(args, error);
  }
  const given = (name: Name): string | undefined =>
    (values[name] as string | undefined) ?? (env[NAMES[name]] || undefined);
  const bad = (name: Name, needs?: Need): BadSettings => ({
    problem: 'value',
    setting: `--${name}`,
    text: given(name) ?? '',
    ...(needs === undefined ? {} : { needs }),
  });

  const port = wholeOf(given('port'), PORTS, FIRST_PORT);
  if (port === undefined) return bad('port', PORTS);
  const metricsPort = wholeOf(given('metrics-port'), PORTS, -1);
  if (metricsPort === undefined) return bad('metrics-port', PORTS);
  const threads = wholeOf(given('threads'), THREADS, Math.max(1, availableParallelism() - 1));
  if (threads === undefined) return bad('threads', THREADS);
  const boards = wholeOf(given('boards'), BOARDS, USUAL_BOARDS);
  if (boards === undefined) return bad('boards', BOARDS);
  const limits = limitsOf(given('limits'), values.lan === true ? LAN_LIMITS : LIMITS);
  if (limits === undefined) return bad('limits', { limits: Object.keys(LIMITS) });
  const push = PUSH.find((known) => known === (given('push') ?? 'on'));
  if (push === undefined)
    return bad('push', { like: PUSH.map((one) => `--push ${one}`).join(', ') });
  const proxies = readProxies(given('proxy'));
  if (proxies === undefined) return bad('proxy');
  const origin = given('origin')?.replace(/\/$/, '');
  if (origin !== undefined && !isOrigin(origin)) {
    return bad('origin', { like: 'https://cards.example' });
  }
  const postgres = given('postgres');
  if (postgres !== undefined && !isAddress(postgres, /^postgres(ql)?:$/)) {
    return hidden('postgres', 'postgres://user:password@host/database');
  }
  const nats = given('nats');
  if (nats !== undefined && !isAddress(nats, /^nats:$/)) return hidden('nats', 'nats://host:4222');
  // With a file there is no other server to drain to: its successor starts once this one has stopped.
  const drain = wholeOf(given('drain'), DRAIN, postgres === undefined ? 0 : 10);
  if (drain === undefined) return bad('drain', DRAIN);
  const page = given('page');
  const { lan, backup } = values;
  return {
    settings: {
      port,
      address: given('address') ?? (lan === true ? '0.0.0.0' : '127.0.0.1'),
      file: join(given('data') ?? 'data', FILE),
      ...(postgres === undefined ? {} : { postgres }),
      ...(nats === undefined ? {} : { nats }),
      ...(page === undefined ? {} : { page }),
      ...(origin === undefined ? {} : { origin }),
      proxies,
      push,
      threads,
      boards,
      ...(metricsPort < 0 ? {} : { metricsPort }),
      limits,
      pace: PACE,
      drain: drain * 1000,
    },
    lan: lan === true,
    portNamed: given('port') !== undefined,
    reports: values['reports'] === true,
    ...(typeof backup === 'string' ? { backup } : {}),
  };
}

/** What `parseArgs` stumbled over. */
function misreadOf(args: readonly string[], error: unknown): BadSettings {
  const [, setting = ''] = /'(--?[^' <]*)/.exec(String(error)) ?? [];
  const { code } = error as { code?: string };
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const [, word = ''] = /argument '(.*?)'\. This/s.exec(String(error)) ?? [];
    return { problem: 'stray', argument: args.lastIndexOf(word) + 1 };
  }
  return { problem: code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'unknown' : 'missing', setting };
}

function hidden(name: Name, like: string): BadSettings {
  return { problem: 'value', setting: `--${name}`, needs: { like } };
}

function wholeOf(
  text: string | undefined,
  { from, to }: { readonly from: number; readonly to: number },
  usual: number,
): number | undefined {
  if (text === undefined) return usual;
  const number = /^\d+$/.test(text) ? Number(text) : -1;
  return number >= from && number <= to ? number : undefined;
}

/** As `tablesPerPerson=20,watchersPerTable=5`. */
function limitsOf(text: string | undefined, usual: ServerLimits): ServerLimits | undefined {
  const limits: Record<keyof ServerLimits, number> = { ...usual };
  for (const part of text?.split(',') ?? []) {
    const [name = '', value = ''] = part.split('=');
    const number = wholeOf(value, { from: 1, to: 1_000_000_000 }, 0);
    if (!Object.hasOwn(LIMITS, name) || number === undefined) return undefined;
    limits[name as keyof ServerLimits] = number;
  }
  return limits;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isAddress(text: string, protocol: RegExp): boolean {
  return URL.canParse(text) && protocol.test(new URL(text).protocol);
}
