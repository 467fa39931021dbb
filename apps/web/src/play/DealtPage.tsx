/**
 * A deal by its number: anyone who opens `/play/mulle/7` gets the same cards. The address may continue with the rules,
 * as `readOptions` reads them, the seat and the number of players; anything missing is as the person prefers it.
 */
import { isRefusal } from '@pakli/core';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { refusalOf } from '../host/failure.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { begin } from '../shelf/begin.ts';
import { recallChoices, sized, type Choices } from '../shelf/choices.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';

export interface NumberedDeal {
  readonly game: ShelfGame;
  readonly seed: number;
  readonly choices: Choices;
}

/** A part of an address, which anybody may have written: `tournament%20deals=5` or `tournament deals=5`. */
function readPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `scopa/7/one/0/2`: game, number, rules, seat, players; nothing for an address that does not exist. */
export function readDeal(
  path: string,
  find: (id: string) => ShelfGame | undefined = findOnShelf,
): NumberedDeal | undefined {
  const [id = '', number = '', rules, place, count] = path.split('/');
  const game = find(id);
  if (game === undefined || !/^\d{1,10}$/.test(number) || Number(number) >= 2 ** 32)
    return undefined;
  const liked = recallChoices(game);
  const players = count === undefined ? liked.players : Number(count);
  const { seats } = sized(game, players);
  if (count !== undefined && count !== String(seats)) return undefined;
  if (place !== undefined && !(/^\d{1,2}$/.test(place) && Number(place) < seats)) return undefined;
  return {
    game,
    seed: Number(number),
    choices: {
      ...liked,
      ...(players === undefined ? {} : { players }),
      // Rules that cannot be read are refused by the table, in a sentence.
      rules: rules === undefined ? liked.rules : readPart(rules),
      seat: place === undefined ? liked.seat : Number(place),
    },
  };
}

export function DealtPage({ path }: { readonly path: string }): ReactElement {
  const words = useWords();
  const host = useHost();
  const [, go] = useLocation();
  const [deal] = useState(() => readDeal(path));
  const address = useAsync(async () => {
    if (deal === undefined) return undefined;
    // The table loads while its cards are dealt.
    Promise.all([import('./TablePage.tsx'), deal.game.table()]).catch(() => undefined);
    return begin(host, deal.game, deal.choices, words, { seed: deal.seed }).catch(refusalOf);
  }, [host, deal, words]);
  useEffect(() => {
    // Back leads to where the address was found, not to another game.
    if (typeof address === 'string') go(address, { replace: true });
  }, [address, go]);
  if (deal === undefined) return <Notice text={words.frame.error.noPage} />;
  return isRefusal(address) ? <Pending refusal={address} /> : <Pending />;
}
