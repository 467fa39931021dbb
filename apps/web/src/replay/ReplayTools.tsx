/** On a phone: a thin bar on top, and below the player the buttons of the panels. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../kit/Sheet.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import '../table/toolbar.css';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import type { ReplayProps } from './replay-props.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { SharePanel } from './SharePanel.tsx';
import { ViewChoice } from './ViewChoice.tsx';

type PanelName = 'view' | 'log' | 'analysis' | 'score' | 'share';

interface Panel {
  readonly title: string;
  readonly content: ReactElement | null;
}

export function ReplayTools(
  props: ReplayProps & { readonly first: PanelName | undefined },
): ReactElement {
  const { words, talk, name, game, mode, reel, first } = props;
  const { table } = talk.text.frame;
  const [panel, setPanel] = useState(first);
  const close = (): void => setPanel(undefined);
  const { Score } = game;
  const { shown, at, last } = reel;
  const panels: Readonly<Record<PanelName, Panel>> = {
    view: { title: words.view.title, content: <ViewChoice {...props} /> },
    log: { title: table.log, content: <ReplayLog {...props} /> },
    analysis: {
      title: words.analysis.title,
      content: <AnalysisPanel {...props} done={close} />,
    },
    score: {
      title: table.score,
      content: shown === undefined ? null : <Score scene={shown.scene} talk={talk} mode={mode} />,
    },
    share: { title: words.share.title, content: <SharePanel {...props} /> },
  };
  const tool = (which: PanelName, icon: IconName, label: string): ReactElement => (
    <button type="button" className="table-toolbar-tool" onClick={() => setPanel(which)}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <header className="table-toolbar-top">
        <Link href="/replays" className="table-toolbar-home" aria-label={words.list.title}>
          <Icon name="back" />
        </Link>
        <p className="table-toolbar-name">
          {name}
          <small>{words.controls.step(at, last)}</small>
        </p>
        <button
          type="button"
          className="table-toolbar-home"
          aria-label={words.share.title}
          onClick={() => setPanel('share')}
        >
          <Icon name="share" />
        </button>
      </header>
      <nav className="table-toolbar-bottom" aria-label={table.more}>
        {tool('view', 'eye', words.view.title)}
        {tool('log', 'log', words.controls.label)}
        {tool('analysis', 'curve', words.analysis.title)}
        {tool('score', 'score', table.score)}
      </nav>
      {panel !== undefined && (
        <Sheet title={panels[panel].title} close={close}>
          {panels[panel].content}
        </Sheet>
      )}
    </>
  );
}
