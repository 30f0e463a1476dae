import { interestsMax } from '@mwanzo/contract/limits';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';

test('an interest that has no room stays in its field', async () => {
  const page = await openPage();
  const { InterestsField } = await import('./interests-field.tsx');
  const full = Array.from({ length: interestsMax }, (_, at) => `Interest ${at}`);
  const onChange = vi.fn();
  const screen = await showScreen(page, <InterestsField interests={full} onChange={onChange} />);
  await screen.type('Interests', 'Hiking');
  await screen.press('Add interest');
  expect((await screen.field('Interests')).value).toBe('Hiking');
  expect(screen.all('button', 'Add ').map((button) => button.getAttribute('aria-label'))).toEqual(['Add interest']);
  expect([
    screen.text().includes('You can have 20 interests. Remove one to add another.'),
    screen.all('button', 'Remove Interest').length,
  ]).toEqual([true, interestsMax]);
});
