import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serverAddress, signIn, type Session } from '../server/api-requests.ts';
import type { SignedUpMember } from './signed-up-member.ts';
import { openDevice } from './stored-session.ts';

/** A device with a session of its own. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: Session;
  /** Counts how often all tabs together have opened the stream of events. */
  readonly streams: () => number;
}

/** A phone on which the member has just opened this page, with the stream of events. */
export async function openPhone(
  browser: Browser,
  member: SignedUpMember,
  path: string,
  address = serverAddress(),
): Promise<Phone> {
  const session = await signIn(member.email);
  const context = await openDevice(browser, session, { baseURL: address });
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events/')) streams += 1;
  });
  const page = await context.newPage();
  const opened = page.waitForResponse('**/api/events/');
  await page.goto(path);
  await opened;
  return { context, page, session, streams: () => streams };
}
