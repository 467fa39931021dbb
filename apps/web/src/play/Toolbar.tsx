/** On a phone: a thin bar on top with the way home and the menu, and the tools within reach of the thumb below. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { MainLine } from './MainLine.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import { isBoardOfDay, roundPath } from '../table/link.ts';
import { standingOf } from '../table/standing.ts';
import '../table/toolbar.css';

export interface ToolbarProps extends SidePanelProps {
  readonly wide: boolean;
  /** The table is shown, although the hand alone could be. */
  readonly looks: boolean;
  /** Switches to the other of the two. */
  readonly turn: (() => void) | undefined;
}

export function Toolbar(props: ToolbarProps): ReactElement | null {
  const { shown, game, talk, link, name, wide, looks, turn, open, tools } = props;
  if (wide) return null;
  const { scene } = shown;
  const { home, table, result } = talk.text.frame;
  const boards =
    link !== undefined && isBoardOfDay(link.linked) ? roundPath(link.linked) : undefined;
  const { places } = standingOf(scene.sheet, scene.names.length, game);
  return (
    <>
      <header className="table-toolbar-top">
        <Link
          href={boards ?? '/'}
          className="table-toolbar-home"
          aria-label={boards === undefined ? table.home : home.dayDeals}
        >
          <Icon name="back" />
        </Link>
        <div>
          <p className="table-toolbar-name">
            {name}
            {scene.deals !== 1 && (
              <small>
                {talk.speech.deals.name(scene.deal + 1, scene.deals)}
                {scene.sheet.length > 0 && ` · ${result.place(places[scene.seat] ?? 0)}`}
              </small>
            )}
          </p>
          <MainLine scene={scene} talk={talk} />
        </div>
        <button
          type="button"
          className="table-toolbar-home"
          aria-label={table.menu}
          onClick={() => open('menu')}
        >
          <Icon name="more" />
        </button>
      </header>
      <nav className="table-toolbar-bottom" aria-label={table.more}>
        {link !== undefined && turn !== undefined && (
          <ToolButton
            icon={looks ? 'cards' : 'eye'}
            name={looks ? link.words.toHand : link.words.toTable}
            use={turn}
          />
        )}
        {tools.map(({ name, text, off, use }) => (
          <ToolButton key={name} icon={name} name={text} use={use} off={off} />
        ))}
        <ToolButton icon="score" name={table.score} use={() => open('score')} />
        <ToolButton icon="log" name={table.log} use={() => open('log')} />
      </nav>
    </>
  );
}

interface ToolButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly use: () => void;
  readonly off?: boolean;
}

function ToolButton({ icon, name, use, off = false }: ToolButtonProps): ReactElement {
  return (
    <button type="button" className="table-toolbar-tool" disabled={off} onClick={use}>
      <Icon name={icon} />
      {name}
    </button>
  );
}
