/** Shares a game: a link that holds it, and its record as text. */
import { isRefusal } from '@pakli/core';
import { explain } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { lazyPart } from '../hooks/lazily.ts';
import { refusalOf } from '../host/failure.ts';
import { shareAddressFor } from '../host/share-address.ts';
import { useHost } from '../host/use-host.ts';
import { useOwnName } from '../prefs/name.ts';
import { useCopy } from '../kit/use-copy.ts';
import { useAsync } from '../hooks/use-async.ts';
import { HOUSE } from '../shelf/shelf.ts';
import { scoreToShare } from './film-score.ts';
import type { ReplayProps } from './replay-props.ts';
import { Copied } from './Copied.tsx';
import { EmbedCodes } from './EmbedCodes.tsx';
import './SharePanel.css';

const SendSheet = lazyPart(() => import('../challenge/SendSheet.tsx'), 'SendSheet');

export function SharePanel({ film, talk, words, reel, game, name }: ReplayProps): ReactElement {
  const { share: text } = words;
  const host = useHost();
  const own = useOwnName();
  const [news, take] = useCopy(text);
  const { source, self, running, watch } = film;
  const { names } = talk.company;
  const shared = useAsync(
    async () => {
      if (running) return undefined;
      // Nobody else is "You".
      const others = names.map((name, seat) => (seat === self ? own || words.somebody : name));
      return host.share(source, others).catch(refusalOf);
    },
    [host, source, names, self, running, words, own],
    true,
  );
  if (running) return <p>{text.running}</p>;
  if (shared === undefined) return <p aria-busy="true">{talk.text.frame.error.loading}</p>;
  if (isRefusal(shared)) return <p role="alert">{explain(talk.text, shared).text}</p>;
  const { link, record } = shared;
  const path = `/${link ?? ''}/${reel.at}/${watch.seat}`;
  const score = scoreToShare(film, reel.at);
  const address = shareAddressFor(
    { path, game: game.id, locale: talk.text.locale, ...(score === undefined ? {} : { score }) },
    null,
  );
  return (
    <div className="replay-share">
      {link === undefined ? (
        <p>{text.tooLong}</p>
      ) : (
        <>
          <p>{text.about}</p>
          <Copied name={text.link} value={address} act={text.copyLink} take={take} />
          {isOfHouse(game.id) && (
            <EmbedCodes
              code={{
                path,
                link: address,
                game: game.id,
                locale: talk.text.locale,
                title: `${words.title}: ${name}`,
              }}
              text={text}
              take={take}
            />
          )}
        </>
      )}
      <Copied name={text.record} value={record} act={text.copyRecord} take={take} tall />
      <a
        className="button"
        download={`${game.id}.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(record)}`}
      >
        {text.download}
      </a>
      <p role="status">{news}</p>
      {'saved' in source && (
        <Challenge {...source} game={game.id} act={talk.text.frame.result.challenge} />
      )}
    </div>
  );
}

/** Frames and pictures exist only for the games of the house. */
const isOfHouse = (game: string): boolean => HOUSE.some(({ id }) => id === game);

interface ChallengeProps {
  /** The id of a game played here. */
  readonly saved: string;
  readonly game: string;
  readonly act: string;
}

/** The same cards for a friend, if the game can be played as a challenge. */
function Challenge({ saved, game, act }: ChallengeProps): ReactElement | null {
  const host = useHost();
  const [sending, setSending] = useState(false);
  const code = useAsync(() => host.challenge(saved, '').catch(refusalOf), [saved]);
  if (code === undefined || isRefusal(code)) return null;
  return (
    <>
      <Button onClick={() => setSending(true)}>{act}</Button>
      {sending && <SendSheet id={saved} game={game} close={() => setSending(false)} />}
    </>
  );
}
