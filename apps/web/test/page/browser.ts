/**
 * As much of a browser as the page needs, in this process: a document without layout, workers
 * that are modules of their own, storage in memory. The page itself, its host and its players
 * are the real ones.
 */
import { Sfc32 } from '@pakli/core';
import { parseHTML } from 'linkedom';
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** What `self` means in the worker whose code runs. */
interface WorkerScope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(data: unknown): void;
}

interface Duty {
  hear(message: unknown): unknown;
}

/** Calls to workers that have not been answered. */
const calls = { pending: 0 };

const scopes = new AsyncLocalStorage<WorkerScope>();

const DUTIES: Readonly<Record<string, () => Promise<Duty>>> = {
  host: () => import('../../src/host/worker.ts'),
  players: () => import('../../src/host/thinker.ts'),
  analyst: () => import('../../src/host/analysis.ts'),
};

/** What is sent arrives as a copy, as between real workers. */
class ProcessWorker extends EventTarget {
  private readonly scope: WorkerScope;
  private readonly duty: Promise<Duty>;
  private ended = false;

  constructor(_: unknown, { name }: { readonly name: string }) {
    super();
    this.scope = {
      name,
      location: { href: 'http://pakli.test/worker.js' },
      postMessage: (data) => {
        const copy: unknown = structuredClone(data);
        if (isAnswer(data)) calls.pending--;
        queueMicrotask(() => {
          if (this.ended) return;
          scopes.exit(() => this.dispatchEvent(new MessageEvent('message', { data: copy })));
        });
      },
    };
    const [role = ''] = name.split(' ');
    this.duty = scopes.run(this.scope, () => DUTIES[role]!());
  }

  postMessage(data: unknown): void {
    const copy: unknown = structuredClone(data);
    if (isQuestion(data)) calls.pending++;
    void this.duty.then((duty) => scopes.run(this.scope, () => void duty.hear(copy)));
  }

  terminate(): void {
    this.ended = true;
  }
}

/** Calls have numbers, and frames of a table that are answered have ids. */
function isQuestion(data: unknown): boolean {
  const { id, wire } = data as { id?: number; wire?: { send?: { id?: string } } };
  return (id ?? wire?.send?.id) !== undefined;
}

function isAnswer(data: unknown): boolean {
  const { id, wire } = data as { id?: number; wire?: { heard?: { id?: string } } };
  return (id ?? wire?.heard?.id) !== undefined;
}

/** So much time passes until what a page shows is noted, in steps: nothing that people wait for takes longer. */
const MOMENT_MS = 2000;
const STEP_MS = 100;

/** Lets a moment pass. Time stands still while somebody thinks or something is fetched. */
export async function passMoment(ms: number = MOMENT_MS): Promise<void> {
  await answered();
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    await answered();
  }
}

async function answered(): Promise<void> {
  do {
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve));
  } while (calls.pending > 0);
}

/** Of an id that `MACHINE` makes. */
const ID_BYTES = 12;

/** The same numbers in every run. */
function seededCrypto(): object {
  const shown = new Sfc32(1);
  const hidden = new Sfc32(3);
  const getRandomValues = (bytes: Uint8Array | Uint32Array): unknown => {
    const largest = 2 ** (8 * bytes.BYTES_PER_ELEMENT);
    // Ids of requests are never seen: how many are sent changes nothing of a page.
    const random = bytes.length === ID_BYTES ? hidden : shown;
    for (let n = 0; n < bytes.length; n++) bytes[n] = random.below(largest);
    return bytes;
  };
  return {
    getRandomValues,
    subtle: crypto.subtle,
    randomUUID: () => '00000000-0000-4000-8000-000000000000',
  };
}

class MemoryStorage {
  private readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  clear(): void {
    this.kept.clear();
  }
}

/** Media queries that hold in a wide window with a mouse, and on a phone. */
const HOLDS = {
  desk: /width >= |height >= |reduced-motion: reduce|hover: hover|pointer: fine/,
  phone: /reduced-motion: reduce|width <|width <=|pointer: coarse/,
};

export interface Browser {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Leads the page to another address. */
  go(hash: string): void;
  readonly storage: MemoryStorage;
  /** What page is drawn next is drawn for it. */
  device: keyof typeof HOLDS;
  /** Another tab lies over it. */
  hidden: boolean;
}

/** Answers a request of the page, or promises to; undefined for what is not there. */
export type Serve = (path: string, method: string, body: string | undefined) => unknown;

function fetchFrom(serve: Serve | undefined): typeof fetch {
  return (address, { method = 'GET', body } = {}) => {
    const path = (address as string).replace('./api/', '');
    const answer = serve?.(path, method, typeof body === 'string' ? body : undefined);
    if (answer === undefined) return Promise.reject(new TypeError('nobody answers'));
    return Promise.resolve(answer).then((said) => Response.json(said));
  };
}

/** The server's side of a socket: hears what the page sends to it, and may say something at once or later. */
export type Hear = (path: string, frame: object, say: (frame: object) => void) => void;

/** Sockets that open at once; where nobody hears them they stay silent. */
function socketTo(hear: Hear | undefined): new (url: URL) => EventTarget {
  return class extends EventTarget {
    readyState = 0;
    private readonly path: string;

    constructor(url: URL) {
      super();
      this.path = url.pathname;
      if (hear === undefined) return;
      queueMicrotask(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }

    send(text: string): void {
      hear?.(this.path, JSON.parse(text) as object, (frame) => {
        const event = new MessageEvent('message', { data: JSON.stringify(frame) });
        queueMicrotask(() => void this.dispatchEvent(event));
      });
    }

    close(): void {
      this.readyState = 3;
    }
  };
}

export function openBrowser(serve?: Serve, hear?: Hear): Browser {
  const { window, document } = parseHTML(
    '<!doctype html><html><head><title></title></head><body><div id="root"></div></body></html>',
  ) as unknown as { window: Window & typeof globalThis; document: Document };
  if (serve !== undefined) document.documentElement.setAttribute('data-server', '');
  const storage = new MemoryStorage();
  const events = new EventTarget();
  const location = {
    hash: '',
    origin: 'http://pakli.test',
    protocol: 'http:',
    host: 'pakli.test',
    hostname: 'pakli.test',
    pathname: '/',
    search: '',
    get href(): string {
      return `http://pakli.test/${location.hash}`;
    },
    reload: () => undefined,
  };
  const go = (hash: string): void => {
    const oldURL = location.href;
    location.hash = hash;
    events.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL: location.href }));
  };
  const history = {
    state: null as unknown,
    length: 1,
    pushState(state: unknown, _: string, url?: string) {
      history.state = state;
      if (url !== undefined) location.hash = new URL(url, location.href).hash;
    },
    replaceState(state: unknown, _: string, url?: string) {
      history.pushState(state, _, url);
    },
    back: () => undefined,
  };
  const browser: Browser = { document, window, go, storage, device: 'desk', hidden: false };
  const { prototype } = window.HTMLElement;
  Object.assign(prototype, {
    showModal(this: Element) {
      this.setAttribute('open', '');
    },
    close(this: Element) {
      this.removeAttribute('open');
    },
    focus(this: Element) {
      focus.at = this;
    },
    blur() {
      focus.at = document.body;
    },
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    getBoundingClientRect: () => ({
      x: 0,
      y: 0,
      top: 0,
      left: 0,
      right: 0,
      bottom: 0,
      width: 0,
      height: 0,
    }),
    getAnimations: () => [],
    animate: () => ({ finished: Promise.resolve(), cancel() {}, finish() {} }),
  });
  Object.defineProperty(window.HTMLSelectElement.prototype, 'value', {
    configurable: true,
    get(this: HTMLSelectElement) {
      const options = [...this.querySelectorAll('option')];
      return (
        (options.find((option) => option.hasAttribute('selected')) ?? options[0])?.getAttribute(
          'value',
        ) ?? ''
      );
    },
    set(this: HTMLSelectElement, value: string) {
      for (const option of this.querySelectorAll('option'))
        option.toggleAttribute('selected', option.getAttribute('value') === value);
    },
  });
  const focus: { at: Element } = { at: document.body };
  Object.defineProperty(document, 'activeElement', { get: () => focus.at, configurable: true });
  // By this React knows that fields tell what is typed.
  Object.assign(document, { oninput: null });
  Object.defineProperty(document, 'hidden', { get: () => browser.hidden, configurable: true });
  Object.defineProperty(document, 'baseURI', { get: () => location.href, configurable: true });
  const listed = (query: string): object =>
    Object.assign(new EventTarget(), { matches: HOLDS[browser.device].test(query), media: query });
  const globals: Record<string, unknown> = {
    window: globalThis,
    document,
    location,
    history,
    localStorage: storage,
    sessionStorage: new MemoryStorage(),
    fetch: fetchFrom(serve),
    matchMedia: listed,
    Worker: ProcessWorker,
    WebSocket: socketTo(hear),
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
    IntersectionObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
    requestAnimationFrame: (act: () => void) => setTimeout(act, 0),
    cancelAnimationFrame: clearTimeout,
    scrollTo: () => undefined,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    getSelection: () => null,
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    innerWidth: 1200,
    innerHeight: 800,
    // Plain http, as the address says.
    isSecureContext: false,
    crypto: seededCrypto(),
  };
  for (const name of [
    'Element',
    'HTMLElement',
    'Node',
    'HTMLDialogElement',
    'HTMLInputElement',
    'HTMLIFrameElement',
    'SVGElement',
    'HTMLButtonElement',
    'HTMLAnchorElement',
    'Text',
    'DocumentFragment',
  ]) {
    globals[name] = (window as unknown as Record<string, unknown>)[name];
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // Lots of the page itself, such as any seat.
  const lots = new Sfc32(2);
  vi.spyOn(Math, 'random').mockImplementation(() => lots.below(2 ** 32) / 2 ** 32);
  Object.defineProperty(globalThis, 'self', {
    configurable: true,
    get: () => scopes.getStore() ?? globalThis,
  });
  return browser;
}
