import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  title: 'In diesem Browser',
  stored: {
    off: 'Nicht gespeichert: Hier braucht Pakli eine Verbindung.',
    storing: 'Alle Spiele werden gespeichert, damit sie ohne Netz laufen …',
    ready: 'Gespeichert: Alle Spiele laufen ohne Netz.',
    update: 'Eine neue Version von Pakli ist da.',
  },
  useIt: 'Jetzt wechseln',
  size: (size) => `Belegt ${size}`,
  version: (version) => `Version ${version}`,
  licences: 'Lizenzen',
  fleeting:
    'Dieser Browser behält hier nichts, wie in einem privaten Fenster: Deine Partien bleiben, bis du die Seite schließt.',
  install: 'Pakli installieren',
};
