/** The accessibility tree of a document: roles and names, without hidden parts. */

export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** Read after the name. */
  readonly about: string;
  readonly element: HTMLElement;
}

const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  dialog: 'dialog',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  input: 'textbox',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  p: 'paragraph',
  select: 'combobox',
  table: 'table',
};
/** Everything that can be pressed. */
const ACTS = new Set(['button', 'link']);

function isHidden(element: Element): boolean {
  return (
    element.getAttribute('aria-hidden') === 'true' ||
    element.hasAttribute('inert') ||
    element.hasAttribute('hidden') ||
    (element.tagName === 'DIALOG' && !element.hasAttribute('open'))
  );
}

/** The visible words in an element; an explicit name replaces its content. */
export function textIn(element: Element): string {
  return wordsIn(element)
    .replaceAll(/[\s·]*·[\s·]*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function wordsIn(element: Element): string {
  if (isHidden(element)) return '';
  const label = element.getAttribute('aria-label');
  const about = aboutOf(element);
  const inside = [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent ?? '';
      // Words of two parts do not make a name.
      return node.nodeType === 1 ? `${wordsIn(node as Element)} · ` : '';
    })
    .join(' ');
  // The content of a group is read as well.
  const named = label === null ? inside : isAct(element) ? label : `${label} ${inside}`;
  return `${named} ${about}`;
}

/** Its description is read with it, even if hidden in its own place. */
function aboutOf(element: Element): string {
  const id = element.getAttribute('aria-describedby');
  return (id === null ? undefined : element.ownerDocument.getElementById(id)?.textContent) ?? '';
}

function roleOf(element: Element): string {
  return element.getAttribute('role') ?? ROLES[element.tagName.toLowerCase()] ?? '';
}

function isAct(element: Element): boolean {
  return ACTS.has(roleOf(element));
}

/** Everything with a role. While a dialog is open there is nothing else. */
export function treeOf(root: Element): TreeNode[] {
  const dialog = [...root.querySelectorAll('dialog[open]')].at(-1);
  return nodesIn(dialog ?? root);
}

function nodesIn(element: Element): TreeNode[] {
  if (isHidden(element)) return [];
  const role = roleOf(element);
  const label = element.getAttribute('aria-label');
  const own =
    role === '' || element.hasAttribute('disabled')
      ? []
      : [
          {
            role,
            name: label ?? textIn(element).replace(/ ·$/, ''),
            about: aboutOf(element),
            element: element as HTMLElement,
          },
        ];
  return [...own, ...(isAct(element) ? [] : [...element.children].flatMap(nodesIn))];
}
