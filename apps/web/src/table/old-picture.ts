import { pictureOf } from './spread.ts';

/** The old picture of a place, laid over the new one. */
export class OldPicture {
  private readonly picture: HTMLElement;
  private real: HTMLElement | null = null;

  constructor(place: HTMLElement, origin: DOMRect) {
    const box = place.getBoundingClientRect();
    this.picture = pictureOf(place);
    Object.assign(this.picture.style, {
      position: 'absolute',
      inset: 'auto',
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: '0',
    });
  }

  hang(layer: HTMLElement, real: HTMLElement | null): void {
    this.real = real;
    real?.setAttribute('data-veil', '');
    layer.prepend(this.picture);
  }

  lift(): void {
    this.real?.removeAttribute('data-veil');
    this.picture.remove();
  }
}
