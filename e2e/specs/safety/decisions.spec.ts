import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { fillLoginForm } from '../../page/member-steps.ts';
import { judge } from '../../people/judged-member.ts';
import { openPhone } from '../../people/open-phone.ts';
import { birthdayAt, makeSignedUpMember } from '../../people/signed-up-member.ts';
import { demoPassword } from '../../server/api-requests.ts';
import { expect, test } from '../../test.ts';

const makeMember = () =>
  makeSignedUpMember({
    fullName: 'Daudi Njeru',
    label: 'judged',
    birthday: birthdayAt(30, '01-02'),
    gender: 'male',
    orientation: 'straight',
  });

test('a warned member is told at once why, and appeals once', async ({ browser, press }) => {
  const member = await makeMember();
  const { page, context } = await openPhone(browser, member, '/matches');
  const reporter = await judge(member, { decision: 'warn', reason: 'money' });

  await press(page.getByRole('button', { name: 'Notifications, 1 unread' }));
  await press(page.getByRole('button', { name: /^A reviewer has warned you/ }));
  await expect(page).toHaveURL('/settings/decisions');
  await expect(page.getByRole('heading', { name: 'You were warned' })).toBeVisible();
  await expect(page.getByText('It was about asking others for money or a code.')).toBeVisible();
  await expect(page.getByText('Rehema')).toHaveCount(0);
  await expectAccessible(page, 'decisions');

  const send = page.getByRole('button', { name: 'Send appeal' });
  await press(send);
  await expect(page.getByText('Write what they should know.')).toBeVisible();
  const words = page.getByLabel('What should they know?');
  await words.fill('I spoke of the fare, and asked for nothing.');
  await page.route('**/api/appeals/', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(send);
  await expect(page.getByText(/nothing is sent twice/)).toBeVisible();
  await expect(words).toHaveValue('I spoke of the fare, and asked for nothing.');
  await page.unroute('**/api/appeals/');
  await press(send);
  await expect(page.getByText('Your appeal is with us. Another reviewer looks at it.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your appeal is with us. Another reviewer looks at it.')).toBeVisible();
  await expect(words).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: /^Decisions about you/ })).toBeVisible();
  await context.close();

  const theirs = await openPhone(browser, reporter, '/matches');
  await press(theirs.page.getByRole('button', { name: 'Notifications, 1 unread' }));
  await expect(theirs.page.getByText('We looked at your report and acted on it.')).toBeVisible();
  await theirs.context.close();
});

test('a suspended member is signed out, and told at sign-in why, until when, and how to appeal', async ({
  page,
  browser,
  press,
}) => {
  const member = await makeMember();
  const phone = await openPhone(browser, member, '/matches');
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await judge(member, { decision: 'suspend', reason: 'harassment', until });
  await expect(phone.page).toHaveURL('/login');
  await phone.context.close();

  const signIn = async () => {
    await page.goto('/login');
    await fillLoginForm(page, member.email, demoPassword);
    await press(page.getByRole('button', { name: 'Sign In' }));
  };
  await signIn();
  const heading = page.getByRole('heading', { name: 'Your account is suspended' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/^Until .+ Then you can sign in as before\.$/)).toBeVisible();
  await expect(page.getByText('It was about words that are rude, threatening or hateful.')).toBeVisible();
  await expect(toast(page, 'Login Failed')).toHaveCount(0);
  await expectAccessible(page, 'suspended');
  await page.getByLabel('What should they know?').fill('That was not me.');
  await press(page.getByRole('button', { name: 'Send appeal' }));
  await expect(page.getByText('Your appeal is with us. Another reviewer looks at it.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Back to sign in' }));
  await expect(page.getByLabel('Email')).toBeVisible();

  await signIn();
  await expect(page.getByText('Your appeal is with us. Another reviewer looks at it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveCount(0);
});
