import type { Browser, Page } from '@playwright/test';
import { signIn } from '../../e2e/server/api-requests.ts';
import { openLine } from './line.ts';

export type Mode = 'normal' | 'low data';

export interface Phone {
  readonly page: Page;
  /** What the line has carried since the last time of asking, once it has been still for a moment. */
  readUsage(): Promise<Usage>;
  putAway(): Promise<void>;
}

/** In bytes; `photos` and `calls` (the API's answers) are parts of `down`. */
export interface Usage {
  readonly down: number;
  readonly photos: number;
  readonly calls: number;
  readonly requests: number;
  readonly up: number;
}

/** As many of the members' phones are: 720 x 1600 pixels. */
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A phone on a line of its own that has never been to the site; with an e-mail its member is signed in. */
export async function takePhone(browser: Browser, server: string, mode: Mode, email?: string): Promise<Phone> {
  const line = await openLine(server);
  const localStorage = mode === 'low data' ? [{ name: 'mwanzo.lowData', value: 'on' }] : [];
  if (email !== undefined) {
    const { access, refresh, user } = await signIn(email);
    localStorage.push(
      { name: 'accessToken', value: access },
      { name: 'refreshToken', value: refresh },
      { name: 'user', value: JSON.stringify(user) },
    );
  }
  const context = await browser.newContext({
    ...screen,
    locale: 'en-KE',
    baseURL: line.address,
    storageState: { cookies: [], origins: [{ origin: line.address, localStorage }] },
  });
  const page = await context.newPage();
  const parts = await watchParts(page);
  let before: Usage = { ...parts, ...line.carried };
  return {
    page,
    async readUsage() {
      await untilStill(page, () => line.carried.down + line.carried.up);
      const now: Usage = { ...parts, ...line.carried };
      const usage = {
        down: now.down - before.down,
        photos: now.photos - before.photos,
        calls: now.calls - before.calls,
        requests: now.requests - before.requests,
        up: now.up - before.up,
      };
      before = now;
      return usage;
    },
    async putAway() {
      await context.close();
      await line.close();
    },
  };
}

const stillMilliseconds = 1500;

/** Waits until nothing has gone over the line for a moment: idle work such as preloading included. */
async function untilStill(page: Page, carried: () => number): Promise<void> {
  for (let last = -1; last !== carried();) {
    last = carried();
    await page.waitForTimeout(stillMilliseconds);
  }
}

/** Counts the page's requests that reached the line, and those bytes of photos and calls; what a cache had is none. */
async function watchParts(page: Page): Promise<{ photos: number; calls: number; requests: number }> {
  const parts = { photos: 0, calls: 0, requests: 0 };
  const paths = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    if (encodedDataLength === 0) return;
    parts.requests += 1;
    if (path.startsWith('/media/')) parts.photos += encodedDataLength;
    if (path.startsWith('/api/')) parts.calls += encodedDataLength;
  });
  await session.send('Network.enable');
  return parts;
}
