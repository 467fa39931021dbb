/** The page in a browser of this process: its content is read as lines, and controls are pressed by their labels. */
import { createElement } from 'react';
import { expect, vi } from 'vitest';
import type { Host } from '../../src/host/host.ts';
import { openBrowser, passMoment, type Browser, type Hear, type Serve } from './browser.ts';
import { speakInKeys } from './keyed-words.ts';
import { changeOf, outlineOf } from './outline.ts';

const BLOCKS = new Set(['div', 'p', 'ul', 'ol', 'table', 'section', 'h2']);

export class Page {
  private readonly root: Element;
  private shown: readonly string[] = [];
  private place = '';
  private told: string[] = [];
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
    this.root = browser.document.getElementById('root')!;
  }

  /** All controls and fields with this name, outermost first. */
  all(name: string | RegExp): HTMLElement[] {
    const found = this.root.querySelectorAll<HTMLElement>(
      'button, a, input, select, [role], [data-place], summary, textarea, label, dialog',
    );
    return [...found].filter((element) => {
      const called = nameOf(element);
      return typeof name === 'string' ? called === name : name.test(called);
    });
  }

  find(name: string | RegExp): HTMLElement {
    const [found] = this.all(name);
    if (found === undefined)
      throw new Error(`nothing is called ${name}:\n${this.lines().join('\n')}`);
    return found;
  }

  get(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}:\n${this.lines().join('\n')}`);
    return found;
  }

  list(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  /** A single selector for all of it takes three times as long. */
  private blocksInText(): string[] {
    return Array.from(this.root.getElementsByTagName('p')).flatMap((paragraph) =>
      Array.from(paragraph.querySelectorAll('*'))
        .filter(({ localName }) => BLOCKS.has(localName))
        .map(({ className }) => className),
    );
  }

  write(...lines: readonly string[]): void {
    this.told.push(...lines);
  }

  /** Earlier notes belong to another test. */
  forget(): void {
    this.told = [];
  }

  lines(): string[] {
    return outlineOf(this.root);
  }

  /** Notes what has changed since the last note. */
  async note(why: string): Promise<void> {
    await passMoment();
    // A browser would end the paragraph there.
    expect(this.blocksInText()).toEqual([]);
    const now = this.lines();
    // A new page has nothing of the previous one.
    const place = location.hash.replace(/\d*$/, '');
    if (place !== this.place) this.shown = [];
    this.place = place;
    const title = this.browser.document.title;
    const { hash } = location;
    this.told.push(`## ${why}`, `at ${hash} “${title}”`, ...changeOf(this.shown, now), '');
    this.shown = now;
  }

  async open(hash: string): Promise<void> {
    this.browser.go(hash);
    await this.note(`open ${hash}`);
  }

  async press(target: string | RegExp | HTMLElement, why?: string): Promise<void> {
    const element = target instanceof HTMLElement ? target : this.find(target);
    click(element);
    await this.note(why ?? `press ${nameOf(element)}`);
  }

  /** Presses it if it is there. */
  async pressAny(name: string | RegExp): Promise<void> {
    const [found] = this.all(name);
    if (found !== undefined && !found.hasAttribute('disabled')) await this.press(found);
  }

  async choose(name: string | RegExp | HTMLElement, value: string): Promise<void> {
    const select = (name instanceof HTMLElement ? name : this.find(name)) as HTMLSelectElement;
    fill(select, value);
    await this.note(`choose ${value} in ${nameOf(select)}`);
  }

  async type(name: string | RegExp | HTMLElement, value: string): Promise<void> {
    const field = (name instanceof HTMLElement ? name : this.find(name)) as HTMLInputElement;
    fill(field, value);
    await this.note(`type ${value.slice(0, 30)} into ${nameOf(field)}`);
  }

  /** Compares everything noted with the reviewed outline. */
  async expectFrozen(name: string, lines = Infinity): Promise<void> {
    await expect(`${this.told.slice(0, lines).join('\n')}\n`).toMatchFileSnapshot(
      `outlines/${name}.txt`,
    );
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** As a person types: React notices only values set past its own property. */
function set(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const owner = Object.getPrototypeOf(field) as object;
  if (Object.hasOwn(owner, property)) Reflect.set(owner, property, value, field);
  else Object.assign(field, { [property]: value });
}

function tell(element: Element, kind: string, more: object = {}): void {
  const { Event: OfDocument } = element.ownerDocument.defaultView as Window & typeof globalThis;
  const event = new OfDocument(kind, { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(event, more));
}

function fill(field: Field, value: string): void {
  set(field, 'value', value);
  tell(field, field.tagName === 'SELECT' ? 'change' : 'input');
}

/** By a pointer, or by Enter. */
export function click(element: HTMLElement, by: 'pointer' | 'key' = 'pointer'): void {
  const { type, checked } = element as HTMLInputElement;
  if (element.tagName === 'INPUT' && (type === 'radio' || type === 'checkbox')) {
    set(element as HTMLInputElement, 'checked', !checked);
  }
  tell(element, 'click', { button: 0, detail: by === 'pointer' ? 1 : 0 });
  const form = element.closest('form');
  const sends = element.tagName === 'BUTTON' && element.getAttribute('type') !== 'button';
  if (form !== null && sends) tell(form, 'submit');
}

export function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? (element.textContent ?? '').trim();
}

interface Opening {
  /** The authority instead of, or beside, the host in a worker. */
  readonly host?: (local: Host) => Host;
  /** The answers of the server that the page came from; without one there is none. */
  readonly serve?: Serve;
  /** What it receives over sockets. */
  readonly hear?: Hear;
}

/** Opens the page at its first address; every test file has one page. */
export async function openPage(
  hash: string,
  { host = (local) => local, serve, hear }: Opening = {},
): Promise<Page> {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    now: new Date('2026-11-17T12:00:00Z'),
  });
  const browser = openBrowser(serve, hear);
  // Nothing flies: time passes for nobody.
  browser.storage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  speakInKeys();
  const { createRoot } = await import('react-dom/client');
  const { App } = await import('../../src/app/App.tsx');
  const { localHost } = await import('../../src/host/local.ts');
  const { HostProvider } = await import('../../src/host/use-host.ts');
  browser.go(hash);
  const page = new Page(browser);
  const root = createRoot(browser.document.getElementById('root')!);
  root.render(createElement(HostProvider, { value: host(localHost()) }, createElement(App)));
  await page.note(`open ${hash}`);
  return page;
}
