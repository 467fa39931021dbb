/** Says what happened and how to go on. Loads its words by itself, since words may be what broke. */
import { explain, loadCatalogue, pickLocale, type Catalogue } from '@pakli/text';
import { useEffect, useState, type ReactElement } from 'react';
import { Failure } from '../host/failure.ts';
import './ErrorPage.css';

export function ErrorPage({ error }: { readonly error: unknown }): ReactElement {
  const [words, setWords] = useState<Catalogue>();
  useEffect(() => {
    loadCatalogue(pickLocale(navigator.languages)).then(setWords, () => undefined);
  }, []);
  const text = words?.frame.error;
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const offline = error instanceof TypeError && /import|fetch/i.test(error.message);
  return (
    <main className="app-error" role="alert">
      <h1>{text?.title ?? 'Pakli'}</h1>
      <p>
        {words !== undefined && error instanceof Failure
          ? explain(words, error.refusal).text
          : offline
            ? text?.offline
            : text?.what}
      </p>
      <p className="app-error-next">
        <button
          type="button"
          className="button button-main"
          onClick={() => window.location.reload()}
        >
          {text?.reload ?? '↻'}
        </button>
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
    </main>
  );
}
