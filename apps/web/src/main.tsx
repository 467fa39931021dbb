import './online/open-share-link.ts';
import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { guestScripts } from './host/guests.ts';
import { localHost } from './host/local.ts';
import { HostProvider } from './host/use-host.ts';
import { isEmbedded } from './kit/embed.ts';
import { tellFailure } from './kit/notices.ts';
import { awaitOffer } from './offline/install.ts';
import { storeEverything } from './offline/updates.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/theme.css';
import './theme/button.css';
import './theme/layout.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
const host = localHost();
// Unhandled errors are shown all the same.
addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
const page = createRoot(root);
const draw = (content: ReactElement): void =>
  page.render(
    <StrictMode>
      <HostProvider value={host}>{content}</HostProvider>
    </StrictMode>,
  );

function start(): void {
  awaitOffer();
  // If the browser refuses to store anything, the page works as long as the network does.
  storeEverything().catch(() => undefined);
  // The home page shows cards of the German-suited deck: their drawings load in parallel with its words.
  if (/^(#\/?)?$/.test(location.hash)) import('./cards/tell/TellArt.tsx').catch(() => undefined);
  const guests = guestScripts();
  // The first page shows them beside the games of the house, or says that one failed to load.
  if (guests.length === 0) draw(<App />);
  else {
    import('./shelf/guests.ts')
      .then(({ bringGuests }) => bringGuests(guests))
      .catch(tellFailure)
      .finally(() => draw(<App />));
  }
}

// A frame in another page (scripts/embedded.ts) has only a recorded game or a puzzle: nobody there has come to install
// anything, and no server is asked.
if (isEmbedded()) {
  import('./embed/EmbedApp.tsx').then(({ EmbedApp }) => draw(<EmbedApp />)).catch(tellFailure);
} else start();
