/** Beside the table of a puzzle: the question, and after a try why the move is right or how it is punished. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { guestCard } from '@pakli/text/guests';
import type { LearnWords, ReasonTexts, ThemeTexts } from '@pakli/text/learn';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../hooks/lazily.ts';
import { isEmbedded } from '../kit/embed.ts';
import { Icon } from '../kit/Icon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useMedia } from '../kit/use-media.ts';
import { SCREENS } from '../theme/screens.ts';
import { dayId } from '../lessons/day.ts';
import {
  bestMove,
  isCounted,
  linesOf,
  nextBest,
  nextInLine,
  nextUnsolved,
} from '../lessons/puzzle-moves.ts';
import { ratingOf, type Puzzle } from '../lessons/puzzle.ts';
import { marginOf } from '../prefs/puzzle-rating.ts';
import type { GuideParts } from '../play/TablePage.tsx';
import { usePack } from '../prefs/pack.ts';
import { learn, useProgress } from '../prefs/progress.ts';
import { enterTry, usePuzzleRecord } from '../prefs/puzzle-record.ts';
import { Faces } from '../table/Faces.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import type { Attempt } from './attempt.ts';
import { Guide } from './Guide.tsx';
import './OtherMoves.css';
import { blame, ideaOf, praise, reasonsFor, type PuzzleTexts } from './puzzle-words.ts';

const SharePuzzle = lazyPart(() => import('./SharePuzzle.tsx'), 'SharePuzzle');

export interface PuzzleGuideProps {
  readonly game: ShelfGame;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly text: LearnWords;
  readonly themes: ThemeTexts;
  readonly reasons: ReasonTexts;
  readonly number: number;
  readonly day: string | undefined;
  readonly attempt: Attempt;
  readonly parts: GuideParts;
}

export function PuzzleGuide(props: PuzzleGuideProps): ReactElement {
  const { game, puzzle, puzzles, text, themes, reasons, number, day, attempt, parts } = props;
  const words = useWords();
  const { frame, guests } = words;
  const pack = usePack();
  const learnt = useProgress();
  const record = usePuzzleRecord(game.id);
  const [shown, setShown] = useState(false);
  const [reading, setReading] = useState<'log' | 'tray'>();
  const [sharing, setSharing] = useState(false);
  const wide = useMedia(SCREENS.roomy);
  const best = bestMove(puzzle);
  const [first] = attempt.moves;
  const lines = linesOf(puzzle);
  const moves = lines.map(([move]) => move ?? '');
  const tried = first === undefined ? -1 : moves.indexOf(first);
  const answered = first !== undefined;
  const right = answered && tried === best;
  const found = right && !shown;
  const rating = ratingOf(puzzle);
  useEffect(() => {
    if (answered) enterTry(game.id, { id: puzzle.id, rating }, found);
    if (!found) return;
    learn(puzzle.id);
    if (day !== undefined) learn(dayId(day));
  }, [answered, found, game.id, puzzle.id, rating, day]);
  const { speech, company } = parts.talk;
  const texts: PuzzleTexts = { text, themes, reasons, speech, company, pack };
  const { name } = frame.games[game.id];
  const which = day ?? String(number);
  const path = `/learn/${game.id}/puzzle/${which}`;
  // In a frame of another page, one link leads out of it.
  const framed = isEmbedded();
  const next = nextUnsolved(puzzles, learnt, number);
  const own = nextInLine(lines[tried], attempt.steps, puzzle.seat);
  const tell = (steps: Attempt['steps']): readonly string[] =>
    steps.flatMap(({ seen }) => speech.tell(seen, company)).map((sentence) => sentence.text);
  // The move itself says what ends the game at once.
  const atOnce = attempt.over && attempt.steps.length === 1;
  const follows = atOnce ? tell(attempt.told).slice(1) : tell(attempt.told.slice(1));
  // One's last move and what followed it: the step of the line that is on the table.
  const lastOwn = attempt.told.findLastIndex(({ seat }) => seat === puzzle.seat);
  const before = lastOwn > 0 ? tell(attempt.told.slice(1, lastOwn)).length : undefined;
  const punished = puzzle.goal === 'stop' || (lines[tried]?.length ?? 0) > 1;
  const show = (move: number): void => {
    setShown(true);
    attempt.backTo(0, moves[move]);
  };
  const { choices, view } = attempt.opening;
  const names = moves.map((move) => {
    const choice = choices.find((one) => one.text === move);
    return choice === undefined ? move : speech.choice(choice, view, company).text;
  });
  const runnerUp = nextBest(puzzle);
  const said = shown ? `${text.solution} ${names[best]}.` : text.right;
  return (
    <Guide
      game={game.id}
      title={day === undefined ? text.puzzle(number) : frame.home.daily}
      about={text.rating(rating)}
      tool={
        framed ? (
          <Link href={path} className="learn-guide-out">
            {frame.name}
          </Link>
        ) : (
          <button
            type="button"
            className="learn-guide-back"
            aria-label={text.share}
            onClick={() => setSharing(true)}
          >
            <Icon name="share" />
          </button>
        )
      }
      back={framed ? undefined : day === undefined ? `/learn/${game.id}` : '/'}
      backName={day === undefined ? text.backTo(name) : frame.table.home}
      score={answered ? undefined : parts.score}
      question={guests?.[game.id]?.puzzles?.question ?? text.goals[puzzle.goal]}
      settled={attempt.settled}
      said={
        !answered
          ? undefined
          : right
            ? { tone: 'good', text: `${said} ${praise(puzzle, text)}` }
            : { tone: 'bad', text: blame(puzzle, tried, text) }
      }
      idea={right ? ideaOf(puzzle, texts) : undefined}
      reasons={answered ? reasonsFor(puzzle, tried, texts) : []}
      contrast={
        right
          ? {
              name: `${isCounted(puzzle) ? text.nextBest : text.suchAs} ${names[runnerUp]}.`,
              why: reasonsFor(puzzle, runnerUp, texts).join(' '),
            }
          : undefined
      }
      unseen={
        parts.unseen.length > 0 ? (
          <>
            <span>{text.unseen}</span>
            <span className="hidden">
              {parts.unseen.map((card) => guestCard(words, game.id, card)).join(', ')}
            </span>
            <Faces game={parts.table} faces={parts.unseen} />
          </>
        ) : (
          wide && !answered && parts.tray !== undefined && parts.tray
        )
      }
      toldName={right ? text.goesOn : text.wrong.punished}
      before={before}
      told={right && !attempt.settled ? [] : follows}
      more={answered && !right && punished && !attempt.settled}
      footer={
        answered && (
          <p className="learn-guide-rating">
            {text.ownRating(Math.round(record.rating), marginOf(record))} ·{' '}
            {text.streak(record.streak, record.longest)}
          </p>
        )
      }
      list={right && <OtherMoves {...{ puzzle, text, names, show }} disabled={!attempt.settled} />}
    >
      {!answered && parts.log !== false && (
        <Button onClick={() => setReading('log')}>{text.soFar}</Button>
      )}
      {!wide && parts.tray !== undefined && (
        <Button onClick={() => setReading('tray')}>{text.tray}</Button>
      )}
      {answered && !right && (
        <Button look="main" onClick={() => attempt.backTo(0)}>
          {text.again}
        </Button>
      )}
      {attempt.moves.length > 1 && (
        <Button
          disabled={!attempt.settled}
          onClick={() => attempt.backTo(attempt.moves.length - 1)}
        >
          {text.stepBack}
        </Button>
      )}
      {own !== undefined && (
        <Button disabled={!attempt.settled} onClick={() => attempt.play(own)}>
          {text.playOn}
        </Button>
      )}
      {!right && (
        <Button disabled={!attempt.settled} onClick={() => show(best)}>
          {text.show}
        </Button>
      )}
      {right && (
        <Link
          href={next === undefined ? `/learn/${game.id}` : `/learn/${game.id}/puzzle/${next}`}
          className="button button-main"
        >
          {text.nextUnsolved}
        </Link>
      )}
      {sharing && (
        <SharePuzzle
          game={game.id}
          which={which}
          title={`${name}: ${text.puzzle(number)}`}
          close={() => setSharing(false)}
        />
      )}
      {reading !== undefined && (
        <Sheet
          title={reading === 'log' ? text.soFar : text.tray}
          close={() => setReading(undefined)}
        >
          {parts[reading]}
        </Sheet>
      )}
    </Guide>
  );
}

interface OtherMovesProps {
  readonly puzzle: Puzzle;
  readonly text: LearnWords;
  /** Names of the moves, by move. */
  readonly names: readonly string[];
  readonly disabled: boolean;
  readonly show: (move: number) => void;
}

/** The wrong moves, once they may be shown: what each costs; a tap shows how it is punished. */
function OtherMoves({ puzzle, text, names, disabled, show }: OtherMovesProps): ReactElement {
  const { values } = puzzle;
  const best = Math.max(...values);
  const others = values
    .map((value, move) => ({ value, move }))
    .filter(({ value }) => value !== best)
    .toSorted((one, other) => other.value - one.value);
  return (
    <details className="learn-others">
      <summary>{text.otherMoves}</summary>
      <ul>
        {others.map(({ value, move }) => (
          <li key={move}>
            <button type="button" disabled={disabled} onClick={() => show(move)}>
              <span>{names[move]}</span>
              {isCounted(puzzle) && <small>−{best - value}</small>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
