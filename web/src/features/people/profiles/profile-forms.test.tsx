import { interestsMax } from '@mwanzo/contract/limits';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { profileWith } from './photo-grid/own-photos.fixture.ts';

const own = {
  ...profileWith([]),
  name: 'Mũthoni',
  bio: '',
  age: 32,
  location: 'Nairobi',
  prompts: [{ prompt_id: 'morning', answer: 'tea' }],
  interests: ['Reading'],
  isVerified: false,
  user: { id: 1, full_name: 'Mũthoni', birthday: '1994-01-01' },
} as unknown as OwnProfile;

/** Opens the form of the whole profile. */
async function openForm(profile = own) {
  const page = await openPage({ profile });
  const { ProfileForm } = await import('./profile-form.tsx');
  const screen = await showScreen(page, <ProfileForm profile={profile} />, '/profile');
  return { page, screen };
}

const put = 'PUT /api/profiles/me';

test('a profile is saved once however often it is pressed, its draft ends, and the ID comes next', async () => {
  const { page, screen } = await openForm();
  await screen.type('Bio', 'Pharmacist');
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  expect(readFormDraft('profile', 1)).toMatchObject({ bio: 'Pharmacist' });
  await screen.press('Save Profile');
  await screen.press('Saving');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const sent = await page.api.take(put);
  expect(sent.body).toMatch(/name="bio"\s+Pharmacist/);
  sent.reply({ body: { ...own, bio: 'Pharmacist' } });
  await until(() => expect(screen.paths()).toEqual(['/profile', '/verify']));
  expect(page.toast()).toBe('Profile updated');
  expect(page.session.readSession().profile?.bio).toBe('Pharmacist');
  expect(readFormDraft('profile', 1)).toEqual({});
});

test('what is typed while the profile is saved stays in the form, which is left only when all is saved', async () => {
  const { page, screen } = await openForm();
  await screen.type('Bio', 'Pharmacist');
  await screen.press('Save Profile');
  const first = await page.api.take(put);
  await screen.type('Bio', 'Pharmacist from Nyeri');
  first.reply({ body: { ...own, bio: 'Pharmacist' } });
  await until(() => expect(page.toast()).toBe('Profile updated'));
  await page.requestsUnderWay();
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  expect([screen.paths(), readFormDraft('profile', 1)]).toMatchObject([['/profile'], { bio: 'Pharmacist from Nyeri' }]);
  await screen.press('Save Profile');
  (await page.api.take(put)).reply({ body: { ...own, bio: 'Pharmacist from Nyeri' } });
  await until(() => expect(screen.paths()).toEqual(['/profile', '/verify']));
});

test('what was typed into each field is what is sent', async () => {
  const { page, screen } = await openForm({ ...own, prompts: [{ prompt_id: 'morning-start', answer: 'Tea.' }] });
  for (const [label, value] of Object.entries({ Name: 'Wanja', Age: '33', Location: 'Mombasa', Bio: 'Nurse' }))
    await screen.type(label, value);
  await screen.press('Edit your answer');
  await screen.type('My morning starts with', 'Chai.');
  await screen.press('Done');
  await screen.press('Save Profile');
  const { body } = await page.api.take(put);
  const sent = [...body.matchAll(/name="(\w+)"\s+([^\n\r]*)/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(sent)).toMatchObject({
    name: 'Wanja',
    age: '33',
    location: 'Mombasa',
    bio: 'Nurse',
    prompts: '[{"prompt_id":"morning-start","answer":"Chai."}]',
  });
});

test('a profile that is refused stays in the form, with what to change at its field', async () => {
  const { page, screen } = await openForm();
  await screen.type('Name', ' ');
  await screen.press('Save Profile');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('Name', 'Admin');
  await screen.press('Save Profile');
  (await page.api.take(put)).reply(refusal('invalid_input', { fields: { age: ['invalid'] } }));
  await until(() => expect(page.toast()).toBe('Update failed'));
  expect(screen.text()).toContain('Please check this.');
  expect([(await screen.field('Name')).value, screen.paths()]).toEqual(['Admin', ['/profile']]);
  await screen.press('Save Profile');
  await page.api.take(put);
});

test.each(['photo_refused', 'file_too_large'] as const)(
  'a photo that the server refuses as %s is told at the photo',
  async (code) => {
    const page = await openPage({ profile: own });
    const { useSaveProfile } = await import('./fields/use-save-profile.ts');
    const { profiles } = await import('../../../i18n/profiles.ts');
    const options = { endpoint: put, done: profiles.saved, failed: profiles.saveFailed, onSaved: vi.fn() } as const;
    const saving = page.run(() => useSaveProfile(options), undefined);
    const { startValues } = await import('./fields/profile-values.ts');
    const refuse = vi.fn<(errors: object) => void>();
    void saving.now().run({ values: startValues(own, '2026-11-26'), photo: null, refuse, settle: () => 'same' });
    (await page.api.take(put)).reply(refusal(code));
    await until(() => expect(Object.keys(refuse.mock.lastCall?.[0] ?? {})).toEqual(['photo']));
  },
);

test('Enter in the interests adds one, and does not save the profile', async () => {
  const { page, screen } = await openForm();
  await screen.type('Interests', ' Hiking ');
  const field = await screen.field('Interests');
  field.focus();
  expect(screen.dispatch(field, 'keydown', { key: 'Enter' })).toBe(false);
  await until(() => expect(screen.all('button', 'Remove Hiking')).toHaveLength(1));
  expect([field.value, await page.requestsUnderWay()]).toEqual(['', 0]);
  expect([document.activeElement, screen.text().includes('Hiking is added.')]).toEqual([field, true]);
  await screen.type('Interests', 'reading');
  expect(screen.dispatch(field, 'keydown', { key: 'Enter', isComposing: true })).toBe(true);
  await screen.press('Add interest');
  expect(screen.all('button', 'Remove Reading')).toHaveLength(1);
  expect(screen.text()).not.toMatch(/reading is added/i);
  await screen.press('Remove Reading');
  expect(screen.all('button', 'Remove Reading')).toHaveLength(0);
  await screen.press('Add Reading');
  expect(screen.all('button', 'Remove Reading')).toHaveLength(1);
  for (const name of ['Remove Reading', 'Remove Hiking']) {
    const chip = await screen.button(name);
    chip.focus();
    await screen.pressElement(chip);
  }
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Add interest'));
});

/** Opens the dialog that edits the profile. */
async function openDialog() {
  const page = await openPage({ profile: own });
  const { EditProfileDialog } = await import('./edit-profile-dialog.tsx');
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const screen = await showScreen(page, <EditProfileDialog open onClose={onClose} onSaved={onSaved} />);
  return { page, screen, onClose, onSaved };
}

test('the dialog closes at once while nothing was edited', async () => {
  const { screen, onClose } = await openDialog();
  await screen.press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog asks before edits are lost; they stay, or go for good', async () => {
  const { screen, onClose } = await openDialog();
  await screen.type('Bio', 'Pharmacist');
  await screen.press('Cancel');
  expect([screen.text().includes('Discard your changes?'), onClose.mock.calls.length]).toEqual([true, 0]);
  await screen.press('Keep editing');
  expect((await screen.field('Bio')).value).toBe('Pharmacist');
  await screen.press('Cancel');
  await screen.press('Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  expect(readFormDraft('edit-profile', 1)).toEqual({});
});

test('an answer that was only begun outlives the dialog, unless the edits are discarded', async () => {
  const { screen } = await openDialog();
  const { readFormDraft, writeFormDraft } = await import('../../../device/form-drafts.ts');
  writeFormDraft('edit-profile-prompts', 1, { begun: [] });
  await screen.press('Cancel');
  expect(readFormDraft('edit-profile-prompts', 1)).toEqual({ begun: [] });
  await screen.type('Bio', 'Pharmacist');
  await screen.press('Cancel');
  await screen.press('Discard');
  expect(readFormDraft('edit-profile-prompts', 1)).toEqual({});
});

test('an interest that has no room stays in its field', async () => {
  const page = await openPage();
  const { InterestsField } = await import('./fields/interests-field.tsx');
  const full = Array.from({ length: interestsMax }, (_, at) => `Interest ${at}`);
  const onChange = vi.fn();
  const screen = await showScreen(page, <InterestsField interests={full} onChange={onChange} />);
  await screen.type('Interests', 'Hiking');
  await screen.press('Add interest');
  expect((await screen.field('Interests')).value).toBe('Hiking');
  expect(screen.all('button', 'Add ').map((button) => button.getAttribute('aria-label'))).toEqual(['Add interest']);
});

test('edits that were taken back by hand are none', async () => {
  const { screen, onClose } = await openDialog();
  await screen.type('Bio', 'Pharmacist');
  await screen.type('Bio', '');
  await screen.press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog closes once the profile is saved, and stays open if that failed', async () => {
  const { page, screen, onClose, onSaved } = await openDialog();
  await screen.type('Bio', 'Pharmacist');
  await screen.press('Save Changes');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const path = 'PATCH /api/profiles/me';
  (await page.api.take(path)).reply({ hangUp: true });
  await until(() => expect(page.toast()).toBe('Update failed'));
  expect(onClose).not.toHaveBeenCalled();
  await screen.press('Save Changes');
  const saved = { ...own, bio: 'Pharmacist' };
  (await page.api.take(path)).reply({ body: saved });
  await until(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.calls).toEqual([[saved]]);
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  expect(readFormDraft('edit-profile', 1)).toEqual({});
});

test('the dialog is not saved while its photo is being prepared', async () => {
  const { page, screen } = await openDialog();
  const never = () => new Promise(() => undefined);
  const large = Object.assign(new File(['x'], 'a.jpg'), { slice: () => ({ arrayBuffer: never }) });
  await screen.choose('Tap to change photo', large);
  expect(screen.text()).toContain('Preparing photo...');
  expect((await screen.button('Save Changes')).getAttribute('aria-busy')).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('the card of what is missing can be closed for the visit, and stays on the page that mends it', async () => {
  const page = await openPage();
  const { CompletenessCard } = await import('./completeness/completeness-card.tsx');
  const onEdit = vi.fn();
  const screen = await showScreen(page, <CompletenessCard profile={own} onEdit={onEdit} />);
  await screen.press('Edit profile');
  expect(onEdit).toHaveBeenCalledTimes(1);
  await screen.press('Not now');
  expect(screen.text()).toBe('');
  screen.show(<CompletenessCard profile={own} />);
  expect(screen.text()).toContain('A good start');
});
