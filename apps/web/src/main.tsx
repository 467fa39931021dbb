import './online/open-share-link.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { guestScripts } from './host/guests.ts';
import { localHost } from './host/local.ts';
import { HostProvider } from './host/use-host.ts';
import { tellFailure } from './kit/notices.ts';
import { awaitOffer } from './offline/install.ts';
import { storeEverything } from './offline/updates.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/theme.css';
import './theme/button.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
awaitOffer();
const host = localHost();
// Errors that nobody handles are shown all the same.
addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
// Where a browser refuses to store anything the page works as long as the network does.
storeEverything().catch(() => undefined);
// The home page shows cards of the German-suited deck: their drawings come while its words do.
if (/^(#\/?)?$/.test(location.hash)) import('./cards/tell/TellArt.tsx').catch(() => undefined);
const page = createRoot(root);
const draw = (): void =>
  page.render(
    <StrictMode>
      <HostProvider value={host}>
        <App />
      </HostProvider>
    </StrictMode>,
  );
const guests = guestScripts();
// The first page shows them beside the games of the house, or says that one could not come.
if (guests.length === 0) draw();
else {
  import('./shelf/guests.ts')
    .then(({ bringGuests }) => bringGuests(guests))
    .catch(tellFailure)
    .finally(draw);
}
