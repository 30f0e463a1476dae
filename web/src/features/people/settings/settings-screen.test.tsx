import type { OwnPreferences } from '@mwanzo/contract/people/preferences';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, type Reply } from '../../../testing/api-server.ts';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { openPage } from '../../../testing/open-page.ts';
import { own, profilePath, stored } from '../../../testing/open-settings.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

/** Opens the settings of a member whose profile is this, before anything has arrived. */
async function openAll(profile?: object) {
  const page = await openPage(profile && { profile });
  const { SettingsScreen } = await import('./settings-screen.tsx');
  const [onLogout, onPreview] = [vi.fn(), vi.fn()];
  const screen = await showScreen(page, <SettingsScreen onPreview={onPreview} onLogout={onLogout} />);
  const reply = async (path: string, given: Reply) => (await page.api.take(`GET /api/${path}`)).reply(given);
  return { page, screen, onLogout, onPreview, reply };
}

const preferences: OwnPreferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'county',
  intent: ['friends'],
  verified_only: true,
  is_chosen: true,
};

test('the settings appear as a whole, and each row says how things are', async () => {
  const amina = {
    ...own,
    user: { ...own.user, id: 7 },
    is_paused: true,
    name: 'Amina',
    age: 27,
    photos: ['/a.webp', '/b.webp'],
  };
  const { page, screen, onPreview, reply } = await openAll({ ...amina, is_paused: false });
  // Another device has ended the pause meanwhile.
  await reply('profiles/me', { body: { ...amina, is_paused: true } });
  await reply('account/settings/', { body: stored });
  await reply('account/decisions/', { body: [] });
  await page.requestsUnderWay();
  expect([screen.text().includes('Privacy'), screen.all('button', 'Logout')]).toEqual([false, []]);
  await reply('account/email/', { body: { email: 'new@example.com', is_confirmed: false, waiting_for: null } });
  await until(() => expect(screen.text()).toContain('Privacy'));
  expect(screen.text()).not.toContain('Nobody is blocked');
  await reply('blocks/', { body: [] });
  await reply('account/sessions/', { body: [{}] });
  await reply('account/second-step/', { body: { is_on: false } });
  await until(() => expect(screen.text()).toMatch(/Devices\|Signed in on this one\|Second step\|Off/));
  await until(() => expect(screen.text()).toContain('This browser cannot show them.'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/all-settings.txt');
  await screen.press('Amina, 27');
  expect(onPreview.mock.calls).toEqual([[1]]);
  expect(screen.text()).toMatch(/Gender\|Female\|Orientation\|Not said\|What you want\|Friendship first/);
  expect(screen.text()).toContain('|Everyone|Birthday|People I match with. Your age stays visible|');
  expect(screen.text()).toMatch(/Blocked people\|Nobody is blocked\|.*new@example\.com[^|]*\|Not confirmed yet\|/);
  expect(screen.text()).toContain('By e-mail|New matches, Messages|');
  expect(screen.text()).toContain('|How we choose who you see|Mwanzo learns from your swipes|');
  expect(screen.text()).not.toContain('Decisions about you');
  await screen.toggle('Pause my profile');
  const pausing = await page.api.take(profilePath);
  expect(JSON.parse(pausing.body)).toEqual({ is_paused: false });
  await until(() => expect(screen.text()).toContain('Saving'));
  pausing.reply({ body: { ...amina, is_paused: false } });
  await until(() => expect(screen.text()).toContain('Saved'));
  const choice = async (label: string) => {
    await screen.toggle(label);
    const choosing = await page.api.take('PATCH /api/account/settings/');
    const changes = JSON.parse(choosing.body) as Partial<typeof stored>;
    choosing.reply({ body: { ...stored, ...changes } });
    await page.requestsUnderWay();
    return changes;
  };
  expect(await choice('Read receipts')).toEqual({ read_receipts: !stored.read_receipts });
  expect(await choice('Show when I am here')).toEqual({ shows_presence: !stored.shows_presence });
});

test('the rows say what was chosen, who is blocked, and that there are decisions', async () => {
  const user = { ...own.user, gender: 'non-binary', gender_detail: 'trans', orientation: 'queer' };
  const { page, screen, reply } = await openAll({
    ...own,
    name: 'Wanja',
    age: 31,
    user: { ...user, id: 9 },
    intent: null,
    shown_to: 'liked',
    is_saved: true,
  });
  const chosen = { learns_from_swipes: false, read_receipts: false, shows_presence: true, quiet_hours: null };
  await reply('account/settings/', { body: { ...stored, ...chosen, mail_kinds: ['like'], push_kinds: [] } });
  await reply('account/decisions/', { body: [{}] });
  await reply('account/email/', { body: { email: 'a@example.com', is_confirmed: true, waiting_for: null } });
  await reply('blocks/', { body: [{}, {}] });
  await reply('account/sessions/', { body: [{}, {}] });
  await reply('account/second-step/', { body: { is_on: true, recovery_codes_left: 8 } });
  await reply('profiles/me/preferences/', { body: preferences });
  await until(() => expect(screen.text()).toMatch(/my county.*This browser cannot show them\..*Second step\|On/));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/other-settings.txt');
  expect(screen.text()).toMatch(/Gender\|Trans\|Orientation\|Queer\|What you want\|Not said/);
  expect(screen.text()).toMatch(/Blocked people\|2\|/);
  expect(screen.text()).not.toContain('Not confirmed yet');
  expect((await screen.button('Decisions about you')).getAttribute('href')).toBe('/settings/decisions');
  await screen.toggle('Read receipts');
  (await page.api.take('PATCH /api/account/settings/')).reply({ body: { ...stored, read_receipts: false } });
  await until(() => expect(screen.text()).toContain('Saved'));
  await screen.toggle('Only people I like can see me');
  expect(JSON.parse((await page.api.take(profilePath)).body)).toEqual({ shown_to: 'everyone' });
});

test('a list that cannot be read keeps nobody from the other settings, and nothing from the way out', async () => {
  const { screen, onLogout, reply } = await openAll({ ...own, birthday_visibility: 'everyone' });
  const failure = refusal('internal');
  await reply('account/settings/', { status: 400 });
  await reply('account/decisions/', failure);
  await reply('account/email/', failure);
  await until(() => expect(screen.text()).toContain('Birthday|Everyone|'));
  // Nothing is said of an address, a device or a list that is not known.
  expect(screen.text()).toMatch(/\|E-mail\|a@example\.com\|Password\|/);
  expect(screen.text()).not.toMatch(/Not confirmed yet|Confirm your address|Nobody is blocked|Decisions about you/);
  await screen.press('Try again');
  await reply('account/settings/', { body: stored });
  expect((await screen.field('Likes')).checked).toBe(true);
  await screen.press('Logout');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('who is told of nothing but a failure can try again and log out', async () => {
  const { screen, onLogout, reply } = await openAll();
  await reply('profiles/me', { status: 400 });
  await screen.button('Try again');
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-settings.txt');
  await screen.press('Logout');
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('low data and the copy for offline are turned on and off on this device', async () => {
  const page = await openPage();
  const { DataGroup } = await import('./data-group.tsx');
  const { isLowData } = await import('../../../device/low-data.ts');
  const { keepsOffline } = await import('../../../device/keep-offline.ts');
  const screen = await showScreen(page, <DataGroup />);
  const isOn = () => [isLowData(), keepsOffline()];
  expect(isOn()).toEqual([false, false]);
  const label = 'Matches and chats offline';
  for (const each of ['Low data', label]) await screen.toggle(each);
  expect(isOn()).toEqual([true, true]);
  await screen.toggle('Low data');
  expect(isOn()).toEqual([false, true]);
  await screen.toggle(label);
  expect(isOn()).toEqual([false, false]);
});

test('the switch says how much is kept on the phone, and nothing once it is off', async () => {
  const { values, database } = memoryDatabase();
  values.set('content', { owner: 1, iv: new Uint8Array(12), bytes: new ArrayBuffer(214_000) });
  vi.doMock('../../../device/offline-copy/offline-database.ts', () => ({ offlineDatabase: database }));
  onTestFinished(() => void vi.doUnmock('../../../device/offline-copy/offline-database.ts'));
  const page = await openPage();
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  page.storage.setItem('mwanzo.keepOffline', 'on');
  const { DataGroup } = await import('./data-group.tsx');
  const screen = await showScreen(page, <DataGroup />);
  await until(() => expect(screen.text()).toMatch(/About 2 MB at most\. 214.KB now/));
  await screen.toggle('Matches and chats offline');
  expect(screen.text()).toMatch(/About 2 MB at most\.\|/);
  await screen.toggle('Matches and chats offline');
  screen.show(null);
});

test('the bytes of this visit count once in those of the month', async () => {
  const page = await openPage();
  const { countSentBytes } = await import('../../../device/visit-bytes.ts');
  const { DataGroup } = await import('./data-group.tsx');
  countSentBytes('x'.repeat(20_000));
  const screen = await showScreen(page, <DataGroup />);
  countSentBytes('x'.repeat(30_000));
  await until(() => expect(screen.text()).toMatch(/on this device: 50.KB\. This visit: 50.KB\./));
});
