/** One's strength beside computers of known strength: private, and shown once it means something. */
import {
  isShown,
  LEAST_BOARDS,
  rateBoards,
  ratingPrior,
  winChance,
  type BoardRating,
  type GameAnchors,
} from '@pakli/tournament';
import { anchorsOf } from '@pakli/tournament/anchors';
import type { ReactElement } from 'react';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useWords } from '../words/Words.tsx';
import { playerName } from '../words/player-name.ts';
import { wholePercent } from './numbers.ts';
import { ratedBoards, type OwnBoard } from './own-boards.ts';

/** Levels are about this far apart: a wider margin says nothing, wherever the computers are. */
const WIDEST_MARGIN = 100;

/** Undefined until it means something. */
export function ratingOf(
  boards: readonly OwnBoard[],
  anchors: GameAnchors,
): BoardRating | undefined {
  const rated = ratedBoards(boards, anchors);
  const prior = ratingPrior(anchors.levels.map(({ strength }) => strength));
  const rating = rateBoards(rated, 'high', prior);
  const isKnown = rated.length >= LEAST_BOARDS && rating.high - rating.value <= WIDEST_MARGIN;
  return isKnown && isShown(rating, prior) ? rating : undefined;
}

interface YourRatingProps {
  readonly game: string;
  /** The boards of this game. */
  readonly boards: readonly OwnBoard[];
}

export function YourRating({ game, boards }: YourRatingProps): ReactElement | null {
  const { frame } = useWords();
  const { rating: text } = useDaylongWords();
  const anchors = anchorsOf(game);
  const rating = anchors && ratingOf(boards, anchors);
  if (anchors === undefined || rating === undefined) return null;
  const { value, high } = rating;
  const opponent = anchors.levels.find(({ player }) => player === anchors.among);
  const chance = winChance(value, opponent?.strength ?? 0);
  const name = playerName(frame, anchors.among);
  return (
    <>
      <p>
        <b>{text.value(value.toFixed(0), (high - value).toFixed(0))}</b>
      </p>
      <p>{text.means(wholePercent(100 * chance), name)}</p>
      <details>
        <summary>{text.how}</summary>
        <p>{text.about(name, `${opponent?.strength}`)}</p>
      </details>
    </>
  );
}
