import { dealOnly, matchOnLike } from '../network/staged-responses.ts';
import { topCard } from '../page/locators.ts';
import { type EdgeKey, edgeProfiles } from '../people/edge-profiles.ts';
import { findMatch } from '../people/matches.ts';
import { makeWaitingMember } from '../people/waiting-member.ts';
import { expect, test } from './picture.ts';
import { findEdgeGroup } from './start-with-edge-group.ts';

test.use({ signedInAs: async ({}, use) => use(findEdgeGroup().viewer.email) });

const idOf = (wanted: EdgeKey) => findEdgeGroup().others.find(({ key }) => key === wanted)?.id ?? 0;

for (const key of Object.keys(edgeProfiles) as EdgeKey[]) {
  test(`edge-card ${key}`, async ({ page, press, token, picture }) => {
    await dealOnly(page, idOf(key));
    await page.goto('/discover');
    await expect(topCard(page)).toBeVisible();
    await picture(`edge-discover-${key}`);
    await press(topCard(page).getByRole('button', { name: /^View the profile of/ }));
    await expect(page.getByRole('dialog').getByText('More Info')).toBeAttached();
    await picture(`edge-preview-${key}`);
    await page.getByRole('dialog').getByText('More Info').scrollIntoViewIfNeeded();
    await picture(`edge-preview-below-${key}`);
    await press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await matchOnLike(page, await findMatch(token, idOf(key)));
    await press(page.getByRole('button', { name: 'Like', exact: true }).last());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await picture(`edge-match-${key}`);
    await page.goto(`/chat/${idOf(key)}`);
    await expect(page.getByRole(key === 'bare' ? 'heading' : 'log').first()).toBeVisible();
    await picture(`edge-chat-${key}`);
  });
}

test('edge-panel', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  await press(panel.getByRole('button', { name: 'Edit', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Interests').scrollIntoViewIfNeeded();
  await picture('edge-edit-dialog');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await picture('edge-panel');
  await panel.locator('section').nth(1).scrollIntoViewIfNeeded();
  await picture('edge-panel-below');
});

test('edge-matches', async ({ page, press, picture }) => {
  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await picture('edge-matches', { whole: true });
  await press(page.getByRole('button', { name: /^Notifications/ }));
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  await picture('edge-notifications');
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('edge-moderation', async ({ page, press, isMobile, picture }) => {
    test.skip(isMobile, 'reviewers sit at a desk');
    for (const key of ['longName', 'arabic', 'oneWord'] as const) await makeWaitingMember(edgeProfiles[key].name);
    await page.goto('/moderation');
    await press(page.getByRole('button', { name: /Maria Consolata/ }));
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await picture('edge-moderation');
  });
});
