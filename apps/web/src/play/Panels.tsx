/** Everything that opens over the table. */
import { Suspense, type ReactElement, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { lazily } from '../hooks/lazily.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { HintPanel } from './HintPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { GiveUpPanel, MenuPanel } from './MenuPanel.tsx';
import { LEVELS } from '@pakli/core/search';
import { tellIfRefused } from '../kit/notices.ts';
import { Radios } from '../kit/Radios.tsx';
import { useBegin } from '../shelf/use-begin.ts';
import { recallChoices, rememberChoices } from '../shelf/choices.ts';
import { RulesChoice } from '../shelf/RulesChoice.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import './MenuPanel.css';
import type { PanelProps, PanelName } from './panel-props.ts';
import { isPlain, otherWay } from '../prefs/plain.ts';
import { QUERY_KEYS } from '../speaks/answers.ts';
import { TOOL_KEYS } from './tools.ts';
import type { Talk } from '../words/talk.ts';
import type { GameTable } from '../table/game-table.ts';
import { useWords } from '../words/Words.tsx';
import './KeysPanel.css';

// Only a table by link needs them.
const SayPanel = lazily(() => import('./SayPanel.tsx'), 'SayPanel');
const JoinPanel = lazily(() => import('./JoinPanel.tsx'), 'JoinPanel');

export interface PanelsProps extends PanelProps {
  readonly name: string;
  readonly panel: PanelName | undefined;
  readonly open: (panel: PanelName | undefined) => void;
  readonly setMode: (mode: string) => void;
  /** Takes the last decision back, at any cost. */
  readonly takeBack: () => void;
}

interface Panel {
  readonly title: string;
  readonly content: ReactElement;
  /** It comes from above, so that the cards it talks about stay in sight. */
  readonly top?: true;
}

export function Panels(props: PanelsProps): ReactElement | null {
  const { panel, open, game, shown, talk, mode, setMode, name, link } = props;
  const { frame } = talk.text;
  const close = (): void => open(undefined);
  const { Score } = game;
  if (panel === undefined) return null;
  const panels: Readonly<Record<PanelName, Panel>> = {
    hint: {
      title: frame.hint.title,
      content: <HintPanel {...props} over done={close} />,
      top: true,
    },
    score: {
      title: frame.table.score,
      content: <Score scene={shown.told.scene} talk={talk} mode={mode} />,
    },
    log: { title: frame.table.log, content: <LogPanel {...props} /> },
    menu: { title: name, content: <MenuPanel {...props} /> },
    settings: {
      title: frame.settings.title,
      content: (
        <>
          <ModeChoice game={game} talk={talk} mode={mode} setMode={setMode} />
          <SettingsForm />
        </>
      ),
    },
    keys: { title: frame.keys.title, content: <KeysPanel /> },
    nextGame: {
      title: frame.table.nextGame,
      content: <NextGamePanel {...props} close={close} />,
    },
    undoDeal: { title: frame.table.undoDeal, content: <UndoDealPanel {...props} close={close} /> },
    giveUp: { title: frame.table.giveUp, content: <GiveUpPanel {...props} /> },
    say: {
      title: (link?.linked.you.seat === null ? link.words.say.lines : link?.words.say.title) ?? '',
      content: link === undefined ? <></> : <SayPanel link={link} close={close} />,
    },
    join: {
      title: link?.words.sitDown ?? '',
      content:
        link === undefined ? (
          <></>
        ) : (
          <JoinPanel link={link} names={talk.company.names} close={close} />
        ),
    },
  };
  const { title, content, top } = panels[panel];
  return (
    <Sheet key={panel} title={title} close={close} top={top}>
      <Suspense fallback={null}>{content}</Suspense>
    </Sheet>
  );
}

/** How much the table shows, in games with several modes. */
interface ModeChoiceProps {
  readonly game: GameTable;
  readonly talk: Talk;
  readonly mode: string;
  readonly setMode: (mode: string) => void;
}

function ModeChoice({ game, talk, mode, setMode }: ModeChoiceProps): ReactElement | null {
  const { modes } = game;
  if (modes === undefined) return null;
  const values = modes.list.map((value) => ({ value, ...modes.text(value, talk) }));
  const about = values.find(({ value }) => value === mode)?.about;
  return (
    <Radios
      name={modes.name(talk)}
      value={mode}
      values={values}
      choose={setMode}
      {...(about === undefined ? {} : { about })}
    />
  );
}

/** The keys of a table. */
function KeysPanel(): ReactElement {
  const { keys, plain } = useWords().frame;
  const rows: readonly (readonly [string, string])[] = [
    [keys.names.arrows, keys.choose],
    [keys.names.enter, keys.play],
    [keys.names.escape, keys.takeBack],
    [keys.names.digits, keys.digits],
    ...Object.entries(TOOL_KEYS).map(([key, tool]) => [key.toUpperCase(), keys[tool]] as const),
    ['A', keys.answer],
    ...Object.entries(QUERY_KEYS).map(([key, query]) => [key.toUpperCase(), keys[query]] as const),
    ['?', keys.help],
  ];
  return (
    <>
      <dl className="play-keys stack-10">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="fine-print">{keys.pointer}</p>
      <p className="fine-print">
        <a href={otherWay()}>{isPlain() ? plain.drawn : plain.open}</a>
      </p>
    </>
  );
}

/** Asks before a takeback that costs a whole deal. */
interface UndoDealPanelProps {
  readonly talk: Talk;
  readonly takeBack: () => void;
  readonly close: () => void;
}

function UndoDealPanel({ talk, takeBack, close }: UndoDealPanelProps): ReactElement {
  const { table } = talk.text.frame;
  return (
    <>
      <p>{table.undoDealAbout}</p>
      <div className="play-menu-answer">
        <Button
          look="main"
          onClick={() => {
            close();
            takeBack();
          }}
        >
          {table.undo}
        </Button>
        <Button data-focus onClick={close}>
          {table.cancel}
        </Button>
      </div>
    </>
  );
}

/** Another game from the table: against other computers or by other rules. The choice is remembered. */
function NextGamePanel({
  shown: { scene },
  talk,
  close,
}: PanelProps & { readonly close: () => void }): ReactElement | null {
  const { begin } = useBegin();
  const { level: levelNow, rules: rulesNow } = scene;
  const [level, setLevel] = useState(levelNow);
  const [rules, setRules] = useState(rulesNow);
  const game = findOnShelf(scene.game);
  if (game === undefined) return null;
  const { home, levels, table } = talk.text.frame;
  const start = (): void => {
    const choices = { ...recallChoices(game), level, rules };
    rememberChoices(game, choices);
    tellIfRefused(begin(game, choices, {}, close));
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
      {!scene.over && <p className="fine-print">{table.kept}</p>}
      <div className="play-menu-answer">
        <Button look="main" onClick={start}>
          {table.begin}
        </Button>
        <Button onClick={close}>{table.cancel}</Button>
      </div>
    </div>
  );
}
