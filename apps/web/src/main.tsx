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
// Errors that nobody handles are shown all the same.
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
  // Where a browser refuses to store anything the page works as long as the network does.
  storeEverything().catch(() => undefined);
  // The home page shows cards of the German-suited deck: their drawings come while its words do.
  if (/^(#\/?)?$/.test(location.hash)) import('./cards/tell/TellArt.tsx').catch(() => undefined);
  const guests = guestScripts();
  // The first page shows them beside the games of the house, or says that one could not come.
  if (guests.length === 0) draw(<App />);
  else {
    import('./shelf/guests.ts')
      .then(({ bringGuests }) => bringGuests(guests))
      .catch(tellFailure)
      .finally(() => draw(<App />));
  }
}

// In a frame of another page (scripts/embedded.ts) there is a recorded game or a puzzle and nothing else: nobody there
// has come to install anything, and no server is asked.
if (isEmbedded()) {
  import('./embed/EmbedApp.tsx').then(({ EmbedApp }) => draw(<EmbedApp />)).catch(tellFailure);
} else start();
