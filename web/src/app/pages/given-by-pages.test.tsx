import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { profileOf } from '../../testing/example-profile.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';
import { anyFunction, call, noteGiven, part } from '../../testing/note-given.tsx';
import type { PageProps } from '../page-props.ts';

type Anything = ComponentType<Record<string, unknown>>;
const viewer = { ProfileViewer: 'app/people/profile-viewer-deferred.tsx' };

interface PageModule {
  default: ComponentType<PageProps>;
}

/** Shows a page whose screens only note what they are given. */
async function showPage(load: () => Promise<PageModule>, params: PageProps['params'] = {}) {
  const page = await openPage({ profile: { id: 1, isVerified: true } });
  const { default: Page } = await load();
  const screen = await showScreen(page, <Page params={params} />);
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  return { page, screen, show: (other: PageProps['params']) => screen.show(<Page params={other} />) };
}

test('a chat gets its match, the calls and the report, and the server learns that the match is opened', async () => {
  const given = noteGiven({ ChatScreen: 'features/conversations/messages/chat-screen.tsx', ...viewer });
  const { page, show } = await showPage(() => import('./chat-page.tsx'), { matchId: '7' });
  const { reportMessage } = await import('../people/report-message.ts');
  const { askAbout } = await import('../people/asked-about.ts');
  const { ChatHeaderEnd } = await import('../calls/chat-header-end.tsx');
  const { callAvailabilityQuery } = await import('../../queries/call-availability.ts');
  await page.api.take('POST /api/profiles/matches/7/opened/');
  const chat = { partnerId: 7, onOpenProfile: anyFunction, onReport: reportMessage, Menu: ChatHeaderEnd, notes: [] };
  expect(given['ChatScreen']).toEqual({ ...chat, reply: [null, anyFunction] });
  const calls = { calls: [{ id: 'c1', started_at: '2026-11-21T09:00:00.000Z' }], asked_at: null };
  page.client.setQueryData(callAvailabilityQuery(7).queryKey, calls as unknown as CallAvailability);
  await page.requestsUnderWay();
  expect(given['ChatScreen']?.['notes']).toMatchObject([{ key: 'c1' }]);
  const closed = { profileId: undefined, onClose: anyFunction, onMessage: anyFunction, onReply: anyFunction };
  expect(given['ProfileViewer']).toEqual({ ...closed, onAsk: askAbout });
  call(given['ChatScreen'], 'onOpenProfile', 7);
  await page.requestsUnderWay();
  expect(given['ProfileViewer']?.['profileId']).toBe(7);
  call(given['ProfileViewer'], 'onClose');
  await page.requestsUnderWay();
  expect(given['ProfileViewer']?.['profileId']).toBeUndefined();
  show({ matchId: '8' });
  await page.api.take('POST /api/profiles/matches/8/opened/');
});

test('Discover gives its deck what is above it, beside it, behind it and at its end', async () => {
  const given = noteGiven({
    DiscoverScreen: 'features/discovery/deck/discover-screen.tsx',
    ReviewNotice: 'app/review-notice.tsx',
    DeckPane: 'app/deck-pane.tsx',
    DeckEnd: 'app/deck-end.tsx',
    DiscoverExtras: 'app/discover-extras.tsx',
    DeckPreview: 'app/deck-preview.tsx',
  });
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const { default: DiscoverPage } = await import('./discover-page.tsx');
  const screen = await showScreen(page, <DiscoverPage />, '/discover');
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  const deck = given['DiscoverScreen'] as {
    ref: object;
    notice: React.ReactNode;
    Pane: Anything;
    Extras: Anything;
    End: Anything;
  };
  expect(given['DeckPreview']).toEqual({ profile: undefined, onClose: anyFunction, onDecide: anyFunction });
  screen.show(
    <>
      {deck.notice}
      <deck.Pane profile="profile" />
      <deck.Extras decided={3} />
      <deck.End failed />
    </>,
  );
  await page.requestsUnderWay();
  expect(given['ReviewNotice']?.['deck']).toBe(deck.ref);
  expect([given['DeckPane'], given['DiscoverExtras'], given['DeckEnd']]).toEqual([
    { profile: 'profile' },
    { decided: 3 },
    { failed: true },
  ]);
});

test('the likes get the preview, and a new match opens with the icebreakers of its town', async () => {
  const given = noteGiven({
    LikesScreen: 'features/discovery/likes/likes-screen.tsx',
    MatchDialog: 'features/discovery/deck/match/match-dialog.tsx',
    LikerPreview: 'app/liker-preview.tsx',
  });
  const { page, screen } = await showPage(() => import('./likes-page.tsx'));
  expect(given['LikesScreen']).toEqual({ decide: anyFunction, takeBack: anyFunction, Preview: anyFunction });
  const liker = profileOf(7, { name: 'Asha', location: 'Nakuru' });
  const decided = call(given['LikesScreen'], 'decide', liker, true);
  const match = { id: 7, user: { id: 7 }, name: 'Asha', photo: null, photo_detail: null };
  (await page.api.take('POST /api/profiles/like-pass/')).reply({ body: { matched: true, match } });
  expect(await decided).toBe(true);
  await page.requestsUnderWay();
  const newMatch = { match, interests: [], location: 'Nakuru' };
  expect(given['MatchDialog']).toEqual({ newMatch, onClose: anyFunction });
  const back = call(given['LikesScreen'], 'takeBack', liker);
  const rewind = await page.api.take('POST /api/profiles/rewind/');
  expect(JSON.parse(rewind.body)).toEqual({ target_profile_id: 7, matched: false });
  rewind.reply({ body: { profile: liker } });
  expect(await back).toBe(true);
  const Preview = given['LikesScreen']?.['Preview'] as Anything;
  screen.show(<Preview liker="liker" />);
  await page.requestsUnderWay();
  expect(given['LikerPreview']).toEqual({ liker: 'liker' });
});

test('the settings can log out and show the member’s profile as others see it, and close it', async () => {
  const given = noteGiven({
    SettingsScreen: 'features/people/settings/settings-screen.tsx',
    ProfileViewer: 'features/people/members/profile-viewer.tsx',
    PreferencesScreen: 'features/people/preferences/preferences-screen.tsx',
    ReportWhomScreen: 'features/trust/reports/report-whom-screen.tsx',
  });
  const { page, show } = await showPage(() => import('./settings-page.tsx'), { page: 'settings' });
  const { leave } = await import('../logout-asked.ts');
  const { reportMatch } = await import('../people/report-match.ts');
  const { OwnIntentFields } = await import('../../features/people/settings/own-intent-fields.tsx');
  expect(given['SettingsScreen']).toEqual({ onPreview: anyFunction, onLogout: leave });
  await viewAndClose(page, given['SettingsScreen'], () => given['ProfileViewer']);
  show({ page: 'preferences' });
  show({ page: 'settings/report' });
  expect([given['PreferencesScreen'], given['ReportWhomScreen']]).toEqual([
    { own: part(OwnIntentFields) },
    { onChoose: reportMatch },
  ]);
});

type Page = Awaited<ReturnType<typeof openPage>>;
type Props = Record<string, unknown> | undefined;

/** Opens a profile from a screen, and closes it. */
async function viewAndClose(page: Page, screen: Props, viewed: () => Props): Promise<void> {
  expect(viewed()).toEqual({ profileId: undefined, onClose: anyFunction });
  call(screen, 'onPreview', 1);
  await page.requestsUnderWay();
  expect(viewed()?.['profileId']).toBe(1);
  call(viewed(), 'onClose');
  await page.requestsUnderWay();
  expect(viewed()?.['profileId']).toBeUndefined();
}

test('the member’s profile says which photo was refused, has its form, and can be seen as others see it', async () => {
  const given = noteGiven({ ProfileScreen: 'features/people/profiles/profile-screen.tsx', ...viewer });
  const { page } = await showPage(() => import('./profile-page.tsx'));
  const { OwnProfileForm } = await import('../own-profile-form.tsx');
  const { RefusedPhotoNote } = await import('../../features/notices/notifications/refused-photo-note.tsx');
  const own = { abovePhotos: part(RefusedPhotoNote), form: OwnProfileForm, onPreview: anyFunction };
  expect(given['ProfileScreen']).toEqual(own);
  await viewAndClose(page, given['ProfileScreen'], () => given['ProfileViewer']);
});

test('how Mwanzo chooses: members choose there and go up to the settings, visitors to sign up', async () => {
  const given = noteGiven({ HowWeChooseScreen: 'features/discovery/matching/how-we-choose-screen.tsx' });
  const { page } = await showPage(() => import('./how-we-choose-page.tsx'));
  const { LearningRows } = await import('../../features/people/settings/learning-rows.tsx');
  expect(given['HowWeChooseScreen']).toEqual({ up: '/settings', choice: part(LearningRows) });
  page.session.logout();
  await page.requestsUnderWay();
  expect(given['HowWeChooseScreen']).toEqual({ up: '/signup', choice: false });
});

test('the offers stand below the matches at every width', async () => {
  const given = noteGiven({
    ChatInvitation: 'features/conversations/matches/chat-invitation.tsx',
    MatchesScreen: 'features/conversations/matches/matches-screen.tsx',
    MatchesFoot: 'app/matches-foot.tsx',
  });
  const page = await openPage();
  const { default: MatchesPage } = await import('./matches-page.tsx');
  page.dispatch('load');
  const screen = await showScreen(page, <MatchesPage />);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  screen.show(<MatchesPage key="narrow" />);
  for (const name of ['ChatInvitation', 'MatchesScreen']) {
    const Foot = given[name]?.['Foot'] as Anything;
    screen.show(<Foot key={name} hasMatches={name} />);
    await until(() => expect(given['MatchesFoot']).toEqual({ hasMatches: name }));
  }
});

test('the way in shows a restricted account, and the moderation of others is a page that is not found', async () => {
  const given = noteGiven({
    LoginScreen: 'features/people/accounts/login-screen.tsx',
    RestrictedAccount: 'features/trust/reports/restricted-account.tsx',
    ModerationScreen: 'features/trust/moderation/moderation-screen.tsx',
  });
  const { page, screen } = await showPage(() => import('./login-page.tsx'));
  const Restricted = given['LoginScreen']?.['Restricted'] as Anything;
  screen.show(<Restricted account="banned" />);
  await page.requestsUnderWay();
  expect(given['RestrictedAccount']).toEqual({ account: 'banned' });
  const { default: ModerationPage } = await import('./moderation-page.tsx');
  const { default: NotFoundPage } = await import('./not-found-page.tsx');
  screen.show(<ModerationPage />);
  expect(given['ModerationScreen']).toEqual({ notFound: part(NotFoundPage) });
});

test('a page that nobody has is logged with its address, and leads home', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { screen } = await showPage(() => import('./not-found-page.tsx'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/not-found.txt');
  expect(logged.mock.calls).toEqual([['404: there is no page at', '/']]);
  logged.mockRestore();
});

test('each address below another page shows the one that it names', async () => {
  const given = noteGiven({
    DatesScreen: 'features/conversations/dates/dates-screen.tsx',
    PastChat: 'features/conversations/messages/past/past-chat.tsx',
    OrderScreen: 'features/billing/payments/order-screen.tsx',
    CheckoutScreen: 'features/billing/payments/checkout-screen.tsx',
  });
  const { screen, show } = await showPage(() => import('./dates-page.tsx'), { planId: '4' });
  const dates = [given['DatesScreen']];
  show({ partnerId: '7' });
  dates.push(given['DatesScreen']);
  show({});
  expect([...dates, given['DatesScreen']]).toEqual([
    { planId: 4, partnerId: undefined },
    { planId: undefined, partnerId: 7 },
    { planId: undefined, partnerId: undefined },
  ]);
  const { default: PastChatPage } = await import('./past-chat-page.tsx');
  const { default: PremiumPage } = await import('./premium-page.tsx');
  screen.show(
    <>
      <PastChatPage params={{ pastId: 'ab12' }} />
      <PremiumPage params={{ code: 'MW-7F3K2QX9' }} />
      <PremiumPage params={{}} />
    </>,
  );
  expect([given['PastChat'], given['OrderScreen'], given['CheckoutScreen']]).toEqual([
    { id: 'ab12' },
    { code: 'MW-7F3K2QX9' },
    {},
  ]);
});
