import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';
import { useOnline } from './use-online.ts';

test('a lost network shows, and one that is back', async () => {
  const page = await openPage();
  const online = page.run(() => useOnline(), undefined);
  const seen = [online.now()];
  for (const [event, isOnline] of [
    ['offline', false],
    ['online', true],
  ] as const) {
    page.setOnline(isOnline);
    page.dispatch(event);
    await until(() => expect(online.now()).toBe(isOnline));
    seen.push(online.now());
  }
  expect(seen).toEqual([true, false, true]);
});
