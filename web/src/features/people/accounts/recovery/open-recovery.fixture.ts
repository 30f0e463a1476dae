import { createElement, type ReactNode } from 'react';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

/** Opens a page on which member 1 is signed in, or nobody. */
export async function open(makeScreen: () => Promise<ReactNode>, path: string, isSignedIn = true) {
  const page = await openPage();
  if (!isSignedIn) page.session.logout();
  const { Router } = await import('wouter');
  const { toastStore } = await import('../../../../ui/layers/toast-store.ts');
  const shown = await makeScreen();
  return {
    page,
    screen: await showScreen(page, createElement(Router, null, shown), path),
    /** Returns the title and the text of the last toast. */
    told: () => [toastStore.read()?.title, toastStore.read()?.description],
  };
}
