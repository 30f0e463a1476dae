import { vi } from 'vitest';
import { watchEffects } from './watch-effects.ts';
import { watchSteps } from './watch-steps.ts';

/** Returns the set of requests that were sent and have no response yet. */
function watchFetch(steps: ReturnType<typeof watchSteps>): ReadonlySet<object> {
  const underWay = new Set<object>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    underWay.add(request);
    const answered = steps.noteRequest(...request);
    return send(...request).finally(() => {
      underWay.delete(request);
      answered();
    });
  });
  return underWay;
}

const node = (fields: object) => Object.assign(new EventTarget(), { namespaceURI: '', ...fields });

/** Stubs the members of a document that react-dom reads when no component renders anything. */
function stubDocument(effects: ReturnType<typeof watchEffects>): Element {
  const document = node({
    nodeType: 9,
    visibilityState: 'visible',
    cookie: '',
    activeElement: null,
    // react-dom looks at these two when it is imported.
    oninput: null,
    createElement: () => ({ style: {} }),
  });
  Object.assign(document, effects.follow('document', document));
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLIFrameElement', EventTarget);
  vi.stubGlobal('window', globalThis);
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', textContent: '', ownerDocument: document };
  return node(element) as unknown as Element;
}

/** Defines the browser globals that components without output need. `vi.unstubAllGlobals` removes them. */
export function stubBrowser() {
  const effects = watchEffects();
  const events = new EventTarget();
  const window = effects.follow('window', events);
  effects.followIntervals();
  const steps = watchSteps();
  const storage = steps.storage('browser');
  const navigator = { onLine: true, languages: ['en'], userAgent: '' };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', steps.storage('tab'));
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', window.addEventListener);
  vi.stubGlobal('removeEventListener', window.removeEventListener);
  return {
    element: stubDocument(effects),
    effects,
    storage,
    steps,
    underWay: watchFetch(steps),
    /** Dispatches an event of the window, such as `focus`. Its fields may replace those of events, such as `target`. */
    dispatch: (event: string, fields: object = {}) =>
      events.dispatchEvent(
        Object.defineProperties(new Event(event, { cancelable: true }), Object.getOwnPropertyDescriptors(fields)),
      ),
    /** Dispatches the event that a browser sends when another tab has changed an item of localStorage. */
    hearStorage: (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
    /** Sets whether the browser believes it is online. */
    setOnline: (online: boolean) => {
      navigator.onLine = online;
    },
  };
}
