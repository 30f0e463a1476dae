import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('a like of the last member does not hide a match of the next one with the same person', async () => {
  const { session } = await openPage();
  const { likesUnderWay } = await import('./likes-under-way.ts');
  likesUnderWay.add(7);
  session.logout();
  expect([...likesUnderWay]).toEqual([]);
});
