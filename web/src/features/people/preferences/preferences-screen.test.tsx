import type { OwnPreferences } from '@mwanzo/contract/people/preferences';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const path = '/api/profiles/me/preferences/';
const known: OwnPreferences = {
  looking_for: ['men'],
  min_age: 28,
  max_age: 38,
  near: 'county',
  intent: ['friends'],
  verified_only: true,
  is_chosen: true,
};

/** Opens the page of the preferences of a member who lives at this location. */
async function openPreferences(location = 'Nakuru') {
  const page = await openPage({ profile: { id: 1, location } });
  const { PreferencesScreen } = await import('./preferences-screen.tsx');
  const preferences = <PreferencesScreen own={<p>Your own intent</p>} />;
  const screen = await showScreen(page, preferences);
  const load = async () => {
    (await page.api.take(`GET ${path}`)).reply({ body: known });
    await until(() => expect(screen.text()).toContain('How near'));
  };
  /** Resolves to the body of what is saved next, and saves it. */
  const saved = async () => {
    const { body, reply } = await page.api.take(`PUT ${path}`);
    const chosen = JSON.parse(body) as OwnPreferences;
    reply({ body: { ...chosen, is_chosen: true } });
    await until(() => expect(screen.text()).toContain('Saved'));
    return chosen;
  };
  return { page, screen, preferences, load, saved };
}

test('each choice is saved at once, and the upper end of the ages stands for everybody older', async () => {
  const { screen, load, saved } = await openPreferences();
  await load();
  expect(screen.text()).toContain('Your own intent');
  await screen.type('Maximum age', '65');
  const { is_chosen: _, ...rest } = known;
  expect(await saved()).toEqual({ ...rest, max_age: 100 });
  await screen.type('Minimum age', '30');
  expect(await saved()).toEqual({ ...rest, min_age: 30, max_age: 100 });
  await screen.toggle('Everywhere in Kenya');
  const anywhere = { ...rest, min_age: 30, max_age: 100, near: 'anywhere' };
  expect(await saved()).toEqual(anywhere);
  await screen.toggle('A relationship');
  expect(await saved()).toEqual({ ...anywhere, intent: ['relationship', 'friends'] });
  for (const verified_only of [false, true]) {
    await screen.toggle('Verified people only');
    expect(await saved()).toEqual({ ...anywhere, intent: ['relationship', 'friends'], verified_only });
  }
  await screen.toggle('Women');
  expect(await saved()).toMatchObject({ looking_for: ['women', 'men'], min_age: 30, near: 'anywhere' });
});

test('how many people fit is said with what to do, and a visit begins without the word that all is saved', async () => {
  const { page, screen, preferences, load, saved } = await openPreferences();
  await load();
  const counting = await page.api.take(`GET ${path}count/`);
  // The number is that of exactly the preferences that are shown.
  expect(Object.fromEntries(new URLSearchParams(counting.request.split('?')[1]))).toEqual({
    looking_for: 'men',
    min_age: '28',
    max_age: '38',
    near: 'county',
    intent: 'friends',
    verified_only: 'true',
  });
  counting.reply({ body: { about: 40 } });
  await until(() => expect(screen.text()).toMatch(/About 40 people fit\|and you fit them too/));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/preferences.txt');
  await screen.toggle('Everywhere in Kenya');
  await saved();
  (await page.api.take(`GET ${path}count/`)).reply({ body: { about: 0 } });
  await until(() => expect(screen.text()).toMatch(/Nobody fits yet\.\|Try one step wider near you\./));
  screen.show(<p>Elsewhere</p>);
  screen.show(preferences);
  await page.requestsUnderWay();
  expect(screen.text()).toContain('How near');
  expect(screen.text()).not.toContain('Saved');
});

test('nor does a visit say so of a choice that was saved since the one before', async () => {
  const { page, screen, preferences, load } = await openPreferences();
  await load();
  await screen.toggle('Everywhere in Kenya');
  const { body, reply } = await page.api.take(`PUT ${path}`);
  screen.show(<p>Elsewhere</p>);
  reply({ body: { ...(JSON.parse(body) as OwnPreferences), is_chosen: true } });
  await page.requestsUnderWay();
  screen.show(preferences);
  await until(() => expect(screen.text()).toContain('How near'));
  expect(screen.text()).not.toContain('Saved');
});

test('preferences that did not come can be loaded at a press', async () => {
  const { page, screen, load } = await openPreferences();
  (await page.api.take(`GET ${path}`)).reply({ status: 403 });
  await screen.press('Try again');
  await load();
});

test.each([
  ['my village', true],
  ['Nakuru', false],
])('that %s is no town that we know is said: %s', async (location, isSaid) => {
  const { screen, load } = await openPreferences(location);
  await load();
  expect(screen.text().includes('Your profile names no town that we know')).toBe(isSaid);
});

test('the form of the first profile asks for the own gender beside whom to meet', async () => {
  const page = await openPage();
  const { WhomSection } = await import('./whom-section.tsx');
  const onChange = vi.fn();
  const screen = await showScreen(
    page,
    <WhomSection proposed={known} onChange={onChange} gender={<p>Your gender</p>} />,
  );
  await expect(screen.words()).toMatchFileSnapshot('./in-words/whom-section.txt');
  await screen.toggle('Women');
  await screen.type('Minimum age', '30');
  expect(onChange.mock.calls).toEqual([[{ looking_for: ['women', 'men'] }], [{ min_age: 30, max_age: 38 }]]);
});
