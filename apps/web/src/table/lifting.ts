/**
 * Two taps make a move: the first lifts a card and highlights everything it can do, the next ones name its target until
 * a single move is left. Pure, so that pointer, drag and keyboard share it.
 */
import type { Gesture, Note, Place, GameTable, Touch } from './game-table.ts';
import type { Choice } from '@pakli/core/analysis';
import type { Talk } from '../words/talk.ts';
import type { TableScene } from '../host/host.ts';
import type { Settings } from '../prefs/settings.ts';

export interface Lifting {
  readonly lifted: Place | undefined;
  /** Places tapped since, if one place serves several moves. */
  readonly picked: readonly Place[];
}

export const NOTHING: Lifting = { lifted: undefined, picked: [] };

export type Tapped =
  | { readonly kind: 'lifting'; readonly lifting: Lifting }
  | { readonly kind: 'move'; readonly gesture: Gesture }
  /** The lifted card may not go there. */
  | { readonly kind: 'attempt'; readonly lift: Place; readonly drop: Place };

/** The moves still open after the taps so far; none while nothing is lifted. */
export function candidates(gestures: readonly Gesture[], { lifted, picked }: Lifting): Gesture[] {
  if (lifted === undefined) return [];
  return gestures.filter(
    ({ lift, drop }) => lift === lifted && picked.every((place) => drop.includes(place)),
  );
}

export function tap(gestures: readonly Gesture[], now: Lifting, place: Place): Tapped {
  const { lifted, picked } = now;
  const again = candidates(gestures, now).some(({ drop }) => drop.includes(place));
  if (gestures.some(({ lift }) => lift === place) && !again) {
    return { kind: 'lifting', lifting: lifted === place ? NOTHING : { lifted: place, picked: [] } };
  }
  if (lifted === undefined) return { kind: 'lifting', lifting: NOTHING };
  const fitting = candidates(gestures, now).filter(({ drop }) => drop.includes(place));
  const [only] = fitting;
  if (only === undefined) return { kind: 'attempt', lift: lifted, drop: place };
  if (fitting.every(({ choice }) => choice === only.choice)) return { kind: 'move', gesture: only };
  return { kind: 'lifting', lifting: { lifted, picked: [...picked, place] } };
}

/** The lifted card's only remaining move, if there is just one. */
export function onlyMove(gestures: readonly Gesture[], lifting: Lifting): Gesture | undefined {
  const [first, ...others] = candidates(gestures, lifting);
  return others.every(({ choice }) => choice === first?.choice) ? first : undefined;
}

/** How a place looks while a card is lifted. */
export interface Light {
  readonly role: 'lifted' | 'target' | 'picked' | undefined;
  /** A move of the lifted card takes something from here. */
  readonly touched: boolean;
  readonly note?: Note;
  /** For the one move that a tap here would make. */
  readonly name?: string;
}

export function lights(gestures: readonly Gesture[], lifting: Lifting): ReadonlyMap<Place, Light> {
  const { lifted, picked } = lifting;
  const lit = new Map<Place, Light>();
  const open = candidates(gestures, lifting);
  const touched = new Set(open.flatMap(({ touches }) => touches));
  for (const place of touched) lit.set(place, { role: undefined, touched: true });
  for (const place of new Set(open.flatMap(({ drop }) => drop))) {
    const here = open.filter(({ drop }) => drop.includes(place));
    const [first] = here;
    const note = first?.notes[place];
    lit.set(place, {
      role: picked.includes(place) ? 'picked' : 'target',
      touched: touched.has(place),
      ...(note === undefined ? {} : { note }),
      ...(here.length === 1 && first !== undefined ? { name: first.label.text } : {}),
    });
  }
  if (lifted !== undefined) {
    lit.set(lifted, { ...lit.get(lifted), role: 'lifted', touched: false });
  }
  return lit;
}

/** A move without a place. */
const IN_WORDS: Touch = { lift: '', drop: [], touches: [], notes: {} };

/** Everything a person may do. In a puzzle (`quiet`) a gesture names the move and never its consequences. */
export function gesturesOf(
  game: GameTable,
  scene: TableScene,
  talk: Talk,
  quiet: boolean,
): Gesture[] {
  return scene.choices.flatMap((foreseen) => {
    const choice: Choice = quiet ? { ...foreseen, seen: game.named(foreseen.seen) } : foreseen;
    const label = talk.speech.choice(choice, scene.view, talk.company);
    const ways = [game.touch(choice, scene)].flat();
    return (ways.length === 0 ? [IN_WORDS] : ways).map(({ lift, drop, touches, notes }): Gesture =>
      quiet
        ? { lift, drop, touches: [], notes: {}, choice, label: { ...label, notes: [] } }
        : { lift, drop, touches, notes, choice, label },
    );
  });
}

/** The moves possible from a place, in words, before one is made. */
export function waysOf(
  gestures: readonly Gesture[],
  place: Place | undefined,
  verbosity: Settings['speech'],
): string {
  return inWords(
    gestures.filter(({ lift }) => lift === place),
    verbosity,
  );
}

/** Moves in a row, each named once. */
export function inWords(gestures: readonly Gesture[], verbosity: Settings['speech']): string {
  const labels = [...new Map(gestures.map(({ choice, label }) => [choice.text, label])).values()];
  const brief = verbosity === 'short';
  return [
    ...new Set(
      labels.map(({ text, short, notes }) => (brief ? [short, ...notes].join(', ') : text)),
    ),
  ].join('; ');
}
