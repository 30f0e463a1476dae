import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

test('the member’s profile is fetched once for all who ask at a time, and again after a failure', async () => {
  const page = await openPage();
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { ensureOwnProfile, reloadOwnProfile } = await import('./own-profile.ts');
  const asked = [ensureOwnProfile(), ensureOwnProfile()];
  expect(await page.requestsUnderWay()).toBe(1);
  (await page.api.take('GET /api/profiles/me')).reply({ status: 403 });
  await Promise.all(asked);
  const again = ensureOwnProfile();
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, name: 'Asha' } });
  await again;
  const reloaded = reloadOwnProfile();
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, name: 'Asha A.' } });
  await reloaded;
  expect(page.session.readSession().profile?.name).toBe('Asha A.');
});

test('who signs in while the profile of the member before is on its way gets their own', async () => {
  const page = await openPage();
  const { ensureOwnProfile } = await import('./own-profile.ts');
  const earlier = ensureOwnProfile();
  const late = await page.api.take('GET /api/profiles/me');
  page.signInAs(2);
  const own = ensureOwnProfile();
  (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 2, name: 'Juma' } });
  await own;
  late.reply({ body: { id: 1, name: 'Asha' } });
  await earlier;
  expect(page.session.readSession().profile?.name).toBe('Juma');
});

test('who signs in after the profile of the member before has arrived gets their own, once', async () => {
  const page = await openPage();
  const { ensureOwnProfile } = await import('./own-profile.ts');
  for (const id of [1, 2]) {
    page.signInAs(id);
    const asked = ensureOwnProfile();
    (await page.api.take('GET /api/profiles/me')).reply({ body: { id, name: `Member ${id}` } });
    await asked;
  }
  expect(page.session.readSession().profile?.name).toBe('Member 2');
  await ensureOwnProfile();
  expect(await page.requestsUnderWay()).toBe(0);
});
