/**
 * How things are drawn: with colour or without, with the signs of Unicode or
 * with those that every terminal has.
 */
import { styleText } from 'node:util';
import type { CardColour, CardFace } from '@pakli/core/module';
import { faceOf, frenchLetter, germanLetter, notationOf, type CountryPack } from '@pakli/text';
import { plainLetters } from '@pakli/text/plain';

type Style = Parameters<typeof styleText>[0];
type Colour = Extract<Style, string>;

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const TWO: Readonly<Record<string, Colour>> = { H: 'red', D: 'red' };
const FOUR: Readonly<Record<string, Colour>> = { H: 'red', D: 'blue', C: 'green' };

/** The suits of Ulti as `H B L A`: hearts, bells, leaves, acorns. */
const TELL_SIGNS: Readonly<Record<string, string>> = { H: '♥', B: '●', L: '♠', A: '♣' };
const TELL: Readonly<Record<string, Colour>> = { H: 'red', B: 'yellow', L: 'green' };
const TELL_CARD = /^([HBLA])([789UOKXA])$/;

const COLOURS: Readonly<Record<CardColour, Colour | undefined>> = {
  black: undefined,
  red: 'red',
  green: 'green',
  blue: 'cyan',
  gold: 'yellow',
};

const UNICODE = {
  corners: ['╭', '╮', '╰', '╯'],
  across: '─',
  down: '│',
  dot: '·',
  arrow: '▸',
  dots: '…',
  locked: '■',
  open: '□',
  back: '▒',
  control: '◆',
  cursor: '█',
} as const;
const ASCII = {
  corners: ['+', '+', '+', '+'],
  across: '-',
  down: '|',
  dot: '|',
  arrow: '>',
  dots: '...',
  locked: '#',
  open: '-',
  back: '%',
  control: '*',
  cursor: '_',
} as const;

export interface InkOptions {
  readonly ascii: boolean;
  readonly colour: boolean;
  readonly fourColours: boolean;
  /** Whose letters the cards have; plain letters are those of the notation. */
  readonly pack?: CountryPack;
}

export class Ink {
  readonly ascii: boolean;
  readonly signs: typeof UNICODE | typeof ASCII;
  /** How a game that is not of the house draws its cards. */
  face: ((card: string) => CardFace) | undefined;
  private readonly colour: boolean;
  private readonly pack: CountryPack;
  private readonly suits: Readonly<Record<string, Colour>>;

  constructor({ ascii, colour, fourColours, pack = 'international' }: InkOptions) {
    this.ascii = ascii;
    this.pack = ascii ? 'international' : pack;
    this.colour = colour;
    this.signs = ascii ? ASCII : UNICODE;
    this.suits = fourColours ? FOUR : TWO;
  }

  paint(style: Style, text: string): string {
    return this.colour ? styleText(style, text, { validateStream: false }) : text;
  }

  bold(text: string): string {
    return this.paint('bold', text);
  }

  dim(text: string): string {
    return this.paint('dim', text);
  }

  /** A card in any notation of the house; what is no card of a pack is shown as it is written. */
  card(text: string): string {
    if (this.face !== undefined) return this.faced(this.face(text));
    const [, tell, index] = TELL_CARD.exec(text) ?? [];
    if (tell !== undefined) return this.tell(tell, index);
    const face = faceOf(text);
    // Compile: `Fire-1` is the Fire of value 1.
    if (face === undefined) return text.replace(/^([A-Z][a-z]+)-(\d)$/, '$1 $2');
    const suit = face.charAt(1);
    const rank = this.ascii ? face.charAt(0) : frenchLetter(this.pack, face.charAt(0));
    const name = `${rank}${this.ascii ? suit : SIGNS[suit]}`;
    const style = this.suits[suit];
    return style === undefined ? this.bold(name) : this.paint(['bold', style], name);
  }

  private faced({ rank, suit, plain, colour = 'black' }: CardFace): string {
    const name = this.ascii ? this.plain(plain) : `${rank}${suit}`;
    const style = COLOURS[colour];
    return style === undefined ? this.bold(name) : this.paint(['bold', style], name);
  }

  /** A suit of Ulti, or one of its cards: the suit first, as in its notation. */
  tell(suit: string, rank = ''): string {
    const name = `${this.ascii ? suit : TELL_SIGNS[suit]}${germanLetter(this.pack, rank)}`;
    const style = TELL[suit];
    return style === undefined ? this.bold(name) : this.paint(['bold', style], name);
  }

  /** What somebody types who sees the cards so: `lf` is `lO` where an over has an F. */
  notation(typed: string): string {
    return this.face === undefined ? notationOf(this.pack, typed) : typed;
  }

  cards(texts: readonly string[]): string {
    return texts.map((text) => this.card(text)).join(' ');
  }

  /** What people wrote in catalogues has signs that a plain terminal lacks. */
  plain(text: string): string {
    if (!this.ascii) return text;
    return plainLetters(text);
  }
}
