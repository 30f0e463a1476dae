import { createStore } from '../state/store.ts';

/** Chromium's event. TypeScript's DOM types do not have it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's question. This works only once per event. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer to install the app. It is undefined once it has been used. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Stops the browser from asking on load: the app asks at a better time (features/notices/installing). */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.write(event as InstallPrompt);
  });
}
