import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'POST /api/date-plans/4/fine/';
const said: Reply = { body: { id: 4, meets_at: '2026-11-28T11:00:00.000Z', fine_at: '2026-11-28T13:48:00.000Z' } };

/** Opens a page on which "I am fine" was pressed for plan 4. */
async function pressed() {
  const page = await openPage();
  const { startSending } = await import('../../../sending/start-sending.ts');
  const { sayFine, unsentFine } = await import('./say-fine.ts');
  const stop = startSending(page.client);
  onTestFinished(stop);
  sayFine(4);
  return {
    page,
    stop,
    sayFine,
    unsentFine,
    /** Resolves when the page has dealt with this response. */
    async receive(reply: Reply): Promise<void> {
      (await page.api.take(path)).reply(reply);
      await until(() => expect(unsentFine.find('4')?.phase).not.toBe('sending'));
    },
  };
}

test.each<[string, Reply]>([
  ['a 503 in a restart', refusal('unavailable')],
  ['a 500', refusal('internal')],
  ['a 429', refusal('too_many_requests')],
  ['the page of a proxy', { status: 404, body: '<html>' }],
  ['a broken connection', { hangUp: true }],
])('"I am fine" outlives %s, and the next attempt sends it', async (_, failure) => {
  const { page, receive, unsentFine } = await pressed();
  await receive(failure);
  expect(unsentFine.read()).toEqual([{ id: '4', phase: 'lost' }]);
  expect(page.toast()).toBeUndefined();
  unsentFine.again('4');
  await receive(said);
  expect(page.storage.getItem('mwanzo.fine')).toBeNull();
  expect(page.toast()).toBe('Your friend sees that you are fine');
});

/** Opens a page on which an earlier visit has left something, and starts sending. */
async function openWith(stored: string) {
  const page = await openPage();
  page.storage.setItem('mwanzo.fine', stored);
  const { startSending } = await import('../../../sending/start-sending.ts');
  const { unsentFine } = await import('./say-fine.ts');
  page.setOnline(false);
  onTestFinished(startSending(page.client));
  return { page, unsentFine };
}

test('a press that could not be sent is sent by the next page, though the phone seems offline', async () => {
  const { page } = await openWith('{"owner":1,"items":[{"id":"4","phase":"waiting"}]}');
  (await page.api.take(path)).reply(said);
  await until(() => expect(page.storage.getItem('mwanzo.fine')).toBeNull());
});

test.each(['{"owner":2,"items":[{"id":"4","phase":"waiting"}]}', '{"owner":1,"items":4}'])(
  '%s is not sent',
  async (stored) => {
    const { page, unsentFine } = await openWith(stored);
    expect([await page.requestsUnderWay(), unsentFine.read()]).toEqual([0, []]);
  },
);

test('"I am fine" about a plan that is over is thrown away, and the member is told', async () => {
  const { page, receive } = await pressed();
  await receive(refusal('not_found'));
  expect(page.storage.getItem('mwanzo.fine')).toBeNull();
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const told = { title: 'This plan is over', description: 'It has closed or was cancelled, and is deleted.' };
  expect([toastStore.read(), page.toastError()]).toEqual([expect.objectContaining(told), undefined]);
});

test('presses about two plans are both sent, and neither waits for the other', async () => {
  const { page, sayFine } = await pressed();
  sayFine(5);
  const [first, second] = [await page.api.take(path), await page.api.take('POST /api/date-plans/5/fine/')];
  second.reply({ body: { id: 5, meets_at: '2026-11-28T11:00:00.000Z' } });
  await until(() => expect(page.storage.getItem('mwanzo.fine')).not.toContain('5'));
  first.reply(said);
  await until(() => expect(page.storage.getItem('mwanzo.fine')).toBeNull());
});

test('a press that is taken back while it is sent is under way no more', async () => {
  const { page } = await pressed();
  const { forgetFine } = await import('./say-fine.ts');
  expect(await page.requestsUnderWay()).toBe(1);
  forgetFine(4);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a press is tried again every five seconds and when the network is back, until the page is left', async () => {
  const { page, receive, stop } = await pressed();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lose = async () => {
    await receive({ status: 503 });
    await page.requestsUnderWay();
  };
  await lose();
  for (let attempts = 0; attempts < 3; attempts += 1) {
    vi.advanceTimersByTime(5000);
    await lose();
  }
  page.dispatch('online');
  await lose();
  stop();
  page.dispatch('online');
  vi.advanceTimersByTime(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});
