import { expect, test, vi } from 'vitest';
import { CountedTarget } from '../testing/counted-target.ts';
import { openPage } from '../testing/open-page.ts';
import { until } from '../testing/until.ts';
import { useLowScreen, useRoomyScreen, useWideScreen } from './use-media.ts';

test('a window that becomes wide, or narrow again, is noticed', async () => {
  const page = await openPage();
  const list = Object.assign(new CountedTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  const wide = page.run(() => useWideScreen(), undefined);
  expect(wide.now()).toBe(false);
  for (const matches of [true, false]) {
    Object.assign(list, { matches }).dispatchEvent(new Event('change'));
    await until(() => expect(wide.now()).toBe(matches));
  }
  wide.unmount();
  expect(list.count()).toBe(0);
});

test('a low screen, a roomy one and a wide one are those of the styles', async () => {
  const page = await openPage();
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return Object.assign(new CountedTarget(), { matches: true });
  });
  const screens = page.run(() => [useLowScreen(), useRoomyScreen(), useWideScreen()], undefined);
  expect(screens.now()).toEqual([true, true, true]);
  expect([...new Set(asked)]).toEqual([
    '(40rem <= width < 64rem) and (height < 500px)',
    '(width >= 64rem), (width >= 40rem) and (height >= 500px)',
    '(width >= 64rem)',
  ]);
});
