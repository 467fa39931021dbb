/** What of Pakli is kept in the browser, and its new versions. */
export const offline = {
  title: 'In this browser',
  /** By what is stored. */
  stored: {
    off: 'Not stored: Pakli needs a network here.',
    storing: 'Storing all games for use without a network…',
    ready: 'Stored: all games work without a network.',
    update: 'A new version of Pakli is ready.',
  },
  useIt: 'Use it now',
  size: (size: string): string => `Takes ${size}`,
  version: (version: string): string => `Version ${version}`,
  /** A link to those of all that is in the page. */
  licences: 'Licences',
  /** Where there is no database. */
  fleeting:
    'This browser keeps nothing here, as in a private window: your games last until you close the page.',
  install: 'Install Pakli',
};
