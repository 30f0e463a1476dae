import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../testing/example-match.ts';
import { anyFunction, call, noteGiven, part } from '../testing/note-given.tsx';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const paths = ['/login', '/how-we-choose', '/coming-soon', '/discover', '/matches', '/chat/7', '/likes', '/topup'];
const more = [
  '/profile',
  '/settings/privacy',
  '/premium/orders/MW-7F3K2QX9',
  '/dates/with/7',
  '/moderation',
  '/nothing',
];

test.each([
  ['a visitor', ''],
  ['a member', 'user'],
  ['a moderator', 'moderator'],
])('the frame of each page is the one for %s', async (who, role) => {
  const given = noteGiven({
    ConnectionNotices: 'app/connection/connection-notices.tsx',
    Toaster: 'ui/layers/toaster.tsx',
  });
  vi.doMock(import('./screens.tsx'), async () => {
    const { findRoute } = await vi.importActual<typeof import('./routes.ts')>('./routes.ts');
    const MemberArea = (props: object) => {
      given['MemberArea'] = { ...props };
      return null;
    };
    const findScreen = (...at: Parameters<typeof findRoute>) => ({ ...findRoute(...at), page: () => null });
    return { MemberArea, findScreen } as never;
  });
  onTestFinished(() => void vi.doUnmock('./screens.tsx'));
  const page = await openPage();
  if (role === '') page.session.logout();
  else page.session.signedIn({ access: 'b', refresh: 's' }, { id: 1, role } as never);
  const { App } = await import('./app.tsx');
  const lines = [];
  for (const path of [...paths, ...more]) {
    const screen = await showScreen(page, <App key={path} />, path);
    page.dispatch('load');
    await until(() => expect(given['ConnectionNotices']).toBeDefined());
    const { path: route, topBar, inner = false, params } = given['MemberArea'] ?? {};
    const frame =
      given['MemberArea'] && `in the frame of ${String(route).slice(0, 30)}${topBar ? ', with the bar' : ''}`;
    const phones = inner ? ', without the bar of phones' : '';
    const beside = given['ConnectionNotices']?.['besideRail'] ? 'beside the rail' : 'alone';
    lines.push(
      `${path}: ${frame ? `${frame}${phones} ${JSON.stringify(params)}` : 'without a frame'}, notices ${beside}`,
      `  then at ${screen.paths().join(', ')}, toasts ${String(given['Toaster']?.['className'])}`,
    );
    screen.show(null);
    for (const name of Object.keys(given)) given[name] = undefined;
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./in-words/frames-of-${who.slice(2)}.txt`);
});

/** Opens the frame of the members' screens, whose parts only note what they are given. */
async function openFrame(stored: Record<string, string> = {}) {
  const given = noteGiven({
    BottomNav: 'ui/frames/bottom-nav.tsx',
    UnsentMessages: 'app/connection/unsent-messages.ts',
    Background: 'app/background.tsx',
    LiveEvents: 'app/live/live-events.tsx',
    MatchesBeside: 'app/matches-beside.tsx',
    MemberTopBar: 'app/member-top-bar.tsx',
    PersonSheetsToCome: 'app/people/person-sheets-deferred.tsx',
    LogoutQuestion: 'app/logout-question.tsx',
  });
  const page = await openPage({ profile: { id: 1 } });
  for (const [key, value] of Object.entries(stored)) page.storage.setItem(key, value);
  const { default: MemberArea } = await import('./member-area.tsx');
  const frame = (at: object = {}) => (
    <MemberArea path="/topup" topBar inner={false} params={{}} {...at}>
      <main>
        <h1>Page</h1>
      </main>
    </MemberArea>
  );
  const screen = await showScreen(page, frame());
  const there = async () => {
    await vi.dynamicImportSettled();
    await page.requestsUnderWay();
    const mounted = ['UnsentMessages', 'Background', 'LiveEvents', 'PersonSheetsToCome', 'LogoutQuestion'];
    return mounted.filter((name) => given[name]);
  };
  return { page, given, there, go: (at: object) => screen.show(frame(at)) };
}

test('what runs behind every page begins when it is needed: once the page has loaded, or at a touch', async () => {
  const { page, there } = await openFrame();
  expect(await there()).toEqual(['PersonSheetsToCome']);
  page.dispatch('load');
  await until(async () => expect(await there()).toEqual(['LiveEvents', 'PersonSheetsToCome']));
  page.dispatch('pointerdown');
  await until(async () => expect(await there()).toHaveLength(5));
});

test.each([
  ['messages', 'mwanzo.outbox', ['UnsentMessages', 'LiveEvents', 'PersonSheetsToCome']],
  ['decisions', 'mwanzo.swipes', ['Background', 'LiveEvents', 'PersonSheetsToCome']],
  ['a word that all is well', 'mwanzo.fine', ['Background', 'LiveEvents', 'PersonSheetsToCome']],
  ['something of another member', 'mwanzo.left', ['UnsentMessages', 'Background', 'LiveEvents', 'PersonSheetsToCome']],
])('%s of an earlier visit need no touch', async (_, key, mounted) => {
  const { page, there } = await openFrame({ [key]: '{"owner":1}' });
  page.dispatch('load');
  await until(async () => expect(await there()).toEqual(mounted));
});

test('the frame gives its bars and the list of matches what belongs to the page', async () => {
  const { page, given, go } = await openFrame();
  const { leave, logoutAsked } = await import('./logout-asked.ts');
  const { unreadConversations } = await import('./live/unread-conversations.ts');
  unreadConversations.write(3);
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  const icon = expect.anything() as unknown;
  expect(given['BottomNav']).toEqual({
    items: [
      { label: 'Discover', icon, href: '/discover', current: false, badge: 0 },
      { label: 'Matches', icon, href: '/matches', current: false, badge: 3 },
      { label: 'TopUp', icon, href: '/topup', current: true, badge: 0 },
      { label: 'Logout', icon, onPress: leave, atFoot: true },
    ],
    railOnly: false,
  });
  expect([given['MemberTopBar'], given['MatchesBeside']]).toEqual([{}, undefined]);
  go({ path: '/settings', topBar: false, inner: true });
  expect(given['BottomNav']?.['railOnly']).toBe(true);
  for (const [path, params, alone, chosen] of [
    ['/matches', {}, true, undefined],
    ['/chat/{matchId}', { matchId: '8' }, false, 8],
    [String.raw`/chat/past/{pastId:[\da-f-]+}`, { pastId: 'ab' }, false, undefined],
  ] as const) {
    go({ path, params });
    await until(() => expect(given['MatchesBeside']).toEqual({ alone, chosen }));
  }
  await until(() => expect(given['LogoutQuestion']).toEqual({ open: false, onClose: anyFunction }));
  logoutAsked.write(true);
  await page.requestsUnderWay();
  expect(given['LogoutQuestion']?.['open']).toBe(true);
  call(given['LogoutQuestion'], 'onClose');
  expect(logoutAsked.read()).toBe(false);
});

test('in the background what waits is sent and kept, and its owner is asked once there is a match', async () => {
  const given = noteGiven({
    WaitingMatches: 'features/discovery/deck/waiting/waiting-matches.tsx',
    KeepQuestion: 'app/kept-chats/keep-question.tsx',
  });
  const [useSending, useOfflineCopy] = [vi.fn(), vi.fn()];
  vi.doMock(import('../sending/use-sending.ts'), () => ({ useSending }));
  vi.doMock(import('./offline/use-offline-copy.ts'), () => ({ useOfflineCopy }));
  onTestFinished(() => {
    vi.doUnmock('../sending/use-sending.ts');
    vi.doUnmock('./offline/use-offline-copy.ts');
  });
  const page = await openPage();
  const { Background } = await import('./background.tsx');
  const { matchesQuery } = await import('../queries/matches.ts');
  const { setKeepsOffline } = await import('../device/keep-offline.ts');
  const screen = await showScreen(page, <Background />);
  expect(useSending).toHaveBeenCalled();
  expect(useOfflineCopy).toHaveBeenCalledWith(page.client);
  expect(given['WaitingMatches']).toEqual({});
  page.client.setQueryData<object[]>(matchesQuery.queryKey, []);
  await page.requestsUnderWay();
  expect(screen.text()).toBe('WaitingMatches');
  page.client.setQueryData<object[]>(matchesQuery.queryKey, [matchWith(7)]);
  await until(() => expect(given['KeepQuestion']).toEqual({ owner: 1 }));
  // A question that is answered closes by itself.
  setKeepsOffline(false);
  await page.requestsUnderWay();
  expect(screen.text()).toBe('WaitingMatches|KeepQuestion');
});

test('the form of the profile is the first one until it is left, and asks for whom when that is due', async () => {
  const useProposal = vi.fn();
  const given = noteGiven({
    ProfileForm: 'features/people/profiles/profile-form.tsx',
    WhomSection: 'features/people/preferences/whom-section.tsx',
  });
  vi.doMock(import('../features/people/preferences/use-proposal.ts'), () => ({ useProposal }) as never);
  onTestFinished(() => void vi.doUnmock('../features/people/preferences/use-proposal.ts'));
  const page = await openPage();
  const { OwnProfileForm } = await import('./own-profile-form.tsx');
  const { OwnGenderField } = await import('../features/people/settings/own-gender-field.tsx');
  const { WhomSection } = await import('../features/people/preferences/whom-section.tsx');
  const profile = { id: 1, is_saved: false, age: 31, user: { birthday: '1994-01-01' } } as never;
  const proposal = { proposed: { looking_for: ['men'] }, isDue: false, change: vi.fn(), accept: vi.fn() };
  useProposal.mockReturnValue(proposal);
  const screen = await showScreen(page, <OwnProfileForm profile={profile} />);
  expect([useProposal.mock.calls.at(-1), given['ProfileForm']]).toEqual([[31], { profile }]);
  useProposal.mockReturnValue({ ...proposal, isDue: true });
  const saved = { ...(profile as object), is_saved: true } as never;
  screen.show(<OwnProfileForm profile={saved} />);
  const { proposed, change, accept } = proposal;
  const whom = part(WhomSection, { proposed, onChange: change, gender: part(OwnGenderField) });
  expect(given['ProfileForm']).toEqual({ profile: saved, whom, onSave: accept });
  screen.show(<OwnProfileForm key="again" profile={saved} />);
  expect(given['ProfileForm']).toEqual({ profile: saved });
});
