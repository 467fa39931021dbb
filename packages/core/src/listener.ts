/** Listeners hear the events of a step once the step is complete. */

/** Hears the events of a move or a deal. It may view, fork and play freely. */
export type Listener<Event> = (event: Event) => void;

/**
 * Collects the events of a step and passes them on afterwards: in the middle of
 * a move the state is incomplete and the game's scratch memory in use, and a
 * listener that plays on a fork would corrupt both.
 */
export function tellAfterwards<Event>(
  listener: Listener<Event>,
  step: (tell: Listener<Event>) => void,
): void {
  const events: Event[] = [];
  step((event) => void events.push(event));
  for (const event of events) listener(event);
}
