import { test as base, type Locator } from '@playwright/test';
import { followTraffic } from './network/traffic.ts';
import { tap } from './page/touch.ts';
import { type WatchedPage, watchPage } from './page/watch-page.ts';
import { choosePreferences } from './people/choose-preferences.ts';
import { tellOfMatches } from './people/matches.ts';
import { storeSession } from './people/stored-session.ts';
import { serverAddress, type Session, signIn } from './server/api-requests.ts';

interface Fixtures {
  /** The e-mail address of the member who is signed in when the test starts; nobody is by default. */
  signedInAs: string | undefined;
  /** True if `signedInAs` has not chosen preferences yet and is asked for them on /discover. */
  asksPreferences: boolean;
  /**
   * True for tests that call `waitUntilIdle`. For each request of a page, Playwright then sends this process several
   * messages.
   */
  followsTraffic: boolean;
  /** The session of `signedInAs`. */
  session: Session | undefined;
  /** The access token of `signedInAs`, for requests that do not come from the browser. */
  token: string;
  /** Presses as people do on this device: taps on the phone, clicks on the desktop. */
  press: (target: Locator) => Promise<void>;
  /** Errors and requests of the page since the test started. */
  watched: WatchedPage;
}

export const test = base.extend<Fixtures>({
  signedInAs: [undefined, { option: true }],

  asksPreferences: [false, { option: true }],

  followsTraffic: [false, { option: true }],

  session: async ({ signedInAs, asksPreferences }, use) => {
    const session = signedInAs === undefined ? undefined : await signIn(signedInAs);
    if (session && !asksPreferences) await choosePreferences(session.access);
    await use(session);
  },

  token: async ({ session }, use) => {
    if (!session) throw new Error('The test needs a token, but signedInAs names nobody');
    await use(session.access);
  },

  context: async ({ context, session, baseURL, followsTraffic }, use) => {
    if (followsTraffic) followTraffic(context);
    if (session) {
      await tellOfMatches(session.access);
      await storeSession(context, session, baseURL ? { origin: baseURL } : {});
    }
    await use(context);
    // A request that the page sends at the end of a test may still be on its way through one of the test's routes.
    await Promise.all([context, ...context.pages()].map((place) => place.unrouteAll({ behavior: 'ignoreErrors' })));
  },

  baseURL: async ({}, use) => use(serverAddress()),

  press: async ({ hasTouch }, use) => use((target) => (hasTouch ? tap(target) : target.click())),

  watched: async ({ page }, use) => use(watchPage(page)),
});

export { expect } from '@playwright/test';
