/** Somebody's accuracy: one number, and how many decisions got which grade. */
import type { Accuracy } from '@pakli/core/analysis';
import type { ReactElement } from 'react';
import { useNumbers } from '../words/numbers.ts';
import { useReplayWords } from '../words/replay-words.ts';
import './AccuracyLine.css';

interface AccuracyLineProps {
  /** Undefined if there was nothing to decide. */
  readonly accuracy: Accuracy | undefined;
}

export function AccuracyLine({ accuracy }: AccuracyLineProps): ReactElement {
  const { analysis: text } = useReplayWords();
  const numbers = useNumbers();
  if (accuracy === undefined) return <p className="table-accuracy">{text.equal}</p>;
  const { share, decisions, grades } = accuracy;
  const { best, good, slip, blunder } = grades;
  return (
    <p className="table-accuracy">
      <strong>{numbers.percent(share)}</strong>{' '}
      {text.accuracy(decisions, best, good, slip, blunder)}
    </p>
  );
}
