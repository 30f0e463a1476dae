import { describe, expect, it, vi } from 'vitest';
import { exampleUser } from '../testing/example-user.ts';
import { openTab } from '../testing/open-tab.ts';
import { serveApi } from '../testing/serve-api.ts';

const server = serveApi();

/** Makes an access token in the server's format, without a signature. */
const tokenOf = (id: number) => `${btoa('{"alg":"HS256"}')}.${btoa(`{"sub":"${id}"}`)}.x`;

function signInAs(id: number): void {
  const session = { accessToken: tokenOf(id), refreshToken: `r${id}`, user: `{"id":${id}}` };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
}

describe('request', () => {
  it('fills in parameters and query and leaves out empty values', async () => {
    const tab = await openTab();
    const fetching = vi.spyOn(globalThis, 'fetch');
    server.respond(() => ({ body: [] }));
    await tab.request('GET /api/messages/conversation/{userId}/', { params: { userId: 7 }, query: { limit: 50 } });
    await tab.request('GET /api/profiles/discover/', {
      query: { search: 'chai & co', gender: undefined, location: '', min_age: 18 },
    });
    await tab.request('GET /api/payments/orders/{code}/', { params: { code: 'MW/?' } });
    expect(server.requests()).toEqual([
      'GET /api/messages/conversation/7/?limit=50',
      'GET /api/profiles/discover/?search=chai+%26+co&min_age=18',
      'GET /api/payments/orders/MW%2F%3F/',
    ]);
    // Nothing is asked of the browser's cache.
    expect(fetching.mock.calls.map(([, message]) => message?.cache)).toEqual(Array(3).fill('no-store'));
    fetching.mockRestore();
  });

  it('says of a cancelled upload that it was cancelled, and not that the network failed', async () => {
    const tab = await openTab();
    const cancel = new AbortController();
    const transport = (_: string, { signal }: { signal?: AbortSignal }) =>
      new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const upload = tab.request('GET /health/live', { signal: cancel.signal, transport });
    cancel.abort();
    await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends the stored token with every request, public ones too, if there is one', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: {} }));
    await tab.request('GET /health/live');
    localStorage.setItem('accessToken', 'a1');
    await tab.request('GET /api/notifications/');
    await tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined, 'Bearer a1', 'Bearer a1']);
  });

  it('sends bodies as JSON and forms as multipart', async () => {
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

  it('is not sent again as of whoever has signed in meanwhile', async () => {
    signInAs(7);
    const tab = await openTab();
    server.respond(() => {
      signInAs(8);
      return { status: 401, body: { code: 'not_signed_in' } };
    });
    await expect(tab.request('POST /api/profiles/rewind/')).rejects.toThrow('The member has changed');
    expect(server.received.map(({ authorization }) => authorization)).toEqual([`Bearer ${tokenOf(7)}`]);
    expect(localStorage.getItem('accessToken')).toBe(tokenOf(8));
  });

  it.each([
    ['has signed out', () => localStorage.clear()],
    ['has left to another member', () => signInAs(8)],
  ])('a response for a member who %s meanwhile is given to nobody', async (_, leave) => {
    signInAs(7);
    const tab = await openTab();
    server.respond(() => {
      leave();
      return { body: { looking_for: ['man'] } };
    });
    await expect(tab.request('GET /api/profiles/me/preferences/')).rejects.toThrow('The member has changed');
  });

  it('that was sent at a logout is not sent again as of whoever has signed in before its response', async () => {
    const tab = await openTab();
    server.respond(() => {
      signInAs(8);
      return { status: 401, body: { code: 'not_signed_in' } };
    });
    const params = { userId: 7 };
    const read = tab.request('POST /api/messages/conversation/{userId}/read/', { params, body: { up_to: 5 } });
    await expect(read).rejects.toThrow('The member has changed');
    expect(server.received.map(({ authorization }) => authorization)).toEqual([undefined]);
    expect(localStorage.getItem('accessToken')).toBe(tokenOf(8));
  });

  it('a retry of a slow one is not sent as of whoever has signed in meanwhile', async () => {
    signInAs(7);
    const tab = await openTab();
    const { slowRequests } = await import('./slow-requests.ts');
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    server.respond(() => new Promise(() => arrive()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = tab.request('POST /api/profiles/rewind/');
    await arrived;
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    signInAs(8);
    slowRequests.read()[0]?.retry();
    await expect(response).rejects.toThrow('The member has changed');
  });

  it('of one member is not sent with another member’s token, even before another tab has stored its user', async () => {
    signInAs(7);
    const tab = await openTab();
    server.respond(() => ({ status: 201, body: {} }));
    localStorage.setItem('accessToken', tokenOf(8));
    const body = new FormData();
    await expect(tab.request('POST /api/messages/media/voice-notes/', { body, as: 7 })).rejects.toThrow();
    expect(server.received).toEqual([]);
    signInAs(7);
    await tab.request('POST /api/messages/media/voice-notes/', { body, as: 7 });
    expect(server.received).toHaveLength(1);
  });

  it('has no time limit', async () => {
    const tab = await openTab();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    server.respond(async () => {
      arrive();
      await released;
      return { body: { slow: true } };
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = tab.request('GET /health/live');
    await arrived;
    vi.advanceTimersByTime(24 * 3_600_000);
    vi.useRealTimers();
    release();
    await expect(response).resolves.toEqual({ slow: true });
    expect(server.requests()).toEqual(['GET /health/live']);
  });

  it('an error carries its status, code, fields and when to try again', async () => {
    const tab = await openTab();
    server.respond(() => ({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'busy', detail: 'Busy.', fields: { email: ['is wrong'] } },
    }));
    const failed = tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } });
    await expect(failed).rejects.toMatchObject({
      name: 'RequestError',
      status: 429,
      code: 'busy',
      detail: 'Busy.',
      fields: { email: ['is wrong'] },
      retryAfterSeconds: 30,
    });
  });

  it.each([
    ['the server’s failure', 500, undefined, 'q7'],
    ['a server that is not ready', 503, undefined, 'q7'],
    ['what a switch refuses, which is no failure', 503, 'uploads', undefined],
    ['what the request itself is refused for', 499, undefined, undefined],
  ])('the id of the request goes with failures of the server alone: %s', async (_, status, off, requestId) => {
    const tab = await openTab();
    const body = { code: 'internal', detail: 'Resting.', ...(off !== undefined && { switch: off }) };
    server.respond(() => ({ status, headers: { 'x-request-id': 'q7' }, body }));
    await expect(tab.request('GET /health/live')).rejects.toMatchObject({ status, requestId });
  });

  it.each([
    ['a page', '<h1>Bad gateway</h1>', {}],
    ['nothing', 'null', {}],
    ['a text', '"Bad gateway"', {}],
    ['an object of its own', { code: 502, detail: ['no'], fields: null }, {}],
    ['fields in a text', { fields: 'email' }, {}],
    ['a field without a list', { fields: { email: 'is wrong', name: ['is long'] } }, { name: ['is long'] }],
  ])('an error of a proxy that sends %s has an unknown code, and no words of its own', async (_, body, fields) => {
    const tab = await openTab();
    server.respond(() => ({ status: 502, headers: { 'retry-after': 'soon' }, body }));
    const error: unknown = await tab.request('GET /health/live').catch((thrown: unknown) => thrown);
    const unknown = { code: 'unknown', detail: 'Bad Gateway', retryAfterSeconds: undefined, requestId: undefined };
    expect({ ...(error as Error) }).toMatchObject({ name: 'RequestError', status: 502, ...unknown });
    expect(error).toHaveProperty('fields', fields);
  });

  it.each([
    ['a connection that breaks', { hangUp: true }],
    ['a page of the mobile network', { headers: { 'content-type': 'text/html' }, body: '<h1>Buy a bundle</h1>' }],
    ['a response cut short', { body: '{"access": "a' }],
  ])('%s counts as no response', async (_, reply) => {
    const tab = await openTab();
    server.respond(() => reply);
    await expect(tab.request('GET /health/live')).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('an aborted request fails with an AbortError', async () => {
    const tab = await openTab();
    const controller = new AbortController();
    server.respond(() => {
      controller.abort();
      return {};
    });
    await expect(tab.request('GET /health/live', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('entering a session', () => {
  it('stores tokens and user, then loads the profile into storage', async () => {
    const tab = await openTab();
    server.respond(() => ({ body: { id: 7, name: 'Amina' } }));
    await tab.enterSession({ access: 'a1', refresh: 'r1' }, exampleUser);
    expect(server.received).toMatchObject([{ request: 'GET /api/profiles/me', authorization: 'Bearer a1' }]);
    expect(localStorage.getItem('profile')).toBe('{"id":7,"name":"Amina"}');
  });

  it('if the profile cannot be loaded, the session is signed in without one, also after another member', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    signInAs(3);
    localStorage.setItem('profile', '{"id":3,"prompts":[]}');
    const tab = await openTab();
    expect(tab.readSession().profile?.id).toBe(3);
    server.respond(() => ({ status: 500, body: { code: 'internal', detail: 'Failed.' } }));
    await tab.enterSession({ access: 'a1', refresh: 'r1' }, exampleUser);
    expect(tab.readSession()).toEqual({ status: 'authenticated', user: exampleUser, profile: null });
    expect(localStorage.getItem('accessToken')).toBe('a1');
  });
});
