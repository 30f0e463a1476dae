import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../e2e/server/api-requests.ts';
import { startCountingProxy } from './counting-proxy.ts';

export type Mode = 'normal' | 'low data';

export interface Phone {
  readonly page: Page;
  /** Waits until the connection is idle, and returns the usage since the last time. */
  readUsage(): Promise<Usage>;
  close(): Promise<void>;
}

/** In bytes, but for `requests`. `photos` and `api` (the API's responses) are part of `down`. */
export interface Usage {
  readonly down: number;
  readonly photos: number;
  readonly api: number;
  readonly requests: number;
  readonly up: number;
}

/** A common phone among members: 720 x 1600 pixels. */
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A phone that has never visited the site. With an e-mail address, that member is signed in. */
export async function openPhone(browser: Browser, server: string, mode: Mode, email?: string): Promise<Phone> {
  const proxy = await startCountingProxy(server);
  const localStorage = mode === 'low data' ? [{ name: 'mwanzo.lowData', value: 'on' }] : [];
  if (email !== undefined) {
    const { access, refresh, user } = await signIn(email);
    localStorage.push(
      { name: 'accessToken', value: access },
      { name: 'refreshToken', value: refresh },
      { name: 'user', value: JSON.stringify(user) },
      // The question is asked once, whatever the visit.
      { name: 'mwanzo.keepOffline', value: 'off' },
    );
  }
  const context = await browser.newContext({
    ...screen,
    locale: 'en-KE',
    baseURL: proxy.address,
    storageState: { cookies: [], origins: [{ origin: proxy.address, localStorage }] },
  });
  const page = await context.newPage();
  const counts = await countRequests(page);
  let before: Usage = { ...counts, ...proxy.transferred };
  return {
    page,
    async readUsage() {
      await waitUntilIdle(page, () => proxy.transferred.down + proxy.transferred.up);
      const now: Usage = { ...counts, ...proxy.transferred };
      const usage = {
        down: now.down - before.down,
        photos: now.photos - before.photos,
        api: now.api - before.api,
        requests: now.requests - before.requests,
        up: now.up - before.up,
      };
      before = now;
      return usage;
    },
    async close() {
      await context.close();
      await proxy.close();
    },
  };
}

const idleMs = 1500;

/** Waits until nothing has been transferred for a moment, so that deferred work such as preloading is included. */
async function waitUntilIdle(page: Page, transferred: () => number): Promise<void> {
  for (let last = -1; last !== transferred();) {
    last = transferred();
    await page.waitForTimeout(idleMs);
  }
}

/** Counts the page's requests, and the bytes of photos and API responses among them. Cached ones do not count. */
async function countRequests(page: Page): Promise<{ photos: number; api: number; requests: number }> {
  const counts = { photos: 0, api: 0, requests: 0 };
  const paths = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    if (encodedDataLength === 0) return;
    counts.requests += 1;
    if (path.startsWith('/media/')) counts.photos += encodedDataLength;
    if (path.startsWith('/api/')) counts.api += encodedDataLength;
  });
  await session.send('Network.enable');
  return counts;
}
