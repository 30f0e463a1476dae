import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
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
  prompts: [],
  interests: ['Reading'],
  isVerified: false,
  user: { id: 1, full_name: 'Mũthoni', birthday: '1994-01-01' },
} as unknown as OwnProfile;

const picture = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' });

/** Opens the dialog and saves a bio, and a photo if there is one. The response is still on its way. */
async function saveBio(photo?: File) {
  const page = await openPage({ profile: own });
  const { EditProfileDialog } = await import('./edit-profile-dialog.tsx');
  const { readFormDraft } = await import('../../../device/form-drafts.ts');
  const onClose = vi.fn();
  const show = (open: boolean) => <EditProfileDialog open={open} onClose={onClose} onSaved={() => undefined} />;
  const screen = await showScreen(page, show(true));
  if (photo) {
    await screen.choose('Tap to change photo', photo);
    await screen.button('Adjust');
  }
  await screen.type('Bio', 'Pharmacist');
  await screen.press('Save Changes');
  const late = await page.api.take('PATCH /api/profiles/me');
  return {
    page,
    screen,
    sent: late.body,
    onClose,
    open: (open: boolean) => screen.show(show(open)),
    draft: () => readFormDraft('edit-profile', 1),
    /** The server answers. */
    async end() {
      late.reply({ body: { ...own, bio: 'Pharmacist' } });
      await until(() => expect(page.toast()).toBe('Profile updated'));
      await page.requestsUnderWay();
    },
  };
}

test('what is typed while the profile is being saved stays in the dialog, and can be saved too', async () => {
  const { page, screen, onClose, draft, end } = await saveBio();
  await screen.type('Bio', 'Pharmacist in Thika');
  await end();
  expect([onClose.mock.calls.length, (await screen.field('Bio')).value]).toEqual([0, 'Pharmacist in Thika']);
  expect(draft()).toMatchObject({ bio: 'Pharmacist in Thika' });
  await screen.press('Save Changes');
  const { body, reply } = await page.api.take('PATCH /api/profiles/me');
  expect(body).toContain('Pharmacist in Thika');
  reply({ body: { ...own, bio: 'Pharmacist in Thika' } });
  await until(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a photo that is chosen while the profile is being saved is still prepared after it', async () => {
  const { screen, onClose, end } = await saveBio();
  const never = () => new Promise(() => undefined);
  const large = Object.assign(new File(['x'], 'a.jpg'), { slice: () => ({ arrayBuffer: never }) });
  await screen.choose('Tap to change photo', large);
  await end();
  expect([onClose.mock.calls.length, screen.text().includes('Preparing photo...')]).toEqual([0, true]);
});

test('a photo that was saved is not sent again with what was typed meanwhile', async () => {
  const { page, screen, sent, end } = await saveBio(picture);
  await screen.type('Bio', 'Pharmacist in Thika');
  await end();
  await screen.press('Save Changes');
  const { body } = await page.api.take('PATCH /api/profiles/me');
  expect([sent, body].map((each) => each.includes('name="photo"'))).toEqual([true, false]);
});

test('the dialog asks before a photo is lost that was only chosen', async () => {
  const page = await openPage({ profile: own });
  const { EditProfileDialog } = await import('./edit-profile-dialog.tsx');
  const onClose = vi.fn();
  const screen = await showScreen(page, <EditProfileDialog open onClose={onClose} onSaved={() => undefined} />);
  await screen.choose('Tap to change photo', picture);
  await screen.button('Adjust');
  await screen.press('Cancel');
  expect([screen.text().includes('Discard your changes?'), onClose.mock.calls.length]).toEqual([true, 0]);
});

test('and before one is lost that is still being prepared, which cannot be saved yet', async () => {
  const page = await openPage({ profile: own });
  const { EditProfileDialog } = await import('./edit-profile-dialog.tsx');
  const onClose = vi.fn();
  const screen = await showScreen(page, <EditProfileDialog open onClose={onClose} onSaved={() => undefined} />);
  const never = () => new Promise(() => undefined);
  await screen.choose(
    'Tap to change photo',
    Object.assign(new File(['x'], 'a.jpg'), { slice: () => ({ arrayBuffer: never }) }),
  );
  await until(() => expect(screen.text()).toContain('Preparing photo...'));
  expect((await screen.button('Save Changes')).getAttribute('aria-busy')).toBe('true');
  await screen.submit();
  expect(await page.requestsUnderWay()).toBe(0);
  await screen.press('Cancel');
  expect([screen.text().includes('Discard your changes?'), onClose.mock.calls.length]).toEqual([true, 0]);
  await screen.press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that was closed and opened again meanwhile stays open, with what is typed in it', async () => {
  const { screen, onClose, open, end } = await saveBio();
  open(false);
  await until(() => expect(screen.all('label', 'Bio')).toHaveLength(0));
  open(true);
  await screen.type('Bio', 'Nurse');
  await end();
  expect([onClose.mock.calls.length, (await screen.field('Bio')).value]).toEqual([0, 'Nurse']);
});
