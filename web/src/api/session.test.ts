import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { exampleUser as user } from '../testing/example-user.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { openTab } from '../testing/open-tab.ts';

const tokens = { access: 'a1', refresh: 'r1' };
const items = {
  accessToken: 'a1',
  refreshToken: 'r1',
  user: JSON.stringify(user),
  profile: JSON.stringify({ id: 7, isVerified: true, prompts: [] }),
};

function store(values: Partial<Record<keyof typeof items, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

const stored = () => Object.fromEntries(Object.keys(items).map((key) => [key, localStorage.getItem(key)]));
const nothing = { accessToken: null, refreshToken: null, user: null, profile: null };

let logged: MockInstance;
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  logged = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('session at start', () => {
  it('is restored with its user and profile', async () => {
    store(items);
    expect((await openTab()).readSession()).toEqual({
      status: 'authenticated',
      user,
      profile: { id: 7, isVerified: true, prompts: [] },
    });
  });

  it.each(['accessToken', 'refreshToken', 'user'] as const)('is not restored without %s', async (missing) => {
    store(items);
    localStorage.removeItem(missing);
    expect((await openTab()).readSession()).toEqual({ status: 'unauthenticated', user: null, profile: null });
  });

  it('is restored without a profile', async () => {
    store(items);
    localStorage.removeItem('profile');
    expect((await openTab()).readSession()).toEqual({ status: 'authenticated', user, profile: null });
  });

  it.each([
    ['user', '{"id": 7'],
    ['user', '"amina"'],
    ['user', '{"id": "7"}'],
    ['profile', 'undefined'],
    ['profile', '[]'],
  ] as const)('a corrupt %s (%s) clears everything', async (key, value) => {
    store({ ...items, [key]: value });
    expect((await openTab()).readSession().status).toBe('unauthenticated');
    expect(stored()).toEqual(nothing);
  });

  it('a browser that forbids storage is signed out, which is only logged', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect((await openTab()).readSession().status).toBe('unauthenticated');
    expect(logged).toHaveBeenCalled();
  });
});

describe('signing in and out', () => {
  it('stores tokens and user and removes the profile of an earlier member', async () => {
    store({ profile: JSON.stringify({ id: 3 }) });
    const tab = await openTab();
    tab.signedIn(tokens, user);
    expect(stored()).toEqual({ ...items, profile: null });
    expect(tab.readSession()).toEqual({ status: 'authenticated', user, profile: null });
  });

  it('lasts as long as the page if storage is full', async () => {
    const tab = await openTab();
    vi.spyOn(MemoryStorage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.signedIn(tokens, user);
    tab.hearStorage('user');
    expect(tab.readSession().status).toBe('authenticated');
  });

  it('logging out removes the four items, leaves all others and goes to /login', async () => {
    store(items);
    localStorage.setItem('mwanzo.language', 'sw');
    const tab = await openTab();
    tab.logout();
    expect(stored()).toEqual(nothing);
    expect(localStorage.getItem('mwanzo.language')).toBe('sw');
    expect(tab.visited).toEqual(['/login']);
    expect(tab.readSession().status).toBe('unauthenticated');
  });

  it('only the signed-in member’s profile is cached', async () => {
    store(items);
    const tab = await openTab();
    const mine = { ...JSON.parse(items.profile), name: 'Amina' };
    tab.setProfile({ ...mine, id: 3 });
    expect(localStorage.getItem('profile')).toBe(items.profile);
    tab.setProfile(mine);
    expect(JSON.parse(localStorage.getItem('profile') ?? '')).toEqual(mine);
    expect(tab.readSession().profile).toEqual(mine);
  });
});

it.each([
  ['a logout', async (tab: Awaited<ReturnType<typeof openTab>>) => tab.logout()],
  ['the end of a session', async (tab: Awaited<ReturnType<typeof openTab>>) => tab.endSession()],
  ['a deletion', async (tab: Awaited<ReturnType<typeof openTab>>) => tab.leaveForGood(() => Promise.resolve())],
])('%s ends the pushes of this browser', async (_, leave) => {
  store(items);
  vi.stubGlobal('location', { replace: () => undefined });
  const getRegistration = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  await leave(await openTab());
  expect(getRegistration).toHaveBeenCalledOnce();
});

describe('several tabs', () => {
  it('signing out in one tab signs out the other, without navigating it', async () => {
    store(items);
    const [one, other] = [await openTab(), await openTab()];
    one.logout();
    other.hearStorage('accessToken');
    expect(other.readSession().status).toBe('unauthenticated');
    expect(other.visited).toEqual([]);
  });

  it('signing in in one tab signs in the other', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.signedIn(tokens, user);
    other.hearStorage('user');
    expect(other.readSession().user).toEqual(user);
  });

  it('clearing the whole storage signs out; other keys change nothing', async () => {
    store(items);
    const tab = await openTab();
    const before = tab.readSession();
    tab.hearStorage('mwanzo.language');
    expect(tab.readSession()).toBe(before);
    localStorage.clear();
    tab.hearStorage(null);
    expect(tab.readSession().status).toBe('unauthenticated');
  });
});

describe('the reason why a session ended', () => {
  const key = 'mwanzo.sessionEnd';
  beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));

  it('is kept through one reload, and no longer', async () => {
    store(items);
    const tab = await openTab();
    tab.endSession('password_changed');
    expect(tab.sessionEnd.read()).toBe('password_changed');
    expect((await openTab()).sessionEnd.read()).toBe('password_changed');
    expect((await openTab()).sessionEnd.read()).toBeNull();
  });

  it('is told to the tabs that are open, and stays in no storage that tabs share', async () => {
    store(items);
    const [one, other] = [await openTab(), await openTab()];
    const written = vi.spyOn(MemoryStorage.prototype, 'setItem');
    one.endSession('password_changed');
    const told = written.mock.calls.map(([name, value], call) => [written.mock.contexts[call], name, value]);
    expect(told).toEqual([
      [localStorage, key, 'password_changed'],
      [sessionStorage, key, 'password_changed'],
    ]);
    expect(localStorage.getItem(key)).toBeNull();
    other.hearStorage(key, 'password_changed');
    other.hearStorage(key);
    other.hearStorage('accessToken');
    expect([other.sessionEnd.read(), other.readSession().status]).toEqual(['password_changed', 'unauthenticated']);
  });

  it('is not lost when another tab then finds no token', async () => {
    store(items);
    const tab = await openTab();
    tab.hearStorage(key, 'signed_out');
    tab.endSession();
    expect(tab.sessionEnd.read()).toBe('signed_out');
  });

  it('is gone after the next sign-in, here or in another tab', async () => {
    store(items);
    const [one, other] = [await openTab(), await openTab()];
    one.endSession('signed_out');
    other.hearStorage(key, 'signed_out');
    one.signedIn(tokens, user);
    other.hearStorage('user');
    expect([one.sessionEnd.read(), other.sessionEnd.read()]).toEqual([null, null]);
    one.logout();
    expect([one.sessionEnd.read(), (await openTab()).sessionEnd.read()]).toEqual([null, null]);
  });

  it('tells the other tabs of a member who has deleted the account, and keeps nothing here', async () => {
    store(items);
    vi.stubGlobal('location', { replace: vi.fn() });
    const tab = await openTab();
    const written = vi.spyOn(MemoryStorage.prototype, 'setItem');
    await tab.leaveForGood(() => Promise.resolve());
    expect(written.mock.calls).toEqual([[key, 'account_deleted']]);
    expect([localStorage.length, sessionStorage.length, tab.sessionEnd.read()]).toEqual([0, 0, null]);
  });

  it.each(['the stream', 'another tab'])('says goodbye though %s hears of the deletion first', async (first) => {
    store(items);
    const replace = vi.fn();
    vi.stubGlobal('location', { replace });
    const tab = await openTab();
    const deletion = Promise.withResolvers<void>();
    const leaving = tab.leaveForGood(() => deletion.promise);
    if (first === 'the stream') tab.endSession('account_deleted');
    else {
      tab.hearStorage(key, 'account_deleted');
      localStorage.clear();
      tab.hearStorage('accessToken');
    }
    expect([replace.mock.calls, tab.visited]).toEqual([[['/goodbye']], []]);
    deletion.resolve();
    await leaving;
  });

  it('ends at the sign-in after a deletion that failed, and where another tab has logged out meanwhile', async () => {
    store(items);
    const replace = vi.fn();
    vi.stubGlobal('location', { replace });
    const tab = await openTab();
    const failing = tab.leaveForGood(() => Promise.reject(new Error('wrong password')));
    tab.endSession('signed_out');
    await expect(failing).rejects.toThrow('wrong password');
    tab.endSession('account_deleted');
    expect(replace).not.toHaveBeenCalled();
  });
});
