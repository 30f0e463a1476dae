import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

/** Opens a page on which something waits for an idle moment. */
async function wait({ isInField = false, isLayerOpen = false } = {}) {
  const page = await openPage();
  const { useWhenMemberIdle } = await import('./use-when-member-idle.ts');
  Object.assign(document, {
    activeElement: { matches: () => isInField },
    querySelector: () => (isLayerOpen ? {} : null),
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const act = vi.fn();
  const waiting = page.run((wanted: boolean) => useWhenMemberIdle(wanted, act), true);
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  return { page, act, waiting, pass };
}

test('it acts soon on a page that nobody touches, and 0.8 s after the last key elsewhere', async () => {
  const { page, act, pass } = await wait();
  pass(300);
  page.dispatch('keydown');
  pass(700);
  expect(act).not.toHaveBeenCalled();
  pass(200);
  expect(act).toHaveBeenCalled();
});

test.each([
  ['it is lifted', 'pointerup'],
  ['it scrolls', 'pointercancel'],
])('a finger on the screen is no idle moment until %s, however long it stays', async (_, event) => {
  const { page, act, pass } = await wait();
  page.dispatch('pointerdown');
  pass(10_000);
  // A slider reports its changes while the finger is on it.
  page.dispatch('input');
  pass(10_000);
  expect(act).not.toHaveBeenCalled();
  page.dispatch(event);
  pass(1000);
  expect(act).toHaveBeenCalled();
});

test('somebody who writes pauses for longer', async () => {
  const { page, act, pass } = await wait({ isInField: true });
  page.dispatch('input');
  pass(1900);
  expect(act).not.toHaveBeenCalled();
  pass(200);
  expect(act).toHaveBeenCalled();
});

test('under an open layer, on a hidden page and where nothing is wanted it does not act', async () => {
  const { act, pass, waiting } = await wait({ isLayerOpen: true });
  pass(5000);
  Object.assign(document, { querySelector: () => null, visibilityState: 'hidden' });
  pass(5000);
  waiting.change(false);
  Object.assign(document, { visibilityState: 'visible' });
  pass(5000);
  expect([act.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});

test('under a modal dialog it does not act, and soon after the dialog has closed it does', async () => {
  const { page, act, pass } = await wait();
  const { recordModal } = await import('../../ui/layers/modal-stack.ts');
  const dialog = {} as HTMLDialogElement;
  recordModal(dialog, true);
  await page.requestsUnderWay();
  pass(5000);
  expect([act.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  recordModal(dialog, false);
  await page.requestsUnderWay();
  pass(1000);
  expect(act).toHaveBeenCalled();
});
