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

/** Of what the service worker answers a page hears sizes that are none of the line's; the worker itself tells the true ones. */
function isAnsweredByWorker({ entryType, name, workerStart }: PerformanceResourceTiming): boolean {
  return workerStart > 0 && (entryType === 'navigation' || name.includes('/assets/'));
}

function count(entries: PerformanceEntryList): void {
  add(
    (entries as PerformanceResourceTiming[]).reduce(
      (sum, entry) => sum + (isAnsweredByWorker(entry) ? 0 : (entry.transferSize ?? 0)),
      0,
    ),
  );
}

/**
 * Counts what this tab uses, over reloads: the page itself and everything it asks for, compressed, with about 300 bytes
 * of headers each, as the browser reports it once each is there; what comes from its cache is 0. What the service worker
 * fetches, it tells the page that was last in use. docs/decisions/2026-11-21-visit-bytes.md has what nobody can count.
 * Watched from the start, since the browser's own list ends at 250 entries.
 */
export function countVisitBytes(): void {
  before = stored();
  new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'resource', buffered: true });
  // An observer would hear of the page twice.
  addEventListener('load', () => count(performance.getEntriesByType('navigation')));
  // Missing where the page came over plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container?.addEventListener('message', ({ data }: MessageEvent<{ loadedBytes: number }>) => add(data.loadedBytes));
  addEventListener('pageshow', ({ persisted }) => {
    // Back from the browser's memory: other documents may have counted on meanwhile.
    if (persisted) before = stored() - here;
  });
}

/** Counts a body that is about to be sent, however much of it then gets through. */
export function countSentBytes(body: FormData | string): void {
  if (navigator.onLine) add(new Blob(typeof body === 'string' ? [body] : [...body.values()]).size);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Bytes used in this tab so far. */
export function useVisitBytes(): number {
  return useSyncExternalStore(subscribe, () => before + here);
}
