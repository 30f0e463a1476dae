import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored the app. */
export const waitUntilStored = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await caches.match('/discover')) !== undefined)).toBe(true);

/** Answers, before it is asked, that no chats are kept on this phone. */
export const keepNoChats = (page: Page): Promise<void> =>
  page.evaluate(() => localStorage.setItem('mwanzo.keepOffline', 'off'));

/** Switches on that matches and chats are kept on the phone. */
export async function chooseKeeping(page: Page): Promise<void> {
  await page.goto('/settings');
  const keptSwitch = page.getByRole('switch', { name: 'Matches and chats offline' });
  await keptSwitch.click();
  await expect(keptSwitch).toBeChecked();
}

/** The size of what is kept, in bytes. It cannot be read without its key. */
export const keptBytes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mwanzo.kept');
        // A test must not make the database that it waits for.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('kept').objectStore('kept').getAll();
          reading.addEventListener('error', () => reject(new Error('It cannot be read')));
          reading.addEventListener('success', () => {
            database.close();
            const values = reading.result as { bytes?: ArrayBuffer }[];
            resolve(values.reduce((sum, { bytes }) => sum + (bytes?.byteLength ?? 0), 0));
          });
        });
      }),
  );
