/** Two boards of a day as a server describes them: the second was played. */
import type { DayView } from '@pakli/protocol';

/** The wall clock shows it, wherever the test runs. */
const CLOSES = new Date(2026, 10, 18).getTime();
const OWN = { place: 1, own: true, alike: false, boards: 1, percent: 75, low: null, high: null };
export const MULLE_DAY: DayView = {
  day: 'mulle-2026-11-17',
  settings: {
    game: 'mulle',
    version: 1,
    rules: '',
    seats: 2,
    best: 'high',
    boards: 2,
    opponent: 'strong-2',
    field: ['casual', 'strong-2'],
    closesAt: CLOSES,
    endsAt: CLOSES + 7_200_000,
  },
  commitment: 'c',
  phase: 'open',
  seats: [0, 1],
  boards: [
    { state: 'new' },
    {
      state: 'shown',
      table: '7k2m9q4x1z',
      score: 4,
      percent: 75,
      computers: 1,
      scores: [
        {
          score: 4,
          percent: 75,
          people: 1,
          names: ['Cem'],
          computers: ['strong-2'],
          records: ['7k2m9q4x1z'],
          own: true,
        },
        {
          score: -2,
          percent: 0,
          people: 1,
          names: ['Anna'],
          computers: [],
          records: [],
          own: false,
        },
      ],
    },
  ],
  standings: [{ ...OWN, name: 'Cem' }],
  people: 1,
  levels: [{ player: 'strong-2', boards: 1, percent: 75, low: null, high: null }],
};
