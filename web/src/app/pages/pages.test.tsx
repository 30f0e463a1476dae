import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';
import type { PageProps } from '../page-props.ts';

/** Returns the heading of a page before anything has arrived, and the address to which its arrow leads. */
function headOf(Page: ComponentType<PageProps>, params: PageProps['params']): string {
  const markup = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <Page params={params} />
    </QueryClientProvider>,
  );
  const [, heading] = /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(markup) ?? [];
  const [, up] = /<a[^>]*aria-label="Back"[^>]*href="([^"]*)"|$/.exec(markup) ?? [];
  return up === undefined ? `${heading}` : `${heading}, up to ${up}`;
}

test('a forgotten password, a new one and a confirmed address are three pages', async () => {
  await openPage();
  vi.stubGlobal('location', new URL('http://localhost/reset#token=x'));
  const { default: RecoveryPage } = await import('./recovery-page.tsx');
  expect(['forgot', 'reset', 'confirm'].map((page) => headOf(RecoveryPage, { page }))).toEqual([
    'Forgot your password?',
    'Choose a new password',
    'Confirm your address',
  ]);
});

const settingsPages = {
  preferences: 'Preferences, up to /discover',
  settings: 'Settings, up to /discover',
  'settings/privacy': 'Orientation and gender, up to /settings',
  'settings/birthday': 'Birthday, up to /settings',
  'settings/gender': 'Your gender, up to /settings',
  'settings/orientation': 'Your orientation, up to /settings',
  'settings/language': 'Language, up to /settings',
  'settings/quiet': 'Quiet hours, up to /settings',
  'settings/mail': 'By e-mail, up to /settings',
  'settings/email': 'E-mail, up to /settings',
  'settings/password': 'Password, up to /settings',
  'settings/second-step': 'Second step, up to /settings',
  'settings/blocked': 'Blocked people, up to /settings',
  'settings/report': 'Report somebody, up to /settings',
  'settings/payments': 'Payments, up to /settings',
  'settings/data': 'Download my data, up to /settings',
  'settings/delete': 'Delete account, up to /settings',
  'settings/decisions': 'Decisions about you, up to /settings',
  'settings/consents': 'Consents, up to /settings',
  'settings/devices': 'Devices, up to /settings',
};

test('each page below the settings is its own, with its way up', async () => {
  await openPage();
  const { default: SettingsPage } = await import('./settings-page.tsx');
  const heads = Object.keys(settingsPages).map((page) => [page, headOf(SettingsPage, { page })]);
  expect(Object.fromEntries(heads)).toEqual(settingsPages);
});

test('the date plans, one of them and a new one are three pages, each with its way up', async () => {
  await openPage();
  const { default: DatesPage } = await import('./dates-page.tsx');
  expect([{}, { planId: '4' }, { partnerId: '7' }].map((params) => headOf(DatesPage, params))).toEqual([
    'Date plans, up to /settings',
    'Date plan, up to /dates',
    'Date plan, up to /chat/7',
  ]);
});

test('Premium is the checkout, or the order that the address names, and then another one', async () => {
  const page = await openPage();
  const { default: PremiumPage } = await import('./premium-page.tsx');
  const screen = await showScreen(page, <PremiumPage params={{}} />);
  await page.api.take('GET /api/premium/');
  for (const code of ['MW-7F3K2QX9', 'MW-2QX97F3K']) {
    screen.show(<PremiumPage params={{ code }} />);
    await page.api.take(`GET /api/payments/orders/${code}/`);
  }
});

test('the matches, the way in and the way out are pages of their own', async () => {
  await openPage();
  const { default: MatchesPage } = await import('./matches-page.tsx');
  const { default: LoginPage } = await import('./login-page.tsx');
  const { default: GoodbyePage } = await import('./goodbye-page.tsx');
  expect([MatchesPage, LoginPage, GoodbyePage].map((Page) => headOf(Page, {}))).toEqual([
    'Your Matches',
    'Welcome back to Mwanzo',
    'Your account is gone',
  ]);
});

test('the page after a deletion, which has no route’s title, names itself', async () => {
  const page = await openPage();
  const { default: GoodbyePage } = await import('./goodbye-page.tsx');
  const screen = await showScreen(page, <GoodbyePage />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/goodbye.txt');
  expect(document.title).toBe('Your account is gone · Mwanzo');
});

test('in a narrow window the list of matches is the page, and offers the app below it', async () => {
  const page = await openPage();
  const { default: MatchesPage } = await import('./matches-page.tsx');
  // The code of the offer comes once the page has loaded.
  page.dispatch('load');
  const { pushStateQuery } = await import('../../shared/push/push-device.ts');
  const { installPrompt } = await import('../../device/install-prompt.ts');
  page.client.setQueryData(pushStateQuery.queryKey, 'unsupported');
  const prompt = async () => ({ outcome: 'accepted' as const });
  installPrompt.write(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const screen = await showScreen(page, null);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  screen.show(<MatchesPage />);
  (await page.api.take('GET /api/profiles/matches/')).reply({ body: [matchWith(7)] });
  (await page.api.take('GET /api/profiles/likes-me/')).reply({ body: { plan: 'premium', count: 0, people: [] } });
  await until(() => expect(screen.text()).toContain('Keep Mwanzo on your phone'));
  expect(screen.text()).toContain('Your Matches');
});

test('in a wide window the list of matches is beside the page, which invites to choose one', async () => {
  const page = await openPage();
  const { default: MatchesPage } = await import('./matches-page.tsx');
  const { matchesQuery } = await import('../../queries/matches.ts');
  page.client.setQueryData<object[]>(matchesQuery.queryKey, [matchWith(7)]);
  const screen = await showScreen(page, <MatchesPage />);
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Pick a match to talk to');
  expect(screen.text()).not.toContain('Your Matches');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/matches-beside.txt');
});

test('the question before an ended conversation is removed is not asked about the next one', async () => {
  const page = await openPage();
  const { default: PastChatPage } = await import('./past-chat-page.tsx');
  const screen = await showScreen(page, <PastChatPage params={{ pastId: 'this' }} />, '/chat/past/this');
  const load = async (id: string) => {
    const message = { position: 1, is_own: true, text: `text of ${id}`, timestamp: '2026-11-19T15:00:00.000Z' };
    (await page.api.take(`GET /api/messages/past/${id}/`)).reply({ body: { messages: [message] } });
    await until(() => expect(screen.text()).toContain(`text of ${id}`));
  };
  await load('this');
  await screen.press('Remove conversation');
  await screen.button('Keep it');
  screen.show(<PastChatPage params={{ pastId: 'other' }} />);
  await load('other');
  expect(screen.all('button', 'Keep it')).toEqual([]);
});
