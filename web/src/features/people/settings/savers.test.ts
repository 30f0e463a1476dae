import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { until } from '../../../testing/until.ts';

const settingsPath = 'PATCH /api/account/settings/';

test('account settings are saved one request at a time, and the response is what is shown', async () => {
  const page = await openPage();
  const { useAccountSettings } = await import('./use-account-settings.ts');
  const settings = page.run(() => useAccountSettings(), undefined);
  (await page.api.take('GET /api/account/settings/')).reply({ body: { read_receipts: true, shows_presence: true } });
  await page.settled();
  void settings.now().choose({ read_receipts: false });
  void settings.now().choose({ shows_presence: false });
  const first = await page.api.take(settingsPath);
  expect(JSON.parse(first.body)).toEqual({ read_receipts: false });
  await until(() => expect(settings.now()).toMatchObject({ status: 'saving', data: { shows_presence: false } }));
  first.reply({ body: { read_receipts: false, shows_presence: true } });
  (await page.api.take(settingsPath)).reply({ body: { read_receipts: false, shows_presence: false } });
  await until(() => expect(settings.now().status).toBe('saved'));
  expect(settings.now().data).toEqual({ read_receipts: false, shows_presence: false });
});

test.each([
  ['read_receipts', true],
  ['shows_presence', true],
  ['shows_names_when_locked', false],
] as const)('after a change of %s the matches are outdated, because it is mutual: %s', async (name, isMutual) => {
  const page = await openPage();
  const { useAccountSettings } = await import('./use-account-settings.ts');
  const { matchesQuery } = await import('../../../queries/matches.ts');
  page.client.setQueryData(matchesQuery.queryKey, []);
  const settings = page.run(() => useAccountSettings(), undefined);
  (await page.api.take('GET /api/account/settings/')).reply({ body: { [name]: true } });
  await page.settled();
  void settings.now().choose({ [name]: false });
  (await page.api.take(settingsPath)).reply({ body: { [name]: false } });
  await until(() => expect(settings.now().status).toBe('saved'));
  expect(page.client.getQueryState(matchesQuery.queryKey)?.isInvalidated).toBe(isMutual);
});

test('a setting that is being saved at a logout is not the next member’s, and what waits is dropped', async () => {
  const page = await openPage();
  const { useAccountSettings } = await import('./use-account-settings.ts');
  const settings = page.run(() => useAccountSettings(), undefined);
  (await page.api.take('GET /api/account/settings/')).reply({ body: { read_receipts: true } });
  await page.settled();
  void settings.now().choose({ read_receipts: false });
  const saving = await page.api.take(settingsPath);
  void settings.now().choose({ shows_presence: false });
  settings.unmount();
  page.session.logout();
  page.signInAs(2);
  saving.reply({ body: { read_receipts: false } });
  expect(await page.requestsUnderWay()).toBe(0);
  expect([page.client.getQueryData(['account-settings']), page.toast()]).toEqual([undefined, undefined]);
  const own = page.run(() => useAccountSettings(), undefined);
  void own.now().choose({ read_receipts: true });
  expect(JSON.parse((await page.api.take(settingsPath)).body)).toEqual({ read_receipts: true });
});

test('a field of one’s own that is being saved at a logout changes nothing of the next member', async () => {
  const page = await openPage({ profile: { id: 1, gender: 'female' } });
  const { settingsSaver } = await import('./use-own-settings.ts');
  const saver = settingsSaver();
  void saver.choose({ gender: 'male' });
  const saving = await page.api.take('PATCH /api/profiles/me');
  page.session.logout();
  page.signInAs(2);
  expect(settingsSaver()).not.toBe(saver);
  saving.reply({ body: { id: 1, gender: 'male' } });
  expect(await page.requestsUnderWay()).toBe(0);
  expect([page.session.readSession().profile, page.storage.getItem('profile'), page.toast()]).toEqual([
    null,
    null,
    undefined,
  ]);
});

test('saving goes on while pages change, and one saver serves them all', async () => {
  await openPage();
  const { settingsSaver } = await import('./use-own-settings.ts');
  expect(settingsSaver()).toBe(settingsSaver());
});
