import type { Page } from '@playwright/test';
import { recordRequests } from '../../network/endpoint.ts';
import { topCard } from '../../page/locators.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: async ({}, use) => use(await makeUnverifiedMember()) });

const title = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const idOf = (page: Page) => title(page).getAttribute('id');

/** The first response of the deck contains three people; later ones contain everybody. */
async function dealThree(page: Page): Promise<void> {
  const route = '**/api/profiles/discover/**';
  await page.route(
    route,
    async (intercepted) => {
      const response = await intercepted.fetch();
      await intercepted.fulfill({ response, json: ((await response.json()) as unknown[]).slice(0, 3) });
    },
    { times: 1 },
  );
}

test('a swipe that leaves two cards loads more once, behind those two', async ({ page, press }) => {
  await dealThree(page);
  const loads = recordRequests(page, 'GET /api/profiles/discover');
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
