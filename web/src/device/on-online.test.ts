import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('a function is called each time that the network is back, until that is ended', async () => {
  const page = await openPage();
  const { onOnline } = await import('./on-online.ts');
  const called = vi.fn();
  const stop = onOnline(called);
  for (const event of ['online', 'offline', 'online']) page.dispatch(event);
  expect(called).toHaveBeenCalledTimes(2);
  stop();
  page.dispatch('online');
  expect(called).toHaveBeenCalledTimes(2);
});
