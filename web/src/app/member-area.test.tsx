import { expect, onTestFinished, test, vi } from 'vitest';
import { profileWith } from '../features/people/profiles/photo-grid/own-photos.fixture.ts';
import { matchWith } from '../testing/example-match.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const chat = { path: '/chat/{matchId}', topBar: false, params: { matchId: '8' } };

/** Opens the frame of the screens for members around a page. */
async function openFrame(given: Partial<typeof chat> = {}, stored: Record<string, string> = {}) {
  const page = await openPage({ profile: { id: 1, name: 'Asha', photos: [] } });
  for (const [key, value] of Object.entries(stored)) page.storage.setItem(key, value);
  const { default: MemberArea } = await import('./member-area.tsx');
  const { logoutAsked } = await import('./logout-asked.ts');
  const { showToast, toastStore } = await import('../ui/layers/toast-store.ts');
  const { keepFilters } = await import('../features/discovery/deck/filters/kept-filters.ts');
  const { noFilters } = await import('../features/discovery/deck/filters/filter-rules.ts');
  const frame = (at: Partial<typeof chat>) => (
    <MemberArea path="/topup" topBar inner={false} params={{}} {...at}>
      <main>
        <h1>Page</h1>
      </main>
    </MemberArea>
  );
  const screen = await showScreen(page, frame(given));
  return {
    page,
    screen,
    logoutAsked,
    go: (at: Partial<typeof chat>) => screen.show(frame(at)),
    /** Returns the links of the navigation, the current ones with a star. */
    links: () =>
      [...document.querySelectorAll('nav a')].map(
        (link) => (link.getAttribute('aria-current') === 'page' ? '*' : '') + link.textContent,
      ),
    /** Leaves something on the page that is about the member or somebody else. */
    leaveTraces: () => {
      showToast({ title: 'Juma liked you' });
      keepFilters({ search: 'Juma', filters: noFilters });
      logoutAsked.write(true);
    },
    traces: () => [toastStore.read()?.open, sessionStorage.getItem('mwanzo.filters') !== null, logoutAsked.read()],
  };
}

test('what a member left before somebody else used the phone is sent without a touch', async () => {
  const message = { receiver: 7, text: 'Habari?', replyTo: null, writtenAt: '2026-11-27T09:00:00Z', inInput: false };
  const item = { ...message, id: 'a', phase: 'lost' };
  const left = (stored: object) => ({ until: Date.now() + 60_000, stored: JSON.stringify({ owner: 1, ...stored }) });
  const { page } = await openFrame(
    {},
    {
      'mwanzo.left': JSON.stringify({
        'mwanzo.outbox 1': left({ items: [item] }),
        'mwanzo.fine 1': left({ items: [{ id: '3', phase: 'lost' }] }),
      }),
    },
  );
  page.dispatch('load');
  expect((await page.api.take('POST /api/messages/send/')).body).toContain('Habari?');
  await page.api.take('POST /api/date-plans/3/fine/');
});

test('the navigation says on which page the member is, and how many conversations are unread', async () => {
  const { page, screen, links, go } = await openFrame();
  const { unreadConversations } = await import('./live/unread-conversations.ts');
  expect(links()).toEqual(['Discover', 'Matches', '*TopUp']);
  unreadConversations.write(2);
  await page.requestsUnderWay();
  expect(links().map((link) => link.includes('2'))).toEqual([false, true, false]);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/member-area.txt');
  for (const path of ['/matches', '/likes', '/chat/{matchId}', String.raw`/chat/past/{pastId:[\da-f-]+}`]) {
    go({ path, topBar: false });
    expect([path, links()[1]?.startsWith('*'), links()[2]]).toEqual([path, true, 'TopUp']);
  }
  go({ path: '/profile' });
  expect(links().some((link) => link.startsWith('*'))).toBe(false);
});

test('Logout asks while something is unsent; who stays is asked again, and who leaves is signed out', async () => {
  const { page, screen } = await openFrame({}, { 'mwanzo.drafts': '{}' });
  await import('./logout-question.tsx');
  page.dispatch('pointerdown');
  const question = () => screen.text().includes('Delete what you have not sent?');
  await screen.press('Logout');
  await until(() => expect(question()).toBe(true));
  await screen.press('Stay signed in');
  expect([question(), page.session.readSession().status]).toEqual([false, 'authenticated']);
  await screen.press('Logout');
  expect(question()).toBe(true);
  await screen.press('Log out');
  expect([page.session.readSession().status, page.storage.getItem('mwanzo.drafts')]).toEqual(['unauthenticated', null]);
});

test.each([
  ['signs out', (page: Awaited<ReturnType<typeof openPage>>) => page.session.logout()],
  ['gives way to another one in another tab', (page: Awaited<ReturnType<typeof openPage>>) => page.signInAs(2)],
])('when a member %s no toast about somebody, no search and no question is left', async (_, leave) => {
  const { page, screen, leaveTraces, traces } = await openFrame();
  leaveTraces();
  leave(page);
  screen.show(null);
  expect(traces()).toEqual([false, false, false]);
});

test('a member who opens a page for everybody keeps the toast and the search, but no question', async () => {
  const { screen, leaveTraces, traces } = await openFrame();
  leaveTraces();
  screen.show(null);
  expect(traces()).toEqual([true, true, false]);
});

test('a wide window shows the list beside the chat that is open, and as the page where none is', async () => {
  const { page, screen, go } = await openFrame(chat);
  await import('./matches-beside.tsx');
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: [matchWith(7), matchWith(8)] });
  (await page.api.take('GET /api/profiles/likes-me/')).reply({ body: { plan: 'basic', people: [], still_to_come: 0 } });
  await until(() => expect(document.querySelectorAll('section a[href^="/chat/"]')).toHaveLength(2));
  const chosen = () =>
    [...document.querySelectorAll('section [aria-current]')].map((link) => link.getAttribute('href'));
  expect([document.querySelector('section')?.getAttribute('role'), chosen()]).toEqual(['complementary', ['/chat/8']]);
  // The head of the list has the bell and the photo in place of the bar over both panes.
  expect([document.querySelectorAll('header').length, screen.all('button', 'Notifications').length]).toEqual([0, 1]);
  go({ path: '/matches', topBar: true });
  expect([document.querySelector('section')?.getAttribute('role'), chosen()]).toEqual(['main', []]);
  expect(document.querySelectorAll('header')).toHaveLength(0);
  go({ path: '/topup' });
  expect([document.querySelector('section'), document.querySelectorAll('header').length]).toEqual([null, 1]);
});

test('a limit that was used up before a reload is known again, and the own profile is refreshed', async () => {
  const end = Date.now() + 3_600_000;
  const { page } = await openFrame({}, { 'mwanzo.limits': JSON.stringify({ owner: 1, swipes: end }) });
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  await until(() => expect(dayLimits.read()).toEqual({ swipes: end }));
  await page.api.take('GET /api/profiles/me');
});

test('the panel of the own profile does not stay open on the next page', async () => {
  const { page, screen, go } = await openFrame();
  await import('./own-profile-dialogs.tsx');
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  await screen.press('Your profile, edit');
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await until(() => expect(isOpen()).toBe(true));
  go({ path: '/likes' });
  await page.requestsUnderWay();
  expect(isOpen()).toBe(false);
});

test('"Skip" leads to the heading of the page', async () => {
  const { screen } = await openFrame();
  await screen.press('Skip');
  expect(document.activeElement?.textContent).toBe('Page');
});

test('the own profile is edited and previewed from the panel, and each closes by itself', async () => {
  const user = { id: 1, gender: null, orientation: null, birthday: '1996-01-01' };
  const texts = { name: 'Asha', bio: '', location: '', prompts: [], interests: [] };
  const own = { ...profileWith([]), age: 30, user, ...texts };
  const page = await openPage({ profile: own });
  const count = vi.spyOn(page.storage, 'setItem');
  const { OwnProfileDialogs } = await import('./own-profile-dialogs.tsx');
  sessionStorage.setItem('mwanzo.visitBytes', '1000');
  const screen = await showScreen(page, <OwnProfileDialogs open onClose={() => undefined} />);
  (await page.api.take('GET /api/profiles/me')).reply({ body: own });
  page.dispatch('pagehide');
  expect(count.mock.calls.find(([key]) => key === 'mwanzo.monthBytes')?.[1]).toContain('1000');
  await page.requestsUnderWay();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/own-panel.txt');
  const open = () => document.querySelectorAll('dialog[open]').length;
  await screen.press('Edit');
  await until(() => expect(open()).toBe(2));
  await screen.press('Cancel');
  await until(() => expect(open()).toBe(1));
  await screen.press('See yourself as others do');
  await until(() => expect(open()).toBe(2));
  await screen.pressElement(screen.all('dialog[open] button', 'Close').at(-1));
  await until(() => expect(open()).toBe(1));
});

test('the frame gets a worker once the page is idle, and each page knows of the one behind it', async () => {
  const registerServiceWorker = vi.fn();
  const idle: (() => void)[] = [];
  vi.doMock(import('./connection/register-service-worker.ts'), () => ({ registerServiceWorker }));
  vi.doMock(import('../loading/when-idle.ts'), () => ({ whenIdle: (act) => void idle.push(act) }));
  onTestFinished(() => {
    vi.doUnmock('./connection/register-service-worker.ts');
    vi.doUnmock('../loading/when-idle.ts');
  });
  await openFrame();
  history.pushState({ at: 7 }, '', '/chat/7');
  expect(history.state).toEqual({ at: 7, behind: true });
  expect(registerServiceWorker).not.toHaveBeenCalled();
  for (const act of idle) act();
  expect(registerServiceWorker).toHaveBeenCalledOnce();
});
