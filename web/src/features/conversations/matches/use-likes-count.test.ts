import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'GET /api/profiles/likes-me/';
const premium = (count: number) => ({ body: { plan: 'premium', count, people: [] } });

async function openCount() {
  const page = await openPage();
  const { useLikesCount } = await import('./use-likes-count.ts');
  return { page, count: page.run(() => useLikesCount(), undefined) };
}

test('the first time ever the number is unknown until the response', async () => {
  const { page, count } = await openCount();
  expect(count.now()).toBeUndefined();
  (await page.api.take(path)).reply(premium(3));
  await until(() => expect(count.now()).toBe(3));
  expect(page.storage.getItem('mwanzo.likesCount')).toBe('3 1');
});

test('a failure counts as nobody, and is not stored as that', async () => {
  const { page, count } = await openCount();
  (await page.api.take(path)).reply({ status: 403 });
  await until(() => expect(count.now()).toBe(0));
  expect(page.storage.getItem('mwanzo.likesCount')).toBeNull();
});

test('the number of the last visit stands until the response, for its member, until a logout', async () => {
  const page = await openPage();
  page.storage.setItem('mwanzo.likesCount', '4 1');
  const { useLikesCount } = await import('./use-likes-count.ts');
  const count = page.run(() => useLikesCount(), undefined);
  expect(count.now()).toBe(4);
  page.signInAs(2);
  await until(() => expect(count.now()).toBeUndefined());
  page.session.logout();
  expect(page.storage.getItem('mwanzo.likesCount')).toBeNull();
});

test.each(['0 1', 'some 1'])('a number of the last visit of %s is nobody, until the response', async (kept) => {
  const page = await openPage();
  page.storage.setItem('mwanzo.likesCount', kept);
  const { useLikesCount } = await import('./use-likes-count.ts');
  expect(page.run(() => useLikesCount(), undefined).now()).toBe(0);
});

test('once nobody waits any more, the next visit does not begin with the old number', async () => {
  const page = await openPage();
  page.storage.setItem('mwanzo.likesCount', '4 1');
  const { useLikesCount } = await import('./use-likes-count.ts');
  const count = page.run(() => useLikesCount(), undefined);
  (await page.api.take(path)).reply(premium(0));
  await until(() => expect(count.now()).toBe(0));
  expect(page.storage.getItem('mwanzo.likesCount')).toBe('0 1');
});
