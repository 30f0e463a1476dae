import type { Liker, Likes } from '@mwanzo/contract/discovery/likes';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import type { Page } from '@playwright/test';
import { failRequests, holdRequests } from '../network/intercept-requests.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: async ({ isMobile }, use) => use(isMobile ? 'amina@mwanzo.test' : 'brian@mwanzo.test') });

/** Stages people of the member's deck as those who like the member. */
async function stageLikes(page: Page, shown: number, change: Partial<Likes>): Promise<void> {
  await page.route('**/api/profiles/likes-me/', async (route) => {
    const url = new URL('/api/profiles/discover/', route.request().url()).href;
    const cards = (await (await route.fetch({ url })).json()) as VisibleProfile[];
    const people = cards
      .filter(({ photo_details: photos, isVerified }) => isVerified && photos.length > 0)
      .slice(0, shown)
      .map(({ photo_details: [photo], ...card }, at): Liker => {
        const { id, name, age, isVerified, location, bio } = card;
        return { id, name, age, isVerified, location, bio, photo: photo ?? null, liked: 'prompt', is_new: at < 2 };
      });
    const likes: Likes = {
      plan: 'basic',
      count: shown,
      people,
      still_to_come: 0,
      has_answered: false,
      next_on: '2026-11-27',
      as_of: '2026-11-21T09:00:00.000Z',
      ...change,
    };
    await route.fulfill({ json: likes });
  });
}

const title = { level: 1, name: 'Likes you' } as const;

for (const [state, shown, change] of [
  ['basic', 1, { count: 10, still_to_come: 10 }],
  ['basic-few', 1, { count: 3, still_to_come: 2 }],
  ['answered', 0, { count: 2, still_to_come: 2, has_answered: true }],
  ['premium', 4, { plan: 'premium', next_on: null }],
  ['none', 0, {}],
] as const)
  test(`likes-${state}`, async ({ page, picture }) => {
    await stageLikes(page, shown, change);
    await page.goto('/likes');
    await expect(
      page
        .getByRole('main')
        .getByText(/like|answered|Nobody/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(shown);
    await picture(`likes-${state}`, { whole: true });
  });

test('likes-loading-and-failed', async ({ page, picture }) => {
  const list = await holdRequests(page, 'GET /api/profiles/likes-me');
  await page.goto('/likes');
  await expect(page.getByRole('heading', title)).toBeVisible();
  await picture('likes-loading');
  list.release();
  await failRequests(page, 'GET /api/profiles/likes-me', 400);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await picture('likes-failed');
});

test('likes-preview-and-match', async ({ page, press, picture }) => {
  await stageLikes(page, 4, { plan: 'premium', next_on: null });
  await page.goto('/likes');
  await press(page.getByRole('button', { name: /^View the profile of / }).first());
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await picture('likes-preview');
});

test('likes-tile', async ({ page, picture }) => {
  await stageLikes(page, 1, { count: 10, still_to_come: 10 });
  await page.goto('/matches');
  await expect(page.getByRole('link', { name: '9+ Like you' })).toBeVisible();
  await picture('likes-tile');
});
