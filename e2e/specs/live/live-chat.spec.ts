import type { Page } from '@playwright/test';
import { openBreakableConnection } from '../../network/breakable-connection.ts';
import { goOffline, goOnline } from '../../network/connection-test.ts';
import { openPhone } from '../../people/open-phone.ts';
import { makeMatch, makeVerifiedMember } from '../../people/verified-member.ts';
import { writeMessage } from '../../people/write-message.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const messages = (page: Page) => page.getByRole('log');
const row = (page: Page, id: number) => messages(page).locator(`[data-message="${id}"]`);

test('a message is sent, delivered once the other has it, and seen once they have read it', async ({
  browser,
  press,
}) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  const writing = await openPhone(browser, one, `/chat/${other.id}`);
  await writing.page.getByPlaceholder('Type a message...').fill('Habari yako?');
  await press(writing.page.getByRole('button', { name: 'Send', exact: true }));
  const log = messages(writing.page);
  await expect(log.getByText('Sent', { exact: true })).toBeVisible();
  const reading = await openPhone(browser, other, '/topup');
  await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(log.getByText('Sent', { exact: true })).toHaveCount(0);
  await press(reading.page.getByRole('navigation').getByRole('link', { name: 'Matches, 1 unread' }));
  await press(reading.page.getByRole('link', { name: new RegExp(one.name) }));
  await expect(messages(reading.page).getByText('Habari yako?')).toBeVisible();
  await expect(log.getByText(/^Seen \d/)).toBeVisible();
  await expect(log.getByText('Delivered', { exact: true })).toHaveCount(0);
  await writing.context.close();
  await reading.context.close();
});

test('what happened to older messages while events were lost shows after the reconnect, without a jump', async ({
  browser,
}) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    // The messages are written in this order.
    // oxlint-disable-next-line no-await-in-loop
    ids.push(await writeMessage(one, other, `Mine ${index}`), await writeMessage(other, one, `Theirs ${index}`));
  }
  const [deleted = 0, reacted = 0] = [ids[3], ids[10]];
  const connection = await openBreakableConnection();
  const phone = await openPhone(browser, one, `/chat/${other.id}`, connection.address);
  const { page, context } = phone;
  await expect(row(page, ids.at(-1) ?? 0)).toBeVisible();
  await messages(page).evaluate((log) => log.scrollTo({ top: log.scrollHeight / 2, behavior: 'instant' }));
  const top = () => row(page, reacted).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  // Without the last id, the server cannot say what was missed.
  await page.route('**/api/events/', async (route) => {
    const { 'last-event-id': _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });

  await goOffline(context, connection);
  const by = { token: other.token };
  await apiRequest('DELETE', `/api/messages/${deleted}/`, by);
  await apiRequest('POST', `/api/messages/${reacted}/reaction/`, { ...by, body: { emoji: '🙏' } });
  await apiRequest('POST', `/api/messages/conversation/${one.id}/read/`, { ...by, body: { up_to: ids.at(-1) } });
  await goOnline(context, connection);

  await expect(row(page, reacted).getByRole('button', { name: /reacted with 🙏/ })).toBeVisible();
  await expect(row(page, deleted)).toContainText('Message deleted');
  await expect(messages(page).getByText(/^Seen \d/)).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(60);
  await context.close();
  await connection.close();
});

test('a reply to an answer of the profile opens the chat with it, and both see it quoted', async ({
  browser,
  press,
}) => {
  const [one, other] = [await makeVerifiedMember(), await makeVerifiedMember()];
  await makeMatch(one, other);
  const prompts = [{ prompt_id: 'chai-rules', answer: 'No sugar, ever.' }];
  await apiRequest('PATCH', '/api/profiles/me', { token: other.token, body: { prompts } });
  const { context, page } = await openPhone(browser, one, `/chat/${other.id}`);
  const reading = await openPhone(browser, other, `/chat/${one.id}`);
  await press(page.getByRole('heading', { level: 1 }).getByRole('button'));
  const profile = page.getByRole('dialog', { name: other.name });
  await press(profile.getByRole('button', { name: /^Reply to this answer/ }));
  await expect(profile).toBeHidden();
  await expect(page.getByText(`Replying to ${other.name}`)).toBeVisible();
  await expect(page.getByPlaceholder('Type a message...')).toBeFocused();
  await page.getByPlaceholder('Type a message...').fill('Not even honey?');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByText(`Replying to ${other.name}`)).toBeHidden();
  await expect(messages(page).getByText('Sent', { exact: true }).or(messages(page).getByText(/^Seen/))).toBeVisible();
  const sent = messages(page).locator('[data-message]').filter({ hasText: 'Not even honey?' });
  await expect(sent).toContainText(`${other.name}’s answer: `);
  await expect(sent).toContainText('No sugar, ever.');
  const arrived = messages(reading.page).locator('[data-message]').filter({ hasText: 'Not even honey?' });
  await expect(arrived).toContainText('Your answer: ');
  await expect(arrived).toContainText('No sugar, ever.');
  await context.close();
  await reading.context.close();
});
