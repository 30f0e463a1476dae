import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { signIn } from '../server/api-requests.ts';
import { openDevice } from './stored-session.ts';
import { makeMatch, makeVerifiedMember } from './verified-member.ts';
import type { WaitingMember } from './waiting-member.ts';
import { writeMessage } from './write-message.ts';

export const theirWords = 'My mother sells mandazi in Voi';

/** Makes two matched members, each of whom has written a message. The decks of other tests serve neither. */
export async function makeCouple(): Promise<[WaitingMember, WaitingMember]> {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  await writeMessage(one, other, 'Where do the best mandazi come from?');
  await writeMessage(other, one, theirWords);
  return [one, other];
}

/** Makes a couple, and another member who has written to the same match. */
export async function makeTwoWithOneMatch(): Promise<[one: WaitingMember, next: WaitingMember, match: WaitingMember]> {
  const [one, match] = await makeCouple();
  const next = await makeVerifiedMember();
  await makeMatch(match, next);
  await writeMessage(next, match, 'Is the ferry running today?');
  return [one, next, match];
}

/** Opens a page on a new device, with the member signed in. */
export async function openPageOf(
  browser: Browser,
  options: BrowserContextOptions,
  member: Pick<WaitingMember, 'email'>,
  path: string,
): Promise<Page> {
  const context = await openDevice(browser, await signIn(member.email), options);
  const page = await context.newPage();
  const streaming = page.waitForResponse('**/api/events/');
  await page.goto(path);
  await streaming;
  return page;
}
