import type { Page } from '@playwright/test';
import type { PhotoFile } from '../people/photo-files.ts';

/** Chooses a photo for the chat that is open; its preview asks before it is sent. */
export async function choosePhoto(page: Page, photo: PhotoFile): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a photo' }).click();
  await (await chosen).setFiles({ name: photo.name, mimeType: photo.mimeType, buffer: photo.buffer });
}
