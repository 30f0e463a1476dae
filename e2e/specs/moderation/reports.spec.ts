import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { queueRow, record } from '../../page/review-steps.ts';
import { drawSomething, photographDrawing } from '../../people/drawn-photo.ts';
import { openPhone } from '../../people/open-phone.ts';
import { toForm } from '../../people/photo-files.ts';
import { conversation, makeReportedMember } from '../../people/reported-member.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { openDevice } from '../../people/stored-session.ts';
import { apiRequest, demoPassword, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

test.use({ signedInAs: 'reviewer@mwanzo.test' });

const anybody = { birthday: birthdayAt(30, '01-02'), gender: 'male', orientation: 'straight' } as const;

test('two reviewers ban a reported member, who is signed out at once and not let in again by mailbox or photo', async ({
  page,
  browser,
  press,
}) => {
  // Four people, three devices and three screens through axe.
  test.slow();
  const drawing = drawSomething();
  const { reported } = await makeReportedMember(await photographDrawing(drawing, { width: 1080, height: 1350 }));
  const theirs = await openPhone(browser, reported, '/matches');

  await page.goto('/moderation?queue=reports');
  await press(queueRow(page, 'Reports', reported.name));
  const flagged = page.getByRole('listitem').filter({ hasText: conversation.reported });
  await expect(flagged.getByText('Reported', { exact: true })).toBeVisible();
  for (const text of [conversation.before, conversation.after, 'They wait for me.'])
    await expect(page.getByText(text)).toBeVisible();
  const photo = page.getByRole('img', { name: `Photo 1 of ${reported.name}` });
  await expectAccessible(page, 'moderation-reports-covered');
  await expect(photo).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Show 1 photo' }));
  await expect.poll(() => photo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page, 'moderation-reports');

  const recordButton = page.getByRole('button', { name: 'Record decision' });
  await press(recordButton);
  await expect(page.getByText('Choose a decision')).toBeVisible();
  await press(page.getByRole('radio', { name: 'Ban' }));
  await press(recordButton);
  await expect(page.getByText('Write a note for the file')).toBeVisible();
  await page.getByLabel('Note for the file').fill('Threatens people');
  await press(recordButton);
  const question = page.getByRole('dialog', { name: `Ban ${reported.name}?` });
  await expectAccessible(page, 'moderation-ban');
  await record(page, () => press(question.getByRole('button', { name: 'Ask for a ban' })));
  await expect(queueRow(page, 'Reports', reported.name)).toHaveCount(0);
  await expect(theirs.page).toHaveURL('/login');

  const other = await (await openDevice(browser, await signIn('moderator@mwanzo.test'))).newPage();
  await other.goto('/moderation?queue=reports');
  await queueRow(other, 'Reports', reported.name).click();
  await expect(other.getByRole('heading', { name: 'A ban waits for you' })).toBeVisible();
  await expect(other.getByText('Threatens people')).toBeVisible();
  await expectAccessible(other, 'moderation-asked-ban');
  await other.getByLabel('Why you decide so').fill('I read the same');
  await record(other, () => other.getByRole('button', { name: 'Confirm the ban' }).click());
  await other.context().close();

  await expect(signIn(reported.email)).rejects.toThrow('account_banned');
  const sameMailbox = reported.email.replace('@', '+again@').toUpperCase();
  await expect(
    apiRequest('POST', '/api/signup/', {
      body: { full_name: 'Somebody Else', email: sameMailbox, password: demoPassword, ...anybody },
    }),
  ).rejects.toThrow('signup_refused');
  const again = await makeSignedUpMember({ fullName: 'Somebody Else', label: 'again', ...anybody });
  const upload = async (source: typeof drawing) => {
    const file = await photographDrawing(source, { width: 640, height: 800 });
    return apiRequest('POST', '/api/profiles/me/photos/', { token: again.token, body: toForm({ photo: file }) });
  };
  await expect(upload(drawing)).rejects.toThrow('photo_refused');
  await upload(drawSomething());
  await theirs.context.close();
});

test('a reviewer dismisses by keyboard, and Enter in the note records', { tag: '@desktop-only' }, async ({ page }) => {
  const { reported, reporter } = await makeReportedMember();
  await page.goto('/moderation?queue=reports');
  await queueRow(page, 'Reports', reported.name).press('Enter');
  await expect(page.getByLabel('Note for the file')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Warn' })).toBeChecked();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: 'Dismiss' })).toBeChecked();
  await record(page, () => page.getByLabel('Note for the file').press('Enter'));
  await expect(toast(page, 'Decision sent')).toContainText('Those who reported are told.');
  await page.getByRole('button', { name: 'Decided' }).click();
  await queueRow(page, 'Reports', reported.name).click();
  await expect(page.getByText(/^Dismissed · .+ · By you$/)).toBeVisible();
  const notices = await (await apiRequest('GET', '/api/notifications/', { token: reporter.token })).text();
  expect(notices).toContain('found nothing against our rules');
});

test('a suspension needs a day to come, and is kept with what was written when it cannot be sent', async ({
  page,
  press,
}) => {
  const { reported } = await makeReportedMember();
  await page.goto('/moderation?queue=reports');
  await expect(page).toHaveTitle('Reports · Mwanzo');
  await press(queueRow(page, 'Reports', reported.name));
  await press(page.getByRole('button', { name: 'Queue', exact: true }));
  await expect(queueRow(page, 'Reports', reported.name)).toBeFocused();
  await press(queueRow(page, 'Reports', reported.name));
  await press(page.getByRole('radio', { name: 'Suspend' }));
  await page.getByLabel('Note for the file').fill('Second time');
  await page.getByLabel('How long').selectOption('Until a date');
  await press(page.getByRole('button', { name: 'Record decision' }));
  await expect(page.getByText('Choose a day to come')).toBeVisible();
  await page.getByLabel('How long').selectOption('3 days');
  await page.route('**/decide/', (route) => route.abort());
  await press(page.getByRole('button', { name: 'Record decision' }));
  await expect(toast(page, 'Not saved')).toContainText('Please try again.');
  await expect(page.getByLabel('Note for the file')).toHaveValue('Second time');
  await page.unroute('**/decide/');
  await record(page, () => press(page.getByRole('button', { name: 'Record decision' })));
  await expect(signIn(reported.email)).rejects.toThrow('account_suspended');
});

test('what a colleague has claimed is not shown', async ({ page, press }) => {
  const { reported } = await makeReportedMember();
  await page.route('**/claim/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'Somebody else has it.', code: 'claimed_by_another' } }),
  );
  await page.goto('/moderation?queue=reports');
  await press(queueRow(page, 'Reports', reported.name));
  await expect(page.getByRole('heading', { name: 'A colleague is on this case' })).toBeVisible();
  await expect(page.getByText(conversation.reported)).toHaveCount(0);
});
