import { createStore, useStore } from '../state/store.ts';

const storageKey = 'mwanzo.visitBytes';

/** Bytes used by earlier documents of this tab. */
let before = 0;
/** Bytes used by this document. */
const here = createStore(0);

function stored(): number {
  try {
    return Number(sessionStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

function add(bytes: number): void {
  const used = here.read() + bytes;
  try {
    sessionStorage.setItem(storageKey, String(before + used));
  } catch {}
  here.write(used);
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
    if (persisted) before = stored() - here.read();
  });
}

/** Counts a body that is about to be sent, however much of it then gets through. */
export function countSentBytes(body: FormData | string): void {
  if (navigator.onLine) add(new Blob(typeof body === 'string' ? [body] : [...body.values()]).size);
}

/** Bytes used in this tab so far. */
export function useVisitBytes(): number {
  return before + useStore(here);
}
