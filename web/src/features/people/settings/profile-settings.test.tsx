import { expect, test } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { openSettings, own, profilePath } from '../../../testing/open-settings.tsx';

const pages = {
  gender: async () => {
    const { GenderScreen } = await import('./gender-screen.tsx');
    return <GenderScreen />;
  },
  privacy: async () => {
    const { OrientationPrivacyScreen } = await import('./visibility-screens.tsx');
    return <OrientationPrivacyScreen />;
  },
  birthday: async () => {
    const { BirthdayPrivacyScreen } = await import('./visibility-screens.tsx');
    return <BirthdayPrivacyScreen />;
  },
  orientation: async () => {
    const { OwnOrientationScreen } = await import('./own-orientation-screen.tsx');
    return <OwnOrientationScreen />;
  },
  intent: async () => {
    const { OwnIntentFields } = await import('./own-intent-fields.tsx');
    return <OwnIntentFields />;
  },
};

test.each(['gender', 'privacy', 'birthday', 'orientation', 'intent'] as const)(
  'the page of the %s is whole',
  async (name) => {
    const { page, screen } = await openSettings(pages[name]);
    if (name === 'gender') {
      expect(screen.text()).not.toContain('review');
      const reviewed = {
        ...own,
        user: { ...own.user, gender_detail: 'trans' },
        in_review: { ...own.in_review, gender: true },
      };
      page.session.setProfile(reviewed as unknown as Parameters<typeof page.session.setProfile>[0]);
      await page.settled();
    }
    await expect(screen.words()).toMatchFileSnapshot(`./in-words/${name}-page.txt`);
  },
);

test.each<[keyof typeof pages, string, object]>([
  ['gender', 'Trans', { gender: 'non-binary', gender_detail: 'trans' }],
  ['privacy', 'Nobody', { orientation_visibility: 'nobody' }],
  ['privacy', 'Only people I like can see me', { shown_to: 'liked' }],
  ['birthday', 'Everyone', { birthday_visibility: 'everyone' }],
  ['orientation', 'Bisexual', { orientation: 'bisexual' }],
  ['intent', 'Friendship', { intent: null }],
  ['intent', 'A relationship', { intent: 'relationship' }],
  ['intent', 'Not sure yet', { intent: 'not-sure' }],
  ['intent', 'Show it on your card', { shows_intent: false }],
])('on the page of the %s a press of “%s” saves that alone: %j', async (name, label, body) => {
  const { screen, saved } = await openSettings(pages[name]);
  await screen.toggle(label);
  expect(await saved(profilePath)).toEqual(body);
  expect(screen.text()).toContain('Saved');
});

test.each(['gender', 'privacy', 'birthday', 'orientation'] as const)(
  'the page of the %s waits for a profile that has not loaded yet',
  async (name) => {
    const page = await openPage();
    await showScreen(page, await pages[name]());
    const choices = () => document.querySelectorAll('input').length;
    expect(choices()).toBe(0);
    (await page.api.take('GET /api/profiles/me')).reply({ body: own });
    await until(() => expect(choices()).toBeGreaterThan(1));
  },
);

test('what somebody wants can be shown again once it was hidden', async () => {
  const { screen, saved } = await openSettings(pages.intent);
  for (const shows_intent of [false, true]) {
    await screen.toggle('Show it on your card');
    expect(await saved(profilePath)).toEqual({ shows_intent });
    expect((await screen.field('Show it on your card')).checked).toBe(shows_intent);
  }
});

test('a page of the settings does not say that the choice of an earlier page was saved', async () => {
  const { screen, saved } = await openSettings(pages.birthday);
  await screen.toggle('Everyone');
  await saved(profilePath);
  screen.show(await pages.orientation());
  expect(screen.text()).not.toContain('Saved');
});

test('nor does it say so of a choice that was saved between the two pages', async () => {
  const { screen, saved } = await openSettings(pages.birthday);
  await screen.toggle('Everyone');
  screen.show(null);
  expect(await saved(profilePath)).toEqual({ birthday_visibility: 'everyone' });
  screen.show(await pages.orientation());
  expect(screen.text()).not.toContain('Saved');
});

test('a gender that was left out is asked for, stays on the page once it is saved, and can be corrected', async () => {
  const tab = await openPage({ profile: { ...own, user: { ...own.user, gender: null } } });
  const { OwnGenderField } = await import('./own-gender-field.tsx');
  const { preferencesQuery } = await import('../../../queries/preferences.ts');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const known = tab.client.fetchQuery(preferencesQuery);
  (await tab.api.take('GET /api/profiles/me/preferences/')).reply({});
  await known;
  const screen = await showScreen(tab, <OwnGenderField />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/own-gender-field.txt');
  await screen.toggle('Genderfluid');
  const failing = await tab.api.take(profilePath);
  expect(JSON.parse(failing.body)).toEqual({ gender: 'non-binary', gender_detail: 'genderfluid' });
  failing.reply(refusal('internal'));
  await until(() => expect(tab.toast()).toBe('Not saved'));
  expect(toastStore.read()).toMatchObject({ kind: 'bad', error: { code: 'internal' } });
  expect(tab.client.isFetching(preferencesQuery)).toBe(0);
  await screen.toggle('Female');
  (await tab.api.take(profilePath)).reply({ body: own });
  // The preferences that the server derives from it are loaded again.
  (await tab.api.take('GET /api/profiles/me/preferences/')).reply({});
  expect((await screen.field('Female')).checked).toBe(true);
});

const reminder = async () => {
  const { ConfirmReminder } = await import('./confirm-reminder.tsx');
  return <ConfirmReminder />;
};

test.each(['Later', 'See the address'])(
  'the reminder to confirm the address does not come back after “%s”',
  async (press) => {
    const tab = await openPage();
    const screen = await showScreen(tab, await reminder());
    (await tab.api.take('GET /api/account/email/')).reply({ body: { is_confirmed: false } });
    await tab.settled();
    await expect(screen.words()).toMatchFileSnapshot('./in-words/reminder.txt');
    await screen.press(press);
    expect(screen.text()).toBe('');
    expect(screen.paths().at(-1)).toBe(press === 'Later' ? '/' : '/settings/email');
    screen.show(null);
    screen.show(await reminder());
    (await tab.api.take('GET /api/account/email/')).reply({ body: { is_confirmed: false } });
    await tab.settled();
    expect(screen.text()).toBe('');
  },
);

test('nobody is reminded of an address that is confirmed, or not known yet', async () => {
  const tab = await openPage();
  const screen = await showScreen(tab, await reminder());
  expect(screen.text()).toBe('');
  (await tab.api.take('GET /api/account/email/')).reply({ body: { is_confirmed: true } });
  await tab.settled();
  expect(screen.text()).toBe('');
});
