/** What is around every page: the look that was chosen, words, letters and drawings of cards, and a net below it all. */
import { packOf } from '@pakli/text';
import { Component, useEffect, type ReactElement, type ReactNode } from 'react';
import { DrawnCardArt } from '../cards/CardArt.tsx';
import { LazyTellArt } from '../cards/tell/LazyTellArt.tsx';
import { PackProvider } from '../prefs/pack.ts';
import { isPlain } from '../prefs/plain.ts';
import { useSettings } from '../prefs/settings.ts';
import { useWords, Words } from '../words/Words.tsx';
import { ErrorPage } from './ErrorPage.tsx';

export interface SurroundingsProps {
  /** Instead of the language of the settings. */
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

/** Cards have the letters that were chosen, or else those of the language. */
function Lettered({ children }: { readonly children: ReactNode }): ReactElement {
  const { letters } = useSettings();
  const { locale } = useWords();
  return (
    <PackProvider value={letters === 'auto' ? packOf(locale) : letters}>{children}</PackProvider>
  );
}

/** Catches what breaks while the page is drawn. The game itself is safe: it is kept elsewhere. */
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
