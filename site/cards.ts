/** The cards of leaflets and rules as the site shows them: small and plain, drawn by site.css. */
import { frenchLetter, germanLetter, type CountryPack } from '@pakli/text';
import { FACE_DOWN, readLeaflet, spansOf, type Picture, type Row } from '@pakli/text/leaflet';

/** A picture of a leaflet (```` ```cards ````), or undefined for any other block of code. */
export function drawPicture(
  fence: string,
  pack: CountryPack = 'international',
): string | undefined {
  if (!fence.startsWith('```cards')) return undefined;
  const [picture] = readLeaflet(`# \n\n${fence}`).opening;
  return picture?.kind === 'picture' ? draw(picture, pack) : undefined;
}

/** Cards between backticks, or undefined if there are other words between them. */
export function drawCards(code: string, pack: CountryPack = 'international'): string | undefined {
  const spans = spansOf(code);
  if (!spans.every(({ kind }) => kind === 'card')) return undefined;
  return spans.map(({ face = '' }) => card(face, pack)).join(' ');
}

function draw({ rows }: Picture, pack: CountryPack): string {
  return `<div class="picture">\n${rows.map((row) => drawRow(row, pack)).join('\n')}\n</div>\n`;
}

function drawRow({ label, parts }: Row, pack: CountryPack): string {
  const content = parts.map((part) =>
    part.kind === 'words'
      ? `<span>${escape(part.text)}</span>`
      : `<span class="stack">${part.faces.map((face) => card(face, pack)).join('')}</span>`,
  );
  if (label === '') return `<p>${content.join(' ')}</p>`;
  return `<p><b>${escape(label)}</b> ${content.join(' ')}</p>`;
}

/** Hearts and diamonds are red, bells are too; a card of Compile shows its protocol. */
function card(face: string, pack: CountryPack): string {
  if (face === FACE_DOWN) return '<span class="playing-card back" title="face down"></span>';
  const text = signOf(face, pack);
  const red = /[♥♦●]/.test(text);
  return `<span class="playing-card${red ? ' red' : ''}">${escape(text.replace('-', ' '))}</span>`;
}

const FRENCH: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const GERMAN: Readonly<Record<string, string>> = { H: '♥', B: '●', L: '♠', A: '♣' };

/** A face of a table in signs again, with the letters of the pack. */
function signOf(face: string, pack: CountryPack): string {
  if (face === FACE_DOWN || face.includes('-')) return face;
  const [first = '', second = ''] = face;
  const german = GERMAN[first];
  const french = FRENCH[second];
  if (french !== undefined && '23456789TJQKA'.includes(first)) {
    return `${frenchLetter(pack, first)}${french}`;
  }
  return `${german ?? first}${germanLetter(pack, second)}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
