import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const path = 'GET /api/profiles/me';
const stored = { id: 1, name: 'Asha', isVerified: false };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function startPanel() {
  const page = await openPage({ profile: stored });
  const { useOwnProfile } = await import('./use-own-profile.ts');
  const panel = page.run(useOwnProfile, false);
  return { page, panel };
}

test('the profile is fetched at each opening, and only then', async () => {
  const { page, panel } = await startPanel();
  expect(await page.requestsUnderWay()).toBe(0);
  panel.change(true);
  (await page.api.take(path)).reply({ body: { ...stored, isVerified: true } });
  await until(() => expect(panel.now()).toMatchObject({ loading: false, profile: { isVerified: true } }));
  expect(JSON.parse(page.storage.getItem('profile') ?? '')).toMatchObject({ isVerified: true });
  panel.change(false);
  await page.settled();
  panel.change(true);
  (await page.api.take(path)).reply({ body: stored });
  await until(() => expect(panel.now()).toMatchObject({ loading: false, profile: { isVerified: false } }));
});

test('an edit reaches the open panel at once', async () => {
  const { page, panel } = await startPanel();
  panel.change(true);
  (await page.api.take(path)).reply({ body: stored });
  await until(() => expect(panel.now().profile?.name).toBe('Asha'));
  page.session.setProfile({ ...stored, name: 'Asha K.' } as Parameters<typeof page.session.setProfile>[0]);
  await until(() => expect(panel.now().profile?.name).toBe('Asha K.'));
});

test('a failed fetch shows no profile, and can be tried again', async () => {
  const { page, panel } = await startPanel();
  panel.change(true);
  (await page.api.take(path)).reply({ status: 400 });
  await until(() => expect(panel.now()).toMatchObject({ loading: false, profile: null }));
  panel.now().retry();
  (await page.api.take(path)).reply({ body: stored });
  await until(() => expect(panel.now().profile?.name).toBe('Asha'));
});

test('the profile of the member who was signed in before reaches nobody else', async () => {
  const { page, panel } = await startPanel();
  panel.change(true);
  const before = await page.api.take(path);
  const { enterSession, ensureOwnProfile } = await import('../../../shared/profiles/own-profile.ts');
  const entered = enterSession({ access: 'b', refresh: 's' }, { id: 2 } as Parameters<typeof enterSession>[1]);
  const own = await page.api.take(path);
  before.reply({ body: { ...stored, name: 'the one before' } });
  await until(async () => expect(await page.requestsUnderWay()).toBe(1));
  // The late response is not taken for the end of the request that is under way.
  const ensured = ensureOwnProfile();
  expect(await page.requestsUnderWay()).toBe(1);
  own.reply({ body: { id: 2, name: 'Juma' } });
  await Promise.all([entered, ensured]);
  await page.settled();
  expect(page.session.readSession().profile).toMatchObject({ id: 2, name: 'Juma' });
  expect(JSON.parse(page.storage.getItem('profile') ?? '')).toMatchObject({ id: 2 });
});

test('the stored profile is refreshed once for each page, and again when the same member signs in', async () => {
  const page = await openPage({ profile: stored });
  const { ensureOwnProfile, enterSession } = await import('../../../shared/profiles/own-profile.ts');
  const ensured = ensureOwnProfile();
  (await page.api.take(path)).reply({ body: stored });
  await ensured;
  await ensureOwnProfile();
  expect(await page.requestsUnderWay()).toBe(0);
  page.session.logout();
  const user = { id: 1 } as Parameters<typeof enterSession>[1];
  const entered = enterSession({ access: 'b', refresh: 's' }, user);
  (await page.api.take(path)).reply({ body: { ...stored, name: 'Asha A.' } });
  await entered;
  expect(page.session.readSession().profile?.name).toBe('Asha A.');
});
