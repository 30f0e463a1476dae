import { createStore, useStore } from '../state/store.ts';
import { readTabItem, writeTabItem } from './tab-storage.ts';

const storageKey = 'mwanzo.visitBytes';

/** Bytes used by earlier documents of this tab. */
let before = 0;
/** Bytes used by this document. */
const here = createStore(0);

const stored = () => Number(readTabItem(storageKey)) || 0;

function add(bytes: number): void {
  const used = here.read() + bytes;
  writeTabItem(storageKey, String(before + used));
  here.write(used);
}

/**
 * For requests that the service worker serves, the browser does not report the bytes from the network. The service
 * worker reports them itself.
 */
function isServedByWorker({ entryType, name, workerStart }: PerformanceResourceTiming): boolean {
  return workerStart > 0 && (entryType === 'navigation' || name.includes('/assets/'));
}

function count(entries: PerformanceEntryList): void {
  add(
    (entries as PerformanceResourceTiming[]).reduce(
      (sum, entry) => sum + (isServedByWorker(entry) ? 0 : (entry.transferSize ?? 0)),
      0,
    ),
  );
}

/**
 * Counts the bytes that this tab uses, across reloads: the page and all its requests, compressed, each with about 300
 * bytes of headers, as the browser reports them when they finish. Responses from its cache count 0. The service worker
 * reports what it fetches to the page that was last in use. docs/product/data-use.md lists what cannot be
 * counted. Starts with the page, since the browser's own list ends at 250 entries.
 */
export function countVisitBytes(): void {
  before = stored();
  new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'resource', buffered: true });
  // An observer would report the page twice.
  addEventListener('load', () => count(performance.getEntriesByType('navigation')));
  // This is undefined on plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  container?.addEventListener('message', ({ data }: MessageEvent<{ loadedBytes: number }>) => add(data.loadedBytes));
  addEventListener('pageshow', ({ persisted }) => {
    // The page was restored from the back-forward cache, so other documents may have counted since it was left.
    if (persisted) before = stored() - here.read();
  });
}

/** Counts a request body in full, even if only a part of it is actually sent. */
export function countSentBytes(body: FormData | string): void {
  if (navigator.onLine) add(new Blob(typeof body === 'string' ? [body] : [...body.values()]).size);
}

/** The bytes that this tab has used so far. */
export function useVisitBytes(): number {
  return before + useStore(here);
}
