/** The cards of leaflets and rules as the site shows them: small and plain, drawn by site.css. */
import { FACE_DOWN, readLeaflet, spansOf, type Picture, type Row } from '@pakli/text/leaflet';

/** A picture of a leaflet (```` ```cards ````), or undefined where a block of code is something else. */
export function drawPicture(fence: string): string | undefined {
  if (!fence.startsWith('```cards')) return undefined;
  const [picture] = readLeaflet(`# \n\n${fence}`).opening;
  return picture?.kind === 'picture' ? draw(picture) : undefined;
}

/** Cards between backticks, or undefined where there are other words between them. */
export function drawCards(code: string): string | undefined {
  const spans = spansOf(code);
  if (!spans.every(({ kind }) => kind === 'card')) return undefined;
  return spans.map(({ text, face }) => card(text, face ?? '')).join(' ');
}

function draw({ rows }: Picture): string {
  return `<div class="picture">\n${rows.map(drawRow).join('\n')}\n</div>\n`;
}

function drawRow({ label, parts }: Row): string {
  const content = parts.map((part) =>
    part.kind === 'words'
      ? `<span>${escape(part.text)}</span>`
      : `<span class="stack">${part.faces.map((face) => card(signOf(face), face)).join('')}</span>`,
  );
  if (label === '') return `<p>${content.join(' ')}</p>`;
  return `<p><b>${escape(label)}</b> ${content.join(' ')}</p>`;
}

/** Hearts and diamonds are red, bells are too; a card of Compile shows its protocol. */
function card(text: string, face: string): string {
  if (face === FACE_DOWN) return '<span class="playing-card back" title="face down"></span>';
  const red = /[♥♦●]/.test(text);
  return `<span class="playing-card${red ? ' red' : ''}">${escape(text.replace('-', ' '))}</span>`;
}

const FRENCH: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const GERMAN: Readonly<Record<string, string>> = { H: '♥', B: '●', L: '♠', A: '♣' };

/** A face of a table in signs again. */
function signOf(face: string): string {
  if (face === FACE_DOWN || face.includes('-')) return face;
  const [first = '', second = ''] = face;
  const german = GERMAN[first];
  const french = FRENCH[second];
  if (french !== undefined && '23456789TJQKA'.includes(first)) {
    return `${first === 'T' ? '10' : first}${french}`;
  }
  return `${german ?? first}${second}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
