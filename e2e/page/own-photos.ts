import type { Locator, Page } from '@playwright/test';

/** The grid of the member's own photos, on the profile's page or in the edit dialog. */
export const ownPhotos = (page: Page): Locator => page.getByRole('region', { name: 'Photos' });

/** The button of the photo at this place, counted from 1. */
export const photoTile = (page: Page, place: number): Locator =>
  ownPhotos(page).getByRole('button', { name: new RegExp(`^Photo ${place} of`) });
