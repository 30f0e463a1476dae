import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { until } from '../../../../testing/until.ts';

const path = '/api/profiles/me/preferences/';
const known = { min_age: 18, max_age: 40, looking_for: ['man'], is_chosen: true };

test('a choice is sent with the other preferences, and an earlier read does not bring the old ones back', async () => {
  const page = await openPage();
  const { usePreferences } = await import('./use-preferences.ts');
  const preferences = page.run(() => usePreferences(), undefined);
  (await page.api.take(`GET ${path}`)).reply({ body: known });
  await page.settled();
  void preferences.now().choose({ max_age: 35 });
  const saving = await page.api.take(`PUT ${path}`);
  expect(JSON.parse(saving.body)).toEqual({ min_age: 18, max_age: 35, looking_for: ['man'] });
  await until(() => expect(preferences.now().data).toEqual({ ...known, max_age: 35 }));
  preferences.now().refetch();
  const old = await page.api.take(`GET ${path}`);
  saving.reply({ body: { ...known, max_age: 35 } });
  await until(() => expect(preferences.now().status).toBe('saved'));
  old.reply({ body: known });
  expect(await page.requestsUnderWay()).toBe(0);
  expect(preferences.now().data?.max_age).toBe(35);
});

test('preferences that are being saved at a logout are not shown to the next member', async () => {
  const page = await openPage();
  const { preferenceSaver } = await import('./use-preferences.ts');
  page.client.setQueryData(['preferences'], known);
  const saver = preferenceSaver(page.client);
  void saver.choose({ max_age: 35 });
  const saving = await page.api.take(`PUT ${path}`);
  page.session.logout();
  page.signInAs(2);
  expect(preferenceSaver(page.client)).not.toBe(saver);
  saving.reply({ body: { ...known, max_age: 35 } });
  expect(await page.requestsUnderWay()).toBe(0);
  expect([page.client.getQueryData(['preferences']), page.toast()]).toEqual([undefined, undefined]);
});

test('a 503 is told, shows the saved preferences again, and the next choice is sent', async () => {
  const page = await openPage();
  const { usePreferences } = await import('./use-preferences.ts');
  page.client.setQueryData(['preferences'], known);
  const preferences = page.run(() => usePreferences(), undefined);
  (await page.api.take(`GET ${path}`)).reply({ body: known });
  void preferences.now().choose({ max_age: 35 });
  (await page.api.take(`PUT ${path}`)).reply({ status: 503 });
  await until(() => expect(preferences.now().status).toBe('failed'));
  expect([preferences.now().data?.max_age, page.toast()]).toEqual([40, 'Not saved']);
  void preferences.now().choose({ max_age: 36 });
  (await page.api.take(`PUT ${path}`)).reply({ body: { ...known, max_age: 36 } });
  await until(() => expect(preferences.now().data?.max_age).toBe(36));
});

test('preferences that are known stay there if they could not be loaded again', async () => {
  const page = await openPage();
  const { usePreferences } = await import('./use-preferences.ts');
  page.client.setQueryData(['preferences'], known);
  const preferences = page.run(() => usePreferences(), undefined);
  (await page.api.take(`GET ${path}`)).reply({ status: 403 });
  await page.settled();
  expect(preferences.now().data).toEqual(known);
});

test('a choice before the preferences are known is sent with those of the server', async () => {
  const page = await openPage();
  const { preferenceSaver } = await import('./use-preferences.ts');
  const chosen = preferenceSaver(page.client).choose({ max_age: 35 });
  (await page.api.take(`GET ${path}`)).reply({ body: { ...known, near: 'county' } });
  const saving = await page.api.take(`PUT ${path}`);
  expect(JSON.parse(saving.body)).toEqual({ min_age: 18, max_age: 35, looking_for: ['man'], near: 'county' });
  saving.reply({ body: { ...known, max_age: 35 } });
  expect(await chosen).toBe(true);
  expect(page.client.getQueryData(['preferences'])).toEqual({ ...known, max_age: 35 });
});
