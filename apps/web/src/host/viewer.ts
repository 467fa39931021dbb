/**
 * What the page shows of what a keeper tells its reader. What may be played and
 * which rule forbids the rest is found out here, from the view alone: whoever
 * keeps the truth, near or far, is not asked.
 */
import type { GamePackage } from '@pakli/catalogue';
import {
  EVERYBODY,
  refuse,
  type BaseView,
  type Game,
  type GameTypes,
  type Refusal,
} from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import type { Knowledge } from '@pakli/core/search';
import { whyNot } from '@pakli/host';
import type { Matter, Scene as Told, Update as ToldUpdate } from '@pakli/protocol';
import type { Curtain, Scene, Sitting, Update } from './host.ts';

/** A scene in which nothing can be done. */
export function sceneOf(
  { reader, game, deal, deals, view, sheet, over }: Told,
  { id, level, rules, seat, chairs, purpose, from, help, day, challenger }: Sitting,
  names: readonly string[],
): Scene {
  return {
    id,
    game,
    level,
    rules,
    seat: reader === EVERYBODY ? seat : reader,
    names,
    deal,
    deals,
    view,
    sheet,
    over,
    choices: [],
    canUndo: false,
    canRedo: false,
    ...(chairs === undefined ? {} : { chairs }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(from === undefined ? {} : { from }),
    ...(help === undefined ? {} : { help: { ...help } }),
    ...(day === undefined ? {} : { day }),
    ...(challenger === undefined ? {} : { challenger }),
  };
}

export class Viewer {
  private readonly game: Game;
  private readonly claim: Knowledge<GameTypes>['claim'];
  private readonly sitting: Sitting;
  private readonly names: readonly string[];
  private readonly canRedo: () => boolean;
  private view: BaseView | undefined;

  constructor(
    { game, knowledge }: Pick<GamePackage, 'game' | 'knowledge'>,
    sitting: Sitting,
    names: readonly string[],
    canRedo: () => boolean = () => false,
  ) {
    this.game = game;
    this.claim = knowledge.claim?.bind(knowledge);
    this.sitting = sitting;
    this.names = names;
    this.canRedo = canRedo;
  }

  /** What the page is told, in order. */
  read(update: ToldUpdate): readonly Update[] {
    switch (update.kind) {
      case 'opening': {
        const { why, past, can, scene, steps } = update;
        if (scene === null) return [];
        const opening = { kind: 'opening', why, past, scene: this.scene(scene, can) } as const;
        const shown = this.steps(steps, can);
        // Somebody who takes the device over wants to see what the others played, not the deal before it.
        return [opening, ...(why === 'passed' ? shown.map(hurryDeal) : shown)];
      }
      case 'steps':
        return this.steps(update.steps, update.can);
      case 'thinking':
        return [update];
      case 'broken':
        return [{ kind: 'broken', problem: refuse('failed', 'table', { text: update.problem }) }];
      case 'curtain':
        this.view = undefined;
        return [{ kind: 'curtain', curtain: this.curtain(update) }];
      // One person alone hears of nobody else, and of several nobody hears anything but a curtain.
      case 'company':
      default:
        return [];
    }
  }

  why(text: string): Refusal | undefined {
    // Who only watches plays nothing.
    return (this.view?.seat ?? null) === null || this.view === undefined
      ? refuse('not-your-turn', 'table')
      : whyNot(this.game, this.view, text);
  }

  private steps(
    shown: Extract<ToldUpdate, { kind: 'steps' }>['steps'],
    can: readonly Matter[],
  ): Update[] {
    return shown.map(({ step, scene }) => ({ kind: 'step', step, scene: this.scene(scene, can) }));
  }

  private scene(told: Told, can: readonly Matter[]): Scene {
    const { view } = told;
    this.view = view;
    const claim = view.seat === view.turn ? this.claim?.(view) : undefined;
    return {
      ...sceneOf(told, this.sitting, this.names),
      choices: choicesOf(this.game, view),
      ...(claim === undefined ? {} : { claim }),
      canUndo: can.includes('takeback'),
      canRedo: this.canRedo(),
    };
  }

  private curtain({
    company,
    open,
    seats,
    last,
  }: Extract<ToldUpdate, { kind: 'curtain' }>): Curtain {
    const [asked] = company.questions;
    const waiting = company.seats.flatMap(({ kind }, seat) =>
      kind === 'person' && asked?.yes.includes(seat) === false ? [seat] : [],
    );
    return {
      game: this.game.id,
      open: open === null ? null : sceneOf(open, this.sitting, this.names),
      names: this.names,
      seats,
      last,
      ...(asked === undefined ? {} : { question: { ask: asked.ask, seat: asked.seat, waiting } }),
    };
  }
}

/** A deal that others have played on since is shown quickly. */
function hurryDeal(shown: Update, n: number, all: readonly Update[]): Update {
  const isOld = shown.kind === 'step' && shown.step.seat === null && n < all.length - 1;
  return isOld ? { ...shown, quick: true } : shown;
}
