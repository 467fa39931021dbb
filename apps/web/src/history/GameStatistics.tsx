/** What a game itself has to say of the games that were played of it. Reads them again, deal by deal. */
import { isRefusal } from '@pakli/core';
import type { ReactElement } from 'react';
import type { Host } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { GameStatisticsProps } from '../table/shelf-game.ts';
import type { PlayedGame } from './statistics.ts';

/** Older games are not read again: each takes a while. */
const MOST_GAMES = 50;

export interface GameStatisticsOf {
  readonly game: string;
  /** Of this game, oldest first. */
  readonly played: readonly PlayedGame[];
}

export function GameStatistics({ game, played }: GameStatisticsOf): ReactElement | null {
  const host = useHost();
  const ids = played.slice(-MOST_GAMES).map(({ id }) => id);
  const found = useAsync(async () => {
    const Statistics = await findOnShelf(game)?.statistics?.();
    return Statistics && { Statistics, ends: await endsOf(host, ids) };
  }, [`${game} ${ids.join(' ')}`]);
  return found ? <found.Statistics ends={found.ends} /> : null;
}

async function endsOf(host: Host, ids: readonly string[]): Promise<GameStatisticsProps['ends']> {
  const all: GameStatisticsProps['ends'][number][] = [];
  for (const id of ids) {
    const film = await host.film({ saved: id }, undefined);
    if (isRefusal(film)) continue;
    for (const { at } of film.ends) {
      const scene = film.scenes[at];
      if (scene !== undefined) all.push({ view: scene.view, seat: scene.seat });
    }
  }
  return all;
}
