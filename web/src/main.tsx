import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { startSession } from './api/session.ts';
import { holdInstallPrompt } from './device/install-prompt.ts';
import { countVisitBytes } from './device/visit-bytes.ts';
import { App } from './app/app.tsx';
import { watchScrolling } from './app/route-focus.ts';
import { startPreloading } from './app/screens.tsx';
import { trustOwnScripts } from './app/trust-own-scripts.ts';
import { startLanguage } from './i18n/language.ts';

trustOwnScripts();
countVisitBytes();
holdInstallPrompt();
startSession(navigate);
watchScrolling();
startLanguage();
startPreloading();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
