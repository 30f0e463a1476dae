import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const key = 'mwanzo.limits';

test('a stored value is its member’s alone, also if their session ended without a logout', async () => {
  const { signInAs } = await openPage();
  const { readOwn, writeOwn } = await import('./own-storage.ts');
  expect(readOwn(key)).toBeUndefined();
  writeOwn(key, { swipes: 1 });
  expect([readOwn(key), readOwn(key, 2)]).toEqual([{ swipes: 1, owner: 1 }, undefined]);
  signInAs(2);
  expect([readOwn(key), readOwn(key, 1)]).toEqual([undefined, { swipes: 1, owner: 1 }]);
});

test.each(['', '{', 'null', '7', '"1"', '[]', '{"swipes":1}'])('the stored %j is nobody’s', async (stored) => {
  const { storage, session } = await openPage();
  const { readOwn } = await import('./own-storage.ts');
  storage.setItem(key, stored);
  expect(readOwn(key)).toBeUndefined();
  session.logout();
  storage.setItem(key, stored);
  expect(readOwn(key)).toBeUndefined();
});
