/** Events that would leave a room as it is: nobody needs a row of the log for them. */
import type { Event } from './event.ts';
import type { Room } from './room.ts';

export function changesNothing({ around, questions }: Room, event: Event): boolean {
  switch (event.kind) {
    case 'lock':
      return around.locked === event.locked;
    case 'watching':
      return around.watching === event.watching;
    case 'talk':
      return around.talk === event.talk;
    case 'offer':
      return around.offered.has(event.seat) === event.open;
    case 'clear':
      return around.chairs[event.seat]?.kind === 'free';
    case 'computer': {
      const chair = around.chairs[event.seat];
      return chair?.kind === 'computer' && chair.level === event.level;
    }
    case 'answer': {
      // A match is played again by those who wish it: a no that takes back no yes is none.
      const question = questions.find(({ ask }) => ask === event.ask);
      return question?.what === 'again' && !event.yes && !question.yes.includes(event.seat);
    }
    default:
      return false;
  }
}
