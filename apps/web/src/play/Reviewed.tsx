/** What the strongest player thinks of one's own moves, found while the result is looked at: how accurate they were, and the best. */
import { personAt, tellStep } from '@pakli/text';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import { accuracyIn, bestOf } from '../table/verdict.ts';
import { AccuracyLine } from '../table/AccuracyLine.tsx';
import { useAnalysis } from '../table/use-analysis.ts';
import { useReplayWords } from '../words/replay-words.ts';
import type { PanelProps } from './panel-props.ts';
import './ResultDialog.css';

export function Reviewed({ shown, talk }: Pick<PanelProps, 'shown' | 'talk'>): ReactElement | null {
  const { scene, past } = shown;
  const { id, seat } = scene;
  const { analysis: text } = useReplayWords();
  const film = useMemo(
    () => ({ source: { saved: id }, steps: past, watch: { seat, open: false } }),
    [id, past, seat],
  );
  const { state, done, total, judged } = useAnalysis(film, true);
  if (total === 0 || state === 'failed' || (state === 'done' && judged.length === 0)) return null;
  if (state !== 'done') {
    return (
      <div className="play-result-review">
        <label>
          <progress max={total} value={done} />
          <span>{text.progress(done, total)}</span>
        </label>
        <p>{text.about(personAt(talk.company, seat))}</p>
      </div>
    );
  }
  const accuracy = accuracyIn(judged);
  const best = bestOf(judged);
  const taken = best && past[best.step - 1];
  const [told] = taken === undefined ? [] : tellStep(talk.speech, taken, talk.company);
  return (
    <div className="play-result-review" role="status">
      <AccuracyLine accuracy={accuracy} />
      {best !== undefined && told !== undefined && (
        <p>
          {text.best}: <Link href={`/replay/${id}/${best.step - 1}`}>{told.text}</Link>
        </p>
      )}
    </div>
  );
}
