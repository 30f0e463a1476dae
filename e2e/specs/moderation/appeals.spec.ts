import { expectAccessible } from '../../page/expect-accessible.ts';
import { queueRow, record } from '../../page/review-steps.ts';
import { openPhone } from '../../people/open-phone.ts';
import { conversation, makeReportedMember } from '../../people/reported-member.ts';
import { openDevice } from '../../people/stored-session.ts';
import { warnMember } from '../../people/warned-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('another reviewer than the one who decided lifts a warning, and the member hears of it', async ({
  page,
  browser,
  press,
}) => {
  const { reported } = await makeReportedMember();
  await warnMember(reported, 'reviewer@mwanzo.test');
  const decisions = await apiRequest('GET', '/api/account/decisions/', { token: reported.token });
  const [{ appeal_token: token } = { appeal_token: '' }] = (await decisions.json()) as { appeal_token: string }[];
  await apiRequest('POST', '/api/appeals/', { body: { token, text: 'I only asked when we meet.' } });

  const decider = await (await openDevice(browser, await signIn('reviewer@mwanzo.test'))).newPage();
  const listed = decider.waitForResponse('**/api/moderation/appeals/');
  await decider.goto('/moderation?queue=appeals');
  await listed;
  await expect(decider.getByText('Appeals against your own decisions wait for somebody else.')).toBeVisible();
  await expect(queueRow(decider, 'Appeals', reported.name)).toHaveCount(0);
  await decider.context().close();

  await page.goto('/moderation?queue=appeals');
  await press(queueRow(page, 'Appeals', reported.name));
  await expect(page.getByText('I only asked when we meet.')).toBeVisible();
  await expect(page.getByText('Said something unkind')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What was reported' })).toBeVisible();
  await expect(page.getByText(conversation.reported)).toBeVisible();
  await expectAccessible(page, 'moderation-appeals');
  await press(page.getByRole('button', { name: 'Lift' }));
  await expect(page.getByText('Write why you decide so')).toBeVisible();
  await page.getByLabel('Why you decide so').fill('They did');
  await record(page, () => press(page.getByRole('button', { name: 'Lift' })));
  await expect(queueRow(page, 'Appeals', reported.name)).toHaveCount(0);

  const theirs = await openPhone(browser, reported, '/matches');
  await theirs.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(
    theirs.page.getByText('Another reviewer has looked at your appeal. The decision is lifted.'),
  ).toBeVisible();
  await theirs.context.close();
});
