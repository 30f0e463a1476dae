import type { Locator, Page } from '@playwright/test';

/** Contains every card that is drawn: the one on top, those below it and those that are flying away. */
export function deck(page: Page): Locator {
  return page.getByRole('region', { name: 'Profiles to decide on' });
}

/** The card on top; the others are inert. */
export function topCard(page: Page): Locator {
  return deck(page).locator(':scope > div:not([inert])').getByRole('article');
}

export function toast(page: Page, title: string): Locator {
  return page.locator('[data-toast]').filter({ hasText: title });
}
