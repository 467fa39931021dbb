/** An evening as the data that standings are counted from. */
import { tournamentFrom } from '@pakli/protocol';
import type { Tournament } from '@pakli/tournament';
import type { PersonId } from '../event.ts';
import type { Evening } from './evening.ts';
import { viewOf } from './view.ts';

export function tournamentOf(evening: Evening, nameOf: (person: PersonId) => string): Tournament {
  return tournamentFrom(viewOf(evening, nameOf));
}
