import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain, missingCode, reloadIfBuildGone, reloadPage } from './missing-code.ts';

const fetched = vi.fn();
const reload = vi.fn();
const leave = vi.fn();
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  missingCode.write(undefined);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const isServer = (status: number) => fetched.mockResolvedValue({ status });

test('code that arrives at the second try leaves nothing to offer, and the page stays', async () => {
  missingCode.write({ load: fails });
  const load = vi.fn(async () => undefined);
  await loadAgain({ load });
  expect([load.mock.calls.length, missingCode.read(), fetched.mock.calls.length]).toEqual([1, undefined, 0]);
});

test.each(['no network', 502, 503])(
  'without a server (%s) nothing leaves the page, and the same is offered',
  async (is) => {
    if (typeof is === 'number') isServer(is);
    else fetched.mockRejectedValue(new TypeError(is));
    const missing = { load: fails, leave };
    await loadAgain(missing);
    expect([leave.mock.calls.length, reload.mock.calls.length, missingCode.read()]).toEqual([0, 0, missing]);
  },
);

test.each([404, 200])(
  'code that does not come although the server responds (%d) needs another document',
  async (is) => {
    isServer(is);
    await loadAgain({ load: fails, leave });
    expect([leave.mock.calls.length, reload.mock.calls.length, missingCode.read()]).toEqual([1, 0, undefined]);
    await loadAgain({ load: fails });
    await loadAgain();
    expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([1, 2]);
    // The browser's cache would say that a removed build is still there.
    expect(fetched).toHaveBeenLastCalledWith(import.meta.resolve('./missing-code.ts'), {
      method: 'HEAD',
      cache: 'no-store',
    });
  },
);

test('a page is loaded again at once by its service worker, and otherwise only from a server', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  await reloadPage();
  expect([reload.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0]);
  for (const serviceWorker of [{ controller: null }, undefined]) {
    vi.stubGlobal('navigator', { serviceWorker });
    isServer(503);
    await reloadPage();
    expect([reload.mock.calls.length, missingCode.read()]).toEqual([1, {}]);
  }
  isServer(200);
  await reloadPage();
  expect([reload.mock.calls.length, missingCode.read()]).toEqual([2, undefined]);
});

/** Says how this document was opened. */
const isOpenedBy = (type: 'navigate' | 'reload') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);

test('a page with nothing to show reloads if its build was deployed away, and a reloaded one does not', async () => {
  isOpenedBy('navigate');
  for (const status of [200, 503]) {
    isServer(status);
    await reloadIfBuildGone();
  }
  expect(reload).not.toHaveBeenCalled();
  isServer(404);
  await reloadIfBuildGone();
  expect(reload).toHaveBeenCalledTimes(1);
  isOpenedBy('reload');
  await reloadIfBuildGone();
  expect(reload).toHaveBeenCalledTimes(1);
});
