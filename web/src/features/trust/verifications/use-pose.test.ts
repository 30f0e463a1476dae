import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'POST /api/verify/pose/';
const given = (pose: string) => ({ body: { pose, until: '2026-11-23T09:00:00.000Z' } });

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

async function startPose() {
  const page = await openPage();
  const { usePose } = await import('./use-pose.ts');
  return { page, given: page.run(usePose, undefined) };
}

test('a member sees the pose that the server gives', async () => {
  const { page, given: shown } = await startPose();
  const request = await page.api.take(path);
  expect(shown.now()).toMatchObject({ pose: undefined, failed: false });
  request.reply(given('chin_open'));
  await until(() => expect(shown.now()).toMatchObject({ pose: 'chin_open', failed: false }));
});

test('a pose that could not be loaded is asked for again when the network is back', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { page, given: shown } = await startPose();
  (await page.api.take(path)).reply({ status: 400 });
  await until(() => expect(shown.now()).toMatchObject({ pose: undefined, failed: true }));
  expect(logged.mock.calls).toEqual([['Could not load the pose', expect.any(Error)]]);
  await page.requestsUnderWay();
  page.dispatch('online');
  (await page.api.take(path)).reply({ status: 400 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  page.dispatch('online');
  (await page.api.take(path)).reply(given('chin_open'));
  await until(() => expect(shown.now()).toMatchObject({ pose: 'chin_open', failed: false }));
  // A pose that is there stays: the member may be taking the selfie.
  await page.requestsUnderWay();
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a pose that a switch has refused is asked for again when the switch moves', async () => {
  const { page, given: shown } = await startPose();
  const headers = { 'switched-off': 'read-only' };
  (await page.api.take(path)).reply({ status: 503, body: { switch: 'read-only', detail: 'Resting.' }, headers });
  await until(() => expect(shown.now().failed).toBe(true));
  const { request } = await import('../../../api/request.ts');
  void request('GET /api/switches/');
  (await page.api.take('GET /api/switches/')).reply({ body: [] });
  (await page.api.take(path)).reply(given('chin_open'));
  await until(() => expect(shown.now()).toMatchObject({ pose: 'chin_open', failed: false }));
});

test('asked again, the pose may be another, and one that does not come leaves the last one', async () => {
  const { page, given: shown } = await startPose();
  (await page.api.take(path)).reply(given('chin_open'));
  await until(() => expect(shown.now().pose).toBe('chin_open'));
  shown.now().load();
  (await page.api.take(path)).reply({ status: 400 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(shown.now()).toMatchObject({ pose: 'chin_open', failed: false });
  shown.now().load();
  (await page.api.take(path)).reply(given('cheek_tilted'));
  await until(() => expect(shown.now().pose).toBe('cheek_tilted'));
});

test('of two that are under way, the pose that was asked for last stays', async () => {
  const { page, given: shown } = await startPose();
  const first = await page.api.take(path);
  shown.now().load();
  const second = await page.api.take(path);
  second.reply(given('cheek_tilted'));
  await until(() => expect(shown.now().pose).toBe('cheek_tilted'));
  first.reply(given('chin_open'));
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(shown.now().pose).toBe('cheek_tilted');
});

test('a pose that was not there when the page was left is not asked for later', async () => {
  const { page, given: shown } = await startPose();
  (await page.api.take(path)).reply({ status: 400 });
  await until(() => expect(shown.now().failed).toBe(true));
  await page.requestsUnderWay();
  shown.unmount();
  page.dispatch('online');
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a visitor is asked for no pose', async () => {
  const page = await openPage();
  page.session.endSession();
  const { usePose } = await import('./use-pose.ts');
  const shown = page.run(usePose, undefined);
  shown.now().load();
  expect([await page.requestsUnderWay(), shown.now().pose, shown.now().failed]).toEqual([0, undefined, false]);
  page.signInAs(2);
  (await page.api.take(path)).reply(given('cheek_tilted'));
  await until(() => expect(shown.now()).toMatchObject({ pose: 'cheek_tilted', failed: false }));
});

test('a failure that comes after a later request has been sent is not told', async () => {
  const { page, given: shown } = await startPose();
  const first = await page.api.take(path);
  shown.now().load();
  const second = await page.api.take(path);
  first.reply({ status: 400 });
  await until(async () => expect(await page.requestsUnderWay()).toBe(1));
  expect(shown.now()).toMatchObject({ pose: undefined, failed: false });
  second.reply(given('cheek_tilted'));
  await until(() => expect(shown.now()).toMatchObject({ pose: 'cheek_tilted', failed: false }));
});
