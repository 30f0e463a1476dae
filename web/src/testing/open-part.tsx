import type { ReactElement } from 'react';
import { noteGiven } from './note-given.tsx';
import { openPage } from './open-page.ts';
import { showScreen } from './show-screen.tsx';

interface PartOptions {
  profile?: object;
  /** The path of the screen. */
  path?: string;
}

/**
 * Opens an empty screen, on which `show` shows a part of the app and lets load what waits for a touch or for the page.
 * The part's own parts only note what they are given: see `noteGiven`.
 */
export async function openPart(modules: Readonly<Record<string, string>>, { path = '/', ...page }: PartOptions = {}) {
  const given = noteGiven(modules);
  const opened = await openPage(page);
  const screen = await showScreen(opened, null, path);
  const show = async (shown: ReactElement) => {
    for (const name of Object.keys(given)) given[name] = undefined;
    screen.show(shown);
    opened.dispatch('pointerdown');
    opened.dispatch('load');
    await opened.requestsUnderWay();
  };
  return { page: opened, screen, given, show };
}
