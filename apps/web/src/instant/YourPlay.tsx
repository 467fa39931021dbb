/** How well one plays, over many boards that others played with the same cards: shown once it means something. */
import { LEAST_BOARDS, reportPlay } from '@pakli/tournament';
import type { ReactElement } from 'react';
import { useStore } from '../prefs/store.ts';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useWords } from '../words/Words.tsx';
import { playerName } from '../words/player-name.ts';
import { wholePercent } from './numbers.ts';
import { comparedOf, forgetBoards, ownBoards, type OwnBoard } from './own-boards.ts';
import { YourRating } from './YourRating.tsx';
import { Button } from '../kit/Button.tsx';
import { saveFile } from '../kit/save-file.ts';

export function YourPlay({ game }: { readonly game: string }): ReactElement | null {
  const { frame } = useWords();
  const { yourPlay: text, rating } = useDaylongWords();
  const boards = useStore(ownBoards).filter((one) => one.game === game);
  if (boards.length === 0) return null;
  const report = reportPlay(boards.map(comparedOf));
  const left = Math.max(1, LEAST_BOARDS - boards.length);
  const sentence = (): string => {
    if (report === undefined) return text.soon(left);
    const { lower, higher, margin, percent } = report;
    const value = text.value(report.boards, wholePercent(percent), wholePercent(margin));
    const [below, above] = [lower, higher].map((one) => one && playerName(frame, one));
    if (below !== undefined && above !== undefined) return text.between(value, below, above);
    if (below !== undefined) return text.above(value, below);
    return above === undefined ? text.alone(value) : text.below(value, above);
  };
  return (
    <section className="kit-part">
      <h2>{text.title}</h2>
      <p>{sentence()}</p>
      {report !== undefined && <small>{text.about}</small>}
      <YourRating game={game} boards={boards} />
      <details>
        <summary>{rating.kept(boards.length)}</summary>
        <p>{rating.private}</p>
        <Button onClick={() => saveFile(fileOf(boards), `${game}.json`)}>{rating.save}</Button>{' '}
        <Button onClick={() => forgetBoards(game)}>{rating.forget}</Button>
      </details>
    </section>
  );
}

/** All that is remembered, as a file. */
function fileOf(boards: readonly OwnBoard[]): Blob {
  return new Blob([JSON.stringify(boards, undefined, 2)], { type: 'application/json' });
}
