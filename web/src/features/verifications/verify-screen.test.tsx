import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';
import { linkOf, renderScreen, textOf } from '../../testing/render-screen.tsx';

/** Renders /verify for a member with this profile, before any response has arrived. */
async function renderFor(profile: object): Promise<string> {
  await openPage({ profile });
  const { VerifyScreen } = await import('./verify-screen.tsx');
  return renderScreen(<VerifyScreen />);
}

test('a verified member sees no step and nothing to skip, only that they are verified and the way on', async () => {
  const screen = await renderFor({ id: 1, isVerified: true });
  expect(screen).toMatch(/<h1[^>]*>Your profile is verified</);
  expect(textOf(screen)).not.toMatch(/Step 3 of 3|Skip for now|Verify your profile|Loading/);
  expect(linkOf(screen, 'Continue to Discover')).toBe('/discover');
});

test('an unverified member sees the last step, which can be skipped', async () => {
  const screen = await renderFor({ id: 1, isVerified: false });
  expect(textOf(screen)).toContain('|Step 3 of 3|Verify your profile|');
  expect(linkOf(screen, 'Skip for now')).toBe('/discover');
});
