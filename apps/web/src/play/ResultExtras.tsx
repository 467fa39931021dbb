/** A result's notes for one person besides the points: whether they had help, and what to try next. */
import { LEVELS } from '@pakli/core/search';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { isHelp } from '../host/help.ts';
import type { Help, TableScene } from '../host/host.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { recallChoices, rememberChoices } from '../shelf/choices.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { isTaught } from '../table/shelf-game.ts';
import type { Talk } from '../words/talk.ts';
import './ResultDialog.css';

export interface HelpedProps {
  readonly help: Help | undefined;
  readonly won: boolean;
  readonly talk: Talk;
}

export function Helped({ help, won, talk }: HelpedProps): ReactElement | null {
  const { result } = talk.text.frame;
  if (help === undefined || !isHelp(help)) {
    return won ? <p className="fine-print">{result.alone}</p> : null;
  }
  const { hints, undos, known } = help;
  const parts = [
    ...(hints > 0 ? [result.hints(hints)] : []),
    ...(undos > 0 ? [result.undos(undos)] : []),
    ...(known ? [result.known] : []),
  ];
  return <p className="play-result-helped fine-print">{result.helped(parts)}</p>;
}

export interface TryNextProps {
  readonly scene: TableScene;
  readonly won: boolean;
  readonly talk: Talk;
}

/** A stronger table after a win; lessons after anything else. */
export function TryNext({ scene, won, talk }: TryNextProps): ReactElement | null {
  const { begin } = useBegin();
  const { result, levels } = talk.text.frame;
  const game = findOnShelf(scene.game);
  const stronger = LEVELS[LEVELS.indexOf(scene.level) + 1];
  const alone = scene.help === undefined || !isHelp(scene.help);
  if (game === undefined) return null;
  const climbs = won && alone && stronger !== undefined;
  const [lessons, puzzles] = (['lessons', 'puzzles'] as const).map(
    (what) => game.lacks?.includes(what) !== true,
  );
  if (!climbs && !isTaught(game)) return null;
  const climb = (level: (typeof LEVELS)[number]): void => {
    const choices = { ...recallChoices(game), level, rules: scene.rules };
    rememberChoices(game, choices);
    tellIfRefused(begin(game, choices));
  };
  return (
    <section className="play-result-try stack-8" aria-label={result.tryNext}>
      <h3>{result.tryNext}</h3>
      <div className="play-result-more acts">
        {climbs && (
          <Button onClick={() => climb(stronger)}>{result.tryLevel(levels[stronger].name)}</Button>
        )}
        {!won && lessons && (
          <Link href={`/learn/${game.id}`} className="button">
            {result.tryLessons}
          </Link>
        )}
        {puzzles && (
          <Link href={`/learn/${game.id}/puzzles`} className="button">
            {result.tryPuzzles}
          </Link>
        )}
      </div>
    </section>
  );
}
