/** Opens a table by link: its rules and options. Seats are chosen at the table. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { setOpen } from '../account/open-seats.ts';
import { callMe, openTable, useServer } from '../host/server.ts';
import { NameField } from '../kit/NameField.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useAct } from '../kit/use-act.ts';
import { Problem } from '../kit/Problem.tsx';
import { RulesSelect, RulesSheet, type RulesChoiceProps } from '../shelf/RulesChoice.tsx';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import { opens } from './arrival.ts';
import { clockName, CLOCKS, NO_CLOCK } from './clocks.ts';
import './NewTable.css';

export interface NewTableProps {
  readonly game: ShelfGame;
  /** As chosen last time. */
  readonly rules: string;
  readonly close: () => void;
}

export function NewTable({ game, rules: usual, close }: NewTableProps): ReactElement {
  const { frame } = useWords();
  const { create: text } = useOnlineWords();
  const [rules, setRules] = useState(usual);
  const [choosing, setChoosing] = useState(false);
  const choice = { game, rules, choose: setRules };
  return (
    <Sheet title={text.title(frame.games[game.id].name)} close={close}>
      <Wishes {...choice} all={() => setChoosing(true)} />
      {choosing && <RulesSheet {...choice} close={() => setChoosing(false)} />}
    </Sheet>
  );
}

const USUALLY_ALLOWED = { takebacks: true, hints: false, talk: false, newcomers: false };

interface WishesProps extends RulesChoiceProps {
  readonly all: () => void;
}

function Wishes({ game, rules, choose, all }: WishesProps): ReactElement {
  const { home } = useWords().frame;
  const { create: text, clock: clocks, openSeats, privacy } = useOnlineWords();
  const server = useServer();
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const known = typeof server === 'object' && server.name !== null;
  const [name, setName] = useState('');
  const [allowed, setAllowed] = useState(USUALLY_ALLOWED);
  const [toAll, setToAll] = useState(false);
  const [clock, setClock] = useState(0);
  const open = async (): Promise<Refusal | undefined> => {
    const refusal = known ? undefined : await callMe(name);
    if (refusal !== undefined) return refusal;
    const wish = { game: game.id, rules, seats: game.seats, clock: CLOCKS[clock] ?? NO_CLOCK };
    const table = await openTable({ ...wish, ...allowed });
    if (isRefusal(table)) return table;
    // If that is refused the table exists all the same, and its page has the switch.
    if (toAll) await setOpen(table, { open: true, programs: false, named: false });
    opens(table);
    go(`/t/${table}`);
    return undefined;
  };
  return (
    <Form className="online-new stack-12" submit={() => act(open)}>
      <p>{text.about}</p>
      {!known && <NameField name={name} change={setName} problem={problem} />}
      <label className="stack-4">
        {home.ruleSet}
        <RulesSelect {...{ game, rules, choose, all }} />
      </label>
      <label className="stack-4">
        {clocks.label}
        <Select
          value={clock}
          values={[...CLOCKS.keys()]}
          called={(n) => clockName(CLOCKS[n] ?? NO_CLOCK, clocks)}
          choose={setClock}
        />
        {clock > 0 && <small>{clocks.about}</small>}
      </label>
      {(['takebacks', 'hints', 'talk', 'newcomers'] as const).map((what) => (
        <Allowed
          key={what}
          name={text[what]}
          about={text[`${what}About`]}
          allowed={allowed[what]}
          allow={(allow) => setAllowed({ ...allowed, [what]: allow })}
        />
      ))}
      <Allowed name={openSeats.open} about={openSeats.openAbout} allowed={toAll} allow={setToAll} />
      <Link href={`/evening/new/${game.id}`}>{text.evening}</Link>
      <Link href="/privacy">{privacy.link}</Link>
      <div className="online-new-foot">
        {known && <Problem text={problem} />}
        <Button type="submit" look="main">
          {text.open}
        </Button>
      </div>
    </Form>
  );
}

interface AllowedProps {
  readonly name: string;
  readonly about: string;
  readonly allowed: boolean;
  readonly allow: (allowed: boolean) => void;
}

function Allowed({ name, about, allowed, allow }: AllowedProps): ReactElement {
  return (
    <label className="online-new-allowed">
      <input type="checkbox" checked={allowed} onChange={({ target }) => allow(target.checked)} />
      <span>
        {name}
        <small>{about}</small>
      </span>
    </label>
  );
}
