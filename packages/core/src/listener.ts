/** Listening to a game: what a step of it shows, told when the step is whole. */

/** Hears the events of a move or a deal. It may view, fork and play whatever it likes. */
export type Listener<Event> = (event: Event) => void;

/**
 * Takes a step that tells as it goes and lets the listener hear it afterwards:
 * in the middle of a move the state is half done and the game's scratch memory
 * is in use, so that a listener that plays on a fork would spoil both.
 */
export function tellAfterwards<Event>(
  listener: Listener<Event>,
  step: (tell: Listener<Event>) => void,
): void {
  const events: Event[] = [];
  step((event) => void events.push(event));
  for (const event of events) listener(event);
}
