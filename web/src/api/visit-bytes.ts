import { useSyncExternalStore } from 'react';

const storageKey = 'mwanzo.visitBytes';
const listeners = new Set<() => void>();

/** By earlier documents of this tab, and by this one, in bytes. */
let before = 0;
let here = 0;

function stored(): number {
  try {
    return Number(sessionStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

function add(bytes: number): void {
  here += bytes;
  try {
    sessionStorage.setItem(storageKey, String(before + here));
  } catch {}
  for (const listener of listeners) listener();
}

/**
 * Counts what this tab loads, over reloads: the page itself and everything it asks for, compressed, with about 300
 * bytes of headers each, as the browser reports it once each is there; what comes from its cache is 0. Not what is
 * sent: a form's photo, for one. Watched from the start, since the browser's own list ends at 250 entries.
 */
export function countVisitBytes(): void {
  before = stored();
  const observer = new PerformanceObserver((list) => {
    add((list.getEntries() as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  addEventListener('pageshow', ({ persisted }) => {
    // Back from the browser's memory: other documents may have counted on meanwhile.
    if (persisted) before = stored() - here;
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Bytes loaded in this tab so far. */
export function useVisitBytes(): number {
  return useSyncExternalStore(subscribe, () => before + here);
}
