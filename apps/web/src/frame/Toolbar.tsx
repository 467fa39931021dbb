/** On a phone: a thin bar above with the way home and the menu, and the tools within reach of the thumb below. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './Icon.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import './Toolbar.css';

export function Toolbar(props: SidePanelProps & { readonly wide: boolean }): ReactElement | null {
  const { shown, talk, play, name, wide, open, undo, ask } = props;
  if (wide) return null;
  const { scene } = shown;
  const { table } = talk.text.frame;
  const tool = (icon: IconName, label: string, act: () => void, off = false): ReactElement => (
    <button type="button" className="toolbar-tool" disabled={off} onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <header className="toolbar-top">
        <Link href="/" className="toolbar-home" aria-label={table.home}>
          <Icon name="back" />
        </Link>
        <p className="toolbar-name">
          {name}
          {scene.deals > 1 && <small>{table.deal(scene.deal + 1, scene.deals)}</small>}
        </p>
        <button
          type="button"
          className="toolbar-home"
          aria-label={table.menu}
          onClick={() => open('menu')}
        >
          <Icon name="more" />
        </button>
      </header>
      <nav className="toolbar-bottom" aria-label={table.more}>
        {tool('hint', table.hint, ask, !play.open)}
        {tool('undo', table.undo, undo, !scene.canUndo)}
        {tool('score', table.score, () => open('score'))}
        {tool('log', table.lastMove, () => open('log'))}
      </nav>
    </>
  );
}
