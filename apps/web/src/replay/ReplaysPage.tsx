/** The recorded games of this browser, and the import of others. */
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Fleeting } from '../offline/NoStorageNotice.tsx';
import { useHost } from '../host/use-host.ts';
import { tellFailure } from '../kit/notices.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { useTitle } from '../kit/use-title.ts';
import { Icon } from '../kit/Icon.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import { useDate } from '../words/dates.ts';
import type { Saved } from '../host/host.ts';
import './ReplaysPage.css';
import { TakeIn } from './TakeIn.tsx';
import { useReplayWords } from '../words/replay-words.ts';

export function ReplaysPage(): ReactElement {
  const host = useHost();
  const words = useReplayWords();
  const { list } = words;
  const [games, setGames] = useState<readonly Saved[]>();
  useTitle(list.title);
  const refresh = useCallback(() => {
    host.saved().then(setGames, tellFailure);
  }, [host]);
  useEffect(refresh, [refresh]);
  const shown = games?.filter(({ purpose }) => purpose !== 'lesson');
  return (
    <main className="replay-all">
      <header className="stack-8">
        <BackButton to="/" />
        <h1>{list.title}</h1>
        <p className="soft">{list.about}</p>
      </header>
      <Fleeting />
      <div className="replay-all-body">
        <section aria-label={list.title}>
          {shown?.length === 0 && <p className="soft">{list.none}</p>}
          <ul className="stack-10">
            {shown?.map((saved) => (
              <Row key={saved.id} saved={saved} refresh={refresh} />
            ))}
          </ul>
        </section>
        <TakeIn words={words} />
      </div>
    </main>
  );
}

interface RowProps {
  readonly saved: Saved;
  readonly refresh: () => void;
}

function Row({ saved, refresh }: RowProps): ReactElement {
  const host = useHost();
  const { list } = useReplayWords();
  const [asking, setAsking] = useState(false);
  const { id, game, at, over, names, totals, purpose } = saved;
  const name = useGameName()(game);
  const date = useDate();
  const scores = names.map((who, seat) => `${who} ${totals[seat] ?? 0}`).join(' · ');
  const kind =
    purpose === 'branch' ? list.branch : purpose === 'import' ? list.imported : undefined;
  return (
    <li className="replay-all-row" data-game={game}>
      <Link href={`/replay/${id}`} className="replay-all-link">
        <strong>{name}</strong>
        <span>{over ? scores : `${names.join(' · ')} – ${list.running}`}</span>
        <small>
          {date(at)}
          {kind !== undefined && <em>{kind}</em>}
        </small>
      </Link>
      {asking ? (
        <div className="replay-all-sure" role="group" aria-label={list.sure}>
          <span>{list.sure}</span>
          <Button look="main" onClick={() => void host.remove(id).then(refresh, tellFailure)}>
            {list.yes}
          </Button>
          <Button onClick={() => setAsking(false)}>{list.no}</Button>
        </div>
      ) : (
        <Button
          look="icon"
          aria-label={`${list.remove(name)}, ${date(at)}`}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash" />
        </Button>
      )}
    </li>
  );
}
