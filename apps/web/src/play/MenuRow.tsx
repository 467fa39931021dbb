/** One action in a menu. */
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../kit/Icon.tsx';
import './MenuPanel.css';

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  readonly about?: string;
  readonly disabled?: boolean;
}

export function Row({ icon, name, act, about, disabled = false }: RowProps): ReactElement {
  return (
    <button type="button" className="play-menu-row" disabled={disabled} onClick={act}>
      <Icon name={icon} />
      <span>
        {name}
        {about !== undefined && <small>{about}</small>}
      </span>
    </button>
  );
}
