/** Everything that opens over the table. */
import type { ReactElement } from 'react';
import { Sheet } from '../app/Sheet.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { HintPanel } from './HintPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import type { PanelProps } from './panel-props.ts';

export type PanelName = 'hint' | 'score' | 'log' | 'menu' | 'settings' | 'keys';

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
  switch (panel) {
    case undefined:
      return null;
    case 'hint':
      return (
        <Sheet title={frame.hint.title} close={close}>
          <HintPanel {...props} done={close} />
        </Sheet>
      );
    case 'score':
      return (
        <Sheet title={frame.table.score} close={close}>
          <Score scene={shown.scene} talk={talk} mode={mode} />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet title={frame.table.log} close={close}>
          <LogPanel {...props} />
        </Sheet>
      );
    case 'menu':
      return (
        <Sheet title={name} close={close}>
          <MenuPanel {...props} />
        </Sheet>
      );
    case 'settings':
      return (
        <Sheet title={frame.settings.title} close={close}>
          <ModeChoice game={game} talk={talk} mode={mode} setMode={setMode} />
          <SettingsForm />
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet title={frame.keys.title} close={close}>
          <KeysPanel />
        </Sheet>
      );
  }
}
