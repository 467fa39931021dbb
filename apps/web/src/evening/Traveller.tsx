/** Every result of one board in one line: what the others did with the same cards. */
import type { EveningState } from '@pakli/client';
import type { TournamentCount } from '@pakli/tournament';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { Adjust } from './Adjust.tsx';
import { isSigned, shownScore, shownValue } from './count.ts';
import { OutcomeAt } from './Outcomes.tsx';
import { RecordLink } from './RecordLink.tsx';
import type { EveningNow } from '../online/use-evening.ts';

export interface TravellerProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  readonly count: TournamentCount;
  readonly board: number;
  /** The one that is shown first. */
  readonly firstLine: number;
  readonly close: () => void;
}

export function Traveller(props: TravellerProps): ReactElement {
  const { now, state, count, board, firstLine, close } = props;
  const [line, setLine] = useState(firstLine);
  const { locale } = useWords();
  const { boards: text, director, round: words } = useEveningWords();
  const { view, you } = state;
  const [changing, setChanging] = useState<number>();
  const rows = count.travellers
    .filter((row) => row.board === board && row.line === line)
    .toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1));
  const { ranking, seats, boardsPerRound, game } = view.settings;
  const results = view.rounds[rows[0]?.round ?? 0]?.results ?? [];
  const tables = view.rounds[rows[0]?.round ?? 0]?.tables ?? [];
  const signed = isSigned(view);
  const nameOf = (entrant: number | null): string =>
    (entrant === null ? undefined : view.entrants[entrant]?.name) ?? words.computer;
  const namesAt = (table: number): string[] => tables[table]?.entrants.map(nameOf) ?? [];
  const scoresAt = (table: number): string[] =>
    results
      .find((one) => one.board === board && one.table === tables[table]?.table)
      ?.scores.map((score) => shownScore(score, locale, signed)) ?? [];
  return (
    <Sheet title={`${text.board(board + 1)}, ${text.seat(line + 1)}`} close={close}>
      <div className="kit-results evening-traveller">
        <div className="acts evening-lines" role="group" aria-label={text.all}>
          {Array.from({ length: seats }, (_, one) => (
            <Button key={one} aria-pressed={one === line} onClick={() => setLine(one)}>
              {text.seat(one + 1)}
            </Button>
          ))}
        </div>
        <h3>{text.all}</h3>
        <ul>
          {rows.map((row) => {
            const reason = view.adjustments.findLast(
              (one) =>
                one.board === board &&
                (one.table ?? row.table) === row.table &&
                (one.line ?? line) === line,
            );
            return (
              <li key={row.table} data-own={row.person === you.entrant ? '' : undefined}>
                <span>{nameOf(row.person)}</span>
                <span data-figure="">{shownScore(row.score, locale, signed)}</span>
                {/* Points count as they are, unless they were changed. */}
                {(ranking !== 'points' || row.award !== null) && (
                  <strong data-figure="">
                    {ranking === 'matchpoints'
                      ? `${shownValue(row.percent, locale)} %`
                      : ranking === 'imps'
                        ? shownValue(row.imps, locale, true)
                        : shownValue(row.points, locale, signed)}
                  </strong>
                )}
                <small>
                  <OutcomeAt
                    game={game}
                    table={tables[row.table]}
                    names={namesAt(row.table)}
                    deal={board % boardsPerRound}
                    scores={scoresAt(row.table)}
                  />
                </small>
                {row.covered && <small>{text.covered}</small>}
                {reason !== undefined && row.award !== null && (
                  <small>
                    {text.awards[row.award]}: {reason.reason}
                  </small>
                )}
                <span className="evening-traveller-acts">
                  <RecordLink table={tables[row.table]?.table} />
                  {you.directs && (
                    <Button onClick={() => setChanging(row.table)}>{director.adjust}</Button>
                  )}
                </span>
                {changing === row.table && (
                  <Adjust
                    now={now}
                    board={board}
                    table={row.table}
                    line={line}
                    done={() => setChanging(undefined)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
