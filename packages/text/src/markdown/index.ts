/** The rules for people, as page and terminal read them. */
export { glossaryOf, termed, type Term } from './glossary.ts';
export {
  minutesOf,
  paragraphFor,
  readLeaflet,
  saidIn,
  spansOf,
  type Block,
  type Leaflet,
  type Paragraph,
  type RowPart,
  type Picture,
  type Row,
} from './leaflet.ts';
export { FACE_DOWN } from './signs.ts';
