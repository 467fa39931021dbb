/** What a picture of a run shows. */
/** A fault, as far as a picture needs it. */
interface PlannedFault {
  readonly kind: string;
  readonly at: number;
  readonly ms: number;
}

/** Something that can be seen happen. Nodes are named, people are counted from 0. */
export type StoryEvent = { readonly at: number } & (
  | { readonly kind: 'node'; readonly node: string; readonly is: 'up' | 'down' | 'asleep' }
  /** A frame that a page or a node sends: of which kind. */
  | {
      readonly kind: 'frame';
      readonly node: string;
      readonly person: string;
      readonly isUp: boolean;
      readonly what: string;
    }
  | { readonly kind: 'row'; readonly table: string; readonly seq: number; readonly what: string }
  | { readonly kind: 'fault'; readonly fault: PlannedFault }
);
