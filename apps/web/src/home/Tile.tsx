/** A game: a picture in its style, one sentence, and a tap that starts it with the last choices. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { lazyPart } from '../hooks/lazily.ts';
import { useServer } from '../host/server.ts';
import { lookForUpdate } from '../offline/updates.ts';
import { useAct } from '../kit/use-act.ts';
import { isPlain } from '../prefs/plain.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { recallChoices, rememberChoices, sized, type Choices } from '../shelf/choices.ts';
import { homeRulesOf } from '../shelf/home-rules.ts';
import { hasMet, meet } from '../shelf/newcomer.ts';
import { isTaught, type ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import './Tile.css';
import { LEVELS } from '@pakli/core/search';
import { Select } from '../kit/Select.tsx';
import { RulesChoice } from '../shelf/RulesChoice.tsx';

const Together = lazyPart(() => import('./SharedDevice.tsx'), 'Together');
const HomeRules = lazyPart(() => import('../shelf/HomeRules.tsx'), 'HomeRules');
const NewTable = lazyPart(() => import('../online/NewTable.tsx'), 'NewTable');

export function Tile({ game }: { readonly game: ShelfGame }): ReactElement {
  const words = useWords();
  const { begin } = useBegin();
  const { act, problem } = useAct();
  const [choices, setChoices] = useState(() => recallChoices(game));
  const [shared, setShared] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [asking, setAsking] = useState(false);
  const server = useServer();
  // A page served by our server offers online play until it is known that the server does not answer.
  const online = server === 'unknown' || (server !== 'none' && server.games.includes(game.id));
  const { home, games, together } = words.frame;
  const text = games[game.id];
  const choose = (next: Choices): void => {
    rememberChoices(game, next);
    setChoices(next);
  };
  const asked = homeRulesOf(game, choices, words.locale);
  const start = (chosen: Choices): void => {
    act(() =>
      begin(game, chosen, {}, (address) => meet(game.id, address)).catch((error: unknown) => {
        // The game's module may be gone along with its build.
        void lookForUpdate();
        throw error;
      }),
    );
  };
  const { Art } = game;
  return (
    <article
      className="home-tile felt"
      data-game={game.id}
      onPointerEnter={() => void game.table().catch(() => undefined)}
    >
      {!isPlain() && (
        <div className="home-tile-art" aria-hidden="true">
          <Art />
        </div>
      )}
      <div className="home-tile-words">
        <h2>{text.name}</h2>
        <p>{text.about}</p>
        <p className="home-tile-facts">
          <span>{text.players}</span>
          <span>{text.length}</span>
        </p>
        <p className="home-tile-ways">
          <Link
            href={isTaught(game) ? `/learn/${game.id}` : `/rules/${game.id}`}
            className="home-tile-learn"
            data-first={hasMet(game.id) ? undefined : ''}
            aria-label={`${home.rules}: ${text.name}`}
          >
            {home.rules}
          </Link>
          {game.lacks?.includes('puzzles') !== true && (
            <Link
              href={`/learn/${game.id}/puzzles`}
              className="home-tile-learn"
              aria-label={`${home.puzzles}: ${text.name}`}
            >
              {home.puzzles}
            </Link>
          )}
          {game.cards !== undefined && (
            <Link
              href={`/cards/${game.id}`}
              className="home-tile-learn"
              aria-label={`${home.cards}: ${text.name}`}
            >
              {home.cards}
            </Link>
          )}
        </p>
        {problem !== undefined && (
          <p className="home-tile-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="home-tile-start">
        <button
          type="button"
          className="home-tile-play"
          onClick={() => (asked === undefined ? start(choices) : setAsking(true))}
        >
          {home.play(text.name)}
        </button>
        <div className="home-tile-people">
          {online && (
            <button
              type="button"
              aria-label={`${home.friends}: ${text.name}`}
              onClick={() => setInviting(true)}
            >
              {home.friends}
            </button>
          )}
          <button
            type="button"
            aria-label={`${together.open}: ${text.name}`}
            onClick={() => setShared(true)}
          >
            {together.open}
          </button>
        </div>
        <TileChoices game={game} choices={choices} choose={choose} />
      </div>
      {asking && asked !== undefined && (
        <HomeRules
          game={game}
          ruleSets={asked}
          choose={(rules) => {
            setAsking(false);
            choose({ ...choices, rules });
            start({ ...choices, rules });
          }}
          close={() => setAsking(false)}
        />
      )}
      {inviting && (
        <NewTable
          game={sized(game, choices.players)}
          rules={choices.rules}
          close={() => setInviting(false)}
        />
      )}
      {shared && (
        <Together
          game={sized(game, choices.players)}
          rules={choices.rules}
          close={() => setShared(false)}
        />
      )}
    </article>
  );
}

interface TileChoicesProps {
  readonly game: ShelfGame;
  readonly choices: Choices;
  readonly choose: (choices: Choices) => void;
}

/** Strength, rules and seat, each remembered; unobtrusive, because nobody has to touch them. */
function TileChoices({ game, choices, choose }: TileChoicesProps): ReactElement {
  const { home, levels, games } = useWords().frame;
  const { seats } = sized(game, choices.players);
  return (
    <div className="home-tile-choices" role="group" aria-label={home.choices(games[game.id].name)}>
      <Select
        aria-label={home.level}
        value={choices.level}
        values={LEVELS}
        called={(level) => levels[level].name}
        choose={(level) => choose({ ...choices, level })}
      />
      <RulesChoice
        game={game}
        rules={choices.rules}
        choose={(rules) => choose({ ...choices, rules })}
      />
      {game.counts !== undefined && (
        <Select
          aria-label={home.howMany}
          value={seats}
          values={game.counts}
          called={(count) => home.players(`${count}`)}
          choose={(players) => choose({ ...choices, players, seat: undefined })}
        />
      )}
      <Select
        aria-label={home.seat}
        value={choices.seat ?? ''}
        values={['', ...Array.from({ length: seats }, (_, seat) => seat)]}
        called={(seat) => (seat === '' ? home.anySeat : home.seatNumber(seat + 1))}
        choose={(seat) => choose({ ...choices, seat: seat === '' ? undefined : seat })}
      />
    </div>
  );
}
