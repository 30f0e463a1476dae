import { respondWith } from '../network/intercept-requests.ts';
import { inAnHour, stageDocumentLooks } from '../network/staged-document-looks.ts';
import { busyOverview } from '../network/staged-overview.ts';
import { queueRow } from '../page/review-steps.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('moderation-overview', async ({ page, press, picture }) => {
  await respondWith(page, 'GET /api/moderation/overview', busyOverview());
  await page.goto('/moderation?queue=overview');
  await expect(page.getByRole('region', { name: 'Load by hour' })).toBeVisible();
  await picture('moderation-overview', { whole: true });
  await press(page.getByRole('button', { name: 'Show as table' }).first());
  await picture('moderation-overview-table', { whole: true });
  await page.goto('/?lang=sw');
  await page.goto('/moderation?queue=overview');
  await expect(page.getByRole('region', { name: 'Kazi kwa saa' })).toBeVisible();
  await picture('moderation-overview-sw', { whole: true });
});

test('moderation-more-documents', async ({ page, press, picture }) => {
  const asked = { id: 7, moderator_id: 4172, name: 'Wanjiru', opened: 60, asked_at: '2026-11-25T09:12:00Z' };
  await respondWith(page, 'GET /api/moderation/overview', busyOverview());
  const staged = await stageDocumentLooks(page, { asked: [asked, { ...asked, id: 8, name: 'Wambui '.repeat(8) }] });
  await page.goto('/moderation?queue=overview');
  await expect(page.getByRole('button', { name: 'Say no' })).toHaveCount(2);
  await picture('moderation-asked-documents');

  const { name } = await makeWaitingMember();
  await page.goto('/moderation');
  await press(queueRow(page, 'Verification', name));
  await expect(page.getByRole('button', { name: /^Ask a second reviewer/ })).toBeVisible();
  await picture('moderation-too-many-documents');
  await press(page.getByRole('button', { name: /^Ask a second reviewer/ }));
  await expect(page.getByText(/^Asked\. /)).toBeVisible();
  await picture('moderation-documents-asked-for');
  staged.state = { ...staged.state, own: { state: 'declined', ask_again_at: inAnHour() } };
  await page.goto('/?lang=sw');
  await page.goto('/moderation');
  await press(page.getByRole('region', { name: 'Uthibitisho' }).getByRole('button', { name }));
  await expect(page.getByText(/^Mkaguzi wa pili amekataa/)).toBeVisible();
  await picture('moderation-documents-declined-sw');
});
