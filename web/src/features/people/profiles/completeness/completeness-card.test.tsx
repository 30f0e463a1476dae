import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { profileWith } from '../photo-grid/own-photos.fixture.ts';

const own = { ...profileWith([]), bio: '', prompts: [], interests: [] } as unknown as OwnProfile;

test('the card of what is missing can be closed for the visit, and stays on the page that mends it', async () => {
  const page = await openPage();
  const { CompletenessCard } = await import('./completeness-card.tsx');
  const onEdit = vi.fn();
  const screen = await showScreen(page, <CompletenessCard profile={own} onEdit={onEdit} />);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/completeness.txt');
  await screen.press('Edit profile');
  expect(onEdit).toHaveBeenCalledTimes(1);
  await screen.press('Not now');
  expect(screen.text()).toBe('');
  // Another member in this tab has put nothing away.
  screen.show(<CompletenessCard profile={{ ...own, id: own.id + 1 }} onEdit={onEdit} />);
  expect(screen.all('button', '')).toHaveLength(2);
  screen.show(<CompletenessCard profile={own} />);
  expect([screen.text(), screen.all('h2', '').length]).toEqual([
    'A good start: 0 of 5|A photo of you lets people see who they are deciding on.',
    1,
  ]);
});

test.each([
  [{ bio: 'Nurse.', photo: '/1.webp' }, 'A good start: 2 of 5|Three photos show more of you than one.'],
  [
    { bio: 'Nurse.', photo: '/1.webp', photos: ['/1.webp', '/2.webp', '/3.webp'] },
    'Almost there: 3 of 5|Three answers give people something to ask you about.',
  ],
])('the card says how far it is, and what comes next: %o', async (there, text) => {
  const page = await openPage();
  const { CompletenessCard } = await import('./completeness-card.tsx');
  const screen = await showScreen(page, <CompletenessCard profile={{ ...own, ...there }} />);
  expect(screen.text()).toBe(text);
  expect(document.querySelector('section')?.getAttribute('aria-label')).toBe(text.split('|')[0]);
});
