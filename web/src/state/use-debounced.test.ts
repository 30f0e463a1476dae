import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { useDebounced } from './use-debounced.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('only the last value counts, and only once nothing has changed for the whole time', async () => {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const search = page.run((text: string) => useDebounced(text, 400), '');
  /** Returns the debounced value after some time, once React has rendered it. */
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
    return search.now();
  };
  search.change('ch');
  expect(await after(399)).toBe('');
  search.change('chai');
  expect(await after(399)).toBe('');
  expect(await after(1)).toBe('chai');
});
