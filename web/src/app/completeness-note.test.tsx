import { expect, test } from 'vitest';
import { profileWith } from '../features/people/profiles/photo-grid/own-photos.fixture.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

test('the note of what is missing leads to the form, and says how much is there already', async () => {
  const user = { id: 1, full_name: 'Amina', birthday: '1994-01-01' };
  const texts = { name: 'Amina', age: 32, location: 'Nairobi', isVerified: true, intent: null };
  const begun = { ...profileWith([1]), ...texts, user, bio: '', prompts: [], interests: [] };
  const page = await openPage({ profile: begun });
  const { CompletenessNote } = await import('./completeness-note.tsx');
  const screen = await showScreen(page, <CompletenessNote />);
  const heading = () => document.querySelector('section h3')?.textContent;
  expect([heading(), document.querySelector('section')?.getAttribute('aria-label')]).toEqual([
    'A good start: 1 of 5',
    'A good start: 1 of 5',
  ]);
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await screen.press('Edit profile');
  await until(() => expect(isOpen()).toBe(true));
  await screen.press('Cancel');
  expect(isOpen()).toBe(false);
  const prompts = ['morning-start', 'matatu-song'].map((prompt_id) => ({ prompt_id, answer: 'Tea.' }));
  const more = { ...begun, bio: 'Pharmacist', prompts, interests: ['Tea', 'Maps', 'Yoga'] };
  page.session.setProfile(more as unknown as Parameters<typeof page.session.setProfile>[0]);
  await until(() => expect(heading()).toBe('Almost there: 3 of 5'));
  // Somebody else may use the phone in the same visit.
  await screen.press('Not now');
  expect(heading()).toBeUndefined();
  const other = { ...more, id: 2 };
  page.session.signedIn({ access: 'b', refresh: 'r' }, { ...user, id: 2 } as Parameters<
    typeof page.session.signedIn
  >[1]);
  page.session.setProfile(other as unknown as Parameters<typeof page.session.setProfile>[0]);
  await until(() => expect(heading()).toBe('Almost there: 3 of 5'));
});
