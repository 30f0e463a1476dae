import { vi } from 'vitest';
import { MemoryStorage } from './memory-storage.ts';

/** The requests that were sent and have no response yet. */
function watchFetch(): ReadonlySet<object> {
  const underWay = new Set<object>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    underWay.add(request);
    return send(...request).finally(() => underWay.delete(request));
  });
  return underWay;
}

const node = (fields: object) => Object.assign(new EventTarget(), { namespaceURI: '', ...fields });

/** What react-dom asks of a document in which no component shows anything. */
function stubDocument(): Element {
  const document = node({ nodeType: 9, visibilityState: 'visible', cookie: '', activeElement: null });
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  vi.stubGlobal('window', globalThis);
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', textContent: '', ownerDocument: document };
  return node(element) as unknown as Element;
}

/** Puts as much of a browser into the globals as components without a look need. `vi.unstubAllGlobals` ends it. */
export function stubBrowser() {
  const events = new EventTarget();
  const storage = new MemoryStorage();
  const navigator = { onLine: true, languages: ['en'] };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  return {
    element: stubDocument(),
    storage,
    underWay: watchFetch(),
    /** Dispatches an event of the window, such as `focus`. */
    dispatch: (event: string) => events.dispatchEvent(new Event(event)),
    /** Dispatches what the browser does when another tab has changed an item of localStorage. */
    hearStorage: (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    /** What the browser believes about the network. */
    setOnline: (online: boolean) => {
      navigator.onLine = online;
    },
  };
}
