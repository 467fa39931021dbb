/** Tells why a scene began anew, for a while: resumed, undone, restored after something broke. */
import { useEffect, useState, type ReactElement } from 'react';
import type { Talk } from '../words/talk.ts';
import type { Shown } from '../table/session.ts';

const WHILE = 4000;

export function Opening({
  shown: { opening, past, broken, scene },
  talk,
}: {
  readonly shown: Shown;
  readonly talk: Talk;
}): ReactElement {
  const { table, error } = talk.text.frame;
  // A game that only just began has nothing to go on from, and one that is over does not go on.
  const news = opening === 'opened' && (past.length < 2 || scene.over) ? undefined : opening;
  const [told, setTold] = useState<unknown>();
  useEffect(() => {
    if (news === undefined || news === 'restarted') return undefined;
    const timer = setTimeout(() => setTold(past), WHILE);
    return () => clearTimeout(timer);
  }, [news, past]);
  const text =
    broken !== undefined
      ? `${error.title}. ${error.what} (${broken})`
      : news !== undefined && told !== past
        ? table[news]
        : undefined;
  return (
    <div className="play-opening" role="status">
      {text !== undefined && (
        <div className="play-opening-note">
          <p>{text}</p>
          {broken !== undefined && (
            <button type="button" className="button" onClick={() => location.reload()}>
              {error.reload}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
