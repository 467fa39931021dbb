/** How one is called to tables: which notifications, quiet hours, and a calendar. */
import { isRefusal } from '@pakli/core';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import {
  endSubscription,
  keepSubscription,
  localeNow,
  problemHere,
  type PushProblem,
} from '../calls/push.ts';
import {
  openSeatWish,
  setCallWishes,
  useCallWishes,
  WISHES,
  type CallWish,
  type CallWishes,
} from '../calls/wishes.ts';
import { dropCalendar, newCalendar } from '../host/server.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { Radios } from '../kit/Radios.tsx';
import { Select } from '../kit/Select.tsx';
import { useAct } from '../kit/use-act.ts';
import { setSetting, useSettings } from '../prefs/settings.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import './Calls.css';

/** For somebody who turns them on for the first time. */
const NIGHT = [22, 7] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const called = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function Calls(): ReactElement {
  const { notify } = useSettings();
  const wishes = useCallWishes();
  const { calls: text, openSeats } = useOnlineWords();
  const { settings, games } = useWords().frame;
  const offered: readonly (readonly [CallWish, string])[] = [
    ...WISHES.map((one) => [one, text.wishes[one]] as const),
    ...Object.entries(games).map(
      ([id, { name }]) => [openSeatWish(id), openSeats.waits(name)] as const,
    ),
  ];
  const [problem, setProblem] = useState<PushProblem | 'denied' | undefined>(problemHere);
  const switches = [
    { value: 'off', name: settings.off },
    { value: 'on', name: settings.on },
  ] as const;
  /** A browser asks its user only once; that answer counts. */
  const switchNotify = async (value: 'off' | 'on'): Promise<void> => {
    if (value === 'on' && (await Notification.requestPermission()) !== 'granted') {
      setProblem('denied');
      return;
    }
    setSetting('notify', value);
    if (value === 'on') setProblem(await keepSubscription());
    else await endSubscription();
  };
  const wish = (next: CallWishes): void => {
    setCallWishes(next);
    void keepSubscription().then(setProblem);
  };
  return (
    <section className="account" aria-label={text.title}>
      <h3>{text.title}</h3>
      {/* Pages over plain http may not send notifications. */}
      {typeof Notification !== 'undefined' && isSecureContext && (
        <Radios
          name={text.notify}
          about={text.notifyAbout}
          value={notify}
          values={switches}
          choose={(value) => void switchNotify(value)}
        />
      )}
      {problem !== undefined && <p role="status">{text.problems[problem]}</p>}
      {notify === 'on' && problem === undefined && (
        <>
          {offered.map(([one, name]) => (
            <Radios
              key={one}
              name={name}
              value={wishes.wishes.includes(one) ? 'on' : 'off'}
              values={switches}
              choose={(value) => {
                const others = wishes.wishes.filter((other) => other !== one);
                wish({ ...wishes, wishes: value === 'on' ? [...others, one] : others });
              }}
            />
          ))}
          <Radios
            name={text.quiet}
            about={text.quietAbout}
            value={wishes.quiet === null ? 'off' : 'on'}
            values={switches}
            choose={(value) => wish({ ...wishes, quiet: value === 'on' ? NIGHT : null })}
          />
          {wishes.quiet !== null && (
            <QuietHours hours={wishes.quiet} choose={(quiet) => wish({ ...wishes, quiet })} />
          )}
        </>
      )}
      <Calendar />
    </section>
  );
}

interface QuietHoursProps {
  readonly hours: readonly [from: number, to: number];
  readonly choose: (hours: readonly [from: number, to: number]) => void;
}

function QuietHours({ hours: [from, to], choose }: QuietHoursProps): ReactElement {
  const { calls: text } = useOnlineWords();
  return (
    <p className="settings-quiet">
      <label>
        {text.from}{' '}
        <Select value={from} values={HOURS} called={called} choose={(hour) => choose([hour, to])} />
      </label>
      <label>
        {text.until}{' '}
        <Select value={to} values={HOURS} called={called} choose={(hour) => choose([from, hour])} />
      </label>
    </p>
  );
}

/** The calendar address of one's deadlines, shown once: the server keeps only its hash. */
function Calendar(): ReactElement {
  const { calls: text, invite } = useOnlineWords();
  const [address, setAddress] = useState('');
  const { act, problem } = useAct();
  const create = (): void =>
    act(async () => {
      const key = await newCalendar(localeNow());
      if (isRefusal(key)) return key;
      setAddress(new URL(`api/calendar/${key}.ics`, document.baseURI.replace(/#.*/, '')).href);
      return undefined;
    });
  const drop = (): void =>
    act(async () => {
      setAddress('');
      return dropCalendar();
    });
  return (
    <fieldset className="settings-calendar">
      <legend>{text.calendar}</legend>
      <p>{text.calendarAbout}</p>
      {address !== '' && <CopyBox name={text.calendar} value={address} words={invite} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <Button onClick={create}>{text.newAddress}</Button>
      <Button onClick={drop}>{text.noAddress}</Button>
    </fieldset>
  );
}
