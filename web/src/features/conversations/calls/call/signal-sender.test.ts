import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const path = 'POST /api/calls/c/signal/';
const signal = (candidate: string) => ({ description: null, candidates: [candidate] });

async function openSender() {
  const page = await openPage();
  const { createSignalSender } = await import('./signal-sender.ts');
  const onRefused = vi.fn(() => undefined);
  const sender = createSignalSender({ callId: 'c', device: 'device', onRefused });
  const take = async () => {
    const sent = await page.api.take(path);
    return { ...sent, candidates: (JSON.parse(sent.body) as { candidates: string[] }).candidates };
  };
  return { page, sender, onRefused, take };
}

test('signals are sent in their order, each after the one before has arrived', async () => {
  const { page, sender, take } = await openSender();
  for (const candidate of ['one', 'two']) sender.send(signal(candidate));
  const first = await take();
  expect(JSON.parse(first.body)).toEqual({ device: 'device', description: null, candidates: ['one'] });
  expect([first.candidates, await page.requestsUnderWay()]).toEqual([['one'], 1]);
  first.reply({ status: 204 });
  expect((await take()).candidates).toEqual(['two']);
});

test.each([{ hangUp: true }, { status: 503 }, { status: 429 }])(
  'after %j the same signal is sent again',
  async (reply) => {
    const { page, sender, take, onRefused } = await openSender();
    for (const candidate of ['one', 'two']) sender.send(signal(candidate));
    const lost = await take();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    lost.reply(reply);
    while ((await page.requestsUnderWay()) > 0);
    vi.advanceTimersByTime(2000);
    expect((await take()).candidates).toEqual(['one']);
    expect(onRefused).not.toHaveBeenCalled();
  },
);

test('a description goes with its candidates', async () => {
  const { sender, take } = await openSender();
  const offer = { description: { type: 'offer', sdp: 'v=0' }, candidates: ['one', 'two'] } as const;
  sender.send(offer);
  expect(JSON.parse((await take()).body)).toEqual({ device: 'device', ...offer });
});

test.each([400, 409, 428])('a signal that is refused with %d is not sent again', async (status) => {
  const { page, sender, take, onRefused } = await openSender();
  sender.send(signal('one'));
  (await take()).reply({ status });
  await until(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a refusal asks about the call, and the next signal is sent', async () => {
  const { sender, take, onRefused } = await openSender();
  for (const candidate of ['one', 'two']) sender.send(signal(candidate));
  (await take()).reply({ status: 404, body: { code: 'not_found' } });
  expect((await take()).candidates).toEqual(['two']);
  expect(onRefused).toHaveBeenCalledOnce();
});

test('after the end of the call nothing is sent, what waits for the network neither', async () => {
  const { page, sender, take } = await openSender();
  for (const candidate of ['one', 'two']) sender.send(signal(candidate));
  const lost = await take();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  lost.reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  sender.stop();
  sender.send(signal('three'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await page.requestsUnderWay()).toBe(0);
});
