import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'POST /api/date-plans/4/fine/';
const said: Reply = { body: { id: 4, meets_at: '2026-11-28T11:00:00.000Z', fine_at: '2026-11-28T13:48:00.000Z' } };
const refusal = (status: number, code: string): Reply => ({ status, body: { code, detail: '' } });

/** Opens a page on which "I am fine" was pressed for plan 4. */
async function pressed() {
  const { client, storage, api, toast } = await openPage();
  const { sayFine, sendFine, keepSendingFine, unsentFine } = await import('./say-fine.ts');
  sayFine(client, 4);
  return {
    toast,
    kept: () => JSON.parse(storage.getItem('mwanzo.fine') ?? '{}'),
    sendAgain: () => void sendFine(client),
    keepSending: () => keepSendingFine(client),
    /** Resolves when the page has dealt with this response. */
    async receive(reply: Reply): Promise<void> {
      (await api.take(path)).reply(reply);
      await until(() => expect(unsentFine.read().isSending).toBe(false));
    },
  };
}

test.each<[string, Reply]>([
  ['a 503 in a restart', refusal(503, 'unavailable')],
  ['a 500', refusal(500, 'internal_error')],
  ['a 429', refusal(429, 'too_many_requests')],
  ['the page of a proxy', { status: 404, body: '<html>' }],
  ['a broken connection', { hangUp: true }],
])('"I am fine" outlives %s, and the next attempt sends it', async (_, failure) => {
  const { receive, kept, sendAgain, toast } = await pressed();
  await receive(failure);
  expect(kept()).toEqual({ owner: 1, ids: [4] });
  expect(toast()).toBeUndefined();
  sendAgain();
  await receive(said);
  expect(kept()).toEqual({});
  expect(toast()).toBe('Your friend sees that you are fine');
});

test('a page that opens later sends what could not be sent', async () => {
  const { receive, kept, keepSending } = await pressed();
  await receive(refusal(503, 'unavailable'));
  const stop = keepSending();
  await receive(said);
  stop();
  expect(kept()).toEqual({});
});

test('"I am fine" about a plan that is over is thrown away, and the member is told', async () => {
  const { receive, kept, toast } = await pressed();
  await receive(refusal(404, 'not_found'));
  expect(kept()).toEqual({});
  expect(toast()).toBe('This plan is over');
});

test('two presses in a row are both sent, one after the other, and each once', async () => {
  const { client, api, storage, requestsUnderWay } = await openPage();
  const { sayFine, sendFine } = await import('./say-fine.ts');
  for (const id of [4, 5, 4]) sayFine(client, id);
  expect(JSON.parse(storage.getItem('mwanzo.fine') ?? '')).toEqual({ owner: 1, ids: [4, 5] });
  const first = await api.take(path);
  expect(await requestsUnderWay()).toBe(1);
  first.reply(said);
  await until(() => expect(storage.getItem('mwanzo.fine')).toContain('[5]'));
  await until(async () => expect(await requestsUnderWay()).toBe(0));
  void sendFine(client);
  (await api.take('POST /api/date-plans/5/fine/')).reply({ body: { id: 5, meets_at: '2026-11-28T11:00:00.000Z' } });
  await until(() => expect(storage.getItem('mwanzo.fine')).toBeNull());
});

test('a press of another member is not sent', async () => {
  const { client, storage, requestsUnderWay } = await openPage();
  const { sendFine } = await import('./say-fine.ts');
  storage.setItem('mwanzo.fine', '{"owner":2,"ids":[4]}');
  await sendFine(client);
  expect(await requestsUnderWay()).toBe(0);
});

test('a press is tried again every five seconds and when the network is back, until the page is left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openPage();
  const { keepSendingFine, sayFine, unsentFine } = await import('./say-fine.ts');
  const lose = async () => {
    (await page.api.take(path)).reply({ status: 503 });
    await until(() => expect(unsentFine.read().isSending).toBe(false));
  };
  const stop = keepSendingFine(page.client);
  sayFine(page.client, 4);
  await lose();
  for (let attempts = 0; attempts < 2; attempts += 1) {
    vi.advanceTimersByTime(5000);
    await lose();
  }
  page.dispatch('online');
  await lose();
  stop();
  page.dispatch('online');
  vi.advanceTimersByTime(60_000);
  expect([await page.requestsUnderWay(), vi.getTimerCount()]).toEqual([0, 0]);
});
