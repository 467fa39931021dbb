/** The standing of a match: the leader is first, and the deal in progress counts as it stands. */
import { buddyBluff, players, type BuddyBluff, type View } from '@pakli/buddy-bluff';
import { penaltyOf } from '@pakli/buddy-bluff/present';
import { askPlayer, isRefusal, Match, Sfc32 } from '@pakli/core';
import { sceneOfMatch } from '@pakli/host';
import { loadCatalogue, speechOf } from '@pakli/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Score } from '../src/games/buddy-bluff/Score.tsx';
import { sceneOf } from '../src/host/scene.ts';
import type { SceneOf } from '../src/table/game-table.ts';
import { ScoreSheet } from '../src/table/ScoreSheet.tsx';
import { leadOf, standingOf } from '../src/table/standing.ts';
import type { Talk } from '../src/words/talk.ts';

const NAMES = ['Anna', 'Bo', 'Cem', 'Dora'];
const text = await loadCatalogue('en');
const talk: Talk = {
  text,
  speech: speechOf(text, 'buddy-bluff')!,
  company: { names: NAMES, seat: 0 },
};

/** Scenes of a match: in the middle of each of its deals, and at its end. */
function scenes(): SceneOf<View>[] {
  const random = new Sfc32(4);
  const options = { ...buddyBluff.rules.defaults, deals: 4 as const };
  const match = Match.start<BuddyBluff>(buddyBluff, { options, names: NAMES, random });
  if (isRefusal(match)) throw new Error(match.refused);
  const sitting = { id: 'a', level: 'casual', rules: 'match', seat: 0 } as const;
  const scene = (): SceneOf<View> => {
    const told = sceneOfMatch(match, 'match', 0);
    return { ...sceneOf(told, sitting, match.names), view: told.view as View };
  };
  const shown: SceneOf<View>[] = [];
  for (match.advance(random); !match.over; match.advance(random)) {
    const { table } = match;
    const view = buddyBluff.view(table.state, table.turn);
    if (view.plays === 30) shown.push(scene());
    table.play(askPlayer(players.greedy, view, random, 1).move);
  }
  return [...shown, scene()];
}

const SCENES = scenes();
const END = SCENES.at(-1)!;

/** The rows of a sheet: place, name, the deals and the total. */
function rows(markup: string): string[][] {
  const body = markup.split('<tbody>').at(-1) ?? '';
  return [...body.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    ),
  );
}

function score(scene: SceneOf<View>, mode: string): string {
  return renderToStaticMarkup(createElement(Score, { scene, talk, mode }));
}

test('places follow the totals, low or high, and equal ones share the better', () => {
  const sheet = [
    [10, 50, 20, 0],
    [30, 20, 20, 70],
  ];
  expect(standingOf(sheet, 4, { best: 'low' })).toMatchObject({
    totals: [40, 70, 40, 70],
    places: [1, 3, 1, 3],
    order: [0, 2, 1, 3],
  });
  expect(standingOf(sheet, 4, { best: 'high' }).order).toEqual([1, 3, 0, 2]);
});

describe('the sheet', () => {
  test('puts the winner of the match first, whoever won the last deal', () => {
    const sheet = END.sheet;
    expect(sheet).toHaveLength(4);
    const markup = renderToStaticMarkup(
      createElement(ScoreSheet, { scene: END, talk, scoring: { best: 'low' }, sheet }),
    );
    expect(markup).toContain('<caption>Final standing</caption>');
    const told = rows(markup);
    const totals = told.map((row) => Number(row.at(-1)));
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    for (const [place, name, ...numbers] of told) {
      const seat = NAMES.indexOf(name === 'You' ? 'Anna' : name!);
      const deals = sheet.map((deal) => deal[seat]!);
      const total = deals.reduce((sum, score) => sum + score, 0);
      expect(numbers.map(Number)).toEqual([...deals, total]);
      expect(Number(place)).toBe(1 + totals.filter((other) => other < total).length);
    }
  });

  test('stands beside every deal but the first, with the points that lie there', () => {
    const [first, ...later] = SCENES.slice(0, 4);
    expect(score(first!, 'standard')).not.toContain('<table');
    for (const [i, scene] of later.entries()) {
      const told = rows(score(scene, 'standard'));
      const [, , ...numbers] = told.find(([, name]) => name === 'You')!;
      const before = scene.sheet.map((deal) => deal[0]!);
      const now = penaltyOf(scene.view.slots[0]!.cards);
      expect(before).toHaveLength(i + 1);
      expect(scene.view.carry[0]).toBe(before.reduce((sum, one) => sum + one, 0));
      expect(numbers.map(Number)).toEqual([...before, now, scene.view.carry[0]! + now]);
      // Where penalties must be remembered, the sheet does not show them either.
      const hidden = rows(score(scene, 'memory')).find(([, name]) => name === 'You')!;
      expect(hidden.slice(2).map(Number)).toEqual([...before, scene.view.carry[0]]);
    }
  });
});

const leads = (totals: readonly number[]): ReturnType<typeof leadOf> =>
  leadOf(standingOf([totals], 4, { best: 'low' }));

test('the lead is over everybody who shares the second place, and a shared first place is no lead', () => {
  expect(leads([347, 353, 353, 400])).toEqual({ margin: 6, of: [1, 2] });
  expect(leads([353, 347, 400, 360])).toEqual({ margin: 6, of: [0] });
  expect(leads([347, 347, 353, 400])).toBeUndefined();
});

test('partners count as one: they share a place, and lead together', () => {
  const scoring = { best: 'high', sides: () => [0, 1, 0, 1] } as const;
  const ahead = standingOf([[3, 5, 3, 5]], 4, scoring);
  expect(ahead).toMatchObject({
    places: [2, 1, 2, 1],
    sides: [
      [1, 3],
      [0, 2],
    ],
    first: 1,
  });
  expect(leadOf(ahead)).toEqual({ margin: 2, of: [0, 2] });
  const level = standingOf([[4, 4, 4, 4]], 4, scoring);
  expect(level).toMatchObject({ places: [1, 1, 1, 1], first: 2 });
  expect(leadOf(level)).toBeUndefined();
});
