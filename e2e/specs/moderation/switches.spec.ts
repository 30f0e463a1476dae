import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { makeCouple, openPageOf, theirWords } from '../../people/couple.ts';
import { signIn } from '../../server/api-requests.ts';
import { startServerWith } from '../../server/start-server.ts';
import { storeSession } from '../../people/stored-session.ts';
import { expect, test } from '../../test.ts';

// A switch is moved for everybody, so the other tests have another server.
let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stop = await startServerWith({ SCREENING: '0' });
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
