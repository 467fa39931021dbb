/** Beside a wide table: score, log, and tools. */
import { OVER } from '@pakli/core';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { HintPanel } from './HintPanel.tsx';
import { Icon } from '../kit/Icon.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MainLine } from './MainLine.tsx';
import type { PanelName, PanelProps } from './panel-props.ts';
import type { Tool } from './tools.ts';
import '../table/side.css';
import { ruleSetName } from '../words/rule-set.ts';

export interface SidePanelProps extends PanelProps {
  readonly name: string;
  readonly open: (panel: PanelName) => void;
  readonly tools: readonly Tool[];
}

export function SidePanel(props: SidePanelProps): ReactElement {
  const { shown, game, talk, mode, hint, name, open, tools } = props;
  const { scene } = shown;
  const { table, hint: hints } = talk.text.frame;
  const { Score } = game;
  return (
    <aside className="table-side" data-over={scene.view.turn === OVER ? '' : undefined}>
      <header className="table-side-head">
        <div>
          <p className="table-side-name">{name}</p>
          {scene.deals !== 1 && (
            <p className="fine-print">{talk.speech.deals.name(scene.deal + 1, scene.deals)}</p>
          )}
          <p className="fine-print">{ruleSetName(talk.text, scene.game, scene.rules)}</p>
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
        {tools.map(({ name, text, off, brief, use }) =>
          brief === true ? (
            <button
              key={name}
              type="button"
              className="button table-side-brief"
              aria-label={text}
              title={text}
              onClick={use}
            >
              <Icon name={name} />
            </button>
          ) : (
            <Button key={name} disabled={off} onClick={use}>
              <Icon name={name} />
              {text}
            </Button>
          ),
        )}
      </footer>
    </aside>
  );
}
