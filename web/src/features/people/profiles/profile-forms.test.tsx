import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/api-server.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import { profileWith } from './photo-grid/own-photos.fixture.ts';
import { withoutTowns } from './without-towns.fixture.ts';

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
async function openForm(profile = own, more: { whom?: ReactNode; onSave?: () => Promise<unknown> } = {}) {
  const page = await openPage({ profile });
  const { ProfileForm } = await import('./profile-form.tsx');
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  const screen = await showScreen(page, <ProfileForm profile={profile} {...more} />, '/profile');
  /** Returns the title and the text of the last toast. */
  const told = () => [toastStore.read()?.title, toastStore.read()?.description];
  return { page, screen, told };
}

const put = 'PUT /api/profiles/me';

test('a profile is saved once however often it is pressed, its draft ends, and the ID comes next', async () => {
  const chosen = Promise.withResolvers<void>();
  const onSave = vi.fn(() => chosen.promise);
  const { page, screen, told } = await openForm(own, { onSave });
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
  await until(() => expect(page.toast()).toBe('Profile updated'));
  // The page that comes next waits for what the rest of the form saves, too.
  await page.requestsUnderWay();
  expect([screen.paths(), onSave.mock.calls.length]).toEqual([['/profile'], 1]);
  chosen.resolve();
  await until(() => expect(screen.paths()).toEqual(['/profile', '/verify']));
  expect(told()).toEqual(['Profile updated', 'Your profile has been saved successfully']);
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
  const { page, screen, told } = await openForm({ ...own, is_saved: false }, { whom: <p>Whom to meet</p> });
  await screen.type('Name', ' ');
  await screen.press('Save Profile');
  await expect(withoutTowns(screen.words())).toMatchFileSnapshot('./in-words/first-form.txt');
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.type('Name', 'Admin');
  await screen.press('Save Profile');
  const fields = { age: ['invalid'], name: ['invalid'] };
  (await page.api.take(put)).reply(refusal('invalid_input', { fields }));
  await until(() => expect(told()).toEqual(['Update failed', 'Could not save profile. Please try again.']));
  expect(page.toastError()).toMatchObject({ code: 'invalid_input' });
  expect(screen.text()).toMatch(/\|Name\|Others see this name[^|]*\|This name cannot be used\. Enter[^|]*\|Bio\|/);
  expect(screen.text()).toContain('|Age|Please check this.|');
  expect([(await screen.field('Name')).value, screen.paths()]).toEqual(['Admin', ['/profile']]);
  await screen.press('Save Profile');
  await page.api.take(put);
});

test.each([
  ['photo_invalid', 'This file is not a picture that can be opened. Choose a JPEG, PNG, WebP or HEIC photo.'],
  ['photo_refused', 'This photo cannot be used on Mwanzo. Choose another one.'],
  ['file_too_large', 'This picture is over 10 MB. Choose a smaller one.'],
] as const)('a photo that the server refuses as %s is told at the photo', async (code, text) => {
  const page = await openPage({ profile: own });
  const { useSaveProfile } = await import('./fields/use-save-profile.ts');
  const { profiles } = await import('../../../i18n/profiles.ts');
  const options = { endpoint: put, done: profiles.saved, failed: profiles.saveFailed, onSaved: vi.fn() } as const;
  const saving = page.run(() => useSaveProfile(options), undefined);
  const { startValues } = await import('./fields/profile-values.ts');
  const refuse = vi.fn<(errors: object) => void>();
  void saving.now().run({ values: startValues(own, '2026-11-26'), photo: null, refuse, settle: () => 'same' });
  (await page.api.take(put)).reply(refusal(code));
  await until(() => expect(refuse.mock.lastCall).toEqual([{ photo: text }]));
  expect(options.onSaved).not.toHaveBeenCalled();
});

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
  expect(screen.text()).toContain('Reading is removed.');
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

test('edits that were taken back by hand are none', async () => {
  const { screen, onClose } = await openDialog();
  await screen.type('Bio', 'Pharmacist');
  await screen.type('Bio', '');
  await screen.press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the dialog closes once the profile is saved, and stays open if that failed', async () => {
  const { page, screen, onClose, onSaved } = await openDialog();
  const { toastStore } = await import('../../../ui/layers/toast-store.ts');
  await screen.type('Bio', 'Pharmacist');
  await expect(withoutTowns(screen.words())).toMatchFileSnapshot('./in-words/edit-dialog.txt');
  await screen.press('Save Changes');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(1);
  const path = 'PATCH /api/profiles/me';
  (await page.api.take(path)).reply({ hangUp: true });
  await until(() => expect(page.toast()).toBe('Update failed'));
  expect(toastStore.read()?.description).toBe('Failed to update profile. Please try again.');
  expect(onClose).not.toHaveBeenCalled();
  await screen.press('Save Changes');
  const saved = { ...own, bio: 'Pharmacist' };
  (await page.api.take(path)).reply({ body: saved });
  await until(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSaved.mock.calls).toEqual([[saved]]);
  expect(toastStore.read()?.description).toBe('Your profile has been successfully updated.');
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
