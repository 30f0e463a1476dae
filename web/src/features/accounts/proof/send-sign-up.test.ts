import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const solving = vi.hoisted(() => ({ solveInWorker: vi.fn() }));
vi.mock('./solve-in-worker.ts', () => solving);

const path = 'POST /api/signup/';
const body = { full_name: 'Amina', email: 'a@mwanzo.test', password: 'karibu-mwanzo', birthday: '1996-05-05' };
const turnAfter = (seconds: number, more = {}) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
  body: { code: 'sign_up_turn', detail: '', ...more },
});
const created = { status: 201, body: { user: { id: 7 } } };

async function open() {
  const page = await openPage();
  const { sendSignUp } = await import('./send-sign-up.ts');
  const leaving = new AbortController();
  const waits: number[] = [];
  const sending = sendSignUp(body, {
    signal: leaving.signal,
    onWait: (seconds) => waits.push(seconds),
    onSend: () => {},
  });
  return { page, leaving, waits, sending };
}

test('a sign-up that is told to wait sends the same again when its turn comes, as often as it takes', async () => {
  const { page, waits, sending } = await open();
  for (let count = 0; count < 4; count += 1) (await page.api.take(path)).reply(turnAfter(0));
  const last = await page.api.take(path);
  expect(JSON.parse(last.body)).toEqual(body);
  last.reply(created);
  expect(await sending).toEqual(created.body);
  expect(waits).toEqual([0, 0, 0, 0]);
});

test('a solved challenge goes along at once, before the turn', async () => {
  const proof = { token: 't', answer: 'a' };
  solving.solveInWorker.mockResolvedValueOnce(proof);
  const { page, sending } = await open();
  (await page.api.take(path)).reply(turnAfter(3600, { challenge: { token: 't' } }));
  const second = await page.api.take(path);
  expect(JSON.parse(second.body)).toEqual({ ...body, proof });
  second.reply(created);
  await sending;
});

test('a browser that cannot solve the challenge waits for its turn', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  solving.solveInWorker.mockRejectedValueOnce(new Error('no workers here'));
  const { page, sending } = await open();
  (await page.api.take(path)).reply(turnAfter(0, { challenge: { token: 't' } }));
  (await page.api.take(path)).reply(created);
  expect(await sending).toEqual(created.body);
});

test('a person who leaves while the sign-up waits sends nothing more', async () => {
  const { page, leaving, waits, sending } = await open();
  (await page.api.take(path)).reply(turnAfter(3600));
  await until(() => expect(waits).toEqual([3600]));
  leaving.abort();
  await expect(sending).rejects.toThrow();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('another refusal is not waited for', async () => {
  const { page, sending } = await open();
  (await page.api.take(path)).reply({ status: 400, body: { code: 'signup_refused' } });
  await expect(sending).rejects.toMatchObject({ code: 'signup_refused' });
});
