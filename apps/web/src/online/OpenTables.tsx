/** An unobtrusive list of tables open to anyone; one tap sits down. */
import { isRefusal } from '@pakli/core';
import type { OpenListing } from '@pakli/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import { openTables } from '../account/open-seats.ts';
import { useServer } from '../host/server.ts';
import { valuesOf, writeRules } from '../settings/RulesForm.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { datesIn } from '../words/dates.ts';
import { opens } from './arrival.ts';
import { clockName } from './clocks.ts';
import './MyTables.css';

/** Polling interval while the page is in sight. */
const REFRESH_MS = 15_000;

export function OpenTables(): ReactElement | null {
  const { openSeats: text } = useOnlineWords();
  const [tables, setTables] = useState<readonly OpenListing[]>([]);
  useEffect(() => {
    let over = false;
    const ask = async (): Promise<void> => {
      const now = document.visibilityState === 'hidden' ? undefined : await openTables();
      if (!over && now !== undefined && !isRefusal(now)) setTables(now);
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <nav className="acts online-mine" aria-label={text.title}>
      {tables.map((one) => (
        <Row key={one.table} listing={one} />
      ))}
    </nav>
  );
}

function Row({ listing }: { readonly listing: OpenListing }): ReactElement | null {
  const words = useWords();
  const { openSeats: text, clock: clocks } = useOnlineWords();
  const server = useServer();
  // Anyone without a name gives one at the table first.
  const known = typeof server === 'object' && server.name !== null;
  const game = findOnShelf(listing.game);
  // The table describes rules that have no name.
  const options = useAsync(async () => game?.options().catch(() => null), [listing.game]);
  if (game === undefined) return null;
  const { locale, frame } = words;
  const name = frame.games[game.id].name;
  const rules =
    options &&
    ruleSetName(words, game.id, writeRules(game, options, valuesOf(options, listing.rules)));
  const since = datesIn(locale, { timeStyle: 'short' });
  const facts = [
    rules,
    listing.clock.kind === 'none' ? undefined : clockName(listing.clock, clocks),
    text.free(listing.free),
    listing.programs ? text.programsWelcome : undefined,
    since.format(listing.since),
  ];
  return (
    <Link
      href={`/t/${listing.table}`}
      data-game={game.id}
      onClick={() => known && opens(listing.table)}
    >
      <strong>
        {listing.host === undefined ? text.waits(name) : text.waitsNamed(listing.host, name)}
      </strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
