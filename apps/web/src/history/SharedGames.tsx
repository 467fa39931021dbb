/** Games of several people at this device: who has played, and what it came to. */
import type { ReactElement } from 'react';
import type { Saved } from '../host/host.ts';
import { useWords } from '../words/Words.tsx';
import { GameRow, useDate } from './GameRow.tsx';

/** Older ones are among the replays. */
const SHOWN = 10;

export function SharedGames({ games }: { readonly games: readonly Saved[] }): ReactElement | null {
  const { history } = useWords();
  const date = useDate();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="shared-games">
      <h2 id="shared-games">{history.shared}</h2>
      <ul className="history-list">
        {games.slice(0, SHOWN).map(({ id, game, names, totals, at }) => {
          const scores = names.map((name, seat) => `${name} ${totals[seat] ?? 0}`);
          return <GameRow key={id} id={id} game={game} about={[...scores, date(at)].join(' · ')} />;
        })}
      </ul>
    </section>
  );
}
