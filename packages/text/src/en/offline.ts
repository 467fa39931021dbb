/** What of Pakli is kept in the browser, and its new versions. */
export const offline = {
  title: 'In this browser',
  /** By what is stored. */
  stored: {
    off: 'Not stored: Pakli needs a network here.',
    storing: 'All games are being stored, so that they work without a network…',
    ready: 'Stored: all games work without a network.',
    update: 'A new version of Pakli is ready.',
  },
  useIt: 'Use it now',
  size: (size: string): string => `Takes ${size}`,
  version: (version: string): string => `Version ${version}`,
  /** Where there is no database. */
  fleeting:
    'This browser keeps nothing here, as in a private window: your games last until you close the page.',
  install: 'Install Pakli',
};
