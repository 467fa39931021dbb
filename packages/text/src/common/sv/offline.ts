import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  title: 'I den här webbläsaren',
  stored: {
    off: 'Inte sparat: här behöver Pakli nät.',
    storing: 'Alla spel sparas, så att de fungerar utan nät …',
    ready: 'Sparat: alla spel fungerar utan nät.',
    update: 'Det finns en ny version av Pakli.',
  },
  useIt: 'Byt nu',
  size: (size) => `Tar upp ${size}`,
  version: (version) => `Version ${version}`,
  licences: 'Licenser',
  fleeting:
    'Webbläsaren sparar inget här, precis som i ett privat fönster: dina partier finns kvar tills du stänger sidan.',
  install: 'Installera Pakli',
};
