import { useSyncExternalStore } from 'react';

const storageKey = 'mwanzo.lowData';

/** Where the browser forbids storage a choice lasts as long as the page. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** Chromium's only, and not in TypeScript's DOM. */
function connection(): (EventTarget & { saveData?: boolean }) | undefined {
  return (navigator as { connection?: EventTarget & { saveData?: boolean } }).connection;
}

const browserSaves = () => connection()?.saveData === true;

function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function keepChoice(choice: 'on' | 'off' | null): void {
  unstored = choice;
  try {
    if (choice === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    unstored = null;
  } catch {}
}

/** Whether to spare the member's data: as they chose, else as the browser asks (`Save-Data`). */
export function isLowData(): boolean {
  const choice = readChoice();
  return choice === 'on' || (choice !== 'off' && browserSaves());
}

/** A choice that is also the browser's is none: it follows the browser from then on. */
export function setLowData(on: boolean): void {
  keepChoice(on === browserSaves() ? null : on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const line = connection();
  listeners.add(listener);
  addEventListener('storage', listener);
  line?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    line?.removeEventListener('change', listener);
  };
}

/** `isLowData`, in step with the switch, with other tabs and with the browser. */
export function useLowData(): boolean {
  return useSyncExternalStore(subscribe, isLowData, () => false);
}
