/** A fault, as far as a picture of a run needs it. */
interface PlannedFault {
  readonly kind: string;
  readonly at: number;
  readonly ms: number;
}

/** A visible event of a run. */
export type StoryEvent = { readonly at: number } & (
  | { readonly kind: 'node'; readonly node: string; readonly is: 'up' | 'down' | 'asleep' }
  /** A frame from a page or a node, with its kind. */
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
