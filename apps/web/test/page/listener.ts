/**
 * A blind person plays: they hear what the page says, know its controls by role and name alone, and both are checked
 * against what really happened. The table is the real one, its players answer at once, and the test knows all hidden
 * cards.
 */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, OVER, readOptions, Sfc32, type BaseView } from '@pakli/core';
import { loadCatalogue, speechOf, tellStep, type Catalogue, type Locale } from '@pakli/text';
import { createElement, type ReactElement } from 'react';
import { vi } from 'vitest';
import type { Settings } from '../../src/prefs/settings.ts';
import type { Description } from '../../src/table/description.ts';
import type { GameTable } from '../../src/table/game-table.ts';
import type { Session, SessionView } from '../../src/table/session.ts';
import type { TableVoice } from '../../src/speaks/voice.ts';
import type { Talk } from '../../src/words/talk.ts';
import { sitDown, type Seated } from '../seated.ts';
import { openBrowser, passMoment, type Browser } from './browser.ts';
import { click } from './page.ts';
import { textIn, treeOf, type TreeNode } from './tree.ts';

export interface Listening {
  readonly game: string;
  readonly rules?: string;
  readonly seed: number;
  readonly locale: Locale;
  readonly isPlain: boolean;
  readonly speech?: Settings['speech'];
  /** Stands beside the table: a lesson. */
  readonly guide?: (shown: SessionView) => ReactElement;
  /** A fault that a test plants in the page. */
  readonly fault?: Fault;
}

export interface Fault {
  /** What the page says instead of its words. */
  readonly words?: (words: Catalogue) => Catalogue;
  /** What a game describes instead; `secret` names a card that the listener must not know. */
  readonly describe?: (told: Description, secret: () => string) => Description;
  /** What becomes of an utterance. */
  readonly say?: (text: string, say: (text: string) => void, secret: () => string) => void;
  /** The page with something around it. */
  readonly page?: (table: ReactElement) => ReactElement;
  /** Whether the page offers a move. */
  readonly offers?: (move: string) => boolean;
}

/** How often the listener waits for the others before a test gives up. */
const MOST_ROUNDS = 300;

let opened: Browser | undefined;

/** One browser per file. */
function browserOf(): Browser {
  if (opened !== undefined) return opened;
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    now: new Date('2026-11-17T12:00:00Z'),
  });
  opened = openBrowser();
  return opened;
}

export class Listener {
  /** Everything that was said, in order. */
  readonly heard: string[] = [];
  /** The most lines that came at once: of several, some screen readers speak only the last. */
  mostAtOnce = 0;
  readonly talk: Talk;
  readonly table: GameTable;
  readonly seated: Seated;
  private readonly session: Session;
  private readonly root: HTMLElement;
  private readonly known = new Set<Element>();
  private readonly leave: () => void;
  readonly how: Listening;

  private constructor(
    how: Listening,
    parts: Pick<Listener, 'talk' | 'table' | 'seated'> & {
      readonly session: Session;
      readonly root: HTMLElement;
      readonly leave: () => void;
    },
  ) {
    this.how = how;
    this.talk = parts.talk;
    this.table = parts.table;
    this.seated = parts.seated;
    this.session = parts.session;
    this.root = parts.root;
    this.leave = parts.leave;
  }

  static async sitDown(how: Listening): Promise<Listener> {
    const browser = browserOf();
    Object.assign(location, { search: how.isPlain ? '?plain' : '' });
    const { setSetting } = await import('../../src/prefs/settings.ts');
    setSetting('speed', 'off');
    setSetting('speech', how.speech ?? 'normal');
    const { Session: PageSession } = await import('../../src/table/session.ts');
    const { Opened } = await import('../../src/play/TablePage.tsx');
    const { SpokenWords } = await import('../../src/words/Words.tsx');
    const { HostProvider } = await import('../../src/host/use-host.ts');
    const { localHost } = await import('../../src/host/local.ts');
    const { findOnShelf } = await import('../../src/shelf/shelf.ts');
    const { TableVoice: voice } = await import('../../src/speaks/voice.ts');
    const { createRoot } = await import('react-dom/client');
    const loaded = await findGame(how.game)?.load();
    const table = await findOnShelf(how.game)?.table();
    if (loaded === undefined || table === undefined) throw new Error('no game');
    const words = await loadCatalogue(how.locale);
    const names = Array.from({ length: loaded.game.seats[0] ?? 2 }, (_, seat) =>
      seat === 0 ? words.frame.you : ['Bo', 'Cem', 'Dóra'][seat - 1]!,
    );
    const options = readOptions(loaded.game.rules, how.rules ?? '');
    if (isRefusal(options)) throw new Error(options.refused);
    const match = Match.start(loaded.game, { random: new Sfc32(how.seed), options, names });
    if (isRefusal(match)) throw new Error(match.refused);
    const seated = sitDown(loaded, match, { seed: how.seed });
    const session = new PageSession('a', seated.table, seated.host);
    const speech = speechOf(words, how.game);
    if (speech === undefined) throw new Error('no speech');
    const { fault = {} } = how;
    const seat: { listener?: Listener } = {};
    const mend = plant(fault, table, voice, () => seat.listener?.hiddenNames()[0] ?? '');
    const page = createElement(Opened, {
      session,
      ...(how.guide === undefined ? {} : { guide: how.guide }),
      ...(fault.offers === undefined ? {} : { offers: fault.offers }),
    });
    const root = browser.document.createElement('div');
    browser.document.body.append(root);
    const react = createRoot(root);
    react.render(
      createElement(
        HostProvider,
        { value: localHost() },
        createElement(
          SpokenWords.Provider,
          { value: fault.words?.(words) ?? words },
          fault.page?.(page) ?? page,
        ),
      ),
    );
    const listener = new Listener(how, {
      talk: { text: words, speech, company: { names, seat: 0 } },
      table,
      seated,
      session,
      root,
      leave: () => {
        mend();
        react.unmount();
        root.remove();
        session.close();
      },
    });
    seat.listener = listener;
    await listener.listen();
    return listener;
  }

  close(): void {
    this.leave();
  }

  get shown(): SessionView {
    const shown = this.session.shown();
    if (shown === undefined) throw new Error('nothing is shown');
    return shown;
  }

  get isOver(): boolean {
    return this.shown.scene.over;
  }

  /** Everything that a screen reader could read now. */
  tree(): TreeNode[] {
    return treeOf(this.root);
  }

  text(): string {
    return textIn(this.root);
  }

  /** The audible ones: behind a dialog everything is silent. */
  liveRegions(): HTMLElement[] {
    return this.regionsIn(this.dialog ?? this.root);
  }

  get hasDialog(): boolean {
    return this.dialog !== undefined;
  }

  private get dialog(): HTMLElement | undefined {
    return [...this.root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  }

  private regionsIn(place: HTMLElement): HTMLElement[] {
    return [...place.querySelectorAll<HTMLElement>('[aria-live="polite"]')].filter(
      (region) => region.closest('dialog') === place.closest('dialog'),
    );
  }

  /** What is new in these regions. What is said where nobody can hear it counts as known, not as heard. */
  private newIn(regions: readonly HTMLElement[]): string[] {
    const lines = regions
      .flatMap((region) => [...region.children])
      .filter((line) => !this.known.has(line));
    for (const line of lines) this.known.add(line);
    this.mostAtOnce = Math.max(this.mostAtOnce, lines.length);
    // What is said together is on one line.
    const parts = lines.flatMap((line) =>
      line.children.length > 0 ? Array.from(line.children) : line,
    );
    return parts.map(({ textContent }) => (textContent ?? '').trim());
  }

  /** Waits until nothing more happens. Returns what was said meanwhile. */
  async listen(): Promise<string[]> {
    const known = this.heard.length;
    let rounds = 0;
    // The text appears in its region a moment later.
    for (let rested = 0; rested < 2; rested = this.rests ? rested + 1 : 0) {
      if (rounds++ > MOST_ROUNDS) throw new Error(`it does not end: ${this.text()}`);
      const covered = this.dialog;
      await passMoment(200);
      const behind = this.newIn(this.regionsIn(this.root));
      const sheet = this.dialog === undefined ? [] : this.newIn(this.regionsIn(this.dialog));
      // What a newly opened sheet says was not heard behind it.
      const before = covered === undefined || this.dialog === undefined ? behind : [];
      this.heard.push(...before.filter((text) => !sheet.includes(text)), ...sheet);
    }
    return this.heard.slice(known);
  }

  /** It is the listener's turn, or the deal is over. */
  private get rests(): boolean {
    const shown = this.session.shown();
    if (shown?.settled !== true) return false;
    const { scene } = shown;
    return scene.choices.length > 0 || scene.view.turn === OVER;
  }

  async press({ element }: TreeNode): Promise<string[]> {
    click(element);
    return this.listen();
  }

  /** Makes the move without a button: on another of the person's devices. */
  async playBeside(move: string): Promise<string[]> {
    await this.session.submit(move);
    return this.listen();
  }

  async type(key: string): Promise<string[]> {
    dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
    return this.listen();
  }

  /** The sentences expected for the steps from a number on. */
  sentences(from: number): string[] {
    const { past } = this.shown.told;
    return past.slice(from).map((step) => {
      const all = tellStep(this.talk.speech, step, this.talk.company).map(({ text }) => text);
      const brief = this.how.speech === 'short' && step.seat === 0;
      return all.slice(brief ? 1 : 0).join(' ');
    });
  }

  /** The names of face-down cards that nothing has shown to the listener. */
  hiddenNames(): string[] {
    const { match, seat } = { match: this.seated.truth(), seat: 0 };
    const { game, state } = { game: match.game, state: match.table.state };
    const hidden = Object.entries(game.hidden(state)).flatMap(([place, cards]) =>
      place === `hand:${seat}` || place === `P${seat}.hand` ? [] : cards,
    );
    const { memory, ...view } = this.shown.scene.view as BaseView & Record<string, unknown>;
    const seen = JSON.stringify([
      { ...view, machine: null },
      (memory as { known?: unknown } | undefined)?.known,
      this.shown.past.map((step) => step.seen),
    ]);
    return [...new Set(hidden)]
      .filter((card) => !seen.includes(`"${card}"`))
      .map((card) => this.cardName(card));
  }

  cardName(card: string): string {
    return cardName(this.how.game, card, this.talk.text);
  }
}

export function cardName(game: string, card: string, text: Catalogue): string {
  if (game === 'ulti') return text.games.ulti.card.name(card);
  if (game === 'compile') {
    const [, protocol = '', value = ''] = /^(.*)-(\d)$/.exec(card) ?? [];
    return text.games.compile.card.name(protocol, Number(value));
  }
  if (game === 'mulle') {
    const [suit = '', rank = ''] = card.split(' ');
    const suits: Readonly<Record<string, string>> = { KL: 'C', SP: 'S', HJ: 'H', RU: 'D' };
    return text.cards.name(`${rank === '10' ? 'T' : rank}${suits[suit]}`);
  }
  return text.cards.name(card);
}

/** Plants a fault in a game's table and in every voice; returns its undo. */
function plant(
  { describe, say }: Fault,
  table: GameTable,
  { prototype }: { readonly prototype: TableVoice },
  secret: () => string,
): () => void {
  const before = { describe: table.describe, say: Reflect.get(prototype, 'say') };
  if (describe !== undefined) {
    Object.assign(table, {
      describe: (...given: Parameters<GameTable['describe']>) =>
        describe(before.describe(...given), secret),
    });
  }
  if (say !== undefined) {
    Object.assign(prototype, {
      say(this: TableVoice, text: string) {
        say(text, (said) => before.say.call(this, said), secret);
      },
    });
  }
  return () => {
    Object.assign(table, { describe: before.describe });
    Object.assign(prototype, { say: before.say });
  };
}
