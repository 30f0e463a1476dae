import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { withoutTowns } from './without-towns.fixture.ts';

const muthoni: OwnProfile = {
  id: 7,
  name: 'Mũthoni',
  bio: 'Pharmacist',
  age: 32,
  location: 'Nairobi',
  photo: null,
  photos: [],
  photo_details: [],
  prompts: [],
  interests: ['Reading'],
  isVerified: false,
  intent: null,
  in_review: { name: false, gender: false, photo: false },
  user: {
    id: 7,
    email: 'm@example.org',
    full_name: 'Mũthoni',
    gender: null,
    gender_detail: null,
    orientation: null,
    birthday: '1994-01-01',
    role: 'member',
  },
  orientation_visibility: 'matches',
  birthday_visibility: 'matches',
  shows_intent: true,
  shown_to: 'everyone',
  is_paused: false,
  is_saved: true,
};

const form = renderScreen(<ProfileForm profile={muthoni} />);

test('a name or photo that others do not see yet is said above the fields', () => {
  expect(form).not.toContain('In review');
  const waiting = renderScreen(
    <ProfileForm profile={{ ...muthoni, in_review: { name: true, gender: false, photo: false } }} />,
  );
  expect(textOf(waiting)).toContain('Others see your old name until a person has looked at the new one.');
  // The field of the name does not promise otherwise.
  expect(textOf(form)).toContain('Others see this name.');
  expect(textOf(waiting)).not.toContain('Others see this name.');
});

test('answers to prompts and what the member wants come below the photos, for a new member at the end', () => {
  const saved = textOf(form);
  expect(saved).toMatch(/Tap to change photo.*Choose a question.*Looking for\|Not said.*\|Name\|/);
  const unsaved = textOf(renderScreen(<ProfileForm profile={{ ...muthoni, is_saved: false }} />));
  expect(unsaved).toMatch(/\|Name\|.*Interests.*Choose a question/);
  expect(unsaved).not.toContain('Looking for');
});

test('the prompts have a heading of the same level as the photos, which they do not belong to', () => {
  expect(form).toMatch(/<h2[^>]*>Prompts</);
  expect(form).not.toContain('<h3');
});

test.each([
  ['the first profile', false, /^\|Step 2 of 3\|Create your profile\|This is what[^|]*\|Photos\|/],
  ['a saved profile', true, /^\|Your profile\|This is what[^|]*\|Preview\|/],
])('%s says which it is, and has the grid of six photos, above the portrait and the name', async (_, isSaved, says) => {
  const { client } = await openPage({ profile: { ...muthoni, id: 1, is_saved: isSaved } });
  const { OwnPhotos } = await import('./photo-grid/own-photos-deferred.tsx');
  await OwnPhotos.preload();
  const { ProfileScreen } = await import('./profile-screen.tsx');
  const screen = textOf(
    renderScreen(
      <QueryClientProvider client={client}>
        <ProfileScreen form={ProfileForm} onPreview={() => undefined} />
      </QueryClientProvider>,
    ),
  );
  expect(screen).toMatch(says);
  expect(screen).toMatch(
    /\|Photos\|0 of 6\|[^|]*\|(?:Add photo\|){6}You can choose several at once\..*Tap to change photo.*\|Name\|/,
  );
});

test('an intent that the card does not show says so', () => {
  const hidden: OwnProfile = { ...muthoni, intent: 'friends', shows_intent: false };
  expect(textOf(renderScreen(<ProfileForm profile={hidden} />))).toContain('Friendship first, hidden on your card');
});

/** Returns the markup of the control with this label. */
function controlUnder(label: string): string {
  const id = new RegExp(`<label[^>]*for="([^"]*)"[^>]*>${label}</label>`).exec(form)?.[1];
  return new RegExp(`<(?:input|textarea)[^>]*id="${id}"[^>]*>`).exec(form)?.[0] ?? '';
}

test('name, age and location are required, the bio is not', () => {
  for (const label of ['Name', 'Age', 'Location']) expect(controlUnder(label)).toContain('required');
  expect(controlUnder('Bio')).toContain('<textarea');
  expect(controlUnder('Bio')).not.toContain('required');
});

test('the age goes from 18 to 100, and the location asks for city and state', () => {
  expect(controlUnder('Age')).toMatch(/type="number"/);
  expect(controlUnder('Age')).toMatch(/min="18"/);
  expect(controlUnder('Age')).toMatch(/max="100"/);
  expect(controlUnder('Location')).toContain('placeholder="City, State"');
});

test('the bio accepts 500 characters and counts them', () => {
  expect(controlUnder('Bio').toLowerCase()).toContain('maxlength="500"');
  expect(textOf(form)).toContain('|10/500|');
});

test('the photo input accepts images only', () => {
  expect(textOf(form)).toContain('|Tap to change photo|');
  expect(/<input[^>]*name="photo"[^>]*>/.exec(form)?.[0]).toContain('accept="image/*"');
});

test('interests are added with a plus button, and each chip removes its interest', () => {
  expect(form).toContain('aria-label="Add interest"');
  expect(form).toContain('aria-label="Remove Reading"');
});

test('the profile form suggests interests', () => {
  expect(textOf(form)).toContain('|Suggested|Travel|');
});

test('the edit dialog suggests interests too, and asks for the town in Kenyan words', async () => {
  await openPage({ profile: { ...muthoni, id: 1 } });
  const { EditProfileDialog } = await import('./edit-profile-dialog.tsx');
  const nothing = () => undefined;
  const dialog = renderScreen(<EditProfileDialog open onClose={nothing} onSaved={nothing} />);
  expect(textOf(dialog)).toContain('|Suggested|Travel|');
  expect(dialog).toContain('placeholder="Town, County"');
});

test('a press shows members their profile as others see it', async () => {
  const page = await openPage({ profile: { ...muthoni, id: 1 } });
  const { ProfileScreen } = await import('./profile-screen.tsx');
  const onPreview = vi.fn();
  const { OwnPhotos } = await import('./photo-grid/own-photos-deferred.tsx');
  await OwnPhotos.preload();
  const words = <p>Notes about the photos</p>;
  const shown = <ProfileScreen form={() => <p>The form</p>} abovePhotos={words} onPreview={onPreview} />;
  const screen = await showScreen(page, shown);
  await until(() => expect(screen.text()).toContain('0 of 6'));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/profile-screen.txt');
  await screen.press('Preview');
  expect(onPreview.mock.calls).toEqual([[1]]);
  // A profile that is known is not read again.
  expect(await page.requestsUnderWay()).toBe(0);
});

test('whoever signs in in another tab finds a form of their own', async () => {
  const page = await openPage({ profile: { ...muthoni, id: 1 } });
  const { ProfileScreen } = await import('./profile-screen.tsx');
  const Form = ({ profile }: { profile: OwnProfile }) => <input aria-label="Name" defaultValue={profile.name} />;
  const screen = await showScreen(page, <ProfileScreen form={Form} onPreview={() => undefined} />);
  await screen.type('Name', 'Mũthoni W.');
  page.storage.setItem('user', '{"id":8}');
  page.storage.setItem('profile', JSON.stringify({ ...muthoni, id: 8, name: 'Otieno' }));
  page.hearStorage('user');
  await until(async () => expect((await screen.field('Name')).value).toBe('Otieno'));
});

test('a profile that could not be loaded is read again at a press', async () => {
  const page = await openPage();
  const { ProfileScreen } = await import('./profile-screen.tsx');
  const screen = await showScreen(page, <ProfileScreen form={() => null} onPreview={() => undefined} />);
  const path = 'GET /api/profiles/me';
  expect(screen.text()).toContain('Loading...');
  (await page.api.take(path)).reply({ status: 400 });
  await until(() => expect(screen.text()).toMatch(/\|Failed to load profile\|Try again$/));
  await screen.press('Try again');
  (await page.api.take(path)).reply({ body: { ...muthoni, id: 1 } });
  await until(() => expect(screen.text()).toContain('Your profile'));
});

test('an age that is computed cannot be typed over, and does not keep its member from saving', async () => {
  const verified: OwnProfile = { ...muthoni, id: 1, isVerified: true, age: 101, intent: 'friends' };
  const page = await openPage({ profile: verified });
  const { ProfileForm: Form } = await import('./profile-form.tsx');
  const screen = await showScreen(page, <Form profile={verified} />);
  expect((await screen.field('Age')).readOnly).toBe(true);
  await expect(withoutTowns(screen.words())).toMatchFileSnapshot('./in-words/verified-form.txt');
  await screen.press('Save Profile');
  const sent = await page.api.take('PUT /api/profiles/me');
  const in_review = { name: true, gender: false, photo: false };
  sent.reply({ body: { ...verified, in_review } });
  await until(() => expect(page.toast()).toBe('Profile updated'));
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  expect(toastStore.read()?.description).toContain('until a person has looked at the new one');
});

test('a form that is left while it is saved keeps no draft, and leads nowhere', async () => {
  const saved: OwnProfile = { ...muthoni, id: 1 };
  const page = await openPage({ profile: saved });
  const { ProfileForm: Form } = await import('./profile-form.tsx');
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  const screen = await showScreen(page, <Form profile={saved} />, '/profile');
  await screen.type('Bio', 'Nurse');
  await screen.press('Save Profile');
  const sent = await page.api.take('PUT /api/profiles/me');
  screen.show(null);
  sent.reply({ body: { ...saved, bio: 'Nurse' } });
  await until(() => expect(page.toast()).toBe('Profile updated'));
  await page.requestsUnderWay();
  expect([screen.paths(), readFormDraft('profile', 1)]).toEqual([['/profile'], {}]);
  // A member who comes back while it is saved, and types more, keeps that.
  screen.show(<Form profile={saved} />);
  await screen.type('Bio', 'Nurse');
  await screen.press('Save Profile');
  const second = await page.api.take('PUT /api/profiles/me');
  screen.show(null);
  screen.show(<Form profile={saved} />);
  await screen.type('Bio', 'Nurse in Voi');
  second.reply({ body: { ...saved, bio: 'Nurse' } });
  expect(await page.requestsUnderWay()).toBe(0);
  expect(readFormDraft('profile', 1)).toMatchObject({ bio: 'Nurse in Voi' });
});

test('the form is not saved while its photo is being prepared', async () => {
  const page = await openPage({ profile: { ...muthoni, id: 1 } });
  const { ProfileForm: Form } = await import('./profile-form.tsx');
  const screen = await showScreen(page, <Form profile={{ ...muthoni, id: 1 }} />, '/profile');
  const never = () => new Promise(() => undefined);
  const large = Object.assign(new File(['x'], 'a.jpg'), { slice: () => ({ arrayBuffer: never }) });
  await screen.choose('Tap to change photo', large);
  expect((await screen.button('Save Profile')).getAttribute('aria-busy')).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
});
