/** The end of a deal or of the whole game: who won, how the points came about, and the next steps. */
import { OVER } from '@pakli/core';
import { personAt } from '@pakli/text';
import { Suspense, useMemo, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { lazily, lazyPart } from '../hooks/lazily.ts';
import { isShared } from '../host/hot-seat.ts';
import { PrintButton } from '../kit/PrintButton.tsx';
import { isPastBoard } from '../instant/past-tables.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { tellFailure } from '../kit/notices.ts';
import { mainLineOf } from '../kit/addresses.ts';
import { LinkedNext } from './LinkedNext.tsx';
import { useAgain } from './MenuPanel.tsx';
import { Rematch, RematchRow } from './Rematch.tsx';
import { Helped, TryNext } from './ResultExtras.tsx';
import type { PanelProps } from './panel-props.ts';
import './ResultDialog.css';
import { ScoreSheet } from '../table/ScoreSheet.tsx';
import { leadOf, standingOf } from '../table/standing.ts';

const SameCards = lazyPart(() => import('../challenge/SameCards.tsx'), 'SameCards');
const PastBoardDone = lazyPart(() => import('../instant/PastBoardDone.tsx'), 'PastBoardDone');
const HonestDeal = lazyPart(() => import('./HonestDeal.tsx'), 'HonestDeal');
const Reviewed = lazily(() => import('./Reviewed.tsx'), 'Reviewed');
const SendSheet = lazyPart(() => import('../challenge/SendSheet.tsx'), 'SendSheet');

export function ResultDialog(props: PanelProps): ReactElement | null {
  const { shown, game, mode, link } = props;
  const { scene, settled } = shown;
  // People who share the device look at the result together: nobody is "you".
  const talk = useMemo(
    () =>
      isShared(scene)
        ? { ...props.talk, company: { ...props.talk.company, seat: null } }
        : props.talk,
    [scene, props.talk],
  );
  const [looking, setLooking] = useState<unknown>();
  const { result } = talk.text.frame;
  if (scene.view.turn !== OVER || !settled) return null;
  if (looking === scene) {
    return (
      <div className="play-result-back">
        {link !== undefined && <RematchRow link={link} talk={talk} />}
        <Button
          // The card that was focused before the result is gone.
          ref={takeFocus}
          onClick={() => setLooking(undefined)}
        >
          {result.howItCame}
        </Button>
      </div>
    );
  }
  const standing = standingOf(scene.sheet, scene.names.length, game);
  const { places, first } = standing;
  const winners = places.flatMap((place, seat) =>
    place === 1 ? [personAt(talk.company, seat)] : [],
  );
  const { Result } = game;
  const more = !scene.over;
  const title = more
    ? talk.speech.deals.over(scene.deal + 1)
    : winners.length === scene.names.length
      ? result.draw
      : first === 1 && winners.length > 1
        ? result.partners(winners)
        : result.winners(winners);
  const lead = leadOf(standing);
  const won = places[scene.seat] === 1 && first === 1;
  const look = (): void => setLooking(scene);
  return (
    <Sheet title={title} close={look}>
      {lead !== undefined && !more && game.winOnly !== true && (
        <p className="play-result-margin">
          {result.ahead(
            lead.margin,
            lead.of.map((seat) => personAt(talk.company, seat)),
          )}
        </p>
      )}
      {!more &&
        link === undefined &&
        !isShared(scene) &&
        (scene.day ?? scene.challenger) === undefined && (
          <Helped help={scene.help} won={won} talk={talk} />
        )}
      {scene.deals !== 1 && (
        // The match first: its totals decide, and the outcome of this deal stands below under its own name.
        <>
          <ScoreSheet scene={scene} talk={talk} scoring={game} sheet={scene.sheet} />
          <h3 className="play-result-deal">
            {talk.speech.deals.name(scene.deal + 1, scene.deals)}
          </h3>
        </>
      )}
      {!more && link === undefined && (scene.day ?? scene.challenger) !== undefined && (
        <SameCards scene={scene} winOnly={game.winOnly === true} talk={talk} />
      )}
      {!more && link === undefined && isPastBoard(scene.id) && <PastBoardDone scene={scene} />}
      <Result scene={scene} talk={talk} mode={mode} />
      {/* Still being computed when the result opens: it follows later. */}
      {!more && link === undefined && !isShared(scene) && (
        <Suspense fallback={<div className="play-result-review" />}>
          <Reviewed shown={shown} talk={talk} />
        </Suspense>
      )}
      {link === undefined ? (
        <Next {...props} more={more} won={won} look={look} />
      ) : (
        <>
          {/* Boards of an evening are checked on its page, once the evening is over. */}
          {!more && link.linked.about.evening === undefined && <HonestDeal link={link} />}
          <div className="play-result-more acts">
            <Leave talk={talk} look={look} />
          </div>
          {more ? <LinkedNext link={link} talk={talk} /> : <Rematch link={link} talk={talk} />}
        </>
      )}
    </Sheet>
  );
}

function takeFocus(button: HTMLElement | null): void {
  button?.focus({ preventScroll: true });
}

interface NextProps extends PanelProps {
  readonly more: boolean;
  readonly won: boolean;
  readonly look: () => void;
}

/** The next steps at a table of one's own. */
function Next(props: NextProps): ReactElement {
  const { shown, session, talk, more, won, look } = props;
  const { scene } = shown;
  const { result, table } = talk.text.frame;
  const again = useAgain(props);
  const [sending, setSending] = useState(false);
  // A game against people, or one started from the middle, cannot be played again.
  const challenges = !more && !isShared(scene) && scene.purpose === undefined;
  return (
    <>
      {!more && !isShared(scene) && <TryNext scene={scene} talk={talk} won={won} />}
      <div className="play-result-more acts">
        {more ? (
          <Link href={`/replay/${scene.id}`} className="button">
            {table.replay}
          </Link>
        ) : (
          <>
            <Button onClick={() => again('same')}>{table.sameDeal}</Button>
            <Button onClick={() => again('swap')}>{table.swapSeats}</Button>
          </>
        )}
        {challenges && scene.challenger === undefined && (
          <Button onClick={() => setSending(true)}>{result.challenge}</Button>
        )}
        {scene.from !== undefined && (
          <Link href={mainLineOf(scene.from, scene.seat)} className="button">
            {table.mainLine}
          </Link>
        )}
        <Leave talk={talk} look={look} />
      </div>
      {/* Last, and always in sight: nothing is hidden below it. */}
      <div className="play-result-next">
        {more ? (
          <Button
            look="main"
            data-focus
            onClick={() => void session.act({ kind: 'ask', what: 'next' }).catch(tellFailure)}
          >
            {talk.speech.deals.next}
          </Button>
        ) : (
          <>
            <Link href={`/replay/${scene.id}/review`} className="button button-main" data-focus>
              {result.review}
            </Link>
            <Button onClick={() => again('new')}>{result.again}</Button>
          </>
        )}
      </div>
      {sending && <SendSheet id={scene.id} game={scene.game} close={() => setSending(false)} />}
    </>
  );
}

/** To the table as it is, or home. */
function Leave({ talk, look }: Pick<NextProps, 'talk' | 'look'>): ReactElement {
  const { result, table } = talk.text.frame;
  return (
    <>
      <Button onClick={look}>{result.watch}</Button>
      <PrintButton />
      <Link href="/" className="button">
        {table.home}
      </Link>
    </>
  );
}
