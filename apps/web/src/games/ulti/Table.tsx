/** Ulti's table: opponents above, the talon between them, the auction or trick in the middle, the hand below. */
import type { View } from '@pakli/ulti';
import { type ReactElement, useState } from 'react';
import { across, type SceneOf, type TableProps } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { Ask } from './Ask.tsx';
import { Contract } from './Contract.tsx';
import { Face, useDeck } from './Face.tsx';
import { Hand } from './Hand.tsx';
import { BidDetail } from './BidDetail.tsx';
import { useMedia } from '../../kit/use-media.ts';
import { SCREENS } from '../../theme/screens.ts';
import './Ladder.css';
import { LadderSheet } from './LadderSheet.tsx';
import { type Reading, useReading } from './open-contract.ts';
import { Rungs } from './Rungs.tsx';
import { useLaying, type DiscardSelection } from './discard-selection.ts';
import { TALON, talonKey } from './places.ts';
import { Bubble, Cards, Other, Plate, Won } from './Seat.tsx';
import './Table.css';
import { Trick } from './Trick.tsx';

export function Table({ scene, talk }: TableProps<View>): ReactElement {
  const laying = useLaying(scene);
  const reading = useReading();
  return (
    <div className="ulti" data-phase={scene.view.soloist === null ? 'auction' : 'play'}>
      <div className="ulti-top">
        <Other scene={scene} seat={across(scene, 2)} talk={talk} side="left" />
        <Talon scene={scene} talk={talk} laying={laying} />
        <Other scene={scene} seat={across(scene, 1)} talk={talk} side="right" />
      </div>
      <div className="ulti-middle">
        <Middle scene={scene} talk={talk} laying={laying} reading={reading} />
      </div>
      <div className="ulti-own">
        <div className="ulti-own-seat">
          <Plate scene={scene} seat={scene.seat} talk={talk} />
          <Won scene={scene} seat={scene.seat} talk={talk} />
          <Bubble scene={scene} seat={scene.seat} talk={talk} />
        </div>
        <Ask scene={scene} talk={talk} laying={laying} reading={reading} />
      </div>
      {scene.view.hand === null ? (
        <div className="ulti-hand ulti-watched">
          <Cards scene={scene} seat={scene.seat} talk={talk} />
        </div>
      ) : (
        <Hand scene={scene} talk={talk} laying={laying} />
      )}
    </div>
  );
}

interface PartProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly laying: DiscardSelection | undefined;
}

function Middle({
  scene,
  talk,
  laying,
  reading,
}: PartProps & { readonly reading: Reading }): ReactElement | null {
  const { view } = scene;
  if (view.phase === 'DEAL') return null;
  if (view.soloist !== null) {
    return (
      <>
        <Trick scene={scene} talk={talk} />
        <Contract scene={scene} talk={talk} reading={reading} />
      </>
    );
  }
  if (laying !== undefined && view.announced !== null) {
    return <BidDetail id={view.announced} view={view} talk={talk} legal />;
  }
  return <Ladder scene={scene} talk={talk} reading={reading} />;
}

/** Two cards on a tray. The player who laid them down sees them, including those still being chosen. */
function Talon({ scene: { view }, talk, laying }: PartProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const deck = useDeck(talk);
  const inHands = view.handSizes.reduce((sum, size) => sum + size, 0);
  const lies = view.phase === 'DEAL' ? 0 : Math.max(0, 32 - inHands - playedIn(view));
  const replayed = useHidden(TALON);
  const known = laying?.chosen ?? view.result?.talon ?? view.talon ?? replayed;
  const count = laying === undefined ? lies : laying.chosen.length;
  const cards = Array.from({ length: Math.min(2, count) }, (_, n) => known?.[n]);
  const name = [
    zones.talon,
    ...cards.flatMap((card) => (card === undefined ? [] : deck.card(card))),
  ];
  return (
    <Spot place={TALON} name={name.join(', ')} className="ulti-talon">
      {[0, 1].map((n) => (
        <span key={n} className="ulti-talon-place" {...(n === 0 ? { 'data-anchor': '' } : {})}>
          {n < cards.length && (
            <span data-card={talonKey(n)}>
              <Face face={cards[n]} />
            </span>
          )}
        </span>
      ))}
    </Spot>
  );
}

function playedIn({ tricks, trick }: View): number {
  return 3 * tricks.length + (trick?.cards.length ?? 0);
}

interface LadderProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
  readonly reading: Reading;
}

/** The contracts at the table: those that fit the hand, or all; without room, all are on a sheet. */
function Ladder({ scene, talk, reading }: LadderProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  const { offers } = useTable();
  const roomy = useMedia(SCREENS.tall);
  const phone = useMedia(SCREENS.phone);
  const brief = !useMedia(SCREENS.taller);
  const [chosen, setAll] = useState<boolean>();
  const [open, setOpen] = useState(false);
  // A spectator has no hand for a contract to fit.
  const watches = scene.view.seat === null;
  const { onSheet } = reading;
  const all = watches || (!onSheet && (chosen ?? roomy));
  const close = (): void => {
    setOpen(false);
    reading.close();
  };
  // The sheet renders the contracts itself.
  if (onSheet && (open || reading.id !== undefined)) {
    return <LadderSheet scene={scene} talk={talk} reading={reading} close={close} />;
  }
  return (
    <section className="ulti-ladder" aria-label={zones.auction}>
      {onSheet ? (
        <button type="button" className="ulti-ladder-open" onClick={() => setOpen(true)}>
          {ladder.every}
        </button>
      ) : (
        // On a phone a lesson has room only for the contracts that fit.
        !watches &&
        (offers === undefined || !phone) && (
          <div className="ulti-ladder-filter" role="group" aria-label={ladder.filter}>
            {[false, true].map((whole) => (
              <button
                key={String(whole)}
                type="button"
                aria-pressed={all === whole}
                onClick={() => setAll(whole)}
              >
                {whole ? ladder.all : ladder.fitting}
              </button>
            ))}
          </div>
        )
      )}
      <Rungs scene={scene} talk={talk} reading={reading} all={all} brief={brief} />
    </section>
  );
}
