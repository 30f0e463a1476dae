import { createStore } from '../state/store.ts';

/** Only in Chromium, and not in TypeScript's DOM types. */
export interface InstallPrompt extends Event {
  /** Shows the browser's question. It can be asked once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer to install the app, until it has been used. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the browser from asking on load: the app asks at a better moment (features/installing). */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.write(event as InstallPrompt);
  });
}
