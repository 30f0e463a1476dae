import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { chooseDocuments } from '../../page/member-steps.ts';
import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { startServerWith } from '../../server/start-server.ts';
import { storeSession } from '../../people/stored-session.ts';
import { makeUnverifiedMember } from '../../people/unverified-member.ts';
import { expect, test } from '../../test.ts';

// A switch is moved for everybody, so the other tests have another server. These run one after the other on theirs.
test.describe.configure({ mode: 'default' });
let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stop = await startServerWith({ SCREENING: '0', DEMO_PHOTOS: '0' });
});

test.afterAll(() => stop?.());

const resting = /^Mwanzo is resting/;
const [words, others] = ['Is the ferry running?', 'It is what it is'];

test('a reviewer switches writing off, a member reads on, and what waits leaves once it is on again', async ({
  browser,
  page: desk,
  context,
  contextOptions,
  press,
}) => {
  const [one, other] = await makeCouple();
  await storeSession(context, await signIn('moderator@mwanzo.test'));
  await desk.goto('/moderation?queue=overview');
  await press(desk.getByRole('link', { name: 'Open the switches' }));
  await expect(desk).toHaveTitle(/^Switches/);
  await expectAccessible(desk, 'the switches');
  const ask = desk.getByRole('button', { name: 'Switch off: Writing' });
  await ask.focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Switch off: Writing' });
  await expectAccessible(desk, 'the question of a switch');
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The database moves');
  await press(dialog.getByRole('button', { name: 'Yes, switch it off' }));
  await expect(toast(desk, 'Writing: off')).toBeVisible();
  await expect(desk.getByText('The database moves')).toBeVisible();

  const chat = await openPageOf(browser, contextOptions, one, `/chat/${other.id}`);
  await expect(chat.getByText(theirWords)).toBeVisible();
  await expect(chat.getByText(resting)).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill(words);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByRole('log').getByText(words)).toBeVisible();

  await press(desk.getByRole('button', { name: 'Switch on: Writing' }));
  await desk.getByRole('textbox', { name: 'Why' }).fill('It has moved');
  await press(desk.getByRole('button', { name: 'Yes, switch it on' }));
  await expect(toast(desk, 'Writing: on again')).toBeVisible();
  // Any request tells the app that it is over, before it asks by itself.
  const arrived = chat.waitForResponse(
    (response) => /messages\/send/.test(response.url()) && response.status() === 201,
  );
  await chat.getByRole('textbox', { name: 'Message' }).fill(others);
  await chat.getByRole('button', { name: 'Send', exact: true }).click();
  await arrived;
  await expect(chat.getByText(resting)).toBeHidden();
  await chat.context().close();
});

test('in read-only every form says why it cannot save, keeps what was typed, and documents leave later', async ({
  browser,
  contextOptions,
}) => {
  const moveWriting = async (is_on: boolean) => {
    const { access: token } = await signIn('moderator@mwanzo.test');
    const body = { is_on, because: 'The database moves' };
    await apiRequest('POST', '/api/moderation/switches/read-only/', { token, body });
  };
  const page = await openPageOf(browser, contextOptions, { email: await makeUnverifiedMember() }, '/profile');
  const refused = /nothing can be changed/;
  const [bio, answer] = ['Born beside the ferry', 'Somebody who waits for it'];
  await moveWriting(false);
  await page.getByLabel('Bio').fill(bio);
  await page.getByRole('button', { name: 'Choose a question' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('textbox').fill(answer);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Update failed')).toContainText(refused);
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue(bio);
  await expect(page.getByText(answer)).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Likes' }).click();
  await expect(toast(page, 'Not saved')).toContainText(refused);
  await expect(page.getByRole('switch', { name: 'Likes' })).toBeChecked();
  await page.goto('/preferences');
  await page.getByRole('switch', { name: 'Verified people only' }).click();
  await expect(toast(page, 'Not saved')).toContainText(refused);
  await expect(page.getByRole('switch', { name: 'Verified people only' })).not.toBeChecked();

  await page.goto('/verify');
  await chooseDocuments(page, 'nafula');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expect(page.getByText(/^Mwanzo takes no documents for now/)).toBeVisible();
  await moveWriting(true);
  // Any request tells the app that it is over, before it asks by itself.
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(toast(page, 'Verification submitted')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Bio')).toHaveValue(bio);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await page.context().close();
});
