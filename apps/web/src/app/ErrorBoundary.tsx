/** Catches what breaks while the page is drawn. The game itself is safe: it is kept elsewhere. */
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
