import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect as plainExpect, type Page } from '@playwright/test';
import type { DatePlan } from '../../contract/src/conversations/date-plans.ts';
import type { Message } from '../../contract/src/conversations/messages.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { openBreakableConnection } from '../network/breakable-connection.ts';
import { recordRequests } from '../network/endpoint.ts';
import { chooseKeeping, keptBytes, waitUntilStored } from '../page/keep-offline.ts';
import { topCard } from '../page/locators.ts';
import { choosePreferences } from '../people/choose-preferences.ts';
import { makeDatePlan } from '../people/date-plan.ts';
import { emailOf } from '../people/demo-members.ts';
import { findMatch, tellOfMatches } from '../people/matches.ts';
import { openDevice } from '../people/stored-session.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';

// Two cores also run another release's server, and its browser.
const expect = plainExpect.configure({ timeout: 30_000 });

const text = 'Written before the update';
const textOfOlderTab = 'Written in a tab that the update has not reached';
const cardHeading = (page: Page) => topCard(page).getByRole('heading');
/** Says whether the service worker of a second build has taken over. */
const hasUpdated = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return (await caches.keys()).length === 2 && !installing && !waiting && active?.state === 'activated';
  });
/** Counts the messages, decisions and "I am fine" that wait on the phone, in any release's form. */
const stored = (page: Page) =>
  page.evaluate(() =>
    ['mwanzo.outbox', 'mwanzo.swipes', 'mwanzo.fine'].map(
      (key) =>
        Object.values(JSON.parse(localStorage.getItem(key) ?? '{}') as object).flatMap((list) =>
          Array.isArray(list) ? (list as unknown[]) : [],
        ).length,
    ),
  );
/** Says whether all code of the page is of a build. Builds share the files that are the same in both. */
const isOf = async (page: Page, build: string) => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const code = loaded.filter((address) => /\/assets\/.*\.js$/.test(address));
  return code.length > 0 && code.every((address) => existsSync(path.join(build, new URL(address).pathname)));
};

/** Says whether one tab holds the lock of a conversation and another one waits for it, whatever their releases. */
const isInLine = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name?.startsWith('mwanzo.outbox.') && held.some((lock) => lock.name === name));
  });

async function write(page: Page, message: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('log').getByText(message)).toBeVisible();
}

/** A phone with a release's web app, where something was left unsent. */
export interface UnsentPhone {
  /**
   * Loads the web app that is deployed by then, from this folder, in one of two tabs. Then writes in the other one, and
   * expects that everything arrives once.
   */
  expectSent: (build: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a phone whose member writes, decides and says "I am fine" without a network, on the web app at this address.
 * The server at MWANZO_ADDRESS has the demo people.
 */
export async function leaveUnsent(address: string): Promise<UnsentPhone> {
  const session = await signIn(emailOf('ken'));
  const { access: token, user } = session;
  await choosePreferences(token);
  await tellOfMatches(token);
  const match = await findMatch(token);
  const plan = await makeDatePlan(token, match.user.id);
  const line = await openBreakableConnection(address);
  const workerBefore = await (await fetch(new URL('/service-worker.js', address))).text();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const context = await openDevice(browser, session, {
    baseURL: line.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
  });
  const page = await context.newPage();
  const arrived = async () => {
    const conversation = `/api/messages/conversation/${match.user.id}/`;
    const messages = (await (await apiRequest('GET', conversation, { token })).json()) as Message[];
    const [known] = (await (await apiRequest('GET', '/api/date-plans/', { token })).json()) as DatePlan[];
    const sent = messages.filter((message) => [text, textOfOlderTab].includes(message.text));
    return [sent.map((message) => [message.text, message.sender]), known?.fine_at !== null];
  };

  await chooseKeeping(page);
  await page.goto(`/chat/${match.user.id}`);
  await expect(page.getByRole('log').getByRole('time').first()).toBeVisible();
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(0);
  const before = await keptBytes(page);
  await page.goto('/discover');
  await expect(topCard(page)).toBeVisible();
  await expect.poll(() => keptBytes(page)).toBeGreaterThan(before);
  await page.goto(`/dates/${plan.id}`);
  const fine = page.getByRole('button', { name: 'I am fine', exact: true });
  await expect(fine).toBeVisible();
  await expect(() => waitUntilStored(page)).toPass();

  line.goDown();
  await context.setOffline(true);
  await fine.tap();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await page.goto(`/chat/${match.user.id}`);
  await write(page, text);
  const olderTab = await context.newPage();
  await olderTab.goto(`/chat/${match.user.id}`);
  await expect(olderTab.getByRole('log').getByText(text)).toBeVisible();
  await page.goto('/discover');
  const decided = (await cardHeading(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Pass', exact: true }).tap();
  await expect(cardHeading(page)).not.toHaveText(decided);
  const next = (await cardHeading(page).textContent()) ?? '';
  await expect.poll(() => stored(page)).toEqual([1, 1, 1]);

  return {
    async expectSent(build) {
      // The service worker shows the last release once more, whose attempts fail.
      line.breakRequests('POST /api/', { cutAfterBytes: 0 });
      line.goUp();
      await context.setOffline(false);
      await page.goto('/topup');
      // A build that is the last release itself replaces nothing.
      const isAnother = readFileSync(path.join(build, 'service-worker.js'), 'utf8') !== workerBefore;
      if (isAnother) await expect.poll(() => hasUpdated(page)).toBe(true);
      line.goDown();
      await context.setOffline(true);
      await page.goto('/discover');
      await expect(cardHeading(page)).toHaveText(next);
      expect(await isOf(page, build)).toBe(true);
      expect(await isOf(olderTab, build)).toBe(!isAnother);
      await write(olderTab, textOfOlderTab);
      await expect.poll(() => stored(page)).toEqual([2, 1, 1]);
      expect(await arrived()).toEqual([[], false]);
      const swipes = [page, olderTab].map((tab) => recordRequests(tab, 'POST /api/profiles/like-pass/'));
      line.breakRequests('POST /api/messages/send/', 'silence');
      line.goUp();
      await context.setOffline(false);
      await expect.poll(() => isInLine(page), { intervals: [50] }).toBe(true);
      await expect.poll(() => stored(page)).toEqual([2, 0, 0]);
      line.repair();
      // The request without a response fails, and the other tab sends.
      line.goDown();
      line.goUp();
      const all = [
        [text, user.id],
        [textOfOlderTab, user.id],
      ];
      await expect.poll(arrived).toEqual([all, true]);
      await expect.poll(() => stored(page)).toEqual([0, 0, 0]);
      expect(swipes.flat().map((request) => request.postDataJSON() as unknown)).toMatchObject([{ matched: false }]);
      expect(await arrived()).toEqual([all, true]);
      await expect(olderTab.getByRole('log').getByText(textOfOlderTab)).toHaveCount(1);
    },
    async close() {
      await browser.close();
      await line.close();
    },
  };
}
