/** One lesson of a game: a position with one idea, to be played. */
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { LearnWords, LessonText } from '@pakli/text/learn';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { SuitsProvider } from '../prefs/suits.ts';
import { useWords } from '../words/Words.tsx';
import type { GuideParts } from '../play/TablePage.tsx';
import type { Attempt } from './attempt.ts';
import { Guide } from './Guide.tsx';
import {
  hintFor,
  isTaught,
  ownPart,
  recordOf,
  rightMoves,
  type Lesson,
} from '../lessons/lesson.ts';
import { PosedTable } from './PosedTable.tsx';
import { learn, lessonId } from '../prefs/progress.ts';
import { useAsync } from '../hooks/use-async.ts';
import { useLearnWords, useLessonTexts } from '../words/learn-words.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { meet } from '../shelf/newcomer.ts';

interface LessonPageProps {
  readonly game: ShelfGame;
  /** From 1. */
  readonly number: number;
}

export function LessonPage({ game, number }: LessonPageProps): ReactElement {
  const { frame } = useWords();
  const text = useLearnWords();
  const texts = useLessonTexts(game.id);
  const lessons = useAsync(game.lessons, [game.id]);
  const taught = lessons?.[number - 1]?.offers;
  const offers = useCallback((move: string) => isTaught(taught, move), [taught]);
  if (!lessons) return <Pending />;
  const lesson = lessons[number - 1];
  const said = lesson === undefined ? undefined : texts[lesson.id];
  if (lesson === undefined || said === undefined) return <Notice text={frame.error.noPage} />;
  const { seat, lines = [] } = lesson;
  const pose = {
    record: recordOf(game, lesson),
    seat,
    lines: lines.map((line) => line.split('; ')),
  };
  return (
    <SuitsProvider value="german">
      <PosedTable
        key={lesson.id}
        game={game}
        pose={pose}
        offers={offers}
        guide={(attempt, parts) => (
          <LessonGuide
            {...{ game, lesson, said, text, number, attempt, parts }}
            of={lessons.length}
          />
        )}
      />
    </SuitsProvider>
  );
}

interface LessonGuideProps {
  readonly game: ShelfGame;
  readonly lesson: Lesson;
  readonly said: LessonText;
  readonly text: LearnWords;
  readonly number: number;
  readonly of: number;
  readonly attempt: Attempt;
  readonly parts: GuideParts;
}

function LessonGuide(props: LessonGuideProps): ReactElement {
  const { game, lesson, said, text, number, of, attempt, parts } = props;
  const { frame } = useWords();
  const { answers } = lesson;
  const right = rightMoves(lesson, attempt.moves);
  const done = right === answers.length;
  const wrong = !done && attempt.moves.length > right;
  const hint = hintFor(said, attempt.moves[right] ?? '');
  const id = lessonId(game.id, lesson.id);
  // A revealed lesson does not count until it is started again.
  const [shown, setShown] = useState<'no' | 'yes' | 'going back'>('no');
  if (shown === 'going back' && attempt.moves.length === 0) setShown('no');
  const found = done && shown === 'no';
  useEffect(() => {
    if (found) learn(id);
  }, [found, id]);
  const { name } = frame.games[game.id];
  const back = `/learn/${game.id}`;
  return (
    <Guide
      game={game.id}
      title={said.title}
      about={text.lesson(number, of)}
      back={back}
      backName={text.backTo(name)}
      score={lesson.score === true ? parts.score : undefined}
      question={said.before}
      settled={attempt.settled}
      said={
        done
          ? { tone: 'good', text: said.after }
          : wrong
            ? { tone: 'bad', text: `${did(attempt, right, lesson, parts)} ${hint}`, spoken: hint }
            : undefined
      }
    >
      {wrong && (
        <Button look="main" onClick={() => attempt.backTo(right)}>
          {text.again}
        </Button>
      )}
      {!done && !wrong && (
        <Button
          disabled={!attempt.settled}
          onClick={() => {
            setShown('yes');
            attempt.backTo(right, answers[right]?.[0]);
          }}
        >
          {text.show}
        </Button>
      )}
      {done && !found && (
        <Button
          disabled={!attempt.settled}
          onClick={() => {
            setShown('going back');
            attempt.backTo(0);
          }}
        >
          {text.again}
        </Button>
      )}
      {done && number < of && (
        <Link href={`/learn/${game.id}/lesson/${number + 1}`} className="button button-main">
          {text.next}
        </Link>
      )}
      {done && number === of && (
        <>
          <FirstGame game={game} name={text.firstGame} />
          <Link
            href={`${back}/puzzles`}
            className="button"
            hidden={game.lacks?.includes('puzzles') === true}
          >
            {text.toPuzzles}
          </Link>
        </>
      )}
    </Guide>
  );
}

/** The effect of one's own move, in the words of the log. */
function did(
  { steps }: Attempt,
  nth: number,
  { seat }: Lesson,
  { talk: { speech, company } }: GuideParts,
): string {
  const step = steps.filter((one) => one.seat === seat)[nth];
  const sentences = speech.tell(ownPart(step?.seen ?? []), company);
  return sentences.map((sentence) => sentence.text).join(' ');
}

/** From the last lesson into a first game: a short one, against the casual player. */
interface FirstGameProps {
  readonly game: ShelfGame;
  readonly name: string;
}

function FirstGame({ game, name }: FirstGameProps): ReactElement {
  const { begin } = useBegin();
  const choices = { level: 'casual', rules: game.dayRules, seat: undefined } as const;
  const play = (): void =>
    tellIfRefused(begin(game, choices, {}, (address) => meet(game.id, address)));
  return (
    <Button look="main" onClick={play}>
      {name}
    </Button>
  );
}
