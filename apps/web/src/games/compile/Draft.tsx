/** The draft: every protocol with its theme; the selected one shows its six cards. */
import type { View } from '@pakli/compile';
import { OVER } from '@pakli/core';
import type { ReactElement } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { across, type TableProps } from '../../table/game-table.ts';
import { awaited } from '../../table/Prompt.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import { cardsOf, poolOf, textOf } from './cards.ts';
import './Draft.css';
import { Panel, tint } from './Panel.tsx';
import { poolPlace } from './places.ts';
import { Sign } from './Sign.tsx';

export function Draft({ scene, talk }: TableProps<View>): ReactElement {
  const shown = useTable();
  const { lifted, candidates, commit, open } = shown;
  const { view, seat } = scene;
  const { draft, protocols, ask: follows } = talk.text.tables.compile;
  const { ask } = talk.text.games.compile;
  const { table } = talk.text.frame;
  const pool = poolOf(view.options.sets);
  const looked = pool.find((protocol) => poolPlace(protocol) === lifted);
  const kind = view.pending?.kind === 'ban' ? 'ban' : 'draft';
  const other = across(scene, 1);
  // While a pick animates the next player is known; cards are dealt after the last pick.
  const waiting = (): string => (view.turn === OVER ? table.dealing : awaited(shown));
  const [choice] = candidates;
  return (
    <div className="compile-draft" data-looking={looked === undefined ? undefined : ''}>
      <header className="compile-draft-head">
        <div>
          <h2>{open ? ask[kind] : waiting()}</h2>
          <p>{open ? follows[kind] : draft.about}</p>
          <p>{draft.rule}</p>
        </div>
        <div className="compile-picks stack-6">
          {[seat, other].map((player) => (
            <div key={player}>
              <SeatPlate seat={player} />
              {[0, 1, 2].map((n) => {
                const protocol = view.players[player === 0 ? 0 : 1].protocols[n]?.protocol;
                return protocol === undefined ? (
                  <span key={n} className="compile-pick" aria-label={draft.open} role="img" />
                ) : (
                  <span key={n} className="compile-pick" style={tint(protocol)}>
                    <Sign protocol={protocol} />
                    {protocol}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </header>
      <div className="compile-pool">
        {pool.map((protocol) => {
          const gone = view.drafted.includes(protocol);
          return (
            <Spot
              key={protocol}
              place={poolPlace(protocol)}
              name={`${protocol}: ${protocols[protocol] ?? ''}`}
              className={gone ? 'compile-protocol compile-gone' : 'compile-protocol'}
              style={tint(protocol)}
            >
              <Sign protocol={protocol} />
              <b>{protocol}</b>
              <span>{protocols[protocol]}</span>
            </Spot>
          );
        })}
      </div>
      {looked === undefined ? (
        <p className="compile-six-none">{draft.tap}</p>
      ) : (
        <div
          className="compile-six"
          role="group"
          aria-label={draft.look(looked)}
          style={tint(looked)}
        >
          <div className="compile-six-head">
            <Sign protocol={looked} />
            <p>
              <b>{looked}</b> {protocols[looked]}
            </p>
            {/* The frame closes it. */}
            <button type="button" className="compile-six-close" data-away aria-label={table.close}>
              <Icon name="close" />
            </button>
            {choice !== undefined && (
              <button type="button" className="compile-chip" onClick={() => commit(choice)}>
                {choice.label.text}
              </button>
            )}
          </div>
          <div className="compile-list">
            {cardsOf(looked).map((card) => (
              <Panel key={card} card={card} text={textOf(card, talk.text)} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
