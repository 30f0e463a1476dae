import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../testing/api-server.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { openTab } from '../testing/open-tab.ts';

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubEnv('VITE_API_URL', server.url);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('request', () => {
  it('fills in parameters and query, and leaves out what is empty', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: [] }));
    await tab.request('GET /api/messages/conversation/{userId}/', { params: { userId: 7 }, query: { limit: 50 } });
    await tab.request('GET /api/profiles/discover/', {
      query: { search: 'chai & co', gender: undefined, location: '', min_age: 18 },
    });
    expect(server.calls()).toEqual([
      'GET /api/messages/conversation/7/?limit=50',
      'GET /api/profiles/discover/?search=chai+%26+co&min_age=18',
    ]);
  });

  it('carries the stored token on every call, public ones too, and none when there is none', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: {} }));
    await tab.request('GET /health/live');
    localStorage.setItem('accessToken', 'a1');
    await tab.request('GET /api/notifications/');
    await tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer a1', 'Bearer a1']);
  });

  it('sends JSON, and forms as multipart', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: {} }));
    await tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
    const form = new FormData();
    form.set('selfie', new File(['face'], 'me.jpg', { type: 'image/jpeg' }));
    await tab.request('POST /api/verify/', { body: form });
    const [json, multipart] = server.received;
    expect(json).toMatchObject({ contentType: 'application/json', body: '{"email":"a@b.c","password":"x"}' });
    expect(multipart?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(multipart?.body).toContain('filename="me.jpg"');
  });

  it('gives a call all the time it takes', async () => {
    const tab = await openTab();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    server.respond(async () => {
      arrive();
      await released;
      return { body: { late: true } };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = tab.request('GET /health/live');
    await arrived;
    vi.advanceTimersByTime(24 * 3_600_000);
    vi.useRealTimers();
    release();
    await expect(answer).resolves.toEqual({ late: true });
    expect(server.calls()).toEqual(['GET /health/live']);
  });

  it('a refusal tells its status, code, fields and when to come back', async () => {
    const tab = await openTab();
    server.respond(() => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'busy', detail: 'Busy.', fields: { email: ['is odd'] } },
    }));
    const failed = tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
    await expect(failed).rejects.toMatchObject({
      name: 'RequestError',
      status: 429,
      code: 'busy',
      detail: 'Busy.',
      fields: { email: ['is odd'] },
      retryAfterSeconds: 30,
    });
  });

  it("a proxy's error page is a refusal with an unknown code", async () => {
    const tab = await openTab();
    server.respond(() => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }));
    await expect(tab.request('GET /health/live')).rejects.toMatchObject({
      name: 'RequestError',
      status: 502,
      code: 'unknown',
      fields: {},
    });
  });

  it.each([
    ['a connection that breaks', { hangUp: true }],
    ["a network's own page", { headers: { 'content-type': 'text/html' }, body: '<h1>Buy a bundle</h1>' }],
    ['an answer cut short', { body: '{"access": "a' }],
  ])('%s counts as no answer', async (_, reply) => {
    const tab = await openTab();
    server.respond(() => reply);
    await expect(tab.request('GET /health/live')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('a call that was called off ends as such', async () => {
    const tab = await openTab();
    const abort = new AbortController();
    server.respond(() => {
      abort.abort();
      return {};
    });
    await expect(tab.request('GET /health/live', { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('entering a session', () => {
  const user = {
    id: 7,
    email: 'a@b.c',
    full_name: 'Amina',
    gender: null,
    orientation: null,
    birthday: '2000-01-01',
    role: 'member',
  } as const;

  it('stores tokens and user, then loads the profile into storage', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: { id: 7, name: 'Amina' } }));
    await tab.enterSession({ access: 'a1', refresh: 'r1' }, user);
    expect(server.received).toMatchObject([{ call: 'GET /api/profiles/me', authorization: 'Bearer a1' }]);
    expect(localStorage.getItem('profile')).toBe('{"id":7,"name":"Amina"}');
  });

  it('a profile that cannot be loaded leaves the session signed in without one', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const tab = await openTab();
    server.respond(() => ({ status: 500, body: { code: 'internal', detail: 'Oh.' } }));
    await tab.enterSession({ access: 'a1', refresh: 'r1' }, user);
    expect(tab.readSession()).toEqual({ status: 'authenticated', user, profile: null });
    expect(localStorage.getItem('accessToken')).toBe('a1');
  });
});
