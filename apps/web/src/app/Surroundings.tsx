/** What surrounds every page: theme, language, card letters and drawings, and an error boundary below it all. */
import { packOf, explain, loadCatalogue, pickLocale, type Catalogue } from '@pakli/text';
import { Component, useEffect, type ReactElement, type ReactNode, useState } from 'react';
import { DrawnCardArt } from '../cards/CardArt.tsx';
import { LazyTellArt } from '../cards/tell/LazyTellArt.tsx';
import { PackProvider } from '../prefs/pack.ts';
import { isPlain } from '../prefs/plain.ts';
import { useSettings } from '../prefs/settings.ts';
import { useWords, Words } from '../words/Words.tsx';
import { Button } from '../kit/Button.tsx';
import { RefusalError } from '../host/failure.ts';
import { lookForUpdate } from '../offline/updates.ts';
import './ErrorPage.css';

export interface SurroundingsProps {
  /** Overrides the language of the settings. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
}

export function Surroundings({ language, children }: SurroundingsProps): ReactElement {
  useLook();
  return (
    <ErrorBoundary>
      <Words language={language}>
        <Lettered>
          {!isPlain() && (
            <>
              <DrawnCardArt />
              <LazyTellArt />
            </>
          )}
          {children}
        </Lettered>
      </Words>
    </ErrorBoundary>
  );
}

function useLook(): void {
  const { theme, colours, print, contrast } = useSettings();
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    dataset['fourColours'] = colours === 'four' ? 'on' : 'off';
    dataset['print'] = print;
    dataset['contrast'] = contrast;
    if (isPlain()) dataset['plain'] = '';
  }, [theme, colours, print, contrast]);
}

/** Card letters as chosen in the settings, or those of the language. */
function Lettered({ children }: { readonly children: ReactNode }): ReactElement {
  const { letters } = useSettings();
  const { locale } = useWords();
  return (
    <PackProvider value={letters === 'auto' ? packOf(locale) : letters}>{children}</PackProvider>
  );
}

/** Catches render errors. The game itself is safe: it is kept elsewhere. */
interface Props {
  readonly children: ReactNode;
}

class ErrorBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}

/** Says what happened and how to continue. Loads its own words, since words may be what broke. */
function ErrorPage({ error }: { readonly error: unknown }): ReactElement {
  const { language } = useSettings();
  const [words, setWords] = useState<Catalogue>();
  const [newer, setNewer] = useState<boolean>();
  useEffect(() => {
    const own = language === 'auto' ? [] : [language];
    const tongues = [...own, ...navigator.languages];
    loadCatalogue(pickLocale(tongues), tongues).then(setWords, () => undefined);
    void lookForUpdate().then(setNewer);
  }, [language]);
  const text = words?.frame.error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const offline = error instanceof TypeError && /import|fetch/i.test(error.message);
  // First find out whether the page was merely replaced by a newer version.
  if (newer === undefined) return <main />;
  return (
    <main>
      <div className="app-error" role="alert">
        <h1>{(newer ? words?.offline.stored.update : text?.title) ?? 'Pakli'}</h1>
        <p>
          {newer
            ? text?.newer
            : words !== undefined && error instanceof RefusalError
              ? explain(words, error.refusal).text
              : offline
                ? text?.offline
                : text?.what}
        </p>
        <p className="app-error-next">
          <Button look="main" onClick={() => window.location.reload()}>
            {(newer ? words?.offline.useIt : text?.reload) ?? '↻'}
          </Button>
          <a
            className="button"
            href="#/"
            onClick={() => setTimeout(() => window.location.reload(), 0)}
          >
            {text?.home ?? '⌂'}
          </a>
        </p>
        <details>
          <summary>{text?.detail ?? '…'}</summary>
          <pre>{detail}</pre>
        </details>
      </div>
    </main>
  );
}
