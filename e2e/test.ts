import { test as base, type Locator } from '@playwright/test';
import { serverAddress, signIn } from './server-calls.ts';
import { tap } from './touch.ts';
import { watchPage, type WatchedPage } from './watched-page.ts';

interface Fixtures {
  /** The e-mail of the demo member who is signed in already; nobody by default. */
  signedInAs: string | undefined;
  /** Presses as this device's people do: a tap on the phone, a click on the desktop. */
  press: (target: Locator) => Promise<void>;
  /** Everything the page of this test said and asked for. */
  watched: WatchedPage;
}

export const test = base.extend<Fixtures>({
  signedInAs: [undefined, { option: true }],

  // Playwright reads the fixtures that are needed from the pattern, which here is empty.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, give) => give(serverAddress()),

  storageState: async ({ signedInAs }, give) => {
    if (signedInAs === undefined) return give({ cookies: [], origins: [] });
    const { access, refresh, user } = await signIn(signedInAs);
    const localStorage = [
      { name: 'accessToken', value: access },
      { name: 'refreshToken', value: refresh },
      { name: 'user', value: JSON.stringify(user) },
    ];
    return give({ cookies: [], origins: [{ origin: serverAddress(), localStorage }] });
  },

  press: async ({ hasTouch }, give) => give((target) => (hasTouch ? tap(target) : target.click())),

  watched: async ({ page }, give) => give(watchPage(page)),
});

export { expect } from '@playwright/test';
