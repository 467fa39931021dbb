/** The state of the deal: what is still possible of the contract, points, the last trick, the match so far. */
import type { View } from '@pakli/ulti';
import { prospects, standingOf } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { signed } from '../../table/ScoreSheet.tsx';
import { Bill, sidesOf } from './Bill.tsx';
import { Stake, tellProspect } from './Contract.tsx';
import { SuitSign } from './Face.tsx';
import './Score.css';
import { FoldedTray } from './FoldedTray.tsx';
import { TrickCards } from './Trick.tsx';

export function Score({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const { bid, zones } = talk.text.games.ulti;
  const { score } = talk.text.tables.ulti;
  const { seat: seatName } = talk.text.frame.table;
  const last = view.tricks.at(-1);
  const seats = [scene.seat, across(scene, 1), across(scene, 2)];
  const delta = (seat: number): number => view.result?.deltas[seat] ?? 0;
  return (
    <div className="ulti-score stack-12">
      {view.contract === null ? (
        <p className="soft">{score.auction}</p>
      ) : (
        <>
          <p className="ulti-score-contract">
            {view.trump !== null && <SuitSign suit={view.trump} />}
            <strong>{bid.name(view.contract)}</strong>{' '}
            {seatName(personAt(talk.company, view.soloist ?? 0))}
          </p>
          {view.result === null ? (
            <Standing scene={scene} talk={talk} />
          ) : (
            <Bill scene={scene} talk={talk} />
          )}
          <div className="ulti-score-last">
            <p>{zones.lastTrick}</p>
            {last === undefined ? (
              <small>{score.none}</small>
            ) : (
              <TrickCards trick={last} talk={talk} />
            )}
          </div>
        </>
      )}
      {view.soloist !== null && view.result === null && <FoldedTray scene={scene} talk={talk} />}
      {scene.deals > 1 && (
        <table>
          <caption>{score.match}</caption>
          <tbody>
            <tr>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {seatName(personAt(talk.company, seat))}
                </th>
              ))}
            </tr>
            <tr>
              {seats.map((seat) => (
                <td key={seat}>{signed((view.carry[seat] ?? 0) + delta(seat))}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

/** What is still possible, and the points so far. */
function Standing({
  scene: { view },
  talk,
}: Pick<TableProps<View>, 'scene' | 'talk'>): ReactElement {
  const { bid } = talk.text.games.ulti;
  const { prospect: words, score } = talk.text.tables.ulti;
  const { own, theirs, left } = standingOf(view);
  const share = (points: number): number => points / (own + theirs + left);
  const sides = sidesOf(view, talk);
  return (
    <>
      <ul className="ulti-score-parts stack-8" aria-label={words.title}>
        {prospects(view).map((prospect) => (
          <li key={prospect.component} data-state={prospect.state}>
            <b>{bid.component(prospect.component)}</b>
            <Stake component={prospect.component} view={view} talk={talk} />
            <i>{words[prospect.state]}</i>
            <span>{tellProspect(prospect, talk)}</span>
          </li>
        ))}
      </ul>
      {view.trump !== null && (
        <div className="ulti-score-sides" role="group" aria-label={score.sides}>
          <p>
            <span>{sides.soloist}</span>
            <b>{own}</b>
          </p>
          <div className="ulti-score-bar" aria-hidden="true">
            <i style={{ '--share': share(own) }} />
            <i style={{ '--share': share(theirs) }} />
          </div>
          <p>
            <span>{sides.defenders}</span>
            <b>{theirs}</b>
          </p>
        </div>
      )}
    </>
  );
}
