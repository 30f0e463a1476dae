import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('a function is called when the network is back, or also when it is lost, until that is ended', async () => {
  const page = await openPage();
  const { onLine, onOnline } = await import('./on-online.ts');
  const [back, both] = [vi.fn(), vi.fn()];
  const stops = [onOnline(back), onLine(both)];
  for (const event of ['online', 'offline', 'online']) page.dispatch(event);
  expect([back.mock.calls.length, both.mock.calls.length]).toEqual([2, 3]);
  for (const stop of stops) stop();
  page.dispatch('online');
  expect([back.mock.calls.length, both.mock.calls.length]).toEqual([2, 3]);
});
