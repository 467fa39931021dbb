/** Actions for the whole game: another deal, the same again, from another seat. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { isShared } from '../host/hot-seat.ts';
import { useBegin } from '../shelf/use-begin.ts';
import { isBoardOfDay, roundPath } from '../table/link.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { tellIfRefused } from '../kit/notices.ts';
import { useMedia } from '../kit/use-media.ts';
import { mainLineOf } from '../kit/addresses.ts';
import { Icon } from '../kit/Icon.tsx';
import { ruleSetName } from '../words/rule-set.ts';
import { LinkedMenu } from './LinkedMenu.tsx';
import './MenuPanel.css';
import { Row } from './MenuRow.tsx';
import type { PanelName, PanelProps } from './panel-props.ts';

export type Again = 'new' | 'same' | 'swap';

/** Starts the next game at this table; if that fails the page says so, and the old one is still there. */
export function useAgain({ shown }: Pick<PanelProps, 'shown'>): (again: Again) => void {
  const { begin, beginTogether } = useBegin();
  return (again) => {
    const { id, game, level, rules, seat, view, names, chairs } = shown.scene;
    const shelf = findOnShelf(game);
    if (shelf === undefined) return;
    const by = again === 'swap' ? 1 : 0;
    const earlier = again === 'new' ? { after: id } : { same: id };
    const next = (seat + by) % view.seats;
    const company = chairs?.map((chair, at) => ({ chair, name: names[at] ?? '' }));
    tellIfRefused(
      company === undefined
        ? begin(shelf, { level, rules, seat: next, players: view.seats }, earlier)
        : beginTogether(shelf, rules, turned(company, by), earlier),
    );
  };
}

/** Moves everybody on by this many seats. */
function turned<Seat>(seats: readonly Seat[], by: number): Seat[] {
  const first = seats.length - by;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

export function MenuPanel(
  props: PanelProps & { readonly open: (panel: PanelName | undefined) => void },
): ReactElement {
  const { open, talk, shown, game, play, link, claim } = props;
  const { table, home } = talk.text.frame;
  const again = useAgain(props);
  // Phones have none.
  const keyboard = useMedia('(hover: hover)');
  const start = (which: Again) => () => {
    open(undefined);
    again(which);
  };
  return (
    <nav className="play-menu" aria-label={table.menu}>
      <RulesPlayed {...props} />
      {link === undefined ? (
        <>
          <Row icon="cards" name={table.newDeal} act={start('new')} about={table.newDealAbout} />
          <Row icon="again" name={table.sameDeal} act={start('same')} about={table.sameDealAbout} />
          <Row
            icon="swap"
            name={table.swapSeats}
            act={start('swap')}
            about={table.swapSeatsAbout}
          />
          {!isShared(shown.scene) && (
            <Row
              icon="play"
              name={table.nextGame}
              act={() => open('nextGame')}
              about={table.nextGameAbout}
            />
          )}
          {!shown.scene.over && <p className="play-menu-kept">{table.kept}</p>}
        </>
      ) : (
        <LinkedMenu link={link} names={talk.company.names} close={() => open(undefined)} />
      )}
      {claim?.rest !== undefined && !claim.running && (
        <Row
          icon="cards"
          name={claim.rest.name}
          about={claim.rest.about}
          disabled={claim.rest.move === undefined}
          act={() => {
            open(undefined);
            claim.begin();
          }}
        />
      )}
      {play.open && game.giveUp?.(shown.scene) !== undefined && (
        <Row icon="flag" name={table.giveUp} act={() => open('giveUp')} />
      )}
      {/* On a shared device the past of other hands stays hidden until all is over. */}
      {link === undefined && (shown.scene.over || !isShared(shown.scene)) && (
        <Link href={`/replay/${shown.scene.id}`} className="play-menu-row">
          <Icon name="replay" />
          <span>
            {table.replay}
            <small>{table.replayAbout}</small>
          </span>
        </Link>
      )}
      {shown.scene.from !== undefined && (
        <Link href={mainLineOf(shown.scene.from, shown.scene.seat)} className="play-menu-row">
          <Icon name="branch" />
          {table.mainLine}
        </Link>
      )}
      <hr />
      <Row icon="settings" name={table.settings} act={() => open('settings')} />
      {keyboard && <Row icon="keys" name={table.help} act={() => open('keys')} />}
      <Link href={`/learn/${shown.scene.game}`} className="play-menu-row">
        <Icon name="learn" />
        {home.rules}
      </Link>
      <Link href={`/rules/${shown.scene.game}`} className="play-menu-row">
        <Icon name="rules" />
        {table.rules}
      </Link>
      {findOnShelf(shown.scene.game)?.cards !== undefined && (
        <Link href={`/cards/${shown.scene.game}`} className="play-menu-row">
          <Icon name="cards" />
          {home.cards}
        </Link>
      )}
      {link !== undefined && isBoardOfDay(link.linked) && (
        <Link href={roundPath(link.linked) ?? '/'} className="play-menu-row">
          <Icon name="curve" />
          {home.dayDeals}
        </Link>
      )}
      <Link href="/" className="play-menu-row">
        <Icon name="home" />
        {table.home}
      </Link>
    </nav>
  );
}

/** The rules of this table, and how they differ from the usual ones. */
function RulesPlayed({ shown: { scene }, talk }: PanelProps): ReactElement {
  const own = scene.rules.split(' ').flatMap((part) => {
    const [key = '', value] = part.split('=');
    return value === undefined || key === 'deals' ? [] : [{ key, value }];
  });
  return (
    <p className="play-menu-rules">
      {talk.text.frame.home.ruleSet}: {ruleSetName(talk.text, scene.game, scene.rules)}
      {own.map(({ key, value }) => (
        <small key={key}>{talk.speech.option(key, value)}</small>
      ))}
    </p>
  );
}

/** Asks for confirmation, because only undo brings the deal back. */
export function GiveUpPanel(
  props: PanelProps & { readonly open: (panel: PanelName | undefined) => void },
): ReactElement {
  const { open, talk, shown, game, play } = props;
  const { table } = talk.text.frame;
  const text = game.giveUp?.(shown.scene);
  const price = game.price?.(shown.scene, talk);
  return (
    <>
      <p>{table.giveUpAbout}</p>
      {price !== undefined && <p className="play-menu-price">{price}</p>}
      <div className="play-menu-answer">
        <Button
          look="main"
          disabled={!play.open || text === undefined}
          onClick={() => {
            open(undefined);
            if (text !== undefined) play.send([text]);
          }}
        >
          {table.giveUp}
        </Button>
        <Button data-focus onClick={() => open(undefined)}>
          {table.cancel}
        </Button>
      </div>
    </>
  );
}
