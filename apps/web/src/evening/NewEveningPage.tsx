/** Opens an evening: the game, rounds and deals. Its opener becomes the director. */
import { isRefusal, type Refusal, refuse } from '@pakli/core';
import { LEVELS, type LevelId } from '@pakli/core/search';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { Select } from '../kit/Select.tsx';
import { askServer, callMe, openEvening, useServer, openSeries } from '../host/server.ts';
import { PageHead } from '../kit/PageHead.tsx';
import { NameField } from '../kit/NameField.tsx';
import { useAct } from '../kit/use-act.ts';
import { useTitle } from '../kit/use-title.ts';
import { Problem } from '../kit/Problem.tsx';
import { RulesSelect, RulesSheet } from '../shelf/RulesChoice.tsx';
import { recallChoices } from '../shelf/choices.ts';
import { findOnShelf, HOUSE } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { directorPath } from './evening-address.ts';
import type { OpenedSeries } from '@pakli/protocol';
import { SERIES_SCORINGS, type SeriesScoring } from '@pakli/tournament';
import { directorKey } from './director-key.ts';
import './EveningPage.css';

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 10, 13, 16];
const MINUTES = [10, 15, 20, 30, 45, 60];
const MINUTE_MS = 60_000;

interface NewEveningPageProps {
  readonly game?: string | undefined;
  /** The series that the evening continues. */
  readonly series?: string | undefined;
}

export function NewEveningPage({ game: id, series }: NewEveningPageProps): ReactElement {
  const [game, setGame] = useState(() => findOnShelf(id ?? '') ?? findOnShelf('ulti') ?? HOUSE[0]!);
  return <NewEvening key={game.id} game={game} choose={setGame} series={series} />;
}

interface NewEveningProps {
  readonly game: ShelfGame;
  readonly choose: (game: ShelfGame) => void;
  readonly series: string | undefined;
}

function NewEvening({ game, choose, series }: NewEveningProps): ReactElement {
  const { frame } = useWords();
  const text = useEveningWords();
  const { create } = text;
  const server = useServer();
  useEffect(() => void askServer(), []);
  const [, go] = useLocation();
  const { act, problem } = useAct();
  const known = typeof server === 'object' && server.name !== null;
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [rules, setRules] = useState(() => recallChoices(game).rules);
  const [choosing, setChoosing] = useState(false);
  const { eveningDeals: deals = [1], isSwayedByOneCard: plain = false } = game;
  const [rounds, setRounds] = useState(4);
  const [boards, setBoards] = useState(deals[0] ?? 1);
  const [minutes, setMinutes] = useState(0);
  const [level, setLevel] = useState<LevelId>('strong');
  const [newSeries, setNewSeries] = useState<NewSeries>();
  useTitle(text.title);
  const gameName = frame.games[game.id].name;
  const open = async (): Promise<Refusal | undefined> => {
    const refusal = known ? undefined : await callMe(name);
    if (refusal !== undefined) return refusal;
    const of = await directedSeries(series, newSeries);
    if (isRefusal(of)) return of;
    const wish = {
      game: game.id,
      title: title.trim() === '' ? gameName : title.trim(),
      rules,
      rounds,
      boards,
      ranking: plain ? 'points' : 'matchpoints',
      roundMs: minutes === 0 ? null : minutes * MINUTE_MS,
      level,
    } as const;
    const opened = await openEvening(wish, of);
    if (isRefusal(opened)) return opened;
    go(directorPath(opened.evening, opened.key), { replace: true });
    return undefined;
  };
  const choice = { game, rules, choose: setRules };
  return (
    <main className="evening kit-page felt" data-game={game.id}>
      <PageHead title={text.title}>
        <p>{plain ? text.plain : text.about}</p>
      </PageHead>
      <Form className="kit-part evening-new" submit={() => act(open)}>
        {!known && <NameField name={name} change={setName} problem={problem} />}
        <label>
          {create.game}
          <Select
            value={game.id}
            values={HOUSE.map(({ id }) => id)}
            called={(id) => frame.games[id].name}
            choose={(id) => choose(findOnShelf(id) ?? game)}
          />
        </label>
        <label>
          {create.name}
          <input
            type="text"
            maxLength={60}
            placeholder={gameName}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label>
          {frame.home.ruleSet}
          <RulesSelect {...choice} all={() => setChoosing(true)} />
        </label>
        <label>
          {create.rounds}
          <Select value={rounds} values={ROUNDS} called={String} choose={setRounds} />
        </label>
        <label>
          {create.boards}
          <Select
            value={boards}
            values={deals.toSorted((a, b) => a - b)}
            called={String}
            choose={setBoards}
          />
        </label>
        <label>
          {create.time}
          <Select
            value={minutes}
            values={[0, ...MINUTES]}
            called={(n) => (n === 0 ? create.noLimit : create.minutes(n))}
            choose={setMinutes}
          />
        </label>
        <label>
          {create.level}
          <Select
            value={level}
            values={LEVELS}
            called={(one) => frame.levels[one].name}
            choose={setLevel}
          />
        </label>
        {series === undefined && <SeriesChoice value={newSeries} choose={setNewSeries} />}
        {known && <Problem text={problem} />}
        <Button type="submit" look="main">
          {create.open}
        </Button>
      </Form>
      {choosing && <RulesSheet {...choice} close={() => setChoosing(false)} />}
    </main>
  );
}

interface NewSeries {
  readonly title: string;
  readonly scoring: SeriesScoring;
}

/** The series for a new evening: a known one, or one opened now. */
async function directedSeries(
  known: string | undefined,
  wanted: NewSeries | undefined,
): Promise<OpenedSeries | Refusal | undefined> {
  if (known !== undefined) {
    const key = directorKey(known, undefined);
    return key === undefined ? refuse('only-director', 'table') : { series: known, key };
  }
  if (wanted === undefined) return undefined;
  const opened = await openSeries(wanted.title.trim(), wanted.scoring);
  if (!isRefusal(opened)) directorKey(opened.series, opened.key);
  return opened;
}

interface SeriesChoiceProps {
  readonly value: NewSeries | undefined;
  readonly choose: (series: NewSeries | undefined) => void;
}

/** Whether a new evening starts a series: its title, and how evenings are scored in it. */
function SeriesChoice({ value, choose }: SeriesChoiceProps): ReactElement {
  const { series: text } = useEveningWords();
  return (
    <>
      <label>
        {text.choose}
        <Select
          value={value === undefined ? 'none' : 'start'}
          values={['none', 'start']}
          called={(one) => text[one]}
          choose={(one) => choose(one === 'start' ? { title: '', scoring: 'places' } : undefined)}
        />
      </label>
      {value !== undefined && (
        <>
          <label>
            {text.name}
            <input
              type="text"
              required
              maxLength={60}
              value={value.title}
              onChange={({ target }) => choose({ ...value, title: target.value })}
            />
          </label>
          <label>
            {text.scoring}
            <Select
              value={value.scoring}
              values={SERIES_SCORINGS}
              called={(one) => text[one]}
              choose={(scoring) => choose({ ...value, scoring })}
            />
          </label>
          <p className="soft">
            {value.scoring === 'places' ? text.placesAbout : text.percentAbout}
          </p>
        </>
      )}
    </>
  );
}
