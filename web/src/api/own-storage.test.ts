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

test('what is held about a member begins again with the next one, and stays while the same one is there', async () => {
  const { session, signInAs } = await openPage();
  const { createMemberStore, onMemberChange } = await import('./member-change.ts');
  const store = createMemberStore('nothing');
  const changes: unknown[] = [];
  onMemberChange(() => changes.push(session.readSession().user?.id));
  store.write('about 1');
  session.setProfile({ id: 1, name: 'Asha' } as Parameters<typeof session.setProfile>[0]);
  expect([store.read(), changes]).toEqual(['about 1', []]);
  signInAs(2);
  expect([store.read(), changes]).toEqual(['nothing', [2]]);
  store.write('about 2');
  session.endSession();
  expect([store.read(), changes]).toEqual(['nothing', [2, undefined]]);
});
