/** The end of a game with the cards of an earlier day: its worth, and a link to the next. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { TableScene } from '../host/host.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { wholePercent } from './numbers.ts';
import { boardAt } from './past-tables.ts';
import { usePastBoards } from './use-past-boards.ts';

export function PastBoardDone({ scene }: { readonly scene: TableScene }): ReactElement {
  const { instant: text } = useDaylongWords();
  const boards = usePastBoards(scene.game);
  const key = boardAt(scene.id);
  const own = boards?.find(({ board }) => board.key === key);
  return (
    <section aria-label={text.title}>
      {own?.worth !== undefined && (
        <p role="status">
          <b>{text.result(wholePercent(own.worth.own.percent))}</b>{' '}
          {text.beaten(own.worth.beaten, own.board.scores.length)}
        </p>
      )}
      <Link href={`/instant/${scene.game}`} className="button button-main">
        {text.all}
      </Link>
    </section>
  );
}
