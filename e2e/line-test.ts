import { expect, type BrowserContext, type Page } from '@playwright/test';
import { demoPeople } from '../demo/src/data/people.ts';
import { openBadLine, type BadLine } from './bad-line.ts';
import { call, signIn } from './server-calls.ts';
import { test as base } from './test.ts';

/** The browser reaches the server over a line that each test breaks in its own way. */
export const test = base.extend<{ line: BadLine; token: string }>({
  // oxlint-disable-next-line no-empty-pattern
  line: async ({}, give) => {
    const line = await openBadLine();
    await give(line);
    await line.close();
  },
  baseURL: async ({ line }, give) => give(line.address),
  storageState: async ({ signedInAs, line }, give) => {
    if (signedInAs === undefined) return give({ cookies: [], origins: [] });
    const { access, refresh, user } = await signIn(signedInAs);
    const localStorage = Object.entries({ accessToken: access, refreshToken: refresh, user: JSON.stringify(user) }).map(
      ([name, value]) => ({ name, value }),
    );
    return give({ cookies: [], origins: [{ origin: line.address, localStorage }] });
  },
  /** Of the member who is signed in, for calls beside the browser. */
  token: async ({ signedInAs }, give) => give((await signIn(signedInAs ?? '')).access),
});

export const emailOf = (key: string) => demoPeople.find((person) => person.key === key)?.email;

export async function partnerOf(token: string): Promise<number> {
  const matches = (await (await call('GET', '/api/profiles/matches/', { token })).json()) as { user: { id: number } }[];
  return matches[0]?.user.id ?? 0;
}

/** @returns the partner's id */
export async function openChat(page: Page, token: string): Promise<number> {
  const partner = await partnerOf(token);
  await page.goto(`/chat/${partner}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  return partner;
}

export async function goOffline(context: BrowserContext, line: BadLine): Promise<void> {
  line.goDown();
  await context.setOffline(true);
}

export async function comeBack(context: BrowserContext, line: BadLine): Promise<void> {
  line.comeUp();
  await context.setOffline(false);
}
