/** The ideas of the puzzles. English is the source and defines the type of the other languages. Cards are written `Fire-1`; an unreadable one has no name. */
import { compile } from './game.ts';

/** A card by its name. */
export function named(card: string, name: (protocol: string, value: number) => string): string {
  const [protocol = '', value = ''] = card.split('-');
  return name(protocol, Number(value));
}

const card_ = (card: string): string =>
  card === '' ? 'a face-down card' : named(card, compile.card.name);

/** How a line of the other player stood and stands, against the own total; and the cause. */
interface Lowered {
  readonly plate: string;
  readonly was: number;
  readonly theirs: number;
  readonly own: number;
  readonly card: string;
}
interface Hit extends Lowered {
  readonly target: string;
}
interface Level {
  readonly plate: string;
  readonly theirs: number;
  readonly own: number;
}

const drops = ({ plate, was, theirs, own }: Lowered): string =>
  `the ${plate} line drops from ${was} to ${theirs} against your ${own}, and the third protocol has to wait`;

export const themes = {
  flip: {
    name: 'Turn it over',
    why: (facts: Hit): string =>
      `${card_(facts.card)} flips ${card_(facts.target)}: ${drops(facts)}.`,
  },
  shift: {
    name: 'Into another line',
    why: (facts: Hit): string =>
      `${card_(facts.card)} shifts ${card_(facts.target)} to another line: ${drops(facts)}.`,
  },
  return: {
    name: 'Off the table',
    why: (facts: Hit): string =>
      `${card_(facts.card)} takes ${card_(facts.target)} back into a hand: ${drops(facts)}.`,
  },
  delete: {
    name: 'Delete what counts',
    why: (facts: Hit): string =>
      `${card_(facts.card)} deletes ${card_(facts.target)}: ${drops(facts)}.`,
  },
  wake: {
    name: 'One text sets off another',
    why: (facts: Lowered & { readonly cause: string }): string =>
      `${card_(facts.card)} only sets it off; ${card_(facts.cause)} does the work: ${drops(facts)}.`,
  },
  lead: {
    name: 'Take the lead away',
    why: ({ plate, theirs, own }: Level): string =>
      `Your ${own} against ${theirs}: whoever does not lead in the ${plate} line cannot compile it, ten points or not.`,
  },
  tie: {
    name: 'A tie is enough',
    why: ({ plate, own }: Level): string =>
      `${own} against ${own}: a tie is no lead, and without a lead the ${plate} line cannot be compiled.`,
  },
  plates: {
    name: 'Move the plates, not the cards',
    why: ({ plate, done }: { readonly plate: string; readonly done: string }): string =>
      done === ''
        ? `Control is spent before the compile counts: rearrange your own plates so that ${plate} stands in the line that is compiled.`
        : `The points stay where they are, but ${done} stands there now instead of ${plate}, and ${done} is compiled already.`,
  },
  turn: {
    name: 'Compiled by a text',
    why: ({ plate, card }: { readonly plate: string; readonly card: string }): string =>
      `${card_(card)} turns ${plate} to its compiled side: your third protocol, and no line had to be ready for it.`,
  },
};

interface Plate {
  readonly plate: string;
}

/** How the turn goes wrong after a move. */
export const reasons = {
  stands: ({ plate, theirs, own }: Level): string =>
    `The ${plate} line stands at ${theirs} against your ${own} and is compiled: the third protocol.`,
  untouched: ({ plate, theirs }: Plate & { readonly theirs: number }): string =>
    `The ${plate} line stood at ${theirs}, and nothing there has changed: it is compiled, the third protocol.`,
  compiled: ({ plate }: Plate): string =>
    `The ${plate} line is compiled all the same: the third protocol.`,
  chance: (): string => 'What happens then is left to chance.',
  missing: ({ plate }: Plate): string => `${plate} is still not compiled when your turn ends.`,
};
