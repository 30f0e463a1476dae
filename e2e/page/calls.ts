import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { openPageOf } from '../people/couple.ts';
import { makeTalkers } from '../people/talkers.ts';
import type { WaitingMember } from '../people/waiting-member.ts';
import { rememberPeers } from './peers.ts';

interface Devices {
  readonly browser: Browser;
  readonly contextOptions: BrowserContextOptions;
  /** True if the test moves the clocks of its pages. */
  readonly movesTime?: boolean;
}

/** Opens the chat with the partner in a page whose connections a test can look at. */
export async function openChat(
  { browser, contextOptions, movesTime }: Devices,
  member: WaitingMember,
  other: WaitingMember,
): Promise<Page> {
  const page = await openPageOf(browser, contextOptions, member, `/chat/${other.id}`);
  await rememberPeers(page);
  if (movesTime) await page.clock.install();
  await openAnew(page);
  return page;
}

export const incoming = (page: Page) => page.getByRole('dialog').filter({ hasText: 'wants to talk now' });
export const timer = (page: Page) => page.getByRole('timer');

export const question = (page: Page) => page.getByRole('dialog', { name: 'How was it?' });

export type Press = (target: Locator) => Promise<void>;

/** Calls the partner, and waits until the partner's page rings. */
export async function call(page: Page, press: Press): Promise<void> {
  await press(page.getByRole('button', { name: /^Call / }));
  await expect(page.getByText('Calling...')).toBeVisible();
}

/** Connects two members in a call. */
export async function openTalk(with_: Devices, press: Press) {
  const [one, other] = await makeTalkers();
  const hers = await openChat(with_, one, other);
  const his = await openChat(with_, other, one);
  await call(hers, press);
  await press(incoming(his).getByRole('button', { name: 'Answer' }));
  for (const page of [hers, his]) await expect(timer(page)).toHaveText(/^00:0[1-9]$/);
  return { one, other, hers, his };
}

/** Says whether the page's connections and microphones are all off. */
export const isSilent = (page: Page) =>
  page.evaluate(() => {
    const { peers, sounds } = window as unknown as { peers: RTCPeerConnection[]; sounds: MediaStream[] };
    return (
      peers.every(({ connectionState }) => connectionState === 'closed') &&
      sounds.every((sound) => sound.getTracks().every(({ readyState }) => readyState === 'ended'))
    );
  });

const openAnew = async (page: Page) => {
  const streaming = page.waitForResponse('**/api/events/');
  await page.reload();
  await streaming;
};
