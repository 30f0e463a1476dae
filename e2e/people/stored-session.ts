import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { serverAddress, type Session } from '../server/api-requests.ts';

interface Place {
  /** The address of the server as the browser sees it. */
  readonly origin?: string;
}

/** The names and values that the browser of a member stores who has signed in. */
export function storedSession({ access, refresh, user }: Session): Readonly<Record<string, string>> {
  return { accessToken: access, refreshToken: refresh, user: JSON.stringify(user) };
}

/** A member who has said that nothing is kept on this phone is not asked about it over a page. */
const answered = { 'mwanzo.keepOffline': 'off' };

/**
 * Stores the session before the first page of the context runs. Playwright's `storageState` would open a page of its
 * own for that, which costs each test a tenth of a second. The cookie lets only the first page store it: who signs out
 * stays signed out.
 */
export async function storeSession(
  context: BrowserContext,
  session: Session,
  { origin = serverAddress() }: Place = {},
): Promise<void> {
  const mark = 'test.sessionToStore';
  await context.addCookies([{ name: mark, value: '1', url: origin }]);
  await context.addInitScript(
    ({ origin: expected, items, mark: cookie }) => {
      if (location.origin !== expected || !document.cookie.includes(`${cookie}=1`)) return;
      document.cookie = `${cookie}=; path=/; max-age=0`;
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { origin: new URL(origin).origin, items: { ...storedSession(session), ...answered }, mark },
  );
}

/** Opens a new device on which the member has signed in. */
export async function openDevice(
  browser: Browser,
  session: Session,
  { baseURL = serverAddress(), ...options }: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, baseURL });
  await storeSession(context, session, { origin: baseURL });
  return context;
}
