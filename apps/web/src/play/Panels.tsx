/** Everything that opens over the table. */
import type { ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { HintPanel } from './HintPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { GiveUpPanel, MenuPanel } from './MenuPanel.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import type { PanelName, PanelProps } from './panel-props.ts';

export interface PanelsProps extends PanelProps {
  readonly name: string;
  readonly panel: PanelName | undefined;
  readonly open: (panel: PanelName | undefined) => void;
  readonly setMode: (mode: string) => void;
}

export function Panels(props: PanelsProps): ReactElement | null {
  const { panel, open, game, shown, talk, mode, setMode, name } = props;
  const { frame } = talk.text;
  const close = (): void => open(undefined);
  const { Score } = game;
  if (panel === undefined) return null;
  const panels: Readonly<Record<PanelName, readonly [title: string, content: ReactElement]>> = {
    hint: [frame.hint.title, <HintPanel {...props} done={close} />],
    score: [frame.table.score, <Score scene={shown.scene} talk={talk} mode={mode} />],
    log: [frame.table.log, <LogPanel {...props} />],
    menu: [name, <MenuPanel {...props} />],
    settings: [
      frame.settings.title,
      <>
        <ModeChoice game={game} talk={talk} mode={mode} setMode={setMode} />
        <SettingsForm />
      </>,
    ],
    keys: [frame.keys.title, <KeysPanel />],
    giveUp: [frame.table.giveUp, <GiveUpPanel {...props} />],
  };
  const [title, content] = panels[panel];
  return (
    <Sheet key={panel} title={title} close={close}>
      {content}
    </Sheet>
  );
}
