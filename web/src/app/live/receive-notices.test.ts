import { expect, test, vi } from 'vitest';
import { until } from '../../testing/until.ts';
import { startReceiving } from './start-receiving.fixture.ts';

const listPath = 'GET /api/notifications/';

test('three notices at once cost one request', async () => {
  const { page, receive } = await startReceiving();
  const { notificationsQuery } = await import('../../features/notices/notifications/notifications-query.ts');
  const { useQuery } = await import('@tanstack/react-query');
  const bell = page.run(() => useQuery(notificationsQuery), undefined);
  (await page.api.take(listPath)).reply({ body: [] });
  await page.settled();
  const asked = vi.spyOn(page.client, 'invalidateQueries');
  receive({ type: 'notification', kind: 'message' });
  await page.requestsUnderWay();
  receive({ type: 'notification', kind: 'message' });
  receive({ type: 'notifications_read' });
  (await page.api.take(listPath)).reply({ body: [{ id: 1 }] });
  await until(() => expect(bell.now().data).toEqual([{ id: 1 }]));
  expect([await page.requestsUnderWay(), asked.mock.calls.length]).toEqual([0, 1]);
  receive({ type: 'notification', kind: 'message' });
  await page.api.take(listPath);
});

test('who likes the member is fetched again at any notification but one about a message', async () => {
  const { page, receive } = await startReceiving();
  const { likesQuery } = await import('../../queries/likes.ts');
  const isOutdated = () => page.client.getQueryState(likesQuery.queryKey)?.isInvalidated;
  for (const kind of ['message', 'like', 'message', 'match'] as const) {
    page.client.setQueryData(likesQuery.queryKey, {});
    receive({ type: 'notification', kind });
    expect(isOutdated()).toBe(kind !== 'message');
  }
});
