/** Says something to everybody at a table by link, shows the chat, and mutes people. */
import type { Seat } from '@pakli/core';
import { LONGEST_LINE, PHRASES, SIGNS, type Saying } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Form } from '../kit/Form.tsx';
import { block } from '../account/open-seats.ts';
import { Sure } from '../kit/Sure.tsx';
import { useAct } from '../kit/use-act.ts';
import { mute, useMuted } from '../prefs/muted.ts';
import { useSettings } from '../prefs/settings.ts';
import type { Link } from '../table/link.ts';
import { useHeard } from './chat-lines.ts';
import './SayPanel.css';
import { Sign } from './Sign.tsx';
import { Spoken } from './ChatText.tsx';

export interface SayPanelProps {
  readonly link: Link;
  readonly close: () => void;
}

export function SayPanel({ link, close }: SayPanelProps): ReactElement {
  const { linked, client, words } = link;
  const { say: text } = words;
  const { act, problem } = useAct();
  const lines = useHeard(link);
  const { words: hears } = useSettings();
  /** Saying something closes the panel: the cards are what matters. */
  const say = (saying: Saying): void =>
    act(async () => {
      const refusal = await client.request({ kind: 'say', say: saying });
      if (refusal === undefined) close();
      return refusal;
      // Something else may be said before this has arrived.
    }, JSON.stringify(saying));
  return (
    <div className="play-say stack-12">
      {linked.you.seat !== null && (
        <>
          {linked.company.talk && <Free say={say} link={link} />}
          <div className="play-say-signs">
            {SIGNS.map((sign) => (
              <Button
                key={sign}
                look="icon"
                aria-label={text.signs[sign]}
                title={text.signs[sign]}
                onClick={() => say({ sign })}
              >
                <Sign sign={sign} />
              </Button>
            ))}
          </div>
          <div className="play-say-phrases">
            {PHRASES.map((phrase) => (
              <Button key={phrase} onClick={() => say({ phrase })}>
                {text.phrases[phrase]}
              </Button>
            ))}
          </div>
          {problem !== undefined && <p role="alert">{problem}</p>}
        </>
      )}
      {linked.you.seat !== null && <h3>{text.lines}</h3>}
      {hears === 'muted' && <p>{text.silent}</p>}
      {lines.length === 0 ? (
        <p className="soft">{text.nothing}</p>
      ) : (
        <ul className="play-say-lines stack-6">
          {lines.slice(-20).map((line) => (
            <li key={line.n}>
              <Spoken line={line} words={words} />
            </li>
          ))}
        </ul>
      )}
      {linked.you.seat !== null && <Others link={link} />}
    </div>
  );
}

interface FreeProps {
  readonly link: Link;
  readonly say: (saying: Saying) => void;
}

/** Free text, where the host allows it. */
function Free({ link, say }: FreeProps): ReactElement {
  const { say: text } = link.words;
  const [words, setWords] = useState('');
  return (
    <Form className="play-say-free" submit={() => say({ text: words })}>
      <input
        type="text"
        aria-label={text.text}
        placeholder={text.text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        enterKeyHint="send"
        data-focus
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" look="main">
        {text.send}
      </Button>
    </Form>
  );
}

/** The people one may mute or report. */
function Others({ link }: { readonly link: Link }): ReactElement | null {
  const { linked, words } = link;
  const others = linked.company.seats.flatMap((one, seat) =>
    one.kind === 'person' && seat !== linked.you.seat
      ? [{ seat, name: one.name || words.nameless }]
      : [],
  );
  if (others.length === 0) return null;
  return (
    <>
      <h3>{words.say.people}</h3>
      <ul className="play-say-others stack-6">
        {others.map(({ seat, name }) => (
          <Other key={seat} link={link} seat={seat} name={name} />
        ))}
      </ul>
    </>
  );
}

interface OtherProps {
  readonly link: Link;
  readonly seat: Seat;
  readonly name: string;
}

function Other({ link: { linked, client, words }, seat, name }: OtherProps): ReactElement {
  const { say: text } = words;
  const { table } = linked.about;
  const silent = useMuted(table).has(seat);
  const [reporting, setReporting] = useState<'asked' | 'done'>();
  const [blocked, setBlocked] = useState(false);
  const { act, problem } = useAct();
  const report = (): void =>
    act(async () => {
      const refusal = await client.request({ kind: 'report', seat });
      if (refusal === undefined) setReporting('done');
      return refusal;
    });
  return (
    <li>
      <strong>{name}</strong>
      <Button onClick={() => mute(table, seat, !silent)}>
        {silent ? text.unmute(name) : text.mute(name)}
      </Button>
      {reporting === undefined && (
        <Button onClick={() => setReporting('asked')}>{text.report(name)}</Button>
      )}
      {reporting === 'asked' && (
        <Sure
          name={text.report(name)}
          about={text.reportSure(name)}
          yes={text.report(name)}
          act={report}
          no={text.cancel}
          keep={() => setReporting(undefined)}
        />
      )}
      {blocked ? (
        <span role="status">{text.blocked}</span>
      ) : (
        <Button
          onClick={() =>
            act(async () => {
              const refusal = await block(table, seat);
              setBlocked(refusal === undefined);
              return refusal;
            })
          }
        >
          {text.block(name)}
        </Button>
      )}
      <span role="status">{reporting === 'done' && text.reported}</span>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </li>
  );
}
