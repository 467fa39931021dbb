/**
 * As much of a browser as the page needs, in this process: a document without layout, workers as separate modules,
 * storage in memory. The page itself, its host and its players are the real ones.
 */
import { Sfc32 } from '@pakli/core';
import { parseHTML } from 'linkedom';
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** What `self` refers to in the worker that is running. */
interface WorkerScope {
  readonly name: string;
  readonly location: { readonly href: string };
  postMessage(data: unknown): void;
}

interface Duty {
  hear(message: unknown): unknown;
}

/** Calls to workers without an answer so far. */
const calls = { pending: 0 };

const scopes = new AsyncLocalStorage<WorkerScope>();

const DUTIES: Readonly<Record<string, () => Promise<Duty>>> = {
  host: () => import('../../src/host/worker.ts'),
  players: () => import('../../src/host/thinker.ts'),
  analyst: () => import('../../src/host/analysis.ts'),
};

/** Messages arrive as copies, as between real workers. */
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

/** Calls have numbers, and table frames that expect an answer have ids. */
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

/** Lets a moment pass. Time stands still while a player thinks or a fetch is pending. */
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

/** Of an id that `MACHINE` creates. */
const ID_BYTES = 12;

/** The same numbers in every run. */
function seededCrypto(): object {
  const shown = new Sfc32(1);
  const hidden = new Sfc32(3);
  const getRandomValues = (bytes: Uint8Array | Uint32Array): unknown => {
    const largest = 2 ** (8 * bytes.BYTES_PER_ELEMENT);
    // Request ids are never visible: the number of requests does not change the page.
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

/** Media queries that match in a wide window with a mouse, and on a phone. */
const HOLDS = {
  desk: /width >= |height >= |reduced-motion: reduce|hover: hover|pointer: fine/,
  phone: /reduced-motion: reduce|width <|width <=|pointer: coarse/,
};

export interface Browser {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Navigates the page to another address. */
  go(hash: string): void;
  readonly storage: MemoryStorage;
  /** The next page is drawn for this device. */
  device: keyof typeof HOLDS;
  /** Another tab covers it. */
  hidden: boolean;
}

/** Answers a request of the page, now or later; undefined for what does not exist. */
export type Serve = (path: string, method: string, body: string | undefined) => unknown;

function fetchFrom(serve: Serve | undefined): typeof fetch {
  return (address, { method = 'GET', body } = {}) => {
    const path = (address as string).replace('./api/', '');
    const answer = serve?.(path, method, typeof body === 'string' ? body : undefined);
    if (answer === undefined) return Promise.reject(new TypeError('nobody answers'));
    return Promise.resolve(answer).then((said) => Response.json(said));
  };
}

/** The server's side of a socket: receives what the page sends, and may reply at once or later. */
export type Hear = (path: string, frame: object, say: (frame: object) => void) => void;

/** Sockets that open at once; without a listener they stay silent. */
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
  // React detects by this that fields report input.
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
    // Plain http, as in the address.
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
  // The page's own draws, such as any seat.
  const lots = new Sfc32(2);
  vi.spyOn(Math, 'random').mockImplementation(() => lots.below(2 ** 32) / 2 ** 32);
  Object.defineProperty(globalThis, 'self', {
    configurable: true,
    get: () => scopes.getStore() ?? globalThis,
  });
  return browser;
}
