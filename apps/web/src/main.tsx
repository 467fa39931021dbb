import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './theme/fonts.css';
import './theme/theme.css';
import './theme/button.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
