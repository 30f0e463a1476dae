import { type EdgeKey, edgeProfiles, makeMatch, makeVerifiedEdgeMember, writeTo, type EdgeMember } from '../edge-members.ts';
import { presentCard, showOnly } from '../member-steps.ts';
import { call } from '../server-calls.ts';
import { makeWaitingMember } from '../waiting-member.ts';
import { expect, test } from './picture.ts';

const keys = Object.keys(edgeProfiles) as EdgeKey[];
let viewer: EdgeMember;
const others = new Map<EdgeKey, EdgeMember>();

const longAddress = `https://example.org/${'a-path-without-any-place-to-break'.repeat(5)}`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  viewer = await makeVerifiedEdgeMember('fullBio');
  for (const key of keys) others.set(key, await makeVerifiedEdgeMember(key));
});

// oxlint-disable-next-line no-empty-pattern
test.use({ signedInAs: async ({}, give) => give(viewer.email) });

test('edge-discover', async ({ page, press, picture }) => {
  for (const key of keys) {
    await showOnly(page, others.get(key)?.id ?? 0);
    await page.goto('/discover');
    await expect(presentCard(page)).toBeVisible();
    await picture(`edge-discover-${key}`);
    await press(presentCard(page).getByRole('button', { name: /^View the profile of/ }));
    await expect(page.getByRole('dialog').getByText('More Info')).toBeVisible();
    await picture(`edge-preview-${key}`);
    await page.unrouteAll();
  }
});

test('edge-panel', async ({ page, press, picture }) => {
  await page.goto('/discover');
  await press(page.getByRole('button', { name: 'Your profile, edit' }));
  const panel = page.getByRole('dialog', { name: 'Your profile' });
  await press(panel.getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Bio')).toBeVisible();
  await dialog.getByLabel('Interests').scrollIntoViewIfNeeded();
  await picture('edge-edit-dialog');
  await page.keyboard.press('Escape');
  await picture('edge-panel');
  await panel.locator('section').nth(1).scrollIntoViewIfNeeded();
  await picture('edge-panel-below');
});

test('edge-match', async ({ page, press, picture }) => {
  for (const key of ['longName', 'arabic', 'bare'] as const) {
    const other = others.get(key);
    if (!other) continue;
    await makeLike(other);
    await showOnly(page, other.id);
    await page.goto('/discover');
    await press(page.getByRole('button', { name: 'Like', exact: true }).first());
    await expect(page.getByRole('dialog', { name: "It's a match!" })).toBeVisible();
    await picture(`edge-match-${key}`);
    await press(page.getByRole('link', { name: 'Say hello' }));
    await expect(page.getByPlaceholder('Type a message...')).toBeVisible();
    await picture(`edge-chat-new-${key}`);
    await page.unrouteAll();
  }
});

async function makeLike(from: EdgeMember): Promise<void> {
  await call('POST', '/api/profiles/like-pass/', { token: from.token, body: { target_profile_id: viewer.id, matched: true } });
}

test('edge-chats', async ({ page, press, picture }) => {
  for (const key of keys) {
    const other = others.get(key);
    if (!other) continue;
    await makeMatch(viewer, other);
    if (key !== 'bare') await writeTo(other, viewer, `Hello from ${edgeProfiles[key].name}`);
  }
  const [longName, oneWord, arabic] = [others.get('longName'), others.get('oneWord'), others.get('arabic')];
  if (!longName || !oneWord || !arabic) return;
  await writeTo(viewer, arabic, 'مرحبا! Ahlan, how was the sea today?');
  await writeTo(arabic, viewer, 'كان البحر هادئا، والحمد لله.');
  await writeTo(longName, viewer, longAddress);
  await writeTo(viewer, longName, `${'Wordwithoutanybreak'.repeat(20)} 😂`);
  await writeTo(longName, viewer, 'K');
  await writeTo(oneWord, viewer, 'Once upon a time in Turkana, a goat ate my homework. '.repeat(80).slice(0, 4000).trim());
  await page.goto('/matches');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(keys.length);
  await picture('edge-matches', { whole: true });
  await press(page.getByRole('button', { name: /^Notifications/ }));
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  await picture('edge-notifications');
  for (const [key, member] of [['longName', longName], ['oneWord', oneWord], ['arabic', arabic]] as const) {
    await page.goto(`/chat/${member.id}`);
    await expect(page.getByRole('log')).toBeVisible();
    await picture(`edge-chat-${key}`);
  }
});

test.describe('a reviewer', () => {
  test.use({ signedInAs: 'moderator@mwanzo.test' });

  test('edge-moderation', async ({ page, press, isMobile, picture }) => {
    test.skip(isMobile, 'reviewers sit at a desk');
    await makeWaitingMember(edgeProfiles.longName.name);
    await makeWaitingMember(edgeProfiles.arabic.name);
    await makeWaitingMember(edgeProfiles.oneWord.name);
    await page.goto('/moderation');
    await press(page.getByRole('main').getByRole('button', { name: /Maria Consolata/ }).first());
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await picture('edge-moderation');
  });
});
