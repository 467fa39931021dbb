/** The keys of a table. */
import type { ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';
import './KeysPanel.css';

export function KeysPanel(): ReactElement {
  const { keys } = useWords().frame;
  const rows = [
    [keys.names.arrows, keys.choose],
    [keys.names.enter, keys.play],
    [keys.names.escape, keys.takeBack],
    [keys.names.digits, keys.digits],
    ['H', keys.hint],
    ['U', keys.undo],
    ['Y', keys.redo],
    ['?', keys.help],
  ] as const;
  return (
    <>
      <dl className="play-keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="play-keys-pointer">{keys.pointer}</p>
    </>
  );
}
