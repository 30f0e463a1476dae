import { afterEach, expect, it, vi } from 'vitest';
import { takeEarlyResponse } from './early-response.ts';

const url = '/api/profiles/discover/?min_age=18&max_age=50';
const sendEarly = () =>
  (globalThis.earlyResponse = { url, token: 'a1', response: Promise.resolve(new Response('[]')) });

afterEach(() => {
  globalThis.earlyResponse = undefined;
});

it('an early response is taken by its own request, once', async () => {
  sendEarly();
  expect(await (await takeEarlyResponse(url, 'a1'))?.text()).toBe('[]');
  expect(takeEarlyResponse(url, 'a1')).toBeUndefined();
});

it('a response to another request or another member is never taken', () => {
  sendEarly();
  expect(takeEarlyResponse('/api/profiles/matches/', 'a1')).toBeUndefined();
  expect(takeEarlyResponse(url, 'a2')).toBeUndefined();
  expect(takeEarlyResponse(url, null)).toBeUndefined();
});

it('a response to an outdated token is cancelled, which frees its connection', async () => {
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream({ cancel: () => cancelled.resolve() });
  globalThis.earlyResponse = { url, token: 'expired', response: Promise.resolve(new Response(body)) };
  expect(takeEarlyResponse(url, 'fresh')).toBeUndefined();
  await cancelled.promise;
  expect(globalThis.earlyResponse).toBeUndefined();
});

it('an outdated early request that fails is nobody’s error', async () => {
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', note);
  const response = Promise.reject<Response>(new TypeError('no network'));
  globalThis.earlyResponse = { url, token: 'expired', response };
  expect(takeEarlyResponse(url, 'fresh')).toBeUndefined();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(failures).toEqual([]);
});

it('a refusal says what the time is and what is off, as any other response does', async () => {
  const { send } = await import('./send.ts');
  const { clockError } = await import('../device/server-clock.ts');
  const { switchedOff } = await import('./switched-off.ts');
  const at = Date.now() + 600_000;
  const headers = { date: new Date(at).toUTCString(), 'switched-off': 'uploads' };
  const transport = () => Promise.resolve(new Response('{}', { status: 409, headers }));
  const sent = send({ method: 'GET', path: '/x', body: undefined, signal: undefined, transport }, null);
  await expect(sent).rejects.toMatchObject({ status: 409, code: 'unknown' });
  expect(Math.abs(clockError.read() - 600_000)).toBeLessThan(2000);
  expect(switchedOff.read()).toBe('uploads');
  clockError.write(0);
});

it('what is sent counts as used, and a request without a body does not', async () => {
  const { MemoryStorage } = await import('../testing/memory-storage.ts');
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('navigator', { onLine: true });
  vi.resetModules();
  const { send } = await import('./send.ts');
  const transport = () => Promise.resolve(new Response(null, { status: 204 }));
  const sent = { method: 'POST', path: '/x', signal: undefined, transport };
  await send({ ...sent, body: undefined }, null);
  const before = sessionStorage.getItem('mwanzo.visitBytes');
  await send({ ...sent, body: { a: 1 } }, null);
  await send({ ...sent, body: { a: 'two' } }, null);
  expect([before, sessionStorage.getItem('mwanzo.visitBytes')]).toEqual([null, '18']);
  vi.unstubAllGlobals();
});

it('a response that came before the code says what is off, and nothing about the time', async () => {
  const { MemoryStorage } = await import('../testing/memory-storage.ts');
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubEnv('VITE_API_URL', '');
  const { clockError } = await import('../device/server-clock.ts');
  const { send } = await import('./send.ts');
  const { switchedOff } = await import('./switched-off.ts');
  const date = new Date(Date.now() - 600_000).toUTCString();
  const response = Promise.resolve(new Response('[]', { headers: { date, 'switched-off': 'calls' } }));
  globalThis.earlyResponse = { url, token: 'a1', response };
  expect(await send({ method: 'GET', path: url, body: undefined, signal: undefined }, 'a1')).toEqual([]);
  expect([clockError.read(), switchedOff.read()]).toEqual([0, 'calls']);
});
