/**
 * What was just done, in a line that stays until the next move: its little
 * cards, its sentence, and the way to see it again. Where the others wait for
 * a tap, it asks for it.
 */
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Faces } from '../table/Faces.tsx';
import { lastLineOf } from './last-line.ts';
import './LastMove.css';
import type { PanelProps } from './panel-props.ts';

/** As many as a phone has room for beside the words. */
const CARDS = 6;
/** Letters that fit into two lines of a phone beside some cards; more of them are smaller, in three. */
const LONG = 70;
/** Letters that fit into those three, on a phone. */
const MOST = 125;

export function LastMove(
  props: Pick<PanelProps, 'session' | 'shown' | 'game' | 'talk' | 'mode'> & {
    /** Everything that has happened, where it does not stand beside the table. */
    readonly more: (() => void) | undefined;
  },
): ReactElement {
  const { session, shown, game, talk, mode, more } = props;
  const { told, scene } = shown;
  const { table } = talk.text.frame;
  const steps = game
    .remembers(
      told.past.filter(({ deal }) => deal === told.scene.deal),
      mode,
    )
    .filter(({ seen }) => game.aside?.(seen) !== true);
  const line = lastLineOf(steps, talk, more === undefined ? Infinity : MOST);
  const { text } = line;
  const cards = line.cards.slice(0, CARDS);
  const { turn } = scene.view;
  return (
    <section className="play-last" aria-label={table.lastMove}>
      {cards.length > 0 && <Faces game={game} faces={cards} />}
      {more === undefined || text === '' ? (
        <p className="play-last-text">{text}</p>
      ) : (
        <button type="button" className="play-last-more" onClick={more}>
          <span className="play-last-text" data-long={text.length > LONG ? '' : undefined}>
            {text}
          </span>
        </button>
      )}
      {shown.waiting ? (
        <Button look="main" onClick={() => session.goOn()}>
          {turn < 0 ? table.lastMove : table.goOn(personAt(talk.company, turn))}
        </Button>
      ) : (
        shown.again && (
          <button
            type="button"
            className="play-last-again"
            aria-label={table.showAgain}
            title={table.showAgain}
            disabled={!shown.settled}
            onClick={() => session.playAgain()}
          >
            <Icon name="replay" />
          </button>
        )
      )}
    </section>
  );
}
