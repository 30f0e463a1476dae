import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../../../testing/api-server.ts';
import { until } from '../../../../testing/until.ts';
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

test('the time between attempts doubles up to a minute, and starts again with the network or a message', async () => {
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
  (await takeSent()).reply({ status: 503 });
  await until(() => expect(waits.slice(7)).toEqual([10_000]));
  const waiting = await takeSent();
  write('Mambo?');
  waiting.reply({ status: 503 });
  await until(() => expect(waits.slice(8)).toEqual([5000]));
  expect(states()).toEqual(['Habari? lost', 'Mambo? sending']);
});

test('an outbox that is stopped while a message is on its way tries no more when that fails', async () => {
  const { page, start, write, takeSent, states } = await openOutbox();
  const stop = start();
  write('Habari?');
  const { reply } = await takeSent();
  holdTimers();
  stop();
  reply({ status: 503 });
  await until(() => expect(states()).toEqual(['Habari? lost']));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
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

test('a reply to a prompt is sent with the prompt, and a photo with its caption', async () => {
  const { start, putInOutbox, takeSent } = await openOutbox();
  start();
  putInOutbox({ text: 'Why none?', receiver: 7, replyTo: { prompt_id: 'chai-rules', answer: 'No sugar' } });
  const media = { id: 5, kind: 'photo', path: '/x' } as Parameters<typeof putInOutbox>[0]['media'] & object;
  putInOutbox({ text: 'Here', receiver: 8, replyTo: null, media });
  const [prompt, photo] = [await takeSent(), await takeSent()];
  expect(prompt.body).toMatchObject({ text: 'Why none?', reply_to_prompt: 'chai-rules' });
  expect([prompt.body['reply_to'], photo.body['media'], photo.body['text']]).toEqual([undefined, 5, 'Here']);
});

test('two tabs send one after the other, where the browser has locks', async () => {
  const { page, start, write, takeSent, onSent } = await openOutbox();
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  Object.assign(navigator, {
    locks: {
      async request(name: string, _: object, send: () => Promise<void>) {
        asked.push(name);
        await held.promise;
        await send();
      },
    },
  });
  start();
  write('Habari?');
  expect([asked, await page.requestsUnderWay()]).toEqual([['mwanzo.outbox.7'], 0]);
  held.resolve();
  (await takeSent()).reply(stored(3));
  await until(() => expect(onSent).toHaveBeenCalledTimes(1));
});

test('a tab that is frozen with the lock holds a message up for five seconds', async () => {
  const { start, write, takeSent } = await openOutbox();
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  onTestFinished(() => asked.mockRestore());
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((__, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  Object.assign(navigator, { locks: { request } });
  start();
  write('Habari?');
  expect(asked.mock.calls).toEqual([[5000]]);
  patience.abort();
  expect((await takeSent()).body['text']).toBe('Habari?');
});

test('the day’s limit in one chat is not forgotten when another chat meets it', async () => {
  const { start, write, takeSent } = await openOutbox();
  const { refusedReceivers } = await import('../../../../queries/day-limits.ts');
  start();
  for (const receiver of [7, 8]) write('Habari?', receiver);
  for (let sent = 0; sent < 2; sent += 1)
    (await takeSent()).reply({ status: 429, body: { code: 'daily_limit_reached' } });
  await until(() => expect([...refusedReceivers.read()]).toEqual([7, 8]));
});
