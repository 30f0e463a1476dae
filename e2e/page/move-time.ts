import type { Page } from '@playwright/test';

/** Opens the page at another time: the device's clock shows it, and so do the dates of the server's responses. */
export async function moveTime(page: Page, moment: number): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(moment).toUTCString() } });
  });
}
