import 'react';

// Components pass numbers to their style sheets as custom properties.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
