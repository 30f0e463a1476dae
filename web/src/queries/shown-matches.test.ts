import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const key = 'mwanzo.matchesShown';

test('matches that were announced are known in every tab and after a reload, the last 500 of them', async () => {
  const { storage } = await openPage();
  const { noteShownMatches, readShownMatches } = await import('./shown-matches.ts');
  noteShownMatches([7]);
  // Another tab has announced one.
  storage.setItem(key, JSON.stringify({ owner: 1, ids: [7, 8] }));
  noteShownMatches([9]);
  expect([...readShownMatches()]).toEqual([7, 8, 9]);
  noteShownMatches(Array.from({ length: 500 }, (_, index) => 100 + index));
  expect([readShownMatches().size, readShownMatches().has(9)]).toEqual([500, false]);
});

test.each(['[', 'null', '{"owner":2,"ids":[7]}', '{"owner":1,"ids":7}'])('%s counts as none', async (stored) => {
  const { storage } = await openPage();
  storage.setItem(key, stored);
  const { readShownMatches } = await import('./shown-matches.ts');
  expect([...readShownMatches()]).toEqual([]);
});

test('a logout takes them away', async () => {
  const { session, storage } = await openPage();
  const { noteShownMatches } = await import('./shown-matches.ts');
  noteShownMatches([7]);
  session.logout();
  expect(storage.getItem(key)).toBeNull();
});
