/** Beside a wide table: whose eyes, log, analysis and score, and the way to share. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Icon } from '../kit/Icon.tsx';
import '../table/side.css';
import { Radios } from '../kit/Radios.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import type { ReplayProps } from './replay-props.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { SharePanel } from './SharePanel.tsx';
import { ViewChoice } from './ViewChoice.tsx';

type Tab = 'log' | 'analysis' | 'score';

export function ReplaySide(props: ReplayProps & { readonly first: Tab }): ReactElement {
  const { words, talk, name, game, mode, reel, first } = props;
  const { frame } = talk.text;
  const [tab, setTab] = useState<Tab>(first);
  const [sharing, setSharing] = useState(false);
  const { Score } = game;
  const tabs: readonly { value: Tab; name: string }[] = [
    { value: 'log', name: frame.table.log },
    { value: 'analysis', name: words.analysis.title },
    { value: 'score', name: frame.table.score },
  ];
  return (
    <aside className="table-side replay-side">
      <header className="table-side-head">
        <div>
          <p className="table-side-name">{name}</p>
          <p className="table-side-deal">{words.title}</p>
        </div>
        <Link href="/replays" className="button button-icon" aria-label={words.list.title}>
          <Icon name="close" />
        </Link>
      </header>
      <ViewChoice {...props} />
      <Radios name={words.title} value={tab} values={tabs} choose={setTab} />
      <div className="replay-tab" data-tab={tab}>
        {tab === 'log' && <ReplayLog {...props} />}
        {tab === 'analysis' && <AnalysisPanel {...props} />}
        {tab === 'score' && reel.shown !== undefined && (
          <Score scene={reel.shown.scene} talk={talk} mode={mode} />
        )}
      </div>
      <footer className="replay-foot">
        <Button onClick={() => setSharing(true)}>
          <Icon name="share" />
          {words.share.title}
        </Button>
        <p>{words.keys}</p>
      </footer>
      {sharing && (
        <Sheet title={words.share.title} close={() => setSharing(false)}>
          <SharePanel {...props} />
        </Sheet>
      )}
    </aside>
  );
}
