import type { Page } from '@playwright/test';

/** From now on the deck deals nobody but this member, met before or not. */
export async function showOnly(page: Page, profileId: number): Promise<void> {
  await page.route('**/api/profiles/discover/**', async (route) => {
    const response = await route.fetch({ url: new URL(`/api/profiles/${profileId}/`, route.request().url()).href });
    await route.fulfill({ response, json: [await response.json()] });
  });
}

/** A match that was made before, as the answer to the next like. */
export async function matchAgain(page: Page, id: number): Promise<void> {
  await page.route('**/api/profiles/like-pass/', async (route) => {
    const response = await route.fetch({
      url: new URL('/api/profiles/matches/', route.request().url()).href,
      method: 'GET',
      postData: '',
    });
    const matches = (await response.json()) as { id: number }[];
    await route.fulfill({ response, json: { matched: true, match: matches.find((match) => match.id === id) } });
  });
}
