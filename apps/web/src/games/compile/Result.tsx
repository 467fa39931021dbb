/** The end of the game: both players' plates, compiled ones lit. */
import type { View } from '@pakli/compile';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type TableProps } from '../../table/game-table.ts';
import { tint } from './Panel.tsx';
import './Result.css';
import { Sign } from './Sign.tsx';

export function Result({ scene, talk }: TableProps<View>): ReactElement {
  const { view } = scene;
  const { result, log, zones } = talk.text.games.compile;
  return (
    <div className="stack-12">
      {view.over === 'turnLimit' && <p>{log.turnLimit}</p>}
      {[scene.seat, across(scene, 1)].map((seat) => {
        const { protocols } = view.players[seat === 0 ? 0 : 1];
        const done = protocols.filter(({ compiled }) => compiled).length;
        return (
          <section key={seat}>
            <p>{result.compiled(personAt(talk.company, seat), done)}</p>
            <div className="compile-result-plates">
              {protocols.map(({ protocol, compiled }) => (
                <span
                  key={protocol}
                  className={compiled ? 'compile-plate compile-plate-compiled' : 'compile-plate'}
                  style={tint(protocol)}
                >
                  <Sign protocol={protocol} />
                  <span className="compile-plate-name">{protocol}</span>
                  <small>{compiled ? zones.compiled : zones.loading}</small>
                </span>
              ))}
            </div>
          </section>
        );
      })}
      <p>{result.turns(view.number)}</p>
    </div>
  );
}
