/** Single games, newest first; each can be opened and deleted. */
import { withMinus } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { useGameName } from '../shelf/use-game-name.ts';
import { useDate } from '../words/dates.ts';
import { GameRow } from './GameRow.tsx';
import type { PlayedGame } from './statistics.ts';

const PAGE = 10;

export interface GameListProps {
  readonly played: readonly PlayedGame[];
  readonly remove: (gone: readonly PlayedGame[]) => Promise<void>;
}

export function GameList({ played, remove }: GameListProps): ReactElement {
  const words = useWords();
  const { frame, history } = words;
  const nameOf = useGameName();
  const date = useDate();
  const [shown, setShown] = useState(PAGE);
  const [asked, setAsked] = useState<PlayedGame>();
  return (
    <section aria-labelledby="game-list">
      <h2 id="game-list">{history.list}</h2>
      <ul className="history-list">
        {played
          .toReversed()
          .slice(0, shown)
          .map((one) => {
            const { id, game } = one;
            const when = date(one.at);
            const about = [
              frame.levels[one.level].name,
              ruleSetName(words, game, one.rules),
              when,
            ].join(' · ');
            return (
              <GameRow key={id} id={id} game={game} about={about}>
                <span className="history-list-end">
                  <span data-outcome={one.outcome}>{history.outcomes[one.outcome]}</span>
                  <small>
                    {withMinus(
                      one.other === undefined
                        ? history.points(one.points)
                        : `${one.points} : ${one.other}`,
                    )}
                    {one.helped && ` · ${history.helped}`}
                  </small>
                </span>
                <Button
                  look="icon"
                  aria-label={history.removeOne(nameOf(game), when)}
                  onClick={() => setAsked(one)}
                >
                  <Icon name="close" />
                </Button>
              </GameRow>
            );
          })}
      </ul>
      {shown < played.length && (
        <Button onClick={() => setShown(shown + 5 * PAGE)}>{history.more}</Button>
      )}
      {asked !== undefined && (
        <ConfirmRemoval games={[asked]} remove={remove} close={() => setAsked(undefined)} />
      )}
    </section>
  );
}
