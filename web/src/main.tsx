import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { rememberReturnPath } from './api/return-path.ts';
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
startSession((path) => {
  rememberReturnPath(location.pathname);
  navigate(path, { replace: true });
});
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
