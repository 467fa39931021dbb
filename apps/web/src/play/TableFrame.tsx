/** The frame around every game's table: it plays the steps, accepts the moves, and holds the panels. */
import { OVER, refuse, type Hidden, type Refusal } from '@pakli/core';
import { explain } from '@pakli/text';
import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { DeviceCommand } from '@pakli/protocol';
import { lazily, lazyPart } from '../hooks/lazily.ts';
import type { TableScene } from '../host/host.ts';
import { isShared } from '../host/hot-seat.ts';
import { tellFailure, tellRefusal } from '../kit/notices.ts';
import { useIdle } from '../kit/use-idle.ts';
import { useMedia } from '../kit/use-media.ts';
import { SCREENS } from '../theme/screens.ts';
import { isPlain } from '../prefs/plain.ts';
import { useSettings } from '../prefs/settings.ts';
import { awaited } from '../table/Prompt.tsx';
import { useWholeTitle } from '../kit/use-title.ts';
import type { Talk } from '../words/talk.ts';
import { Announcer } from '../speaks/Announcer.tsx';
import { answerTo, turnText, type SpokenQuestion } from '../speaks/answers.ts';
import { TableVoice, VoiceContext } from '../speaks/voice.ts';
import { UtterancesContext } from '../kit/Utterances.tsx';
import { Flights } from '../table/Flights.tsx';
import { across, type GameTable, type Gesture, type Place } from '../table/game-table.ts';
import { LastMove } from './LastMove.tsx';
import { NewHere, useIsNew } from './NewHere.tsx';
import { OpeningNote } from './OpeningNote.tsx';
import type { PanelName } from './panel-props.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { decides, rematchAsker, type Link } from '../table/link.ts';
import type { Session, SessionView } from '../table/session.ts';
import { SidePanel } from './SidePanel.tsx';
import { Sparks } from './Sparks.tsx';
import { TableProvider, type TableContext } from '../table/table-context.ts';
import '../table/frame.css';
import { Toolbar } from './Toolbar.tsx';
import { toolsOf } from './tools.ts';
import { traces } from '../table/traces.ts';
import { useTurnCall } from './turn-call.ts';
import { useClaim } from './use-claim.ts';
import { nextCard, useFocus } from './use-focus.ts';
import { useHint, type HintState } from './use-hint.ts';
import { useKeys } from './use-keys.ts';
import { useMode } from '../table/use-mode.ts';
import { usePlay } from './use-play.ts';
import { useShownCards } from './use-shown-cards.ts';
import { useTriumph } from './use-triumph.ts';

// Nobody needs them before the first card is played: they load once the table is there and the page is idle.
const Panels = lazily(() => import('./Panels.tsx'), 'Panels');
const ResultDialog = lazily(() => import('./ResultDialog.tsx'), 'ResultDialog');
// Solo players need not fetch them.
const LinkedBar = lazily(() => import('./LinkedBar.tsx'), 'LinkedBar');
const PlainTable = lazily(() => import('../speaks/PlainTable.tsx'), 'PlainTable');
const PlainSteps = lazily(() => import('../speaks/PlainTable.tsx'), 'PlainSteps');
const HandFirst = lazyPart(() => import('./HandFirst.tsx'), 'HandFirst');
const CompanyNews = lazyPart(() => import('./CompanyNews.tsx'), 'CompanyNews');

const NOTHING_TO_TAKE_BACK = refuse('nothing-to-take-back', 'table');

export interface FrameProps {
  readonly session: Session;
  readonly shown: SessionView;
  readonly game: GameTable;
  readonly talk: Talk;
  /** Replaces score, log and tools beside the table: a lesson, which also says how it ends. */
  readonly guide?: ReactNode;
  /** Moves do not show their consequences: a puzzle. */
  readonly quiet?: boolean;
  /** The moves taught so far: a lesson. */
  readonly offers?: ((move: string) => boolean) | undefined;
  readonly link?: Link | undefined;
}

export function TableFrame(given: FrameProps): ReactElement {
  const { session, shown, game, talk, guide, quiet = false, offers, link } = given;
  const { scene, last, past, settled } = shown;
  const area = useRef<HTMLDivElement>(null);
  const may = link === undefined || decides(link.linked);
  const play = usePlay(session, shown, game, talk, { quiet, may });
  const { open, send } = play;
  // In a lesson or puzzle every card is a question.
  const claim = useClaim(session, shown, game, talk, { open: open && guide === undefined, send });
  const [chosen, setMode] = useMode(game);
  const mode = guide === undefined ? chosen : (game.modes?.open ?? chosen);
  const [panel, setPanel] = useState<PanelName>();
  const idle = useIdle(shown.settled);
  const [understood, setUnderstood] = useState<ReadonlySet<Refusal>>(new Set());
  const trouble = [shown.unkept, shown.unlearned].find(
    (one) => one !== undefined && !understood.has(one),
  );
  const plain = isPlain();
  const wide = useMedia(SCREENS.roomy) && !plain;
  const hint = useHint(session, shown);
  const isNew = useIsNew(session, shown);
  const ended = useShownCards(link, shown);
  const triumph = useTriumph(shown, game);
  const celebrates = guide === undefined && triumph.flies > 0 && !plain;
  // A person alone is refused only their latest attempt.
  const tellShared = (refusal: Refusal | undefined): void => {
    const several = isShared(scene) || link !== undefined;
    if (refusal !== undefined && several) tellRefusal(refusal);
  };
  const act = (command: DeviceCommand): void =>
    void session.act(command).then(tellShared).catch(tellFailure);
  const takeBack = (): void => act({ kind: 'ask', what: 'takeback' });
  // A takeback costs the new deal if the seat has not decided anything in it.
  const decided = past.findLast(({ seat }) => seat === scene.seat);
  const undo = (): void => {
    if (decided !== undefined && decided.deal < scene.deal) setPanel('undoDeal');
    else takeBack();
  };
  const askHint = (): void => {
    if (guide !== undefined) return;
    hint.ask();
    if (!wide) setPanel('hint');
  };
  const tools = toolsOf(scene, play.open, talk, link, { hint: askHint, undo, act });
  // The hint survives narrowing the window or turning a tablet.
  const [wasWide, setWasWide] = useState(wide);
  if (wasWide !== wide) {
    setWasWide(wide);
    if (!wide && hint.state.kind !== 'none') setPanel('hint');
  }
  const hidden = useMemo(
    () => (quiet ? openHand(game, scene) : ended),
    [quiet, game, scene, ended],
  );
  const { gestures } = play;
  const description = useMemo(
    () => game.describe({ scene, talk, mode }, { gestures, hidden }),
    [game, scene, talk, mode, gestures, hidden],
  );
  const abouts = useMemo(() => {
    const known = [...description.hand, ...description.table].flatMap(({ place, about }) =>
      place === undefined || about === undefined ? [] : [[place, about] as const],
    );
    return new Map(known);
  }, [description]);
  const [voice] = useState(() => new TableVoice());
  const { speech: verbosity } = useSettings();
  const asked: SpokenQuestion = {
    shown,
    scoring: game,
    talk,
    description,
    gestures,
    open,
    awaited: awaited({ scene, talk, live: true, thinking: play.thinking, link, settled }),
    link,
    verbosity,
    remembers: (steps) => game.remembers(steps, mode),
  };
  useKeys(area, {
    putBack: () => {
      play.putBack();
      hint.stop();
    },
    use: (name) => {
      const tool = tools.find((one) => one.name === name);
      if (tool?.off === false) tool.use();
      else if (name === 'undo' && link === undefined)
        voice.say(explain(talk.text, NOTHING_TO_TAKE_BACK).text);
    },
    help: () => setPanel('keys'),
    say: (query) => {
      const { guide, question } = voice;
      voice.say(answerTo(query, { ...asked, guide, question }));
    },
  });
  useFocus(area, play.open);
  const marked = useMemo(() => traces(game, shown), [game, shown]);
  const hinted = useMemo(
    () => hintedPlaces(hint.state, play.gestures),
    [hint.state, play.gestures],
  );
  const context: TableContext = {
    ...play,
    live: true,
    settled,
    last,
    past,
    marked,
    hinted,
    link,
    offers,
    claim: guide === undefined ? claim : undefined,
    abouts,
    hidden,
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    // Anyone stepping through the others' moves may tap anywhere.
    session.goOn();
    const place = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (place !== undefined) play.tap(place);
    else if (target.closest('button:not([data-away]), a') === null) play.putBack();
  };
  const props = { session, shown, game, talk, mode, hint, play, link, claim };
  const { frame } = talk.text;
  const name = frame.games[game.id as keyof typeof frame.games].name;
  const { yourTurn } = frame.table;
  const asker = link && rematchAsker(link);
  const call =
    asker !== undefined
      ? link?.words.asks.again(talk.company.names[asker] ?? '')
      : link !== undefined && play.open
        ? yourTurn
        : undefined;
  useWholeTitle(call === undefined ? `${name} · ${frame.name}` : `● ${call} · ${name}`);
  const fresh = shown.last?.seat !== shown.scene.seat;
  useTurnCall({ table: link?.linked.about.table, open: play.open, fresh, game: name, yourTurn });
  // Where the log says whose turn begins, that is not repeated.
  const tellsTurn = shown.opening !== undefined || (fresh && talk.speech.turns === undefined);
  const { Table } = game;
  const drawn = { scene, talk, mode };
  const [looks, setLooks] = useState(false);
  // Questions to the table are answered at the table.
  const atTable = open && !play.gestures.some(({ lift }) => lift.startsWith('hand:'));
  const own = link?.handFirst === true && may && !atTable ? game.own(drawn) : undefined;
  const hand = own !== undefined && own.cards.length > 0 ? own : undefined;
  const turn = hand && (() => setLooks(!looks));
  // Where nothing can be done yet, the next key leads into the table.
  const skip = (): void => {
    if (area.current !== null) (nextCard(area.current) ?? area.current).focus();
  };
  const stage = (
    <main className={plain ? undefined : 'table-stage'} aria-label={frame.table.label(name)}>
      <h1 className="hidden">{name}</h1>
      {/* Keys have their own handlers; a click is also how taps on places bubble up. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={plain ? undefined : 'table-area'}
        data-game={game.id}
        data-lifted={play.lifted === undefined ? undefined : ''}
        ref={area}
        tabIndex={-1}
        onClick={onClick}
      >
        {plain ? (
          <Suspense fallback={null}>
            <PlainTable description={description} />
            <PlainSteps session={session} />
          </Suspense>
        ) : hand === undefined || looks ? (
          <Table {...drawn} />
        ) : (
          <HandFirst {...hand} />
        )}
        {!plain && (
          <Flights session={session} game={game} area={area} waits={guide === undefined} />
        )}
        {celebrates && <Sparks key={triumph.flies} end={triumph.end} />}
      </div>
      <RefusalNote
        refusal={play.refusal ?? trouble}
        game={game.id}
        talk={talk}
        close={
          play.refusal === undefined && trouble !== undefined
            ? () => setUnderstood(new Set([...understood, trouble]))
            : play.putBack
        }
      />
      {guide === undefined && <OpeningNote shown={shown} talk={talk} link={link} />}
    </main>
  );
  return (
    <TableProvider value={context}>
      <UtterancesContext value={voice}>
        <div
          className={plain ? 'table-plain' : 'table felt'}
          data-game={game.id}
          data-wide={wide ? '' : undefined}
          data-guided={guide === undefined ? undefined : ''}
        >
          <button type="button" className="table-skip" onClick={skip}>
            {frame.table.skip}
          </button>
          {guide === undefined && (
            <Toolbar
              {...props}
              name={name}
              wide={wide}
              {...{ looks, turn }}
              open={setPanel}
              tools={tools}
            />
          )}
          {guide === undefined &&
            (isNew ? (
              <NewHere shown={shown} talk={talk} />
            ) : (
              <LastMove {...props} more={wide ? undefined : () => setPanel('log')} />
            ))}
          {link === undefined ? (
            stage
          ) : (
            <div className="table-middle">
              <Suspense fallback={<section className="table-bar" />}>
                <LinkedBar
                  link={link}
                  talk={talk}
                  past={past}
                  shown={shown}
                  open={setPanel}
                  reads={panel === 'say'}
                  voice={voice}
                />
              </Suspense>
              {stage}
            </div>
          )}
          {wide && guide === undefined && (
            <SidePanel {...props} open={setPanel} tools={tools} name={name} />
          )}
          <VoiceContext value={voice}>{guide}</VoiceContext>
          {(idle || panel !== undefined || scene.view.turn === OVER) && (
            <Suspense fallback={null}>
              <Panels
                {...props}
                name={name}
                panel={panel}
                open={setPanel}
                {...{ setMode, takeBack }}
              />
              {guide === undefined && !celebrates && <ResultDialog {...props} />}
            </Suspense>
          )}
          {link !== undefined && <CompanyNews link={link} voice={voice} />}
          <Announcer
            {...{ voice, shown, game, open, talk, plain }}
            turn={turnText(asked, tellsTurn)}
          />
        </div>
      </UtterancesContext>
    </TableProvider>
  );
}

/** The hand of the only other player, if it follows from the open cards. */
function openHand(game: GameTable, scene: TableScene): Hidden | undefined {
  const cards = scene.view.seats === 2 ? game.unseen?.(scene) : undefined;
  return cards === undefined ? undefined : { [`hand:${across(scene, 1)}`]: cards };
}

/** Places that the hinted move touches. */
function hintedPlaces(state: HintState, gestures: readonly Gesture[]): ReadonlySet<Place> {
  const best = state.kind === 'given' ? state.hint.moves[0]?.text : undefined;
  const gesture = gestures.find(({ choice }) => choice.text === best);
  return new Set(gesture === undefined ? [] : [gesture.lift, ...gesture.drop]);
}
