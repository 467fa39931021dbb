/** A document as lines: an element with its classes, attributes and own text, indented below its parent. */

/** Printed only where missing or different. */
const USUAL: Readonly<Record<string, string>> = {
  button: 'type=button',
  svg: 'aria-hidden=true',
};
/** Ids that React generates: they change with every component that needs one. */
const MADE = /_r_\w+_/g;
/** Pages of rules: their words have their own files. */
const TEXTS = '.rules';
const NAMED: Readonly<Record<string, string>> = { class: '', id: '' };
/** Attributes that differ from run to run, or describe looks in pixels. */
const IGNORED = new Set(['viewBox', 'xmlns', 'fill', 'stroke', 'focusable']);

export function outlineOf(root: Element): string[] {
  return [...root.children].flatMap((child) => linesOf(child, ''));
}

function linesOf(element: Element, indent: string): string[] {
  const tag = element.tagName.toLowerCase();
  // The sprite sheet of all drawings.
  if (tag === 'svg' && element.querySelector('symbol, defs') !== null) return [];
  const head = `${indent}${tag}${classesOf(element)}${attributesOf(element)}`;
  if (tag === 'svg') return [`${head} ${drawingOf(element)}`];
  const lines: string[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === 3) {
      const text = (node.textContent ?? '').trim();
      if (text !== '')
        lines.push(`${indent}  ${element.closest(TEXTS) === null ? JSON.stringify(text) : '…'}`);
    } else if (node.nodeType === 1) lines.push(...linesOf(node as Element, `${indent}  `));
  }
  const [only] = lines;
  // An only child goes on its parent's line.
  if (only !== undefined && lines.length === 1) return [`${head} ${only.trim()}`];
  return [head, ...lines];
}

/** The name of a drawing: from the sheet by name, others by a hash of their content. */
function drawingOf(svg: Element): string {
  const uses = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  // Each card is drawn twice, large and small.
  if (uses.length > 0) return uses.filter((href) => href?.endsWith('-small') !== true).join(' ');
  let sum = 0;
  for (const char of svg.innerHTML.replaceAll(MADE, '_'))
    sum = (sum * 31 + char.codePointAt(0)!) % 0xffff;
  const words = [...svg.querySelectorAll('text, title')].map(({ textContent }) => textContent);
  return [`~${sum.toString(16)}`, ...words.map((text) => JSON.stringify(text))].join(' ');
}

function classesOf(element: Element): string {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter((one) => one !== '');
  return classes.map((one) => `.${one}`).join('');
}

function attributesOf(element: Element): string {
  const usual = USUAL[element.tagName.toLowerCase()];
  const found = [...element.attributes]
    .filter(({ name, value }) => usual !== `${name}=${value}`)
    .filter(({ name }) => !(name in NAMED) && !IGNORED.has(name))
    .filter(({ name, value }) => name !== 'style' || !/^display:;?$/.test(value))
    .map(({ name, value }) =>
      value === '' ? name : `${name}=${JSON.stringify(value.replaceAll(MADE, '_'))}`,
    )
    .toSorted();
  const { checked, value } = element as HTMLInputElement;
  if (checked) found.push('checked');
  if (element.ownerDocument.activeElement === element) found.push('focused');
  if (typeof value === 'string' && value !== '' && element.tagName === 'INPUT')
    found.push(`value is ${JSON.stringify(value)}`);
  if (
    usual !== undefined &&
    element.tagName !== 'SPAN' &&
    element.getAttribute(usual.split('=')[0]!) === null
  ) {
    found.push(`no ${usual}`);
  }
  return found.length === 0 ? '' : `[${found.join(' ')}]`;
}

/** Removed and added lines, in order; unchanged lines are omitted. */
export function changeOf(before: readonly string[], after: readonly string[]): string[] {
  // The longest common subsequence, by rows from the end.
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const lines: string[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && before[i] === after[j]) {
      i++;
      j++;
    } else if (
      j >= after.length ||
      (i < before.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      lines.push(`- ${before[i++]}`);
    } else lines.push(`+ ${after[j++]}`);
  }
  return lines;
}
