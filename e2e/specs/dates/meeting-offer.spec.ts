import type { Page } from '@playwright/test';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { openDevice } from '../../people/stored-session.ts';
import { makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { writeMessage } from '../../people/write-message.ts';
import { signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const offer = (page: Page) => page.getByRole('heading', { name: 'Meeting? Share a plan with a friend' });

test('who agrees to meet is offered a plan, each alone and once', async ({ browser, contextOptions, press }) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  const open = async (member: WaitingMember, partner: WaitingMember) => {
    const context = await openDevice(browser, await signIn(member.email), contextOptions);
    const page = await context.newPage();
    await page.goto(`/chat/${partner.id}`);
    return page;
  };
  await writeMessage(one, other, 'Shall we meet at Java on Saturday?');
  const [first, second] = [await open(one, other), await open(other, one)];
  await expect(first.getByRole('log').getByText('Shall we meet')).toBeVisible();
  await expect(second.getByRole('log').getByText('Shall we meet')).toBeVisible();
  // One member has asked, and nobody has agreed.
  for (const page of [first, second]) await expect(offer(page)).toHaveCount(0);

  const asked: string[] = [];
  for (const page of [first, second]) page.on('request', (request) => asked.push(request.url()));
  await second.getByPlaceholder('Type a message...').fill('Yes, sounds good');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  for (const page of [first, second]) await expect(offer(page)).toBeVisible();
  expect(asked.filter((address) => address.includes('date'))).toEqual([]);
  await expectAccessible(first, 'chat with the offer of a date plan');

  await press(first.getByRole('button', { name: 'Close this offer' }));
  await expect(offer(first)).toBeHidden();
  await first.reload();
  await expect(first.getByRole('log').getByText('Yes, sounds good')).toBeVisible();
  await expect(offer(first)).toHaveCount(0);
  await press(second.getByRole('link', { name: 'Make a plan' }));
  await expect(second).toHaveURL(`/dates/with/${one.id}`);
  await expect(second.getByText('does not see this plan.')).toBeVisible();
  // The arrow leads back to the chat, which no longer offers a meeting.
  await press(second.getByRole('link', { name: 'Back', exact: true }));
  await expect(second).toHaveURL(`/chat/${one.id}`);
  await expect(second.getByRole('log').getByText('Yes, sounds good')).toBeVisible();
  await expect(offer(second)).toHaveCount(0);
  await Promise.all([first.context().close(), second.context().close()]);
});
