import type { Page } from '@playwright/test';
import { toast, topCard } from '../../page/locators.ts';
import { findByName } from '../../page/member-steps.ts';
import { flick } from '../../page/touch.ts';
import { waitUntilSeen } from '../../page/wait-until-seen.ts';
import { waitForLayersToLeaveHistory } from '../../page/wait-for-layers-to-leave-history.ts';
import { expect, test } from '../../test.ts';

// The tests use two members with matches and unread notifications. Each is changed by the tests of one device only,
// which run one after the other.
test.describe.configure({ mode: 'default' });
// The demo's match is told before a test, which reads its notification.
const demoMembers = {
  phone: { email: 'amina@mwanzo.test', name: 'Amina', likedBy: 'Hassan', unread: 3, town: 'Nairobi' },
  desktop: { email: 'brian@mwanzo.test', name: 'Brian', likedBy: 'Nafula', unread: 3, town: 'Mombasa' },
};

test.use({ signedInAs: async ({ isMobile }, use) => use(demoMembers[isMobile ? 'phone' : 'desktop'].email) });

const heading = (page: Page) => topCard(page).getByRole('heading', { level: 2 });
const waitForDeck = (page: Page, query: string) =>
  page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/profiles/discover/' && response.url().includes(query),
  );

async function openDiscover(page: Page): Promise<void> {
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  await expect(page.getByText('Swipe right to like, left to pass')).toBeAttached();
  await expect(heading(page)).toBeVisible();
  await waitUntilSeen(page);
}

test('liking somebody who likes this member is a match, which is then in the list of matches', async ({
  page,
  press,
  hasTouch,
  isMobile,
}) => {
  const { likedBy } = demoMembers[isMobile ? 'phone' : 'desktop'];
  await openDiscover(page);
  await findByName({ page, press }, likedBy);
  if (hasTouch) await flick(topCard(page), 'right');
  else await press(page.getByRole('button', { name: 'Like', exact: true }));
  const dialog = page.getByRole('dialog', { name: "It's a match!" });
  await expect(dialog).toContainText(`You and ${likedBy} liked each other!`);
  await press(dialog.getByRole('button', { name: 'Keep swiping' }));
  await expect(dialog).toBeHidden();
  await press(page.getByRole('link', { name: 'Matches' }));
  await expect(page.getByRole('link', { name: new RegExp(likedBy) })).toContainText('Say hello to your new match!');
});

test(
  'filters apply at once, show as chips that can be removed, and can all be cleared together',
  { tag: '@desktop' },
  async ({ page, press, isMobile }) => {
    const { town } = demoMembers[isMobile ? 'phone' : 'desktop'];
    await openDiscover(page);
    await press(page.getByRole('button', { name: 'Filters', exact: true }));
    const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
    await expect(filters.getByRole('button', { name: 'Clear all' })).toBeHidden();

    const narrowed = waitForDeck(page, `location=${town}`);
    await filters.getByLabel('Location').selectOption(town);
    const people = (await (await narrowed).json()) as { location: string }[];
    expect(people.length).toBeGreaterThan(0);
    expect(people.every(({ location }) => location.includes(town))).toBe(true);
    await expect(page.getByText('Showing filtered results')).toBeAttached();

    const byOrientation = waitForDeck(page, 'orientation=bisexual');
    const [genders, orientations] = [
      filters.getByRole('radiogroup', { name: 'Gender' }),
      filters.getByRole('radiogroup', { name: 'Orientation' }),
    ];
    await press(orientations.getByRole('radio', { name: 'Bisexual' }));
    await byOrientation;
    await expect(filters.getByRole('button', { name: 'Remove Bisexual' })).toBeVisible();
    await press(filters.getByRole('button', { name: 'Remove Bisexual' }));
    await expect(orientations.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(filters.getByRole('button', { name: `Remove ${town}` })).toBeVisible();

    // The sheet begins with the preferred ages.
    await expect(filters.getByText('18 to 65+')).toBeVisible();
    const upTo50 = waitForDeck(page, 'max_age=50');
    await filters.getByLabel('Maximum age').fill('50');
    expect((await upTo50).url()).not.toContain('ages=');
    await expect(filters.getByText('18 to 50')).toBeVisible();
    const ofAnyAge = waitForDeck(page, 'ages=preferred');
    await filters.getByLabel('Maximum age').press('End');
    await ofAnyAge;
    await expect(filters.getByText('18 to 65+')).toBeVisible();

    const women = waitForDeck(page, 'gender=female');
    await press(genders.getByRole('radio', { name: 'Female', exact: true }));
    await women;
    await press(genders.getByRole('radio', { name: 'All' }));
    await expect(filters.getByRole('button', { name: 'Remove Female' })).toBeHidden();
    await filters.getByLabel('Location').selectOption('All Locations');
    await expect(filters.getByRole('button', { name: `Remove ${town}` })).toBeHidden();
    await press(orientations.getByRole('radio', { name: 'Gay', exact: true }));
    await filters.getByLabel('Location').selectOption('Lamu');
    await filters.getByLabel('Maximum age').fill('50');

    const cleared = waitForDeck(page, 'ages=preferred');
    await press(filters.getByRole('button', { name: 'Clear all' }));
    expect((await cleared).url()).not.toMatch(/location|orientation|gender/);
    await press(filters.getByRole('button', { name: 'Close' }));
    await expect(page.getByText('Showing filtered results')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  },
);

test('filters that nobody fits say so, and "Clear Filters" brings the deck back, without the search', async ({
  page,
  press,
}) => {
  await openDiscover(page);
  await page.getByPlaceholder('Search by name, interests...').fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Filters', exact: true }));
  const filters = page.getByRole('dialog', { name: 'Perfect Match Filters' });
  const filtered = waitForDeck(page, 'location=Lamu');
  await filters.getByLabel('Location').selectOption('Lamu');
  await filtered;
  await press(filters.getByRole('button', { name: 'Close' }));
  await expect(
    page.getByText('No profiles match your current filters. Try refreshing or clearing your filters below.'),
  ).toBeVisible();
  await press(page.getByRole('button', { name: 'Clear Filters' }));
  await expect(heading(page)).toBeVisible();
  await expect(page.getByPlaceholder('Search by name, interests...')).toHaveValue('');
  await expect(page.getByText('Showing filtered results')).toBeHidden();
});

test('a photo opens the whole profile', async ({ page, press }) => {
  await openDiscover(page);
  const nameAndAge = (await heading(page).getAttribute('aria-label')) ?? '';
  await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
  const preview = page.getByRole('dialog', { name: nameAndAge.split(',')[0] ?? '' });
  await expect(preview.getByRole('heading', { level: 2, name: nameAndAge })).toBeVisible();
  await expect(preview.getByText('More Info')).toBeVisible();
  await expect(preview.getByText('Gender')).toBeVisible();
  await press(preview.getByRole('button', { name: 'Close' }));
  await expect(preview).toBeHidden();
});

test(
  'the panel shows your own profile, and the dialog over it changes it',
  { tag: '@desktop' },
  async ({ page, press, isMobile }) => {
    const { name } = demoMembers[isMobile ? 'phone' : 'desktop'];
    await openDiscover(page);
    const brand = page.getByRole('banner').getByRole('link', { name: 'mwanzo' });
    await expect(brand.locator('svg')).toBeVisible();
    await press(page.getByRole('button', { name: 'Your profile, edit' }));
    const panel = page.getByRole('dialog', { name: 'Your profile' });
    await expect
      .poll(async () => panel.evaluate((element) => innerWidth - element.getBoundingClientRect().right))
      .toBe(0);
    await expect(panel.getByText(name.toLowerCase(), { exact: true })).toBeVisible();
    await expect(panel.getByRole('heading', { name: new RegExp(`^${name}, \\d+$`) })).toBeVisible();
    await expect(panel.getByText('Verified')).toBeVisible();
    await press(panel.getByRole('button', { name: 'Edit', exact: true }));

    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await expect(dialog.getByText('Tap to change photo')).toBeVisible();
    for (const label of ['Name', 'Bio', 'Age', 'Location', 'Interests'])
      await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Age')).toHaveAttribute('readonly');
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
    await press(panel.getByRole('button', { name: 'Edit', exact: true }));
    const bio = 'Changed in the dialog, read in the panel.';
    await dialog.getByLabel('Bio').fill(bio);
    await press(dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(toast(page, 'Profile updated')).toContainText('Your profile has been successfully updated.');
    await expect(dialog).toBeHidden();
    await expect(panel).toContainText(bio);
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toContain(bio);
  },
);

test('the bell counts unread notifications, which can be marked as read one by one or all together', async ({
  page,
  press,
  hasTouch,
  isMobile,
}) => {
  const { unread } = demoMembers[isMobile ? 'phone' : 'desktop'];
  await openDiscover(page);
  const bell = page.getByRole('button', { name: /^Notifications, (\d+) unread$/ });
  await expect(bell).toBeVisible();
  await press(bell);
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await press(bell);
  await expect(list).toBeHidden();
  await press(bell);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const count = await list.getByRole('listitem').count();
  expect(count).toBeGreaterThanOrEqual(unread);
  await press(list.getByRole('button', { name: 'Mark as read' }).first());
  await expect(list.getByRole('listitem')).toHaveCount(count - 1);
  const marked = page.waitForResponse('**/api/notifications/mark-all-read/');
  await press(list.getByRole('button', { name: 'Mark all as read' }));
  await expect(list.getByText('No new notifications')).toBeVisible();
  expect((await marked).status()).toBe(200);
  // Nothing else at the margin takes the tap.
  await (hasTouch ? page.touchscreen.tap(4, 400) : page.mouse.click(4, 400));
  await expect(list).toBeHidden();
  await waitForLayersToLeaveHistory(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
