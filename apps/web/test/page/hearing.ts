/** What a listener must hear, and must not: one sentence per fault. It shares no code with the parts that speak. */
import type { View as BluffView } from '@pakli/buddy-bluff';
import type { View as CompileView } from '@pakli/compile';
import { OVER, type Sfc32 } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { View as MulleView } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import type { View as UltiView } from '@pakli/ulti';
import { cardName, type Listener } from './listener.ts';
import type { TreeNode } from './tree.ts';

/** What has to be said, card by card or word by word. */
interface Facts {
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly score: readonly string[];
}

type Name = (card: string) => string;

/** By game, from the view of the listener's seat. */
const FACTS: Readonly<Record<string, (view: unknown, name: Name, listener: Listener) => Facts>> = {
  mulle(shown, name, { talk }) {
    const view = shown as MulleView;
    const { zones } = talk.text.games.mulle;
    return {
      hand: (view.hand ?? []).map(name),
      table: view.table.flatMap(({ cards, value, build }) => {
        if (build === null) return cards.map(name);
        const faces = cards.map((card) => cardFace(card));
        return [zones.build(personAt(talk.company, build.owner), value, build.locked, faces)];
      }),
      score: view.sheets.map(({ total }) => String(total)),
    };
  },
  ulti(shown, name, { talk }) {
    const view = shown as UltiView;
    const { bid } = talk.text.games.ulti;
    const called = view.contract ?? view.high?.bid;
    return {
      hand: (view.hand ?? []).map(name),
      table: [
        ...(view.trick?.cards ?? []).map(name),
        ...(called === undefined ? [] : [bid.name(called)]),
        ...(view.trump === null ? [] : [talk.text.games.ulti.card.suit(view.trump)]),
        ...view.open.flatMap((cards, seat) => (seat === 0 ? [] : (cards ?? []).map(name))),
      ],
      score: view.soloist === null || view.result !== null ? [] : view.won.map(String),
    };
  },
  'buddy-bluff'(shown, name) {
    const view = shown as BluffView;
    const tops = view.slots.flatMap(({ cards, seals }) =>
      cards.length > (seals.at(-1)?.to ?? 0) ? cards.slice(-1) : [],
    );
    const centre = view.centre.flatMap((card) => card ?? []);
    return {
      hand: (view.hand ?? []).map(name),
      table: [...centre, ...view.pool.slice(-1), ...tops].map(name),
      score: [],
    };
  },
  compile(shown, name) {
    const view = shown as CompileView;
    return {
      hand: (view.players[0].hand ?? []).map(name),
      table: view.players.flatMap(({ stacks, protocols }) => [
        ...stacks.flat().flatMap(({ card }) => (card === null ? [] : [name(card)])),
        ...protocols.map(({ protocol }) => protocol),
      ]),
      score: view.players.flatMap(({ protocols }) =>
        protocols.flatMap(({ protocol, compiled }) => (compiled ? [protocol] : [])),
      ),
    };
  },
};

const SUITS: Readonly<Record<string, string>> = { KL: 'C', SP: 'S', HJ: 'H', RU: 'D' };

function cardFace(card: string): string {
  const [suit = '', rank = ''] = card.split(' ');
  return `${rank === '10' ? 'T' : rank}${SUITS[suit]}`;
}

/** Case does not matter. */
function has(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function missing(text: string, parts: readonly string[], where: string): string[] {
  return parts.filter((part) => !has(text, part)).map((part) => `${where}: not said: ${part}`);
}

/** The faults in what was said since a step, and in what can be read now. */
export async function faultsAt(
  listener: Listener,
  said: readonly string[],
  from: number,
): Promise<string[]> {
  return [
    ...stepFaults(listener, said, from),
    ...treeFaults(listener),
    ...(await keyFaults(listener)),
    ...leaks(listener),
  ];
}

/** Every step is one utterance, said once, in order; then the question. */
function stepFaults(listener: Listener, said: readonly string[], from: number): string[] {
  const steps = listener.sentences(from).filter((text) => text !== '');
  const { scene } = listener.shown;
  // A card that is only lifted says nothing.
  const isQuiet = listener.shown.told.past.length === from && from > 0;
  // A sheet may announce itself in any words.
  if (isQuiet && listener.hasDialog) return [];
  const asks = scene.choices.length > 0 && !isQuiet;
  const told = asks ? said.slice(0, -1) : said;
  const faults =
    told.join('\n') === steps.join('\n')
      ? []
      : [`steps: ${told.join(' | ')} instead of ${steps.join(' | ')}`];
  const { table } = listener.talk.text.frame;
  const question = said.at(-1) ?? '';
  const last = listener.shown.told.past.at(-1);
  const isNew = last?.seat !== 0 && listener.talk.speech.turns === undefined;
  if (asks && isNew && !question.startsWith(table.yourTurn)) faults.push(`turn: ${question}`);
  if (asks && steps.includes(question)) faults.push('turn: nothing is asked');
  return faults;
}

function movesIn(tree: readonly TreeNode[]): TreeNode[] {
  const main = tree.find(({ role }) => role === 'main')?.element;
  return tree.filter(({ role, element }) => role === 'button' && main?.contains(element) === true);
}

/** Every control has a name; without drawings every legal move is a button and every card a line. */
function treeFaults(listener: Listener): string[] {
  const { talk, how } = listener;
  const tree = listener.tree();
  const facts = factsOf(listener);
  const nameless = tree.filter(({ role, name }) => role === 'button' && name === '');
  const text = listener.text();
  const faults = [
    ...nameless.map(() => 'tree: a button without a name'),
    ...(listener.liveRegions().length === 1 || listener.hasDialog
      ? []
      : ['tree: not one live region']),
    ...missing(text, [...facts.hand, ...facts.table], 'tree'),
  ];
  if (listener.hasDialog) return faults;
  if (!how.isPlain) return [...faults, ...unreachable(listener, tree)];
  const labels = labelsOf(listener);
  const buttons = movesIn(tree).map(({ name }) => name);
  for (const label of labels) {
    const at = buttons.findIndex((name) => name === label || name.startsWith(`${label};`));
    if (at < 0) faults.push(`tree: no button: ${label}`);
    else buttons.splice(at, 1);
  }
  const { claim } = talk.text.tables.ulti;
  const claims = new Set<string>([claim.mine, claim.ours, claim.none]);
  const more = buttons.filter((name) => !claims.has(name));
  return [...faults, ...more.map((name) => `tree: no such move: ${name}`)];
}

/** The legal moves, in words. */
function labelsOf(
  { shown: { scene }, talk }: Listener,
  choices: readonly Choice[] = scene.choices,
): string[] {
  return choices.map((choice) => talk.speech.choice(choice, scene.view, talk.company).text);
}

/** On the drawn table every move with a card of the hand is read with that card. */
function unreachable(listener: Listener, tree: readonly TreeNode[]): string[] {
  const { shown, table, how } = listener;
  const buttons = movesIn(tree);
  if (how.speech === 'short') return [];
  if (buttons.some(isPressed)) {
    const labels = labelsOf(listener);
    return buttons.flatMap(({ name, about, element }) => {
      const isTarget = element.parentElement?.dataset['light'] === 'target';
      const isSaid = labels.some((label) => has(`${name} ${about}`, label));
      return isTarget && !isSaid ? [`tree: what happens there is not said: ${name}`] : [];
    });
  }
  const words = buttons.map(({ name, about }) => `${name} ${about}`.toLowerCase()).join('\n');
  const withCards = shown.scene.choices.filter((choice) =>
    [table.touch(choice, shown.scene)].flat().some(({ lift }) => lift.startsWith('hand:')),
  );
  return labelsOf(listener, withCards)
    .filter((label) => !words.includes(label.toLowerCase()))
    .map((label) => `tree: no way to: ${label}`);
}

function isPressed({ element }: TreeNode): boolean {
  return element.getAttribute('aria-pressed') === 'true';
}

/** One utterance per key, with everything it must contain. */
async function keyFaults(listener: Listener): Promise<string[]> {
  const { scene } = listener.shown;
  if (listener.hasDialog) return [];
  const facts = factsOf(listener);
  const { table } = listener.talk.text.frame;
  const wanted = {
    c: facts.hand,
    t: facts.table,
    l: [],
    s: facts.score,
    w: scene.choices.length > 0 ? [table.yourTurn] : [],
  };
  const faults: string[] = [];
  for (const [key, parts] of Object.entries(wanted)) {
    const [answer = '', ...more] = await listener.type(key);
    if (answer === '' || more.length > 0)
      faults.push(`key ${key}: ${[answer, ...more].join(' | ')}`);
    faults.push(...missing(answer, parts, `key ${key}`));
  }
  const steps = listener.sentences(0).filter((text) => text !== '');
  const [newest = ''] = await listener.type('l');
  const last = steps.at(-1) ?? '';
  const tricks = (scene.view as Partial<UltiView>).tricks?.at(-1)?.cards ?? [];
  const recalled =
    tricks.length > 0
      ? tricks.every((card) => has(newest, cardName('ulti', card, listener.talk.text)))
      : has(newest, last) || listener.how.speech === 'short';
  return recalled ? faults : [...faults, `key l: ${newest} instead of ${last}`];
}

function leaks(listener: Listener): string[] {
  const text = [listener.text(), ...listener.heard].join('\n');
  return listener
    .hiddenNames()
    .filter((name) => has(text, name))
    .map((name) => `leak: ${name}`);
}

function factsOf(listener: Listener): Facts {
  const { how, shown, talk } = listener;
  const facts = FACTS[how.game];
  if (facts === undefined) throw new Error(`nothing is known of ${how.game}`);
  return facts(shown.scene.view, (card) => cardName(how.game, card, talk.text), listener);
}

/** Presses this many buttons, or all until the match is over; ends at the first fault. */
export async function playOn(
  listener: Listener,
  presses: number,
  random: Sfc32,
  /** Pressed first, where offered. */
  first = /$^/,
): Promise<string[]> {
  let said: readonly string[] = listener.heard.slice();
  let from = 0;
  const tried = new Set<string>();
  for (let press = 0; ; press++) {
    const faults = await faultsAt(listener, said, from);
    if (faults.length > 0 || listener.isOver || press === presses) return faults;
    if (listener.shown.told.past.length > from) tried.clear();
    from = listener.shown.told.past.length;
    const next = nextPress(listener, random, { first, tried });
    if (next === undefined) return ['tree: nothing can be pressed'];
    tried.add(next.name);
    said = await listener.press(next);
  }
}

interface Whim {
  readonly first: RegExp;
  /** What was pressed since the last step. */
  readonly tried: ReadonlySet<string>;
}

/** How many presses in a hundred are something other than a move. */
const CURIOSITY = 15;

/**
 * Chosen by role and name alone: what closes a dialog or leads on, else any move. On the drawn table a move starts
 * with a card that names it, and now and then the listener presses something untried.
 */
function nextPress(
  listener: Listener,
  random: Sfc32,
  { first, tried }: Whim,
): TreeNode | undefined {
  const tree = listener.tree();
  const { talk, how } = listener;
  const { table, result } = talk.text.frame;
  const any = (some: readonly TreeNode[]): TreeNode | undefined =>
    some[random.below(Math.max(1, some.length))];
  const called = (...names: readonly string[]): TreeNode | undefined =>
    names.flatMap(
      (name) => tree.find((node) => node.role === 'button' && node.name === name) ?? [],
    )[0];
  if (listener.hasDialog) return called(talk.speech.deals.next, table.close);
  const all = movesIn(tree);
  const wanted = all.filter(({ name }) => first.test(name));
  if (wanted.length > 0 || how.isPlain) return any(wanted.length > 0 ? wanted : all);
  if (listener.shown.scene.view.turn === OVER) return called(result.howItCame);
  const labels = labelsOf(listener).map((label) => label.toLowerCase());
  const says = (text: string): boolean => {
    const lower = text.toLowerCase();
    return labels.some((label) => lower.includes(label));
  };
  const fresh = all.filter((node) => !tried.has(node.name) && !isPressed(node));
  const moves = all.filter(({ name }) => says(name));
  const begins = all.filter((node) => says(node.about) && !isPressed(node));
  const isCurious = random.below(100) < CURIOSITY && fresh.length > 0;
  if (isCurious) return any(fresh);
  if (moves.length > 0) return any(moves);
  return any(begins) ?? any(fresh) ?? any(all.filter((node) => !isPressed(node)));
}
