/** What a broken law means to somebody who reads of it for the first time, and where to look. */
import type { LawName } from '@pakli/core/testing';

export const MEANING: Readonly<Record<LawName, string>> = {
  moves:
    'The door lets something through that moves does not list, refuses something that it lists, or refuses without a rule. Look at read, and at what it compares with moves.',
  copies:
    'Two states share something, or a copy leaves something behind: what is played in one shows in the other, and every search plays on copies. Look at copy and setup: each array is copied into the array that is there, never handed over.',
  listeners:
    'Events are emitted in the middle of a step. Collect them and emit them when the move is whole (tellAfterwards).',
  notation:
    'What is written cannot be read back as the same, or two different things are written alike. Look at format and read, formatPosition and readPosition, formatDealTruth and readDeal, and at the table of options.',
  records:
    'A record of the match does not replay to the same state. Something in the state comes from neither the moves nor the deals.',
  cards:
    'A card is missing or is there twice. Look at play and deal: every card that leaves a place must come to another.',
  bounds:
    'A promise is not kept: the number of moves or choices, the length of a deal, payoffs that add up to payoffSum, a view that is plain JSON and names its own moves, or play itself stops with an error.',
  worlds:
    'A world that is made for a seat shows it something else than the truth does. Look at world and redeal: only what the seat cannot see may change, and all that it knows must stay.',
  rewind:
    'A world is dealt in which the past could not have happened. What past moves have proved must stand in the state, and redeal has to keep to it. Or laws.cards lists a known card at different places in different worlds: a card keeps its place in that list unless it is redealt.',
  memory:
    'In a world that is dealt for a seat it would have seen something else before. Redeal changes a card that the seat has once seen.',
  variety:
    'A card that a seat must not know is the same in all worlds dealt for it: its players see it. Look at redeal and view: all that the seat cannot see is shuffled together, cards that are not dealt yet with those of the others. And at hidden of the laws, which names cards of the others and none that is not dealt yet.',
  distribution:
    'Redeal deals some worlds more often than others, so every search, hint and level is skewed. Look at redeal: gather all cards that the seat cannot see, shuffle them fairly, deal them out again, and begin anew where they do not fit what the seat knows.',
  leak: 'A seat is shown something that depends on a card it cannot see: in two worlds that it cannot tell apart its view, a text, a refusal or an event differs. Look at view, seen, format, formatDeal and read.',
  encoding:
    'The numbers for learning programs depend on hidden cards, leave 0 to 1, or two moves are the same action.',
  knowledge:
    'A policy or a likelihood answers otherwise when it is asked again, or after other questions: it remembers something. Searches ask in any order.',
  players:
    'A player answers differently to the same view and random numbers: it keeps something between decisions, or draws random numbers of its own.',
};
