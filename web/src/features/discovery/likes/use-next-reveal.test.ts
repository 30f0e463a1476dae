import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

test('the likers are loaded again when the day of the next one comes, by Nairobi’s clock, and not before', async () => {
  const page = await openPage();
  vi.useFakeTimers({ now: Date.parse('2026-11-26T20:58:30Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { useNextReveal } = await import('./use-next-reveal.ts');
  const load = vi.fn();
  const { change } = page.run((nextOn: string | null) => useNextReveal(nextOn, load), '2026-11-27');
  vi.advanceTimersByTime(60_000);
  await until(() => expect(vi.getTimerCount()).toBe(1));
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  await until(() => expect(load).toHaveBeenCalledTimes(1));
  change('2026-12-04');
  change(null);
  expect(load).toHaveBeenCalledTimes(1);
  // A phone that was asleep over the day finds it in the past.
  change('2026-11-20');
  expect(load).toHaveBeenCalledTimes(2);
});
