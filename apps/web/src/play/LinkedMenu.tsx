/** What one can do at a table by link beside playing: leave the seat to a computer, end the match; as host decide who may come. */
import type { Command } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { decides, type Link } from '../table/link.ts';
import { told } from './Answer.tsx';
import { Row } from './MenuRow.tsx';

export interface LinkedMenuProps {
  readonly link: Link;
  /** What everybody is called. */
  readonly names: readonly string[];
  readonly close: () => void;
}

export function LinkedMenu({ link, names, close }: LinkedMenuProps): ReactElement {
  const { linked, acts, words } = link;
  const want = (command: Command) => () => {
    close();
    told(acts.command(command));
  };
  return (
    <>
      {decides(linked) && (
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
      {linked.you.host && <Hosting {...{ link, names, want }} />}
      {link.ways}
    </>
  );
}

interface HostingProps extends Omit<LinkedMenuProps, 'close'> {
  readonly want: (command: Command) => () => void;
}

function Hosting({ link: { linked, words }, names, want }: HostingProps): ReactElement {
  const { phase, seats, offered, watching, talk } = linked.company;
  const vacant = seats.flatMap((one, seat) =>
    one.kind === 'computer' || (one.kind === 'person' && one.covered) ? [seat] : [],
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
