import type { OwnProfile, VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const ownPath = 'GET /api/profiles/me';
const photos = ['/1.webp', '/2.webp', '/3.webp'];
const person = (id: number, fields: Partial<VisibleProfile> = {}) =>
  profileOf(id, { photos, interests: ['Music', 'Yoga'], ...fields });
const own = person(1, { name: 'Amina Yusuf', interests: ['Music'] }) as unknown as OwnProfile;

/** Opens the panel of this member. */
async function openPanel(profile: object, user: object = {}) {
  const page = await openPage({ profile: own });
  page.session.signedIn({ access: 'b', refresh: 's' }, { id: 1, ...user } as never);
  page.session.setProfile(own);
  const { ProfilePanel } = await import('./profile-panel.tsx');
  const on = { onClose: vi.fn(), onEdit: vi.fn(), onPreview: vi.fn() };
  const panel = (open: boolean) => <ProfilePanel open={open} {...on} completeness={<p>Three steps left</p>} />;
  const screen = await showScreen(page, panel(true));
  const load = async () => {
    (await page.api.take(ownPath)).reply({ body: { ...own, ...profile } });
    await until(() => expect(screen.text()).toContain('Amina'));
  };
  return { page, screen, load, show: (open: boolean) => screen.show(panel(open)), ...on };
}

test('the panel waits for the profile, says when it did not come, and loads it at a press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { page, screen, load } = await openPanel({ bio: 'Lake person.' });
  expect(screen.text()).toContain('Loading...');
  expect(screen.all('img', '')).toEqual([]);
  expect(screen.text()).not.toMatch(/Amina|Failed to load/);
  (await page.api.take(ownPath)).reply({ status: 400 });
  await until(() => expect(screen.text()).toContain('Failed to load profile'));
  await screen.press('Try again');
  expect(screen.text()).not.toMatch(/Amina|Failed to load/);
  await load();
  expect(screen.text()).toMatch(/Amina Yusuf, 27\|aminayusuf\|.*Three steps left.*Lake person\./);
});

test('each opening waits for the present profile', async () => {
  const { page, screen, load, show } = await openPanel({});
  await load();
  show(false);
  await page.settled();
  show(true);
  expect(screen.text()).toContain('Loading...');
  expect(screen.text()).not.toContain('Amina');
  await load();
});

test('the panel leads to the form, to what others see, and to verification', async () => {
  const { screen, load, onEdit, onPreview, onClose } = await openPanel({ location: 'Lamu' });
  await load();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/own-panel.txt');
  await screen.press('Edit');
  await screen.press('See yourself as others do');
  expect([onEdit.mock.calls.length, onPreview.mock.calls, onClose.mock.calls]).toEqual([1, [[1]], []]);
  await screen.press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect((await screen.button('Verify your profile')).getAttribute('href')).toBe('/verify');
  expect(screen.all('a', 'Review verifications')).toEqual([]);
});

const inReview = { name: true, gender: false, photo: false };

test('a moderator gets to the queue, and a verified member reads which change is in review', async () => {
  const user = { gender: 'non-binary', gender_detail: 'trans', orientation: 'queer', birthday: '1999-05-09' };
  const prompts = [
    { prompt_id: 'chai-rules', answer: 'Much sugar.' },
    { prompt_id: 'matatu-song', answer: 'Choir.' },
  ];
  const profile = { isVerified: true, in_review: inReview, bio: 'Lake person.', interests: [], prompts, user };
  const { screen, load } = await openPanel(profile, { role: 'moderator' });
  await load();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/moderator-panel.txt');
  expect((await screen.button('Review verifications')).getAttribute('href')).toBe('/moderation');
  expect(screen.all('a', 'Verify your profile')).toEqual([]);
  expect(screen.text()).toContain('Others see your old name');
});

test('another member reads that the documents are in review', async () => {
  const waiting = await openPanel({ in_review: inReview });
  const { rememberVerification } = await import('../../../shared/verifications/verification.ts');
  rememberVerification({
    status: 'pending',
    reason: null,
    refusal: null,
    submitted_at: new Date(Date.now() - 60_000).toISOString(),
    decide_by: new Date(Date.now() + 86_400_000).toISOString(),
  } as never);
  await waiting.load();
  expect(waiting.screen.text()).toMatch(
    /Three steps left\|In review\|Your documents are in review, decided by \w+\|About/,
  );
  expect(waiting.screen.text()).not.toContain('Others see your old name');
});

test('the other language is written in itself, and the page reloads in it once the server knows', async () => {
  const { page, screen, load } = await openPanel({});
  await load();
  const reload = vi.fn();
  Object.assign(location, { reload });
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  const button = await screen.button('Kiswahili');
  expect(button.getAttribute('lang')).toBe('sw');
  await screen.pressElement(button);
  const { body, reply } = await page.api.take('PATCH /api/account/settings/');
  expect([JSON.parse(body), reload.mock.calls]).toEqual([{ language: 'sw' }, []]);
  reply({ body: {} });
  await until(() => expect(reload).toHaveBeenCalledOnce());
  expect(document.cookie).toContain('=sw');
});

test('the own photo in the top bar opens the panel', async () => {
  const page = await openPage({ profile: own });
  const { ProfileButton } = await import('./profile-button.tsx');
  const onOpen = vi.fn();
  const screen = await showScreen(page, <ProfileButton onOpen={onOpen} />);
  await screen.pressElement(screen.all('button', '')[0]);
  expect([onOpen.mock.calls.length, screen.all('img', '')[0]?.getAttribute('src')]).toEqual([
    1,
    expect.stringContaining('/1.webp'),
  ]);
});

test('until when Premium is, is said to whom has it', async () => {
  const page = await openPage();
  const { PremiumUntil } = await import('./premium-until.tsx');
  page.client.setQueryDefaults(['premium'], { staleTime: Infinity });
  const screen = await showScreen(page, <PremiumUntil />);
  expect(document.querySelector('p')).toBeNull();
  const until2099 = '2099-12-19T09:00:00.000Z';
  page.client.setQueryData(['premium'], { until: until2099, stops_at: until2099 });
  await page.requestsUnderWay();
  expect(screen.text()).toContain('19 Dec 2099');
  const ended = '2026-01-02T09:00:00.000Z';
  const said = async (premium: object) => {
    page.client.setQueryData(['premium'], premium);
    await page.requestsUnderWay();
    return document.querySelector('p')?.textContent;
  };
  // In the days of grace it is said when they end, and afterwards nothing.
  expect(await said({ until: ended, stops_at: until2099 })).toMatch(/19 Dec 2099/);
  expect(await said({ until: ended, stops_at: ended })).toBeUndefined();
  expect(await said({ until: null, stops_at: null })).toBeUndefined();
});
