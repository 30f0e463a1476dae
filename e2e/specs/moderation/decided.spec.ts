import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { judge } from '../../people/judged-member.ts';
import { makeReportedMember } from '../../people/reported-member.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'moderator@mwanzo.test' });

test('a reviewer takes back a warning within ten minutes, and the member is not warned any more', async ({
  page,
  press,
}) => {
  const { reported } = await makeReportedMember();
  await judge(reported, { decision: 'warn', reason: 'money' });
  const decisions = async () =>
    (await (await apiRequest('GET', '/api/account/decisions/', { token: reported.token })).json()) as unknown[];
  expect(await decisions()).toHaveLength(1);
  await page.goto('/moderation?queue=decided');
  const row = page.getByRole('listitem').filter({ hasText: reported.name }).filter({ hasText: 'Report: warned' });
  await expect(row.getByText('Report: warned')).toBeVisible();
  await expectAccessible(page, 'moderation-decided');
  await press(row.getByRole('button', { name: /^Take back/ }));
  await expect(toast(page, 'Taken back')).toContainText('The case waits again.');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await decisions()).toEqual([]);
});
