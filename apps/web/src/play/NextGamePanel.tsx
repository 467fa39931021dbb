/** Another game from the table: against other computers or by other rules. What is chosen is remembered. */
import { isRefusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { useHost } from '../host/use-host.ts';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import { Radios } from '../kit/Radios.tsx';
import { begin } from '../shelf/begin.ts';
import { recallChoices, rememberChoices } from '../shelf/choices.ts';
import { RulesChoice } from '../shelf/RulesChoice.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import './MenuPanel.css';
import type { PanelProps } from './panel-props.ts';

export function NextGamePanel({
  shown: { scene },
  talk,
  close,
}: PanelProps & { readonly close: () => void }): ReactElement | null {
  const [, go] = useLocation();
  const host = useHost();
  const { level: levelNow, rules: rulesNow } = scene;
  const [level, setLevel] = useState(levelNow);
  const [rules, setRules] = useState(rulesNow);
  const [busy, setBusy] = useState(false);
  const game = findOnShelf(scene.game);
  if (game === undefined) return null;
  const { home, levels, table } = talk.text.frame;
  const start = (): void => {
    const choices = { ...recallChoices(game), level, rules };
    rememberChoices(game, choices);
    setBusy(true);
    begin(host, game, choices, talk.text)
      .then((address) => {
        if (isRefusal(address)) {
          tellRefusal(address);
          return;
        }
        close();
        go(address);
      })
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className="play-menu-next">
      <Radios
        name={home.level}
        about={levels[level].about}
        value={level}
        values={LEVELS.map((value) => ({ value, name: levels[value].name }))}
        choose={setLevel}
      />
      <div className="play-menu-choice">
        <span>{home.ruleSet}</span>
        <RulesChoice game={game} rules={rules} choose={setRules} />
      </div>
      {!scene.over && <p>{table.kept}</p>}
      <div className="play-menu-answer">
        <Button look="main" disabled={busy} onClick={start}>
          {table.begin}
        </Button>
        <Button onClick={close}>{table.cancel}</Button>
      </div>
    </div>
  );
}
