import type { Page, Route } from '@playwright/test';
import { waitForPaint } from '../../page/wait-for-paint.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { listMatches } from '../../people/matches.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

/** Chromium counts 0.1 as good, but a person notices less than that. */
const shiftMax = 0.01;

declare global {
  var shifts: { value: number; elements: string }[];
}

/** Records every layout shift that does not follow a press, with the elements that moved. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent),
        );
        if (!hadRecentInput) globalThis.shifts.push({ value, elements: names.join(' | ').slice(0, 300) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const slowResources = { fonts: '**/*.woff2', responses: '**/api/**', photos: /\/media\/|\.webp/ } as const;

/**
 * Holds back what arrives last on a bad connection. So nothing comes from the browser's cache either.
 * @returns releases it, one kind after the other
 */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const kinds = await Promise.all(
    Object.values(slowResources).map(async (addresses) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const hold = async (route: Route) => {
        await released;
        await route.fallback();
      };
      await page.route(addresses, hold);
      return { release, stop: () => page.unroute(addresses, hold) };
    }),
  );
  return async () => {
    for (const { release } of kinds) {
      await waitForPaint(page);
      release();
      await page.evaluate(() => document.fonts.ready);
    }
    await waitUntilIdle(page);
    await waitForPaint(page);
    for (const { stop } of kinds) await stop();
  };
}

/** Stages a comment with the like of every match. */
async function writeWithLikes(page: Page): Promise<void> {
  await page.route('**/api/profiles/matches/', async (route) => {
    const response = await route.fetch();
    const matches = (await response.json()) as { id: number }[];
    const comment = { about: null, prompt: null, photo: null, text: 'Which trail would you take a beginner on?' };
    await route.fulfill({
      json: matches.map((match) => ({ ...match, comments: [{ ...comment, sender: match.id }] })),
    });
  });
}

async function expectNoShift(page: Page, path: string, screen = path): Promise<void> {
  const release = await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1, output, [role=status]').first()).toBeAttached();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${screen}: ${JSON.stringify(shifts)}`).toBeLessThan(shiftMax);
}

test.beforeEach(({ page }) => recordShifts(page));

test('nothing on a public page moves while it loads', async ({ page }) => {
  for (const path of ['/', '/login', '/signup', '/verify', '/coming-soon', '/no-such-page'])
    await expectNoShift(page, path);
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });

  test('nothing on a page of a member moves while it loads', { tag: '@desktop' }, async ({ page }) => {
    for (const path of ['/discover', '/matches', '/topup', '/profile', '/settings']) await expectNoShift(page, path);
  });

  test('nothing in a chat moves while it loads', { tag: '@desktop' }, async ({ page, token }) => {
    for (const [kind, isNew] of [
      ['a chat', false],
      ['the chat of a new match', true],
      ['the chat of a new match who wrote with their like', true],
    ] as const) {
      if (kind.includes('wrote')) await writeWithLikes(page);
      const match = (await listMatches(token)).find(({ last_message }) => (last_message === null) === isNew);
      if (!match) throw new Error('There is no such match');
      await expectNoShift(page, `/chat/${match.user.id}`, kind);
    }
  });
});
