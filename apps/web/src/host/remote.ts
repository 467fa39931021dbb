/**
 * The keeper of a table far away. The server has the truth: nothing is shown
 * before it was told, and what somebody wants is sent with the same id until
 * it is answered. Whoever was cut off is told what happened meanwhile.
 */
import type { GamePackage } from '@pakli/catalogue';
import { atVersion, refuse, type Refusal, type Seat } from '@pakli/core';
import { adviceOf, choicesOf, type Advice } from '@pakli/core/analysis';
import { adviceFor, type Home, type Keeper } from '@pakli/host';
import {
  follows,
  PROTOCOL,
  type About,
  type Command,
  type Farewell,
  type Line as Said,
  type Matter,
  type Opening,
  type Saying,
  type Scene,
  type SeenStep,
  type ToPage,
  type Update as ToldUpdate,
} from '@pakli/protocol';
import { refusalOf } from './failure.ts';
import type { Update } from './host.ts';
import { Line, type Patience, type Socketlike } from './line.ts';
import { Letters } from './letters.ts';
import type { Connection, Names, Told } from './linked.ts';
import { lineAs, namesAt, withoutNames } from './names.ts';
import { Viewer } from './viewer.ts';

type ToldFrame = Extract<ToPage, { kind: 'told' }>;
type Opened = Extract<ToldUpdate, { kind: 'opening' }>;

export interface RemoteEnds extends Pick<Home, 'think' | 'cancel'> {
  connect(): Socketlike;
  load(game: string): Promise<GamePackage | undefined>;
  readonly names: Names;
  tell(update: Update): void;
  readonly patience?: Patience;
}

/** What is said to somebody who still waits when a table is gone for good. */
const LEFT: { readonly [Why in Farewell]?: string } = {
  gone: 'no-such-table',
  removed: 'not-wanted',
};

/** A clock may be wrong by so many milliseconds: lines are slow at times. */
const OFF = 1000;

export class Remote implements Keeper {
  private readonly ends: RemoteEnds;
  private readonly line: Line;
  private readonly letters: Letters;
  private told: Told | undefined;
  private scene: Scene | null = null;
  private past: readonly SeenStep[] = [];
  private loaded: GamePackage | undefined;
  private viewer: Viewer | undefined;
  /** Whom the viewer reads for, and what everybody is called. */
  private key = '';
  private seq = 0;
  /** As what the next opening is told: whoever shows the table has lost all of it. */
  private anew: Opening | undefined;
  private hinting = false;
  private left = false;
  /** Frames are read one after another. */
  private reading: Promise<void> = Promise.resolve();

  constructor(ends: RemoteEnds) {
    this.ends = ends;
    this.letters = new Letters((frame) => this.line.send(frame));
    this.line = new Line(
      {
        connect: () => ends.connect(),
        opened: () => {
          this.greet();
          this.letters.again();
        },
        heard: (frame) => {
          this.reading = this.reading
            .then(() => this.hear(frame))
            .catch((error) => this.fail(error));
        },
        changed: (connection) => this.changed(connection),
        seq: () => this.seq,
      },
      ends.patience,
    );
  }

  open(why: Opening): void {
    this.anew = why;
    if (!this.greet()) this.line.open();
  }

  renew(): void {
    this.line.open();
  }

  poke(): void {
    this.line.poke();
  }

  look(): Promise<Refusal | undefined> {
    return Promise.resolve(refuse('not-your-turn', 'table'));
  }

  /** `after`: how many steps there were when the move was chosen. */
  submit(text: string, after: number = this.past.length): Promise<Refusal | undefined> {
    return this.command({ kind: 'play', step: after, text });
  }

  ask(what: Matter): Promise<Refusal | undefined> {
    return this.command({ kind: 'ask', what });
  }

  /** What all have agreed on is not done again by one of them. */
  readonly canRedo = false;
  redo(): Promise<Refusal | undefined> {
    return Promise.resolve(refuse('nothing-to-redo', 'table'));
  }

  answer(ask: number, yes: boolean): Promise<Refusal | undefined> {
    return this.command({ kind: 'answer', ask, yes });
  }

  command(command: Command): Promise<Refusal | undefined> {
    return this.letters.send((id) => ({ kind: 'do', id, command }));
  }

  cover(seat: Seat): Promise<Refusal | undefined> {
    return this.letters.send((id) => ({ kind: 'cover', id, seat }));
  }

  say(say: Saying): Promise<Refusal | undefined> {
    return this.letters.send((id) => ({ kind: 'say', id, say }));
  }

  report(seat: Seat): Promise<Refusal | undefined> {
    return this.letters.send((id) => ({ kind: 'report', id, seat }));
  }

  /** Which rule forbids a move. */
  why(text: string): Refusal | undefined {
    return this.viewer === undefined ? refuse('not-started', 'table') : this.viewer.why(text);
  }

  async hint(): Promise<readonly Advice[] | undefined> {
    const { scene, told, loaded } = this;
    const strongest = loaded?.levels.at(-1);
    if (scene === null || strongest === undefined || told?.company.hints !== true) return undefined;
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
    this.line.close();
    this.letters.end(refuse('restored', 'table'));
  }

  /** Whoever has left is told nothing more, whatever is still being read: they may sit at another table by now. */
  tell(update: Update): void {
    if (!this.left) this.ends.tell(update);
  }

  private greet(): boolean {
    // A server that has lost what it acknowledged is to say so: otherwise it would be waited for in vain.
    const since = Math.max(this.seq, this.letters.newest) || null;
    const steps = this.anew === undefined ? { steps: this.past.length } : {};
    return this.line.send({ kind: 'hello', protocol: PROTOCOL, since, ...steps });
  }

  private changed(connection: Connection): void {
    this.tell({ kind: 'connection', connection });
    if (connection.kind !== 'gone') return;
    this.letters.end(refuse(LEFT[connection.why] ?? 'stale', 'table'));
  }

  private fail(error: unknown): void {
    this.tell({ kind: 'broken', problem: refusalOf(error) });
  }

  private async hear(frame: Exclude<ToPage, { kind: 'bye' }>): Promise<void> {
    if (frame.kind === 'told') await this.follow(frame);
    else if (frame.kind === 'done') this.letters.done(frame.id, frame.seq, this.seq);
    else if (frame.kind === 'refused') this.letters.refused(frame.id, frame.refusal);
    else if (frame.kind === 'said') this.pass(frame.lines);
    else if (frame.kind === 'pong') {
      this.setClock(frame.now);
      // What was told and not heard is asked for.
      if (frame.seq > this.seq) this.greet();
    }
  }

  /** What was told last may have waited for a page that slept, or the clock here was set since. */
  private setClock(now: number): void {
    const { told } = this;
    const ahead = now - Date.now();
    if (told === undefined || Math.abs(ahead - told.ahead) < OFF) return;
    this.told = { ...told, ahead };
    this.tell({ kind: 'told', told: this.told });
  }

  /** What is said passes by: it is nothing of the match. */
  private pass(lines: readonly Said[]): void {
    const own = this.told?.you.seat ?? null;
    this.tell({
      kind: 'said',
      lines: lines.map((line) => lineAs(line, this.ends.names, own)),
    });
  }

  private async follow({ now, you, about = this.told?.about, update }: ToldFrame): Promise<void> {
    const way = follows(this.seq, update);
    if (way === 'gap') this.greet();
    if (way !== 'yes' || !('seq' in update) || about === undefined) return;
    this.loaded ??= await this.load(about);
    if (this.loaded === undefined) {
      this.line.close();
      this.changed({ kind: 'gone', why: 'old' });
      return;
    }
    const company =
      update.company === undefined
        ? this.told?.company
        : withoutNames(update.company, this.ends.names, you.seat);
    if (company === undefined) return;
    this.seq = update.seq;
    const seen = this.viewer;
    this.told = { about, you, company, can: update.can, ahead: now - Date.now() };
    this.viewer = this.viewerOf(this.loaded, this.told);
    this.tell({ kind: 'told', told: this.told });
    const same = seen === this.viewer;
    if (update.kind === 'opening') this.begin(update, same);
    else {
      // Somebody is called otherwise, in what is shown already too.
      if (!same) this.showAll('passed');
      if (update.kind === 'steps') this.show(update);
    }
    this.tellThinking();
    const unlearned = company.unlearned === true ? refuse('unlearned', 'table') : null;
    this.tell({ kind: 'unlearned', problem: unlearned });
    this.letters.told(this.seq, update.kind === 'opening' && update.why === 'restored');
  }

  /** The game by the rules that the table was opened under: it is played to its end by them. */
  private async load({ game, version }: About): Promise<GamePackage | undefined> {
    const loaded = await this.ends.load(game);
    const played = loaded && atVersion(loaded.game, version);
    return played && { ...loaded, game: played };
  }

  /** The same as before unless somebody else reads, or somebody is called otherwise. */
  private viewerOf(loaded: GamePackage, { about, you, company }: Told): Viewer {
    const names = namesAt(company, this.ends.names);
    const { table: id, rules } = about;
    const sitting = { id, level: 'expert', rules, seat: you.seat ?? 0 } as const;
    const key = JSON.stringify([you.seat, names]);
    if (this.viewer !== undefined && key === this.key) return this.viewer;
    this.key = key;
    return new Viewer(loaded, sitting, names);
  }

  private begin(opened: Opened, same: boolean): void {
    const { scene, past } = opened;
    const known = same && this.anew === undefined && opened.why === 'opened' && this.knows(opened);
    const why = this.anew ?? opened.why;
    this.anew = undefined;
    this.scene = scene;
    this.past = past;
    if (!known) this.showAll(why);
    // The first cards are dealt as always; what was missed is caught up with.
    this.show(opened, past.length > 0);
  }

  /** Whoever was cut off has seen everything up to there. Of earlier deals an opening tells little. */
  private knows({ scene, past }: Opened): boolean {
    if (scene === null || past.length !== this.past.length) return false;
    const inDeal = (steps: readonly SeenStep[]): readonly SeenStep[] =>
      steps.filter(({ deal }) => deal === scene.deal);
    const told = JSON.stringify([scene, inDeal(past)]);
    return told === JSON.stringify([this.scene, inDeal(this.past)]);
  }

  private showAll(why: Opening): void {
    const { past, told, scene, seq } = this;
    if (told === undefined) return;
    const { company, can } = told;
    const opening = { kind: 'opening', seq, why, company, can, scene, past, steps: [] } as const;
    for (const shown of this.viewer?.read(opening) ?? []) this.tell(shown);
  }

  private show(update: Pick<Opened, 'steps' | 'can' | 'seq'>, quick = false): void {
    const { steps, can, seq } = update;
    for (const shown of this.viewer?.read({ kind: 'steps', seq, can, steps }) ?? []) {
      this.tell(quick && shown.kind === 'step' ? { ...shown, quick } : shown);
    }
    this.past = [...this.past, ...steps.map(({ step }) => step)];
    this.scene = steps.at(-1)?.scene ?? this.scene;
  }

  /** Computers think on the server; whoever looks sees whose turn it is. */
  private tellThinking(): void {
    const { scene, told } = this;
    const turn = scene?.view.turn ?? -1;
    const sitter = told?.company.phase === 'playing' ? told.company.seats[turn] : undefined;
    const computer = sitter?.kind === 'computer' || (sitter?.kind === 'person' && sitter.covered);
    this.tell({ kind: 'thinking', seat: computer ? turn : null });
  }
}
