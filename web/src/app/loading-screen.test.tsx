import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

test('a page whose code is long in coming offers to load again after 15 s, if there is a server', async () => {
  const page = await openPage();
  const { LoadingScreen } = await import('./loading-screen.tsx');
  const screen = await showScreen(page, <LoadingScreen />);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 200 }));
  expect(screen.text()).toBe('Loading...|Retry');
  expect(screen.all('output .sr-only', '')).toEqual([]);
  expect((await screen.button('Retry')).className).toContain('enter-after-15s');
  await screen.press('Retry');
  await until(() => expect(reload).toHaveBeenCalledOnce());
});
