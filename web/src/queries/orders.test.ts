import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleOrder } from '../testing/example-order.ts';
import { openPage } from '../testing/open-page.ts';

test('an order has the time of the server, and of an old server that of the device', async () => {
  await openPage();
  const { receiveOrder } = await import('./orders.ts');
  expect(receiveOrder(exampleOrder).serverTime).toBe(Date.parse(exampleOrder.as_of));
  const before = Date.now();
  const { as_of: _, ...old } = exampleOrder;
  expect(receiveOrder(old as typeof exampleOrder).serverTime).toBeGreaterThanOrEqual(before);
});

test('an order is kept whole, with the time on the page at which it came', async () => {
  await openPage();
  const { receiveOrder } = await import('./orders.ts');
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  onTestFinished(() => void vi.restoreAllMocks());
  expect(receiveOrder(exampleOrder)).toEqual({
    ...exampleOrder,
    serverTime: Date.parse(exampleOrder.as_of),
    receivedAt: 5000,
  });
});

test('after a payment the list and each order are outdated', async () => {
  const { client } = await openPage();
  const { refetchOrders } = await import('./orders.ts');
  const keys = [['orders'], ['order', 'MW-7']];
  for (const key of [...keys, ['premium']]) client.setQueryData(key, {});
  await refetchOrders(client);
  expect(client.getQueryState(['premium'])?.isInvalidated).toBe(false);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
