/**
 * The last move, in a line that stays until the next one: small cards, a sentence, and a button to see it again. When
 * the others wait for a tap, it asks for it.
 */
import { personAt, tellStep, type Sentence, type WholeTurn } from '@pakli/text';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Faces } from '../table/Faces.tsx';
import type { SeenStep } from '../host/host.ts';
import type { Talk } from '../words/talk.ts';
import './LastMove.css';
import type { PanelProps } from './panel-props.ts';

/** As many as fit beside the words on a phone. */
const CARDS = 6;
/** Letters that fit into two lines of a phone beside some cards; longer text is smaller, in three lines. */
const LONG = 70;
/** Letters that fit into those three lines, on a phone. */
const MOST = 125;

export function LastMove(
  props: Pick<PanelProps, 'session' | 'shown' | 'game' | 'talk' | 'mode'> & {
    /** Everything that has happened, unless it stands beside the table. */
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

interface LastLine {
  readonly text: string;
  readonly cards: Sentence['cards'];
}

/**
 * The text of the line above the table: the last move, or, where a turn is made of several moves, the whole last turn.
 * `most`: letters that there is room for.
 */
export function lastLineOf(steps: readonly SeenStep[], talk: Talk, most: number): LastLine {
  const turns = newestTurns(steps, talk);
  const cards = (told: readonly LastLine[]): Sentence['cards'] => [
    ...new Set(told.flatMap((one) => one.cards)),
  ];
  if (turns.length > 0) {
    const text = turns.map((turn) => turn.text).join(' ');
    return { text: beginningOf(text, most), cards: cards(turns) };
  }
  const lines = steps
    .map((step) => tellStep(talk.speech, step, talk.company))
    .findLast(({ length }) => length > 0);
  const texts = lines?.map((line) => line.text) ?? [];
  // The outcome of a move comes before how it began: the log has all of it.
  while (texts.length > 1 && texts.join(' ').length > most) texts.shift();
  return { text: texts.join(' '), cards: cards(lines ?? []) };
}

/** The turn being played, and the one before it while nobody has acted since; none in games without told turns. */
function newestTurns(
  steps: readonly SeenStep[],
  { speech, company }: Pick<Talk, 'speech' | 'company'>,
): WholeTurn[] {
  const seen = steps.map((step) => step.seen);
  const [now, before] = speech.turns?.(seen, company).toReversed() ?? [];
  if (now === undefined) return [];
  const begins = now.step === steps.length - 1 || now.clauses === 0;
  const newest = begins && before !== undefined ? [before, now] : [now];
  return newest.filter(({ clauses }) => clauses > 0);
}

/** As many whole clauses as fit. */
function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(...[', ', '; '].map((between) => text.lastIndexOf(between, most - 2)));
  return end < 0 ? text : `${text.slice(0, end)} …`;
}
