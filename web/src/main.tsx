import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { readSession, startSession } from './api/session.ts';
import { countVisitBytes } from './api/visit-bytes.ts';
import { App, loadMemberArea } from './app/app.tsx';
import { watchScrolling } from './app/arrival.ts';
import { findRoute } from './app/routes.ts';
import { trustOwnScripts } from './app/trust-own-scripts.ts';
import { startLanguage } from './i18n/language.ts';

trustOwnScripts();
countVisitBytes();
startSession(navigate);
watchScrolling();
startLanguage();

/** Page and frame travel at the same time, not one after the other; what does not arrive fails again where it is shown. */
function preload(): void {
  const { status, user } = readSession();
  const { route } = findRoute(location.pathname, user?.role);
  const isMember = status === 'authenticated';
  const parts = route.access !== 'member' ? [route.load] : isMember ? [route.load, loadMemberArea] : [];
  for (const load of parts) load().catch(() => undefined);
}

preload();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
