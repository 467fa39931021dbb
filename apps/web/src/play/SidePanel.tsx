/** Beside a wide table: score, log, and what one may ask for. */
import { OVER } from '@pakli/core';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { HintPanel } from './HintPanel.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MainLine } from './MainLine.tsx';
import type { PanelName, PanelProps } from './panel-props.ts';
import '../table/side.css';
import { ruleSetName } from '../words/rule-set.ts';

export interface SidePanelProps extends PanelProps {
  readonly name: string;
  readonly open: (panel: PanelName) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly ask: () => void;
}

export function SidePanel(props: SidePanelProps): ReactElement {
  const { shown, game, talk, mode, asks, link, hint, name, open, undo, redo, ask } = props;
  const { scene } = shown;
  const { table, hint: hints } = talk.text.frame;
  const { Score } = game;
  return (
    <aside className="table-side" data-over={scene.view.turn === OVER ? '' : undefined}>
      <header className="table-side-head">
        <div>
          <p className="table-side-name">{name}</p>
          {scene.deals !== 1 && (
            <p className="table-side-deal">{talk.speech.deals.name(scene.deal + 1, scene.deals)}</p>
          )}
          <p className="table-side-deal">{ruleSetName(talk.text, scene.game, scene.rules)}</p>
          <MainLine scene={scene} talk={talk} />
        </div>
        <Button look="icon" aria-label={table.menu} onClick={() => open('menu')}>
          <Icon name="more" />
        </Button>
      </header>
      <section aria-label={table.score}>
        <Score scene={shown.told.scene} talk={talk} mode={mode} />
      </section>
      {hint.state.kind === 'none' ? (
        <section className="table-side-log">
          <LogPanel {...props} />
        </section>
      ) : (
        <section className="table-side-log" aria-label={hints.title}>
          <HintPanel {...props} />
        </section>
      )}
      <footer className="table-side-foot">
        {asks.hint !== undefined && (
          <Button disabled={!asks.hint} onClick={ask}>
            <Icon name="hint" />
            {table.hint}
          </Button>
        )}
        {asks.undo !== undefined && (
          <Button disabled={!asks.undo} onClick={undo}>
            <Icon name="undo" />
            {link === undefined ? table.undo : link.words.takeBack}
          </Button>
        )}
        {scene.canRedo && (
          <button
            type="button"
            className="button table-side-redo"
            aria-label={table.redo}
            title={table.redo}
            onClick={redo}
          >
            <Icon name="redo" />
          </button>
        )}
      </footer>
    </aside>
  );
}
