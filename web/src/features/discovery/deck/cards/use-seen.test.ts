import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { useIsNew, useSeen } from './use-seen.ts';

async function openDeck() {
  const page = await openPage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  return page;
}

test('a press counts for a card that was in sight for 0.3 s, by the time of the finger', async () => {
  const page = await openDeck();
  const seen = page.run((id: number | undefined) => useSeen(id), 7);
  const start = performance.now();
  expect([seen.now()(start + 299), seen.now()(start + 300)]).toEqual([false, true]);
  vi.advanceTimersByTime(1000);
  seen.change(8);
  // A busy phone delivers it now, but it was for the card before.
  expect([seen.now()(start + 900), seen.now()(start + 1300)]).toEqual([false, true]);
});

test('without a card the press counts for the empty deck, once that was seen', async () => {
  const page = await openDeck();
  const seen = page.run((id: number | undefined) => useSeen(id), undefined);
  expect(seen.now()(performance.now() + 300)).toBe(true);
});

test('an element is new for 0.3 s, each time that another one takes its place', async () => {
  const page = await openDeck();
  const isNew = page.run((key: string | undefined) => useIsNew(key), 'a');
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await page.requestsUnderWay();
    return isNew.now();
  };
  expect([isNew.now(), await after(299), await after(1)]).toEqual([true, true, false]);
  isNew.change('b');
  expect([isNew.now(), await after(300)]).toEqual([true, false]);
  isNew.change(undefined);
  expect(isNew.now()).toBe(false);
  // One that comes back is as new as any other: the time of its first visit does not count.
  isNew.change('c');
  await after(200);
  isNew.change('d');
  await after(50);
  isNew.change('c');
  expect([await after(60), await after(239), await after(1)]).toEqual([true, true, false]);
});
