import type { Page } from '@playwright/test';
import { toast } from './member-steps.ts';
import { call, signIn } from './server-calls.ts';
import { expect, test } from './test.ts';
import { makeWaitingMember, submitDocuments } from './waiting-member.ts';

const checks = [/^The face on the ID/, /^The name on the ID/, /^Date of birth/, /^The document is readable/];
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Verification' }).getByRole('button', { name });
const opened = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
const decisions = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/decide/') && sent.push(request.url()));
  return sent;
};

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('looks at both pictures, ticks all four checks and approves once, however often the button is pressed', async ({
    page,
    press,
    watched,
  }) => {
    const { name, token } = await makeWaitingMember();
    const sent = decisions(page);
    await page.goto('/moderation');
    await press(row(page, name));
    for (const picture of [`ID document of ${name}`, `Selfie of ${name} with the ID`]) {
      const image = page.getByRole('img', { name: picture });
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(100);
    }
    const approve = page.getByRole('button', { name: 'Approve' });
    for (const check of checks) {
      await expect(approve).toBeDisabled();
      await press(page.getByRole('checkbox', { name: check }));
    }
    await approve.evaluate((button: HTMLButtonElement) => [1, 2, 3].forEach(() => button.click()));
    await expect(toast(page, 'Approved')).toContainText(`${name} is notified.`);
    await expect(opened(page, name)).toBeHidden();
    await expect(row(page, name)).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect(await (await call('GET', '/api/verify/', { token })).json()).toMatchObject({ status: 'approved' });
    expect(watched.complaints).toEqual([]);
  });

  test('keeps what was written when a decision does not get through, and the member reads it, in whichever language, and submits again', async ({
    page,
    press,
    browser,
    baseURL,
  }) => {
    const { name, email, token } = await makeWaitingMember();
    await page.goto('/moderation');
    await press(row(page, name));
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

    const theirs = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    const { access, refresh, user } = await signIn(email);
    await theirs.addInitScript(
      (session) => Object.entries(session).forEach(([key, value]) => localStorage.setItem(key, value)),
      {
        accessToken: access,
        refreshToken: refresh,
        user: JSON.stringify(user),
      },
    );
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

    await submitDocuments(token);
    await page.goto('/moderation');
    await press(page.getByRole('button', { name: 'Asked again' }));
    await press(row(page, name));
    await expect(page.getByText(/^Refused before: Part of your ID/)).toBeVisible();
  });

  test('sees no picture of a case that a colleague is on', async ({ page, press }) => {
    const { name } = await makeWaitingMember();
    await page.route('**/claim/', (route) =>
      route.fulfill({ status: 409, json: { detail: 'Somebody else has it.', code: 'claimed_by_another' } }),
    );
    await page.goto('/moderation');
    await press(row(page, name));
    await expect(page.getByRole('heading', { name: 'A colleague is on this case' })).toBeVisible();
    await expect(page.getByRole('img', { name })).toHaveCount(0);
    await page.unroute('**/claim/');
    await press(page.getByRole('button', { name: 'Try again' }));
    await expect(page.getByRole('checkbox', { name: checks[0] ?? '' })).toBeVisible();
  });

  test('works by the keyboard, and not while typing', async ({ page, hasTouch }) => {
    test.skip(hasTouch === true, 'phones have no such keys');
    const { name } = await makeWaitingMember();
    const sent = decisions(page);
    await page.goto('/moderation');
    await row(page, name).press('Enter');
    await expect(opened(page, name)).toBeFocused();
    await expect(page.getByRole('checkbox', { name: checks[0] ?? '' })).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    const note = page.getByRole('dialog', { name: 'Reject' }).getByLabel('Your own words');
    await note.pressSequentially('a n 1');
    await expect(note).toHaveValue('a n 1');
    await page.keyboard.press('Escape');
    expect(sent).toEqual([]);
    for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
    await page.keyboard.press('a');
    await expect(toast(page, 'Approved')).toBeVisible();
  });
});

test('nobody else finds the reviewing page', async ({ page }) => {
  await page.goto('/moderation');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test.describe('a member', () => {
  test.use({ signedInAs: 'amina@mwanzo.test' });
  test('does not find it either', async ({ page }) => {
    await page.goto('/moderation');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Mwanzo');
  });
});
