/**
 * Pictures of links, drawn on demand: one after another, a limited number a second, and cached. Where
 * none is drawn the still picture of the game is sent.
 */
import { loadServerWords } from '@pakli/text/server';
import { BoundedMap } from '../bounded-map.ts';
import { logFailure, type ServerContext } from '../context.ts';
import { Buckets } from '../limits.ts';
import { Canvas } from './canvas.ts';
import { sheetOf, type PicturedLink, type SheetPorts } from './link-sheet.ts';
import { pngOf } from './png.ts';
import { Puzzles } from './puzzles.ts';
import { drawSheet, SIZE, type PictureSheet } from './sheet.ts';

export type LinkPicture = Uint8Array<ArrayBuffer>;

/** Of about 50 kB. */
const MOST_KEPT = 64;
/** While as many wait, further requests get none. */
const MOST_WAITING = 8;

export class Pictures {
  private readonly context: ServerContext;
  private readonly ports: SheetPorts;
  private readonly rate: Buckets;
  /** By all that is drawn, the last one asked for at the end; those that are being drawn too. */
  private readonly kept = new BoundedMap<string, Promise<LinkPicture>>(MOST_KEPT);
  private readonly canvas = new Canvas(SIZE.width, SIZE.height);
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(context: ServerContext, ports: Omit<SheetPorts, 'puzzles'>) {
    const { settings, machine } = context;
    const { picturesPerSecond: many } = settings.limits;
    this.context = context;
    this.ports = { ...ports, puzzles: new Puzzles(settings.page) };
    this.rate = new Buckets(2 * many, many, 1000, () => machine.elapsed());
  }

  /** Undefined where there is nothing to draw, and where too much is drawn already. */
  async of(link: PicturedLink): Promise<LinkPicture | undefined> {
    if (!this.rate.take('')) {
      this.context.refusals.add('pictures');
      return undefined;
    }
    try {
      const sheet = await sheetOf(link, await loadServerWords(link.locale), this.ports);
      return sheet && (await this.drawn(link.entry.id, sheet));
    } catch (error) {
      logFailure(this.context, 'a picture failed', error);
      return undefined;
    }
  }

  private drawn(game: string, sheet: PictureSheet): Promise<LinkPicture> | undefined {
    const { art: _, ...said } = sheet;
    const key = JSON.stringify([game, said]);
    const known = this.kept.get(key);
    if (known === undefined && this.waiting >= MOST_WAITING) return undefined;
    const picture = known ?? this.draw(sheet);
    this.kept.set(key, picture);
    // One that failed is tried again.
    picture.catch(() => this.kept.delete(key));
    return picture;
  }

  private draw(sheet: PictureSheet): Promise<LinkPicture> {
    this.waiting++;
    const picture = this.line
      .then(() => pngOf(drawSheet(sheet, this.canvas)))
      .finally(() => void this.waiting--);
    this.line = picture.catch(() => {});
    this.context.metrics.count('pakli_pictures_total');
    return picture;
  }
}
