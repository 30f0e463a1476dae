import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';

const storageKey = 'mwanzo.lowData';

/** The choice, if the browser forbids storage: it then lasts as long as the page. Written at every choice. */
const unstored = createStore<string | null>(null);

/** Only in Chromium, and not in TypeScript's DOM types. */
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

/** Whether to save data: the member's choice, otherwise the browser's (`Save-Data`). */
export function isLowData(): boolean {
  const choice = readChoice();
  return choice === 'on' || (choice !== 'off' && browserSaves());
}

/** Stores the member's choice. If the browser's is the same, none is stored and the browser's applies from then on. */
export function setLowData(on: boolean): void {
  storeChoice(on === browserSaves() ? null : on ? 'on' : 'off');
}

function subscribe(listener: () => void): () => void {
  const network = connection();
  const unsubscribe = unstored.subscribe(listener);
  addEventListener('storage', listener);
  network?.addEventListener('change', listener);
  return () => {
    unsubscribe();
    removeEventListener('storage', listener);
    network?.removeEventListener('change', listener);
  };
}

/** `isLowData`, in sync with the switch, other tabs and the browser. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false);
}
