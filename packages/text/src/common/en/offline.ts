/** What the browser stores of Pakli, and its new versions. */
export const offline = {
  title: 'In this browser',
  /** By kind of storage. */
  stored: {
    off: 'Not stored: Pakli needs a network here.',
    storing: 'Storing all games for use without a network…',
    ready: 'Stored: all games work without a network.',
    update: 'A new version of Pakli is ready.',
  },
  useIt: 'Use it now',
  size: (size: string): string => `Takes ${size}`,
  version: (version: string): string => `Version ${version}`,
  /** A link to the licences of everything in the page. */
  licences: 'Licences',
  /** If there is no database. */
  fleeting:
    'This browser keeps nothing here, as in a private window: your games last until you close the page.',
  install: 'Install Pakli',
};
