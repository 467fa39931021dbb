/** The page of a challenge: who sent it and what is played, but nothing of how it went until one's own game is over. */
import { speechOf } from '@pakli/text';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { refusalOf } from '../host/failure.ts';
import type { Challenged } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { Notice } from '../kit/Notice.tsx';
import { isPending, Pending } from '../kit/Pending.tsx';
import { useAct } from '../kit/use-act.ts';
import { useTitle } from '../kit/use-title.ts';
import { useSuits } from '../prefs/suits.ts';
import { namesFor } from '../shelf/begin.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { meet } from '../shelf/newcomer.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useGameTable } from '../shelf/use-game-table.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import './ChallengePage.css';
import { DuelPanel } from './DuelPanel.tsx';

export function ChallengePage({ code }: { readonly code: string }): ReactElement {
  const words = useWords();
  const host = useHost();
  const read = useAsync(() => host.challenged(code).catch(refusalOf), [host, code]);
  if (isPending(read)) return <Pending refusal={read} />;
  const game = findOnShelf(read.game);
  if (game === undefined) return <Notice text={words.frame.home.noTable} />;
  return <Asked code={code} read={read} game={game} />;
}

interface AskedProps {
  readonly code: string;
  readonly read: Challenged;
  readonly game: ShelfGame;
}

function Asked({ code, read, game }: AskedProps): ReactElement {
  const words = useWords();
  const { page: text } = useChallengeWords();
  const { begin } = useBegin();
  const { act, problem } = useAct();
  const { frame } = words;
  const { name, rules, seat, chairs, played } = read;
  const called = frame.games[game.id].name;
  const title = name === '' ? text.title(called) : text.titleBy(name, called);
  useTitle(title);
  const levels = [...new Set(chairs)].flatMap((chair) =>
    chair === 'person' ? [] : [frame.levels[chair]],
  );
  const take = (): void =>
    act(() => {
      const level = chairs.find((chair) => chair !== 'person') ?? 'casual';
      const from = { challenge: code, ...(levels.length > 1 ? { chairs } : {}) };
      return begin(game, { level, rules, seat }, from, (address) => meet(game.id, address));
    });
  const { Art } = game;
  return (
    <main className="challenge-page">
      <div className="challenge-page-art felt" data-game={game.id} aria-hidden="true">
        <Art />
      </div>
      <h1>{title}</h1>
      <p>{frame.games[game.id].about}</p>
      <p className="challenge-page-facts">
        <span>{ruleSetName(words, game.id, rules)}</span>
        <span>{text.against(levels.map((level) => level.name).join(', '))}</span>
        <Link href={`/rules/${game.id}`}>{frame.table.rules}</Link>
      </p>
      {played?.over === true ? (
        <>
          <p>{text.played}</p>
          <Compared code={code} read={read} id={played.id} />
        </>
      ) : (
        <p>{text.about}</p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className="acts">
        {played === undefined && (
          <Button look="main" onClick={take}>
            {text.take}
          </Button>
        )}
        {played?.over === false && (
          <Link href={`/table/${played.id}`} className="button button-main">
            {text.goOn}
          </Link>
        )}
        <Link href="/" className="button">
          {frame.error.home}
        </Link>
      </div>
    </main>
  );
}

interface ComparedProps {
  readonly code: string;
  readonly read: Challenged;
  readonly id: string;
}

/** The comparison with an answer to one's own challenge: there is nothing left to play. */
function Compared({ code, read, id }: ComparedProps): ReactElement | null {
  const words = useWords();
  const suits = useSuits();
  const table = useGameTable(read.game);
  const speech = speechOf(words, read.game, suits);
  if (table === undefined || table === null || speech === undefined) return null;
  const names = namesFor(read.chairs.length, read.seat, words);
  const talk = { text: words, speech, company: { names, seat: read.seat } };
  return <DuelPanel id={id} code={code} winOnly={table.winOnly === true} talk={talk} />;
}
