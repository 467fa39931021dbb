import 'react';

// Custom properties are how components hand numbers to their style sheets.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}
