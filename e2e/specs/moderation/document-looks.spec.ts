import { stageDocumentLooks } from '../../network/staged-document-looks.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { queueRow } from '../../page/review-steps.ts';
import { makeWaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

/** The lists are fetched again after half a minute. */
const refetchMilliseconds = 31_000;
const question = { id: 7, moderator_id: 4172, name: 'Wanjiru', opened: 60, asked_at: '2026-11-25T09:12:00Z' };

test('a reviewer who has opened the documents of the hour asks for more, and after a yes the picture opens', async ({
  page,
  press,
}) => {
  const { name } = await makeWaitingMember();
  const staged = await stageDocumentLooks(page, {});
  await page.clock.install();
  await page.goto('/moderation');
  await press(queueRow(page, 'Verification', name));
  await expect(page.getByText('You have opened 60 identity documents within an hour.')).toBeVisible();
  await expect(page.getByRole('img', { name: `Selfie of ${name}` })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Ask a second reviewer for 60 more' });
  await expectAccessible(page, 'moderation-too-many-documents');
  await press(ask);
  await expect(page.getByText('Asked. The picture opens when another reviewer says yes.')).toBeFocused();
  await expect(ask).toHaveCount(0);
  expect(staged.sent).toEqual(['/api/moderation/document-looks/ask/']);

  staged.opens = true;
  staged.state = { max: 120, own: null, asked: [] };
  await page.clock.fastForward(refetchMilliseconds);
  await expect(page.getByRole('img', { name: `ID document of ${name}` })).toBeVisible();
});

test('a colleague finds the question first of all in the overview, and allows 60 more', async ({ page, press }) => {
  const staged = await stageDocumentLooks(page, { asked: [question] });
  await page.goto('/moderation');
  await press(page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: 'Overview 1 waiting' }));
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Wanjiru asks for 60 more identity documents',
  );
  const card = page.getByRole('region', { name: 'Wanjiru asks for 60 more identity documents' });
  await expect(card).toContainText('They had opened 60 within an hour.');
  await expectAccessible(page, 'moderation-asked-documents');
  await press(card.getByRole('button', { name: 'Allow 60 more' }));
  await expect(toast(page, 'Wanjiru may open more')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(staged.sent).toEqual(['/api/moderation/document-looks/7/answer/ {"answer":"yes"}']);
});

test('a colleague says no, or reads that somebody else has answered', async ({ page, press }) => {
  const staged = await stageDocumentLooks(page, { asked: [question] });
  staged.isGone = true;
  await page.goto('/moderation?queue=overview');
  const no = page.getByRole('button', { name: 'Say no' });
  await press(no);
  await expect(toast(page, 'Nothing to answer any more')).toBeVisible();
  staged.isGone = false;
  await press(no);
  await expect(toast(page, 'Wanjiru is told of your no')).toBeVisible();
  await expect(no).toHaveCount(0);
  expect(staged.sent.at(-1)).toBe('/api/moderation/document-looks/7/answer/ {"answer":"no"}');
});
