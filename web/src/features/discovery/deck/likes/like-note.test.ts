import { expect, test } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';

test('a note that was not sent before a logout never goes out with the next member’s like', async () => {
  const page = await openPage();
  const { nextNotes } = await import('./like-note.ts');
  const { swipeProfile } = await import('../swipes/swipe-profile.ts');
  nextNotes.set(7, { comment: 'Sugar too?' });
  page.session.logout();
  page.signInAs(2);
  void swipeProfile(
    { id: 7, name: 'Asha', interests: [] } as unknown as Parameters<typeof swipeProfile>[0],
    true,
    false,
  );
  const { body } = await page.api.take('POST /api/profiles/like-pass/');
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true });
});
