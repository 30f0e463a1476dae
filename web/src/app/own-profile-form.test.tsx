import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const preferencesPath = 'GET /api/profiles/me/preferences/';
const question = 'Whom would you like to meet?';
const chosen = (is_chosen: boolean) => ({
  looking_for: ['men'],
  min_age: 25,
  max_age: 35,
  near: 'anywhere',
  intent: [],
  verified_only: false,
  is_chosen,
});

/** Opens the form of a member whose gender was left out at sign-up. */
async function openForm({ is_saved = false, is_chosen = false } = {}) {
  const own = {
    id: 1,
    name: 'Asha',
    age: 30,
    bio: '',
    location: '',
    photos: [],
    photo_details: [],
    prompts: [],
    in_review: { name: false, gender: false, photo: false },
    interests: [],
    is_saved,
    user: { id: 1, gender: null, orientation: null, birthday: '1996-01-01' },
  } as unknown as OwnProfile;
  const page = await openPage({ profile: own });
  const { OwnProfileForm } = await import('./own-profile-form.tsx');
  const screen = await showScreen(page, <OwnProfileForm profile={own} />);
  if (!is_saved) {
    (await page.api.take(preferencesPath)).reply({ body: chosen(is_chosen) });
    await page.requestsUnderWay();
  }
  return { page, screen, own, save: () => screen.show(<OwnProfileForm profile={{ ...own, is_saved: true }} />) };
}

test('the first profile asks whom the member wants to meet, and stays the first one while it is saved', async () => {
  const { screen, save } = await openForm();
  await until(() => expect(screen.text()).toContain(question));
  save();
  expect(screen.text()).toContain(question);
});

test.each([
  ['has saved a profile before', { is_saved: true }],
  ['has chosen already', { is_chosen: true }],
])('a member who %s is not asked', async (_, given) => {
  const { page, screen } = await openForm(given);
  await page.settled();
  expect(screen.text()).not.toContain(question);
});

test('a gender that is chosen in the form changes whom the server proposes', async () => {
  const { page, screen, own } = await openForm();
  await screen.toggle('Female');
  (await page.api.take('PATCH /api/profiles/me')).reply({ body: { ...own, user: { ...own.user, gender: 'female' } } });
  await page.api.take(preferencesPath);
});

test('whom the first profile says that the member wants to meet is saved with it', async () => {
  const { page, screen } = await openForm();
  await until(() => expect(screen.text()).toContain(question));
  await screen.toggle('Women');
  await screen.type('Location', 'Nairobi');
  await screen.press('Save Profile');
  const sent = await page.api.take('PUT /api/profiles/me/preferences/');
  expect(JSON.parse(sent.body)).toMatchObject({ looking_for: ['women', 'men'] });
  await page.api.take('PUT /api/profiles/me');
});
