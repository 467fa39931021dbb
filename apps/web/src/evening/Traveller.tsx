/** Every result of a board, a line each: what others did with the same cards. */
import type { EveningState } from '@pakli/client';
import { type TournamentCount, AWARDS, type Award } from '@pakli/tournament';
import { useState, type ReactElement, useId } from 'react';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { useAct } from '../kit/use-act.ts';
import type { EveningNow } from '../online/use-evening.ts';
import { isSigned, shownScore, shownValue } from './count.ts';
import { isRefusal, type Refusal } from '@pakli/core';
import type { EveningTable } from '@pakli/protocol';
import { recordOf } from '../host/server.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useLocation } from 'wouter';
import { offer } from '../replay/offered.ts';

export interface TravellerProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  readonly count: TournamentCount;
  readonly board: number;
  /** The line opened at first. */
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
                {/* Points count as they are unless they were adjusted. */}
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

/** The replay link of a table's record, fetched on demand. */
function RecordLink({ table }: { readonly table: string | undefined }): ReactElement | null {
  const { frame } = useWords();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const [busy, setBusy] = useState(false);
  if (table === undefined) return null;
  const fetchRecord = async (): Promise<Refusal | undefined> => {
    setBusy(true);
    const record = await recordOf(table).finally(() => setBusy(false));
    if (isRefusal(record)) return record;
    offer(new File([record], `${table}.txt`, { type: 'text/plain' }));
    go('/replays');
    return undefined;
  };
  return (
    <>
      <Button disabled={busy} onClick={() => act(fetchRecord)}>
        {frame.table.replay}
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </>
  );
}

interface OutcomeAtProps {
  readonly game: string;
  readonly table: EveningTable | undefined;
  /** By seat. */
  readonly names: readonly string[];
  /** Its number in the round, from 0. */
  readonly deal: number;
  /** By line. */
  readonly scores: readonly string[];
}

/** How a board ended at a table: the final scores, or the game's own summary, such as a contract. */
function OutcomeAt({ game, table, names, deal, scores }: OutcomeAtProps): ReactElement {
  const host = useHost();
  const id = table?.table;
  const found = useAsync(async () => {
    const Outcome = await findOnShelf(game)?.outcome?.();
    if (Outcome === undefined || id === undefined) return undefined;
    const record = await recordOf(id);
    const film = isRefusal(record) ? record : await host.film({ record }, undefined);
    const scene = isRefusal(film) ? undefined : film.scenes[film.ends[deal]?.at ?? -1];
    return scene && { Outcome, scene };
    // Rate-limited or offline: the scores are shown instead.
  }, [`${game} ${id} ${deal}`]);
  if (found === undefined) return <>{scores.join(' : ')}</>;
  return <found.Outcome view={found.scene.view} names={names} />;
}

interface AdjustProps {
  readonly now: EveningNow;
  readonly board: number;
  readonly table: number;
  readonly line: number;
  readonly done: () => void;
}

/** The director adjusts a result, with a reason that everybody can read. */
function Adjust({ now, board, table, line, done }: AdjustProps): ReactElement {
  const { director: text, boards } = useEveningWords();
  const { act, problem } = useAct();
  const id = useId();
  const [award, setAward] = useState<Award>('average');
  const [reason, setReason] = useState('');
  return (
    <Form
      className="evening-adjust stack-12"
      submit={() =>
        act(async () => {
          const command = { kind: 'adjust', board, table, line, award, reason } as const;
          const refusal = await now.client.act(command);
          if (refusal === undefined) done();
          return refusal;
        })
      }
    >
      <Select
        aria-label={text.adjust}
        value={award}
        values={AWARDS}
        called={(one) => boards.awards[one]}
        choose={setAward}
      />
      <label htmlFor={id}>{text.reason}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button type="submit" look="main">
        {text.save}
      </Button>
      <Button onClick={done}>{text.keep}</Button>
    </Form>
  );
}
