import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const readPath = 'POST /api/messages/conversation/7/read/';

/** Opens a reader of the chat with member 7, who has sent unread messages. */
async function openReader(match = { unread_count: 2, is_opened: true, last_message: { id: 5 } }) {
  const page = await openPage();
  const { createReadTeller } = await import('./tell-read.ts');
  const { matchesQuery } = await import('../../../../queries/matches.ts');
  page.client.setQueryData(matchesQuery.queryKey, [{ id: 7, ...match }]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const teller = createReadTeller(page.client, 7);
  onTestFinished(teller.leave);
  const unread = () =>
    (page.client.getQueryData(matchesQuery.queryKey) as { unread_count: number }[] | undefined)?.[0]?.unread_count;
  /** Takes the report that is sent after this time, in ms. */
  const taken = async (milliseconds = 0) => {
    if (milliseconds > 0) await page.requestsUnderWay();
    vi.advanceTimersByTime(milliseconds);
    const { body, reply } = await page.api.take(readPath);
    return { upTo: (JSON.parse(body) as { up_to: number }).up_to, reply };
  };
  return { page, teller, unread, taken };
}

test('what was read is told at once, and is no longer unread', async () => {
  const { teller, unread, taken } = await openReader();
  teller.read(5);
  const { upTo, reply } = await taken();
  expect(upTo).toBe(5);
  reply({ status: 204 });
  await until(() => expect(unread()).toBe(0));
});

test('a message that comes while the one before it is told as read stays unread', async () => {
  const { page, teller, unread, taken } = await openReader();
  const { matchesQuery } = await import('../../../../queries/matches.ts');
  teller.read(5);
  const first = await taken();
  const arrived = { id: 7, unread_count: 1, is_opened: true, last_message: { id: 6, sender: 7 } };
  page.client.setQueryData<object[]>(matchesQuery.queryKey, [arrived]);
  first.reply({ status: 204 });
  await page.settled();
  expect(unread()).toBe(1);
  teller.read(6);
  (await taken(1000)).reply({ status: 204 });
  await until(() => expect(unread()).toBe(0));
});

test('an answer that is written while the report is under way leaves nothing unread', async () => {
  const { page, teller, unread, taken } = await openReader();
  const { matchesQuery } = await import('../../../../queries/matches.ts');
  teller.read(5);
  const report = await taken();
  const answered = { id: 7, unread_count: 2, is_opened: true, last_message: { id: 6, sender: 1 } };
  page.client.setQueryData<object[]>(matchesQuery.queryKey, [answered]);
  report.reply({ status: 204 });
  await until(() => expect(unread()).toBe(0));
});

test('a match that was never opened is told as read, though it has nothing unread: that opens it', async () => {
  const { page, teller, taken } = await openReader({ unread_count: 0, is_opened: false, last_message: { id: 5 } });
  teller.read(5);
  (await taken()).reply({ status: 204 });
  expect(await page.requestsUnderWay()).toBe(0);
});

test('of what is read while a request is under way only the last message is told', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  const first = await taken();
  for (const id of [6, 7, 8, 7]) teller.read(id);
  expect(await page.requestsUnderWay()).toBe(1);
  first.reply({ status: 204 });
  while ((await page.requestsUnderWay()) > 0);
  expect((await taken(1000)).upTo).toBe(8);
});

test('what a passing failure has lost is told again', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  (await taken()).reply({ status: 503 });
  while ((await page.requestsUnderWay()) > 0);
  expect((await taken(1000)).upTo).toBe(5);
});

test('nothing is told twice, nor what was read before', async () => {
  const { page, teller } = await openReader({ unread_count: 0, is_opened: true, last_message: { id: 5 } });
  teller.read(5);
  teller.read(4);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a message that the list of matches does not know yet is told', async () => {
  const { teller, taken } = await openReader({ unread_count: 0, is_opened: true, last_message: { id: 5 } });
  teller.read(6);
  expect((await taken()).upTo).toBe(6);
});

test('leaving within a second of the last report reports the rest at once, and again after a failure', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  (await taken()).reply({ status: 204 });
  while ((await page.requestsUnderWay()) > 0);
  vi.advanceTimersByTime(900);
  teller.read(6);
  expect(await page.requestsUnderWay()).toBe(0);
  const sent = vi.spyOn(globalThis, 'fetch');
  teller.leave();
  const last = await taken();
  expect(last.upTo).toBe(6);
  // Otherwise the browser would drop the report with the page.
  expect(sent.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
  teller.leave();
  expect(await page.requestsUnderWay()).toBe(1);
  last.reply({ status: 503 });
  await page.settled();
  teller.read(6);
  expect((await taken()).upTo).toBe(6);
});

test('what is read while the report on leaving is under way is not forgotten when that fails', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  (await taken()).reply({ status: 204 });
  await page.settled();
  teller.read(6);
  teller.leave();
  const last = await taken();
  teller.read(7);
  const next = await taken();
  expect(next.upTo).toBe(7);
  teller.read(8);
  last.reply({ status: 503 });
  await page.settled();
  next.reply({ status: 204 });
  while ((await page.requestsUnderWay()) > 0);
  expect((await taken(1000)).upTo).toBe(8);
});

test('a report on leaving that fails after a later one has arrived is not sent again', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  (await taken()).reply({ status: 204 });
  while ((await page.requestsUnderWay()) > 0);
  teller.read(6);
  teller.leave();
  const last = await taken();
  teller.read(7);
  (await taken()).reply({ status: 204 });
  last.reply({ status: 503 });
  while ((await page.requestsUnderWay()) > 0);
  vi.advanceTimersByTime(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('news without a new message reports the last message again, once', async () => {
  const { page, teller, taken } = await openReader({ unread_count: 0, is_opened: true, last_message: { id: 5 } });
  teller.read(5);
  teller.readNews('asked to talk', 5);
  const { upTo, reply } = await taken();
  expect(upTo).toBe(5);
  reply({ status: 204 });
  await page.settled();
  teller.readNews('asked to talk', 5);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('news that comes back to the screen are reported until the server knows them', async () => {
  const { page, teller, taken } = await openReader();
  teller.leave();
  teller.readNews('asked to talk', 5);
  (await taken()).reply({ status: 503 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect((await taken(60_000)).upTo).toBe(5);
});

test('a report that the server refuses is not sent again', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  const { reply } = await taken();
  reply({ status: 403 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('while the server is away the reports come ever more slowly, and end after eight', async () => {
  const { page, teller, taken } = await openReader();
  const { retryDelay } = await import('../../../../api/query-client.ts');
  const fail = async () => {
    (await taken()).reply({ status: 503 });
    await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  };
  teller.read(5);
  for (let failures = 0; failures < 7; failures += 1) {
    await fail();
    // Waiting for the request to fail has taken some of the time.
    await vi.advanceTimersByTimeAsync(retryDelay(failures) - 500);
    expect(await page.requestsUnderWay()).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
  }
  await fail();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await page.requestsUnderWay()).toBe(0);
  teller.read(6);
  expect((await taken()).upTo).toBe(6);
});

test('a chat that was left while a report is under way reports nothing more by itself', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  const { reply } = await taken();
  teller.leave();
  const last = await taken();
  for (const answer of [reply, last.reply]) answer({ status: 503 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await page.requestsUnderWay(), vi.getTimerCount()]).toEqual([0, 0]);
});

test('what is reported on leaving is no longer unread', async () => {
  const { page, teller, unread, taken } = await openReader();
  teller.read(5);
  const first = await taken();
  teller.leave();
  const last = await taken();
  first.reply({ status: 503 });
  last.reply({ status: 204 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(unread()).toBe(0);
});

test('news that come while a report is under way are told after it', async () => {
  const { page, teller, taken } = await openReader();
  teller.read(5);
  const first = await taken();
  teller.readNews('asked to talk', 5);
  expect(await page.requestsUnderWay()).toBe(1);
  // The server may have taken it before the news came.
  first.reply({ status: 204 });
  (await taken(1000)).reply({ status: 204 });
  await page.requestsUnderWay();
  vi.advanceTimersByTime(1000);
  expect(await page.requestsUnderWay()).toBe(0);
});
