import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const path = 'POST /api/calls/c/end/';

async function openTelling() {
  const page = await openPage();
  const { tellEnd } = await import('./tell-end.ts');
  return { page, tellEnd, take: () => page.api.take(path) };
}

test.each([
  ['declined', 'user_hangup'],
  ['user_hangup', 'user_hangup'],
  ['invite_timeout', 'user_hangup'],
  ['cancelled', 'user_hangup'],
  ['ice_failed', 'ice_failed'],
  ['ice_timeout', 'ice_timeout'],
  ['user_media_failed', 'user_media_failed'],
  ['no_microphone', 'user_media_failed'],
  ['microphone_refused', 'user_media_failed'],
  ['user_busy', 'user_hangup'],
  ['time_limit', 'user_hangup'],
  ['answered_elsewhere', 'user_hangup'],
  ['refused', 'user_hangup'],
] as const)('the end "%s" is told as "%s"', async (reason, told) => {
  const { take, tellEnd } = await openTelling();
  void tellEnd('c', 'device', reason);
  expect(JSON.parse((await take()).body)).toEqual({ device: 'device', reason: told });
});

test('without a network the end is told again, and after an answer no more', async () => {
  const { page, take, tellEnd } = await openTelling();
  const first = tellEnd('c', 'device', 'user_hangup');
  const lost = await take();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  lost.reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  await vi.advanceTimersByTimeAsync(2000);
  const again = await take();
  again.reply({ status: 503 });
  await first;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('the end of a member’s call is not told again in the name of the next member', async () => {
  const { page, take, tellEnd } = await openTelling();
  const telling = tellEnd('c', 'device', 'user_hangup');
  const lost = await take();
  page.session.logout();
  page.signInAs(2);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  lost.reply({ hangUp: true });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  await vi.advanceTimersByTimeAsync(60_000);
  await telling;
  expect(await page.requestsUnderWay()).toBe(0);
});

test('without a network the end is told five times, and then left to the server', async () => {
  const { page, take, tellEnd } = await openTelling();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const telling = tellEnd('c', 'device', 'user_hangup');
  for (let told = 0; told < 5; told += 1) {
    (await take()).reply({ hangUp: true });
    await until(async () => expect(await page.requestsUnderWay()).toBe(0));
    await vi.advanceTimersByTimeAsync(2000);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  await telling;
  expect(await page.requestsUnderWay()).toBe(0);
});
