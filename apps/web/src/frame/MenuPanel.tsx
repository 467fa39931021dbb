/** What can be done with the whole game: another deal, the same again, from another seat. */
import { isRefusal } from '@pakli/core';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { begin } from '../app/choices.ts';
import { findOnShelf } from '../games/shelf.ts';
import { Icon, type IconName } from './Icon.tsx';
import './MenuPanel.css';
import type { PanelProps } from './panel-props.ts';
import type { PanelName } from './Panels.tsx';

export type Again = 'new' | 'same' | 'swap';

/** Begins the next game at this table; nothing happens if it is refused, since the old one is still there. */
export function useAgain({ shown, talk }: PanelProps): (again: Again) => void {
  const [, go] = useLocation();
  return (again) => {
    const { id, game, level, rules, seat, view } = shown.scene;
    const shelf = findOnShelf(game);
    if (shelf === undefined) return;
    const next = again === 'swap' ? (seat + 1) % view.seats : seat;
    const same = again === 'new' ? {} : { same: id };
    void begin(shelf, { level, rules, seat: next }, talk.text, same).then((address) => {
      if (!isRefusal(address)) go(address);
    });
  };
}

export function MenuPanel(
  props: PanelProps & { readonly open: (panel: PanelName | undefined) => void },
): ReactElement {
  const { open, talk, shown } = props;
  const { table } = talk.text.frame;
  const again = useAgain(props);
  const row = (icon: IconName, name: string, act: () => void, about?: string): ReactElement => (
    <button type="button" className="menu-row" onClick={act}>
      <Icon name={icon} />
      <span>
        {name}
        {about !== undefined && <small>{about}</small>}
      </span>
    </button>
  );
  const start = (which: Again) => () => {
    open(undefined);
    again(which);
  };
  return (
    <nav className="menu" aria-label={table.menu}>
      {row('cards', table.newDeal, start('new'), table.newDealAbout)}
      {row('again', table.sameDeal, start('same'), table.sameDealAbout)}
      {row('swap', table.swapSeats, start('swap'), table.swapSeatsAbout)}
      <hr />
      {row('settings', table.settings, () => open('settings'))}
      {row('keys', table.help, () => open('keys'))}
      <Link href={`/rules/${shown.scene.game}`} className="menu-row">
        <Icon name="rules" />
        {table.rules}
      </Link>
      <Link href="/" className="menu-row">
        <Icon name="home" />
        {table.home}
      </Link>
    </nav>
  );
}
