/** The bill: the points and their sources, each line that was played for, who doubled it, and who pays whom. */
import type { View } from '@pakli/ulti';
import { billOf, type BillLine, type Count, type Doubling } from '@pakli/ulti/present';
import { personAt, type Person } from '@pakli/text';
import type { ReactElement } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';
import './Bill.css';

export interface BillProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
}

export function Bill({ scene: { view }, talk }: BillProps): ReactElement | null {
  const { result: words } = talk.text.games.ulti;
  const { result: labels } = talk.text.tables.ulti;
  const bill = billOf(view);
  if (bill === undefined || view.soloist === null) return null;
  const { soloist } = view;
  const defenders = [(soloist + 1) % 3, (soloist + 2) % 3];
  const person = (seat: number): Person => personAt(talk.company, seat);
  return (
    <div className="ulti-bill stack-12">
      {bill.counts !== null && <Points counts={bill.counts} view={view} talk={talk} />}
      <table>
        <caption className="hidden">{labels.bill}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.line}</th>
            {defenders.map((seat) => (
              <th key={seat} scope="col">
                {words.against(person(seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            // Both sides may make a silent 100.
            <tr key={`${line.name} ${line.amounts[0] > 0}`}>
              <th scope="row">
                {words.line(line.name)} <Outcome line={line} view={view} talk={talk} />
                <Notes line={line} count={bill.counts?.[0]} talk={talk} />
              </th>
              {([0, 1] as const).map((lane) => (
                <td key={lane}>
                  {words.amount(line.amounts[lane])}
                  <small>{reckoning(line, lane)}</small>
                </td>
              ))}
            </tr>
          ))}
          {/* A single line needs no total. */}
          {bill.lines.length > 1 && (
            <tr data-row="total">
              <th scope="row">{words.total}</th>
              <td>{words.amount(bill.totals[0])}</td>
              <td>{words.amount(bill.totals[1])}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Both sides by their players' names. */
export function sidesOf(
  { soloist }: View,
  { text, company }: Talk,
): Readonly<Record<'soloist' | 'defenders', string>> {
  const alone = soloist ?? 0;
  // The reader's own name first.
  const both = [1, 2]
    .map((n) => personAt(company, (alone + n) % 3))
    .toSorted((one, other) => Number(other.you) - Number(one.you));
  const name = (person: Person): string => text.frame.table.seat(person);
  return {
    soloist: name(personAt(company, alone)),
    defenders: new Intl.ListFormat(text.locale).format(both.map(name)),
  };
}

interface OutcomeProps {
  readonly line: BillLine;
  readonly view: View;
  readonly talk: Talk;
}

/** Whether a part of the contract was made; for an unbid line, whose it is. */
function Outcome({ line: { name, amounts, bid }, view, talk }: OutcomeProps): ReactElement | null {
  const { result } = talk.text.tables.ulti;
  const won = amounts[0] > 0;
  const mark = (text: string): ReactElement => <i data-made={won ? '' : undefined}>{text}</i>;
  if (bid) return mark(won ? result.made : result.lost);
  if (name === 'passz not played') return null;
  // The side that fails a silent ulti pays for it.
  const sides = sidesOf(view, talk);
  return mark(won !== (name === 'silent ulti failed') ? sides.soloist : sides.defenders);
}

/** `4 × 2 + 1`, where the amount is not just the value. */
function reckoning({ value, levels, penalty }: BillLine, lane: 0 | 1): string {
  const times = levels[lane] === 0 ? '' : ` × ${2 ** levels[lane]}`;
  const more = penalty === 0 ? '' : ` + ${penalty}`;
  return times === '' && more === '' ? '' : `${value}${times}${more}`;
}

function inCards({ tricks, lastTrick, talon }: Count): number {
  return tricks + lastTrick + talon;
}

interface NotesProps {
  readonly line: BillLine;
  readonly count: Count | undefined;
  readonly talk: Talk;
}

/** What decided the line, and who raised it. */
function Notes({ line, count, talk }: NotesProps): ReactElement {
  const { result: words } = talk.text.games.ulti;
  const { hundred, penalty, doublings } = line;
  return (
    <>
      {hundred?.held === true && count !== undefined && (
        <small>
          {words.hundred(hundred.marriage, hundred.needs, inCards(count), hundred.talon)}
        </small>
      )}
      {hundred?.held === false && <small>{words.noMarriage}</small>}
      {penalty > 0 && <small>{words.penalty(penalty)}</small>}
      {doublings.map((doubling) => (
        <small key={`${doubling.level} ${doubling.against}`}>{tellDoubling(doubling, talk)}</small>
      ))}
    </>
  );
}

/** `kontra ×2: Bo` */
function tellDoubling({ level, seat, against }: Doubling, talk: Talk): string {
  const { bid } = talk.text.games.ulti;
  const { seats } = talk.text.tables.ulti;
  const said = `${bid.level(level)} ${seats.double(2 ** level)}`;
  const by = seat === null ? '' : `: ${talk.text.frame.table.seat(personAt(talk.company, seat))}`;
  // A defender speaks only for himself; a soloist's raise also names the defender it answers.
  const whom = against === null || against === seat ? undefined : talk.company.names[against];
  return whom === undefined ? said + by : `${said}${by} (${seats.against(whom)})`;
}

/** `40 + 20` */
function sum(values: readonly number[]): string {
  return values.join(' + ') || '0';
}

interface PointsProps {
  readonly counts: readonly [Count, Count];
  readonly view: View;
  readonly talk: Talk;
}

/** The sources of both sides' points. */
function Points({ counts: [own, theirs], view, talk }: PointsProps): ReactElement {
  const { points: words } = talk.text.games.ulti.result;
  const { score } = talk.text.tables.ulti;
  const sides = sidesOf(view, talk);
  // Announced marriages may count for nothing if the side has no trick (rule 8).
  const announced = view.marriages.some((values) => values !== null && values.length > 0);
  const married = announced || own.marriages.length + theirs.marriages.length > 0;
  const rows = [
    [words.tricks, own.tricks, theirs.tricks],
    [words.lastTrick, own.lastTrick, theirs.lastTrick],
    [words.talon, own.talon, theirs.talon],
    ...(married ? [[words.marriages, sum(own.marriages), sum(theirs.marriages)]] : []),
  ] as const;
  return (
    <table>
      <caption className="hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">
            {sides.soloist}
            <small>{score.soloist}</small>
          </th>
          <th scope="col">
            {sides.defenders}
            <small>{score.defenders}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, one, other]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
        <tr data-row="total">
          <th scope="row">{words.sum}</th>
          <td>{own.total}</td>
          <td>{theirs.total}</td>
        </tr>
      </tbody>
    </table>
  );
}
