/** What there is to learn about a game: first steps, puzzles, and the rules. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link, Redirect } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { useBegin } from '../shelf/use-begin.ts';
import { recallChoices, rememberChoices, type Choices } from '../shelf/choices.ts';
import { homeRulesOf } from '../shelf/home-rules.ts';
import { HomeRules } from '../shelf/HomeRules.tsx';
import { tellIfRefused } from '../kit/notices.ts';
import { Pending } from '../kit/Pending.tsx';
import { useTitle } from '../kit/use-title.ts';
import { BackButton } from '../kit/BackButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { isTaught, type ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import './LearnPage.css';
import { closestTo, byTheme } from '../lessons/puzzle-moves.ts';
import { marginOf } from '../prefs/puzzle-rating.ts';
import { lessonId, useProgress } from '../prefs/progress.ts';
import { usePuzzleRecord } from '../prefs/puzzle-record.ts';
import type { LearnWords, ThemeTexts } from '@pakli/text/learn';
import { ratingOf, type Puzzle } from '../lessons/puzzle.ts';
import './PuzzleList.css';
import { useAsync } from '../hooks/use-async.ts';
import { useLearnWords, useLessonTexts, useThemeTexts } from '../words/learn-words.ts';

interface LearnPageProps {
  readonly game: ShelfGame;
  /** The part to open. */
  readonly at?: 'puzzles';
}

export function LearnPage(props: LearnPageProps): ReactElement {
  const { game } = props;
  return isTaught(game) ? <Learn {...props} /> : <Redirect to={`/rules/${game.id}`} replace />;
}

function Learn({ game, at }: LearnPageProps): ReactElement {
  const words = useWords();
  const { frame } = words;
  const text = useLearnWords();
  const lessonTexts = useLessonTexts(game.id);
  const themes = useThemeTexts(game.id);
  const lessons = useAsync(game.lessons, [game.id]);
  const puzzles = useAsync(game.puzzles, [game.id]);
  const learnt = useProgress();
  const record = usePuzzleRecord(game.id);
  const { begin } = useBegin();
  const [asking, setAsking] = useState(false);
  const { name } = frame.games[game.id];
  useTitle(text.title(name));
  const ready = lessons !== undefined && puzzles !== undefined;
  useEffect(() => {
    if (ready && at !== undefined) document.getElementById(at)?.scrollIntoView();
  }, [ready, at]);
  if (!lessons || !puzzles) return <Pending />;
  const choices = recallChoices(game);
  const asked = homeRulesOf(game, choices, words.locale);
  const play = (chosen: Choices): void => tellIfRefused(begin(game, chosen));
  const solved = puzzles.filter((puzzle) => learnt.has(puzzle.id)).length;
  const near = closestTo(puzzles, new Set([...learnt, ...record.tried]), record.rating);
  return (
    <div data-game={game.id}>
      <header className="learn-head felt" data-game={game.id}>
        <BackButton to="/" />
        <h1>{text.title(name)}</h1>
        <p>{frame.games[game.id].about}</p>
        <div className="learn-ways">
          <Link href={`/rules/${game.id}`} className="button">
            <Icon name="rules" />
            {text.rules}
          </Link>
          <Button onClick={() => (asked === undefined ? play(choices) : setAsking(true))}>
            <Icon name="cards" />
            {frame.home.play(name)}
          </Button>
        </div>
      </header>
      <main className="learn-body">
        <section aria-labelledby="tutorial" hidden={lessons.length === 0}>
          <h2 id="tutorial">{text.tutorial}</h2>
          <p>{text.tutorialAbout}</p>
          <ol className="learn-lessons">
            {lessons.map((lesson, i) => {
              const done = learnt.has(lessonId(game.id, lesson.id));
              return (
                <li key={lesson.id}>
                  <Link
                    href={`/learn/${game.id}/lesson/${i + 1}`}
                    data-done={done ? '' : undefined}
                  >
                    <span className="learn-number" aria-hidden="true">
                      {done ? '✓' : i + 1}
                    </span>
                    <span>
                      {lessonTexts[lesson.id]?.title}
                      {done && <span className="hidden">({text.done})</span>}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ol>
        </section>
        <section aria-labelledby="puzzles" hidden={puzzles.length === 0}>
          <h2 id="puzzles">{text.puzzles}</h2>
          <p>{text.puzzlesAbout}</p>
          <p className="learn-solved">{text.solved(solved, puzzles.length)}</p>
          {record.tried.length > 0 && (
            <p>
              <strong>{text.ownRating(Math.round(record.rating), marginOf(record))}</strong> ·{' '}
              {text.streak(record.streak, record.longest)}. {text.ownRatingAbout}
            </p>
          )}
          {near !== undefined && (
            <Link href={`/learn/${game.id}/puzzle/${near}`} className="button learn-near">
              {text.nearYou}
            </Link>
          )}
          <PuzzleList game={game.id} {...{ puzzles, learnt, text, themes }} />
        </section>
      </main>
      {asking && asked !== undefined && (
        <HomeRules
          game={game}
          ruleSets={asked}
          choose={(rules) => {
            setAsking(false);
            rememberChoices(game, { ...choices, rules });
            play({ ...choices, rules });
          }}
          close={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly learnt: ReadonlySet<string>;
  readonly text: LearnWords;
  readonly themes: ThemeTexts;
}

/** All puzzles of a game by number, or those of one idea, for practice. */
function PuzzleList(props: PuzzleListProps): ReactElement {
  const { game, puzzles, learnt, text, themes } = props;
  const [chosen, setChosen] = useState<string>();
  const ideas = byTheme(puzzles);
  const some = chosen === undefined ? undefined : ideas.get(chosen);
  const solved = (list: readonly Puzzle[]): string =>
    `${list.filter(({ id }) => learnt.has(id)).length}/${list.length}`;
  return (
    <>
      {/* An idea is half the answer: anyone who opens this has asked for it. */}
      <details className="learn-ideas" hidden={ideas.size === 0}>
        <summary>{text.ideas}</summary>
        <p>{text.ideasAbout}</p>
        <div role="group" aria-label={text.ideas}>
          {[undefined, ...ideas.keys()].map((theme) => (
            <button
              key={theme ?? ''}
              type="button"
              aria-pressed={theme === chosen}
              onClick={() => setChosen(theme)}
            >
              {theme === undefined ? text.allPuzzles : (themes[theme]?.name ?? theme)}
              <small>{solved(theme === undefined ? puzzles : (ideas.get(theme) ?? []))}</small>
            </button>
          ))}
        </div>
      </details>
      <ol className="learn-puzzles">
        {puzzles.map((puzzle, i) => {
          if (some !== undefined && !some.includes(puzzle)) return null;
          const done = learnt.has(puzzle.id);
          const rating = ratingOf(puzzle);
          return (
            <li key={puzzle.id}>
              <Link href={`/learn/${game}/puzzle/${i + 1}`} data-done={done ? '' : undefined}>
                <span className="hidden">{text.puzzleName(i + 1, rating, done)}</span>
                <strong aria-hidden="true">{done ? '✓' : i + 1}</strong>
                <small aria-hidden="true">{rating}</small>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
