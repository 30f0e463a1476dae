import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

/** The path that each page below the settings reads. Pages that read the same stand here once. */
const reads = {
  'settings/orientation': 'profiles/me',
  'settings/mail': 'account/settings/',
  'settings/email': 'account/email/',
  'settings/second-step': 'account/second-step/',
  'settings/devices': 'account/sessions/',
  'settings/decisions': 'account/decisions/',
  'settings/blocked': 'blocks/',
  'settings/payments': 'payments/orders/',
  'settings/consents': 'account/consents/',
  'settings/report': 'profiles/matches/',
};

test('a page below the settings that could not be read says so, and is read again by a press', async () => {
  const page = await openPage();
  const { default: SettingsPage } = await import('./settings-page.tsx');
  const screen = await showScreen(page, null);
  for (const [name, path] of Object.entries(reads)) {
    screen.show(<SettingsPage key={name} params={{ page: name }} />);
    (await page.api.take(`GET /api/${path}`)).reply({ status: 400 });
    await screen.press('Try again');
    (await page.api.take(`GET /api/${path}`)).reply({ status: 400 });
    await screen.button('Try again');
  }
});

test('what cannot be read without a network is read by hand once there is one', async () => {
  const page = await openPage();
  const { MatchesScreen } = await import('../../features/conversations/matches/matches-screen.tsx');
  const { PastChat } = await import('../../features/conversations/messages/past/past-chat.tsx');
  const { ProfileScreen } = await import('../../features/people/profiles/profile-screen.tsx');
  await import('../../ui/frames/offline-state.tsx');
  const screen = await showScreen(page, null);
  for (const [shown, path] of [
    [<MatchesScreen key="matches" />, 'profiles/matches/'],
    [<PastChat key="past" id="this" />, 'messages/past/this/'],
    [<ProfileScreen key="own" form={() => null} onPreview={() => undefined} />, 'profiles/me'],
  ] as const) {
    page.setOnline(false);
    page.dispatch('offline');
    screen.show(shown);
    await until(() => expect(screen.text()).toContain('You are offline'));
    (await page.api.take(`GET /api/${path}`)).reply({ status: 400 });
    await page.requestsUnderWay();
    page.setOnline(true);
    await screen.press('Retry');
    await page.api.take(`GET /api/${path}`);
  }
});
