import { afterEach, expect, test, vi } from 'vitest';

const build = { version: 'one', files: [], entry: '/assets/app-one.js', pages: '^/(discover|matches)/?$' };
const kept = {
  storeBuild: vi.fn(() => Promise.resolve()),
  deleteOldBuilds: vi.fn(() => Promise.resolve()),
  noteOpenPage: vi.fn(() => Promise.resolve()),
  respondWithPage: vi.fn(() => 'page'),
  respondWithLanding: vi.fn(() => 'landing'),
  respondWithFile: vi.fn(() => 'file'),
};
vi.mock(import('./kept-build.ts'), () => kept as never);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Starts the worker of this build, with these pages open, the one that was used last first. */
async function startWorker(pages: object[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const claim = vi.fn();
  const skipWaiting = vi.fn();
  const openWindow = vi.fn(() => Promise.resolve(null));
  const showNotification = vi.fn(() => Promise.resolve());
  const observed: object[] = [];
  let report: (list: { getEntries: () => object[] }) => void = () => undefined;
  vi.stubGlobal('BUILD', build);
  vi.stubGlobal('location', { origin: 'https://mwanzo.test' });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      claim,
      openWindow,
      // Only windows count, also those that an older worker controls.
      matchAll: (wanted: { type?: string; includeUncontrolled?: boolean } = {}) =>
        Promise.resolve(wanted.type === 'window' && wanted.includeUncontrolled === true ? pages : []),
    },
    registration: { showNotification },
    skipWaiting,
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: typeof report) {
        report = hear;
      }
      observe(options: object) {
        observed.push(options);
      }
    },
  );
  vi.resetModules();
  await import('./service-worker.ts');
  /** Dispatches an event. @returns what it waits for */
  const dispatch = (type: string, fields: object = {}) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work), ...fields });
    // Browsers take no work after an event's listeners have run.
    Object.freeze(waits);
    return Promise.all(waits);
  };
  return {
    claim,
    observed,
    skipWaiting,
    openWindow,
    showNotification,
    dispatch,
    /** Says what responds to a request. @returns undefined if the browser does */
    respond: (url: string, { method = 'GET', mode = 'no-cors' } = {}) => {
      const responses: unknown[] = [];
      const request = { url: new URL(url, 'https://mwanzo.test').href, method, mode };
      void dispatch('fetch', {
        request,
        resultingClientId: 'next',
        respondWith: (response: unknown) => responses.push(response),
      });
      return responses.join(' and ') || undefined;
    },
    /** Reports how many bytes came over the network for each of the worker's requests. */
    load: async (...bytes: number[]) => {
      report({ getEntries: () => bytes.map((transferSize) => ({ transferSize })) });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('a new build takes over once all of it is stored, and not if a part of it is missing', async () => {
  const { dispatch, skipWaiting } = await startWorker();
  kept.storeBuild.mockRejectedValueOnce(new Error('404'));
  await expect(dispatch('install')).rejects.toThrow('404');
  const storing = Promise.withResolvers<void>();
  kept.storeBuild.mockReturnValueOnce(storing.promise);
  const installed = dispatch('install');
  await Promise.resolve();
  expect(skipWaiting).not.toHaveBeenCalled();
  storing.resolve();
  await installed;
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('requests to the API and for photos do not wake the worker where the browser can be told so', async () => {
  const { dispatch } = await startWorker();
  const addRoutes = vi.fn(() => Promise.resolve());
  await dispatch('install', { addRoutes });
  const network = (urlPattern: string) => ({ condition: { urlPattern }, source: 'network' });
  expect(addRoutes.mock.calls).toEqual([[[network('/api/*'), network('/media/*')]]]);
});

test('the worker that takes over deletes old builds, and serves the pages that are open', async () => {
  const { dispatch, claim } = await startWorker([{ id: 'first' }, { id: 'second' }]);
  await dispatch('activate');
  expect(kept.deleteOldBuilds.mock.calls).toEqual([[build, ['first', 'second']]]);
  expect(claim).toHaveBeenCalledOnce();
  // A page that is served must not meet a build that is just being deleted.
  expect(kept.deleteOldBuilds.mock.invocationCallOrder[0]).toBeLessThan(claim.mock.invocationCallOrder[0] ?? 0);
});

test.each([
  ['/matches/?from=1', { mode: 'navigate' }, 'page'],
  ['/', { mode: 'navigate' }, 'landing'],
  ['/terms', { mode: 'navigate' }, undefined],
  ['/assets/app-one.js', {}, 'file'],
  ['/discover', {}, undefined],
  ['/', {}, undefined],
  ['/discover', { mode: 'navigate', method: 'POST' }, undefined],
  ['/api/profiles/me', {}, undefined],
  ['/media/assets/7.webp', {}, undefined],
  ['https://elsewhere.test/assets/app-one.js', {}, undefined],
])('a request to %s (%j) gets the stored %s', async (url, request, response) => {
  const { respond } = await startWorker();
  expect(respond(url, request)).toBe(response);
});

test('each page of the app that opens is noted as one of this build', async () => {
  const { respond } = await startWorker();
  respond('/matches', { mode: 'navigate' });
  respond('/', { mode: 'navigate' });
  respond('/assets/app-one.js');
  expect(kept.noteOpenPage.mock.calls).toEqual([[build, 'next']]);
});

test('a push is shown, and a tap on it closes it and opens its page', async () => {
  const { dispatch, openWindow, showNotification } = await startWorker();
  await dispatch('push', { data: { json: () => ({ title: 'Asha', link: '/chat/7' }) } });
  expect(showNotification.mock.calls).toEqual([['Asha', expect.objectContaining({ data: '/chat/7' })]]);
  const close = vi.fn();
  await dispatch('notificationclick', { notification: { close, data: '/chat/7' } });
  expect([close.mock.calls.length, openWindow.mock.calls]).toEqual([1, [['https://mwanzo.test/chat/7']]]);
});

test('what the worker loads is told to the page that was used last alone, and nothing from a cache', async () => {
  const [last, other] = [vi.fn(), vi.fn()];
  const { load, observed } = await startWorker([{ postMessage: last }, { postMessage: other }]);
  expect(observed).toEqual([{ type: 'resource', buffered: true }]);
  await load(0, 0);
  expect(last).not.toHaveBeenCalled();
  await load(1000, 0, 200);
  expect([last.mock.calls, other.mock.calls]).toEqual([[[{ loadedBytes: 1200 }]], []]);
});
