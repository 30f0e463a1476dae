import type { Liker } from '@mwanzo/contract/discovery/likes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { taskTurns } from '../../../testing/run-hook.tsx';
import { until } from '../../../testing/until.ts';

const asha = { id: 7, name: 'Asha' } as Liker;

/** Opens the list of likers. The test decides when a decision has arrived. */
async function openLikers() {
  const page = await openPage();
  Object.assign(document, { querySelector: () => null });
  const { useAnswers } = await import('./use-answers.ts');
  const waiting: ((isDone: boolean | 'away') => void)[] = [];
  const decide = vi.fn(() => new Promise<boolean | 'away'>((resolve) => waiting.push(resolve)));
  const takeBack = vi.fn(() => Promise.resolve(true));
  // The fade of a card that the test leaves never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = page.run(() => useAnswers({ decide, takeBack }), undefined);
  const stateOf = (id: number) => answers.now().answered.get(id) ?? 'there';
  return { page, answers, decide, takeBack, waiting, stateOf };
}

test('a card leaves at once, is gone after its fade, and a pass can be taken back', async () => {
  const { page, answers, waiting, stateOf } = await openLikers();
  void answers.now().answer(asha, false);
  await until(() => expect(stateOf(7)).toBe('leaving'));
  vi.advanceTimersByTime(200);
  await until(() => expect(stateOf(7)).toBe('gone'));
  expect(page.toast()).toBeUndefined();
  waiting[0]?.(true);
  await until(() => expect(page.toast()).toBe('You passed Asha.'));
  expect(stateOf(7)).toBe('gone');
});

test('a card whose decision failed comes back, also if it had faded', async () => {
  const { answers, waiting, stateOf } = await openLikers();
  void answers.now().answer(asha, true);
  vi.advanceTimersByTime(200);
  await until(() => expect(stateOf(7)).toBe('gone'));
  waiting[0]?.(false);
  await until(() => expect(stateOf(7)).toBe('there'));
  void answers.now().answer(asha, true);
  await until(() => expect(stateOf(7)).toBe('leaving'));
  waiting[1]?.(false);
  await until(() => expect(stateOf(7)).toBe('there'));
});

test('a second press decides nothing, until the first has failed', async () => {
  const { answers, decide, waiting, stateOf } = await openLikers();
  void answers.now().answer(asha, true);
  void answers.now().answer(asha, false);
  expect(decide).toHaveBeenCalledTimes(1);
  waiting[0]?.(false);
  await until(() => expect(stateOf(7)).toBe('there'));
  void answers.now().answer(asha, false);
  expect(decide).toHaveBeenCalledTimes(2);
});

test('a pass that is taken back before its card has faded leaves the card there, and the list is fetched', async () => {
  const { page, answers, waiting, stateOf } = await openLikers();
  const { likesQuery } = await import('../../../queries/likes.ts');
  void answers.now().answer(asha, false);
  waiting[0]?.(true);
  await taskTurns();
  page.client.setQueryData(likesQuery.queryKey, {} as never);
  page.pressToast();
  await page.requestsUnderWay();
  expect([stateOf(7), page.client.getQueryState(likesQuery.queryKey)?.isInvalidated]).toEqual(['there', true]);
  vi.advanceTimersByTime(200);
  await page.requestsUnderWay();
  expect(stateOf(7)).toBe('there');
});

test('a pass that cannot be taken back stays', async () => {
  const { page, answers, waiting, takeBack, stateOf } = await openLikers();
  takeBack.mockResolvedValue(false);
  void answers.now().answer(asha, false);
  waiting[0]?.(true);
  await taskTurns();
  page.pressToast();
  await page.requestsUnderWay();
  expect([takeBack.mock.calls, stateOf(7)]).toEqual([[[asha]], 'leaving']);
});

test('a like back is no pass, so no toast offers to take it back', async () => {
  const { page, answers, waiting } = await openLikers();
  void answers.now().answer(asha, true);
  waiting[0]?.(true);
  await taskTurns();
  expect(page.toast()).toBeUndefined();
});

test('a pass beside the like of another device is not told as passed, and its card is gone', async () => {
  const { page, answers, waiting, stateOf } = await openLikers();
  void answers.now().answer(asha, false);
  waiting[0]?.('away');
  await taskTurns();
  vi.advanceTimersByTime(200);
  await until(() => expect(stateOf(7)).toBe('gone'));
  expect(page.toast()).toBeUndefined();
});

test('a second answer fades for its own time', async () => {
  const { page, answers, waiting, stateOf } = await openLikers();
  const failed = answers.now().answer(asha, false);
  waiting[0]?.(false);
  await failed;
  vi.advanceTimersByTime(150);
  void answers.now().answer(asha, false);
  vi.advanceTimersByTime(50);
  await page.requestsUnderWay();
  expect(stateOf(7)).toBe('leaving');
  vi.advanceTimersByTime(150);
  await page.requestsUnderWay();
  expect(stateOf(7)).toBe('gone');
});

test('the list is loaded again once the card has faded, which moves the focus on', async () => {
  const { page, answers, waiting } = await openLikers();
  const load = vi.spyOn(page.client, 'invalidateQueries');
  void answers.now().answer(asha, true);
  waiting[0]?.(true);
  await taskTurns();
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await taskTurns();
  expect(load).toHaveBeenCalledTimes(1);
});
