import { failRequests } from '../../network/intercept-requests.ts';
import { expectAccessible } from '../../page/expect-accessible.ts';
import { toast } from '../../page/locators.ts';
import { makePremium } from '../../people/premium-member.ts';
import { drawSomething, photographDrawing } from '../../people/drawn-photo.ts';
import { makeVerifiedMember } from '../../people/verified-member.ts';
import { swipe } from '../../people/swipe.ts';
import type { WaitingMember } from '../../people/waiting-member.ts';
import { expect, test } from '../../test.ts';

const drawPhoto = () => photographDrawing(drawSomething(), { width: 800, height: 1000 });

const it = test.extend<{ liked: WaitingMember }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
  liked: async ({}, use) => use(await makeVerifiedMember({ photo: await drawPhoto() })),
  signedInAs: async ({ liked }, use) => use(liked.email),
});

const passing = (one: WaitingMember | undefined) => new RegExp(`^Pass ${one?.name}, `);
const likingBack = (one: WaitingMember | undefined) => new RegExp(`^Like back, ${one?.name}, `);

async function createLikers(liked: WaitingMember, count: number): Promise<WaitingMember[]> {
  const likers: WaitingMember[] = [];
  for (let at = 0; at < count; at += 1) {
    const liker = await makeVerifiedMember({ photo: await drawPhoto() });
    await swipe(liker.token, liked.id, 'like');
    likers.push(liker);
  }
  return likers;
}

it('without Premium a member sees the first who likes them, of the others only how many, and answers', async ({
  page,
  press,
  liked,
}) => {
  const [first, second, third] = await createLikers(liked, 3);
  await page.goto('/matches');
  await press(page.getByRole('link', { name: '3 Like you' }));
  await expect(page).toHaveURL('/likes');
  await expect(page.getByText('3 people like you. Here is the first.')).toBeVisible();
  await expect(page.getByRole('heading', { name: new RegExp(`^${first?.name}, `) })).toBeVisible();
  for (const other of [second, third]) await expect(page.getByText(other?.name ?? '-')).toHaveCount(0);
  await expect(page.getByText('The next one opens on Friday')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all now with Premium, from KES 50' })).toBeVisible();
  await expectAccessible(page, 'who likes a member without Premium');

  // The member looks at the whole profile and goes back.
  await press(page.getByRole('button', { name: `View the profile of ${first?.name}` }));
  const preview = page.getByRole('dialog', { name: first?.name ?? '-' });
  await expect(preview.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await page.goBack();
  await expect(preview).toBeHidden();

  await press(page.getByRole('button', { name: passing(first) }));
  await expect(page.getByText('You have answered. The next one opens on Friday.')).toBeVisible();
  await press(toast(page, `You passed ${first?.name}.`).getByRole('button', { name: 'Undo' }));
  // The focus does not stay in the toast, which is gone.
  await expect(page.getByRole('heading', { name: 'Likes you' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${first?.name} is back.` })).toHaveCount(1);
  await press(page.getByRole('button', { name: likingBack(first) }));
  await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have answered. The next one opens on Friday.')).toBeVisible();
  await press(page.getByRole('link', { name: 'Back' }));
  await expect(page).toHaveURL('/matches');
  await expect(page.getByRole('link', { name: '2 Like you' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(first?.name ?? '-') })).toBeVisible();
});

it('with Premium a member sees everybody, the newest first, and an answer leaves at once', async ({
  page,
  press,
  liked,
}) => {
  const likers = await createLikers(liked, 3);
  await makePremium(liked);
  await page.goto('/likes');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(likers.toReversed().map(({ name }) => new RegExp(name)));
  await expect(page.getByText('New', { exact: true })).toHaveCount(3);
  await expectAccessible(page, 'who likes a member with Premium');
  await press(page.getByRole('button', { name: passing(likers[2]) }));
  await expect(cards).toHaveCount(2);
  await expect(page.getByText('2 people like you')).toBeVisible();
  // A person who likes the member after this visit is the only new one at the next visit.
  const [late] = await createLikers(liked, 1);
  await press(page.getByRole('link', { name: 'Back' }));
  await press(page.getByRole('link', { name: '3 Like you' }));
  await expect(cards.first().getByRole('heading', { name: new RegExp(late?.name ?? '-') })).toBeVisible();
  await expect(cards.first().getByText('New', { exact: true })).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(1);
});

it('a member whom no one has liked yet reads so, and the list says when it could not be loaded', async ({
  page,
  press,
}) => {
  await page.goto('/likes');
  await expect(page.getByRole('heading', { name: 'Nobody yet. It starts with one like.' })).toBeVisible();
  await expectAccessible(page, 'nobody likes the member yet');
  const failing = await failRequests(page, 'GET /api/profiles/likes-me', 400);
  await page.reload();
  await expect(page.getByText('Could not load who likes you')).toBeVisible();
  await failing.stop();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('heading', { name: 'Nobody yet. It starts with one like.' })).toBeVisible();
});

it('"Somebody liked you" leads to who it may be', async ({ page, press, liked }) => {
  await createLikers(liked, 2);
  await page.goto('/matches');
  await press(page.getByRole('button', { name: /^Notifications, / }));
  await press(page.getByRole('button', { name: /^Somebody liked you/ }));
  await expect(page).toHaveURL('/likes');
});
