import type { Page } from '@playwright/test';
import { toast } from '../../page/locators.ts';
import { makeDocumentNumber } from '../../people/document-number.ts';
import { openDevice } from '../../people/stored-session.ts';
import { makeWaitingMember, uploadDocuments } from '../../people/waiting-member.ts';
import { apiRequest, signIn } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const checks = [
  /^The face on the ID/,
  /^The profile has no photo/,
  /^The name on the ID/,
  /^Date of birth/,
  /^The document is readable/,
  /^The selfie shows what we asked for: Hold your ID/,
];
const queueRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Verification' }).getByRole('button', { name });
const caseHeading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
/** Records the decisions that are sent from now on. */
const recordDecisions = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/decide/') && sent.push(request.url()));
  return sent;
};

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('looks at both photos, ticks all six checks and approves once, however often the button is pressed', async ({
    page,
    press,
    watched,
  }) => {
    const { name, token } = await makeWaitingMember();
    const sent = recordDecisions(page);
    await page.goto('/moderation');
    await press(queueRow(page, name));
    for (const photo of [`ID document of ${name}`, `Selfie of ${name} with the ID`]) {
      const image = page.getByRole('img', { name: photo });
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
    }
    const approve = page.getByRole('button', { name: 'Approve' });
    for (const check of checks) {
      await expect(approve).toBeDisabled();
      await press(page.getByRole('checkbox', { name: check }));
    }
    await expect(approve).toBeDisabled();
    await page.getByLabel('Number on the document').fill(makeDocumentNumber());
    await expect(approve).toBeEnabled();
    await approve.evaluate((button: HTMLButtonElement) => [1, 2, 3].forEach(() => button.click()));
    await expect(toast(page, 'Approved')).toContainText(`${name} is notified.`);
    await expect(caseHeading(page, name)).toBeHidden();
    await expect(queueRow(page, name)).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect(await (await apiRequest('GET', '/api/verify/', { token })).json()).toMatchObject({ status: 'approved' });
    expect(watched.complaints).toEqual([]);
  });

  test('keeps the reason of an unsent decision; the member reads it in either language and submits again', async ({
    page,
    press,
    browser,
  }) => {
    const { name, email, token } = await makeWaitingMember();
    await page.goto('/moderation');
    await press(queueRow(page, name));
    await press(page.getByRole('button', { name: 'Ask for new photos' }));
    const dialog = page.getByRole('dialog', { name: 'Ask for new photos' });
    const send = dialog.getByRole('button', { name: 'Ask for new photos' });
    await press(send);
    await expect(dialog.getByRole('alert').filter({ hasText: 'Choose a reason or write one' })).toBeVisible();
    await press(dialog.getByRole('radio', { name: /^Part of your ID is cut off/ }));
    await dialog.getByLabel('Your own words').fill('Thank you, Zawadi.');
    await page.route('**/decide/', (route) => route.abort());
    await press(send);
    await expect(toast(page, 'Not saved')).toContainText('Please try again.');
    await page.unroute('**/decide/');
    await press(send);
    await expect(toast(page, 'Decision sent')).toBeVisible();

    const device = await openDevice(browser, await signIn(email));
    const theirs = await device.newPage();
    await theirs.goto('/verify');
    await expect(
      theirs.getByText('Part of your ID is cut off or covered. Please show all four corners. Thank you, Zawadi.'),
    ).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Submit for review' })).toBeVisible();
    await theirs.goto('/?lang=sw');
    const inSwahili =
      'Sehemu ya kitambulisho chako imekatwa au imefunikwa. Tafadhali onyesha pembe zote nne. Thank you, Zawadi.';
    await theirs.goto('/verify');
    await expect(theirs.getByText(inSwahili)).toBeVisible();
    await theirs.goto('/matches');
    await theirs.getByRole('button', { name: 'Arifa, 1 haijasomwa' }).click();
    await expect(theirs.getByRole('button', { name: `Uthibitisho wako haukukubaliwa: ${inSwahili}` })).toBeVisible();
    await theirs.context().close();

    await uploadDocuments(token);
    await page.goto('/moderation');
    await press(page.getByRole('button', { name: 'Asked again' }));
    await press(queueRow(page, name));
    await expect(page.getByText(/^Refused before: Part of your ID/)).toBeVisible();
  });

  test('sees no photo of a case that a colleague is working on', async ({ page, press }) => {
    const { name } = await makeWaitingMember();
    await page.route('**/claim/', (route) =>
      route.fulfill({ status: 409, json: { detail: 'Somebody else has it.', code: 'claimed_by_another' } }),
    );
    await page.goto('/moderation');
    await press(queueRow(page, name));
    await expect(page.getByRole('heading', { name: 'A colleague is on this case' })).toBeVisible();
    await expect(page.getByRole('img', { name })).toHaveCount(0);
    await page.unroute('**/claim/');
    await press(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('checkbox', { name: checks[0] ?? '' })).toBeVisible();
  });

  test('approves one account for each document, and hears which number is wrong or used', async ({ page, press }) => {
    const [number, first, second] = [makeDocumentNumber(), await makeWaitingMember(), await makeWaitingMember()];
    const open = async (name: string, typed: string) => {
      await page.goto('/moderation');
      await press(queueRow(page, name));
      for (const check of checks) await press(page.getByRole('checkbox', { name: check }));
      await page.getByLabel('Number on the document').fill(typed);
    };
    await open(first.name, number);
    await press(page.getByRole('button', { name: 'Approve' }));
    await expect(toast(page, 'Approved')).toContainText(`${first.name} is notified.`);
    await open(second.name, '1234');
    const field = page.getByLabel('Number on the document');
    await field.blur();
    await expect(page.getByRole('alert').filter({ hasText: 'No such document has this number.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await field.fill(`0${number.slice(0, 4)} ${number.slice(4)}`);
    await press(page.getByRole('button', { name: 'Approve' }));
    await expect(page.getByRole('alert').filter({ hasText: 'belongs to another account' })).toBeVisible();
    await expect(caseHeading(page, second.name)).toBeVisible();
    await press(page.getByRole('button', { name: 'Reject' }));
    const dialog = page.getByRole('dialog', { name: 'Reject' });
    await press(dialog.getByRole('radio', { name: /^This document belongs to another account/ }));
    await press(dialog.getByRole('button', { name: 'Reject' }));
    await expect(toast(page, 'Decision sent')).toBeVisible();
    const verification = await (await apiRequest('GET', '/api/verify/', { token: second.token })).json();
    expect(verification).toMatchObject({ status: 'rejected', refusal: { code: 'document_used' } });
  });

  test('can use keyboard shortcuts, which do nothing while typing', { tag: '@desktop-only' }, async ({ page }) => {
    const { name } = await makeWaitingMember();
    const sent = recordDecisions(page);
    await page.goto('/moderation');
    await queueRow(page, name).press('Enter');
    await expect(caseHeading(page, name)).toBeFocused();
    await expect(page.getByRole('checkbox', { name: checks[0] ?? '' })).toBeVisible();
    // Until the pictures have been in sight for a moment, no key decides.
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled();
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    const note = page.getByRole('dialog', { name: 'Reject' }).getByLabel('Your own words');
    await note.pressSequentially('a n 1');
    await expect(note).toHaveValue('a n 1');
    await page.keyboard.press('Escape');
    expect(sent).toEqual([]);
    for (const key of ['1', '2', '3', '4', '5', '6']) await page.keyboard.press(key);
    const number = page.getByLabel('Number on the document');
    await page.keyboard.press('a');
    await expect(number, 'the key leads to what is missing').toBeFocused();
    await number.pressSequentially(makeDocumentNumber());
    await number.press('Tab');
    await page.keyboard.press('a');
    await expect(toast(page, 'Approved')).toBeVisible();
  });
});

test('a visitor cannot find the moderation page', async ({ page }) => {
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test.describe('a member', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });
  test('cannot find it either', async ({ page }) => {
    await page.goto('/moderation');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Mwanzo');
  });
});
