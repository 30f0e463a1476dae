import { toast } from '../../page/locators.ts';
import { storedKeys } from '../../page/stored-keys.ts';
import { waitUntilIdle } from '../../page/wait-until-idle.ts';
import { expect, test } from '../../test.ts';

test.use({ followsTraffic: true });

test.describe('a visitor', () => {
  const publicPages = [
    { path: '/login', heading: 'Welcome back to Mwanzo' },
    { path: '/signup', heading: 'Create your account' },
    { path: '/verify', heading: 'Verify your profile' },
    { path: '/coming-soon', heading: 'Something Amazing is Coming Soon!' },
    { path: '/how-we-choose', heading: 'How we choose who you see' },
  ];
  test('can open every public page', async ({ page }) => {
    for (const { path, heading } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/· Mwanzo$/);
      await expect(page).toHaveURL(path);
    }
  });

  test('gets from the landing page to the login and sign-up pages', async ({ page }) => {
    const links = [
      { name: 'Log In', to: '/login' },
      { name: 'Sign Up', to: '/signup' },
      { name: 'Start Your Journey', to: '/signup' },
      { name: 'I Already Have An Account', to: '/login' },
      { name: 'Start Premium Trial', to: '/signup' },
    ];
    for (const { name, to } of links) {
      await page.goto('/');
      await page.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/');
    await expect(page.getByText('Where authentic connections begin')).toBeVisible();
    const documents = { 'Privacy Policy': '/privacy', 'Terms of Service': '/terms', Support: '/support' };
    for (const [name, to] of Object.entries(documents))
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('reads that an unknown page does not exist, and the console names its path', async ({ page, watched }) => {
    await page.goto('/no/such-page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    // The console hears of it after the page was painted.
    await expect
      .poll(() => watched.complaints.filter((complaint) => complaint.includes('/no/such-page')))
      .toHaveLength(1);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('can sign in, and reads when the password is wrong', async ({ page, press }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('akinyi.1@mwanzo.test');
    await page.getByLabel('Password', { exact: true }).fill('not her password');
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expect(toast(page, 'Login Failed')).toContainText('Invalid email or password. Please try again.');
    await page.getByLabel('Password', { exact: true }).fill('karibu-mwanzo');
    await press(page.getByRole('button', { name: 'Sign In' }));
    await expect(page).toHaveURL('/discover');
    await expect(toast(page, 'Welcome back!')).toContainText('You have been signed in successfully');
  });

  test('reads at sign-up that the passwords differ, and nothing is sent', async ({ page, press }) => {
    const submitted: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && submitted.push(request.url()));
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Wanza Musyoka');
    await page.getByLabel('Email').fill('wanza@example.org');
    await page.getByLabel('Password', { exact: true }).fill('one long password');
    await page.getByLabel('Confirm password').fill('another password');
    await page.getByLabel('Birthday', { exact: true }).fill('1999-04-05');
    await press(page.getByRole('button', { name: 'Create Account' }));
    await expect(toast(page, 'Error')).toContainText('Passwords do not match');
    expect(submitted).toEqual([]);
  });
});

test.describe('a member', () => {
  test.use({ signedInAs: 'otieno.3@mwanzo.test' });

  test(
    'reaches all screens through the navigation, and goes back and forward in the history',
    { tag: '@desktop' },
    async ({ page, press }) => {
      await page.goto('/home');
      await expect(page).toHaveURL('/discover');
      await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await press(navigation.getByRole('link', { name: 'Matches' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
      await press(navigation.getByRole('link', { name: 'TopUp' }));
      await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
      await press(page.getByRole('link', { name: 'Get Premium' }));
      await expect(page).toHaveURL('/coming-soon');
      await press(page.getByRole('link', { name: 'Continue Browsing' }));
      await expect(page).toHaveURL('/discover');
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'TopUp' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeVisible();
      await page.goForward();
      await press(page.getByRole('link', { name: 'Continue with Basic' }));
      await expect(page).toHaveURL('/discover');
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
      await expect(navigation.getByRole('link')).toHaveText(['Discover', 'Matches', 'TopUp']);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await page.goto('/verify');
      await expect(page.getByRole('heading', { level: 1, name: 'Your profile is verified' })).toBeVisible();
      await expect(page.getByText(/Step 3 of 3|Skip for now/)).toHaveCount(0);
    },
  );

  test('reads "Loading..." until the code of the page has loaded', async ({ page }) => {
    const { promise: seen, resolve: markSeen } = Promise.withResolvers<void>();
    await page.route('**/assets/matches-page*.js', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/matches', { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
    markSeen();
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
  });

  test('sees name and photo in a chat that was opened by its address', async ({ page, press }) => {
    await page.goto('/matches');
    const card = page.getByRole('main').getByRole('link').first();
    await expect(card).toBeVisible();
    const address = (await card.getAttribute('href')) ?? '';
    const name = (await card.getByRole('heading').textContent())?.split(',')[0] ?? '';
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await press(page.getByTitle(`View the profile of ${name}`));
    const viewer = page.getByRole('dialog', { name });
    await expect(viewer.getByRole('heading', { level: 2, name })).toBeVisible();
    await press(viewer.getByRole('button', { name: 'Close' }));
    await expect(viewer).toBeHidden();
  });

  test('stays signed in after a reload; stored text that is not JSON signs out and clears everything', async ({
    page,
  }) => {
    await page.goto('/matches');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    // On this address no app runs that would overwrite the stored profile.
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('profile', '{"id": 7, "name'));
    await page.goto('/matches');
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
  });

  test('signs out in every tab, without a request to the server', async ({ page, context, press }) => {
    await page.goto('/topup');
    const otherTab = await context.newPage();
    await otherTab.goto('/matches');
    await expect(otherTab.getByRole('heading', { name: 'Your Matches' })).toBeVisible();
    const requests: string[] = [];
    // The page may be requesting its data at this moment.
    page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
    await press(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).toEqual([]);
    expect(requests).toEqual([]);
    await expect(otherTab).toHaveURL('/login');
  });
});

test.describe('a member whose access token has expired', () => {
  test.use({ signedInAs: 'kiptoo.4@mwanzo.test' });

  test('notices nothing: there is one refresh, and each refused request is repeated once', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => localStorage.setItem('accessToken', 'run.out.long-ago'));
    const statusesOf = new Map<string, number[]>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() === 'fetch')
        statusesOf.set(pathname, [...(statusesOf.get(pathname) ?? []), response.status()]);
    });
    await page.goto('/matches');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await waitUntilIdle(page);
    expect(statusesOf.get('/api/token/refresh/')).toEqual([200]);
    const refused = [...statusesOf.values()].filter((statuses) => statuses.includes(401));
    expect(refused).not.toEqual([]);
    // The requests that are repeated when the stream opens are not refused again.
    for (const [first, second, ...later] of refused) {
      expect([first, second]).toEqual([401, 200]);
      expect(later).not.toContain(401);
    }
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('run.out.long-ago');
  });

  test('goes to /login without tokens when the refresh is refused', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'run.out.long-ago');
      localStorage.setItem('refreshToken', 'nobody-knows-this-one');
    });
    await page.goto('/matches');
    await expect(page).toHaveURL('/login');
    expect(await storedKeys(page)).not.toContain('accessToken');
    expect(await storedKeys(page)).not.toContain('refreshToken');
  });

  test('keeps the tokens when the server cannot be reached for the refresh', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => localStorage.setItem('accessToken', 'run.out.long-ago'));
    await page.route('**/api/token/refresh/', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/token/refresh/'));
    await page.goto('/matches');
    await failed;
    expect(await storedKeys(page)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user']));
    await expect(page).toHaveURL('/matches');
  });
});
