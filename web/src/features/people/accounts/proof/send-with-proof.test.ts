import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/api-server.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

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
  const [{ request }, { sendWithProof }] = await Promise.all([
    import('../../../../api/request.ts'),
    import('./send-with-proof.ts'),
  ]);
  const leaving = new AbortController();
  const waits: number[] = [];
  const sending = sendWithProof((proof) => request('POST /api/signup/', { body: { ...body, ...proof } }), {
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

test('a third challenge is not worked on: the sign-up waits for its turn', async () => {
  solving.solveInWorker.mockReset().mockResolvedValue({ token: 't', answer: 'a' });
  const { page, sending } = await open();
  const challenge = { token: 't' };
  for (const seconds of [3600, 3600, 0]) (await page.api.take(path)).reply(turnAfter(seconds, { challenge }));
  const last = await page.api.take(path);
  expect(JSON.parse(last.body)).toEqual(body);
  last.reply(created);
  await sending;
  expect(solving.solveInWorker).toHaveBeenCalledTimes(2);
});

test('a turn that comes first ends the work on the challenge', async () => {
  const failures = vi.spyOn(console, 'error').mockReturnValue();
  const stopped = vi.fn();
  solving.solveInWorker.mockReset().mockImplementation(
    (_: unknown, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped();
          reject(new Error('stopped'));
        });
      }),
  );
  const { page, sending } = await open();
  (await page.api.take(path)).reply(turnAfter(0, { challenge: { token: 't' } }));
  const second = await page.api.take(path);
  expect(JSON.parse(second.body)).toEqual(body);
  second.reply(created);
  await sending;
  // Nobody reads of work that nothing needs any more.
  expect([stopped.mock.calls.length, failures.mock.calls]).toEqual([1, []]);
  await until(() => expect(solving.solveInWorker).toHaveBeenCalled());
  const [, signal] = solving.solveInWorker.mock.calls[0] as [unknown, AbortSignal];
  expect(signal.aborted).toBe(true);
});

test('a busy server is no turn to wait for', async () => {
  const { page, waits, sending } = await open();
  (await page.api.take(path)).reply(busy());
  (await page.api.take(path)).reply(created);
  await sending;
  expect(waits).toEqual([]);
});

test('a browser that cannot solve the challenge waits for its turn', async () => {
  const failures = vi.spyOn(console, 'error').mockReturnValue();
  solving.solveInWorker.mockRejectedValueOnce(new Error('no workers here'));
  const { page, sending } = await open();
  (await page.api.take(path)).reply(turnAfter(0, { challenge: { token: 't' } }));
  (await page.api.take(path)).reply(created);
  expect(await sending).toEqual(created.body);
  expect(failures.mock.calls).toEqual([['Could not work on a challenge', expect.any(Error)]]);
});

test('a person who has left before the server said to wait does not wait', async () => {
  const { page, leaving, waits, sending } = await open();
  const first = await page.api.take(path);
  leaving.abort();
  first.reply(turnAfter(0));
  await expect(sending).rejects.toThrow();
  expect([waits, await page.requestsUnderWay()]).toEqual([[], 0]);
});

test('a turn without a time is tried again after a second', async () => {
  const { page, leaving, waits, sending } = await open();
  (await page.api.take(path)).reply({ ...turnAfter(0), headers: {} });
  await until(() => expect(waits).toEqual([1]));
  leaving.abort();
  await expect(sending).rejects.toThrow();
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
  (await page.api.take(path)).reply(refusal('signup_refused'));
  await expect(sending).rejects.toMatchObject({ code: 'signup_refused' });
});

const signInPath = 'POST /api/token/';
const credentials = { email: body.email, password: body.password, code: '123456' };
const busy = (more = {}) => ({
  status: 429,
  headers: { 'retry-after': '0' },
  body: { code: 'busy', detail: '', ...more },
});

async function openSignIn() {
  const page = await openPage();
  const { sendSignIn } = await import('./send-sign-in.ts');
  return { page, sending: sendSignIn(credentials) };
}

test('a sign-in that a busy server refuses is sent again with the proof, though its turn comes before', async () => {
  const proof = { token: 't', answer: 'a' };
  const solved = Promise.withResolvers<typeof proof>();
  solving.solveInWorker.mockReturnValueOnce(solved.promise);
  const { page, sending } = await openSignIn();
  (await page.api.take(signInPath)).reply(busy({ challenge: { token: 't' } }));
  await until(() => expect(solving.solveInWorker).toHaveBeenCalled());
  expect(await page.requestsUnderWay()).toBe(0);
  solved.resolve(proof);
  const second = await page.api.take(signInPath);
  expect(JSON.parse(second.body)).toEqual({ ...credentials, proof });
  second.reply({ status: 200, body: { access: 'a' } });
  expect(await sending).toEqual({ access: 'a' });
});

test('a server that stays busy refuses a sign-in in the end', async () => {
  const { page, sending } = await openSignIn();
  const refused = expect(sending).rejects.toMatchObject({ code: 'busy' });
  for (let count = 0; count < 5; count += 1) (await page.api.take(signInPath)).reply(busy());
  await refused;
  expect(await page.requestsUnderWay()).toBe(0);
});
