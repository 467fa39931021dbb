/** Below the table: the curve, the slider under it, and the player's buttons. */
import { tellStep, personAt } from '@pakli/text';
import { useId, type ReactElement, useMemo, type MouseEvent } from 'react';
import { Select } from '../kit/Select.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { depths, HEIGHT, lines, marks, namedHeights } from '../kit/plot.ts';
import './StandingCurve.css';
import type { ReplayProps } from './replay-props.ts';
import { curvesOf, swingsOf } from '../table/verdict.ts';
import { worthNumber } from '../words/worth.ts';
import './ReplayDeck.css';
import { SPEEDS, type Speed } from './use-reel.ts';

export type ReelProps = Pick<ReplayProps, 'film' | 'talk' | 'words' | 'reel'>;

/** The step shown. */
export function saidAt({ film, talk, reel: { at } }: ReelProps): string {
  const step = film.steps[at - 1];
  const told = step === undefined ? [] : tellStep(talk.speech, step, talk.company);
  return told.map(({ text }) => text).join(' ');
}

export function ReplayDeck(props: ReplayProps & { readonly wide: boolean }): ReactElement {
  const { words, reel, branch, speed, setSpeed, wide } = props;
  const { controls } = words;
  const { at, last } = reel;
  const id = useId();
  return (
    <section className="replay-deck" aria-label={controls.label}>
      {/* If there is room, the log beside the table tells it. */}
      {!wide && <p className="replay-deck-said">{saidAt(props)}</p>}
      <StandingCurve {...props} />
      <StepSlider {...props} />
      <div className="replay-deck-row">
        <p className="replay-deck-step">{controls.step(at, last)}</p>
        <StepButtons {...props} />
        <div className="replay-deck-more">
          <label className="hidden" htmlFor={id}>
            {controls.speed}
          </label>
          <Select
            id={id}
            className="replay-deck-speed"
            value={speed}
            values={Object.keys(SPEEDS) as Speed[]}
            called={(name) => controls.speeds[name]}
            choose={setSpeed}
          />
          {wide ? (
            <button
              type="button"
              className="replay-deck-branch"
              disabled={branch.off}
              onClick={branch.act}
            >
              <Icon name="branch" />
              {words.branch.act}
            </button>
          ) : (
            <Button icon="branch" name={words.branch.act} act={branch.act} off={branch.off} />
          )}
        </div>
      </div>
    </section>
  );
}

export function StepSlider({ words: { controls }, reel }: ReelProps): ReactElement {
  const { at, last, go } = reel;
  return (
    <input
      className="replay-deck-slider"
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={controls.label}
      aria-valuetext={controls.step(at, last)}
      onChange={({ target }) => go(Number(target.value))}
    />
  );
}

export function StepButtons({ words: { controls }, reel }: ReelProps): ReactElement {
  const { at, last, playing, go, toggle } = reel;
  return (
    <div className="replay-deck-buttons">
      <Button icon="first" name={controls.first} act={() => go(0)} off={at === 0} />
      <Button icon="previous" name={controls.back} act={() => go(at - 1)} off={at === 0} />
      <Button
        icon={playing ? 'pause' : 'play'}
        name={playing ? controls.pause : controls.play}
        act={toggle}
      />
      <Button icon="next" name={controls.next} act={() => go(at + 1)} off={at === last} />
      <Button icon="last" name={controls.last} act={() => go(last)} off={at === last} />
    </div>
  );
}

interface ButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  readonly off?: boolean;
}

function Button({ icon, name, act, off = false }: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      className="replay-deck-button"
      aria-label={name}
      title={name}
      disabled={off}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Padding above and below the line, so that it is not cut. */
const MARGIN = 8;

/** The seat's standing over the game, above the slider and on its scale: its expectation, and what open cards would have shown. */
function StandingCurve({ film, talk, words, reel, analysis }: ReplayProps): ReactElement | null {
  const { judged } = analysis;
  const curves = useMemo(() => curvesOf(judged, film), [judged, film]);
  const swings = useMemo(() => swingsOf(judged), [judged]);
  const points = [...curves.estimate, ...curves.exact].flat();
  if (points.length === 0) return null;
  const values = points.map(({ value }) => value);
  const heights = marks(Math.min(...values), Math.max(...values));
  const low = heights[0] ?? 0;
  const high = heights.at(-1) ?? 1;
  const depth = depths(low, high, MARGIN);
  const { last, go } = reel;
  const onClick = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.round(((clientX - left) / width) * last));
  };
  const person = personAt(talk.company, film.watch.seat);
  const options = film.scenes[0]?.view.options;
  const named = namedHeights(heights, (value) => worthNumber(talk, value, options));
  return (
    <div className="replay-curve">
      {/* The slider below does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="replay-curve-area" onClick={onClick}>
        <svg
          viewBox={`0 0 ${last} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.analysis.curve(person)}
        >
          {named.map(({ value }) => (
            <path key={value} className="replay-curve-height" d={`M0,${depth(value)}H${last}`} />
          ))}
          <path className="replay-curve-exact" d={lines(curves.exact, depth)} />
          <path d={lines(curves.estimate, depth)} />
          <path className="replay-curve-now" d={`M${reel.at},0V${HEIGHT}`} />
        </svg>
        {named.map(({ value, name }) => (
          <span
            key={value}
            className="replay-curve-number"
            aria-hidden="true"
            style={{ top: `${depth(value)}%` }}
          >
            {name}
          </span>
        ))}
        {swings.map(({ step, before, verdict }) => (
          <span
            key={step}
            className="replay-curve-swing"
            data-verdict={verdict}
            style={{ left: `${((step - 1) / last) * 100}%`, top: `${depth(before)}%` }}
          />
        ))}
      </div>
      <p className="replay-curve-legend">
        <span>{words.analysis.curve(person)}</span>
        {curves.exact.flat().length > 0 && (
          <span className="replay-curve-key-exact">{words.analysis.exact}</span>
        )}
      </p>
    </div>
  );
}
