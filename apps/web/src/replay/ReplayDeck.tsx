/** Below the table: the curve, the slider under it, and the buttons of a player. */
import { tellStep } from '@pakli/text';
import { useId, type ReactElement } from 'react';
import { Select } from '../kit/Select.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { StandingCurve } from './StandingCurve.tsx';
import './ReplayDeck.css';
import type { ReplayProps } from './replay-props.ts';
import { SPEEDS, type Speed } from './use-reel.ts';

export type ReelProps = Pick<ReplayProps, 'film' | 'talk' | 'words' | 'reel'>;

/** What the step that is shown was. */
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
      {/* Where there is room, the log beside the table tells it. */}
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
