/** Says what happened and how to continue. Loads its words on its own, since words may be what broke. */
import { explain, loadCatalogue, pickLocale, type Catalogue } from '@pakli/text';
import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { RefusalError } from '../host/failure.ts';
import { lookForUpdate } from '../offline/updates.ts';
import { useSettings } from '../prefs/settings.ts';
import './ErrorPage.css';

export function ErrorPage({ error }: { readonly error: unknown }): ReactElement {
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
  // Nothing is said to be broken before it is known whether it has only been replaced.
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
