import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Received, Reply } from '../testing/api-server.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { openTab } from '../testing/open-tab.ts';
import { serveApi } from '../testing/serve-api.ts';

const refreshRequest = 'POST /api/token/refresh/';
const notSignedIn: Reply = { status: 401, body: { code: 'not_signed_in', detail: 'Sign in to do this.' } };

const server = serveApi();

beforeEach(() => {
  localStorage.setItem('accessToken', 'old');
  localStorage.setItem('refreshToken', 'r1');
  localStorage.setItem('user', '{"id":7}');
});

/** Makes a server that accepts only `good` as the access token. `onRefresh` responds to refreshes. */
function serve(good: string, onRefresh: (received: Received) => Reply | Promise<Reply>): void {
  server.respond((received) => {
    if (received.request === refreshRequest) return onRefresh(received);
    return received.authorization === `Bearer ${good}` ? { body: [] } : notSignedIn;
  });
}

const refreshes = () => server.requests().filter((request) => request === refreshRequest).length;
const tokens = () => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')];

describe('refresh', () => {
  it('a 401 leads to one refresh and one retry with the new token, and both tokens are replaced', async () => {
    const tab = await openTab();
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    await expect(tab.request('GET /api/notifications/')).resolves.toEqual([]);
    expect(server.requests()).toEqual(['GET /api/notifications/', refreshRequest, 'GET /api/notifications/']);
    expect(server.received[1]?.body).toBe('{"refresh":"r1"}');
    expect(tokens()).toEqual(['new', 'r2']);
  });

  it('a response with an access token alone keeps the refresh token', async () => {
    const tab = await openTab();
    serve('new', () => ({ body: { access: 'new' } }));
    await tab.request('GET /api/notifications/');
    expect(tokens()).toEqual(['new', 'r1']);
  });

  it('requests that fail together share one refresh', async () => {
    const tab = await openTab();
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    await Promise.all(Array.from({ length: 8 }, () => tab.request('GET /api/notifications/')));
    expect(refreshes()).toBe(1);
  });

  it('they share it in a browser without locks too', async () => {
    vi.stubGlobal('navigator', {});
    const tab = await openTab();
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    await Promise.all(Array.from({ length: 8 }, () => tab.request('GET /api/notifications/')));
    expect(refreshes()).toBe(1);
  });

  it('two tabs share one refresh', async () => {
    const tabs = [await openTab(), await openTab()];
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    await Promise.all(tabs.map((tab) => tab.request('GET /api/notifications/')));
    expect(refreshes()).toBe(1);
  });

  it('a tab waits for the token of another tab that reaches its storage after the lock', async () => {
    const tabs = [await openTab(), await openTab()];
    const waiting = tabs[1];
    const shared = localStorage;
    // The first tab writes to storage. The second tab sees the change only with its storage event.
    const seen = new Map(Object.entries({ accessToken: 'old', refreshToken: 'r1', user: '{"id":7}' }));
    serve('new', () => {
      vi.stubGlobal(
        'localStorage',
        Object.assign(new MemoryStorage(), {
          getItem: (key: string) => seen.get(key) ?? null,
          setItem: () => undefined,
        }),
      );
      // Another write says nothing about the token.
      setTimeout(() => waiting?.hearStorage('mwanzo.theme'), 10);
      setTimeout(() => {
        vi.stubGlobal('localStorage', shared);
        shared.setItem('accessToken', 'new');
        waiting?.hearStorage('accessToken');
      }, 50);
      return { body: { access: 'new', refresh: 'r2' } };
    });
    await Promise.all(tabs.map((tab) => tab.request('GET /api/notifications/')));
    expect([refreshes(), waiting?.listening()]).toEqual([1, 1]);
  });

  it('the reason of a refusal reaches every tab, and a refusal without one tells nothing', async () => {
    const tabs = [await openTab(), await openTab()];
    serve('new', () => ({ status: 401, body: { code: 'refresh_refused', reason: 'password_changed' } }));
    await Promise.allSettled(tabs.map((tab) => tab.request('GET /api/notifications/')));
    expect(refreshes()).toBe(1);
    tabs[1]?.hearStorage('mwanzo.sessionEnd', 'password_changed');
    expect(tabs.map((tab) => tab.sessionEnd.read())).toEqual(['password_changed', 'password_changed']);
    expect(tabs[0]?.visited).toEqual(['/login']);
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('refreshToken', 'r3');
    const plain = await openTab();
    serve('new', () => ({ status: 401, body: { code: 'refresh_refused' } }));
    await expect(plain.request('GET /api/notifications/')).rejects.toThrow('refresh_refused');
    expect([plain.sessionEnd.read(), plain.visited]).toEqual([null, ['/login']]);
  });

  it('a tab refreshes by itself if another tab failed to', async () => {
    const tabs = [await openTab(), await openTab()];
    serve('new', () => (refreshes() === 0 ? { status: 503, body: {} } : { body: { access: 'new', refresh: 'r2' } }));
    const results = await Promise.allSettled(tabs.map((tab) => tab.request('GET /api/notifications/')));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a form is sent again in full', async () => {
    const tab = await openTab();
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    const form = new FormData();
    form.set('photo', new File(['picture'], 'me.jpg'));
    await tab.request('PUT /api/profiles/me', { body: form });
    expect(server.received[2]?.body).toContain('picture');
  });

  it.each([400, 401, 403])('a refresh refused with %i removes both tokens and goes to /login', async (status) => {
    const tab = await openTab();
    serve('new', () => ({ status, body: { code: 'refresh_refused', detail: 'Over.' } }));
    await expect(tab.request('GET /api/notifications/')).rejects.toMatchObject({ status, code: 'refresh_refused' });
    expect(tokens()).toEqual([null, null]);
    expect(tab.visited).toEqual(['/login']);
    expect(tab.readSession().status).toBe('unauthenticated');
  });

  it('without a stored refresh token it fails and goes to /login', async () => {
    const tab = await openTab();
    localStorage.removeItem('refreshToken');
    serve('new', () => ({ body: { access: 'new' } }));
    await expect(tab.request('GET /api/notifications/')).rejects.toThrow('No refresh token available');
    expect(refreshes()).toBe(0);
    expect(tokens()).toEqual([null, null]);
    expect(tab.visited).toEqual(['/login']);
  });

  it.each<[string, Reply]>([
    ['a server error', { status: 503, body: { code: 'unavailable', detail: 'Later.' } }],
    ['a rate limit', { status: 429, body: { code: 'busy', detail: 'Later.' } }],
    ['a broken connection', { hangUp: true }],
  ])('%s keeps the tokens and the session', async (_, reply) => {
    const tab = await openTab();
    serve('new', () => reply);
    await expect(tab.request('GET /api/notifications/')).rejects.toThrow();
    expect(tokens()).toEqual(['old', 'r1']);
    expect(tab.visited).toEqual([]);
    expect(tab.readSession().status).toBe('authenticated');
  });

  it('the next request tries again after a refresh that failed', async () => {
    const tab = await openTab();
    let isDown = true;
    serve('new', () => (isDown ? { status: 503, body: {} } : { body: { access: 'new', refresh: 'r2' } }));
    await expect(tab.request('GET /api/notifications/')).rejects.toThrow();
    isDown = false;
    await expect(tab.request('GET /api/notifications/')).resolves.toEqual([]);
    expect(refreshes()).toBe(2);
  });

  it('a tab refreshes by itself if it sees no token of another tab that had the lock', async () => {
    const tab = await openTab();
    const [isHeld, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    void navigator.locks.request('mwanzo.refresh', () => {
      isHeld.resolve();
      return other.promise;
    });
    await isHeld.promise;
    serve('new', () => ({ body: { access: 'new', refresh: 'r2' } }));
    const response = tab.request('GET /api/notifications/');
    other.resolve();
    await expect(response).resolves.toEqual([]);
  });

  it('a 401 on the retried request removes the tokens and goes to /login, without another refresh', async () => {
    const tab = await openTab();
    serve('no token is accepted', () => ({ body: { access: 'new', refresh: 'r2' } }));
    await expect(tab.request('GET /api/notifications/')).rejects.toMatchObject({ status: 401 });
    // Nobody has said why.
    expect([refreshes(), tokens(), tab.visited, tab.sessionEnd.read()]).toEqual([1, [null, null], ['/login'], null]);
  });

  it('a 401 on the retried request ends no session that another tab has renewed meanwhile', async () => {
    const tab = await openTab();
    server.respond(({ request, authorization }) => {
      if (request === refreshRequest) return { body: { access: 'new', refresh: 'r2' } };
      if (authorization === 'Bearer new') localStorage.setItem('accessToken', 'newer');
      return notSignedIn;
    });
    await expect(tab.request('GET /api/notifications/')).rejects.toMatchObject({ status: 401 });
    expect([tokens(), tab.visited]).toEqual([['newer', 'r2'], []]);
  });

  it('a wrong password and a refused sign-up lead to no refresh', async () => {
    const tab = await openTab();
    server.respond(() => ({ status: 401, body: { code: 'wrong_credentials', detail: 'No.' } }));
    await expect(tab.request('POST /api/token/', { body: { email: 'a@b.c', password: 'x' } })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
    const body = { full_name: 'A', email: 'a@b.c', password: '12345678', birthday: '2000-01-01' };
    await expect(tab.request('POST /api/signup/', { body })).rejects.toMatchObject({ status: 401 });
    expect(server.requests()).toEqual(['POST /api/token/', 'POST /api/signup/']);
    expect(tokens()).toEqual(['old', 'r1']);
    expect(tab.visited).toEqual([]);
  });

  it('a member who logs out during a refresh stays logged out', async () => {
    const tab = await openTab();
    serve('new', () => {
      tab.logout();
      return { body: { access: 'new', refresh: 'r2' } };
    });
    await expect(tab.request('GET /api/notifications/')).rejects.toThrow();
    expect(tokens()).toEqual([null, null]);
    expect(tab.readSession().status).toBe('unauthenticated');
  });

  it('a refusal that arrives after somebody else has signed in ends nobody’s session', async () => {
    const tab = await openTab();
    serve('new', () => {
      tab.signedIn({ access: 'theirs', refresh: 's1' }, { id: 8 } as Parameters<typeof tab.signedIn>[1]);
      return { status: 401, body: { code: 'refresh_refused', reason: 'password_changed' } };
    });
    await expect(tab.request('GET /api/notifications/')).rejects.toThrow();
    expect(tokens()).toEqual(['theirs', 's1']);
    expect([tab.readSession().user?.id, tab.sessionEnd.read(), tab.visited]).toEqual([8, null, []]);
  });

  it('a token that another request has renewed is used without a second refresh', async () => {
    const tab = await openTab();
    server.respond((received) => {
      if (received.authorization === 'Bearer new') return { body: [] };
      localStorage.setItem('accessToken', 'new');
      return notSignedIn;
    });
    await tab.request('GET /api/notifications/');
    expect(refreshes()).toBe(0);
  });
});
