/** A game's rules for people: an illustrated leaflet, opened at a paragraph or at the one about a rule. */
import { useEffect, type ReactElement } from 'react';
import { Link, Redirect } from 'wouter';
import { glossaryOf, minutesOf, paragraphFor } from '@pakli/text/leaflet';
import { BackButton } from '../kit/BackButton.tsx';
import { Icon } from '../kit/Icon.tsx';
import { PrintButton } from '../kit/PrintButton.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { useTitle } from '../kit/use-title.ts';
import { SuitsProvider } from '../prefs/suits.ts';
import { useNewAt } from '../shelf/newcomer.ts';
import { hasLeaflet, isTaught, type ShelfGame } from '../table/shelf-game.ts';
import { useLeaflet } from '../words/leaflets.ts';
import { useLearnWords } from '../words/learn-words.ts';
import { useWords } from '../words/Words.tsx';
import { Opening, Passage } from './Passage.tsx';
import './RulesPage.css';
import './LeafletPage.css';

/** The paragraph linked from somebody's first table. */
const MINUTE = 'minute';

interface LeafletPageProps {
  readonly shelf: ShelfGame;
  /** The id of a paragraph, or the number of a rule. */
  readonly at: string | undefined;
}

export function LeafletPage({ shelf, at }: LeafletPageProps): ReactElement {
  const words = useWords();
  if (!hasLeaflet(shelf, words)) {
    const rule = at !== undefined && /^\d/.test(at) ? `/${at}` : '';
    return <Redirect to={`/rules/${shelf.id}/exact${rule}`} replace />;
  }
  return (
    // The text speaks of German suits.
    <SuitsProvider value="german">
      <Shown shelf={shelf} at={at} />
    </SuitsProvider>
  );
}

function Shown({ shelf, at }: LeafletPageProps): ReactElement {
  const { id: game } = shelf;
  const words = useWords();
  const { frame, locale } = words;
  const text = useLearnWords();
  const newAt = useNewAt();
  const leaflet = useLeaflet(game);
  // The leaflet is readable without the drawings.
  const table = useAsync(() => shelf.table().catch(() => undefined), [game]);
  const { name } = frame.games[game];
  useTitle(frame.rulesPage.title(name));
  const here = at === undefined ? undefined : paragraphFor(leaflet, at);
  const rule = at !== undefined && /^\d/.test(at) ? at : undefined;
  useEffect(() => {
    if (here !== undefined) document.getElementById(here.id)?.scrollIntoView({ block: 'start' });
    // Cards that load late move what stands below them.
  }, [here, table]);
  const drawing = { words, game, Face: table?.Face, glossary: glossaryOf(leaflet, locale) };
  return (
    <div className="rules" data-game={game}>
      <header className="rules-head" data-stays="">
        <BackButton />
        <Link
          href={`/learn/${game}`}
          className="button"
          hidden={newAt !== undefined || !isTaught(shelf)}
        >
          <Icon name="learn" />
          {text.title(name)}
        </Link>
        <Link href={`/rules/${game}/exact`} className="button">
          <Icon name="rules" />
          {text.rulesPage.exact}
        </Link>
      </header>
      <main>
        <article>
          <h1>{leaflet.title}</h1>
          <Opening blocks={leaflet.opening} drawing={drawing} />
          <div className="rules-reading">
            <p className="fine-print">{text.rulesPage.minutes(minutesOf(leaflet))}</p>
            <PrintButton />
          </div>
          <nav className="rules-contents" aria-label={text.rulesPage.contents}>
            <ul>
              {leaflet.paragraphs.map(({ id, title }) => (
                <li key={id}>
                  <Link href={`/rules/${game}/${id}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {leaflet.paragraphs.map((paragraph) => (
            <Passage
              key={paragraph.id}
              {...{ paragraph, drawing, text }}
              here={paragraph === here}
              rule={paragraph === here ? rule : undefined}
            >
              {/* Anyone who came from a first table has read what they came for. */}
              {newAt !== undefined && paragraph.id === MINUTE && (
                <Link href={newAt} className="button button-main">
                  {frame.table.toTable}
                </Link>
              )}
            </Passage>
          ))}
        </article>
      </main>
    </div>
  );
}
