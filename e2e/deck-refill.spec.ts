import type { Page } from '@playwright/test';
import { watchCalls } from './failing-calls.ts';
import { presentCard } from './member-steps.ts';
import { expect, test } from './test.ts';
import { makeUnverifiedMember } from './unverified-member.ts';

// oxlint-disable-next-line no-empty-pattern
test.use({ signedInAs: async ({}, give) => give(await makeUnverifiedMember()) });

const title = (page: Page) => presentCard(page).getByRole('heading', { level: 2 });
const idOf = (page: Page) => title(page).getAttribute('id');

/** The first answer holds three people, all later ones everybody. */
async function dealThree(page: Page): Promise<void> {
  const route = '**/api/profiles/discover/**';
  await page.route(
    route,
    async (call) => {
      const response = await call.fetch();
      await call.fulfill({ response, json: ((await response.json()) as unknown[]).slice(0, 3) });
    },
    { times: 1 },
  );
}

test('a swipe that leaves two cards fetches more, once, behind those two', async ({ page, press }) => {
  await dealThree(page);
  const loads = watchCalls(page, 'GET /api/profiles/discover');
  await page.goto('/discover');
  const seen: (string | null)[] = [];
  for (const fetched of [2, 2, 2, 2]) {
    const id = await idOf(page);
    seen.push(id);
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    await expect(pass).not.toHaveAttribute('aria-disabled');
    await press(pass);
    await expect(title(page)).not.toHaveAttribute('id', id ?? '');
    await expect.poll(() => loads.length).toBe(fetched);
  }
  expect(new Set(seen).size).toBe(4);
});
