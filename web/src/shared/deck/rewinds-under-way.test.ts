import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('an Undo of the last member does not hide an Undo of the next one on another device', async () => {
  const { session } = await openPage();
  const { rewindsUnderWay } = await import('./rewinds-under-way.ts');
  rewindsUnderWay.add(7);
  session.logout();
  expect([...rewindsUnderWay]).toEqual([]);
});
