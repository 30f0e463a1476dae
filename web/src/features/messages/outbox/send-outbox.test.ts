import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../../testing/api-server.ts';
import { until } from '../../../testing/until.ts';
import { openOutbox, stored } from './open-outbox.fixture.ts';

/** Makes the outbox's timers the test's. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([502, 503, 504])(
  'a %d of a restarting server loses no message: it is sent again by itself',
  async (status) => {
    const { page, start, write, takeSent, states, onSent } = await openOutbox();
    start();
    write('Habari?');
    const first = await takeSent();
    holdTimers();
    first.reply({ status });
    await until(() => expect(states()).toEqual(['Habari? lost']));
    expect(page.toast()).toBeUndefined();
    vi.advanceTimersByTime(5000);
    const again = await takeSent();
    expect(again.body['client_id']).toBe(first.body['client_id']);
    again.reply(stored(3));
    await until(() => expect(onSent).toHaveBeenCalledTimes(1));
    await until(() => expect(states()).toEqual([]));
  },
);

test.each([400, 403, 404, 500])('a %d fails the message, and no timer sends it again', async (status) => {
  const { page, start, write, takeSent, states } = await openOutbox();
  start();
  write('Habari?');
  const { reply } = await takeSent();
  holdTimers();
  reply({ status });
  await until(() => expect(states()).toEqual(['Habari? failed']));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([page.toast(), await page.requestsUnderWay()]).toEqual(['Send failed', 0]);
});

test('the time between attempts doubles up to a minute, and starts again when the network is back', async () => {
  const { page, write, takeSent, states } = await openOutbox({ online: false });
  const { startOutbox } = await import('./send-outbox.ts');
  const waits: number[] = [];
  const later = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (act: () => void, delay: number, ...given: []) => {
    // The other timers are shorter, but for the one that calls a request slow after 15 s.
    if (delay < 5000 || delay === 15_000) return later(act, delay, ...given);
    waits.push(delay);
    return later(act);
  });
  write('Habari?');
  page.setOnline(true);
  onTestFinished(startOutbox(() => undefined));
  for (let attempts = 1; attempts <= 6; attempts += 1) {
    (await takeSent()).reply({ status: 503 });
    await until(() => expect(waits).toHaveLength(attempts));
  }
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  const last = await takeSent();
  page.dispatch('online');
  last.reply({ status: 503 });
  await until(() => expect(waits.slice(6)).toEqual([5000]));
  expect(states()).toEqual(['Habari? lost']);
});

test.each<[string, Reply]>([
  ['stores it', stored(3)],
  ['is away', { status: 503 }],
  ['refuses it', { status: 400 }],
])('a message that is under way at a logout leaves nothing to the next member if the server %s', async (_, reply) => {
  const { page, start, write, takeSent, readOutbox, readDraft } = await openOutbox();
  start();
  write('Habari?');
  const sent = await takeSent();
  page.session.logout();
  page.signInAs(2);
  sent.reply(reply);
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect([readOutbox(), readDraft(7), page.toast()]).toEqual([[], '', undefined]);
  expect(page.storage.getItem('mwanzo.outbox')).toBeNull();
});

test('a message that another tab has sent meanwhile is not sent again', async () => {
  const { page, start, write, takeSent } = await openOutbox({ online: false });
  start();
  write('Habari?');
  page.storage.removeItem('mwanzo.outbox');
  page.hearStorage('mwanzo.outbox');
  page.setOnline(true);
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
  write('Mambo?');
  expect((await takeSent()).body['text']).toBe('Mambo?');
});
