import { drawSomething, photographDrawing } from '../people/drawn-photo.ts';
import { makeReportedMember } from '../people/reported-member.ts';
import { makeVerifiedMember } from '../people/verified-member.ts';
import { warnMember } from '../people/warned-member.ts';
import { queueRow } from '../page/review-steps.ts';
import { apiRequest } from '../server/api-requests.ts';
import { explicitSize } from '../server/staged-screener.ts';
import { expect, test } from './picture.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('the queue of reports', async ({ page, press, picture }) => {
  const photo = await photographDrawing(drawSomething(), { width: 1080, height: 1350 });
  const { reported } = await makeReportedMember(photo);
  await page.goto('/moderation?queue=reports');
  await expect(queueRow(page, 'Reports', reported.name)).toBeVisible();
  await picture('moderation-reports');
  await press(queueRow(page, 'Reports', reported.name));
  const show = page.getByRole('button', { name: 'Show 1 photo' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record decision' })).toBeEnabled();
  await picture('moderation-report-covered');
  await press(show);
  await expect(page.getByRole('img', { name: `Photo 1 of ${reported.name}` })).toBeVisible();
  await picture('moderation-report');
  await press(page.getByRole('radio', { name: 'Suspend' }));
  await press(page.getByRole('button', { name: 'Record decision' }));
  await picture('moderation-report-suspend');
  await page.getByLabel('Note for the file').fill('Second time, after a warning');
  await press(page.getByRole('radio', { name: 'Ban' }));
  await press(page.getByRole('button', { name: 'Record decision' }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture('moderation-report-ban');
});

test('the queue of appeals', async ({ page, press, picture }) => {
  const { reported } = await makeReportedMember();
  await warnMember(reported, 'reviewer@mwanzo.test');
  const decisions = await apiRequest('GET', '/api/account/decisions/', { token: reported.token });
  const [{ appeal_token: token } = { appeal_token: '' }] = (await decisions.json()) as { appeal_token: string }[];
  await apiRequest('POST', '/api/appeals/', { body: { token, text: 'I only asked when we meet.' } });
  await page.goto('/moderation?queue=appeals');
  await press(queueRow(page, 'Appeals', reported.name));
  await expect(page.getByText('I only asked when we meet.')).toBeVisible();
  await picture('moderation-appeal');
});

test('the queue of photos', async ({ page, press, picture }) => {
  const photo = await photographDrawing(drawSomething(), explicitSize);
  const member = await makeVerifiedMember({ photo });
  await page.goto('/moderation?queue=photos');
  await press(queueRow(page, 'Photos', member.name));
  await expect(page.getByRole('img', { name: `Photo of ${member.name}` })).toBeVisible();
  await picture('moderation-photo');
});

test('what was decided', async ({ page, picture }) => {
  const { reported } = await makeReportedMember();
  await warnMember(reported, 'moderator@mwanzo.test');
  await page.goto('/moderation?queue=decided');
  await expect(page.getByText(reported.name).first()).toBeVisible();
  await picture('moderation-decided');
});
