import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';
import { listen, together } from './listen.ts';

const storageKey = 'mwanzo.lowData';

/** The choice, for browsers that forbid storage: there it lasts as long as the page. Each choice also writes it. */
const unstored = createStore<string | null>(null);

/** Returns the Network Information object. Only Chromium has it, and TypeScript's DOM types do not. */
function connection(): (EventTarget & { saveData?: boolean }) | undefined {
  return (navigator as { connection?: EventTarget & { saveData?: boolean } }).connection;
}

const browserSaves = () => connection()?.saveData === true;

function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored.read();
  } catch {
    return unstored.read();
  }
}

function storeChoice(choice: 'on' | 'off' | null): void {
  try {
    if (choice === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    unstored.write(null);
  } catch {
    unstored.write(choice);
  }
}

/** Says whether to save data: by the member's choice, otherwise by the browser's (`Save-Data`). */
export function isLowData(): boolean {
  const choice = readChoice();
  return choice === 'on' || (choice !== 'off' && browserSaves());
}

/**
 * Stores the member's choice. If it equals the browser's setting, nothing is stored and the app follows the browser.
 */
export function setLowData(on: boolean): void {
  storeChoice(on === browserSaves() ? null : on ? 'on' : 'off');
}

function subscribe(listener: () => void): () => void {
  const stored = listen('storage', listener);
  return together(unstored.subscribe(listener), stored, listen('change', listener, connection() ?? null));
}

/** Follows `isLowData`: it changes with the switch, with other tabs and with the browser. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false);
}
