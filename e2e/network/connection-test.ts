import type { BrowserContext } from '@playwright/test';
import { test as base } from '../test.ts';
import { type BreakableConnection, openBreakableConnection } from './breakable-connection.ts';

/** For tests that break the connection between browser and server. */
export const test = base.extend<{ connection: BreakableConnection }>({
  connection: async ({}, use) => {
    const connection = await openBreakableConnection();
    await use(connection);
    await connection.close();
  },
  baseURL: async ({ connection }, use) => use(connection.address),
});

export async function goOffline(context: BrowserContext, connection: BreakableConnection): Promise<void> {
  connection.goDown();
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, connection: BreakableConnection): Promise<void> {
  connection.goUp();
  await context.setOffline(false);
}
