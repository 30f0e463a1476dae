import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import { apiRequest } from '../../server/api-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { expect, test } from '../../test.ts';

const ownWords = 'Where do the best mandazi come from?';

test('who is left keeps own words in place, reads them again from the matches and removes them', async ({
  browser,
  contextOptions,
  press,
}) => {
  const [left, leaver] = await makeCouple();
  const page = await openPageOf(browser, contextOptions, left, `/chat/${leaver.id}`);
  await expect(page.getByRole('log').getByText(theirWords)).toBeVisible();
  await page.getByPlaceholder('Type a message...').fill('I was going to say');
  await apiRequest('DELETE', `/api/profiles/matches/${left.id}/`, { token: leaver.token });

  // The same page now shows the messages without the partner's words, and has nothing to write with.
  const heading = page.getByRole('heading', { name: 'Deleted member' });
  await expect(heading).toBeVisible();
  const messages = page.getByRole('region', { name: 'Messages with Deleted member' });
  await expect(messages.getByText(ownWords)).toBeVisible();
  await expect(messages.getByText('Message deleted')).toHaveCount(1);
  await expect(page.getByText('This member is no longer here.')).toBeVisible();
  await expect(page.getByText(theirWords)).toHaveCount(0);
  await expect(page.getByText(leaver.name)).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, 'what is left of a conversation');

  await page.goto('/matches');
  const row = page.getByRole('link', { name: 'Deleted member' });
  await expect(row).toContainText(`You: ${ownWords}`);
  await expectAccessible(page, 'the matches with an ended conversation');
  await press(row);
  await expect(messages.getByText(ownWords)).toBeVisible();

  // The network fails once; the second try goes through.
  const removing = page.getByRole('button', { name: 'Remove conversation' });
  await press(removing);
  const question = page.getByRole('dialog', { name: 'Remove this conversation?' });
  await page.goBack();
  await expect(question).toBeHidden();
  await removing.focus();
  await page.keyboard.press('Enter');
  await page.route('**/api/messages/past/*/', (route) => route.abort(), { times: 1 });
  await press(question.getByRole('button', { name: 'Remove', exact: true }));
  await expect(question.getByText('It is still there. Please try again.')).toBeVisible();
  await press(question.getByRole('button', { name: 'Remove', exact: true }));
  await expect(page).toHaveURL('/matches');
  await expect(page.getByText('The conversation is removed')).toBeVisible();
  await expect(row).toHaveCount(0);
  const list = await apiRequest('GET', '/api/messages/past/', { token: left.token });
  expect(await list.json()).toEqual([]);
  await page.context().close();
});
