import type { cards as english } from '../en/cards.ts';
import { namer, type Face, type RankName, type SuitName } from '../../face.ts';
import { lap, list } from './grammar.ts';

/** A rank with the endings that sentences need. */
interface Rank {
  readonly name: string;
  /** dámát */
  readonly object: string;
  /** dámával */
  readonly using: string;
  /** dámára */
  readonly onto: string;
  /** dámák */
  readonly many: string;
}

function rank(name: string, object: string, using: string, onto: string, many: string): Rank {
  return { name, object, using, onto, many };
}

const RANKS: Readonly<Record<RankName, Rank>> = {
  A: rank('ász', 'ászt', 'ásszal', 'ászra', 'ászok'),
  2: rank('kettes', 'kettest', 'kettessel', 'kettesre', 'kettesek'),
  3: rank('hármas', 'hármast', 'hármassal', 'hármasra', 'hármasok'),
  4: rank('négyes', 'négyest', 'négyessel', 'négyesre', 'négyesek'),
  5: rank('ötös', 'ötöst', 'ötössel', 'ötösre', 'ötösök'),
  6: rank('hatos', 'hatost', 'hatossal', 'hatosra', 'hatosok'),
  7: rank('hetes', 'hetest', 'hetessel', 'hetesre', 'hetesek'),
  8: rank('nyolcas', 'nyolcast', 'nyolcassal', 'nyolcasra', 'nyolcasok'),
  9: rank('kilences', 'kilencest', 'kilencessel', 'kilencesre', 'kilencesek'),
  T: rank('tízes', 'tízest', 'tízessel', 'tízesre', 'tízesek'),
  J: rank('bubi', 'bubit', 'bubival', 'bubira', 'bubik'),
  Q: rank('dáma', 'dámát', 'dámával', 'dámára', 'dámák'),
  K: rank('király', 'királyt', 'királlyal', 'királyra', 'királyok'),
};
const SUITS: Readonly<Record<SuitName, string>> = {
  S: 'pikk',
  H: 'kőr',
  D: 'káró',
  C: 'treff',
};

const inflected = (form: keyof Rank): ((face: Face) => string) =>
  namer((name, suit) => `${SUITS[suit]} ${RANKS[name][form]}`);

export const name: (face: Face) => string = inflected('name');
/** `kőr dámát` */
export const bareObject: (face: Face) => string = inflected('object');
/** `a kőr dámát`: no suit begins with a vowel. */
export const object = (face: Face): string => `a ${bareObject(face)}`;
export const using = (face: Face): string => `a ${inflected('using')(face)}`;
export const onto = (face: Face): string => `a ${inflected('onto')(face)}`;

export function names(faces: readonly Face[]): string {
  return list(faces.map(name));
}

export function objects(faces: readonly Face[]): string {
  return list(faces.map(object));
}

/** All cards of a rank: `dámák`. */
export function ranks(letter: string): string {
  return RANKS[letter as RankName]?.many ?? letter;
}

/** As an object: `dámákat`, `hetesek` with an e: `heteseket`. */
export function ranksObject(letter: string): string {
  const many = ranks(letter);
  return `${many}${/[eö]k$/.test(many) ? 'et' : 'at'}`;
}

export const cards: typeof english = {
  name,
  suit: (suit) => SUITS[suit],
  list: names,
  count: lap,
  back: 'lefordított lap',
};
