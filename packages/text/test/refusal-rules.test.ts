/** Every refusal of a game cites the right rule: this table has the number, and its paragraph must say so. */
import { REFUSALS as BUDDY_BLUFF } from '@pakli/buddy-bluff';
import { REFUSALS as COMPILE } from '@pakli/compile';
import { REFUSALS as MULLE } from '@pakli/mulle';
import { REFUSALS as ULTI } from '@pakli/ulti';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRule } from '../src/rulebook.ts';

/** By refusal: its rule, and a phrase of that rule. */
type Cited = Readonly<Record<string, readonly [string, RegExp]>>;

const CITED: Readonly<Record<string, Cited>> = {
  'buddy-bluff': {
    'game-over': ['6', /ends?/],
    'not-your-turn': ['4.5', /turn passes clockwise/],
    'card-not-in-hand': ['4.1', /hand/],
    'target-required': ['4.3', /You name a \*\*target\*\*/],
    'no-match': ['4.4', /no target/],
    'bad-target': ['4.3', /any seat/],
  },
  mulle: {
    'any card': ['4.6', /hand card/],
    'any pile': ['3.1', /row of piles/],
    'capture twin': ['5.1a', /Twin rule/],
    'capture special': ['5.1b', /ace, `SP 2` or `RU 10`/],
    'capture sum': ['5.1c', /add up to h/],
    'capture maximum': ['5.1c', /as many \*\*cards\*\* as possible/],
    'build base': ['5.2a', /single, or an open build/],
    'build locked': ['3.5', /locked build/],
    'build owner': ['5.2a', /your own/],
    'build value': ['5.2', /the new value V is/],
    'build reserved': ['5.2d', /reserved/],
    'build special-value': ['5.2e', /ace making 14/],
    'build opponent-value': ['5.2b', /belongs to your opponent/],
    'build taker': ['5.2c', /taker/],
    'trotta trotta-off': ['5.3', /switches the action off/],
    'trotta feed-instead': ['5.4', /nor make a trotta/],
    'trotta trotta-one': ['5.3', /V is at least 2/],
    'trotta reserved': ['5.3', /not reserved/],
    'trotta opponent-value': ['5.3', /your opponent owns no build of V/],
    'trotta no-match': ['5.3', /something to gather/],
    'trotta set': ['5.3', /all singles/],
    'trotta taker': ['5.3', /trottaNeedsTaker/],
    'feed no-build': ['5.4', /own a build/],
    'feed taker': ['5.4', /another taker/],
    'discard feed-instead': ['5.5', /own a build of its T/],
    'discard reserved': ['5.5', /reserved/],
    'discard must-capture': ['5.5', /can capture/],
    'discard own-build': ['5.5', /own any build/],
  },
  ulti: {
    unreadable: ['11', /unreadable/],
    'no-such-bid': ['11', /bid ID/],
    'no-such-card': ['11', /play C/],
    'no-such-suit': ['11', /trump S/],
    'no-such-component': ['11', /kontra C/],
    'bid-closed': ['5.2', /must bid/],
    'discard-closed': ['5.2', /lays two cards down/],
    'discard-not-held': ['5.2', /lays two cards down/],
    'pass-closed': ['5.2', /may `pass`/],
    'pickup-closed': ['5.2', /`pickup` the talon/],
    'pickup-no-bid-left': ['5.2', /must announce a higher bid/],
    'stand-closed': ['5.2', /`stand`/],
    'bid-too-low': ['5.3', /must rank above/],
    'hold-closed': ['5.4', /`hold`/],
    'trump-closed': ['6.1', /names B, L or A/],
    'trump-colour': ['6.1', /names B, L or A/],
    'bid-cards-missing': ['4.4', /its seven for `ulti`/],
    'discard-needed': ['4.4', /cards kept/],
    'trump-cards-missing': ['4.4', /trump that is named later/],
    'kontra-closed': ['6.3', /in the first trick and before his card/],
    'kontra-component': ['6.3', /components of the contract/],
    'raise-closed': ['6.3', /may raise/],
    'raise-lane': ['6.3', /\*lane\*/],
    'done-closed': ['6.3', /raise/],
    'play-closed': ['7.1', /leads/],
    'card-not-held': ['7.1', /leads/],
    'must-follow': ['7.2-follow', /Follow suit/],
    'must-beat': ['7.2-beat', /must beat/],
    'must-trump': ['7.2-trump', /must trump/],
    'must-overtrump': ['7.2-overtrump', /overtrump/],
    'seven-kept': ['7.4', /keeps the trump seven/],
    'concede-closed': ['7.7', /`concede`/],
  },
  compile: {
    malformed: ['15.1', /Notation/],
    'wrong-count': ['15.2', /wrong-count/],
    duplicate: ['15.2', /duplicate/],
    'not-offered': ['15.2', /not-offered/],
    'not-in-hand': ['7.1', /Play/],
    'play-forbidden': ['7.1', /forbid plays/],
    'face-down-forbidden': ['7.1', /Face-down/],
    'face-up-forbidden': ['7.1', /face-up/],
    'wrong-side': ['7.1', /line/],
    'no-matching-protocol': ['7.1', /protocol/],
    'hand-full': ['7.8', /fewer than five cards/],
    'draw-forbidden': ['7.8', /Refresh/],
    'nothing-to-draw': ['7.8', /a card to draw/],
  },
};

/** The games' refusals, with the action before the id where a game tells actions apart. */
const GIVEN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'buddy-bluff': Object.entries(BUDDY_BLUFF).map(([id, { rule }]) => [id, rule]),
  mulle: Object.entries(MULLE).flatMap(([action, ids]) =>
    Object.entries<string>(ids).map(([id, rule]): [string, string] => [`${action} ${id}`, rule]),
  ),
  ulti: Object.entries(ULTI),
  compile: Object.entries(COMPILE),
};

test.for(Object.keys(CITED))('%s', (game) => {
  const file = new URL(`../../${game}/RULES.md`, import.meta.url);
  const rules = readFileSync(file, 'utf8');
  const cited = Object.entries(CITED[game] ?? {});
  expect(Object.fromEntries(GIVEN[game] ?? [])).toEqual(
    Object.fromEntries(cited.map(([id, [rule]]) => [id, rule])),
  );
  for (const [id, [rule, words]] of cited) expect(paragraphOf(rules, rule), id).toMatch(words);
});

/** The paragraph of a rule; for a rule with a letter, its line. */
function paragraphOf(rules: string, rule: string): string {
  const paragraph = findRule(rules, rule) ?? '';
  const letter = /\d([a-z])$/.exec(rule)?.[1];
  if (letter === undefined) return paragraph;
  return paragraph.split('\n').find((line) => line.startsWith(`- ${letter}. `)) ?? '';
}
