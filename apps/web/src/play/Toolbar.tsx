/** On a phone: a thin bar above with the way home and the menu, and the tools within reach of the thumb below. */
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
  /** The table is shown, where the hand alone could be. */
  readonly looks: boolean;
  /** Shows the other one of the two. */
  readonly turn: (() => void) | undefined;
}

export function Toolbar(props: ToolbarProps): ReactElement | null {
  const { shown, game, talk, asks, link, name, wide, looks, turn, open, undo, redo, ask } = props;
  if (wide) return null;
  const { scene } = shown;
  const { home, table, result } = talk.text.frame;
  const boards =
    link !== undefined && isBoardOfDay(link.linked) ? roundPath(link.linked) : undefined;
  const undoName = link === undefined ? table.undo : link.words.takeBack;
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
          <Tool
            icon={looks ? 'cards' : 'eye'}
            name={looks ? link.words.toHand : link.words.toTable}
            act={turn}
          />
        )}
        {asks.hint !== undefined && (
          <Tool icon="hint" name={table.hint} act={ask} off={!asks.hint} />
        )}
        {asks.undo !== undefined && (
          <Tool icon="undo" name={undoName} act={undo} off={!asks.undo} />
        )}
        {scene.canRedo && <Tool icon="redo" name={table.redo} act={redo} />}
        <Tool icon="score" name={table.score} act={() => open('score')} />
        <Tool icon="log" name={table.log} act={() => open('log')} />
      </nav>
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  readonly off?: boolean;
}

function Tool({ icon, name, act, off = false }: ToolProps): ReactElement {
  return (
    <button type="button" className="table-toolbar-tool" disabled={off} onClick={act}>
      <Icon name={icon} />
      {name}
    </button>
  );
}
