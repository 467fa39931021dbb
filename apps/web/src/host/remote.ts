/**
 * The keeper of a table far away: shows on the page what the client hears. The
 * server has the truth, and nothing is shown before it was sent.
 */
import type { GamePackage } from '@pakli/catalogue';
import { atVersion, isRefusal, nameOptions, readOptions, refuse, type Refusal } from '@pakli/core';
import { adviceOf, choicesOf, type Advice } from '@pakli/core/analysis';
import {
  CLIENT_TIMES,
  MACHINE,
  SocketWire,
  TableClient,
  type ClientNews,
  type ClientTimes,
  type SocketLike,
  type TableState,
} from '@pakli/client';
import { adviceFor, type DevicePorts, type Keeper } from '@pakli/host';
import type { About, ChatLine, Matter, Opening, Scene, SeenStep, Shown } from '@pakli/protocol';
import { refusalOf } from './failure.ts';
import type { Update } from './host.ts';
import type { Names, Told } from './linked.ts';
import { lineAs, namesAt, withoutNames } from './names.ts';
import { Viewer } from './viewer.ts';

type Changed = Extract<ClientNews, { kind: 'update' }>;

export interface RemoteEnds extends Pick<DevicePorts, 'think' | 'cancel'> {
  connect(): SocketLike;
  load(game: string): Promise<GamePackage | undefined>;
  readonly names: Names;
  tell(update: Update): void;
  readonly times?: ClientTimes;
}

export class Remote implements Keeper {
  private readonly ends: RemoteEnds;
  readonly client: TableClient;
  private loaded: GamePackage | undefined;
  /** What was heard while the game is loaded. */
  private waiting: ClientNews[] | undefined;
  private viewer: Viewer | undefined;
  /** Whom the viewer reads for, and what everybody is called. */
  private key = '';
  private hinting = false;
  private left = false;

  constructor(ends: RemoteEnds) {
    this.ends = ends;
    const { times = CLIENT_TIMES } = ends;
    const wire = new SocketWire(() => ends.connect(), MACHINE, times);
    this.client = new TableClient(wire, MACHINE, times);
    this.client.listen((news) => this.hear(news));
  }

  open(why: Opening): void {
    this.client.open(why);
  }

  look(): Promise<Refusal | undefined> {
    return Promise.resolve(refuse('not-your-turn', 'table'));
  }

  /** `after`: how many steps there were when the move was chosen. */
  submit(
    text: string,
    after: number = this.client.state?.past.length ?? 0,
  ): Promise<Refusal | undefined> {
    return this.client.act({ kind: 'play', step: after, text });
  }

  ask(what: Matter): Promise<Refusal | undefined> {
    return this.client.act({ kind: 'ask', what });
  }

  /** What all have agreed on is not done again by one of them. */
  readonly canRedo = false;
  redo(): Promise<Refusal | undefined> {
    return Promise.resolve(refuse('nothing-to-redo', 'table'));
  }

  answer(ask: number, yes: boolean): Promise<Refusal | undefined> {
    return this.client.act({ kind: 'answer', ask, yes });
  }

  /** Which rule forbids a move. */
  why(text: string): Refusal | undefined {
    return this.viewer === undefined ? refuse('not-started', 'table') : this.viewer.why(text);
  }

  async hint(): Promise<readonly Advice[] | undefined> {
    const { loaded } = this;
    const { scene = null, company } = this.client.state ?? {};
    const strongest = loaded?.levels.at(-1);
    if (scene === null || strongest === undefined || company?.hints !== true) return undefined;
    if (scene.view.turn !== scene.reader) return undefined;
    this.hinting = true;
    const asked = this.ends.think(adviceFor(scene, strongest));
    const answer = await asked.finally(() => (this.hinting = false));
    return answer && adviceOf(answer, choicesOf(loaded!.game, scene.view));
  }

  cancelHint(): void {
    if (this.hinting) this.ends.cancel();
  }

  close(): void {
    this.left = true;
    this.client.close();
  }

  /** Whoever has left is told nothing more, whatever is still being read: they may sit at another table by now. */
  tell(update: Update): void {
    if (!this.left) this.ends.tell(update);
  }

  private hear(news: ClientNews): void {
    if (news.kind === 'connection') this.tell(news);
    else if (this.waiting !== undefined) this.waiting.push(news);
    else if (this.loaded !== undefined) this.show(news);
    else if (news.kind === 'update') {
      this.waiting = [news];
      this.load(news.state.about).catch((error: unknown) => {
        // The next update begins again.
        this.waiting = undefined;
        this.fail(error);
      });
    }
  }

  /** The game by the rules that the table was opened under: it is played to its end by them. */
  private async load({ game, version }: About): Promise<void> {
    const loaded = await this.ends.load(game);
    const played = loaded && atVersion(loaded.game, version);
    const { waiting = [] } = this;
    this.waiting = undefined;
    if (loaded === undefined || played === undefined) {
      this.client.abandon('old');
      return;
    }
    this.loaded = { ...loaded, game: played };
    for (const news of waiting) this.show(news);
  }

  private fail(error: unknown): void {
    this.tell({ kind: 'broken', problem: refusalOf(error) });
  }

  private show(news: ClientNews): void {
    try {
      if (news.kind === 'said') this.pass(news.lines);
      else if (news.kind === 'clock') this.tell({ kind: 'told', told: this.toldOf(news.state) });
      else if (news.kind === 'update') this.change(news);
    } catch (error) {
      this.fail(error);
    }
  }

  /** What is said passes by: it is nothing of the match. */
  private pass(lines: readonly ChatLine[]): void {
    const own = this.client.state?.you.seat ?? null;
    this.tell({
      kind: 'said',
      lines: lines.map((line) => lineAs(line, this.ends.names, own)),
    });
  }

  private toldOf({ about, you, company, can, ahead }: TableState): Told {
    return {
      about,
      you,
      company: withoutNames(company, this.ends.names, you.seat),
      can,
      ahead,
    };
  }

  private change({ update, before, state, known }: Changed): void {
    if (this.loaded === undefined) return;
    const told = this.toldOf(state);
    const viewer = this.viewerOf(this.loaded, told);
    const isSame = viewer === this.viewer;
    this.viewer = viewer;
    this.tell({ kind: 'told', told });
    if (update.kind === 'opening') {
      if (!known || !isSame) this.showAll(state, update.why, update);
      // The first cards are dealt as always; what was missed is caught up with.
      this.showSteps(state, update.steps, update.past.length > 0);
    } else {
      // Somebody is called otherwise, in what is shown already, too; or nothing is shown yet.
      if (!isSame && before !== undefined) this.showAll(state, 'passed', before);
      if (update.kind === 'steps') this.showSteps(state, update.steps);
    }
    this.tellThinking(state);
    const unlearned = told.company.unlearned === true ? refuse('unlearned', 'table') : null;
    this.tell({ kind: 'unlearned', problem: unlearned });
  }

  /** The same as before unless somebody else reads, or somebody is called otherwise. */
  private viewerOf(loaded: GamePackage, { about, you, company }: Told): Viewer {
    const names = namesAt(company, this.ends.names);
    const options = readOptions(loaded.game.rules, about.rules);
    // Servers write what differs from the usual rules; people call them by their preset.
    const rules = isRefusal(options) ? about.rules : nameOptions(loaded.game.rules, options);
    const sitting = { id: about.table, level: 'expert', rules, seat: you.seat ?? 0 } as const;
    const key = JSON.stringify([you.seat, names]);
    if (this.viewer !== undefined && key === this.key) return this.viewer;
    this.key = key;
    return new Viewer(loaded, sitting, names);
  }

  private showAll(
    { seq, company, can }: TableState,
    why: Opening,
    { scene, past }: { readonly scene: Scene | null; readonly past: readonly SeenStep[] },
  ): void {
    const opening = { kind: 'opening', seq, why, company, can, scene, past, steps: [] } as const;
    for (const shown of this.viewer?.read(opening) ?? []) this.tell(shown);
  }

  private showSteps({ seq, can }: TableState, steps: readonly Shown[], quick = false): void {
    for (const shown of this.viewer?.read({ kind: 'steps', seq, can, steps }) ?? []) {
      this.tell(quick && shown.kind === 'step' ? { ...shown, quick } : shown);
    }
  }

  /** Computers think on the server; whoever looks sees whose turn it is. */
  private tellThinking({ scene, company }: TableState): void {
    const turn = scene?.view.turn ?? -1;
    const sitter = company.phase === 'playing' ? company.seats[turn] : undefined;
    const computer = sitter?.kind === 'computer' || (sitter?.kind === 'person' && sitter.covered);
    this.tell({ kind: 'thinking', seat: computer ? turn : null });
  }
}
