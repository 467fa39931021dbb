/** A table as drawn, with or without something lifted. */
import type { BaseView } from '@pakli/core';
import { loadCatalogue, speechOf } from '@pakli/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SeenStep } from '../src/host/host.ts';
import type { GameTable, Gesture, Place, SceneOf } from '../src/table/game-table.ts';
import { candidates, lights, gesturesOf } from '../src/table/lifting.ts';
import { TableProvider, type TableContext } from '../src/table/table-context.ts';
import type { Talk } from '../src/words/talk.ts';

type Scene = SceneOf<BaseView>;

const text = await loadCatalogue('en');

export function talkOf({ game, names, seat }: Scene): Talk {
  const speech = speechOf(text, game);
  if (speech === undefined) throw new Error(`no words for ${game}`);
  return { text, speech, company: { names: [...names], seat } };
}

interface Drawing {
  readonly gestures: readonly Gesture[];
  readonly markup: string;
}

interface Drawn {
  readonly game: GameTable;
  readonly scene: Scene;
  readonly last?: SeenStep | undefined;
  readonly lifted?: Place | undefined;
  /** A puzzle. */
  readonly quiet?: boolean;
}

export function draw({ game, scene, last, lifted, quiet = false }: Drawn): Drawing {
  const lifting = { lifted, picked: [] };
  const talk = talkOf(scene);
  const gestures = gesturesOf(game, scene, talk, quiet);
  const context: TableContext = {
    scene,
    talk,
    thinking: null,
    open: gestures.length > 0,
    gestures,
    lifted,
    sources: new Set(gestures.map(({ lift }) => lift)),
    lights: lights(gestures, lifting),
    candidates: candidates(gestures, lifting),
    last,
    past: last === undefined ? [] : [last],
    marked: new Set(),
    hinted: new Set(),
    tap: () => undefined,
    lift: () => undefined,
    drop: () => undefined,
    putBack: () => undefined,
    commit: () => undefined,
    send: () => undefined,
  };
  const mode = (quiet ? game.modes?.open : game.modes?.list[0]) ?? '';
  const markup = renderToStaticMarkup(
    createElement(
      TableProvider,
      { value: context },
      createElement(game.Table, { scene, talk, mode }),
    ),
  );
  return { gestures, markup };
}
