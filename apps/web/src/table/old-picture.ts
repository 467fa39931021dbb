import { hangBeside, pictureOf } from './spread.ts';

/** The old picture of a place, laid over the new one. */
export class OldPicture {
  private readonly picture: HTMLElement;
  private readonly box: DOMRect;
  private readonly origin: DOMRect;
  private real: HTMLElement | null = null;

  constructor(place: HTMLElement, origin: DOMRect) {
    this.picture = pictureOf(place);
    this.box = place.getBoundingClientRect();
    this.origin = origin;
  }

  hang(layer: HTMLElement, real: HTMLElement | null): void {
    const { box, origin } = this;
    Object.assign(this.picture.style, {
      position: 'absolute',
      inset: 'auto',
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    });
    this.cover(real);
    layer.prepend(this.picture);
  }

  /** For words, whose looks depend on what they stand in. */
  hangBeside(real: HTMLElement): void {
    this.cover(real);
    hangBeside(real, this.picture, this.box);
  }

  private cover(real: HTMLElement | null): void {
    this.real = real;
    real?.setAttribute('data-veil', '');
  }

  lift(): void {
    this.real?.removeAttribute('data-veil');
    this.picture.remove();
  }
}
