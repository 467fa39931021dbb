/** Actions at a table by link besides playing: hand the seat to a computer, for a while or for good, end the match; as host decide who may come. */
import type { Command } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { decides, isBoardOfDay, type Link } from '../table/link.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { Row } from './MenuRow.tsx';

export interface LinkedMenuProps {
  readonly link: Link;
  /** Everybody's name. */
  readonly names: readonly string[];
  readonly close: () => void;
}

export function LinkedMenu({ link, names, close }: LinkedMenuProps): ReactElement {
  const { linked, client, words } = link;
  const want = (command: Command) => () => {
    close();
    tellIfRefused(client.act(command));
  };
  return (
    <>
      {/* Anyone who hands a board of the day to a computer has no result; the board waits for them as it is. */}
      {decides(linked) && !isBoardOfDay(linked) && (
        <Row
          icon="pause"
          name={words.leave}
          about={words.leaveAbout}
          act={want({ kind: 'leave' })}
        />
      )}
      {decides(linked) && linked.can.includes('end') && (
        <Row
          icon="flag"
          name={words.end}
          about={words.endAbout}
          act={want({ kind: 'ask', what: 'end' })}
        />
      )}
      {linked.company.phase === 'playing' && !isBoardOfDay(linked) && (
        <Releasing {...{ link, names, want }} />
      )}
      {linked.you.host && <Hosting {...{ link, names, want }} />}
      {link.ways?.(close)}
    </>
  );
}

/**
 * Gives up one's own seat, after a confirmation, or asks the others about a seat whose player has been away for days.
 */
function Releasing({ link: { linked, words }, names, want }: HostingProps): ReactElement {
  const { company, you } = linked;
  const [asks, setAsks] = useState(false);
  const long = company.seats.flatMap((one, seat) =>
    one.kind === 'person' && one.releasable === true && seat !== you.seat ? [seat] : [],
  );
  return (
    <>
      {you.seat !== null && !asks && (
        <Row icon="flag" name={words.release} act={() => setAsks(true)} />
      )}
      {you.seat !== null && asks && (
        <div className="play-menu-sure" role="group" aria-label={words.release}>
          <p>{words.releaseAbout}</p>
          <div className="play-menu-answer">
            <Button look="main" onClick={want({ kind: 'release', seat: you.seat })}>
              {words.releaseSure}
            </Button>
            <Button ref={focus} onClick={() => setAsks(false)}>
              {words.releaseNot}
            </Button>
          </div>
        </div>
      )}
      {decides(linked) &&
        long.map((seat) => (
          <Row
            key={seat}
            icon="chair"
            name={words.releaseOther(names[seat] ?? '')}
            about={words.releaseOtherAbout}
            act={want({ kind: 'release', seat })}
          />
        ))}
    </>
  );
}

/** The pressed button is gone: the keyboard continues from here. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}

interface HostingProps extends Omit<LinkedMenuProps, 'close'> {
  readonly want: (command: Command) => () => void;
}

function Hosting({ link: { linked, words }, names, want }: HostingProps): ReactElement {
  const { phase, seats, offered, locked, newcomers, watching, talk } = linked.company;
  const vacant = seats.flatMap((one, seat) =>
    one.kind === 'computer' && !locked && (one.released !== true || newcomers === true)
      ? [seat]
      : [],
  );
  return (
    <>
      {phase === 'playing' &&
        vacant.map((seat) => {
          const name = names[seat] ?? '';
          const open = !offered.includes(seat);
          return (
            <Row
              key={seat}
              icon="chair"
              name={open ? words.offer(name) : words.keepSeat(name)}
              {...(open ? { about: words.offerAbout } : {})}
              act={want({ kind: 'offer', seat, open })}
            />
          );
        })}
      <Row
        icon="eye"
        name={watching ? words.watchOff : words.watchOn}
        {...(watching ? { about: words.watchOffAbout } : {})}
        act={want({ kind: 'watching', watching: !watching })}
      />
      <Row
        icon="speak"
        name={talk ? words.talkOff : words.talkOn}
        act={want({ kind: 'talk', talk: !talk })}
      />
    </>
  );
}
