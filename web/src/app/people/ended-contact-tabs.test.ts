import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { followOtherTabs, tellOtherTabs } from './ended-contact-tabs.ts';

/** Follows what the tabs of a member say. */
function follow(owner: number) {
  const heard = vi.fn<(id: number) => void>();
  const stop = followOtherTabs(owner, heard);
  onTestFinished(stop);
  return { heard, stop, ids: () => heard.mock.calls.flat() };
}

test('tabs hear of everybody whom their own member has left, until they stop', async () => {
  const [tab, other, stopped] = [follow(1), follow(2), follow(1)];
  tellOtherTabs(1, 7);
  await until(() => expect([tab.ids(), stopped.ids()]).toEqual([[7], [7]]));
  stopped.stop();
  tellOtherTabs(1, 8);
  tellOtherTabs(2, 9);
  await until(() => expect([tab.ids(), other.ids()]).toEqual([[7, 8], [9]]));
  expect(stopped.ids()).toEqual([7]);
});
