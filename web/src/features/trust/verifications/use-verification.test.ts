import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'GET /api/verify/';
const nothing = { status: 'none', reason: null, refusal: null, submitted_at: null, decide_by: null } as const;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function startVerification(signedIn: boolean) {
  const page = await openPage();
  const { useVerification } = await import('./use-verification.ts');
  return { page, verification: page.run(useVerification, signedIn) };
}

test('a member’s verification is unknown until the response is there', async () => {
  const { page, verification } = await startVerification(true);
  const request = await page.api.take(path);
  expect(verification.now()).toBeUndefined();
  request.reply({ body: { status: 'approved' } });
  await until(() => expect(verification.now()).toEqual({ status: 'approved' }));
});

test('a visitor has submitted nothing, and the server is not asked', async () => {
  const { page, verification } = await startVerification(false);
  expect(verification.now()).toEqual(nothing);
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a failed load counts as nothing submitted, so that the form is there', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { page, verification } = await startVerification(true);
  (await page.api.take(path)).reply({ status: 400 });
  await until(() => expect(verification.now()).toEqual(nothing));
  expect(logged.mock.calls).toEqual([['Could not load the verification', expect.any(Error)]]);
});

test('a load that ends because its page was left is no failure, and an approval is shown as it comes', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { page, verification } = await startVerification(true);
  await page.api.take(path);
  verification.change(false);
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  expect(logged).not.toHaveBeenCalled();
  verification.change(true);
  (await page.api.take(path)).reply({ body: { ...nothing, status: 'rejected', reason: 'Blurred.' } });
  await until(() => expect(verification.now()).toEqual({ ...nothing, status: 'rejected', reason: 'Blurred.' }));
  const { rememberVerification } = await import('../../../shared/verifications/verification.ts');
  rememberVerification({ ...nothing, status: 'pending' });
  await page.requestsUnderWay();
  // The form that the member has before them stays as it is.
  expect(verification.now()?.status).toBe('rejected');
});

test('after a logout the response that was under way is not shown', async () => {
  const { page, verification } = await startVerification(true);
  const request = await page.api.take(path);
  verification.change(false);
  request.reply({ body: { status: 'approved' } });
  await until(async () => expect(await page.requestsUnderWay()).toBe(0));
  verification.change(true);
  expect(verification.now()).toBeUndefined();
  (await page.api.take(path)).reply({ body: { status: 'pending' } });
  await until(() => expect(verification.now()).toEqual({ status: 'pending' }));
});

test('a decision that comes while the page is open is shown', async () => {
  const { page, verification } = await startVerification(true);
  (await page.api.take(path)).reply({ body: { status: 'pending' } });
  await until(() => expect(verification.now()).toEqual({ status: 'pending' }));
  const { rememberVerification } = await import('../../../shared/verifications/verification.ts');
  const state = { reason: null, refusal: null, submitted_at: null, decide_by: null };
  rememberVerification({ ...state, status: 'rejected' });
  await until(() => expect(verification.now()?.status).toBe('rejected'));
});
