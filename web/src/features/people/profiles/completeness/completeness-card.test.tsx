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
  await expect(screen.words()).toMatchFileSnapshot('./completeness.words.txt');
  await screen.press('Edit profile');
  expect(onEdit).toHaveBeenCalledTimes(1);
  await screen.press('Not now');
  expect(screen.text()).toBe('');
  screen.show(<CompletenessCard profile={own} />);
  expect([screen.text(), screen.all('h2', '').length]).toEqual([
    'A good start: 0 of 5|A photo of you lets people see who they are deciding on.',
    1,
  ]);
});
