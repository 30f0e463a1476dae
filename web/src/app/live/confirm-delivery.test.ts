import { deliveriesMax } from '@mwanzo/contract/limits';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';

const path = 'POST /api/messages/delivered/';

const conversationsIn = ({ body }: { body: string }) => JSON.parse(body).conversations;

async function startTeller() {
  const page = await openPage();
  const { createDeliveryTeller } = await import('./confirm-delivery.ts');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { note, stop } = createDeliveryTeller(page.client);
  onTestFinished(stop);
  /** Takes the request that is sent after this time, in ms. */
  const take = async (milliseconds = 500) => {
    while ((await page.requestsUnderWay()) > 0);
    vi.advanceTimersByTime(milliseconds);
    return page.api.take(path);
  };
  return { page, note, stop, take };
}

test('what arrives together is confirmed in one request, each conversation up to its newest message', async () => {
  const { page, note, take } = await startTeller();
  note(7, 3);
  note(7, 4);
  note(8, 5);
  vi.advanceTimersByTime(499);
  expect(await page.requestsUnderWay()).toBe(0);
  const first = await take(1);
  expect(conversationsIn(first)).toEqual([
    { partner: 7, up_to: 4 },
    { partner: 8, up_to: 5 },
  ]);
  first.reply({ status: 204 });
  // The other tab reports the same message again, so no second request is sent.
  note(7, 4);
  note(7, 6);
  expect(conversationsIn(await take())).toEqual([{ partner: 7, up_to: 6 }]);
});

test('the unread messages of the list of matches are confirmed, those that were read are not', async () => {
  const { page, take } = await startTeller();
  const [unread, read] = [matchWith(7), matchWith(8)];
  const last = {
    id: 9,
    text: 'a',
    timestamp: '2026-11-19T15:02:00Z',
    sender: 7,
    is_deleted: false,
    media_kind: null,
    seen_at: null,
  };
  page.client.setQueryData(
    ['matches'],
    [
      { ...unread, unread_count: 2, last_message: last },
      { ...read, unread_count: 0, last_message: { ...last, id: 10, sender: 8 } },
    ],
  );
  expect(conversationsIn(await take())).toEqual([{ partner: 7, up_to: 9 }]);
});

test('what was read before it was due is not confirmed, because reading says more', async () => {
  const { page, note, take } = await startTeller();
  page.client.setQueryData(['matches'], [{ ...matchWith(7), unread_count: 0, last_message: null }]);
  note(7, 3);
  note(8, 4);
  expect(conversationsIn(await take())).toEqual([{ partner: 8, up_to: 4 }]);
});

test('it is confirmed again after a passing failure, and not after a refusal', async () => {
  const { page, note, take } = await startTeller();
  note(7, 3);
  (await take()).reply({ status: 503 });
  const again = await take(1000);
  expect(conversationsIn(again)).toEqual([{ partner: 7, up_to: 3 }]);
  again.reply({ status: 400 });
  while ((await page.requestsUnderWay()) > 0);
  vi.advanceTimersByTime(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
  note(7, 4);
  expect(conversationsIn(await take())).toEqual([{ partner: 7, up_to: 4 }]);
});

test('of very many conversations the rest is confirmed in a second request', async () => {
  const { note, take } = await startTeller();
  for (let partner = 1; partner <= deliveriesMax + 1; partner += 1) note(partner, 3);
  const first = await take();
  expect(conversationsIn(first)).toHaveLength(deliveriesMax);
  first.reply({ status: 204 });
  expect(conversationsIn(await take())).toEqual([{ partner: deliveriesMax + 1, up_to: 3 }]);
});

test('each message is tried eight times while the server fails, also after an earlier one was given up', async () => {
  const { page, note, take } = await startTeller();
  for (const id of [3, 4]) {
    note(7, id);
    for (let tries = 1; tries <= 8; tries += 1) (await take(60_000)).reply({ status: 503 });
    while ((await page.requestsUnderWay()) > 0);
    vi.advanceTimersByTime(60_000);
    expect(await page.requestsUnderWay()).toBe(0);
  }
});

test('once it is stopped nothing is told any more', async () => {
  const { page, note, stop } = await startTeller();
  note(7, 3);
  stop();
  note(8, 4);
  page.client.setQueryData(['matches'], [{ ...matchWith(9), unread_count: 2 }]);
  await page.requestsUnderWay();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('what fails after the stop is not tried again', async () => {
  const { page, note, stop, take } = await startTeller();
  note(7, 3);
  const { reply } = await take();
  stop();
  reply({ status: 503 });
  while ((await page.requestsUnderWay()) > 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});
